/** How much a test does: a fair sample in `npm test`, everything in `npm run test:deep`. */

export type Width = 'quick' | 'deep'

/** `quick`: at most this many, spread evenly over the list and always the same ones. `deep`: all of them. */
export function someOf<T>(all: readonly T[], most: number, width: Width): readonly T[] {
  if (width === 'deep' || all.length <= most) return all
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T)
}

/** Whether something of these kinds is to be looked at. */
export type Sample = (kinds: Iterable<string>) => boolean

/** `quick`: of each kind the first so many, then every second, every fourth and so on. `deep`: all of them. */
export function sampleOf(most: number, width: Width): Sample {
  const counts = new Map<string, number>()
  return (kinds) => {
    let isTaken = width === 'deep'
    for (const kind of new Set(kinds)) {
      const nth = counts.get(kind) ?? 0
      counts.set(kind, nth + 1)
      isTaken ||= nth % 2 ** Math.max(0, Math.ceil(Math.log2((nth + 1) / most))) === 0
    }
    return isTaken
  }
}

/** Seeds of games that prove something: one that is always the same, in `deep` also one from the seed of the run. */
export const seedsOf = (name: string, width: Width, seed: string): readonly string[] =>
  width === 'deep' ? [name, `${name} ${seed}`] : [name]
