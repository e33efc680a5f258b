import { anyChoice, type Choice, draw, type Language, randomFrom } from '@skerry/kernel'
import { describe, expect, test } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { CARDS_EACH } from '../queries.ts'
import { report } from '../report.ts'
import type { ArrivalEvent } from '../types.ts'

const content = game.load(pack)

/** Plays games and keeps what happened in them. */
function played(seats: number, games: number, isNovice: boolean) {
  const counted = report.begin(content, seats)
  const events: ArrivalEvent[] = []
  let rows = 0
  for (let g = 0; g < games; g++) {
    const random = randomFrom(`report ${seats} ${g}`)
    const play = game.play(content, game.setup(content, seats))
    const heard: ArrivalEvent[] = []
    while (!play.over) {
      if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
      else {
        const seat = play.next()
        play.take(seat, isNovice ? guide.answer(play, seat, random) : (anyChoice(play, seat, random) as Choice))
      }
      heard.push(...play.events)
    }
    rows += seats * play.state.round
    report.game(counted, heard, play.position)
    events.push(...heard)
  }
  return { figures: report.figures(counted), events, rows }
}
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe.each([2, 3, 4])('a report on %i players', (seats) => {
  const { figures, events, rows } = played(seats, 6, false)
  const count = (type: ArrivalEvent['type']): number => events.filter((event) => event.type === type).length
  const perGame = (prefix: string): number =>
    total(Object.entries(figures.actions).flatMap(([key, n]) => (key.startsWith(prefix) ? [n] : [])))

  test('counts every game, its ending and its wins once', () => {
    expect(figures.games).toBe(6)
    expect(total(Object.values(figures.rounds))).toBe(6)
    expect(total(figures.winsBySeat.map(({ share }) => share))).toBeCloseTo(1, 2)
    expect(total(figures.winsByOrder.map(({ share }) => share))).toBeCloseTo(1, 2)
    for (const { share, ci95 } of [...figures.winsBySeat, figures.overrun, figures.byLimit]) {
      expect(ci95[0]).toBeLessThanOrEqual(share)
      expect(ci95[1]).toBeGreaterThanOrEqual(share)
    }
  })

  test('every row of cards is counted with the section that was earned', () => {
    const { open, cards } = figures
    expect(open.top + open.middle + open.bottom).toBe(rows)
    expect(total(cards.map(({ drawn }) => drawn))).toBe(CARDS_EACH * rows)
    for (const { drawn, top, middle, bottom } of cards) expect(top + middle + bottom).toBe(drawn)
    expect(cards).toHaveLength(54)
  })

  test('every action is counted once', () => {
    expect(6 * perGame('build')).toBeCloseTo(count('built'), 0)
    expect(6 * (figures.actions.shield ?? 0)).toBeCloseTo(count('shieldPlaced'), 0)
    expect(6 * (perGame('spread') - (figures.actions['spread overShields'] ?? 0))).toBeCloseTo(count('fomoriSpread'), 0)
    const { 'repel forFame': fame = 0, 'repel forCorruption': corruption = 0 } = figures.actions
    expect(6 * (fame + corruption)).toBeCloseTo(count('repelled'), 0)
    expect(6 * (figures.actions.pass ?? 0)).toBeCloseTo(rows, 0)
    expect(6 * figures.castles).toBeCloseTo(
      events.filter((event) => event.type === 'repelled' && event.threat === 'castle').length,
      0,
    )
  })

  test('every tile that was taken, and no more uses than that', () => {
    expect(total(figures.tiles.map(({ taken }) => taken))).toBe(count('tileTaken'))
    for (const { tile, taken, used } of figures.tiles) expect(used, tile).toBeLessThanOrEqual(taken)
    expect(figures.tiles).toHaveLength(25)
  })

  test('points lie between those of the games', () => {
    for (const { p10, p50, p90 } of [figures.fame.all, figures.corruption.all, figures.fame.winners]) {
      expect(p10).toBeLessThanOrEqual(p50)
      expect(p50).toBeLessThanOrEqual(p90)
    }
  })

  test('is plain data and reads in both languages, table by table', () => {
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
    const titles = (language: Language) => report.tables(figures, language).map(({ title }) => title)
    expect(titles('en')).toHaveLength(8)
    expect(titles('de')).toHaveLength(8)
    const [en, de] = (['en', 'de'] as const).map((language) => report.tables(figures, language))
    en?.forEach(({ title, rows: lines }, i) => {
      expect(de?.[i]?.title).not.toBe(title)
      expect(de?.[i]?.rows.map((row) => row.length)).toEqual(lines.map((row) => row.length))
    })
  })
})

test('Fame per use is what the tiles brought', () => {
  const { figures, events } = played(3, 5, true)
  for (const { tile, used, famePerUse } of figures.tiles) {
    const uses = events.filter((event) => event.type === 'tileUsed' && event.tile === tile)
    const brought = total(uses.map((event) => (event.type === 'tileUsed' ? (event.sum?.total ?? 0) : 0)))
    if (tile !== 'masterBuilder') expect(used).toBe(uses.length)
    if (used > 0) expect(famePerUse).toBeCloseTo(brought / used, 1)
  }
  expect(figures.tiles.some(({ famePerUse }) => famePerUse > 3)).toBe(true)
})

test('nothing played is no error', () => {
  const figures = report.figures(report.begin(content, 4))
  expect(figures.games).toBe(0)
  expect(report.tables(figures, 'en')[0]?.rows.flat().join(' ')).not.toContain('NaN')
})
