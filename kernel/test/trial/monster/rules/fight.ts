import { equally, oneOf, pairs, type Rule, steps, weighted } from '../../../../src/index.ts'
import { gaining, lossOf, moveCubes } from '../effects.ts'
import {
  ATTRIBUTES,
  championOf,
  cubesAt,
  EXHAUSTION_CUBES,
  fightIn,
  playerOf,
  recallable,
  rerollersOf,
  rerollsOf,
  resultFor,
  rollOf,
  turnIn,
} from '../queries.ts'
import type {
  Attr,
  CardId,
  ExhaustionFrame,
  FightFrame,
  First,
  Maw,
  MonsterFace,
  NameFace,
  RerollFrame,
  Use,
} from '../types.ts'
import { anyCard, inFight, recall, use } from './bonus.ts'

// —— the dice (VIN-RULING-71) ——

const MONSTER_DIE = weighted<MonsterFace>([
  ['MISS', 3],
  ['EXH', 2],
  ['DEATH', 1],
])
const ATTRIBUTE_DIE = equally(ATTRIBUTES)
/** VIN-MONSTER-06 Both dice together: `EXH/WIS`. */
const BOTH_DICE = pairs(MONSTER_DIE, ATTRIBUTE_DIE)

// —— the fight, from the throw to its two results (VIN-RULING-61) ——

const x = steps<Maw, FightFrame>()

/** `setdie(ATT)` Once this turn the face of the attribute die is named instead of rolled. */
const nameFace = x.offer<NameFace>('VIN-RULING-61', 'setdie', {
  args: { face: oneOf('INS', 'KNO', 'STR', 'WIS', 'VIS', 'COU') },
  reach: () => ATTRIBUTES.map((face): NameFace => ({ do: 'setdie', face })),
  conditions: [x.needs('VIN-RULING-61', 'nothingSetsTheDie', (t) => turnIn(t).setdie)],
  take(t, f, { face }) {
    turnIn(t).setdie = false
    f.named = face
    return 'roll'
  },
})

/** PASSIVE `reroll` Once per roll and card; different cards may follow one another. */
const reroll = x.offer<Use>('VIN-RULING-61', 'reroll', {
  args: { card: anyCard },
  reach: (t, f) => rerollersOf(t, f.seat).map((card): Use => ({ do: 'reroll', card })),
  conditions: [
    x.needs('VIN-RULING-61', 'cannotReroll', (t, f, { card }) => rerollersOf(t, f.seat).includes(card)),
    x.needs('VIN-RULING-61', 'oncePerRoll', (_, f, { card }) => !f.rerolled.includes(card)),
  ],
  take(t, f, { card }) {
    f.rerolled.push(card)
    t.run(rerollsOf(t, card), { seat: f.seat, card })
    return 'again'
  },
})

const first = x.offer<First>('VIN-RULING-61', 'first', {
  args: { half: oneOf('champion', 'attribute') },
  reach: () => [
    { do: 'first', half: 'champion' },
    { do: 'first', half: 'attribute' },
  ],
  conditions: [
    x.needs('VIN-MONSTER-11', 'nothingHappens', (t, f, { half }) => half === 'champion' || resultFor(t, f) !== 'MISS'),
  ],
  take(_, f, { half }) {
    f.due = half === 'champion' ? ['champion', 'attribute'] : ['attribute', 'champion']
    return 'next'
  },
})

const save = x.word(
  'VIN-MONSTER-10',
  'save',
  (t, f) => {
    moveCubes(t, 'VIN-MONSTER-10', f.seat, 'conv', 'inf')
    t.emit({ rule: 'VIN-MONSTER-10', type: 'championSaved', seat: f.seat, champion: rollOf(f).champion })
    return 'next'
  },
  [x.needs('VIN-RULING-64', 'noConviction', (t, f) => cubesAt(t, f.seat, 'conv') > 0)],
)
const letDie = x.word('VIN-MONSTER-09', 'letDie', (t, f) => {
  t.call(lossOf(f.seat, rollOf(f).champion, 'death'))
  return 'next'
})

export const fight: Rule<Maw, FightFrame> = {
  // VIN-RULING-61, -13 Before the throw: the attribute die may be set, the champion made safe.
  setDie: x.decision('VIN-RULING-61', {
    seat: (f) => f.seat,
    offers: [nameFace, use, x.word('VIN-MONSTER-06', 'roll', 'roll')],
    ...inFight,
  }),
  // VIN-MONSTER-06, -15 Both dice; VIN-RULING-62 the champion is whoever is it now.
  roll: x.chance('VIN-MONSTER-06', {
    outcomes: (_, { named }) => (named === null ? BOTH_DICE : pairs(MONSTER_DIE, equally([named]))),
    take(t, f, [MON, ATT]) {
      const champion = championOf(t, f.seat) as CardId // VIN-MONSTER-02 there is one
      f.roll = { MON, ATT, champion }
      t.emit({ rule: 'VIN-MONSTER-06', type: 'diceRolled', seat: f.seat, champion, dice: { MON, ATT } })
      return 'rerolls'
    },
  }),
  // VIN-RULING-13 With dice on the table: rerolls, protection, recall; a reroll may be declined (VIN-RULING-133).
  rerolls: x.decision('VIN-RULING-13', {
    seat: (f) => f.seat,
    offers: [reroll, use, x.word('VIN-RULING-133', 'keep', 'order')],
    ...inFight,
  }),
  // VIN-RULING-61 The champion's result first, or the attribute, as the player likes; a miss leaves nothing to order.
  order: x.decision('VIN-RULING-61', { seat: (f) => f.seat, offers: [first], ...inFight }),
  next: x.auto('VIN-RULING-61', (_, f) => f.due.shift() ?? 'end'),
  // VIN-MONSTER-08 … -11, VIN-RULING-65 What the die means after all protection.
  champion: x.auto('VIN-RULING-65', (t, f) => {
    const result = resultFor(t, f)
    const { MON, champion } = rollOf(f)
    if (result !== MON) t.emit({ rule: 'VIN-RULING-65', type: 'championSpared', seat: f.seat, champion })
    if (result === 'DEATH') return 'save'
    if (result === 'EXH') t.call({ rule: 'exhaustion', at: 'place', seat: f.seat, champion, due: EXHAUSTION_CUBES })
    return 'next'
  }),
  // VIN-MONSTER-10 1 Conviction saves the champion; the player may also let it die.
  save: x.decision('VIN-MONSTER-10', { seat: (f) => f.seat, offers: [save, letDie], ...inFight }),
  // VIN-MONSTER-07 Up to 1 of the attribute shown; VIN-RULING-121 for an Influence cube, as every gain.
  attribute: x.auto('VIN-MONSTER-07', (t, f) => {
    t.call(gaining(f.seat, [[rollOf(f).ATT]]))
    return 'next'
  }),
}

const r = steps<Maw, RerollFrame>()
export const rerolling: Rule<Maw, RerollFrame> = {
  // `reroll(MON)`, `reroll(ATT)` That die again; the new result stands.
  roll: r.chance<MonsterFace | Attr>('VIN-RULING-61', {
    outcomes: (_, { die }) => (die === 'MON' ? MONSTER_DIE : ATTRIBUTE_DIE),
    take(t, { die }, face) {
      const f = fightIn(t)
      f.roll = { ...rollOf(f), [die]: face }
      const { MON, ATT } = f.roll
      t.emit({ rule: 'VIN-RULING-61', type: 'dieRerolled', seat: f.seat, die, dice: { MON, ATT } })
      return 'end'
    },
  }),
}

// —— exhaustion ——

const e = steps<Maw, ExhaustionFrame>()
export const exhaustion: Rule<Maw, ExhaustionFrame> = {
  // VIN-MONSTER-08 2 Influence cubes go onto the champion, as far as Influence reaches.
  place: e.auto('VIN-MONSTER-08', (t, f) => {
    const n = Math.min(f.due, playerOf(t.state, f.seat).zones.inf)
    moveCubes(t, 'VIN-MONSTER-08', f.seat, 'inf', f.champion, n)
    f.due -= n
    return f.due > 0 && recallable(t, f.seat).length > 0 ? 'recall' : 'end' // VIN-RULING-63 place what there is
  }),
  // VIN-RULING-63 The player must recall, from where he likes; never a companion.
  recall: e.decision('VIN-RULING-63', {
    seat: (f) => f.seat,
    offers: [
      e.taking(recall, (t, f, { from }) => {
        moveCubes(t, 'VIN-RULING-63', f.seat, from, 'inf')
        return 'place'
      }),
    ],
    resting: inFight.resting,
  }),
}
