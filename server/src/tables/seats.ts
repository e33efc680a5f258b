/** Who sits where: joining, leaving, bots, the start of the game and a rematch. */

import type { Seat } from '@skerry/kernel'
import type { BotLevel, TableState } from '@skerry/link'
import type { StoredTable } from '../store/types.ts'
import { checkGuest, checkHost, checkLook, checkSeat, checkSeated, seatOf } from './access.ts'
import type { AnswerRunner } from './answer-runner.ts'
import type { Broadcast } from './broadcast.ts'
import { gameNamed, TablePart } from './deps.ts'
import { checkSeatPlans, type Lobby } from './lobby.ts'
import type { Turns } from './play.ts'
import type { Positions } from './positions.ts'
import { stateIn } from './states.ts'
import { begun, firstFreeSeat, freed, rematchOf, seated, withBot } from './transitions.ts'
import { type Caller, type JoinWay, ProblemError } from './types.ts'
import type { Watchers } from './watchers.ts'

export class Seats extends TablePart<{
  positions: Positions
  watchers: Watchers
  broadcast: Broadcast
  lobby: Lobby
  turns: Turns
  answers: AnswerRunner
}> {
  async join(caller: Caller, way: JoinWay, nonce?: string): Promise<TableState> {
    const { store, sources } = this.deps
    const guest = checkGuest(caller)
    if ('table' in way)
      return this.change(caller, way.table, async (table) => {
        checkLook(table, caller)
        const seat = way.seat ?? seatOf(table, guest) ?? firstFreeSeat(table)
        return seated(sources, table, seat, guest, nonce)
      })
    const invited = await store.invited(way.invite)
    if (invited === null) throw new ProblemError('notFound')
    return this.change(caller, invited.table.id, async (table) => {
      const seat = table.seats.findIndex(({ invite }) => invite === way.invite)
      if (seat < 0) throw new ProblemError('notFound')
      return seated(sources, table, seat, guest, nonce)
    })
  }

  leave(caller: Caller, id: string): Promise<TableState> {
    return this.change(caller, id, async (table) => freed(this.deps.sources, table, checkSeat(table, caller)))
  }

  kick(caller: Caller, id: string, seat: Seat): Promise<TableState> {
    return this.change(caller, id, async (table) => {
      checkHost(table, caller)
      if (table.seats[seat]?.by !== 'person') throw new ProblemError('noSeat')
      return freed(this.deps.sources, table, seat)
    })
  }

  /** Puts a bot on a free seat, or frees the seat of a bot. */
  setSeat(caller: Caller, id: string, seat: Seat, by: 'open' | BotLevel): Promise<TableState> {
    return this.change(caller, id, async (table) => {
      checkHost(table, caller)
      if (by !== 'open')
        checkSeatPlans(
          await gameNamed(this.deps, table.game),
          table.seats.map((_, i) => (i === seat ? by : 'open')),
          caller.language,
        )
      return withBot(this.deps.sources, table, seat, by)
    })
  }

  start(caller: Caller, id: string, nonce?: string): Promise<TableState> {
    const { positions, turns, answers, watchers, broadcast, lobby } = this.parts
    return this.deps.rooms.inside(id, async (room, table) => {
      checkHost(table, caller)
      const { game } = await gameNamed(this.deps, table.game)
      const now = this.deps.sources.now()
      const next = { ...begun(table, now, nonce), ...(table.version === 0 ? { rules: game.version } : {}) }
      // The dice depend on who has sat down: a position loaded before is of no use.
      await positions.unload(room)
      await turns.perform(room, next, { kind: 'begin' }, { key: 'begin' })
      answers.next(room)
      await watchers.showAll(room)
      broadcast.state(room)
      lobby.changed()
      return stateIn(room, room.table ?? next, caller)
    })
  }

  async rematch(caller: Caller, id: string, nonce?: string): Promise<TableState> {
    const { positions, broadcast } = this.parts
    const { rooms, store, sources } = this.deps
    const guest = checkGuest(caller)
    const { next, seat } = await rooms.inside(id, async (room, table) => {
      const seat = checkSeated(table, caller)
      if (table.phase !== 'over' || table.version === 0) throw new ProblemError('notOver')
      if (table.rematch !== null) return { next: table.rematch, seat }
      const again = rematchOf(sources, table, guest, seat)
      const pack = await store.packOf(id)
      const opened = { kind: 'newTable' as const, table: again, pack }
      await positions.keep(room, { ...table, rematch: again.id }, table.version, [opened])
      broadcast.state(room)
      return { next: again.id, seat }
    })
    // People of the old table need no invitation.
    return this.change(caller, next, async (table) => seated(sources, table, seat, guest, nonce))
  }

  /** Changes who sits where. Watchers are told, and those with another seat see the table anew. */
  private change(
    caller: Caller,
    id: string,
    change: (table: StoredTable) => Promise<StoredTable>,
  ): Promise<TableState> {
    const { positions, watchers, broadcast, lobby } = this.parts
    return this.deps.rooms.inside(id, async (room, table) => {
      const next = await change(table)
      if (next === table) return stateIn(room, table, caller)
      await positions.keep(room, next, table.version)
      await watchers.reseat(room, next)
      broadcast.state(room)
      lobby.changed()
      return stateIn(room, next, caller)
    })
  }
}
