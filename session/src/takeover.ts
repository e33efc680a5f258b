/**
 * Newer rules take a running game over. They play the whole log again: where they lead to the same position, they just go on.
 * Where they do not, the game goes on from where it stood, brought into the new shape by the game's own migration; and where
 * no position was kept, from as far as the newer rules can follow the log.
 */

import {
  findOutcome,
  type Game,
  type GameTypes,
  hashOf,
  InputError,
  type Options,
  type PositionOf,
  RuleError,
  type RuleId,
  type RulesChange,
} from '@skerry/kernel'
import { type ChoiceRow, type RecordRow, type RulesRow, rowOf } from './row.ts'
import { beginSession, GameSession } from './session.ts'
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
  readonly session: GameSession<G>
  /** It says in the log that newer rules decide from here on. */
  readonly row: RulesRow
  /** What the ledger says differently now; null: the newer rules lead to the same position. */
  readonly changed: readonly RuleId[] | null
}

/** Null: these rules can do nothing with the game. `onRow` is called after every row: a long log takes its time. */
export function takeOver<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  kept: KeptGame<G>,
  onRow: () => void = () => undefined,
): TakenOver<G> | null {
  const same = tried(() => replayed(game, content, kept, onRow))
  if (same !== null) return { session: same, row: same.newRules(game.version).row, changed: null }
  const change = game.changes.find(({ version, from }) => version === game.version && from === kept.rules)
  const session =
    tried(() => carriedOver(game, content, kept, change, onRow)) ??
    (kept.snapshot === null ? tried(() => followed(game, content, kept, change, onRow)) : null)
  if (session === null) return null
  const { row } = session.newRules(game.version, session.position)
  return { session, row, changed: change?.rules ?? [] }
}

/** What a game throws that it cannot be played by these rules. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError || error instanceof RuleError || error instanceof TypeError) return null
    throw error
  }
}

function replayed<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  { seats, options, start, rows }: KeptGame<G>,
  onRow: () => void,
): GameSession<G> {
  const session = beginSession(game, content, seats, options, start)
  return replayRows(session, rows, onRow)
}

function replayRows<G extends GameTypes>(
  session: GameSession<G>,
  rows: readonly RecordRow[],
  onRow: () => void,
): GameSession<G> {
  for (const row of rows) {
    session.replay(row, `row ${session.version}`)
    onRow()
  }
  return session
}

/** The kept position under the new rules, and the rows after it; throws if they do not lead where they led. */
function carriedOver<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  { snapshot, rows }: KeptGame<G>,
  change: RulesChange<G> | undefined,
  onRow: () => void,
): GameSession<G> {
  if (snapshot === null) throw new InputError('snapshot', 'none')
  const position = change?.migrate?.(snapshot.position) ?? snapshot.position
  const session = new GameSession(game, content, { ...snapshot, position, standing: [] })
  const after = rows.slice(snapshot.v)
  const { session: reached, followed: count } = follow(session, after, change, onRow)
  if (count < after.length) throw new InputError(`row ${snapshot.v + count}`, 'otherPosition')
  reached.pending() // throws where these rules know nothing of the position
  return reached
}

/** The position after as many rows as these rules can follow. */
function followed<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  { seats, options, start, rows }: KeptGame<G>,
  change: RulesChange<G> | undefined,
  onRow: () => void,
): GameSession<G> {
  const { session } = follow(beginSession(game, content, seats, options, start), rows, change, onRow)
  return new GameSession(game, content, { v: rows.length, position: session.position, standing: [] })
}

/** Plays rows again until one does not lead where it led, not even with what the old rules did by themselves. */
function follow<G extends GameTypes>(
  begun: GameSession<G>,
  rows: readonly RecordRow[],
  change: RulesChange<G> | undefined,
  onRow: () => void,
): { readonly session: GameSession<G>; readonly followed: number } {
  let session = begun
  for (const [i, row] of rows.entries()) {
    const v = session.version
    if (tried(() => session.replay(row, `row ${v}`)) === null) {
      const played = rowOf(row)
      const position = played.kind === 'choice' ? bridged(session, played, change) : null
      if (position === null) return { session, followed: i }
      // What chance decided is never taken back in the log; the rest may be.
      const taken = { seat: row.seat, before: session.position, final: null }
      const standing = [...session.snapshot().standing, taken]
      session = new GameSession(session.game, session.content, { v: v + 1, position, standing })
    }
    onRow()
  }
  return { session, followed: rows.length }
}

/** Where a row led under the old rules, if the new ones get there with the choices that the old ones made by themselves. */
function bridged<G extends GameTypes>(
  { game, content, position: before }: GameSession<G>,
  row: ChoiceRow,
  change: RulesChange<G> | undefined,
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
    const choice = seat === undefined ? null : (change?.implied?.(content, position) ?? null)
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
