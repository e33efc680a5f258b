/**
 * boardgame.io's reducer alone: no store, no client, no transport. Unless NODE_ENV says otherwise it is measured at its
 * best, that is as in production, where it leaves out its checks for developers.
 */

import type { Ctx, Game, State } from 'boardgame.io/dist/cjs/internal.js'

export interface Enumerated {
  readonly move: string
  readonly args: readonly number[]
}

/** What boardgame.io takes the environment to be. */
export const mode = process.env.NODE_ENV ?? 'production'

/** Its bundles look at NODE_ENV when they are loaded, and again at every move. */
export async function inItsMode<T>(work: () => T | Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = mode
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await inItsMode(
  () => import('boardgame.io/dist/cjs/internal.js'),
)

/** A game played move by move through the reducer. */
export interface Reduced<G> {
  state: State<G>
  begin(seed: number): void
  enumerate(): readonly Enumerated[]
  make(chosen: Enumerated): void
}

export function reduced<G>(
  definition: Game<G>,
  numPlayers: number,
  enumerate: (G: G, ctx: Ctx) => readonly Enumerated[],
): Reduced<G> {
  const game = ProcessGameConfig({ ...definition })
  const reduce = CreateGameReducer({ game })
  return {
    state: InitializeGame({ game, numPlayers }),
    begin(seed) {
      game.seed = seed
      this.state = InitializeGame({ game, numPlayers })
    },
    enumerate() {
      return enumerate(this.state.G, this.state.ctx)
    },
    make({ move, args }) {
      const playerID = this.state.ctx.currentPlayer
      this.state = reduce(this.state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } })
      const error = this.state.transients?.error
      if (error !== undefined) throw new Error(`boardgame.io refused ${move} ${args.join(' ')}: ${error.type}`)
    },
  }
}
