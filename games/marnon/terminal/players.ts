/** What stands beside the map: round and phase, the players and the orcs. */

import { type Line, type Span, seatLetter, seatTint } from '@skerry/contracts'
import type { Seat, Table } from '@skerry/kernel'
import type { Seen } from '../outlook.ts'
import {
  FIGURES,
  fieldsOf,
  forceIn,
  MOST_AIDS,
  placeOf,
  regionOf,
  reinforcements,
  unitCount,
  unitsIn,
} from '../queries.ts'
import { ATTACK_THRESHOLD } from '../rules/orcs.ts'
import type { Content, Figure, Marnon, State } from '../types.ts'
import type { TableWords } from '../words/terminal.ts'

/** The round, its phase, and where the powers are: each a text of its own. */
export function statusTexts(content: Content, { state, stack }: Seen, words: TableWords): string[] {
  const { dragon, peacemaker, startPlayer } = state
  const peace = peacemaker === null ? null : regionOf(content, peacemaker)
  return [
    state.round === 0 ? words.setup : words.round(state.round),
    ...(state.round > 0 ? phaseOf(stack as readonly Marnon['frame'][], words) : []),
    ...(startPlayer === null ? [] : [words.startPlayer(seatLetter(startPlayer))]),
    ...(dragon === null ? [] : [words.dragonIn(dragon)]),
    ...(peacemaker === null || peace === null ? [] : [words.peaceIn(peacemaker, peace)]),
    ...(state.treasureMoved ? [words.moved] : []),
  ]
}

function phaseOf(stack: readonly Marnon['frame'][], { phases, turn }: TableWords): string[] {
  for (const frame of stack) {
    if (frame.rule === 'orcs') return [phases.orcs]
    if (frame.rule === 'dragon') return [phases.dragon]
    if (frame.rule === 'peace') return [phases.peacemaker]
    if (frame.rule === 'startRoll') return [phases.startPlayer]
    if (frame.rule === 'turn') return [turn(seatLetter(frame.seat))]
  }
  return []
}

/** A text that stands right or left in its column. */
interface Entry extends Span {
  readonly isNumber?: boolean
}

/** A row for each player and for the orcs; `isNarrow`: without what can be counted on the map. */
export function playerLines(content: Content, view: Seen, words: TableWords, isNarrow = false): Line[] {
  const rows = fullRows(content, view, words)
  return inColumns(isNarrow ? rows.map((row) => row.filter((_, i) => i !== PER_TURN)) : rows)
}
const PER_TURN = 4

/** Each player in a few short lines, for the side of a map. */
export function playerBlocks(content: Content, { state, seat: viewer }: Seen, words: TableWords): Line[] {
  const { columns } = words
  const indent = ' '.repeat(7)
  const counts = (fields: Entry, units: Entry, perTurn: Entry) =>
    `${columns.fields} ${fields.text}, ${columns.units} ${units.text}  ${perTurn.text}`.trimEnd()
  const blocks = state.players.flatMap((_, seat): Line[] => {
    const row = playerRow(content, state, words, seat, seat === viewer)
    const [letter, who, fields, units, perTurn, hero, sorcerer, aids, found] = row as Row
    const where = ({ text }: Entry) => (text === words.supply ? NONE : text)
    const figures = `H ${where(hero)}, S ${where(sorcerer)}, ${columns.aids} ${aids.text}`
    return [
      [
        { text: '  ' },
        letter,
        { text: ` ${who.text}`.padEnd(5), tint: 'dim' },
        { text: counts(fields, units, perTurn) },
      ],
      [{ text: indent }, { text: figures }],
      ...(found.text === NONE ? [] : [[{ text: indent }, found]]),
    ]
  })
  const [letter, , fields, units, perTurn, ready] = orcRow(content, state, words) as Row
  return [
    ...blocks,
    [{ text: '  ' }, letter, { text: `     ${counts(fields, units, perTurn)}` }],
    [{ text: indent }, ready],
  ]
}
type Row = [Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry]
const NONE = '–'

function fullRows(content: Content, { state, seat: viewer }: Seen, words: TableWords): Entry[][] {
  const { columns } = words
  const head: Entry[] = [
    { text: '' },
    { text: '' },
    { text: columns.fields, tint: 'dim', isNumber: true },
    { text: columns.units, tint: 'dim', isNumber: true },
    { text: columns.perTurn, tint: 'dim', isNumber: true },
    { text: columns.hero, tint: 'dim' },
    { text: columns.sorcerer, tint: 'dim' },
    { text: columns.aids, tint: 'dim', isNumber: true },
    { text: columns.found, tint: 'dim' },
  ]
  const rows = state.players.map((_, seat) => playerRow(content, state, words, seat, seat === viewer))
  return [head, ...rows, orcRow(content, state, words)]
}

function playerRow(content: Content, state: State, words: TableWords, seat: Seat, isViewer: boolean): Entry[] {
  const { out, found, aids } = state.players[seat] as State['players'][number]
  const tint = seatTint(seat)
  const treasures = found.map((kind) => words.treasures[kind].full).join(', ')
  return [
    { text: seatLetter(seat), tint },
    { text: out ? words.out : isViewer ? words.you : '', tint: out ? 'dim' : tint },
    { text: String(fieldsOf({ state, content }, seat).length), isNumber: true },
    { text: String(unitCount({ state }, seat)), isNumber: true },
    { text: out ? '' : `+${reinforcements({ state, content } as Table<Marnon>, seat).total}`, isNumber: true }, // MAR-REINF-03
    ...FIGURES.map((figure) => figureEntry(state, words, seat, figure)),
    { text: `${aids}/${MOST_AIDS}`, isNumber: true },
    { text: treasures === '' ? NONE : treasures, tint: treasures === '' ? 'dim' : 'accent' },
  ]
}

/** The field where a figure stands tells more than that it is on the board. */
function figureEntry(state: State, words: TableWords, seat: Seat, figure: Figure): Entry {
  const field = placeOf({ state }, seat, figure)
  return field === null ? { text: words.supply, tint: 'dim' } : { text: field }
}

function orcRow(content: Content, state: State, words: TableWords): Entry[] {
  const fields = fieldsOf({ state, content }, 'orcs')
  const orcs = fields.reduce((sum, id) => sum + unitsIn(state, id), 0)
  const ready = fields.filter((id) => forceIn(state, id).bodies >= ATTACK_THRESHOLD).length
  return [
    { text: 'o', tint: 'orcs' },
    { text: words.orcs, tint: 'orcs' },
    { text: String(fields.length), isNumber: true },
    { text: String(orcs), isNumber: true },
    { text: '' },
    { text: ready === 0 ? '' : words.ready(ready), tint: 'orcs' },
  ]
}

/** Entries under each other; the last one of a row may be as long as it likes. */
function inColumns(rows: readonly (readonly Entry[])[]): Line[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach(({ text }, i) => {
      if (i < row.length - 1) widths[i] = Math.max(widths[i] ?? 0, [...text].length)
    })
  return rows.map((row) =>
    row.flatMap(({ text, tint, isNumber }, i): Span[] => {
      const blank = ' '.repeat(Math.max(0, (widths[i] ?? 0) - [...text].length))
      const written = isNumber ? blank + text : i < row.length - 1 ? text + blank : text
      return [{ text: '  ' }, tint === undefined ? { text: written } : { text: written, tint }]
    }),
  )
}
