/** What holds for the report of any game, and the games to see it on. */

import type { Report, Share, Spread } from '@skerry/contracts'
import { draw, type Game, type GameTypes, type Options, type PositionOf, randomFrom, same } from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import { demand } from './flaw.ts'
import type { Player } from './guides.ts'

export interface ReportedGames<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly seats: number
  readonly games: number
  readonly options?: Options
  /** Who plays, in every seat. */
  readonly player: Player<G>
}

/** Plays games for a report, and keeps what happened in them and how they ended. */
export function playedForReport<G extends GameTypes, Counted, Figures>(
  report: Report<G, Counted, Figures>,
  { game, content, seats, games, options = {}, player }: ReportedGames<G>,
) {
  const counted = report.begin(content, seats)
  const all: G['event'][] = []
  const ends: PositionOf<G>[] = []
  for (let g = 0; g < games; g++) {
    const random = randomFrom(`report ${seats} ${g}`)
    const { position, events } = game.start(content, seats, options)
    const play = game.play(content, position)
    const heard: G['event'][] = [...events]
    while (!play.over) {
      if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
      else play.take(play.next(), player(play, play.next(), random))
      heard.push(...play.events)
    }
    report.game(counted, heard, play.position)
    all.push(...heard)
    ends.push(play.position)
  }
  return { figures: report.figures(counted), events: all, ends }
}

/** What is known of the games that a report tells of. */
export interface Reported<Figures> {
  readonly figures: Figures
  readonly games: number
  /** Wins by seat and by place in the order of play, if several play. */
  readonly wins: readonly (readonly Share[])[]
  readonly shares: readonly Share[]
  readonly spreads: readonly Spread[]
  /** How many tables the report has, at least. */
  readonly tables: number
}

export function reportTests<G extends GameTypes, Counted, Figures extends { readonly games: number }>(
  report: Report<G, Counted, Figures>,
  { content, seats }: Pick<ReportedGames<G>, 'content' | 'seats'>,
  told: Reported<Figures>,
): ConformanceTest[] {
  const { figures, games, wins, shares, spreads, tables } = told
  return [
    {
      name: 'counts every game, and its wins once',
      run() {
        demand('games', figures.games === games, () => `${figures.games} instead of ${games}`)
        for (const one of wins) {
          const sum = one.reduce((all, { share }) => all + share, 0)
          demand('wins', sum > 0.99, () => `the shares add up to ${sum}`)
        }
        for (const { share, ci95 } of [...shares, ...wins.flat()])
          demand('ci95', ci95[0] <= share && share <= ci95[1], () => `${share} is not within ${ci95}`)
        for (const { p10, p50, p90 } of spreads)
          demand('spread', p10 <= p50 && p50 <= p90, () => `${p10}, ${p50}, ${p90}`)
      },
    },
    {
      name: 'is plain data and reads in both languages, table by table',
      run() {
        demand('plain', same(JSON.parse(JSON.stringify(figures)), figures), () => 'JSON changes the figures')
        const [en, de] = [report.tables(figures, 'en'), report.tables(figures, 'de')]
        demand('tables', en.length >= tables && de.length === en.length, () => `${en.length} and ${de.length}`)
        en.forEach(({ title, rows }, i) => {
          demand('titles', de[i]?.title !== title, () => `the same in both languages: ${title}`)
          const widths = [rows, de[i]?.rows ?? []].map((lines) => lines.map((row) => row.length))
          demand('rows', same(widths[0], widths[1]), () => `${title} differs: ${JSON.stringify(widths)}`)
        })
        isReadable([en, de])
      },
    },
    {
      name: 'is no error if nothing was played',
      run: () => isReadable(report.tables(report.figures(report.begin(content, seats)), 'en')),
    },
  ]
}

function isReadable(tables: unknown): void {
  const odd = /.{0,40}(?:undefined|NaN).{0,40}/.exec(JSON.stringify(tables))?.[0]
  demand('readable', odd === undefined, () => odd ?? '')
}
