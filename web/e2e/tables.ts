/** Games played beforehand, always the same, and a way to put them into a browser as if they had been played there. */

import { botNamed } from '@skerry/bots'
import { packOf, type Random, randomFrom, type Seat } from '@skerry/kernel'
import { beginSession, type GameSession, RECORD_FORMAT, recordRow } from '@skerry/session'
import type { Page } from 'playwright-core'
import type { Rules } from '../src/games/rules.ts'
import type { SeatInfo, Sharing } from '../src/link/types.ts'
import type { SavedTable } from '../src/worker/saved.ts'
import { openRules } from './games.ts'

export interface TableSpec {
  readonly game?: string
  readonly seats: readonly SeatInfo[]
  readonly sharing?: Sharing
  readonly seed?: string
  /** How many rows are played; it goes on until the first person is asked after that. */
  readonly rows?: number
  /** Goes on until this is what the person is asked: `attack.target`. */
  readonly decision?: string
}

/** Novices play for everybody, whoever is to sit there later. */
export async function playedTable(spec: TableSpec): Promise<SavedTable> {
  const { game: id = 'marnon', seats, sharing = 'alone', seed = 'skerry', rows = 0, decision } = spec
  const rules = await openRules(id)
  const content = rules.game.load(rules.pack)
  const match = beginSession(rules.game, content, seats.length, {})
  const random = randomFrom(seed)
  const person = seats.findIndex(({ by }) => by === 'person')
  const stopsAt = (seat: Seat, asked: string) =>
    match.rows.length >= rows && (person < 0 || seat === person) && (decision === undefined || asked === decision)
  while (playRow(rules, match, random, stopsAt));
  const pending = rules.game.pending(content, match.position)
  const { result } = match.position
  const asked = pending.kind === 'asked' ? { seats: [...pending.seats], decision: pending.decision } : null
  const [begun, played] = [Date.UTC(2026, 4, 1, 18), Date.UTC(2026, 4, 1, 19, 30)]
  const isOver = result !== null
  const table = { seats, sharing, begun, played, seed, isOver, winners: result?.winners ?? [], asked }
  const record = { game: id, rules: rules.game.version, pack: packOf(content), seats: seats.length, options: {} }
  return { format: RECORD_FORMAT, ...record, table, rows: match.rows.map(recordRow) }
}

/** A game whose first person has about so many questions left to answer. */
export async function lateTable(spec: TableSpec, left: number): Promise<SavedTable> {
  const whole = await playedTable({ ...spec, rows: Number.POSITIVE_INFINITY })
  const person = Math.max(
    0,
    spec.seats.findIndex(({ by }) => by === 'person'),
  )
  const own = whole.rows.flatMap(({ seat }, row) => (seat === person ? [row] : []))
  return playedTable({ ...spec, rows: own.at(-left) ?? 0 })
}

/** False: the game is over, or it stops at the question to this seat. */
function playRow(
  { game, guide }: Rules,
  match: GameSession,
  random: Random,
  stopsAt: (seat: Seat, decision: string) => boolean,
): boolean {
  const { content } = match
  const pending = game.pending(content, match.position)
  if (pending.kind === 'over') return false
  if (pending.kind === 'chance') {
    match.begin(random)
    return true
  }
  const seat = pending.seats.find((one) => !pending.answered.includes(one)) as Seat
  if (stopsAt(seat, pending.decision)) return false
  const bot = botNamed('novice', game, guide) ?? botNamed('random', game)
  if (bot === null) throw new Error(`nobody plays ${game.id}`)
  const choice = bot(content, game.view(content, match.position, seat), seat, random)
  const taken = match.choose(seat, [game.write(choice)], random)
  if ('refused' in taken) throw new Error(`refused: ${taken.refused.reason}`)
  return true
}

/** The page must open its store by itself: the list of games does. */
export async function putTable(page: Page, id: string, saved: SavedTable): Promise<void> {
  await page.evaluate(storeMade)
  const { rows, ...head } = saved
  await page.evaluate(store, {
    head: { ...head, id, count: rows.length },
    rows: rows.map((row, v) => ({ table: id, v, row })),
  })
}

/** Runs in the page. Whoever opened the store before the page has made it would make another. */
async function storeMade(): Promise<void> {
  const isMade = async () => (await indexedDB.databases()).some(({ name }) => name === 'skerry')
  while (!(await isMade())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Runs in the page. */
function store({ head, rows }: { head: object; rows: readonly object[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('skerry')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      try {
        const writing = opening.result.transaction(['heads', 'rows'], 'readwrite')
        writing.objectStore('heads').put(head)
        for (const row of rows) writing.objectStore('rows').put(row)
        writing.onabort = () => reject(writing.error)
        writing.oncomplete = () => resolve()
      } catch (error) {
        reject(error)
      } finally {
        opening.result.close()
      }
    }
  })
}
