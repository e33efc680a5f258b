/** Random games of one game, seat count and set of options: the material every property is checked on. */

import {
  anyChoice,
  type Choice,
  type DefinedGame,
  type GameTypes,
  type Language,
  Match,
  type Options,
  type Plain,
  type PositionOf,
  type Random,
  type RuleId,
  randomFrom,
  type Seat,
  type Viewer,
  type Words,
  watching,
} from '../src/index.ts'

/** A game as the kit needs it: its pack, and what only the game can tell about itself. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly pack: unknown
  /** More decisions than any random game of it needs. */
  readonly longest: number
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
  readonly matches: readonly Match<G>[]
  /** Positions sampled from all games, chance and the end among them. */
  readonly moments: readonly Moment<G>[]
  readonly steps: ReadonlySet<string>
  readonly events: ReadonlySet<string>
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
}

/** Plays random games; what goes wrong is kept for the properties to report. */
export function rehearse<G extends GameTypes>(subject: Subject<G>, plan: RehearsalPlan): Rehearsal<G> {
  const { game, pack } = subject
  const { seats, options = {}, seed } = plan
  const content = game.load(pack)
  const matches: Match<G>[] = []
  const moments: Moment<G>[] = []
  const [steps, events, seen] = [new Set<string>(), new Set<string>(), new Set<RuleId>()]
  const totals: { where: string; first: string; now: string }[] = []
  const pick = randomFrom(`${seed} moments`)
  let met = 0
  let failure: Error | null = null
  const meet = (position: PositionOf<G>, where: string) => {
    met += 1
    if (moments.length < plan.moments) moments.push({ position, where })
    else if (pick(met) < plan.moments) moments[pick(plan.moments)] = { position, where }
  }
  const playOne = (g: number) => {
    const random = randomFrom(`${seed} game ${g}`)
    const match = new Match(game, content, seats, options)
    matches.push(match)
    const total = () => JSON.stringify(subject.conserved?.(content, match.position) ?? {})
    const first = total()
    const where = () => `seed "${seed}", game ${g}, row ${match.rows.length}`
    meet(match.position, where())
    for (const e of match.begin(random)) events.add(e.type)
    for (let decisions = 0; ; decisions++) {
      const pending = game.pending(content, match.position)
      meet(match.position, where())
      totals.push({ where: where(), first, now: total() })
      if (pending.kind !== 'asked') return
      if (decisions >= subject.longest) throw new Error(`${where()}: still going on after ${decisions} decisions`)
      const seat = pending.seats[random(pending.seats.length)] as Seat
      const choice = randomChoice(game, content, match.position, seat, random)
      if (choice === null)
        throw new Error(`${where()}: seat ${seat} is asked at ${pending.decision} but can choose nothing`)
      const taken = match.choose(seat, [choice], random)
      if ('refused' in taken)
        throw new Error(`${where()}: a listed choice was refused: ${JSON.stringify(taken.refused)}`)
      for (const e of taken.events) events.add(e.type)
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
  return { subject, content, seats, options, seed, matches, moments, steps, events, seen, totals, failure }
}
