import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Api } from '@skerry/link/client'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { HAUL, house, readJson, skerryAt, temporary, writeJson } from './skerry.ts'
import { begun, givenUp, guest, newKey, played, ROOT, returning, served, type Table } from './tables.ts'

const skerry = skerryAt(inject('width'))

/** A finished game, made by the command itself. */
async function finished(game: string, input: string, root?: string): Promise<string> {
  const file = join(temporary(), `${game}.json`)
  const { code } = await skerry(['play', game, '--seed', '1', '--save', file], { input, ...(root ? { root } : {}) })
  expect(code).toBe(0)
  return file
}
const fours = () => finished('connect-four', '1\n2\n3\n4\n5\n6\n7\n'.repeat(6))
const voyage = () => finished('haul', 'bow:1\nsail\nbow:1\nsail\nbid high\n', HAUL)

describe('a record', () => {
  test('is told in sentences with rule ids, in both languages', async () => {
    const file = await fours()
    const { code, out, err } = await skerry(['replay', file])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Connect Four · 2 players')
    expect(out).toMatch(/^0 {2}A drop 1\n {5}A drops a stone into column 1, row 1 {2}\[C4-DROP-01\]$/m)
    expect(out).toMatch(/^The game is over: .+ {2}\[C4-END-0\d\]$/m)
    const german = await skerry(['replay', file, '--lang', 'de'])
    expect(german.out).toContain('A wirft einen Stein in Spalte 1, Reihe 1  [C4-DROP-01]')
    expect(german.out).toContain('Das Spiel ist zu Ende')
  })

  test('as JSON', async () => {
    const { out } = await skerry(['replay', await voyage(), '--json'], { root: HAUL })
    const shown = JSON.parse(out)
    expect(shown).toMatchObject({ ok: true, fault: null, game: 'haul', seats: 2, result: { reason: 'mostCargo' } })
    expect(shown.rows[0]).toMatchObject({
      row: 0,
      seat: 0,
      choices: ['load bow:1'],
      events: [{ rule: 'HAUL-LOAD-01' }],
    })
  })

  test('shows each viewer what it was told', async () => {
    const file = await voyage()
    const seen = async (view: string) => (await skerry(['replay', file, '--view', view], { root: HAUL })).out
    const [open, own, other, spectator] = [
      await seen('open'),
      await seen('A'),
      await seen('B'),
      await seen('spectator'),
    ]
    expect(open).toContain('the chest holds 7 coins')
    expect(open).toMatch(/A sail \([1-6]\)/)
    expect(own).toContain('the chest holds 7 coins')
    expect(own).toContain('A bid high')
    for (const told of [other, spectator]) {
      expect(told).toContain('somebody looks into the chest')
      expect(told).not.toContain('A bid high')
    }
    expect(spectator).not.toContain('coins')
    const wrong = await skerry(['replay', file, '--view', 'Z'], { root: HAUL })
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toContain('--view Z: this should be a seat (A to B), spectator or open.')
  })
})

interface Saved {
  readonly rows: readonly object[]
  readonly snapshot: object
}

describe('a record that does not fit: exit code 1 and one line that says where', () => {
  type Spoil = (record: Saved) => object
  const top =
    (patch: object): Spoil =>
    (record) => ({ ...record, ...patch })
  const row =
    (v: number, patch: object): Spoil =>
    (record) => ({ ...record, rows: record.rows.map((one, i) => (i === v ? { ...one, ...patch } : one)) })
  const spoilt: [string, Spoil, string][] = [
    ['another hash', row(2, { hash: '0'.repeat(16) }), 'row 2: it leads to another position'],
    ['an unknown choice', row(0, { choices: ['fly'] }), 'choice "fly": there is no choice “fly”'],
    ['an unknown slot', row(0, { choices: ['load keel:1'] }), 'row 0: refused: nothing can go to keel'],
    ['an illegal choice', row(0, { choices: ['load bow:3'] }), 'the bow would go under [HAUL-LOAD-02]'],
    ['another seat', row(0, { seat: 1 }), 'row 0: refused: it is A’s turn [HAUL-LOAD-01]'],
    ['a seat that is none', row(0, { seat: 0.5 }), 'row 0.seat: this should be a seat number or null'],
    ['a missing outcome', row(1, { outcomes: [] }), 'row 1: refused: chance is asked at voyage.wind, but'],
    ['an impossible outcome', row(1, { outcomes: ['9'] }), 'row 1: refused: chance cannot give 9 here'],
    ['an outcome too many', row(1, { outcomes: ['1', '1'] }), 'row 1: chance is asked for less'],
    ['rows after the end', (r) => ({ ...r, rows: [...r.rows, r.rows[0]] }), 'the game is over [HAUL-END-01]'],
    [
      'other rules that lead elsewhere',
      (r) => ({ ...row(2, { hash: '0'.repeat(16) })(r), rules: '1', snapshot: undefined }),
      'played by version 1 of the rules, these are version 2; --any-rules',
    ],
    [
      'a newest position to which its rows do not lead',
      (r) => ({ ...r, snapshot: { ...r.snapshot, v: 2 } }),
      'record.snapshot: it leads to another position',
    ],
    [
      'a newest position after more rows than there are',
      (r) => ({ ...r, snapshot: { ...r.snapshot, v: 99 } }),
      'record.snapshot.v: this should be a number of rows, at most',
    ],
    [
      'a newest position that is none',
      (r) => ({ ...r, snapshot: { v: 0 } }),
      'record.snapshot.position: this should be an object',
    ],
    ['another pack', top({ pack: 'f00' }), 'played with the pack f00'],
    ['another game', top({ game: 'chess' }), 'record.game: there is no “chess” here'],
    ['too many seats', top({ seats: 9 }), 'seats: 2 to 3 can play, not 9'],
    [
      'another format',
      top({ format: 'skerry-record-9' }),
      'record.format: this is no game record of a kind known here',
    ],
    ['rows that are no list', top({ rows: {} }), 'record.rows: this should be a list'],
  ]

  test('each kind of fault', async () => {
    const file = await voyage()
    const runs = spoilt.map(async ([what, spoil, message]) => {
      const other = writeJson(join(file, '..', `${what}.json`), spoil(readJson(file)))
      const { code, err } = await skerry(['replay', other], { root: HAUL })
      expect(code, what).toBe(1)
      expect(err, what).toContain(message)
      expect(err, what).toContain(other)
      expect(err.trim().split('\n'), what).toHaveLength(1)
    })
    await Promise.all(runs)
  })

  test('a truncated file says line and column, also as JSON', async () => {
    const file = await voyage()
    writeFileSync(file, JSON.stringify(readJson(file), null, 2).slice(0, 120))
    const { code, err, out } = await skerry(['replay', file, '--json'], { root: HAUL })
    expect(code).toBe(1)
    expect(err).toMatch(/haul\.json:\d+:\d+: no JSON: /)
    expect(JSON.parse(out)).toMatchObject({ ok: false, fault: { kind: 'file', row: null } })
  })

  test('no file, a folder, something else', async () => {
    const folder = temporary()
    const missing = await skerry(['replay', join(folder, 'none.json')])
    expect(missing).toMatchObject({ code: 1, out: '' })
    expect(missing.err).toContain('none.json: there is no such file or folder')
    expect((await skerry(['replay', folder])).err).toContain('this is a folder, not a file')
    const other = writeJson(join(folder, 'other.json'), { hello: 1 })
    expect((await skerry(['replay', other])).err).toContain('other.json: this is no game record')
  })

  test('other rules that lead to the same are told', async () => {
    const file = await voyage()
    writeJson(file, { ...readJson(file), rules: '1' })
    const { code, out } = await skerry(['replay', file], { root: HAUL })
    expect(code).toBe(0)
    expect(out).toContain('Version 1 of the rules played this game; version 2 leads to the same and goes on with it.')
    expect((await skerry(['replay', file, '--any-rules'], { root: HAUL })).code).toBe(0)
  })
})

test('a pack of one’s own', async () => {
  const folder = temporary()
  const pack = writeJson(join(folder, 'pack.json'), { columns: 4, rows: 2, line: 2 })
  const file = join(folder, 'small.json')
  const input = '1\n2\n1\n2\n3\n4\n1\n1\n1\n'
  await skerry(['play', 'connect-four', '--pack', pack, '--save', file], { input })
  expect((await skerry(['replay', file, '--pack', pack])).code).toBe(0)
  expect((await skerry(['replay', file])).code).toBe(0)
  const { ownPack: _, ...bare } = readJson(file)
  writeJson(file, bare)
  expect((await skerry(['replay', file, '--pack', pack])).code).toBe(0)
  expect((await skerry(['replay', file])).err).toContain('name the right one by --pack')
})

test('--all lists what differs and leaves other files alone', async () => {
  const folder = temporary()
  mkdirSync(join(folder, 'deep'))
  const good = readFileSync(await fours(), 'utf8')
  writeFileSync(join(folder, 'good.json'), good)
  writeJson(join(folder, 'deep', 'old.json'), { ...JSON.parse(good), rules: '0' })
  writeFileSync(join(folder, 'deep', 'bad.json'), good.replace(/"drop \d"/, '"drop 8"'))
  writeFileSync(join(folder, 'cut.json'), good.slice(0, 300))
  writeJson(join(folder, 'package.json'), { name: 'other' })
  const { code, out } = await skerry(['replay', '--all', folder, '--json'])
  expect(code).toBe(1)
  const { files, same, differing, skipped } = JSON.parse(out)
  expect({ files, same, skipped: skipped.length }).toEqual({ files: 5, same: 2, skipped: 1 })
  expect(differing).toMatchObject([
    { file: join(folder, 'cut.json'), row: null },
    { file: join(folder, 'deep', 'bad.json'), row: 0 },
  ])
  const text = await skerry(['replay', '--all', folder])
  expect(text.out).toContain('2 of 4 records play as they did')
  expect(text.out).toContain('bad.json: row 0')
})

describe('--all with the data of a server', () => {
  const data = temporary()
  const database = join(data, 'skerry.sqlite')
  const all = async (folder: string) => JSON.parse((await skerry(['replay', '--all', folder, '--json'])).out)
  /** By what is special about it. */
  const tables: Record<string, string> = {}
  let meanwhile: unknown

  beforeAll(async () => {
    await served({ data }, async (server) => {
      const people = [await guest(server, 'Ada'), await guest(server, 'Bo')] as const
      const [ada] = people
      const kept = async (what: string, rows: number, table: Table) => {
        await played(table, rows, what)
        tables[what] = table.id
        return table
      }
      await kept('running', 40, await begun('marnon', people))
      await givenUp(await kept('resigned', 20, await begun('marnon', people)))
      await kept('over', 99, await begun('tic-tac-toe', people))
      const record = readJson(join(ROOT, 'server', 'test', 'records', 'tic-tac-toe.json'))
      await kept('brought', 4, await begun('tic-tac-toe', people, { record }))
      await kept('own pack', 9, await begun('tic-tac-toe', people, { pack: { side: 5 } }))
      await ada.create({ game: 'marnon', seats: ['me', 'open'] }) // nobody has played there yet
      meanwhile = await all(data)
    })
  }, 120_000)

  const QUIET = { files: 5, same: 5, differing: [], skipped: [] }

  test('plays every game again, whatever became of it; also while the server is at work', async () => {
    expect(meanwhile).toEqual(QUIET)
    expect(await all(data)).toEqual(QUIET)
    const { code, out, err } = await skerry(['replay', '--all', data])
    expect({ code, out, err }).toEqual({ code: 0, out: '5 of 5 records play as they did\n', err: '' })
  })

  /** A copy of the data, changed behind everybody's back. */
  function changed(...statements: readonly string[]): string {
    const folder = temporary()
    cpSync(database, join(folder, 'skerry.sqlite'))
    const db = new DatabaseSync(join(folder, 'skerry.sqlite'))
    for (const statement of statements) db.exec(statement)
    db.close()
    return folder
  }
  const rowOf = (what: string, v: number) =>
    `(SELECT l.n FROM log l JOIN tables t ON t.n = l.tbl WHERE t.id = '${tables[what]}' AND l.v = ${v})`
  const number = (what: string) => `(SELECT n FROM tables WHERE id = '${tables[what]}')`

  test.each<[string, string, () => string, number | null, RegExp]>([
    [
      'another hash',
      'running',
      () => `UPDATE rows SET body = json_set(body, '$.hash', 'ffff') WHERE n = ${rowOf('running', 7)}`,
      7,
      /row 7: it leads to another position/,
    ],
    [
      'another choice',
      'own pack',
      () => `UPDATE rows SET body = json_set(body, '$.choices[0]', 'mark 26') WHERE n = ${rowOf('own pack', 2)}`,
      2,
      /row 2, choice "mark 26": there is no cell 26/,
    ],
    [
      'a row that is gone from the middle',
      'over',
      () => `DELETE FROM log WHERE tbl = ${number('over')} AND v = 1`,
      null,
      /row 1 of \d+ is missing/,
    ],
    [
      'a last row that is gone',
      'brought',
      () => `DELETE FROM log WHERE tbl = ${number('brought')} AND v = 3`,
      null,
      /row 3 of 4 is missing/,
    ],
    [
      'a row that cannot be read',
      'resigned',
      () => `UPDATE rows SET body = '{"seat":' WHERE n = ${rowOf('resigned', 4)}`,
      null,
      /JSON/,
    ],
    [
      'another pack',
      'own pack',
      () =>
        `UPDATE packs SET body = '{"side":6}' WHERE n = (SELECT pack FROM packs_of WHERE tbl = ${number('own pack')})`,
      null,
      /it was played with the pack \w+, this one is \w+/,
    ],
  ])('%s is found, and nothing else', async (_, what, statement, row, message) => {
    const folder = changed(statement())
    const { code, out } = await skerry(['replay', '--all', folder, '--json'])
    expect(code).toBe(1)
    const name = join(folder, 'skerry.sqlite', tables[what] as string)
    const { differing, ...counts } = JSON.parse(out)
    expect(counts).toEqual({ files: 5, same: 4, skipped: [] })
    expect(differing).toEqual([{ file: name, row, message: expect.stringMatching(message) }])
    expect(differing[0].message).toContain(`${name}: `)
  })

  test('files of others are left as they are', async () => {
    const folder = temporary()
    const recipes = join(folder, 'recipes.sqlite')
    const db = new DatabaseSync(recipes)
    db.exec('CREATE TABLE recipes (name TEXT)')
    db.close()
    writeFileSync(join(folder, 'empty.sqlite'), '')
    writeFileSync(join(folder, 'text.sqlite'), 'no database at all, '.repeat(500))
    const before = readFileSync(recipes)
    const { code, out } = await skerry(['replay', '--all', folder, '--json'])
    expect(code).toBe(0)
    const skipped = ['empty', 'recipes', 'text'].map((name) => join(folder, `${name}.sqlite`))
    expect(JSON.parse(out)).toEqual({ files: 3, same: 0, differing: [], skipped })
    expect(readFileSync(recipes)).toEqual(before)
    expect(readFileSync(join(folder, 'empty.sqlite'), 'utf8')).toBe('')
  })

  test('of a newer Skerry: told, nothing is changed', async () => {
    const folder = changed('PRAGMA user_version = 99')
    const { code, out } = await skerry(['replay', '--all', folder])
    expect(code).toBe(1)
    expect(out).toMatch(/0 of 1 records play as they did\n .*skerry\.sqlite cannot be opened: .*\(schema 99, /)
  })
})

describe('rows in which nobody chooses', () => {
  /** The tests' own game with other rules. */
  function newerHouse(version: string, ...changes: readonly [file: string, from: string, to: string][]): string {
    const root = house('haul')
    for (const [file, from, to] of [['game.ts', "version: '2'", `version: '${version}'`] as const, ...changes]) {
      const path = join(root, 'games', 'haul', file)
      const text = readFileSync(path, 'utf8')
      expect(text).toContain(from)
      writeFileSync(path, text.replace(from, to))
    }
    return root
  }

  /** A game that begins here and goes on under the rules of `newer` until somebody gives up: its file and its data. */
  async function takenOver(newer: string): Promise<{ file: string; data: string }> {
    const data = temporary()
    const file = join(temporary(), 'haul.json')
    const table = await served({ data, root: HAUL }, async (server) => {
      const people = [await guest(server, 'Ada'), await guest(server, 'Bo')] as const
      const { id, ...more } = await begun('haul', people, { root: HAUL })
      const lines = ['load bow:1', 'sail', 'load stern:1', 'sail']
      for (const [v, line] of lines.entries())
        await (v < 2 ? people[0] : people[1]).choose(id, { v, key: newKey(), choices: [line] })
      return { id, ...more }
    })
    await served({ data, root: newer }, async (server) => {
      const people = table.people.map((api) => returning(server, api))
      const [ada] = people as [Api, ...Api[]]
      await ada.view(table.id)
      const { version } = await ada.table(table.id)
      await ada.choose(table.id, { v: version, key: newKey(), choices: ['load stern:1'] })
      await givenUp({ ...table, people })
      writeJson(file, await ada.exported(table.id))
    })
    return { file, data }
  }

  test('newer rules that lead to the same, and somebody who gives up, in both languages', async () => {
    const root = newerHouse('3')
    const { file, data } = await takenOver(root)
    const english = await skerry(['replay', file], { root })
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(english.out).toMatch(/^4 {2}from here on by version 3 of the rules\n5 {2}A load stern:1$/m)
    expect(english.out).toMatch(/^6 {2}A gives up$/m)
    expect(english.out).not.toContain('older rules')
    const german = await skerry(['replay', file, '--lang', 'de'], { root })
    expect(german.out).toMatch(/^4 {2}von hier an nach Version 3 der Regeln$/m)
    expect(german.out).toMatch(/^6 {2}A gibt auf$/m)
    for (const view of ['B', 'spectator']) {
      const { out } = await skerry(['replay', file, '--view', view], { root })
      expect(out).toMatch(/^4 {2}from here on by version 3 of the rules\n5 {2}A$/m)
      expect(out).toMatch(/^6 {2}A gives up$/m)
    }
    const { rows, older } = JSON.parse((await skerry(['replay', file, '--json'], { root })).out)
    expect(older).toBeNull()
    expect(rows[4]).toMatchObject({ row: 4, seat: null, rules: '3', resigned: false, choices: [], events: [] })
    expect(rows[6]).toMatchObject({ row: 6, seat: 0, rules: null, resigned: true, choices: [], events: [] })
    expect((await skerry(['replay', '--all', data], { root })).out).toBe('1 of 1 records play as they did\n')
    expect((await skerry(['replay', file], { root: HAUL })).out).toContain(
      'Version 3 of the rules played this game; version 2 leads to the same and goes on with it.',
    )
  })

  describe('newer rules that would have led elsewhere', () => {
    let root: string
    let game: { file: string; data: string }
    beforeAll(async () => {
      const one = '(t.state.cargo[f.seat] as number) + 1'
      root = newerHouse('3', ['rules.ts', one, one.replace('1', '2')])
      game = await takenOver(root)
    }, 120_000)

    test('what older ones played is told without what came of it', async () => {
      const { file, data } = game
      const english = await skerry(['replay', file], { root })
      expect(english).toMatchObject({ code: 0, err: '' })
      expect(english.out).toContain('Rows 1 to 3 were played by older rules: what came of the choices is not told.')
      expect(english.out).toMatch(
        /^0 {2}A load bow:1\n {5}1 loaded {2}\[HAUL-LOAD-01\]\n1 {2}A sail \(\d\)\n2 {2}B load stern:1\n3 {2}B sail \(\d\)$/m,
      )
      expect(english.out).toMatch(/^5 {2}A load stern:1\n {5}1 loaded {2}\[HAUL-LOAD-01\]$/m)
      const german = await skerry(['replay', file, '--lang', 'de'], { root })
      expect(german.out).toContain('Zeilen 1 bis 3 folgten älteren Regeln')
      expect(JSON.parse((await skerry(['replay', file, '--json'], { root })).out).older).toEqual({ from: 1, to: 3 })
      expect((await skerry(['replay', '--all', data], { root })).out).toBe('1 of 1 records play as they did\n')
      const verified = await skerry(['verify', file], { root })
      expect(verified).toMatchObject({ code: 0, err: '' })
      expect(verified.out).toContain('all 0 outcomes of chance in 7 rows are what the dice give.')
      expect(verified.out).toContain('Rows 1 to 3 were played by older rules: these cannot work out their dice.')
    })

    test('what comes after they took over must fit', async () => {
      const { file } = game
      const record = readJson(file)
      const spoilt = async (v: number, patch: object) => {
        const rows = record.rows.map((row: object, i: number) => (i === v ? { ...row, ...patch } : row))
        return (await skerry(['replay', writeJson(join(temporary(), 'spoilt.json'), { ...record, rows })], { root }))
          .err
      }
      expect(await spoilt(4, { hash: 'ffff' })).toContain('row 4: it leads to another position')
      expect(await spoilt(4, { choices: ['sail'] })).toContain('row 4: a row in which somebody gives up or newer rules')
      expect(await spoilt(5, { position: record.rows[4].position })).toContain('only where newer rules take over')
      expect(await spoilt(5, { choices: ['load bow:2'] })).toContain('row 5: it leads to another position')
      expect(await spoilt(6, { resigned: false })).toContain('row 6.resigned: this should be true, or not there at all')
    })
  })
})
