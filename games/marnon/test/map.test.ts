import { describe, expect, it } from 'vitest'
import builtIn from '../data/pack.json' with { type: 'json' }
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import type { Point } from '../geometry.ts'
import { load, type PackField, packFrom } from '../load.ts'
import { placeInOrder } from '../queries.ts'
import type { Content, FieldId, Link, RegionId } from '../types.ts'

/** Field | terrain | centre | land | bridge | tunnel | across the river, no bridge | touches */
const TABLE = `
  I1 | plain | 115 397 | I2 I3 I4 | VI3 | - | - | river ocean
  I2 | plain | 245 419 | I1 I4 II1 C2 | - | - | VI2 VI3 | river
  I3 | plain | 84 520 | I1 I4 I6 | - | - | - | ocean
  I4 | plain | 179 514 | I1 I2 I3 I5 I6 C2 | - | - | - | -
  I5 | plain | 233 627 | I4 I6 II6 C2 | - | - | - | ocean
  I6 | plain | 122 642 | I3 I4 I5 | - | - | - | ocean
  II1 | plain | 342 428 | I2 II2 II3 C2 | VI2 | - | VI1 | river
  II2 | plain | 374 558 | II1 II3 II4 II5 II6 C2 | - | - | - | -
  II3 | plain | 419 468 | II1 II2 II4 C3 | - | - | VI1 | river
  II4 | plain | 505 534 | II2 II3 II5 III1 III3 C3 C4 | - | - | - | -
  II5 | plain | 438 647 | II2 II4 II6 C4 | - | - | - | ocean
  II6 | plain | 318 632 | I5 II2 II5 C2 | - | - | - | ocean
  III1 | forest | 573 418 | II4 III3 IV1 C3 | C8 | - | IV6 VI1 | river
  III2 | forest | 595 675 | III3 III4 C4 | - | V6 | - | ocean
  III3 | forest | 609 565 | II4 III1 III2 III4 III5 IV1 C4 | - | - | - | -
  III4 | forest | 718 654 | III2 III3 III5 III6 | - | - | - | ocean
  III5 | forest | 716 560 | III3 III4 III6 IV1 IV2 | - | - | - | -
  III6 | forest | 852 576 | III4 III5 IV2 IV3 C5 | - | - | - | ocean
  IV1 | plain | 660 425 | III1 III3 III5 IV2 | IV6 | - | - | sea river
  IV2 | plain | 766 491 | III5 III6 IV1 C5 | - | - | - | sea
  IV3 | plain | 929 450 | III6 IV4 C5 | - | - | - | sea ocean
  IV4 | plain | 875 300 | IV3 IV5 V6 C6 | - | - | - | sea ocean
  IV5 | plain | 739 234 | IV4 IV6 V5 V6 C7 | - | - | - | sea
  IV6 | plain | 631 299 | IV5 V4 C7 C8 | IV1 | - | III1 | sea river
  V1 | forest | 235 125 | V2 VI4 VI5 C1 | - | - | - | ocean
  V2 | forest | 370 125 | V1 V3 VI5 VI6 | - | - | - | ocean
  V3 | forest | 482 131 | V2 V4 VI6 | - | - | - | ocean
  V4 | forest | 565 190 | IV6 V3 V5 VI6 C7 C8 | - | - | - | ocean
  V5 | forest | 676 129 | IV5 V4 V6 C7 | - | - | - | ocean
  V6 | forest | 801 155 | IV4 IV5 V5 C6 | - | III2 | - | ocean
  VI1 | mountain | 454 351 | VI2 VI6 C8 | C3 | - | II1 II3 III1 | river
  VI2 | mountain | 310 312 | VI1 VI3 VI4 VI5 VI6 | II1 | - | I2 | river
  VI3 | mountain | 167 320 | VI2 VI4 | I1 | - | I2 | river ocean
  VI4 | mountain | 186 232 | V1 VI2 VI3 VI5 C1 | - | - | - | ocean
  VI5 | mountain | 318 211 | V1 V2 VI2 VI4 VI6 | - | - | - | -
  VI6 | mountain | 442 248 | V2 V3 V4 VI1 VI2 VI5 C8 | - | - | - | -
  C1 | castle | 142 144 | V1 VI4 | - | - | - | ocean
  C2 | castle | 279 531 | I2 I4 I5 II1 II2 II6 | - | - | - | -
  C3 | castle | 490 441 | II3 II4 III1 | VI1 | - | - | river
  C4 | castle | 527 642 | II4 II5 III2 III3 | - | - | - | ocean
  C5 | castle | 854 488 | III6 IV2 IV3 | - | - | - | sea
  C6 | castle | 894 208 | IV4 V6 | - | - | - | ocean
  C7 | castle | 646 214 | IV5 IV6 V4 V5 | - | - | - | -
  C8 | castle | 532 306 | IV6 V4 VI1 VI6 | III1 | - | - | river
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', terrain = '', ...cells] = line.split('|').map((cell) => cell.trim())
    const lists = cells.map((cell) => cell.split(' ').filter((word) => word !== '-'))
    const [centre = [], land = [], bridge = [], tunnel = [], river = [], touches = []] = lists
    return { id, terrain, centre: centre.map(Number), land, bridge, tunnel, river, touches }
  })

const at = (id: string) => id as FieldId
const words = (line: string) => line.split(' ')

describe.each([
  ['the built-in pack', builtIn],
  ['the pack of the ledger', ledgerPack],
])('the map of %s', (_, document) => {
  const pack = packFrom(document)
  const content = load(document)
  const { fields, areas, castles, regions } = content
  const drawn = (id: string) => pack.fields.find((field) => field.id === id) as PackField
  const fieldOf = (id: string) => content.field[at(id)] as Content['field'][FieldId]
  const waysFrom = (id: string, ...by: Link[]) =>
    fieldOf(id)
      .ways.filter((way) => by.length === 0 || by.includes(way.by))
      .map(({ to }) => to)
  const links = (by: Link) => fields.flatMap((id) => waysFrom(id, by).map((to) => `${id}–${to}`))
  const onWater = (water: string) => fields.filter((id) => drawn(id).waters.includes(water))

  /** All fields that can be reached without leaving `inside`. */
  function reachedFrom(start: string, inside: readonly string[], ...by: Link[]) {
    const reached = new Set([start])
    for (const id of reached) for (const to of waysFrom(id, ...by)) if (inside.includes(to)) reached.add(to)
    return reached
  }
  const isWhole = (part: readonly string[], ...by: Link[]) =>
    reachedFrom(part[0] as string, part, ...by).size === part.length

  describe('fields and regions', () => {
    it('MAR-GEN-03, F11 has 44 fields: six regions of six areas, eight castles in no region', () => {
      expect([fields.length, areas.length, castles.length]).toEqual([44, 36, 8])
      expect(regions).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'])
      for (const region of regions) expect(areas.filter((id) => fieldOf(id).region === region)).toHaveLength(6)
      for (const id of castles) expect(fieldOf(id).region).toBeNull()
    })

    it.each([
      ['I', 'plain'],
      ['II', 'plain'],
      ['III', 'forest'],
      ['IV', 'plain'],
      ['V', 'forest'],
      ['VI', 'mountain'],
    ])('MAR-GEN-04, F11 region %s is %s', (region, terrain) => {
      expect(pack.regions.find(({ id }) => id === region)?.terrain).toBe(terrain)
      for (const id of content.areasOf[region as RegionId] ?? []) expect(fieldOf(id).terrain).toBe(terrain)
    })

    it('MAR-GEN-04 castles are a terrain of their own', () => {
      expect(fields.filter((id) => fieldOf(id).terrain === 'castle')).toEqual(castles)
    })

    it('MAR-GEN-05 two dice address an area, one number a castle', () => {
      regions.forEach((region, r) => {
        for (const number of [1, 2, 3, 4, 5, 6]) {
          const id = content.areasOf[regions[r] as RegionId]?.[number - 1]
          expect(id).toBe(`${region}${number}`)
          expect(fieldOf(id as string).region).toBe(region)
        }
      })
      expect(castles).toEqual(words('C1 C2 C3 C4 C5 C6 C7 C8'))
    })

    it('MAR-ORC-10 every field tells by its name where it stands in that order', () => {
      content.fields.forEach((id, i) => {
        expect(placeInOrder(id), id).toBe(i)
      })
    })

    it('MAR-ORC-10 lists fields by region and number, then castles', () => {
      expect(fields).toEqual([...regions.flatMap((region) => content.areasOf[region] ?? []), ...castles])
      expect(fields.slice(4, 8)).toEqual(words('I5 I6 II1 II2'))
      expect(fields.slice(34, 38)).toEqual(words('VI5 VI6 C1 C2'))
      expect(Object.keys(content.field)).toEqual(fields)
    })
  })

  describe('neighbours', () => {
    it.each(TABLE)('MAR-GEN-06, -07, -08 $id is as in the table', ({ id, touches, ...row }) => {
      const { terrain, centre, waters, coast } = drawn(id)
      const [land, bridge, tunnel] = (['land', 'bridge', 'tunnel'] as const).map((by) => waysFrom(id, by))
      expect({ terrain, centre, land, bridge, tunnel, river: fieldOf(id).acrossRiver }).toEqual(row)
      expect([...waters, ...(coast ? ['ocean'] : [])]).toEqual(touches)
    })

    it('has the whole table, and nothing else', () => expect(TABLE.map(({ id }) => id)).toEqual(fields))

    it('MAR-GEN-06, F1, MAR-T-R-01, MAR-T-R-02 C1 is the castle at the top left and borders V1', () => {
      expect(mostOf(castles, ([x, y]) => -x - y)).toBe('C1')
      expect(fieldOf('C1').ways).toContainEqual({ to: 'V1', by: 'land' })
    })

    it('MAR-GEN-05, F2, MAR-T-R-01 I6 lies at the bottom left, on the coast', () => {
      expect(mostOf(areas, ([x, y]) => y - x)).toBe('I6')
      expect(drawn('I6').coast).toBe(true)
    })

    it('MAR-GEN-05, F3, MAR-T-R-01 V6 lies at the top right and has a tunnel', () => {
      expect(mostOf(areas, ([x, y]) => x - y)).toBe('V6')
      expect(waysFrom('V6', 'tunnel')).toHaveLength(1)
    })

    it('MAR-GEN-08, F4, F11, MAR-T-R-02 the Great Tunnel joins III2 and V6, woods in the far south and north', () => {
      expect(links('tunnel')).toEqual(['III2–V6', 'V6–III2'])
      expect([fieldOf('III2').terrain, fieldOf('V6').terrain]).toEqual(['forest', 'forest'])
      const southwards = areas.toSorted((a, b) => drawn(a).centre[1] - drawn(b).centre[1])
      expect(southwards.at(-1)).toBe('III2')
      expect(southwards.slice(0, 6)).toContain('V6')
    })

    it('F5 C3 borders exactly II3, II4, III1 and VI1', () => expect(waysFrom('C3')).toEqual(words('II3 II4 III1 VI1')))

    it.each([
      ['I2', 'VI2'],
      ['IV4', 'IV1'],
      ['IV5', 'C5'],
    ])('MAR-AID-12, F6 %s reaches %s by boat and in no other way', (from, to) => {
      expect(fieldOf(from).boats).toContainEqual({ to, by: 'boat' })
      expect(waysFrom(from)).not.toContain(to)
    })

    it('MAR-GEN-07, F8 the river separates fields except at five bridges', () => {
      const bridges = words('I1–VI3 II1–VI2 III1–C8 IV1–IV6 IV6–IV1 VI1–C3 VI2–II1 VI3–I1 C3–VI1 C8–III1')
      expect(links('bridge')).toEqual(bridges)
      for (const id of fields)
        for (const across of fieldOf(id).acrossRiver) {
          expect(waysFrom(id)).not.toContain(across)
          expect(fieldOf(across).acrossRiver).toContain(id)
        }
    })

    it('has links that lead both ways by the same kind', () => {
      for (const id of fields)
        for (const { to, by } of fieldOf(id).ways) expect(fieldOf(to).ways).toContainEqual({ to: id, by })
    })

    it('MAR-RULING-55 has land, bridges and the tunnel among its ways, and no boat', () => {
      const kinds = fields.flatMap((id) => fieldOf(id).ways.map(({ by }) => by))
      expect(new Set(kinds)).toEqual(new Set(['land', 'bridge', 'tunnel']))
    })

    it('has 92 land links, 5 bridges and 1 tunnel; 2 to 7 ways from a field, 4.45 on average', () => {
      expect((['land', 'bridge', 'tunnel'] as const).map((by) => links(by).length / 2)).toEqual([92, 5, 1])
      const degrees = fields.map((id) => waysFrom(id).length)
      expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([2, 7])
      expect(degrees.reduce((a, b) => a + b) / 44).toBeCloseTo(4.45, 2)
    })

    it('is in one piece, by land alone too, and so is every region', () => {
      expect(isWhole(fields)).toBe(true)
      expect(isWhole(fields, 'land')).toBe(true)
      for (const region of regions) expect(isWhole(content.areasOf[region] ?? [])).toBe(true)
    })

    it('holds together without any single field', () => {
      for (const out of fields) expect(isWhole(fields.filter((id) => id !== out))).toBe(true)
    })

    it('is crossed in at most eight steps', () => {
      const distances = fields.flatMap((start) => {
        const distance = new Map<string, number>([[start, 0]])
        for (const [id, far] of distance)
          for (const to of waysFrom(id)) if (!distance.has(to)) distance.set(to, far + 1)
        return [...distance.values()]
      })
      expect(Math.max(...distances)).toBe(8)
    })
  })

  describe('castles', () => {
    it.each([
      ['C1', 'V VI'],
      ['C2', 'I II'],
      ['C3', 'II III VI'],
      ['C4', 'II III'],
      ['C5', 'III IV'],
      ['C6', 'IV V'],
      ['C7', 'IV V'],
      ['C8', 'III IV V VI'],
    ])('MAR-RULING-20, F7 %s borders %s', (id, borders) => expect(fieldOf(id).borders).toEqual(words(borders)))

    it('MAR-RULING-20 only castles border regions', () => {
      expect(areas.flatMap((id) => fieldOf(id).borders)).toEqual([])
    })

    it('has no two castles side by side', () => {
      for (const id of castles) for (const to of waysFrom(id)) expect(castles).not.toContain(to)
    })
  })

  describe('orders of attack', () => {
    it.each([
      ['C3', 'II3 II4 III1 VI1'],
      ['III2', 'III3 III4 C4 V6'],
      ['V6', 'IV4 IV5 V5 C6 III2'],
      ['IV6', 'IV1 IV5 V4 C7 C8'],
      ['C8', 'III1 IV6 V4 VI1 VI6'],
      ['VI1', 'VI2 VI6 C3 C8'],
    ])('MAR-ORC-12, -13, MAR-RULING-23, -24, -102 %s attacks %s', (id, order) => {
      expect(waysFrom(id)).toEqual(words(order))
    })

    it('MAR-ORC-12, -13 lists areas, then castles, then the tunnel, from every field', () => {
      const rank = ({ to, by }: { to: FieldId; by: Link }) => (by === 'tunnel' ? 100 : 0) + fields.indexOf(to)
      for (const id of fields) {
        const ranks = fieldOf(id).ways.map(rank)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }
    })

    it('MAR-ATTACK-03, MAR-AID-12 has the attacks of every field ready, in the same order', () => {
      for (const from of fields) {
        const { ways, boats } = fieldOf(from)
        expect(content.field[from]?.attacks).toEqual(ways.map(({ to, by }) => ({ do: 'attack', from, to, by })))
        expect(content.field[from]?.boatAttacks).toEqual(boats.map(({ to, by }) => ({ do: 'attack', from, to, by })))
      }
    })
  })

  describe('waters', () => {
    it('MAR-RULING-71 seven fields touch the Marnon Sea', () => {
      expect(onWater('sea')).toEqual(words('IV1 IV2 IV3 IV4 IV5 IV6 C5'))
    })

    it('MAR-RULING-71, F10 twelve fields touch the one river: five on its north bank, seven on its south bank', () => {
      const [north, south] = [words('IV6 VI1 VI2 VI3 C8'), words('I1 I2 II1 II3 III1 IV1 C3')]
      expect(new Set(onWater('river'))).toEqual(new Set([...north, ...south]))
      const across = (id: string) => [...fieldOf(id).acrossRiver, ...waysFrom(id, 'bridge')]
      for (const id of north) expect(south).toEqual(expect.arrayContaining(across(id)))
      for (const id of south) expect(north).toEqual(expect.arrayContaining(across(id)))
    })

    it('MAR-RULING-71 the ocean carries no boat: no field with only a coast has a boat way', () => {
      const dry = fields.filter((id) => drawn(id).waters.length === 0)
      expect(dry.flatMap((id) => fieldOf(id).boats)).toEqual([])
      expect(dry.filter((id) => drawn(id).coast).length).toBeGreaterThan(0)
    })

    it('MAR-AID-12, MAR-RULING-69 a boat reaches every other field on the same water, adjacent or not', () => {
      for (const id of fields) {
        const shared = drawn(id).waters.flatMap(onWater)
        const wanted = fields.filter((other) => other !== id && shared.includes(other))
        expect(fieldOf(id).boats).toEqual(wanted.map((to) => ({ to, by: 'boat' })))
      }
      expect(fieldOf('VI1').boats).toContainEqual({ to: 'C3', by: 'boat' })
    })

    it('MAR-RULING-70 only IV1 and IV6 may use river and sea; nothing else leads from one to the other', () => {
      expect(fields.filter((id) => drawn(id).waters.length === 2)).toEqual(['IV1', 'IV6'])
      const reach = (id: string) => fieldOf(id).boats.map(({ to }) => to)
      expect(reach('II1')).not.toContain('IV4')
      expect(reach('IV6')).toEqual(expect.arrayContaining(['II1', 'C5']))
      expect(reach('IV3')).not.toContain('V6')
    })
  })

  describe('the drawing', () => {
    const { vertices, seaPoly, riverPath, bridges } = pack.geometry
    const cornersOf = (poly: readonly number[]) => poly.map((vertex) => vertices[vertex] as Point)
    /** Edges that two fields have in common, by the pair of fields. */
    const borders = new Map<string, [Point, Point][]>()
    for (const a of pack.fields)
      for (const b of pack.fields)
        if (fields.indexOf(at(a.id)) < fields.indexOf(at(b.id)))
          for (const [u, v] of edges(a.poly))
            if (edges(b.poly).some(([s, t]) => s === v && t === u))
              borders.set(`${a.id}–${b.id}`, [
                ...(borders.get(`${a.id}–${b.id}`) ?? []),
                [vertices[u] as Point, vertices[v] as Point],
              ])

    it('MAR-GEN-06, MAR-RULING-17 draws a common edge for every link by land or bridge and every river border', () => {
      const across = fields.flatMap((id) => fieldOf(id).acrossRiver.map((to) => `${id}–${to}`))
      const listed = [...links('land'), ...links('bridge'), ...across].filter((pair) => borders.has(pair))
      expect(listed.toSorted()).toEqual([...borders.keys()].toSorted())
      expect(borders.size).toBe((links('land').length + links('bridge').length + across.length) / 2)
    })

    it('MAR-RULING-17 has no corner where four fields meet', () => {
      vertices.forEach((_, vertex) => {
        expect(pack.fields.filter(({ poly }) => poly.includes(vertex)).length).toBeLessThanOrEqual(3)
      })
    })

    it('MAR-GEN-06 has borders long enough to be seen: 34 units at least', () => {
      const long = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1])
      for (const line of borders.values()) expect(line.map(long).reduce((a, b) => a + b)).toBeGreaterThanOrEqual(34)
    })

    it('has fields that do not overlap', () => {
      const isApart = (a: readonly Point[], b: readonly Point[]) =>
        a.some((p, k) => b.every((corner) => side(p, a[(k + 1) % a.length] as Point, corner) <= 0))
      const polys = pack.fields.map(({ poly }) => cornersOf(poly))
      polys.forEach((a, i) => {
        for (const b of polys.slice(i + 1)) expect(isApart(a, b) || isApart(b, a)).toBe(true)
      })
    })

    it('lies within its frame', () => {
      const [left, top, wide, high] = pack.geometry.viewBox
      for (const [x, y] of vertices) {
        expect(x > left && x < left + wide).toBe(true)
        expect(y > top && y < top + high).toBe(true)
      }
    })

    it('MAR-GEN-07 has its bridges on the borders they span', () => {
      for (const { a, b, at: spot } of bridges) {
        const line = borders.get(`${a}–${b}`) ?? borders.get(`${b}–${a}`) ?? []
        expect(Math.min(...line.map((edge) => distance(spot, edge)))).toBeLessThan(2)
      }
    })

    it('F10 has one river, from the ocean to the sea', () => {
      expect(new Set(riverPath).size).toBe(riverPath.length)
      expect(seaPoly).toContain(riverPath.at(-1))
      expect(seaPoly).not.toContain(riverPath[0])
      expect(pack.fields.filter(({ poly }) => poly.includes(riverPath[0] as number)).every(({ coast }) => coast)).toBe(
        true,
      )
    })

    it('F9 has dunes and mountains in the west, woods in the south and north, the lake in the east', () => {
      const middle = (points: readonly Point[]): Point => [
        points.reduce((all, [x]) => all + x, 0) / points.length,
        points.reduce((all, [, y]) => all + y, 0) / points.length,
      ]
      const place = (region: string) =>
        middle((content.areasOf[region as RegionId] ?? []).map((id) => drawn(id).centre))
      expect(place('I')[0]).toBeLessThan(350)
      expect(place('VI')[0]).toBeLessThan(350)
      expect(place('III')[1]).toBeGreaterThan(500)
      expect(place('V')[1]).toBeLessThan(200)
      expect(middle(cornersOf(seaPoly))[0]).toBeGreaterThan(700)
    })
  })

  /** The field whose centre is the furthest in some direction. */
  function mostOf(ids: readonly FieldId[], measure: (centre: Point) => number) {
    return ids.toSorted((a, b) => measure(drawn(b).centre) - measure(drawn(a).centre))[0]
  }
})

function edges(poly: readonly number[]): [number, number][] {
  return poly.map((u, k) => [u, poly[(k + 1) % poly.length] as number])
}

function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point) {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

function distance(p: Point, [a, b]: readonly [Point, Point]) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy)
}
