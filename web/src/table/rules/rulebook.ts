/** A game's rules as a book: chapters by the middle part of the ids, searched by text and id. */

import type { RuleId } from '@skerry/kernel'
import { isFound } from '../decision/choosing.ts'

export interface Chapter {
  /** What the ids of its rules have in the middle. */
  readonly id: string
  readonly rules: readonly (readonly [id: RuleId, text: string])[]
}

/** The middle part of a rule's id; one that is built otherwise is a chapter of its own kind. */
export const chapterOf = (rule: RuleId): string => rule.split('-')[1] ?? rule

export function chaptersOf(rules: Readonly<Record<RuleId, string>>, search = ''): readonly Chapter[] {
  const chapters = new Map<string, (readonly [RuleId, string])[]>()
  for (const [id, text] of Object.entries(rules)) {
    if (!isFound(`${id} ${text}`, search)) continue
    const chapter = chapterOf(id)
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), [id, text]])
  }
  return [...chapters].map(([id, list]) => ({ id, rules: list }))
}

/** A text cut where another rule's id stands in it, so that it can be followed. */
export const citationsIn = (text: string): readonly string[] => text.split(/\b([A-Z0-9]+-[A-Z0-9]+-\d+)\b/)
