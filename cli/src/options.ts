/** Options that several commands share: the pack, the number of players, a game's own options. */

import { type Language, PackError } from '@skerry/contracts'
import {
  checkOptions,
  type GameTypes,
  InputError,
  isValue,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Seat,
} from '@skerry/kernel'
import { type Given, type Option, wholeNumber } from './args.ts'
import { UsageError } from './errors.ts'
import { faultText, packFaultText } from './faults.ts'
import { FileFault, readJson } from './files.ts'
import { suggestion } from './names.ts'
import type { OpenedGame } from './registry.ts'

export const TABLE_OPTIONS: Readonly<Record<string, Option>> = {
  players: { value: 'N', about: 'how many play; the fewest the game allows if not given' },
  set: { value: 'option=value', repeats: true, about: 'an option of the game; may be repeated' },
  modules: { value: 'a,b', about: 'options of the game to switch on, by name' },
  pack: { value: 'file', about: 'play with this content pack instead of the built-in one' },
}

/** Options of commands that play many games. */
export const SERIES_OPTIONS: Readonly<Record<'seed' | 'longest', Option>> = {
  seed: { value: 'S', about: 'a number or word that decides all chance (1)' },
  longest: { value: 'D', about: 'decisions after which a game counts as an error (100000)' },
}

/** The content of --pack, or the built-in one. What is wrong with it is said in this language. */
export function contentOf(
  { game, pack, words }: OpenedGame,
  file: string | undefined,
  language: Language = 'en',
): GameTypes['content'] {
  if (file === undefined) return game.load(pack)
  try {
    return game.load(readJson(file))
  } catch (error) {
    if (error instanceof FileFault) throw new UsageError(error.message)
    if (error instanceof PackError) throw new UsageError(`${file}: ${packFaultText(error, words[language], language)}`)
    throw new UsageError(`${file}: ${faultText(error)}`)
  }
}

export function playersOf({ id, game }: OpenedGame, given: Given): number {
  const { min, max } = game.seats
  const text = given.text('players')
  if (text === undefined) return min
  const seats = wholeNumber('--players', text, 1, 100)
  if (seats >= min && seats <= max) return seats
  throw new UsageError(`--players ${seats}: ${id} is played by ${min === max ? min : `${min} to ${max}`}.`)
}

/** What --set and --modules say, checked against the game and the number of players. */
export function optionsOf(opened: OpenedGame, given: Given, seats: number): Options {
  const options: Record<string, OptionValue> = {}
  for (const text of given.all('set')) {
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(text) ?? []
    if (key === '') throw new UsageError(`--set ${text}: this should read option=value.`)
    options[key] = optionValue(opened, '--set', key, value)
  }
  for (const key of listOf(given.text('modules'))) options[key] = optionValue(opened, '--modules', key, 'true')
  try {
    checkOptions(opened.game, seats, options)
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${faultText(error)}.`)
    throw error
  }
  return options
}

function optionValue({ id, game }: OpenedGame, flag: string, key: string, text: string): OptionValue {
  const option = game.options.find((o) => o.key === key)
  if (option === undefined) {
    const known = game.options.map((o) => o.key)
    const hint = known.length === 0 ? ' It has none.' : suggestion(key, known)
    throw new UsageError(`${flag} ${key}: ${id} has no such option.${hint}`)
  }
  const value = option.values.find((v) => String(v) === text) ?? numberIn(option, text)
  if (value !== undefined) return value
  if (flag === '--modules') throw new UsageError(`${flag} ${key}: this option is not just on or off; use --set.`)
  throw new UsageError(`--set ${key}=${text}: the values are ${valuesText(option)}.`)
}

function numberIn(option: OptionSpec, text: string): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return isValue(option, value) ? value : undefined
}

/** `80, 100, or any number from 0 to 300` */
export function valuesText({ values, range, default: usual }: OptionSpec, mark = ''): string {
  const named = values.map((v) => (v === usual ? `${v}${mark}` : String(v))).join(', ')
  return range === undefined ? named : `${named}, or any number from ${range.least} to ${range.most}`
}

export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** A seat as letter or number; null if it is none of this table. */
export function seatFrom(text: string, seats: number): Seat | null {
  const seat = /^\d{1,2}$/.test(text)
    ? Number(text)
    : /^[A-Za-z]$/.test(text)
      ? text.toUpperCase().charCodeAt(0) - 65
      : -1
  return seat >= 0 && seat < seats ? seat : null
}
