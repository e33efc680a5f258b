/**
 * Information-set Monte Carlo tree search, open loop: every iteration redeals the view, walks down one tree of choices that
 * all deals share, plays on by the guide's answers and keeps how each seat stood at the end. One redeal per iteration, no
 * copy per node.
 */

import type { Guide } from '@skerry/contracts'
import {
  type Choice,
  draw,
  type Game,
  type GameTypes,
  type Play,
  type Random,
  type Result,
  randomFrom,
  type Seat,
} from '@skerry/kernel'
import type { Bot } from './bot.ts'

export interface Plan {
  /** For a question that deserves the whole effort of a turn (`Guide.share`). */
  readonly iterations: number
  /** Cap in time for such a question; needs `now`. Whoever gives one gives up that the same seed plays the same. */
  readonly seconds?: number
  /** A clock in seconds. */
  readonly now?: () => number
  /** How far to look ahead, in ticks of `Guide.clock` or else in decisions. Absent: one tick per seat, or 40 decisions. */
  readonly ahead?: number
  /** How much the search tries what seems worse, in units of the value. */
  readonly curiosity?: number
}

const CURIOSITY = 0.3
/** How much less the guide's second candidate is tried than its first. */
const RANK = 0.35
const SEEDS = 2 ** 30
const AHEAD_DECISIONS = 40
/** However slow the clock of a game may be, no playout goes on longer than this. */
const MOST_DECISIONS = 2000
/** Even a small share of a turn's effort is worth looking at all. */
const LEAST_ITERATIONS = 16

/** What the search knows of one choice at one point. */
interface Branch {
  readonly choice: Choice
  visits: number
  /** How often it could have been taken when this point was reached: not every deal allows it. */
  offered: number
  /** Sum of what the seat that chooses here got. */
  total: number
  next: Node | null
}
type Node = Map<string, Branch>

/** A branch taken, and for whom it was taken. */
interface Taken {
  readonly branch: Branch
  readonly seat: Seat
}

export interface Opinion {
  readonly choice: Choice
  readonly visits: number
  /** What the seat expects of it, in 0 … 1. */
  readonly value: number
}

/** One search: what it thinks of each candidate, the best first; empty if the guide sees nothing to search. */
export function opinions<G extends GameTypes>(
  game: Game<G>,
  guide: Guide<G>,
  plan: Plan,
  [content, view, seat, random]: Parameters<Bot<G>>,
): Opinion[] {
  const start = game.play(content, game.redeal(content, view, random))
  const candidates = guide.worthSearching(start, seat, random)
  if (candidates.length < 2) return []
  const share = guide.share?.(start, seat) ?? 1
  const iterations = Math.max(LEAST_ITERATIONS, Math.round(plan.iterations * share))
  const end = plan.seconds !== undefined && plan.now !== undefined ? plan.now() + plan.seconds * share : null
  const walk = new Walk(game, guide, plan, start)
  const root: Node = new Map()
  const seed = random(SEEDS)
  for (let i = 0; i < iterations; i++) {
    if (end !== null && i >= LEAST_ITERATIONS && (plan.now as () => number)() >= end) break
    // What one may choose is the same in every deal of the view. The same luck for the same visit: so luck cancels out.
    const branch = walk.choose(root, seat, candidates)
    const luck = randomFrom(`${seed} ${branch.visits}`)
    walk.once(game.play(content, game.redeal(content, view, luck)), { branch, seat }, luck)
  }
  const seen = [...root.values()].map(({ choice, visits, total }) => ({
    choice,
    visits,
    value: visits > 0 ? total / visits : 0,
  }))
  return seen.sort((a, b) => b.visits - a.visits || b.value - a.value)
}

/** A bot that searches where the guide names candidates, and follows the guide elsewhere. */
export function searchBot<G extends GameTypes>(game: Game<G>, guide: Guide<G>, plan: Plan): Bot<G> {
  return (content, view, seat, random) => {
    const [best] = opinions(game, guide, plan, [content, view, seat, random])
    return best?.choice ?? guide.answer(game.play(content, game.redeal(content, view, random)), seat, random)
  }
}

class Walk<G extends GameTypes> {
  private readonly game: Game<G>
  private readonly guide: Guide<G>
  private readonly curiosity: number
  /** Where the clock of the game ends the looking ahead. */
  private readonly end: number
  private readonly decisions: number

  constructor(game: Game<G>, guide: Guide<G>, plan: Plan, start: Play<G>) {
    const { seats } = start.position
    this.game = game
    this.guide = guide
    this.curiosity = ((plan.curiosity ?? CURIOSITY) * 2) / seats // values are shares of one win
    this.end = guide.clock === undefined ? 0 : guide.clock(start) + (plan.ahead ?? seats)
    this.decisions = guide.clock === undefined ? (plan.ahead ?? AHEAD_DECISIONS) : MOST_DECISIONS
  }

  /** From a first choice down the tree, one new branch, on by the guide, and back up. */
  once(play: Play<G>, first: Taken, random: Random): void {
    const path = [first]
    play.take(first.seat, first.branch.choice)
    let node = below(first.branch)
    for (let decisions = 1; !this.isFar(play, decisions, random); decisions++) {
      const seat = play.next()
      const candidates = node === null ? [] : this.guide.worthSearching(play, seat, random)
      if (node === null || candidates.length < 2) play.take(seat, this.guide.answer(play, seat, random))
      else {
        const branch = this.choose(node, seat, candidates)
        path.push({ branch, seat })
        play.take(seat, branch.choice)
        node = below(branch)
      }
    }
    const values = play.over ? valuesOf(play.position.result as Result, play.position.seats) : this.guide.evaluate(play)
    for (const { branch, seat } of path) {
      branch.visits += 1
      branch.total += values[seat] as number
    }
  }

  /** Lets chance come, and says whether the looking ahead ends here. */
  private isFar(play: Play<G>, decisions: number, random: Random): boolean {
    while (play.waits() === 'chance') {
      if (this.isLate(play)) return true
      play.resolve(draw(play.outcomes(), random))
    }
    return play.over || decisions >= this.decisions || this.isLate(play)
  }

  private isLate(play: Play<G>): boolean {
    return this.guide.clock !== undefined && this.guide.clock(play) > this.end
  }

  /** The branch to follow among the candidates of this deal: what did well so far, and what was tried too little. */
  choose(node: Node, seat: Seat, candidates: readonly Choice[]): Branch {
    const branches = candidates.map((choice) => this.branchOf(node, seat, choice))
    let [visits, total] = [0, 0]
    for (const branch of branches) {
      branch.offered += 1
      visits += branch.visits
      total += branch.total
    }
    const expected = visits > 0 ? total / visits : 0
    let best = branches[0] as Branch
    let most = Number.NEGATIVE_INFINITY
    branches.forEach((branch, rank) => {
      const worth = this.worth(branch, rank, expected)
      if (worth > most) {
        best = branch
        most = worth
      }
    })
    return best
  }

  private branchOf(node: Node, seat: Seat, choice: Choice): Branch {
    const key = `${seat} ${this.game.write(choice)}`
    let branch = node.get(key)
    if (branch === undefined) {
      branch = { choice, visits: 0, offered: 0, total: 0, next: null }
      node.set(key, branch)
    }
    return branch
  }

  /**
   * Its mean, and a bonus that shrinks with every visit (PUCT). The guide names the best first, so later candidates are
   * tried less; one that was never tried is expected to do as well as the others, and those that others tried as often count
   * only the deals in which they were offered.
   */
  private worth({ visits, offered, total }: Branch, rank: number, expected: number): number {
    const mean = (total + expected) / (visits + 1)
    return mean + (this.curiosity * Math.sqrt(offered)) / ((1 + RANK * rank) * (1 + visits))
  }
}

/** The tree grows by one point per iteration: below a branch taken for the first time the guide plays. */
function below(branch: Branch): Node | null {
  if (branch.visits === 0) return null
  branch.next ??= new Map()
  return branch.next
}

/** A shared win is shared; if nobody wins, that is half of a fair share: better than a loss. */
export function valuesOf({ winners }: Result, seats: number): number[] {
  const values = Array<number>(seats).fill(winners.length === 0 ? 0.5 / seats : 0)
  for (const seat of winners) values[seat] = 1 / winners.length
  return values
}
