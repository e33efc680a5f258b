/** The part of boardgame.io that the yardsticks use. Its own types cannot be found from this bundle. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Ctx {
    readonly numPlayers: number
    readonly currentPlayer: string
    readonly playOrderPos: number
    readonly turn: number
    readonly activePlayers: Readonly<Record<string, string>> | null
    readonly gameover?: { readonly winner?: string | number; readonly draw?: boolean }
  }
  export interface Random {
    Shuffle<T>(deck: readonly T[]): T[]
    Die(faces: number): number
    D6(count: number): number[]
  }
  export interface Events {
    setStage(stage: string): void
    endTurn(): void
  }
  /** What setup, moves and hooks are handed. */
  export interface Context<G> {
    readonly G: G
    readonly ctx: Ctx
    readonly playerID: string
    readonly random: Random
    readonly events: Events
  }
  /** A draft of `G` is changed in place; the word `INVALID_MOVE` refuses. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a move that returns nothing is accepted
  export type Move<G> = (context: Context<G>, ...args: number[]) => 'INVALID_MOVE' | void
  export interface Game<G> {
    readonly name: string
    readonly minPlayers?: number
    readonly maxPlayers?: number
    seed?: string | number
    setup(context: Context<never>): G
    readonly moves?: Readonly<Record<string, Move<G>>>
    readonly turn?: {
      readonly minMoves?: number
      readonly maxMoves?: number
      onBegin?(context: Context<G>): void
      onEnd?(context: Context<G>): void
      readonly order?: { first(context: Context<G>): number; next(context: Context<G>): number }
      readonly activePlayers?: Readonly<Record<string, string>>
      readonly stages?: Readonly<Record<string, { readonly moves: Readonly<Record<string, Move<G>>> }>>
    }
    endIf?(context: Context<G>): Ctx['gameover'] | undefined
  }
  export interface State<G> {
    readonly G: G
    readonly ctx: Ctx
    readonly plugins: object
    readonly _stateID: number
    readonly transients?: { readonly error?: { readonly type: string } }
  }
  export interface MakeMove {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
  }
  export function ProcessGameConfig<G>(game: Game<G>): Game<G>
  export function InitializeGame<G>(of: { readonly game: Game<G>; readonly numPlayers: number }): State<G>
  export function CreateGameReducer<G>(of: { readonly game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'
  import type { ListenOptions } from 'node:net'
  import type { Game } from 'boardgame.io/dist/cjs/internal.js'
  export const Origins: { readonly LOCALHOST: RegExp }
  /** With no other store it keeps everything in memory. */
  // biome-ignore lint/suspicious/noExplicitAny: games of any kind
  export function Server(of: { readonly games: readonly Game<any>[]; readonly origins: readonly RegExp[] }): {
    run(config: { readonly port: ListenOptions }): Promise<{ readonly appServer: HttpServer }>
  }
}
