/** Standing orders: a seat lists, leaves and withdraws its own; nobody else learns of them. */

import { orderText } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { OrderListed, OrdersListed } from '@skerry/link'
import { type SeatOrders, withOrder, withoutOrder } from '@skerry/session'
import type { StoredTable } from '../store/types.ts'
import { checkRunning, checkSeat } from './access.ts'
import type { AnswerRunner } from './answer-runner.ts'
import { gameNamed, TablePart } from './deps.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { namesAt } from './states.ts'
import { withOrders } from './transitions.ts'
import { type Caller, ProblemError } from './types.ts'
import type { Watchers } from './watchers.ts'

export class Orders extends TablePart<{ positions: Positions; watchers: Watchers; answers: AnswerRunner }> {
  orders(caller: Caller, id: string): Promise<OrdersListed> {
    return this.deps.rooms.visit(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkRunning(table)
      const { now, possible } = await this.possibleAt(room, table, caller)
      return listed(now, seat, possible)
    })
  }

  /** Leaves an order, which may answer the open question at once. */
  leaveOrder(caller: Caller, id: string, order: string): Promise<OrdersListed> {
    return this.change(caller, id, (orders, possible) => {
      if (!possible.some(({ notation }) => notation === order))
        throw new ProblemError('badRequest', { details: `order: this game knows no standing order “${order}”` })
      return withOrder(orders, order)
    })
  }

  withdrawOrder(caller: Caller, id: string, order: string): Promise<OrdersListed> {
    return this.change(caller, id, (orders) => withoutOrder(orders, order))
  }

  private change(
    caller: Caller,
    id: string,
    change: (orders: SeatOrders, possible: readonly OrderListed[]) => SeatOrders,
  ): Promise<OrdersListed> {
    return this.deps.rooms.visit(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkRunning(table)
      const { now, possible } = await this.possibleAt(room, table, caller)
      const next = withOrders(now, seat, change(ordersOf(now, seat), possible))
      await this.parts.positions.keep(room, next, now.version)
      this.parts.answers.next(room)
      return listed(next, seat, possible)
    })
  }

  /** Every order that a seat of this table could leave, and the table, which newer rules may just have taken over. */
  private async possibleAt(room: Room, table: StoredTable, { language }: Caller) {
    const { positions, watchers } = this.parts
    const now = await watchers.loaded(room, table)
    const { words } = await gameNamed(this.deps, table.game)
    const orders = await positions.ask(room, now, { do: 'orders', table: table.id })
    const possible = orders.map(({ rule, notation, order }): OrderListed => {
      return { notation, rule, text: orderText(words[language], order, namesAt(now)) }
    })
    return { now, possible }
  }
}

const ordersOf = ({ seats }: StoredTable, seat: Seat): SeatOrders =>
  (seats[seat] as StoredTable['seats'][number]).orders

/** Those left in their order, as far as this game still knows them. */
function listed(table: StoredTable, seat: Seat, possible: readonly OrderListed[]): OrdersListed {
  const left = ordersOf(table, seat).left.flatMap((order) => possible.find(({ notation }) => notation === order) ?? [])
  return { left, possible }
}
