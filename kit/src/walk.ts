/** Plays a line from a position, for tests and worked examples; `walk` checks everything at every step. */

import {
  type Actor,
  type Event,
  findOutcome,
  type Game,
  type GameTypes,
  hashOf,
  type PositionOf,
  randomFrom,
  type Seat,
} from '@skerry/kernel'
import { beginSession } from '@skerry/session'
import { demand, Flaw } from './flaw.ts'
import { POSITION_CHECKS } from './position-properties.ts'
import type { Width } from './width.ts'

export interface Walked<G extends GameTypes> {
  readonly position: PositionOf<G>
  readonly events: readonly Event[]
}

/** Called before the first and after every entry of a line. */
type OnStep<G extends GameTypes> = (position: PositionOf<G>, entry: string, before: PositionOf<G> | null) => void

/**
 * One entry of a line is a choice (`A attack C1 I1 land`, seats as letters or numbers), chance (`chance B01`,
 * `dice 5/2`, `chance *` for any), or a claim that must hold then: `B may breakOff`, `B may not breakOff: X-ATTACK-05 notNow`.
 */
export function follow<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  line: readonly string[],
  onStep?: OnStep<G>,
): Walked<G> {
  const events: Event[] = []
  let position = start
  onStep?.(position, 'the start', null)
  for (const entry of line) {
    if (claim(game, content, position, entry)) continue
    const applied = game.apply(content, position, actorOf(game, content, position, entry))
    if ('refused' in applied) throw new Flaw('line', `"${entry}" is refused: ${JSON.stringify(applied.refused)}`)
    const before = position
    position = applied.position
    events.push(...applied.events)
    onStep?.(position, entry, before)
  }
  return { position, events }
}

/** Follows a line; at every step the position is saved, cloned, undone, redealt for every viewer and explained. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  start: PositionOf<G>,
  line: readonly string[],
  width: Width = 'deep',
): Walked<G> {
  const random = randomFrom('walk')
  return follow(game, content, start, line, (position, entry, before) => {
    const where = `after "${entry}"`
    if (before !== null) undoing(game, content, before, entry)
    for (const check of Object.values(POSITION_CHECKS)) check({ game, content, position, where, random, width })
  })
}

const isChance = (who: string): boolean => who === 'chance' || who === 'dice'

/** A is seat 0. */
function seatOf(who: string): Seat {
  const seat = /^\d+$/.test(who) ? Number(who) : /^[A-Z]$/.test(who) ? who.charCodeAt(0) - 65 : -1
  if (seat < 0) throw new Flaw('line', `"${who}" is no seat`)
  return seat
}

function actorOf<G extends GameTypes>(game: Game<G>, content: G['content'], p: PositionOf<G>, entry: string): Actor {
  const [who = '', ...words] = entry.split(' ')
  const text = words.join(' ')
  if (!isChance(who)) return { seat: seatOf(who), choice: game.parse(content, text) }
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') throw new Flaw('line', `"${entry}": ${JSON.stringify(pending)} waits instead`)
  const outcome = text === '*' ? pending.outcomes.list[0] : findOutcome(pending.outcomes, text)
  const some = pending.outcomes.list.slice(0, 12).join(', ')
  if (outcome === undefined) throw new Flaw('line', `"${entry}": ${pending.chance} gives something else: ${some}`)
  return { outcome }
}

/** True if the entry is a claim; throws if it does not hold. */
export function claim<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  entry: string,
): boolean {
  const [, who, not, text = '', expected] = /^(\w+) may( not)? (.+?)(?:: (\S+ \S+))?$/.exec(entry) ?? []
  if (who === undefined) return false
  const refusal = game.explain(content, p, seatOf(who), game.parse(content, text))
  const got = refusal === null ? 'it is legal' : `${refusal.rule} ${refusal.reason} ${JSON.stringify(refusal.params)}`
  demand('claim', (refusal === null) === (not === undefined), () => `"${entry}" does not hold: ${got}`)
  const cited = `${refusal?.rule} ${refusal?.reason}`
  if (expected !== undefined) demand('claim', cited === expected, () => `"${entry}" does not hold: ${got}`)
  return true
}

/** A choice that neither met chance nor showed anything can be taken back, and made again. */
function undoing<G extends GameTypes>(game: Game<G>, content: G['content'], start: PositionOf<G>, entry: string): void {
  const [who = '', ...words] = entry.split(' ')
  if (isChance(who)) return
  const seat = seatOf(who)
  const choice = words.join(' ')
  const match = beginSession(game, content, start.seats, {}, start)
  const first = match.choose(seat, [choice], randomFrom('undo'))
  if ('refused' in first) throw new Flaw('undo', JSON.stringify(first.refused))
  const barrier = match.undoBarrier(seat)
  const undone = match.undo(seat)
  demand('undo', 'refused' in undone === (barrier !== null), () => `"${choice}": the barrier says ${barrier}`)
  if (barrier !== null) return
  demand('undo', hashOf(match.position) === hashOf(start), () => `"${choice}": undo does not lead back`)
  const again = match.choose(seat, [choice], randomFrom('undo'))
  demand(
    'undo',
    'row' in again && again.row.hash === first.row.hash,
    () => `"${choice}": made again it leads elsewhere`,
  )
}
