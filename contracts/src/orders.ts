/** Standing orders: a seat leaves them, they answer in its name from what it may know, and it can withdraw them. */

import {
  type Args,
  type ArgsOf,
  type Choice,
  type Choices,
  type Frame,
  type Game,
  type GameTypes,
  parse,
  type RuleId,
  type Seat,
  stepName,
  type Table,
  type Verbs,
  type View,
  write,
} from '@skerry/kernel'

/** An order is plain data with a notation, as a choice is: `fightOn won`. */
export type Order = Choice

export interface OrderKind<G extends GameTypes = GameTypes, O extends Order = Order> {
  readonly rule: G['rule']
  readonly do: O['do']
  readonly args: Args
  /** The decisions it can answer, as `rule.step`. */
  readonly decisions: readonly string[]
  /** What the seat would answer; null: it is asked as ever. `t` shows what the seat sees, `open` what it may choose. */
  answer(t: Table<G>, f: never, order: O, open: Choices): Choice | null
}

/** The builder for the order kinds of one game. */
export const ordersOf =
  <G extends GameTypes>() =>
  <O extends Order, F extends Frame>(
    rule: G['rule'],
    verb: O['do'],
    spec: {
      readonly args: ArgsOf<O>
      readonly decisions: readonly string[]
      answer(t: Table<G>, f: F, order: O, open: Choices): Choice | null
    },
  ) =>
    ({ rule, do: verb, ...spec }) as unknown as OrderKind<G>

const verbsOf = (kinds: readonly OrderKind[]): Verbs => new Map(kinds.map((kind) => [kind.do, kind.args]))

export const parseOrder = (kinds: readonly OrderKind[], content: object, text: string): Order =>
  parse(verbsOf(kinds), content, text)
export const writeOrder = (kinds: readonly OrderKind[], order: Order): string => write(verbsOf(kinds), order)

/** An order that a seat could leave. */
export interface PossibleOrder {
  readonly rule: RuleId
  readonly notation: string
  readonly order: Order
}

/** Every order of these kinds, kind by kind, with each of the values its words can have. */
export const possibleOrders = (kinds: readonly OrderKind[], content: object): PossibleOrder[] =>
  kinds.flatMap(({ rule, do: verb, args }) => {
    let orders: readonly Order[] = [{ do: verb }]
    for (const [name, arg] of Object.entries(args))
      orders = orders.flatMap((order) => arg.values(content as never).map((value) => ({ ...order, [name]: value })))
    return orders.map((order) => ({ rule, notation: writeOrder(kinds, order), order }))
  })

/** The first order that answers what the viewer is asked now, with its legal answer; null: the seat must be asked. */
export function answerByOrders<G extends GameTypes>(
  game: Game<G>,
  kinds: readonly OrderKind<G>[],
  content: G['content'],
  view: View<G['seen']>,
  orders: readonly Order[],
): { readonly order: Order; readonly choice: Choice } | null {
  const top = view.stack[view.stack.length - 1]
  if (orders.length === 0 || top === undefined || typeof view.seat !== 'number') return null
  const seat: Seat = view.seat
  const p = game.redeal(content, view, () => 0)
  const open = game.choices(content, p, seat)
  if (open.kind === 'none') return null
  const seen: Table<G> = {
    state: view.state as G['state'],
    content,
    seat,
    within: (rule) => view.stack.findLast((f) => f.rule === rule) as never,
  }
  for (const order of orders) {
    const kind = kinds.find((k) => k.do === order.do && k.decisions.includes(stepName(top)))
    const choice = kind?.answer(seen, top as never, order, open) ?? null
    if (choice !== null && game.explain(content, p, seat, choice) === null) return { order, choice }
  }
  return null
}
