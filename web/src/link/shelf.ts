/** The tables that lie in this browser, as they are stored: no rules are needed to list them. */

import { openStore } from '../worker/store.ts'
import { keepRecords } from './records.ts'
import type { TableInfo } from './types.ts'

export { recordOf } from './records.ts'

/** The last played first. */
export async function listTables(): Promise<TableInfo[]> {
  return (await (await openStore()).list()).toSorted((a, b) => b.played - a.played)
}

export async function removeTable(id: string): Promise<void> {
  const store = await openStore()
  keepRecords((await store.list()).filter((table) => table.id === id))
  await store.remove(id)
}

/** The table as a file; the command line reads it too. */
export async function exportTable(id: string): Promise<string> {
  const saved = await (await openStore()).load(id)
  if (saved === null) throw new Error(`no table ${id}`)
  return `${JSON.stringify(saved)}\n`
}
