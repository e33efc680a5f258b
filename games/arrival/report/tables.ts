/** The figures of many games, for people. */

import {
  countRows,
  type Language,
  percent,
  type ReportTable,
  type Spread,
  winRows,
  withInterval,
} from '@skerry/contracts'
import { SECTIONS } from '../queries.ts'
import { LABELS, type Labels } from '../words/report.ts'
import type { Figures } from './figures.ts'

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

function sectionsTable({ open }: Figures, l: Labels): ReportTable {
  const all = Math.max(1, open.top + open.middle + open.bottom)
  return { title: l.sections, rows: SECTIONS.map((section) => [l[section], percent(open[section] / all)]) }
}

export function tables(f: Figures, language: Language): ReportTable[] {
  const l = LABELS[language]
  return [
    courseTable(f, l),
    pointsTable(f, l),
    { title: l.wins, rows: winRows(f, l) },
    sectionsTable(f, l),
    { title: l.actions, rows: countRows(l.counts, f.actions) },
    { title: l.shortages, rows: countRows(l.short, f.shortages) },
    { title: l.tiles, rows: [l.tileHead, ...f.tiles.map((t) => [t.tile, t.taken, t.used, t.famePerUse])] },
    { title: l.cards, rows: [l.cardHead, ...f.cards.map((c) => [c.card, c.drawn, c.top, c.middle, c.bottom])] },
  ]
}
