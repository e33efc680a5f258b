import { anybody, Club, type Player, playedForReport, reportTests } from '@skerry/kit'
import { describe, expect, test } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { CARDS_EACH } from '../queries.ts'
import { report } from '../report.ts'
import type { Arrival, ArrivalEvent } from '../types.ts'

const content = game.load(pack)

const GAMES = 6
const playedBy = (player: Player<Arrival>, seats: number, games: number) =>
  playedForReport(report, { game, content, seats, games, player })
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe.each([2, 3, 4])('a report on %i players', (seats) => {
  const { figures, events, ends } = playedBy(anybody, seats, GAMES)
  const rows = total(ends.map(({ state }) => seats * state.round))
  const count = (type: ArrivalEvent['type']): number => events.filter((event) => event.type === type).length
  const perGame = (prefix: string): number =>
    total(Object.entries(figures.actions).flatMap(([key, n]) => (key.startsWith(prefix) ? [n] : [])))
  const { winsBySeat, winsByOrder, overrun, byLimit, fame, corruption } = figures
  const told = {
    figures,
    games: GAMES,
    wins: [winsBySeat, winsByOrder],
    shares: [overrun, byLimit],
    spreads: [fame.all, corruption.all, fame.winners],
    tables: 8,
  }
  for (const { name, run } of reportTests(report, { content, seats }, told)) test(name, run)

  test('counts every game in the round of its end', () => {
    expect(total(Object.values(figures.rounds))).toBe(GAMES)
  })

  test('every row of cards is counted with the section that was earned', () => {
    const { open, cards } = figures
    expect(open.top + open.middle + open.bottom).toBe(rows)
    expect(total(cards.map(({ drawn }) => drawn))).toBe(CARDS_EACH * rows)
    for (const { drawn, top, middle, bottom } of cards) expect(top + middle + bottom).toBe(drawn)
    expect(cards).toHaveLength(54)
  })

  test('every action is counted once', () => {
    expect(GAMES * perGame('build')).toBeCloseTo(count('built'), 0)
    expect(GAMES * (figures.actions.shield ?? 0)).toBeCloseTo(count('shieldPlaced'), 0)
    expect(GAMES * (perGame('spread') - (figures.actions['spread overShields'] ?? 0))).toBeCloseTo(
      count('fomoriSpread'),
      0,
    )
    const { 'repel forFame': fame = 0, 'repel forCorruption': corruption = 0 } = figures.actions
    expect(GAMES * (fame + corruption)).toBeCloseTo(count('repelled'), 0)
    expect(GAMES * (figures.actions.pass ?? 0)).toBeCloseTo(rows, 0)
    expect(GAMES * figures.castles).toBeCloseTo(
      events.filter((event) => event.type === 'repelled' && event.threat === 'castle').length,
      0,
    )
  })

  test('every tile that was taken, and no more uses than that', () => {
    expect(total(figures.tiles.map(({ taken }) => taken))).toBe(count('tileTaken'))
    for (const { tile, taken, used } of figures.tiles) expect(used, tile).toBeLessThanOrEqual(taken)
    expect(figures.tiles).toHaveLength(25)
  })
})

test('Fame per use is what the tiles brought', () => {
  const { figures, events } = playedBy(new Club(game, content, guide).novice, 3, 5)
  for (const { tile, used, famePerUse } of figures.tiles) {
    const uses = events.filter((event) => event.type === 'tileUsed' && event.tile === tile)
    const brought = total(uses.map((event) => (event.type === 'tileUsed' ? (event.sum?.total ?? 0) : 0)))
    if (tile !== 'masterBuilder') expect(used).toBe(uses.length)
    if (used > 0) expect(famePerUse).toBeCloseTo(brought / used, 1)
  }
  expect(figures.tiles.some(({ famePerUse }) => famePerUse > 3)).toBe(true)
})
