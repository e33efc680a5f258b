/** What a player sees, as lines of text. */

import { styleText } from 'node:util'
import {
  type Allotment,
  type Choice,
  type Choices,
  choiceText,
  type Event,
  eventText,
  type Refusal,
  refusalText,
  someSplits,
  sumName,
  sumText,
  type Thing,
  thingText,
  write,
} from '@skerry/kernel'
import { seatLetter } from '../options.ts'
import { columns, padded, table, wrap } from '../output.ts'
import { resultLines } from '../replay-text.ts'
import { drawn } from './board.ts'
import type { Session, Told } from './session.ts'

/** More news than this is not read. */
const MOST_NEWS = 30

const heading = (text: string): string => styleText('bold', text, { stream: process.stdout })
const cited = (text: string, rule: string): string => `${text}  [${rule}]`

export function headLines({ words, ui, match, seat, seed }: Session): string[] {
  return ['', heading([words.name, ui.youAre(seatLetter(seat), match.seats), ui.seed(seed)].join(' · '))]
}

export function toldLines({ words, ui }: Session, told: readonly Told[]): string[] {
  const say = (event: Event) => cited(eventText(words, event), event.rule)
  return told.flatMap(({ seat, undo, events }) => {
    const who = seat === null ? ui.chance : seatLetter(seat)
    return undo ? [`  ${padded(who, 6)} ${ui.takesBack}`] : events.map((e) => `  ${padded(who, 6)} ${say(e)}`)
  })
}

/** What happened since the last look. */
export function newsLines(session: Session): string[] {
  const lines = toldLines(session, session.told.slice(session.shown))
  session.shown = session.told.length
  if (lines.length === 0) return []
  const hidden = Math.max(0, lines.length - MOST_NEWS)
  const before = hidden > 0 ? [`  ${session.ui.earlier(hidden)}`] : []
  return ['', heading(session.ui.news), ...before, ...lines.slice(hidden)]
}

export function tableLines(session: Session, width: number): string[] {
  const { match, seat, words, ui } = session
  const things = match.game.things(match.content, match.position, seat)
  const groups = Map.groupBy(things, ({ kind, at }) => JSON.stringify([kind, at]))
  const lines = [...groups.values()].flatMap((group) => groupLines(session, group, width))
  const sums = Object.entries(match.game.sums(match.content, match.position, seat)).map(([name, sum]) => {
    const rules = [...new Set(sum.parts.map(({ rule }) => rule))].join(', ')
    return `  ${sumName(words, name)}: ${sumText(words, sum)}${rules === '' ? '' : `  [${rules}]`}`
  })
  return [
    ...(lines.length > 0 ? ['', heading(ui.table), ...lines] : []),
    ...(sums.length > 0 ? ['', heading(ui.sums), ...sums] : []),
  ]
}

function groupLines({ words }: Session, things: readonly Thing[], width: number): string[] {
  const board = drawn(words, things)
  if (board !== null) return board.map((line) => `  ${line}`)
  const place = things[0]?.at
  const texts = things.map((thing) => thingText(words, thing))
  return place === undefined ? columns(texts, width) : [`  ${place}:`, ...columns(texts, width, '    ')]
}

export function questionLines(session: Session, choices: Choices, width: number): string[] {
  const pending = session.pending()
  if (pending.kind !== 'asked') return []
  const { words } = session
  const question = heading(cited(words.prompts[pending.decision] ?? pending.decision, pending.rule))
  const spread = choices.kind === 'allotment' ? allotmentLines(session, choices) : []
  const list = choices.kind === 'none' ? [] : choices.list
  return ['', question, ...spread, ...(list.length > 0 ? listLines(session, list, width) : [])]
}

function listLines({ words, match, ui }: Session, list: readonly Choice[], width: number): string[] {
  const { verbs } = match.game.compiled
  const digits = String(list.length).length
  const texts = list.map((choice) => choiceText(words, choice))
  const widest = Math.max(0, ...texts.map((text) => [...text].length))
  const lines = list.map(
    (choice, i) => `${String(i + 1).padStart(digits)}  ${padded(texts[i] as string, widest)}  ${write(verbs, choice)}`,
  )
  return [...columns(lines, width), ui.howList]
}

function allotmentLines(session: Session, choices: Extract<Choices, { kind: 'allotment' }>): string[] {
  const { match, seat, words, ui } = session
  const { least, most, slots } = choices.allotment
  const things = new Map(match.game.things(match.content, match.position, seat).map((thing) => [thing.id, thing]))
  const rows = slots.map(({ id, max, weight }) => {
    const thing = things.get(id)
    return [id, ui.slot(max, weight), thing === undefined ? '' : thingText(words, thing)]
  })
  const example = exampleSplit(session, choices.do, choices.allotment)
  return [ui.spread(least, most), ...table(rows, '  '), ...(example === null ? [] : [ui.example(example)])]
}

function exampleSplit(session: Session, verb: string, allotment: Allotment): string | null {
  const choiceOf = (n: Readonly<Record<string, number>>) => ({ do: verb, n }) as Choice
  const [n] = someSplits(allotment, (split) => session.explain(choiceOf(split)) === null, 1)
  return n === undefined ? null : write(session.match.game.compiled.verbs, choiceOf(n))
}

/** Why not: the sentence, the rule's id and its text. */
export function refusalLines({ words, language, ui }: Session, refusal: Refusal, width: number): string[] {
  const sentence = refusalText(words, language, refusal)
  return [cited(`${ui.no}: ${sentence}.`, refusal.rule), ...ruleLines(words.rules, [refusal.rule], width)]
}

export function ruleLines(rules: Readonly<Record<string, string>>, ids: readonly string[], width: number): string[] {
  return ids.flatMap((id) => (rules[id] === undefined ? [] : wrap(`  ${id}  `, rules[id], width)))
}

export function endLines(session: Session): string[] {
  const { match, seat, ui, words, language } = session
  const { result } = match.position
  if (result === null) return []
  const outcome = result.winners.includes(seat) ? ui.youWin : result.winners.length > 0 ? ui.youLose : ''
  return [...resultLines(result, language, words.results), ...(outcome === '' ? [] : [heading(outcome)])]
}
