/** A game in progress with its log: commands in, rows out; undo, record and replay. */

import { draw, findOutcome, type Random, writeOutcome } from './chance.ts'
import { ownStep } from './compile.ts'
import type { DefinedGame } from './define.ts'
import { packOf } from './define.ts'
import { InputError, RuleError } from './errors.ts'
import { parse, write } from './notation.ts'
import { checkOptions } from './options.ts'
import { hashOf } from './plain.ts'
import { type GameRecord, RECORD_FORMAT, type Row } from './record.ts'
import type {
  Applied,
  Choice,
  Event,
  GameTypes,
  Options,
  Pending,
  Plain,
  PositionOf,
  Refusal,
  RuleId,
  Seat,
} from './types.ts'

/** Setting up a big table takes some hundred draws; this many in one command is a loop. */
const MOST_OUTCOMES = 10_000

/** A row that stands (no undo took it back), with what undo needs. */
interface Standing<G extends GameTypes> {
  readonly row: Row
  readonly before: PositionOf<G>
  /** Something was shown to somebody, or chance had its say: no way back. */
  readonly final: 'chance' | 'reveal' | null
}

export type Taken = { readonly events: readonly Event[]; readonly row: Row } | { readonly refused: Refusal }

export class Match<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly content: G['content']
  readonly seats: number
  readonly options: Options
  readonly rows: Row[] = []
  position: PositionOf<G>
  private readonly start: PositionOf<G> | undefined
  private readonly standing: Standing<G>[] = []

  /** A game from its setup, or a branch from any position. */
  constructor(
    game: DefinedGame<G>,
    content: G['content'],
    seats: number,
    options: Options = {},
    start?: PositionOf<G>,
  ) {
    this.game = game
    this.content = content
    this.seats = seats
    this.options = options
    this.start = start
    checkOptions(game, seats, options)
    if (start !== undefined) checkBranch(game, content, seats, start)
    this.position = start ?? game.setup(content, seats, options)
  }

  /** Lets chance have its say where it comes first, e.g. before the first decision. */
  begin(random: Random): readonly Event[] {
    if (this.game.pending(this.content, this.position).kind !== 'chance') return []
    const taken = this.command(null, [], (outcomes) => writeOutcome(draw(outcomes, random)))
    return 'events' in taken ? taken.events : []
  }

  /** Takes one or more choices of a seat, in order, whole or not at all, and the chance that follows. */
  choose(seat: Seat, choices: readonly (Choice | string)[], random: Random): Taken {
    return this.command(seat, choices, (outcomes) => writeOutcome(draw(outcomes, random)))
  }

  /** Takes back the seat's last row: never across chance, a reveal or another seat's choice. */
  undo(seat: Seat): Taken {
    const why = this.undoBarrier(seat)
    const rule = ruleOf(this.game.pending(this.content, this.position))
    if (why !== null) return { refused: { rule, reason: 'cannotUndo', params: { why } } }
    this.position = (this.standing.pop() as Standing<G>).before
    const row: Row = { seat, choices: [], outcomes: [], undo: true, hash: hashOf(this.position) }
    this.rows.push(row)
    return { events: [], row }
  }

  /** What keeps this seat from undoing; null: nothing. */
  undoBarrier(seat: Seat): 'nothingDone' | 'otherSeat' | 'chance' | 'reveal' | null {
    const last = this.standing[this.standing.length - 1]
    if (last === undefined || last.row.seat === null) return 'nothingDone'
    return last.row.seat === seat ? last.final : 'otherSeat'
  }

  record(): GameRecord {
    const { game, content, seats, options, start, rows } = this
    const branch = start === undefined ? {} : { start }
    return {
      format: RECORD_FORMAT,
      game: game.id,
      rules: game.version,
      pack: packOf(content),
      seats,
      options,
      ...branch,
      rows: [...rows],
    }
  }

  /** Plays one recorded row again; throws if it does not lead where it led then. */
  replayRow(row: Row, where: string): readonly Event[] {
    const outcomes = [...row.outcomes]
    const next = () => outcomes.shift()
    const taken = placed(where, () =>
      row.undo ? this.undo(row.seat as Seat) : this.command(row.seat, row.choices, next),
    )
    if ('refused' in taken)
      throw new InputError(where, 'refused', { ...taken.refused, params: taken.refused.params as Plain })
    if (outcomes.length > 0) throw new InputError(where, 'outcomesLeftOver', { outcomes })
    if (taken.row.hash !== row.hash)
      throw new InputError(where, 'otherPosition', { recorded: row.hash, reached: taken.row.hash })
    return taken.events
  }

  private command(seat: Seat | null, choices: readonly (Choice | string)[], chance: Drawer): Taken {
    const { game, content } = this
    const events: Event[] = []
    const written: string[] = []
    const outcomes: string[] = []
    let position = this.position
    let final: Standing<G>['final'] = null
    const waiting = game.pending(content, position)
    if (seat === null ? waiting.kind !== 'chance' : choices.length === 0)
      return { refused: { rule: ruleOf(waiting), reason: 'malformed', params: { why: 'a command without a choice' } } }
    const follow = (applied: Applied<G['state'], G['frame'], G['event']>) => {
      position = applied.position
      events.push(...applied.events)
      if (applied.revealed !== null) final = 'reveal'
    }
    for (const given of choices) {
      const choice = typeof given === 'string' ? parse(game.compiled.verbs, content, given) : given
      const applied = game.apply(content, position, { seat: seat as Seat, choice })
      if ('refused' in applied) return applied
      follow(applied)
      written.push(write(game.compiled.verbs, choice))
    }
    for (;;) {
      const pending = game.pending(content, position)
      if (pending.kind !== 'chance') break
      const text = chance(pending.outcomes)
      const outcome = text === undefined ? undefined : findOutcome(pending.outcomes, text)
      if (outcome === undefined)
        return {
          refused: {
            rule: pending.rule,
            reason: 'noSuchOutcome',
            params: { open: pending.chance, outcome: text ?? null },
          },
        }
      const applied = game.apply(content, position, { outcome })
      if ('refused' in applied) return applied
      follow(applied)
      outcomes.push(text as string)
      final = 'chance'
      if (outcomes.length > MOST_OUTCOMES)
        throw new RuleError(pending.rule, 'chance follows chance without end', position.stack)
    }
    const row: Row = { seat, choices: written, outcomes, hash: hashOf(position) }
    this.standing.push({ row, before: this.position, final })
    this.rows.push(row)
    this.position = position
    return { events, row }
  }
}
const ruleOf = (pending: Pending): RuleId => (pending.kind === 'over' ? pending.result.rule : pending.rule)

/** What is wrong inside says where it stands. */
function placed<T>(where: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(`${where}, ${error.where}`, error.reason, error.params)
  }
}

/** A position to branch from must be one of this game: same pack and seats, and resting where somebody is asked. */
function checkBranch<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  seats: number,
  start: PositionOf<G>,
): void {
  const where = 'record.start'
  if (start.pack !== packOf(content))
    throw new InputError(`${where}.pack`, 'otherPack', { recorded: start.pack, here: packOf(content) })
  if (start.seats !== seats)
    throw new InputError(`${where}.seats`, 'otherSeats', { recorded: start.seats, here: seats })
  if (start.stack.length === 0 && start.result === null) throw new InputError(`${where}.stack`, 'nothingInProgress')
  start.stack.forEach((frame, i) => {
    const step = ownStep(game.compiled, frame)
    const rests = i < start.stack.length - 1 || (step !== undefined && step.kind !== 'auto')
    if ((step === undefined && frame.at !== 'end') || !rests)
      throw new InputError(`${where}.stack.${i}`, 'noSuchStep', { rule: frame.rule, at: frame.at })
  })
}

type Drawer = (outcomes: Parameters<typeof draw>[0]) => string | undefined

/** Plays a record again, row by row; throws `InputError` naming the first row that does not fit. */
export function replay<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  record: GameRecord,
  onRow?: (match: Match<G>, row: Row, events: readonly Event[]) => void,
): Match<G> {
  if (record.game !== game.id) throw new InputError('record', 'otherGame', { recorded: record.game, here: game.id })
  if (record.pack !== packOf(content))
    throw new InputError('record', 'otherPack', { recorded: record.pack, here: packOf(content) })
  const match = new Match(game, content, record.seats, record.options, record.start as PositionOf<G> | undefined)
  record.rows.forEach((row, v) => {
    const events = match.replayRow(row, `row ${v}`)
    onRow?.(match, row, events)
  })
  return match
}
