/** The database file: how it is opened, what is in it, and how older files are brought up to date. */

import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** `SKRY`: marks the file as one of ours. */
const APPLICATION = 0x53_4b_52_59
/** Another process, a backup for instance, may hold the file for a moment. */
const BUSY_MS = 5_000
/** Pages in the log (32 MB) before they are copied into the file. The commit that triggers the copy waits for it. */
const CHECKPOINT_PAGES = 8_000

/**
 * Each entry leads from its index to the next version of the schema. Entries are only ever added.
 *
 * What a move costs is counted in pages written, not in statements. Therefore: what changes with every move is a table of
 * its own with short rows (`tables`), apart from the rest (`facts`); rows of all games are appended one after the other
 * (`rows`), and only a short entry goes to the place of its game (`log`); indices hang on columns that moves leave alone.
 * What people have typed is stored as JSON, which unlike a text column keeps every string exactly.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    n INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    played INTEGER NOT NULL,
    moving TEXT NOT NULL,
    is_due INTEGER NOT NULL,
    listed INTEGER -- when it began, as long as the lobby shows it
  ) STRICT;
  CREATE INDEX tables_due ON tables (id) WHERE is_due = 1;
  CREATE INDEX tables_listed ON tables (listed DESC, id) WHERE listed IS NOT NULL;

  CREATE TABLE facts (tbl INTEGER PRIMARY KEY REFERENCES tables, body TEXT NOT NULL) STRICT;
  CREATE TABLE starts (tbl INTEGER PRIMARY KEY REFERENCES tables, body TEXT NOT NULL) STRICT;
  -- Many tables are played with the same pack: it is kept once.
  CREATE TABLE packs (n INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
  CREATE TABLE packs_of (tbl INTEGER PRIMARY KEY REFERENCES tables, pack INTEGER NOT NULL REFERENCES packs) STRICT;

  -- A copy of what facts say about seats, to be found by.
  CREATE TABLE seats (
    tbl INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    guest TEXT,
    invite TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_guest ON seats (guest, tbl) WHERE guest IS NOT NULL;
  CREATE UNIQUE INDEX seats_invite ON seats (invite) WHERE invite <> '';

  CREATE TABLE rows (n INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE log (
    tbl INTEGER NOT NULL,
    v INTEGER NOT NULL,
    seat INTEGER,
    key TEXT NOT NULL,
    n INTEGER NOT NULL, -- of its row
    PRIMARY KEY (tbl, v)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    tbl INTEGER NOT NULL REFERENCES tables,
    v INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (tbl, v)
  ) STRICT;

  CREATE TABLE chat (
    n INTEGER PRIMARY KEY,
    tbl INTEGER NOT NULL REFERENCES tables,
    sender INTEGER NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX chat_key ON chat (tbl, sender, key);
  -- Who may read it: one entry for each seat, or a single one for the whole table.
  CREATE TABLE heard (
    tbl INTEGER NOT NULL,
    hearer INTEGER NOT NULL,
    at INTEGER NOT NULL,
    n INTEGER NOT NULL REFERENCES chat,
    PRIMARY KEY (tbl, hearer, at, n)
  ) STRICT, WITHOUT ROWID;
  `,
]

/** The file is not a store of ours. The cause of the error thrown when it is opened. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs'
}

/**
 * Opens the file, or creates it, with the newest schema. With `read` it must exist, and nothing is written to it. Throws an
 * error that its owner can understand.
 */
export function openDatabase(file: string, use: 'write' | 'read' = 'write'): DatabaseSync {
  try {
    // It holds secrets: only its owner can read a new file, and SQLite's files beside it inherit that.
    if (use === 'write' && file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
    const db = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: use === 'read' })
    try {
      return use === 'write' ? prepared(db) : readable(db)
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The store ${file} cannot be opened: ${why}`, { cause: error })
  }
}

/** Other programs may use the file at the same time. */
function readable(db: DatabaseSync): DatabaseSync {
  const version = schemaOf(db)
  if (version === 0) throw new NotOurs('it is empty')
  if (version !== MIGRATIONS.length)
    throw new Error(`it was written by another Skerry (schema ${version}, this one reads ${MIGRATIONS.length})`)
  return db
}

function prepared(db: DatabaseSync): DatabaseSync {
  schemaOf(db) // throws before a file that is not ours is changed
  const { journal_mode: journal } = db.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string }
  if (journal !== 'wal' && journal !== 'memory')
    throw new Error(`its journal must be a write-ahead log, not ${journal}`)
  db.exec(`
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
  `)
  migrate(db, MIGRATIONS)
  return db
}

/** Runs the missing migrations, all or none. */
export function migrate(db: DatabaseSync, migrations: readonly string[]): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    const version = schemaOf(db)
    if (version > migrations.length)
      throw new Error(`it was written by a newer Skerry (schema ${version}, this one knows ${migrations.length})`)
    for (const step of migrations.slice(version)) db.exec(step)
    if (version < migrations.length)
      db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${migrations.length}`)
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** The schema version of the file; 0: it is empty. */
function schemaOf(db: DatabaseSync): number {
  const { application_id: application } = db.prepare('PRAGMA application_id').get() as { application_id: number }
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  const { things } = db.prepare('SELECT count(*) AS things FROM sqlite_schema').get() as { things: number }
  if (application !== APPLICATION && (things > 0 || version > 0))
    throw new NotOurs('it is a database of something else')
  return version
}

/** Statements are prepared once. */
export function prepareAll<K extends string>(
  db: DatabaseSync,
  texts: Readonly<Record<K, string>>,
): Readonly<Record<K, StatementSync>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, db.prepare(text)])
  return Object.fromEntries(entries)
}
