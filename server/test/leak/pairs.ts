/** Pairs of logs that one viewer cannot tell apart, made so that every kind of secret comes up. */

import { type Bot, botNamed } from '@skerry/bots'
import {
  checkOptions,
  type Game,
  type GameTypes,
  InputError,
  type Options,
  type OptionValue,
  type Position,
  type PositionOf,
  type Random,
  randomFrom,
  type Seat,
  same,
  type Viewer,
} from '@skerry/kernel'
import { indistinguishable, indistinguishableLog } from '@skerry/kit'
import { guideOf, openGame } from '@skerry/registry'
import { beginSession, type GameRecord, GameSession, type RecordRow, recordRow } from '@skerry/session'
import { type Act, actsOf, playAlike } from './acts.ts'
import { type Both, type Coming, type Difference, type Hiding, hidingOf, type Secret } from './secrets.ts'

/** A game with all that is needed to play it. */
export interface Subject {
  readonly game: Game
  readonly content: object
  readonly hiding: Hiding
  readonly bots: readonly Bot[]
}

export interface Pair {
  readonly seed: string
  readonly viewer: Viewer
  readonly records: Both<GameRecord>
  /** What would come next in each of the two, if anything; chance may differ. */
  readonly next: Both<RecordRow> | null
  readonly differences: readonly Difference[]
  /** The kinds of secrets in which they differ. */
  readonly kinds: readonly string[]
}

export async function subjectOf(root: string, id: string): Promise<Subject> {
  const opened = await openGame(root, id)
  const { game, pack } = opened
  const guide = await guideOf(opened)
  const bots = (['random', 'novice'] as const).flatMap((level) => botNamed(level, game, guide) ?? [])
  return { game, content: game.load(pack), hiding: hidingOf(id), bots }
}

const MOST_ROWS = 420
const MOST_ATTEMPTS = 240
/** Most secrets that differ will be others than those the log was made for. */
const TWINS_PER_LOG = 40

/** No log that was tried has a twin that differs in what was asked for: nothing was played, and nothing proved. */
export class NoPair extends Error {}

/** The pair of this seed, which differs in a secret of this kind. */
export function pairFrom(subject: Subject, secret: Secret, seed: string): Pair {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const random = randomFrom(`${seed} ${attempt}`)
    const log = playTo(subject, secret, random)
    for (let twins = 0; log !== null && twins < TWINS_PER_LOG; twins++) {
      const pair = pairOf(subject, secret, log, seed, random)
      if (pair !== null) return pair
    }
  }
  throw new NoPair(`${seed}: no pair differs in “${secret.id}”`)
}

// —— a log that ends where something is hidden ——

interface Log {
  readonly record: GameRecord
  /** The position before each row, and at the end. */
  readonly positions: readonly Position[]
  /** The row that would have come next. */
  readonly next: RecordRow
  /** The first row of those since which something has always been hidden. */
  readonly since: number
}

/** One in so many of the places where it could end is taken. */
const PASSED_OVER = 4

function playTo(subject: Subject, secret: Secret, random: Random): Log | null {
  const { game, content, hiding } = subject
  const seats = seatsFor(game, secret, random)
  const match = beginSession(game, content, seats, optionsFor(game, seats, secret, random))
  const bots = Array.from({ length: seats }, () => oneOf(subject.bots, random))
  const positions: Position[] = [match.position]
  let since = 0
  while (match.rows.length <= (secret.most ?? MOST_ROWS)) {
    const before = new GameSession(game, content, match.snapshot())
    const next = playOn(match, bots, random)
    if (next === null) return null
    const coming = comingOf(before, next)
    if (!hiding.hides(before.position, coming)) since = match.rows.length - 1
    if (secret.isNear(before.position, coming) && (secret.isRare || random(PASSED_OVER) === 0)) {
      const record = match.record()
      return { record: { ...record, rows: record.rows.slice(0, -1) }, positions, next, since }
    }
    positions.push(match.position)
  }
  return null
}

/** One row more; null: the game is over, and nothing is hidden any more. */
function playOn(match: GameSession, bots: readonly Bot[], random: Random): RecordRow | null {
  const { game, content, position } = match
  const pending = match.pending()
  if (pending.kind === 'chance') match.begin(random)
  else if (pending.kind === 'asked') {
    const seat = oneOf(
      pending.seats.filter((one) => !pending.answered.includes(one)),
      random,
    )
    const choice = (bots[seat] as Bot)(content, game.view(content, position, seat), seat, random)
    match.choose(seat, [choice], random)
  }
  const last = match.rows.at(-1)
  return match.pending().kind === 'over' || last === undefined ? null : recordRow(last)
}

function comingOf(before: GameSession, next: RecordRow): Coming {
  const pending = before.pending()
  const isAsked = pending.kind === 'asked'
  return {
    decision: isAsked ? pending.decision : '',
    answered: isAsked ? pending.answered.length : 0,
    get chances() {
      return (actsOf(before, next) ?? []).filter(({ seat }) => seat === null).map(({ at }) => at)
    },
  }
}

function seatsFor({ seats: { min, max } }: Game, secret: Secret, random: Random): number {
  const least = Math.max(min, secret.seats ?? min)
  return least + random(max - least + 1)
}

/** Every option as often as any of its values, as long as they go together. */
function optionsFor(game: Game, seats: number, secret: Secret, random: Random): Options {
  for (;;) {
    const drawn = game.options.map(({ key, values }): [string, OptionValue] => [key, oneOf(values, random)])
    try {
      return checkOptions(game, seats, { ...Object.fromEntries(drawn), ...secret.options })
    } catch (error) {
      if (!(error instanceof InputError)) throw error
    }
  }
}

export const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

// —— its twin ——

function pairOf(subject: Subject, secret: Secret, whole: Log, seed: string, random: Random): Pair | null {
  const log = random(2) === 0 ? whole : withLateSecrets(whole, random)
  const { record, next } = log
  const viewer = oneOf<Viewer>([...Array.from({ length: record.seats }, (_, seat) => seat), 'spectator'], random)
  const start = twinOf(subject, log, viewer, random)
  const differences = differencesIn(subject, log, start)
  if (differences.some((one) => isSameChoice(subject, one))) return null
  if (!secret.isToCome && !kindsOf(subject, log, differences).includes(secret.id)) return null
  const second = wholeTwin(subject, log, start, viewer)
  if (second === null) return null
  const ends: Both<GameSession> = [endOf(subject, log, record), endOf(subject, log, second)]
  const coming = comingBoth(ends, next, random)
  if (coming !== null) differences.push(...actDifferences(ends, coming, record.rows.length, true))
  const kinds = kindsOf(subject, log, differences)
  return kinds.includes(secret.id)
    ? { seed, viewer, records: [record, second], next: coming, differences, kinds }
    : null
}

function kindsOf({ hiding }: Subject, { record, positions }: Log, differences: readonly Difference[]): string[] {
  const about = { record, positions, end: positions.at(-1) as Position }
  return hiding.secrets.filter(({ isIn }) => differences.some((one) => isIn(one, about))).map(({ id }) => id)
}

/** So many of the last rows are varied where only what is hidden late shall differ. */
const LATE_ROWS = 12

/** The same log, of which only the last rows are varied: what it was ended for is hidden there, and they are few. */
function withLateSecrets(log: Log, random: Random): Log {
  return { ...log, since: Math.max(log.since, log.record.rows.length - 1 - random(LATE_ROWS)) }
}

/** How many secrets are changed at most: the more, the less likely it is that the rest of the log can follow. */
const FEW = 3
const MANY = 8

/** The rows in which something was hidden, with other secrets. */
function twinOf({ game, content, hiding }: Subject, log: Log, viewer: Viewer, random: Random): GameRecord {
  const { record, positions, since } = log
  const { rows } = record
  const until = rows.findLastIndex((row, i) => i >= since && (hiding.varied?.(row) ?? true)) + 1
  const early = { ...record, start: positions[since] as Position, rows: rows.slice(since, until) }
  if (early.rows.length === 0) return early
  return indistinguishableLog(game, content, early, viewer, random, 1 + random(until < rows.length ? FEW : MANY)).record
}

/** The whole log with these rows in it; null: the rest of it cannot follow, or the viewer would notice. */
function wholeTwin(subject: Subject, { record, since }: Log, start: GameRecord, viewer: Viewer): GameRecord | null {
  const { game, content } = subject
  const { rows } = record
  const later = followed(subject, start, rows.slice(since + start.rows.length))
  if (later === null) return null
  const tail = { ...start, rows: rows.slice(since) }
  const second = { ...start, rows: [...start.rows, ...later] }
  if (!indistinguishable(game, content, tail, second, viewer)) return null
  return { ...record, rows: [...rows.slice(0, since), ...second.rows] }
}

/** The same choices and outcomes after another beginning; null: they do not fit. */
function followed({ game, content }: Subject, beginning: GameRecord, rows: readonly RecordRow[]): RecordRow[] | null {
  const course = courseFrom(game, content, beginning.start as Position)
  for (const row of beginning.rows) course.replay(row, 'twin')
  const later: RecordRow[] = []
  for (const row of rows) {
    const alike = playAlike(course, row)
    if (alike === null) return null
    later.push(alike)
  }
  return later
}

const courseFrom = (game: Game, content: object, position: Position): GameSession =>
  new GameSession(game, content, { v: 0, position: position as PositionOf<GameTypes>, standing: [] })

function endOf({ game, content }: Subject, { positions, since }: Log, { rows }: GameRecord): GameSession {
  const course = courseFrom(game, content, positions[since] as Position)
  for (const row of rows.slice(since)) course.replay(row, 'pair')
  return course
}

// —— in what they differ ——

/** `twin` has other rows from `since` on. */
function differencesIn({ game, content }: Subject, { record, positions, since }: Log, { rows }: GameRecord) {
  const start = positions[since] as Position
  const courses: Both<GameSession> = [courseFrom(game, content, start), courseFrom(game, content, start)]
  return rows.flatMap((row, i) => {
    const both: Both<RecordRow> = [record.rows[since + i] as RecordRow, row]
    const differences = actDifferences(courses, both, since + i, false)
    for (const side of [0, 1] as const) courses[side].replay(both[side], 'pair')
    return differences
  })
}

/** Written in another order: that is no secret, and everybody sees it. */
function isSameChoice({ game, content }: Subject, { seat, texts }: Difference): boolean {
  if (seat === null) return false
  const [first, second] = texts.map((text) => game.parse(content, text))
  return same(first, second)
}

function actDifferences(
  courses: Both<GameSession>,
  rows: Both<RecordRow>,
  row: number,
  isToCome: boolean,
): Difference[] {
  const [first, second] = courses.map((course, side) => actsOf(course, rows[side] as RecordRow) ?? [])
  return (first as Act[]).flatMap(({ seat, at, text }, i) => {
    const other = second?.[i]?.text
    return other === undefined || other === text ? [] : [{ row, seat, at, texts: [text, other], isToCome }]
  })
}

const MOST_DRAWS = 12

/** The next row in both, with other chance in the second where there is any. */
function comingBoth([first, second]: Both<GameSession>, next: RecordRow, random: Random): Both<RecordRow> | null {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const course = new GameSession(second.game, second.content, second.snapshot())
    const taken =
      next.seat === null ? course.chanceFirst(random) : course.choose(next.seat as Seat, next.choices, random)
    if (taken === null || 'refused' in taken) return null
    if (next.outcomes.length === 0) return [next, taken.row]
    const isOther = taken.row.outcomes.some((text, i) => text !== next.outcomes[i])
    if (isOther && actsOf(first, next) !== null) return [next, taken.row]
  }
  return null
}
