import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashOf } from '@skerry/kernel'
import { openGame } from '@skerry/registry'
import { openSqlite, type StoredRow, type StoredTable } from '@skerry/server/store'
import { beginSession, type GameSession, type Row, recordRow } from '@skerry/session'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { check, type Findings } from '../crash/check.ts'
import { type Acknowledged, Memory } from '../crash/memory.ts'
import { crash } from '../crash.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const GAME = 'connect-four'
const TABLE = 'table-of-the-test'
/** More than two snapshots' worth. */
const ROWS = 70

const folder = mkdtempSync(join(tmpdir(), 'skerry-crash-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const whole = join(folder, 'whole.sqlite')
const keyOf = (v: number) => `key-of-row-${v}`

/** Everything the players of the table have sent, heard and seen. */
const acks: Acknowledged[] = []
const looks: Memory['looks'] = []

function memoryOf(change: (memory: Memory) => void = () => undefined): Memory {
  const memory = new Memory()
  memory.open(TABLE)
  memory.acks.push(...acks)
  memory.looks.push(...looks)
  for (const { key } of acks) memory.keys.add(key)
  memory.hear({ table: TABLE, seat: 0, key: 'key-of-a-word', text: 'a word' })
  change(memory)
  return memory
}

/** A game in which the first stone is put down and taken back again and again. */
beforeAll(async () => {
  const { game, pack } = await openGame(ROOT, GAME)
  const match = beginSession(game, game.load(pack), 2)
  const store = await openSqlite(whole)
  await store.commit([{ kind: 'newTable', table: tableAt(match) }])
  const look = (seat: number) =>
    looks.push({ table: TABLE, seat, v: match.version, hash: hashOf(game.view(match.content, match.position, seat)) })
  look(0)
  for (let v = 0; v < ROWS; v++) {
    const isUndo = v % 2 === 1
    if (isUndo) match.undo(0)
    else match.choose(0, ['drop 4'], () => 0)
    const row: StoredRow = { ...recordRow(match.rows[v] as Row), v, key: keyOf(v), at: 1000 + v }
    const isKept = match.version % 32 === 0
    await store.commit([
      { kind: 'row', table: TABLE, row },
      ...(isKept
        ? [{ kind: 'snapshot' as const, table: TABLE, v: match.version, text: JSON.stringify(match.snapshot()) }]
        : []),
      { kind: 'table', table: tableAt(match), was: v },
    ])
    acks.push({ table: TABLE, seat: 0, key: keyOf(v), v: v + 1, choices: isUndo ? null : ['drop 4'], resentAt: null })
    look(v % 2)
  }
  const message = { id: 'message', at: 5, from: 0, to: null, text: 'a word', key: 'key-of-a-word' }
  await store.commit([{ kind: 'chat', table: TABLE, message }])
  await store.close()
})

function tableAt(match: GameSession): StoredTable {
  const pending = match.pending()
  const seat = {
    by: 'person',
    guest: 'g',
    name: 'G',
    invite: '',
    nonce: 'n',
    hasResigned: false,
    delegated: null,
    orders: { left: [], isHeld: false },
  } as const
  return {
    id: TABLE,
    game: GAME,
    rules: match.game.version,
    pack: match.position.pack,
    hasOwnPack: false,
    options: {},
    seats: [seat, seat],
    host: 'g',
    visibility: 'unlisted',
    phase: 'running',
    begun: 1,
    played: 1,
    version: match.version,
    asked: pending.kind === 'asked' ? { seats: pending.seats, decision: pending.decision } : null,
    winners: [],
    endedBy: null,
    secret: 's',
    witnessedFrom: 0,
    rematch: null,
    held: null,
    isDue: false,
  }
}

/** What is found after something was done to the file, or to what the players remember. */
async function found(statements: readonly string[], change?: (memory: Memory) => void): Promise<Findings> {
  const file = join(folder, 'changed.sqlite')
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
  cpSync(whole, file)
  const db = new DatabaseSync(file)
  for (const statement of statements) db.exec(statement)
  db.close()
  return check(ROOT, file, memoryOf(change))
}

const rowAt = (v: number) => `n = (SELECT n FROM log WHERE v = ${v})`
const inRow = (v: number, path: string, value: string) =>
  `UPDATE rows SET body = json_set(body, '${path}', ${value}) WHERE ${rowAt(v)}`

describe('the check', () => {
  test('finds nothing where nothing is wrong', async () => {
    expect(await found([])).toEqual({ tables: 1, rows: ROWS, unheard: 0, lost: [], twice: [], broken: [] })
  })

  test('tells commands that were kept before they were sent again', async () => {
    const again = (resentAt: number) => (memory: Memory) =>
      void memory.acks.splice(5, 1, { ...(acks[5] as Acknowledged), resentAt })
    expect(await found([], again(1005))).toMatchObject({ unheard: 0, lost: [] })
    expect(await found([], again(1006))).toMatchObject({ unheard: 1, lost: [] })
  })

  type Kind = 'lost' | 'twice' | 'broken'
  test.each<[string, Kind, RegExp, readonly string[], ((memory: Memory) => void)?]>([
    // —— lost ——
    [
      'the last row is gone',
      'lost',
      /key-of-row-69: told to stand at 70/,
      ['DELETE FROM log WHERE v = 69', 'UPDATE tables SET version = 69'],
    ],
    ['a row in the middle is gone', 'lost', /key-of-row-7: told to stand at 8/, ['DELETE FROM log WHERE v = 7']],
    ['a table is gone', 'lost', /^table another$/, [], (memory) => memory.open('another')],
    [
      'a row stands elsewhere',
      'lost',
      /key-of-row-3: told to stand at 9/,
      [],
      (memory) => memory.acks.push({ ...(acks[3] as Acknowledged), v: 9 }),
    ],
    [
      'another choice stands there',
      'lost',
      /key-of-row-4: something else stands at 5/,
      [],
      (memory) => memory.acks.push({ ...(acks[4] as Acknowledged), choices: ['drop 5'] }),
    ],
    [
      'a choice stands where something was taken back',
      'lost',
      /key-of-row-4: something else/,
      [],
      (memory) => memory.acks.push({ ...(acks[4] as Acknowledged), choices: null }),
    ],
    ['a message is gone', 'lost', /message key-of-a-word/, ['DELETE FROM heard', 'DELETE FROM chat']],
    [
      'a message says something else',
      'lost',
      /message key-of-a-word/,
      [`UPDATE chat SET body = json_set(body, '$.text', 'another word')`],
    ],
    [
      'something else was shown',
      'lost',
      /seat 1 was shown something else at 2/,
      [],
      (memory) => memory.looks.push({ table: TABLE, seat: 1, v: 2, hash: 'ffff' }),
    ],
    [
      'a row was shown that is not there',
      'lost',
      /version 71 was shown, 70 is the last/,
      [],
      (memory) => memory.looks.push({ table: TABLE, seat: 1, v: 71, hash: null }),
    ],
    // —— twice ——
    [
      'a command stands twice',
      'twice',
      /0 key-of-row-10$/,
      [inRow(12, '$.key', "'key-of-row-10'"), `UPDATE log SET key = '"key-of-row-10"' WHERE v = 12`],
    ],
    [
      'a message was kept twice',
      'twice',
      /a word/,
      [
        `INSERT INTO chat (tbl, sender, key, body) SELECT tbl, sender, key, json_set(body, '$.id', 'other') FROM chat`,
        'INSERT INTO heard (tbl, hearer, at, n) SELECT tbl, hearer, at, 2 FROM heard',
      ],
    ],
    // —— broken ——
    ['a hash is another one', 'broken', /row 20: otherPosition/, [inRow(20, '$.hash', "'ffff'")]],
    ['a choice is another one', 'broken', /row 20: otherPosition/, [inRow(20, '$.choices[0]', "'drop 1'")]],
    ['a choice is none', 'broken', /noSuchVerb/, [inRow(20, '$.choices[0]', "'fly 1'")]],
    ['a row cannot be read', 'broken', /JSON/, [`UPDATE rows SET body = '{' WHERE ${rowAt(20)}`]],
    ['a row is missing', 'broken', /69 rows, version 70/, ['DELETE FROM log WHERE v = 7']],
    ['the version is behind', 'broken', /70 rows, version 69/, ['UPDATE tables SET version = 69']],
    ['the version is ahead', 'broken', /70 rows, version 71/, ['UPDATE tables SET version = 71']],
    [
      'the first snapshot is missing',
      'broken',
      /there is no snapshot of version 32/,
      ['DELETE FROM snapshots WHERE v = 32'],
    ],
    [
      'the newest snapshot is missing',
      'broken',
      /there is no snapshot of version 64/,
      ['DELETE FROM snapshots WHERE v = 64'],
    ],
    ['all snapshots are missing', 'broken', /there is no snapshot of version 32/, ['DELETE FROM snapshots']],
    [
      'a snapshot is of another position',
      'broken',
      /its snapshot of version 32 is of another position/,
      [`UPDATE snapshots SET body = json_set(body, '$.position.seats', 3) WHERE v = 32`],
    ],
    [
      'the newest snapshot leads elsewhere',
      'broken',
      /after the snapshot|leads elsewhere|of another position/,
      [`UPDATE snapshots SET v = 63 WHERE v = 64`],
    ],
    [
      'a snapshot has lost the way back',
      'broken',
      /row 33 after the snapshot: refused/,
      [
        'DELETE FROM snapshots WHERE v = 64',
        `UPDATE snapshots SET v = 33 WHERE v = 32`,
        `UPDATE snapshots SET body = json_set(body, '$.v', 33)`,
      ],
    ],
    [
      'the table says it is over',
      'broken',
      /it says it is over/,
      [`UPDATE tables SET moving = json_set(moving, '$.phase', 'over')`],
    ],
    [
      'the table says that somebody else is asked',
      'broken',
      /it says that 1 are asked, not 0/,
      [`UPDATE tables SET moving = json_set(moving, '$.asked.seats', json('[1]'))`],
    ],
    [
      'a row that nobody sent',
      'broken',
      /nobody sent key-of-row-69/,
      [],
      (memory) => void memory.keys.delete(keyOf(69)),
    ],
    [
      'an answer nobody should get',
      'broken',
      /somebody was answered: noGuest/,
      [],
      (memory) => memory.odd.push('somebody was answered: noGuest'),
    ],
  ])('%s: %s', async (_, kind, message, statements, change) => {
    const findings = await found(statements, change)
    expect(findings[kind]).toContainEqual(expect.stringMatching(message))
  })
})

describe('crashes', () => {
  // Nothing here waits for a clock: a busy machine takes longer and gets as much done.
  test('nothing acknowledged is lost, nothing is done twice, everything replays', { timeout: 1_800_000 }, async () => {
    const rounds = inject('width') === 'deep' ? 40 : 5
    const summary = await crash({ rounds, seed: inject('seed') })
    expect(summary.faults).toEqual([])
    expect(summary).toMatchObject({ rounds, lost: 0, twice: 0, broken: 0 })
    expect(summary.acknowledged).toBeGreaterThanOrEqual(20 * rounds)
    expect(summary.resent).toBeGreaterThan(0)
    expect(summary.looks).toBeGreaterThan(5 * rounds)
    expect(Object.values(summary.kills).reduce((sum, kills) => sum + kills, 0)).toBe(rounds)
  })
})
