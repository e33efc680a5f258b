import { useCallback, useEffect, useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import { useAtTable } from '../common/context.ts'

/** The standing orders of whoever looks, and how they change. */
export interface Orders {
  /** In notation; null: not known yet. */
  readonly left: readonly string[] | null
  readonly hasFailed: boolean
  leave(order: string): void
  withdraw(order: string): void
}

export function useOrders(): Orders {
  const { model, words, orderText } = useAtTable()
  const [left, setLeft] = useState<readonly string[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { orders, leaveOrder, withdrawOrder, viewer } = model
  const tell = useCallback((answer: Promise<readonly string[]>, done = '') => {
    setFailed(false)
    answer.then(
      (now) => {
        setLeft(now)
        if (done !== '') announce(done)
      },
      () => setFailed(true),
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks now has other orders
  useEffect(() => tell(orders()), [orders, tell, viewer])
  return {
    left,
    hasFailed,
    leave: (order) => tell(leaveOrder(order), words.orders.nowLeft(orderText(order))),
    withdraw: (order) => tell(withdrawOrder(order), words.orders.nowWithdrawn(orderText(order))),
  }
}
