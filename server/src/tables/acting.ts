/** From a command to a row: worked out by the rules, kept by the store, then told. One at a time for each table. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { AskedOf, BotLevel, Done, ProblemCode } from '@skerry/link'
import type { Crew } from '../bots/crew.ts'
import type { Games, ServedGame } from '../games.ts'
import type { Log } from '../log.ts'
import { seedOf, thoughtFrom } from '../rules/dice.ts'
import { RulesFault, type RulesHost, WorkerHung, WorkerLost } from '../rules/host.ts'
import type { Act, Acted, AnswerTo, Ask, CourseText, Standing } from '../rules/messages.ts'
import type { Sources } from '../sources.ts'
import type { Change, Store, StoredCourse, StoredRow, StoredTable } from '../store/types.ts'
import type { GroupCommit } from './group.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botsToAnswer, botToAnswer, resigned, ruleOfDecision } from './seating.ts'
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
/** So often a question is asked whose thread is lost, for something else that is asked there may be the reason. */
const TRIES = 3
/** Why a table cannot even be looked at: it is not asked again. */
const BLIND = 'the rules did not come to an end when it was looked at'
/** What somebody brought along whose rules do not come to an end. */
const ENDLESS: Partial<Record<Ask['do'], ProblemCode>> = { check: 'badRecord', pack: 'badPack' }
/** What makes a position known to the rules. */
const LOADING: ReadonlySet<Ask['do']> = new Set(['load', 'renew'])
/** What comes of the choice of a bot and not of the server's troubles. */
const OWN_FAULTS: ReadonlySet<ProblemCode> = new Set(['refused', 'fault'])
/** Bots that think longer than a moment are shown thinking. */
const SLOW: ReadonlySet<BotLevel | null> = new Set(['adept', 'master'])

export class Acting {
  isClosed = false
  private readonly shop: Workshop

  constructor(shop: Workshop) {
    this.shop = shop
  }

  /** Bots do not begin to think any more: they go on when the server is back. */
  close(): void {
    this.isClosed = true
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
    if (table.held === BLIND) throw new ProblemError('held')
    if (room.isLoaded) return table
    const stored = await this.shop.store.course(table.id)
    if (stored === null) throw new ProblemError('notFound')
    // Whoever begins a game has just completed its dice: the table is newer than what is stored.
    const course = await this.courseText({ ...stored, table }, room)
    const game = await this.gameOf(table)
    if (table.rules !== game.game.version && table.phase === 'running') return this.renew(room, table, course)
    await this.ask(room, table, { do: 'load', table: table.id, course })
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
    const { store, log, sources } = this.shop
    if (table.held !== null) throw new ProblemError('held')
    const game = await this.gameOf(table)
    const all = await store.rows(table.id, 0, table.version)
    const renewed = await this.ask(room, table, { do: 'renew', table: table.id, course, all, from: table.rules })
    if ('fault' in renewed) {
      await this.hold(room, table, `rules ${game.game.version}: ${renewed.fault}`)
      throw new ProblemError('held')
    }
    const row = this.stored(renewed.row, table.version, `rules ${game.game.version}`)
    const next = { ...this.after(table, renewed.standing), rules: game.game.version }
    log.info({ table: table.id, from: table.rules, to: next.rules, isSame: renewed.changed === null }, 'newer rules')
    room.isLoaded = true
    await this.keep(room, next, table.version, [
      { kind: 'row', table: table.id, row },
      { kind: 'snapshot', table: table.id, v: next.version, text: renewed.snapshot },
    ])
    room.usedAt = sources.now()
    if (room.watchers.size > 0) await this.shop.tellWhole(room)
    return next
  }

  /** Asks the rules about a table they have at hand. What goes wrong is a problem of this table and of no other one. */
  async ask<A extends Ask>(room: Room, table: StoredTable, ask: A, tries = TRIES): Promise<AnswerTo<A>> {
    try {
      return await this.shop.rules.ask(ask)
    } catch (error) {
      room.isLoaded = false
      if (error instanceof WorkerLost && tries > 1) {
        if (!LOADING.has(ask.do)) await this.loaded(room, table)
        return this.ask(room, table, ask, tries - 1)
      }
      if (error instanceof WorkerHung) {
        await this.hold(room, table, ask.do === 'act' ? 'the rules did not come to an end' : BLIND)
        throw new ProblemError('held')
      }
      if (error instanceof RulesFault) await this.shop.rules.ask({ do: 'drop', table: table.id }).catch(() => null)
      throw this.problemOf(error, ask, table)
    }
  }

  /** Asks the rules about something that no position at hand is needed for. */
  async askAside<A extends Ask>(ask: A, table?: StoredTable, tries = TRIES): Promise<AnswerTo<A>> {
    try {
      return await this.shop.rules.ask(ask)
    } catch (error) {
      if (error instanceof WorkerLost && tries > 1) return this.askAside(ask, table, tries - 1)
      throw this.problemOf(error, ask, table)
    }
  }

  /** Only the owner learns what it was, unless somebody brought it along. */
  private problemOf(error: unknown, ask: Ask, table?: StoredTable): ProblemError {
    if (error instanceof WorkerLost) return new ProblemError('unavailable')
    const code = error instanceof WorkerHung ? ENDLESS[ask.do] : undefined
    if (code !== undefined) return new ProblemError(code, { details: 'it does not come to an end' })
    this.shop.log.error({ table: table?.id, game: table?.game, fault: messageOf(error) }, 'rules')
    return new ProblemError('fault')
  }

  // —— one row ——

  /** Works a command out, keeps it, tells it. Throws `ProblemError`, and nothing has changed. */
  async act(room: Room, was: StoredTable, act: Act, order: Order): Promise<Done> {
    const table = await this.loaded(room, was)
    // Newer rules may have added their row just now; whoever begins a game does not mind.
    if (table.version !== was.version && act.kind !== 'begin')
      throw new ProblemError('stale', { version: table.version })
    // Before it begins there is no view that could be patched: everybody is told everything afterwards.
    const viewers = act.kind === 'begin' ? [] : [...new Set(room.watchers.values())]
    const acted = await this.ask(room, table, { do: 'act', table: table.id, act, viewers })
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
    if (this.isClosed || table === null || table.held !== null || room.thinking !== null) return
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
      if (notation === null) this.goOn(room)
      else await this.actAsBot(room, table.version, seat, notation)
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
    if (this.isClosed) return
    const isPassing = error instanceof WorkerLost || (error instanceof ProblemError && !OWN_FAULTS.has(error.code))
    if (isPassing || room.table?.version !== table.version) return this.goOnLater(room.id)
    this.shop.log.error({ table: table.id, game: table.game, level, fault: messageOf(error) }, 'bot')
    if (level === 'random') return this.giveUp(room.id, table.version)
    room.thinking = seat
    void this.answerAs(room, table, { seat, level: 'random' })
  }

  /** What is known of the table may have been forgotten meanwhile: it is read anew. */
  private goOnLater(id: string): void {
    const again = () => this.shop.rooms.inside(id, async (room) => this.goOn(room)).catch(() => this.goOnLater(id))
    if (!this.isClosed) setTimeout(() => void again(), RETRY_MS).unref()
  }

  /** Stops the table, unless somebody has done something there meanwhile. */
  private giveUp(id: string, v: number): Promise<void> {
    return this.shop.rooms
      .inside(id, async (room, table) => {
        if (table.version === v) await this.hold(room, table, 'a bot found no way')
        else this.goOn(room)
      })
      .catch(() => this.goOnLater(id))
  }

  private tellThinking(room: Room, seat: Seat | null): void {
    for (const watcher of room.watchers.keys()) watcher.send('thinking', `,"seat":${seat}}`)
  }

  /** Null: somebody took something back meanwhile. */
  private async thought(room: Room, table: StoredTable, seat: Seat, level: BotLevel | null): Promise<string | null> {
    const view = await this.shop.rooms.inside(room.id, async (r, t) => {
      if (t.version !== table.version) return null
      const now = await this.loaded(r, t)
      return now.version === t.version ? this.ask(r, now, { do: 'view', table: t.id, seat }) : null
    })
    if (view === null) return null
    const { id, game, secret, version } = table
    const seed = thoughtFrom(secret, id, version, seat)
    return this.shop.crew.think({ game, pack: room.pack, level, view, seat, seed }, room.watchers.size > 0)
  }

  private async actAsBot(room: Room, v: number, seat: Seat, notation: string): Promise<void> {
    await this.shop.rooms.inside(room.id, async (r, table) => {
      const isStill = table.version === v && table.held === null && botsToAnswer(table).some((one) => one.seat === seat)
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
