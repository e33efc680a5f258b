/** Which seat counts and options to try: every value of every option and every pair of values, in few sets. */

import {
  checkOptions,
  type Game,
  type GameTypes,
  InputError,
  type OptionSpec,
  type Options,
  type OptionValue,
} from '@skerry/kernel'

const pairKey = (a: string, va: OptionValue, b: string, vb: OptionValue) => JSON.stringify([a, va, b, vb])

function allowed<G extends GameTypes>(game: Game<G>, seats: number, options: Options): boolean {
  try {
    checkOptions(game, seats, options)
    return true
  } catch {
    return false
  }
}

/** Sets of options for this seat count that between them show every allowed pair of values. Greedy, deterministic. */
export function coveringSets<G extends GameTypes>(game: Game<G>, seats: number): Options[] {
  const specs = game.options
  const defaults: Options = Object.fromEntries(specs.map((o) => [o.key, o.default]))
  if (specs.length < 2)
    return (specs[0]?.values ?? [0])
      .map((v) => (specs[0] ? { [specs[0].key]: v } : {}))
      .filter((o) => allowed(game, seats, o))
  const open = new Set<string>()
  specs.forEach((a, i) => {
    for (const b of specs.slice(i + 1))
      for (const va of a.values)
        for (const vb of b.values)
          if (completed(game, seats, { [a.key]: va, [b.key]: vb }) !== null) open.add(pairKey(a.key, va, b.key, vb))
  })
  const sets: Options[] = []
  while (open.size > 0) {
    const next = grow(game, seats, specs, defaults, open)
    sets.push(next)
    specs.forEach((a, i) => {
      for (const b of specs.slice(i + 1))
        open.delete(pairKey(a.key, next[a.key] as OptionValue, b.key, next[b.key] as OptionValue))
    })
  }
  return sets
}

/** One set: begins with an open pair, then gives each other option the value that closes most open pairs. */
function grow<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  specs: readonly OptionSpec[],
  defaults: Options,
  open: ReadonlySet<string>,
): Options {
  const [first] = open
  const [a, va, b, vb] = JSON.parse(first as string) as [string, OptionValue, string, OptionValue]
  let fixed: Options = { [a]: va, [b]: vb }
  for (const { key, values } of specs) {
    if (key in fixed) continue
    const closes = (v: OptionValue) =>
      Object.entries(fixed).filter(([other, w]) => open.has(pairKey(...ordered(specs, key, v, other, w)))).length
    const best = values
      .filter((v) => completed(game, seats, { ...fixed, [key]: v }) !== null)
      .sort((x, y) => closes(y) - closes(x))[0]
    fixed = { ...fixed, [key]: best ?? (defaults[key] as OptionValue) }
  }
  return fixed
}

/** All options with a value each so that the set is allowed and keeps what is fixed; null if there is none. */
function completed<G extends GameTypes>(game: Game<G>, seats: number, fixed: Options): Options | null {
  try {
    return checkOptions(game, seats, fixed)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const other = error.params.option as string | undefined
    if (other === undefined || other in fixed) return null
    const values = game.options.find((o) => o.key === other)?.values ?? []
    for (const value of values) {
      const set = completed(game, seats, { ...fixed, [other]: value })
      if (set !== null) return set
    }
    return null
  }
}

function ordered(
  specs: readonly OptionSpec[],
  a: string,
  va: OptionValue,
  b: string,
  vb: OptionValue,
): [string, OptionValue, string, OptionValue] {
  const before = specs.findIndex((o) => o.key === a) < specs.findIndex((o) => o.key === b)
  return before ? [a, va, b, vb] : [b, vb, a, va]
}
