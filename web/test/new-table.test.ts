import type { OptionSpec } from '@skerry/kernel'
import { describe, expect, test } from 'vitest'
import type { SeatInfo } from '../src/link/types.ts'
import { barOf, changed, grouped, settled } from '../src/pages/new-table/options.ts'
import { nameFor } from '../src/pages/new-table/seat-names.ts'

const flag = (key: string, rule: string, more: Partial<OptionSpec> = {}): OptionSpec => ({
  key,
  rule,
  values: [false, true],
  default: false,
  ...more,
})
const many = flag('many', 'X-VARIANT-01', { seats: [4, 5] })
const more = flag('more', 'X-VARIANT-02', { needs: { many: true } })
const most = flag('most', 'X-RULING-01', { needs: { more: true } })
const other = flag('other', 'X-RULING-02', { excludes: { many: true } })
const specs = [most, more, many, other]

describe('the options of a new table', () => {
  test('say why they cannot be set', () => {
    expect(barOf(many, 3, {})).toEqual({ why: 'seats', seats: [4, 5] })
    expect(barOf(more, 4, { many: false })).toEqual({ why: 'needs', option: 'many' })
    expect(barOf(other, 4, { many: true })).toEqual({ why: 'excludes', option: 'many' })
    expect(barOf(other, 4, { many: false })).toBeNull()
  })

  test('fall back to their defaults with whatever they need', () => {
    const chosen = { many: true, more: true, most: true }
    expect(changed(specs, settled(specs, 4, chosen))).toEqual(chosen)
    expect(changed(specs, settled(specs, 3, chosen))).toEqual({})
  })

  test('are grouped by the chapter of their rule', () => {
    expect(grouped(specs).map(([chapter, group]) => [chapter, group.map((spec) => spec.key)])).toEqual([
      ['RULING', ['most', 'other']],
      ['VARIANT', ['more', 'many']],
    ])
  })
})

describe('the name of a seat that somebody else takes over', () => {
  const person = (name: string): SeatInfo => ({ name, by: 'person' })
  const bot = (name: string): SeatInfo => ({ name, by: 'novice' })

  test('stays if it was typed', () => {
    expect(nameFor('person', bot('Bob'), [person('Max'), bot('Bob')], 'Mara')).toBe('Bob')
    expect(nameFor('novice', person('Max'), [person('Max'), bot('Ole')], 'Mara')).toBe('Max')
  })
  test('is one’s own for whoever sits down alone, and only once', () => {
    expect(nameFor('person', bot('Ole'), [bot('Svantje'), bot('Ole')], 'Mara')).toBe('Mara')
    expect(nameFor('person', bot('Ole'), [person('Mara'), bot('Ole')], 'Mara')).toBe('Ole')
  })
  test('goes with whoever leaves', () => {
    expect(nameFor('novice', person('Mara'), [person('Mara'), bot('Svantje')], 'Mara')).toBe('Ole')
  })
})
