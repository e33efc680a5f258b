/** What a game may bring for a table made of text: all of it is optional comfort, no rule depends on it. */

import type { Choice, Event, GameTypes, RuleId, ThingId, View } from '@skerry/kernel'
import type { Language } from './words.ts'

/** What a piece of text stands for; the terminal decides how that looks, and may show no colour at all. */
export type Tint =
  | 'seat0'
  | 'seat1'
  | 'seat2'
  | 'seat3'
  | 'seat4'
  | 'seat5'
  | 'orcs'
  | 'dim'
  | 'strong'
  | 'water'
  | 'plain'
  | 'forest'
  | 'mountain'
  | 'castle'
  | 'accent'
  | 'danger'

export interface Span {
  readonly text: string
  readonly tint?: Tint
}
export type Line = readonly Span[]

/** One line of news: several events may be told together. */
export interface News {
  /** What it belongs to (a turn, a phase); null: to the same as the line before. */
  readonly section: string | null
  /** Empty: the heading says it all. */
  readonly text: string
  readonly rule: RuleId
}

/** The terminal part of a game: `games/<game>/terminal/index.ts` exports it as `terminal`. */
export interface TerminalPart<G extends GameTypes = GameTypes> {
  /** The whole table. */
  draw(content: G['content'], pack: unknown, view: View<G['seen']>, language: Language, width: number): readonly Line[]
  /** What is enough to answer this question, where the whole table would be too much; null: the whole table. */
  brief?(content: G['content'], view: View<G['seen']>, language: Language): readonly Line[] | null
  /** The signs of `draw`, explained. */
  legend?(language: Language, width: number): readonly Line[]
  /** What to know about a choice, shown behind it. */
  note(content: G['content'], view: View<G['seen']>, choice: Choice, language: Language): string | null
  /** Why somebody would regret this choice; the terminal asks again before it is made. */
  warn(content: G['content'], view: View<G['seen']>, choice: Choice, language: Language): string | null
  /** The heading under which a choice is listed; null: none. */
  group?(content: G['content'], view: View<G['seen']>, choice: Choice, language: Language): string | null
  /** Choices with more come first in their group. */
  rank?(content: G['content'], view: View<G['seen']>, choice: Choice): number
  /** What one of this slot is called, and what is there already. */
  slot?(
    content: G['content'],
    view: View<G['seen']>,
    id: ThingId,
    language: Language,
  ): { readonly place: string; readonly kind: string; readonly there: string } | null
  /** Events as news: fewer lines than events where a reader wants the outcome and not every step. */
  tell?(content: G['content'], events: readonly Event[], language: Language): readonly News[]
  /** Words people may type instead of those of the notation, e.g. in their own language; in lower case. */
  readonly alias?: Readonly<Record<string, string>>
  /** The summary sheet. */
  summary(language: Language): readonly string[]
}

const SHEET_WIDTH = 118

/** A chapter of a summary sheet: short lines, each with the term it explains. */
export interface SheetChapter {
  readonly title: string
  readonly lines: readonly { readonly term: string; readonly text: string }[]
}

/** A summary sheet as lines of text: the goal under its title, then the chapters with their terms in a column. */
export function sheetText(title: string, goal: readonly string[], chapters: readonly SheetChapter[]): string[] {
  return [
    title.toUpperCase(),
    ...goal.flatMap((text) => wrapped(text, SHEET_WIDTH - 2).map((part) => `  ${part}`)),
    ...chapters.flatMap((chapter) => ['', ...chapterText(chapter)]),
  ]
}

function chapterText({ title, lines }: SheetChapter): string[] {
  const room = Math.max(...lines.map(({ term }) => term.length)) + 2
  const told = lines.flatMap(({ term, text }) =>
    wrapped(text, SHEET_WIDTH - 2 - room).map((part, i) => `  ${(i === 0 ? term : '').padEnd(room)}${part}`),
  )
  return [title.toUpperCase(), ...told]
}

/** Lines of at most so many letters, broken at blanks; a longer word has a line of its own. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
