/** Watchers of a table: they come, are shown the whole table, and leave. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { StoredTable } from '../store/types.ts'
import { checkLook, hasBegun, mayLook, seatOf, viewerOf } from './access.ts'
import type { Broadcast } from './broadcast.ts'
import { CHAT_PAGE } from './chat.ts'
import { TablePart } from './deps.ts'
import type { HistoryLoader } from './history.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { presenceIn, stateIn } from './states.ts'
import { ProblemError, type Watcher, type Watching } from './types.ts'

/** Clients further behind than this get a snapshot instead of the missed rows. */
const MOST_MISSED = 64

export class Watchers extends TablePart<{ positions: Positions; loader: HistoryLoader; broadcast: Broadcast }> {
  /** The watcher first gets a `whole` frame, then what happens. */
  watch(watcher: Watcher, id: string, since?: number): Promise<Watching> {
    return this.deps.rooms.inside(id, async (room, table) => {
      checkLook(table, watcher.caller)
      const isNewHere = !presenceIn(room, table).seats.has(seatOf(table, watcher.caller.guest) as Seat)
      const shown = await this.wholeFor(room, table, watcher, since)
      this.show(room, table, watcher, shown)
      if (isNewHere) this.parts.broadcast.presence(room, watcher)
      return { table: id, stop: () => this.stop(room, watcher) }
    })
  }

  private stop(room: Room, watcher: Watcher): void {
    if (!room.watchers.delete(watcher)) return
    room.usedAt = this.deps.sources.now()
    this.parts.broadcast.presence(room)
  }

  /** Loads the position. If newer rules have just taken it over, everybody is shown the table anew. */
  async loaded(room: Room, table: StoredTable): Promise<StoredTable> {
    const now = await this.parts.positions.load(room, table)
    if (now.version !== table.version) await this.showAll(room)
    return now
  }

  /** The table now, as a `WireSight` in JSON. */
  async sight(room: Room, table: StoredTable, viewer: Viewer): Promise<string> {
    const now = await this.loaded(room, table)
    return this.parts.positions.ask(room, now, { do: 'sight', table: table.id, viewer })
  }

  /** The end of a `whole` frame: everything but the state, because presence may change while this is put together. */
  private async wholeFor(room: Room, table: StoredTable, { caller }: Watcher, since?: number): Promise<string> {
    const viewer = viewerOf(table, caller)
    const seat = seatOf(table, caller.guest)
    const missed = since === undefined ? Number.POSITIVE_INFINITY : table.version - since
    const isContinued = missed >= 0 && missed <= MOST_MISSED
    const sight = hasBegun(table) ? await this.sight(room, table, viewer) : 'null'
    const now = room.table ?? table
    const told =
      isContinued && missed > 0 ? await this.parts.loader.rows(now, since as number, now.version, viewer) : []
    const chat = await this.deps.store.chat(table.id, seat, CHAT_PAGE)
    return `,"chat":${JSON.stringify(chat)},"sight":${sight},"told":${JSON.stringify(told)},"isContinued":${isContinued}}`
  }

  private show(room: Room, table: StoredTable, watcher: Watcher, shown: string): void {
    room.watchers.set(watcher, viewerOf(table, watcher.caller))
    const state = stateIn(room, room.table ?? table, watcher.caller)
    watcher.send('whole', `,"state":${JSON.stringify(state)}${shown}`)
  }

  /** Shows everybody the whole table anew. */
  async showAll(room: Room): Promise<void> {
    const { table } = room
    if (table === null) return
    for (const watcher of [...room.watchers.keys()]) await this.showAnew(room, table, watcher)
  }

  /** What was done stands even if it cannot be shown: such a watcher must subscribe again. */
  private async showAnew(room: Room, table: StoredTable, watcher: Watcher): Promise<void> {
    try {
      const shown = await this.wholeFor(room, table, watcher)
      if (room.watchers.has(watcher)) this.show(room, table, watcher, shown)
    } catch (error) {
      if (!room.watchers.delete(watcher)) return
      watcher.gone(error instanceof ProblemError ? error.code : 'unavailable')
      this.parts.broadcast.presence(room)
    }
  }

  /** After seats have changed: shows the table to those whose viewer is another now, and sends away who may not look. */
  async reseat(room: Room, table: StoredTable): Promise<void> {
    for (const [watcher, was] of [...room.watchers]) {
      if (!mayLook(table, watcher.caller)) {
        room.watchers.delete(watcher)
        watcher.gone('notFound')
      } else if (viewerOf(table, watcher.caller) !== was) await this.showAnew(room, table, watcher)
    }
  }
}
