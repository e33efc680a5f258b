import { type CountedGames, countRows, noGames, type Report, shareOf, spreadOf, winRows } from '@skerry/contracts'
import { type Tiny, tinyGame, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { anybody, playedForReport, type Reported, reportTests } from '../src/index.ts'
import { failuresOf } from './failures.ts'

const game = tinyGame({
  main: { go: x.auto('T-1', (t) => t.end({ rule: 'T-1', reason: 'done', winners: [0] })) },
})
const content = game.load({})

const figures = ({ games, wins }: CountedGames) => ({ games, wins: wins.map((n) => shareOf(n, games)) })
type Figures = ReturnType<typeof figures>
const report: Report<Tiny, CountedGames, Figures> = {
  begin: (_, seats) => noGames(seats),
  game(counted, _, { result }) {
    counted.games += 1
    for (const seat of result?.winners ?? []) counted.wins[seat] = (counted.wins[seat] ?? 0) + 1
  },
  figures,
  tables: ({ games, wins }, language) => [
    {
      title: language === 'en' ? 'Wins' : 'Siege',
      rows: winRows({ winsBySeat: wins, winsByOrder: [] }, { seat: 'seat', order: 'place' }),
    },
    { title: language === 'en' ? 'Games' : 'Partien', rows: countRows({ games: 'n' }, { games }) },
  ],
}
const told = (): Reported<Figures> => {
  const played = playedForReport(report, { game, content, seats: 2, games: 3, player: anybody })
  return {
    figures: played.figures,
    games: 3,
    wins: [played.figures.wins],
    shares: [],
    spreads: [spreadOf({ 1: 3 })],
    tables: 2,
  }
}
const of = (report: Report<Tiny, CountedGames, Figures>, change: Partial<Reported<Figures>> = {}) =>
  failuresOf(reportTests(report, { content, seats: 2 }, { ...told(), ...change })).join('\n')

describe('the tests of reports', () => {
  it('pass for a report that counts and tells as it should', () => expect(of(report)).toBe(''))

  it.each<[string, string]>([
    ['a game that was not counted', of(report, { games: 4 })],
    ['wins that do not add up', of(report, { wins: [[shareOf(1, 3)]] })],
    ['a share outside its range', of(report, { shares: [{ share: 0.9, ci95: [0, 0.5] }] })],
    ['a spread upside down', of(report, { spreads: [{ p10: 3, p50: 2, p90: 1, mean: 2 }] })],
    ['too few tables', of(report, { tables: 3 })],
    [
      'a title that is the same in both languages',
      of({ ...report, tables: () => [{ title: 'Wins', rows: [] }] }, { tables: 1 }),
    ],
    ['figures that JSON changes', of(report, { figures: { ...told().figures, games: 3, wins: undefined as never } })],
  ])('notice %s', (_, failure) => expect(failure).not.toBe(''))
})
