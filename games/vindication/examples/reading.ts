/** What scenes and facts have in common: seats as letters, lines matched against forms, names looked up. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { game } from '../game.ts'
import { ATTRIBUTES, DECKS } from '../queries.ts'
import type {
  Attr,
  CardId,
  Content,
  Deck,
  HexId,
  JourneyId,
  QuestId,
  RegionId,
  State,
  TriangleId,
  TriggerId,
} from '../types.ts'

export type P = ReturnType<typeof game.setup>
/** A table to look at. */
export interface Board {
  readonly content: Content
  readonly state: State
}
/** What the groups of a form caught. */
export type Words = readonly string[]
/** Lines that match mean this. */
export type Forms<V> = readonly (readonly [RegExp, V])[]

const LETTERS = 'ABCDE'
export const seatOf = (letter: string | undefined): Seat => LETTERS.indexOf(letter || '?')
export const letterOf = (seat: Seat): string => LETTERS[seat] ?? '?'

/** The meaning of the first form a line matches, and the words it caught. */
export function read<V>(forms: Forms<V>, line: string): [Words, V] {
  const [form, meaning] = forms.find(([pattern]) => pattern.test(line)) ?? []
  if (form === undefined || meaning === undefined) throw new Flaw('given', `"${line}" cannot be read`)
  return [(form.exec(line) as RegExpExecArray).slice(1), meaning]
}

/** `a b c`, or `none`. */
export const listText = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '))
export const wordsOf = (text: string): string[] => (text === 'none' ? [] : text.split(' '))

/** `inf 5, companions RED01 BLU02+2` as pairs of a word and what follows it. */
export const itemsOf = (text: string): (readonly [string, string])[] =>
  text.split(', ').map((item) => {
    const [key = '', ...rest] = item.split(' ')
    return [key, rest.join(' ')] as const
  })

/** One form for a hex, several of them or all that a line can name there. */
export const HEXES = '((?:H\\d\\d )*H\\d\\d)'

function named<Id extends string>(what: string, of: object, id: string | undefined): Id {
  if (id === undefined || !Object.hasOwn(of, id)) throw new Flaw('given', `there is no ${what} ${id}`)
  return id as Id
}
export const hexNamed = ({ content }: Board, id: string | undefined): HexId => named('hex', content.hex, id)
export const triangleNamed = ({ content }: Board, id: string | undefined): TriangleId =>
  named('triangle', content.triangle, id)
export const regionNamed = ({ content }: Board, id: string | undefined): RegionId =>
  named('region', content.regions, id)
export const cardNamed = ({ content }: Board, id: string | undefined): CardId => named('card', content.cards, id)
export const questNamed = ({ content }: Board, id: string | undefined): QuestId => named('quest', content.quests, id)
export const triggerNamed = ({ content }: Board, id: string | undefined): TriggerId =>
  named('trigger', content.triggers, id)
export const journeyNamed = ({ content }: Board, id: string | undefined): JourneyId =>
  named('journey', content.journeys, id)
export function deckNamed(deck: string | undefined): Deck {
  if (!DECKS.includes(deck as Deck)) throw new Flaw('given', `there is no deck ${deck}`)
  return deck as Deck
}
export function attrNamed(attr: string | undefined): Attr {
  if (!ATTRIBUTES.includes(attr as Attr)) throw new Flaw('given', `there is no attribute ${attr}`)
  return attr as Attr
}
