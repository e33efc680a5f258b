import { anybody, Club, playedForReport, reportTests } from '@skerry/kit'
import { describe, expect, test } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { COLUMNS, type List } from '../report/counting.ts'
import { report } from '../report.ts'
import type { BarEvent } from '../types.ts'

const content = game.load(pack)

const { novice } = new Club(game, content, guide)
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const GAMES = 6

describe.each([1, 2, 3, 4])('a report on %i players', (seats) => {
  const player = seats % 2 === 0 ? novice : anybody
  const options = { tribePowers: seats > 2 }
  const { figures, events, ends } = playedForReport(report, { game, content, seats, games: GAMES, options, player })
  const points = ends.flatMap(({ state }) => state.players.map(({ dp }) => dp))
  const count = (type: BarEvent['type']): number => events.filter((event) => event.type === type).length
  /** All of one column, in all games. */
  const sumOf = <L extends List>(list: L, column: (typeof COLUMNS)[L][number]): number => {
    const at = (COLUMNS[list] as readonly string[]).indexOf(column)
    return GAMES * total(figures.uses[list].map(({ perGame }) => perGame[at] as number))
  }

  const { winsBySeat, winsByOrder, success, won, dp, beaten } = figures
  const told = {
    figures,
    games: GAMES,
    wins: seats === 1 ? [] : [winsBySeat, winsByOrder],
    shares: [success, won],
    spreads: [dp.all],
    tables: 14,
  }
  for (const { name, run } of reportTests(report, { content, seats }, told)) test(name, run)

  test('counts every ending once, and alone every target', () => {
    expect(total(Object.values(figures.eras))).toBe(GAMES)
    const { eras, points: byPoints, markers } = figures.endings
    expect(eras.share + byPoints.share + markers.share).toBeCloseTo(1, 2)
    expect(beaten.map(({ target }) => target)).toEqual(seats === 1 ? [80, 100, 130, 150] : [])
    for (const { target, share } of beaten)
      expect(share).toBeCloseTo(points.filter((n) => n > target).length / GAMES, 3)
  })

  test('every space, card and region is listed, and every use of it counted once', () => {
    const sizes = Object.fromEntries(Object.entries(figures.uses).map(([list, rows]) => [list, rows.length]))
    expect(sizes).toMatchObject({
      spaces: 35,
      gods: 16,
      warlords: 16,
      buildings: 25,
      milestones: 6,
      feasts: 4,
      demons: 4,
    })
    expect(sizes).toMatchObject({ regions: 20, tracks: 8, penalties: 4, fates: seats === 1 ? 6 : 0 })
    expect(sumOf('spaces', 'carriedOut')).toBeCloseTo(count('spaceCarriedOut'), 0)
    expect(sumOf('spaces', 'left')).toBeCloseTo(count('spaceLeft'), 0)
    expect(sumOf('gods', 'prayed')).toBeCloseTo(count('prayed'), 0)
    expect(sumOf('warlords', 'sacrificed')).toBeCloseTo(count('warlordSacrificed'), 0)
    const taken = sumOf('gods', 'taken') + sumOf('warlords', 'taken') + sumOf('buildings', 'taken')
    expect(taken).toBeCloseTo(count('cardTaken'), 0)
    const under = sumOf('gods', 'putUnder') + sumOf('warlords', 'putUnder') + sumOf('buildings', 'putUnder')
    expect(under + sumOf('warlords', 'sacrificed')).toBeCloseTo(count('cardPutUnder'), 0)
    expect(sumOf('buildings', 'produced')).toBeCloseTo(count('produced'), 0)
    expect(sumOf('milestones', 'passed')).toBeCloseTo(count('milestonePassed'), 0)
    expect(sumOf('feasts', 'row1') + sumOf('feasts', 'row2') + sumOf('feasts', 'row3')).toBeCloseTo(
      count('rowChosen'),
      0,
    )
    expect(sumOf('demons', 'gold') + sumOf('demons', 'points')).toBeCloseTo(count('demonAppeased'), 0)
    expect(sumOf('demons', 'tribute')).toBeCloseTo(count('tributePaid'), 0)
    expect(sumOf('regions', 'conquered')).toBeCloseTo(count('regionConquered'), 0)
    expect(sumOf('fates', 'drawn')).toBeCloseTo(count('fateDrawn'), 0)
  })

  test('campaigns end in conquest or failure, and every lost battle is suffered or averted', () => {
    const { campaigns = 0, conquered = 0, failed = 0, battlesLost = 0 } = figures.counts
    expect(conquered + failed).toBeCloseTo(campaigns, 1)
    expect(GAMES * battlesLost).toBeCloseTo(count('battleLost'), 0)
    expect(sumOf('penalties', 'suffered') + sumOf('penalties', 'averted')).toBeCloseTo(count('battleLost'), 0)
    expect(sumOf('penalties', 'averted')).toBeCloseTo(count('penaltyAverted'), 0)
  })

  test('tribes are counted where they are played', () => {
    expect(total(figures.tribes.map(({ played: n }) => n))).toBe(seats > 2 ? GAMES * seats : 0)
  })

  test('points lie between those of the games', () => {
    expect(Math.min(...points)).toBeLessThanOrEqual(dp.all.p10)
    expect(dp.all.p90).toBeLessThanOrEqual(Math.max(...points))
    expect(dp.all.mean).toBeCloseTo(total(points) / points.length, 0)
  })
})
