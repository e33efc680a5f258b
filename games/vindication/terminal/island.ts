/** The island as hexes and triangles at their places; on a narrow screen hex by hex. */

import { type Line, type Span, seatLetter } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { canFinish, controllerOf, playerOf, speedOf, triangleOf } from '../queries.ts'
import type { Hex, HexId, Triangle, TriangleId } from '../types.ts'
import { regionName } from '../words/names.ts'
import { visitTitle } from '../words/titles.ts'
import { dim, frameOf, seatSpan, type Table } from './seen.ts'

// —— places ——

type Axial = readonly [q: number, r: number]
/** To the right in widths of a hex, downwards in lines: three a row. */
type Place = readonly [x: number, y: number]
const LINES = 3

interface Packed {
  readonly hexes: readonly { readonly id: string; readonly at: Axial }[]
}
const coordinates = (pack: unknown): ReadonlyMap<string, Axial> =>
  new Map((pack as Packed).hexes.map(({ id, at }) => [id, at]))

const placeOf = ([q, r]: Axial): Place => [q + r / 2, r * LINES]
const NEIGHBOURS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
/** The hexes that meet in a triangle; on the shore the third one would lie in the water. */
function corners(at: ReadonlyMap<string, Axial>, { hexes }: Triangle): readonly Axial[] {
  const known = hexes.map((hex) => at.get(hex) as Axial)
  const [first, second] = known
  if (known.length !== 2 || first === undefined || second === undefined) return known
  const isNear = ([a, b]: Axial, [q, r]: Axial) => NEIGHBOURS.some(([dq, dr]) => q + dq === a && r + dr === b)
  const onBoard = new Set([...at.values()].map(String))
  const water = NEIGHBOURS.map(([dq, dr]): Axial => [first[0] + dq, first[1] + dr]).find(
    (other) => isNear(other, second) && !onBoard.has(String(other)),
  )
  return water === undefined ? known : [...known, water]
}
function middle(places: readonly Place[]): Place {
  const sum = places.reduce(([x, y], [a, b]): Place => [x + a, y + b], [0, 0])
  return [sum[0] / places.length, Math.round(sum[1] / places.length)]
}

// —— what stands there ——

/** VIN-MOVE-15 Where the next step of the viewer's Move may lead. */
function nextSteps({ rules, state, content, view, seat }: Table): ReadonlySet<TriangleId> {
  const turn = frameOf(view, 'turn')
  const move = frameOf(view, 'move')
  const { at } = playerOf(state, seat)
  if (turn?.seat !== seat || at === null || (move === undefined && turn.move !== 'open')) return new Set()
  const from = move?.from ?? at
  const left = speedOf(rules, seat) - (move?.steps ?? 0)
  if (left <= 0) return new Set()
  return new Set(triangleOf(content, at).neighbours.filter((to) => canFinish(rules, seat, from, to, left - 1)))
}
/** Two, while one of them passes through (VIN-MOVE-05). */
const standingOn = ({ players }: Table['state'], id: TriangleId): readonly Seat[] =>
  players.flatMap(({ at }, seat) => (at === id ? [seat] : []))

function triangleSpans(table: Table, { id }: Triangle, open: ReadonlySet<TriangleId>): readonly Span[] {
  const name: Span = open.has(id) ? { text: `${id}*`, tint: 'accent' } : dim(id)
  const standing = standingOn(table.state, id).map(
    (seat, i): Span => seatSpan(seat, `${i === 0 ? ' ' : ''}(${seatLetter(seat)})`),
  )
  return [name, ...standing]
}
const cut = (text: string, room: number): string => (text.length <= room ? text : `${text.slice(0, room - 1)}…`)
function hexSpans({ state, language, words }: Table, id: HexId, room: number): readonly Span[] {
  const region = state.tiles[id]
  const owner = controllerOf(state, id)
  if (region === undefined) return [dim(`${id} ${words.unknown}`)]
  const left = room - id.length - 1 - (owner === null ? 0 : 4)
  return [
    dim(`${id} `),
    { text: cut(regionName(region, language), left), tint: 'strong' },
    ...(owner === null ? [] : [seatSpan(owner, ` [${seatLetter(owner)}]`)]),
  ]
}

// —— the picture ——

const lengthOf = (spans: readonly Span[]): number => spans.reduce((all, { text }) => all + [...text].length, 0)
const NARROWEST = 96
const WIDEST_HEX = 25

interface Item {
  readonly column: number
  readonly spans: readonly Span[]
}
/** Things side by side, each centred on its column as far as there is room. */
function lineOf(items: readonly Item[]): Line {
  const line: Span[] = []
  let used = 0
  for (const { column, spans } of items.toSorted((a, b) => a.column - b.column)) {
    const begin = Math.max(used === 0 ? 0 : used + 1, column - Math.floor(lengthOf(spans) / 2))
    line.push({ text: ' '.repeat(begin - used) }, ...spans)
    used = begin + lengthOf(spans)
  }
  return line
}

function pictureLines(table: Table, pack: unknown, width: number): Line[] {
  const at = coordinates(pack)
  const open = nextSteps(table)
  const hexWidth = Math.min(WIDEST_HEX, Math.floor((width - 2) / 5))
  const rows = new Map<number, Item[]>()
  const put = ([x, y]: Place, spans: readonly Span[]) => {
    const row = rows.get(y) ?? []
    row.push({ column: Math.round((x + 2) * hexWidth + hexWidth / 2), spans })
    rows.set(y, row)
  }
  for (const { id } of table.content.hexes) put(placeOf(at.get(id) as Axial), hexSpans(table, id, hexWidth - 1))
  for (const triangle of table.content.triangles)
    put(middle(corners(at, triangle).map(placeOf)), triangleSpans(table, triangle, open))
  return [...rows].toSorted(([a], [b]) => a - b).map(([, items]) => lineOf(items))
}

/** A line for each hex: what it is, whose, and its triangles. */
function listLines(table: Table): Line[] {
  const open = nextSteps(table)
  const triangles = ({ triangles: ids }: Hex): Span[] =>
    ids.flatMap((id) => [...triangleSpans(table, triangleOf(table.content, id), open), { text: ' ' }])
  return table.content.hexes.map((hex) => {
    const spans = hexSpans(table, hex.id, WIDEST_HEX)
    return [...spans, { text: ' '.repeat(Math.max(1, WIDEST_HEX + 2 - lengthOf(spans))) }, ...triangles(hex)]
  })
}

export const islandLines = (table: Table, pack: unknown, width: number): Line[] =>
  width < NARROWEST ? listLines(table) : pictureLines(table, pack, width)

/** What regions cost and give, each once. */
export function regionLines({ state, content, language }: Table, width: number): Line[] {
  const shown = [...new Set(Object.values(state.tiles))].filter((id) => id !== undefined)
  const texts = shown.map((id) => {
    const region = content.regions[id]
    return region === undefined ? '' : `${regionName(id, language)}: ${visitTitle(region, language)}`
  })
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 5 + text.length <= width) lines[lines.length - 1] = `${last}  |  ${text}`
    else lines.push(text)
  }
  return lines.map((text) => [dim(text)])
}
