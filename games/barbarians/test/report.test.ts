import { anyChoice, type Choice, draw, type Language, type Options, randomFrom } from '@skerry/kernel'
import { describe, expect, test } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { COLUMNS, type List } from '../report/counting.ts'
import { report } from '../report.ts'
import type { BarEvent } from '../types.ts'

const content = game.load(pack)

/** Plays games and keeps what happened in them. */
function played(seats: number, games: number, isNovice: boolean, options: Options = {}) {
  const counted = report.begin(content, seats)
  const events: BarEvent[] = []
  const points: number[] = []
  for (let g = 0; g < games; g++) {
    const random = randomFrom(`report ${seats} ${g}`)
    const { position, events: first } = game.start(content, seats, options)
    const play = game.play(content, position)
    const heard: BarEvent[] = [...(first as BarEvent[])]
    while (!play.over) {
      if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
      else {
        const seat = play.next()
        play.take(seat, isNovice ? guide.answer(play, seat, random) : (anyChoice(play, seat, random) as Choice))
      }
      heard.push(...play.events)
    }
    report.game(counted, heard, play.position)
    events.push(...heard)
    points.push(...play.state.players.map(({ dp }) => dp))
  }
  return { figures: report.figures(counted), events, points }
}
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const GAMES = 6

describe.each([1, 2, 3, 4])('a report on %i players', (seats) => {
  const { figures, events, points } = played(seats, GAMES, seats % 2 === 0, { tribePowers: seats > 2 })
  const count = (type: BarEvent['type']): number => events.filter((event) => event.type === type).length
  /** All of one column, in all games. */
  const sumOf = <L extends List>(list: L, column: (typeof COLUMNS)[L][number]): number => {
    const at = (COLUMNS[list] as readonly string[]).indexOf(column)
    return GAMES * total(figures.uses[list].map(({ perGame }) => perGame[at] as number))
  }

  test('counts every game, its ending and its wins once', () => {
    expect(figures.games).toBe(GAMES)
    expect(total(Object.values(figures.eras))).toBe(GAMES)
    const { eras, points: byPoints, markers } = figures.endings
    expect(eras.share + byPoints.share + markers.share).toBeCloseTo(1, 2)
    if (seats === 1) {
      expect(figures.beaten.map(({ target }) => target)).toEqual([80, 100, 130, 150])
      for (const { target, share } of figures.beaten)
        expect(share).toBeCloseTo(points.filter((dp) => dp > target).length / GAMES, 3)
      return
    }
    expect(total(figures.winsBySeat.map(({ share }) => share))).toBeCloseTo(1, 2)
    expect(total(figures.winsByOrder.map(({ share }) => share))).toBeCloseTo(1, 2)
    for (const { share, ci95 } of [...figures.winsBySeat, figures.success, figures.won]) {
      expect(ci95[0]).toBeLessThanOrEqual(share)
      expect(ci95[1]).toBeGreaterThanOrEqual(share)
    }
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
    const { p10, p50, p90, mean } = figures.dp.all
    expect(Math.min(...points)).toBeLessThanOrEqual(p10)
    expect(p10).toBeLessThanOrEqual(p50)
    expect(p50).toBeLessThanOrEqual(p90)
    expect(p90).toBeLessThanOrEqual(Math.max(...points))
    expect(mean).toBeCloseTo(total(points) / points.length, 0)
  })

  test('is plain data and reads in both languages, table by table', () => {
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
    const [en, de] = (['en', 'de'] as const).map((language: Language) => report.tables(figures, language))
    expect(en?.length).toBeGreaterThan(13)
    expect(de).toHaveLength(en?.length ?? 0)
    en?.forEach(({ title, rows }, i) => {
      expect(de?.[i]?.title).not.toBe(title)
      expect(de?.[i]?.rows.map((row) => row.length)).toEqual(rows.map((row) => row.length))
      expect(JSON.stringify([rows, de?.[i]?.rows])).not.toMatch(/undefined|NaN/)
    })
  })
})

test('nothing played is no error', () => {
  for (const seats of [1, 4]) {
    const figures = report.figures(report.begin(content, seats))
    expect(figures.games).toBe(0)
    expect(JSON.stringify(report.tables(figures, 'en'))).not.toMatch(/NaN|undefined/)
  }
})
