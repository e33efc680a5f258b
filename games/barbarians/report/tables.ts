/** The figures of many games, for people. */

import {
  countRows,
  type Language,
  percent,
  type ReportTable,
  type Spread,
  tableOfUses,
  winRows,
  withInterval,
} from '@skerry/contracts'
import {
  cardName,
  factionName,
  fateName,
  milestoneName,
  regionName,
  timelineName,
  trackName,
  tribeName,
} from '../words/names.ts'
import { LABELS, type Labels } from '../words/report.ts'
import { spaceEffect } from '../words/spaces.ts'
import { COLUMNS, type List } from './counting.ts'
import type { Figures } from './figures.ts'

function courseTable(f: Figures, l: Labels): ReportTable {
  const eras = Object.entries(f.eras).map(([era, n]) => `${era}: ${percent(n / Math.max(1, f.games))}`)
  return {
    title: l.course,
    rows: [
      [l.eras, eras.join(', ')],
      ...(['eras', 'points', 'markers'] as const).map((ending) => [l.endings[ending], withInterval(f.endings[ending])]),
    ],
  }
}

function pointsTable({ dp }: Figures, l: Labels): ReportTable {
  const row = (label: string, { p10, p50, p90, mean }: Spread) => [label, p10, p50, p90, mean]
  return { title: l.points, rows: [['', ...l.p], row(l.all, dp.all), row(l.winners, dp.winners)] }
}

/** Alone: every target that can be set; otherwise seats and places. */
const winsTable = (f: Figures, l: Labels): ReportTable => ({
  title: l.wins,
  rows: [
    ...f.beaten.map(({ target, ...share }) => [`${l.beaten} ${target} DP`, withInterval(share)]),
    ...winRows(f, l),
  ],
})

const campaignsTable = ({ success, won, counts }: Figures, l: Labels): ReportTable => ({
  title: l.campaigns,
  rows: [[l.success, withInterval(success)], [l.won, withInterval(won)], ...countRows(l.counts, counts)],
})

/** A space by what it gives, since that is how players know it. */
const NAMES: Readonly<Record<List, (id: string, language: Language) => string>> = {
  spaces: (id, language) => `${id} ${spaceEffect(id, language)}`,
  gods: cardName,
  warlords: cardName,
  buildings: cardName,
  milestones: milestoneName,
  feasts: timelineName,
  demons: timelineName,
  regions: regionName,
  tracks: trackName,
  penalties: factionName,
  fates: fateName,
}

function usesTable({ uses }: Figures, list: List, language: Language): ReportTable {
  const { lists, perGame, columns } = LABELS[language]
  const title = `${lists[list]}, ${perGame}`
  return tableOfUses(title, COLUMNS[list], uses[list], columns, (id) => NAMES[list](id, language))
}

const tribesTable = ({ tribes }: Figures, language: Language): ReportTable => ({
  title: LABELS[language].tribes,
  rows: [
    LABELS[language].tribeHead,
    ...tribes.map(({ tribe, played, wins, mean }) => [tribeName(tribe, language), played, withInterval(wins), mean]),
  ],
})

export function tables(f: Figures, language: Language): ReportTable[] {
  const l = LABELS[language]
  const lists = (Object.keys(COLUMNS) as List[]).filter((list) => f.uses[list].length > 0)
  return [
    courseTable(f, l),
    pointsTable(f, l),
    winsTable(f, l),
    campaignsTable(f, l),
    ...lists.map((list) => usesTable(f, list, language)),
    ...(f.tribes.length > 0 ? [tribesTable(f, language)] : []),
  ]
}
