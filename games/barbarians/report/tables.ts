/** The figures of many games, for people. */

import { type Language, percent, type ReportTable, type Spread, withInterval } from '@skerry/kernel'
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
import { spaceEffect } from '../words/spaces.ts'
import { COLUMNS, type List } from './counting.ts'
import type { Figures } from './figures.ts'
import { LABELS, type Labels } from './labels.ts'

const letters = 'ABCD'

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
const winsTable = ({ beaten, winsBySeat, winsByOrder }: Figures, l: Labels): ReportTable => ({
  title: l.wins,
  rows: [
    ...beaten.map(({ target, ...share }) => [`${l.beaten} ${target} DP`, withInterval(share)]),
    ...winsBySeat.map((share, seat) => [`${l.seat} ${letters[seat]}`, withInterval(share)]),
    ...winsByOrder.map((share, n) => [`${l.order}: ${n + 1}`, withInterval(share)]),
  ],
})

/** What never happened is said as well. */
const campaignsTable = ({ success, won, counts }: Figures, l: Labels): ReportTable => ({
  title: l.campaigns,
  rows: [
    [l.success, withInterval(success)],
    [l.won, withInterval(won)],
    ...Object.entries(l.counts).map(([key, label]) => [label, (counts[key] ?? 0).toFixed(2)]),
  ],
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
  const l = LABELS[language]
  return {
    title: `${l.lists[list]}, ${l.perGame}`,
    rows: [
      ['', ...COLUMNS[list].map((column) => l.columns[column])],
      ...uses[list].map(({ id, perGame }) => [NAMES[list](id, language), ...perGame.map((n) => n.toFixed(2))]),
    ],
  }
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
