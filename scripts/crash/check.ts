/** What must be true of the store after any number of crashes. */

import { DatabaseSync } from 'node:sqlite'
import { type GameTypes, hashOf, type PositionOf } from '@skerry/kernel'
import { openGame } from '@skerry/registry'
import { openSqlite, type Store, type StoredRow, type StoredTable } from '@skerry/server/store'
import { beginSession, GameSession, type Snapshot } from '@skerry/session'
import type { Look, Memory } from './memory.ts'

export interface Findings {
  tables: number
  rows: number
  /** Commands that had been kept when the server was killed before it could say so: sent again, they were not done again. */
  unheard: number
  /** What was acknowledged or shown and is not there, or not as it was said. */
  lost: string[]
  /** Commands and messages that were done more than once. */
  twice: string[]
  /** Games that do not replay to where they stand, snapshots that lead elsewhere or are missing, answers nobody should get. */
  broken: string[]
}

/** A snapshot for every so many rows. */
const SNAPSHOT_EVERY = 32
const ALL = Number.MAX_SAFE_INTEGER

export async function check(root: string, file: string, memory: Memory): Promise<Findings> {
  const findings: Findings = { tables: 0, rows: 0, unheard: 0, lost: [], twice: [], broken: [...memory.odd] }
  checkFile(file, findings)
  const store = await openSqlite(file, 'read')
  try {
    await checkAcknowledged(store, memory, findings)
    const looks = Map.groupBy(memory.looks, ({ table }) => table)
    for await (const id of idsIn(store)) await checkTable({ root, store, findings, memory }, id, looks.get(id) ?? [])
    return findings
  } finally {
    await store.close()
  }
}

/** The database itself: pages, indices and what refers to what. */
function checkFile(file: string, { broken }: Findings): void {
  const db = new DatabaseSync(file, { readOnly: true })
  for (const fault of db.prepare('PRAGMA integrity_check').all())
    if (fault.integrity_check !== 'ok') broken.push(`the file: ${fault.integrity_check}`)
  for (const { table } of db.prepare('PRAGMA foreign_key_check').all())
    broken.push(`the file: ${table} refers to nothing`)
  db.close()
}

async function* idsIn(store: Store): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const ids = await store.allTables(after, 100)
    yield* ids
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function checkAcknowledged(store: Store, memory: Memory, findings: Findings): Promise<void> {
  const { lost } = findings
  for (const id of memory.tables) if ((await store.table(id)) === null) lost.push(`table ${id}`)
  for (const { table, seat, key, v, choices, resentAt } of memory.acks) {
    const row = await store.rowByKey(table, 0, seat, key).catch(() => null) // one that cannot be read is as good as gone
    const isThere = row !== null && row.v + 1 === v
    const isSame = choices === null ? row?.undo === true : JSON.stringify(row?.choices) === JSON.stringify(choices)
    if (!isThere) lost.push(`${table} ${key}: told to stand at ${v}`)
    else if (!isSame) lost.push(`${table} ${key}: something else stands at ${v}`)
    if (isThere && resentAt !== null && row.at < resentAt) findings.unheard += 1
  }
  for (const { table, seat, key, text } of memory.said)
    if ((await store.chatByKey(table, seat, key))?.text !== text) lost.push(`${table} message ${key}`)
}

interface Checking {
  readonly root: string
  readonly store: Store
  readonly findings: Findings
  readonly memory: Memory
}

async function checkTable(checking: Checking, id: string, looks: readonly Look[]): Promise<void> {
  const { root, store, findings } = checking
  try {
    const table = (await store.table(id)) as StoredTable
    const rows = await store.rows(id, 0, ALL)
    await checkLog(checking, table, rows)
    const { game, pack } = await openGame(root, table.game)
    const match = beginSession(game, game.load(pack), table.seats.length, table.options)
    replayed(match, id, rows, looks, findings)
    checkStanding(match, table, findings)
    for (let v = SNAPSHOT_EVERY; v <= table.version; v += SNAPSHOT_EVERY)
      await checkSnapshot(store, id, v, rows[v - 1] as StoredRow, findings)
    await checkResuming(store, id, match, findings)
  } catch (error) {
    findings.broken.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** No row is missing, none is there twice, and somebody has sent each. */
async function checkLog(
  { store, findings, memory }: Checking,
  table: StoredTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const { twice, broken } = findings
  const { id, version } = table
  findings.tables += 1
  findings.rows += rows.length
  const byPeople = rows.filter(({ seat, key }) => seat !== null && !key.startsWith('bot '))
  twice.push(...repeated(byPeople.map(({ seat, key }) => `${id} ${seat} ${key}`)))
  twice.push(...repeated((await messages(store, table)).map((text) => `${id} ${text}`)))
  for (const { key } of byPeople) if (!memory.keys.has(key)) broken.push(`${id}: nobody sent ${key}`)
  if (rows.length !== version) broken.push(`${id}: ${rows.length} rows, version ${version}`)
  if (rows.some(({ v }, i) => v !== i)) broken.push(`${id}: rows are missing`)
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.has(name) || !seen.add(name))
}

/** What was said, in the ears of somebody who hears everything there is to hear. */
async function messages(store: Store, { id, seats }: StoredTable): Promise<string[]> {
  const heard = new Map<string, string>()
  for (const seat of seats.keys())
    for (const { id: message, text } of await store.chat(id, seat, ALL)) heard.set(message, text)
  return [...heard.values()]
}

/** Plays the whole log again; whatever was shown meanwhile must have been so. */
function replayed(
  match: GameSession,
  id: string,
  rows: readonly StoredRow[],
  looks: readonly Look[],
  { lost }: Findings,
): void {
  const byVersion = Map.groupBy(looks, ({ v }) => v)
  const compare = (v: number) => {
    for (const { seat, hash } of byVersion.get(v) ?? [])
      if (hash !== null && hash !== viewHash(match, seat))
        lost.push(`${id}: seat ${seat} was shown something else at ${v}`)
  }
  compare(0)
  for (const row of rows) {
    match.replay(row, `row ${row.v}`)
    compare(row.v + 1)
  }
  const furthest = Math.max(0, ...byVersion.keys())
  if (furthest > rows.length) lost.push(`${id}: version ${furthest} was shown, ${rows.length} is the last`)
}

const viewHash = ({ game, content, position }: GameSession, seat: number): string =>
  hashOf(game.view(content, position, seat))

/** What the table says about itself is what the position says. */
function checkStanding(match: GameSession, table: StoredTable, { broken }: Findings): void {
  const pending = match.pending()
  const isOver = pending.kind === 'over'
  if (isOver !== (table.phase === 'over')) broken.push(`${table.id}: it says it is ${table.phase}`)
  if (table.phase === 'open') return
  const asked = pending.kind === 'asked' ? pending.seats.filter((seat) => !pending.answered.includes(seat)) : []
  if (JSON.stringify(table.asked?.seats ?? []) !== JSON.stringify(asked))
    broken.push(`${table.id}: it says that ${table.asked?.seats} are asked, not ${asked}`)
}

/** There is one, and it is the position the log leads to. */
async function checkSnapshot(store: Store, id: string, v: number, row: StoredRow, { broken }: Findings): Promise<void> {
  const snapshot = (await store.course(id, v))?.snapshot
  if (snapshot?.v !== v) broken.push(`${id}: there is no snapshot of version ${v}`)
  else if (hashOf((JSON.parse(snapshot.text) as Snapshot).position) !== row.hash)
    broken.push(`${id}: its snapshot of version ${v} is of another position`)
}

/** What a restarted server goes on from is where the whole log leads, with the same way back. */
async function checkResuming(store: Store, id: string, whole: GameSession, { broken }: Findings): Promise<void> {
  const course = await store.course(id)
  if (course === null || course.snapshot === null) return
  const snapshot = JSON.parse(course.snapshot.text) as Snapshot
  const resumed = new GameSession(whole.game, whole.content, snapshot as Snapshot<GameTypes>)
  if (snapshot.v !== course.snapshot.v) broken.push(`${id}: its newest snapshot calls itself ${snapshot.v}`)
  for (const row of course.rows) resumed.replay(row, `row ${row.v} after the snapshot`)
  const positions = [resumed, whole].map(({ position }) => hashOf(position as PositionOf<GameTypes>))
  if (positions[0] !== positions[1]) broken.push(`${id}: its newest snapshot leads elsewhere`)
}
