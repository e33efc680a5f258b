import { dataOf, originOf, packShares } from '@skerry/contracts'
import { faultsOf as faults, incompletePackTests, packTests, type ThingLists } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { edition } from '../edition.ts'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import type { CardId, Content, MapId, RegionCard, RegionCardId, RegionId, Terrain, VolcanoId } from '../types.ts'
import { changed, MISSHAPEN, REFUSED } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

const PACKS = { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack }
const SHARES = {
  volcanoes: { rulebook: 0, published: 35, designed: 1 },
  maps: { rulebook: 0, published: 61, designed: 3 },
  markers: { rulebook: 20, published: 40, designed: 0 },
  regionCards: { rulebook: 73, published: 1, designed: 142 },
  gods: { rulebook: 0, published: 21, designed: 43 },
  warlords: { rulebook: 0, published: 25, designed: 55 },
  buildingTypes: { rulebook: 0, published: 4, designed: 11 },
  buildings: { rulebook: 50, published: 82, designed: 63 },
  feasts: { rulebook: 4, published: 8, designed: 16 },
  demons: { rulebook: 8, published: 7, designed: 5 },
  timeline: { rulebook: 3, published: 13, designed: 0 },
  milestones: { rulebook: 0, published: 12, designed: 6 },
  fates: { rulebook: 0, published: 18, designed: 40 },
  recruits: { rulebook: 4, published: 2, designed: 0 },
  tracks: { rulebook: 20, published: 4, designed: 0 },
  factions: { rulebook: 12, published: 0, designed: 0 },
  terrains: { rulebook: 8, published: 4, designed: 0 },
  tribes: { rulebook: 14, published: 2, designed: 0 },
  components: { rulebook: 44, published: 0, designed: 44 },
  facts: { rulebook: 9, published: 21, designed: 0 },
}
/** Lists from which nothing may be missing. */
const WHOLE = [
  'volcanoes',
  'maps',
  'markers',
  'regionCards',
  'buildingTypes',
  'milestones',
  'fates',
  'tracks',
  'factions',
  'terrains',
  'tribes',
  'components',
] as const satisfies ThingLists<typeof pack>[]
const LISTS = [...WHOLE, 'gods', 'warlords', 'buildings', 'feasts', 'demons', 'facts'] as const satisfies ThingLists<
  typeof pack
>[]

const content: Content = load(pack)
const volcano = content.volcanoes['base' as VolcanoId]
const map = content.maps['base' as MapId]
const cardsOf = (terrain: Terrain, cards: Content['regionCards'] = content.regionCards) =>
  content.decks[terrain].map((id) => cards[id] as RegionCard)
const count = (things: readonly string[]) =>
  Object.fromEntries([...new Set(things)].map((one) => [one, things.filter((other) => other === one).length]))

describe('the pack of Barbarians', () => {
  const tests = packTests({ game, packs: PACKS, misshapen: MISSHAPEN, refused: REFUSED, shares: SHARES, facts: 10 })
  for (const test of tests) it(test.name, test.run)

  it('has the shares that the edition tells', () => expect(packShares(pack)).toEqual(edition.shares))
})

describe('section 5.16 of the ledger: the counts', () => {
  it('BAR-PLACE-09, -10 35 spaces: 6, 12, 12 and 5', () => {
    expect(volcano?.rings.map((ring) => ring.length)).toEqual([6, 12, 12, 5])
    for (const ring of volcano?.rings ?? []) expect(ring.map(({ index }) => index)).toEqual([...ring.keys()])
  })

  it('BAR-SETUP-04 20 regions, five of each terrain; 16 keep their marker with three players, 14 with two', () => {
    const regions = map?.regions ?? []
    expect(count(regions.map(({ terrain }) => terrain))).toEqual({ swamp: 5, glacier: 5, forest: 5, mountain: 5 })
    expect([4, 3, 2].map((n) => regions.filter(({ players }) => players <= n).length)).toEqual([20, 16, 14])
    const forFour = regions.filter(({ players }) => players === 4)
    expect(forFour.map(({ id }) => id)).toEqual(['FEN-G', 'AAR-S', 'CAE-F', 'DOH-M1'])
  })

  it('72 region cards, 20 markers worth 80, 16 gods, 16 warlords, 25 buildings, 6 fates', () => {
    expect(Object.values(content.decks).map((deck) => deck.length)).toEqual([18, 18, 18, 18])
    const markers = Object.values(content.markers)
    expect([markers.length, markers.reduce((all, { value }) => all + value, 0)]).toEqual([20, 80])
    expect(count(Object.values(content.cards).map(({ kind }) => kind))).toEqual({ god: 16, warlord: 16, building: 25 })
    expect([content.feasts.length, content.demons.length, Object.keys(content.fates).length]).toEqual([4, 4, 6])
  })

  it('the box holds as much of each as the pack lists', () => {
    const boxed = Object.fromEntries(pack.components.map((one) => [one.id, one.count]))
    expect(boxed).toMatchObject({
      factionMarker: pack.markers.length,
      regionCard: pack.regionCards.length,
      building: pack.buildings.length,
      god: pack.gods.length,
      warlord: pack.warlords.length,
      feast: pack.feasts.length,
      demon: pack.demons.length,
      fate: pack.fates.length,
      firstConqueror: map?.islands.length,
    })
  })
})

describe('what the rules play on', () => {
  it('BAR-RULING-36, -37 borders and sea routes join both ways, the start region to nothing but its coast', () => {
    for (const { id, neighbours } of map?.regions ?? [])
      for (const to of neighbours) expect(map?.region[to]?.neighbours).toContain(id)
    const coast = map?.regions.filter(({ isCoast }) => isCoast) ?? []
    expect(coast.map(({ id }) => id)).toEqual(['FEN-S', 'FEN-G', 'FEN-F'])
    const neighbours = map?.region['CAE-M' as RegionId]?.neighbours
    expect(neighbours).toEqual(['BOE-G', 'CAE-S1', 'CAE-G', 'CAE-S2', 'DOH-G'])
  })

  it('BAR-KNOW-DISC-01, BAR-RULING-49 islands are worth their place in the order of discovery', () => {
    expect(map?.islands.map(({ id, value }) => [id, value])).toEqual(
      ['FEN', 'AAR', 'BOE', 'CAE', 'DOH'].map((id, value) => [id, value]),
    )
  })

  it('has the choices of every space and region ready', () => {
    for (const { id, place } of volcano?.rings.flat() ?? []) expect(place).toEqual({ do: 'place', space: id })
    for (const { id, attack } of map?.regions ?? []) expect(attack).toEqual({ do: 'attack', region: id })
  })

  it('BAR-EVENT-02, -03 turns a ring after every slot but the last', () => {
    const turn = (ring: number, steps: number) => ({ ring, steps })
    expect(content.finalTurns).toEqual([turn(2, -2), turn(3, 1), turn(1, 2), turn(2, -1), turn(3, -2), null])
  })

  it('BAR-CAMPAIGN-01 knows what a troop costs', () => {
    const none = { food: 0, wood: 0, iron: 0, stone: 0, gold: 0 }
    expect(content.recruits).toEqual({
      archer: { ...none, food: 1, wood: 1 },
      berserker: { ...none, wood: 1, iron: 1 },
      raider: { ...none, food: 1, iron: 1 },
    })
    const quarry = content.cards['BU16' as CardId]
    expect(quarry).toMatchObject({ kind: 'building', cost: { ...none, stone: 3 }, resource: 'stone' })
  })

  it('BAR-FEAST-01, BAR-DEMON-02 offerings and tributes are one exchange each', () => {
    const offerings = content.feasts.flatMap(({ rows }) => rows.slice(0, 2))
    for (const effects of [...offerings, ...content.demons.map(({ tribute }) => tribute)])
      expect(effects.map((effect) => effect.do)).toEqual(['trade'])
    for (const { rows } of content.feasts) expect(rows[2]?.map((effect) => effect.do)).not.toContain('trade')
  })

  it('BAR-RULING-11 forest and mountain exchange their demands as pictured, and keep their rewards', () => {
    const { regionCards: text, picturedCards: pictured } = content
    const demand = ({ troops, overkill }: RegionCard) => ({ troops, overkill })
    const numbered = (terrain: Terrain, cards: Content['regionCards']) => cardsOf(terrain, cards).map(demand)
    expect(numbered('forest', pictured)).toEqual(numbered('mountain', text))
    expect(numbered('mountain', pictured)).toEqual(numbered('forest', text))
    for (const terrain of ['glacier', 'swamp'] as const)
      expect(cardsOf(terrain, pictured)).toEqual(cardsOf(terrain, text))
    for (const { id, terrain, reward } of Object.values(text))
      expect(pictured[id]).toMatchObject({ id, terrain, reward })
    expect(pictured['F04' as RegionCardId]).toMatchObject({ troops: { archer: 1 }, reward: [{ resource: 'wood' }] })
  })

  it('does not depend on the order of what has an id, but for regions and decks', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const document = changed({
      maps: pack.maps.map((one) => ({ ...one, borders: turned(one.borders.map(turned)), routes: turned(one.routes) })),
      gods: turned(pack.gods),
      buildings: turned(pack.buildings),
      markers: turned(pack.markers),
      components: turned(pack.components),
    })
    expect(load(document)).toEqual(content)
  })
})

describe('a pack is refused for', () => {
  for (const { name, run } of incompletePackTests(game, pack, LISTS, WHOLE)) it(name, run)

  it('everything that is wrong with it, at once', () => {
    const broken = {
      ...pack,
      gods: pack.gods.map((one) => (one.id === 'GD02' ? { ...one, prayer: 'ROT / MAGIC', dp: 30 } : one)),
      regionCards: pack.regionCards.map((one) => (one.id === 'F05' ? { ...one, battle: 'B7 » X2' } : one)),
      facts: pack.facts.map((one) => (one.id === 'F2' ? { ...one, says: { en: 'Two raiders.' } } : one)),
    }
    expect(faultsOf(broken)).toEqual([
      'regionCards.F05.battle: tooLarge',
      'regionCards.F05.battle: notHere',
      'gods.GD02.dp: tooLarge',
      'gods.GD02.prayer: unknownWord',
      'facts.F2.says.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: regionCards.F05.battle: tooLarge')
  })
})

describe.each(Object.entries(PACKS))('where the data of %s come from', (_, document) => {
  const from = (things: readonly { readonly id: string }[], origin: string, datum: string) =>
    things.filter((thing) => dataOf(thing).includes(datum) && originOf(thing, datum) === origin).map(({ id }) => id)

  it('of the battles one is in the rulebook and one in pictures', () => {
    expect(from(document.regionCards, 'rulebook', 'battle')).toEqual(['G05'])
    expect(from(document.regionCards, 'published', 'battle')).toEqual(['S14'])
  })

  it('five prayers and three warlords are seen in pictures, and no god’s points', () => {
    expect(from(document.gods, 'published', 'prayer')).toEqual(['GD01', 'GD02', 'GD03', 'GD04', 'GD05'])
    expect(from(document.gods, 'designed', 'dp')).toHaveLength(16)
    for (const datum of ['crowns', 'troop', 'sacrifice'])
      expect(from(document.warlords, 'published', datum)).toEqual(['W03', 'W06', 'W11'])
  })

  it('seven ways of scoring are seen in pictures, and of the mine nothing else', () => {
    const seen = ['BU01', 'BU05', 'BU08', 'BU17', 'BU18', 'BU24', 'BU25']
    expect(from(document.buildings, 'published', 'scores')).toEqual(seen)
    expect(from(document.buildings, 'designed', 'production')).toEqual(['BU11', 'BU12', 'BU13', 'BU14', 'BU15'])
  })

  it('every tribute is in the rulebook, one feast too, and two fates in pictures', () => {
    expect(from(document.demons, 'rulebook', 'tribute')).toHaveLength(4)
    expect(from(document.feasts, 'rulebook', 'rows.wood 2')).toEqual(['FS01'])
    expect(from(document.fates, 'published', 'honour')).toEqual(['FTE01', 'FTE02'])
  })
})
