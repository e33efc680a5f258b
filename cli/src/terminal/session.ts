/** One person's game against bots: a session, what its seat was told of it, and that seat's standing orders. */

import type { BotName } from '@skerry/bots'
import {
  type Language,
  type Order,
  orderText,
  possibleOrders,
  type TerminalPart,
  type Words,
  writeOrder,
} from '@skerry/contracts'
import { type Choice, type Pending, type Random, type Refusal, randomFrom, type Seat, type View } from '@skerry/kernel'
import {
  chanceOf,
  type Device,
  type GameRecord,
  type GameSession,
  type LogEntry,
  logEntry,
  oneStepAlone,
  orderedAnswer,
  ordersAfter,
  type Played,
  recordToKeep,
  type SeatOrders,
  type Taken,
  withOrder,
  withoutOrder,
} from '@skerry/session'
import type { OpenedGame } from '../registry.ts'
import { type Ui, ui } from './words.ts'

/** What a saved game holds besides the record, so that it goes on as it was. */
export interface Kept {
  readonly seat: Seat
  readonly seed: string
  /** Who sits where; a person has no bot. */
  readonly bots?: readonly (string | null)[]
  /** The person's standing orders, in notation. */
  readonly orders?: readonly string[]
  /** By row the order that chose there: so it was kept before rows had room for it. */
  readonly ordered?: Readonly<Record<string, string>>
}
/** All that one seat may know. */
export type Seen = View<object>
export type SavedGame = GameRecord & { readonly terminal?: Kept }

/** A bot at its seat: it is asked with the view of that seat. */
export interface Opponent {
  readonly name: BotName
  choose(view: Seen, seat: Seat, random: Random): Choice
}

/** What a table needs besides the match. */
export interface Table {
  readonly opened: OpenedGame
  /** The pack that is played with, as it was read. */
  readonly pack: unknown
  readonly part: TerminalPart | null
  /** By seat; null where the person sits. */
  readonly opponents: readonly (Opponent | null)[]
}

export class Session {
  readonly table: Table
  readonly match: GameSession
  readonly seat: Seat
  readonly seed: string
  readonly told: LogEntry[] = []
  language: Language
  /** The person's standing orders. */
  orders: SeatOrders
  /** How much of `told` has been shown. */
  shown = 0
  /** The heading under which the news ended. */
  section: string | null = null
  /** Rows that are in a file. */
  savedRows = 0
  savedFile: string | null = null

  constructor(table: Table, match: GameSession, { seat, seed, orders = [] }: Kept, language: Language) {
    this.table = table
    this.match = match
    this.seat = seat
    this.seed = seed
    this.orders = { left: orders, isHeld: false }
    this.language = language
    const { game, opening } = match
    if (opening.length > 0) this.told.push(logEntry(game, -1, null, opening, seat))
  }

  get words(): Words {
    return this.table.opened.words[this.language]
  }
  get ui(): Ui {
    return ui[this.language]
  }
  get part(): TerminalPart | null {
    return this.table.part
  }
  /** All that the person may know. */
  get view(): Seen {
    return this.match.view(this.seat)
  }

  pending(): Pending {
    return this.match.pending()
  }

  /** Chance, orders and bots act until this seat is asked or the game is over; each bot is announced before it thinks. */
  async goOn(announce: (seat: Seat, name: string) => Promise<void>): Promise<void> {
    const device = this.deviceWith(announce)
    while (await oneStepAlone(device));
  }

  private deviceWith(announce: (seat: Seat, name: string) => Promise<void>): Device {
    const { match, table } = this
    return {
      session: match,
      kinds: table.opened.orders,
      occupants: () =>
        table.opponents.map((opponent) => {
          return { by: opponent?.name ?? 'person', delegated: null, orders: this.orders }
        }),
      random: () => this.random(),
      think: async ({ seat }) => {
        const opponent = table.opponents[seat] as Opponent
        await announce(seat, opponent.name)
        return opponent.choose(match.view(seat), seat, randomFrom(`${this.seed} bot ${match.version}`))
      },
      stands: async (played) => {
        this.hear(played)
        return true
      },
    }
  }

  choose(choice: Choice): Refusal | null {
    return this.heard(this.match.choose(this.seat, [choice], this.random()))
  }

  undo(): Refusal | null {
    return this.heard(this.match.undo(this.seat))
  }

  /** Leaves an order in place of one of the same kind. True: it answers at once. */
  leave(order: Order): boolean {
    const kinds = this.table.opened.orders
    this.orders = withOrder(this.orders, writeOrder(kinds, order))
    return orderedAnswer(this.match, kinds, this.seat, this.orders) !== null
  }
  withdraw(order: string): void {
    this.orders = withoutOrder(this.orders, order)
  }

  /** What an order says; an order that these rules do not know is shown as it is written. */
  orderText(order: string): string {
    const { table, match, words } = this
    const known = possibleOrders(table.opened.orders, match.content).find(({ notation }) => notation === order)
    return known === undefined ? order : orderText(words, known.order)
  }

  explain(choice: Choice, seat: Seat = this.seat): Refusal | null {
    return this.match.game.explain(this.match.content, this.match.position, seat, choice)
  }

  read(text: string): Choice {
    return this.match.game.parse(this.match.content, text)
  }

  save(): SavedGame {
    const bots = this.table.opponents.map((opponent) => opponent?.name ?? null)
    const { seat, seed, orders } = this
    const left = orders.left.length > 0 ? { orders: orders.left } : {}
    return { ...recordToKeep(this.match, this.table.pack), terminal: { seat, seed, bots, ...left } }
  }

  private heard(taken: Taken): Refusal | null {
    if ('refused' in taken) return taken.refused
    this.hear(taken)
    return null
  }

  /** Takes in a row of the log. */
  hear({ row, events }: Played, v = this.match.version - 1): void {
    const { match, seat } = this
    this.told.push(logEntry(match.game, v, row, events, seat))
    this.orders = ordersAfter(this.orders, seat, row)
  }

  private random(): Random {
    return chanceOf(this.seed, this.match.rows)
  }
}
