/** What the board says, in both languages. Seats in sentences are marks (`seatMark`). */

import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Back, BuildBasis, Ending, Piece, RepelBasis, Section, Threat, TileKind } from '../../types.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type PhaseId = 'draw' | 'block' | 'exploit' | 'actions' | 'roundEnd'
/** What an earning card shows. */
export type Gain = Piece | 'fame' | 'tiles' | 'fomori'
/** Ait, Broch, Caer. */
export type Level = 1 | 2 | 3
/** How much of each symbol; a number may be an average. */
export type Amounts = Readonly<Record<Gain, number>>

export interface PresenterWords {
  // —— where the game stands ——
  readonly setup: string
  readonly round: (n: number, of: number) => string
  readonly roundHeading: (n: number) => string
  readonly scoring: (ending: Ending, fomori: number, tribes: number) => string
  readonly turn: (seat: Seat, actions: number) => string
  readonly phases: Readonly<Record<PhaseId, string>>
  readonly actionsLeft: (n: number) => string
  readonly lastRound: string
  /** Locations of the Fomori against those of the tribes. */
  readonly count: (fomori: number, tribes: number) => string
  readonly endings: Readonly<Record<Ending, string>>
  /** The two sides that hold locations. */
  readonly sides: Readonly<Record<'fomori' | 'tribes', string>>
  /** An ending and what decides it, in a few words. */
  readonly endingLine: (ending: Ending, when: 'now' | 'else' | 'over') => string
  readonly place: (n: number) => string

  // —— about a seat ——
  /** `1st with 31 Fame if the Fomori are repelled` */
  readonly standing: (ending: Ending, value: number, place: string, isNow: boolean) => string
  readonly fame: string
  readonly corruption: (limit: number) => string
  readonly fomoriHeld: string
  readonly pieces: Readonly<Record<Piece, string>>
  readonly trophies: string
  readonly saved: string
  readonly startPlayer: string
  readonly passed: string

  // —— the supply ——
  readonly left: (n: number, left: number) => string
  readonly elements: string
  readonly elementsWorth: (n: number, points: number) => string
  readonly usedTrophies: (unused: number, used: number) => string
  readonly savedOf: (n: number, of: number) => string
  readonly nothingNow: string
  readonly fameTied: string
  readonly notPurest: string
  readonly whenBlocking: string
  readonly wholeTurn: string

  // —— names ——
  /** A location or a province: `Cluain`; a castle location is named by the coast opposite. */
  readonly name: (id: string) => string
  /** `Silver in the hills (moss)` */
  readonly tile: (kind: TileKind, province: string | null, colour: string | null) => string
  /** What a Cauldron or a Silver of this value brings. */
  readonly cauldron: (value: number, province: string) => string
  readonly silver: (value: number, colour: string) => string
  readonly threats: Readonly<Record<Threat, string>>
  readonly levels: Readonly<Record<Level, string>>
  readonly amount: (symbol: Gain, n: number, text: string) => string
  readonly nothing: string
  readonly and: string
  /** `+6 Fame`, `−1 Corruption` */
  readonly fameBy: (n: number) => string
  readonly corruptionBy: (n: number) => string
  readonly fomoriCost: (n: number) => string
  /** `3–5 Fomori` */
  readonly fomoriRange: (least: number, most: number) => string

  // —— choices ——
  readonly settle: { readonly steps: (n: number) => string; readonly room: (n: number) => string }
  readonly draw: {
    readonly title: (stack: number) => string
    readonly more: (back: Back) => string
    readonly cards: (n: number) => string
    readonly average: (section: Section, amounts: string) => string
  }
  readonly block: {
    readonly title: (section: Section) => string
    readonly shows: (section: Section, amounts: string) => string
    readonly stays: (section: Section) => string
    readonly unknown: (cards: number, amounts: string) => string
    readonly corruption: (least: number, most: number, limit: number) => string
  }
  readonly ogam: {
    readonly reopen: (section: Section) => string
    readonly instead: (amounts: string) => string
    readonly leave: string
  }
  readonly take: { readonly now: (text: string) => string; readonly atOnce: string }
  readonly build: {
    readonly title: (level: Level, place: string) => string
    /** `near`: a fortification it is connected with; empty: none of one's own. */
    readonly basis: (basis: BuildBasis, near: string) => string
    /** What it costs Fomori to spread there, after it was raised. */
    readonly dearer: (cost: number) => string
    readonly exposed: (cost: number) => string
    /** What comes within reach without a Distant Attack. */
    readonly reach: (places: readonly string[]) => string
    readonly reaches: (n: number) => string
  }
  readonly ifHolds: (fame: number) => string
  readonly tileBy: (tile: string, fame: number) => string
  readonly shield: {
    readonly title: (province: string) => string
    readonly there: (shields: number, most: number) => string
    readonly dearer: string
    readonly own: (n: number) => string
    readonly others: (n: number) => string
  }
  readonly spread: {
    readonly title: (place: string) => string
    readonly empty: string
    readonly destroys: (owner: Seat, level: Level, isOwn: boolean) => string
    readonly saved: (n: number) => string
    readonly shields: (n: number) => string
  }
  readonly repel: {
    readonly title: (threat: Threat) => string
    readonly basis: Readonly<Record<RepelBasis, string>>
    readonly trophy: string
  }
  readonly pass: {
    readonly title: string
    readonly keep: (most: number, of: number) => string
    readonly keepAll: string
    readonly fomoriBack: (n: number) => string
    readonly lost: (n: number) => string
    readonly first: string
  }
  readonly keep: {
    readonly title: (pieces: string) => string
    readonly there: (n: number) => string
    readonly back: (n: number) => string
  }
  readonly swap: {
    readonly first: Readonly<Record<'ruse' | 'migration', (place: string) => string>>
    readonly second: (place: string) => string
    readonly fort: (owner: Seat, level: string) => string
    readonly line: (there: string, here: string) => string
  }
  readonly trophy: {
    readonly title: (n: number) => string
    readonly left: (n: number) => string
    readonly price: string
  }
  readonly endTurn: { readonly title: string; readonly line: string }
  readonly stop: { readonly title: string; readonly line: (discs: number) => string }
  /** What the count of locations would be, where that turns the ending. */
  readonly turns: (ending: Ending, fomori: number, tribes: number) => string
  readonly sums: Readonly<Record<'outpost' | 'spread' | 'swords' | 'distant' | 'tile', string>>
  readonly sumOfSection: (section: Section, symbol: Gain) => string
  readonly warnings: Warnings
  readonly questions: Questions
}

/** Why somebody would regret a choice. */
export interface Warnings {
  readonly ownFort: (place: string, level: Level) => string
  readonly poorOutpost: (fame: number) => string
  readonly dearAttack: (gain: number) => string
  readonly limit: (limit: number) => string
  readonly littleFame: (n: number) => string
  readonly littleBard: (n: number) => string
  readonly tilesLost: (fame: number) => string
  readonly piecesLost: (n: number) => string
  readonly keepMore: (n: number) => string
  readonly discsBack: (n: number) => string
}

/** Questions with what they are about. */
export interface Questions {
  readonly port: string
  readonly draw: (card: number) => string
  readonly first: string
  readonly second: (blocked: Section) => string
  readonly ogam: (open: Section) => string
  readonly take: (due: number) => string
  readonly act: (actions: number) => string
  readonly actAt: (place: string) => string
  /** The tile is picked, its first location is not. */
  readonly exchange: Readonly<Record<'ruse' | 'migration', string>>
  readonly after: string
  readonly keep: (most: number, of: number) => string
  readonly ruse: (threat: string, place: string) => string
  readonly migration: (owner: Seat, place: string) => string
  readonly masters: (discs: number) => string
}

export const presenterWords: Readonly<Record<Language, PresenterWords>> = { en, de }
