/** What a question offers, kind by kind, and why something is not possible. */

import type { SortedOffer } from '../src/compile.ts'
import type { Play } from '../src/play.ts'
import type { Condition } from '../src/steps.ts'
import type { Action, Choice, Frame, GameTypes, NearMiss, Refusal, Seat } from '../src/types.ts'

/** What the open question offers, by verb: how many ways, or what stands in the way of the attempt that comes closest. */
export function actionsOf<G extends GameTypes>(play: Play<G>, seat: Seat): Action[] {
  if (play.waits() !== 'asked') return []
  const { rule, offers, frame } = play.openOffers()
  const choices = play.choices(seat)
  const counts = new Map<string, number>()
  for (const { do: verb } of choices.kind === 'none' ? [] : choices.list) counts.set(verb, (counts.get(verb) ?? 0) + 1)
  const actions = offers.map((offer): Action => {
    const count = counts.get(offer.do) ?? 0
    return { do: offer.do, rule: offer.rule, count, refusal: count > 0 ? null : refusalOf(play, seat, offer, frame) }
  })
  return choices.kind === 'allotment' ? [{ do: choices.do, rule, count: 1, refusal: null }, ...actions] : actions
}

/**
 * Why nothing of this offer is legal: its nearest attempt, or what fails whatever is chosen. Where only what is legal is a candidate,
 * every well-formed choice is tried.
 */
function refusalOf<G extends GameTypes>(play: Play<G>, seat: Seat, offer: SortedOffer, frame: Frame): Refusal | null {
  const verb = { do: offer.do }
  const notAsked = play.choices(seat).kind === 'none' ? play.explain(seat, verb) : null
  if (notAsked?.reason === 'notYourTurn') return notAsked
  play.seat = seat
  const near = nearestOf(play, seat, offer.candidates(play, frame))
  if (near !== null) return near.refusal
  play.seat = seat
  const general = offer.general as readonly Condition<G, Frame, Choice>[]
  return play.failing(general, frame, verb) ?? nearestOf(play, seat, play.wellFormed(offer.do))?.refusal ?? null
}

/** Of choices that are all refused, the one with the most conditions met; null if one is legal, or there is none. */
export function nearestOf<G extends GameTypes>(play: Play<G>, seat: Seat, choices: Iterable<Choice>): NearMiss | null {
  if (play.waits() !== 'asked') return null
  const { offers } = play.openOffers()
  let best: NearMiss | null = null
  for (const choice of choices) {
    const refusal = play.explain(seat, choice)
    if (refusal === null) return null
    const conditions = offers.find((offer) => offer.do === choice.do)?.conditions ?? []
    const held = conditions.findIndex((c) => c.rule === refusal.rule && c.reason === refusal.reason)
    if (best === null || held > best.held) best = { choice, refusal, held }
  }
  return best
}
