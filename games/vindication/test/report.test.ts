import { anybody, Club, playedForReport, reportTests } from '@skerry/kit'
import { describe, expect, test } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { START_HONOR } from '../queries.ts'
import { COLUMNS, type List } from '../report/counting.ts'
import { report } from '../report.ts'
import type { VinEvent } from '../types.ts'

const content = game.load(pack)

const { novice } = new Club(game, content, guide)
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const GAMES = 5

describe.each([2, 3, 4, 5])('a report on %i players', (seats) => {
  const player = seats === 3 ? anybody : novice
  const options = { retakeHonor: seats % 2 === 0 }
  const played = playedForReport(report, { game, content, seats, games: GAMES, options, player })
  const { figures, events } = played
  const ends = played.ends.map(({ state }) => state)
  const honor = ends.flatMap(({ players }) => players.map((player) => player.honor))
  const of = <K extends VinEvent['type']>(type: K) =>
    events.filter((event): event is Extract<VinEvent, { type: K }> => event.type === type)
  const count = (type: VinEvent['type']): number => of(type).length
  /** All of one column, in all games. */
  const sumOf = <L extends List>(list: L, column: (typeof COLUMNS)[L][number]): number => {
    const at = (COLUMNS[list] as readonly string[]).indexOf(column)
    return GAMES * total(figures.uses[list].map(({ perGame }) => perGame[at] as number))
  }
  const CARDS = ['companions', 'traits', 'relics', 'monsters'] as const

  const told = {
    figures,
    games: GAMES,
    wins: [figures.winsBySeat, figures.winsByOrder],
    shares: [figures.safetyEnd],
    spreads: [figures.honor.all],
    tables: 6 + Object.keys(COLUMNS).length,
  }
  for (const { name, run } of reportTests(report, { content, seats }, told)) test(name, run)

  test('counts every ending once', () => {
    const ended = ends.filter(({ endedBy }) => endedBy !== null && endedBy.length > 0)
    expect(figures.safetyEnd.share).toBeCloseTo((GAMES - ended.length) / GAMES, 3)
    expect(total(figures.endings.map(({ share }) => share))).toBeCloseTo(
      total(ended.map(({ endedBy }) => endedBy?.length ?? 0)) / GAMES,
      2,
    )
  })

  test('turns and honor lie between those of the games', () => {
    const rounds = ends.map(({ round }) => round)
    expect(figures.turns.mean).toBeCloseTo(total(rounds) / GAMES, 0)
    expect(GAMES * seats * figures.turns.mean).toBeCloseTo(count('turnBegan'), -1)
    const { p10, p90, mean } = figures.honor.all
    expect(Math.min(...honor)).toBeLessThanOrEqual(p10)
    expect(p90).toBeLessThanOrEqual(Math.max(...honor))
    expect(mean).toBeCloseTo(total(honor) / honor.length, 0)
    expect(figures.honor.winners.mean).toBeGreaterThanOrEqual(mean)
  })

  test('the sources of honor add up to the honor everybody has', () => {
    expect(START_HONOR + total(Object.values(figures.sources))).toBeCloseTo(total(honor) / honor.length, 1)
  })

  test('every region, card, quest and trigger is listed, and every use of it counted once', () => {
    const sizes = Object.fromEntries(Object.entries(figures.uses).map(([list, rows]) => [list, rows.length]))
    expect(sizes).toEqual({
      regions: 11,
      companions: 60,
      traits: 16,
      relics: 16,
      monsters: 16,
      quests: 20,
      triggers: 12,
      attributes: 6,
      coins: 4,
    })
    expect(sumOf('regions', 'visited')).toBeCloseTo(count('visitBegan'), 0)
    expect(sumOf('regions', 'laid')).toBeCloseTo(count('tileLaid'), 0)
    expect(sumOf('regions', 'controlled') + sumOf('regions', 'evicted')).toBeCloseTo(count('controlTaken'), 0)
    expect(sumOf('regions', 'evicted')).toBeCloseTo(of('controlTaken').filter((e) => e.evicted !== null).length, 0)
    expect(sumOf('regions', 'keptControl')).toBeCloseTo(
      total(ends.map(({ controllers }) => Object.keys(controllers).length)),
      0,
    )
    expect(total(CARDS.map((list) => sumOf(list, 'gained')))).toBeCloseTo(count('cardGained'), 0)
    expect(total(CARDS.map((list) => sumOf(list, 'used')))).toBeCloseTo(count('abilityUsed'), 0)
    expect(sumOf('companions', 'dealt')).toBeCloseTo(GAMES * seats, 0)
    expect(sumOf('companions', 'activated')).toBeCloseTo(
      of('activated').filter(({ who }) => who !== 'character').length,
      0,
    )
    expect(sumOf('companions', 'died') + sumOf('companions', 'parted')).toBeCloseTo(count('cardLost'), 0)
    expect(sumOf('quests', 'kept')).toBeCloseTo(GAMES * seats, 0)
    expect(sumOf('quests', 'dealt')).toBeCloseTo(2 * GAMES * seats, 0)
    expect(sumOf('triggers', 'revealed')).toBeCloseTo(count('triggerRevealed'), 0)
    expect(sumOf('attributes', 'converted')).toBeCloseTo(count('converted'), 0)
    expect(sumOf('attributes', 'tilesBought')).toBeCloseTo(count('tileBought'), 0)
    expect(sumOf('attributes', 'tilesReturned')).toBeCloseTo(count('tileReturned'), 0)
    expect(sumOf('coins', 'taken')).toBeCloseTo(count('coinTaken'), 0)
  })

  test('final scoring is split by what it is for', () => {
    const parts = of('finalScored').flatMap(({ sum }) => sum.parts.filter(({ amount }) => amount !== 0))
    const amounts = (isOf: (of: string) => boolean): number =>
      total(parts.flatMap(({ of: what, amount }) => (isOf(what) ? [amount] : [])))
    const perPlayer = (n: number): number => n / (GAMES * seats)
    expect(figures.sources.masteries).toBeCloseTo(perPlayer(amounts((what) => what.startsWith('mastery'))), 2)
    expect(figures.sources.quests).toBeCloseTo(perPlayer(amounts((what) => what.startsWith('QST'))), 2)
    expect(figures.sources.regions).toBeCloseTo(perPlayer(amounts((what) => what === 'regions')), 2)
    expect(sumOf('quests', 'goalA') + sumOf('quests', 'goalB')).toBeCloseTo(
      parts.filter((part) => part.of.startsWith('QST')).length,
      0,
    )
    expect(sumOf('attributes', 'mastery')).toBeCloseTo(parts.filter((part) => part.of.startsWith('mastery')).length, 0)
    expect(total(CARDS.map((list) => sumOf(list, 'endHonor')))).toBeCloseTo(
      amounts((what) => /^(RED|YEL|BLU|TRA|REL|MON)\d/.test(what)),
      0,
    )
  })

  test('says what was never reached, and nothing else', () => {
    const gained = new Set<string>(of('cardGained').map(({ card }) => card))
    for (const list of ['traits', 'relics', 'monsters'] as const)
      for (const { id } of figures.uses[list]) expect(figures.unreached[list].includes(id), id).toBe(!gained.has(id))
    const ended = new Set(ends.flatMap(({ endedBy }) => endedBy ?? []))
    expect(figures.unreached.triggers).toHaveLength(12 - ended.size)
  })
})
