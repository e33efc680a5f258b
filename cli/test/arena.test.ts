import { describe, expect, inject, test } from 'vitest'
import { scoreOf, seatsOfA } from '../src/arena.ts'
import { HAUL, skerryAt } from './skerry.ts'

const skerry = skerryAt(inject('width'))

describe('seats and scores', () => {
  test('in a pair of games each bot sits in every seat once, and the seats rotate', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const taken = Array.from({ length: seats }, (_, pair) => seatsOfA(seats, pair))
      for (const own of taken) expect([Math.floor(seats / 2), Math.ceil(seats / 2)]).toContain(own.length)
      for (let seat = 0; seat < seats; seat++) expect(taken.some((own) => own.includes(seat))).toBe(true)
    }
  })

  test('equal bots score a half, and few games tell little', () => {
    const bout = { a: 'adept', b: 'novice' } as const
    expect(scoreOf(bout, [0.5, 0.5, 0.5, 0.5])).toMatchObject({ games: 8, scoreA: 0.5, elo: 0 })
    const [low, high] = scoreOf(bout, [1, 1]).ci95
    expect(high).toBe(1)
    expect(low).toBeLessThan(0.6)
    const many = scoreOf(
      bout,
      Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1)),
    )
    expect(many).toMatchObject({ games: 800, scoreA: 0.75, elo: 191 })
    expect(many.ci95[1] - many.ci95[0]).toBeLessThan(0.1)
    expect(scoreOf(bout, [0]).elo).toBeLessThan(0)
  })
})

test('plays every two bots against each other; the same seed gives the same', async () => {
  const args = ['arena', 'haul', '--players', '3', '--bots', 'novice,random,adept', '--games', '9', '--json']
  const { code, out, err } = await skerry(args, { root: HAUL })
  expect(code).toBe(0)
  expect(err.replace(/^arena: about \d+ seconds to go\n/, '')).toBe('') // a busy machine says how long it takes
  const report = JSON.parse(out)
  expect(report).toMatchObject({ game: 'haul', seats: 3 })
  const names = report.pairs.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)
  expect(names).toEqual(['novice random', 'novice adept', 'random adept'])
  for (const { games, scoreA, ci95, elo } of report.pairs) {
    expect(games).toBe(10)
    expect(ci95[0]).toBeLessThanOrEqual(scoreA)
    expect(ci95[1]).toBeGreaterThanOrEqual(scoreA)
    expect(Math.sign(elo)).toBe(Math.sign(scoreA - 0.5))
  }
  expect(report.pairs[0].scoreA).toBeGreaterThan(0.6)
  expect(JSON.parse((await skerry([...args, '--threads', '1'], { root: HAUL })).out)).toEqual(report)
})

test('says it in words, and names the game that went wrong', async () => {
  const good = await skerry(['arena', 'haul', '--games', '4'], { root: HAUL })
  expect(good.code).toBe(0)
  expect(good.out).toMatch(/novice – random +4 +[\d.]+ % +[\d.]+ % … [\d.]+ % +[+-]?\d+/)
  const bad = await skerry(['arena', 'haul', '--modules', 'storm', '--games', '4'], { root: HAUL })
  expect(bad.code).toBe(1)
  expect(bad.err).toMatch(/novice against random, pair \d: HAUL-WIND-01 at voyage.wind: the mast breaks/)
})
