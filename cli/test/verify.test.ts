import { join } from 'node:path'
import { anyChoice, type Choice, type Plain, randomFrom } from '@skerry/kernel'
import { openGame } from '@skerry/registry'
import type { Served } from '@skerry/server'
import { commitmentOf } from '@skerry/server/dice'
import { beginSession, type GameRecord, type RecordRow } from '@skerry/session'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Dice } from '../src/verify.ts'
import { HAUL, skerryAt, temporary, writeJson } from './skerry.ts'
import { begun, givenUp, guest, played, ROOT, served } from './tables.ts'

const skerry = skerryAt(inject('width'))

interface Exported extends GameRecord {
  readonly dice: Dice
  readonly ownPack?: Plain
}

/** A game of two, as it is exported after the end. */
async function exported(
  server: Served,
  game: string,
  rows: number,
  plan: { root?: string; pack?: Plain; record?: unknown } = {},
): Promise<Exported> {
  const people = [await guest(server, 'Ada'), await guest(server, 'Bo')] as const
  const table = await begun(game, people, plan)
  await played(table, rows, `${game} ${rows}`)
  await givenUp(table)
  return (await people[0].exported(table.id)) as Exported
}

/** A game as far as it goes on, as it is exported then. */
async function told(server: Served): Promise<object> {
  const people = [await guest(server, 'Ada'), await guest(server, 'Bo')] as const
  const table = await begun('haul', people, { root: HAUL })
  await played(table, 3, 'told')
  return people[0].exported(table.id)
}

const verify = async (record: object, { root = ROOT, args = [] as string[] } = {}) => {
  const file = writeJson(join(temporary(), 'game.json'), record)
  const ran = await skerry(['verify', file, ...args], { root })
  return { ...ran, file }
}

const withOutcomes = ({ rows }: GameRecord): number[] =>
  rows.flatMap(({ outcomes }, v) => (outcomes.length > 0 ? [v] : []))
const drawsIn = (rows: readonly RecordRow[]): number => rows.reduce((sum, { outcomes }) => sum + outcomes.length, 0)

const ROWS_ELSEWHERE = 25
const OWN_PACK = { rounds: 6, holds: [{ id: 'keel', max: 4, weight: 1 }] }

/** Much chance, takebacks, and somebody who gives up in the end. */
let battle: Exported
/** The first rows were played elsewhere. */
let brought: Exported
/** Of the tests’ own game: played to its end, going on, and with a pack of the table’s own. */
let voyages: { readonly over: Exported; readonly told: object; readonly ownPack: Exported }

beforeAll(async () => {
  await served({}, async (server) => {
    battle = await exported(server, 'marnon', 140)
    brought = await exported(server, 'marnon', 90, { record: await elsewhere() })
  })
  const root = HAUL
  await served({ root }, async (server) => {
    voyages = {
      over: await exported(server, 'haul', 1000, { root }),
      told: await told(server),
      ownPack: await exported(server, 'haul', 1000, { root, pack: OWN_PACK }),
    }
  })
}, 120_000)

/** The record of a game that has just begun. */
async function elsewhere(): Promise<GameRecord> {
  const { game, pack } = await openGame(ROOT, 'marnon')
  const local = beginSession(game, game.load(pack), 2)
  const random = randomFrom('played elsewhere')
  local.begin(random)
  while (local.rows.length < ROWS_ELSEWHERE) {
    const pending = local.pending()
    if (pending.kind !== 'asked') throw new Error('it is over')
    const seat = pending.seats[0] as number
    const play = game.play(local.content, game.clone(local.position))
    local.choose(seat, [anyChoice(play, seat, random) as Choice], random)
  }
  return local.record()
}

describe('a game as the server gives it out', () => {
  test('is verified, and the commitment is told to be compared', async () => {
    const { code, out, err, file } = await verify(battle)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const draws = drawsIn(battle.rows)
    expect(draws).toBeGreaterThan(20)
    expect(out.split('\n')).toEqual([
      `${file}: all ${draws} outcomes of chance in ${battle.rows.length} rows are what the dice give.`,
      `Before anybody sat down the table told ${battle.dice.commitment}.`,
      'Seats that added something of their own to the dice: 1.',
      '',
    ])
    expect(battle.rows.some(({ undo }) => undo)).toBe(true)
    expect(battle.rows.at(-1)).toMatchObject({ resigned: true })
  })

  test('as JSON', async () => {
    const { code, out, err, file } = await verify(battle, { args: ['--json'] })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toEqual({
      file,
      ok: true,
      commitment: battle.dice.commitment,
      rows: battle.rows.length,
      draws: drawsIn(battle.rows),
      added: 1,
      unwitnessed: 0,
      older: null,
      fault: null,
    })
  })

  test('played to its end', async () => {
    const record = voyages.over
    expect(record.rows.at(-1)?.resigned).toBeUndefined()
    const { code, out } = await verify(record, { root: HAUL })
    expect(code).toBe(0)
    expect(out).toContain(`all ${drawsIn(record.rows)} outcomes of chance`)
  })
})

describe('whatever is changed is noticed: exit code 1 and one line that says what', () => {
  type Spoil = (record: Exported) => object
  const inDice =
    (change: (dice: Dice) => object): Spoil =>
    (record) => ({ ...record, dice: { ...record.dice, ...change(record.dice) } })
  const inRow =
    (which: (record: Exported) => number, change: (row: RecordRow) => object): Spoil =>
    (record) => {
      const v = which(record)
      return { ...record, rows: record.rows.map((row, i) => (i === v ? { ...row, ...change(row) } : row)) }
    }
  const firstRoll = (record: Exported) => withOutcomes(record)[0] as number
  const lastRoll = (record: Exported) => withOutcomes(record).at(-1) as number
  const quiet = (record: GameRecord) =>
    record.rows.findIndex(({ outcomes, choices }) => outcomes.length === 0 && choices.length > 0)
  /** Another face of the first die. */
  const turned = (outcome: string): string => outcome.replace(/\d/, (face) => String((Number(face) % 6) + 1))
  const reversed = (text: string): string => [...text].reverse().join('')

  const spoilt: [string, Spoil, RegExp][] = [
    ['secret', inDice(({ secret }) => ({ secret: reversed(secret) })), /the secret is not the one that was promised/],
    ['commitment', inDice(() => ({ commitment: 'f'.repeat(64) })), /the secret is not the one that was promised/],
    [
      'secret with its commitment',
      inDice(() => ({ secret: 'chosen', commitment: commitmentOf('chosen') })),
      /row \d+: chance gave .+, its dice say /,
    ],
    ['table', inDice(() => ({ table: 'another' })), /row \d+: chance gave .+, its dice say /],
    ['a nonce', inDice(({ nonces: [a] }) => ({ nonces: [a, 'other'] })), /row \d+: chance gave .+, its dice say /],
    ['the order of nonces', inDice(({ nonces }) => ({ nonces: nonces.toReversed() })), /chance gave .+, its dice say /],
    ['the number of nonces', inDice(({ nonces: [a] }) => ({ nonces: [a] })), /nonces: there should be 2, one for each/],
    ['nonces that are none', inDice(() => ({ nonces: [1, 2] })), /record\.dice\.nonces: this should be a text/],
    ['no secret', inDice(() => ({ secret: undefined })), /record\.dice\.secret: this should be a text/],
    ['witnesses', inDice(() => ({ witnessedFrom: -1 })), /witnessedFrom: this should be a whole number/],
    ['dice that are none', (record) => ({ ...record, dice: null }), /record\.dice\.table: this should be a text/],
    [
      'the first outcome',
      inRow(firstRoll, ({ outcomes: [a, ...more] }) => ({ outcomes: [turned(a as string), ...more] })),
      /row \d+: chance gave .+, its dice say /,
    ],
    [
      'the last outcome',
      inRow(lastRoll, ({ outcomes }) => ({ outcomes: outcomes.with(-1, turned(outcomes.at(-1) as string)) })),
      /row \d+: chance gave .+, its dice say /,
    ],
    ['an outcome too many', inRow(lastRoll, ({ outcomes }) => ({ outcomes: [...outcomes, '1/1'] })), /its dice say/],
    ['no outcome', inRow(lastRoll, () => ({ outcomes: [] })), /row \d+: (refused: chance is asked|seat|neither)/],
    ['the hash of a roll', inRow(lastRoll, () => ({ hash: '0'.repeat(16) })), /row \d+: it leads to another position/],
    [
      'the hash of the end',
      inRow(
        ({ rows }) => rows.length - 1,
        () => ({ hash: 'f' }),
      ),
      /leads to another position/,
    ],
    ['a choice', inRow(quiet, () => ({ choices: ['breakOff'] })), /row \d+: refused: .+ \[MAR-/],
    ['a choice that is none', inRow(quiet, () => ({ choices: ['fly'] })), /there is no choice “fly”/],
    ['who chose', inRow(quiet, ({ seat }) => ({ seat: 1 - (seat as number) })), /row \d+: refused: it is [AB]’s turn/],
    [
      'a row left out, and where it stood in the end',
      ({ snapshot: _, ...record }) => ({ ...record, rows: record.rows.toSpliced(quiet(record), 1) }),
      /row \d+: /,
    ],
    [
      'the last row left out',
      (record) => ({ ...record, rows: record.rows.slice(0, -1) }),
      /snapshot\.v: this should be/,
    ],
    ['rules', (record) => ({ ...record, rules: '77' }), /by version 77 of the rules, these are version 1$/m],
    ['pack', (record) => ({ ...record, pack: 'f00' }), /played with the pack f00, this one is \w+; name the right one/],
    ['seats', (record) => ({ ...record, seats: 3 }), /nonces: there should be 3, one for each seat, not 2/],
  ]

  test.each(spoilt)('%s', async (_, spoil, message) => {
    const file = writeJson(join(temporary(), 'game.json'), spoil(battle))
    const { code, out, err } = await skerry(['verify', file])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(message)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(`skerry: ${file}: `)
  })

  test('as JSON', async () => {
    const spoil = inDice(() => ({ table: 'another' }))
    const { code, out, err, file } = await verify(spoil(battle), { args: ['--json'] })
    expect(code).toBe(1)
    const { ok, fault, rows, draws } = JSON.parse(out)
    expect({ ok, rows }).toEqual({ ok: false, rows: battle.rows.length })
    expect(draws).toBeLessThan(drawsIn(battle.rows))
    expect(`skerry: ${fault}\n`).toBe(err)
    expect(fault).toContain(`${file}: row `)
  })
})

describe('files that cannot be verified', () => {
  test('a game of the terminal: nobody promised anything', async () => {
    const file = join(temporary(), 'local.json')
    await skerry(['play', 'haul', '--seed', '1', '--save', file], {
      input: 'bow:1\nsail\nbow:1\nsail\nbid high\n',
      root: HAUL,
    })
    const { code, out, err } = await skerry(['verify', file], { root: HAUL })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(
      `skerry: ${file}: it says nothing about its dice; only games exported by a server after their end do\n`,
    )
  })

  test('what somebody was told of a game that goes on', async () => {
    const { code, err } = await verify(voyages.told, { root: HAUL })
    expect(code).toBe(1)
    expect(err).toContain(
      'this is what somebody was told of a game that goes on; its record can be had when it is over',
    )
  })

  test.each([
    ['no file', [], 2],
    ['two files', ['a.json', 'b.json'], 2],
    ['a file that is not there', ['nowhere.json'], 1],
  ])('%s', async (_, args, code) => {
    expect(await skerry(['verify', ...args])).toMatchObject({ code, out: '' })
  })
})

describe('a game that was brought along', () => {
  test('is verified from where the server’s dice begin', async () => {
    expect(brought.dice.witnessedFrom).toBe(ROWS_ELSEWHERE)
    const { code, out } = await verify(brought)
    expect(code).toBe(0)
    const draws = drawsIn(brought.rows.slice(ROWS_ELSEWHERE))
    expect(draws).toBeGreaterThan(5)
    expect(out).toContain(`all ${draws} outcomes of chance in ${brought.rows.length} rows`)
    expect(out).toContain(`The first ${ROWS_ELSEWHERE} rows were played elsewhere: nobody saw their dice.`)
  })

  test('where all of it was played elsewhere nobody has added to the dice', async () => {
    const dice = { ...brought.dice, witnessedFrom: brought.rows.length, nonces: ['', ''] }
    const { code, out } = await verify({ ...brought, dice })
    expect(code).toBe(0)
    expect(out).toContain('No seat added anything of its own')
  })

  test('whoever says that all of it was witnessed is found out', async () => {
    const { code, err } = await verify({ ...brought, dice: { ...brought.dice, witnessedFrom: 0 } })
    expect(code).toBe(1)
    expect(err).toMatch(/row \d+: chance gave .+, its dice say /)
  })

  test('its rows must fit all the same', async () => {
    const rows = brought.rows.map((row, v) => (v === 3 ? { ...row, hash: '0' } : row))
    expect((await verify({ ...brought, rows })).err).toContain('row 3: it leads to another position')
  })
})

test('a pack of the table’s own comes with the game', async () => {
  const [record, pack] = [voyages.ownPack, OWN_PACK]
  expect(drawsIn(record.rows)).toBeGreaterThan(2)
  const root = HAUL
  expect((await verify(record, { root })).code).toBe(0)
  const { ownPack, ...without } = record
  expect(ownPack).toEqual(pack)
  expect((await verify(without, { root })).err).toContain('name the right one by --pack')
  const file = writeJson(join(temporary(), 'pack.json'), pack)
  expect((await verify(without, { root, args: ['--pack', file] })).code).toBe(0)
  const { code, err } = await verify({ ...record, ownPack: { ...pack, rounds: 7 } }, { root })
  expect(code).toBe(1)
  expect(err).toContain('it was played with the pack')
})
