/** The kit as a list of tests: every property for every seat count and covering set of options of a game. */

import type { GameTypes, Options } from '@skerry/kernel'
import { coveringSets } from './covering.ts'
import { missingFrom, PROPERTIES } from './properties.ts'
import { type Simulation, type SimulationPlan, type Subject, simulate } from './simulate.ts'
import type { Width } from './width.ts'

export interface ConformanceTest {
  readonly name: string
  run(): void
}

export interface ConformancePlan {
  /** Random games per seat count and set of options. */
  readonly games: number
  /** Positions per seat count and set of options on which everything is checked. */
  readonly moments: number
  readonly seed: string
  /** `quick`: half as many games, and one set of options per seat count. `deep`, if not given: all of them. */
  readonly width?: Width
}

/** Properties that only the whole of all rehearsals can have. */
const OVER_ALL = ['reached', 'words']
/** Games that are played besides, until everything was reached. */
const FURTHER_GAMES = 80

export function conformance<G extends GameTypes>(subject: Subject<G>, plan: ConformancePlan): ConformanceTest[] {
  const settings = settingsOf(subject, plan)
  const runs = settings.map((setting) => once(() => simulate(subject, setting), setting))
  const each = runs.flatMap(({ rehearsal, title }) =>
    PROPERTIES.filter(({ name }) => !OVER_ALL.includes(name)).map((property) => ({
      name: `${subject.game.id} ${title}: ${property.name}`,
      run: () => property.check(rehearsal()),
    })),
  )
  const all = cached(() => complete(runs.map(({ rehearsal }) => rehearsal())))
  const whole = PROPERTIES.filter(({ name }) => OVER_ALL.includes(name)).map((property) => ({
    name: `${subject.game.id}, all seat counts and options: ${property.name}`,
    run: () => property.check(all()),
  }))
  return [...each, ...whole]
}

/** What is rehearsed. A quick plan takes another set of options for every seat count. */
function settingsOf<G extends GameTypes>({ game }: Subject<G>, plan: ConformancePlan): SimulationPlan[] {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const { width = 'deep' } = plan
  const games = width === 'deep' ? plan.games : Math.ceil(plan.games / 2)
  return counts.flatMap((seats, i) => {
    const sets = coveringSets(game, seats)
    const taken = width === 'deep' ? sets : [sets[i % sets.length] as Options]
    return taken.map((options) => ({ ...plan, games, seats, options }))
  })
}

/** All rehearsals as one, with further games where random play has not been everywhere yet. */
function complete<G extends GameTypes>(rehearsals: readonly Simulation<G>[]): Simulation<G> {
  let all = together(rehearsals)
  for (let n = 0; n < FURTHER_GAMES && missingFrom(all).length > 0; n++) {
    const { subject, seats, options, seed, width } = rehearsals[n % rehearsals.length] as Simulation<G>
    const plan = { seats, options, games: 1, moments: 4, seed: `${seed} further ${n}`, width }
    all = together([all, simulate(subject, plan)])
  }
  return all
}

function cached<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function once<G extends GameTypes>(make: () => Simulation<G>, { seats, options = {} }: SimulationPlan) {
  const settings = Object.entries(options).map(([key, value]) => `, ${key} ${value}`)
  return { rehearsal: cached(make), title: `with ${seats} seats${settings.join('')}` }
}

function together<G extends GameTypes>(all: readonly Simulation<G>[]): Simulation<G> {
  const union = (of: (r: Simulation<G>) => ReadonlySet<string>) => new Set(all.flatMap((r) => [...of(r)]))
  const [first] = all as [Simulation<G>]
  const moments = all.flatMap((r) => r.moments)
  const events = new Map(all.flatMap((r) => [...r.events]))
  return { ...first, moments, steps: union((r) => r.steps), events, seen: union((r) => r.seen) }
}
