/** What is said about standing orders, in English. */

export interface OrderWords {
  readonly title: string
  readonly about: string
  readonly loading: string
  readonly leave: string
  /** Leaves the order that is shown in place of the one of its kind that was left before. */
  readonly replace: string
  readonly withdraw: string
  readonly isLeft: string
  /** A button and the sentence it is about. */
  readonly aboutOrder: (verb: string, order: string) => string
  readonly nowLeft: (order: string) => string
  readonly nowWithdrawn: (order: string) => string
  readonly failed: string
  /** In the log of whoever left it. */
  readonly chose: (order: string) => string
}

export const orders: OrderWords = {
  title: 'Standing orders',
  about:
    'Standing orders answer for you, from what you can see yourself. Nobody else learns of them. After you take something back, you answer first.',
  loading: 'Looking them up …',
  leave: 'Leave',
  replace: 'Change',
  withdraw: 'Withdraw',
  isLeft: 'in force',
  aboutOrder: (verb, order) => `${verb}: ${order}`,
  nowLeft: (order) => `From now on: ${order}.`,
  nowWithdrawn: (order) => `No longer: ${order}.`,
  failed: 'That did not work. Your orders are as they were.',
  chose: (order) => `By standing order: ${order}.`,
}
