/** A game in progress: commands in, rows out; chance, undo and replay. What was played before need not be at hand. */

import { draw, findOutcome, type Outcome, type Outcomes, type Random, writeOutcome } from './chance.ts'
import { ownStep } from './compile.ts'
import { type DefinedGame, packOf } from './define.ts'
import { InputError, RuleError } from './errors.ts'
import { parse, write } from './notation.ts'
import { hashOf } from './plain.ts'
import type { Row } from './record.ts'
import type { Choice, Event, GameTypes, Params, Pending, Plain, PositionOf, Refusal, RuleId, Seat } from './types.ts'

/** Setting up a big table takes some hundred draws; this many in one command is a loop. */
const MOST_OUTCOMES = 10_000

/** A row that stands (no undo took it back), with what undo needs. */
export interface StandingRow<G extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  /** Null: it can never be taken back. */
  readonly before: PositionOf<G> | null
  /** Something was shown to somebody, or chance had its say: no way back. */
  readonly final: 'chance' | 'reveal' | null
}

/** All that is needed to go on after `v` rows. Plain JSON. */
export interface Snapshot<G extends GameTypes = GameTypes> {
  readonly v: number
  readonly position: PositionOf<G>
  readonly standing: readonly StandingRow<G>[]
}

export type Taken = { readonly events: readonly Event[]; readonly row: Row } | { readonly refused: Refusal }

export class Course<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly content: G['content']
  /** How many rows have been played. */
  version: number
  position: PositionOf<G>
  private standing: StandingRow<G>[]

  constructor(game: DefinedGame<G>, content: G['content'], from: Snapshot<G>) {
    this.game = game
    this.content = content
    this.version = from.v
    this.position = from.position
    this.standing = [...from.standing]
  }

  /** Chance, where it comes first, e.g. before the first decision. Null: it does not. */
  chanceFirst(random: Random): { readonly events: readonly Event[]; readonly row: Row } | null {
    if (this.pending().kind !== 'chance') return null
    const taken = this.choosing(null, [], (outcomes) => draw(outcomes, random))
    return 'row' in taken ? taken : null
  }

  pending(): Pending {
    return this.game.pending(this.content, this.position)
  }

  /** Takes one or more choices of a seat, in order, whole or not at all, and the chance that follows. */
  choose(seat: Seat, choices: readonly (Choice | string)[], random: Random): Taken {
    return this.choosing(seat, choices, (outcomes) => draw(outcomes, random))
  }

  /** Takes back the seat's last row: never across chance, a reveal or another seat's choice. */
  undo(seat: Seat): Taken {
    const why = this.undoBarrier(seat)
    const rule = ruleOf(this.pending())
    if (why !== null) return { refused: { rule, reason: 'cannotUndo', params: { why } } }
    this.position = (this.standing.pop() as StandingRow<G>).before as PositionOf<G>
    const row: Row = { seat, choices: [], outcomes: [], undo: true, hash: hashOf(this.position) }
    return this.count({ events: [], row })
  }

  /** What keeps this seat from undoing; null: nothing. */
  undoBarrier(seat: Seat): 'nothingDone' | 'otherSeat' | 'chance' | 'reveal' | null {
    const last = this.standing[this.standing.length - 1]
    if (last === undefined || last.seat === null) return 'nothingDone'
    if (last.seat !== seat) return 'otherSeat'
    return last.final ?? (last.before === null ? 'otherSeat' : null)
  }

  /** A seat gives up: noted in the log, the position stays as it is. */
  resign(seat: Seat): { readonly events: readonly Event[]; readonly row: Row } {
    return this.count({
      events: [],
      row: { seat, choices: [], outcomes: [], resigned: true, hash: hashOf(this.position) },
    })
  }

  /**
   * From here on these rules decide. `position` is given where they would not have led to where the game stands: it goes on
   * from there, and nothing before can be taken back.
   */
  newRules(rules: string, position?: PositionOf<G>): { readonly events: readonly Event[]; readonly row: Row } {
    if (position !== undefined) {
      this.position = position
      this.standing = []
    }
    const jump = position === undefined ? {} : { position: this.position }
    return this.count({
      events: [],
      row: { seat: null, choices: [], outcomes: [], rules, ...jump, hash: hashOf(this.position) },
    })
  }

  /**
   * Only the choices of the last so many turns can be taken back from now on; a turn is a run of rows of one seat. The last
   * `rows` rows stay open in any case.
   */
  settle(runs: number, rows = 0): void {
    let left = runs
    for (let i = this.standing.length - Math.max(1, rows); i > 0; i--) {
      if (this.standing[i]?.seat === this.standing[i - 1]?.seat) continue
      left -= 1
      if (left > 0) continue
      this.standing = [{ ...(this.standing[i - 1] as StandingRow<G>), before: null }, ...this.standing.slice(i)]
      return
    }
  }

  snapshot(): Snapshot<G> {
    return { v: this.version, position: this.position, standing: this.standing }
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
    if (row.resigned || row.rules !== undefined) {
      const { seats } = this.position
      if (row.seat !== null && (row.seat < 0 || row.seat >= seats)) throw new InputError(where, 'notASeat')
      const jump = row.position as PositionOf<G> | undefined
      if (jump !== undefined) checkBranch(this.game, this.content, seats, jump, `${where}.position`)
      check(hashOf(jump ?? this.position))
      if (row.resigned) return this.resign(row.seat as Seat).events
      return this.newRules(row.rules as string, jump).events
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
    // What is final settles everything before it.
    if (final === null) this.standing.push({ seat: row.seat, before: this.position, final })
    else this.standing = [{ seat: row.seat, before: null, final }]
    this.position = position
    return this.count({ events, row })
  }

  /** One row more. */
  protected count<T extends { readonly row: Row }>(taken: T): T {
    this.version += 1
    return taken
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
    let final: StandingRow<G>['final'] = null
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

/** A position to branch from must be one of this game: same pack and seats, and resting where somebody is asked. */
export function checkBranch<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  seats: number,
  start: PositionOf<G>,
  where: string,
): void {
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

/** A command worked out, ready to stand. */
interface Worked<G extends GameTypes> {
  readonly row: Row
  readonly events: readonly Event[]
  readonly position: PositionOf<G>
  readonly final: StandingRow['final']
}
interface Chanced<G extends GameTypes> {
  readonly events: readonly Event[]
  readonly position: PositionOf<G>
  readonly outcomes: readonly string[]
}

/** The rule by which is asked now, or by which the game ended. */
export const ruleOf = (pending: Pending): RuleId => (pending.kind === 'over' ? pending.result.rule : pending.rule)

/** What is wrong inside says where it stands. */
function placed<T>(where: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(`${where}, ${error.where}`, error.reason, error.params)
  }
}

type Drawer = (outcomes: Outcomes) => Outcome | undefined
