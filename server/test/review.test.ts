/** What happens when things come at the same time, at the wrong time, or do not come at all. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Choice, hashOf } from '@skerry/kernel'
import type { TableState } from '@skerry/link'
import { gameIds, openGame } from '@skerry/registry'
import { beginSession } from '@skerry/session'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../src/http/index.ts'
import { SOURCES, serve } from '../src/index.ts'
import { RulesFault, type RulesHost, ThreadedRules } from '../src/rules/host.ts'
import type { Ask } from '../src/rules/messages.ts'
import type { TableDeps } from '../src/tables/deps.ts'
import type { Caller } from '../src/tables/types.ts'
import {
  barrier,
  begun,
  deadEnd,
  endlessHouse,
  failing,
  guest,
  houseWhere,
  houseWith,
  newKey,
  type Opened,
  opened,
  patience,
  problemOf,
  ROOT,
  recorder,
  STRANGER,
  temporary,
  until,
} from './service-kit.ts'

let service: Opened
let now: number
let ada: Caller
let bo: Caller
let cy: Caller

beforeEach(async () => {
  now = 1_000_000
  service = await opened({ sources: { now: () => now } })
  ada = await guest(service, 'Ada')
  bo = await guest(service, 'Bo')
  cy = await guest(service, 'Cy')
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Looks at every question to the rules before it is asked. */
function asking({ rules }: TableDeps, before: (ask: Ask) => Promise<void> | void): void {
  const whole = rules.ask.bind(rules)
  rules.ask = (async (ask: Ask) => {
    await before(ask)
    return whole(ask)
  }) as RulesHost['ask']
}

/** Whatever is put off for a second or more waits until `comes`, and comes with all that follows from it. */
function laterOn(): { comes(): Promise<void> } {
  const whole = globalThis.setTimeout
  const off: (() => void)[] = []
  const putOff = (work: () => void, ms = 0, ...more: []) => {
    if (ms < 1000) return whole(work, ms, ...more)
    off.push(work)
    return whole(() => undefined, 0)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(putOff as typeof setTimeout)
  const comes = async () => {
    for (let turn = 0; turn < 20; turn++) {
      for (const work of off.splice(0)) work()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { comes }
}

function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

const mark = (of: Opened, who: Caller, table: string, v: number, cell: number) =>
  of.tables.choose(who, table, { v, key: newKey(), choices: [`mark ${cell}`] })

const recordOfTwo = () => JSON.parse(readFileSync(join(ROOT, 'server/test/records/tic-tac-toe.json'), 'utf8'))

/** A game in which nearly everything was taken back, by one after the other, beyond several snapshots. */
async function chainOfTakebacks() {
  const { game, pack } = await openGame(ROOT, 'connect-four')
  const match = beginSession(game, game.load(pack), 2)
  const filled = [...'375255217257622633126117131554677334']
  for (const [i, column] of filled.entries()) match.choose(i % 2, [`drop ${column}`], () => 0)
  for (let i = 0; i < 32; i++) match.undo(1 - (i % 2))
  return match.record()
}

describe('tables that are put aside', () => {
  test('while somebody comes back are not taken away from them', async () => {
    const { tables, store } = service
    const [first, second] = [
      await begun(service, 'tic-tac-toe', [ada, bo]),
      await begun(service, 'tic-tac-toe', [ada, bo]),
    ]
    for (const { id } of [first, second]) await mark(service, ada, id, 0, 5)
    now += 60_000
    const slow = gate()
    let isDropping = false
    asking(service.deps, async (ask) => {
      if (ask.do !== 'drop' || ask.table !== first.id) return
      isDropping = true
      await slow.passed
    })
    const tidying = tables.tidy()
    await until(() => isDropping)
    expect(await mark(service, bo, second.id, 1, 1)).toMatchObject({ v: 2 })
    slow.open()
    await tidying
    expect(await tables.sight(ada, second.id)).toMatchObject({ v: 2 })
    expect((await store.course(second.id))?.snapshot?.v ?? 0).toBeLessThanOrEqual(2)
  })

  test('never leave a snapshot of a row that was not kept', async () => {
    const { tables, store } = service
    const [first, second] = [
      await begun(service, 'tic-tac-toe', [ada, bo]),
      await begun(service, 'tic-tac-toe', [ada, bo]),
    ]
    for (const { id } of [first, second]) await mark(service, ada, id, 0, 5)
    now += 60_000
    const slow = gate()
    let isDropping = false
    asking(service.deps, async (ask) => {
      if (ask.do !== 'drop' || ask.table !== first.id) return
      isDropping = true
      await slow.passed
    })
    const tidying = tables.tidy()
    await until(() => isDropping)
    const { commit } = store
    const disk = gate()
    let isKeeping = false
    store.commit = async (changes) => {
      if (!changes.some(({ kind }) => kind === 'row')) return commit.call(store, changes)
      isKeeping = true
      await disk.passed
      throw new Error('the disk is full')
    }
    const lost = problemOf(mark(service, bo, second.id, 1, 1))
    await until(() => isKeeping)
    slow.open()
    for (let i = 0; i < 3; i++) await service.deps.rules.ask({ do: 'ping' }) // time enough to take the second, too
    disk.open()
    expect(await lost).toBe('unavailable')
    await tidying
    store.commit = commit
    expect((await store.course(second.id))?.snapshot?.v ?? 0).toBeLessThanOrEqual(1)
    expect(await mark(service, bo, second.id, 1, 9)).toMatchObject({ v: 2 })
  })

  test('are gone from memory when nobody watches, and their positions too', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const watching = await tables.watch(recorder(ada), id)
    const { rooms } = service.deps
    now += 60_000
    await tables.tidy()
    expect(rooms.size).toBe(1)
    expect([...rooms.all()].find((room) => room.id === id)?.isLoaded).toBe(false)
    watching.stop()
    now += 60_000
    await tables.tidy()
    expect(rooms.size).toBe(0)
  })
})

describe('bots', () => {
  test('go on after a commit that failed', async () => {
    const { tables } = service
    const { comes } = laterOn()
    let left = 1
    failing(
      service,
      (changes) => changes.some((one) => one.kind === 'row' && one.row.key.startsWith('bot')) && left-- > 0,
    )
    const { id } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['random', 'me'] })
    await tables.start(ada, id)
    await until(async () => {
      await comes()
      return (await tables.state(ada, id)).version === 1
    })
    expect(left).toBe(-1)
  })

  test('go on where somebody took something back and chose again before they had looked', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada], ['random'])
    await Promise.all([
      mark(service, ada, id, 0, 5),
      tables.undo(ada, id, { v: 1, key: newKey() }),
      mark(service, ada, id, 2, 1),
    ])
    await until(async () => (await tables.state(ada, id)).version === 4)
  })

  test('whose every choice breaks the rules stop their table instead of trying for ever', async () => {
    const own = await opened({ root: houseWhere("if (seat === 1) throw new Error('broken')") })
    const dora = await guest(own, 'Dora')
    const { id } = await begun(own, 'tic-tac-toe', [dora], ['random'])
    await mark(own, dora, id, 0, 5)
    await until(async () => (await own.tables.state(dora, id)).isHeld)
    expect(await own.tables.state(dora, id)).toMatchObject({ version: 1 })
  })
})

describe('rules that hang', () => {
  test('at one table keep nobody at another one from looking', async () => {
    const { runsOut } = patience()
    const { root, isStuck } = endlessHouse()
    const own = await opened({ root })
    const { tables } = own
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const stuck = await begun(own, 'tic-tac-toe', [dora, emil])
    const fine: string[] = []
    for (let i = 0; i < 6; i++) fine.push((await begun(own, 'tic-tac-toe', [dora, emil])).id)
    const [one, two, three, four, five, six] = fine as [string, string, string, string, string, string]
    await mark(own, dora, four, 0, 1)
    await mark(own, dora, six, 0, 1)
    const hanging = problemOf(mark(own, dora, stuck.id, 0, 9))
    await until(isStuck)
    const watcher = recorder(emil)
    const looks = Promise.all([
      tables.sight(dora, one),
      tables.choices(dora, two),
      tables.explain(dora, three, 'mark 1'),
      tables.watch(watcher, five),
    ])
    // The past is told meanwhile.
    expect(await tables.history(dora, four, 0, 9)).toMatchObject([{ row: 0 }])
    expect(await tables.sight(dora, six, 0)).toMatchObject({ v: 0 })
    runsOut()
    expect((await looks).slice(0, 3)).toMatchObject([{ v: 0 }, { v: 0 }, { v: 0, refusal: null }])
    expect(watcher.of('whole')).toHaveLength(1)
    expect(await hanging).toBe('held')
  })

  test('when a table is looked at: it is stopped, and not asked again', async () => {
    const { runsOut } = patience()
    const { code, isReached } = deadEnd()
    const root = houseWith('tic-tac-toe', {
      'game.ts': [
        [
          '  ...openTable,',
          `  ...openTable,
  view: (t, ...more) => {
    if ((t.state as { cells: number[] }).cells[8] === 0) ${code}
    return openTable.view(t as never, ...(more as [never]))
  },`,
        ],
      ],
    })
    const own = await opened({ root })
    const { tables } = own
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const { id } = await begun(own, 'tic-tac-toe', [dora, emil])
    await mark(own, dora, id, 0, 9)
    const looking = problemOf(tables.sight(dora, id))
    await until(isReached)
    runsOut()
    expect(await looking).toBe('held')
    expect(await tables.state(dora, id)).toMatchObject({ isHeld: true, version: 1 })
    const asked: Ask[] = []
    asking(own.deps, (ask) => void asked.push(ask))
    expect(await problemOf(tables.sight(dora, id))).toBe('held')
    expect(await problemOf(tables.watch(recorder(emil), id))).toBe('held')
    expect(asked).toEqual([])
  })
})

describe('the thread of the rules', () => {
  test('may take its time to begin', async () => {
    const { runsOut } = patience()
    const rules = new ThreadedRules(ROOT)
    onTestFinished(() => rules.close())
    const begun = rules.ask({ do: 'ping' })
    runsOut()
    expect(await begun).toBeNull()
  })

  test('is not taken for hanging because the whole machine stood still', async () => {
    patience()
    const rules = new ThreadedRules(ROOT)
    onTestFinished(() => rules.close())
    await rules.ask({ do: 'ping' })
    const course = {
      game: 'marnon',
      pack: undefined,
      seats: 3,
      options: {},
      snapshot: null,
      start: null,
      rows: [],
      seed: 'x',
    }
    const loading = rules.ask({ do: 'load', table: 'one', course })
    const later = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => later() + 60_000)
    ;(rules as unknown as { look(): void }).look()
    expect(await loading).toMatchObject({ version: 0 })
  })
})

describe('what was done is done', () => {
  test('a game that has begun has begun, even if nobody can be shown it', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
    await tables.join(bo, { invite: seats[1]?.invite as string })
    const watcher = recorder(bo)
    await tables.watch(watcher, id)
    let isBroken = true
    asking(service.deps, (ask) => {
      if (isBroken && ask.do === 'sight') throw new RulesFault('cannot be shown')
    })
    expect(await tables.start(ada, id)).toMatchObject({ phase: 'running' })
    expect(watcher.frames.at(-1)).toEqual({ t: 'gone', code: 'fault' })
    isBroken = false
    const again = recorder(bo)
    await tables.watch(again, id)
    expect(again.of('whole')).toMatchObject([{ sight: { v: 0, viewer: 1 } }])
    expect((await tables.state(ada, id)).seats.map(({ isHere }) => isHere)).toEqual([false, true])
  })

  test('a game brought along under older rules begins under the newer ones', async () => {
    const data = temporary()
    const before = await opened({ data })
    const dora = await guest(before, 'Dora')
    const { id } = await before.tables.bring(dora, { record: recordOfTwo(), seats: ['me', 'random'] })
    await before.end()
    const after = await opened({
      data,
      root: houseWith('tic-tac-toe', { 'game.ts': [["version: '1'", "version: '2'"]] }),
    })
    expect(await after.tables.start(dora, id)).toMatchObject({ phase: 'running', rules: '2', version: 3 })
    expect(await mark(after, dora, id, 3, 9)).toMatchObject({ v: 4 })
  })

  test('ending while bots are being woken up ends, and nothing is left over', async () => {
    const data = temporary()
    const before = await opened({ data })
    const dora = await guest(before, 'Dora')
    await before.tables.watch(
      recorder(dora),
      (await before.tables.create(dora, { game: 'tic-tac-toe', seats: ['random', 'me'] })).id,
    )
    before.deps.bots.think = () => new Promise(() => undefined)
    for (let i = 0; i < 3; i++) {
      const { id } = await before.tables.create(dora, { game: 'tic-tac-toe', seats: ['random', 'me'] })
      await before.tables.start(dora, id)
    }
    expect(await before.store.dueTables('', 9)).toHaveLength(3)
    await before.end()
    const unheard: unknown[] = []
    const hear = (reason: unknown) => void unheard.push(reason)
    process.on('unhandledRejection', hear)
    const { comes } = laterOn()
    const served = await serve({ root: ROOT, dist: null, data, port: 0, log: { level: 'silent' } })
    await served.close()
    await comes()
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
    const after = await opened({ data })
    for (const table of await after.tables.myTables(dora))
      expect(await after.store.table(table.id)).toMatchObject({ held: null })
  })
})

describe('secrets stay with those they are for', () => {
  test('a private table can be played again by all who sat there, and by nobody else', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, {
      game: 'tic-tac-toe',
      seats: ['me', 'open'],
      visibility: 'private',
    })
    await tables.join(bo, { invite: seats[1]?.invite as string })
    await tables.start(ada, id)
    await tables.resign(ada, id, { v: 0, key: newKey() })
    const again = await tables.rematch(ada, id)
    expect(again.visibility).toBe('private')
    expect(await problemOf(tables.rematch(cy, id))).toBe('notFound')
    expect(await tables.rematch(bo, id)).toMatchObject({ id: again.id, you: 1 })
    expect(await problemOf(tables.join(cy, { table: again.id }))).toBe('notFound')
  })

  test('before a game brought along goes on, sitting down on its seats shows nobody’s cards', async () => {
    const { tables } = service
    const { id } = await tables.bring(ada, { record: recordOfTwo(), seats: ['me', 'open'] })
    await tables.join(bo, { table: id })
    const watcher = recorder(bo)
    await tables.watch(watcher, id)
    expect(watcher.of('whole')).toMatchObject([{ sight: { viewer: 'spectator' }, state: { you: 1 } }])
    expect(await tables.sight(bo, id)).toMatchObject({ viewer: 'spectator' })
    expect(await tables.sight(bo, id, 1)).toMatchObject({ viewer: 'spectator' })
    expect(await problemOf(tables.sight(bo, id, undefined, 1))).toBe('notOver')
    expect((await tables.state(ada, id)).seats[1]).toMatchObject({ isHere: true })
    await tables.start(ada, id)
    expect(watcher.of('whole').at(-1)).toMatchObject({ sight: { viewer: 1 } })
    expect(await tables.sight(bo, id)).toMatchObject({ viewer: 1 })
  })

  test('nobody whispers to a seat that somebody else may sit on later', async () => {
    const { tables } = service
    const { id } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
    await tables.join(bo, { table: id })
    expect(await problemOf(tables.say(ada, id, { text: 'psst', key: newKey(), to: [1] }))).toBe('notRunning')
    await tables.say(ada, id, { text: 'hello', key: newKey() })
    await tables.leave(bo, id)
    await tables.join(cy, { table: id })
    expect((await tables.chat(cy, id)).map(({ text }) => text)).toEqual(['hello'])
  })

  test('what is written down about a fault says nothing about the table', async () => {
    const { tables, store, logged } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    await mark(service, ada, id, 0, 5)
    const [row] = await store.rows(id, 0, 1)
    const { rows } = store
    const { course } = store
    store.course = async (table, at) => {
      const found = await course.call(store, table, at)
      return found && { ...found, rows: found.rows.map((one) => ({ ...one, hash: 'ffffffffffffffff' })) }
    }
    now += 60_000
    service.deps.rooms.unload()
    const problem = await tables.sight(ada, id).catch((error: unknown) => service.problem(error, 'en'))
    store.course = course
    store.rows = rows
    expect(problem).toEqual({ code: 'fault', message: expect.any(String) })
    const text = JSON.stringify(logged)
    expect(text).toContain(id)
    expect(text).not.toContain(row?.hash)
    expect(text).not.toContain('mark 5')
  })
})

describe('games brought along', () => {
  test('may hold any chain of takebacks, and can still be looked at from any version', async () => {
    const { tables } = service
    const record = await chainOfTakebacks()
    expect(record.rows.filter(({ undo }) => undo)).toHaveLength(32)
    const { id, version } = await tables.bring(ada, { record, seats: ['me', 'open'] })
    expect(version).toBe(record.rows.length)
    for (const v of [31, 32, 33, 40, 63, 64, 65, 67]) expect(await tables.sight(ada, id, v)).toMatchObject({ v })
    expect(await tables.history(ada, id, 0, 256)).toHaveLength(version)
    await tables.join(bo, { table: id })
    await tables.start(ada, id)
    expect(await tables.sight(ada, id)).toMatchObject({ v: version })
  })

  test('are checked while others play on', async () => {
    patience()
    const { code, isReached, pass } = barrier()
    const own = await opened({ root: houseWhere(`if (cell === 3) ${code}`) })
    const { tables } = own
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const { id } = await begun(own, 'tic-tac-toe', [dora, emil])
    const { game, pack } = await openGame(ROOT, 'tic-tac-toe')
    const match = beginSession(game, game.load(pack), 2)
    match.choose(0, ['mark 3'], () => 0)
    const bringing = tables.bring(emil, { record: match.record(), seats: ['me', 'open'] })
    await until(isReached)
    expect(await mark(own, dora, id, 0, 1)).toMatchObject({ v: 1 })
    expect(isReached()).toBe(true)
    pass()
    expect(await bringing).toMatchObject({ version: 1 })
  })

  test.each([
    ['somebody gives up who does not sit there', { seat: 99, choices: [], outcomes: [], resigned: true }],
    [
      'other rules begin in the middle',
      {
        seat: null,
        choices: [],
        outcomes: [],
        rules: '1',
        position: { pack: 'x', seats: 2, state: {}, stack: [], result: null },
      },
    ],
  ])('%s: refused', async (_, remark) => {
    const record = recordOfTwo()
    const position = (remark as { position?: object }).position
    const hash = position === undefined ? record.rows[1].hash : hashOf(position)
    record.rows.push({ ...remark, hash })
    expect(await problemOf(service.tables.bring(ada, { record, seats: ['me', 'open'] }))).toBe('badRecord')
  })

  test('from a position that no rule can deal with: refused', async () => {
    const { pack, ...record } = recordOfTwo()
    const start = { pack, seats: 2, state: {}, stack: [{ rule: 'game', at: 'mark', seat: 0 }], result: null }
    expect(
      await problemOf(
        service.tables.bring(ada, { record: { ...record, pack, start, rows: [] }, seats: ['me', 'open'] }),
      ),
    ).toBe('badRecord')
  })
})

describe('whatever somebody asks for', () => {
  const ODD = [
    null,
    -1,
    1e308,
    1.5,
    true,
    '',
    '__proto__',
    'constructor',
    'x'.repeat(2000),
    [],
    [[]],
    {},
    { a: { b: 1 } },
  ]
  const VERBS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']

  /** Choices like this one with one thing about them changed. */
  function* oddly(choice: Choice): Iterable<object> {
    for (const [field, value] of Object.entries(choice))
      for (const odd of ODD) {
        yield { ...choice, [field]: odd }
        if (typeof value === 'object' && value !== null)
          for (const key of [...Object.keys(value), 'nothing']) yield { ...choice, [field]: { ...value, [key]: odd } }
      }
    for (const verb of VERBS) yield { ...choice, do: verb }
    yield JSON.parse('{"do":"take","__proto__":{"n":1},"n":{"__proto__":1,"constructor":2}}')
  }

  test.each(gameIds(ROOT))('%s says why not, and nothing breaks', async (game) => {
    const { tables } = service
    const { seats } = (await openGame(ROOT, game)).game
    const people = [ada, bo, cy].slice(0, seats.min)
    const { id } = await begun(service, game, people)
    const { asked, version } = await tables.state(ada, id)
    const who = people[asked?.seats[0] as number] as Caller
    const { choices, allotment } = await tables.choices(who, id)
    const split = allotment === undefined ? [] : [{ do: allotment.do, n: { [allotment.slots[0]?.id ?? 'x']: 1 } }]
    const given = [...choices.slice(0, 2).map(({ choice }) => choice), ...split]
    expect(given.length).toBeGreaterThan(0)
    const odd = given.flatMap((choice) => [...oddly(choice)])
    const answers = await Promise.all(odd.map((choice) => tables.explain(who, id, choice as Choice)))
    for (const { refusal } of answers) if (refusal !== null) expect(refusal.message).toMatch(/\S/)
    for (const choice of ODD.flatMap((value) => (typeof value === 'string' ? [value] : [])))
      expect(await problemOf(tables.choose(who, id, { v: version, key: newKey(), choices: [choice] }))).toBe('refused')
    expect(await tables.state(ada, id)).toMatchObject({ version, isHeld: false })
    expect(service.logged).toEqual([])
  })

  test('a past that the rules of today cannot tell is not there', async () => {
    const data = temporary()
    const before = await opened({ data })
    const [dora, emil] = [await guest(before, 'Dora'), await guest(before, 'Emil')]
    const { id } = await begun(before, 'tic-tac-toe', [dora, emil])
    await mark(before, dora, id, 0, 1)
    await mark(before, emil, id, 1, 2)
    await before.end()
    const root = houseWith('tic-tac-toe', {
      'game.ts': [["version: '1'", "version: '2'"]],
      'rules.ts': [['state.cells[cell - 1] = seat', 'state.cells[state.cells.length - cell] = seat']],
    })
    const after = await opened({ data, root })
    expect(await after.tables.sight(dora, id)).toMatchObject({ v: 3 })
    expect(await problemOf(after.tables.sight(dora, id, 1))).toBe('notFound')
    expect(await after.tables.sight(dora, id, 0)).toMatchObject({ v: 0 })
    expect(after.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('behind a proxy', () => {
  test('pages of the name it is known by may connect, others may not', async () => {
    const served = await serve({
      root: ROOT,
      dist: null,
      data: null,
      port: 0,
      log: { level: 'silent' },
      isBehindProxy: true,
    })
    const connected = (headers: Record<string, string>) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(new URL('/api/live', served.url.replace('http', 'ws')), { headers })
        socket.on('open', () => {
          socket.close()
          resolve(true)
        })
        socket.on('error', () => resolve(false))
      })
    const proxied = { 'x-forwarded-host': 'skerry.example', 'x-forwarded-for': '203.0.113.7' }
    expect(await connected({ ...proxied, origin: 'https://skerry.example' })).toBe(true)
    expect(await connected({ ...proxied, origin: 'https://elsewhere.example' })).toBe(false)
    await served.close()
  })
})

describe('clocks and ends', () => {
  test('a clock that is set back keeps nobody out', async () => {
    const log = { level: 'silent' as const }
    const served = await serve({
      root: ROOT,
      dist: null,
      data: null,
      port: 0,
      log,
      sources: { ...SOURCES, now: () => now },
    })
    const statuses = async (count: number) => {
      const answers = Array.from({ length: count }, () => fetch(new URL('/api', served.url)))
      return new Set((await Promise.all(answers)).map(({ status }) => status))
    }
    expect(await statuses(LIMITS.requests.most)).toEqual(new Set([200]))
    expect(await statuses(1)).toEqual(new Set([429]))
    now -= 3_600_000
    expect(await statuses(LIMITS.requests.most)).toEqual(new Set([200]))
    expect(await statuses(1)).toEqual(new Set([429]))
    await served.close()
  })

  test('a clock that is set back keeps nothing in memory', async () => {
    await service.tables.state(ada, (await begun(service, 'tic-tac-toe', [ada, bo])).id)
    now -= 3_600_000
    await service.tables.tidy()
    expect(service.deps.rooms.size).toBe(0)
  })

  test('a server whose rules hang ends nevertheless, and its tables are there again', async () => {
    const { runsOut } = patience()
    const data = temporary()
    const { root, isStuck } = endlessHouse()
    const before = await opened({ data, root })
    const [dora, emil] = [await guest(before, 'Dora'), await guest(before, 'Emil')]
    const [stuck, fine] = [
      await begun(before, 'tic-tac-toe', [dora, emil]),
      await begun(before, 'tic-tac-toe', [dora, emil]),
    ]
    const hanging = problemOf(mark(before, dora, stuck.id, 0, 9))
    const waiting = problemOf(mark(before, dora, fine.id, 0, 1))
    await until(isStuck)
    const ending = before.end()
    runsOut()
    await ending
    expect(['held', 'unavailable']).toContain(await hanging)
    const end = await waiting
    const after = await opened({ data })
    expect(await after.tables.state(dora, fine.id)).toMatchObject({ version: end === 'none' ? 1 : 0, isHeld: false })
    expect(await after.tables.state(dora, stuck.id)).toMatchObject({ version: 0 })
  })

  test('a bot’s thread that breaks while nobody thinks breaks nothing else', async () => {
    const own = await opened({ threads: 'own' })
    const dora = await guest(own, 'Dora')
    const { id } = await own.tables.create(dora, { game: 'tic-tac-toe', seats: ['random', 'me'] })
    await own.tables.start(dora, id)
    await until(async () => (await own.tables.state(dora, id)).version === 1)
    const { pool } = own.deps.bots as unknown as { pool: { emit(event: string, error: Error): boolean } }
    expect(pool.emit('error', new Error('broken'))).toBe(true)
  })
})

describe('crowds', () => {
  test('who goes while a commit has just failed is told of', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const hers = recorder(ada)
    await tables.watch(hers, id)
    const his = await tables.watch(recorder(bo), id)
    const disk = failing(service, () => true)
    expect(await problemOf(mark(service, ada, id, 0, 1))).toBe('unavailable')
    disk.stop()
    his.stop()
    await until(() => (hers.of('state').at(-1) as { state: TableState }).state.seats[1]?.isHere === false)
  })

  test('who cannot be shown the table any more is not taken for present by the others', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
    await tables.join(bo, { invite: seats[1]?.invite as string })
    const [hers, his] = [recorder(ada), recorder(bo)]
    await tables.watch(hers, id)
    await tables.watch(his, id)
    asking(service.deps, (ask) => {
      if (ask.do === 'sight' && ask.viewer === 1) throw new RulesFault('cannot be shown')
    })
    await tables.start(ada, id)
    expect(his.frames.at(-1)).toEqual({ t: 'gone', code: 'fault' })
    expect(hers.of('state').at(-1)).toMatchObject({ state: { seats: [{ isHere: true }, { isHere: false }] } })
  })

  test('who comes is told who is here now, not who was when they began to come', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const his = await tables.watch(recorder(bo), id)
    const { store } = service
    const chat = store.chat.bind(store)
    store.chat = async (...about) => {
      const said = await chat(...about)
      queueMicrotask(() => queueMicrotask(() => his.stop())) // just before she is here
      return said
    }
    const hers = recorder(ada)
    await tables.watch(hers, id)
    const told = [...hers.of('whole'), ...hers.of('state')].at(-1) as { state: TableState }
    expect(told.state.seats[1]?.isHere).toBe(false)
  })

  test('those who come and go are not told one by one to everybody', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const hers = recorder(ada)
    await tables.watch(hers, id)
    const crowd = Array.from({ length: 100 }, () => recorder(STRANGER))
    const watching = await Promise.all(crowd.map((one) => tables.watch(one, id)))
    await until(() => hers.of('state').some(({ state }) => (state as { watching: number }).watching === 100))
    expect(hers.of('state').length).toBeLessThan(40)
    for (const { stop } of watching) stop()
    await until(() => (hers.of('state').at(-1) as { state: { watching: number } }).state.watching === 0)
    expect(hers.of('state').length).toBeLessThan(50)
  })
})
