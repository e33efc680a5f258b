import { PackError } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { abilityIn, attributesIn, requirementIn, requirementsIn, tableRequirementIn, visitIn } from '../ability-text.ts'
import pack from '../data/pack.json' with { type: 'json' }
import type { Attr, Clause, Cost, Happening, VinEffect } from '../types.ts'

const read = (text: string) => abilityIn(text, 'here')
const effectsIn = (text: string) => read(`ACT: ${text}`)[0]?.effects
const hon = (n: number): VinEffect => ({ do: 'hon', n })
const COMMON: readonly Attr[] = ['INS', 'KNO', 'STR']
const HEROIC: readonly Attr[] = ['WIS', 'VIS', 'COU']

describe('the closed vocabulary of effects', () => {
  const VERBS: readonly (readonly [string, VinEffect])[] = [
    ['attr(STR,2)', { do: 'attr', kinds: ['STR'], n: 2 }],
    ['attr(COMMON,1)', { do: 'attr', kinds: COMMON, n: 1 }],
    ['attr(HEROIC,1)', { do: 'attr', kinds: HEROIC, n: 1 }],
    ['attr(ANY,2)', { do: 'attr', kinds: [...COMMON, ...HEROIC], n: 2 }],
    ['attr(STR|WIS,1)', { do: 'attr', kinds: ['STR', 'WIS'], n: 1 }],
    ['hon(2)', hon(2)],
    ['aug(1)', { do: 'aug', n: 1, from: 'either' }],
    ['aug(2,POT)', { do: 'aug', n: 2, from: 'pot' }],
    ['aug(1,INF)', { do: 'aug', n: 1, from: 'inf' }],
    ['down(OPP,1)', { do: 'down', n: 1 }],
    ['motivate(3)', { do: 'motivate', n: 3 }],
    ['card(ANYCOMP,EITHER)', { do: 'card', decks: ['yellow', 'blue', 'red'], from: 'either' }],
    ['card(RED,OPEN)', { do: 'card', decks: ['red'], from: 'open' }],
    ['card(TRAIT|MONSTER,TOP)', { do: 'card', decks: ['trait', 'monster'], from: 'top' }],
    [
      'discount(INN|FORT,INS|KNO,1)',
      { do: 'discount', regions: ['INN', 'FORT'] as never, attrs: ['INS', 'KNO'], n: 1 },
    ],
    ['move(2)', { do: 'move', n: 2 }],
    ['tele(SHORE)', { do: 'tele', to: 'shore' }],
    ['tele(FREE)', { do: 'tele', to: 'free' }],
    ['reroll(MON)', { do: 'reroll', die: 'MON' }],
    ['reroll(ATT)', { do: 'reroll', die: 'ATT' }],
    ['setdie(ATT)', { do: 'setdie' }],
    ['safe(EXH)', { do: 'safe', from: 'EXH' }],
    ['safe(DEATH)', { do: 'safe', from: 'DEATH' }],
    ['convert(STR>INS|KNO,1)', { do: 'convert', from: ['STR'], to: ['INS', 'KNO'], n: 1 }],
    ['convert(COMMON>HEROIC,2)', { do: 'convert', from: COMMON, to: HEROIC, n: 2 }],
    ['charge(1)', { do: 'charge', n: 1 }],
    ['ctrlcost(-1)', { do: 'ctrlcost' }],
    ['again(VISIT)', { do: 'again', what: 'visit' }],
    ['again(ACTIVATE)', { do: 'again', what: 'activate' }],
    ['again(PROF)', { do: 'again', what: 'prof' }],
    ['mastery(WIS,1)', { do: 'mastery', attr: 'WIS', n: 1 }],
    ['score(2,PROF,8)', { do: 'score', n: 2, each: 'PROF', most: 8 }],
    ['steal(2)', { do: 'steal', n: 2 }],
    ['lose(OPP,1)', { do: 'lose', who: 'opponent', n: 1 }],
    ['lose(ALL_OPP,1)', { do: 'lose', who: 'opponents', n: 1 }],
    ['lose(VISITOR,1)', { do: 'lose', who: 'visitor', n: 1 }],
    ['evict(ATTR)', { do: 'evict', what: 'attr' }],
    ['evict(REGION)', { do: 'evict', what: 'region' }],
    ['evict(RELIC)', { do: 'evict', what: 'relic' }],
    ['peek(RELIC,3)', { do: 'peek', decks: ['relic'], n: 3 }],
    ['peek(ANY,2)', { do: 'peek', decks: ['yellow', 'blue', 'red', 'trait', 'relic', 'monster'], n: 2 }],
    ['scout(1)', { do: 'scout', n: 1 }],
    ['speed(1)', { do: 'speed', n: 1 }],
    ['take(yellow)', { do: 'take', deck: 'yellow' }],
    ['recharge()', { do: 'recharge' }],
    ['fight()', { do: 'fight' }],
    ['roll()', { do: 'roll' }],
  ]
  it.each(VERBS)('%s', (text, effect) => expect(effectsIn(text)).toEqual([effect]))

  it('VIN-RULING-133 effects joined by "+" keep their order', () => {
    expect(effectsIn('scout(1) + hon(1)')).toEqual([{ do: 'scout', n: 1 }, hon(1)])
    expect(effectsIn('hon(1) + scout(1)')).toEqual([hon(1), { do: 'scout', n: 1 }])
  })
})

describe('clauses', () => {
  it('none', () => expect(read('–')).toEqual([]))

  it.each(['ACT', 'MATE', 'USE1', 'USE*'] as const)('%s is used by choice, for a price or for nothing', (on) => {
    expect(read(`${on}: hon(1)`)).toEqual([{ on, cost: null, effects: [hon(1)], if: null }])
    expect(read(`${on}[1 STR]: hon(1)`)).toEqual([{ on, cost: 'STR', effects: [hon(1)], if: null }])
  })

  it.each(['ENTER', 'PASSIVE', 'END'] as const)('%s works by itself', (on) => {
    expect(read(`${on}: hon(1)`)).toEqual([{ on, effects: [hon(1)], if: null }])
  })

  it.each([
    ['1 INS', 'INS'],
    ['1 KNO', 'KNO'],
    ['1 COU', 'COU'],
    ['1 COMMON', 'common'],
    ['1 CONV', 'conv'],
    ['1 CHG', 'charge'],
    ['1 INF>here', 'slot'],
  ] as const satisfies readonly (readonly [string, Cost])[])('a price of %s', (text, cost) =>
    expect(read(`USE1[${text}]: hon(1)`)).toMatchObject([{ cost }]),
  )

  it.each([
    'youDiscover',
    'youConvert',
    'youRest',
    'youVisit(RESOURCE)',
    'youControl',
    'youDefeat',
    'youGain(TRAIT)',
    'youGain(RELIC)',
    'oppGains(COMPANION)',
    'oppVisitsMine',
    'companionDies',
  ] as const satisfies readonly Happening[])('WHEN %s, each time or once a turn', (event) => {
    const clause = { on: 'WHEN', event, effects: [hon(1)], if: null }
    expect(read(`WHEN ${event}: hon(1)`)).toEqual([{ ...clause, isOncePerTurn: false }])
    expect(read(`WHEN ${event} (1/turn): hon(1)`)).toEqual([{ ...clause, isOncePerTurn: true }])
  })

  it('have a condition at their end', () => {
    const ctrl = { count: 'ctrl', region: null, is: '>=', n: 1 }
    expect(read('USE1[1 CHG]: move(2) + hon(1) IF ctrl>=1')).toEqual([
      { on: 'USE1', cost: 'charge', effects: [{ do: 'move', n: 2 }, hon(1)], if: ctrl },
    ])
  })

  it('stand side by side, each with its own trigger', () => {
    const clauses: readonly Clause[] = [
      { on: 'PASSIVE', effects: [{ do: 'ctrlcost' }], if: null },
      { on: 'WHEN', event: 'youControl', isOncePerTurn: false, effects: [hon(1)], if: null },
    ]
    expect(read('PASSIVE: ctrlcost(-1) / WHEN youControl: hon(1)')).toEqual(clauses)
  })

  it('name themselves where they cannot be read', () => {
    expect(() => read('ACT: hon(1) / END: fly(2)')).toThrow(PackError)
    expect(() => read('ACT: hon(1) / END: fly(2)')).toThrow('pack: here.1: noSuchWord')
    expect(() => read('ACT hon(1)')).toThrow('pack: here.0: notAClause')
  })

  it('use every verb of the base game somewhere in the pack', () => {
    const cards = [...pack.companions, ...pack.traits, ...pack.relics, ...pack.monsters]
    const verbs = cards.flatMap(({ ability }) => read(ability).flatMap(({ effects }) => effects.map((e) => e.do)))
    expect([...new Set(verbs)].toSorted()).toEqual([
      'again',
      'attr',
      'aug',
      'card',
      'charge',
      'convert',
      'ctrlcost',
      'discount',
      'hon',
      'mastery',
      'motivate',
      'move',
      'peek',
      'reroll',
      'safe',
      'score',
      'scout',
      'setdie',
      'tele',
    ])
  })
})

describe('conditions', () => {
  it.each([
    'honor',
    'ctrl',
    'conv',
    'pot',
    'speed',
    'companions',
    'traits',
    'relics',
    'monsters',
    'yellow',
    'blue',
    'red',
    'profs',
    'coins',
    'heroicAttr',
    'heroicCards',
    'cardColours',
  ])('%s', (count) => {
    expect(requirementIn(`${count}>=3`, 'here')).toEqual({ count, region: null, is: '>=', n: 3 })
    expect(requirementIn(`${count}=0`, 'here')).toEqual({ count, region: null, is: '=', n: 0 })
  })

  it('of types of regions, and of being vindicated', () => {
    expect(requirementIn('regions(GAPING_MAW)>=1', 'here')).toEqual({
      count: 'regions',
      region: 'GAPING_MAW',
      is: '>=',
      n: 1,
    })
    expect(requirementsIn('vindicated & conv>=6', 'here')).toEqual([
      { count: 'vindicated', region: null, is: '>=', n: 1 },
      { count: 'conv', region: null, is: '>=', n: 6 },
    ])
    expect(() => requirementIn('regions>=1', 'here')).toThrow('pack: here: noSuchWord')
  })

  it.each([
    ['discovered>=19', { count: 'discovered', each: 0, more: 19, least: 0 }],
    ['controlled>=2p+4', { count: 'controlled', each: 2, more: 4, least: 0 }],
    ['controlled>=3p', { count: 'controlled', each: 3, more: 0, least: 0 }],
    ['redeemed>=p', { count: 'redeemed', each: 1, more: 0, least: 0 }],
    ['redeemed>=max(2,p-1)', { count: 'redeemed', each: 1, more: -1, least: 2 }],
  ])('of the table: %s', (text, requirement) => expect(tableRequirementIn(text, 'here')).toEqual(requirement))

  it.each(['discovered', 'discovered>=', 'discovered=19', 'controlled>=p4', 'controlled>=+4', 'redeemed>=max(2)'])(
    'none: %s',
    (text) => expect(() => tableRequirementIn(text, 'here')).toThrow('pack: here: notATableRequirement'),
  )
})

describe('visits and activations', () => {
  it('VIN-VISIT-04, -05 "→" once, ":" again and again', () => {
    const take = { cost: { INS: 2 }, isRepeatable: false, effects: [{ do: 'take', deck: 'yellow' }] }
    expect(visitIn('2 INS → take(yellow)', 'here')).toEqual(take)
    expect(visitIn('3 STR : speed(1)', 'here')).toMatchObject({ cost: { STR: 3 }, isRepeatable: true })
    expect(visitIn('– → roll()', 'here')).toEqual({ cost: {}, isRepeatable: false, effects: [{ do: 'roll' }] })
  })

  it('a price of several attributes', () => {
    expect(visitIn('1 INS + 1 KNO + 1 STR → hon(1) + move(1)', 'here')).toEqual({
      cost: { INS: 1, KNO: 1, STR: 1 },
      isRepeatable: false,
      effects: [hon(1), { do: 'move', n: 1 }],
    })
  })

  it('VIN-ACT-07 one entry for every cube', () => {
    expect(attributesIn('STR 2, COU 1', 'here')).toEqual([['STR'], ['STR'], ['COU']])
    expect(attributesIn('KNO 1, COMMON 1', 'here')).toEqual([['KNO'], COMMON])
  })
})
