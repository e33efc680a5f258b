/** The kit as a list of tests: every property for every seat count and covering set of options of a game. */

import type { GameTypes, Options } from '../src/index.ts'
import { coveringSets } from './covering.ts'
import { PROPERTIES } from './properties.ts'
import { type Rehearsal, rehearse, type Subject } from './rehearse.ts'

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
}

/** Properties that only the whole of all rehearsals can have. */
const OVER_ALL = ['reached', 'words']

export function conformance<G extends GameTypes>(subject: Subject<G>, plan: ConformancePlan): ConformanceTest[] {
  const { min, max } = subject.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const runs = counts.flatMap((seats) =>
    coveringSets(subject.game, seats).map((options) =>
      once(() => rehearse(subject, { ...plan, seats, options }), seats, options),
    ),
  )
  const each = runs.flatMap(({ rehearsal, title }) =>
    PROPERTIES.filter(({ name }) => !OVER_ALL.includes(name)).map((property) => ({
      name: `${subject.game.id} ${title}: ${property.name}`,
      run: () => property.check(rehearsal()),
    })),
  )
  const whole = PROPERTIES.filter(({ name }) => OVER_ALL.includes(name)).map((property) => ({
    name: `${subject.game.id}, all seat counts and options: ${property.name}`,
    run: () => property.check(together(runs.map(({ rehearsal }) => rehearsal()))),
  }))
  return [...each, ...whole]
}

function once<G extends GameTypes>(make: () => Rehearsal<G>, seats: number, options: Options) {
  let made: Rehearsal<G> | undefined
  const rehearsal = () => {
    made ??= make()
    return made
  }
  const settings = Object.entries(options).map(([key, value]) => `, ${key} ${value}`)
  return { rehearsal, title: `with ${seats} seats${settings.join('')}` }
}

function together<G extends GameTypes>(all: readonly Rehearsal<G>[]): Rehearsal<G> {
  const union = (of: (r: Rehearsal<G>) => ReadonlySet<string>) => new Set(all.flatMap((r) => [...of(r)]))
  const [first] = all as [Rehearsal<G>]
  const moments = all.flatMap((r) => r.moments)
  const events = new Map(all.flatMap((r) => [...r.events]))
  return { ...first, moments, steps: union((r) => r.steps), events, seen: union((r) => r.seen) }
}
