/** Who answers the open question: a person, a standing order, a bot, or a bot for a person who let it. */

import type { OrderKind } from '@skerry/contracts'
import type { Pending, Seat } from '@skerry/kernel'
import { mayAnswer, orderedAnswer, ordersAfter, type SeatOrders } from './orders.ts'
import type { Row } from './row.ts'
import type { GameSession } from './session.ts'

export const BOT_LEVELS = ['random', 'novice', 'adept', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Who is asked, and what (`fight.goOn`). */
export interface AskedOf {
  readonly seats: readonly Seat[]
  readonly decision: string
}

/** Who has not answered yet; null: nobody is asked. */
export const askedOf = (pending: Pending): AskedOf | null =>
  pending.kind === 'asked' ? { seats: [...pending.seats], decision: pending.decision } : null

/** Who plays a seat, as far as it matters for who answers. */
export interface Occupant {
  readonly by: 'person' | 'open' | BotLevel
  /** A bot answers for the person as long as questions of this procedure come; null: the person does. */
  readonly delegated: string | null
  /** The person's standing orders. */
  readonly orders: SeatOrders
}

/** What answers for a seat; level null: a bot in a person's name, as good as the host decides. */
export type Answerer =
  | { readonly kind: 'order'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: BotLevel | null }

/**
 * What may answer instead of a person, in the order in which it is tried: a bot at its own seat; at a person's seat its standing
 * orders, as far as they fit the question, then a bot that was asked to. Where none of them does, the person is asked.
 */
export function answerersOf(asked: AskedOf | null, occupants: readonly Occupant[]): Answerer[] {
  if (asked === null) return []
  const procedure = procedureOf(asked.decision)
  return asked.seats.flatMap((seat): Answerer[] => {
    const { by, delegated, orders } = occupants[seat] as Occupant
    if (by !== 'person' && by !== 'open') return [{ kind: 'bot', seat, level: by }]
    return [
      ...(mayAnswer(orders) ? [{ kind: 'order', seat } as const] : []),
      ...(delegated === procedure ? [{ kind: 'bot', seat, level: null } as const] : []),
    ]
  })
}

/** An answer that no person gives: an order's choice, or whose bot is to think. */
export type Answer =
  | { readonly kind: 'order'; readonly seat: Seat; readonly order: string; readonly choice: string }
  | Extract<Answerer, { kind: 'bot' }>

/** The first answer that no person gives; null: people are asked, or nobody. */
export function nextAnswer(
  session: GameSession,
  kinds: readonly OrderKind[],
  occupants: readonly Occupant[],
): Answer | null {
  for (const answerer of answerersOf(askedOf(session.pending()), occupants)) {
    if (answerer.kind === 'bot') return answerer
    const { seat } = answerer
    const ordered = orderedAnswer(session, kinds, seat, (occupants[seat] as Occupant).orders)
    if (ordered !== null) return { kind: 'order', seat, ...ordered }
  }
  return null
}

/**
 * Who answers at a seat after a row. A person who is asked in another procedure, or takes something back, answers again; orders
 * rest after an undo. The same object if nothing changes.
 */
export function occupantAfter<O extends Pick<Occupant, 'delegated' | 'orders'>>(
  occupant: O,
  seat: Seat,
  row: Row,
  asked: AskedOf | null,
): O {
  const isElsewhere = asked?.seats.includes(seat) === true && procedureOf(asked.decision) !== occupant.delegated
  const isTakenBack = row.kind === 'undo' && row.seat === seat
  const delegated = isElsewhere || isTakenBack ? null : occupant.delegated
  const orders = ordersAfter(occupant.orders, seat, row)
  return delegated === occupant.delegated && orders === occupant.orders ? occupant : { ...occupant, delegated, orders }
}

/** `fight.goOn` is a question of the procedure `fight`. */
export const procedureOf = (decision: string): string => decision.split('.')[0] as string
