/**
 * One server per folder: two would each hold tables in memory, and neither would see what the other does.
 *
 * The lock is an exclusive transaction on a file of its own, so the store can still be read. The system releases it when
 * the process ends, however it ends: there are no stale locks.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const LOCK = 'skerry.lock'
/** SQLite's code for a locked file. */
const BUSY = 5

/**
 * Locks the folder, which is created if it does not exist. Returns the function that releases it. Throws an error that its
 * owner can understand if it is locked already or cannot be written to.
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
