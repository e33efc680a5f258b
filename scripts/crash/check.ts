/** What must be true of the store after any number of crashes. */

import { openGame } from '@skerry/house'
import { type GameTypes, hashOf, Match, type PositionOf, type Snapshot } from '@skerry/kernel'
import { openSqlite, type Store } from '@skerry/server/store'
import type { Memory } from './players.ts'

export interface Findings {
  tables: number
  rows: number
  /** Acknowledged commands, tables and messages that are not there, or not where it was said. */
  lost: string[]
  /** Keys that stand in more than one row. */
  twice: string[]
  /** Games that do not replay to their stored hash or snapshot. */
  broken: string[]
}

export async function check(root: string, file: string, memory: Memory): Promise<Findings> {
  const store = await openSqlite(file)
  const findings: Findings = { tables: 0, rows: 0, lost: [], twice: [], broken: [] }
  try {
    await checkAcknowledged(store, memory, findings)
    for (const id of memory.tables) await checkTable(root, store, id, findings)
    return findings
  } finally {
    await store.close()
  }
}

async function checkAcknowledged(store: Store, { acks, tables, said }: Memory, { lost }: Findings): Promise<void> {
  for (const id of tables) if ((await store.table(id)) === null) lost.push(`table ${id}`)
  for (const { table, seat, key, v } of acks) {
    const row = await store.rowByKey(table, 0, seat, key)
    if (row === null || row.v + 1 !== v) lost.push(`${table} ${key}: told to stand at ${v}`)
  }
  for (const { table, seat, key } of said)
    if ((await store.chatByKey(table, seat, key)) === null) lost.push(`${table} message ${key}`)
}

async function checkTable(root: string, store: Store, id: string, findings: Findings): Promise<void> {
  const table = await store.table(id)
  if (table === null) return // told as lost already
  const rows = await store.rows(id, 0, Number.MAX_SAFE_INTEGER)
  findings.tables += 1
  findings.rows += rows.length
  const keys = rows.filter(({ seat }) => seat !== null).map(({ seat, key }) => `${seat} ${key}`)
  const seen = new Set<string>()
  for (const key of keys)
    if (seen.has(key)) findings.twice.push(`${id} ${key}`)
    else seen.add(key)
  if (rows.length !== table.version) findings.broken.push(`${id}: ${rows.length} rows, version ${table.version}`)
  if (rows.some(({ v }, i) => v !== i)) findings.broken.push(`${id}: rows are missing`)
  const { game, pack } = await openGame(root, table.game)
  const match = new Match(game, game.load(pack), table.seats.length, table.options)
  try {
    for (const row of rows) match.replayRow(row, `row ${row.v}`)
  } catch (error) {
    findings.broken.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  await checkSnapshot(store, id, match, findings)
}

/** What a restarted server goes on from is where the whole log leads. */
async function checkSnapshot(store: Store, id: string, whole: Match, { broken }: Findings): Promise<void> {
  const course = await store.course(id)
  if (course === null || course.snapshot === null) return
  const { v, position } = JSON.parse(course.snapshot.text) as Snapshot
  const resumed = new Match(whole.game, whole.content, whole.seats, whole.options, position as PositionOf<GameTypes>)
  if (course.rows.length > 32) broken.push(`${id}: the snapshot of version ${v} is ${course.rows.length} rows old`)
  // Undo may reach back before the snapshot, which only the server's own course knows: rows after an undo are left out.
  if (course.rows.some(({ undo }) => undo)) return
  for (const row of course.rows) resumed.replayRow(row, `row ${row.v}`)
  if (hashOf(resumed.position) !== hashOf(whole.position)) broken.push(`${id}: its snapshot leads elsewhere`)
}
