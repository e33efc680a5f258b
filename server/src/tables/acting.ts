/** From a command to a row: worked out by the rules, kept by the store, then told. One at a time for each table. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { AskedOf, BotLevel, Done } from '@skerry/link'
import type { Crew } from '../bots/crew.ts'
import type { Games, ServedGame } from '../games.ts'
import type { Log } from '../log.ts'
import { seedOf } from '../rules/dice.ts'
import { RulesFault, type RulesHost, WorkerHung, WorkerLost } from '../rules/host.ts'
import type { Act, Acted, Answers, CourseText, Standing } from '../rules/messages.ts'
import type { Sources } from '../sources.ts'
import type { Change, Store, StoredCourse, StoredRow, StoredTable } from '../store/types.ts'
import type { GroupCommit } from './group.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botToAnswer, resigned, ruleOfDecision } from './seating.ts'
import { ProblemError, type Watcher } from './types.ts'

export interface Workshop {
  readonly store: Store
  readonly group: GroupCommit
  readonly rooms: Rooms
  readonly rules: RulesHost
  readonly crew: Crew
  readonly games: Games
  readonly sources: Sources
  readonly log: Log
  /** Something has changed that lists of tables show. */
  readonly lobby: () => void
  /** Tells everybody who watches how the table stands. */
  readonly tellState: (room: Room) => void
  /** Tells everybody who watches everything anew. */
  readonly tellWhole: (room: Room) => Promise<void>
}

/** A command as it came: told apart by its key, answered to this watcher. */
export interface Order {
  readonly key: string
  readonly by?: Watcher | undefined
}

/** So long a bot waits until it tries again when the server could not hear it. */
const RETRY_MS = 1000
/** Bots that think longer than a moment are shown thinking. */
const SLOW: ReadonlySet<BotLevel | null> = new Set(['adept', 'master'])

export class Acting {
  private readonly shop: Workshop

  constructor(shop: Workshop) {
    this.shop = shop
  }

  // —— a game at hand ——

  /** What the rules need of a stored game. */
  async courseText(stored: StoredCourse, room?: Room): Promise<CourseText> {
    const { table, snapshot, start, rows } = stored
    const pack = (await this.isBuiltIn(table)) ? undefined : (room?.pack ?? (await this.shop.store.packOf(table.id)))
    if (room !== undefined) room.pack = pack
    const nonces = table.seats.map(({ nonce }) => nonce)
    return {
      game: table.game,
      pack,
      seats: table.seats.length,
      options: table.options,
      snapshot: snapshot?.text ?? null,
      start,
      rows,
      seed: seedOf({ secret: table.secret, table: table.id, nonces }),
    }
  }

  /** The built-in pack of a game may have changed since a table was opened: then it has its own. */
  private async isBuiltIn(table: StoredTable): Promise<boolean> {
    return table.pack === (await this.gameOf(table)).packHash
  }

  /** Makes sure that the rules have the position; answers with the table, which newer rules may have changed. */
  async loaded(room: Room, table: StoredTable): Promise<StoredTable> {
    if (room.isLoaded) return table
    const stored = await this.shop.store.course(table.id)
    if (stored === null) throw new ProblemError('notFound')
    const course = await this.courseText(stored, room)
    const game = await this.gameOf(table)
    if (table.rules !== game.game.version && table.phase === 'running') return this.renew(room, table, course)
    await this.shop.rules.ask({ do: 'load', table: table.id, course })
    room.isLoaded = true
    if (course.pack === undefined || table.hasOwnPack) return table
    // The game has got another pack since: from now on this table brings its own.
    const next = { ...table, hasOwnPack: true }
    await this.keep(room, next, table.version, [])
    return next
  }

  async gameOf(table: Pick<StoredTable, 'game'>): Promise<ServedGame> {
    const game = await this.shop.games.find(table.game)
    if (game === null) throw new ProblemError('unavailable')
    return game
  }

  /** Newer rules take a running game over: a row says so. */
  private async renew(room: Room, table: StoredTable, course: CourseText): Promise<StoredTable> {
    const { store, rules, log, sources } = this.shop
    const game = await this.gameOf(table)
    const all = await store.rows(table.id, 0, table.version)
    const renewed = await rules.ask({ do: 'renew', table: table.id, course, all, from: table.rules })
    if ('fault' in renewed) {
      await this.hold(room, table, `rules ${game.game.version}: ${renewed.fault}`)
      throw new ProblemError('held')
    }
    const row = this.stored(renewed.row, table.version, `rules ${game.game.version}`)
    const next = { ...this.after(table, renewed.standing), rules: game.game.version }
    log.info({ table: table.id, from: table.rules, to: next.rules, isSame: renewed.changed === null }, 'newer rules')
    await this.keep(room, next, table.version, [
      { kind: 'row', table: table.id, row },
      { kind: 'snapshot', table: table.id, v: next.version, text: renewed.snapshot },
    ])
    room.isLoaded = true
    room.usedAt = sources.now()
    if (room.watchers.size > 0) await this.shop.tellWhole(room)
    return next
  }

  // —— one row ——

  /** Works a command out, keeps it, tells it. Throws `ProblemError`, and nothing has changed. */
  async act(room: Room, was: StoredTable, act: Act, order: Order): Promise<Done> {
    const table = await this.loaded(room, was)
    if (table.version !== was.version) throw new ProblemError('stale', { version: table.version })
    // Before it begins there is no view that could be patched: everybody is told everything afterwards.
    const viewers = act.kind === 'begin' ? [] : [...new Set(room.watchers.values())]
    const acted = await this.worked(room, table, act, viewers)
    if ('refused' in acted)
      throw new ProblemError('refused', {
        refusal: acted.refused,
        at: { game: table.game, names: table.seats.map(({ name }) => name) },
      })
    const next =
      act.kind === 'resign'
        ? this.afterResigning(table, act.seat, acted, await this.gameOf(table))
        : this.after(table, acted)
    if (acted.row === null) {
      await this.keep(room, next, table.version, [])
      this.shop.tellState(room)
      this.goOn(room)
      return { v: next.version, events: [] }
    }
    const row = this.stored(acted.row, table.version, order.key)
    await this.keep(room, next, table.version, [
      { kind: 'row', table: table.id, row },
      ...(acted.snapshot === null
        ? []
        : [{ kind: 'snapshot' as const, table: table.id, v: next.version, text: acted.snapshot }]),
    ])
    this.tell(room, viewers, acted, order)
    if (next.phase !== table.phase || act.kind === 'resign') this.shop.tellState(room)
    if (isNews(table, next)) this.shop.lobby()
    this.goOn(room)
    return { v: next.version, events: JSON.parse(acted.events) }
  }

  private async worked(
    room: Room,
    table: StoredTable,
    act: Act,
    viewers: readonly Viewer[],
    isAgain = false,
  ): Promise<Answers['act']> {
    try {
      return await this.shop.rules.ask({ do: 'act', table: table.id, act, viewers })
    } catch (error) {
      room.isLoaded = false
      if (error instanceof WorkerLost && !isAgain) {
        await this.loaded(room, table)
        return this.worked(room, table, act, viewers, true)
      }
      if (error instanceof WorkerHung) {
        await this.hold(room, table, 'the rules did not come to an end')
        throw new ProblemError('held')
      }
      if (error instanceof RulesFault)
        this.shop.log.error({ table: table.id, game: table.game, fault: error.message }, 'rules')
      throw new ProblemError(error instanceof RulesFault ? 'fault' : 'unavailable')
    }
  }

  /** Keeps the table and what comes with it; what could not be kept never happened. */
  async keep(room: Room, next: StoredTable, was: number, more: readonly Change[]): Promise<void> {
    try {
      await this.shop.group.commit([...more, { kind: 'table', table: next, was }])
    } catch (error) {
      this.shop.log.error({ table: room.id, fault: messageOf(error) }, 'store')
      if (room.isLoaded) await this.shop.rules.ask({ do: 'drop', table: room.id }).catch(() => null)
      room.forget()
      throw new ProblemError('unavailable')
    }
    room.table = next
  }

  /** Nobody may go on at this table until its owner has looked at it. */
  private async hold(room: Room, table: StoredTable, why: string): Promise<void> {
    this.shop.log.error({ table: table.id, game: table.game, why }, 'held')
    await this.keep(room, { ...table, held: why, isDue: false }, table.version, [])
    this.shop.tellState(room)
  }

  private stored(row: Acted['row'], v: number, key: string): StoredRow {
    return { ...row, v, key, at: this.shop.sources.now() }
  }

  private after(table: StoredTable, { version, asked, isOver, winners }: Standing): StoredTable {
    const next: StoredTable = {
      ...undelegated(table, asked),
      version,
      asked,
      winners,
      played: this.shop.sources.now(),
      ...(isOver ? { phase: 'over', endedBy: 'rules' } : {}),
    }
    return { ...next, isDue: botToAnswer(next) !== null }
  }

  private afterResigning(table: StoredTable, seat: Seat, acted: Standing, { bots }: ServedGame): StoredTable {
    const level: BotLevel = bots.includes('novice') ? 'novice' : 'random'
    const next = resigned(this.after(table, acted), seat, level)
    return { ...next, isDue: botToAnswer(next) !== null }
  }

  private tell(room: Room, viewers: readonly Viewer[], { frames }: Acted, { key, by }: Order): void {
    for (const [watcher, viewer] of room.watchers) {
      const frame = frames[viewers.indexOf(viewer)]
      if (frame !== undefined) watcher.row(frame, watcher === by ? key : undefined)
    }
  }

  // —— bots ——

  /** Lets a bot answer if one is asked; afterwards the next one. */
  goOn(room: Room): void {
    const { table } = room
    if (table === null || table.held !== null || room.thinking !== null) return
    const next = botToAnswer(table)
    if (next === null) return
    room.thinking = next.seat
    void this.answerAs(room, table, next)
  }

  private async answerAs(room: Room, table: StoredTable, { seat, level }: { seat: Seat; level: BotLevel | null }) {
    const isShown = SLOW.has(level)
    if (isShown) this.tellThinking(room, seat)
    try {
      const notation = await this.thought(room, table, seat, level)
      room.thinking = null
      if (isShown) this.tellThinking(room, null)
      if (notation !== null) await this.actAsBot(room, table.version, seat, notation)
    } catch (error) {
      room.thinking = null
      if (isShown) this.tellThinking(room, null)
      await this.recover(room, table, { seat, level }, error)
    }
  }

  /** A bot could not answer: later again if the server was in the way, else by somebody who takes any choice. */
  private async recover(
    room: Room,
    table: StoredTable,
    { seat, level }: { seat: Seat; level: BotLevel | null },
    error: unknown,
  ): Promise<void> {
    if (error instanceof WorkerLost || (error instanceof ProblemError && error.code !== 'refused')) {
      setTimeout(() => this.goOn(room), RETRY_MS).unref()
      return
    }
    this.shop.log.error({ table: table.id, game: table.game, level, fault: messageOf(error) }, 'bot')
    if (room.table?.version !== table.version) this.goOn(room)
    else if (level === 'random') await this.stop(room.id, 'a bot found no way').catch(() => undefined)
    else {
      room.thinking = seat
      void this.answerAs(room, table, { seat, level: 'random' })
    }
  }

  private stop(id: string, why: string): Promise<void> {
    return this.shop.rooms.inside(id, (room, table) => this.hold(room, table, why))
  }

  private tellThinking(room: Room, seat: Seat | null): void {
    for (const watcher of room.watchers.keys()) watcher.send('thinking', `,"seat":${seat}}`)
  }

  /** Null: somebody took something back meanwhile. */
  private async thought(room: Room, table: StoredTable, seat: Seat, level: BotLevel | null): Promise<string | null> {
    const view = await this.shop.rooms.inside(room.id, async (r, t) => {
      if (t.version !== table.version) return null
      await this.loaded(r, t)
      return this.shop.rules.ask({ do: 'view', table: t.id, seat })
    })
    if (view === null) return null
    const { game } = table
    return this.shop.crew.think(
      { game, pack: room.pack, level, view, seat, seed: this.shop.sources.secret() },
      room.watchers.size > 0,
    )
  }

  private async actAsBot(room: Room, v: number, seat: Seat, notation: string): Promise<void> {
    await this.shop.rooms.inside(room.id, async (r, table) => {
      const isStill = table.version === v && botToAnswer(table)?.seat === seat && table.held === null
      if (isStill) await this.act(r, table, { kind: 'choose', seat, choices: [notation] }, { key: `bot ${v}` })
      else this.goOn(r)
    })
  }
}

/** Whoever is asked by another rule wants to answer again. */
function undelegated(table: StoredTable, asked: AskedOf | null): StoredTable {
  if (asked === null || table.seats.every(({ delegated }) => delegated === null)) return table
  const rule = ruleOfDecision(asked.decision)
  const seats = table.seats.map((seat, i) =>
    asked.seats.includes(i) && seat.delegated !== null && seat.delegated !== rule ? { ...seat, delegated: null } : seat,
  )
  return { ...table, seats }
}

/** What lists of tables show: who is to play, and whether it is over. */
const isNews = (before: StoredTable, after: StoredTable): boolean =>
  before.phase !== after.phase || before.asked?.seats.join() !== after.asked?.seats.join()

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
