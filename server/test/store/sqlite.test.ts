import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { someOf } from '@skerry/kit'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import { READS } from '../../src/store/sqlite-reads.ts'
import { migrate, openDatabase } from '../../src/store/sqlite-schema.ts'
import type { StoredTable } from '../../src/store/types.ts'
import { BUSY_TABLES } from './busy.ts'
import { storeTests } from './contract.ts'
import { aSeat, aTable, move } from './things.ts'

const folder = mkdtempSync(join(tmpdir(), 'skerry-store-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${++files}.db`)
const BUSY = join(import.meta.dirname, 'busy.ts')

/** Does something to the file behind the store's back. */
function behind<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file)
  try {
    return work(db)
  } finally {
    db.close()
  }
}

storeTests('SQLite', async () => {
  const file = newFile()
  let store = await openSqlite(file)
  return {
    store,
    reopen: async () => {
      await store.close()
      store = await openSqlite(file)
      return store
    },
    close: () => store.close(),
  }
})

describe('SQLite: the file', () => {
  it('is written through to the disk by every commit, and readable for its owner alone', () => {
    const file = newFile()
    const db = openDatabase(file)
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
    for (const part of ['', '-wal', '-shm']) expect(statSync(file + part).mode & 0o777).toBe(0o600)
    db.close()
  })

  it('can be memory', async () => {
    const store = await openSqlite(':memory:')
    await store.commit([{ kind: 'newTable', table: aTable('t') }, ...move(aTable('t'))])
    expect((await store.table('t'))?.version).toBe(1)
    await store.close()
  })

  it('answers every question by an index', () => {
    const db = openDatabase(':memory:')
    const { begin: _, end: __, ...questions } = READS
    for (const [name, question] of Object.entries(questions)) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all() as { detail: string }[]
      const steps = plan.map(({ detail }) => detail)
      expect(steps.length, name).toBeGreaterThan(0)
      expect(
        steps.filter((step) => step.startsWith('SCAN')),
        name,
      ).toEqual([])
    }
    // Lists that may be long are in order as they are read.
    for (const question of [READS.chat, READS.publicTables, READS.dueTables, READS.rows, READS.snapshot]) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all() as { detail: string }[]
      expect(plan.filter(({ detail }) => detail.includes('TEMP B-TREE'))).toEqual([])
    }
    db.close()
  })

  it('of a newer schema is refused and left as it is', async () => {
    const file = newFile()
    await (await openSqlite(file)).close()
    behind(file, (db) => db.exec('PRAGMA user_version = 99'))
    const before = readFileSync(file)
    await expect(openSqlite(file)).rejects.toThrow(
      /cannot be opened: it was written by a newer Skerry \(schema 99, .* 1\)/,
    )
    expect(readFileSync(file)).toEqual(before)
  })

  it('of something else is refused', async () => {
    const file = newFile()
    behind(file, (db) => db.exec('CREATE TABLE recipes (name TEXT)'))
    await expect(openSqlite(file)).rejects.toThrow('it is a database of something else')
    expect(behind(file, (db) => db.prepare('SELECT name FROM sqlite_schema').all())).toEqual([{ name: 'recipes' }])
  })

  it('that is no database is refused', async () => {
    const file = newFile()
    writeFileSync(file, 'not a database, '.repeat(1000))
    await expect(openSqlite(file)).rejects.toThrow(/The store .* cannot be opened: file is not a database/)
  })

  it('that is damaged is refused', async () => {
    const file = newFile()
    const store = await openSqlite(file)
    await store.commit([{ kind: 'newTable', table: aTable('t') }])
    await store.close()
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xff, 100, 4096))
    await expect(openSqlite(file)).rejects.toThrow(/The store .* cannot be opened: .*malformed/)
  })

  it('that cannot be made or written is refused', async () => {
    await expect(openSqlite(join(folder, 'nowhere', 'store.db'))).rejects.toThrow(/cannot be opened: ENOENT/)
    mkdirSync(join(folder, 'taken'))
    await expect(openSqlite(join(folder, 'taken'))).rejects.toThrow(/cannot be opened: EISDIR/)
  })

  it('is brought up to date step by step, or not at all', () => {
    const db = new DatabaseSync(newFile())
    const steps = ['CREATE TABLE a (x)', 'ALTER TABLE a ADD COLUMN y', 'CREATE TABLE b (z); CREATE TABLE a (again)']
    const version = () => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
    migrate(db, steps.slice(0, 1))
    expect(version()).toBe(1)
    db.exec('INSERT INTO a VALUES (7)')
    expect(() => migrate(db, steps)).toThrow('table a already exists')
    expect(version()).toBe(1)
    migrate(db, steps.slice(0, 2))
    migrate(db, steps.slice(0, 2))
    expect(version()).toBe(2)
    expect(db.prepare('SELECT * FROM a').all()).toEqual([{ x: 7, y: null }])
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'a' }])
    db.close()
  })
})

describe('SQLite: when something goes wrong', () => {
  // `ROLLBACK` is what a full disk does: the transaction is gone before anybody asks.
  it.each(['ABORT', 'ROLLBACK'])('keeps nothing of a group that the database ends with %s', async (how) => {
    const file = newFile()
    const store = await openSqlite(file)
    const [t, u] = [aTable('t'), aTable('u')]
    await store.commit([t, u].map((table) => ({ kind: 'newTable', table })))
    const faults = `CREATE TRIGGER faults BEFORE INSERT ON snapshots BEGIN SELECT RAISE(${how}, 'no more'); END`
    behind(file, (db) => db.exec(faults))
    const group = [...move(t), { kind: 'snapshot', table: 't', v: 1, text: '{}' } as const, ...move(u)]
    await expect(store.commit(group)).rejects.toThrow('no more')
    expect(await store.course('t')).toEqual({ table: t, snapshot: null, start: null, rows: [] })
    expect(await store.course('u')).toEqual({ table: u, snapshot: null, start: null, rows: [] })
    await store.commit([...move(t), ...move(u)])
    behind(file, (db) => db.exec('DROP TRIGGER faults'))
    await store.commit([{ kind: 'snapshot', table: 't', v: 1, text: '{}' }])
    expect((await store.course('t'))?.snapshot).toEqual({ v: 1, text: '{}' })
    expect((await store.table('u'))?.version).toBe(1)
    await store.close()
  })

  it('is as told although somebody else has written meanwhile', async () => {
    const file = newFile()
    const [one, other] = [await openSqlite(file), await openSqlite(file)]
    const table = aTable('t', { isDue: true, seats: [aSeat({ guest: 'g', invite: 'i' })] })
    await one.commit([{ kind: 'newTable', table }])
    const changed = { ...table, isDue: false, seats: [aSeat({ guest: 'h', invite: 'j' })], host: 'h' }
    await other.commit([{ kind: 'table', table: changed, was: 0 }])
    expect(await one.table('t')).toEqual(changed)
    await one.commit([{ kind: 'table', table, was: 0 }])
    expect(await other.table('t')).toEqual(table)
    expect(await other.tablesOf('g', 9)).toEqual([table])
    expect(await other.dueTables('', 9)).toEqual(['t'])
    await Promise.all([one.close(), other.close()])
  })

  it('waits for somebody else who is writing', async () => {
    const file = newFile()
    const store = await openSqlite(file)
    await store.commit([{ kind: 'newTable', table: aTable('t') }])
    const holder = new Worker(
      `const { DatabaseSync } = require('node:sqlite')
      const { parentPort, workerData } = require('node:worker_threads')
      const db = new DatabaseSync(workerData)
      db.exec('BEGIN IMMEDIATE')
      parentPort.postMessage('held')
      setTimeout(() => { db.exec('COMMIT'); db.close() }, 100)`,
      { eval: true, workerData: file },
    )
    await once(holder, 'message')
    await store.commit(move(aTable('t')))
    expect((await store.table('t'))?.version).toBe(1)
    await once(holder, 'exit')
    await store.close()
  })

  it('writes right also when there are more tables than it remembers', async () => {
    const store = await openSqlite(newFile())
    const tables = Array.from({ length: 2_100 }, (_, n) => aTable(`t${n}`))
    await store.commit(tables.map((table) => ({ kind: 'newTable', table })))
    const [first] = tables as [StoredTable]
    const next = { ...first, isDue: true, host: 'other' }
    await store.commit([{ kind: 'table', table: next, was: 0 }])
    expect(await store.table(first.id)).toEqual(next)
    expect(await store.dueTables('', 9)).toEqual([first.id])
    await store.close()
  })

  it('loses nothing acknowledged when the disk is full', async () => {
    const file = newFile()
    // Files may grow to 2,000 blocks of 512 bytes.
    const script = `ulimit -f 2000; exec "${process.execPath}" --no-warnings "${BUSY}" "${file}" 100000`
    const lines = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
    const acknowledged = Number(lines.at(-2))
    expect(acknowledged).toBeGreaterThan(10)
    expect(lines.at(-1)).toMatch(new RegExp(`^failed at ${acknowledged}: .*(disk|full)`))
    await expectWhole(file, acknowledged)
    const store = await openSqlite(file)
    expect((await store.table('a'))?.version).toBe(acknowledged)
    await store.close()
  })

  it('loses nothing acknowledged when the process is killed amid commits', async () => {
    const file = newFile()
    let acknowledged = 0
    for (const commits of someOf([3, 1, 8, 21, 55, 144], 2, inject('width'))) {
      const before = acknowledged
      acknowledged = await killedAfter(file, commits)
      expect(acknowledged).toBeGreaterThan(before)
      await expectWhole(file, acknowledged)
    }
  })
})

/** Kills a busy process after so many commits; answers with the last version it had acknowledged. */
async function killedAfter(file: string, commits: number): Promise<number> {
  const child = spawn(process.execPath, ['--no-warnings', BUSY, file, '100000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (said.split('\n').length <= commits) await once(child.stdout, 'data')
  child.kill('SIGKILL')
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))
}

/** Every group is there whole or not at all, and the acknowledged ones are. */
async function expectWhole(file: string, acknowledged: number): Promise<void> {
  const store = await openSqlite(file)
  const courses = await Promise.all(BUSY_TABLES.map((id) => store.course(id)))
  const versions = new Set(courses.map((course) => course?.table.version))
  expect(versions.size).toBe(1)
  const [version] = versions as Set<number>
  expect(version).toBeGreaterThanOrEqual(acknowledged)
  for (const course of courses)
    expect(course?.rows.map(({ v }) => v)).toEqual(Array.from({ length: version as number }, (_, v) => v))
  await store.close()
  expect(behind(file, (db) => db.prepare('PRAGMA integrity_check').all())).toEqual([{ integrity_check: 'ok' }])
}
