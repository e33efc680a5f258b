/** How much a test does: a fair sample in `npm test`, everything in `npm run test:deep`. */

export type Width = 'quick' | 'deep'

/** `quick`: at most this many, spread evenly over the list and always the same ones. `deep`: all of them. */
export function someOf<T>(all: readonly T[], most: number, width: Width): readonly T[] {
  if (width === 'deep' || all.length <= most) return all
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T)
}
