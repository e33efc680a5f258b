/** One person's game against bots: a match, what that seat was told of it, and how chance is drawn. */

import { answerByOrders, type Language, type Order, type TerminalPart, type Words, writeOrder } from '@skerry/contracts'
import {
  type Choice,
  type Event,
  eventsFor,
  type Pending,
  type Random,
  type Refusal,
  type Seat,
  type View,
} from '@skerry/kernel'
import { chanceOf, type GameRecord, type GameSession, type Row, type Taken } from '@skerry/session'
import { Failure } from '../errors.ts'
import type { OpenedGame } from '../registry.ts'
import { type Ui, ui } from './words.ts'

/** A row of the log as this seat was told it. */
export interface Told {
  readonly row: number
  readonly seat: Seat | null
  readonly undo: boolean
  readonly events: readonly Event[]
  /** The standing order that chose in this seat's name. */
  readonly order: Order | null
}

/** What a saved game holds besides the record, so that it goes on as it was. */
export interface Kept {
  readonly seat: Seat
  readonly seed: string
  /** Who sits where; a person has no bot. */
  readonly bots?: readonly (string | null)[]
  /** Standing orders in notation, and by row those that chose there. */
  readonly orders?: readonly string[]
  readonly ordered?: Readonly<Record<string, string>>
}
/** All that one seat may know. */
export type Seen = View<object>
export type SavedGame = GameRecord & { readonly terminal?: Kept }

/** A bot at its seat: it is asked with the view of that seat. */
export interface Opponent {
  readonly name: string
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
  readonly told: Told[] = []
  language: Language
  /** They answer in the person's name, the first that can. */
  orders: readonly Order[] = []
  /** After an undo the person answers, whatever the orders say. */
  private isHeld = false
  /** By which order the rows that stand were chosen. */
  private readonly standing: (Order | null)[] = []
  /** How much of `told` has been shown. */
  shown = 0
  /** The heading under which the news ended. */
  section: string | null = null
  /** Rows that are in a file. */
  savedRows = 0
  savedFile: string | null = null

  constructor(table: Table, match: GameSession, kept: Kept, language: Language) {
    this.table = table
    this.match = match
    this.seat = kept.seat
    this.seed = kept.seed
    this.language = language
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
    return this.match.game.view(this.match.content, this.match.position, this.seat)
  }

  pending(): Pending {
    return this.match.game.pending(this.match.content, this.match.position)
  }

  isAsked(): boolean {
    const pending = this.pending()
    return pending.kind === 'asked' && pending.seats.includes(this.seat)
  }

  /** Chance and bots act until this seat is asked or the game is over; each bot is announced before it thinks. */
  async goOn(announce: (seat: Seat, name: string) => Promise<void>): Promise<void> {
    const { match } = this
    if (this.pending().kind === 'chance') this.hear(match.begin(this.random()))
    for (;;) {
      const pending = this.pending()
      if (pending.kind !== 'asked') return
      if (pending.seats.includes(this.seat)) {
        if (!this.obeys()) return
        continue
      }
      const seat = pending.seats[0] as Seat
      const opponent = this.table.opponents[seat] as Opponent
      await announce(seat, opponent.name)
      const random = this.random()
      const choice = opponent.choose(match.game.view(match.content, match.position, seat), seat, random)
      const taken = match.choose(seat, [choice], random)
      if ('refused' in taken)
        throw new Failure(`${pending.decision}: ${opponent.name} chose what is refused: ${taken.refused.reason}.`)
      this.hear(taken.events)
    }
  }

  /** Lets an order answer; false: none does. */
  private obeys(): boolean {
    const { game, content } = this.match
    const answer = this.isHeld ? null : answerByOrders(game, this.table.opened.orders, content, this.view, this.orders)
    if (answer === null) return false
    const taken = this.match.choose(this.seat, [answer.choice], this.random())
    if ('refused' in taken) return false
    this.hear(taken.events, answer.order)
    return true
  }

  choose(choice: Choice): Refusal | null {
    const refused = this.heard(this.match.choose(this.seat, [choice], this.random()))
    if (refused === null) this.isHeld = false
    return refused
  }

  /** Takes back the last choice the person made, and what orders chose after it. */
  undo(): Refusal | null {
    for (let isFirst = true; ; isFirst = false) {
      const order = this.standing.at(-1) ?? null
      const refused = this.heard(this.match.undo(this.seat))
      if (refused !== null && isFirst) return refused
      this.isHeld = true
      if (refused !== null || order === null) return null
    }
  }

  /** Leaves an order in place of one of the same kind. */
  order(order: Order): void {
    this.orders = [...this.orders.filter(({ do: kind }) => kind !== order.do), order]
    this.isHeld = false
  }
  withdraw(orders: readonly Order[]): void {
    this.orders = this.orders.filter((order) => !orders.includes(order))
  }

  explain(choice: Choice, seat: Seat = this.seat): Refusal | null {
    return this.match.game.explain(this.match.content, this.match.position, seat, choice)
  }

  read(text: string): Choice {
    return this.match.game.parse(this.match.content, text)
  }

  save(): SavedGame {
    const bots = this.table.opponents.map((opponent) => opponent?.name ?? null)
    const kinds = this.table.opened.orders
    const orders = this.orders.map((order) => writeOrder(kinds, order))
    const ordered = Object.fromEntries(
      this.told.flatMap(({ row, order }) => (order === null ? [] : [[row, writeOrder(kinds, order)]])),
    )
    const kept = { seat: this.seat, seed: this.seed, bots }
    return { ...this.match.record(), terminal: orders.length > 0 ? { ...kept, orders, ordered } : kept }
  }

  private heard(taken: Taken): Refusal | null {
    if ('refused' in taken) return taken.refused
    this.hear(taken.events)
    return null
  }

  /** Takes in the last row of the log. */
  hear(events: readonly Event[], order: Order | null = null): void {
    const row = this.match.rows.length - 1
    const { seat, kind } = this.match.rows[row] as Row
    const undo = kind === 'undo'
    if (undo) this.standing.pop()
    else this.standing.push(order)
    this.told.push({ row, seat, undo, events: eventsFor(events, this.seat), order })
  }

  private random(): Random {
    return chanceOf(this.seed, this.match.rows)
  }
}
