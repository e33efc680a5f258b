/** What somebody may ask about at a moment of the game, and which commands will be refused then. */

import { InputError, type Random, randomFrom, type Seat } from '@skerry/kernel'
import { GameSession } from '@skerry/session'
import type { Moment } from './looks.ts'
import { oneOf, type Pair } from './pairs.ts'
import { isSeat, type Who } from './steps.ts'

/** As the first of the two games stands. */
export function momentOf(course: GameSession, pair: Pair, who: Who, done: Moment['done'], random: Random): Moment {
  const { game, seats } = pair.records[0]
  const texts = textsFor(course, pair, who, random)
  const pending = course.pending()
  return {
    game,
    v: course.version,
    seats,
    texts,
    refused: isSeat(who) ? refusedOf(course, who, texts, random) : [[NONSENSE]],
    done,
    isBarred: !isSeat(who) || course.undoBarrier(who) !== null,
    isIdle: !isSeat(who) || pending.kind !== 'asked' || !pending.seats.includes(who),
    random,
  }
}

const NONSENSE = 'xyzzy'
const LISTED = 3

/** Choices of the log, above all those that differ, and some of what the seat may choose now. */
function textsFor({ game, content, position }: GameSession, pair: Pair, who: Who, random: Random): string[] {
  const { rows } = pair.records[0]
  const own = isSeat(who) ? game.choices(content, position, who) : { kind: 'none' as const }
  const list = own.kind === 'none' ? [] : own.list
  const some = <T>(from: readonly T[]) =>
    Array.from({ length: Math.min(LISTED, from.length) }, () => oneOf(from, random))
  return [
    ...some(rows).flatMap(({ choices }) => choices),
    ...pair.differences.filter(({ seat }) => seat !== null).flatMap(({ texts }) => texts),
    ...some(list).map((choice) => game.write(choice)),
    NONSENSE,
  ]
}

/** Commands that the rules refuse now. */
function refusedOf(course: GameSession, seat: Seat, texts: readonly string[], random: Random): string[][] {
  const some = Array.from({ length: 4 }, () => [oneOf(texts, random)])
  const more = [[NONSENSE], [oneOf(texts, random), NONSENSE], [oneOf(texts, random), oneOf(texts, random)]]
  return [...some, ...more].filter((choices) => isRefused(course, seat, choices))
}

function isRefused(course: GameSession, seat: Seat, choices: readonly string[]): boolean {
  try {
    return 'refused' in copyOf(course).choose(seat, choices, randomFrom('any'))
  } catch (error) {
    if (error instanceof InputError) return true // it cannot even be read
    throw error
  }
}

/** The same game, to be played on without consequences. */
export const copyOf = ({ game, content, version, position }: GameSession): GameSession =>
  new GameSession(game, content, { v: version, position, standing: [] })

/** Choices that a seat is about to make, with something before or after them, to see what would come of them. */
export function temptations(course: GameSession, seat: Seat, choices: readonly string[]): string[][] {
  const tried = [
    [...choices, ...choices],
    [...choices, NONSENSE],
    [NONSENSE, ...choices],
  ]
  return tried.filter((one) => isRefused(course, seat, one))
}
