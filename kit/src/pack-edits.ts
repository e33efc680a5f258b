/** Packs changed in one place, and what must be refused whichever place that is. */

import type { GameTypes } from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import type { Exercise } from './coverage.ts'
import { demand } from './flaw.ts'
import { faultsOf } from './packs.ts'

interface Thing {
  readonly id: string
}
/** Other properties of things by their id; undefined takes a thing out. */
export type Change = Readonly<Record<string, object | undefined>>
/** The lists of a pack whose entries have ids. */
export type ThingLists<P> = { [K in keyof P]: P[K] extends readonly Thing[] ? K : never }[keyof P] & string

export const editedThings = (things: readonly Thing[], change: Change): Thing[] =>
  things
    .filter(({ id }) => !(id in change) || change[id] !== undefined)
    .map((thing) => ({ ...thing, ...change[thing.id] }))

export function packEditor<P extends object>(pack: P) {
  const listOf = (key: ThingLists<P>) => pack[key] as readonly Thing[]
  const changed = (change: object) => ({ ...pack, ...change })
  const withThings = (key: ThingLists<P>, change: Change) => changed({ [key]: editedThings(listOf(key), change) })
  return {
    changed,
    withThings,
    withMore: (key: ThingLists<P>, ...more: readonly object[]) => changed({ [key]: [...listOf(key), ...more] }),
    lost: (key: ThingLists<P>, ...ids: readonly string[]) =>
      withThings(key, Object.fromEntries(ids.map((id) => [id, undefined]))),
  }
}

/** A pack is refused without any entry of its `whole` lists, and without any part of any entry of its lists. */
export function incompletePackTests<G extends GameTypes, P extends object>(
  game: Exercise<G>['game'],
  pack: P,
  lists: readonly ThingLists<P>[],
  whole: readonly ThingLists<P>[],
): ConformanceTest[] {
  const entries = (key: ThingLists<P>) => pack[key] as readonly (Thing & Readonly<Record<string, unknown>>)[]
  const expectRefused = (key: ThingLists<P>, edited: readonly object[], what: string) => {
    const found = faultsOf(game, { ...pack, [key]: edited })
    demand('refused', found.length > 0, () => `nothing is wrong without ${key} ${what}`)
  }
  return [
    ...whole.map((key) => ({
      name: `any single entry taken out of its ${key}`,
      run() {
        for (const one of entries(key))
          expectRefused(
            key,
            entries(key).filter((other) => other !== one),
            one.id,
          )
      },
    })),
    {
      name: 'any single part taken out of anything',
      run() {
        for (const key of lists)
          for (const one of entries(key))
            for (const part of Object.keys(one)) {
              const edited = entries(key).map((other) => (other === one ? { ...one, [part]: undefined } : other))
              expectRefused(key, edited, `${one.id} ${part}`)
            }
      },
    },
  ]
}
