/** Marnon at a table made of text. */

import { type Language, type Line, type Span, sheetText, type TerminalPart } from '@skerry/contracts'
import type { Seen } from '../outlook.ts'
import { forceIn } from '../queries.ts'
import { goal, sheetOf } from '../sheet.ts'
import type { Content, Marnon } from '../types.ts'
import { alias, type TableWords, tableWords } from '../words/terminal.ts'
import { brief, group, note, rank, slot, warn } from './choices.ts'
import { extras, fieldName, forceText, forceTint, mapLines } from './map.ts'
import { playerBlocks, playerLines, statusTexts } from './players.ts'
import type { MapPack } from './raster.ts'
import { tell } from './tell.ts'

/** Below this the fields are too small for what stands in them. */
const LEAST_MAP = 76
/** Wider, the island only gets emptier. */
const MOST_MAP = 104
/** Room for the players at the side of the map. */
const SIDE = 36

function draw(content: Content, pack: unknown, view: Seen, language: Language, width: number): readonly Line[] {
  const words = tableWords[language]
  const status = statusTexts(content, view, words)
  if (width < LEAST_MAP)
    return [
      ...listed(content, view, words, width),
      ...flowing(status, width),
      ...playerLines(content, view, words, true),
    ]
  const map = mapLines(content, pack as MapPack, view.state, words, Math.min(width, MOST_MAP))
  if (width < MOST_MAP + SIDE) return [...map, ...flowing(status, width), ...playerLines(content, view, words)]
  const side: Line[] = [[], ...sideTexts(status, width - MOST_MAP), [], ...playerBlocks(content, view, words)]
  return map.map((line, i) => beside(line, side[i] ?? [], MOST_MAP))
}

const lengthOf = (line: Line): number => line.reduce((sum, { text }) => sum + [...text].length, 0)
const beside = (left: Line, right: Line, room: number): Line =>
  right.length === 0 ? left : [...left, { text: ' '.repeat(Math.max(0, room - lengthOf(left))) }, ...right]

/** Texts under each other, each broken at blanks. */
function sideTexts(texts: readonly string[], width: number): Line[] {
  return texts.flatMap((text) => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && [...last].length + [...word].length + 1 <= width - 4)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(last === undefined ? word : `  ${word}`)
    }
    return lines.map((line): Line => [{ text: `  ${line}`, tint: 'strong' }])
  })
}

/** Texts with dots between them, as many to a line as fit. */
function flowing(texts: readonly string[], width: number): Line[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + [...text].length + 3 <= width)
      lines[lines.length - 1] = `${last} · ${text}`
    else lines.push(text)
  }
  return lines.map((text) => [{ text, tint: 'strong' }])
}

/** Without room for a map: the fields by region, castles last. */
function listed(content: Content, { state }: Seen, words: TableWords, width: number): Line[] {
  const groups: [string, readonly (typeof content.fields)[number][]][] = [
    ...content.regions.map((id): [string, Content['fields']] => [words.region(id), content.areasOf[id] ?? []]),
    [words.castles, content.castles],
  ]
  return groups.flatMap(([title, ids]) => {
    const entries = ids.map((id): Span[] => {
      const force = forceIn(state, id)
      const others = extras(state, words, id).map(({ forms, tint }): Span => ({ text: ` ${forms[0]}`, tint }))
      return [
        { text: `${fieldName(content, id)} `, tint: 'dim' },
        { text: forceText(force), tint: forceTint(force) },
        ...others,
      ]
    })
    return [[{ text: title, tint: 'strong' as const }], ...rowsOf(entries, width)]
  })
}

function rowsOf(entries: readonly Span[][], width: number): Line[] {
  const widest = Math.max(...entries.map(lengthOf)) + 3
  const perRow = Math.max(1, Math.floor((width - 2) / widest))
  const rows: Line[] = []
  for (let i = 0; i < entries.length; i += perRow)
    rows.push([
      { text: '  ' },
      ...entries.slice(i, i + perRow).flatMap((e) => [...e, { text: ' '.repeat(widest - lengthOf(e)) }]),
    ])
  return rows
}

function legend(language: Language): readonly Line[] {
  const { legend: signs } = tableWords[language]
  return signs.map(([sign, tint, text]) => [{ text: `  ${sign.padEnd(9)}`, tint }, { text }])
}

export const terminal: TerminalPart<Marnon> = {
  draw,
  brief,
  legend,
  note,
  warn,
  group,
  rank,
  slot,
  tell,
  alias,
  /** Aids are called what has to be typed for them. */
  summary: (language) =>
    sheetText(
      tableWords[language].goal,
      goal[language],
      sheetOf(language, (aid) => aid),
    ),
}
