/** Lets orders and bots answer: the rules say who is to, an order's choice is performed at once, a bot thinks about its view. */

import type { BotLevel, ProblemCode } from '@skerry/link'
import { stackOf } from '../log.ts'
import { thoughtFrom } from '../rules/dice.ts'
import { WorkerLost } from '../rules/host.ts'
import type { Unasked } from '../rules/messages.ts'
import type { StoredTable } from '../store/types.ts'
import type { Broadcast } from './broadcast.ts'
import { TablePart } from './deps.ts'
import type { Turns } from './play.ts'
import type { Positions } from './positions.ts'
import type { Room } from './rooms.ts'
import { answerersAt } from './transitions.ts'
import { ProblemError } from './types.ts'
import type { Watchers } from './watchers.ts'

/** How long a bot waits before it tries again after a failure of the server. */
const RETRY_MS = 1000
/** Problems that come from the answer itself, not from the server. */
const OWN_FAULTS: ReadonlySet<ProblemCode> = new Set(['refused', 'fault'])
/** Bots that take a while are shown thinking. */
const SLOW: ReadonlySet<BotLevel | null> = new Set(['adept', 'master'])

/** A bot that is to answer at this table as it stands. */
interface BotTurn {
  readonly table: StoredTable
  readonly bot: Extract<Unasked, { kind: 'bot' }>
}

export class AnswerRunner extends TablePart<{
  positions: Positions
  watchers: Watchers
  broadcast: Broadcast
  turns: Turns
}> {
  isClosed = false

  /** Nobody begins to answer any more; they go on when the server is back. */
  close(): void {
    this.isClosed = true
  }

  /** Lets an order or a bot answer if one may, and then the next one. */
  next(room: Room): void {
    const { table } = room
    if (!this.isClosed && table !== null && table.held === null && room.thinking === null) this.begin(room, table)
  }

  /** `level`: how good a bot is to answer; absent: as good as it is. */
  private begin(room: Room, table: StoredTable, level?: BotLevel): void {
    const [first] = answerersAt(table)
    if (first === undefined) return
    room.thinking = first.seat
    void this.answer(room, table, level)
  }

  private async answer(room: Room, was: StoredTable, level?: BotLevel): Promise<void> {
    let turn: BotTurn | null = null
    try {
      turn = await this.botTurn(room.id)
      if (turn !== null) await this.perform(room.id, turn, await this.think(room, turn, level ?? turn.bot.level))
    } catch (error) {
      room.thinking = null
      await this.recover(room, turn?.table ?? was, level ?? turn?.bot.level ?? null, error)
    }
  }

  /** Asks the rules who is to answer, and performs what an order chooses. Null: no bot is asked. */
  private botTurn(id: string): Promise<BotTurn | null> {
    const { positions, watchers, turns } = this.parts
    return this.deps.rooms.inside(id, async (room, was) => {
      const table = was.held === null ? await watchers.loaded(room, was) : was
      const isDue = table.held === null && answerersAt(table).length > 0
      const occupants = table.seats
      const answer = isDue ? await positions.ask(room, table, { do: 'answerer', table: id, occupants }) : null
      if (answer?.kind === 'bot') return { table, bot: answer }
      room.thinking = null
      if (answer === null) return null
      const { seat, choice, order } = answer
      const act = { kind: 'choose' as const, seat, choices: [choice], order }
      await turns.perform(room, table, act, { key: `order ${table.version}` })
      this.next(room)
      return null
    })
  }

  /** A choice in notation. */
  private async think(room: Room, { table, bot }: BotTurn, level: BotLevel | null): Promise<string> {
    const { seat, view } = bot
    const { id, game, secret, version } = table
    const isShown = SLOW.has(level)
    if (isShown) this.parts.broadcast.thinking(room, seat)
    const seed = thoughtFrom(secret, id, version, seat)
    const thought = this.deps.bots.think({ game, pack: room.pack, level, view, seat, seed }, room.watchers.size > 0)
    return thought.finally(() => {
      room.thinking = null
      if (isShown) this.parts.broadcast.thinking(room, null)
    })
  }

  private async perform(id: string, { table: { version }, bot: { seat } }: BotTurn, notation: string): Promise<void> {
    await this.deps.rooms.inside(id, async (room, table) => {
      const isAsked = answerersAt(table).some((one) => one.kind === 'bot' && one.seat === seat)
      const act = { kind: 'choose' as const, seat, choices: [notation] }
      if (table.version === version && table.held === null && isAsked)
        await this.parts.turns.perform(room, table, act, { key: `bot ${version}` })
      this.next(room)
    })
  }

  /** After a failure of the server it is tried again later. After its own, a random choice takes the place of a bot's. */
  private async recover(room: Room, table: StoredTable, level: BotLevel | null, error: unknown): Promise<void> {
    if (this.isClosed) return
    const isPassing = error instanceof WorkerLost || (error instanceof ProblemError && !OWN_FAULTS.has(error.code))
    if (isPassing || room.table?.version !== table.version) return this.nextLater(room.id)
    const { id, game, version } = table
    const isBots = answerersAt(table).some(({ kind }) => kind === 'bot')
    this.deps.log.error({ table: id, game, level, fault: stackOf(error) }, isBots ? 'bot' : 'order')
    if (!isBots) return // the person is asked as ever
    if (level === 'random') await this.giveUp(id, version)
    else this.begin(room, table, 'random')
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
