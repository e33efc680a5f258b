/** What the rooms of the terminal share: a view with its words, and the rule in progress. */

import type { Language } from '@skerry/contracts'
import { frameFinder, type View } from '@skerry/kernel'
import type { Barbarians, Content, State } from '../types.ts'
import { type TableWords, tableWords } from '../words/terminal.ts'

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
export const frameOf = frameFinder<Barbarians>()
