/** Standing orders: a seat leaves them, they answer in its name from what it may know, and it can withdraw them. */

import type { DefinedGame } from './define.ts'
import { stepName } from './errors.ts'
import { parse, type Verbs, write } from './notation.ts'
import type { Args, ArgsOf } from './steps.ts'
import type { Choice, Choices, Frame, GameTypes, RuleId, Seat, Table, View } from './types.ts'

/** An order is plain data with a notation, as a choice is: `fightOn won`. */
export type Order = Choice

export interface OrderKind<G extends GameTypes = GameTypes, O extends Order = Order> {
  readonly rule: RuleId
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
    rule: RuleId,
    verb: O['do'],
    spec: {
      readonly args: ArgsOf<O>
      readonly decisions: readonly string[]
      answer(t: Table<G>, f: F, order: O, open: Choices): Choice | null
    },
  ) =>
    ({ rule, do: verb, ...spec }) as unknown as OrderKind<G>

const verbsOfOrders = <G extends GameTypes>({ definition }: DefinedGame<G>): Verbs =>
  new Map((definition.orders ?? []).map((kind) => [kind.do, kind.args]))

export const parseOrder = <G extends GameTypes>(game: DefinedGame<G>, content: G['content'], text: string): Order =>
  parse(verbsOfOrders(game), content, text)
export const writeOrder = <G extends GameTypes>(game: DefinedGame<G>, order: Order): string =>
  write(verbsOfOrders(game), order)

/** The first order that answers what the viewer is asked now, with its legal answer; null: the seat must be asked. */
export function answerByOrders<G extends GameTypes>(
  game: DefinedGame<G>,
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
    const kind = game.definition.orders?.find((k) => k.do === order.do && k.decisions.includes(stepName(top)))
    const choice = kind?.answer(seen, top as never, order, open) ?? null
    if (choice !== null && game.explain(content, p, seat, choice) === null) return { order, choice }
  }
  return null
}
