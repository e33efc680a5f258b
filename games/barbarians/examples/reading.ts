/** What scenes and facts have in common: seats as letters, lines matched against forms, names looked up. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { game } from '../game.ts'
import { DUMMY, mapOf, volcanoOf } from '../queries.ts'
import type { CardId, Content, IslandId, MarkerId, RegionCardId, RegionId, Space, SpaceId, State } from '../types.ts'

export type P = ReturnType<typeof game.setup>
/** A table to look at. */
export interface Table {
  readonly content: Content
  readonly state: State
}
/** What the groups of a form caught. */
export type Words = readonly string[]
/** Lines that match mean this. */
export type Forms<V> = readonly (readonly [RegExp, V])[]

const LETTERS = 'ABCD'
const DUMMY_NAME = 'dummy'
export const seatOf = (letter: string | undefined): Seat =>
  letter === DUMMY_NAME ? DUMMY : LETTERS.indexOf(letter || '?')
export const letterOf = (seat: Seat): string => (seat === DUMMY ? DUMMY_NAME : (LETTERS[seat] ?? '?'))

/** The meaning of the first form a line matches, and the words it caught. */
export function read<V>(forms: Forms<V>, line: string): [Words, V] {
  const [form, meaning] = forms.find(([pattern]) => pattern.test(line)) ?? []
  if (form === undefined || meaning === undefined) throw new Flaw('given', `"${line}" cannot be read`)
  return [(form.exec(line) as RegExpExecArray).slice(1), meaning]
}

/** `a b c`, or `none`. */
export const listText = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '))
export const wordsOf = (text: string): string[] => (text === 'none' ? [] : text.split(' '))

/** `archer 4, gods GD01 GD02*` as pairs of a word and what follows it. */
export const itemsOf = (text: string): (readonly [string, string])[] =>
  text.split(', ').map((item) => {
    const [key = '', ...rest] = item.split(' ')
    return [key, rest.join(' ')] as const
  })

/** One form for a region, several of them or all that a line can name there. */
export const REGIONS = '((?:[A-Z]{3}-[A-Z]\\d? )*[A-Z]{3}-[A-Z]\\d?)'

function named<Id extends string>(what: string, of: object, id: string | undefined): Id {
  if (id === undefined || !Object.hasOwn(of, id)) throw new Flaw('given', `there is no ${what} ${id}`)
  return id as Id
}
export const regionNamed = (t: Table, id: string | undefined): RegionId => named('region', mapOf(t).region, id)
export const islandNamed = (t: Table, id: string | undefined): IslandId => named('island', mapOf(t).island, id)
export const spaceNamed = (t: Table, id: string | undefined): Space =>
  volcanoOf(t).space[named<SpaceId>('space', volcanoOf(t).space, id)] as Space
export const markerNamed = ({ content }: Table, id: string | undefined): MarkerId =>
  named('marker', content.markers, id)
export const cardNamed = ({ content }: Table, id: string | undefined): CardId => named('card', content.cards, id)
export const battleNamed = ({ content }: Table, id: string | undefined): RegionCardId =>
  named('region card', content.regionCards, id)
