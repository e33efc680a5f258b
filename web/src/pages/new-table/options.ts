/** Options of a new table: what can be set, and why something cannot. */

import type { OptionSpec, Options, OptionValue } from '@skerry/kernel'

/** Why an option must keep its default. */
export type Bar =
  | { readonly why: 'seats'; readonly seats: readonly number[] }
  | { readonly why: 'needs' | 'excludes'; readonly option: string }

/** Null: it may be set. */
export function barOf({ seats, needs, excludes }: OptionSpec, count: number, all: Options): Bar | null {
  if (seats !== undefined && !seats.includes(count)) return { why: 'seats', seats }
  for (const key in needs) if (all[key] !== needs[key]) return { why: 'needs', option: key }
  for (const key in excludes) if (all[key] === excludes[key]) return { why: 'excludes', option: key }
  return null
}

/** Every option with a value: what was chosen, and the default where that is barred. */
export function settled(specs: readonly OptionSpec[], count: number, chosen: Options): Options {
  const all: Record<string, OptionValue> = {}
  for (const spec of specs) all[spec.key] = chosen[spec.key] ?? spec.default
  // A bar can come from an option that is barred itself, so each pass may bar more; there are no more passes than options.
  for (let pass = 0; pass < specs.length; pass++)
    for (const spec of specs)
      if (all[spec.key] !== spec.default && barOf(spec, count, all) !== null) all[spec.key] = spec.default
  return all
}

/** What differs from the defaults: nothing else needs to be told to the rules. */
export const changed = (specs: readonly OptionSpec[], all: Options): Options =>
  Object.fromEntries(
    specs.flatMap((spec) => {
      const value = all[spec.key]
      return value === undefined || value === spec.default ? [] : [[spec.key, value] as const]
    }),
  )

/** The chapter of an option's rule: the middle part of its id. */
export const chapterOf = ({ rule }: OptionSpec): string => rule.split('-')[1] ?? ''

/** Options by chapter, in the order of the game. */
export function grouped(specs: readonly OptionSpec[]): readonly (readonly [string, readonly OptionSpec[]])[] {
  return [...Map.groupBy(specs, chapterOf)]
}
