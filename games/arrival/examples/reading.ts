/** What scenes and facts have in common: seats as letters, lines matched against forms. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { game } from '../game.ts'
import type { Content, LocationId, ProvinceId, TileId } from '../types.ts'

export type P = ReturnType<typeof game.setup>
/** What the groups of a form caught. */
export type Words = readonly string[]
/** Lines that match mean this. */
export type Forms<V> = readonly (readonly [RegExp, V])[]

const LETTERS = 'ABCD'
export const seatOf = (letter: string | undefined): Seat => LETTERS.indexOf(letter ?? '')
export const letterOf = (seat: Seat): string => LETTERS[seat] ?? '?'

/** The meaning of the first form a line matches, and the words it caught. */
export function read<V>(forms: Forms<V>, line: string): [Words, V] {
  const [form, meaning] = forms.find(([pattern]) => pattern.test(line)) ?? []
  if (form === undefined || meaning === undefined) throw new Flaw('given', `"${line}" cannot be read`)
  return [(form.exec(line) as RegExpExecArray).slice(1), meaning]
}

/** `a b c`, or `nothing`. */
export const listText = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(' '))
export const wordsOf = (text: string): string[] => (text === 'nothing' ? [] : text.split(' '))

/** `swords 4, tiles ogam bard` as pairs of a word and what follows it. */
export const itemsOf = (text: string): (readonly [string, string])[] =>
  text.split(', ').map((item) => {
    const [key = '', ...rest] = item.split(' ')
    return [key, rest.join(' ')] as const
  })

export function locationNamed(content: Content, id: string | undefined): LocationId {
  if (id === undefined || !Object.hasOwn(content.location, id)) throw new Flaw('given', `there is no location ${id}`)
  return id as LocationId
}

export function provinceNamed(content: Content, id: string | undefined): ProvinceId {
  if (id === undefined || !Object.hasOwn(content.province, id)) throw new Flaw('given', `there is no province ${id}`)
  return id as ProvinceId
}

export function tileNamed(content: Content, id: string): TileId {
  if (!Object.hasOwn(content.tiles, id)) throw new Flaw('given', `there is no tile ${id}`)
  return id as TileId
}
