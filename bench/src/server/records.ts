/** Games of Marnon that were played elsewhere, by bots, up to a certain move. */

import { type Bot, type BotName, botNamed } from '@skerry/bots'
import { type Game, randomFrom } from '@skerry/kernel'
import { game, pack } from '@skerry/marnon'
import { guide } from '@skerry/marnon/bot'
import { beginSession, type GameRecord, type GameSession } from '@skerry/session'

type Marnon = typeof game extends Game<infer G> ? G : never

/** What a seat sees. */
export type MarnonView = ReturnType<typeof game.view>

export const content = game.load(pack)

/** Novices play well and come to an end soon; random play goes on and on. */
export const bots: Readonly<Record<'random' | 'novice', Bot<Marnon>>> = { random: bot('random'), novice: bot('novice') }

function bot(name: BotName): Bot<Marnon> {
  return botNamed(name, game, guide) as Bot<Marnon>
}

/** A game with exactly so many rows, not over yet. The same seed gives the same game. */
export function recordOf(level: keyof typeof bots, seats: number, rows: number, seed: number): GameRecord {
  for (let more = 0; ; more += 1) {
    const match = playedTo(level, seats, rows, seed + more * 1000)
    if (match !== null) return match.record()
  }
}

/** Null: it was over before. */
function playedTo(level: keyof typeof bots, seats: number, rows: number, seed: number): GameSession<Marnon> | null {
  const random = randomFrom(seed)
  const match = beginSession(game, content, seats)
  match.begin(random)
  while (match.version < rows) {
    const pending = match.pending()
    if (pending.kind !== 'asked') return null
    const seat = pending.seats.find((one) => !pending.answered.includes(one)) as number
    match.choose(seat, [bots[level](content, game.view(content, match.position, seat), seat, random)], random)
  }
  return match.pending().kind === 'asked' ? match : null
}
