/** Tables by event type: a type without an entry does not compile, and null means that nothing comes of it. */

import type { Frame, Viewer } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Changes,
  type EventTable,
  followedBy,
  type LogTable,
  logBy,
  madeBy,
  moving,
  ownTurn,
  plannedBy,
  type Stage,
  withFrame,
  withPlayer,
} from '../src/index.ts'

type Told =
  | { readonly rule: string; readonly type: 'moved'; readonly seat: number; readonly to: number }
  | { readonly rule: string; readonly type: 'rested'; readonly seat: number }
interface State {
  readonly at: number
}
interface TurnFrame extends Frame {
  readonly rule: 'turn'
  readonly at: 'act'
  readonly done: number
}
type Seen = ReturnType<typeof viewAt>

const moved: Told = { rule: '', type: 'moved', seat: 1, to: 7 }
const rested: Told = { rule: '', type: 'rested', seat: 0 }
const turn: TurnFrame = { rule: 'turn', at: 'act', done: 0 }
const viewAt = (at: number) => ({
  ...{ pack: '', seat: 'open' as Viewer, seats: 2, result: null },
  state: { at } as State,
  stack: [turn] as readonly Frame[],
})

describe('a table of event types', () => {
  it('answers by the type; null answers nothing', () => {
    const table: EventTable<Told, number, number> = { moved: (from, { to }) => to - from, rested: null }
    expect([madeBy(table, 2, moved), madeBy(table, 2, rested)]).toEqual([5, null])
  })

  it('does not compile without a type', () => {
    // @ts-expect-error: `rested` is missing
    const motions: EventTable<Told, number, number> = { moved: (from, { to }) => to - from }
    // @ts-expect-error: `rested` is missing
    const changes: Changes<Told, State, TurnFrame, null> = { moved: (_, { to }) => ({ at: to }) }
    // @ts-expect-error: `rested` is missing
    const log: LogTable<Told, Seen> = { moved: {} }
    expect([motions, changes, log].map((table) => Object.keys(table))).toEqual([['moved'], ['moved'], ['moved']])
  })
})

describe('following events', () => {
  const changes: Changes<Told, State, TurnFrame, null> = {
    moved: (_, { to }) => ({ at: to }),
    rested: { frames: (frames) => withFrame(frames, 'turn', (frame) => ({ ...frame, done: frame.done + 1 })) },
  }
  const { after, stateAfter } = followedBy(changes)

  it('copies what changes, the state or the frames', () => {
    const view = viewAt(2)
    expect(after(null, view, moved)).toEqual({ ...view, state: { at: 7 } })
    expect(after(null, view, rested)).toEqual({ ...view, stack: [{ ...turn, done: 1 }] })
    expect(after(null, { ...view, stack: [] }, rested)).toEqual({ ...view, stack: [] })
    expect(stateAfter(null, view.state, rested)).toBe(view.state)
  })

  it('keeps a view as it is when nothing changes', () => {
    const view = viewAt(2)
    const { after: still } = followedBy<Told, State, TurnFrame, null>({ moved: null, rested: null })
    expect(still(null, view, moved)).toBe(view)
  })

  it('changes one player', () => {
    const state = { round: 1, players: [{ men: 3 }, { men: 4 }] }
    const next = withPlayer(state, 1, { men: 5 })
    expect(next).toEqual({ round: 1, players: [{ men: 3 }, { men: 5 }] })
    expect(next.players[0]).toBe(state.players[0])
  })
})

describe('a plan', () => {
  const motions: EventTable<
    Told,
    Stage<null, number, Seen>,
    { acts?: readonly string[]; state?: State; coming?: number }
  > = {
    moved: ({ before, after, chart }) => ({ ...moving(`${before.state.at}-${after.state.at}`), state: { at: chart } }),
    rested: null,
  }
  const planOf = plannedBy(motions, (_: null, view: Seen, event: Told) =>
    event.type === 'moved' ? { ...view, state: { at: event.to } } : view,
  )

  it('draws under the acts what is not on its way', () => {
    const { view, acts, coming } = planOf(null, 9, viewAt(2), moved)
    expect([view.state, acts, coming]).toEqual([{ at: 9 }, ['2-7'], null])
  })

  it('is still where the table says so', () => {
    const view = viewAt(2)
    expect(planOf(null, 9, view, rested)).toEqual({ view, acts: [], coming: null })
  })
})

describe('a log', () => {
  const { sign, pace, sound } = logBy<Told, Seen>(
    {
      moved: { icon: ({ to }) => `to ${to}`, ms: (_, { state }) => state.at * 100, sound: ownTurn },
      rested: { isQuiet: true, heading: (_, language) => language, seat: () => undefined, ms: 50, sound: 'place' },
    },
    ({ type }) => [type],
    ({ rule }) => rule === 'HUSH',
  )

  it('says what the row of the event says', () => {
    expect(sign(moved, 'en')).toEqual({ seat: 1, icon: 'to 7', things: ['moved'] })
    expect(sign(rested, 'de')).toEqual({ heading: 'de', isQuiet: true, things: ['rested'] })
    expect(sign({ ...moved, rule: 'HUSH' }, 'en').isQuiet).toBe(true)
    const begins = logBy<Told, Seen>(
      { moved: { heading: () => 'a turn' }, rested: {} },
      ({ type }) => [type],
      () => true,
    )
    expect(begins.sign(moved, 'en')).toEqual({ seat: 1, heading: 'a turn', things: ['moved'] })
    expect([pace(moved, viewAt(2)), pace(rested, viewAt(2))]).toEqual([200, 50])
    expect([sound(moved, 1), sound(moved, 0), sound(rested, 0)]).toEqual(['turn', null, 'place'])
  })
})
