/** Random play in place: what simulations and the rollouts of search do millions of times. */

import { draw, type Random } from '../src/chance.ts'
import { RuleError } from '../src/errors.ts'
import type { Play } from '../src/play.ts'
import type { Choice, GameTypes, Seat } from '../src/types.ts'
import { sampleSplit } from './allotment.ts'

/** Any legal choice of the seat that is asked, but none that is shunned if there are others; null if it cannot be found. */
export function anyChoice<G extends GameTypes>(
  play: Play<G>,
  seat: Seat,
  random: Random,
  isShunned: (choice: Choice) => boolean = () => false,
): Choice | null {
  const choice = anyAtAll(play, seat, random)
  if (choice === null || !isShunned(choice)) return choice
  const choices = play.choices(seat)
  const others = choices.kind === 'none' ? [] : choices.list.filter((other) => !isShunned(other))
  return others[random(others.length)] ?? choice
}

function anyAtAll<G extends GameTypes>(play: Play<G>, seat: Seat, random: Random): Choice | null {
  const choices = play.choices(seat)
  if (choices.kind === 'list') return choices.list[random(choices.list.length)] ?? null
  if (choices.kind === 'none') return null
  const freeAction = choices.list[random(choices.list.length + 1)]
  if (freeAction !== undefined) return freeAction
  const n = sampleSplit(choices.allotment, (split) => play.holdsWhole(seat, split), random)
  if (n !== null) return { do: choices.do, n } as Choice
  return choices.list[random(choices.list.length)] ?? null
}

/** One random action, a choice or an outcome. Says which; `over` if there was nothing to do. */
export function anyAction<G extends GameTypes>(play: Play<G>, random: Random): 'asked' | 'chance' | 'over' {
  const waits = play.waits()
  if (waits === 'over') return waits
  if (waits === 'chance') play.resolve(draw(play.outcomes(), random))
  else {
    const seat = play.next()
    const list = play.listedFor(seat)
    const choice = list === null ? anyChoice(play, seat, random) : list[random(list.length)]
    if (!choice) throw new RuleError('kernel', `no legal choice of seat ${seat} was found`, play.stack)
    play.take(seat, choice)
  }
  return waits
}
