/** Dice: the fight at the Gaping Maw and the roll at the Academy. Ledger 3.16, VIN-RULING-61 … -66, -71. */

import { equally, type Outcomes, oneOf, pairs, type Rule, type Seat, steps, type Turn } from '@skerry/kernel'
import { attributesOf, lossOf, moveCubes } from '../effects.ts'
import {
  ATTRIBUTES,
  canRecall,
  championOf,
  cubesAt,
  EXHAUSTION_CUBES,
  playerOf,
  rerollersOf,
  rerollsOf,
  resultFor,
  rollIn,
  turnIn,
} from '../queries.ts'
import type {
  Attr,
  CardId,
  Content,
  Dice,
  ExhaustionFrame,
  First,
  MonsterFace,
  NameFace,
  RerollBy,
  RerollFrame,
  RollFrame,
  Vindication,
} from '../types.ts'
import { use } from './abilities.ts'
import { anyAttr, anyWithReroll } from './args.ts'
import { inFight, recall } from './bonus.ts'

// —— the dice (VIN-RULING-71) ——

interface DiceOf {
  readonly monster: Outcomes<MonsterFace>
  readonly attribute: Outcomes<Attr>
  readonly both: Outcomes<readonly [MonsterFace, Attr]>
}
const diceBy = new WeakMap<Content, DiceOf>()
/** Made once for every content. */
function diceOf(content: Content): DiceOf {
  let dice = diceBy.get(content)
  if (dice === undefined) {
    const monster = facesOf(content.monsterDie)
    const attribute = facesOf(content.attributeDie)
    dice = { monster, attribute, both: pairs(monster, attribute) } // VIN-MONSTER-06 `EXH/WIS`
    diceBy.set(content, dice)
  }
  return dice
}
function facesOf<F extends string>(die: readonly F[]): Outcomes<F> {
  const list = [...new Set(die)]
  const weights = list.map((face) => die.filter((other) => other === face).length)
  return { list, weights, total: die.length }
}

// —— from the throw to its results ——

const ofRoll = steps<Vindication, RollFrame>()
const diceIn = ({ dice }: RollFrame): Dice => dice as Dice
const championIn = ({ champion }: RollFrame): CardId => champion as CardId

/** VIN-MONSTER-06, -15 Both dice, even if the attribute cannot be taken; VIN-RULING-62 the champion is whoever is it now. */
function thrown(t: Turn<Vindication>, f: RollFrame, dice: Dice): 'rerolls' {
  f.champion = f.isFight ? championOf(t, f.seat) : null // VIN-MONSTER-02 there is one
  f.dice = dice
  const rule = f.isFight ? 'VIN-MONSTER-06' : 'VIN-REG-01'
  t.emit({ rule, type: 'diceRolled', seat: f.seat, champion: f.champion, dice })
  return 'rerolls'
}

const FACES: readonly NameFace[] = ATTRIBUTES.map((face) => ({ do: 'setDie', face }))
/** `setdie(ATT)` Once this turn the face of the attribute die is chosen instead of rolled. */
const nameFace = ofRoll.offer<NameFace>('VIN-RULING-61', 'setDie', {
  args: { face: anyAttr },
  candidates: (t) => (turnIn(t).hasSetDie ? FACES : []),
  conditions: [ofRoll.needs('VIN-RULING-61', 'nothingSetsTheDie', (t) => turnIn(t).hasSetDie)],
  take(t, f, { face }) {
    turnIn(t).hasSetDie = false
    f.named = face
    t.emit({ rule: 'VIN-RULING-61', type: 'dieNamed', seat: f.seat, face })
    return f.isFight ? 'throw' : thrown(t, f, { MON: null, ATT: face })
  },
})

/** PASSIVE `reroll` Once per roll and card; different cards may follow one another. */
const reroll = ofRoll.offer<RerollBy>('VIN-RULING-61', 'reroll', {
  args: { card: anyWithReroll },
  candidates: (t, f) => rerollersOf(t, f.seat).map((card): RerollBy => ({ do: 'reroll', card })),
  conditions: [
    ofRoll.choiceNeeds('VIN-RULING-61', 'cannotReroll', (t, f, { card }) => rerollersOf(t, f.seat).includes(card)),
    ofRoll.choiceNeeds('VIN-RULING-61', 'oncePerRoll', (_, f, { card }) => !f.rerolled.includes(card)),
  ],
  take(t, f, { card }) {
    f.rerolled.push(card)
    t.emit({ rule: 'VIN-RULING-61', type: 'abilityUsed', seat: f.seat, card })
    t.run(rerollsOf(t, f.seat, card), { seat: f.seat, card, rule: 'VIN-RULING-61', visitor: null })
    return 'again'
  },
})

const FIRSTS: readonly First[] = [
  { do: 'first', half: 'champion' },
  { do: 'first', half: 'attribute' },
]
const first = ofRoll.offer<First>('VIN-RULING-61', 'first', {
  args: { half: oneOf('champion', 'attribute') },
  candidates: () => FIRSTS,
  conditions: [
    ofRoll.choiceNeeds(
      'VIN-MONSTER-11',
      'nothingHappens',
      (t, f, { half }) => half === 'champion' || resultFor(t, f) !== 'MISS',
    ),
  ],
  take(_, f, { half }) {
    f.due = half === 'champion' ? ['champion', 'attribute'] : ['attribute', 'champion']
    return 'next'
  },
})

const save = ofRoll.word(
  'VIN-MONSTER-10',
  'save',
  (t, f) => {
    moveCubes(t, 'VIN-MONSTER-10', f.seat, 'conv', 'inf')
    t.emit({ rule: 'VIN-MONSTER-10', type: 'championSaved', seat: f.seat, champion: championIn(f) })
    return 'next'
  },
  [ofRoll.needs('VIN-RULING-64', 'noConviction', (t, f) => cubesAt(t, f.seat, 'conv') > 0)],
)
const letDie = ofRoll.word('VIN-MONSTER-09', 'letDie', (t, f) => {
  t.call(lossOf(f.seat, championIn(f), 'death'))
  return 'next'
})

export const roll: Rule<Vindication, RollFrame> = {
  // VIN-RULING-61, -13 Before the throw: the attribute die may be set, the champion made safe.
  before: ofRoll.decision('VIN-RULING-61', {
    seat: (f): Seat => f.seat,
    offers: [nameFace, use, ofRoll.word('VIN-MONSTER-06', 'roll', 'throw')],
    ...inFight,
  }),
  throw: ofRoll.chance<Attr | readonly [MonsterFace, Attr]>('VIN-MONSTER-06', {
    outcomes({ content }, f) {
      const { monster, attribute, both } = diceOf(content)
      if (!f.isFight) return attribute
      return f.named === null ? both : pairs(monster, equally([f.named]))
    },
    take(t, f, outcome) {
      if (typeof outcome === 'string') return thrown(t, f, { MON: null, ATT: outcome })
      const [MON, ATT] = outcome
      return thrown(t, f, { MON, ATT })
    },
  }),
  // VIN-RULING-13 With dice on the table: rerolls, protection, recall; a reroll may be declined (VIN-RULING-133).
  rerolls: ofRoll.decision('VIN-RULING-13', {
    seat: (f) => f.seat,
    offers: [
      reroll,
      use,
      ofRoll.word('VIN-RULING-133', 'accept', (_, f) => {
        if (f.isFight) return 'order'
        f.due = ['attribute']
        return 'next'
      }),
    ],
    ...inFight,
  }),
  // VIN-RULING-61 The champion's result first, or the attribute, as the player likes; a miss leaves nothing to order.
  order: ofRoll.decision('VIN-RULING-61', { seat: (f) => f.seat, offers: [first], ...inFight }),
  next: ofRoll.auto('VIN-RULING-61', (_, f) => f.due.shift() ?? 'end'),
  // VIN-MONSTER-08 … -11, VIN-RULING-65 What the die means after all protection.
  champion: ofRoll.auto('VIN-RULING-65', (t, f) => {
    const result = resultFor(t, f)
    const { seat } = f
    const champion = championIn(f)
    if (result !== diceIn(f).MON) t.emit({ rule: 'VIN-RULING-65', type: 'championSpared', seat, champion })
    if (result === 'DEATH') return 'save'
    if (result === 'EXH') t.call({ rule: 'exhaustion', at: 'place', seat, champion, due: EXHAUSTION_CUBES })
    return 'next'
  }),
  // VIN-MONSTER-10 1 Conviction saves the champion; the player may also let it die.
  save: ofRoll.decision('VIN-MONSTER-10', { seat: (f) => f.seat, offers: [save, letDie], ...inFight }),
  // VIN-MONSTER-07, VIN-REG-01 Up to 1 of the attribute shown; VIN-RULING-121 for an Influence cube, as every gain.
  attribute: ofRoll.auto('VIN-MONSTER-07', (t, f) => {
    t.call(attributesOf(f.isFight ? 'VIN-MONSTER-07' : 'VIN-REG-01', f.seat, [[diceIn(f).ATT]]))
    return 'next'
  }),
}

const ofReroll = steps<Vindication, RerollFrame>()
export const rerolling: Rule<Vindication, RerollFrame> = {
  // `reroll(MON)`, `reroll(ATT)` That die again; the new result stands.
  throw: ofReroll.chance<MonsterFace | Attr>('VIN-RULING-61', {
    outcomes: ({ content }, { die }) => (die === 'MON' ? diceOf(content).monster : diceOf(content).attribute),
    take(t, { die }, face) {
      const f = rollIn(t) as RollFrame
      f.dice = { ...diceIn(f), [die]: face }
      t.emit({ rule: 'VIN-RULING-61', type: 'dieRerolled', seat: f.seat, die, dice: { ...f.dice } })
      return 'end'
    },
  }),
}

// —— exhaustion ——

const ofExhaustion = steps<Vindication, ExhaustionFrame>()
export const exhaustion: Rule<Vindication, ExhaustionFrame> = {
  // VIN-MONSTER-08 2 Influence cubes go onto the champion, as far as Influence reaches.
  place: ofExhaustion.auto('VIN-MONSTER-08', (t, f) => {
    const n = Math.min(f.due, playerOf(t.state, f.seat).zones.inf)
    moveCubes(t, 'VIN-MONSTER-08', f.seat, 'inf', f.champion, n)
    f.due -= n
    return f.due > 0 && canRecall(t, f.seat) ? 'recall' : 'end' // VIN-RULING-63 place what there is
  }),
  // VIN-RULING-63 The player must recall, from where he likes; never a companion.
  recall: ofExhaustion.decision('VIN-RULING-63', {
    seat: (f): Seat => f.seat,
    offers: [
      ofExhaustion.taking(recall, (t, f, choice) => {
        recall.take(t, f as never, choice)
        return 'place'
      }),
    ],
    blockedVerbs: inFight.blockedVerbs,
  }),
}
