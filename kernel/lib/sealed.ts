/** Sealed answers in views and redealt positions. */

import type { Random } from '../src/chance.ts'
import { RuleError } from '../src/errors.ts'
import type { Play } from '../src/play.ts'
import type { Choice, Frame, GameTypes, Seat, Viewer } from '../src/types.ts'

/** What a viewer sees of sealed answers: only their own. */
export function hideSealed<F extends Frame>(frame: F, viewer: Viewer): F {
  if (frame.sealed === undefined) return frame
  const sealed: Record<Seat, Choice | 'hidden'> = {}
  for (const [seat, answer] of Object.entries(frame.sealed))
    sealed[Number(seat)] = Number(seat) === viewer ? answer : 'hidden'
  return { ...frame, sealed }
}

/** Hidden answers become any answer that seat could have given. */
export function answerSealed<G extends GameTypes>(play: Play<G>, random: Random): void {
  const frame = play.stack[play.stack.length - 1]
  if (frame?.sealed === undefined) return
  const sealed: Record<Seat, Choice | 'hidden'> = { ...frame.sealed }
  for (const [seat, answer] of Object.entries(sealed)) {
    if (answer !== 'hidden') continue
    const choices = play.choices(Number(seat))
    const list = choices.kind === 'list' ? choices.list : []
    if (list.length === 0)
      throw new RuleError('kernel', `seat ${seat} has answered, but has no answer in this deal`, play.stack)
    sealed[Number(seat)] = list[random(list.length)] as Choice
  }
  frame.sealed = sealed
}
