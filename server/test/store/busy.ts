/**
 * A process that writes into a store: `busy.ts <file> <limit>`. Each group moves all tables one row on; after each it says
 * how many rows are acknowledged. It ends after `limit` groups, or when a commit fails, telling what is still to be read.
 */

import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { StoredTable } from '../../src/store/types.ts'
import { aTable, move } from './things.ts'

export const BUSY_TABLES = ['a', 'b', 'c']

if (import.meta.main) {
  const [file, limit] = process.argv.slice(2) as [string, string]
  const store = await openSqlite(file)
  const say = (line: string) => writeSync(1, `${line}\n`)
  if ((await store.allTables('', 1)).length === 0)
    await store.commit(BUSY_TABLES.map((id) => ({ kind: 'newTable', table: aTable(id) })))
  try {
    for (let group = 0; group < Number(limit); group++) {
      const tables = (await Promise.all(BUSY_TABLES.map((id) => store.table(id)))) as StoredTable[]
      const moves = tables.flatMap((table) => move(table, { choices: ['x'.repeat(500)] }))
      await store.commit(moves)
      say(`${(tables[0] as StoredTable).version + 1}`)
    }
  } catch (error) {
    const [table] = await Promise.all(BUSY_TABLES.map((id) => store.table(id)))
    say(`failed at ${table?.version}: ${error instanceof Error ? error.message : error}`)
  }
}
