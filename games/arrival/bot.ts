/** What The Arrival tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { guideBySteps, onlyChoice, type Question, type Searched, type Thoughts } from '@skerry/contracts'
import { keeping } from './bot/actions.ts'
import { blocks, draws, ports, reopenings } from './bot/earning.ts'
import { groundOf } from './bot/ground.ts'
import { outlookOf, standing } from './bot/outlook.ts'
import { secondOf, takings } from './bot/tiles.ts'
import { rebuild, weigh } from './bot/turn.ts'
import type { Arrival } from './types.ts'

const outlook = ({ play, seat }: Question<Arrival>) => outlookOf(groundOf(play), seat)
const blocking: Thoughts<Arrival> = (q) => blocks(outlook(q), q.list)
const acting: Thoughts<Arrival> = (q) => weigh(outlook(q), q.list)

/** Margins are chances to win. */
const SECTION: Searched<Arrival> = { most: 3, share: 0.4, margin: 0.2 }

export const guide = guideBySteps<Arrival>({
  thoughts: {
    setup: { port: (q) => ports(groundOf(q.play), q.list, q.random) },
    draw: { take: (q) => draws(outlook(q), q.list) },
    blocking: { first: blocking, second: blocking, firstInTurn: blocking, secondInTurn: blocking },
    ogam: { window: (q) => reopenings(outlook(q), q.list) },
    exploit: { take: (q) => takings(outlook(q), q.list) },
    turn: { act: acting, keep: (q) => onlyChoice(keeping(outlook(q))), after: acting },
    swap: { second: (q) => onlyChoice(secondOf(outlook(q), q.frame)) },
    masters: { build: (q) => rebuild(outlook(q), q.list) },
  },
  searched: {
    blocking: { first: SECTION, second: SECTION, firstInTurn: SECTION, secondInTurn: SECTION },
    ogam: { window: SECTION },
    exploit: { take: { most: 3, share: 0.1, margin: 0.03 } },
    turn: { act: { most: 4, share: 0.2, margin: 0.02 } },
  },
  evaluate: (t) => standing(groundOf(t)),
  /** Search looks on by as many ticks as there are players: to the end of the round, where all pieces have been put to use. */
  clock: ({ state }) => state.round * (state.tribes.length + 1),
})
