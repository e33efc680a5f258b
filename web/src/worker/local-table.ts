/** A table kept in this browser: a session, its bots and its store. It lives in a worker and tells views. */

import { possibleOrders } from '@skerry/contracts'
import {
  type Choice,
  type Event,
  type GameTypes,
  InputError,
  type PositionOf,
  type Random,
  type Refusal,
  randomFrom,
  type Seat,
  type View,
  type Viewer,
} from '@skerry/kernel'
import {
  type Answerer,
  askedOf,
  chanceOf,
  type Device,
  followLog,
  GameSession,
  type LogEntry,
  logEntry,
  type Occupant,
  occupantAfter,
  oneStepAlone,
  ownOrder,
  type Played,
  positionAlone,
  procedureOf,
  type Row,
  recordRow,
  type SeatOrders,
  type Taken,
  takeOver,
  withOrder,
  withoutOrder,
} from '@skerry/session'
import type { Rules } from '../games/rules.ts'
import type { BotLevel, Push, TableInfo, TableSnapshot } from '../link/types.ts'
import { branchTable, type Stem } from './branch.ts'
import { castAsIn, followed } from './example-line.ts'
import { begin, keptGame, keptNow } from './kept-game.ts'
import { occupantsAt, withOrdersOf } from './occupants.ts'
import { type Head, infoOf, type SavedTable } from './saved.ts'
import { hasNoSecrets } from './secrets.ts'
import { PlayedElsewhere, type Store } from './store.ts'

/** Who thinks for the bots: gets a view and answers with a choice in notation. */
export type BotRunner = (level: BotLevel, view: View, seat: Seat, seed: string) => Promise<string>

/** A row with what it made happen; nothing is known of rows that only older rules can play. */
interface Logged {
  readonly row: Row
  readonly events: readonly Event[]
}

/** Bots wait when the page is this many rows behind. */
const MOST_AHEAD = 40

export class LocalTable implements Device {
  readonly id: string
  private readonly rules: Rules
  private readonly content: object
  private readonly store: Store
  private readonly bots: BotRunner
  private readonly tell: (push: Push) => void
  private head: Head
  session: GameSession
  private opening: readonly Event[] = []
  private log: Logged[] = []
  /** The position at each version, as text: small, and read only when somebody looks back. Null: these rules do not know it. */
  private versions: (string | null)[] = []
  /** Newer rules have taken the game over, which is not stored yet. */
  private takeover: Played | null = null
  private viewer: Viewer
  /** The person who has last asked for the screen, or acted at it; null: nobody yet. */
  private seated: Seat | null = null
  /** Seats for which a bot answers, as long as questions of this procedure come. */
  private readonly delegated = new Map<Seat, string>()
  private shown = 0
  /** Done when the last row lies in the store, or failed to. */
  private appended: Promise<unknown> = Promise.resolve()
  private wake: (() => void) | null = null
  private isGoingOn = false
  private isClosed = false

  constructor(id: string, rules: Rules, saved: SavedTable, store: Store, bots: BotRunner, tell: (push: Push) => void) {
    this.id = id
    this.rules = rules
    this.content = rules.game.load(rules.pack)
    this.store = store
    this.bots = bots
    this.tell = tell
    this.head = saved
    this.session = this.open(saved)
    this.viewer = this.viewerNow()
  }

  get info(): TableInfo {
    return infoOf(this.id, this.head, this.session.version)
  }

  /** Plays the record again up to its last row; newer rules take over what they do not lead to. */
  private open({ rows, snapshot, ...head }: SavedTable): GameSession {
    const { game } = this.rules
    this.head = head
    const kept = keptGame(head, rows, snapshot ?? null)
    const begun = begin(this.rules, this.content, head)
    this.opening = begun.opening
    this.log = []
    this.versions = [JSON.stringify(begun.position)]
    const session = followLog(begun, kept.rows, ({ row, events, session: then }) => {
      this.log.push({ row, events: events ?? [] })
      this.versions.push(then === null ? null : JSON.stringify(then.position))
    })
    if (session !== null && (head.rules === game.version || head.table.isOver)) return session
    const taken = takeOver(game, this.content, kept)
    if (taken === null) throw new InputError('record', 'otherRules', { recorded: head.rules, here: game.version })
    this.takeover = { row: taken.row, events: [] }
    return taken.session
  }

  /** Stores what newer rules have done when the table was opened. */
  async storeTakeover(): Promise<void> {
    const { takeover } = this
    this.takeover = null
    if (takeover !== null) await this.stands(takeover)
  }

  // —— who looks ——

  private get persons(): Seat[] {
    return this.head.table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  }
  /** Where a curtain hides secrets, nobody's seat is shown to whoever has not asked for it; else the screen follows the question. */
  private viewerNow(): Viewer {
    const { persons } = this
    if (this.isCurtained()) return this.seated ?? 'spectator'
    const asked = this.session.askedSeats().find((seat) => persons.includes(seat))
    return asked ?? persons[0] ?? 'spectator'
  }
  private isCurtained(): boolean {
    return this.head.table.sharing === 'curtain' && this.session.position.result === null && !this.hasNoSecrets()
  }

  private snapshotNow(): TableSnapshot {
    return { ...this.session.seenBy(this.viewer), ...this.exampleStep(this.session.version) }
  }
  private exampleStep(version: number): Pick<TableSnapshot, 'nextStep'> {
    const { example } = this.head.table
    const rows = this.log.slice(0, version).map(({ row }) => row)
    return example === undefined ? {} : { nextStep: followed(example, rows) }
  }
  private entry(v: number): LogEntry {
    const { row, events } = this.log[v] as Logged
    const entry = logEntry(this.session.game, v, row, events, this.viewer)
    // With open cards the screen follows the question: it tells everybody of their orders.
    return this.head.table.sharing === 'open' ? { ...entry, ...ownOrder(row, row.seat ?? 'spectator') } : entry
  }

  /** Everything there is to see for whoever sits at the screen. */
  tellWhole(): void {
    const opening = logEntry(this.session.game, -1, null, this.opening, this.viewer)
    const rows = this.log.map((_, v) => this.entry(v))
    this.shown = this.session.version
    this.tell({ kind: 'whole', sight: this.snapshotNow(), told: opening.events.length > 0 ? [opening, ...rows] : rows })
  }

  sit(viewer: Viewer): void {
    const mayLook =
      viewer === 'spectator' ||
      (viewer === 'open' || !this.persons.includes(viewer)
        ? this.session.position.result !== null
        : this.head.table.sharing !== 'alone' || this.persons[0] === viewer)
    if (!mayLook) return
    if (typeof viewer === 'number') this.seated = viewer
    this.viewer = viewer
    this.tellWhole()
    void this.goOn()
  }

  at(version: number, viewer: Viewer = this.viewer): TableSnapshot {
    const isOpenTo = viewer === this.viewer || viewer === 'spectator' || this.session.position.result !== null
    const { v, position } = this.positionAt(version)
    const { game } = this.rules
    const then = new GameSession(game, this.content, { v, position, standing: [] })
    const sight = then.seenBy(isOpenTo ? viewer : this.viewer)
    const isNow = v === this.session.version && typeof sight.viewer === 'number'
    const undoBarrier = isNow ? this.session.undoBarrier(sight.viewer as Seat) : 'nothingDone'
    return { ...sight, undoBarrier, ...this.exampleStep(v) }
  }

  /** The first position from this version on that these rules know. */
  private positionAt(version: number): { v: number; position: PositionOf<GameTypes> } {
    const wanted = Math.max(0, Math.min(this.versions.length - 1, Math.trunc(version) || 0))
    const v = this.versions.findIndex((text, i) => i >= wanted && text !== null)
    return { v, position: JSON.parse(this.versions[v] as string) }
  }

  // —— playing ——

  async choose(choices: readonly string[]): Promise<Refusal | null> {
    const seat = this.seatToAct()
    this.seated = seat
    return this.take(() => this.session.choose(seat, choices, this.random(seat, choices)))
  }

  async undo(): Promise<Refusal | null> {
    return this.take(() => this.session.undo(this.seatToAct()))
  }

  /** The viewer's seat; with open cards the seat that is asked. */
  private seatToAct(): Seat {
    return typeof this.viewer === 'number' ? this.viewer : (this.session.askedSeats()[0] ?? 0)
  }

  delegate(): void {
    const pending = this.session.pending()
    const seat = this.seatToAct()
    if (pending.kind !== 'asked' || !pending.seats.includes(seat)) return
    this.delegated.set(seat, procedureOf(pending.decision))
    void this.goOn()
  }

  seen(version: number): void {
    this.shown = Math.max(this.shown, version)
    this.wake?.()
  }

  private async take(act: () => Taken): Promise<Refusal | null> {
    const taken = act()
    if ('refused' in taken) return taken.refused
    if (await this.stands(taken)) void this.goOn()
    return null
  }

  /** Stores the row just played, then tells it. False: it could not be stored, and the table is as it was. */
  async stands({ row, events }: Played): Promise<boolean> {
    const { session } = this
    const v = session.version - 1
    const asked = askedOf(session.pending())
    const occupants = this.occupants().map((one, seat) => occupantAfter(one, seat, row, asked))
    for (const [seat, { delegated }] of occupants.entries()) if (delegated === null) this.delegated.delete(seat)
    const table = withOrdersOf(occupants, keptNow(session, this.head.table))
    const head = { ...this.head, rules: session.game.version, table }
    try {
      const appended = this.store.append(this.id, v, recordRow(row), head, positionAlone(session.snapshot()))
      this.appended = appended.catch(() => undefined)
      await appended
    } catch (error) {
      await this.startOver(error)
      return false
    }
    this.head = head
    this.log.push({ row, events })
    this.versions.push(JSON.stringify(session.position))
    if (this.head.table.sharing !== 'alone') this.viewer = this.viewerNow()
    this.tell({ kind: 'row', sight: this.snapshotNow(), told: this.entry(v) })
    return true
  }

  /** What could not be stored never happened. */
  private async startOver(error: unknown): Promise<void> {
    const saved = await this.store.load(this.id).catch(() => null)
    if (saved !== null) {
      this.session = this.open(saved)
      this.tellWhole()
    }
    const fault =
      error instanceof PlayedElsewhere
        ? ({ what: 'elsewhere' } as const)
        : ({ what: 'notStored', message: messageOf(error) } as const)
    this.tell({ kind: 'fault', fault })
  }

  /** Chance, orders and bots act until somebody at the screen is asked or the game is over. */
  async goOn(): Promise<void> {
    if (this.isGoingOn) return
    this.isGoingOn = true
    try {
      while (!this.isClosed && (await oneStepAlone(this)));
      this.handOver()
    } catch (error) {
      this.tell({ kind: 'fault', fault: { what: 'rules', message: messageOf(error) } })
    } finally {
      this.isGoingOn = false
      this.tell({ kind: 'thinking', seat: null })
    }
  }

  // —— what happens by itself ——

  get kinds(): Rules['orders'] {
    return this.rules.orders
  }

  occupants(): readonly Occupant[] {
    return occupantsAt(this.head.table, this.delegated)
  }

  async think({ seat, level }: Extract<Answerer, { kind: 'bot' }>): Promise<string> {
    await this.untilSeen()
    this.tell({ kind: 'thinking', seat })
    const standIn = this.rules.guide === null ? 'random' : 'novice'
    const { seed } = this.head.table
    return this.bots(level ?? standIn, this.session.view(seat), seat, `${seed} bot ${this.session.version}`)
  }

  // —— standing orders ——

  /** Those of the person whose view is shown, and nobody else's. */
  ordersLeft(): readonly string[] {
    return this.head.table.orders?.[this.viewer as Seat]?.left ?? []
  }

  async leaveOrder(order: string): Promise<readonly string[]> {
    const isKnown = possibleOrders(this.kinds, this.content).some(({ notation }) => notation === order)
    if (!isKnown) throw new InputError('order', 'noSuchOrder', { order })
    return this.changeOrders((orders) => withOrder(orders, order))
  }

  async withdrawOrder(order: string): Promise<readonly string[]> {
    return this.changeOrders((orders) => withoutOrder(orders, order))
  }

  private async changeOrders(change: (orders: SeatOrders) => SeatOrders): Promise<readonly string[]> {
    const { viewer } = this
    for (let known: unknown = null; known !== this.appended; await known) known = this.appended
    if (typeof viewer !== 'number' || !this.persons.includes(viewer)) return []
    const occupants = this.occupants().map((one, i) => (i === viewer ? { ...one, orders: change(one.orders) } : one))
    this.head = { ...this.head, table: withOrdersOf(occupants, this.head.table) }
    try {
      await this.store.keepHead(this.id, this.session.version, this.head)
      void this.goOn()
    } catch (error) {
      await this.startOver(error)
    }
    return this.ordersLeft()
  }

  /** Somebody at the screen is asked whose view is not shown. */
  private handOver(): void {
    const asked = this.session.askedSeats().filter((seat) => this.persons.includes(seat))
    const to = asked[0]
    if (to === undefined || asked.includes(this.viewer as Seat)) return
    this.tell({ kind: 'handOver', to, version: this.session.version })
  }

  private hasNoSecrets(): boolean {
    return hasNoSecrets(this.session, this.persons, [this.opening, ...this.log.map(({ events }) => events)])
  }

  private async untilSeen(): Promise<void> {
    while (!this.isClosed && this.session.version - this.shown > MOST_AHEAD)
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
  }

  random(seat: Seat | null, choices: readonly (Choice | string)[]): Random {
    const { seed, example } = this.head.table
    const rows = this.log.map(({ row }) => row)
    const random = chanceOf(seed, rows)
    return example === undefined ? random : castAsIn(example, rows, this.session, seat, choices, random)
  }

  // —— branching, leaving ——

  /** A new table from this version: after the end with the true position, before it with one the viewer cannot tell from it. */
  branch(version: number, seed: string): SavedTable {
    const { game } = this.rules
    const { content } = this
    const { v, position } = this.positionAt(version)
    const isOver = this.session.position.result !== null
    const start = isOver
      ? position
      : game.redeal(content, game.view(content, position, this.viewer), randomFrom(`${seed} deal`))
    const { table, options } = this.head
    const stem: Stem = {
      game: game.id,
      seats: table.seats,
      options,
      sharing: table.sharing,
      branchOf: { table: this.id, version: v },
      ownPack: this.rules.pack,
    }
    return branchTable(stem, game.version, content, start, seed)
  }

  close(): void {
    this.isClosed = true
    this.wake?.()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
