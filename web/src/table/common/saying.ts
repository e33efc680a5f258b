/** What is said about a table: by the game's own part where it has one, else read off its words. */

import {
  type ActionKind,
  type Card,
  type Chip,
  choiceText,
  type Explanation,
  type Figure,
  type FinalSum,
  type Language,
  type LogSign,
  named,
  type PlayTexts,
  type Progress,
  type SeatNames,
  type SlotCard,
  type Standing,
  thingText,
} from '@skerry/contracts'
import type { Allotment, Choice, Event, Refusal, Seat, Split, Thing, ThingId, View } from '@skerry/kernel'
import type { TableWords } from '../../words/en/table.ts'
import { firstSplit } from '../allotment/allotting.ts'
import type { LogLine } from '../log/chronicle.ts'
import type { Part } from '../model.ts'

export interface Saying {
  /** What a choice does, in the game's words, with what it names as it stands. */
  choice(choice: Choice): string
  card(choice: Choice): Card
  /** The kinds of action between which a question lets choose; none: it has only one. */
  kinds(decision: string): readonly ActionKind[]
  /** A refusal in one to three words; null: there is no short form. */
  inBrief(refusal: Refusal): string | null
  slot(id: ThingId): SlotCard
  /** What a thing is and does; null: the game says nothing about it. */
  explanation(thing: ThingId): Explanation | null
  /** What an allotment begins with. */
  begin(verb: string, allotment: Allotment): Split
  sign(event: Event): LogSign
  figures(seat: Seat): readonly Figure[]
  finalSum(event: Event): FinalSum | null
  standing(): Standing | null
  supply(seat: Seat): ReturnType<Part['supply']>
  /** Null: the game has no phases worth a word. */
  progress(): Progress | null
  question(decision: string, picked: readonly ThingId[]): string
  /** Empty: the question says it all. */
  hint(decision: string): string
  sheet(): ReturnType<Part['sheet']>
  goal(): readonly string[]
}

export interface SayingSource {
  readonly part: Part | null
  readonly content: object
  readonly view: View
  readonly talk: PlayTexts
  readonly language: Language
  readonly names: SeatNames
  readonly things: readonly Thing[]
}

export const sayingOf = (source: SayingSource): Saying =>
  source.part === null ? plainSaying(source) : partSaying(source, source.part)

function partSaying({ content, view, talk, language, names, things }: SayingSource, part: Part): Saying {
  const seen = view as View<object>
  const say = (text: string) => named(text, names)
  return {
    choice: (choice) => capital(choiceText(talk, choice, names, things)),
    card: (choice) => withNames(part.card(content, seen, choice, language), say),
    kinds: (decision) => part.kinds?.(content, seen, decision, language) ?? [],
    inBrief: (refusal) => part.inBrief?.(refusal, language) ?? null,
    slot: (id) => part.slot(content, seen, id, language),
    explanation: (thing) => explained(part.explanation?.(content, seen, thing, language) ?? null, say),
    begin: (verb, allotment) => part.begin?.(content, seen, verb, allotment) ?? firstSplit(allotment),
    sign: (event) => part.sign(event, language),
    figures: (seat) => part.figures(content, seen, seat, language),
    finalSum: (event) => part.finalSum?.(event) ?? null,
    standing: () => part.standing?.(content, seen, language) ?? null,
    supply: (seat) =>
      part.supply(content, seen, seat, language).map((entry) => ({ ...entry, value: say(entry.value) })),
    progress: () => part.progress(content, seen, language),
    question: (decision, picked) =>
      say(part.question?.(content, seen, picked, language) ?? talk.prompts[decision] ?? decision),
    hint: (decision) => say(part.hint(seen, decision, language)),
    sheet: () => part.sheet(language),
    goal: () => part.goal[language],
  }
}

/** Sentences of a card may speak of seats. */
const withNames = (card: Card, say: (text: string) => string): Card => ({
  ...card,
  title: say(card.title),
  ...(card.line === undefined ? {} : { line: say(card.line) }),
  ...(card.warning === undefined ? {} : { warning: say(card.warning) }),
  ...(card.outlookLine === undefined ? {} : { outlookLine: say(card.outlookLine) }),
  ...(card.outlook === undefined ? {} : { outlook: card.outlook.map((o) => ({ ...o, name: say(o.name) })) }),
  ...chipsNamed(card, say),
})

const CHIPS = ['price', 'gain', 'effect', 'risk'] as const

function explained(explanation: Explanation | null, say: (text: string) => string): Explanation | null {
  if (explanation === null) return null
  const { name, text, here, chips } = explanation
  const named = (all: readonly Chip[]) => all.map((chip) => ({ ...chip, text: say(chip.text) }))
  return {
    ...explanation,
    name: say(name),
    text: text.map(say),
    ...(here === undefined ? {} : { here: named(here) }),
    ...(chips === undefined ? {} : { chips: named(chips) }),
  }
}

/** The kinds of chips a card has, with the names of seats. */
const chipsNamed = (card: Card, say: (text: string) => string): Partial<Record<(typeof CHIPS)[number], Chip[]>> =>
  Object.fromEntries(
    CHIPS.flatMap((key) => {
      const chips = card[key]
      return chips === undefined ? [] : [[key, chips.map((chip) => ({ ...chip, text: say(chip.text) }))]]
    }),
  )

function plainSaying({ talk, names, things }: SayingSource): Saying {
  const says = (choice: Choice) => capital(choiceText(talk, choice, names, things))
  return {
    choice: says,
    card: (choice) => ({ title: says(choice) }),
    kinds: () => [],
    inBrief: () => null,
    explanation: () => null,
    slot: (id) => {
      const thing = things.find((other) => other.id === id)
      return { thing: id, place: id, kind: '', there: thing === undefined ? '' : thingText(talk, thing, names) }
    },
    begin: (_, allotment) => firstSplit(allotment),
    sign: plainSign,
    figures: () => [],
    finalSum: () => null,
    standing: () => null,
    supply: () => [],
    progress: () => null,
    question: (decision) => talk.prompts[decision] ?? decision,
    hint: () => '',
    sheet: () => [],
    goal: () => [],
  }
}

/** An event that names a seat is that seat's doing. */
export function plainSign(event: Event): LogSign {
  const { seat } = event as { readonly seat?: unknown }
  return { things: [], ...(typeof seat === 'number' ? { seat } : {}) }
}

/** A line of the log that is no event. */
export function noteText(
  { note, sign, order }: LogLine,
  { words, names, orderText }: { words: TableWords; names: SeatNames; orderText: (notation: string) => string },
): string {
  const name = sign.seat === undefined ? '' : names(sign.seat)
  if (order !== undefined) return words.orders.chose(orderText(order))
  if (note === 'newRules') return words.company.newRules
  return note === 'resigned' ? words.company.resigns(name) : words.tookBack(name)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a thing is called without what is told about it: `VI/1` of `VI/1, mountains: 3 men`. */
export const shortName = (text: string): string => text.split(/[,:;]/, 1)[0] ?? text

/** Whether two choices are the same, whatever the order of their fields. */
export const isSameChoice = (a: Choice, b: Choice): boolean => sorted(a) === sorted(b)
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
