import { hashOf } from '@skerry/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, openServerTable } from '../src/client/index.ts'
import type { ChatMessage, ClientFrame, Problem, ServerFrame } from '../src/index.ts'
import {
  type FakeSocket,
  type FrameOf,
  fakeApi,
  type Opened,
  openedAt,
  pass,
  problemOf,
  reconnected,
  refusedBy,
  rowOf,
  rowsOf,
  sightOf,
  stage,
  stateOf,
  viewOf,
  wholeOf,
} from './fake.ts'

afterEach(() => void vi.useRealTimers())

const numbers = (told: readonly { readonly row: number }[]) => told.map(({ row }) => row)
const whole = (here: Opened) => here.told('whole').at(-1)
const row = (here: Opened) => here.told('row').at(-1)

describe('opening a table', () => {
  it('is done before the game begins; then there is nothing to see but the state', async () => {
    const here = await openedAt(0, { sight: null, state: stateOf({ phase: 'open' }) })
    expect(here.pushes).toEqual([])
    expect(here.link.state.phase).toBe('open')
    expect(here.link.info).toEqual({
      id: 't1',
      game: 'game',
      seats: [
        { name: 'Ann', by: 'person' },
        { name: '', by: 'person' },
      ],
      options: {},
      sharing: 'alone',
      begun: 1,
      played: 2,
      rows: 0,
      isOver: false,
      winners: [],
      asked: null,
    })
    expect(await here.link.choose(['a'])).toEqual({ rule: '', reason: 'notRunning', params: {} })
    here.server.socket.push({ t: 'state', n: 1, state: stateOf({ phase: 'open', watching: 3 }) })
    expect(here.told('info')).toHaveLength(1)
    expect(here.link.state.watching).toBe(3)
    here.server.socket.push(wholeOf(1, 0))
    expect(whole(here)).toMatchObject({ sight: { version: 0, viewer: 0, askedSeats: [0] }, told: [] })
  })

  it.each<[string, (v: number) => ServerFrame]>([
    ['state', () => ({ t: 'state', n: 1, state: stateOf() })],
    ['row', (v) => rowOf(1, v)],
  ])('asks for what there is to see when it only hears that the game has begun: %s', async (_, frame) => {
    const here = await openedAt(0, { sight: null, state: stateOf({ phase: 'open' }) })
    here.server.socket.push(frame(1))
    expect(here.server.socket.all('sub')).toHaveLength(1) // it may be on its way
    expect(here.link.state.phase).toBe('running')
    here.server.socket.push(frame(2))
    expect(here.server.socket.all('unsub')).toEqual([{ t: 'unsub', n: 1 }])
    expect(here.server.socket.last('sub')).toEqual({ t: 'sub', n: 2, table: 't1' })
    here.server.socket.push(wholeOf(2, 2))
    expect(whole(here)?.sight.version).toBe(2)
  })

  it.each(['notFound', 'unavailable'] as const)('fails where there is none for us: %s', async (code) => {
    const here = stage()
    const opening = openServerTable(here.live, fakeApi(() => ({})).api, 't1')
    here.server.socket.greet()
    here.server.socket.push({ t: 'gone', n: 1, problem: problemOf(code, { message: 'No such table.' }) })
    const error = await opening.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, problem: { code }, message: 'No such table.' })
    await pass(5_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be given up', async () => {
    const here = stage()
    const { signal, abort } = controller()
    const opening = openServerTable(here.live, fakeApi(() => ({})).api, 't1', { signal })
    abort()
    await expect(opening).rejects.toThrow('enough')
    expect(vi.getTimerCount()).toBe(0)
    await expect(openServerTable(here.live, fakeApi(() => ({})).api, 't1', { signal })).rejects.toThrow('enough')
  })

  it('brings its own pack along', async () => {
    const here = await openedAt(1, { state: stateOf({ hasOwnPack: true }) }, () => ({ cards: [1] }))
    expect(here.link.ownPack).toEqual({ cards: [1] })
    expect(here.asked.map(({ path }) => path)).toEqual(['/api/tables/t1/pack'])
    expect((await openedAt(1)).link.ownPack).toBeUndefined()
  })

  it('tells each listener everything first, also what does not go well', async () => {
    const here = await openedAt(2, { state: stateOf({ isHeld: true }) })
    here.server.socket.push({ t: 'thinking', n: 1, seat: 1 })
    const kinds: string[] = []
    const stop = here.link.subscribe(({ kind }) => kinds.push(kind))
    here.link.subscribe(() => kinds.push('never'))()
    await pass()
    expect(kinds).toEqual(['whole', 'thinking', 'fault'])
    stop()
    here.server.socket.push(rowOf(1, 3))
    expect(kinds).toHaveLength(3)
  })

  function controller() {
    const of = new AbortController()
    return { signal: of.signal, abort: () => of.abort(new Error('enough')) }
  }
})

describe('rows', () => {
  it('are told with the view after them', async () => {
    const here = await openedAt(2)
    expect(whole(here)).toMatchObject({ sight: { version: 2 }, told: [{ row: 0 }, { row: 1 }] })
    const first = rowOf(1, 3, { seat: 1, barrier: 'otherSeat', asked: [1], at: 'next' })
    here.server.socket.push(first)
    expect(row(here)).toEqual({
      kind: 'row',
      sight: {
        version: 3,
        viewer: 0,
        view: viewOf({ n: 3, at: 'next' }),
        undoBarrier: 'otherSeat',
        pending: 'asked',
        askedSeats: [1],
      },
      told: { row: 2, seat: 1, isUndo: false, events: first.events },
    })
    expect(here.link.info).toMatchObject({ rows: 3, asked: { seats: [1], decision: 'turn.next' } })
    expect(here.link.state.version).toBe(3)
  })

  it('may be undo, giving up, newer rules, or leave everything as it was', async () => {
    const here = await openedAt(2)
    const plain = { t: 'row', n: 1, seat: 1 } as const
    here.server.socket.push({ ...plain, v: 3, undo: true })
    here.server.socket.push({ ...plain, v: 4, resigned: true })
    here.server.socket.push({ ...plain, v: 5, seat: null, rules: ['R'], pending: 'over' })
    expect(here.told('row').map(({ told }) => told)).toEqual([
      { row: 2, seat: 1, isUndo: true, events: [] },
      { row: 3, seat: 1, isUndo: false, hasResigned: true, events: [] },
      { row: 4, seat: null, isUndo: false, newRules: ['R'], events: [] },
    ])
    expect(row(here)?.sight).toMatchObject({
      view: viewOf({ n: 2 }),
      pending: 'over',
      askedSeats: [],
      undoBarrier: null,
    })
    expect(here.link.info.asked).toBeNull()
  })

  it('that were told with the whole are not told again', async () => {
    const here = await openedAt(2)
    here.server.socket.push(rowOf(1, 2))
    expect(here.told('row')).toEqual([])
    expect(here.server.socket.all('sub')).toHaveLength(1)
  })

  it('may bring the whole view', async () => {
    const here = await openedAt(2)
    const view = viewOf({ n: 77 })
    here.server.socket.push(rowOf(1, 3, { view, hash: hashOf(view) }))
    expect(row(here)?.sight.view).toEqual(view)
  })

  it('with a gap before them: everything is asked for anew, and what comes for the old number is not heard', async () => {
    const here = await openedAt(2)
    here.server.socket.push(rowOf(1, 4))
    expect(here.server.socket.last('unsub')).toEqual({ t: 'unsub', n: 1 })
    expect(here.server.socket.last('sub')).toEqual({ t: 'sub', n: 2, table: 't1' })
    here.server.socket.push(rowOf(1, 3))
    expect(here.told('row')).toEqual([])
    here.server.socket.push(wholeOf(2, 4))
    expect(whole(here)).toMatchObject({ sight: { version: 4 } })
    here.server.socket.push(rowOf(2, 5))
    expect(row(here)?.sight.view).toEqual(viewOf({ n: 5 }))
  })

  it('with another hash than ours: everything is asked for anew', async () => {
    const here = await openedAt(2)
    here.server.socket.push(rowOf(1, 3, { hash: hashOf(viewOf({ n: 99 })) }))
    expect(here.told('row')).toEqual([])
    expect(here.server.socket.last('sub')).toEqual({ t: 'sub', n: 2, table: 't1' })
    here.server.socket.push(wholeOf(2, 3))
    expect(whole(here)?.sight.version).toBe(3)
  })

  it('come with news of who thinks', async () => {
    const here = await openedAt(2)
    here.server.socket.push({ t: 'thinking', n: 1, seat: 1 })
    here.server.socket.push({ t: 'thinking', n: 1, seat: 1 })
    here.server.socket.cut()
    expect(here.told('thinking')).toEqual([
      { kind: 'thinking', seat: 1 },
      { kind: 'thinking', seat: null },
    ])
  })
})

describe('a whole with another hash than its view', () => {
  it('is asked for once more, and told with a fault when it is wrong again', async () => {
    const here = await openedAt(2)
    const wrong = { sight: sightOf(3, { hash: 'x' }) }
    here.server.socket.push(wholeOf(1, 3, wrong))
    expect(here.told('whole')).toHaveLength(1)
    expect(here.server.socket.last('sub')).toEqual({ t: 'sub', n: 2, table: 't1' })
    here.server.socket.push(wholeOf(2, 3, wrong))
    expect(here.told('whole')).toHaveLength(2)
    expect(here.told('fault')).toEqual([{ kind: 'fault', fault: { what: 'server', code: 'fault' } }])
    expect(here.server.socket.all('sub')).toHaveLength(2)
  })
})

describe('after a lost connection', () => {
  it('only what is new is asked for, and the log goes on', async () => {
    const here = await openedAt(3)
    const socket = await reconnected(here)
    expect(socket.all('sub')).toEqual([{ t: 'sub', n: 1, table: 't1', since: 3 }])
    socket.push(wholeOf(1, 5, { told: rowsOf(3, 5), isContinued: true }))
    expect(whole(here)?.sight.version).toBe(5)
    expect(numbers(whole(here)?.told ?? [])).toEqual([0, 1, 2, 3, 4])
    socket.push(rowOf(1, 6))
    expect(row(here)?.sight.view).toEqual(viewOf({ n: 6 }))
  })

  it('nothing is told anew where nothing has happened', async () => {
    const here = await openedAt(3)
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 3, { told: [], isContinued: true }))
    expect(here.told('whole')).toHaveLength(1)
    expect(here.link.connection).toBe('live')
    expect(here.told('company').length).toBeGreaterThanOrEqual(2)
  })

  it('rows that overlap with ours are joined with them, others take their place', async () => {
    const here = await openedAt(3)
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 6, { told: rowsOf(2, 6) }))
    expect(numbers(whole(here)?.told ?? [])).toEqual([0, 1, 2, 3, 4, 5])
    socket.push(wholeOf(1, 20, { told: rowsOf(15, 20) }))
    expect(numbers(whole(here)?.told ?? [])).toEqual([15, 16, 17, 18, 19])
    socket.push(wholeOf(1, 21, { told: rowsOf(18, 21), sight: sightOf(21, { viewer: 'spectator' }) }))
    expect(numbers(whole(here)?.told ?? [])).toEqual([18, 19, 20])
  })

  it('what is not acknowledged is sent again with the same version and key, once the server knows us', async () => {
    const here = await openedAt(3)
    const done = here.link.choose(['a', 'b'])
    await pass()
    const first = here.server.socket.last('choose')
    expect(first).toMatchObject({ n: 1, v: 3, choices: ['a', 'b'] })
    expect(first.key).toMatch(/^[0-9a-f]{32}$/)
    for (let i = 0; i < 2; i++) {
      const socket = await reconnected(here)
      expect(socket.all('choose')).toEqual([])
      socket.push(wholeOf(1, 4, { told: i === 0 ? rowsOf(3, 4) : [], isContinued: true }))
      expect(socket.all('choose')).toEqual([first])
    }
    expect(here.link.isSending).toBe(true)
    here.server.socket.push({ t: 'ok', n: 1, k: first.key, v: 4 })
    expect(await done).toBeNull()
    expect(here.link.isSending).toBe(false)
    here.server.socket.push(wholeOf(1, 4, { told: [], isContinued: true }))
    expect((await reconnected(here)).all('choose')).toEqual([])
  })

  it('nothing is sent before the server has told the whole', async () => {
    const here = await openedAt(3)
    const socket = await reconnected(here)
    void here.link.choose(['a'])
    await pass()
    expect(socket.all('choose')).toEqual([])
    socket.push(wholeOf(1, 4, { sight: sightOf(4, { hash: 'x' }) }))
    expect(socket.all('choose')).toEqual([])
    socket.push(wholeOf(2, 4))
    expect(socket.all('choose')).toMatchObject([{ n: 2, v: 3 }])
  })

  it('is sent again when the whole was asked for anew meanwhile', async () => {
    const here = await openedAt(3)
    void here.link.choose(['a'])
    await pass()
    const first = here.server.socket.last('choose')
    here.server.socket.push(rowOf(1, 9))
    here.server.socket.push(wholeOf(2, 9))
    expect(here.server.socket.all('choose')).toEqual([first, { ...first, n: 2 }])
    here.server.socket.push(wholeOf(2, 9))
    expect(here.server.socket.all('choose')).toHaveLength(2)
  })

  it('no command is carried out twice, whenever the connection breaks', async () => {
    for (const breaking of ['before', 'after'] as const) {
      const here = await openedAt(0)
      const table = new Once(breaking)
      here.server.hear = (socket, frame) => table.hear(socket, frame)
      const done = [here.link.choose(['a']), here.link.choose(['b']), here.link.choose(['c'])]
      for (let i = 0; i < 8; i++) {
        await pass(8_000)
        if (here.link.connection !== 'live') here.server.socket.greet()
      }
      expect(await Promise.all(done)).toEqual([null, null, null])
      expect(table.done).toEqual(['a', 'b', 'c'])
      expect(here.link.info.rows).toBe(3)
    }
  })
})

/** A table that breaks off each connection after its first command, before or after having carried it out. */
class Once {
  readonly done: string[] = []
  private readonly keys = new Map<string, number>()
  private readonly breaking: 'before' | 'after'
  private readonly broken = new Set<FakeSocket>()
  constructor(breaking: 'before' | 'after') {
    this.breaking = breaking
  }
  hear(socket: FakeSocket, frame: ClientFrame): void {
    const { length: v } = this.done
    if (frame.t === 'ping') socket.push({ t: 'pong' })
    if (frame.t === 'sub')
      socket.push(wholeOf(frame.n, v, { told: rowsOf(frame.since ?? 0, v), isContinued: frame.since !== undefined }))
    if (frame.t === 'choose') this.take(socket, frame)
  }
  private take(socket: FakeSocket, frame: FrameOf<'choose'>): void {
    const isBreaking = !this.broken.has(socket) && this.broken.size < 3
    this.broken.add(socket)
    if (isBreaking && this.breaking === 'after' && !this.keys.has(frame.key)) this.carryOut(frame)
    if (isBreaking) socket.cut()
    else this.answer(socket, frame)
  }
  private answer(socket: FakeSocket, frame: FrameOf<'choose'>): void {
    const { n, key } = frame
    if (this.keys.has(key)) socket.push({ t: 'ok', n, k: key, v: this.keys.get(key) ?? 0 })
    else socket.push(rowOf(n, this.carryOut(frame), { k: key }))
  }
  private carryOut({ v, key, choices }: FrameOf<'choose'>): number {
    expect(v).toBe(this.done.length)
    this.done.push(...choices)
    this.keys.set(key, this.done.length)
    return this.done.length
  }
}

describe('commands', () => {
  it('are done when their row comes, after it was told', async () => {
    const here = await openedAt(3)
    const seen: string[] = []
    here.link.subscribe(({ kind }) => kind !== 'company' && seen.push(kind))
    const done = here.link.choose(['a']).then(() => seen.push('done'))
    await pass()
    here.server.socket.push(rowOf(1, 4, { k: here.server.socket.last('choose').key }))
    await done
    expect(seen).toEqual(['whole', 'row', 'done'])
  })

  it('are answered with the refusal', async () => {
    const here = await openedAt(3)
    const refusal = { rule: 'R', reason: 'dragonThere', params: { at: 'x' } }
    const done = here.link.undo()
    await pass()
    const { key, v } = here.server.socket.last('undo')
    expect(v).toBe(3)
    here.server.socket.push({ t: 'no', n: 1, k: key, problem: problemOf('refused', { refusal }) })
    expect(await done).toEqual(refusal)
    expect(here.told('fault')).toEqual([])
  })

  it('are sent one at a time, in order, each for the version there is then', async () => {
    const here = await openedAt(3)
    const order: string[] = []
    const note = (name: string) => () => void order.push(name)
    const all = Promise.all([
      here.link.choose(['a']).then(note('a')),
      here.link.undo().then(note('undo')),
      here.link.delegate().then(note('delegate')),
      here.link.choose(['b']).then(note('b')),
    ])
    const { socket } = here.server
    const sent = () => socket.sent.filter(({ t }) => t !== 'sub').map((frame) => frame.t)
    await pass()
    expect(sent()).toEqual(['choose'])
    expect(here.link.isSending).toBe(true)
    socket.push(rowOf(1, 4, { k: socket.last('choose').key }))
    await pass()
    expect(sent()).toEqual(['choose', 'undo'])
    expect(socket.last('undo').v).toBe(4)
    socket.push({ t: 'no', n: 1, k: socket.last('undo').key, problem: problemOf('refused', { refusal: NO }) })
    await pass()
    expect(socket.last('delegate')).toEqual({ t: 'delegate', n: 1, v: 4 })
    socket.push({ t: 'ok', n: 1, v: 4 })
    await pass()
    expect(socket.last('choose')).toMatchObject({ v: 4, choices: ['b'] })
    expect(here.link.isSending).toBe(true)
    socket.push(rowOf(1, 5, { k: socket.last('choose').key }))
    await all
    expect(order).toEqual(['a', 'undo', 'delegate', 'b'])
    expect(here.link.isSending).toBe(false)
    expect(here.told('company')).toHaveLength(2)
  })

  it.each<[string, Problem, object]>([
    ['held', problemOf('held'), { what: 'held' }],
    ['unavailable', problemOf('unavailable'), { what: 'server', code: 'unavailable' }],
    ['notSeated', problemOf('notSeated'), { what: 'server', code: 'notSeated' }],
  ])('that fail are told as a fault, and answered with its code: %s', async (code, problem, fault) => {
    const here = await openedAt(3)
    const done = here.link.choose(['a'])
    await pass()
    here.server.socket.push({ t: 'no', n: 1, k: here.server.socket.last('choose').key, problem })
    expect(await done).toEqual({ rule: '', reason: code, params: {} })
    expect(here.told('fault')).toEqual([{ kind: 'fault', fault }])
  })

  it('have keys nobody gives twice', async () => {
    const here = await openedAt(3)
    for (let i = 0; i < 50; i++) void here.link.say(`${i}`).catch(() => undefined)
    expect(new Set(here.server.socket.all('say').map(({ key }) => key)).size).toBe(50)
  })

  const NO = { rule: 'R', reason: 'no', params: {} }
})

describe('a command that comes too late', () => {
  const stale = (here: Opened, version?: number) => {
    const { key: k } = here.server.socket.last('choose')
    const problem = problemOf('stale', version === undefined ? {} : { version })
    here.server.socket.push({ t: 'no', n: 1, k, problem })
  }
  const chosen = async (v = 3) => {
    const here = await openedAt(v)
    const done = here.link.choose(['a'])
    await pass()
    return { here, done }
  }
  const STALE = { rule: '', reason: 'stale', params: {} }

  it('is made anew when somebody else was quicker and the question is still the same', async () => {
    const { here, done } = await chosen()
    const first = here.server.socket.last('choose')
    stale(here, 5)
    here.server.socket.push(rowOf(1, 4, { seat: 1 }))
    await pass()
    expect(here.server.socket.all('choose')).toHaveLength(1) // not before the newest row is there
    here.server.socket.push(rowOf(1, 5, { seat: 1 }))
    await pass()
    const second = here.server.socket.last('choose')
    expect(second).toMatchObject({ v: 5, choices: ['a'] })
    expect(second.key).not.toBe(first.key)
    here.server.socket.push(rowOf(1, 6, { k: second.key }))
    expect(await done).toBeNull()
    expect(here.told('fault')).toEqual([])
  })

  it('is made anew also where the row came before the answer', async () => {
    const { here, done } = await chosen()
    here.server.socket.push(rowOf(1, 4, { seat: 1 }))
    stale(here)
    await pass()
    const { key, v } = here.server.socket.last('choose')
    expect(v).toBe(4)
    here.server.socket.push({ t: 'ok', n: 1, k: key, v: 5 })
    expect(await done).toBeNull()
  })

  it('is made anew at most five times', async () => {
    const { here, done } = await chosen()
    for (let v = 4; v < 10; v++) {
      stale(here, v)
      here.server.socket.push(rowOf(1, v, { seat: 1 }))
      await pass()
    }
    expect(await done).toEqual(STALE)
    expect(here.server.socket.all('choose')).toHaveLength(6)
  })

  it.each<[string, Parameters<typeof rowOf>[2]]>([
    ['something else is asked', { seat: 1, at: 'other' }],
    ['somebody else is asked', { seat: 1, asked: [1] }],
    ['nobody is asked', { seat: 1, asked: [], pending: 'over' }],
    ['we ourselves were quicker, on another screen', { seat: 0 }],
  ])('is answered as stale: %s', async (_, about) => {
    const { here, done } = await chosen()
    stale(here, 4)
    here.server.socket.push(rowOf(1, 4, about))
    expect(await done).toEqual(STALE)
    expect(here.server.socket.all('choose')).toHaveLength(1)
  })

  it('is made anew for an answer that is sealed and may still be changed', async () => {
    const { here, done } = await chosen()
    const view = { ...viewOf({ n: 4 }), stack: [{ rule: 'turn', at: 'act', sealed: { 0: { do: 'x' } } }] }
    here.server.socket.push(rowOf(1, 4, { seat: 1, asked: [], view, hash: hashOf(view) }))
    stale(here, 4)
    await pass()
    expect(here.server.socket.all('choose')).toHaveLength(2)
    here.server.socket.push({ t: 'ok', n: 1, k: here.server.socket.last('choose').key, v: 5 })
    expect(await done).toBeNull()
  })

  it('is answered as stale where nobody knows what happened meanwhile', async () => {
    const { here, done } = await chosen()
    stale(here, 9)
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 9, { told: rowsOf(7, 9, 1) }))
    expect(await done).toEqual(STALE)
  })

  it('is answered when the table is left meanwhile, or gone', async () => {
    const { here, done } = await chosen()
    stale(here, 4)
    await pass()
    here.link.close()
    expect(await done).toEqual({ ...STALE, reason: 'unavailable' })
    const other = await chosen()
    stale(other.here, 4)
    await pass()
    other.here.server.socket.push({ t: 'gone', n: 1, problem: problemOf('notFound') })
    expect(await other.done).toEqual({ ...STALE, reason: 'notFound' })
  })
})

describe('a table that is gone', () => {
  it('says why, answers what is open, and nothing more comes', async () => {
    const here = await openedAt(3)
    const done = here.link.choose(['a'])
    await pass()
    here.server.socket.push({ t: 'gone', n: 1, problem: problemOf('notFound') })
    expect(here.link.connection).toBe('gone')
    expect(here.link.gone).toEqual(problemOf('notFound'))
    expect(await done).toMatchObject({ rule: '', reason: 'notFound' })
    expect(here.told('company').length).toBeGreaterThan(0)
    here.server.socket.push(rowOf(1, 4))
    expect(here.told('row')).toEqual([])
    here.link.close()
    expect(here.server.socket.all('unsub')).toEqual([])
    await pass(5_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('for a moment only is asked for again', async () => {
    const here = await openedAt(3)
    here.server.socket.push({ t: 'gone', n: 1, problem: problemOf('unavailable') })
    expect(here.link.connection).toBe('lost')
    await pass(150)
    here.server.socket.greet()
    here.server.socket.push({ t: 'gone', n: 1, problem: problemOf('unavailable') })
    await pass(300)
    here.server.socket.greet()
    expect(here.server.socket.last('sub')).toMatchObject({ since: 3 })
    here.server.socket.push(wholeOf(1, 4, { told: rowsOf(3, 4), isContinued: true }))
    expect(here.link.connection).toBe('live')
    expect(whole(here)?.sight.version).toBe(4)
  })

  it('is told when it is held', async () => {
    const here = await openedAt(3)
    here.server.socket.push({ t: 'state', n: 1, state: stateOf({ isHeld: true }) })
    here.server.socket.push({ t: 'state', n: 1, state: stateOf({ isHeld: true, watching: 1 }) })
    expect(here.told('fault')).toEqual([{ kind: 'fault', fault: { what: 'held' } }])
  })
})

describe('talk', () => {
  const message = (id: string, about: Partial<ChatMessage> = {}): ChatMessage => ({
    id,
    at: 1,
    from: 0,
    to: null,
    text: id,
    ...about,
  })

  it('is said until it is heard', async () => {
    const here = await openedAt(3, { chat: [message('m1')] })
    const said = here.link.say('hello', [1])
    const first = here.server.socket.last('say')
    expect(first).toMatchObject({ t: 'say', n: 1, text: 'hello', to: [1] })
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 3, { told: [], isContinued: true, chat: [message('m1'), message('m2')] }))
    expect(socket.all('say')).toEqual([first])
    socket.push({ t: 'chat', n: 1, message: message('m2') })
    socket.push({ t: 'chat', n: 1, message: message('m3') })
    socket.push({ t: 'ok', n: 1, k: first.key, v: 0 })
    await said
    expect(here.link.chat.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
  })

  it('does not wait for commands, and commands do not wait for it', async () => {
    const here = await openedAt(3)
    void here.link.say('one')
    void here.link.choose(['a'])
    void here.link.say('two')
    await pass()
    expect(here.server.socket.sent.slice(1).map(({ t }) => t)).toEqual(['say', 'say', 'choose'])
    expect(here.server.socket.last('say')).not.toHaveProperty('to')
  })

  it('may be refused', async () => {
    const here = await openedAt(3)
    const said = here.link.say('hello').catch((error: unknown) => error)
    const { key } = here.server.socket.last('say')
    here.server.socket.push({ t: 'no', n: 1, k: key, problem: problemOf('notSeated') })
    expect(await said).toMatchObject({ name: 'ApiError', problem: { code: 'notSeated' } })
    expect(here.link.isSending).toBe(false)
  })
})

describe('the log from before', () => {
  const pages = ({ path }: { path: string }) => {
    const { searchParams } = new URL(path, 'http://fake')
    return { rows: rowsOf(Number(searchParams.get('from')), Number(searchParams.get('to'))) } as never
  }

  it('comes page by page until its first row', async () => {
    const here = await openedAt(300, { told: rowsOf(200, 300) }, pages)
    expect(await Promise.all([here.link.earlier(), here.link.earlier()])).toEqual([true, true])
    expect(await here.link.earlier()).toBe(true)
    expect(await here.link.earlier()).toBe(false)
    expect(here.asked.map(({ path }) => path)).toEqual([
      '/api/tables/t1/history?from=72&to=200',
      '/api/tables/t1/history?from=0&to=72',
    ])
    expect(here.told('earlier').map(({ told }) => [told[0]?.row, told.at(-1)?.row])).toEqual([
      [72, 199],
      [0, 71],
    ])
    here.server.socket.push(wholeOf(1, 301, { told: rowsOf(300, 301), isContinued: true }))
    expect(whole(here)?.told).toHaveLength(301)
  })

  it('is not there for a table that has just begun, nor for one that has not', async () => {
    expect(await (await openedAt(0)).link.earlier()).toBe(false)
    expect(await (await openedAt(0, { sight: null })).link.earlier()).toBe(false)
    expect(await (await openedAt(2)).link.earlier()).toBe(false)
  })

  it('can be asked for again after a failure', async () => {
    let isDown = true
    const here = await openedAt(9, { told: rowsOf(5, 9) }, (asked) => {
      if (isDown) throw new Error('down')
      return pages(asked)
    })
    await expect(here.link.earlier()).rejects.toMatchObject({ name: 'Unreachable' })
    isDown = false
    expect(await here.link.earlier()).toBe(true)
    expect(numbers(here.told('earlier')[0]?.told ?? [])).toEqual([0, 1, 2, 3, 4])
  })

  it('that comes after everything was told anew is not put before the wrong rows', async () => {
    const here = await openedAt(300, { told: rowsOf(200, 300) }, pages)
    const earlier = here.link.earlier()
    here.server.socket.push(wholeOf(1, 900, { told: rowsOf(800, 900) }))
    expect(await earlier).toBe(true)
    expect(here.told('earlier')).toEqual([])
  })
})

describe('looking', () => {
  const OVER = { state: stateOf({ phase: 'over', version: 6 }), sight: sightOf(6, { pending: 'over', asked: [] }) }
  const looks = ({ path }: { path: string }) => {
    const { searchParams } = new URL(path, 'http://fake')
    const as = searchParams.get('as') ?? '0'
    const viewer = as === 'open' || as === 'spectator' ? as : Number(as)
    return sightOf(Number(searchParams.get('at')), { viewer }) as never
  }

  it('back asks once for each version', async () => {
    const here = await openedAt(6, {}, looks)
    expect(await here.link.at(4)).toMatchObject({ version: 4, viewer: 0, undoBarrier: null, askedSeats: [0] })
    expect((await here.link.at(4, 0)).view).toEqual(viewOf({ n: 4 }))
    expect(await here.link.at(4, 'spectator')).toMatchObject({ viewer: 'spectator' })
    expect(await here.link.at(-3)).toMatchObject({ version: 0 })
    expect(await here.link.at(99)).toBe(await here.link.at(6))
    expect(here.asked.map(({ path }) => path)).toEqual([
      '/api/tables/t1/view?at=4',
      '/api/tables/t1/view?at=4&as=spectator',
      '/api/tables/t1/view?at=0',
    ])
  })

  it('back keeps only a little', async () => {
    const here = await openedAt(60, {}, looks)
    for (let v = 0; v < 40; v++) await here.link.at(v)
    await here.link.at(39)
    expect(here.asked).toHaveLength(40)
    await here.link.at(0)
    expect(here.asked).toHaveLength(41)
  })

  it('back can be tried again after a failure', async () => {
    let isDown = true
    const here = await openedAt(6, {}, (asked) => (isDown ? refusedBy(503, problemOf('unavailable')) : looks(asked)))
    await expect(here.link.at(1)).rejects.toMatchObject({ problem: { code: 'unavailable' } })
    isDown = false
    expect(await here.link.at(1)).toMatchObject({ version: 1 })
  })

  it('with other eyes is for the end of the game', async () => {
    const running = await openedAt(6, {}, looks)
    await running.link.sit(1)
    expect(running.asked).toEqual([])
    expect(running.told('whole')).toHaveLength(1)

    const here = await openedAt(6, OVER, looks)
    await here.link.sit('open')
    expect(whole(here)).toMatchObject({ sight: { version: 6, viewer: 'open' }, told: rowsOf(0, 6) })
    expect(await here.link.at(2)).toMatchObject({ viewer: 'open' })
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 6, { ...OVER, told: [] }))
    expect(here.told('whole')).toHaveLength(2) // not taken away by a new connection
    await here.link.sit(0)
    expect(whole(here)?.sight.viewer).toBe(0)
  })

  it('with other eyes ends when the end is taken back', async () => {
    const here = await openedAt(6, OVER, looks)
    await here.link.sit(1)
    here.server.socket.push(rowOf(1, 7, { undo: true }))
    expect(whole(here)).toMatchObject({ sight: { version: 7, viewer: 0 } })
    expect(here.told('row')).toEqual([])
    await here.link.sit(1)
    const socket = await reconnected(here)
    socket.push(wholeOf(1, 8, { told: rowsOf(7, 8), isContinued: true }))
    expect(whole(here)).toMatchObject({ sight: { version: 8, viewer: 0 } })
  })
})

describe('what is asked by HTTP', () => {
  it('giving up: whatever happened meanwhile', async () => {
    let tries = 0
    const here = await openedAt(6, {}, ({ body }) => {
      tries += 1
      return tries < 3 ? refusedBy(409, problemOf('stale', { version: 6 + tries })) : (body as never)
    })
    await here.link.resign()
    expect(here.asked.map(({ path, body }) => [path, (body as { v: number }).v])).toEqual([
      ['/api/tables/t1/resign', 6],
      ['/api/tables/t1/resign', 7],
      ['/api/tables/t1/resign', 8],
    ])
  })

  it('giving up fails as the server says', async () => {
    const here = await openedAt(6, {}, () => refusedBy(409, problemOf('notRunning')))
    await expect(here.link.resign()).rejects.toMatchObject({ problem: { code: 'notRunning' } })
    expect(here.link.isSending).toBe(false)
  })

  it('a rematch and the file of the table', async () => {
    const here = await openedAt(6, {}, ({ path }) => (path.endsWith('export') ? { rows: [] } : { id: 't2' }))
    expect(await here.link.rematch()).toBe('t2')
    expect(JSON.parse(await here.link.exported())).toEqual({ rows: [] })
  })
})
