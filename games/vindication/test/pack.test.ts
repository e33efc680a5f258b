import { dataOf, originOf, packShares } from '@skerry/contracts'
import { faultsOf as faults, incompletePackTests, packTests, type ThingLists } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { edition } from '../edition.ts'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import type { Card, CardId, Content, Deck, JourneyId, QuestId, RegionId, TriggerId } from '../types.ts'
import { changed, MISSHAPEN, REFUSED } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

const SHARES = {
  hexes: { rulebook: 19, published: 0, designed: 19 },
  triangles: { rulebook: 96, published: 0, designed: 36 },
  regions: { rulebook: 42, published: 38, designed: 33 },
  companions: { rulebook: 0, published: 0, designed: 600 },
  traits: { rulebook: 0, published: 0, designed: 112 },
  relics: { rulebook: 0, published: 0, designed: 112 },
  monsters: { rulebook: 0, published: 0, designed: 96 },
  journeys: { rulebook: 12, published: 0, designed: 36 },
  quests: { rulebook: 0, published: 0, designed: 80 },
  triggers: { rulebook: 0, published: 0, designed: 60 },
  attributes: { rulebook: 12, published: 0, designed: 12 },
  zones: { rulebook: 3, published: 0, designed: 6 },
  decks: { rulebook: 6, published: 0, designed: 12 },
  dice: { rulebook: 0, published: 0, designed: 12 },
  coins: { rulebook: 1, published: 0, designed: 0 },
  components: { rulebook: 12, published: 2, designed: 62 },
  facts: { rulebook: 15, published: 6, designed: 0 },
}
/** Lists from which nothing may be missing. */
const WHOLE = [
  'hexes',
  'triangles',
  'regions',
  'journeys',
  'attributes',
  'zones',
  'decks',
  'components',
] as const satisfies ThingLists<typeof pack>[]
const LISTS = [
  ...WHOLE,
  'companions',
  'traits',
  'relics',
  'monsters',
  'quests',
  'triggers',
  'facts',
] as const satisfies ThingLists<typeof pack>[]

const content: Content = load(pack)
const cards = Object.values(content.cards)
const card = (id: string): Card => content.cards[id as CardId] as Card
const of = (deck: Deck): readonly Card[] => content.deckIds[deck].map((id) => card(id))
/** To one decimal. */
const average = (numbers: readonly number[]) =>
  Math.round((10 * numbers.reduce((all, n) => all + n, 0)) / numbers.length) / 10

describe('the pack of Vindication', () => {
  const packs = { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack }
  for (const test of packTests({ game, packs, misshapen: MISSHAPEN, refused: REFUSED, shares: SHARES, facts: 7 }))
    it(test.name, test.run)

  it('has the shares that the edition tells', () => expect(packShares(pack)).toEqual(edition.shares))
})

describe('section 5 of the ledger', () => {
  it('5.2 60 companions, 16 cards of each other kind, 12 journeys, 20 quests, 12 triggers', () => {
    expect(Object.values(content.deckIds).map((ids) => ids.length)).toEqual([20, 20, 20, 16, 16, 16])
    const others = [content.journeys, content.quests, content.triggers].map((all) => Object.keys(all).length)
    expect(others).toEqual([12, 20, 12])
  })

  it('5.2, VIN-SETUP-12 the box and its tray hold as much of each as the pack lists', () => {
    const boxed = Object.fromEntries(pack.components.map((one) => [one.id, one.count]))
    expect(boxed).toMatchObject({
      hexSpace: pack.hexes.length,
      triangle: pack.triangles.length,
      shoreTriangle: pack.journeys.length,
      regionTile: pack.regions.reduce((all, { count }) => all + count, 0),
      coin: pack.coins.length,
      mastery: pack.attributes.length,
      proficiency: pack.attributes.length * (game.seats.max - 1),
      die: Object.values(pack.dice).filter(Array.isArray).length,
      cube: 21 * game.seats.max,
    })
  })

  it('5.4, VIN-SETUP-06 19 tiles', () => {
    const bag = Object.values(content.regions).map(({ id, count }) => [id, count])
    expect(Object.fromEntries(bag)).toEqual({
      ACADEMY: 1,
      ANCIENT_TOMB: 1,
      ARCANE_TOWER: 1,
      COMMAND_POST: 2,
      FORT: 2,
      GAPING_MAW: 1,
      HOLY_SPIRE: 2,
      INN: 3,
      LIBRARY: 2,
      MONASTERY: 2,
      SHRINE: 2,
    })
  })

  it('5.4, VIN-SETUP-04 a card costs 2 of the attribute of its deck', () => {
    const offered = Object.values(content.regions).flatMap(({ options }) =>
      options.flatMap(({ cost, effects }) =>
        effects.flatMap((e) => (e.do === 'take' ? [[e.deck, cost]] : e.do === 'fight' ? [['monster', cost]] : [])),
      ),
    )
    expect(Object.fromEntries(offered)).toEqual({
      yellow: { INS: 2 },
      blue: { KNO: 2 },
      red: { STR: 2 },
      trait: { WIS: 2 },
      relic: { VIS: 2 },
      monster: { COU: 2 },
    })
  })

  it('5.5 initiatives 1 to 60, each once; twelve starts of each colour; 2.4 honor on average', () => {
    const companions = cards.filter(({ kind }) => kind === 'companion')
    const initiatives = companions.map(({ initiative }) => initiative).toSorted((a, b) => a - b)
    expect(initiatives).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    for (const deck of ['yellow', 'blue', 'red'] as const)
      expect(of(deck).filter(({ isStart }) => isStart)).toHaveLength(12)
    expect(average(companions.map(({ honor }) => honor))).toBe(2.4)
  })

  it('5.6 to 5.8 4.2 honor on average for traits, 5.4 for monsters', () => {
    expect(average(of('trait').map(({ honor }) => honor))).toBe(4.2)
    expect(average(of('monster').map(({ honor }) => honor))).toBe(5.4)
    expect(of('relic').every(({ charge }) => charge <= 2)).toBe(true)
  })

  it('5.8 one death in six, and every attribute once', () => {
    expect(content.monsterDie).toEqual(['MISS', 'MISS', 'MISS', 'EXH', 'EXH', 'DEATH'])
    expect(content.attributeDie).toEqual(['INS', 'KNO', 'STR', 'WIS', 'VIS', 'COU'])
  })

  it('5.9 journeys lead to the shore in the order of their numbers, in turn for yellow, blue and red', () => {
    const journeys = Object.values(content.journeys)
    expect(journeys.map(({ number, triangle }) => `S${String(number).padStart(2, '0')}` === triangle)).not.toContain(
      false,
    )
    expect(content.journeys['JRN11' as JourneyId]).toEqual({
      id: 'JRN11',
      number: 11,
      triangle: 'S11',
      colour: 'blue',
    })
  })
})

describe('what the rules play on', () => {
  it('has the choices of every hex, triangle and card ready', () => {
    for (const { id, visit, controlFirst, control, lay, recall } of content.hexes) {
      expect([visit, controlFirst, control, lay].map((choice) => choice.hex)).toEqual([id, id, id, id])
      const verbs = [visit, controlFirst, control, lay].map((choice) => choice.do)
      expect(verbs).toEqual(['visit', 'controlFirst', 'control', 'lay'])
      expect(recall).toEqual({ do: 'recall', from: id })
    }
    for (const { id, step, teleport } of content.triangles)
      expect([step, teleport]).toEqual([
        { do: 'step', to: id },
        { do: 'teleport', to: id },
      ])
    for (const { id, use, activate, dismiss, recall, pick } of cards)
      expect([use, activate, dismiss, recall, pick]).toEqual([
        { do: 'use', card: id },
        { do: 'activate', who: id },
        { do: 'dismiss', companion: id },
        { do: 'recall', from: id },
        { do: 'pick', card: id },
      ])
  })

  it('VIN-COMP-01, VIN-TRAIT-01, VIN-RELIC-01, VIN-MONSTER-01 keeps what is printed on each kind of card', () => {
    const nothing = { initiative: 0, isStart: false, slots: 0, charge: 0, attributes: [] }
    expect(card('YEL02')).toMatchObject({ initiative: 5, isStart: true, honor: 2, attributes: [['INS'], ['INS']] })
    expect(card('TRA09')).toMatchObject({ ...nothing, slots: 2, honor: 4 })
    expect(card('REL02')).toMatchObject({ ...nothing, charge: 2, honor: 4 })
    expect(card('MON01')).toMatchObject({ ...nothing, honor: 5 })
    const does = (id: string) => card(id).clauses.map(({ on }) => on)
    expect([does('YEL02'), does('TRA09'), does('REL02'), does('MON01')]).toEqual([['ACT'], ['USE*'], ['USE1'], ['END']])
  })

  it('VIN-ACT-07 a companion brings one cube for each attribute printed', () => {
    expect(card('RED14').attributes).toEqual([['STR'], ['STR'], ['COU']])
    expect(card('YEL07').attributes).toEqual([['INS'], ['INS', 'KNO', 'STR']])
    expect(card('TRA01').attributes).toEqual([])
  })

  it('tells abilities by choice from those that work by themselves', () => {
    expect(card('REL02').voluntary).toEqual({
      on: 'USE1',
      cost: 'charge',
      effects: [{ do: 'move', n: 2 }],
      if: null,
    })
    expect([card('TRA02').voluntary, card('RED07').voluntary, card('MON01').voluntary]).toEqual([null, null, null])
    expect(card('TRA02').passives).toEqual([{ on: 'PASSIVE', effects: [{ do: 'move', n: 1 }], if: null }])
    for (const { clauses, voluntary, passives } of cards) {
      expect(clauses.filter((clause) => 'cost' in clause)).toEqual(voluntary === null ? [] : [voluntary])
      expect(clauses.filter(({ on }) => on === 'PASSIVE')).toEqual(passives)
    }
  })

  it('has slots on two traits and a rule for each region', () => {
    expect(of('trait').flatMap(({ id, slots }) => (slots > 0 ? [`${id} ${slots}`] : []))).toEqual([
      'TRA09 2',
      'TRA15 1',
    ])
    const rules = Object.values(content.regions).map(({ rule }) => rule)
    expect(rules).toEqual(Array.from({ length: 11 }, (_, i) => `VIN-REG-${String(i + 1).padStart(2, '0')}`))
  })

  it('VIN-REG-03, -10 options are mixed only at the Arcane Tower, repeated only where ":" stands', () => {
    const regions = Object.values(content.regions)
    expect(regions.filter(({ isMixed }) => isMixed).map(({ id }) => id)).toEqual(['ARCANE_TOWER'])
    const repeated = regions.filter(({ options }) => options.some(({ isRepeatable }) => isRepeatable))
    expect(repeated.map(({ id }) => id)).toEqual(['COMMAND_POST', 'MONASTERY', 'SHRINE'])
    expect(regions.filter(({ isResource }) => isResource).map(({ id }) => id)).toEqual([
      'FORT',
      'HOLY_SPIRE',
      'LIBRARY',
    ])
    expect(content.regions['MONASTERY' as RegionId]?.options).toEqual([
      { cost: { KNO: 1 }, isRepeatable: true, effects: [{ do: 'aug', n: 1, from: 'either' }] },
    ])
  })

  it('5.10, 5.11 quests and triggers ask for what one player has, or the whole table', () => {
    expect(content.quests['QST19' as QuestId]?.goals).toEqual([
      { if: { count: 'conv', region: null, is: '>=', n: 6 }, honor: 6 },
      { if: { count: 'pot', region: null, is: '=', n: 0 }, honor: 3 },
    ])
    const trigger = (id: string) => content.triggers[id as TriggerId]
    expect(trigger('TRG10')?.player).toEqual([
      { count: 'speed', region: null, is: '>=', n: 5 },
      { count: 'heroicCards', region: null, is: '>=', n: 3 },
    ])
    expect(trigger('TRG07')?.table).toEqual([
      { count: 'discovered', each: 0, more: 19, least: 0 },
      { count: 'controlled', each: 2, more: 4, least: 0 },
    ])
    expect(trigger('TRG11')).toMatchObject({
      player: [],
      table: [{ count: 'redeemed', each: 1, more: -1, least: 2 }],
    })
  })

  it('does not depend on the order of what has an id, but for hexes, triangles and decks', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const document = changed({
      regions: turned(pack.regions),
      triangles: pack.triangles.map((one) => ({ ...one })),
      journeys: turned(pack.journeys),
      quests: turned(pack.quests),
      triggers: turned(pack.triggers),
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
      companions: pack.companions.map((one) =>
        one.id === 'RED05' ? { ...one, ability: 'ACT: discount(COMMAND_POST,KNO,1)', honor: 30 } : one,
      ),
      relics: pack.relics.map((one) =>
        one.id === 'REL02' ? { ...one, ability: 'USE1[1 CHG]: move(2) / END: fly(1)' } : one,
      ),
      facts: pack.facts.map((one) => (one.id === 'F2' ? { ...one, says: { en: 'Twelve.' } } : one)),
    }
    expect(faultsOf(broken)).toEqual([
      'companions.RED05.honor: tooLarge',
      'companions.RED05.ability.0: discountOfNothing',
      'relics.REL02.ability.1: noSuchWord',
      'facts.F2.says.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: companions.RED05.honor: tooLarge')
  })
})

describe('where the data come from', () => {
  const from = (things: readonly { readonly id: string }[], origin: string, datum: string) =>
    things.filter((thing) => dataOf(thing).includes(datum) && originOf(thing, datum) === origin).map(({ id }) => id)

  it('no card is printed anywhere we know of', () => {
    const all = [...pack.companions, ...pack.traits, ...pack.relics, ...pack.monsters, ...pack.quests, ...pack.triggers]
    for (const one of all) for (const datum of dataOf(one)) expect(originOf(one, datum)).toBe('designed')
  })

  it('the tiles are in the rulebook, and three of their visits too', () => {
    expect(from(pack.regions, 'rulebook', 'count')).toHaveLength(11)
    const visits = pack.regions.filter((one) => originOf(one, 'visit') === 'rulebook').map(({ id }) => id)
    expect(visits).toEqual(['ARCANE_TOWER', 'COMMAND_POST', 'INN'])
    expect(from(pack.regions, 'published', 'controllable')).toHaveLength(11)
  })
})
