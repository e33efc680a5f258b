/** What the tests of terminals share: text without colours, and all questions of a random game. */

import type { Line } from '@skerry/contracts'
import {
  anyAction,
  type Choice,
  type Game,
  type GameTypes,
  type Options,
  randomFrom,
  type Seat,
  type View,
} from '@skerry/kernel'

export const textOfLines = (lines: readonly Line[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

export interface AskedView<G extends GameTypes> {
  readonly view: View<G['seen']>
  readonly choices: readonly Choice[]
}

/** Views of a whole random game, with what the seat at work may do. */
export function* questionsIn<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  seats: number,
  options: Options = {},
): Generator<AskedView<G>> {
  const random = randomFrom(`terminal ${seats}`)
  const play = game.play(content, game.setup(content, seats, options))
  do {
    const pending = play.pending()
    if (pending.kind !== 'asked') continue
    const seat = pending.seats[0] as Seat
    const open = play.choices(seat)
    yield { view: game.view(content, play.position, seat), choices: open.kind === 'list' ? open.list : [] }
  } while (anyAction(play, random) !== 'over')
}
