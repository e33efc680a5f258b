/**
 * Newer rules take a running game over. They play the whole log again: where they lead to the same position, they just go on.
 * Where they do not, the game goes on from where it stood, brought into the new shape by the game's own migrations; and where
 * no position was kept, from as far as the newer rules can follow the log.
 */

import {
  type Choice,
  findOutcome,
  type Game,
  type GameTypes,
  hashOf,
  InputError,
  type Options,
  type PositionOf,
  type RuleId,
  type RulesChange,
} from '@skerry/kernel'
import { checkBranch } from './branch.ts'
import type { GameRecord } from './record.ts'
import {
  checkPlayable,
  followLog,
  OlderRowsSeen,
  type OnRow,
  type PlayedAgain,
  playAgain,
  takenUp,
  takeoverIn,
} from './replay.ts'
import { type ChoiceRow, type RecordRow, type RulesRow, rowOf } from './row.ts'
import { beginSession, GameSession } from './session.ts'
import { tried } from './tried.ts'
import type { Snapshot } from './types.ts'

/** A game as it was kept. */
export interface KeptGame<G extends GameTypes = GameTypes> {
  /** The version of the rules that played it last. */
  readonly rules: string
  readonly seats: number
  readonly options: Options
  readonly start?: PositionOf<G> | undefined
  readonly rows: readonly RecordRow[]
  /** The newest position that was kept; null: none was. */
  readonly snapshot: Snapshot<G> | null
}

export interface TakenOver<G extends GameTypes = GameTypes> {
  /** It has all rows of the game. */
  readonly session: GameSession<G>
  /** It says in the log that newer rules decide from here on. */
  readonly row: RulesRow
  /** What the ledger says differently now; null: the newer rules lead to the same position. */
  readonly changed: readonly RuleId[] | null
  /** How many rows the newer rules take for granted; fewer than there are: those after them count for nothing. */
  readonly kept: number
}

/** What somebody wants to hear of the work. */
export interface Listening<G extends GameTypes> {
  /** Every row of the log, once. */
  readonly onRow?: OnRow<G> | undefined
  /** Called after every row, however often it is tried: a long log takes its time. */
  readonly live?: (() => void) | undefined
}

/** Null: these rules can do nothing with the game. */
export function takeOver<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  kept: KeptGame<G>,
  { onRow, live = () => undefined }: Listening<G> = {},
): TakenOver<G> | null {
  const { rows, rules, snapshot } = kept
  const same = tried(() =>
    followLog(begin(game, content, kept), rows, (played) => {
      live()
      onRow?.(played)
    }),
  )
  if (same !== null) return { session: same, row: same.newRules(game.version).row, changed: null, kept: rows.length }
  const change = changeSince(game, rules)
  const goneOn =
    tried(() => carriedOver(game, content, kept, change, live)) ??
    (snapshot === null ? tried(() => followed(game, content, kept, change, live)) : null)
  if (goneOn === null) return null
  const { session, kept: count } = goneOn
  const { row } = session.newRules(game.version, session.position)
  return { session, row, changed: change.rules, kept: count }
}

/** A record that was played again as it is to be gone on with. */
export interface GoneOn<G extends GameTypes = GameTypes> extends PlayedAgain<G> {
  /** Null: it was played by these rules. */
  readonly takeover: Omit<TakenOver<G>, 'session'> | null
}

/**
 * Goes on with a record from outside. One of these rules must fit, row by row; one of other rules is taken over. Throws
 * `InputError`.
 */
export function goOn<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  record: GameRecord,
  { onRow, live }: Listening<G> = {},
): GoneOn<G> {
  checkPlayable(game, content, record)
  const kept = keptRecord<G>(record)
  const { rules, snapshot } = kept
  const older = new OlderRowsSeen()
  const watched: OnRow<G> = (played) => {
    older.see(played)
    onRow?.(played)
  }
  if (rules === game.version) {
    const { session } = playAgain(game, content, record, (played) => {
      live?.()
      watched(played)
    })
    checkUsable(session)
    return { session, older: older.range, takeover: null }
  }
  const taken = takeOver(game, content, kept, { onRow: watched, live })
  // Of rules that nobody here knows, a part of the log says nothing.
  const isGuess = taken !== null && taken.changed !== null && snapshot === null && !isKnownVersion(game, rules)
  if (taken === null || isGuess) throw new InputError('record', 'otherRules', { recorded: rules, here: game.version })
  const { session, ...takeover } = taken
  return { session, older: older.range, takeover }
}

/** Throws `InputError` if its newest position is none that its rows lead to. */
function keptRecord<G extends GameTypes>({ rules, seats, options, start, rows, snapshot }: GameRecord): KeptGame<G> {
  const last = snapshot === undefined ? undefined : rows[snapshot.v - 1]
  if (last !== undefined) {
    const reached = hashOf(snapshot?.position)
    if (reached !== last.hash)
      throw new InputError('record.snapshot', 'otherPosition', { recorded: last.hash, reached })
  }
  return {
    rules,
    seats,
    options,
    start: start as PositionOf<G> | undefined,
    rows,
    snapshot: (snapshot as Snapshot<G> | undefined) ?? null,
  }
}

/** What became different on the way from a version to these rules. */
interface ChangeSince<G extends GameTypes> {
  readonly rules: readonly RuleId[]
  migrate(position: PositionOf<G>): PositionOf<G>
  implied(content: G['content'], position: PositionOf<G>): Choice | null
}

function changeSince<G extends GameTypes>(game: Game<G>, from: string): ChangeSince<G> {
  const steps = stepsSince(game, from)
  return {
    rules: [...new Set(steps.flatMap(({ rules }) => rules))],
    migrate: (position) => steps.reduce((moved, step) => step.migrate?.(moved) ?? moved, position),
    implied(content, position) {
      for (const step of steps) {
        const choice = step.implied?.(content, position) ?? null
        if (choice !== null) return choice
      }
      return null
    },
  }
}

/** From one version to the next, the oldest first; none if the game does not say how it came here from there. */
function stepsSince<G extends GameTypes>({ version, changes }: Game<G>, from: string): RulesChange<G>[] {
  const steps: RulesChange<G>[] = []
  for (let at = version; at !== from && steps.length <= changes.length; ) {
    const next = changes.filter((change) => change.version === at)
    const step = next.find((change) => change.from === from) ?? next[0]
    if (step === undefined) return []
    steps.unshift(step)
    at = step.from
  }
  return steps[0]?.from === from ? steps : []
}

const begin = <G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  { seats, options, start }: KeptGame<G>,
): GameSession<G> => beginSession(game, content, seats, options, start)

type Followed<G extends GameTypes> = Pick<TakenOver<G>, 'session' | 'kept'>

/** The kept position under the new rules, and the rows after it; throws if they do not lead where they led. */
function carriedOver<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  { snapshot, rows, seats, options, start }: KeptGame<G>,
  change: ChangeSince<G>,
  live: () => void,
): Followed<G> {
  if (snapshot === null) throw new InputError('snapshot', 'none')
  const { v } = snapshot
  const position = change.migrate(snapshot.position)
  checkBranch(game, content, seats, position, 'snapshot.position')
  const beginning = { options, ...(start === undefined ? {} : { start }), events: [] }
  const session = new GameSession(game, content, { v, position, standing: [] }, beginning)
  session.rows = rows.slice(0, v).map(rowOf)
  const after = rows.slice(v)
  const { session: reached, followed: count } = follow(session, after, change, live)
  if (count < after.length) throw new InputError(`row ${v + count}`, 'otherPosition')
  checkUsable(reached)
  return { session: reached, kept: rows.length }
}

/** The position after as many rows as these rules can follow, from where newer rules took the game over before. */
function followed<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  kept: KeptGame<G>,
  change: ChangeSince<G>,
  live: () => void,
): Followed<G> {
  const { rows } = kept
  const begun = begin(game, content, kept)
  const first = takeoverIn(rows) + 1
  const { session: from } = takenUp(begun, rows.slice(0, first)) ?? { session: begun }
  const { session, followed: count } = follow(from, rows.slice(first), change, live)
  checkUsable(session)
  return { session: from.movedTo(rows.map(rowOf), session.position), kept: first + count }
}

/** A position of other rules, or from outside, may look sound and not be: all must be able to see it, and those who are asked to choose. */
function checkUsable<G extends GameTypes>(session: GameSession<G>): void {
  const { game, content, position, seats } = session
  const isUsable = tried(() => {
    for (let seat = 0; seat < seats; seat++) session.view(seat)
    for (const seat of session.askedSeats()) game.choices(content, position, seat)
    return true
  })
  if (isUsable === null) throw new InputError('record', 'nobodyGoesOn')
}

/** Plays rows again until one does not lead where it led, not even with what the old rules did by themselves. */
function follow<G extends GameTypes>(
  begun: GameSession<G>,
  rows: readonly RecordRow[],
  change: ChangeSince<G>,
  live: () => void,
): { readonly session: GameSession<G>; readonly followed: number } {
  let session = begun
  for (const [i, row] of rows.entries()) {
    if (tried(() => session.replay(row, `row ${session.version}`)) === null) {
      const played = rowOf(row)
      const position = played.kind === 'choice' ? bridged(session, played, change) : null
      if (position === null) return { session, followed: i }
      // What chance decided is never taken back in the log; the rest may be.
      const taken = { seat: row.seat, before: session.position, final: null }
      session = session.movedTo([...session.rows, played], position, [...session.snapshot().standing, taken])
    }
    live()
  }
  return { session, followed: rows.length }
}

/** Where a row led under the old rules, if the new ones get there with the choices that the old ones made by themselves. */
function bridged<G extends GameTypes>(
  { game, content, position: before }: GameSession<G>,
  row: ChoiceRow,
  change: ChangeSince<G>,
): PositionOf<G> | null {
  const outcomes = [...row.outcomes]
  let position = before
  const apply = (actor: Parameters<typeof game.apply>[2]): boolean => {
    const applied = tried(() => game.apply(content, position, actor))
    if (applied === null || 'refused' in applied) return false
    position = applied.position
    return true
  }
  const imply = (): boolean => {
    const pending = game.pending(content, position)
    const [seat] = pending.kind === 'asked' ? pending.seats : []
    const choice = seat === undefined ? null : change.implied(content, position)
    return seat !== undefined && choice !== null && apply({ seat, choice })
  }
  for (const text of row.choices) {
    const { seat } = row
    const choice = tried(() => game.parse(content, text))
    if (choice === null || seat === null) return null
    if (!apply({ seat, choice }) && !(imply() && apply({ seat, choice }))) return null
  }
  for (;;) {
    const pending = game.pending(content, position)
    if (pending.kind === 'chance') {
      const outcome = findOutcome(pending.outcomes, outcomes.shift() ?? '')
      if (outcome === undefined || !apply({ outcome })) return null
    } else if (outcomes.length === 0 && hashOf(position) === row.hash) return position
    else if (!imply()) return null
  }
}

/** Whether these rules know what became different since that version: then they try to play its records. */
export const isKnownVersion = ({ version, changes }: Pick<Game, 'version' | 'changes'>, rules: string): boolean =>
  rules === version || changes.some(({ from }) => from === rules)
