/** Every verb, trigger, price, event and condition of cards and regions by itself, each on a pack that has it. Ledger 5.1. */

import { follow } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { effects as verbs } from '../effects.ts'
import { stage } from '../examples/index.ts'
import { game } from '../index.ts'
import type { Cost, Counter, Happening, VinEffect } from '../types.ts'
import { contentWith, plays } from './changed-packs.ts'

/** A has activated RED01, which says this, and uses it. */
function activated(text: string, given: readonly string[], line: readonly string[], then: readonly string[]): void {
  const turn = ['A: activated RED01', 'turn A']
  const held = given.some((words) => words.includes('RED01')) ? [] : ['A: companions RED01']
  plays({ RED01: `ACT: ${text}` }, [...held, ...given, ...turn], ['A use RED01', ...line], then)
}

const AT_ACADEMY = 'A: at T12'
/** To the Gaping Maw for the open monster, and the dice. */
const FIGHT = ['A visit H11', 'A draw open', 'chance MON02']
const AT_MAW = 'A: at T15, COU 2'

/** By verb: abilities of RED01 with it, the table, what is chosen, and what holds then. */
type Case = readonly [text: string, given: readonly string[], line: readonly string[], then: readonly string[]]
const CASES: Readonly<Record<Exclude<VinEffect['do'], 'take' | 'recharge' | 'fight' | 'roll'>, readonly Case[]>> = {
  hon: [['hon(3)', [], [], ['A: honor 23', 'B: honor 20']]],
  attr: [
    ['attr(HEROIC,2)', [], ['A gain WIS:1 COU:1'], ['A: WIS 1, COU 1, inf 6']],
    ['attr(INS|COU,1)', [], ['A may not gain KNO:1: VIN-ACT-07 noSuchSlot', 'A gain COU:1'], ['A: COU 1, inf 7']],
  ],
  aug: [
    ['aug(2)', [], ['A augment pot', 'A augment inf'], ['A: pot 10, inf 8, conv 3']],
    ['aug(1,POT)', [], [], ['A: pot 10, inf 9, conv 2']],
    ['aug(1,INF)', [], [], ['A: pot 11, inf 7, conv 3']],
  ],
  down: [['down(OPP,3)', ['B: conv 1, inf 1'], ['A against 1'], ['B: conv 0, inf 0, pot 21', 'C: conv 2, inf 8']]],
  motivate: [
    [
      'motivate(2)',
      ['A: companions RED01+2 BLU02+1'],
      ['A may not motivate RED01:2 BLU02:1: VIN-COMP-06 tooMany', 'A motivate RED01:1 BLU02:1'],
      ['A: companions RED01+1 BLU02, inf 10'],
    ],
  ],
  card: [
    ['card(RELIC,TOP)', [], ['chance REL05', 'chance REL09'], ['A: relics REL05+2, honor 24, inf 6']],
    [
      'card(ANYCOMP,OPEN)',
      [],
      ['A may not from relic: VIN-RULING-122 notThisDeck', 'A from blue', 'chance BLU09'],
      ['A: companions RED01 BLU01, honor 22', 'open blue: BLU09'],
    ],
    [
      'card(TRAIT,EITHER)',
      [],
      ['A may not draw empowered: VIN-RULING-31 notThisWay', 'A draw open', 'chance TRA02'],
      ['A: traits TRA01'],
    ],
  ],
  discount: [
    ['discount(COMMAND_POST,STR,2)', ['A: at T09, STR 1'], ['A visit H08'], ['A: speed 3, STR 0']],
    // A card never costs less than 1.
    [
      'discount(INN,INS|KNO|STR,2)',
      ['A: KNO 1', 'B: at T15'],
      ['A may visit H10', 'A visit H10', 'A draw open', 'chance BLU09'],
      ['A: KNO 0, companions RED01 BLU01'],
    ],
  ],
  move: [['move(3)', [], [], ['speed A: 5', 'A: speed 2']]],
  tele: [
    ['tele(FREE)', [], ['A teleport T24'], ['A: at T24, moved', 'B: at S04']],
    [
      'tele(SHORE)',
      [],
      [
        'A may not teleport T24: VIN-MOVE-16 notOnShore',
        'A may not teleport S04: VIN-MOVE-16 occupied',
        'A teleport S06',
      ],
      ['A: at S06, moved'],
    ],
  ],
  // At a roll, by cards of other kinds; see below.
  reroll: [],
  setdie: [['setdie(ATT)', [AT_ACADEMY], ['A visit H12', 'A setDie WIS', 'A gain WIS:1'], ['A: WIS 1, inf 7']]],
  safe: [],
  convert: [
    [
      'convert(COMMON>HEROIC,2)',
      ['A: STR 2'],
      ['A shift STR WIS', 'A shift STR COU'],
      ['A: STR 0, WIS 1, COU 1, inf 8'],
    ],
    ['convert(STR>INS|KNO,1)', ['A: STR 2'], ['A shift STR KNO'], ['A: STR 1, KNO 1, INS 0']],
    ['convert(STR>INS|KNO,2)', ['A: STR 2'], ['A shift STR KNO', 'A enough'], ['A: STR 1, KNO 1']],
  ],
  charge: [
    ['charge(2)', ['A: relics REL02 REL03'], ['A charge REL02:1 REL03:1'], ['A: relics REL02+1 REL03+1, inf 6']],
  ],
  ctrlcost: [
    [
      'ctrlcost(-1)',
      ['A: conv 1', 'B: regions H05'],
      ['A visit H05', 'A gain', 'A control H05'],
      ['A: regions H05, conv 0'],
    ],
  ],
  again: [
    ['again(VISIT)', ['A: visited H05'], ['A visit H06', 'A gain'], ['A: visited H05 H06', 'visits A: none']],
    ['again(ACTIVATE)', [], ['A activate character', 'A gain STR:1'], ['A: activated RED01 character, STR 1']],
    ['again(PROF)', ['A: KNO 6'], ['A buyTile KNO', 'A buyTile KNO'], ['A: tiles KNO KNO, KNO 0']],
  ],
  // Continuous and at the end; see below.
  mastery: [],
  score: [],
  steal: [['steal(5)', ['B: honor 3'], ['A against 1'], ['A: honor 23', 'B: honor 0', 'C: honor 20']]],
  lose: [
    ['lose(OPP,2)', [], ['A against 2'], ['A: honor 20', 'B: honor 20', 'C: honor 18']],
    ['lose(ALL_OPP,2)', ['B: honor 1'], [], ['A: honor 20', 'B: honor 0', 'C: honor 18', 'D: honor 18']],
  ],
  evict: [
    ['evict(ATTR)', ['B: INS 2', 'C: KNO 1'], ['A evict 1 INS'], ['B: INS 1, inf 9', 'C: KNO 1, inf 8']],
    [
      'evict(REGION)',
      ['B: regions H05 H01'],
      ['A may not evict 1 H06: VIN-RULING-78 noCubeThere', 'A evict 1 H05'],
      ['H05: controller nobody', 'H01: controller B', 'B: inf 9'],
    ],
    ['evict(RELIC)', ['B: relics REL02+2', 'C: relics REL03+1'], ['A evict 2 REL03'], ['C: relics REL03, inf 9']],
  ],
  peek: [
    [
      'peek(RELIC,3)',
      [],
      ['chance REL05', 'chance REL06', 'chance REL07', 'A putBack REL07', 'A putBack REL05'],
      ['deck relic top: REL07 REL05 REL06', 'deck relic: 15'],
    ],
    ['peek(ANY,1)', [], ['A from monster', 'chance MON09'], ['deck monster top: MON09', 'asks A turn.actions']],
  ],
  scout: [
    [
      'scout(2)',
      ['H01 H03 H19: open'],
      ['chance INN', 'A lay H19', 'chance LIBRARY', 'A lay H01'],
      ['H19: INN', 'H01: LIBRARY', 'H03: open', 'bag COMMAND_POST'],
    ],
  ],
  speed: [
    ['speed(2)', [], [], ['A: speed 4', 'speed A: 4']],
    ['speed(2)', ['A: speed 4'], [], ['A: speed 5']],
  ],
}
/** The verbs of regions: what the Fort says, and so on. */
const REGIONS: Readonly<Record<string, Case>> = {
  take: ['– → take(trait)', [], ['A draw open', 'chance TRA07'], ['A: traits TRA01, honor 24', 'open trait: TRA07']],
  recharge: ['– → recharge()', ['A: relics REL02'], ['A charge REL02:3'], ['A: relics REL02+3, inf 5']],
  fight: [
    '1 STR → fight()',
    ['A: STR 1, companions RED02'],
    ['A draw open', 'chance MON07', 'chance MISS/INS', 'A gain'],
    ['A: monsters MON01, honor 25, STR 0, inf 9'],
  ],
  roll: ['– → roll()', [], ['chance COU', 'A gain COU:1'], ['A: COU 1, inf 7']],
}

describe('the verbs', () => {
  it('are all tried here', () => {
    const tried = [...Object.keys(CASES), ...Object.keys(REGIONS)]
    expect(tried.sort()).toEqual(Object.keys(verbs).sort())
  })
  for (const [text, given, line, then] of Object.values(CASES).flat())
    it(`${text}, then ${then[0]}`, () => activated(text, given, line, then))
  for (const [text, given, line, then] of Object.values(REGIONS))
    it(`${text} of a region`, () => plays({ FORT: text }, [...given, 'turn A'], ['A visit H05', ...line], then))

  it('reroll(ATT), reroll(MON): the new result stands', () => {
    const given = ['A: companions RED01, activated RED01', 'turn A']
    const academy = ['A visit H12', 'chance INS', 'A use RED01', 'chance WIS', 'A gain WIS:1']
    plays({ RED01: 'ACT: reroll(ATT)' }, [AT_ACADEMY, ...given], academy, ['A: WIS 1, INS 0'])
    const maw = [...FIGHT, 'chance DEATH/INS', 'A use RED01', 'chance MISS', 'A gain']
    plays({ RED01: 'ACT: reroll(MON)' }, [AT_MAW, ...given], maw, ['A: companions RED01'])
  })
  it('reroll as PASSIVE: once per roll, or not at all', () => {
    const given = ['A: companions RED02, traits TRA10', AT_MAW, 'turn A']
    const once = ['A reroll TRA10', 'chance EXH', 'A first champion', 'A gain']
    plays({}, given, [...FIGHT, 'chance DEATH/INS', ...once], ['A: companions RED02+2'])
    const declined = ['A accept', 'A first champion', 'A letDie', 'A gain']
    plays({}, given, [...FIGHT, 'chance DEATH/INS', ...declined], ['A: companions none'])
  })
  it('safe(EXH), safe(DEATH): for this turn by a relic, for itself by a companion, for whoever is champion by a trait', () => {
    const given = ['A: companions RED02', AT_MAW, 'turn A']
    const exhausted = [...FIGHT, 'chance DEATH/INS', 'A first champion', 'A gain']
    const spared = [...FIGHT, 'chance EXH/INS', 'A gain']
    const relic = { REL09: 'USE1[1 CHG]: safe(DEATH)' }
    plays(relic, ['A: relics REL09+1', ...given], ['A use REL09', ...exhausted], ['A: companions RED02+2'])
    plays({ RED02: 'PASSIVE: safe(DEATH)' }, given, exhausted, ['A: companions RED02+2'])
    plays({ RED02: 'PASSIVE: safe(EXH)' }, given, spared, ['A: companions RED02'])
    plays({ TRA01: 'PASSIVE: safe(EXH)' }, ['A: traits TRA01', ...given], spared, ['A: companions RED02'])
    // Another companion's protection is its own.
    const another = ['A: companions RED09', ...given]
    const hurt = [...FIGHT, 'chance EXH/INS', 'A first champion', 'A gain']
    plays({ RED09: 'PASSIVE: safe(EXH)' }, another, hurt, ['A: companions RED02+2 RED09'])
  })
  it('lose(VISITOR,n): whoever visits loses', () => {
    const given = ['A: companions RED01, regions H12', 'turn B']
    const line = ['B visit H12', 'chance INS', 'B gain']
    plays({ RED01: 'WHEN oppVisitsMine: lose(VISITOR,3)' }, given, line, ['A: honor 22', 'B: honor 17', 'C: honor 20'])
  })
  it('mastery(X,n) counts as long as the card lies there', () =>
    plays(
      { RED01: 'PASSIVE: mastery(COU,3)' },
      ['A: companions RED01', 'turn A'],
      [],
      ['mastery A COU: 3', 'mastery A STR: 1', 'master COU: A'],
    ))
  it('score(n,K,max) at the end, the card itself counted, no more than max', () => {
    const given = [
      'A: regions H01 H02 H03, tiles INS, coins 30, companions RED01 YEL02, relics REL11, traits TRA01',
      'turn A',
    ]
    // Masteries of STR, INS, VIS and WIS, 2 for every region.
    const rest = 4 * 5 + 3 * 2
    const counted = {
      REGION: 3,
      PROF: 1,
      COIN: 1,
      RED: 1,
      YEL: 1,
      BLU: 0,
      COMPANION: 2,
      TRAIT: 1,
      RELIC: 1,
      MONSTER: 0,
    }
    for (const [each, n] of Object.entries(counted)) {
      plays({ RED01: `END: score(2,${each},9)` }, given, [], [`final A: ${rest + 2 * n}`])
      plays({ RED01: `END: score(2,${each},3)` }, given, [], [`final A: ${rest + Math.min(3, 2 * n)}`])
    }
  })
  it('are carried out from left to right', () =>
    activated(
      'aug(1,POT) + attr(STR,2)',
      ['A: inf 0'],
      ['A may not gain STR:2: VIN-ACT-06 noInfluence', 'A gain STR:1'],
      ['A: STR 1, inf 0'],
    ))
})

describe('triggers', () => {
  it('ENTER: once, when the card is gained', () =>
    plays(
      { RED01: 'ENTER: hon(3)' },
      ['A: STR 2', 'turn A'],
      ['A visit H10', 'A draw open', 'chance RED09'],
      ['A: companions RED01, honor 25'],
    ))
  it('USE1: once per turn; USE*: as often as it can be paid', () => {
    const given = ['A: relics REL06+3', 'turn A']
    const twice = ['A use REL06', 'A may not use REL06: VIN-RELIC-07 alreadyUsed']
    plays({ REL06: 'USE1[1 CHG]: hon(2)' }, given, twice, ['A: honor 22, relics REL06+2'])
    const often = ['A use REL06', 'A use REL06', 'A use REL06', 'A may not use REL06: VIN-RULING-133 cannotPay']
    plays({ REL06: 'USE*[1 CHG]: hon(2)' }, given, often, ['A: honor 26, relics REL06'])
  })
  it('END: at final scoring, if its condition holds then', () => {
    const rest = 5 // mastery of Strength
    plays({ RED01: 'END: hon(4) IF ctrl>=1' }, ['A: companions RED01', 'turn A'], [], [`final A: ${rest}`])
    plays(
      { RED01: 'END: hon(4) IF ctrl>=1' },
      ['A: companions RED01, regions H05', 'turn A'],
      [],
      [`final A: ${rest + 4 + 2}`],
    )
  })
  it('several clauses, each by its own trigger', () =>
    plays(
      { RED01: 'ENTER: hon(1) / ACT: hon(2) / END: hon(4)' },
      ['A: STR 2', 'turn A'],
      ['A visit H10', 'A draw open', 'chance RED09', 'A activate RED01', 'A gain', 'A use RED01'],
      ['A: honor 25', 'final A: 9'],
    ))
})

/** By price: where the cube comes from, and where it goes. */
const PRICES: Readonly<Record<Cost, readonly [text: string, given: string, line: readonly string[], then: string]>> = {
  INS: ['1 INS', 'A: INS 1', [], 'A: INS 0, inf 9'],
  KNO: ['1 KNO', 'A: KNO 1', [], 'A: KNO 0, inf 9'],
  STR: ['1 STR', 'A: STR 1', [], 'A: STR 0, inf 9'],
  WIS: ['1 WIS', 'A: WIS 1', [], 'A: WIS 0, inf 9'],
  VIS: ['1 VIS', 'A: VIS 1', [], 'A: VIS 0, inf 9'],
  COU: ['1 COU', 'A: COU 1', [], 'A: COU 0, inf 9'],
  common: [
    '1 COMMON',
    'A: INS 1, STR 1, WIS 1',
    ['A may not spend KNO: VIN-POWER-01 sphereEmpty', 'A spend STR'],
    'A: INS 1, STR 0, WIS 1, inf 9',
  ],
  conv: ['1 CONV', 'A: conv 1', [], 'A: conv 0, inf 9'],
  charge: ['1 CHG', 'A: inf 8', [], 'A: relics REL06, inf 9'],
  slot: ['1 INF>here', 'A: inf 8', [], 'A: traits TRA09+1, inf 7'],
}
describe('prices', () => {
  for (const [cost, [text, given, line, then]] of Object.entries(PRICES))
    it(`${text}: the cube goes where it belongs, and without it the ability cannot be used`, () => {
      const card = cost === 'slot' ? 'TRA09' : 'REL06'
      const held = cost === 'slot' ? 'A: traits TRA09' : `A: relics REL06${cost === 'charge' ? '+1' : ''}`
      const ability = { [card]: `USE*[${text}]: hon(1)` }
      plays(ability, [held, given, 'turn A'], [`A use ${card}`, ...line], [then, 'A: honor 21'])
      const poor = [held.replace('+1', ''), 'A: conv 0, inf 0', 'turn A']
      plays(ability, poor, [`A may not use ${card}: VIN-RULING-133 cannotPay`], [])
    })
})

/** By event: the table, and what brings it about; whoever has the card gets 7 honor. */
const EVENTS: Readonly<Record<Happening, readonly [given: readonly string[], line: readonly string[], honor: number]>> =
  {
    youDiscover: [['H02: open', 'turn A'], ['A step T04', 'chance FORT'], 27],
    youConvert: [['A: INS 2, KNO 2', 'turn A'], ['A convert WIS', 'A convert WIS'], 34],
    youRest: [['turn A'], ['A rest', 'A augment pot'], 27],
    'youVisit(RESOURCE)': [['turn A'], ['A visit H05', 'A gain'], 27],
    youControl: [['turn A'], ['A visit H05', 'A gain', 'A control H05'], 29],
    youDefeat: [[AT_MAW, 'A: companions RED02', 'turn A'], [...FIGHT, 'chance MISS/INS', 'A gain'], 32],
    'youGain(TRAIT)': [['A: at T15, WIS 2', 'turn A'], ['A visit H15', 'A draw open', 'chance TRA05'], 31],
    'youGain(RELIC)': [['A: at T14, VIS 2', 'turn A'], ['A visit H14', 'A draw open', 'chance REL05', 'A leave'], 31],
    'oppGains(COMPANION)': [['B: at T10, KNO 2', 'turn B'], ['B visit H10', 'B draw open', 'chance BLU05'], 27],
    oppVisitsMine: [['A: regions H12', 'turn B'], ['B visit H12', 'chance INS', 'B gain'], 29],
    companionDies: [
      [AT_MAW, 'A: conv 0, companions RED02', 'turn A'],
      [...FIGHT, 'chance DEATH/INS', 'A first champion', 'A gain'],
      30,
    ],
  }
describe('events', () => {
  for (const [event, [given, line, honor]] of Object.entries(EVENTS))
    it(`${event} is answered by whom it concerns`, () => {
      const card = { TRA08: `WHEN ${event}: hon(7)` }
      plays(card, ['coins none', 'A: traits TRA08', ...given], line, [`A: honor ${honor}`, 'C: honor 20'])
      // Somebody else's card is not concerned.
      const others = contentWith(card)
      const start = stage.place(others, { given: ['coins none', 'C: traits TRA08', ...given] })
      const { position } = follow(game, others, start, line)
      const isOpponents = event === 'oppGains(COMPANION)'
      expect(stage.fact(others, position, `C: honor ${isOpponents ? 27 : 20}`)).toBeNull()
    })
  it('(1/turn): the second time in a turn nothing comes of it, in the next turn it does', () => {
    const line = ['A convert WIS', 'A convert WIS', 'A step T04', 'A stop', 'A endTurn']
    const card = { TRA08: 'WHEN youConvert (1/turn): hon(7)' }
    const given = ['coins none', 'A: traits TRA08, INS 3, KNO 3', 'turn A']
    plays(card, given, line, ['A: honor 27'])
    const others = ['B step T16', 'B stop', 'B endTurn', 'C step T23', 'C stop', 'C endTurn', 'D step T09', 'D stop']
    plays(card, given, [...line, ...others, 'D endTurn', 'A convert WIS'], ['A: honor 34'])
  })
})

/** By counter: a condition, a table on which it just holds, and one on which it just fails. */
const CONDITIONS: Readonly<Record<Counter, readonly [text: string, holds: string, fails: string]>> = {
  honor: ['honor>=25', 'A: honor 25', 'A: honor 24'],
  vindicated: ['vindicated', 'A: vindicated', 'B: vindicated'],
  ctrl: ['ctrl>=2', 'A: regions H01 H05', 'A: regions H01'],
  conv: ['conv>=3', 'A: conv 3', 'A: conv 2'],
  pot: ['pot=0', 'A: pot 0', 'A: pot 1'],
  speed: ['speed>=4', 'A: speed 4', 'A: speed 3'],
  companions: ['companions>=2', 'A: companions YEL02', 'A: traits TRA01'],
  traits: ['traits>=1', 'A: traits TRA01', 'A: relics REL01'],
  relics: ['relics>=1', 'A: relics REL01', 'A: traits TRA01'],
  monsters: ['monsters>=1', 'A: monsters MON01', 'A: traits TRA01'],
  yellow: ['yellow>=1', 'A: companions YEL02', 'A: companions BLU02'],
  blue: ['blue>=1', 'A: companions BLU02', 'A: companions YEL02'],
  red: ['red>=2', 'A: companions RED02', 'A: companions BLU02'],
  profs: ['profs>=2', 'A: tiles INS COU', 'A: tiles INS'],
  coins: ['coins>=1', 'A: coins 30', 'B: coins 30'],
  heroicAttr: ['heroicAttr>=2', 'A: WIS 1, COU 1', 'A: WIS 1, INS 1'],
  heroicCards: ['heroicCards>=2', 'A: traits TRA01, monsters MON01', 'A: traits TRA01, companions BLU02'],
  cardColours: ['cardColours>=3', 'A: companions BLU02, relics REL01', 'A: companions RED02, relics REL01'],
  regions: ['regions(FORT)>=2', 'A: regions H02 H05', 'A: regions H02 H06'],
}
describe('conditions', () => {
  for (const [text, holds, fails] of Object.values(CONDITIONS))
    it(`${text}: a false one forbids the use`, () => {
      const card = { RED01: `ACT: hon(7) IF ${text}` }
      const given = ['A: companions RED01, activated RED01']
      plays(card, [...given, holds, 'turn A'], ['A may use RED01'], [])
      plays(card, [...given, fails, 'turn A'], ['A may not use RED01: VIN-RULING-133 requirementNotMet'], [])
    })
})
