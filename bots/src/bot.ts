/** What a bot is: it gets the view of its seat and nothing else. */

import {
  anyChoice,
  type Choice,
  type DefinedGame,
  type GameTypes,
  type Guide,
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

/** Any legal choice. */
export function randomBot<G extends GameTypes>(game: DefinedGame<G>): Bot<G> {
  return (content, view, seat, random) => {
    const play = game.play(content, game.redeal(content, view, random))
    const choice = anyChoice(play, seat, random)
    if (choice === null) throw new RuleError('kernel', `no legal choice of seat ${seat} was found`, play.stack)
    return choice
  }
}

/** What the game's guide answers, without looking ahead. */
export function guideBot<G extends GameTypes>(game: DefinedGame<G>, guide: Guide<G>): Bot<G> {
  return (content, view, seat, random) =>
    guide.answer(game.play(content, game.redeal(content, view, random)), seat, random)
}
