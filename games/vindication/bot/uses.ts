/** When a novice uses the abilities of its cards. */

import { controllerOf, isAt } from '../queries.ts'
import type { Attr, Card, Cost, HexId, InPlay, UseCard, VinEffect, VoluntaryClause } from '../types.ts'
import { copyOf, type Hand, has, INDEX, pay, shiftedTo, worthOf } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { bestAct, type Plan, type PlanOptions, planOf } from './plan.ts'
import { bestTile } from './tiles.ts'
import { carryOut } from './visits.ts'
import { WEIGHTS } from './weights.ts'

/** What is known when abilities are thought of: the cubes, and the plan without any of them. */
export interface Moment {
  readonly o: Outlook
  readonly hand: Hand
  readonly plan: Plan
}

/** What paying takes away. */
function paid({ o, hand }: Moment, cost: Cost | null): Hand {
  const h = copyOf(hand)
  if (cost === null || cost === 'common') return h
  if (cost === 'conv') {
    h.conv -= 1
    h.inf += 1
  } else if (cost === 'charge') {
    h.inf += 1
    h.gain -= o.turnsLeft === 0 ? 0 : WEIGHTS.charge
  } else if (cost !== 'slot') pay(h, INDEX[cost], 1) // VIN-RULING-44 the cube of a slot can be recalled at once
  return h
}

/** By how much the turn gets better with this; the cubes are those after the payment. */
const better = ({ o, plan }: Moment, options: PlanOptions): number => planOf(o, options).worth - plan.worth

/** What a use brings; the cost is what the payment changes. */
type Use<E extends VinEffect['do']> = (
  m: Moment,
  after: Hand,
  effect: Extract<VinEffect, { do: E }>,
  cost: number,
) => number
/** Abilities that change what the rest of the turn can do; all others are carried out in thought. */
const USES: { readonly [E in VinEffect['do']]?: Use<E> } = {
  move: (m, hand, { n }) => (m.o.turn?.move === 'open' ? better(m, { hand, moreSteps: n }) : 0),
  tele: (m, hand, { to }) => (m.o.turn?.move === 'open' ? better(m, { hand, teleport: to }) : 0),
  discount: (m, hand, effect) => better(m, { hand, discounts: [...m.o.discounts, effect] }),
  convert: (m, hand, { from, to }) =>
    Math.max(0, ...shifted(hand, from, to).map((other) => better(m, { hand: other }))),
  again: (m, hand, { what }, cost) => AGAIN[what](m, hand, cost),
  ctrlcost: ({ o }, _, __, cost) => (couldEvict(o) ? 1.5 + cost : 0),
  setdie: ({ o, plan }, _, __, cost) => (rolls(o, plan.visit) ? 0.6 + cost : 0),
  peek: ({ o, plan }, _, __, cost) => (plan.visit !== null && o.turn?.visited.length === 0 ? 0.2 + cost : 0),
  charge: ({ o }, hand, _, cost) => (o.turnsLeft > 0 && hand.inf > 2 && hasRoom(o) ? 0.5 + cost : 0),
}
/** The same cubes with one moved from one sphere to another, in all ways. */
const shifted = (hand: Hand, from: readonly Attr[], to: readonly Attr[]): Hand[] =>
  from.flatMap((one) =>
    to.flatMap((other) => (one === other || has(hand, INDEX[one]) === 0 ? [] : [shiftedTo(hand, one, other)])),
  )
const AGAIN = {
  activate({ o }: Moment, hand: Hand, cost: number): number {
    const { turn } = o
    if (turn === undefined || turn.activated.length <= turn.moreActivations) return 0
    const act = bestAct({ ...o, turn: { ...turn, moreActivations: turn.moreActivations + 1 } }, hand)
    return act === null ? 0 : worthOf(o.prices, act.hand) - worthOf(o.prices, hand) + cost
  },
  visit(m: Moment, hand: Hand): number {
    const { turn } = m.o
    const done = turn === undefined ? 0 : turn.visited.length + (turn.isRested ? 1 : 0)
    return turn === undefined || done < 1 + turn.moreVisits ? 0 : better(m, { hand, isVisitOpen: true })
  },
  prof({ o }: Moment, hand: Hand, cost: number): number {
    const { turn } = o
    return turn !== undefined && turn.profsBought > turn.moreProfs && bestTile(o, hand) !== null ? 1 + cost : 0
  },
} as const
/** Somebody else's region can be taken for one cube instead of two. */
const couldEvict = (o: Outlook): boolean =>
  isForeign(o) && o.player.zones.conv > 0 && !(o.turn?.isEvictionCheap ?? false)
/** A region visited in this turn that somebody else controls. */
const isForeign = ({ t, turn, state, seat }: Outlook): boolean =>
  turn?.visited.some((hex) => isAt(t, seat, hex) && (controllerOf(state, hex) ?? seat) !== seat) ?? false
function rolls({ state, content }: Outlook, hex: HexId | null): boolean {
  const region = hex === null ? undefined : state.tiles[hex]
  const options = region === undefined ? [] : (content.regions[region]?.options ?? [])
  return options.some(({ effects }) => effects.some(({ do: verb }) => verb === 'roll' || verb === 'fight'))
}
const hasRoom = ({ player, content }: Outlook): boolean =>
  player.cards.some(({ card, cubes }) => content.cards[card]?.voluntary?.cost === 'charge' && cubes < 3)

/** What a use brings, its cost deducted. */
export function gainOfUse(m: Moment, { card }: UseCard): number {
  const { effects, ...clause } = (m.o.content.cards[card] as Card).voluntary as VoluntaryClause
  const { prices } = m.o
  const after = paid(m, clause.cost)
  const cost = worthOf(prices, after) - worthOf(prices, m.hand)
  const special = effects.find(({ do: verb }) => USES[verb] !== undefined)
  if (special !== undefined) return (USES[special.do] as Use<VinEffect['do']>)(m, after, special, cost)
  carryOut(m.o, after, effects)
  return worthOf(prices, after) - worthOf(prices, m.hand)
}

/** VIN-TRAIT-09, VIN-RULING-44 Cubes on a trait whose slots are not used up in this turn come back to be used again. */
export function idleSlot({ turn, player, content }: Outlook): InPlay | undefined {
  return player.cards.find(({ card, cubes }) => {
    const { voluntary, slots } = content.cards[card] as Card
    return voluntary?.cost === 'slot' && cubes > 0 && (turn?.filled[card] ?? 0) < slots
  })
}
/** Cubes left on a trait at the end of the turn do nothing there. */
export const spentSlot = ({ player, content }: Outlook): InPlay | undefined =>
  player.cards.find(({ card, cubes }) => content.cards[card]?.voluntary?.cost === 'slot' && cubes > 0)
