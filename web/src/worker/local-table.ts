/** A table kept in this browser: its match, its chance, its bots and its store. It lives in a worker and tells views. */

import {
  type Event,
  eventsFor,
  type GameTypes,
  InputError,
  Match,
  type Pending,
  type PositionOf,
  packOf,
  type Random,
  type Refusal,
  type Result,
  type Row,
  randomFrom,
  type Seat,
  type Taken,
  type View,
  type Viewer,
} from '@skerry/kernel'
import { type Rules, withPack } from '../games/rules.ts'
import type { BotLevel, Push, Sight, TableInfo, ToldRow, UndoBarrier } from '../link/types.ts'
import { branchTable, type Stem } from './branch.ts'
import { castAs, followed, outcomesFrom } from './example-line.ts'
import { infoOf, type Kept, type SavedTable } from './saved.ts'
import { PlayedElsewhere, type Store } from './store.ts'

/** Who thinks for the bots: gets a view and answers with a choice in notation. */
export type Minds = (level: BotLevel, view: View, seat: Seat, seed: string) => Promise<string>

interface Happened {
  readonly seat: Seat | null
  readonly isUndo: boolean
  readonly events: readonly Event[]
}

/** Bots wait when the page is this many rows behind. */
const MOST_AHEAD = 40

export class LocalTable {
  readonly id: string
  private readonly rules: Rules
  private readonly content: object
  private readonly store: Store
  private readonly minds: Minds
  private readonly tell: (push: Push) => void
  private head: Omit<SavedTable, 'rows'>
  private match: Match
  /** What happened before the first row, and in each. */
  private opening: readonly Event[] = []
  private happened: Happened[] = []
  /** The position at each version, as text: small, and read only when somebody looks back. */
  private versions: string[] = []
  private viewer: Viewer
  /** Seats for which a bot answers, as long as questions of this rule come. */
  private readonly delegated = new Map<Seat, string>()
  private shown = 0
  private wake: (() => void) | null = null
  private isGoingOn = false
  private isClosed = false

  constructor(id: string, rules: Rules, saved: SavedTable, store: Store, minds: Minds, tell: (push: Push) => void) {
    this.id = id
    this.rules = rules
    this.content = rules.game.load(rules.pack)
    this.store = store
    this.minds = minds
    this.tell = tell
    this.head = saved
    this.match = this.play(saved)
    this.viewer = this.firstViewer()
  }

  get info(): TableInfo {
    return infoOf(this.id, this.head, this.match.rows.length)
  }

  /** Plays the record again up to its last row. */
  private play({ rows, ...head }: SavedTable): Match {
    const { game } = this.rules
    if (packOf(this.content) !== head.pack) throw new Error('this table was played with another pack')
    const { seats, options, start } = head
    const match = new Match(game, this.content, seats, options, start as PositionOf<GameTypes> | undefined)
    this.head = head
    this.opening = start === undefined ? game.start(this.content, seats, options).events : []
    this.happened = []
    this.versions = [JSON.stringify(match.position)]
    rows.forEach((row, v) => {
      this.note(match, row, match.replayRow(row, `row ${v}`))
    })
    this.match = match
    return match
  }

  private note(match: Match, { seat, undo }: Row, events: readonly Event[]): void {
    this.happened.push({ seat, isUndo: undo === true, events })
    this.versions.push(JSON.stringify(match.position))
  }

  // —— who looks ——

  private get persons(): Seat[] {
    return this.head.table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  }
  private firstViewer(): Viewer {
    const { persons } = this
    const asked = this.askedSeats().find((seat) => persons.includes(seat))
    return asked ?? persons[0] ?? 'spectator'
  }

  private pending(): Pending {
    return this.match.game.pending(this.content, this.match.position)
  }
  private askedSeats(): readonly Seat[] {
    const pending = this.pending()
    return pending.kind === 'asked' ? pending.seats.filter((seat) => !pending.answered.includes(seat)) : []
  }

  private sightOf(position: PositionOf<GameTypes>, version: number, viewer: Viewer): Sight {
    const { game } = this.match
    const { example } = this.head.table
    const pending = game.pending(this.content, position)
    const isNow = version === this.match.rows.length
    const barrier: UndoBarrier | null =
      isNow && typeof viewer === 'number' ? this.match.undoBarrier(viewer) : 'nothingDone'
    return {
      version,
      viewer,
      view: game.view(this.content, position, viewer),
      undoBarrier: barrier,
      pending: pending.kind,
      askedSeats: pending.kind === 'asked' ? pending.seats : [],
      ...(example === undefined ? {} : { nextStep: followed(example, this.match.rows.slice(0, version)) }),
    }
  }
  private sight(): Sight {
    return this.sightOf(this.match.position, this.match.rows.length, this.viewer)
  }
  private toldRow({ seat, isUndo, events }: Happened, row: number): ToldRow {
    return { row, seat, isUndo, events: eventsFor(events, this.viewer) }
  }

  /** Everything there is to see for whoever sits at the screen. */
  tellWhole(): void {
    const opening = { row: -1, seat: null, isUndo: false, events: eventsFor(this.opening, this.viewer) }
    const rows = this.happened.map((one, row) => this.toldRow(one, row))
    this.shown = this.match.rows.length
    this.tell({ kind: 'whole', sight: this.sight(), told: opening.events.length > 0 ? [opening, ...rows] : rows })
  }

  sit(viewer: Viewer): void {
    const mayLook =
      viewer === 'spectator' ||
      (viewer === 'open' || !this.persons.includes(viewer)
        ? this.match.position.result !== null
        : this.head.table.sharing !== 'alone' || this.persons[0] === viewer)
    if (!mayLook) return
    this.viewer = viewer
    this.tellWhole()
    void this.goOn()
  }

  at(version: number, viewer: Viewer = this.viewer): Sight {
    const at = Math.max(0, Math.min(this.versions.length - 1, Math.trunc(version) || 0))
    const isOpenTo = viewer === this.viewer || viewer === 'spectator' || this.match.position.result !== null
    return this.sightOf(JSON.parse(this.versions[at] as string), at, isOpenTo ? viewer : this.viewer)
  }

  // —— playing ——

  async choose(choices: readonly string[]): Promise<Refusal | null> {
    const seat = this.seatToAct()
    return this.take(() => this.match.choose(seat, choices, this.random(seat, choices)))
  }

  async undo(): Promise<Refusal | null> {
    const seat = this.seatToAct()
    this.delegated.delete(seat)
    return this.take(() => this.match.undo(seat))
  }

  /** The viewer's seat; with open cards the seat that is asked. */
  private seatToAct(): Seat {
    return typeof this.viewer === 'number' ? this.viewer : (this.askedSeats()[0] ?? 0)
  }

  delegate(): void {
    const pending = this.pending()
    const seat = this.seatToAct()
    if (pending.kind !== 'asked' || !pending.seats.includes(seat)) return
    this.delegated.set(seat, ruleOf(pending.decision))
    void this.goOn()
  }

  seen(version: number): void {
    this.shown = Math.max(this.shown, version)
    this.wake?.()
  }

  private async take(act: () => Taken): Promise<Refusal | null> {
    const taken = act()
    if ('refused' in taken) return taken.refused
    if (await this.stands(taken.row, taken.events)) void this.goOn()
    return null
  }

  /** Stores the row just played, then tells it. False: it could not be stored, and the table is as it was. */
  private async stands(row: Row, events: readonly Event[]): Promise<boolean> {
    const v = this.match.rows.length - 1
    const kept = this.kept()
    try {
      await this.store.append(this.id, v, row, kept)
    } catch (error) {
      await this.startOver(error)
      return false
    }
    this.head = { ...this.head, table: kept }
    this.note(this.match, row, events)
    if (this.head.table.sharing === 'open' || this.hasNoSecrets()) this.viewer = this.firstViewer()
    this.tell({ kind: 'row', sight: this.sight(), told: this.toldRow(this.happened[v] as Happened, v) })
    return true
  }

  private kept(): Kept {
    const pending = this.pending()
    const asked = pending.kind === 'asked' ? { seats: [...pending.seats], decision: pending.decision } : null
    return { ...this.head.table, played: Date.now(), ...endOf(this.match.position.result), asked }
  }

  /** What could not be stored never happened. */
  private async startOver(error: unknown): Promise<void> {
    const saved = await this.store.load(this.id).catch(() => null)
    if (saved !== null) {
      this.play(saved)
      this.tellWhole()
    }
    const fault =
      error instanceof PlayedElsewhere
        ? ({ what: 'elsewhere' } as const)
        : ({ what: 'notStored', message: messageOf(error) } as const)
    this.tell({ kind: 'fault', fault })
  }

  /** Chance and bots act until somebody at the screen is asked or the game is over. */
  async goOn(): Promise<void> {
    if (this.isGoingOn) return
    this.isGoingOn = true
    try {
      while (!this.isClosed && (await this.oneStep()));
    } catch (error) {
      this.tell({ kind: 'fault', fault: { what: 'rules', message: messageOf(error) } })
    } finally {
      this.isGoingOn = false
      this.tell({ kind: 'thinking', seat: null })
    }
  }

  private async oneStep(): Promise<boolean> {
    const pending = this.pending()
    if (pending.kind === 'over') return false
    if (pending.kind === 'chance') {
      const events = this.match.begin(this.random()).slice(this.opening.length)
      return this.stands(this.match.rows.at(-1) as Row, events)
    }
    const next = this.botToAnswer(pending.decision)
    if (next === null) {
      this.handOver()
      return false
    }
    await this.untilSeen()
    return this.answer(next.seat, next.level)
  }

  private botToAnswer(decision: string): { seat: Seat; level: BotLevel } | null {
    for (const seat of this.askedSeats()) {
      const by = this.head.table.seats[seat]?.by ?? 'random'
      if (by !== 'person') return { seat, level: by }
      if (this.delegated.get(seat) === ruleOf(decision))
        return { seat, level: this.rules.guide === null ? 'random' : 'novice' }
      this.delegated.delete(seat)
    }
    return null
  }

  private async answer(seat: Seat, level: BotLevel): Promise<boolean> {
    this.tell({ kind: 'thinking', seat })
    const v = this.match.rows.length
    const view = this.match.game.view(this.content, this.match.position, seat)
    const notation = await this.minds(level, view, seat, `${this.head.table.seed} bot ${v}`)
    if (this.isClosed || this.match.rows.length !== v) return !this.isClosed // somebody took something back meanwhile
    const taken = this.match.choose(seat, [notation], this.random(seat, [notation]))
    if ('refused' in taken)
      throw new Error(`a ${level} bot chose ${notation}, which is refused: ${taken.refused.reason}`)
    return this.stands(taken.row, taken.events)
  }

  /** Somebody at the screen is asked whose view is not shown. */
  private handOver(): void {
    const asked = this.askedSeats().filter((seat) => this.persons.includes(seat))
    const to = asked[0]
    if (to === undefined || asked.includes(this.viewer as Seat)) return
    this.tell({ kind: 'handOver', to, version: this.match.rows.length })
  }

  /** Everybody at the screen sees the same: no curtain is needed to hand it over. */
  private hasNoSecrets(): boolean {
    const { game, position } = this.match
    if (this.persons.length < 2) return false
    const [first, ...others] = this.persons.map((seat) => {
      const { state, stack } = game.view(this.content, position, seat)
      return JSON.stringify([state, stack])
    })
    const isTold = this.happened.some(({ events }) => events.some(({ shownTo }) => shownTo !== undefined))
    return !isTold && others.every((other) => other === first)
  }

  private async untilSeen(): Promise<void> {
    while (!this.isClosed && this.match.rows.length - this.shown > MOST_AHEAD)
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
  }

  /**
   * Each row that stands has a generator of its own, the same one after an undo: taking back changes no dice. As long as
   * somebody does what an example does, chance gives what it gives there.
   */
  private random(seat: Seat | null = null, choices: readonly string[] = []): Random {
    const { seed, example } = this.head.table
    const { match } = this
    const standing = match.rows.reduce((n, row) => n + (row.undo ? -1 : 1), 0)
    const random = randomFrom(`${seed} row ${standing}`)
    if (example === undefined) return random
    const next = followed(example, match.rows, { seat, choices })
    return next === null ? random : castAs(match, seat, choices, outcomesFrom(example, next), random)
  }

  // —— branching, leaving ——

  /** A new table from this version: after the end with the true position, before it with one the viewer cannot tell from it. */
  branch(version: number, seed: string): SavedTable {
    const { game, content } = this.match
    const at = Math.max(0, Math.min(this.versions.length - 1, Math.trunc(version) || 0))
    const position: PositionOf<GameTypes> = JSON.parse(this.versions[at] as string)
    const isOver = this.match.position.result !== null
    const start = isOver
      ? position
      : game.redeal(content, game.view(content, position, this.viewer), randomFrom(`${seed} deal`))
    const { ownPack, table } = this.head
    const stem: Stem = {
      game: game.id,
      seats: table.seats,
      options: this.match.options,
      sharing: table.sharing,
      branchOf: { table: this.id, version: at },
      ...(ownPack === undefined ? {} : { ownPack }),
    }
    return branchTable(stem, game.version, content, start, seed)
  }

  close(): void {
    this.isClosed = true
    this.wake?.()
  }
}

/** `fight.goOn` is a question of the rule `fight`. */
const ruleOf = (decision: string): string => decision.split('.')[0] as string
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Plays a saved table again, to be sure that it can be gone on with; throws `InputError` naming the first row that does not fit. */
export function checkSaved(rules: Rules, saved: SavedTable): SavedTable {
  const { game, pack } = withPack(rules, saved.ownPack)
  const content = game.load(pack)
  if (packOf(content) !== saved.pack) throw new InputError('record', 'otherPack')
  const { seats, options, start, rows, table } = saved
  const match = new Match(game, content, seats, options, start as PositionOf<GameTypes> | undefined)
  rows.forEach((row, v) => {
    match.replayRow(row, `row ${v}`)
  })
  const pending = game.pending(content, match.position)
  const asked = pending.kind === 'asked' ? { seats: [...pending.seats], decision: pending.decision } : null
  return { ...saved, table: { ...table, ...endOf(match.position.result), asked } }
}

/** How a game ended, for the list of tables. */
function endOf(result: Result | null): Pick<Kept, 'isOver' | 'winners' | 'scores'> {
  const scores = result?.scores
  return { isOver: result !== null, winners: result?.winners ?? [], ...(scores === undefined ? {} : { scores }) }
}
