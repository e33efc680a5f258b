/** What the rooms of the terminal share: a view with its words, and the rule in progress. */

import type { Language, View } from '@skerry/kernel'
import type { Content, State } from '../types.ts'
import { type TableWords, tableWords } from './words.ts'

export type Seen = View<State>
export interface Table {
  readonly content: Content
  readonly state: State
  readonly view: Seen
  readonly words: TableWords
  readonly language: Language
}
export const tableOf = (content: Content, view: Seen, language: Language): Table => ({
  content,
  state: view.state,
  view,
  words: tableWords[language],
  language,
})
/** The nearest frame of a rule in progress. */
export const frameOf = <F>({ stack }: Seen, rule: string): F | undefined =>
  stack.findLast((frame) => frame.rule === rule) as F | undefined
