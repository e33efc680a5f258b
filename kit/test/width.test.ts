import { describe, expect, it } from 'vitest'
import { conformance, someOf } from '../src/index.ts'
import { toy } from './toy/toy.ts'

describe('some of a list', () => {
  const list = Array.from({ length: 100 }, (_, i) => i)

  it('quick: evenly spread, and the same every time', () => {
    expect(someOf(list, 4, 'quick')).toEqual([0, 25, 50, 75])
    expect(someOf(list, 4, 'quick')).toEqual(someOf(list, 4, 'quick'))
  })

  it('deep, or where there are no more: all of it', () => {
    expect(someOf(list, 4, 'deep')).toEqual(list)
    expect(someOf(list, 100, 'quick')).toEqual(list)
    expect(someOf([], 4, 'quick')).toEqual([])
  })
})

describe('a quick conformance', () => {
  const namesOf = (width: 'quick' | 'deep') =>
    conformance(toy(), { games: 2, moments: 8, seed: 'width', width }).map(({ name }) => name)
  const propertyOf = (name: string) => name.split(': ').at(-1)
  const seatsOf = (name: string) => /with \d+ seats/.exec(name)?.[0]

  it('has every property and every seat count that a deep one has', () => {
    const [quick, deep] = [namesOf('quick'), namesOf('deep')]
    for (const part of [propertyOf, seatsOf]) expect(new Set(quick.map(part))).toEqual(new Set(deep.map(part)))
    expect(quick.length).toBeLessThan(deep.length)
    expect(deep).toEqual(expect.arrayContaining(quick))
  })

  it('holds for the healthy toy', () => {
    for (const { run } of conformance(toy(), { games: 6, moments: 24, seed: 'width', width: 'quick' })) run()
  })
})
