/** Tables for tests: a worker's side without a worker. */

import { botNamed } from '@skerry/bots'
import { type Choice, packOf, randomFrom, type Seat, type View } from '@skerry/kernel'
import { RECORD_FORMAT } from '@skerry/session'
import { openRules, type Rules } from '../src/games/rules.ts'
import type { Push, SeatInfo, Sharing, TableSnapshot } from '../src/link/types.ts'
import { Advice } from '../src/worker/advice.ts'
import { type BotRunner, LocalTable } from '../src/worker/local-table.ts'
import type { SavedTable } from '../src/worker/saved.ts'
import { MemoryStore } from './memory-store.ts'

export const rules = await openRules('marnon')
export const content = rules.game.load(rules.pack)
export const advice = new Advice(rules, () => null)

export const person = (name: string): SeatInfo => ({ name, by: 'person' })
export const bot = (name: string): SeatInfo => ({ name, by: 'novice' })

export function savedTable(
  seats: readonly SeatInfo[],
  sharing: Sharing = 'alone',
  seed = 'seed',
  { game, pack }: Rules = rules,
): SavedTable {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    pack: packOf(game.load(pack)),
    seats: seats.length,
    options: {},
    table: { seats, sharing, begun: 1, played: 1, seed, isOver: false, winners: [], asked: null },
    rows: [],
  }
}

/** Every view a bot was given. */
export interface Thought {
  readonly seat: Seat
  readonly view: View
}

export function openLocal(saved: SavedTable, store = new MemoryStore(), id = 'table', playing: Rules = rules) {
  const { game, guide } = playing
  const own = game.load(playing.pack)
  const pushes: Push[] = []
  const thoughts: Thought[] = []
  const bots: BotRunner = async (level, view, seat, seed) => {
    thoughts.push({ seat, view })
    const choose = botNamed(level, game, guide) as NonNullable<ReturnType<typeof botNamed>>
    return game.write(choose(own, view as View<object>, seat, randomFrom(seed)))
  }
  if (!store.tables.has(id)) store.tables.set(id, saved)
  const table = new LocalTable(id, playing, saved, store, bots, (push) => {
    pushes.push(push)
    if (push.kind === 'row') table.seen(push.sight.version)
  })
  return { table, store, pushes, thoughts }
}

/** The last sight that was told. */
export function lastSight(pushes: readonly Push[]): TableSnapshot {
  const last = pushes.findLast((push) => push.kind === 'whole' || push.kind === 'row')
  if (last === undefined) throw new Error('nothing was told')
  return last.sight
}

/** What a novice would do at this view, in notation. */
export function noviceChoice(view: View): string {
  const choose = botNamed('novice', rules.game, rules.guide) as NonNullable<ReturnType<typeof botNamed>>
  const choice: Choice = choose(
    content,
    view as View<object>,
    view.seat as Seat,
    randomFrom(JSON.stringify(view.stack)),
  )
  return rules.game.write(choice)
}

/** Lets bots and promises run until nothing happens any more. */
export async function settled(table: LocalTable): Promise<void> {
  await table.goOn()
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve))
  await table.goOn()
}

/** Plays the viewer's seat until the game is over or so many choices were made. */
export async function playOn(table: LocalTable, pushes: readonly Push[], most: number): Promise<number> {
  let made = 0
  for (; made < most; made++) {
    await settled(table)
    const sight = lastSight(pushes)
    if (sight.pending !== 'asked' || !sight.askedSeats.includes(sight.viewer as Seat)) break
    const refused = await table.choose([noviceChoice(sight.view)])
    if (refused !== null) throw new Error(`refused: ${refused.reason}`)
  }
  await settled(table)
  return made
}
