/** One person's game against bots: a match, what that seat was told of it, and how chance is drawn. */

import {
  anyChoice,
  type Choice,
  type Event,
  eventsFor,
  type GameRecord,
  type Language,
  type Match,
  type Pending,
  parse,
  type Random,
  type Refusal,
  type Row,
  randomFrom,
  type Seat,
  type Taken,
  type Words,
} from '@skerry/kernel'
import { Failure } from '../errors.ts'
import type { OpenedGame } from '../registry.ts'
import { type Ui, ui } from './words.ts'

/** A row of the log as this seat was told it. */
export interface Told {
  readonly row: number
  readonly seat: Seat | null
  readonly undo: boolean
  readonly events: readonly Event[]
}

/** What a saved game holds besides the record, so that it goes on as it was. */
export interface Kept {
  readonly seat: Seat
  readonly seed: string
}
export type SavedGame = GameRecord & { readonly terminal?: Kept }

export class Session {
  readonly opened: OpenedGame
  readonly match: Match
  readonly seat: Seat
  readonly seed: string
  readonly told: Told[] = []
  language: Language
  /** How much of `told` has been shown. */
  shown = 0
  /** Rows that are in a file. */
  savedRows = 0
  savedFile: string | null = null

  constructor(opened: OpenedGame, match: Match, kept: Kept, language: Language) {
    this.opened = opened
    this.match = match
    this.seat = kept.seat
    this.seed = kept.seed
    this.language = language
  }

  get words(): Words {
    return this.opened.words[this.language]
  }
  get ui(): Ui {
    return ui[this.language]
  }

  pending(): Pending {
    return this.match.game.pending(this.match.content, this.match.position)
  }

  isAsked(): boolean {
    const pending = this.pending()
    return pending.kind === 'asked' && pending.seats.includes(this.seat)
  }

  /** Chance and bots act until this seat is asked or the game is over. */
  goOn(): void {
    const { match } = this
    if (this.pending().kind === 'chance') this.hear(match.begin(this.random()))
    for (;;) {
      const pending = this.pending()
      if (pending.kind !== 'asked' || pending.seats.includes(this.seat)) return
      const seat = pending.seats[0] as Seat
      const random = this.random()
      const choice = anyChoice(match.game.play(match.content, match.position), seat, random)
      if (choice === null) throw new Failure(`${pending.decision}: seat ${seat} is asked but can choose nothing.`)
      const taken = match.choose(seat, [choice], random)
      if ('refused' in taken)
        throw new Failure(`${pending.decision}: a listed choice is refused: ${taken.refused.reason}.`)
      this.hear(taken.events)
    }
  }

  choose(choice: Choice): Refusal | null {
    return this.heard(this.match.choose(this.seat, [choice], this.random()))
  }

  undo(): Refusal | null {
    return this.heard(this.match.undo(this.seat))
  }

  explain(choice: Choice, seat: Seat = this.seat): Refusal | null {
    return this.match.game.explain(this.match.content, this.match.position, seat, choice)
  }

  read(text: string): Choice {
    return parse(this.match.game.compiled.verbs, this.match.content, text)
  }

  save(): SavedGame {
    return { ...this.match.record(), terminal: { seat: this.seat, seed: this.seed } }
  }

  private heard(taken: Taken): Refusal | null {
    if ('refused' in taken) return taken.refused
    this.hear(taken.events)
    return null
  }

  /** Takes in the last row of the log. */
  hear(events: readonly Event[]): void {
    const row = this.match.rows.length - 1
    const { seat, undo = false } = this.match.rows[row] as Row
    this.told.push({ row, seat, undo, events: eventsFor(events, this.seat) })
  }

  /** Each row has a generator of its own, the same one after an undo: saving or undoing changes no dice. */
  private random(): Random {
    const { rows } = this.match
    const standing = rows.reduce((n, row) => n + (row.undo ? -1 : 1), 0)
    return randomFrom(`${this.seed} row ${standing}`)
  }
}
