/** Guides that know nothing: every choice is a candidate, every position as good as any other. */

import type { Guide } from '@skerry/contracts'
import {
  anyChoice,
  type Choice,
  draw,
  type Game,
  type GameTypes,
  type Result,
  randomFrom,
  type View,
} from '@skerry/kernel'
import type { Bot } from '../src/index.ts'

export function plainGuide<G extends GameTypes>(): Guide<G> {
  return {
    answer: (play, seat, random) => anyChoice(play, seat, random) as Choice,
    worthSearching(play, seat) {
      const choices = play.choices(seat)
      return choices.kind === 'list' ? choices.list : []
    },
    evaluate: () => [0.5, 0.5],
  }
}

/** One game between bots that are handed views which went through text. */
export function playThrough<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  bots: readonly Bot<G>[],
  seed: string,
): Result {
  const random = randomFrom(seed)
  let p = game.setup(content, bots.length)
  for (;;) {
    const pending = game.pending(content, p)
    if (pending.kind === 'over') return pending.result
    const seat = pending.kind === 'asked' ? (pending.seats[0] as number) : -1
    const actor =
      pending.kind === 'chance'
        ? { outcome: draw(pending.outcomes, random) }
        : { seat, choice: (bots[seat] as Bot<G>)(content, thinAir(game.view(content, p, seat)), seat, random) }
    const next = game.apply(content, p, actor)
    if ('refused' in next) throw new Error(JSON.stringify(next.refused))
    p = next.position
  }
}

/** A view as it comes over a wire: nothing in it can lead anywhere else. */
export const thinAir = <S>(view: View<S>): View<S> => JSON.parse(JSON.stringify(view))
