/** What a game tells about many games that were played. */

import type { GameTypes, PositionOf } from './types.ts'
import type { Language } from './words.ts'

export interface ReportTable {
  readonly title: string
  readonly rows: readonly (readonly (string | number)[])[]
}

/** The optional `report.ts` of a game: it counts what happened, game by game. */
export interface Report<G extends GameTypes = GameTypes, Counted = unknown, Figures = unknown> {
  /** Nothing has been played yet. */
  begin(content: G['content'], seats: number): Counted
  /** A game came to its end: all its events, and how the table looked then. */
  game(counted: Counted, events: readonly G['event'][], position: PositionOf<G>): void
  /** Plain data, for scripts. */
  figures(counted: Counted): Figures
  /** The same for people. */
  tables(figures: Figures, language: Language): readonly ReportTable[]
}
