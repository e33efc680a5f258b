/**
 * How fast the kernel plays, as ratios to a limit and to boardgame.io in the same process. All contenders of all games
 * take turns, window by window, so that a slow moment of the machine meets neighbours alike.
 */

import { type Contender, GAMES, type GameName, type Match, type MidGame, matchOf } from './contenders.ts'
import { type Figure, figureFrom, type Goal } from './figure.ts'
import { batchOf, rateIn, round3, type Work } from './measure.ts'
import { inItsMode, mode } from './yardsticks/reducer.ts'

export interface BenchResult {
  readonly name: string
  /** NODE_ENV as boardgame.io saw it. */
  readonly peerMode?: string
  readonly figures: readonly Figure[]
  /** Where servers were measured: all moves that were made there, as its players count them and as the server does. */
  readonly played?: Readonly<Record<string, { readonly made: number; readonly stored: number }>>
}

export interface KernelOptions {
  readonly games?: readonly GameName[]
  /** Length of one window, in CPU-seconds. */
  readonly seconds?: number
  /** Rounds that count; one more comes first, to warm up. */
  readonly rounds?: number
}

/** Gets a line whenever there is something to tell. */
export type Report = (line: string) => void

const GOALS: Readonly<Record<string, Goal>> = {
  'risk44/boardgame.io': { goal: 50, aim: 150 },
  'risk44/limit': { goal: 0.1, aim: 1 / 3 },
  'connect-four/boardgame.io': { goal: 100 },
  // 40,000 decisions a second (aim: 100,000) where the loop of risk44 makes 2.8 million moves.
  'marnon/bytes': { goal: 1 },
  'marnon/limit': { goal: 1 / 70, aim: 1 / 28 },
  'arrival/bytes': { goal: 1 },
  'arrival/limit': { goal: 1 / 70, aim: 1 / 28 },
  'barbarians/bytes': { goal: 1 },
  'barbarians/limit': { goal: 1 / 70, aim: 1 / 28 },
  'vindication/bytes': { goal: 1 },
  'vindication/limit': { goal: 1 / 70, aim: 1 / 28 },
  // Half the speed of OpenSpiel, whose connect four in C++ reaches about a quarter of this limit.
  'connect-four/limit': { aim: 0.12 },
}

/** Two kinds of work done side by side, and what each of their windows gave. */
interface Duel {
  readonly id: string
  readonly against: string
  readonly ours: Track
  readonly peer: Track
}
interface Track {
  readonly work: Work
  readonly batch: number
  readonly rates: number[]
  readonly contender?: Contender
}

export async function benchKernel(options: KernelOptions = {}, report: Report = () => {}): Promise<BenchResult> {
  const { games = GAMES, seconds = 1, rounds = 5 } = options
  if (rounds < 3) throw new Error('three rounds are the least that has a median and a spread')
  return inItsMode(() => {
    const matches = games.map(matchOf)
    const moves = matches.map(duelsOf)
    const clones = matches.map(cloneDuelOf)
    for (let round = 0; round <= rounds; round++) {
      for (const duels of moves) window(duels, seconds, round > 0)
      for (const duel of clones) window([duel], seconds / 10, round > 0)
      report(round === 0 ? 'warmed up' : `round ${round} of ${rounds}: ${moves.flat().map(latest).join(', ')}`)
    }
    const figures = matches.flatMap((match, i) => [
      ...moves[i]!.map((duel) => figureOf(duel, 'moves/CPU-s')),
      figureOf(clones[i]!, 'clones/CPU-s'),
      sizeOf(match),
    ])
    return { name: 'kernel', peerMode: mode, figures }
  })
}

function duelsOf({ game, skerry, peers }: Match): Duel[] {
  const ours = trackOf(skerry)
  return peers.map((peer) => ({ id: `${game}/${peer.name}`, against: peer.name, ours, peer: trackOf(peer) }))
}

function trackOf(contender: Contender): Track {
  return { work: contender.play, batch: batchOf(contender.play), rates: [], contender }
}

function cloneDuelOf({ game, midGame }: Match): Duel {
  const track = (copy: MidGame['clone']): Track => {
    const work = () => {
      copy()
      return 1
    }
    return { work, batch: batchOf(work), rates: [] }
  }
  const [ours, peer] = [track(midGame.clone), track(midGame.structuredClone)]
  return { id: `${game}/clone`, against: 'structuredClone', ours, peer }
}

/** One window for us, then one for each peer. */
function window(duels: readonly Duel[], seconds: number, counts: boolean): void {
  for (const track of new Set(duels.flatMap(({ ours, peer }) => [ours, peer]))) {
    const rate = rateIn(track.work, seconds, track.batch)
    if (counts) track.rates.push(rate)
  }
}

const ratiosOf = ({ ours, peer }: Duel): number[] => ours.rates.map((rate, round) => rate / peer.rates[round]!)

const latest = (duel: Duel): string => `${duel.id} ${round3(ratiosOf(duel).at(-1)!)}`

function figureOf(duel: Duel, unit: string): Figure {
  const { id, against, ours, peer } = duel
  const figure = figureFrom({ id, unit, against }, ours.rates, peer.rates, (own, theirs) => own / theirs, GOALS[id])
  if (ours.contender === undefined || peer.contender === undefined) return figure
  return { ...figure, movesPerGame: { ours: movesPerGame(ours.contender), peer: movesPerGame(peer.contender) } }
}

function sizeOf({ game, midGame: { bytes, peerBytes, peer } }: Match): Figure {
  const id = `${game}/bytes`
  const figure = figureFrom(
    { id, unit: 'bytes', against: peer },
    [bytes],
    [peerBytes],
    (own, theirs) => theirs / own,
    GOALS[id],
  )
  return { ...figure, value: bytes, valueSpread: [bytes, bytes], peerValue: peerBytes }
}

/** Of the games that came to an end; 0 if none did. */
export function movesPerGame({ tally: { moves, games } }: Contender): number {
  return games === 0 ? 0 : round3(moves / games)
}
