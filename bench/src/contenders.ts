/** Who is measured: our games, the limits and boardgame.io, all playing whole random games. */

import { game as arrival, pack as arrivalPack } from '@skerry/arrival'
import { game as barbarians, pack as barbariansPack } from '@skerry/barbarians'
import { game as connectFour, pack as connectFourPack } from '@skerry/connect-four'
import { anyAction, type Game, type GameTypes, type PositionOf, randomFrom } from '@skerry/kernel'
import { game as marnon, pack as marnonPack } from '@skerry/marnon'
import { game as risk44, pack as risk44Pack } from '@skerry/risk44'
import { game as ticTacToe, pack as ticTacToePack } from '@skerry/tic-tac-toe'
import { game as vindication, pack as vindicationPack } from '@skerry/vindication'
import { type Reduced, reduced } from './yardsticks/reducer.ts'
import { orders, risk as riskBoardgameIo } from './yardsticks/risk-boardgame-io.ts'
import * as riskLimit from './yardsticks/risk-limit.ts'
import {
  clicks,
  connectFour as connectFourBoardgameIo,
  drops,
  ticTacToe as ticTacToeBoardgameIo,
} from './yardsticks/small-boardgame-io.ts'
import * as smallLimits from './yardsticks/small-limits.ts'

/** The games that have come to an end. */
export interface Tally {
  games: number
  moves: number
  /** Games won, by seat. */
  readonly wins: number[]
  /** Games nobody won. */
  draws: number
}

export interface Contender {
  readonly name: 'skerry' | 'limit' | 'boardgame.io'
  readonly tally: Tally
  /** Plays on for a whole game or a part of one; returns the number of moves. */
  play(): number
}

/** A position in the middle of a game, and the two ways to copy it. */
export interface MidGame {
  readonly bytes: number
  /** Size of boardgame.io's state after as many moves, without its history of undo; or the most we allow. */
  readonly peerBytes: number
  readonly peer: 'boardgame.io' | '8 kB'
  clone(): unknown
  structuredClone(): unknown
}

export interface Match {
  readonly game: string
  readonly skerry: Contender
  readonly peers: readonly Contender[]
  readonly midGame: MidGame
}

export const GAMES = [
  'tic-tac-toe',
  'connect-four',
  'risk44',
  'marnon',
  'arrival',
  'barbarians',
  'vindication',
] as const
export type GameName = (typeof GAMES)[number]

const SEED = 20

export function matchOf(game: GameName): Match {
  switch (game) {
    case 'tic-tac-toe':
      return duel(game, ticTacToe, ticTacToePack, small(smallLimits.ticTacToePlayout), 3, () =>
        reduced(ticTacToeBoardgameIo, 2, clicks),
      )
    case 'connect-four':
      return duel(game, connectFour, connectFourPack, small(smallLimits.connectFourPlayout), 12, () =>
        reduced(connectFourBoardgameIo, 2, drops),
      )
    case 'risk44':
      return duel(game, risk44, risk44Pack, riskInPlace(), 300, () => reduced(riskBoardgameIo, 3, orders))
    case 'marnon':
      return alone(game, marnon, marnonPack, 300)
    case 'arrival':
      return alone(game, arrival, arrivalPack, 150)
    case 'barbarians':
      return alone(game, barbarians, barbariansPack, 200)
    case 'vindication':
      return alone(game, vindication, vindicationPack, 400)
  }
}

/** Against the limit and boardgame.io, with as many seats as the limit has; the middle of the game is after so many moves. */
function duel<G extends GameTypes, B>(
  name: GameName,
  game: Game<G>,
  pack: unknown,
  limit: Contender,
  moves: number,
  peer: () => Reduced<B>,
): Match {
  const seats = limit.tally.wins.length
  return {
    game: name,
    skerry: skerry(game, pack, seats),
    peers: [limit, boardgameIo(peer(), seats)],
    midGame: midGame(game, pack, peer(), seats, moves),
  }
}

/** Nobody else has the game: the loop of risk44 says how fast the machine is at such things. Four seats. */
function alone<G extends GameTypes>(name: GameName, game: Game<G>, pack: unknown, moves: number): Match {
  return {
    game: name,
    skerry: skerry(game, pack, 4),
    peers: [riskInPlace()],
    midGame: { ...copiesOf(midPosition(game, pack, 4, moves), game), peerBytes: 8192, peer: '8 kB' },
  }
}

const emptyTally = (seats: number): Tally => ({ games: 0, moves: 0, wins: Array<number>(seats).fill(0), draws: 0 })

function enter(tally: Tally, moves: number, winner: number): void {
  tally.games += 1
  tally.moves += moves
  if (winner < 0) tally.draws += 1
  else tally.wins[winner]! += 1
}

/** Our kernel, used as every game and every simulation uses it. */
function skerry<G extends GameTypes>(game: Game<G>, pack: unknown, seats: number): Contender {
  const content = game.load(pack)
  const random = randomFrom(SEED)
  const tally = emptyTally(seats)
  return {
    name: 'skerry',
    tally,
    play() {
      const play = game.play(content, game.setup(content, seats))
      let moves = 0
      for (let did = anyAction(play, random); did !== 'over'; did = anyAction(play, random))
        if (did === 'asked') moves += 1
      enter(tally, moves, play.position.result?.winners[0] ?? -1)
      return moves
    },
  }
}

function small(playout: () => number): Contender {
  const tally = emptyTally(2)
  return {
    name: 'limit',
    tally,
    play() {
      const moves = playout()
      enter(tally, moves, smallLimits.last.winner)
      return moves
    },
  }
}

function riskInPlace(): Contender {
  const tally = emptyTally(3)
  const state = new Int16Array(riskLimit.SIZE)
  riskLimit.setSeed(SEED)
  return {
    name: 'limit',
    tally,
    play() {
      riskLimit.init(state)
      const moves = riskLimit.playout(state)
      enter(tally, moves, riskLimit.winner(state))
      return moves
    },
  }
}

/** One move at a time, for a whole game of risk44 would be longer than a window. */
function boardgameIo<G>(game: Reduced<G>, seats: number): Contender {
  const random = randomFrom(SEED)
  const tally = emptyTally(seats)
  let moves = 0
  game.begin(SEED)
  return {
    name: 'boardgame.io',
    tally,
    play() {
      const legal = game.enumerate()
      game.make(legal[random(legal.length)]!)
      moves += 1
      const { gameover } = game.state.ctx
      if (gameover !== undefined) {
        enter(tally, moves, Number(gameover.winner ?? -1))
        moves = 0
        game.begin(SEED + tally.games)
      }
      return 1
    },
  }
}

/** Both sides after the same number of moves of one of their own games. */
function midGame<G extends GameTypes, B>(
  game: Game<G>,
  pack: unknown,
  peer: Reduced<B>,
  seats: number,
  moves: number,
): MidGame {
  const random = randomFrom(SEED)
  peer.begin(SEED)
  for (let made = 0; made < moves && peer.state.ctx.gameover === undefined; made++) {
    const legal = peer.enumerate()
    peer.make(legal[random(legal.length)]!)
  }
  const { G, ctx, plugins, _stateID } = peer.state
  const copies = copiesOf(midPosition(game, pack, seats, moves), game)
  return { ...copies, peerBytes: bytesOf({ G, ctx, plugins, _stateID }), peer: 'boardgame.io' }
}

function midPosition<G extends GameTypes>(game: Game<G>, pack: unknown, seats: number, moves: number): PositionOf<G> {
  const content = game.load(pack)
  const random = randomFrom(SEED)
  const play = game.play(content, game.setup(content, seats))
  for (let made = 0; made < moves && !play.over; ) if (anyAction(play, random) === 'asked') made += 1
  return play.position
}

const copiesOf = <G extends GameTypes>(position: PositionOf<G>, game: Game<G>) => ({
  bytes: bytesOf(position),
  clone: (): PositionOf<G> => game.clone(position),
  structuredClone: () => structuredClone(position),
})

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
