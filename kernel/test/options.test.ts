import { describe, expect, it } from 'vitest'
import { checkOptions, InputError, type OptionSpec, type Options } from '../src/index.ts'
import { bazaar, bazaarPack } from './bazaar.ts'
import { thrownBy } from './tiny.ts'

const options: readonly OptionSpec[] = [
  { key: 'rounds', rule: 'T-1', values: [3, 5, 7], default: 5 },
  { key: 'dragon', rule: 'T-2', values: [false, true], default: false },
  { key: 'lair', rule: 'T-3', values: ['none', 'cave', 'peak'], default: 'none', needs: { dragon: true } },
  { key: 'peace', rule: 'T-4', values: [false, true], default: false, excludes: { dragon: true } },
  { key: 'teams', rule: 'T-5', values: [false, true], default: false, seats: [4] },
  { key: 'target', rule: 'T-6', values: [80, 100], default: 100, range: { least: 0, most: 300 } },
]
const game = { seats: { min: 2, max: 4 }, options }
const check = (given: Options, seats = 3) => checkOptions(game, seats, given)
const errorOf = (work: () => unknown): InputError => thrownBy(InputError, work)

describe('options', () => {
  it('that are not given have their default', () => {
    expect(check({})).toEqual({ rounds: 5, dragon: false, lair: 'none', peace: false, teams: false, target: 100 })
    expect(check({ rounds: 7 })).toEqual({
      rounds: 7,
      dragon: false,
      lair: 'none',
      peace: false,
      teams: false,
      target: 100,
    })
  })

  it('given as false or as the default are kept', () => {
    expect(check({ dragon: false, rounds: 5 })).toEqual(check({}))
  })

  it('with a range have any whole number of it', () => {
    for (const target of [0, 77, 80, 300]) expect(check({ target })).toMatchObject({ target })
    for (const target of [-1, 301, 77.5, Number.NaN, '77', true])
      expect(errorOf(() => check({ target }))).toMatchObject({ where: 'option target', reason: 'noSuchValue' })
    expect(errorOf(() => check({ rounds: 4 }))).toMatchObject({ reason: 'noSuchValue' })
  })

  it('leave what they were given unchanged', () => {
    const given = Object.freeze({ rounds: 7 })
    check(given)
    expect(given).toEqual({ rounds: 7 })
  })

  it('that do not exist are named', () => {
    expect(errorOf(() => check({ wizard: true }))).toMatchObject({ where: 'option wizard', reason: 'noSuchOption' })
    for (const key of ['__proto__', 'constructor', 'toString'])
      expect(errorOf(() => check(JSON.parse(`{"${key}":true}`) as Options)).where).toBe(`option ${key}`)
  })

  it('with a value they do not have are told which they have', () => {
    for (const rounds of [4, '5', true, Number.NaN])
      expect(errorOf(() => check({ rounds }))).toMatchObject({
        where: 'option rounds',
        reason: 'noSuchValue',
        params: { got: rounds, values: [3, 5, 7] },
      })
    expect(errorOf(() => check({ rounds: 4 })).message).toBe('option rounds: noSuchValue (got 4, values [3,5,7])')
  })

  it('that need another option say which, unless they keep their default', () => {
    expect(check({ dragon: true, lair: 'cave' })).toMatchObject({ lair: 'cave' })
    expect(check({ lair: 'none' })).toMatchObject({ lair: 'none' })
    expect(errorOf(() => check({ lair: 'cave' }))).toMatchObject({
      where: 'option lair',
      reason: 'needs',
      params: { option: 'dragon', value: true },
    })
  })

  it('that exclude another option say which, unless they keep their default', () => {
    expect(check({ dragon: true, peace: false })).toMatchObject({ dragon: true })
    expect(check({ peace: true })).toMatchObject({ peace: true })
    expect(errorOf(() => check({ peace: true, dragon: true }))).toMatchObject({
      where: 'option peace',
      reason: 'excludes',
      params: { option: 'dragon', value: true },
    })
  })

  it('for some seat counts only say which, unless they keep their default', () => {
    expect(check({ teams: true }, 4)).toMatchObject({ teams: true })
    expect(check({ teams: false }, 2)).toMatchObject({ teams: false, target: 100 })
    expect(errorOf(() => check({ teams: true }, 3))).toMatchObject({
      where: 'option teams',
      reason: 'notWithSoManySeats',
      params: { seats: [4], got: 3 },
    })
  })

  it('need a seat count the game has', () => {
    for (const seats of [1, 5, 0, -1, 2.5, Number.NaN, '3' as unknown as number])
      expect(errorOf(() => check({}, seats))).toMatchObject({ where: 'seats', reason: 'noSuchSeatCount' })
    expect(errorOf(() => check({}, 5)).params).toEqual({ min: 2, max: 4, got: 5 })
  })

  it('are checked when a game is set up', () => {
    const content = bazaar.load(bazaarPack)
    expect(bazaar.setup(content, 2, { rounds: 40 }).state.rounds).toBe(40)
    expect(bazaar.setup(content, 2).state.rounds).toBe(3)
    expect(errorOf(() => bazaar.setup(content, 2, { rounds: 2 })).where).toBe('option rounds')
    expect(errorOf(() => bazaar.setup(content, 4)).where).toBe('seats')
  })
})
