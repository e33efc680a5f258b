/** The figures of many games, for people. */

import { type Language, type ReportTable, type Spread, seatLetter, withInterval } from '@skerry/kernel'
import { attributeName, cardName, questName, regionName, triggerName } from '../words/names.ts'
import { COLUMNS, type List, SOURCES } from './counting.ts'
import type { Figures } from './figures.ts'
import { LABELS, type Labels } from './labels.ts'

function courseTable({ turns, honor }: Figures, l: Labels): ReportTable {
  const row = (label: string, { p10, p50, p90, mean }: Spread) => [label, p10, p50, p90, mean]
  return {
    title: l.course,
    rows: [['', ...l.p], row(l.turns, turns), row(l.winners, honor.winners), row(l.all, honor.all)],
  }
}
const endingsTable = ({ endings, safetyEnd }: Figures, l: Labels, language: Language): ReportTable => ({
  title: l.endings,
  rows: [
    ...endings.map(({ trigger, ...share }) => [triggerName(trigger, language), withInterval(share)]),
    [l.safetyEnd, withInterval(safetyEnd)],
  ],
})
const winsTable = ({ winsBySeat, winsByOrder }: Figures, l: Labels): ReportTable => ({
  title: l.wins,
  rows: [
    ...winsBySeat.map((share, seat) => [`${l.seat} ${seatLetter(seat)}`, withInterval(share)]),
    ...winsByOrder.map((share, n) => [`${l.order}: ${n + 1}`, withInterval(share)]),
  ],
})
const sourcesTable = ({ sources }: Figures, l: Labels): ReportTable => ({
  title: l.sources,
  rows: SOURCES.map((source) => [l.source[source], sources[source].toFixed(2)]),
})
/** What never happened is said as well. */
const countsTable = ({ counts }: Figures, l: Labels): ReportTable => ({
  title: l.counts,
  rows: Object.entries(l.count).map(([key, label]) => [label, (counts[key] ?? 0).toFixed(2)]),
})

const NAMES: Readonly<Record<List, (id: string, language: Language) => string>> = {
  regions: regionName,
  companions: cardName,
  traits: cardName,
  relics: cardName,
  monsters: cardName,
  quests: questName,
  triggers: triggerName,
  attributes: attributeName,
  coins: (id) => id,
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
function unreachedTable({ unreached }: Figures, language: Language): ReportTable {
  const l = LABELS[language]
  const named = (list: List): string => unreached[list].map((id) => NAMES[list](id, language)).join(', ')
  return {
    title: l.unreached,
    rows: (Object.keys(COLUMNS) as List[]).map((list) => [l.unreachedOf[list], named(list) || l.none]),
  }
}

export function tables(f: Figures, language: Language): ReportTable[] {
  const l = LABELS[language]
  return [
    courseTable(f, l),
    endingsTable(f, l, language),
    winsTable(f, l),
    sourcesTable(f, l),
    countsTable(f, l),
    ...(Object.keys(COLUMNS) as List[]).map((list) => usesTable(f, list, language)),
    unreachedTable(f, language),
  ]
}
