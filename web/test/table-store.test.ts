import type { Choice, Event, View } from '@skerry/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LocalLink } from '../src/link/local.ts'
import type { Advisor, LegalInfo, LogEntry, Push, TableSnapshot } from '../src/link/types.ts'
import type { Equipment, Part, TableModel } from '../src/table/model.ts'
import { TableStore } from '../src/table/table-store.ts'

/** A game of numbers: the view is a number, every event adds to it and takes 100 ms, quiet ones none. */
const event = (add: number, type = 'added'): Event => ({ rule: 'T-1', type, add }) as Event
const viewOf = (n: number) => ({ seat: 0, n }) as unknown as View
const numberOf = (view: View) => (view as unknown as { n: number }).n

const part = {
  pace: ({ type }: Event) => (type === 'quiet' ? 0 : 100),
  after: (_: unknown, view: View, e: Event) => viewOf(numberOf(view) + (e as unknown as { add: number }).add),
  sign: ({ type }: Event) => ({ things: ['field'], ...(type === 'deed' ? { seat: 1 } : {}) }),
  sound: ({ type }: Event) => (type === 'added' ? 'place' : null),
} as unknown as Part
const desk = {
  pending: { kind: 'over' },
  choices: { kind: 'none' },
  options: [],
  things: [],
  actions: [],
  sums: {},
} as unknown as LegalInfo

const sight = (version: number, n: number, more: Partial<TableSnapshot> = {}): TableSnapshot => ({
  version,
  viewer: 0,
  view: viewOf(n),
  undoBarrier: null,
  pending: 'asked',
  askedSeats: [0],
  ...more,
})
const row = (v: number, events: readonly Event[], isUndo = false): LogEntry => ({ row: v, seat: 0, isUndo, events })

/** A deed of seat 1 is told in so many characters. */
const TALK = { events: { deed: ({ length }: { length: number }) => 'x'.repeat(length) } }
const deed = (length: number): Event => ({ ...event(1, 'deed'), length }) as Event
const rowOf = (seat: number, v: number, events: readonly Event[]): LogEntry => ({ ...row(v, events), seat })

function openStore() {
  let listener: (push: Push) => void = () => undefined
  const seen: number[] = []
  const chosen: (readonly string[])[] = []
  const sounds: string[] = []
  const link = {
    info: { id: 't', game: 'g' },
    subscribe(next: (push: Push) => void) {
      listener = next
      return () => undefined
    },
    seen: (version: number) => seen.push(version),
    choose: async (choices: readonly string[]) => {
      chosen.push(choices)
      return null
    },
    at: async (version: number) => sight(version, 1000 + version),
    close: () => undefined,
  } as unknown as LocalLink
  /** How the advisor answers if not at once. */
  const answers: { late: Promise<LegalInfo> | null } = { late: null }
  const advisor = { desk: async () => answers.late ?? desk, close: () => undefined } as unknown as Advisor
  const equipment = { content: {}, pack: {}, part, talk: { en: TALK, de: TALK } } as unknown as Equipment
  const store = new TableStore(link, advisor, equipment, (name) => sounds.push(name))
  const model = () => store.snapshot() as TableModel
  const tell = (push: Push) => listener(push)
  tell({ kind: 'whole', sight: sight(0, 0), told: [] })
  return { store, model, tell, seen, chosen, sounds, answers }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the page shows of what it is told', () => {
  it('one event after the other, then the true view and the question', async () => {
    const { model, tell, seen, sounds } = openStore()
    tell({ kind: 'row', sight: sight(1, 7), told: row(0, [event(3), event(1, 'quiet'), event(2)]) })
    expect(model()).toMatchObject({ phase: 'moving', drawn: viewOf(0), version: 0, last: 1 })
    expect(model().now?.event).toEqual(event(3))
    expect(model().told.flatMap(({ events }) => events).length).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(model().drawn).toEqual(viewOf(4))
    expect(model().now?.event).toEqual(event(2))
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(model()).toMatchObject({ phase: 'asked', drawn: viewOf(7), now: null, version: 1, desk })
    expect(seen).toEqual([1])
    expect(sounds).toEqual(['place', 'place'])
  })

  it('what somebody else has done stands as long as it takes to read it', async () => {
    const { model, tell, store } = openStore()
    tell({ kind: 'row', sight: sight(1, 1), told: rowOf(1, 0, [deed(40)]) })
    await vi.advanceTimersByTimeAsync(2200)
    expect(model()).toMatchObject({ phase: 'moving', drawn: viewOf(1), now: null })
    await vi.advanceTimersByTimeAsync(150) // 900 + 35 for each of 40 characters
    expect(model()).toMatchObject({ phase: 'asked', version: 1 })
    // At least 1.8 and at most 4 seconds, whatever is told; one's own deed is known already.
    for (const [v, seat, length, ms] of [
      [1, 1, 3, 1800],
      [2, 1, 300, 4000],
      [3, 0, 300, 100],
    ] as const) {
      tell({ kind: 'row', sight: sight(v + 1, v + 1), told: rowOf(seat, v, [deed(length)]) })
      await vi.advanceTimersByTimeAsync(ms - 20)
      expect(model()).toMatchObject({ phase: 'moving' })
      await vi.advanceTimersByTimeAsync(40)
      expect(model()).toMatchObject({ phase: 'asked', version: v + 1 })
    }
    store.motion = 'brief'
    tell({ kind: 'row', sight: sight(5, 5), told: rowOf(1, 4, [deed(300)]) })
    await vi.advanceTimersByTimeAsync(60)
    expect(model()).toMatchObject({ phase: 'asked', version: 5 })
  })

  it('a whole round of others takes no longer than some seconds, and skipping ends it at once', async () => {
    const { model, tell } = openStore()
    for (let v = 0; v < 30; v++) tell({ kind: 'row', sight: sight(v + 1, v + 1), told: rowOf(1, v, [deed(60)]) })
    await vi.advanceTimersByTimeAsync(3000)
    expect(model().phase).toBe('moving')
    await vi.advanceTimersByTimeAsync(24_000)
    expect(model()).toMatchObject({ phase: 'asked', version: 30 })
    tell({ kind: 'row', sight: sight(31, 31), told: rowOf(1, 30, [deed(300)]) })
    await vi.advanceTimersByTimeAsync(200)
    model().skip()
    expect(model()).toMatchObject({ phase: 'asked', version: 31 })
  })

  it('rows that come meanwhile wait for their turn', async () => {
    const { model, tell } = openStore()
    tell({ kind: 'row', sight: sight(1, 1), told: row(0, [event(1)]) })
    tell({ kind: 'row', sight: sight(2, 2), told: row(1, [event(1)]) })
    expect(model().last).toBe(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(model()).toMatchObject({ phase: 'moving', version: 1, drawn: viewOf(1) })
    await vi.advanceTimersByTimeAsync(100)
    expect(model()).toMatchObject({ phase: 'asked', version: 2, drawn: viewOf(2) })
  })

  it('skipping shows everything at once and loses nothing', async () => {
    const { model, tell, seen } = openStore()
    for (let v = 0; v < 5; v++) tell({ kind: 'row', sight: sight(v + 1, v + 1), told: row(v, [event(1)]) })
    model().skip()
    expect(model()).toMatchObject({ phase: 'asked', version: 5, drawn: viewOf(5), now: null })
    expect(model().told.map((one) => one.row)).toEqual([0, 1, 2, 3, 4])
    expect(seen).toEqual([1, 2, 3, 4, 5])
    await vi.advanceTimersByTimeAsync(1000)
    expect(model().version).toBe(5)
  })

  it('however much happens, it is shown within some seconds', async () => {
    const { model, tell } = openStore()
    for (let v = 0; v < 300; v++) tell({ kind: 'row', sight: sight(v + 1, v + 1), told: row(v, [event(1)]) })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(model()).toMatchObject({ phase: 'asked', version: 300 })
  })

  it('without motion it is there at once, and what changed is marked for a moment', async () => {
    const { store, model, tell, sounds } = openStore()
    store.motion = 'off'
    tell({ kind: 'row', sight: sight(1, 3), told: row(0, [event(3)]) })
    await vi.advanceTimersByTimeAsync(0)
    expect(model()).toMatchObject({ phase: 'asked', version: 1, drawn: viewOf(3), desk })
    expect([...model().changed]).toEqual(['field'])
    expect(sounds).toEqual([])
    await vi.advanceTimersByTimeAsync(1300)
    expect([...model().changed]).toEqual([])
  })

  it('a page nobody looks at does not play films', async () => {
    vi.stubGlobal('document', { hidden: true })
    const { model, tell } = openStore()
    tell({ kind: 'row', sight: sight(1, 3), told: row(0, [event(3)]) })
    await vi.advanceTimersByTimeAsync(0)
    expect(model()).toMatchObject({ phase: 'asked', version: 1 })
  })

  it('never shows a question with the desk of another', async () => {
    const { store, model, tell, answers } = openStore()
    store.motion = 'off'
    await vi.advanceTimersByTimeAsync(0)
    expect(model().desk).toBe(desk)
    answers.late = new Promise((resolve) => setTimeout(resolve, 400, desk))
    tell({ kind: 'row', sight: sight(1, 3), told: row(0, [event(3)]) })
    await vi.advanceTimersByTimeAsync(100)
    expect(model()).toMatchObject({ version: 0, desk })
    await vi.advanceTimersByTimeAsync(100)
    expect(model()).toMatchObject({ phase: 'asked', version: 1, desk: null })
    await vi.advanceTimersByTimeAsync(200)
    expect(model().desk).toBe(desk)
    model().goTo(0)
    await vi.advanceTimersByTimeAsync(0)
    model().goLive()
    expect(model()).toMatchObject({ version: 1, desk })
  })

  it('a row taken back leaves the log', async () => {
    const { store, model, tell } = openStore()
    store.motion = 'off'
    tell({ kind: 'row', sight: sight(1, 1), told: row(0, [event(1)]) })
    tell({ kind: 'row', sight: sight(2, 2), told: row(1, [event(1)]) })
    tell({ kind: 'row', sight: sight(3, 1), told: row(2, [], true) })
    await vi.advanceTimersByTimeAsync(0)
    expect(model().told.map((one) => one.row)).toEqual([0])
    expect(model().version).toBe(3)
  })

  it('looks back, and what comes meanwhile is there when it returns', async () => {
    const { store, model, tell } = openStore()
    store.motion = 'off'
    for (let v = 0; v < 3; v++) tell({ kind: 'row', sight: sight(v + 1, v + 1), told: row(v, [event(1)]) })
    model().goTo(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(model()).toMatchObject({ phase: 'past', version: 1, last: 3, drawn: viewOf(1001) })
    expect(model().told.map((one) => one.row)).toEqual([0])
    tell({ kind: 'row', sight: sight(4, 4), told: row(3, [event(1)]) })
    expect(model()).toMatchObject({ phase: 'past', version: 1, last: 4 })
    model().goLive()
    expect(model()).toMatchObject({ phase: 'asked', version: 4, drawn: viewOf(4) })
    expect(model().told.length).toBe(4)
  })

  it('draws once per moment, whatever else is told meanwhile', async () => {
    const { store, model, tell } = openStore()
    await vi.advanceTimersByTimeAsync(0)
    let draws = 0
    store.subscribe(() => {
      draws += 1
    })
    tell({ kind: 'thinking', seat: null })
    expect(draws).toBe(0)
    tell({ kind: 'row', sight: sight(1, 1), told: row(0, [event(1)]) })
    expect(draws).toBe(1)
    tell({ kind: 'thinking', seat: 1 })
    tell({ kind: 'row', sight: sight(2, 2), told: row(1, [event(1)]) })
    expect(draws).toBe(1)
    expect(model()).toMatchObject({ thinking: 1, last: 2 })
  })

  it('a curtain falls when the screen must be handed over, and rises with the next view', () => {
    const { model, tell } = openStore()
    tell({ kind: 'handOver', to: 1, version: 0 })
    expect(model()).toMatchObject({ phase: 'curtain', handOverTo: 1, desk: null })
    tell({ kind: 'whole', sight: sight(0, 9, { viewer: 1, askedSeats: [1] }), told: [] })
    expect(model()).toMatchObject({ phase: 'asked', viewer: 1, handOverTo: null })
  })

  it('sends what was chosen in notation', async () => {
    const { model, chosen } = openStore()
    await model().choose([{ do: 'place', n: { A1: 2, 'A1/hero': 1 } } as Choice])
    expect(chosen).toEqual([['place A1:2 A1/hero:1']])
  })
})
