/** From a command to a row: the rules work it out, the store keeps it, and then everybody is told. */

import type { Seat } from '@skerry/kernel'
import type { ChooseCommand, Command, Done } from '@skerry/link'
import { procedureOf } from '@skerry/session'
import type { Act, Begun } from '../rules/messages.ts'
import type { Change, StoredTable } from '../store/types.ts'
import { checkRunning, checkSeat, checkSeated, checkVersion } from './access.ts'
import type { Broadcast } from './broadcast.ts'
import { gameOf, TablePart } from './deps.ts'
import type { HistoryLoader } from './history.ts'
import type { Lobby } from './lobby.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { afterResigning, afterRow, delegatedTo } from './transitions.ts'
import { type Caller, ProblemError, type Watcher } from './types.ts'
import type { Watchers } from './watchers.ts'

/** Where a row comes from: the key of its command, and the watcher that sent it. */
export interface Origin {
  readonly key: string
  readonly by?: Watcher | undefined
}

/** Adds rows to tables, for people and bots alike. Called inside the room. */
export class Turns extends TablePart<{ positions: Positions; watchers: Watchers; broadcast: Broadcast; lobby: Lobby }> {
  /** Works an act out, stores it and tells it. When it throws a `ProblemError`, nothing has changed. */
  async perform(room: Room, was: StoredTable, act: Act, { key, by }: Origin): Promise<Done> {
    const { positions, broadcast, lobby, watchers } = this.parts
    const table = room.isLoaded ? was : await watchers.loaded(room, was)
    // Newer rules may just have added a row. The beginning of a game is independent of the version.
    if (act.kind !== 'begin') checkVersion(table, was.version)
    // Before a game begins there is no view to patch: everybody is shown the whole table afterwards.
    const viewers = act.kind === 'begin' ? [] : room.viewers()
    const acted = await positions.ask(room, table, { do: 'act', table: table.id, act, viewers })
    if ('refused' in acted) {
      const at = { game: table.game, names: table.seats.map(({ name }) => name) }
      throw new ProblemError('refused', { refusal: acted.refused, at })
    }
    const next = await this.after(table, act, acted)
    await positions.keep(room, next, table.version, this.changesOf(table, acted, key))
    if (acted.row !== null) room.sendRow(viewers, acted.frames, key, by)
    if (acted.row === null || next.phase !== table.phase || act.kind === 'resign') broadcast.state(room)
    if (acted.row !== null && changesLists(table, next)) lobby.changed()
    return { v: next.version, events: acted.row === null ? [] : JSON.parse(acted.events) }
  }

  private async after(table: StoredTable, act: Act, acted: Begun): Promise<StoredTable> {
    const next = afterRow(table, acted.row, acted, this.deps.sources.now())
    if (act.kind !== 'resign') return next
    const { bots } = await gameOf(this.deps, table)
    return afterResigning(next, act.seat, bots.includes('novice') ? 'novice' : 'random')
  }

  /** The row and, now and then, a snapshot. */
  private changesOf({ id, version }: StoredTable, acted: Begun, key: string): Change[] {
    if (acted.row === null) return []
    const row: Change = { kind: 'row', table: id, row: { ...acted.row, v: version, key, at: this.deps.sources.now() } }
    if (acted.snapshot === null) return [row]
    return [row, { kind: 'snapshot', table: id, v: acted.version, text: acted.snapshot }]
  }
}

/** Whether lists of tables look different: who is to play, or that the game is over. */
const changesLists = (before: StoredTable, after: StoredTable): boolean =>
  before.phase !== after.phase || before.asked?.seats.join() !== after.asked?.seats.join()

/** Lets orders and bots answer after a row. */
interface NextAnswer {
  next(room: Room): void
}

/** The commands of people. */
export class Play extends TablePart<{
  positions: Positions
  loader: HistoryLoader
  turns: Turns
  answers: NextAnswer
}> {
  choose(caller: Caller, id: string, { v, key, choices }: ChooseCommand, by?: Watcher): Promise<Done> {
    return this.command(caller, id, { v, key }, (seat) => ({ kind: 'choose', seat, choices }), by)
  }
  undo(caller: Caller, id: string, command: Command, by?: Watcher): Promise<Done> {
    return this.command(caller, id, command, (seat) => ({ kind: 'undo', seat }), by)
  }
  resign(caller: Caller, id: string, command: Command): Promise<Done> {
    return this.command(caller, id, command, (seat) => ({ kind: 'resign', seat }))
  }

  private command(
    caller: Caller,
    id: string,
    { v, key }: Command,
    actOf: (seat: Seat) => Act,
    by?: Watcher,
  ): Promise<Done> {
    return this.deps.rooms.inside(id, async (room, table) => {
      const own = checkSeated(table, caller)
      const repeated = v < table.version ? await this.repeated(table, own, v, key) : null
      if (repeated !== null) return repeated
      checkRunning(table)
      const seat = checkSeat(table, caller)
      checkVersion(table, v)
      const done = await this.parts.turns.perform(room, table, actOf(seat), { key, by })
      this.parts.answers.next(room)
      return done
    })
  }

  /** The answer to a command that has been carried out before; null: it has not. */
  private async repeated(table: StoredTable, seat: Seat, v: number, key: string): Promise<Done | null> {
    const row = await this.deps.store.rowByKey(table.id, v, seat, key)
    if (row === null) return null
    const [told] = await this.parts.loader.rows(table, row.v, row.v + 1, seat)
    return { v: row.v + 1, events: told?.events ?? [] }
  }

  /** A bot answers for the caller until another rule asks. */
  async delegate(caller: Caller, id: string, v: number): Promise<void> {
    await this.deps.rooms.inside(id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkRunning(table)
      checkVersion(table, v)
      if (!table.asked?.seats.includes(seat)) return
      const next = delegatedTo(table, seat, procedureOf(table.asked.decision))
      await this.parts.positions.keep(room, next, table.version)
      this.parts.answers.next(room)
    })
  }
}
