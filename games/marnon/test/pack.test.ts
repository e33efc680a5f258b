import { faultsOf as faults } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

// —— the pack, changed in one place ——

type Things = 'regions' | 'waters' | 'fields' | 'components' | 'colours' | 'facts'
const changed = (change: object) => ({ ...pack, ...change })
/** Things of one list with other properties; undefined takes a thing out. */
const withThings = (key: Things, change: Record<string, object | undefined>) =>
  changed({
    [key]: pack[key]
      .filter(({ id }) => !(id in change) || change[id] !== undefined)
      .map((thing) => ({ ...thing, ...change[thing.id] })),
  })
const withFields = (change: Record<string, object | undefined>) => withThings('fields', change)
const withGeometry = (change: object) => changed({ geometry: { ...pack.geometry, ...change } })
const field = (id: string) => pack.fields.find((one) => one.id === id) ?? (pack.fields[0] as (typeof pack.fields)[0])
const without = (list: readonly string[], ...ids: string[]) => list.filter((id) => !ids.includes(id))

describe('the pack of Marnon', () => {
  it.each([
    ['the built-in pack', pack],
    ['the pack of the ledger', ledgerPack],
  ])('%s loads', (_, document) => expect(faultsOf(document)).toEqual([]))

  it('loads in any order, to the same content', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const fields = pack.fields.map((one) => ({
      ...one,
      land: turned(one.land),
      bridge: turned(one.bridge),
      river: turned(one.river),
      waters: turned(one.waters),
    }))
    expect(load(changed({ fields: turned(fields), regions: turned(pack.regions) }))).toEqual(load(pack))
  })

  it('becomes content that nobody can change, and stays as it was', () => {
    const before = structuredClone(pack)
    const { fields, field: all, inOrder } = load(pack)
    for (const part of [fields, all, ...Object.values(all).flatMap((one) => [one, one.ways, ...one.ways])])
      expect(Object.isFrozen(part)).toBe(true)
    for (const attack of inOrder.flatMap(({ attacks }) => attacks)) expect(Object.isFrozen(attack)).toBe(true)
    expect(pack).toEqual(before)
    expect(Object.isFrozen(pack.fields[0]?.land)).toBe(false)
  })

  it('MAR-RULING-20 counts no region that a castle only touches across the river', () => {
    const bridges = pack.geometry.bridges.filter(({ a }) => a !== 'C8')
    const torn = withFields({ C8: { bridge: [], river: ['III1'] }, III1: { bridge: [], river: ['IV6', 'VI1', 'C8'] } })
    const content = load({ ...torn, geometry: { ...pack.geometry, bridges } })
    const { borders, acrossRiver, ways } = Object.values(content.field).find(({ id }) => id === 'C8') ?? {}
    expect(borders).toEqual(['IV', 'V', 'VI'])
    expect(acrossRiver).toEqual(['III1'])
    expect(ways?.map(({ to }) => to)).not.toContain('III1')
  })
})

describe('a pack of the wrong shape ends at once', () => {
  it.each([
    ['nothing', null, '(top): notAnObject'],
    ['a list', [], '(top): notAnObject'],
    ['another format', changed({ format: 'marnon-pack-0' }), 'format: unknownFormat'],
    ['no regions', changed({ regions: undefined }), 'regions: notAList'],
    ['no facts', changed({ facts: null }), 'facts: notAList'],
    ['a colour that is none', changed({ colours: ['red'] }), 'colours.0: notAnObject'],
    ['no tunnel', changed({ tunnel: undefined }), 'tunnel: notAnObject'],
    ['half a piece', withThings('components', { orc: { count: 0.5 } }), 'components.3.count: notANumber'],
    ['a region without terrain', withThings('regions', { II: { terrain: undefined } }), 'regions.1.terrain: notAText'],
    ['a water without id', withThings('waters', { sea: { id: '' } }), 'waters.1.id: notAText'],
    ['a field that is none', changed({ fields: [null] }), 'fields.0: notAnObject'],
    ['a field without id', withFields({ I2: { id: 12 } }), 'fields.1.id: notAText'],
    ['a field without river', withFields({ I2: { river: undefined } }), 'fields.1.river: notAList'],
    ['a link that is no text', withFields({ I2: { land: ['I1', 4] } }), 'fields.1.land.1: notAText'],
    ['a coast that is neither', withFields({ I2: { coast: 'west' } }), 'fields.1.coast: notYesOrNo'],
    ['a centre in space', withFields({ I2: { centre: [1, 2, 3] } }), 'fields.1.centre: notAPoint'],
    ['a centre nowhere', withFields({ I2: { centre: [1, null] } }), 'fields.1.centre.1: notANumber'],
    ['a corner below nothing', withFields({ I2: { poly: [3, -1, 4] } }), 'fields.1.poly.1: notANumber'],
    ['no geometry', changed({ geometry: undefined }), 'geometry: notAnObject'],
    ['a flat frame', withGeometry({ viewBox: [0, 0, 1000] }), 'geometry.viewBox: notABox'],
    ['a bridge from nowhere', withGeometry({ bridges: [{ b: 'C3', at: [1, 2] }] }), 'geometry.bridges.0.a: notAText'],
    ['a mouth nowhere', withGeometry({ tunnelMouths: [{ field: 'V6' }] }), 'geometry.tunnelMouths.0.at: notAList'],
  ])('%s', (_, broken, fault) => expect(faultsOf(broken)).toEqual([fault]))
})

describe('a pack is refused for', () => {
  const lost = (id: string) => withFields({ [id]: undefined })

  it.each([
    ['a field too few', lost('VI6'), 'fields: missing'],
    ['a castle too few', lost('C8'), 'fields: missing'],
    ['a seventh area', withFields({ I6: { id: 'I7' } }), 'fields.I7: unknownId'],
    ['an area twice', changed({ fields: [...pack.fields, field('I6')] }), 'fields.I6: sameIdTwice'],
    ['a region too few', withThings('regions', { VI: undefined }), 'regions: missing'],
    ['a seventh region', withThings('regions', { VI: { id: 'VII' } }), 'regions.VII: unknownId'],
    ['a region twice', withThings('regions', { VI: { id: 'V' } }), 'regions.V: sameIdTwice'],
    ['a water too few', withThings('waters', { sea: undefined }), 'waters: missing'],
    ['a third water', withThings('waters', { sea: { id: 'ocean' } }), 'waters.ocean: unknownId'],
    ['a castle in a region', withFields({ C1: { region: 'V' } }), 'fields.C1.region: castleInRegion'],
    ['an area in no region', withFields({ I1: { region: null } }), 'fields.I1.region: wrongRegion'],
    ['an area in the wrong region', withFields({ I1: { region: 'II' } }), 'fields.I1.region: wrongRegion'],
  ])('MAR-GEN-03, -05 %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each([
    ['a region of swamp', withThings('regions', { I: { terrain: 'swamp' } }), 'regions.I.terrain: unknownTerrain'],
    ['a region of castles', withThings('regions', { I: { terrain: 'castle' } }), 'regions.I.terrain: castleTerrain'],
    ['an area of swamp', withFields({ I1: { terrain: 'swamp' } }), 'fields.I1.terrain: unknownTerrain'],
    ['an area that is a castle', withFields({ I1: { terrain: 'castle' } }), 'fields.I1.terrain: castleTerrain'],
    ['a castle that is none', withFields({ C1: { terrain: 'plain' } }), 'fields.C1.terrain: castleTerrain'],
    ['a wood in the dunes', withFields({ I1: { terrain: 'forest' } }), 'fields.I1.terrain: terrainOfRegion'],
  ])('MAR-GEN-04 %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each([
    ['a link to nowhere', withFields({ C1: { land: ['V1', 'VI9'] } }), 'fields.C1.land.1: noSuchField'],
    ['a link to itself', withFields({ C1: { land: ['V1', 'C1'] } }), 'fields.C1.land.1: linkToItself'],
    ['the same link twice', withFields({ C1: { land: ['V1', 'VI4', 'V1'] } }), 'fields.C1.land.2: linkedTwice'],
    ['a link that leads one way', withFields({ C1: { land: ['V1'] } }), 'fields.VI4.land.4: linkNotTwoWay'],
    ['a bridge that leads one way', withFields({ C3: { bridge: [] } }), 'fields.VI1.bridge.0: linkNotTwoWay'],
    ['a tunnel that leads one way', withFields({ V6: { tunnel: [] } }), 'fields.III2.tunnel.0: linkNotTwoWay'],
    ['a river with one bank', withFields({ VI1: { river: ['II1', 'II3'] } }), 'fields.III1.river.1: linkNotTwoWay'],
    ['a bridge where land is', withFields({ C1: { bridge: ['V1'] } }), 'fields.C1.bridge.0: linkOfTwoKinds'],
    ['a tunnel where land is', withFields({ C1: { tunnel: ['V1'] } }), 'fields.C1.land.0: linkOfTwoKinds'],
    ['a river where land is', withFields({ C1: { river: ['V1'] } }), 'fields.C1.land.0: linkedAcrossRiver'],
    ['a river under a bridge', withFields({ C3: { river: ['VI1'] } }), 'fields.C3.river.0: linkedAcrossRiver'],
    [
      'an island in two pieces',
      withFields({
        C1: { land: [] },
        V1: { land: without(field('V1').land, 'C1') },
        VI4: { land: without(field('VI4').land, 'C1') },
      }),
      'fields: mapInPieces',
    ],
  ])('MAR-GEN-06, -07, -08 %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it('MAR-RULING-20 a castle that borders one region', () => {
    expect(faultsOf(withFields({ C1: { land: ['V1'] } }))).toContain('fields.C1: bordersOneRegion')
  })

  it.each([
    ['a water nobody knows', withFields({ I3: { waters: ['lake'] } }), 'fields.I3.waters.0: unknownWater'],
    ['a water twice', withFields({ I1: { waters: ['river', 'river'] } }), 'fields.I1.waters.1: waterTwice'],
    ['the ocean as a boat water', withFields({ I3: { waters: ['ocean'] } }), 'fields.I3.waters.0: unknownWater'],
    ['a river far inland', withFields({ I4: { waters: ['river'] } }), 'fields.I4.waters: watersNotAsDrawn'],
    ['a shore without sea', withFields({ C5: { waters: [] } }), 'fields.C5.waters: watersNotAsDrawn'],
    ['a coast inland', withFields({ I4: { coast: true } }), 'fields.I4.coast: coastNotAsDrawn'],
    ['no coast at the ocean', withFields({ I6: { coast: false } }), 'fields.I6.coast: coastNotAsDrawn'],
  ])('MAR-RULING-71 %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each([
    ['a corner that does not exist', withFields({ C7: { poly: [21, 22, 38, 999] } }), 'fields.C7.poly: noSuchVertex'],
    ['a river through nowhere', withGeometry({ riverPath: [47, 54, 999] }), 'geometry.riverPath: noSuchVertex'],
    ['a sea of nothing', withGeometry({ seaPoly: [39, 40] }), 'geometry.seaPoly: tooFewCorners'],
    ['a field without extent', withFields({ C7: { poly: [21, 22] } }), 'fields.C7.poly: tooFewCorners'],
    ['a corner twice', withFields({ C7: { poly: [21, 22, 38, 37, 22] } }), 'fields.C7.poly: cornerTwice'],
    ['an outline that crosses itself', withFields({ C7: { poly: [21, 38, 22, 37] } }), 'fields.C7.poly: notConvex'],
    ['an outline walked backwards', withFields({ C7: { poly: [37, 38, 22, 21] } }), 'fields.C7.poly: notConvex'],
    ['a centre outside', withFields({ C7: { centre: [739, 234] } }), 'fields.C7.centre: centreOutside'],
    ['two fields in one place', withFields({ C7: { poly: field('C6').poly } }), 'fields.C7.poly: overlap'],
    ['a river through a field', withGeometry({ riverPath: [47, 48, 55] }), 'geometry.riverPath.0: riverOffBorder'],
    ['a shore in the ocean', withGeometry({ seaPoly: [39, 40, 0] }), 'geometry.seaPoly.1: shoreWithoutField'],
  ])('a drawing with %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each([
    [
      'land that is not drawn',
      withFields({ C1: { land: ['V1', 'VI4', 'V2'] }, V2: { land: [...field('V2').land, 'C1'] } }),
      'fields.C1.land: landNotDrawn',
    ],
    [
      'land where the river is drawn',
      withFields({
        I2: { land: [...field('I2').land, 'VI2'], river: ['VI3'] },
        VI2: { land: [...field('VI2').land, 'I2'], river: [] },
      }),
      'fields.I2.land: landNotDrawn',
    ],
    [
      'a border that is not listed',
      withFields({ I3: { land: ['I1', 'I4'] }, I6: { land: ['I4', 'I5'] } }),
      'fields.I3.land: borderNotLinked',
    ],
    [
      'a bridge over dry land',
      withFields({ C1: { land: ['VI4'], bridge: ['V1'] }, V1: { land: ['V2', 'VI4', 'VI5'], bridge: ['C1'] } }),
      'fields.C1.bridge: bridgeOffRiver',
    ],
    [
      'a river that is not drawn',
      withFields({ I3: { river: ['V3'] }, V3: { river: ['I3'] } }),
      'fields.I3.river: riverNotDrawn',
    ],
    [
      'a river border that is not listed',
      withFields({ II3: { river: [] }, VI1: { river: ['II1', 'III1'] } }),
      'fields.II3.river: riverBorderNotListed',
    ],
    [
      'a bridge that is drawn and not listed',
      withFields({ C3: { bridge: [], river: ['VI1'] }, VI1: { bridge: [], river: ['II1', 'II3', 'III1', 'C3'] } }),
      'geometry.bridges.2: bridgeWithoutLink',
    ],
    [
      'a bridge drawn twice',
      withGeometry({ bridges: [...pack.geometry.bridges, { a: 'C3', b: 'VI1', at: [480, 404] }] }),
      'geometry.bridges.5: bridgeTwice',
    ],
    [
      'a bridge that is listed and not drawn',
      withGeometry({ bridges: pack.geometry.bridges.slice(1) }),
      'fields.I1.bridge: bridgeNotDrawn',
    ],
  ])('MAR-GEN-06, -07 %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  const [south, north] = pack.geometry.tunnelMouths
  it.each([
    [
      'without a tunnel',
      [south, north, { field: 'V5', at: [676, 129] }],
      'geometry.tunnelMouths.2: mouthWithoutTunnel',
    ],
    ['twice in one field', [south, north, south], 'geometry.tunnelMouths.2: mouthTwice'],
    ['outside its field', [south, { field: 'V6', at: [676, 129] }], 'geometry.tunnelMouths.1: mouthOutside'],
    ['that is missing', [south], 'fields.V6.tunnel: mouthNotDrawn'],
  ])('MAR-GEN-08 a mouth %s', (_, tunnelMouths, fault) => {
    expect(faultsOf(withGeometry({ tunnelMouths }))).toContain(fault)
  })

  it.each([
    ['a region', withThings('regions', { IV: { name: { en: 'Fields' } } }), 'regions.IV.name.de: textMissing'],
    ['a region at all', withThings('regions', { IV: { name: undefined } }), 'regions.IV.name.en: textMissing'],
    ['a water', withThings('waters', { sea: { name: { en: '', de: 'See' } } }), 'waters.sea.name.en: textMissing'],
    ['the tunnel', changed({ tunnel: { ...pack.tunnel, name: 'Tunnel' } }), 'tunnel.name.en: textMissing'],
    ['a piece', withThings('components', { orc: { name: {} } }), 'components.orc.name.de: textMissing'],
    ['a colour', withThings('colours', { red: { name: null } }), 'colours.red.name.de: textMissing'],
    ['a fact', withThings('facts', { F4: { says: undefined } }), 'facts.F4.says.de: textMissing'],
    ['a hint', withFields({ I1: { hint: { en: 'west coast' } } }), 'fields.I1.hint.de: textMissing'],
  ])('names that are missing: %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each([
    ['a field without', withFields({ I1: { source: undefined } }), 'fields.I1.source: noSource'],
    ['a field in part', withFields({ I1: { source: { id: 'rulebook' } } }), 'fields.I1.source: noSource'],
    ['a field from hearsay', withFields({ I1: { source: 'hearsay' } }), 'fields.I1.source: unknownSource'],
    [
      'a link from hearsay',
      withFields({ C1: { source: { 'land.V1': 'hearsay', rest: 'designed' } } }),
      'fields.C1.source: unknownSource',
    ],
    [
      'a link that is none',
      withFields({ C1: { source: { 'land.V2': 'rulebook', rest: 'designed' } } }),
      'fields.C1.source: sourceOfNothing',
    ],
    [
      'a part that is none',
      withThings('regions', { I: { source: { nmae: 'rulebook', rest: 'designed' } } }),
      'regions.I.source: sourceOfNothing',
    ],
    [
      'a colour published nowhere',
      withThings('colours', { red: { from: undefined } }),
      'colours.red.from: publishedNowhere',
    ],
    ['a drawing without', withGeometry({ source: undefined }), 'geometry.source: noSource'],
    ['a tunnel without', changed({ tunnel: { name: pack.tunnel.name } }), 'tunnel.source: noSource'],
    ['a water without', withThings('waters', { sea: { source: undefined } }), 'waters.sea.source: noSource'],
    ['a piece without', withThings('components', { orc: { source: null } }), 'components.orc.source: unknownSource'],
    ['a fact without', withThings('facts', { F1: { source: undefined } }), 'facts.F1.source: noSource'],
  ])('a source that is missing or wrong: %s', (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it('any single entry taken out of any list', () => {
    for (const one of pack.fields)
      for (const key of ['land', 'bridge', 'tunnel', 'river', 'waters'] as const)
        for (const entry of one[key])
          expect(faultsOf(withFields({ [one.id]: { [key]: without(one[key], entry) } }))).not.toEqual([])
  })

  it('everything that is wrong with it, at once', () => {
    const broken = {
      ...withFields({ C1: { land: ['V1'], source: undefined }, V6: { terrain: 'plain' } }),
      tunnel: { ...pack.tunnel, name: { en: 'Great Tunnel' } },
    }
    expect(faultsOf(broken)).toEqual([
      'fields.V6.terrain: terrainOfRegion',
      'fields.VI4.land.4: linkNotTwoWay',
      'fields.C1: bordersOneRegion',
      'fields.C1.land: borderNotLinked',
      'fields.C1.source: noSource',
      'tunnel.name.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: fields.V6.terrain: terrainOfRegion (want "forest") and 5 more')
  })
})

// —— provenance ——

type Thing = Readonly<Record<string, unknown>>
const LISTS = ['regions', 'waters', 'fields', 'components', 'colours', 'facts'] as const

/** The single data of a thing: an entry of a list or of an object, a point, an outline, or a plain value. */
function dataOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (key === 'source' || key === 'from') return []
    if (Array.isArray(value)) {
      if (value.length === 0 || typeof value[0] === 'number') return [key]
      return value.map((entry) => (typeof entry === 'string' ? `${key}.${entry}` : key))
    }
    return typeof value === 'object' && value !== null ? Object.keys(value).map((part) => `${key}.${part}`) : [key]
  })
}

function originOf({ source }: Thing, datum: string): unknown {
  if (typeof source === 'string') return source
  const parts = source as Readonly<Record<string, string>>
  return parts[datum] ?? parts[datum.split('.')[0] as string] ?? parts.rest
}

function sharesOf(things: readonly Thing[]) {
  const shares: Record<string, number> = { rulebook: 0, published: 0, designed: 0 }
  for (const thing of things)
    for (const datum of dataOf(thing)) {
      const origin = originOf(thing, datum) as string
      shares[origin] = (shares[origin] ?? 0) + 1
    }
  return shares
}

describe.each([
  ['the built-in pack', pack],
  ['the pack of the ledger', ledgerPack],
])('where the data of %s come from', (_, document) => {
  const all: readonly Thing[] = [...LISTS.flatMap((key): Thing[] => document[key]), document.tunnel, document.geometry]
  const origin = (id: string, datum: string) => {
    const thing = document.fields.find((one) => one.id === id)
    return thing === undefined ? undefined : originOf(thing, datum)
  }

  it('every datum says it, and nothing else', () => {
    for (const thing of all)
      for (const datum of dataOf(thing)) expect(['rulebook', 'published', 'designed']).toContain(originOf(thing, datum))
  })

  it.each([
    ['regions', { rulebook: 18, published: 8, designed: 22 }],
    ['waters', { rulebook: 5, published: 0, designed: 1 }],
    ['fields', { rulebook: 146, published: 0, designed: 572 }],
    ['components', { rulebook: 51, published: 1, designed: 34 }],
    ['colours', { rulebook: 0, published: 12, designed: 6 }],
    ['facts', { rulebook: 27, published: 12, designed: 2 }],
  ] as const)('has the shares of its %s counted', (key, shares) => expect(sharesOf(document[key])).toEqual(shares))

  it('has the shares of the drawing and of the whole counted', () => {
    expect(sharesOf([document.geometry])).toEqual({ rulebook: 0, published: 0, designed: 137 })
    expect(sharesOf(all.filter((thing) => !('says' in thing)))).toEqual({ rulebook: 221, published: 21, designed: 773 }) // facts say again what the map shows
  })

  it('MAR-GEN-03, -04, -05 fields, regions and terrains are the rulebook’s', () => {
    for (const { id } of document.fields)
      expect(['id', 'region', 'terrain'].map((datum) => origin(id, datum))).toEqual(Array(3).fill('rulebook'))
    for (const region of document.regions)
      expect(['id', 'terrain', 'name.de', 'name.en', 'look.colour'].map((datum) => originOf(region, datum))).toEqual([
        'rulebook',
        'rulebook',
        'rulebook',
        'designed',
        'designed',
      ])
  })

  it('MAR-GEN-06, -08 six links are the rulebook’s (F1, F4, F5), from both ends; all others are designed', () => {
    const links = document.fields.flatMap((one) =>
      (['land', 'bridge', 'tunnel'] as const).flatMap((kind) =>
        one[kind].filter((to: string) => origin(one.id, `${kind}.${to}`) === 'rulebook').map((to) => `${one.id}–${to}`),
      ),
    )
    const from = ['II3–C3', 'II4–C3', 'III1–C3', 'III2–V6', 'V1–C1', 'V6–III2', 'VI1–C3']
    expect(links).toEqual([...from, 'C1–V1', 'C3–II3', 'C3–II4', 'C3–III1', 'C3–VI1'])
  })

  it('the drawing is designed, all of it', () => {
    expect(document.geometry.source).toBe('designed')
    for (const { id } of document.fields)
      expect(['centre', 'poly', 'hint.en', 'waters'].map((datum) => origin(id, datum))).toEqual(
        Array(4).fill('designed'),
      )
  })

  it('has a box of 528 tokens, 100 men of each colour among them', () => {
    const count = (id: string) => document.components.find((one) => one.id === id)?.count ?? 0
    const set = document.components.filter(({ per }) => per === 'set').reduce((all, one) => all + one.count, 0)
    expect(set).toBe(66)
    expect(count('set') * set + count('orc') + count('dragon') + count('peacemaker')).toBe(528)
    expect(count('man') + 5 * count('fiveMen')).toBe(100)
    expect(document.colours).toHaveLength(count('set'))
  })

  it('lists the facts F1 to F11 that the map keeps', () => {
    expect(document.facts.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, k) => `F${k + 1}`))
  })
})
