/**
 * One server per folder: two would each remember how the tables stand, and neither would see what the other does.
 *
 * The lock is an exclusive transaction on a file of its own, so whoever only wants to read the store still can. The system
 * gives it back when the process ends, however it ends: there are no stale locks.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const LOCK = 'skerry.lock'
/** SQLite's word for “somebody else has it”. */
const BUSY = 5

/**
 * Takes the folder, which is made if it is not there; answers with how to give it back. Throws an error its owner can
 * understand if somebody has it already, or if nothing can be kept there.
 */
export function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    return locked(join(folder, LOCK))
  } catch (error) {
    if (isBusy(error))
      throw new Error(`Another server keeps its tables in ${folder}: end it, or choose another folder.`)
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`Nothing can be kept in the folder ${folder}: ${why}`, { cause: error })
  }
}

function locked(file: string): () => void {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => db.close()
  } catch (error) {
    db.close()
    throw error
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: unknown }).errcode === BUSY
