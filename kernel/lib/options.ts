import { InputError } from '../src/errors.ts'
import type { OptionSpec, Options, OptionValue } from '../src/types.ts'

interface Varied {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
}

/** All options with a value each, or an `InputError` that names the option and what is wrong with it. */
export function checkOptions(game: Varied, seats: number, given: Options): Options {
  if (typeof given !== 'object' || given === null) throw new InputError('options', 'notAnObject')
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new InputError('seats', 'noSuchSeatCount', { min, max, got: seats })
  for (const key in given)
    if (!game.options.some((o) => o.key === key)) throw new InputError(`option ${key}`, 'noSuchOption')
  const all: Record<string, OptionValue> = {}
  for (const o of game.options) all[o.key] = given[o.key] ?? o.default
  for (const o of game.options) checkOption(o, seats, all)
  return all
}

/** One of its values, or a number of its range. */
export function isValue({ values, range }: OptionSpec, value: OptionValue): boolean {
  if (values.includes(value)) return true
  if (range === undefined || typeof value !== 'number' || !Number.isInteger(value)) return false
  return value >= range.least && value <= range.most
}

function checkOption(o: OptionSpec, seats: number, all: Options): void {
  const where = `option ${o.key}`
  const value = all[o.key] as OptionValue
  if (!isValue(o, value)) throw new InputError(where, 'noSuchValue', { got: value, values: o.values, ...o.range })
  if (value === o.default) return
  if (o.seats !== undefined && !o.seats.includes(seats))
    throw new InputError(where, 'notWithSoManySeats', { seats: o.seats, got: seats })
  for (const key in o.needs)
    if (all[key] !== o.needs[key])
      throw new InputError(where, 'needs', { option: key, value: o.needs[key] as OptionValue })
  for (const key in o.excludes)
    if (all[key] === o.excludes[key])
      throw new InputError(where, 'excludes', { option: key, value: o.excludes[key] as OptionValue })
}
