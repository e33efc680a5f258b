/** Random games of one game, seat count and set of options: the material every property is checked on. */

import type { Language, OrderKind, Words } from '@skerry/contracts'
import {
  type Actor,
  anyChoice,
  type Choice,
  type Event,
  findOutcome,
  freeze,
  type Game,
  type GameTypes,
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
  watching,
} from '@skerry/kernel'
import { beginSession, type GameSession } from '@skerry/session'
import type { Width } from './width.ts'

/** A game as the kit needs it: its pack, and what only the game can tell about itself. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
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
  /** Its standing orders, which need words, too. */
  readonly orders?: readonly OrderKind<G>[]
}

export interface SampledPosition<G extends GameTypes = GameTypes> {
  readonly position: PositionOf<G>
  /** Which game and which decision of it, for messages. */
  readonly where: string
}

export interface Simulation<G extends GameTypes = GameTypes> {
  readonly subject: Subject<G>
  readonly content: G['content']
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly width: Width
  readonly matches: readonly GameSession<G>[]
  /** Positions sampled from all games, every step alike: rare ones, chance and the end among them. */
  readonly moments: readonly SampledPosition<G>[]
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
  game: Game<G>,
  content: G['content'],
  p: PositionOf<G>,
  seat: Seat,
  random: Random,
): Choice | null {
  return anyChoice(game.play(content, p), seat, random)
}

export interface SimulationPlan {
  readonly seats: number
  readonly options?: Options
  readonly games: number
  readonly moments: number
  readonly seed: string
  /** `deep` if not given. */
  readonly width?: Width
}

/** Plays random games; what goes wrong is kept for the properties to report. */
export function simulate<G extends GameTypes>(subject: Subject<G>, plan: SimulationPlan): Simulation<G> {
  const { seats, options = {}, seed, width = 'deep' } = plan
  const content = freeze(subject.game.load(subject.pack))
  const [steps, seen] = [new Set<string>(), new Set<RuleId>()]
  const { meet, groups } = sampler<G>(plan)
  const about = { subject, content, seats, options, seed }
  const run: Run<G> = { ...about, matches: [], events: new Map(), totals: [], meet }
  let failure: Error | null = null
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
      for (let g = 0; g < plan.games; g++) playOne(run, g)
    })
  } catch (error) {
    failure = error as Error
  }
  const { matches, events, totals } = run
  const moments = fairly(groups(), plan.moments)
  return { subject, content, seats, options, seed, width, matches, moments, steps, events, seen, totals, failure }
}

/** The games of one simulation, as far as they are played. */
interface Run<G extends GameTypes> extends Pick<Simulation<G>, 'subject' | 'content' | 'seats' | 'options' | 'seed'> {
  readonly matches: GameSession<G>[]
  readonly events: Map<string, Event>
  readonly totals: { where: string; first: string; now: string }[]
  /** A position comes up; some are kept. */
  meet(position: PositionOf<G>, where: string): void
}

/** Keeps so many positions of every step, each with the same chance. */
function sampler<G extends GameTypes>({ seed, moments }: SimulationPlan) {
  const pick = randomFrom(`${seed} moments`)
  const sampled = new Map<string, { met: number; kept: SampledPosition<G>[] }>()
  return {
    meet(position: PositionOf<G>, where: string): void {
      const top = position.stack[position.stack.length - 1]
      const step = top === undefined ? 'over' : stepName(top)
      const sample = sampled.get(step) ?? { met: 0, kept: [] }
      sampled.set(step, sample)
      sample.met += 1
      if (sample.kept.length < moments) sample.kept.push({ position, where })
      else if (pick(sample.met) < moments) sample.kept[pick(moments)] = { position, where }
    },
    groups: () => [...sampled.values()].map(({ kept }) => kept),
  }
}

/** A row passes through its chances without resting; they are moments too. */
function meetChances<G extends GameTypes>(
  { subject: { game }, content, meet }: Run<G>,
  before: PositionOf<G>,
  first: Actor | null,
  outcomes: readonly string[],
  where: string,
): void {
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

/** Plays the game with this number to its end. */
function playOne<G extends GameTypes>(run: Run<G>, g: number): void {
  const { subject, content, meet } = run
  const { game } = subject
  const random = randomFrom(`${run.seed} game ${g}`)
  const match = beginSession(game, content, run.seats, run.options)
  run.matches.push(match)
  const hear = (told: readonly Event[]) => {
    for (const e of told) run.events.set(e.type, e)
  }
  const total = () => JSON.stringify(subject.conserved?.(content, match.position) ?? {})
  const first = total()
  const where = () => `seed "${run.seed}", game ${g}, row ${match.rows.length}`
  meet(match.position, where())
  const start = match.position
  hear(match.begin(random))
  const [opening] = match.rows
  meetChances(run, start, null, opening?.kind === 'choice' ? opening.outcomes : [], where())
  for (let decisions = 0; ; decisions++) {
    const pending = game.pending(content, match.position)
    meet(match.position, where())
    run.totals.push({ where: where(), first, now: total() })
    if (pending.kind !== 'asked') return
    if (decisions >= subject.longest) throw new Error(`${where()}: still going on after ${decisions} decisions`)
    const seat = pending.seats[random(pending.seats.length)] as Seat
    const asked = game.play(content, match.position)
    const choice = subject.choose?.(asked, seat, random) ?? anyChoice(asked, seat, random)
    if (choice === null)
      throw new Error(`${where()}: seat ${seat} is asked at ${pending.decision} but can choose nothing`)
    const before = match.position
    const taken = match.choose(seat, [choice], random)
    if ('refused' in taken) throw new Error(`${where()}: a listed choice was refused: ${JSON.stringify(taken.refused)}`)
    hear(taken.events)
    meetChances(run, before, { seat, choice }, taken.row.outcomes, where())
  }
}

/** Picks at most this many, as evenly as possible from every group. */
function fairly<T>(groups: readonly (readonly T[])[], most: number): T[] {
  const all: T[] = []
  for (let i = 0; all.length < most && groups.some((group) => i < group.length); i++)
    for (const group of groups) if (i < group.length && all.length < most) all.push(group[i] as T)
  return all
}
