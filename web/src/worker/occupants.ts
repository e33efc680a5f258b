/** Who answers at the seats of a local table, and their standing orders. */

import type { Seat } from '@skerry/kernel'
import { type AskedOf, isStillDelegated, NO_ORDERS, type Occupant, type SeatOrders } from '@skerry/session'
import type { Kept } from './saved.ts'

/** By seat. */
export const ordersAt = ({ seats, orders }: Kept): readonly SeatOrders[] =>
  seats.map((_, seat) => orders?.[seat] ?? NO_ORDERS)

export function withOrdersAt({ orders: _, ...table }: Kept, orders: readonly SeatOrders[]): Kept {
  return orders.some(({ left }) => left.length > 0) ? { ...table, orders } : table
}

/** `delegated`: the procedures for which bots answer in the names of persons; those that are over are forgotten. */
export function occupantsAt(table: Kept, asked: AskedOf | null, delegated: Map<Seat, string>): readonly Occupant[] {
  for (const [seat, procedure] of delegated) if (!isStillDelegated(asked, seat, procedure)) delegated.delete(seat)
  const orders = ordersAt(table)
  return table.seats.map(({ by }, seat) => {
    return { by, delegated: delegated.get(seat) ?? null, orders: orders[seat] as SeatOrders }
  })
}
