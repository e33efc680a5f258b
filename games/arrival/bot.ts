/** What The Arrival tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Play, type Random, type Seat } from '@skerry/kernel'
import { keeping } from './bot/actions.ts'
import { blocks, draws, ports, type Ranked, reopenings } from './bot/earning.ts'
import { groundOf } from './bot/ground.ts'
import { outlookOf, standing } from './bot/outlook.ts'
import { secondOf, takings } from './bot/tiles.ts'
import { rebuild, weigh } from './bot/turn.ts'
import type { Arrival, SwapFrame } from './types.ts'

type P = Play<Arrival>
type Rules = Arrival['frame']['rule']
type Steps = { [R in Rules]: `${R}.${Extract<Arrival['frame'], { rule: R }>['at']}` }[Rules]

/** A question: who is asked, and what may be chosen. */
interface Question {
  readonly play: P
  readonly seat: Seat
  readonly list: readonly Choice[]
  readonly random: Random
}
/** Choices worth a thought with what they gain, the novice's own first. */
type Thoughts = (q: Question) => readonly Ranked[]

const outlook = ({ play, seat }: Question) => outlookOf(groundOf(play), seat)
const blocking: Thoughts = (q) => blocks(outlook(q), q.list)
const acting: Thoughts = (q) => weigh(outlook(q), q.list)

const THOUGHTS: { readonly [S in Steps]?: Thoughts } = {
  'setup.port': (q) => ports(groundOf(q.play), q.list, q.random),
  'draw.take': (q) => draws(outlook(q), q.list),
  'blocking.first': blocking,
  'blocking.second': blocking,
  'blocking.firstInTurn': blocking,
  'blocking.secondInTurn': blocking,
  'ogam.window': (q) => reopenings(outlook(q), q.list),
  'exploit.take': (q) => takings(outlook(q), q.list),
  'turn.act': acting,
  'turn.keep': (q) => [{ choice: keeping(outlook(q)), gain: 0 }],
  'turn.after': acting,
  'swap.second': (q) => {
    const f = q.play.stack[q.play.stack.length - 1] as SwapFrame
    return [{ choice: secondOf(outlook(q), f), gain: 0 }]
  },
  'masters.build': (q) => rebuild(outlook(q), q.list),
}

/**
 * What search looks at: how many choices at most, which share of a turn's effort, and how much less than the novice's own
 * choice another may promise, in chances to win. The rest the novice answers.
 */
interface Searched {
  readonly most: number
  readonly share: number
  readonly margin: number
}
const SECTION: Searched = { most: 3, share: 0.4, margin: 0.2 }
const SEARCHED: { readonly [S in Steps]?: Searched } = {
  'blocking.first': SECTION,
  'blocking.second': SECTION,
  'blocking.firstInTurn': SECTION,
  'blocking.secondInTurn': SECTION,
  'ogam.window': SECTION,
  'exploit.take': { most: 3, share: 0.1, margin: 0.03 },
  'turn.act': { most: 4, share: 0.2, margin: 0.02 },
}

function stepOf(play: P): Steps {
  const { rule, at } = play.stack[play.stack.length - 1] as Arrival['frame']
  return `${rule}.${at}` as Steps
}

function thoughts(play: P, seat: Seat, random: Random): readonly Ranked[] {
  const choices = play.choices(seat)
  const list = choices.kind === 'none' ? [] : choices.list
  return THOUGHTS[stepOf(play)]?.({ play, seat, list, random }) ?? []
}

export const guide: Guide<Arrival> = {
  answer: (play, seat, random) => thoughts(play, seat, random)[0]?.choice ?? (anyChoice(play, seat, random) as Choice),
  candidates(play, seat, random) {
    const searched = SEARCHED[stepOf(play)]
    if (searched === undefined) return []
    const all = thoughts(play, seat, random)
    const least = (all[0]?.gain ?? 0) - searched.margin
    return all.slice(0, searched.most).flatMap(({ choice, gain }) => (gain >= least ? [choice] : []))
  },
  evaluate: (t) => standing(groundOf(t)),
  share: (play) => SEARCHED[stepOf(play)]?.share ?? 0,
  /** Search looks on by as many ticks as there are players: to the end of the round, where all pieces have been put to use. */
  clock: ({ state }) => state.round * (state.tribes.length + 1),
}
