/** A position being played in place: runs the steps, asks, takes answers, hands events to reactions. */

import { type Allotment, type AllotmentSlot, boundBroken, onlySplit, type Split } from './allotment.ts'
import { findOutcome, type Outcome, type Outcomes, writeOutcome } from './chance.ts'
import { type AnyCondition, type AnyStep, type Compiled, effectsFrame, ownStep, type SortedOffer } from './compile.ts'
import { RuleError, stepName } from './errors.ts'
import { malformed, write } from './notation.ts'
import { probe } from './probe.ts'
import {
  type AllotmentStep,
  type Answer,
  type ChanceStep,
  type Condition,
  type DecisionStep,
  type Offer,
  offerNamed,
  type Reaction,
  type SealedStep,
  type SlotChoice,
  type Step,
} from './steps.ts'
import type {
  Allot,
  Choice,
  Choices,
  Frame,
  GameTypes,
  Params,
  Pending,
  PositionOf,
  Refusal,
  Result,
  RuleId,
  Seat,
  SeatSet,
  Turn,
} from './types.ts'

/** A rule that goes on this long without asking anybody is caught in a loop. */
const MOST_STEPS = 10_000

type AnyAsking<G extends GameTypes> = DecisionStep<G, Frame> | AllotmentStep<G, Frame> | SealedStep<G, Frame>

export class Play<G extends GameTypes = GameTypes> implements Turn<G> {
  readonly content: G['content']
  readonly position: PositionOf<G>
  readonly state: G['state']
  readonly stack: G['frame'][]
  /** What the last action made happen. */
  readonly events: G['event'][] = []
  revealed: SeatSet | null = null
  seat: Seat = -1
  private readonly game: Compiled<G>
  private readonly calls: G['frame'][] = []
  /** The legal choices of the decision the position rests at, if they have been listed. */
  private listed: Choice[] | null = null
  /** The allotment the position rests at, if it has been worked out. */
  private spread: Allotment | null = null
  /** The seat that is asked where the position rests; −1 if that has not been looked up. */
  private askedSeat: Seat = -1
  /** How many of the events have been handed to the reactions. */
  private heard = 0
  /** The step looked up last: one action asks for the same step several times. */
  private lastFrame: Frame | null = null
  private lastAt = ''
  private lastStep: AnyStep<G> | null = null

  constructor(game: Compiled<G>, content: G['content'], position: PositionOf<G>) {
    this.game = game
    this.content = content
    this.position = position
    this.state = position.state
    this.stack = position.stack
  }

  // —— what a step may do ——

  emit(event: G['event']): void {
    this.events.push(event)
  }
  call(frame: G['frame']): void {
    this.calls.push(frame)
  }
  run(effects: readonly G['effect'][], context: G['context']): void {
    if (effects.length > 0) this.calls.push(effectsFrame(effects, context) as Frame as G['frame'])
  }
  unwind(rule: G['frame']['rule']): void {
    this.stack.length = this.nearest(rule) + 1
  }
  lapse(rule: G['frame']['rule']): void {
    ;(this.stack[this.nearest(rule)] as Frame).at = 'end'
  }
  reveal(seats: SeatSet): void {
    if (seats.length === 0) return
    const known = this.revealed ?? []
    this.revealed = seats === 'all' || known === 'all' ? 'all' : [...new Set([...known, ...seats])]
  }
  end(result: Result): 'end' {
    probe.active?.saw(result.rule, 'event')
    this.position.result = result
    return 'end'
  }

  within<R extends G['frame']['rule']>(rule: R): Extract<G['frame'], { rule: R }> | undefined {
    return this.stack.findLast((f): f is Extract<G['frame'], { rule: R }> => f.rule === rule)
  }

  private nearest(rule: string): number {
    for (let i = this.stack.length - 1; i >= 0; i--) if ((this.stack[i] as Frame).rule === rule) return i
    throw new RuleError('kernel', `no frame of rule ${rule}`, this.stack)
  }

  // —— what everybody may ask ——

  get over(): boolean {
    return this.position.result !== null
  }

  pending(): Pending {
    const { result } = this.position
    if (result !== null) return { kind: 'over', result }
    const f = this.top()
    const step = this.stepAt(f)
    const name = stepName(f)
    if (step.kind === 'chance') return { kind: 'chance', chance: name, rule: step.rule, outcomes: this.outcomes() }
    if (step.kind === 'auto')
      throw new RuleError(step.rule, 'a position does not rest at a step of the rules alone', this.stack)
    const seats = this.asked(step, f)
    const answered = f.sealed === undefined ? [] : seats.filter((s) => f.sealed?.[s] !== undefined)
    return {
      kind: 'asked',
      decision: name,
      rule: step.rule,
      seats: seats.filter((s) => !answered.includes(s)),
      answered,
    }
  }

  choices(seat: Seat): Choices {
    if (this.over) return { kind: 'none' }
    const f = this.top()
    const step = this.stepAt(f)
    if (step.kind === 'auto' || step.kind === 'chance' || !this.isAsked(step, f, seat)) return { kind: 'none' }
    this.seat = seat
    const aside = step.kind === 'sealed' ? undefined : step.aside
    if (step.kind === 'allotment') {
      const list = [...this.list(step.offers ?? NONE, f), ...this.list(aside ?? NONE, f)]
      return { kind: 'allotment', do: step.do, allotment: this.spread ?? this.spreadOf(step, f), list }
    }
    const list = this.listed ?? this.list(step.offers, blind(step, f))
    return { kind: 'list', list: aside === undefined ? list : [...list, ...this.list(aside, f)] }
  }

  explain(seat: Seat, choice: Choice): Refusal | null {
    const { result } = this.position
    if (result !== null) return refusal(result.rule, 'gameOver')
    const f = this.top()
    const step = this.stepAt(f)
    const bad = malformed(this.game.verbs, this.content, choice)
    if (bad !== null) return refusal(step.rule, 'malformed', bad)
    if (step.kind === 'chance' || step.kind === 'auto') return refusal(step.rule, 'notNow', { open: stepName(f) })
    const seats = this.asked(step, f)
    if (!seats.includes(seat)) return refusal(step.rule, 'notYourTurn', { open: stepName(f), seats })
    this.seat = seat
    if (step.kind === 'allotment' && step.do === choice.do) return this.explainAllotment(step, f, choice as Allot)
    const offer = offerNamed(step as Step, choice.do) as Answer<G, Frame> | undefined
    if (offer !== undefined) return this.failing(offer.conditions, blind(step, f), choice)
    const resting = step.resting?.find(({ verbs, during }) => verbs.includes(choice.do) && (during?.(this) ?? true))
    const { rule, reason } = resting ?? { rule: step.rule, reason: 'notNow' }
    if (resting !== undefined) probe.active?.saw(rule, 'condition')
    return refusal(rule, reason, { open: stepName(f), verb: choice.do })
  }

  /** The refusal of something that has not even the form of a choice. */
  refuseForm(about: Params): Refusal {
    const pending = this.pending()
    return refusal(pending.kind === 'over' ? pending.result.rule : pending.rule, 'malformed', about)
  }

  /** The outcome as chance lists it, or why it cannot come now. */
  find(outcome: Outcome): { readonly outcome: Outcome } | { readonly refused: Refusal } {
    const pending = this.pending()
    if (pending.kind === 'over') return { refused: refusal(pending.result.rule, 'gameOver') }
    if (pending.kind === 'asked') return { refused: refusal(pending.rule, 'notChance', { open: pending.decision }) }
    if (pending.outcomes.list.includes(outcome)) return { outcome }
    const isOne = typeof outcome === 'string' || typeof outcome === 'number' || Array.isArray(outcome)
    const found = isOne ? findOutcome(pending.outcomes, writeOutcome(outcome)) : undefined
    if (found !== undefined) return { outcome: found }
    const text = isOne ? writeOutcome(outcome).slice(0, 60) : null
    return { refused: refusal(pending.rule, 'noSuchOutcome', { open: pending.chance, outcome: text }) }
  }

  /** For search: what the position waits for, without making an object of it. */
  waits(): 'asked' | 'chance' | 'over' {
    if (this.over) return 'over'
    return this.stepAt(this.top()).kind === 'chance' ? 'chance' : 'asked'
  }

  /** For search: the outcomes chance has now. */
  outcomes(): Outcomes {
    const f = this.top()
    const step = this.stepAt(f) as ChanceStep<G, Frame>
    this.seat = -1
    const outcomes = step.outcomes(this, f)
    if (outcomes.list.length === 0) throw new RuleError(step.rule, 'chance has no outcome', this.stack)
    return outcomes
  }

  /** For search: the first seat that still has to answer. */
  next(): Seat {
    if (this.askedSeat >= 0) return this.askedSeat
    this.seat = -1
    const f = this.top()
    const step = this.stepAt(f)
    if (step.kind === 'sealed') return step.seats(f, this).find((s) => f.sealed?.[s] === undefined) as Seat
    return (step as DecisionStep<G, Frame>).seat(f, this) as Seat
  }

  /** For search: the list that was made when the position came to rest, if it is all that this seat may do. */
  listedFor(seat: Seat): readonly Choice[] | null {
    return this.askedSeat === seat && (this.lastStep as DecisionStep<G, Frame>).aside === undefined ? this.listed : null
  }

  /** For sampling: whether a split satisfies the conditions on the whole; its bounds are not looked at. */
  holdsWhole(seat: Seat, n: Split): boolean {
    const f = this.top()
    const step = this.stepAt(f) as AllotmentStep<G, Frame>
    this.seat = seat
    return this.failing(step.conditions, f, { do: step.do, n }) === null
  }

  // —— the actions; the caller has made sure that they are legal ——

  /** Runs a fresh position on to its first question. */
  begin(): void {
    this.fresh()
    this.advance()
  }

  take(seat: Seat, choice: Choice): void {
    const f = this.top()
    const step = this.stepAt(f)
    this.fresh()
    if (step.kind === 'sealed') this.seal(step, f, seat, choice)
    else this.takeStep(step, f, seat, choice)
    this.advance()
  }

  resolve(outcome: Outcome): void {
    const f = this.top()
    const step = this.stepAt(f)
    if (step.kind !== 'chance') throw new RuleError(step.rule, 'no chance is open', this.stack)
    this.fresh()
    this.finish(f, step.rule, step.take(this, f, outcome))
    this.advance()
  }

  // —— inside ——

  private fresh(): void {
    while (this.events.length > 0) this.events.pop() // keeps its room, unlike length = 0
    while (this.calls.length > 0) this.calls.pop()
    this.heard = 0
    this.revealed = null
    this.listed = null
    this.spread = null
    this.askedSeat = -1
    this.seat = -1
  }

  private top(): Frame {
    const f = this.stack[this.stack.length - 1]
    if (f === undefined) throw new RuleError('kernel', 'the rules ran out before the game was over')
    return f
  }

  private stepAt(f: Frame): AnyStep<G> {
    if (f === this.lastFrame && f.at === this.lastAt) return this.lastStep as AnyStep<G>
    const step = ownStep(this.game, f)
    if (step === undefined) throw new RuleError('kernel', `no step ${stepName(f)}`, this.stack)
    this.lastFrame = f
    this.lastAt = f.at
    this.lastStep = step
    return step
  }

  private asked(step: AnyAsking<G>, f: Frame): readonly Seat[] {
    this.seat = -1
    if (step.kind === 'sealed') return step.seats(f, this)
    const seat = step.seat(f, this)
    return seat === null ? [] : [seat]
  }

  private isAsked(step: AnyAsking<G>, f: Frame, seat: Seat): boolean {
    if (this.askedSeat >= 0) return this.askedSeat === seat
    this.seat = -1
    return step.kind === 'sealed' ? step.seats(f, this).includes(seat) : step.seat(f, this) === seat
  }

  /** Runs on until somebody must choose, chance must, or the game is over. */
  private advance(): void {
    for (let steps = 0; !this.over; steps++) {
      const f = this.top()
      if (f.at === 'end') {
        this.stack.pop()
        continue
      }
      const step = this.stepAt(f)
      if (step.kind === 'chance') return
      if (steps > MOST_STEPS)
        throw new RuleError(step.rule, `more than ${MOST_STEPS} steps without a question`, this.stack)
      if (step.kind === 'auto') {
        this.seat = -1
        this.finish(f, step.rule, step.take(this, f))
      } else if (!this.onlyWay(step, f)) return
    }
    this.stack.length = 0
  }

  /** Takes a decision that leaves exactly one way; false if somebody must be asked. */
  private onlyWay(step: AnyAsking<G>, f: Frame): boolean {
    this.seat = -1
    if (step.kind === 'sealed') return this.sealOnlyWays(step, f)
    const seat = step.seat(f, this)
    this.seat = seat ?? -1
    const only = step.kind === 'allotment' ? this.onlyAllot(step, f) : this.onlyListed(step, f)
    if (only === 'none') throw new RuleError(step.rule, 'a dead end: nothing can be chosen', this.stack)
    if (seat === null && only === 'several')
      throw new RuleError(step.rule, 'nobody to ask, but more than one way', this.stack)
    if (only === 'several' || (step.ask === 'always' && seat !== null)) {
      this.askedSeat = seat ?? -1
      return false
    }
    this.listed = null
    this.spread = null
    this.takeStep(step, f, seat ?? -1, only)
    return true
  }

  /** Lists the choices and keeps the list: the seat will be asked for it. */
  private onlyListed(step: DecisionStep<G, Frame>, f: Frame): Choice | 'none' | 'several' {
    const list = this.list(step.offers, f)
    this.listed = list
    return list.length > 1 ? 'several' : (list[0] ?? 'none')
  }

  private onlyAllot(step: AllotmentStep<G, Frame>, f: Frame): Choice | 'none' | 'several' {
    const holds = (n: Split) => this.failing(step.conditions, f, { do: step.do, n }) === null
    this.spread = this.spreadOf(step, f)
    const only = onlySplit(this.spread, holds)
    const [other, ...more] = this.list(step.offers ?? NONE, f)
    if (other !== undefined) return only === 'none' && more.length === 0 ? other : 'several'
    return typeof only === 'string' ? only : ({ do: step.do, n: only } as Allot)
  }

  private list(offers: readonly unknown[], f: Frame): Choice[] {
    const legal: Choice[] = []
    for (const offer of offers as readonly SortedOffer[]) {
      if (!this.allHold(offer.general, f, undefined as never)) continue
      const { specific } = offer
      const reached = offer.reach(this, f)
      if (Array.isArray(reached)) {
        let i = specific.length === 0 ? reached.length : 0
        while (i < reached.length && this.allHold(specific, f, reached[i])) i++
        if (i === reached.length && offers.length === 1) return reached // all of it is legal: no need to copy
        for (let k = 0; k < i; k++) legal.push(reached[k])
        for (i++; i < reached.length; i++) if (this.allHold(specific, f, reached[i])) legal.push(reached[i])
      } else for (const c of reached) if (this.allHold(specific, f, c)) legal.push(c)
    }
    return legal
  }

  private allHold(conditions: readonly AnyCondition[], f: Frame, c: Choice): boolean {
    for (let i = 0; i < conditions.length; i++) {
      const condition = conditions[i] as AnyCondition
      if (condition.holds(this, f, c)) continue
      probe.active?.saw(condition.rule, 'condition')
      return false
    }
    return true
  }

  private failing<C extends Choice>(conditions: readonly Condition<G, Frame, C>[], f: Frame, c: C): Refusal | null {
    for (const condition of conditions)
      if (!condition.holds(this, f, c)) {
        probe.active?.saw(condition.rule, 'condition')
        return refusal(condition.rule, condition.reason, condition.params?.(this, f, c))
      }
    return null
  }

  /** The allotment with its open slots only. */
  private spreadOf(step: AllotmentStep<G, Frame>, f: Frame): Allotment {
    const spread = step.spread(this, f)
    const { slotConditions } = step
    if (slotConditions === undefined) return spread
    const choice = { do: step.do, slot: '' } // one for all: conditions only read it
    const isOpen = ({ id }: AllotmentSlot) => {
      choice.slot = id
      return this.allHold(slotConditions as readonly AnyCondition[], f, choice as SlotChoice)
    }
    return { ...spread, slots: spread.slots.filter(isOpen) }
  }

  private explainAllotment(step: AllotmentStep<G, Frame>, f: Frame, c: Allot): Refusal | null {
    const spread = step.spread(this, f)
    if (step.slotConditions !== undefined)
      for (const { id } of spread.slots) {
        if (c.n[id] === undefined) continue
        const closed = this.failing(step.slotConditions, f, { do: step.do, slot: id })
        if (closed !== null) return closed
      }
    const bound = boundBroken(spread, c.n)
    return bound === null ? this.failing(step.conditions, f, c) : refusal(step.rule, bound.reason, bound.params)
  }

  private takeStep(step: AnyStep<G>, f: Frame, seat: Seat, choice: Choice): void {
    this.seat = seat
    const offer = offerNamed(step as Step, choice.do) as Offer<G, Frame> | undefined
    if (step.kind === 'allotment' && step.do === choice.do)
      this.finish(f, step.rule, step.take(this, f, choice as Allot))
    else if (offer !== undefined) {
      probe.active?.step(step.rule, stepName(f))
      this.finish(f, offer.rule, offer.take(this, f, choice))
    } else throw new RuleError(step.rule, `nobody is asked to ${write(this.game.verbs, choice)}`, this.stack)
  }

  private seal(step: SealedStep<G, Frame>, f: Frame, seat: Seat, choice: Choice): void {
    f.sealed = { ...f.sealed, [seat]: choice }
    this.openSealed(step, f)
  }

  private sealOnlyWays(step: SealedStep<G, Frame>, f: Frame): boolean {
    for (const seat of step.seats(f, this)) {
      if (f.sealed?.[seat] !== undefined) continue
      this.seat = seat
      const ways = this.list(step.offers, blind(step, f))
      if (ways.length === 0) throw new RuleError(step.rule, `a dead end: seat ${seat} can choose nothing`, this.stack)
      if (ways.length === 1 && step.ask !== 'always') f.sealed = { ...f.sealed, [seat]: ways[0] as Choice }
    }
    return this.openSealed(step, f)
  }

  /** When the last answer is in, all are shown at once. */
  private openSealed(step: SealedStep<G, Frame>, f: Frame): boolean {
    const answers = f.sealed ?? {}
    const seats = step.seats(f, this)
    if (!seats.every((s) => answers[s] !== undefined)) return false
    delete f.sealed
    this.seat = -1
    this.reveal('all')
    const inOrder = seats.map((seat) => ({ seat, choice: answers[seat] as Choice }))
    this.finish(f, step.rule, step.take(this, f, inOrder))
    return true
  }

  /** After a step: its frame moves on, then come the reactions to its events, then what it called. */
  private finish(f: Frame, rule: RuleId, next: string): void {
    probe.active?.step(rule, stepName(f))
    const { stack, calls } = this
    if (this.over) {
      if (probe.active !== null) for (const e of this.events.slice(this.heard)) probe.active.saw(e.rule, 'event')
      while (calls.length > 0) calls.pop()
      return
    }
    if (stack[stack.length - 1] === f) {
      if (next === 'end' || f.at === 'end') stack.pop()
      else if (next !== 'again') f.at = next
    }
    while (calls.length > 0) stack.push(calls.pop() as G['frame'])
    if (this.heard < this.events.length) this.react()
  }

  private react(): void {
    const { reactions, toAnything } = this.game
    if (reactions.size === 0 && probe.active === null) {
      this.heard = this.events.length
      return
    }
    this.seat = -1
    const frames: G['frame'][] = []
    const ask = (reaction: Reaction<G>, event: G['event']) => {
      const called = reaction.frames(this, event)
      if (reaction.latch?.(this, event) || called.length > 0) probe.active?.saw(reaction.rule, 'reaction')
      if (this.calls.length > 0 || this.events.length > MOST_STEPS)
        throw new RuleError(reaction.rule, 'a latch calls a rule, or answers itself without end', this.stack)
      for (const frame of called) frames.push(frame)
    }
    const happened = this.events[this.heard] as G['event']
    for (const reaction of toAnything.first) ask(reaction, happened)
    for (; this.heard < this.events.length; this.heard++) {
      const event = this.events[this.heard] as G['event']
      probe.active?.saw(event.rule, 'event')
      for (const reaction of reactions.get(event.type) ?? NONE) ask(reaction, event)
    }
    for (const reaction of toAnything.last) ask(reaction, happened)
    for (let i = frames.length - 1; i >= 0; i--) this.stack.push(frames[i] as G['frame'])
  }
}

/** A sealed step's offers do not see the answers given so far. */
function blind(step: { readonly kind: string }, f: Frame): Frame {
  if (step.kind !== 'sealed' || f.sealed === undefined) return f
  const { sealed: _answers, ...rest } = f
  return rest
}

const NONE: readonly never[] = []
const NOTHING: Params = {}
function refusal(rule: RuleId, reason: string, params: Params = NOTHING): Refusal {
  return { rule, reason, params }
}
