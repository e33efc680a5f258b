/** A position being played in place: runs the steps, takes answers, hands events to reactions. */

import { onlySplit, type Split } from '../lib/allotment.ts'
import { effectsFrame } from '../lib/effects.ts'
import { write } from '../lib/notation.ts'
import { withoutFaces } from '../lib/plain.ts'
import { probe } from '../lib/probe.ts'
import type { Outcome } from './chance.ts'
import type { AnyStep } from './compile.ts'
import { RuleError, stepName } from './errors.ts'
import { type AnyAsking, blind, NONE, Question } from './question.ts'
import {
  type AllotmentStep,
  type DecisionStep,
  type Offer,
  offerNamed,
  type Reaction,
  type SealedStep,
  type Step,
} from './steps.ts'
import type { Allot, Choice, Frame, GameTypes, Result, RuleId, Seat, SeatSet, Turn } from './types.ts'

/** A rule that goes on this long without asking anybody is caught in a loop. */
const MOST_STEPS = 10_000

export class Play<G extends GameTypes = GameTypes> extends Question<G> implements Turn<G> {
  /** What the last action made happen. */
  readonly events: G['event'][] = []
  revealed: SeatSet | null = null
  private readonly calls: G['frame'][] = []
  /** How many of the events have been handed to the reactions. */
  private heard = 0

  // —— what a step may do ——

  emit(event: G['event']): void {
    const { shownTo } = event
    if (shownTo !== undefined) this.reveal(shownTo)
    this.events.push(shownTo === 'all' ? withoutFaces(event) : event)
  }
  emitKnown(event: G['event']): void {
    this.events.push(event)
  }
  call(frame: G['frame']): void {
    this.calls.push(frame)
  }
  run(effects: readonly G['effect'][], context: G['context']): void {
    if (effects.length > 0) this.calls.push(effectsFrame(effects, context) as Frame as G['frame'])
  }
  endAfterCalls(rule: G['frame']['rule']): void {
    ;(this.stack[this.nearestFrame(rule)] as Frame).at = 'end'
  }
  end(result: Result): 'end' {
    probe.active?.saw(result.rule, 'event')
    this.position.result = result
    return 'end'
  }

  private nearestFrame(rule: string): number {
    for (let i = this.stack.length - 1; i >= 0; i--) if ((this.stack[i] as Frame).rule === rule) return i
    throw new RuleError('kernel', `no frame of rule ${rule}`, this.stack)
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

  private reveal(seats: SeatSet): void {
    if (seats.length === 0) return
    const known = this.revealed ?? []
    this.revealed = seats === 'all' || known === 'all' ? 'all' : [...new Set([...known, ...seats])]
  }

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
      if (reaction.setFlag?.(this, event) || called.length > 0) probe.active?.saw(reaction.rule, 'reaction')
      if (this.calls.length > 0 || this.events.length > MOST_STEPS)
        throw new RuleError(
          reaction.rule,
          'a reaction that sets a flag calls a rule, or answers itself without end',
          this.stack,
        )
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
