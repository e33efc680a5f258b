/** What a bot is: it gets the view of its seat and nothing else. */

import type { Guide } from '@skerry/contracts'
import {
  anyChoice,
  type Choice,
  type Game,
  type GameTypes,
  type Play,
  type Random,
  RuleError,
  type Seat,
  type View,
} from '@skerry/kernel'

/**
 * Chooses for the seat whose view this is. A view is plain data, so it may come from another thread or over the net;
 * positions are made of it by `redeal`, the only way there is. The same arguments give the same choice unless time runs out.
 */
export type Bot<G extends GameTypes = GameTypes> = (
  content: G['content'],
  view: View<G['seen']>,
  seat: Seat,
  random: Random,
) => Choice

/** Any legal choice that the game's guide does not shun; null if none can be found. */
export const anyUnshunned = <G extends GameTypes>(
  play: Play<G>,
  seat: Seat,
  random: Random,
  guide: Guide<G> | null | undefined,
): Choice | null => anyChoice(play, seat, random, (choice) => guide?.shuns?.(play, seat, choice) ?? false)

/** Chooses at random. */
export function randomBot<G extends GameTypes>(game: Game<G>, guide?: Guide<G> | null): Bot<G> {
  return (content, view, seat, random) => {
    const play = game.play(content, game.redeal(content, view, random))
    const choice = anyUnshunned(play, seat, random, guide)
    if (choice === null) throw new RuleError('kernel', `no legal choice of seat ${seat} was found`, play.stack)
    return choice
  }
}

/** What the game's guide answers, without looking ahead. */
export function guideBot<G extends GameTypes>(game: Game<G>, guide: Guide<G>): Bot<G> {
  return (content, view, seat, random) =>
    guide.answer(game.play(content, game.redeal(content, view, random)), seat, random)
}
