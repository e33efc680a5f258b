/** What was proved, in figures. */

import type { Proved, Violation } from './prove.ts'
import { hidingOf } from './secrets.ts'

export interface GameSummary {
  /** Pairs of logs that differ in something hidden, and those that differ only in what is to come. */
  readonly twins: number
  readonly futures: number
  /** Those who listened, over all pairs. */
  readonly viewers: number
  readonly requests: number
  readonly frames: number
  readonly bytes: number
  /** Hidden choices and outcomes that were not the same. */
  readonly differing: number
  /** Pairs by the number of seats, by the viewer, and by what they differ in. */
  readonly seats: Readonly<Record<string, number>>
  readonly seen: Readonly<Record<'seat' | 'spectator', number>>
  readonly kinds: Readonly<Record<string, number>>
}

export interface Summary {
  readonly games: Readonly<Record<string, GameSummary>>
  readonly violations: readonly Violation[]
}

export function summaryOf(proved: readonly Proved[]): Summary {
  const games = Map.groupBy(proved, ({ task }) => task.game)
  return {
    games: Object.fromEntries([...games].map(([game, some]) => [game, gameSummary(game, some)])),
    violations: proved.flatMap(({ violation }) => violation ?? []),
  }
}

function gameSummary(game: string, proved: readonly Proved[]): GameSummary {
  const sum = (of: (one: Proved) => number) => proved.reduce((all, one) => all + of(one), 0)
  const count = (is: (one: Proved) => boolean) => proved.filter(is).length
  const { secrets } = hidingOf(game)
  return {
    twins: count(({ differing }) => differing > 0),
    futures: count(({ differing, toCome }) => differing === 0 && toCome > 0),
    viewers: sum(({ listeners }) => listeners),
    requests: sum(({ requests }) => requests),
    frames: sum(({ frames }) => frames),
    bytes: sum(({ bytes }) => bytes),
    differing: sum(({ differing }) => differing),
    seats: tally(proved.map(({ seats }) => String(seats))),
    seen: {
      seat: count(({ viewer }) => viewer !== 'spectator'),
      spectator: count(({ viewer }) => viewer === 'spectator'),
    },
    kinds: Object.fromEntries(secrets.map(({ id }) => [id, count(({ kinds }) => kinds.includes(id))])),
  }
}

function tally(words: readonly string[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const word of [...words].sort()) all[word] = (all[word] ?? 0) + 1
  return all
}

/** Kinds of secrets that no pair differed in: for them nothing is proved. */
export const missedBy = ({ games }: Summary): string[] =>
  Object.entries(games).flatMap(([game, { kinds }]) =>
    Object.entries(kinds).flatMap(([kind, pairs]) => (pairs === 0 ? [`${game}: ${kind}`] : [])),
  )
