/** What callers hand to the tables, and what they get back. */

import type { Language } from '@skerry/contracts'
import type { Allotment, Refusal, Seat } from '@skerry/kernel'
import type { ChoiceListed, NewTable, ProblemCode } from '@skerry/link'
import type { StoredGuest } from '../store/types.ts'

/** Who asks. */
export interface Caller {
  /** Null: not a guest yet; may watch, not sit down. */
  readonly guest: StoredGuest | null
  /** The language of sentences in answers. */
  readonly language: Language
}

/** Something that cannot be done, and what a sentence about it needs. Nothing has changed. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly refusal: Refusal | undefined
  /** For a refusal: the game it comes from, and the names of its seats. */
  readonly at: { readonly game: string; readonly names: readonly string[] } | undefined
  /** The version the table has now. */
  readonly version: number | undefined
  readonly details: string | undefined
  constructor(code: ProblemCode, about: Partial<Pick<ProblemError, 'refusal' | 'at' | 'version' | 'details'>> = {}) {
    super(about.details ?? code)
    this.code = code
    this.refusal = about.refusal
    this.at = about.at
    this.version = about.version
    this.details = about.details
  }
}

/** A subscription to a table: gets what happens there as one caller may know it. */
export interface Watcher {
  readonly caller: Caller
  /** Sends a frame of JSON: `{"t":"kind","n":`, the number of the subscription, and the rest. */
  send(kind: string, rest: string): void
  /** Sends a row; `key` is set if it answers a command of this watcher. */
  row(rest: string, key: string | undefined): void
  /** Ends the subscription. */
  gone(code: ProblemCode): void
}

export interface Watching {
  readonly table: string
  stop(): void
}

/** A game played elsewhere; `seats` says who plays each seat from now on. */
export interface BroughtGame {
  readonly record: unknown
  readonly seats: NewTable['seats']
  readonly visibility?: NewTable['visibility']
}

/** By an invitation, or on a free seat of a table that is open to everybody. */
export type JoinWay = { readonly invite: string } | { readonly table: string; readonly seat?: Seat }

/** What a seat is asked, and everything it can answer. */
export interface ListedChoices {
  readonly v: number
  readonly prompt: string | null
  readonly choices: readonly ChoiceListed[]
  readonly allotment?: Allotment & { readonly do: string }
}

/** Why a choice is refused; null: it is not. */
export interface Explained {
  readonly v: number
  readonly refusal: (Refusal & { readonly message: string }) | null
}
