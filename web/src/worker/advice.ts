/** What game code can say about a view. Everything starts from the view, so nothing here can know more than its seat. */

import {
  type Allot,
  type Choice,
  type Choices,
  eventsFor,
  type GameTypes,
  type PositionOf,
  type Random,
  type Refusal,
  randomFrom,
  type Seat,
  type ThingId,
  universe,
  type View,
} from '@skerry/kernel'
import type { Rules } from '../games/rules.ts'
import type { LegalInfo, Option, Preview, WhyNot } from '../link/types.ts'

type Suggest = (content: object, view: View<object>, seat: Seat, random: Random) => Choice | null

/** Whatever the hidden cards are, what a seat is told stays the same: any deal will do. */
const anyDeal: Random = () => 0

export class Advice {
  readonly content: object
  private readonly rules: Rules
  private readonly bot: Suggest
  /** The view asked about last, and what was dealt for it: the page asks several questions about one view. */
  private last: { view: View; position: PositionOf<GameTypes> } | null = null

  constructor(rules: Rules, bot: Suggest) {
    this.rules = rules
    this.content = rules.game.load(rules.pack)
    this.bot = bot
  }

  desk(view: View): LegalInfo {
    const { game } = this.rules
    const position = this.positionOf(view)
    const seat = this.seatOf(view)
    const things = game.things(this.content, position, view.seat)
    const choices: Choices = seat === null ? { kind: 'none' } : game.choices(this.content, position, seat)
    return {
      pending: withoutOutcomes(game.pending(this.content, position)),
      choices,
      options: this.optionsOf(choices, position),
      actions: seat === null ? [] : game.actions(this.content, position, seat),
      things,
      sums: game.sums(this.content, position, view.seat),
    }
  }

  explain(view: View, choice: Choice): Refusal | null {
    const seat = this.seatOf(view)
    return seat === null ? null : this.rules.game.explain(this.content, this.positionOf(view), seat, choice)
  }

  /** Tries everything one could do with this thing and tells what stood in the way of the attempt that came closest. */
  whyNot(view: View, thing: ThingId, picked: readonly ThingId[]): WhyNot | null {
    const { game } = this.rules
    const position = this.positionOf(view)
    const seat = this.seatOf(view)
    if (seat === null || position.result !== null) return null
    const all = [...this.attempts(position, seat, thing)]
    const named = (choice: Choice) => game.thingsNamed(this.content, position, choice)
    const namesPicked = (choice: Choice) => picked.filter((id) => named(choice).includes(id)).length
    const most = Math.max(0, ...all.map(namesPicked))
    // Those that name most of what was picked come first; if one of the others is legal, nothing stands in the way.
    if (game.nearest(this.content, position, seat, all) === null) return null
    const closest = all.filter((choice) => namesPicked(choice) === most)
    const near = game.nearest(this.content, position, seat, closest)
    return near === null ? null : { choice: near.choice, refusal: near.refusal }
  }

  preview(view: View, choice: Choice): Preview | null {
    const { game } = this.rules
    const seat = this.seatOf(view)
    if (seat === null) return null
    const applied = game.apply(this.content, this.positionOf(view), { seat, choice })
    if ('refused' in applied) return null
    const pending = game.pending(this.content, applied.position)
    const askedSeats = pending.kind === 'asked' ? pending.seats : []
    if (applied.revealed !== null) return { events: [], leadsTo: 'secret', askedSeats: [] }
    const leadsTo = pending.kind === 'chance' ? 'dice' : pending.kind
    return { events: eventsFor(applied.events, seat), leadsTo, askedSeats }
  }

  suggest(view: View): Choice | null {
    const seat = this.seatOf(view)
    if (seat === null) return null
    return this.bot(this.content, view as View<object>, seat, randomFrom(JSON.stringify([view.stack, view.state])))
  }

  // —— the view ——

  private positionOf(view: View): PositionOf<GameTypes> {
    if (this.last?.view !== view)
      this.last = { view, position: this.rules.game.redeal(this.content, view as View<object>, anyDeal) }
    return this.last.position
  }

  /** Whose choices are meant: the viewer's own if the viewer is asked; with open cards those of the seat that is. */
  private seatOf(view: View): Seat | null {
    if (typeof view.seat === 'number') return view.seat
    if (view.seat === 'spectator') return null
    const pending = this.rules.game.pending(this.content, this.positionOf(view))
    return pending.kind === 'asked' ? (pending.seats[0] ?? null) : null
  }

  // —— choices and things ——

  private optionsOf(choices: Choices, position: PositionOf<GameTypes>): Option[] {
    if (choices.kind === 'none') return []
    const { game } = this.rules
    return choices.list.map((choice) => ({
      notation: game.write(choice),
      choice,
      things: game.thingsNamed(this.content, position, choice),
    }))
  }

  private *attempts(position: PositionOf<GameTypes>, seat: Seat, thing: ThingId): Generator<Choice> {
    const { game } = this.rules
    const choices = game.choices(this.content, position, seat)
    if (choices.kind === 'allotment') yield { do: choices.do, n: { [thing]: 1 } } as Allot
    const verbs = new Set(game.actions(this.content, position, seat).map((action) => action.do))
    for (const choice of universe(game.verbs, this.content))
      if (verbs.has(choice.do) && game.thingsNamed(this.content, position, choice).includes(thing)) yield choice
  }
}

/** What chance may show stays with whoever draws. */
const withoutOutcomes = (pending: LegalInfo['pending']): LegalInfo['pending'] =>
  pending.kind === 'chance' ? { ...pending, outcomes: { list: [], weights: null, total: 0 } } : pending
