import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HAUL, readJson, skerry, temporary, writeJson } from './skerry.ts'

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
    ['another seat', row(0, { seat: 1 }), 'row 0: refused: it is not your turn [HAUL-LOAD-01]'],
    ['a seat that is none', row(0, { seat: 0.5 }), 'row 0.seat: this should be a seat number or null'],
    ['a missing outcome', row(1, { outcomes: [] }), 'row 1: refused: chance is asked at voyage.wind, but'],
    ['an impossible outcome', row(1, { outcomes: ['9'] }), 'row 1: refused: chance cannot give 9 here'],
    ['an outcome too many', row(1, { outcomes: ['1', '1'] }), 'row 1: chance is asked for less'],
    ['rows after the end', (r) => ({ ...r, rows: [...r.rows, r.rows[0]] }), 'the game is over [HAUL-END-01]'],
    ['other rules', top({ rules: '1' }), 'played by version 1 of the rules, these are version 2; --any-rules'],
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

  test('other rules can be tried', async () => {
    const file = await voyage()
    writeJson(file, { ...readJson(file), rules: '1' })
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
