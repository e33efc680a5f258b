/** From a pair of logs to what is done on both servers: the rows are played, and those who may not know ask for everything. */

import { hashOf, type Random, randomFrom, type Seat } from '@skerry/kernel'
import type { SeatPlan, Visibility } from '@skerry/link'
import { type GameRecord, GameSession, type RecordRow } from '@skerry/session'
import { type Act, actsOf, drawsIn, playAlike } from './acts.ts'
import { calls, gaze, glance, type Moment, records } from './looks.ts'
import { copyOf, momentOf, temptations } from './moments.ts'
import { oneOf, type Pair, type Subject } from './pairs.ts'
import type { Both } from './secrets.ts'
import { both, get, isSeat, type Programme, post, type Step, send, type Who } from './steps.ts'
import { Talk } from './talk.ts'

export function programmeOf(subject: Subject, pair: Pair): Programme {
  return new Writer(subject, pair).write()
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay']
const T = '/api/tables/:t'
const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'private']
/** Longer logs are brought along, and only their last rows are played. */
const LONG = 64
/** So many glances at rows in which something is hidden are enough. */
const GLANCES = 10

class Writer {
  private readonly subject: Subject
  private readonly pair: Pair
  private readonly random: Random
  private readonly seats: number
  private readonly courses: Both<GameSession>
  private readonly steps: Step[] = []
  private readonly draws = new Map<number, Both<readonly number[]>>()
  /** The viewer of the pair; where it is a seat, somebody who watches listens as well. */
  private readonly viewer: Who
  private readonly host: Seat
  private readonly visibility: Visibility
  /** How many rows are brought along. */
  private readonly brought: number
  /** The first row that is not the same. */
  private readonly secretFrom: number
  private done: Moment['done'] = null
  private readonly talk: Talk
  private subscriptions = 1

  constructor(subject: Subject, pair: Pair) {
    const [first] = pair.records
    this.subject = subject
    this.pair = pair
    this.random = randomFrom(`${pair.seed} programme`)
    this.seats = first.seats
    this.viewer = typeof pair.viewer === 'number' ? pair.viewer : 'watcher'
    this.secretFrom = Math.min(...pair.differences.map(({ row }) => row))
    this.brought = this.howManyBrought(first)
    this.host = this.hostOf()
    this.visibility = oneOf(isSeat(this.viewer) ? VISIBILITIES : VISIBILITIES.slice(0, 2), this.random)
    this.courses = [this.courseOf(pair.records[0]), this.courseOf(pair.records[1])]
    const others = this.allSeats().filter((seat) => seat !== this.viewer)
    this.talk = new Talk(others, this.viewer, this.random)
  }

  write(): Programme {
    this.arrive()
    if (this.brought === 0) this.open()
    else {
      if (this.random(2) === 0) this.giveUpBeforehand()
      this.bring()
    }
    this.sitDown()
    const { rows } = this.pair.records[0]
    const isStarted = rows.length > 0
    if (isStarted) this.start()
    for (let row = this.v; row < rows.length; row++) this.playRow(row)
    this.end(isStarted)
    const listeners: Who[] = this.viewer === 'watcher' ? ['watcher', 'stranger'] : [this.viewer, 'watcher', 'stranger']
    return { steps: this.steps, seats: this.seats, listeners, draws: this.draws }
  }

  /** The version of the table. */
  private get v(): number {
    return this.courses[0].version
  }

  // —— before the first row ——

  private howManyBrought({ rows }: GameRecord): number {
    if (this.seats === 1 && isSeat(this.viewer)) return 0 // whoever plays alone would have to bring it
    const isBrought = rows.length > LONG || (rows.length > 4 && this.random(4) === 0)
    return isBrought ? Math.max(1, rows.length - 3 - this.random(16)) : 0
  }

  /** Whoever brings a log knows it. */
  private hostOf(): Seat {
    const seats = this.allSeats()
    return oneOf(this.brought > 0 ? seats.filter((seat) => seat !== this.viewer) : seats, this.random)
  }

  private courseOf({ rows, seats, options }: GameRecord): GameSession {
    const { game, content } = this.subject
    const { position } = game.start(content, seats, options)
    const course = new GameSession(game, content, { v: 0, position, standing: [] })
    for (const row of rows.slice(0, this.brought)) course.replay(row, 'brought')
    return course
  }

  private arrive(): void {
    for (let seat = 0; seat < this.seats; seat++) this.say(post(seat, '/api/me', { name: NAMES[seat] }))
    this.say(post('watcher', '/api/me', { name: 'Wim' }))
  }

  private open(): void {
    const { game, options } = this.pair.records[0]
    const body = both({ game, seats: this.plan(), options, visibility: this.visibility })
    this.say({ do: 'ask', who: this.host, method: 'POST', path: '/api/tables', body, must: 201 })
  }

  private bring(): void {
    const [first, second] = this.pair.records.map((record) => ({
      record: { ...record, rows: record.rows.slice(0, this.brought) },
      seats: this.plan(),
      visibility: this.visibility,
    }))
    const body: Both<unknown> = [first, second]
    this.say({ do: 'ask', who: this.host, method: 'POST', path: '/api/tables/bring', body, must: 201 })
  }

  /** Brings the log to a table and leaves it again: it is closed, but its game may go on elsewhere. */
  private giveUpBeforehand(): void {
    this.bring()
    this.say(get(this.viewer, T), { ...post(this.host, `${T}/leave`, {}), must: 200 })
    for (const what of ['', '/view', '/view?as=spectator', '/view?as=open', '/view?as=0', '/history', '/export'])
      this.say(get(this.viewer, T + what))
  }

  private plan(): SeatPlan[] {
    return this.allSeats().map((seat) => (seat === this.host ? 'me' : 'open'))
  }

  private sitDown(): void {
    this.say(get('watcher', T), get('watcher', `${T}/view`), get('stranger', T))
    const isEarly = this.random(2) === 0
    if (isEarly) this.plug('watcher')
    const tried = this.tryAnotherSeat()
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === tried) this.say({ ...post(seat, `${T}/join`, { seat }), must: 200 })
      else if (seat !== this.host) this.say({ do: 'sit', who: seat })
      if (isEarly) this.plug(seat)
    }
    for (const who of this.listening())
      this.say(get(who, T), get(who, `${T}/view`), get(who, `${T}/choices`), get(who, `${T}/export`))
    if (!isEarly) for (const who of this.everybody()) this.plug(who)
  }

  /** Looks at a game that was brought along from a seat that is not its own in the end; null: it does not. */
  private tryAnotherSeat(): Seat | null {
    const free = this.allSeats().filter((seat) => seat !== this.viewer && seat !== this.host)
    if (this.brought === 0 || this.visibility === 'private' || free.length === 0) return null
    const seat = oneOf(free, this.random)
    const who = this.viewer
    this.say({ ...post(who, `${T}/join`, { seat }), must: 200 })
    for (const what of ['view', `view?at=${this.random(this.v)}`, 'choices', 'history', 'export'])
      this.say(get(who, `${T}/${what}`))
    this.say({ ...post(who, `${T}/leave`, {}), must: 200 })
    return seat
  }

  private allSeats(): Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat)
  }

  private everybody(): Who[] {
    return ['watcher', ...this.allSeats()]
  }

  private plug(who: Who): void {
    this.say({ do: 'plug', who }, send(who, { t: 'lobby' }), send(who, { t: 'sub', n: 1, table: ':t' }))
  }

  private start(): void {
    const isDealt = this.brought === 0 && this.pair.records[0].rows[0]?.seat === null
    if (isDealt) this.cast(this.rowsAt(0))
    this.say({ ...post(this.host, `${T}/start`, {}), must: 200 })
    if (isDealt) this.advance(this.rowsAt(0))
    this.say(get(this.viewer, `${T}/pack`))
  }

  // —— rows ——

  private rowsAt(row: number): Both<RecordRow> {
    const [first, second] = this.pair.records
    return [first.rows[row] as RecordRow, second.rows[row] as RecordRow]
  }

  /** What chance will give after the present version. */
  private cast(rows: Both<RecordRow>): void {
    const [first, second] = this.courses.map((course, side) =>
      drawsIn(actsOf(course, rows[side] as RecordRow) as Act[]),
    )
    this.draws.set(this.v, [first as number[], second as number[]])
  }

  private advance(rows: Both<RecordRow>): void {
    for (const side of [0, 1] as const) this.courses[side].replay(rows[side], 'programme')
  }

  private playRow(row: number): void {
    const rows = this.rowsAt(row)
    const isSecret = row >= this.secretFrom
    this.cast(rows)
    if (this.random(2) === 0) this.tempt(rows[0])
    if (this.random(isSecret ? 2 : 10) === 0) this.takeBack(rows)
    this.cast(rows)
    this.command(rows)
    if (this.random(5) === 0) this.say(...this.talk.at(this.v))
    this.look(row, isSecret)
  }

  private command(rows: Both<RecordRow>): void {
    const seat = rows[0].seat as Seat
    const { v } = this
    const key = `k${v}`
    const body = rows.map(({ choices }) => ({ v, key, choices })) as unknown as Both<object>
    const isLive = this.random(2) === 0
    if (isLive) {
      const frames = body.map((one) => ({ t: 'choose', n: 1, ...one })) as unknown as Both<Record<string, unknown>>
      this.say({ ...send(seat, frames[0]), frame: frames, must: true })
    } else this.say({ do: 'ask', who: seat, method: 'POST', path: `${T}/choose`, body, must: 200 })
    if (seat === this.viewer) this.done = { v, key, choices: rows[0].choices }
    this.advance(rows)
  }

  /** Somebody chooses, takes it back, and then makes the choice of the log; at first perhaps that of the other log. */
  private takeBack(rows: Both<RecordRow>): void {
    const tried = this.crossed(rows) ?? rows
    const seat = tried[0].seat as Seat
    const canBe = this.courses.every((course, side) => {
      const later = copyOf(course)
      return playAlike(later, tried[side] as RecordRow) !== null && later.undoBarrier(seat) === null
    })
    if (!canBe) return
    this.cast(tried)
    this.command(tried)
    const { v } = this
    this.say({ ...post(seat, `${T}/undo`, { v, key: `t${v}` }), must: 200 })
    for (const course of this.courses) course.undo(seat)
  }

  /** Each with the other's row, where both stand at the same position. */
  private crossed(rows: Both<RecordRow>): Both<RecordRow> | null {
    const [a, b] = this.courses
    const isSame = hashOf(a.position) === hashOf(b.position)
    const hasChance = rows.some(({ outcomes }) => outcomes.length > 0)
    return isSame && !hasChance && this.random(2) === 0 ? [rows[1], rows[0]] : null
  }

  // —— those who may not know ——

  private listening(): Who[] {
    return this.viewer === 'watcher' ? ['watcher'] : [this.viewer, 'watcher']
  }

  private look(row: number, isSecret: boolean): void {
    const { length } = this.pair.records[0].rows
    const every = Math.max(1, Math.floor((length - this.secretFrom) / GLANCES))
    if (isSecret ? row % every > 0 : this.random(10) > 0) return
    this.say(...glance(this.viewer, this.momentOf(this.viewer)))
    if (this.random(3) === 0) this.say(...glance('watcher', this.momentOf('watcher')))
    if (this.random(20) === 0) this.lookClosely(this.viewer)
  }

  private lookClosely(who: Who): void {
    const moment = this.momentOf(who)
    this.subscriptions += 2
    this.say(...gaze(who, moment), ...calls(who, moment, this.subscriptions))
  }

  private momentOf(who: Who): Moment {
    return momentOf(this.courses[0], this.pair, who, who === this.viewer ? this.done : null, this.random)
  }

  /** Just before a choice of its own. */
  private tempt({ seat, choices }: RecordRow): void {
    if (!isSeat(this.viewer) || seat !== this.viewer) return
    const { v } = this
    for (const [i, tried] of temptations(this.courses[0], seat, choices).entries())
      this.say(post(seat, `${T}/choose`, { v, key: `z${v}.${i}`, choices: tried }))
  }

  // —— the end ——

  private end(isStarted: boolean): void {
    const { next } = this.pair
    if (next !== null) this.cast(next)
    if (next !== null) this.tempt(next[0])
    for (const who of this.listening()) this.lookClosely(who)
    for (const who of this.listening()) this.say(...records(who, this.momentOf(who)))
    this.say(...glance('stranger', this.momentOf('stranger')), get('stranger', `${T}/export`))
    if (isStarted) this.giveUp()
    // How long things took is not the same twice, and how much was kept and sent counts whispers, too.
    const isCount = (line: string) => /^skerry_http_\w+_count/.test(line)
    this.say({ ...get('stranger', '/metrics'), lines: isCount })
  }

  /** Somebody who is not asked resigns: no bot has to answer at once. */
  private giveUp(): void {
    const pending = this.courses[0].pending()
    const asked = pending.kind === 'asked' ? pending.seats.filter((seat) => !pending.answered.includes(seat)) : []
    const free = this.allSeats().filter((seat) => seat !== this.viewer && !asked.includes(seat))
    if (this.seats < 3 || free.length === 0) return
    const who = oneOf(free, this.random)
    this.say({ ...post(who, `${T}/resign`, { v: this.v, key: `q${this.v}` }), must: 200 })
    for (const course of this.courses) course.resign(who)
    for (const listener of this.listening()) this.say(...glance(listener, this.momentOf(listener)))
  }

  private say(...steps: readonly Step[]): void {
    this.steps.push(...steps)
  }
}
