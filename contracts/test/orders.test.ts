import { type Choice, type Event, oneOf } from '@skerry/kernel'
import type { Tiny, TinyFrame } from '@skerry/kernel/testing'
import { expect, it } from 'vitest'
import { ordersOf } from '../src/index.ts'

interface Cited extends Tiny {
  rule: 'T-1'
  event: Event<'T-1'>
}
interface Wait extends Choice {
  readonly do: 'wait'
  readonly n: number
}

it('an order that cites a rule its game does not have does not compile', () => {
  const order = ordersOf<Cited>()
  const spec = { args: { n: oneOf<number>(1, 2) }, decisions: ['main.go'], answer: () => null }
  // @ts-expect-error
  order<Wait, TinyFrame>('T-2', 'wait', spec)
  expect(order<Wait, TinyFrame>('T-1', 'wait', spec).rule).toBe('T-1')
})
