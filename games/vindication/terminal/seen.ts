/** What the rooms of the terminal share: a view with its words, the table as the rules see it, and the rule in progress. */

import { type Language, spans } from '@skerry/contracts'
import { type Table as Asked, frameFinder, type Seat, type View } from '@skerry/kernel'
import type { Content, State, Vindication } from '../types.ts'
import { type TableWords, tableWords } from '../words/terminal.ts'

export type Seen = View<State>
type VinFrame = Vindication['frame']
export interface Table {
  readonly content: Content
  readonly state: State
  readonly view: Seen
  /** Who sits at the terminal; for whoever watches, whose turn it is. */
  readonly seat: Seat
  readonly words: TableWords
  readonly language: Language
  /** What queries about a turn ask. */
  readonly rules: Asked<Vindication>
}
export function tableOf(content: Content, view: Seen, language: Language): Table {
  const { state } = view
  const seat = typeof view.seat === 'number' ? view.seat : state.active
  const rules: Asked<Vindication> = { content, state, seat, within: (rule) => frameOf(view, rule) }
  return { content, state, view, seat, words: tableWords[language], language, rules }
}

export const frameOf = frameFinder<Vindication>()
export const topFrame = ({ stack }: Pick<Seen, 'stack'>): VinFrame | undefined => (stack as readonly VinFrame[]).at(-1)

export const { dim, strong, plain, seat: seatSpan } = spans
