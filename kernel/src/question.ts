/** A position at rest: what is asked, what may be chosen, and why something may not. */

import { type Allotment, type AllotmentSlot, boundBroken, type Split } from '../lib/allotment.ts'
import { malformed } from '../lib/notation.ts'
import { probe } from '../lib/probe.ts'
import { universe } from '../lib/universe.ts'
import { findOutcome, type Outcome, type Outcomes, writeOutcome } from './chance.ts'
import { type AnyCondition, type AnyStep, type Compiled, ownStep, type SortedOffer } from './compile.ts'
import { RuleError, stepName } from './errors.ts'
import {
  type AllotmentStep,
  type ChanceStep,
  type Condition,
  type DecisionStep,
  type Legality,
  offerNamed,
  offersOf,
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
  RuleId,
  Seat,
  Table,
} from './types.ts'

export type AnyAsking<G extends GameTypes> = DecisionStep<G, Frame> | AllotmentStep<G, Frame> | SealedStep<G, Frame>

export class Question<G extends GameTypes = GameTypes> implements Table<G> {
  readonly content: G['content']
  readonly position: PositionOf<G>
  readonly state: G['state']
  readonly stack: G['frame'][]
  seat: Seat = -1
  protected readonly game: Compiled<G>
  /** The legal choices of the decision the position rests at, if they have been listed. */
  protected listed: Choice[] | null = null
  /** The allotment the position rests at, if it has been worked out. */
  protected spread: Allotment | null = null
  /** The seat that is asked where the position rests; −1 if that has not been looked up. */
  protected askedSeat: Seat = -1
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

  within<R extends G['frame']['rule']>(rule: R): Extract<G['frame'], { rule: R }> | undefined {
    return this.stack.findLast((f): f is Extract<G['frame'], { rule: R }> => f.rule === rule)
  }

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
    const freeActions = step.kind === 'sealed' ? undefined : step.freeActions
    if (step.kind === 'allotment') {
      const list = [...this.list(step.offers ?? NONE, f), ...this.list(freeActions ?? NONE, f)]
      return { kind: 'allotment', do: step.do, allotment: this.spread ?? this.spreadOf(step, f), list }
    }
    const list = this.listed ?? this.list(step.offers, blind(step, f))
    return { kind: 'list', list: freeActions === undefined ? list : [...list, ...this.list(freeActions, f)] }
  }

  explain(seat: Seat, choice: Choice): Refusal | null {
    const { result } = this.position
    if (result !== null) return refusal(result.rule, 'gameOver')
    const f = this.top()
    const step = this.stepAt(f)
    const bad = malformed(this.game.verbs, this.content, choice)
    if (bad !== null) return refusal(step.rule, 'malformed', bad)
    if (step.kind === 'chance' || step.kind === 'auto') return refusal(step.rule, 'notNow', { open: stepName(f) })
    const notAsked = this.notAsked(step, f, seat)
    if (notAsked !== null) return notAsked
    this.seat = seat
    if (step.kind === 'allotment' && step.do === choice.do) return this.explainAllotment(step, f, choice as Allot)
    const offer = offerNamed(step as unknown as Step, choice.do) as unknown as Legality<G, Frame> | undefined
    if (offer !== undefined) return this.failing(offer.conditions, blind(step, f), choice)
    const blocked = step.blockedVerbs?.find(
      ({ verbs, during }) => verbs.includes(choice.do) && (during?.(this) ?? true),
    )
    const { rule, reason } = blocked ?? { rule: step.rule, reason: 'notNow' }
    if (blocked !== undefined) probe.active?.saw(rule, 'condition')
    return refusal(rule, reason, { open: stepName(f), verb: choice.do })
  }

  /** The offers of the open question, and the frame as they may see it. */
  openOffers(): { readonly rule: RuleId; readonly offers: readonly SortedOffer[]; readonly frame: Frame } {
    const f = this.top()
    const step = this.stepAt(f)
    return { rule: step.rule, offers: offersOf(step as Step) as readonly SortedOffer[], frame: blind(step, f) }
  }

  /** Every choice of a verb, whatever the position. */
  wellFormed(verb: string): Iterable<Choice> {
    return universe(new Map([...this.game.verbs].filter(([name]) => name === verb)), this.content)
  }

  /** Why this seat may choose nothing at the open question; null: it is asked, or nobody is. */
  private notAsked(step: AnyStep<G>, f: Frame, seat: Seat): Refusal | null {
    if (step.kind === 'chance' || step.kind === 'auto') return null
    const seats = this.asked(step, f)
    return seats.includes(seat) ? null : refusal(step.rule, 'notYourTurn', { open: stepName(f), seats })
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
    return this.askedSeat === seat && (this.lastStep as DecisionStep<G, Frame>).freeActions === undefined
      ? this.listed
      : null
  }

  /** For sampling: whether a split satisfies the conditions on the whole; its bounds are not looked at. */
  holdsWhole(seat: Seat, n: Split): boolean {
    const f = this.top()
    const step = this.stepAt(f) as AllotmentStep<G, Frame>
    this.seat = seat
    return this.failing(step.conditions, f, { do: step.do, n }) === null
  }

  // —— inside ——

  protected top(): Frame {
    const f = this.stack[this.stack.length - 1]
    if (f === undefined) throw new RuleError('kernel', 'the rules ran out before the game was over')
    return f
  }

  protected stepAt(f: Frame): AnyStep<G> {
    if (f === this.lastFrame && f.at === this.lastAt) return this.lastStep as AnyStep<G>
    const step = ownStep(this.game, f)
    if (step === undefined) throw new RuleError('kernel', `no step ${stepName(f)}`, this.stack)
    this.lastFrame = f
    this.lastAt = f.at
    this.lastStep = step
    return step
  }

  protected asked(step: AnyAsking<G>, f: Frame): readonly Seat[] {
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

  protected list(offers: readonly unknown[], f: Frame): Choice[] {
    const legal: Choice[] = []
    for (const offer of offers as readonly SortedOffer[]) {
      if (!this.allHold(offer.general, f, undefined as never)) continue
      const { specific } = offer
      const reached = offer.candidates(this, f)
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

  failing<C extends Choice>(conditions: readonly Condition<G, Frame, C>[], f: Frame, c: C): Refusal | null {
    for (const condition of conditions)
      if (!condition.holds(this, f, c)) {
        probe.active?.saw(condition.rule, 'condition')
        return refusal(condition.rule, condition.reason, condition.params?.(this, f, c))
      }
    return null
  }

  /** The allotment with its open slots only. */
  protected spreadOf(step: AllotmentStep<G, Frame>, f: Frame): Allotment {
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
}

/** A sealed step's offers do not see the answers given so far. */
export function blind(step: { readonly kind: string }, f: Frame): Frame {
  if (step.kind !== 'sealed' || f.sealed === undefined) return f
  const { sealed: _answers, ...rest } = f
  return rest
}

export const NONE: readonly never[] = []
const NOTHING: Params = {}
function refusal(rule: RuleId, reason: string, params: Params = NOTHING): Refusal {
  return { rule, reason, params }
}
