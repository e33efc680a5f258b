/** Numbered choices: grouped, the best first, in columns, and never longer than the screen. */

import { choiceText, type Line } from '@skerry/contracts'
import { type Allot, type Allotment, type Choice, type Choices, someSplits, write } from '@skerry/kernel'
import { columns, table } from '../output.ts'
import type { Seen, Session } from './session.ts'

/** Up to this many ways to spread something are listed as choices. */
const FEW_SPLITS = 8

/** What can be chosen by number, in the order of the numbers. */
export function numberedOf(session: Session, open: Choices, view: Seen): Choice[] {
  if (open.kind === 'none') return []
  const few = open.kind === 'allotment' ? fewSplits(session, open.do, open.allotment) : []
  return [...few, ...ordered(session, open.list, view)]
}

function fewSplits(session: Session, verb: string, allotment: Allotment): Choice[] {
  const choiceOf = (n: Readonly<Record<string, number>>) => ({ do: verb, n }) as Allot
  const ways = someSplits(allotment, (n) => session.explain(choiceOf(n)) === null, FEW_SPLITS + 1)
  return ways.length > FEW_SPLITS ? [] : ways.map(choiceOf)
}

interface Group {
  readonly title: string | null
  readonly choices: Choice[]
}

function groupsOf({ part, match, language }: Session, list: readonly Choice[], view: Seen): Group[] {
  const groups = new Map<string | null, Group>()
  for (const choice of list) {
    const title = part?.group?.(match.content, view, choice, language) ?? null
    const group = groups.get(title) ?? { title, choices: [] }
    group.choices.push(choice)
    groups.set(title, group)
  }
  return [...groups.values()].sort(untitledLast)
}
const untitledLast = (a: Group, b: Group): number => Number(a.title === null) - Number(b.title === null)

/** The best first: in its group, and the group with the best choice before the others. */
function ordered(session: Session, list: readonly Choice[], view: Seen): Choice[] {
  const { part, match } = session
  const rank = part?.rank?.bind(part)
  const groups = groupsOf(session, list, view)
  if (rank === undefined) return groups.flatMap(({ choices }) => choices)
  const ranks = new Map(list.map((choice) => [choice, rank(match.content, view, choice)]))
  const byRank = (a: Choice | undefined, b: Choice | undefined) =>
    (ranks.get(b as Choice) ?? 0) - (ranks.get(a as Choice) ?? 0)
  const sorted = groups.map(({ title, choices }) => ({ title, choices: choices.toSorted(byRank) }))
  return sorted.toSorted((a, b) => untitledLast(a, b) || byRank(a.choices[0], b.choices[0])).flatMap((g) => g.choices)
}

/** How much room there is. */
export interface Room {
  readonly width: number
  readonly rows: number
}

/** The list as lines. `rows`: what does not fit is left out, some of every group; its numbers stay. */
export function listLines(session: Session, numbered: readonly Choice[], view: Seen, room: Room): Line[] {
  const groups = groupsOf(session, numbered, view)
  const numberOf = new Map(numbered.map((choice, i) => [choice, i + 1]))
  const digits = String(numbered.length).length
  const blocks = groups.map(({ title, choices }) => ({
    title,
    lines: entries(session, choices, view, title !== null, room.width - digits - 4).map(
      (text, i) => `${String(numberOf.get(choices[i] as Choice)).padStart(digits)}  ${text}`,
    ),
  }))
  const laidOut = blocks.map(({ title, lines }) => ({ title, count: lines.length, rows: columns(lines, room.width) }))
  const most = mostRows(laidOut, room.rows)
  const lines = laidOut.flatMap(({ title, rows, count }) => {
    const shown = rows.slice(0, most)
    const left = Array.from({ length: count }).filter((_, i) => i % rows.length >= shown.length).length
    const more = left > 0 ? [{ text: ` … ${session.ui.more(left)}`, tint: 'dim' as const }] : []
    const head: Line[] = title === null ? [] : [[{ text: ` ${title}`, tint: 'strong' }, ...more]]
    return [...head, ...shown.map((text): Line => [{ text }])]
  })
  const isCut = laidOut.some(({ rows }) => rows.length > most)
  return isCut ? [...lines, [{ text: `  ${session.ui.listAll(numbered.length)}`, tint: 'dim' }]] : lines
}

/** How many rows of each group fit. */
function mostRows(
  blocks: readonly { readonly title: string | null; readonly rows: readonly string[] }[],
  rows: number,
): number {
  const tallest = Math.max(1, ...blocks.map((block) => block.rows.length))
  const heightAt = (most: number) =>
    blocks.reduce((sum, block) => sum + Math.min(most, block.rows.length) + (block.title === null ? 0 : 1), 0)
  let most = tallest
  while (most > 1 && heightAt(most) > rows) most -= 1
  return most
}

/** Under a heading the notation says enough, without its common beginning if room is short; else the sentence comes first. */
function entries(
  { match, words, part, language }: Session,
  choices: readonly Choice[],
  view: Seen,
  isGrouped: boolean,
  width: number,
): string[] {
  const { verbs } = match.game
  const texts = choices.map((choice) => choiceText(words, choice))
  const notations = choices.map((choice) => write(verbs, choice))
  const notes = choices.map((choice) => part?.note(match.content, view, choice, language) ?? '')
  const rowsWith = (typed: readonly string[]) => table(typed.map((text, i) => [text, notes[i] as string]))
  const isTooWide = (rows: readonly string[]) => rows.some((row) => [...row].length > width)
  if (isGrouped) {
    const whole = rowsWith(notations)
    return isTooWide(whole) ? rowsWith(withoutBeginning(notations)) : whole
  }
  const whole = table(choices.map((_, i) => [texts[i] as string, notations[i] as string, notes[i] as string]))
  return isTooWide(whole) ? rowsWith(texts) : whole
}

/** Texts without the words with which all of them begin; of a single one only the verb is dropped. */
function withoutBeginning(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(' '))
  if (words.length === 1) return words.map((own) => own.slice(own.length > 1 ? 1 : 0).join(' '))
  const shortest = Math.min(...words.map((own) => own.length))
  let common = 0
  while (common < shortest - 1 && words.every((own) => own[common] === words[0]?.[common])) common += 1
  return words.map((own) => own.slice(common).join(' '))
}
