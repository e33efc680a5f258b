/** Random games of one game, seat count and set of options: the material every property is checked on. */

import {
  type Actor,
  anyChoice,
  type Choice,
  type DefinedGame,
  type Event,
  findOutcome,
  freeze,
  type GameTypes,
  type Language,
  Match,
  type Options,
  type Plain,
  type Play,
  type PositionOf,
  type Random,
  type RuleId,
  randomFrom,
  type Seat,
  stepName,
  type Viewer,
  type Words,
  watching,
} from '../src/index.ts'
import type { Width } from './width.ts'

/** A game as the kit needs it: its pack, and what only the game can tell about itself. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly pack: unknown
  /** More decisions than any random game of it needs. */
  readonly longest: number
  /** How its games are played, where plain random play lasts too long: any legal choice now and then, a good one else. */
  choose?(play: Play<G>, seat: Seat, random: Random): Choice | null
  /** Totals that never change: pieces on the table and off it, by kind. */
  conserved?(content: G['content'], p: PositionOf<G>): Readonly<Record<string, number>>
  /** What is hidden from this viewer now, by name. Names must not depend on what is hidden. */
  secrets?(content: G['content'], p: PositionOf<G>, viewer: Viewer): Readonly<Record<string, Plain>>
  /** Rule ids that play must reach, seen as steps, events, reactions, conditions or sum parts. */
  readonly reach?: readonly RuleId[]
  /** Steps too rare for random play; scenarios cover them. */
  readonly rare?: readonly string[]
  readonly words?: Readonly<Record<Language, Words>>
}

export interface Moment<G extends GameTypes = GameTypes> {
  readonly position: PositionOf<G>
  /** Which game and which decision of it, for messages. */
  readonly where: string
}

export interface Rehearsal<G extends GameTypes = GameTypes> {
  readonly subject: Subject<G>
  readonly content: G['content']
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly width: Width
  readonly matches: readonly Match<G>[]
  /** Positions sampled from all games, every step alike: rare ones, chance and the end among them. */
  readonly moments: readonly Moment<G>[]
  readonly steps: ReadonlySet<string>
  /** One event of every type that happened. */
  readonly events: ReadonlyMap<string, Event>
  readonly seen: ReadonlySet<RuleId>
  /** Totals of the first position of each game beside those of every position after it. */
  readonly totals: readonly { readonly where: string; readonly first: string; readonly now: string }[]
  /** What went wrong while playing, with the game's number. */
  readonly failure: Error | null
}

export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator']

/** Any legal choice of this seat. Null: it has none. */
export function randomChoice<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  p: PositionOf<G>,
  seat: Seat,
  random: Random,
): Choice | null {
  return anyChoice(game.play(content, p), seat, random)
}

export interface RehearsalPlan {
  readonly seats: number
  readonly options?: Options
  readonly games: number
  readonly moments: number
  readonly seed: string
  /** `deep` if not given. */
  readonly width?: Width
}

/** Plays random games; what goes wrong is kept for the properties to report. */
export function rehearse<G extends GameTypes>(subject: Subject<G>, plan: RehearsalPlan): Rehearsal<G> {
  const { game, pack } = subject
  const { seats, options = {}, seed, width = 'deep' } = plan
  const content = freeze(game.load(pack))
  const matches: Match<G>[] = []
  const [steps, seen] = [new Set<string>(), new Set<RuleId>()]
  const events = new Map<string, Event>()
  const totals: { where: string; first: string; now: string }[] = []
  const pick = randomFrom(`${seed} moments`)
  let failure: Error | null = null
  const sampled = new Map<string, { met: number; kept: Moment<G>[] }>()
  const meet = (position: PositionOf<G>, where: string) => {
    const top = position.stack[position.stack.length - 1]
    const step = top === undefined ? 'over' : stepName(top)
    const sample = sampled.get(step) ?? { met: 0, kept: [] }
    sampled.set(step, sample)
    sample.met += 1
    if (sample.kept.length < plan.moments) sample.kept.push({ position, where })
    else if (pick(sample.met) < plan.moments) sample.kept[pick(plan.moments)] = { position, where }
  }
  /** A row passes through its chances without resting; they are moments too. */
  const meetChances = (before: PositionOf<G>, first: Actor | null, outcomes: readonly string[], where: string) => {
    let position = before
    const act = (actor: Actor) => {
      const applied = game.apply(content, position, actor)
      if (!('refused' in applied)) position = applied.position
    }
    if (outcomes.length > 0 && first !== null) act(first)
    for (const text of outcomes) {
      const pending = game.pending(content, position)
      meet(position, `${where}, before ${text}`)
      const outcome = pending.kind === 'chance' ? findOutcome(pending.outcomes, text) : undefined
      if (outcome !== undefined) act({ outcome })
    }
  }
  const hear = (told: readonly Event[]) => {
    for (const e of told) events.set(e.type, e)
  }
  const playOne = (g: number) => {
    const random = randomFrom(`${seed} game ${g}`)
    const match = new Match(game, content, seats, options)
    matches.push(match)
    const total = () => JSON.stringify(subject.conserved?.(content, match.position) ?? {})
    const first = total()
    const where = () => `seed "${seed}", game ${g}, row ${match.rows.length}`
    meet(match.position, where())
    const start = match.position
    hear(match.begin(random))
    meetChances(start, null, match.rows[0]?.outcomes ?? [], where())
    for (let decisions = 0; ; decisions++) {
      const pending = game.pending(content, match.position)
      meet(match.position, where())
      totals.push({ where: where(), first, now: total() })
      if (pending.kind !== 'asked') return
      if (decisions >= subject.longest) throw new Error(`${where()}: still going on after ${decisions} decisions`)
      const seat = pending.seats[random(pending.seats.length)] as Seat
      const asked = game.play(content, match.position)
      const choice = subject.choose?.(asked, seat, random) ?? anyChoice(asked, seat, random)
      if (choice === null)
        throw new Error(`${where()}: seat ${seat} is asked at ${pending.decision} but can choose nothing`)
      const before = match.position
      const taken = match.choose(seat, [choice], random)
      if ('refused' in taken)
        throw new Error(`${where()}: a listed choice was refused: ${JSON.stringify(taken.refused)}`)
      hear(taken.events)
      meetChances(before, { seat, choice }, taken.row.outcomes, where())
    }
  }
  const watcher = {
    saw: (rule: RuleId) => void seen.add(rule),
    step: (rule: RuleId, name: string) => {
      seen.add(rule)
      steps.add(name)
    },
    part: (rule: RuleId) => {
      seen.add(rule)
      return false
    },
  }
  try {
    watching(watcher, () => {
      for (let g = 0; g < plan.games; g++) playOne(g)
    })
  } catch (error) {
    failure = error as Error
  }
  const moments = fairly(
    [...sampled.values()].map(({ kept }) => kept),
    plan.moments,
  )
  return { subject, content, seats, options, seed, width, matches, moments, steps, events, seen, totals, failure }
}

/** So many in all, as evenly as possible from every group. */
function fairly<T>(groups: readonly (readonly T[])[], most: number): T[] {
  const all: T[] = []
  for (let i = 0; all.length < most && groups.some((group) => i < group.length); i++)
    for (const group of groups) if (i < group.length && all.length < most) all.push(group[i] as T)
  return all
}
