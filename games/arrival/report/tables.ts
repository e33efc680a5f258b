/** The figures of many games, for people. */

import { type Language, percent, type ReportTable, type Spread, withInterval } from '@skerry/kernel'
import { SECTIONS } from '../queries.ts'
import type { Counts } from './counting.ts'
import type { Figures } from './figures.ts'
import { LABELS, type Labels } from './labels.ts'

const letters = 'ABCD'

function courseTable(f: Figures, l: Labels): ReportTable {
  const { p10, p50, p90 } = f.lead
  const rounds = Object.entries(f.rounds).map(([round, n]) => `${round}: ${percent(n / Math.max(1, f.games))}`)
  return {
    title: l.course,
    rows: [
      [l.overrun, withInterval(f.overrun)],
      [l.byLimit, withInterval(f.byLimit)],
      [l.rounds, rounds.join(', ')],
      [l.lead, `${p50} (${p10} … ${p90})`],
      [l.castles, String(f.castles)],
    ],
  }
}

function pointsTable({ fame, corruption }: Figures, l: Labels): ReportTable {
  const row = (label: string, { p10, p50, p90 }: Spread) => [label, p10, p50, p90]
  return {
    title: l.points,
    rows: [
      ['', ...l.p],
      row(`${l.fame}, ${l.all}`, fame.all),
      row(`${l.fame}, ${l.winners}`, fame.winners),
      row(`${l.fame}, ${l.fameDeciding}`, fame.deciding),
      row(`${l.corruption}, ${l.all}`, corruption.all),
      row(`${l.corruption}, ${l.winners}`, corruption.winners),
      row(`${l.corruption}, ${l.corruptionDeciding}`, corruption.deciding),
    ],
  }
}

const winsTable = ({ winsBySeat, winsByOrder }: Figures, l: Labels): ReportTable => ({
  title: l.wins,
  rows: [
    ...winsBySeat.map((share, seat) => [`${l.seat} ${letters[seat]}`, withInterval(share)]),
    ...winsByOrder.map((share, n) => [`${l.order}: ${n + 1}`, withInterval(share)]),
  ],
})

function sectionsTable({ open }: Figures, l: Labels): ReportTable {
  const all = Math.max(1, open.top + open.middle + open.bottom)
  return { title: l.sections, rows: SECTIONS.map((section) => [l[section], percent(open[section] / all)]) }
}

/** What never happened is said as well. */
const countsTable = (title: string, labels: Readonly<Record<string, string>>, counts: Counts): ReportTable => ({
  title,
  rows: Object.entries(labels).map(([key, label]) => [label, (counts[key] ?? 0).toFixed(2)]),
})

export function tables(f: Figures, language: Language): ReportTable[] {
  const l = LABELS[language]
  return [
    courseTable(f, l),
    pointsTable(f, l),
    winsTable(f, l),
    sectionsTable(f, l),
    countsTable(l.actions, l.counts, f.actions),
    countsTable(l.shortages, l.short, f.shortages),
    { title: l.tiles, rows: [l.tileHead, ...f.tiles.map((t) => [t.tile, t.taken, t.used, t.famePerUse])] },
    { title: l.cards, rows: [l.cardHead, ...f.cards.map((c) => [c.card, c.drawn, c.top, c.middle, c.bottom])] },
  ]
}
