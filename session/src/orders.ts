/** The standing orders a seat has left: kept in notation, answering from its view, private to it. */

import { answerByOrders, type Order, type OrderKind, parseOrder, writeOrder } from '@skerry/contracts'
import { InputError, type Seat } from '@skerry/kernel'
import type { Row } from './row.ts'
import type { GameSession } from './session.ts'

/** What a seat has ordered. Plain JSON. */
export interface SeatOrders {
  /** In notation, at most one of each kind; the first that can answers. */
  readonly left: readonly string[]
  /** The person has taken something back and answers the next question, whatever the orders say. */
  readonly isHeld: boolean
}

export const NO_ORDERS: SeatOrders = { left: [], isHeld: false }

/** Longer than any order; texts from outside end here. */
export const LONGEST_ORDER = 200

export const mayAnswer = ({ left, isHeld }: SeatOrders): boolean => left.length > 0 && !isHeld

const kindOf = (order: string): string => order.split(' ', 1)[0] as string

/** Leaves an order in place of one of its kind. */
export const withOrder = ({ left }: SeatOrders, order: string): SeatOrders => ({
  left: [...left.filter((one) => kindOf(one) !== kindOf(order)), order],
  isHeld: false,
})

export const withoutOrder = ({ left, isHeld }: SeatOrders, order: string): SeatOrders => {
  const others = left.filter((one) => one !== order)
  return others.length === 0 ? NO_ORDERS : { left: others, isHeld }
}

/** After a row: an undo holds the orders of its seat back until its person has chosen again. */
export function ordersAfter(orders: SeatOrders, seat: Seat, row: Row): SeatOrders {
  if (row.seat !== seat || orders.left.length === 0) return orders
  const isHeld = row.kind === 'undo' || (orders.isHeld && row.kind !== 'choice')
  return isHeld === orders.isHeld ? orders : { ...orders, isHeld }
}

/** What the first order that fits chooses, in notation, from the seat's view alone; null: the seat must be asked. */
export function orderedAnswer(
  { game, content, position }: GameSession,
  kinds: readonly OrderKind[],
  seat: Seat,
  { left }: SeatOrders,
): { readonly order: string; readonly choice: string } | null {
  const orders = left.flatMap((text) => readOrder(kinds, content, text) ?? [])
  const answer = answerByOrders(game, kinds, content, game.view(content, position, seat), orders)
  if (answer === null) return null
  return { order: writeOrder(kinds, answer.order), choice: game.write(answer.choice) }
}

/** Null: newer rules or another pack do not know it any more. */
function readOrder(kinds: readonly OrderKind[], content: object, text: string): Order | null {
  try {
    return parseOrder(kinds, content, text)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
