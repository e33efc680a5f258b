/** Goods of choice, costs of choice, sides of a slash, knowledge and its bonuses, milestones. Ledger 3.1, 3.9, 3.11. */

import { exactly, naming, oneOf, type Rule, slot, steps, type Table, type Turn } from '@skerry/kernel'
import {
  advance,
  changeDp,
  gainResources,
  gainTroops,
  giveUp,
  payResources,
  payTroops,
  putCardUnder,
} from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  bonusPlace,
  cardOf,
  costOf,
  heldOf,
  holds,
  isInCategory,
  isPayable,
  isTactics,
  LAST_LEVEL,
  levelOf,
  milestonesPassed,
  playerOf,
  RESOURCES,
  setsOf,
  TACTICS_DP,
  TRACKS,
  TROOPS,
  unpaid,
} from '../queries.ts'
import type {
  Advance,
  Barbarians,
  BarEffect,
  BonusChoice,
  BonusFrame,
  Cost,
  Discard,
  EitherFrame,
  Faction,
  GainFrame,
  Kind,
  KnowledgeFrame,
  Milestone,
  MilestoneFrame,
  PayFrame,
  Side,
  Track,
} from '../types.ts'
import { anyCard, anyTrack } from './args.ts'

type T = Table<Barbarians>

// —— gains and costs of choice ——

const ofGain = steps<Barbarians, GainFrame>()
export const gain: Rule<Barbarians, GainFrame> = {
  // BAR-GEN-08 Any mix; BAR-RULING-24 what exceeds 6 may be named and is lost.
  resources: ofGain.allotment('BAR-GEN-08', 'gather', {
    seat: (f) => f.context.seat,
    spread: (_, f) =>
      exactly(
        f.n,
        RESOURCES.map((resource) => slot(resource, f.n)),
      ),
    take(t, f, { n }) {
      gainResources(t, f.context, n)
      return 'end'
    },
  }),
  troops: ofGain.allotment('BAR-GEN-08', 'muster', {
    seat: (f) => f.context.seat,
    spread: (_, f) =>
      exactly(
        f.n,
        TROOPS.map((troop) => slot(troop, f.n)),
      ),
    take(t, f, { n }) {
      gainTroops(t, f.context.rule, f.context.seat, n)
      return 'end'
    },
  }),
}

const ofPay = steps<Barbarians, PayFrame>()
const costAt = (f: PayFrame): Cost => f.costs[f.done] as Cost
const amountAt = (f: PayFrame): number => (costAt(f) as { readonly n: number }).n
const kindAt = (f: PayFrame): Kind => (costAt(f) as { readonly kind: Kind }).kind
const STEP_OF = { any: 'resources', troops: 'troops', card: 'card' } as const
function paid(f: PayFrame): 'look' {
  f.done += 1
  return 'look'
}
export const pay: Rule<Barbarians, PayFrame> = {
  look: ofPay.auto('BAR-GEN-07', (_, f) =>
    f.done === f.costs.length ? 'end' : STEP_OF[costAt(f).pay as keyof typeof STEP_OF],
  ),
  // BAR-GEN-08 Any mix of what is in stock.
  resources: ofPay.allotment('BAR-GEN-08', 'pay', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const { resources } = playerOf(state, f.seat)
      const inStock = RESOURCES.filter((resource) => resources[resource] > 0)
      return exactly(
        amountAt(f),
        inStock.map((resource) => slot(resource, resources[resource])),
      )
    },
    take(t, f, { n }) {
      payResources(t, f.by, f.seat, n)
      return paid(f)
    },
  }),
  troops: ofPay.allotment('BAR-GEN-08', 'pay', {
    seat: (f) => f.seat,
    spread({ state }, f) {
      const { troops } = playerOf(state, f.seat)
      const inStock = TROOPS.filter((troop) => troops[troop] > 0)
      return exactly(
        amountAt(f),
        inStock.map((troop) => slot(troop, troops[troop])),
      )
    },
    take(t, f, { n }) {
      payTroops(t, f.by, f.seat, n)
      return paid(f)
    },
  }),
  // BAR-RULING-64 A turned one as well; it goes under its deck.
  card: ofPay.decision('BAR-RULING-64', {
    seat: (f) => f.seat,
    offers: [
      ofPay.offer<Discard>('BAR-RULING-64', 'discard', {
        args: { card: anyCard },
        candidates: ({ state }, f) =>
          heldOf(state, f.seat, kindAt(f)).map(({ card }): Discard => ({ do: 'discard', card })),
        conditions: [
          ofPay.choiceNeeds(
            'BAR-RULING-64',
            'otherKind',
            ({ content }, f, { card }) => cardOf(content, card).kind === kindAt(f),
          ),
          ofPay.choiceNeeds('BAR-RULING-64', 'notYours', ({ state }, f, { card }) => holds(state, f.seat, card)),
        ],
        take(t, f, { card }) {
          giveUp(t, f.seat, card)
          putCardUnder(t, 'BAR-RULING-64', f.seat, card)
          return paid(f)
        },
      }),
    ],
  }),
}

const ofEither = steps<Barbarians, EitherFrame>()
const SIDES: readonly Side[] = [
  { do: 'side', side: 1 },
  { do: 'side', side: 2 },
]
const sideOf = (f: EitherFrame, side: number): readonly BarEffect[] => f.sides[side - 1] as readonly BarEffect[]
const isSidePayable = ({ state }: T, f: EitherFrame, side: number): boolean =>
  isPayable(state, f.context.seat, sideOf(f, side))
export const either: Rule<Barbarians, EitherFrame> = {
  // BAR-RULING-22 If neither can be paid, nothing happens.
  look: ofEither.auto('BAR-GEN-06', (t, f) => (SIDES.some(({ side }) => isSidePayable(t, f, side)) ? 'side' : 'end')),
  // BAR-GEN-06 Exactly one side.
  side: ofEither.decision('BAR-GEN-06', {
    seat: (f) => f.context.seat,
    offers: [
      ofEither.offer<Side>('BAR-GEN-06', 'side', {
        args: { side: naming(oneOf(1, 2), (side) => `side ${side}`) },
        candidates: () => SIDES,
        conditions: [
          ofEither.choiceNeeds(
            'BAR-GEN-07',
            'cannotPay',
            (t, f, { side }) => isSidePayable(t, f, side),
            ({ state }, f, { side }) => unpaid(state, f.context.seat, costOf(sideOf(f, side))),
          ),
        ],
        take(t, f, { side }) {
          t.run(sideOf(f, side), f.context)
          return 'end'
        },
      }),
    ],
  }),
}

// —— knowledge ——

const ofKnowledge = steps<Barbarians, KnowledgeFrame>()
const ADVANCES: readonly Advance[] = TRACKS.map((track) => ({ do: 'advance', track }))
const canAdvance = ({ state }: T, f: KnowledgeFrame, track: Track): boolean =>
  isInCategory(track, f.category) && levelOf(state, f.seat, track) < LAST_LEVEL
export const knowledge: Rule<Barbarians, KnowledgeFrame> = {
  // BAR-RULING-51 A step without a possible track is lost.
  look: ofKnowledge.auto('BAR-RULING-51', (t, f) => {
    if (f.left === 0) return 'end'
    if (TRACKS.some((track) => canAdvance(t, f, track))) return 'step'
    t.emit({ rule: 'BAR-RULING-51', type: 'knowledgeLost', seat: f.seat, category: f.category })
    return 'end'
  }),
  // BAR-KNOW-01 A disc one space on, or a new one on the first space; BAR-KNOW-03 any number of players may share a track.
  step: ofKnowledge.decision('BAR-KNOW-01', {
    seat: (f) => f.seat,
    offers: [
      ofKnowledge.offer<Advance>('BAR-KNOW-01', 'advance', {
        args: { track: anyTrack },
        candidates: () => ADVANCES,
        conditions: [
          ofKnowledge.choiceNeeds('BAR-KNOW-02', 'otherCategory', (_, f, { track }) => isInCategory(track, f.category)),
          ofKnowledge.choiceNeeds(
            'BAR-KNOW-03',
            'trackFinished',
            ({ state }, f, { track }) => levelOf(state, f.seat, track) < LAST_LEVEL,
          ),
        ],
        take(t, f, { track }) {
          f.left -= 1
          advance(t, f.by, f.seat, track)
          return 'look'
        },
      }),
    ],
  }),
}

// —— what finishing a track brings ——

/** BAR-KNOW-NEF-01, -SHAN-01, -ASP-01, -VARG-01 */
export const TACTICS_BONUS: Readonly<Record<Faction, { readonly rule: RuleId; readonly effect: BarEffect }>> = {
  nefriar: { rule: 'BAR-KNOW-NEF-01', effect: { do: 'troops', n: 3 } },
  shan: { rule: 'BAR-KNOW-SHAN-01', effect: { do: 'any', n: 4 } },
  aspidian: { rule: 'BAR-KNOW-ASP-01', effect: { do: 'honour', n: 2 } },
  varg: { rule: 'BAR-KNOW-VARG-01', effect: { do: 'draw', kinds: ['god', 'warlord'] } },
}
/** BAR-RULING-54 What a barbarian track counts, as it stands at that moment. */
export const COUNTED: Readonly<Record<Exclude<Track, Faction>, { rule: RuleId; count(t: T, seat: number): number }>> = {
  discovery: { rule: 'BAR-KNOW-DISC-02', count: ({ state }, seat) => playerOf(state, seat).banners.length },
  defence: { rule: 'BAR-KNOW-DEF-02', count: (t, seat) => milestonesPassed(t, seat) },
  economy: { rule: 'BAR-KNOW-ECO-05', count: ({ state }, seat) => setsOf(state, seat) },
  production: { rule: 'BAR-KNOW-PROD-02', count: ({ state }, seat) => playerOf(state, seat).buildings.length },
}

function giveEffect(t: Turn<Barbarians>, { seat }: BonusFrame, track: Faction): void {
  const { rule, effect } = TACTICS_BONUS[track]
  t.run([effect], { seat, rule, isSpace: false })
}
const givePoints = (t: Turn<Barbarians>, { seat }: BonusFrame): void =>
  t.run([{ do: 'dp', n: TACTICS_DP }], { seat, rule: 'BAR-KNOW-TAC-02', isSpace: false })

/** BAR-KNOW-TAC-02 Both; BAR-RULING-21 goods come before points, honour and cards after them. */
function giveBoth(t: Turn<Barbarians>, f: BonusFrame, track: Faction): void {
  const isAfter = track === 'aspidian' || track === 'varg'
  if (isAfter) givePoints(t, f)
  giveEffect(t, f, track)
  if (!isAfter) givePoints(t, f)
}

const ofBonus = steps<Barbarians, BonusFrame>()
export const bonus: Rule<Barbarians, BonusFrame> = {
  // BAR-KNOW-04, BAR-RULING-52 Only the first and the second who finish a track get its bonus, at once.
  look: ofBonus.auto('BAR-KNOW-04', (t, f) => {
    const { seat, track } = f
    const place = bonusPlace(t.state, seat, track)
    t.emit({ rule: 'BAR-KNOW-04', type: 'trackFinished', seat, track, place })
    if (place === 0) return 'end'
    if (!isTactics(track)) {
      const { rule, count } = COUNTED[track]
      changeDp(t, rule, seat, (place === 1 ? 2 : 1) * count(t, seat))
      return 'end'
    }
    if (place === 2) return 'second'
    giveBoth(t, f, track)
    return 'end'
  }),
  // BAR-RULING-53 The second chooses at once, even an effect that turns out void.
  second: ofBonus.decision('BAR-KNOW-TAC-02', {
    seat: (f) => f.seat,
    offers: [
      ofBonus.offer<BonusChoice>('BAR-KNOW-TAC-02', 'bonus', {
        args: { bonus: oneOf('effect', 'points') },
        candidates: () => [
          { do: 'bonus', bonus: 'effect' },
          { do: 'bonus', bonus: 'points' },
        ],
        conditions: [],
        take(t, f, { bonus }) {
          if (bonus === 'effect') giveEffect(t, f, f.track as Faction)
          else givePoints(t, f)
          return 'end'
        },
      }),
    ],
  }),
}

const ofMilestone = steps<Barbarians, MilestoneFrame>()
export const milestone: Rule<Barbarians, MilestoneFrame> = {
  // BAR-HON-02, BAR-RULING-55 Its bonus with all that follows from it, before the next milestone.
  bonus: ofMilestone.auto('BAR-HON-02', (t, f) => {
    const { bonus } = t.content.milestones.find(({ id }) => id === f.milestone) as Milestone
    t.emit({ rule: 'BAR-HON-02', type: 'milestonePassed', seat: f.seat, milestone: f.milestone })
    t.run(bonus, { seat: f.seat, rule: 'BAR-HON-02', isSpace: false })
    return 'end'
  }),
}
