import { dataOf, originOf } from '@skerry/contracts'
import { faultsOf as faults, incompletePackTests, packTests, type ThingLists } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { changed, MISSHAPEN, REFUSED } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

const PACKS = { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack }
const SHARES = {
  colours: { rulebook: 0, published: 0, designed: 12 },
  provinces: { rulebook: 2, published: 0, designed: 86 },
  locations: { rulebook: 0, published: 0, designed: 240 },
  castles: { rulebook: 4, published: 0, designed: 4 },
  connections: { rulebook: 0, published: 0, designed: 94 },
  cards: { rulebook: 0, published: 0, designed: 527 },
  tiles: { rulebook: 89, published: 0, designed: 14 },
  tribes: { rulebook: 12, published: 0, designed: 0 },
  components: { rulebook: 30, published: 0, designed: 30 },
  drawing: { rulebook: 0, published: 0, designed: 65 },
  facts: { rulebook: 6, published: 27, designed: 0 },
}
/** All lists of things in the pack. */
const LISTS = [
  'colours',
  'provinces',
  'locations',
  'castles',
  'cards',
  'tiles',
  'tribes',
  'components',
  'facts',
] as const satisfies ThingLists<typeof pack>[]

describe('the pack of The Arrival', () => {
  const tests = packTests({ game, packs: PACKS, misshapen: MISSHAPEN, refused: REFUSED, shares: SHARES, facts: 11 })
  for (const test of tests) it(test.name, test.run)

  it('keeps its locations in order, castle locations last, whatever else is turned round', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const document = changed({
      connections: turned(pack.connections.map(turned)),
      provinces: pack.provinces.map((one) => ({ ...one, neighbours: turned(one.neighbours) })),
      components: turned(pack.components),
    })
    const content = load(document)
    expect(content).toEqual(load(pack))
    expect(content.locations.map(({ id }) => id)).toEqual([...pack.locations, ...pack.castles].map(({ id }) => id))
  })

  it('ARR-BUILD-01, ARR-SPREAD-01, ARR-REPEL-08, ARR-SHIELD-01 has the choices of every place ready', () => {
    const { locations, provinces } = load(pack)
    for (const { id, build, spread, repel } of locations) {
      expect([build, spread]).toEqual(['build', 'spread'].map((verb) => ({ do: verb, location: id })))
      for (const reward of ['fame', 'corruption'] as const)
        expect(repel[reward]).toEqual({ do: 'repel', location: id, reward })
    }
    for (const { id, shield } of provinces) expect(shield).toEqual({ do: 'shield', province: id })
  })

  it('ARR-EARN-02 allows a section that shows nothing', () => {
    const document = changed({ cards: pack.cards.map((one) => (one.id === 'W18' ? { ...one, bottom: {} } : one)) })
    const { cards } = load(document)
    const none = { discs: 0, swords: 0, shields: 0, tiles: 0, fomori: 0, fame: 0, famePerFort: [] }
    expect(Object.values(cards).find(({ id }) => id === 'W18')?.sections.bottom).toEqual(none)
  })
})

describe('a pack is refused for', () => {
  for (const { name, run } of incompletePackTests(
    game,
    pack,
    LISTS,
    LISTS.filter((key) => key !== 'facts'),
  ))
    it(name, run)

  it('ARR-INV-32 any single neighbour taken out of a list', () => {
    for (const { id, neighbours } of pack.provinces)
      for (const gone of neighbours) {
        const edited = pack.provinces.map((one) =>
          one.id === id ? { ...one, neighbours: neighbours.filter((to) => to !== gone) } : one,
        )
        const k = pack.provinces.find((one) => one.id === gone)?.neighbours.indexOf(id)
        expect(faultsOf(changed({ provinces: edited }))).toEqual([
          `provinces.${gone}.neighbours.${k}: neighbourNotTwoWay`,
        ])
      }
  })

  it('everything that is wrong with it, at once', () => {
    const broken = {
      ...pack,
      provinces: pack.provinces.map((one) =>
        one.id === 'IVE' ? { ...one, neighbours: ['MAC'], colour: 'gorse' } : one,
      ),
      tiles: pack.tiles.map((one) => (one.id === 'bard' ? { ...one, count: 3 } : one)),
      connections: [...pack.connections, ['MAG1', 'MAG1']],
      facts: pack.facts.map((one) => (one.id === 'F2' ? { ...one, says: { en: 'Ten provinces.' } } : one)),
    }
    expect(faultsOf(broken)).toEqual([
      'provinces.MAN.neighbours.1: neighbourNotTwoWay',
      'provinces.IVE.colour: noSuchColour',
      'connections.94: connectedToItself',
      'tiles.bard.count: wrongCount',
      'facts.F2.says.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: provinces.MAN.neighbours.1: neighbourNotTwoWay')
  })
})

describe.each(Object.entries(PACKS))('where the data of %s come from', (_, document) => {
  it('the rulebook gives name and value of Magnata, and of no other province', () => {
    const known = document.provinces.flatMap((province) =>
      dataOf(province).flatMap((datum) =>
        originOf(province, datum) === 'rulebook' ? [`${province.name} ${datum}`] : [],
      ),
    )
    expect(known).toEqual(['Magnata name', 'Magnata fame'])
  })

  it('ARR-TILE-CAULDRON-02, ARR-TILE-SILVER-02 only the values of Cauldron and Silver are designed', () => {
    const designed = document.tiles.flatMap((tile) =>
      dataOf(tile).filter((datum) => originOf(tile, datum) === 'designed'),
    )
    expect(designed).toEqual(Array(14).fill('value'))
  })
})

describe('ARR-SUPPLY-01, -02 the box', () => {
  const count = (...ids: string[]) =>
    pack.components.filter(({ id }) => ids.includes(id)).reduce((all, one) => all + one.count, 0)

  it('has 50 Fomori, 20 swords, 12 shields, 30 tactic tiles and 54 earning cards', () => {
    expect(count('sineach', 'athach', 'monghfinn')).toBe(50)
    expect([count('sword'), count('shield'), count('castle')]).toEqual([20, 12, pack.castles.length])
    expect(count('tacticTile')).toBe(pack.tiles.reduce((all, one) => all + one.count, 0))
    expect(count('earningCard')).toBe(pack.cards.length)
    expect([count('tacticTile'), count('earningCard')]).toEqual([30, 54])
  })

  it('has 17 discs, two blockers and a card for each of four tribes', () => {
    expect(count('disc')).toBe(17 * pack.tribes.length)
    expect(count('blocker')).toBe(2 * pack.tribes.length)
    expect(count('tribeCard')).toBe(pack.tribes.length)
  })
})
