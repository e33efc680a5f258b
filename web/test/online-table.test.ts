import type { Choice, Event, Refusal, View, Viewer } from '@skerry/kernel'
import type { ChatMessage, TableState } from '@skerry/link'
import { ApiError, type ServerLink } from '@skerry/link/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Advisor, LegalInfo, LogEntry, Push, TableSnapshot } from '../src/link/types.ts'
import type { Equipment, Part, TableModel } from '../src/table/model.ts'
import { TableStore } from '../src/table/table-store.ts'

/** A game of numbers: the view is a number, every event adds to it and takes 100 ms; one calls the viewer to the turn. */
const viewOf = (n: number, seat: Viewer = 0) => ({ seat, n }) as unknown as View
const event = (type = 'added'): Event => ({ rule: 'T-1', type }) as Event
const part = {
  pace: () => 100,
  after: (_: unknown, view: View) => view,
  sign: () => ({ things: ['field'] }),
  sound: ({ type }: Event) => (type === 'turnBegan' ? 'turn' : null),
} as unknown as Part
const DESK = {
  pending: { kind: 'over' },
  choices: { kind: 'none' },
  options: [],
  things: [],
  actions: [],
  sums: {},
} as unknown as LegalInfo

const sight = (version: number, more: Partial<TableSnapshot> = {}): TableSnapshot => ({
  version,
  viewer: 0,
  view: viewOf(version, more.viewer),
  undoBarrier: null,
  pending: 'asked',
  askedSeats: [0],
  ...more,
})
const row = (n: number, seat: number | null, more: Partial<LogEntry> = {}): LogEntry => ({
  row: n,
  seat,
  isUndo: false,
  events: [event()],
  ...more,
})
const rows = (from: number, to: number, seat = 1) => Array.from({ length: to - from }, (_, i) => row(from + i, seat))
const message = (n: number, from: number): ChatMessage => ({ id: `m${n}`, at: n, from, to: null, text: `text ${n}` })
const waiting = { askedSeats: [1] }

const STATE = { id: 't', phase: 'running', you: 0, seats: [], watching: 2, rematch: null } as unknown as TableState
const INFO = { id: 't', game: 'g', seats: [], isOver: false, winners: [] }

/** A link that does what the test says. */
function fakeLink() {
  const listeners = new Set<(push: Push) => void>()
  const link = {
    info: INFO,
    state: STATE,
    connection: 'live',
    gone: null,
    retryAt: null,
    isSending: false,
    chat: [] as readonly ChatMessage[],
    ownPack: undefined,
    subscribe(listener: (push: Push) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: vi.fn(async (): Promise<Refusal | null> => null),
    earlier: vi.fn(async () => true),
    at: vi.fn(async (version: number, viewer: Viewer) => sight(version, { viewer, view: viewOf(1000 + version) })),
    say: vi.fn(async () => undefined),
    retry: vi.fn(),
    resign: vi.fn(async () => undefined),
    seen: vi.fn(),
    close: vi.fn(),
  }
  const tell = (push: Push, about: Partial<typeof link> = {}) => {
    Object.assign(link, about)
    for (const listener of listeners) listener(push)
  }
  return { link: link as unknown as ServerLink, fake: link, tell }
}

function openStore(whole: { sight: TableSnapshot; told: readonly LogEntry[] } = { sight: sight(0), told: [] }) {
  const { link, fake, tell } = fakeLink()
  const sounds: string[] = []
  const advisor = { desk: vi.fn(async () => DESK), close: vi.fn() }
  const equipment = { content: {}, pack: {}, part, talk: {} } as unknown as Equipment
  const store = new TableStore(link, advisor as unknown as Advisor, equipment, (name) => sounds.push(name))
  store.motion = 'off'
  tell({ kind: 'whole', ...whole })
  const model = () => store.snapshot() as TableModel
  const online = () => model().online as NonNullable<TableModel['online']>
  return { store, fake, tell, sounds, advisor, model, online }
}
const numbers = (model: TableModel) => model.told.map((one) => one.row)
const soon = () => vi.advanceTimersByTimeAsync(0)

const storage = new Map<string, string>()
const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  storage.clear()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what happened before', () => {
  it('is asked for at once where little was told, and comes before the rest', async () => {
    const { model, tell, fake } = openStore({ sight: sight(60), told: rows(50, 60) })
    expect(fake.earlier).toHaveBeenCalledTimes(1)
    expect(model()).toMatchObject({ hasEarlier: true })
    tell({ kind: 'earlier', told: rows(10, 50) })
    await soon()
    expect(numbers(model())).toEqual(Array.from({ length: 50 }, (_, i) => i + 10))
    expect(model().hasEarlier).toBe(true)
    tell({ kind: 'earlier', told: [row(-1, null), ...rows(0, 10)] })
    expect(numbers(model())[0]).toBe(-1)
    expect(model()).toMatchObject({ hasEarlier: false, version: 60 })
  })

  it('is not asked for where enough was told, until somebody wants it', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    expect(fake.earlier).not.toHaveBeenCalled()
    fake.earlier.mockResolvedValueOnce(false)
    model().askEarlier()
    await soon()
    expect(model().hasEarlier).toBe(false)
  })

  it('finds the row that an undo at the border took back', () => {
    const { model, tell } = openStore({ sight: sight(52), told: [row(50, 1, { isUndo: true }), row(51, 1)] })
    expect(numbers(model())).toEqual([51])
    tell({ kind: 'earlier', told: rows(48, 50) })
    expect(numbers(model())).toEqual([48, 51])
  })

  it('keeps what is no choice when a choice is taken back', () => {
    const told = [row(0, 0), row(1, 1, { hasResigned: true, events: [] }), row(2, 0, { isUndo: true, events: [] })]
    const { model } = openStore({ sight: sight(3), told })
    expect(numbers(model())).toEqual([1])
  })

  it('may not come: that is said, and the table stays', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    fake.earlier.mockRejectedValueOnce(new ApiError({ code: 'tooMany', message: '' }))
    model().askEarlier()
    await soon()
    expect(model()).toMatchObject({ fault: { what: 'server', code: 'tooMany' }, phase: 'asked' })
  })
})

describe('looking back over a line that takes its time', () => {
  it('asks for one version at a time and ends with the one wanted last', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    const answers: ((sight: TableSnapshot) => void)[] = []
    fake.at.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    for (const version of [80, 70, 60]) model().goTo(version)
    expect(fake.at.mock.calls.map(([version]) => version)).toEqual([80])
    answers[0]?.(sight(80))
    await soon()
    expect(fake.at.mock.calls.map(([version]) => version)).toEqual([80, 60])
    answers[1]?.(sight(60))
    await soon()
    expect(model()).toMatchObject({ phase: 'past', version: 60, last: 90 })
    expect(numbers(model()).at(-1)).toBe(59)
    expect(model().history.at(-1)?.row).toBe(89)
  })

  it('does not go back when somebody has returned meanwhile', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    let answer: (sight: TableSnapshot) => void = () => undefined
    fake.at.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    model().goTo(80)
    model().goLive()
    answer(sight(80))
    await soon()
    expect(model()).toMatchObject({ phase: 'asked', version: 90 })
  })

  it('says so where the version cannot be had', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    fake.at.mockRejectedValueOnce(new Error('no network'))
    model().goTo(80)
    await soon()
    expect(model()).toMatchObject({ phase: 'asked', version: 90, fault: { what: 'server', code: 'unavailable' } })
  })

  it('asks for the rows of long ago when it gets there', async () => {
    const { model, fake } = openStore({ sight: sight(90), told: rows(40, 90) })
    model().goTo(50)
    await soon()
    expect(fake.earlier).not.toHaveBeenCalled()
    model().goTo(20)
    await soon()
    expect(fake.earlier).toHaveBeenCalledTimes(1)
  })
})

describe('the line', () => {
  it('is lost and comes back: the table stays readable, what was chosen waits', async () => {
    const { model, online, tell, fake } = openStore()
    await soon()
    tell({ kind: 'company' }, { connection: 'lost', retryAt: 5000 } as object)
    expect(online()).toMatchObject({ connection: 'lost', retryAt: 5000 })
    expect(model()).toMatchObject({ phase: 'asked', desk: DESK })
    let sent: (answer: null) => void = () => undefined
    fake.choose.mockImplementation(
      () =>
        new Promise((resolve) => {
          sent = resolve
        }),
    )
    let isDone = false
    const choosing = model()
      .choose([{ do: 'place', n: { A1: 1 } } as Choice])
      .then(() => {
        isDone = true
      })
    tell({ kind: 'company' }, { isSending: true })
    await soon()
    expect(isDone).toBe(false)
    expect(online().isSending).toBe(true)
    online().retry()
    expect(fake.retry).toHaveBeenCalled()
    tell({ kind: 'company' }, { connection: 'live', isSending: false } as object)
    sent(null)
    await choosing
    expect(online()).toMatchObject({ connection: 'live', isSending: false })
  })

  it('draws nothing anew where nothing has happened meanwhile', async () => {
    const { model, tell, advisor } = openStore({ sight: sight(7), told: rows(0, 7) })
    await soon()
    const { drawn, desk } = model()
    tell({ kind: 'whole', sight: sight(7), told: rows(0, 7) })
    expect(model().drawn).toBe(drawn)
    expect(model().desk).toBe(desk)
    expect(advisor.desk).toHaveBeenCalledTimes(1)
  })

  it('does not disturb whoever looks back', async () => {
    const { model, tell } = openStore({ sight: sight(7), told: rows(0, 7) })
    model().goTo(3)
    await soon()
    tell({ kind: 'whole', sight: sight(9), told: rows(0, 9) })
    expect(model()).toMatchObject({ phase: 'past', version: 3, last: 9 })
    model().goLive()
    expect(model()).toMatchObject({ phase: 'asked', version: 9 })
    expect(numbers(model()).at(-1)).toBe(8)
  })

  it('leaves the link to whoever has opened it', () => {
    const { store, fake, advisor } = openStore()
    store.close()
    expect(fake.close).not.toHaveBeenCalled()
    expect(advisor.close).toHaveBeenCalled()
  })

  it('refuses by a rule of the game, or tells a fault, never both', async () => {
    const { model, fake } = openStore()
    const choice = [{ do: 'place', n: { A1: 1 } } as Choice]
    fake.choose.mockResolvedValueOnce({ rule: 'T-2', reason: 'notNow', params: {} })
    expect(await model().choose(choice)).toMatchObject({ rule: 'T-2' })
    fake.choose.mockResolvedValueOnce({ rule: '', reason: 'stale', params: {} })
    expect(await model().choose(choice)).toBeNull()
  })
})

describe('whoever watches', () => {
  it('is asked nothing and has no turn of their own', async () => {
    const viewer = 'spectator' as const
    const { model, tell, sounds } = openStore({ sight: sight(3, { viewer }), told: rows(0, 3) })
    expect(model()).toMatchObject({ phase: 'waiting', viewer, newsFrom: null })
    expect(model().online?.state.watching).toBe(2)
    tell({ kind: 'row', sight: sight(4, { viewer }), told: row(3, 0) })
    await soon()
    expect(model()).toMatchObject({ phase: 'waiting', version: 4 })
    expect(sounds).toEqual([])
  })
})

describe('what is said', () => {
  it('counts what others say until somebody looks, and remembers it', () => {
    const { online, tell } = openStore()
    tell({ kind: 'company' }, { chat: [message(1, 1), message(2, 0), message(3, 2)] })
    expect(online()).toMatchObject({ unread: 2 })
    online().read()
    expect(online().unread).toBe(0)
    tell({ kind: 'company' }, { chat: [message(1, 1), message(2, 0), message(3, 2), message(4, 1)] })
    expect(online().unread).toBe(1)

    const again = openStore()
    again.tell({ kind: 'company' }, { chat: [message(1, 1), message(3, 2), message(4, 1)] })
    expect(again.online().unread).toBe(1)
  })

  it('goes to the table or to seats', async () => {
    const { online, fake } = openStore()
    await online().say('hello')
    await online().say('psst', [2])
    expect(fake.say.mock.calls).toEqual([
      ['hello', undefined],
      ['psst', [2]],
    ])
  })

  it('works where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden')
      },
    })
    const { online, tell } = openStore()
    tell({ kind: 'company' }, { chat: [message(1, 1)] })
    online().read()
    expect(online().unread).toBe(0)
  })
})

describe('coming back', () => {
  it('marks the first row since the last own turn, until the next', async () => {
    const told = [...rows(0, 45), row(45, 0), ...rows(46, 49, 2)]
    const { model, tell } = openStore({ sight: sight(49), told })
    expect(model().newsFrom).toBe(46)
    tell({ kind: 'row', sight: sight(50, waiting), told: row(49, 0) })
    await soon()
    expect(model().newsFrom).toBeNull()
    tell({ kind: 'row', sight: sight(51), told: row(50, 1) })
    await soon()
    expect(model().newsFrom).toBeNull()
  })

  it('finds the last own turn among rows that come later', () => {
    const { model, tell } = openStore({ sight: sight(60), told: rows(55, 60) })
    expect(model().newsFrom).toBeNull()
    tell({ kind: 'earlier', told: [...rows(30, 41), row(41, 0), ...rows(42, 55)] })
    expect(model().newsFrom).toBe(42)
  })

  it('marks nothing for whoever has not played yet, or played last', () => {
    expect(openStore({ sight: sight(5), told: rows(0, 5) }).model().newsFrom).toBeNull()
    expect(openStore({ sight: sight(6), told: [...rows(0, 5), row(5, 0)] }).model().newsFrom).toBeNull()
  })

  it('after a lost connection, and to a page nobody looked at', async () => {
    const told = [row(0, 0), row(1, 1)]
    const { model, tell } = openStore({ sight: sight(1, waiting), told: [row(0, 0)] })
    tell({ kind: 'whole', sight: sight(2), told })
    expect(model().newsFrom).toBe(1)

    const hidden = openStore({ sight: sight(1, waiting), told: [row(0, 0)] })
    page.hidden = true
    hidden.tell({ kind: 'row', sight: sight(2), told: row(1, 1) })
    await soon()
    expect(hidden.model().newsFrom).toBe(1)
  })

  it('while somebody looks nothing is news', async () => {
    const { model, tell } = openStore({ sight: sight(1, waiting), told: [row(0, 0)] })
    tell({ kind: 'row', sight: sight(2), told: row(1, 1) })
    await soon()
    expect(model().newsFrom).toBeNull()
  })
})

describe('your turn', () => {
  it('is called when others were waited for, and only then', async () => {
    const { tell, sounds } = openStore({ sight: sight(1, waiting), told: [row(0, 0)] })
    tell({ kind: 'row', sight: sight(2), told: row(1, 1) })
    await soon()
    expect(sounds).toEqual(['turn'])
    tell({ kind: 'row', sight: sight(3), told: row(2, 0) })
    await soon()
    expect(sounds).toEqual(['turn'])
  })

  it('is called once where the film does it too', async () => {
    const { store, tell, sounds, model } = openStore({ sight: sight(1, waiting), told: [row(0, 0)] })
    store.motion = 'full'
    tell({ kind: 'row', sight: sight(2), told: row(1, 1, { events: [event(), event('turnBegan')] }) })
    await vi.advanceTimersByTimeAsync(300)
    expect(model().phase).toBe('asked')
    expect(sounds).toEqual(['turn'])
  })

  it('ends with the game where the other one gives up', async () => {
    const { model, tell } = openStore({ sight: sight(1), told: [row(0, 0)] })
    tell({ kind: 'row', sight: sight(2), told: row(1, 1, { hasResigned: true, events: [] }) })
    await soon()
    expect(model().phase).toBe('asked')
    tell({ kind: 'info' }, { info: { ...INFO, isOver: true, winners: [0] } } as object)
    expect(model()).toMatchObject({ phase: 'over', info: { isOver: true, winners: [0] } })
  })
})
