/** A game in progress with its log: commands in, rows out; undo, record and replay. */

import { draw, findOutcome, type Outcome, type Outcomes, type Random, writeOutcome } from './chance.ts'
import { ownStep } from './compile.ts'
import type { DefinedGame } from './define.ts'
import { packOf } from './define.ts'
import { InputError, RuleError } from './errors.ts'
import { parse, write } from './notation.ts'
import { checkOptions } from './options.ts'
import { hashOf } from './plain.ts'
import { type GameRecord, RECORD_FORMAT, type Row } from './record.ts'
import type {
  Choice,
  Event,
  GameTypes,
  Options,
  Params,
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
  private readonly opening: readonly Event[]
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
    this.options = checkOptions(game, seats, options)
    if (start !== undefined) checkBranch(game, content, seats, start)
    const begun =
      start === undefined ? game.start(content, seats, options) : { position: game.clone(start), events: [] }
    this.start = start === undefined ? undefined : begun.position
    this.position = begun.position
    this.opening = begun.events
  }

  /** What the setup made happen, and chance where it comes first, e.g. before the first decision. */
  begin(random: Random): readonly Event[] {
    if (this.game.pending(this.content, this.position).kind !== 'chance') return this.opening
    const taken = this.choosing(null, [], (outcomes) => draw(outcomes, random))
    return 'events' in taken ? [...this.opening, ...taken.events] : this.opening
  }

  /** Takes one or more choices of a seat, in order, whole or not at all, and the chance that follows. */
  choose(seat: Seat, choices: readonly (Choice | string)[], random: Random): Taken {
    return this.choosing(seat, choices, (outcomes) => draw(outcomes, random))
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

  /** Plays one recorded row again; throws, and changes nothing, if it does not lead where it led then. */
  replayRow(row: Row, where: string): readonly Event[] {
    const outcomes = [...row.outcomes]
    let tried: string | null = null
    const next = (possible: Outcomes) => {
      tried = outcomes.shift() ?? null
      return tried === null ? undefined : findOutcome(possible, tried)
    }
    const check = (hash: string) => {
      if (outcomes.length > 0) throw new InputError(where, 'outcomesLeftOver', { outcomes })
      if (hash !== row.hash) throw new InputError(where, 'otherPosition', { recorded: row.hash, reached: hash })
    }
    const refused = ({ rule, reason, params }: Refusal) => {
      const about = reason === 'noSuchOutcome' ? { ...params, outcome: tried } : params
      return new InputError(where, 'refused', { rule, reason, params: about as Plain })
    }
    if (row.undo) {
      const last = this.standing[this.standing.length - 1]
      if (last !== undefined && this.undoBarrier(row.seat as Seat) === null) check(hashOf(last.before))
      const undone = this.undo(row.seat as Seat)
      if ('refused' in undone) throw refused(undone.refused)
      return undone.events
    }
    const worked = placed(where, () => this.work(row.seat, row.choices, next))
    if ('refused' in worked) throw refused(worked.refused)
    check(worked.row.hash)
    return this.stand(worked).events
  }

  private choosing(seat: Seat | null, choices: readonly (Choice | string)[], chance: Drawer): Taken {
    const worked = this.work(seat, choices, chance)
    return 'refused' in worked ? worked : this.stand(worked)
  }

  private stand({ row, events, position, final }: Worked<G>): { readonly events: readonly Event[]; readonly row: Row } {
    this.standing.push({ row, before: this.position, final })
    this.rows.push(row)
    this.position = position
    return { events, row }
  }

  /** Works a command out; nothing is changed yet. */
  private work(
    seat: Seat | null,
    choices: readonly (Choice | string)[],
    drawer: Drawer,
  ): Worked<G> | { readonly refused: Refusal } {
    const { game, content } = this
    const rule = ruleOf(game.pending(content, this.position))
    const refuse = (reason: string, params: Params) => ({ refused: { rule, reason, params } })
    const events: Event[] = []
    const written: string[] = []
    let position = this.position
    let final: Standing<G>['final'] = null
    if (seat !== null && choices.length === 0) return refuse('malformed', { why: 'noChoice' })
    for (const [i, given] of choices.entries()) {
      const choice = typeof given === 'string' ? parse(game.compiled.verbs, content, given) : given
      const applied = game.apply(content, position, { seat: seat as Seat, choice })
      if ('refused' in applied) return applied
      position = applied.position
      events.push(...applied.events)
      written.push(write(game.compiled.verbs, choice))
      if (applied.revealed !== null) final = 'reveal'
      // What was shown or will be rolled must not be found out by commands that are refused in the end.
      const goesOn = final === null && game.pending(content, position).kind !== 'chance'
      if (i < choices.length - 1 && !goesOn) return refuse('oneAtATime', {})
    }
    const chanced = this.chance(position, drawer)
    if ('refused' in chanced) return chanced
    if (chanced.outcomes.length > 0) final = 'chance'
    else if (seat === null) return refuse('notChance', {})
    const row: Row = { seat, choices: written, outcomes: chanced.outcomes, hash: hashOf(chanced.position) }
    return { row, events: [...events, ...chanced.events], position: chanced.position, final }
  }

  /** Lets chance have its say as long as it is asked. */
  private chance(start: PositionOf<G>, drawer: Drawer): Chanced<G> | { readonly refused: Refusal } {
    const { game, content } = this
    const events: Event[] = []
    const outcomes: string[] = []
    let position = start
    for (;;) {
      const pending = game.pending(content, position)
      if (pending.kind !== 'chance') return { position, events, outcomes }
      const outcome = drawer(pending.outcomes)
      const { rule, chance: open } = pending
      if (outcome === undefined) return { refused: { rule, reason: 'noSuchOutcome', params: { open, outcome: null } } }
      const applied = game.apply(content, position, { outcome })
      if ('refused' in applied) return applied
      position = applied.position
      events.push(...applied.events)
      outcomes.push(writeOutcome(outcome))
      if (outcomes.length > MOST_OUTCOMES)
        throw new RuleError(rule, 'chance follows chance without end', position.stack)
    }
  }
}

/** A command worked out, ready to stand. */
interface Worked<G extends GameTypes> extends Omit<Standing<G>, 'before'> {
  readonly events: readonly Event[]
  readonly position: PositionOf<G>
}
interface Chanced<G extends GameTypes> {
  readonly events: readonly Event[]
  readonly position: PositionOf<G>
  readonly outcomes: readonly string[]
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

type Drawer = (outcomes: Outcomes) => Outcome | undefined

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
