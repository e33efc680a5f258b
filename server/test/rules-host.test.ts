import { Worker } from 'node:worker_threads'
import { openGame } from '@skerry/registry'
import { beginSession } from '@skerry/session'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RulesFault, SILENCE_MS, ThreadedRules, WorkerHung, WorkerLost } from '../src/rules/host.ts'
import type { Act, Acted, Ask, Checked, CourseText } from '../src/rules/messages.ts'
import { type Barrier, barrier, endlessHouse, houseWhere, houseWith, patience, ROOT, until } from './service-kit.ts'

const GAME = 'tic-tac-toe'

const COURSE: CourseText = {
  game: GAME,
  pack: undefined,
  seats: 2,
  options: {},
  snapshot: null,
  start: null,
  rows: [],
  seed: 'seed',
}
const load = (table: string): Ask => ({ do: 'load', table, course: COURSE })
const act = (table: string, what: Act): Ask => ({ do: 'act', table, act: what, viewers: [] })
const mark = (table: string, seat: number, cell: number) =>
  act(table, { kind: 'choose', seat, choices: [`mark ${cell}`] })

/** A game that nobody has won yet. */
const MARKS = [1, 3, 2, 4, 6, 5, 7, 8]

interface Hired {
  readonly rules: ThreadedRules
  /** How often all positions were gone. */
  lost(): number
}

function hired(root: string): Hired {
  const rules = new ThreadedRules(root)
  onTestFinished(() => rules.close())
  let lost = 0
  rules.onLost(() => {
    lost += 1
  })
  return { rules, lost: () => lost }
}

/** What became of the questions. */
const fates = (asked: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    asked.map((one) =>
      one.then(
        () => 'answered',
        (error: unknown) => (error as Error).name,
      ),
    ),
  )

describe('questions', () => {
  const rules = new ThreadedRules(ROOT)
  afterAll(() => rules.close())

  test('acts of several tables travel together; those of one alone, and all other questions, at once', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => sent.mockRestore())
    await Promise.all(['a', 'b'].map((table) => rules.ask(load(table))))
    const now = performance.now()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.advanceTimersByTime(now)
    /** How many batches they are sent in if one is asked every ms. */
    const batchesFor = async (tables: readonly string[], make: (table: string) => Ask) => {
      const before = sent.mock.calls.length
      const asked: Promise<unknown>[] = []
      for (let i = 0; i < 40; i++) {
        asked.push(rules.ask(make(tables[i % tables.length] as string)))
        await new Promise((go) => setImmediate(go))
        vi.advanceTimersByTime(1)
      }
      vi.advanceTimersByTime(50)
      await Promise.all(asked)
      return sent.mock.calls.length - before
    }
    const refusedAct = (table: string) => mark(table, 0, 77)
    const together = await batchesFor(['a', 'b'], refusedAct)
    const others = await batchesFor(['a', 'b'], (table) => ({ do: 'choices', table, seat: 0 }))
    await batchesFor(['a'], refusedAct)
    const alone = await batchesFor(['a'], refusedAct)
    expect(together).toBeLessThan(10)
    expect(others).toBe(40)
    expect(alone).toBe(40)
  })

  test('asked together are answered in their order, each after the one before', async () => {
    const order: number[] = []
    const asked = [load('in order'), ...MARKS.map((cell, i) => mark('in order', i % 2, cell))]
    const answers = asked.map(async (ask, i) => {
      const answer = await rules.ask(ask)
      order.push(i)
      return (answer as Acted).version
    })
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('about many tables at once do not get mixed up', async () => {
    const tables = Array.from({ length: 30 }, (_, i) => `table ${i}`)
    await Promise.all(tables.map((table) => rules.ask(load(table))))
    const cells = tables.map((_, i) => 1 + (i % 9))
    const acted = await Promise.all(tables.map((table, i) => rules.ask(mark(table, 0, cells[i] as number))))
    expect(acted.map((one) => (one as Acted).row.choices[0])).toEqual(cells.map((cell) => `mark ${cell}`))
  })

  test('that go wrong are told apart from those beside them', async () => {
    const { rules, lost } = hired(houseWhere("if (cell === 9) throw new Error('broken')"))
    await rules.ask(load('a'))
    const asked = [mark('a', 0, 1), mark('a', 1, 9), mark('nothing', 0, 1), mark('a', 1, 2)].map((ask) =>
      rules.ask(ask),
    )
    expect(await fates(asked)).toEqual(['answered', 'RulesFault', 'RulesFault', 'answered'])
    await expect(asked[1]).rejects.toThrow(RulesFault)
    await expect(asked[1]).rejects.toThrow('broken')
    expect(lost()).toBe(0)
  })
})

describe('a thread that is silent', () => {
  test('is ended: only the question it hung on is to blame, all others may be asked again', async () => {
    patience()
    const { root, isStuck } = endlessHouse()
    const { rules, lost } = hired(root)
    await Promise.all([rules.ask(load('good')), rules.ask(load('bad'))])
    const questions = [mark('bad', 0, 9), mark('good', 0, 1), { do: 'ping' } as const, mark('good', 1, 2)]
    const asked = questions.map((ask) => rules.ask(ask))
    await until(isStuck)
    vi.advanceTimersByTime(SILENCE_MS)
    expect(lost()).toBe(0)
    vi.advanceTimersByTime(SILENCE_MS)
    expect(await fates(asked)).toEqual(['WorkerHung', 'WorkerLost', 'WorkerLost', 'WorkerLost'])
    await expect(asked[0]).rejects.toThrow(WorkerHung)
    await expect(asked[1]).rejects.toThrow(WorkerLost)
    expect(lost()).toBe(1)
    // The new thread knows no table yet.
    expect(await fates([rules.ask(mark('good', 0, 1))])).toEqual(['RulesFault'])
    expect(await fates([load('good'), mark('good', 0, 1)].map((ask) => rules.ask(ask)))).toEqual([
      'answered',
      'answered',
    ])
    expect(lost()).toBe(1)
  })

  test('in the middle of a batch: what was asked before in the same breath is not to blame either', async () => {
    const { runsOut } = patience()
    const { root, isStuck } = endlessHouse()
    const { rules, lost } = hired(root)
    await Promise.all([rules.ask(load('good')), rules.ask(load('bad'))])
    const asked = [mark('good', 0, 1), mark('bad', 0, 9), mark('good', 1, 2)].map((ask) => rules.ask(ask))
    await until(isStuck)
    runsOut()
    const [first, hung, last] = await fates(asked)
    expect(['answered', 'WorkerLost']).toContain(first)
    expect([hung, last]).toEqual(['WorkerHung', 'WorkerLost'])
    expect(lost()).toBe(1)
  })

  test('may be ended again and again', async () => {
    const { runsOut } = patience()
    const { code, isReached, pass } = barrier()
    const { rules, lost } = hired(houseWhere(code))
    for (const round of [1, 2]) {
      const asked = [load('bad'), mark('bad', 0, 9), { do: 'ping' } as const].map((ask) => rules.ask(ask))
      await until(isReached)
      runsOut()
      expect((await fates(asked)).slice(1)).toEqual(['WorkerHung', 'WorkerLost'])
      expect(lost()).toBe(round)
      pass()
    }
    expect(await rules.ask({ do: 'ping' })).toBeNull()
  })

  test('is not one that has nothing to do', async () => {
    const { runsOut } = patience()
    const { rules, lost } = hired(ROOT)
    await rules.ask(load('a'))
    runsOut()
    expect(await rules.ask(mark('a', 0, 5))).toMatchObject({ version: 1 })
    expect(lost()).toBe(0)
  })
})

describe('honest work is no silence', () => {
  /** Every mark takes as long as a question may take; says how many were made. */
  async function slowly({ isReached, pass }: Barrier, work: Promise<unknown>): Promise<number> {
    let isDone = false
    let marks = 0
    const done = () => {
      isDone = true
    }
    work.then(done, done)
    for (;;) {
      await until(() => isDone || isReached())
      if (isDone) return marks
      vi.advanceTimersByTime(SILENCE_MS)
      marks += 1
      pass()
    }
  }

  test('many questions that take longer than allowed only all together', async () => {
    patience()
    const slow = barrier()
    const { rules, lost } = hired(houseWhere(slow.code))
    await rules.ask(load('a'))
    const asked = fates(MARKS.map((cell, i) => rules.ask(mark('a', i % 2, cell))))
    expect(await slowly(slow, asked)).toBe(MARKS.length)
    expect(new Set(await asked)).toEqual(new Set(['answered']))
    expect(lost()).toBe(0)
  })

  test('one question that has much to play again, as a long game that is brought along', async () => {
    const { game, pack } = await openGame(ROOT, GAME)
    const match = beginSession(game, game.load(pack), 2)
    for (let i = 0; i < 12; i++) {
      match.choose(0, ['mark 5'], () => 0)
      match.undo(0)
    }
    patience()
    const slow = barrier()
    const { rules, lost } = hired(houseWhere(slow.code))
    await rules.ask(load('a'))
    const checked = rules.ask({ do: 'check', record: match.record(), pack: undefined })
    expect(await slowly(slow, checked)).toBeGreaterThanOrEqual(12)
    expect(((await checked) as Checked).version).toBe(24)
    const loaded = rules.ask({ do: 'load', table: 'b', course: { ...COURSE, rows: match.record().rows } })
    expect(await slowly(slow, loaded)).toBeGreaterThanOrEqual(12)
    expect(await loaded).toMatchObject({ version: 24 })
    expect(lost()).toBe(0)
  })

  test('a game that is read from the disk, much of it in one piece', async () => {
    patience()
    const slow = barrier()
    const root = houseWith(GAME, { 'rules.ts': [['export const rules', `${slow.code}\nexport const rules`]] })
    const { rules, lost } = hired(root)
    const asked = fates([rules.ask(load('a'))])
    await until(slow.isReached)
    vi.advanceTimersByTime(5 * SILENCE_MS)
    slow.pass()
    expect(await asked).toEqual(['answered'])
    expect(lost()).toBe(0)
  })
})

describe('a thread that ends by itself', () => {
  test.each([
    ['leaves', 'if (cell === 9) process.exit(3)'],
    ['breaks', "if (cell === 9) setTimeout(() => { throw new Error('broken') }, 0)"],
  ])('because it %s is replaced; whoever waited may ask again', async (_, how) => {
    patience()
    const { rules, lost } = hired(houseWhere(how))
    await Promise.all([rules.ask(load('a')), rules.ask(load('b'))])
    const asked = [mark('b', 0, 9), ...Array.from({ length: 3 }, () => mark('a', 0, 1))].map((ask) => rules.ask(ask))
    expect(await fates(asked)).not.toContain('WorkerHung')
    await until(() => lost() === 1)
    expect(await fates([load('a'), mark('a', 0, 1)].map((ask) => rules.ask(ask)))).toEqual(['answered', 'answered'])
  })
})

describe('the end', () => {
  test('whoever waits is told so, and nobody is answered any more', async () => {
    patience()
    const { code, isReached } = barrier()
    const { rules, lost } = hired(houseWhere(code))
    await rules.ask(load('a'))
    const told = fates([5, 1, 9].map((cell, i) => rules.ask(mark('a', i % 2, cell))))
    await until(isReached)
    await rules.close()
    expect(await told).toEqual(['WorkerLost', 'WorkerLost', 'WorkerLost'])
    expect(await fates([rules.ask({ do: 'ping' })])).toEqual(['WorkerLost'])
    await rules.close()
    expect(lost()).toBe(0)
  })

  test('comes also for a thread that hangs', async () => {
    patience()
    const { root, isStuck } = endlessHouse()
    const { rules } = hired(root)
    await rules.ask(load('a'))
    const told = fates([rules.ask(mark('a', 0, 9))])
    await until(isStuck)
    await rules.close()
    expect(await told).toEqual(['WorkerLost'])
  })
})
