/** Records from files, played again. */

import { type Language, PackError } from '@skerry/contracts'
import {
  type Event,
  eventsFor,
  type GameTypes,
  InputError,
  packOf,
  type Result,
  type RuleId,
  type Seat,
  type Viewer,
} from '@skerry/kernel'
import {
  beginSession,
  type GameRecord,
  type GameSession,
  type GoneOn,
  goOn,
  type OlderRows,
  type OnRow,
  parseRecord,
  playAgain,
  type Row,
} from '@skerry/session'
import { messageOf, UsageError } from './errors.ts'
import { faultText } from './faults.ts'
import { FileFault, readJson } from './files.ts'
import { contentOf } from './options.ts'
import { gameIds, type OpenedGame, openGame, packOfHash } from './registry.ts'
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
  /** Null: these rules played it. */
  readonly takeover?: Takeover | null
  readonly result?: Result | null
}

/** Newer rules would go on with the game. */
export interface Takeover {
  /** The version of the rules that played it, and of these. */
  readonly from: string
  readonly to: string
  /** They lead to the same positions. */
  readonly isSame: boolean
  /** What the ledger says differently now, where they do not. */
  readonly changed: readonly RuleId[]
  /** The game goes on from where it stood after so many rows; null: after all of them. */
  readonly cutTo: number | null
}

export interface OpenedRecord {
  readonly file: string
  readonly record: GameRecord & Partial<FailedRecord>
  readonly opened: OpenedGame
  /** The pack it is played with, as it was read. */
  readonly pack: unknown
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
  shelf: Shelf,
): Promise<OpenedRecord | (Shown & { readonly fault: Fault })> {
  const broken = (kind: Fault['kind'], what: string) => ({ file, fault: { kind, row: null, message: what } })
  try {
    if (!hasFormat(value, 'skerry-record')) return broken('noRecord', `${file}: ${whatElse(value)}`)
    const record = parseRecord(value)
    if (!gameIds(shelf.root).includes(record.game))
      return broken('record', `${file}: record.game: there is no “${record.game}” here`)
    const opened = await openGame(shelf.root, record.game)
    return { file, record, opened, ...packFor(opened, record, shelf) }
  } catch (error) {
    if (error instanceof InputError) return broken('record', `${file}: ${faultText(error)}`)
    if (error instanceof PackError) return broken('record', `${file}: ${error.message}`)
    throw error
  }
}

/** The pack of --pack; else the one it brings, or one that is or was built in. */
function packFor(
  opened: OpenedGame,
  { pack: hash, ownPack }: GameRecord,
  { pack: file, packs, language }: Shelf,
): Pick<OpenedRecord, 'pack' | 'content'> {
  if (file !== undefined) {
    const content = contentOf(opened, file, language)
    if (packs === 'this' || packOf(content) === hash) return { pack: readJson(file), content }
  }
  const pack = ownPack ?? packOfHash(opened, hash) ?? opened.pack
  return { pack, content: opened.game.load(pack) }
}

const hasFormat = (value: unknown, beginning: string): boolean =>
  typeof value === 'object' && value !== null && String((value as { format?: unknown }).format).startsWith(beginning)

const whatElse = (value: unknown): string =>
  hasFormat(value, 'skerry-told')
    ? 'this is what somebody was told of a game that goes on; its record can be had when it is over'
    : 'this is no game record'

/**
 * `goOn`: as the game would go on, so that these rules take over what others have played. `exactly`: every row must lead where it
 * led, whatever rules played it.
 */
export type How = 'goOn' | 'exactly'

/** Plays it again as far as it goes. */
export function replayFile(from: OpenedRecord, view: Viewer | 'open', how: How): Replayed {
  const { file, record } = from
  const { game, seats, options } = record
  const rows: ShownRow[] = []
  const shown = { file, game, seats, options, rows }
  const again = playedAgain(from, how, ({ v, row, events }) => rows.push(rowShown(v, row, events ?? [], view)))
  if ('fault' in again) return { ...shown, result: null, fault: again.fault }
  const { session, older } = again
  return { ...shown, older, takeover: takeoverOf(from, again), result: session.position.result, fault: null }
}

function playedAgain(from: OpenedRecord, how: How, onRow: OnRow): GoneOn | { readonly fault: Fault } {
  const { file, record, opened, content } = from
  const faulty = (kind: Fault['kind'], row: number | null, what: string) => ({
    fault: { kind, row, message: `${file}: ${what}` },
  })
  let rows = 0
  const counted: OnRow = (played) => {
    rows += 1
    onRow(played)
  }
  try {
    const again = how === 'goOn' ? goOn(opened.game, content, record, { onRow: counted }) : exactly(from, counted)
    const failed = failureAgain(again.session, record)
    return failed === null ? again : faulty('row', rows, `row ${rows}: ${failed}`)
  } catch (error) {
    if (error instanceof InputError && error.reason === 'otherRules')
      return faulty('rules', null, `${otherRules(from)}; --any-rules shows where they part`)
    const isRow = error instanceof InputError ? /^(row|choice)/.test(error.where) : rows > 0
    const hint = record.rules === opened.game.version ? '' : ` (${otherRules(from)})`
    return faulty(isRow ? 'row' : 'record', isRow ? rows : null, placed(error, from, isRow, rows) + hint)
  }
}

const exactly = ({ opened, content, record }: OpenedRecord, onRow: OnRow): GoneOn => ({
  ...playAgain(opened.game, content, record, onRow),
  takeover: null,
})

function takeoverOf({ record, opened }: OpenedRecord, { takeover }: GoneOn): Takeover | null {
  if (takeover === null) return null
  const { changed, kept } = takeover
  return {
    from: record.rules,
    to: opened.game.version,
    isSame: changed === null,
    changed: changed ?? [],
    cutTo: kept < record.rows.length ? kept : null,
  }
}

const otherRules = ({ record, opened }: OpenedRecord): string =>
  `it was played by version ${record.rules} of the rules, these are version ${opened.game.version}`

function placed(error: unknown, { opened }: OpenedRecord, isRow: boolean, row: number): string {
  const text = faultText(error, opened.words.en)
  return isRow && !text.startsWith('row ') ? `row ${row}: ${text}` : text
}

function rowShown(v: number, row: Row, events: readonly Event[], view: Viewer | 'open'): ShownRow {
  const { seat, kind } = row
  const isOpen = view === 'open'
  const { choices, outcomes } = kind === 'choice' ? row : { choices: [], outcomes: [] }
  return {
    row: v,
    seat,
    undo: kind === 'undo',
    resigned: kind === 'resignation',
    rules: kind === 'rules' ? row.rules : null,
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

/** A record to be gone on with: its game, and what each row made happen. */
export interface ContinuedRecord extends OpenedRecord {
  readonly session: GameSession
  readonly events: readonly (readonly Event[])[]
  readonly takeover: Takeover | null
}

/** For commands that go on from a record: bad input is wrong usage there. */
export async function continueFrom(file: string, shelf: Shelf): Promise<ContinuedRecord> {
  const opened = await openRecord(file, shelf)
  if ('fault' in opened) throw new UsageError(`${opened.fault.message}.`)
  const events: (readonly Event[])[] = []
  const again = playedAgain(opened, 'goOn', (played) => events.push(played.events ?? []))
  if ('fault' in again) throw new UsageError(`${again.fault.message}.`)
  const takeover = takeoverOf(opened, again)
  return { ...opened, session: again.session, events: takeover === null ? events : [...events, []], takeover }
}
