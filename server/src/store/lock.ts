/**
 * One server per folder: two would each remember how the tables stand, and neither would see what the other does.
 *
 * The lock is an exclusive transaction on a file of its own, so whoever only wants to read the store still can. The system
 * gives it back when the process ends, however it ends: there are no stale locks.
 */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const LOCK = 'skerry.lock'
/** SQLite's word for “somebody else has it”. */
const BUSY = 5

/** Throws an error its owner can understand if somebody has the folder already; answers with how to give it back. */
export function lockFolder(folder: string): () => void {
  const db = new DatabaseSync(join(folder, LOCK))
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as { errcode?: unknown }).errcode !== BUSY) throw error
    throw new Error(`Another server keeps its tables in ${folder}; end it first, or choose another folder.`)
  }
  return () => db.close()
}
