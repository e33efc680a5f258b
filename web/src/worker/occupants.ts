/** Who answers at the seats of a local table, and their standing orders. */

import type { Seat } from '@skerry/kernel'
import { NO_ORDERS, type Occupant } from '@skerry/session'
import type { Kept } from './saved.ts'

/** `delegated`: the procedures for which bots answer in the names of persons. */
export const occupantsAt = ({ seats, orders }: Kept, delegated: ReadonlyMap<Seat, string>): readonly Occupant[] =>
  seats.map(({ by }, seat) => {
    return { by, delegated: delegated.get(seat) ?? null, orders: orders?.[seat] ?? NO_ORDERS }
  })

/** The table with the orders of its occupants; without the field where there are none. */
export function withOrdersOf(occupants: readonly Occupant[], { orders: _, ...table }: Kept): Kept {
  const orders = occupants.map((occupant) => occupant.orders)
  return orders.some(({ left }) => left.length > 0) ? { ...table, orders } : table
}
