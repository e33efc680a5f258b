import { countOf } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import builtIn from '../data/pack.json' with { type: 'json' }
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { doCross, isInside, type Line, type Point } from '../geometry.ts'
import { load } from '../load.ts'
import { packFrom, SECTIONS } from '../pack.ts'
import { isDeviating, sharesOf, stepsFromCastles } from '../pack-warnings.ts'
import type { Content, EarningCard, Location, LocationId, Province, Yield } from '../types.ts'
import { CARDS, LOCATIONS, PROVINCES } from './tables.ts'

const words = (line: string) => line.split(' ')
const total = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const tenth = (n: number) => Math.round(n * 10) / 10
const hundredth = (n: number) => Math.round(n * 100) / 100

describe.each([
  ['the built-in pack', builtIn],
  ['the pack of the ledger', ledgerPack],
])('the map of %s', (_, document) => {
  const pack = packFrom(document)
  const content = load(document)
  const { locations, provinces, ports, castles, landings, colours } = content
  const island = locations.filter(({ isCastle }) => !isCastle)
  const at = (index: number) => locations[index] as Location
  const idOf = (index: number) => at(index).id as string
  const named = (id: string) => content.location[id as LocationId] as Location
  const steps = stepsFromCastles(content)

  /** All that can be reached without leaving `inside`. */
  function reachedFrom(start: number, inside: readonly number[]) {
    const reached = new Set([start])
    for (const index of reached) for (const to of at(index).links) if (inside.includes(to)) reached.add(to)
    return reached
  }
  const isWhole = (part: readonly number[]) => reachedFrom(part[0] as number, part).size === part.length

  describe('locations and provinces', () => {
    it('ARR-GEN-05, ARR-RULING-58 has 48 locations in ten provinces, 12 of them ports, and 4 castle locations in none', () => {
      expect([island.length, ports.length, castles.length, provinces.length]).toEqual([48, 12, 4, 10])
      for (const { index, province } of island) expect(provinces[province]?.locations).toContain(index)
      expect(total(provinces.map((one) => one.locations.length))).toBe(48)
      for (const { province, isPort } of castles.map(at)) expect([province, isPort]).toEqual([-1, false])
    })

    it('ARR-GEN-05 has the locations of the ledger, in its order', () => {
      const told = [...pack.locations, ...pack.castles.map((one) => ({ ...one, name: '-', port: false }))]
      expect(told.map(({ id, name, port, at: place }) => [id, name, port, place])).toEqual(
        LOCATIONS.map(({ id, name, isPort, at: place }) => [id, name, isPort, place]),
      )
      expect(locations.map(({ id, isPort, index }) => [id, isPort, index])).toEqual(
        LOCATIONS.map(({ id, isPort }, index) => [id, isPort, index]),
      )
    })

    it('ARR-SCORE-05 has the provinces of the ledger: colours, values, sizes, ports and neighbours', () => {
      const portsOf = (one: Province) => one.locations.filter((index) => at(index).isPort).length
      expect(
        provinces.map((one, k) => ({
          id: one.id,
          name: pack.provinces[k]?.name,
          colour: one.colour,
          fame: one.fame,
          locations: one.locations.length,
          ports: portsOf(one),
          neighbours: one.neighbours.map((index) => provinces[index]?.id as string).sort(),
          badge: pack.provinces[k]?.badge,
        })),
      ).toEqual(PROVINCES)
    })

    it('ARR-GEN-05 has four colours on two or three provinces each, never on neighbours', () => {
      expect(colours).toEqual(words('moss peat slate heather'))
      expect(colours.map((colour) => provinces.filter((one) => one.colour === colour).length)).toEqual([3, 2, 3, 2])
      for (const { colour, neighbours } of provinces)
        for (const index of neighbours) expect(provinces[index]?.colour).not.toBe(colour)
    })

    it('ARR-SCORE-05 is worth 104 Fame in all, less and less to the south', () => {
      expect(total(island.map(({ province }) => provinces[province]?.fame as number))).toBe(104)
      const byDistance = provinces.toSorted((a, b) => meanSteps(a) - meanSteps(b)).map(({ fame }) => fame)
      expect(byDistance).toEqual(byDistance.toSorted((a, b) => b - a))
    })

    const meanSteps = (province: Province) =>
      total(province.locations.map((index) => steps[index] as number)) / province.locations.length

    it.each([
      ['RHI', 1.5],
      ['DUN', 2.2],
      ['MAG', 2.6],
      ['RHA', 3.8],
      ['EBL', 4.8],
      ['ALT', 5.8],
      ['LAB', 6],
      ['MAC', 7],
      ['MAN', 7.6],
      ['IVE', 8.8],
    ])('%s lies %d steps from the castles on average', (id, mean) => {
      expect(tenth(meanSteps(provinces.find((one) => one.id === id) as Province))).toBe(mean)
    })
  })

  describe('connections', () => {
    it('ARR-GEN-09 has the connections of the ledger, rising by place', () => {
      const linksOf = ({ links }: Location) => links.map(idOf)
      expect(locations.map((one) => linksOf(one).toSorted())).toEqual(LOCATIONS.map(({ links }) => links.toSorted()))
      for (const { links } of locations) expect(links).toEqual(links.toSorted((a, b) => a - b))
    })

    it('ARR-GEN-09 has 90 of them on the main island, and one from each castle', () => {
      const isOnIsland = (one: readonly string[]) => one.every((id) => !named(id).isCastle)
      expect(pack.connections.filter(isOnIsland)).toHaveLength(90)
      expect(pack.connections.filter((one) => !isOnIsland(one))).toHaveLength(4)
    })

    it('ARR-INV-32 has connections and neighbours that are mutual, without repetition, never with oneself', () => {
      for (const { index, links } of locations) {
        expect(links).not.toContain(index)
        expect(new Set(links).size).toBe(links.length)
        for (const to of links) expect(at(to).links).toContain(index)
      }
      for (const { index, neighbours } of provinces) {
        expect(neighbours).not.toContain(index)
        expect(new Set(neighbours).size).toBe(neighbours.length)
        for (const to of neighbours) expect(provinces[to]?.neighbours).toContain(index)
      }
    })

    it('ARR-GEN-10 joins no two ports', () => {
      for (const index of ports) for (const to of at(index).links) expect(at(to).isPort).toBe(false)
    })

    it('is in one piece, and so is every province', () => {
      expect(isWhole(locations.map(({ index }) => index))).toBe(true)
      for (const one of provinces) expect(isWhole(one.locations)).toBe(true)
    })

    it('leaves the main island in one piece whichever location is taken out', () => {
      const all = island.map(({ index }) => index)
      for (const gone of all) expect(isWhole(all.filter((index) => index !== gone))).toBe(true)
    })

    it('has two to six connections at every location of the main island, 3.8 on average', () => {
      const degrees = island.map(({ links }) => links.filter((to) => !at(to).isCastle).length)
      expect([Math.min(...degrees), Math.max(...degrees), tenth(total(degrees) / degrees.length)]).toEqual([2, 6, 3.8])
    })

    it('ARR-SETUP-06 lands the first Fomori at MAG1, RHI1, RHI2 and DUN1, one from each castle, at no port', () => {
      expect(landings.map(idOf)).toEqual(words('MAG1 RHI1 RHI2 DUN1'))
      expect(castles.map((index) => at(index).links.map(idOf))).toEqual(words('MAG1 RHI1 RHI2 DUN1').map((id) => [id]))
      for (const index of landings) expect(at(index).isPort).toBe(false)
    })

    it('F6 has another location, without a castle, just east of each of them', () => {
      const place = (index: number) => (pack.locations[index]?.at ?? [0, 0]) as Point
      for (const index of landings) {
        const east = at(index).links.filter((to) => !at(to).isCastle && place(to)[0] > place(index)[0])
        expect(east.some((to) => !landings.includes(to))).toBe(true)
      }
    })

    it('ARR-SETUP-10 has ports near and far', () => {
      const far = Object.fromEntries(ports.map((index) => [idOf(index), steps[index]]))
      const near = { DUN3: 2, MAG3: 3, DUN5: 3, EBL1: 4, ALT1: 5, EBL5: 6 }
      expect(far).toEqual({ ...near, ALT3: 6, MAC1: 7, MAN2: 8, MAN5: 8, IVE1: 9, IVE3: 9 })
    })

    it('ARR-RULING-80 has a connection between two provinces exactly if they are neighbours', () => {
      for (const { index, neighbours, locations: own } of provinces) {
        const reached = own.flatMap((one) => at(one).links.map((to) => at(to).province))
        const others = new Set(reached.filter((province) => province >= 0 && province !== index))
        expect([...others].sort()).toEqual([...neighbours].sort())
      }
    })
  })

  describe('the drawing', () => {
    const { island: coast, isle, viewBox } = pack.drawing
    const places = [...pack.locations, ...pack.castles]
    const placeOf = (id: string) => places.find((one) => one.id === id)?.at as Point
    const lines = pack.connections.map(([a, b]): Line => [placeOf(a), placeOf(b)])

    it('ARR-GEN-09 draws every connection as a straight line, and no two of them cross', () => {
      const crossings = lines.flatMap((one, k) => lines.slice(k + 1).filter((other) => doCross(one, other)))
      expect(crossings).toEqual([])
    })

    it('has about 64 units between the two locations that are nearest to each other', () => {
      const distances = places.flatMap(({ at: [x, y] }, k) =>
        places.slice(k + 1).map(({ at: [u, v] }) => Math.hypot(x - u, y - v)),
      )
      expect(Math.round(Math.min(...distances))).toBe(64)
    })

    it('has every location within the outline of its island, and both outlines within the frame, apart', () => {
      for (const one of pack.locations) expect(isInside(one.at, coast)).toBe(true)
      for (const one of pack.castles) expect(isInside(one.at, isle)).toBe(true)
      for (const [x, y] of [...coast, ...isle]) {
        expect(x > viewBox[0] && x < viewBox[0] + viewBox[2]).toBe(true)
        expect(y > viewBox[1] && y < viewBox[1] + viewBox[3]).toBe(true)
      }
      for (const point of isle) expect(isInside(point, coast)).toBe(false)
    })

    it('has outlines that do not cross themselves', () => {
      for (const outline of [coast, isle]) {
        const edges = edgesOf(outline)
        expect(edges.flatMap((one, k) => edges.slice(k + 1).filter((other) => doCross(one, other)))).toEqual([])
      }
    })

    it('has provinces whose areas, nearest location by location, border exactly where they are neighbours', () => {
      const borders = new Set<string>()
      const spots = pack.locations.map((one) => one.at)
      spots.forEach((_, i) => {
        for (let j = i + 1; j < spots.length; j++) {
          const [a, b] = [at(i).province, at(j).province]
          if (a !== b && borderLength(spots, i, j, coast) > 0.001) borders.add([a, b].sort().join(' '))
        }
      })
      const listed = provinces.flatMap(({ index, neighbours }) => neighbours.map((to) => [index, to].sort().join(' ')))
      expect([...borders].sort()).toEqual([...new Set(listed)].sort())
    })
  })
})

describe.each([
  ['the built-in pack', builtIn],
  ['the pack of the ledger', ledgerPack],
])('the cards and tiles of %s', (_, document) => {
  const content: Content = load(document)
  const cards: readonly EarningCard[] = Object.values(content.cards)
  const per = (level: number) => (section: Yield) => section.famePerFort.filter((one) => one.level === level).length
  const COLUMNS: readonly ((section: Yield) => number)[] = [
    ({ discs }) => discs,
    ({ swords }) => swords,
    ({ shields }) => shields,
    ({ tiles }) => tiles,
    ({ fame }) => fame,
    per(2),
    per(3),
    ({ fomori }) => fomori,
  ]
  const totals = (section: 'top' | 'middle' | 'bottom') =>
    COLUMNS.map((column) => total(cards.map(({ sections }) => column(sections[section]))))

  it('ARR-SUPPLY-01 has 54 earning cards and 30 tactic tiles', () => {
    expect(countOf(content.deck)).toBe(54)
    expect(countOf(content.tileSet)).toBe(30)
    expect(Object.keys(content.deck)).toEqual(cards.map(({ id }) => id))
    expect(Object.keys(content.tileSet)).toEqual(Object.keys(content.tiles))
  })

  it('ARR-BLOCK-01, ARR-EARN-22 has the cards of the ledger, three sections each', () => {
    const symbols = ({ discs, swords, shields, fame, famePerFort, tiles, fomori }: Yield) => [
      ...Object.entries({ D: discs, S: swords, H: shields, F: fame }).flatMap(([key, n]) =>
        n > 0 ? [`${key}${n}`] : [],
      ),
      ...famePerFort.map(({ fame: n, level }) => `${n}/${level}`.replace('2/2', 'Fb').replace('3/3', 'Fc')),
      ...Object.entries({ T: tiles, X: fomori }).flatMap(([key, n]) => (n > 0 ? [`${key}${n}`] : [])),
    ]
    expect(cards.map(({ id, sections }) => ({ id, sections: SECTIONS.map((one) => symbols(sections[one])) }))).toEqual(
      CARDS,
    )
  })

  it('ARR-DRAW-03 has 18 cards of each back', () => {
    const LETTERS = { discs: 'B', arms: 'W', glory: 'G' }
    for (const { id, back } of cards) expect(LETTERS[back]).toBe(id[0])
    for (const back of ['discs', 'arms', 'glory']) expect(cards.filter((card) => card.back === back)).toHaveLength(18)
  })

  it.each([
    ['top', [57, 47, 20, 20, 32, 2, 2, 89], [4.22, 3.48, 1.48, 1.48, 2.37, 6.59], 3.33, 1.65],
    ['middle', [36, 29, 11, 12, 21, 2, 1, 50], [2.67, 2.15, 0.81, 0.89, 1.56, 3.7], 2.07, 0.93],
    ['bottom', [23, 16, 8, 9, 11, 1, 0, 28], [1.7, 1.19, 0.59, 0.67, 0.81, 2.07], 1.26, 0.52],
  ] as const)('ARR-BLOCK-10 has these totals and means in the %s section', (section, sums, ofFour, gains, fomori) => {
    const [D = 0, S = 0, H = 0, T = 0, F = 0, Fb = 0, Fc = 0, X = 0] = totals(section)
    expect([D, S, H, T, F, Fb, Fc, X]).toEqual(sums)
    expect([D, S, H, T, F, X].map((n) => hundredth((4 * n) / 54))).toEqual(ofFour)
    expect(hundredth((D + S + H + T + F + Fb + Fc) / 54)).toBe(gains)
    expect(hundredth(X / 54)).toBe(fomori)
  })

  it('ARR-BLOCK-10 shows fewer gains and Fomori the lower the section, but for four cards', () => {
    expect(cards.filter(isDeviating).map(({ id }) => id)).toEqual(words('B03 B15 W07 G15'))
  })

  it.each([
    ['discs', 64],
    ['arms', 73],
    ['glory', 69],
  ] as const)('ARR-DRAW-03 has what the back “%s” names in %d %% of its gains', (back, percent) => {
    expect(Math.round(100 * sharesOf(cards.filter((card) => card.back === back))[back])).toBe(percent)
  })

  it('ARR-EARN-22 has both conditional Fame symbols and no other', () => {
    const symbols = cards.flatMap(({ sections }) => SECTIONS.flatMap((section) => sections[section].famePerFort))
    expect([...new Set(symbols.map(({ fame, level }) => `${fame} per level ${level}`))].sort()).toEqual([
      '2 per level 2',
      '3 per level 3',
    ])
  })

  const tiles = Object.values(content.tiles)

  it('ARR-TILE-CAULDRON-02 has a Cauldron for each province, worth one more than the province', () => {
    const cauldrons = tiles.filter(({ kind }) => kind === 'cauldron')
    expect(cauldrons.map(({ id, value }) => `${id} ${value}`)).toEqual(
      PROVINCES.map(({ id, fame }) => `cauldron-${id} ${fame + 1}`),
    )
    expect(cauldrons.map(({ province }) => province)).toEqual(content.provinces.map(({ index }) => index))
  })

  it('ARR-TILE-SILVER-02 has a Silver for each colour, worth 26 to 30 Fame at most', () => {
    const silver = tiles.filter(({ kind }) => kind === 'silver')
    expect(silver.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'silver-moss 2',
      'silver-peat 3',
      'silver-slate 2',
      'silver-heather 3',
    ])
    const sizes = silver.map(({ colour }) =>
      total(content.provinces.filter((one) => one.colour === colour).map(({ locations }) => locations.length)),
    )
    expect(sizes).toEqual([13, 10, 15, 10])
    expect(silver.map(({ value }, k) => value * (sizes[k] as number))).toEqual([26, 30, 30, 30])
  })

  it('has one of six further kinds of tile and two of five, without a value of their own', () => {
    const others = tiles.filter(({ kind }) => kind !== 'cauldron' && kind !== 'silver')
    const copies = others.map(({ id }) => `${id} ${content.tileSet[id]}`)
    const one = words('wildGeese salmon liaFail emer highWalls stronghold').map((id) => `${id} 1`)
    const two = words('ogam masterBuilder ruse migration bard').map((id) => `${id} 2`)
    expect(copies).toEqual([...one, ...two])
    for (const { value, province, colour } of others) expect([value, province, colour]).toEqual([0, -1, null])
  })
})

describe('lines and outlines', () => {
  const square: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]

  it.each<[string, Line, Line, boolean]>([
    [
      'cross in the middle',
      [
        [0, 0],
        [10, 10],
      ],
      [
        [0, 10],
        [10, 0],
      ],
      true,
    ],
    [
      'share an end',
      [
        [0, 0],
        [10, 10],
      ],
      [
        [10, 10],
        [20, 0],
      ],
      false,
    ],
    [
      'touch in the middle of one',
      [
        [0, 0],
        [10, 0],
      ],
      [
        [5, 0],
        [5, 5],
      ],
      true,
    ],
    [
      'run over one another',
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [5, 0],
      ],
      true,
    ],
    [
      'follow one another',
      [
        [0, 0],
        [10, 0],
      ],
      [
        [10, 0],
        [20, 0],
      ],
      false,
    ],
    [
      'would cross further on',
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 10],
        [10, 0],
      ],
      false,
    ],
  ])('two lines that %s', (_, one, other, expected) => {
    expect(doCross(one, other)).toBe(expected)
    expect(doCross(other, one)).toBe(expected)
  })

  it('a point is inside, on the line or outside', () => {
    const dented: readonly Point[] = [...square, [5, 5]]
    expect(
      [
        [2, 5],
        [0, 5],
        [-1, 5],
        [11, 5],
      ].map((p) => isInside(p as unknown as Point, square)),
    ).toEqual([true, true, false, false])
    expect(
      [
        [1, 5],
        [5, 1],
        [6, 5],
      ].map((p) => isInside(p as unknown as Point, dented)),
    ).toEqual([false, true, true])
  })
})

function edgesOf(outline: readonly Point[]): Line[] {
  return outline.map((a, k) => [a, outline[(k + 1) % outline.length] as Point])
}

/** How long the border is between the cells of two points, each the area nearest to it, within an outline. */
function borderLength(spots: readonly Point[], i: number, j: number, outline: readonly Point[]): number {
  const [a, b] = [spots[i] as Point, spots[j] as Point]
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const [from, to] = nearestPart(spots, a, middle, along)
  const cuts = [from, to, ...edgesOf(outline).flatMap((edge) => cutAt(middle, along, edge))]
  const marks = cuts.filter((t) => t >= from && t <= to).sort((s, t) => s - t)
  const pieces = marks.slice(1).map((t, k) => [marks[k] as number, t] as const)
  const isWithin = ([s, t]: readonly [number, number]) =>
    isInside([middle[0] + (along[0] * (s + t)) / 2, middle[1] + (along[1] * (s + t)) / 2], outline)
  return total(pieces.filter(isWithin).map(([s, t]) => t - s))
}

/** Where on the line through `middle` no spot is nearer than `a`. */
function nearestPart(spots: readonly Point[], a: Point, middle: Point, along: Point): readonly [number, number] {
  let [from, to] = [-5000, 5000]
  for (const c of spots) {
    // |p − a|² ≤ |p − c|² for p = middle + t · along is linear in t: t · slope ≤ room
    const slope = 2 * (along[0] * (c[0] - a[0]) + along[1] * (c[1] - a[1]))
    const room = (middle[0] - c[0]) ** 2 + (middle[1] - c[1]) ** 2 - (middle[0] - a[0]) ** 2 - (middle[1] - a[1]) ** 2
    if (Math.abs(slope) < 1e-9) {
      if (room < -1e-6) return [0, 0]
    } else if (slope > 0) to = Math.min(to, room / slope)
    else from = Math.max(from, room / slope)
  }
  return from < to ? [from, to] : [0, 0]
}

/** Where a line meets an edge of an outline, if it does. */
function cutAt(middle: Point, along: Point, [a, b]: Line): number[] {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const turn = along[0] * ey - along[1] * ex
  if (Math.abs(turn) < 1e-9) return []
  const onEdge = ((a[0] - middle[0]) * along[1] - (a[1] - middle[1]) * along[0]) / turn
  return onEdge < 0 || onEdge > 1 ? [] : [((a[0] - middle[0]) * ey - (a[1] - middle[1]) * ex) / turn]
}
