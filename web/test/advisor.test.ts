import { randomFrom, type View } from '@skerry/kernel'
import { beginSession } from '@skerry/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askingAdvisor } from '../src/link/advisor.ts'
import { advising } from '../src/worker/advising.ts'
import { content, rules } from './tables.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Two views of one table at its first question, asked of seat 0 and seen by seat 1. */
function views(): readonly [View, View] {
  const session = beginSession(rules.game, content, 3)
  session.begin(randomFrom('views'))
  return [session.view(0), session.view(1)]
}

/** The worker on the other side of a border: whatever crosses it is cloned. */
async function opened() {
  const worker = advising()
  await worker.open('marnon')
  const redeals = vi.spyOn(rules.game, 'redeal')
  const looks = vi.fn(async (view: View) => worker.look(structuredClone(view)))
  const advisor = askingAdvisor({
    look: looks,
    desk: async () => structuredClone(worker.desk()),
    explain: async (choice) => worker.explain(structuredClone(choice)),
    whyNot: async (thing, picked) => worker.whyNot(thing, [...picked]),
    preview: async (choice) => worker.preview(structuredClone(choice)),
    suggest: async () => worker.suggest(),
  })
  return { advisor, redeals, looks }
}

describe('the advisor', () => {
  it('is handed a view once and deals a position for it once, however much is asked about it', async () => {
    const { advisor, redeals, looks } = await opened()
    const [view] = views()
    const { options } = await advisor.desk(view)
    const [first] = options
    if (first === undefined) throw new Error('nothing can be chosen')
    expect(await advisor.explain(view, first.choice)).toBeNull()
    expect(await advisor.explain(view, { do: 'rest' })).toMatchObject({ reason: 'notNow' })
    expect((await advisor.preview(view, first.choice))?.events.length).toBeGreaterThan(0)
    expect(await advisor.whyNot(view, 'I1', [])).not.toBeNull()
    expect([looks.mock.calls.length, redeals.mock.calls.length]).toEqual([1, 1])
  })

  it('answers each question about the view it comes with, also when they cross', async () => {
    const { advisor, redeals, looks } = await opened()
    const [mine, other] = views()
    const [own, foreign, again] = await Promise.all([advisor.desk(mine), advisor.desk(other), advisor.desk(mine)])
    const asked = own.pending.kind === 'asked' ? own.pending.seats : []
    expect(own.options.length > 0).toBe(asked.includes(0))
    expect(foreign.options.length > 0).toBe(asked.includes(1))
    expect(again).toEqual(own)
    expect([looks.mock.calls.length, redeals.mock.calls.length]).toEqual([3, 3])
  })
})
