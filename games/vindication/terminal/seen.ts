/** What the rooms of the terminal share: a view with its words, the table as the rules see it, and the rule in progress. */

import type { Table as Asked, Language, Seat, Span, Tint, View } from '@skerry/kernel'
import type { Content, State, Vindication } from '../types.ts'
import { type TableWords, tableWords } from './words.ts'

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

/** The nearest frame of a rule in progress. */
export const frameOf = <R extends VinFrame['rule']>({ stack }: Pick<Seen, 'stack'>, rule: R) =>
  (stack as readonly VinFrame[]).findLast((frame) => frame.rule === rule) as Extract<VinFrame, { rule: R }> | undefined
export const topFrame = ({ stack }: Pick<Seen, 'stack'>): VinFrame | undefined => (stack as readonly VinFrame[]).at(-1)

export const tintOf = (seat: Seat): Tint => `seat${seat}` as Tint
export const dim = (text: string): Span => ({ text, tint: 'dim' })
export const strong = (text: string): Span => ({ text, tint: 'strong' })
export const plain = (text: string): Span => ({ text })
