/** The figures of many games, for people. */

import {
  countRows,
  type Language,
  type ReportTable,
  type Spread,
  tableOfUses,
  winRows,
  withInterval,
} from '@skerry/contracts'
import { attributeName, cardName, questName, regionName, triggerName } from '../words/names.ts'
import { LABELS, type Labels } from '../words/report.ts'
import { COLUMNS, type List, SOURCES } from './counting.ts'
import type { Figures } from './figures.ts'

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
const sourcesTable = ({ sources }: Figures, l: Labels): ReportTable => ({
  title: l.sources,
  rows: SOURCES.map((source) => [l.source[source], sources[source].toFixed(2)]),
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
  const { lists, perGame, columns } = LABELS[language]
  const title = `${lists[list]}, ${perGame}`
  return tableOfUses(title, COLUMNS[list], uses[list], columns, (id) => NAMES[list](id, language))
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
    { title: l.wins, rows: winRows(f, l) },
    sourcesTable(f, l),
    { title: l.counts, rows: countRows(l.count, f.counts) },
    ...(Object.keys(COLUMNS) as List[]).map((list) => usesTable(f, list, language)),
    unreachedTable(f, language),
  ]
}
