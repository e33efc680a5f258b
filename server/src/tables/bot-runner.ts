/** Lets bots answer: fetches the view of their seat, has the pool think, and performs the answer. */

import type { BotLevel, ProblemCode } from '@skerry/link'
import type { BotAsked } from '@skerry/session'
import { stackOf } from '../log.ts'
import { thoughtFrom } from '../rules/dice.ts'
import { WorkerLost } from '../rules/host.ts'
import type { StoredTable } from '../store/types.ts'
import type { Broadcast } from './broadcast.ts'
import { TablePart } from './deps.ts'
import type { Turns } from './play.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { botsToAnswer, botToAnswer } from './transitions.ts'
import { ProblemError } from './types.ts'
import type { Watchers } from './watchers.ts'

/** How long a bot waits before it tries again after a failure of the server. */
const RETRY_MS = 1000
/** Problems that come from the bot's own choice, not from the server. */
const OWN_FAULTS: ReadonlySet<ProblemCode> = new Set(['refused', 'fault'])
/** Bots that take a while are shown thinking. */
const SLOW: ReadonlySet<BotLevel | null> = new Set(['adept', 'master'])

export class BotRunner extends TablePart<{
  positions: Positions
  watchers: Watchers
  broadcast: Broadcast
  turns: Turns
}> {
  isClosed = false

  /** No bot starts to think any more; they go on when the server is back. */
  close(): void {
    this.isClosed = true
  }

  /** Lets a bot answer if one is asked, and then the next one. */
  next(room: Room): void {
    const { table } = room
    if (this.isClosed || table === null || table.held !== null || room.thinking !== null) return
    const turn = botToAnswer(table)
    if (turn !== null) this.begin(room, table, turn)
  }

  private begin(room: Room, table: StoredTable, turn: BotAsked): void {
    room.thinking = turn.seat
    void this.answer(room, table, turn)
  }

  private async answer(room: Room, table: StoredTable, turn: BotAsked): Promise<void> {
    const isShown = SLOW.has(turn.level)
    if (isShown) this.parts.broadcast.thinking(room, turn.seat)
    const stop = () => {
      room.thinking = null
      if (isShown) this.parts.broadcast.thinking(room, null)
    }
    try {
      const notation = await this.choiceFor(room, table, turn).finally(stop)
      if (notation === null) this.next(room)
      else await this.perform(room.id, table.version, turn, notation)
    } catch (error) {
      await this.recover(room, table, turn, error)
    }
  }

  /** A choice in notation; null: the table has moved on meanwhile. */
  private async choiceFor(room: Room, table: StoredTable, { seat, level }: BotAsked): Promise<string | null> {
    const { positions, watchers } = this.parts
    const view = await this.deps.rooms.inside(room.id, async (r, t) => {
      if (t.version !== table.version) return null
      const now = await watchers.loaded(r, t)
      return now.version === t.version ? positions.ask(r, now, { do: 'view', table: t.id, seat }) : null
    })
    if (view === null) return null
    const { id, game, secret, version } = table
    const seed = thoughtFrom(secret, id, version, seat)
    return this.deps.bots.think({ game, pack: room.pack, level, view, seat, seed }, room.watchers.size > 0)
  }

  private async perform(id: string, v: number, { seat }: BotAsked, notation: string): Promise<void> {
    await this.deps.rooms.inside(id, async (room, table) => {
      const isStill = table.version === v && table.held === null && botsToAnswer(table).some((one) => one.seat === seat)
      const act = { kind: 'choose' as const, seat, choices: [notation] }
      if (isStill) await this.parts.turns.perform(room, table, act, { key: `bot ${v}` })
      this.next(room)
    })
  }

  /** After a failure of the server the bot tries again later. After its own, a random choice takes its place. */
  private async recover(room: Room, table: StoredTable, turn: BotAsked, error: unknown): Promise<void> {
    if (this.isClosed) return
    const isPassing = error instanceof WorkerLost || (error instanceof ProblemError && !OWN_FAULTS.has(error.code))
    if (isPassing || room.table?.version !== table.version) return this.nextLater(room.id)
    const { id, game, version } = table
    this.deps.log.error({ table: id, game, level: turn.level, fault: stackOf(error) }, 'bot')
    if (turn.level === 'random') await this.giveUp(id, version)
    else this.begin(room, table, { ...turn, level: 'random' })
  }

  /** Reads the table again, because the room may have forgotten it. */
  private nextLater(id: string): void {
    const again = () => this.deps.rooms.inside(id, async (room) => this.next(room)).catch(() => this.nextLater(id))
    if (!this.isClosed) setTimeout(() => void again(), RETRY_MS).unref()
  }

  /** Holds the table, unless it has moved on meanwhile. */
  private giveUp(id: string, v: number): Promise<void> {
    return this.deps.rooms
      .inside(id, async (room, table) => {
        if (table.version === v) await this.parts.positions.hold(room, table, 'a bot found no way')
        else this.next(room)
      })
      .catch(() => this.nextLater(id))
  }
}
