/** A game in progress: commands in, rows out; chance, undo and replay. One class for a server, a browser and a terminal. */

import {
  type Choice,
  checkOptions,
  draw,
  type Event,
  findOutcome,
  type Game,
  type GameTypes,
  hashOf,
  InputError,
  type Options,
  type Outcome,
  type Outcomes,
  type Params,
  type Pending,
  type Plain,
  type PositionOf,
  packOf,
  type Random,
  type Refusal,
  RuleError,
  type RuleId,
  type Seat,
  type View,
  type Viewer,
  writeOutcome,
} from '@skerry/kernel'
import { checkBranch } from './branch.ts'
import { type GameRecord, gameRecord } from './record.ts'
import {
  type ChoiceRow,
  type RecordRow,
  type ResignationRow,
  type Row,
  type RulesRow,
  recordRow,
  rowOf,
  type UndoRow,
} from './row.ts'
import type { Beginning, Played, SeenTable, Snapshot, Taken, UndoBarrier, UndoPoint } from './types.ts'

/** Setting up a big table takes some hundred draws; this many in one command is a loop. */
const MOST_OUTCOMES = 10_000

export class GameSession<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  /** How many rows have been played. */
  version: number
  position: PositionOf<G>
  /** The rows played here since the session began or was told to forget them. */
  rows: Row[] = []
  private readonly beginning: Beginning<G> | null
  private undoPoints: UndoPoint<G>[]

  constructor(game: Game<G>, content: G['content'], from: Snapshot<G>, beginning: Beginning<G> | null = null) {
    this.game = game
    this.content = content
    this.version = from.v
    this.position = from.position
    this.beginning = beginning
    this.undoPoints = [...from.standing]
  }

  get seats(): number {
    return this.position.seats
  }
  get options(): Options {
    return this.beginning?.options ?? {}
  }
  /** What happened before the first row. */
  get opening(): readonly Event[] {
    return this.beginning?.events ?? []
  }

  // —— what is asked, and what a viewer sees ——

  pending(): Pending {
    return this.game.pending(this.content, this.position)
  }

  /** The seats that still have to answer. */
  askedSeats(): readonly Seat[] {
    const pending = this.pending()
    return pending.kind === 'asked' ? pending.seats : []
  }

  view(viewer: Viewer): View<G['seen']> {
    return this.game.view(this.content, this.position, viewer)
  }

  seenBy(viewer: Viewer): SeenTable {
    const pending = this.pending()
    return {
      version: this.version,
      viewer,
      view: this.view(viewer),
      undoBarrier: typeof viewer === 'number' ? this.undoBarrier(viewer) : 'nothingDone',
      pending: pending.kind,
      askedSeats: pending.kind === 'asked' ? pending.seats : [],
    }
  }

  // —— commands ——

  /** Everything before the first question: what the setup made happen, and chance where it comes first. */
  begin(random: Random): readonly Event[] {
    return [...this.opening, ...(this.chanceFirst(random)?.events ?? [])]
  }

  /** Chance, where it comes first, e.g. before the first decision. Null: it does not. */
  chanceFirst(random: Random): Played<ChoiceRow> | null {
    if (this.pending().kind !== 'chance') return null
    const taken = this.take(null, [], (outcomes) => draw(outcomes, random))
    return 'row' in taken ? taken : null
  }

  /** Takes choices of a seat, one after the other, whole or not at all, and the chance that follows; `order`: by which it chose. */
  choose(seat: Seat, choices: Choosing, random: Random, order?: string): Taken<ChoiceRow> {
    return this.take(seat, choices, (outcomes) => draw(outcomes, random), order)
  }

  /** Takes back the seat's last row: never across chance, a reveal or another seat's choice. */
  undo(seat: Seat): Taken<UndoRow> {
    const why = this.undoBarrier(seat)
    if (why !== null) return this.refuse('cannotUndo', { why })
    this.position = (this.undoPoints.pop() as UndoPoint<G>).before as PositionOf<G>
    return this.add([], { kind: 'undo', seat, hash: hashOf(this.position) })
  }

  /** What keeps this seat from undoing; null: nothing. */
  undoBarrier(seat: Seat): UndoBarrier | null {
    const last = this.undoPoints[this.undoPoints.length - 1]
    if (last === undefined || last.seat === null) return 'nothingDone'
    if (last.seat !== seat) return 'otherSeat'
    return last.final ?? (last.before === null ? 'otherSeat' : null)
  }

  /** A seat gives up: noted in the log, the position stays as it is. */
  resign(seat: Seat): Played<ResignationRow> {
    return this.add([], { kind: 'resignation', seat, hash: hashOf(this.position) })
  }

  /**
   * From here on these rules decide. `position` is given where they would not have led to where the game stands: it goes on
   * from there, and nothing before can be taken back.
   */
  newRules(rules: string, position?: PositionOf<G>): Played<RulesRow> {
    if (position !== undefined) {
      this.position = position
      this.undoPoints = []
    }
    const jump = position === undefined ? {} : { position: this.position }
    return this.add([], { kind: 'rules', seat: null, rules, ...jump, hash: hashOf(this.position) })
  }

  /** A choice in notation; what cannot be read is refused like any other choice. */
  read(text: string): Choice | { readonly refused: Refusal } {
    try {
      return this.game.parse(this.content, text)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      const got = text.length > 60 ? `${text.slice(0, 60)}…` : text
      return this.refuse('malformed', { why: 'notation', got })
    }
  }

  // —— going on later ——

  /**
   * Only the choices of the last so many turns can be taken back from now on; a turn is a run of rows of one seat. The last
   * `rows` rows stay open in any case.
   */
  settle(runs: number, rows = 0): void {
    let left = runs
    for (let i = this.undoPoints.length - Math.max(1, rows); i > 0; i--) {
      if (this.undoPoints[i]?.seat === this.undoPoints[i - 1]?.seat) continue
      left -= 1
      if (left > 0) continue
      this.undoPoints = [{ ...(this.undoPoints[i - 1] as UndoPoint<G>), before: null }, ...this.undoPoints.slice(i)]
      return
    }
  }

  snapshot(): Snapshot<G> {
    return { v: this.version, position: this.position, standing: this.undoPoints }
  }

  /** The same game after these rows, at a position to which its rules do not come by them. */
  movedTo(rows: readonly Row[], position: PositionOf<G>, undoPoints: readonly UndoPoint<G>[] = []): GameSession<G> {
    const v = this.version - this.rows.length + rows.length
    const moved = new GameSession(this.game, this.content, { v, position, standing: undoPoints }, this.beginning)
    moved.rows = [...rows]
    return moved
  }

  /** The whole game as a file; only of sessions that have all their rows. */
  record(): GameRecord {
    const { game, seats, beginning, version } = this
    if (beginning === null || this.rows.length !== version) throw new Error('this session does not have all its rows')
    const [pack, rows] = [packOf(this.content), this.rows.map(recordRow)]
    return gameRecord({ ...beginning, game: game.id, rules: game.version, pack, seats, rows })
  }

  /** Plays one recorded row again; throws, and changes nothing, if it does not lead where it led then. */
  replay(recorded: RecordRow, where: string): readonly Event[] {
    const row = rowOf(recorded)
    switch (row.kind) {
      case 'choice':
        return this.replayChoice(row, where)
      case 'undo':
        return this.replayUndo(row, where)
      case 'resignation':
        if (row.seat < 0 || row.seat >= this.position.seats) throw new InputError(where, 'notASeat')
        checkHash(hashOf(this.position), row, where)
        return this.resign(row.seat).events
      case 'rules': {
        const jump = row.position as PositionOf<G> | undefined
        if (jump !== undefined) checkBranch(this.game, this.content, this.position.seats, jump, `${where}.position`)
        checkHash(hashOf(jump ?? this.position), row, where)
        return this.newRules(row.rules, jump).events
      }
    }
  }

  private replayChoice(row: ChoiceRow, where: string): readonly Event[] {
    const outcomes = [...row.outcomes]
    let tried: string | null = null
    const next = (possible: Outcomes) => {
      tried = outcomes.shift() ?? null
      return tried === null ? undefined : findOutcome(possible, tried)
    }
    const choices = placed(where, () => row.choices.map((text) => this.game.parse(this.content, text)))
    const worked = this.work(row.seat, choices, next, row.order)
    if ('refused' in worked) {
      const { rule, reason, params } = worked.refused
      const about = reason === 'noSuchOutcome' ? { ...params, outcome: tried } : params
      throw new InputError(where, 'refused', { rule, reason, params: about as Plain })
    }
    if (outcomes.length > 0) throw new InputError(where, 'outcomesLeftOver', { outcomes })
    checkHash(worked.row.hash, row, where)
    return this.stand(worked).events
  }

  private replayUndo(row: UndoRow, where: string): readonly Event[] {
    const last = this.undoPoints[this.undoPoints.length - 1]
    if (last !== undefined && this.undoBarrier(row.seat) === null) checkHash(hashOf(last.before), row, where)
    const undone = this.undo(row.seat)
    if ('row' in undone) return undone.events
    const { rule, reason, params } = undone.refused
    throw new InputError(where, 'refused', { rule, reason, params: params as Plain })
  }

  // —— inside ——

  private refuse(reason: string, params: Params): { readonly refused: Refusal } {
    return { refused: { rule: ruleOf(this.pending()), reason, params } }
  }

  private take(seat: Seat | null, choices: Choosing, drawer: Drawer, order?: string): Taken<ChoiceRow> {
    const read: Choice[] = []
    for (const given of choices) {
      const choice = typeof given === 'string' ? this.read(given) : given
      if ('refused' in choice) return choice
      read.push(choice)
    }
    const worked = this.work(seat, read, drawer, order)
    return 'refused' in worked ? worked : this.stand(worked)
  }

  private stand({ row, events, position, final }: Worked<G>): Played<ChoiceRow> {
    // What is final settles everything before it.
    if (final === null) this.undoPoints.push({ seat: row.seat, before: this.position, final })
    else this.undoPoints = [{ seat: row.seat, before: null, final }]
    this.position = position
    return this.add(events, row)
  }

  private add<R extends Row>(events: readonly Event[], row: R): Played<R> {
    this.rows.push(row)
    this.version += 1
    return { events, row }
  }

  /** Works a command out; nothing is changed yet. */
  private work(
    seat: Seat | null,
    choices: readonly Choice[],
    drawer: Drawer,
    order?: string,
  ): Worked<G> | { readonly refused: Refusal } {
    const { game, content } = this
    const events: Event[] = []
    let position = this.position
    let final: UndoPoint<G>['final'] = null
    if (seat !== null && choices.length === 0) return this.refuse('malformed', { why: 'noChoice' })
    for (const [i, choice] of choices.entries()) {
      const applied = game.apply(content, position, { seat: seat as Seat, choice })
      if ('refused' in applied) return applied
      position = applied.position
      events.push(...applied.events)
      if (applied.revealed !== null) final = 'reveal'
      // What was shown or will be rolled must not be found out by commands that are refused in the end.
      const goesOn = final === null && game.pending(content, position).kind !== 'chance'
      if (i < choices.length - 1 && !goesOn) return this.refuse('oneAtATime', {})
    }
    const chanced = this.chance(position, drawer)
    if ('refused' in chanced) return chanced
    if (chanced.outcomes.length > 0) final = 'chance'
    else if (seat === null) return this.refuse('notChance', {})
    const written = choices.map((choice) => game.write(choice))
    const { outcomes } = chanced
    const by = order === undefined ? {} : { order }
    const row: ChoiceRow = { kind: 'choice', seat, choices: written, outcomes, ...by, hash: hashOf(chanced.position) }
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

/** A game from its setup, or a branch from any position. */
export function beginSession<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  seats: number,
  options: Options = {},
  start?: PositionOf<G>,
): GameSession<G> {
  const checked = checkOptions(game, seats, options)
  if (start === undefined) {
    const { position, events } = game.start(content, seats, options)
    return new GameSession(game, content, { v: 0, position, standing: [] }, { options: checked, events })
  }
  checkBranch(game, content, seats, start, 'record.start')
  const position = game.clone(start)
  return new GameSession(
    game,
    content,
    { v: 0, position, standing: [] },
    { options: checked, start: position, events: [] },
  )
}

/** A command worked out, ready to stand. */
interface Worked<G extends GameTypes> extends Played<ChoiceRow> {
  readonly position: PositionOf<G>
  readonly final: UndoPoint['final']
}
interface Chanced<G extends GameTypes> {
  readonly events: readonly Event[]
  readonly position: PositionOf<G>
  readonly outcomes: readonly string[]
}

/** The rule of the pending decision, or the one that ended the game. */
export const ruleOf = (pending: Pending): RuleId => (pending.kind === 'over' ? pending.result.rule : pending.rule)

function checkHash(reached: string, { hash }: Row, where: string): void {
  if (reached !== hash) throw new InputError(where, 'otherPosition', { recorded: hash, reached })
}

/** What is wrong inside says where it stands. */
function placed<T>(where: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(`${where}, ${error.where}`, error.reason, error.params)
  }
}

/** Choices, or what somebody has written for them. */
type Choosing = readonly (Choice | string)[]
type Drawer = (outcomes: Outcomes) => Outcome | undefined
