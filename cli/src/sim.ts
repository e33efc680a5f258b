/** Many games played by bots, in place; each game has a seed of its own and can be repeated alone. */

import { anyUnshunned, type BotName, botNamed } from '@skerry/bots'
import type { Guide } from '@skerry/contracts'
import {
  type Choice,
  draw,
  type Game,
  type GameTypes,
  type Options,
  type Play,
  type PositionOf,
  packOf,
  type Random,
  type Result,
  randomFrom,
  type Seat,
  writeOutcome,
} from '@skerry/kernel'
import { beginSession, type GameRecord, type GameSession, gameRecord, type RecordRow } from '@skerry/session'
import { messageOf } from './errors.ts'

/** Somebody at the table: chooses for a seat from its legal choices; null: it finds none. */
export type Seated = (play: Play, seat: Seat, random: Random) => Choice | null

/**
 * Seats a bot; null: it needs a guide and the game has none. It is handed the view of its seat and nothing else; only
 * random, which looks at its own list and at what the guide shuns by the view alone, may choose from the position itself.
 * No cap in time: a seed repeats.
 */
export function seated(name: BotName, game: Game, content: GameTypes['content'], guide: Guide | null): Seated | null {
  if (name === 'random') return (play, seat, random) => anyUnshunned(play, seat, random, guide)
  const bot = botNamed(name, game, guide)
  if (bot === null) return null
  return (play, seat, random) => bot(content, game.view(content, play.position, seat), seat, random)
}

export interface Simulation {
  readonly game: Game
  readonly content: GameTypes['content']
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** One per seat. */
  readonly bots: readonly Seated[]
  /** A game that needs more decisions than this counts as an error. */
  readonly longest: number
}

export interface Played {
  readonly result: Result
  readonly decisions: number
  readonly rounds: number
}

/** Hears of everything that happens in a game, in order; the position goes on being played. */
export type Listener = (events: readonly GameTypes['event'][], position: PositionOf<GameTypes>) => void

/** A record that ends where a game went wrong; `failed` is the row that could not be finished. */
export interface FailedRecord extends GameRecord {
  readonly failed: Partial<Pick<RecordRow, 'seat' | 'choices' | 'outcomes'>> & { readonly error: string }
}

const seedOf = ({ seed }: Simulation, g: number): string => `${seed} game ${g}`

/** Plays game number g; throws what the rules throw. Chance may have a source of its own. */
export function playGame(sim: Simulation, g: number, chance?: Random, listener?: Listener): Played {
  const { game, content, seats, options, bots, longest } = sim
  const random = randomFrom(seedOf(sim, g))
  const { position, events } = game.start(content, seats, options)
  listener?.(events, position)
  const play = game.play(content, position)
  let decisions = 0
  for (;;) {
    const waits = play.waits()
    if (waits === 'over') break
    if (waits === 'chance') play.resolve(draw(play.outcomes(), chance ?? random))
    else {
      if (decisions >= longest) throw new Error(`still going on after ${longest} decisions`)
      const seat = play.next()
      play.take(seat, chosen(bots, play, seat, random))
      decisions += 1
    }
    listener?.(play.events, position)
  }
  return { result: position.result as Result, decisions, rounds: roundsOf(play.state, decisions / seats) }
}

function chosen(bots: readonly Seated[], play: Play, seat: Seat, random: Random): Choice {
  const choice = (bots[seat] as Seated)(play, seat, random)
  if (choice !== null) return choice
  const pending = play.pending()
  throw new Error(
    `seat ${seat} is asked at ${pending.kind === 'asked' ? pending.decision : '–'} but can choose nothing`,
  )
}

/** The game's own count of eras, rounds or turns where it keeps one: the longest of these. */
function roundsOf(state: object, otherwise: number): number {
  const { era, round, turn } = state as { era?: unknown; round?: unknown; turn?: unknown }
  return [era, round, turn].find((count) => typeof count === 'number') ?? Math.round(otherwise)
}

/** Plays a failing game once more with a log: the same seed draws the same. */
export function recordFailure(sim: Simulation, g: number, error: unknown): FailedRecord {
  const { game, content, seats, options } = sim
  const start = gameRecord({ game: game.id, rules: game.version, pack: packOf(content), seats, options, rows: [] })
  let match: GameSession
  try {
    match = beginSession(game, content, seats, options)
  } catch {
    return { ...start, failed: { error: messageOf(error) } }
  }
  const failed = retrace(sim, g, match)
  return { ...match.record(), failed: { ...failed, error: messageOf(error) } }
}

/** Plays on until the error comes back; says in which row it does. */
function retrace(sim: Simulation, g: number, match: GameSession): Partial<RecordRow> {
  const { game, content, bots, longest } = sim
  let draws = 0
  const base = randomFrom(seedOf(sim, g))
  const random: Random = (n) => {
    draws += 1
    return base(n)
  }
  for (let decisions = 0; decisions < longest; ) {
    const pending = game.pending(content, match.position)
    if (pending.kind === 'over') return {}
    const seat = pending.kind === 'asked' ? (pending.seats[0] as Seat) : null
    let choices: Choice[] = []
    let before = draws
    try {
      if (seat === null) match.begin(random)
      else {
        choices = [chosen(bots, game.play(content, match.position), seat, random)]
        before = draws
        match.choose(seat, choices, random)
        decisions += 1
      }
    } catch {
      const again = randomFrom(seedOf(sim, g))
      for (let i = 0; i < before; i++) again(1)
      const outcomes = outcomesBefore(sim, match.position, seat, choices, again)
      return { seat, choices: choices.map((c) => game.write(c)), outcomes }
    }
  }
  return {}
}

/** The outcomes that chance gave within a row before it went wrong. */
function outcomesBefore(
  { game, content }: Simulation,
  from: GameSession['position'],
  seat: Seat | null,
  choices: readonly Choice[],
  random: Random,
): string[] {
  const outcomes: string[] = []
  const play = game.play(content, game.clone(from))
  try {
    for (const choice of choices) play.take(seat as Seat, choice)
    while (play.waits() === 'chance') {
      const outcome = draw(play.outcomes(), random)
      outcomes.push(writeOutcome(outcome))
      play.resolve(outcome)
    }
  } catch {
    return outcomes // this is the error we came for
  }
  return outcomes
}
