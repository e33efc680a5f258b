/** The rules at work for all tables: holds the positions of those in use and answers one question after the other. */

import {
  type Choice,
  Course,
  checkOptions,
  type DefinedGame,
  type Event,
  eventsFor,
  type GameTypes,
  InputError,
  Match,
  PackError,
  type Pending,
  type PositionOf,
  packOf,
  parse,
  parseRecord,
  type Random,
  type Refusal,
  type Row,
  ruleOf,
  type Seat,
  type Snapshot,
  write,
} from '@skerry/kernel'
import type { AskedOf, ToldRow } from '@skerry/link'
import { diceOf } from './dice.ts'
import { rowFrame, wireSight } from './frames.ts'
import type { Act, Acted, Answers, AnswerTo, Ask, Begun, Checked, CourseText, Standing } from './messages.ts'

/** A snapshot is never more rows old than this. */
export const SNAPSHOT_EVERY = 32
/** The choices of the last two turns can be taken back: one's own, and after somebody has taken back theirs. */
const RUNS = 2

/** Loads a game once; null: there is none of this id. */
export type Library = (game: string) => Promise<{ readonly game: DefinedGame; readonly pack: unknown } | null>

/** Where chance comes from; tests give their own. */
export type ChanceOf = (table: string, seed: string, v: number) => Random

interface Session {
  readonly course: Course
  readonly seed: string
  /** The version of the newest snapshot that was given out or loaded. */
  kept: number
}

type Rules = { readonly game: DefinedGame; readonly content: object }

export class Engine {
  private readonly library: Library
  private readonly chance: ChanceOf
  private readonly live: () => void
  private readonly sessions = new Map<string, Session>()
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
        return this.act(ask.table, ask.act, ask)
      case 'load':
        return this.load(ask.table, ask.course)
      case 'drop':
        return this.drop(ask.table)
      case 'sight':
        return JSON.stringify(wireSight(this.session(ask.table).course, ask.viewer))
      case 'view':
        return viewText(this.session(ask.table).course, ask.seat)
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

  private session(table: string): Session {
    const session = this.sessions.get(table)
    if (session === undefined) throw new Error(`table ${table} is not loaded`)
    return session
  }

  private async load(table: string, text: CourseText): Promise<Standing> {
    const course = await this.open(text)
    this.sessions.set(table, { course, seed: text.seed, kept: course.version - text.rows.length })
    return standingOf(course)
  }

  /** Forgets a game; what it would cost to get here again goes back as a snapshot. */
  private drop(table: string): Answers['drop'] {
    const session = this.sessions.get(table)
    this.sessions.delete(table)
    if (session === undefined || session.kept === session.course.version) return null
    return { v: session.course.version, text: JSON.stringify(session.course.snapshot()) }
  }

  /** Plays the rows after the snapshot. */
  private async open(text: CourseText, onRow?: OnRow): Promise<Course> {
    const course = await this.beginning(text, onRow)
    for (const row of text.rows) {
      const { version } = course
      const events = course.replayRow(row, `row ${version}`)
      onRow?.(version, row, events)
      this.live()
    }
    course.settle(RUNS)
    return course
  }

  private async beginning(text: CourseText, onRow?: OnRow): Promise<Course> {
    const { game, content } = await this.rulesOf(text.game, text.pack)
    if (text.snapshot !== null) return new Course(game, content, JSON.parse(text.snapshot) as Snapshot)
    if (text.start !== null) {
      const position = JSON.parse(text.start) as PositionOf<GameTypes>
      return new Course(game, content, { v: 0, position, standing: [] })
    }
    const { position, events } = game.start(content, text.seats, text.options)
    if (events.length > 0) onRow?.(-1, null, events)
    return new Course(game, content, { v: 0, position, standing: [] })
  }

  private async rulesOf(id: string, ownPack: unknown): Promise<Rules> {
    const known = this.rules.get(id)
    if (ownPack === undefined && known !== undefined) return known
    const found = await this.library(id)
    if (found === null) throw new InputError('record.game', 'noSuchGame', { game: id })
    const content = found.game.load(ownPack === undefined ? found.pack : ownPack)
    const rules = { game: found.game, content }
    if (ownPack === undefined) this.rules.set(id, rules)
    return rules
  }

  // —— playing ——

  private act(
    table: string,
    act: Act,
    told: Extract<Ask, { do: 'act' }>,
  ): Begun | Extract<Answers['act'], { refused: unknown }> {
    const session = this.session(table)
    const { course, seed } = session
    const before = course.position
    const random = this.chance(table, seed, course.version)
    const taken = take(course, act, random)
    if (taken === null) return { ...standingOf(course), row: null }
    if ('refused' in taken) return taken
    course.settle(RUNS)
    const { row, events } = taken
    const isKept = course.version % SNAPSHOT_EVERY === 0
    if (isKept) session.kept = course.version
    const pending = course.pending()
    const acted: Acted = {
      ...standingOf(course, pending),
      row,
      frames: told.viewers.map((viewer) => rowFrame(course, before, row, events, pending, viewer)),
      events: JSON.stringify(row.seat === null ? [] : eventsFor(events, row.seat)),
      snapshot: isKept ? JSON.stringify(course.snapshot()) : null,
    }
    return acted
  }

  private choices(table: string, seat: Seat): Answers['choices'] {
    const { course } = this.session(table)
    const { game, content, position, version } = course
    const pending = course.pending()
    const isAsked = pending.kind === 'asked' && pending.seats.includes(seat)
    const choices = game.choices(content, position, seat)
    const list = choices.kind === 'none' ? [] : choices.list
    const notations = list.map((choice) => write(game.compiled.verbs, choice))
    return { v: version, decision: isAsked ? pending.decision : null, choices, notations }
  }

  private explain({ table, seat, choice }: Extract<Ask, { do: 'explain' }>): Answers['explain'] {
    const { course } = this.session(table)
    const read = typeof choice === 'string' ? readChoice(course, choice) : choice
    if ('refused' in read) return { v: course.version, refusal: read.refused }
    return { v: course.version, refusal: course.game.explain(course.content, course.position, seat, read) }
  }

  // —— looking back ——

  /** Rows that older rules have played may mean nothing to these: they are told without events. */
  private async told({ course: text, from, viewer }: Extract<Ask, { do: 'told' }>): Promise<ToldRow[]> {
    const told: ToldRow[] = []
    const { game } = await this.rulesOf(text.game, text.pack)
    const note: OnRow = (v, row, events) => {
      if (v >= from || (v === -1 && from === 0)) told.push(toldRow(game, v, row, eventsFor(events, viewer)))
    }
    let course: Course | null = await this.beginning(text, note)
    const first = course.version
    for (const [i, row] of text.rows.entries()) {
      const events: readonly Event[] | null = course === null ? null : replayed(course, row, first + i)
      if (events === null) course = row.position === undefined ? null : await this.goneOn(text, row, first + i + 1)
      note(first + i, row, events ?? [])
      this.live()
    }
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

  /** A game from where other rules took it over. */
  private async goneOn(text: CourseText, { position }: Row, v: number): Promise<Course> {
    const { game, content } = await this.rulesOf(text.game, text.pack)
    return new Course(game, content, { v, position: position as PositionOf<GameTypes>, standing: [] })
  }

  // —— from outside ——

  private async check(value: unknown, pack: unknown): Promise<Answers['check']> {
    try {
      const record = parseRecord(value)
      const { game, content } = await this.rulesOf(record.game, pack)
      if (record.rules !== game.version) return { fault: `record.rules: these are version ${game.version}` }
      if (packOf(content) !== record.pack) return { fault: 'record.pack: it was played with another pack' }
      const start = record.start as PositionOf<GameTypes> | undefined
      const match = new Match(game, content, record.seats, record.options, start)
      const snapshots: Checked['snapshots'][number][] = []
      const needed = takenBack(record.rows)
      for (const [v, row] of record.rows.entries()) {
        match.replayRow(row, `row ${v}`)
        this.live()
        if (match.version % SNAPSHOT_EVERY !== 0) continue
        match.settle(RUNS, needed[match.version])
        snapshots.push({ v: match.version, text: JSON.stringify(match.snapshot()) })
      }
      return {
        ...standingOf(match),
        game: game.id,
        rules: game.version,
        pack: record.pack,
        seats: record.seats,
        options: checkOptions(game, record.seats, record.options),
        start: start === undefined ? null : JSON.stringify(start),
        rows: match.rows,
        snapshots,
      }
    } catch (error) {
      if (error instanceof PackError) return { fault: error.message, isPack: true }
      if (error instanceof InputError) return { fault: error.message }
      // Whatever position somebody has made up: these rules can do nothing with it.
      return { fault: 'record: it leads to where no rule knows what to do' }
    }
  }

  private async readPack(id: string, pack: unknown): Promise<Answers['pack']> {
    try {
      const { content } = await this.rulesOf(id, pack)
      return { hash: packOf(content) }
    } catch (error) {
      if (error instanceof PackError) return { fault: error.message }
      throw error
    }
  }

  /**
   * Newer rules play the whole log again. Where they lead to the stored position, they just go on; where they do not, the game
   * goes on from the position it had, brought into the new shape by the game's own migration if it has one.
   */
  private async renew(ask: Extract<Ask, { do: 'renew' }>): Promise<Answers['renew']> {
    const { course: text, all, table } = ask
    const { game } = await this.rulesOf(text.game, text.pack)
    const same = await this.open({ ...text, snapshot: null, rows: all }).catch(() => null)
    const course = same ?? (await this.carriedOver(text, ask.from).catch(() => null))
    if (course === null) return { fault: 'the position does not fit the newer rules' }
    const { row } = same === null ? course.newRules(game.version, course.position) : course.newRules(game.version)
    this.sessions.set(table, { course, seed: text.seed, kept: course.version })
    const changed = same === null ? (changeOf(game, ask.from)?.rules ?? []) : null
    return { row, changed, snapshot: JSON.stringify(course.snapshot()), standing: standingOf(course) }
  }

  /** The stored position under the new rules, and the rows after it; throws if they do not lead where they led. */
  private async carriedOver(text: CourseText, from: string): Promise<Course> {
    const { game } = await this.rulesOf(text.game, text.pack)
    const stored = text.snapshot === null ? null : (JSON.parse(text.snapshot) as Snapshot)
    if (stored === null) throw new Error('there is no position to go on from')
    const migrate = changeOf(game, from)?.migrate
    const position = migrate === undefined ? stored.position : migrate(stored.position)
    const course = await this.open({ ...text, snapshot: JSON.stringify({ ...stored, position, standing: [] }) })
    course.pending()
    return course
  }
}

const changeOf = (game: DefinedGame, from: string) =>
  game.definition.changes?.find((change) => change.version === game.version && change.from === from)

const changedBy = (game: DefinedGame, version: string) =>
  game.definition.changes?.find((change) => change.version === version)?.rules ?? []

/**
 * For each version how many of the rows before it are taken back later: at a table where nobody waits for the others, people take
 * back as much as they like.
 */
function takenBack(rows: readonly Row[]): number[] {
  const needed = [0]
  for (const { undo, resigned, rules } of rows.toReversed()) {
    const after = needed[needed.length - 1] as number
    needed.push(undo ? after + 1 : resigned || rules !== undefined ? after : Math.max(0, after - 1))
  }
  return needed.reverse()
}

/** Null: it does not lead where it led. */
function replayed(course: Course, row: Row, v: number): readonly Event[] | null {
  try {
    return course.replayRow(row, `row ${v}`)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

/** A choice in notation; what cannot be read is refused like any other choice. */
function readChoice(course: Course, text: string): Choice | { readonly refused: Refusal } {
  try {
    return parse(course.game.compiled.verbs, course.content, text)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const got = text.length > 60 ? `${text.slice(0, 60)}…` : text
    return { refused: { rule: ruleOf(course.pending()), reason: 'malformed', params: { why: 'notation', got } } }
  }
}

type OnRow = (v: number, row: Row | null, events: readonly Event[]) => void

function take(course: Course, act: Act, random: Random) {
  switch (act.kind) {
    case 'begin':
      return course.chanceFirst(random)
    case 'choose': {
      const choices: Choice[] = []
      for (const text of act.choices) {
        const read = readChoice(course, text)
        if ('refused' in read) return read
        choices.push(read)
      }
      return course.choose(act.seat, choices, random)
    }
    case 'undo':
      return course.undo(act.seat)
    case 'resign':
      return course.resign(act.seat)
  }
}

function standingOf(course: Course, pending: Pending = course.pending()): Standing {
  const winners = pending.kind === 'over' ? pending.result.winners : []
  return { version: course.version, asked: askedOf(pending), isOver: pending.kind === 'over', winners }
}

/** Who is still to answer, and what. */
function askedOf(pending: Pending): AskedOf | null {
  if (pending.kind !== 'asked') return null
  return { seats: pending.seats.filter((seat) => !pending.answered.includes(seat)), decision: pending.decision }
}

const viewText = ({ game, content, position }: Course, seat: Seat): string =>
  JSON.stringify(game.view(content, position, seat))

function toldRow(game: DefinedGame, v: number, row: Row | null, events: readonly Event[]): ToldRow {
  return {
    row: v,
    seat: row?.seat ?? null,
    isUndo: row?.undo === true,
    ...(row?.resigned ? { hasResigned: true } : {}),
    ...(row?.rules === undefined ? {} : { newRules: changedBy(game, row.rules) }),
    events,
  }
}
