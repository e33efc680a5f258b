/** The table as the page has it: what is drawn now, what is asked, and what can be done about it. */

import type { BoardPart, ChapterNames, Drawing, Language, Moment, PlayTexts, PossibleOrder } from '@skerry/contracts'
import type { Choice, GameTypes, Refusal, RuleId, Seat, ThingId, View, Viewer } from '@skerry/kernel'
import type { ReactNode } from 'react'
import type {
  LegalInfo,
  LogEntry,
  Preview,
  TableFault,
  TableInfo,
  TableSnapshot,
  UndoBarrier,
  WhyNot,
} from '../link/types.ts'
import type { Company } from './company.ts'

export type Part = BoardPart<GameTypes, ReactNode>
export type Picture = Drawing<GameTypes, ReactNode>

/** What a table is played with, on the page's side. */
export interface Equipment {
  readonly content: object
  readonly pack: unknown
  /** The table brings it along: what was drawn for the built-in one does not fit. */
  readonly isOwnPack: boolean
  /** Null: the game has no board of its own and is shown as a list of things. */
  readonly part: Part | null
  /** The standing orders that a seat could leave. */
  readonly orders: readonly PossibleOrder[]
  readonly talk: Readonly<Record<Language, PlayTexts>>
  readonly chapters: ChapterNames
  /** The text of every rule; loaded when first needed. */
  rules(language: Language): Promise<Readonly<Record<RuleId, string>>>
}

/**
 * `loading` nothing is known yet · `curtain` the screen must be handed over · `moving` events are being shown ·
 * `asked` the viewer must choose · `waiting` somebody else is at it · `over` · `past` an earlier version is looked at
 */
export type Phase = 'loading' | 'curtain' | 'moving' | 'asked' | 'waiting' | 'over' | 'past'

export interface TableModel {
  readonly info: TableInfo
  readonly equipment: Equipment
  readonly phase: Phase
  readonly viewer: Viewer
  /** What is drawn: the view, or while events are shown the view on its way there. */
  readonly drawn: View
  readonly now: Moment | null
  /** What was told so far, up to the event being shown. */
  readonly told: readonly LogEntry[]
  /** All that was told, whichever version is looked at. */
  readonly history: readonly LogEntry[]
  /** There are rows from before those told. */
  readonly hasEarlier: boolean
  /** The first row since the viewer's last turn, for whoever was away meanwhile. */
  readonly newsFrom: number | null
  /** The version shown, and the last there is. */
  readonly version: number
  readonly last: number
  /** Null until the advisor has answered for the present view. */
  readonly desk: LegalInfo | null
  readonly undoBarrier: UndoBarrier | null
  /** Who must sit down (`curtain`). */
  readonly handOverTo: Seat | null
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  readonly fault: TableFault | null
  /** At an example: the step of it that comes next; null: the table has gone another way. */
  readonly nextStep: number | null
  /** What has just changed, for a moment, where motion is off. */
  readonly changed: ReadonlySet<ThingId>
  /** What only a table on a server has; null: it is kept in this browser. */
  readonly online: Company | null

  choose(choices: readonly Choice[]): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** Shows everything that is still to be shown at once. */
  skip(): void
  goTo(version: number, viewer?: Viewer): void
  goLive(): void
  /** The table at another version, without showing it; after the end with all cards open. */
  seenAt(version: number): Promise<TableSnapshot>
  /** Asks for rows from before those told. */
  askEarlier(): void
  sit(viewer: Viewer): void
  delegate(): void
  /** The standing orders of the viewer's seat, in notation; those that change them answer with what is left. */
  orders(): Promise<readonly string[]>
  leaveOrder(order: string): Promise<readonly string[]>
  withdrawOrder(order: string): Promise<readonly string[]>
  explain(choice: Choice): Promise<Refusal | null>
  whyNot(thing: ThingId, picked: readonly ThingId[]): Promise<WhyNot | null>
  preview(choice: Choice): Promise<Preview | null>
  suggest(): Promise<Choice | null>
  /** Branches off at the version shown; answers with the id of the new table, which is kept in this browser. */
  branch(): Promise<string>
  /** A new table for the same people; answers with its address. */
  rematch(): Promise<string>
  /** The table as a file. */
  exported(): Promise<string>
}
