/** Records from files, played again. */

import { type Language, PackError } from '@skerry/contracts'
import {
  type Event,
  eventsFor,
  type GameTypes,
  InputError,
  packOf,
  type Result,
  type Seat,
  type Viewer,
} from '@skerry/kernel'
import {
  beginSession,
  type GameRecord,
  type GameSession,
  isKnownVersion,
  type OlderRows,
  type PlayedAgain,
  parseRecord,
  playAgain,
  type RecordRow,
} from '@skerry/session'
import { messageOf, UsageError } from './errors.ts'
import { faultText } from './faults.ts'
import { FileFault, readJson } from './files.ts'
import { contentOf } from './options.ts'
import { gameIds, type OpenedGame, openGame } from './registry.ts'
import type { FailedRecord } from './sim.ts'

export interface Fault {
  readonly kind: 'file' | 'noRecord' | 'record' | 'row' | 'rules'
  /** Where in the log; null: not in a row. */
  readonly row: number | null
  readonly message: string
}

/** What a file shows: the beginning of its game at least as far as it fits. */
export interface Shown {
  readonly file: string
  readonly fault: Fault | null
}
export interface ShownRow {
  readonly row: number
  readonly seat: Seat | null
  readonly undo: boolean
  readonly resigned: boolean
  /** From here on this version of the rules decides; null: as before. */
  readonly rules: string | null
  /** In another seat's row a viewer is told only events. */
  readonly choices: readonly string[]
  readonly outcomes: readonly string[]
  readonly events: readonly Event[]
}
export interface Replayed extends Shown {
  readonly game?: string
  readonly seats?: number
  readonly options?: GameRecord['options']
  readonly rows?: readonly ShownRow[]
  /** Rows of which only the choices are known. */
  readonly older?: OlderRows | null
  readonly result?: Result | null
}

export interface OpenedRecord {
  readonly file: string
  readonly record: GameRecord & Partial<FailedRecord>
  readonly opened: OpenedGame
  readonly content: GameTypes['content']
}

/** Where the game of a record and its pack are found. */
export interface Shelf {
  /** The folder that holds games/. */
  readonly root: string
  /** The file of a pack, if not the built-in one. */
  readonly pack: string | undefined
  /** `this`: the pack must fit. `any`: the built-in one is tried as well. */
  readonly packs: 'this' | 'any'
  /** In which it is said what is wrong with the pack. */
  readonly language: Language
}

export async function openRecord(
  file: string,
  shelf: Shelf,
): Promise<OpenedRecord | (Shown & { readonly fault: Fault })> {
  try {
    return await readRecord(file, readJson(file), shelf)
  } catch (error) {
    if (error instanceof FileFault) return { file, fault: { kind: 'file', row: null, message: error.message } }
    throw error
  }
}

/** A record that was read already, from a file or a database; a pack of its own may come with it. */
export async function readRecord(
  file: string,
  value: unknown,
  { root, pack, packs, language }: Shelf,
): Promise<OpenedRecord | (Shown & { readonly fault: Fault })> {
  const broken = (kind: Fault['kind'], what: string) => ({ file, fault: { kind, row: null, message: what } })
  try {
    if (!hasFormat(value, 'skerry-record')) return broken('noRecord', `${file}: ${whatElse(value)}`)
    const record = parseRecord(value)
    if (!gameIds(root).includes(record.game))
      return broken('record', `${file}: record.game: there is no “${record.game}” here`)
    const opened = await openGame(root, record.game)
    const { ownPack } = value as { ownPack?: unknown }
    if (pack === undefined && ownPack !== undefined) return { file, record, opened, content: opened.game.load(ownPack) }
    const given = contentOf(opened, pack, language)
    const isOther = packs === 'any' && pack !== undefined && packOf(given) !== record.pack
    return { file, record, opened, content: isOther ? contentOf(opened, undefined) : given }
  } catch (error) {
    if (error instanceof InputError) return broken('record', `${file}: ${faultText(error)}`)
    if (error instanceof PackError) return broken('record', `${file}: ${error.message}`)
    throw error
  }
}

const hasFormat = (value: unknown, beginning: string): boolean =>
  typeof value === 'object' && value !== null && String((value as { format?: unknown }).format).startsWith(beginning)

const whatElse = (value: unknown): string =>
  hasFormat(value, 'skerry-told')
    ? 'this is what somebody was told of a game that goes on; its record can be had when it is over'
    : 'this is no game record'

/** Plays it again as far as it goes. */
export function replayFile(from: OpenedRecord, view: Viewer | 'open', rules: 'same' | 'any'): Replayed {
  const { file, record, opened, content } = from
  const { game, seats, options } = record
  const rows: ShownRow[] = []
  const shown = { file, game, seats, options, rows }
  const faulty = (kind: Fault['kind'], row: number | null, what: string): Replayed => ({
    ...shown,
    result: null,
    fault: { kind, row, message: `${file}: ${what}` },
  })
  if (rules === 'same' && record.rules !== opened.game.version)
    return faulty('rules', null, `${otherRules(from)}; --any-rules tries it all the same`)
  let again: PlayedAgain
  try {
    again = playAgain(
      opened.game,
      content,
      record,
      (match, row, v) => match.replay(row, `row ${v}`),
      (row, v, events) => rows.push(rowShown(v, row, events ?? [], view)),
    )
  } catch (error) {
    const isRow = error instanceof InputError ? /^(row|choice)/.test(error.where) : rows.length > 0
    const hint = record.rules === opened.game.version ? '' : ` (${otherRules(from)})`
    return faulty(isRow ? 'row' : 'record', isRow ? rows.length : null, placed(error, from, isRow, rows.length) + hint)
  }
  const { session, older } = again
  const failed = failureAgain(session, record)
  if (failed !== null) return faulty('row', rows.length, `row ${rows.length}: ${failed}`)
  return { ...shown, older, result: session.position.result, fault: null }
}

const otherRules = ({ record, opened }: OpenedRecord): string =>
  `it was played by version ${record.rules} of the rules, these are version ${opened.game.version}`

function placed(error: unknown, { opened }: OpenedRecord, isRow: boolean, row: number): string {
  const text = faultText(error, opened.words.en)
  return isRow && !text.startsWith('row ') ? `row ${row}: ${text}` : text
}

function rowShown(v: number, row: RecordRow, events: readonly Event[], view: Viewer | 'open'): ShownRow {
  const { seat, choices, outcomes, undo = false, resigned = false, rules = null } = row
  const isOpen = view === 'open'
  return {
    row: v,
    seat,
    undo,
    resigned,
    rules,
    choices: isOpen || view === seat ? choices : [],
    outcomes: isOpen ? outcomes : [],
    events: isOpen ? events : eventsFor(events, view),
  }
}

/** A record of a failed game: does its last, unfinished row still go wrong? Null: no. */
function failureAgain(match: GameSession, { failed }: Partial<FailedRecord>): string | null {
  if (typeof failed !== 'object' || failed === null) return null
  const { seat, choices, outcomes = [] } = failed
  if (seat === undefined || !Array.isArray(choices) || !Array.isArray(outcomes)) return String(failed.error)
  try {
    beginSession(match.game, match.content, match.seats, match.options, match.position).replay(
      { seat, choices, outcomes, hash: '' },
      'row',
    )
  } catch (error) {
    if (error instanceof InputError && error.reason === 'otherPosition') return null // it goes through now
    return `${choices.join(', ') || 'chance'}: ${messageOf(error)}`
  }
  return null
}

/** For commands that go on from a record: bad input is wrong usage there. */
export async function continueFrom(file: string, shelf: Shelf): Promise<OpenedRecord> {
  const opened = await openRecord(file, shelf)
  if ('fault' in opened) throw new UsageError(`${opened.fault.message}.`)
  const rules = isKnownVersion(opened.opened.game, opened.record.rules) ? 'any' : 'same'
  const { fault } = replayFile(opened, 'open', rules)
  if (fault !== null) throw new UsageError(`${fault.message}.`)
  return opened
}
