/** The rules at work for all tables: holds the positions of those in use and answers one question after the other. */

import { type OrderKind, PackError, possibleOrders } from '@skerry/contracts'
import {
  eventsFor,
  type Game,
  InputError,
  type Pending,
  packOf,
  type Random,
  type Seat,
  type Viewer,
} from '@skerry/kernel'
import type { OpenedGame } from '@skerry/registry'
import {
  askedOf,
  beginSession,
  followLog,
  GameSession,
  goOn,
  type KeptGame,
  type LogEntry,
  logEntry,
  nextAnswer,
  type Occupant,
  type OnRow,
  parseRecord,
  type Row,
  recordRow,
  rowOf,
  type Snapshot,
  type Taken,
  takeOver,
} from '@skerry/session'
import { diceOf } from './dice.ts'
import { rowFrame, wireSight } from './frames.ts'
import type { Act, Answers, AnswerTo, Ask, Checked, CourseText, Status } from './messages.ts'

/** A snapshot is never more rows old than this. */
export const SNAPSHOT_EVERY = 32
/** The choices of the last two turns can be taken back: one's own, and after somebody has taken back theirs. */
const RUNS = 2

/** Loads a game once; null: there is none of this id. */
export type Library = (game: string) => Promise<Pick<OpenedGame, 'game' | 'pack' | 'orders'> | null>

/** Where chance comes from; tests give their own. */
export type ChanceOf = (table: string, seed: string, v: number) => Random

/** A table in use. */
interface Loaded {
  readonly session: GameSession
  /** The standing orders of its game. */
  readonly orders: readonly OrderKind[]
  readonly seed: string
  /** The version of the newest snapshot that was given out or loaded. */
  kept: number
}

type Rules = { readonly game: Game; readonly content: object; readonly orders: readonly OrderKind[] }

export class Engine {
  private readonly library: Library
  private readonly chance: ChanceOf
  private readonly live: () => void
  private readonly tables = new Map<string, Loaded>()
  private readonly rules = new Map<string, Rules>()

  /** `live` is called after every row: many rows take long, and that is no sign of a rule without end. */
  constructor(
    library: Library,
    chance: ChanceOf = (_table, seed, v) => diceOf(seed, v),
    live: () => void = () => undefined,
  ) {
    this.library = library
    this.chance = chance
    this.live = live
  }

  /** Answers one question; what it throws is a fault of the rules, and the table is to be loaded anew. */
  async answer<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    return (await this.answered(ask)) as AnswerTo<A>
  }

  private answered(ask: Ask): Answers[Ask['do']] | Promise<Answers[Ask['do']]> {
    switch (ask.do) {
      case 'act':
        return this.act(ask.table, ask.act, ask.viewers)
      case 'load':
        return this.load(ask.table, ask.course)
      case 'drop':
        return this.drop(ask.table)
      case 'sight':
        return JSON.stringify(wireSight(this.loaded(ask.table).session, ask.viewer))
      case 'answerer':
        return this.answerer(ask.table, ask.occupants)
      case 'orders': {
        const { session, orders } = this.loaded(ask.table)
        return possibleOrders(orders, session.content)
      }
      case 'choices':
        return this.choices(ask.table, ask.seat)
      case 'explain':
        return this.explain(ask)
      case 'told':
        return this.told(ask)
      case 'past':
        return this.past(ask)
      case 'check':
        return this.check(ask.record, ask.pack)
      case 'pack':
        return this.readPack(ask.game, ask.pack)
      case 'renew':
        return this.renew(ask)
      case 'ping':
        return null
    }
  }

  // —— games at hand ——

  private loaded(table: string): Loaded {
    const loaded = this.tables.get(table)
    if (loaded === undefined) throw new Error(`table ${table} is not loaded`)
    return loaded
  }

  private async load(table: string, text: CourseText): Promise<Status> {
    const session = await this.open(text)
    const { orders } = await this.rulesOf(text.game, text.pack)
    this.tables.set(table, { session, orders, seed: text.seed, kept: session.version - text.rows.length })
    return statusOf(session)
  }

  /** Forgets a game; what it would cost to get here again goes back as a snapshot. */
  private drop(table: string): Answers['drop'] {
    const loaded = this.tables.get(table)
    this.tables.delete(table)
    if (loaded === undefined || loaded.kept === loaded.session.version) return null
    return { v: loaded.session.version, text: JSON.stringify(loaded.session.snapshot()) }
  }

  /** Plays the rows after the snapshot. */
  private async open(text: CourseText): Promise<GameSession> {
    const session = await this.beginning(text)
    for (const row of text.rows) {
      session.replay(row, `row ${session.version}`)
      this.live()
    }
    settle(session)
    return session
  }

  private async beginning(text: CourseText): Promise<GameSession> {
    const { game, content } = await this.rulesOf(text.game, text.pack)
    if (text.snapshot !== null) return new GameSession(game, content, JSON.parse(text.snapshot) as Snapshot)
    if (text.start === null) return beginSession(game, content, text.seats, text.options)
    return new GameSession(game, content, { v: 0, position: JSON.parse(text.start), standing: [] })
  }

  private async rulesOf(id: string, ownPack: unknown): Promise<Rules> {
    const known = this.rules.get(id)
    if (ownPack === undefined && known !== undefined) return known
    const found = await this.library(id)
    if (found === null) throw new InputError('record.game', 'noSuchGame', { game: id })
    const content = found.game.load(ownPack === undefined ? found.pack : ownPack)
    const rules = { game: found.game, content, orders: found.orders }
    if (ownPack === undefined) this.rules.set(id, rules)
    return rules
  }

  // —— playing ——

  private act(table: string, act: Act, viewers: readonly Viewer[]): Answers['act'] {
    const loaded = this.loaded(table)
    const { session, seed } = loaded
    const before = session.position
    const taken = take(session, act, this.chance(table, seed, session.version))
    if (taken === null) return { ...statusOf(session), row: null }
    if ('refused' in taken) return taken
    settle(session)
    const { row, events } = taken
    const pending = session.pending()
    // Of a game that ends its export tells where it stood.
    const isKept = session.version % SNAPSHOT_EVERY === 0 || pending.kind === 'over' || row.kind === 'resignation'
    if (isKept) loaded.kept = session.version
    return {
      ...statusOf(session, pending),
      row: recordRow(row),
      frames: viewers.map((viewer) => rowFrame(session, before, row, events, pending, viewer)),
      events: JSON.stringify(row.seat === null ? [] : eventsFor(events, row.seat)),
      snapshot: isKept ? JSON.stringify(session.snapshot()) : null,
    }
  }

  /** Bots and orders get the view of their seat and nothing else. */
  private answerer(table: string, occupants: readonly Occupant[]): Answers['answerer'] {
    const { session, orders } = this.loaded(table)
    const answer = nextAnswer(session, orders, occupants)
    return answer?.kind === 'bot' ? { ...answer, view: JSON.stringify(session.view(answer.seat)) } : answer
  }

  private choices(table: string, seat: Seat): Answers['choices'] {
    const { session } = this.loaded(table)
    const { game, content, position, version } = session
    const asked = askedOf(session.pending())
    const choices = game.choices(content, position, seat)
    const notations = choices.kind === 'none' ? [] : choices.list.map((choice) => game.write(choice))
    return { v: version, decision: asked?.seats.includes(seat) ? asked.decision : null, choices, notations }
  }

  private explain({ table, seat, choice }: Extract<Ask, { do: 'explain' }>): Answers['explain'] {
    const { session } = this.loaded(table)
    const { game, content, position, version: v } = session
    const read = typeof choice === 'string' ? session.read(choice) : choice
    return { v, refusal: 'refused' in read ? read.refused : game.explain(content, position, seat, read) }
  }

  // —— looking back ——

  /** Rows that older rules have played may mean nothing to these: they are told without events. */
  private async told({ course: text, from, viewer }: Extract<Ask, { do: 'told' }>): Promise<LogEntry[]> {
    const begun = await this.beginning(text)
    const { game, opening } = begun
    const told: LogEntry[] = []
    if (from === 0 && opening.length > 0) told.push(logEntry(game, -1, null, opening, viewer))
    let v = begun.version
    followLog(begun, text.rows, ({ row, events }) => {
      if (v >= from) told.push(logEntry(game, v, row, events ?? [], viewer))
      v += 1
      this.live()
    })
    return told
  }

  /** Null: these rules cannot tell how it was then. */
  private async past({ course: text, viewer }: Extract<Ask, { do: 'past' }>): Promise<string | null> {
    try {
      return JSON.stringify(wireSight(await this.open(text), viewer))
    } catch (error) {
      if (error instanceof InputError) return null
      throw error
    }
  }

  // —— from outside ——

  private async check(value: unknown, pack: unknown): Promise<Answers['check']> {
    try {
      return await this.checked(value, pack)
    } catch (error) {
      if (error instanceof PackError) return { fault: { kind: 'pack', faults: error.faults } }
      // Whatever position somebody has made up: these rules can do nothing with it.
      const { where, reason, params } = error instanceof InputError ? error : new InputError('record', 'nobodyGoesOn')
      return { fault: { kind: 'record', fault: { where, reason, params } } }
    }
  }

  private async checked(value: unknown, pack: unknown): Promise<Checked> {
    const record = parseRecord(value)
    const { game, content } = await this.rulesOf(record.game, pack)
    const snapshots: Checked['snapshots'][number][] = []
    const keep = (session: GameSession) =>
      snapshots.push({ v: session.version, text: JSON.stringify(session.snapshot()) })
    const needed = takenBack(record.rows.map(rowOf))
    const onRow: OnRow = ({ session }) => {
      if (session === null || session.version % SNAPSHOT_EVERY !== 0) return
      session.settle(RUNS, needed[session.version])
      keep(session)
    }
    const { session, takeover } = goOn(game, content, record, { onRow, live: this.live })
    session.settle(RUNS)
    if (snapshots.at(-1)?.v !== session.version) keep(session)
    return {
      ...statusOf(session),
      game: game.id,
      rules: game.version,
      pack: record.pack,
      seats: record.seats,
      options: session.options,
      start: record.start === undefined ? null : JSON.stringify(record.start),
      rows: takeover === null ? record.rows : [...record.rows, recordRow(takeover.row)],
      snapshots,
    }
  }

  private async readPack(id: string, pack: unknown): Promise<Answers['pack']> {
    try {
      const { content } = await this.rulesOf(id, pack)
      return { hash: packOf(content) }
    } catch (error) {
      if (error instanceof PackError) return { fault: error.faults }
      throw error
    }
  }

  /** Newer rules take a stored game over. */
  private async renew({ table, course: text, all, from }: Extract<Ask, { do: 'renew' }>): Promise<Answers['renew']> {
    const { game, content, orders } = await this.rulesOf(text.game, text.pack)
    const kept: KeptGame = {
      rules: from,
      seats: text.seats,
      options: text.options,
      start: text.start === null ? undefined : JSON.parse(text.start),
      rows: all,
      snapshot: text.snapshot === null ? null : JSON.parse(text.snapshot),
    }
    const taken = takeOver(game, content, kept, { live: this.live })
    if (taken === null) return { fault: 'the position does not fit the newer rules' }
    const { session, row, changed } = taken
    settle(session)
    this.tables.set(table, { session, orders, seed: text.seed, kept: session.version })
    return { row: recordRow(row), changed, snapshot: JSON.stringify(session.snapshot()), status: statusOf(session) }
  }
}

/** The server keeps positions for the last turns only, and rows not at all: they are stored. */
function settle(session: GameSession): void {
  session.settle(RUNS)
  session.rows = []
}

/**
 * For each version how many of the rows before it are taken back later: at a table where nobody waits for the others, people take
 * back as much as they like.
 */
function takenBack(rows: readonly Row[]): number[] {
  const needed = [0]
  for (const { kind } of rows.toReversed()) {
    const after = needed[needed.length - 1] as number
    needed.push(kind === 'undo' ? after + 1 : kind === 'choice' ? Math.max(0, after - 1) : after)
  }
  return needed.reverse()
}

/** Null: there is no chance to begin with. */
function take(session: GameSession, act: Act, random: Random): Taken | null {
  switch (act.kind) {
    case 'begin':
      return session.chanceFirst(random)
    case 'choose':
      return session.choose(act.seat, act.choices, random, act.order)
    case 'undo':
      return session.undo(act.seat)
    case 'resign':
      return session.resign(act.seat)
  }
}

function statusOf(session: GameSession, pending: Pending = session.pending()): Status {
  const winners = pending.kind === 'over' ? pending.result.winners : []
  return { version: session.version, asked: askedOf(pending), isOver: pending.kind === 'over', winners }
}
