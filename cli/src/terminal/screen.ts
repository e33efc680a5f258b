/** What a player sees, as lines of text. */

import {
  choiceText,
  eventText,
  type Line,
  refusalText,
  seatLetter,
  sumName,
  sumText,
  thingText,
} from '@skerry/contracts'
import {
  type Allotment,
  type AllotmentSlot,
  type Choice,
  type Choices,
  type Event,
  type Refusal,
  type RuleId,
  someSplits,
  type Thing,
} from '@skerry/kernel'
import type { LogEntry } from '@skerry/session'
import { columns, padded, table, wrap } from '../output.ts'
import { resultLines } from '../replay-text.ts'
import { drawn } from './board.ts'
import { listLines, type Room } from './list.ts'
import type { Seen, Session } from './session.ts'

/** More news than this is not read. */
const MOST_NEWS = 36
/** After a longer list the question is asked once more. */
const LONG_LIST = 14

const plain = (text: string): Line => [{ text }]
const dim = (text: string): Line => [{ text, tint: 'dim' }]
const heading = (text: string): Line => [{ text, tint: 'strong' }]
const EMPTY: Line = []

/** A sentence with its rule behind it, on as many lines as it takes. */
function cited(head: string, text: string, rule: string, width: number): Line[] {
  const citation = `  [${rule}]`
  const lines = wrap(head, text, width)
  const last = lines.pop() as string
  const [fits, indent] = [[...last].length + citation.length <= width, ' '.repeat([...head].length)]
  const end: Line[] = fits
    ? [[{ text: last }, { text: citation, tint: 'dim' }]]
    : [plain(last), dim(indent + citation.trim())]
  return [...lines.map(plain), ...end]
}

export function headLines({ words, ui, match, seat, seed, table: { opponents } }: Session): Line[] {
  const others = opponents.flatMap((opponent, i) => (opponent === null ? [] : [`${seatLetter(i)} ${opponent.name}`]))
  const texts = [words.name, ui.youAre(seatLetter(seat), match.seats), ui.seed(seed), others.join(', ')]
  return [EMPTY, heading(texts.filter((text) => text !== '').join(' · '))]
}

// —— what happened ——

/** Every event, row by row. */
export function toldLines(session: Session, told: readonly LogEntry[], width: number): Line[] {
  const { words, ui } = session
  return told.flatMap(({ row, seat, isUndo, newRules, events, order }) => {
    if (newRules !== undefined) return [plain(`  ${rulesText(session, row, newRules)}`)]
    const who = `  ${padded(seat === null ? ui.chance : seatLetter(seat), 6)} `
    if (isUndo) return [plain(`${who}${ui.takesBack}`)]
    const ordered = order === undefined ? [] : [plain(`${who}${ui.byOrder(session.orderText(order))}`)]
    return [...ordered, ...events.flatMap((e) => cited(who, eventText(words, e), e.rule, width))]
  })
}

/** That other rules decide from this row on, and which have changed. */
function rulesText({ match, ui }: Session, row: number, changed: readonly RuleId[]): string {
  const recorded = match.rows[row]
  const from = ui.newRules(recorded?.kind === 'rules' ? recorded.rules : match.game.version)
  return changed.length === 0 ? from : `${from}. ${ui.changedRules(changed)}`
}

/** What happened since the last look: under headings where the game tells it so. */
export function newsLines(session: Session, width: number): Line[] {
  const { ui } = session
  const told = session.told.slice(session.shown)
  session.shown = session.told.length
  const lines = session.part?.tell === undefined ? toldLines(session, told, width) : sections(session, told, width)
  if (lines.length === 0) return []
  if (lines.length <= MOST_NEWS + 1) return [EMPTY, heading(ui.news), ...lines]
  const hidden = lines.length - MOST_NEWS
  const title = isHeading(lines[hidden]) ? undefined : lines.slice(0, hidden).findLast(isHeading)
  const before = [dim(`  ${ui.earlier(hidden)}`), ...(title === undefined ? [] : [title])]
  return [EMPTY, heading(ui.news), ...before, ...lines.slice(hidden)]
}

const isHeading = (line: Line | undefined): boolean => line?.[0]?.tint === 'accent'

function sections(session: Session, told: readonly LogEntry[], width: number): Line[] {
  const { match, part, language, ui } = session
  const lines: Line[] = []
  const tell = (events: readonly Event[]) => {
    for (const { section, text, rule } of part?.tell?.(match.content, events, language) ?? []) {
      if (section !== null && section !== session.section) {
        session.section = section
        lines.push([{ text: `  ${section}`, tint: 'accent' }])
      }
      if (text !== '') lines.push(...cited('    ', text, rule, width))
    }
  }
  let events: Event[] = []
  for (const row of told) {
    if (row.newRules !== undefined) {
      tell(events)
      events = []
      lines.push(plain(`    ${rulesText(session, row.row, row.newRules)}`))
    }
    if (row.order !== undefined || row.isUndo) {
      tell(events)
      events = []
      const text = row.order === undefined ? ui.takesBack : ui.byOrder(session.orderText(row.order))
      lines.push(plain(`    ${row.seat === null ? '' : `${seatLetter(row.seat)} `}${text}`))
    }
    events.push(...row.events)
  }
  tell(events)
  return lines
}

// —— the table ——

export function tableLines(session: Session, view: Seen, width: number): Line[] {
  const { match, seat, part, language, ui } = session
  if (part !== null) return [EMPTY, ...part.draw(match.content, session.table.pack, view, language, width)]
  const things = match.game.things(match.content, match.position, seat)
  const groups = Map.groupBy(things, ({ kind, at }) => JSON.stringify([kind, at]))
  const lines = [...groups.values()].flatMap((group) => groupLines(session, group, width))
  const sums = sumLines(session)
  return [
    ...(lines.length > 0 ? [EMPTY, heading(ui.table), ...lines.map(plain)] : []),
    ...(sums.length > 0 ? [EMPTY, heading(ui.sums), ...sums] : []),
  ]
}

export function sumLines({ match, seat, words }: Session): Line[] {
  return Object.entries(match.game.sums(match.content, match.position, seat)).map(([name, sum]) => {
    const rules = [...new Set(sum.parts.map(({ rule }) => rule))].join(', ')
    const text = `  ${sumName(words, name)}: ${sumText(words, sum)}`
    return rules === '' ? plain(text) : [{ text }, { text: `  [${rules}]`, tint: 'dim' }]
  })
}

function groupLines({ words }: Session, things: readonly Thing[], width: number): string[] {
  const board = drawn(words, things)
  if (board !== null) return board.map((line) => `  ${line}`)
  const place = things[0]?.at
  const texts = things.map((thing) => thingText(words, thing))
  return place === undefined ? columns(texts, width) : [`  ${place}:`, ...columns(texts, width, '    ')]
}

// —— the question ——

export function questionLines(
  session: Session,
  open: Choices,
  numbered: readonly Choice[],
  view: Seen,
  room: Room,
): Line[] {
  const pending = session.pending()
  if (pending.kind !== 'asked') return []
  const { words } = session
  const prompt = words.prompts[pending.decision] ?? pending.decision
  const question: Line = [
    { text: prompt, tint: 'strong' },
    { text: `  [${pending.rule}]`, tint: 'dim' },
  ]
  const spread = open.kind === 'allotment' ? allotmentLines(session, open, numbered, view, room.width) : []
  const list = [...spread, ...listLines(session, numbered, view, room)]
  return [EMPTY, question, ...list, ...(list.length > LONG_LIST ? [question] : [])]
}

type Spread = Extract<Choices, { kind: 'allotment' }>

function allotmentLines(
  session: Session,
  { do: verb, allotment }: Spread,
  numbered: readonly Choice[],
  view: Seen,
  width: number,
): Line[] {
  const { ui } = session
  const { least, most, slots } = allotment
  const head = dim(ui.spread(least, most))
  if (numbered.some((choice) => choice.do === verb)) return [head]
  const example = exampleSplit(session, verb, allotment)
  const places = session.part?.slot === undefined ? slotTable(session, slots) : placeLines(session, slots, view, width)
  const hints = [
    ...(example === null ? [] : [ui.example(example, slots[0]?.id ?? '')]),
    ...(least === 0 ? [ui.nothing(verb)] : []),
  ]
  return [head, ...places, ...hints.map(dim)]
}

function slotTable({ match, seat, words, ui }: Session, slots: readonly AllotmentSlot[]): Line[] {
  const things = new Map(match.game.things(match.content, match.position, seat).map((thing) => [thing.id, thing]))
  const rows = slots.map(({ id, max, weight }) => {
    const thing = things.get(id)
    return [id, ui.slot(max, weight), thing === undefined ? '' : thingText(words, thing)]
  })
  return table(rows, '  ').map(plain)
}

/** One entry per place, with what is there and what can go there; what can go anywhere is said once. */
function placeLines(
  { match, part, language, ui }: Session,
  slots: readonly AllotmentSlot[],
  view: Seen,
  width: number,
) {
  const open = slots.filter(({ max }) => max > 0)
  const known = open.map((slot) => ({ slot, about: part?.slot?.(match.content, view, slot.id, language) ?? null }))
  const places = [...Map.groupBy(known, ({ slot, about }) => about?.place ?? slot.id)]
  const kindsOf = (all: typeof known) =>
    all.map(({ slot, about }) => ui.kind(about?.kind ?? slot.id, slot.max, slot.weight)).join(' · ')
  const kinds = new Set(places.map(([, all]) => kindsOf(all)))
  const thereOf = (all: typeof known) => all[0]?.about?.there ?? ''
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => [...text].length))
  const [name, there] = [widest(places.map(([place]) => place)), widest(places.map(([, all]) => thereOf(all)))]
  const texts = places.map(([place, all]) => {
    const text = `${padded(place, name)}  ${padded(thereOf(all), there)}`
    return kinds.size === 1 ? text : `${text}  ${kindsOf(all)}`
  })
  const common = kinds.size === 1 ? [plain(`  ${ui.each([...kinds][0] as string)}`)] : []
  return [...common, ...columns(texts, width, '    ').map(plain)]
}

function exampleSplit(session: Session, verb: string, allotment: Allotment): string | null {
  const choiceOf = (n: Readonly<Record<string, number>>) => ({ do: verb, n }) as Choice
  const [n] = someSplits(allotment, (split) => session.explain(choiceOf(split)) === null, 1)
  return n === undefined ? null : session.match.game.write(choiceOf(n))
}

/** The standing orders with their numbers. */
export function orderLines(session: Session): Line[] {
  const { left } = session.orders
  if (left.length === 0) return [plain(session.ui.noOrders)]
  return table(
    left.map((order, i) => [i + 1, session.orderText(order), order]),
    '  ',
  ).map(plain)
}

/** What can be ordered: each kind with the words it takes. */
export function orderKindLines({ match, table: { opened }, ui }: Session, width: number): Line[] {
  const lines = opened.orders.flatMap(({ do: verb, args }) => {
    const values = Object.values(args).map((arg) => arg.values(match.content as never).join(' | '))
    return wrap(`  ${verb} `, values.join(' '), width).map(plain)
  })
  return lines.length === 0 ? [plain(ui.none)] : [plain(ui.orderWhat), ...lines]
}

// —— answers ——

/** Why not: the sentence, the rule's id and its text. */
export function refusalLines({ words, language, ui }: Session, refusal: Refusal, width: number): Line[] {
  const sentence = refusalText(words, language, refusal)
  return [...cited('', `${ui.no}: ${sentence}.`, refusal.rule, width), ...ruleLines(words.rules, [refusal.rule], width)]
}

/** Legal: what it means, what is known about it, and its rule. */
export function legalLines(
  { words, ui }: Session,
  choice: Choice,
  note: string | null,
  rule: string,
  width: number,
): Line[] {
  const text = `${ui.yes}: ${choiceText(words, choice)}.`
  return [
    ...cited('', text, rule, width),
    ...(note === null ? [] : [plain(`  ${note}`)]),
    ...ruleLines(words.rules, [rule], width),
  ]
}

export function ruleLines(rules: Readonly<Record<string, string>>, ids: readonly string[], width: number): Line[] {
  return ids.flatMap((id) => (rules[id] === undefined ? [] : wrap(`  ${id}  `, rules[id], width).map(plain)))
}

/** Many rules: their chapters, with how many each has. */
export function chapterLines(ids: readonly string[], width: number): Line[] {
  const chapters = Map.groupBy(ids, (id) => id.replace(/-[^-]*$/, ''))
  return columns(
    [...chapters].map(([chapter, all]) => `${chapter}  ${all.length}`),
    width,
  ).map(plain)
}

export function endLines(session: Session): Line[] {
  const { match, seat, ui, words, language } = session
  const { result } = match.position
  if (result === null) return []
  const outcome = result.winners.includes(seat) ? ui.youWin : result.winners.length > 0 ? ui.youLose : ''
  return [...resultLines(result, language, words.results).map(plain), ...(outcome === '' ? [] : [heading(outcome)])]
}
