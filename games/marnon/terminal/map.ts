/** The map as lines of text: the island with everything that stands on it. */

import { type Line, type Span, seatLetter, seatTint, type Tint } from '@skerry/contracts'
import { forceIn } from '../queries.ts'
import type { Content, Field, FieldId, Force, State, Terrain } from '../types.ts'
import type { Name, TableWords } from '../words/terminal.ts'
import { type Cell, type MapPack, rasterOf, type Stretch } from './raster.ts'

/** `A 5 H`: five men and the hero of A; `o4`: four orcs. */
export function forceText({ party, bodies, hero, sorcerer }: Force): string {
  if (party === null) return '·'
  if (party === 'orcs') return `o${bodies}`
  return [seatLetter(party), ...(bodies > 0 ? [bodies] : []), ...(hero ? ['H'] : []), ...(sorcerer ? ['S'] : [])].join(
    ' ',
  )
}
export const forceTint = ({ party }: Force): Tint =>
  party === null ? 'dim' : party === 'orcs' ? 'orcs' : seatTint(party)

const MARKS: Readonly<Record<Terrain, string>> = { plain: '', forest: '♣', mountain: '▲', castle: '' }
export function fieldName(content: Content, id: FieldId): string {
  const { terrain, ways } = content.field[id] as Field
  return `${id}${MARKS[terrain]}${ways.some(({ by }) => by === 'tunnel') ? '∩' : ''}`
}

/** A word on the map, with ever shorter ways to write it. */
interface Label {
  readonly forms: readonly string[]
  readonly tint: Tint
}

const named = ({ full, short }: Name, tint: Tint): Label => ({ forms: [full, short], tint })

/** What lies or stands in a field besides its force. */
export function extras(state: State, words: TableWords, id: FieldId): Label[] {
  const tiles = state.tiles
    .filter(({ field }) => field === id)
    .map(({ owner, kind }): Label => {
      const sign = `?${seatLetter(owner)}`
      const { full, short } = kind === 'hidden' ? { full: '', short: '' } : words.treasures[kind]
      return { forms: kind === 'hidden' ? [sign] : [`${sign} ${full}`, `${sign}${short}`], tint: seatTint(owner) }
    })
  return [
    ...tiles,
    ...(state.dragon === id ? [named(words.dragon, 'danger')] : []),
    ...(state.peacemaker === id ? [named(words.peacemaker, 'accent')] : []),
  ]
}

export function mapLines(content: Content, pack: MapPack, state: State, words: TableWords, width: number): Line[] {
  const { cells, rooms } = rasterOf(pack, width)
  const sheet = new Sheet(cells)
  const crowded: { readonly rooms: readonly Stretch[]; readonly ways: readonly Label[][][] }[] = []
  for (const id of content.fields) {
    const force = forceIn(state, id)
    const text = forceText(force)
    const name: Label = { forms: [fieldName(content, id), id], tint: content.field[id]?.terrain as Tint }
    const men: Label = { forms: [text, text.replace(/ ([HS])/, '$1')], tint: forceTint(force) }
    const field = { rooms: rooms[id] ?? [], ways: waysToArrange(name, men, extras(state, words, id)) }
    if (!sheet.fill(field.rooms, field.ways, 0)) crowded.push(field)
  }
  // What does not fit inside its borders is written across them, but never across another text.
  for (const { rooms: own, ways } of crowded)
    for (let spill = 1; !sheet.fill(own, ways, spill) && spill < width; spill++);
  return sheet.lines()
}

/** Rows of labels, the finest arrangement first. */
function waysToArrange(name: Label, men: Label, others: readonly Label[]): Label[][][] {
  const [tile, ...creatures] = others
  if (tile === undefined) return [[[name], [men]], [[name, men]]]
  return [
    [[name], [men], [...others]],
    [[name], [men], [tile], creatures],
    [[name, tile], [men], creatures],
    [[name], [men, tile], creatures],
    [
      [name, tile],
      [men, ...creatures],
    ],
    [[name, ...others], [men]],
    [[name], [men, ...others]],
    [[name, men], [...others]],
    [[name, men, ...others]],
  ].map((rows) => rows.filter((row) => row.length > 0))
}

interface Written {
  readonly text: string
  readonly tint: Tint
}

/** The map being written on. */
class Sheet {
  private readonly grid: Cell[][]
  /** Characters of labels. */
  private readonly taken: boolean[][]

  constructor(cells: readonly (readonly Cell[])[]) {
    this.grid = cells.map((row) => [...row])
    this.taken = cells.map((row) => row.map(() => false))
  }

  lines(): Line[] {
    return this.grid.map(spansOf)
  }

  /** Writes the first arrangement that fits; `spill`: so many characters of the border may be written over. */
  fill(rooms: readonly Stretch[], ways: readonly Label[][][], spill: number): boolean {
    for (const shortest of [0, 1])
      for (const rows of ways)
        for (const block of blocks(rooms, rows.length)) {
          const places = rows.map((row, i) => this.place(block[i] as Stretch, row, shortest, spill))
          if (places.includes(null)) continue
          for (const place of places) if (place !== null) this.write(place)
          return true
        }
    return false
  }

  /** Where labels go in a stretch, long if they fit, else each of them short. */
  private place({ row, from, length }: Stretch, labels: readonly Label[], shortest: number, spill: number) {
    for (let shortness = 0; shortness <= shortest; shortness++) {
      const written = formsOf(labels, shortness)
      const size = lengthOf(written)
      const middle = from + Math.floor((length - size) / 2)
      if (size > length + spill) continue
      for (let shift = 0; shift <= spill; shift++)
        for (const column of [middle - shift, middle + shift])
          if (this.isFree(row, column, size)) return { row, column, written }
    }
    return null
  }

  private isFree(row: number, column: number, size: number): boolean {
    const cells = this.taken[row] as boolean[]
    return (
      column >= 0 &&
      column + size <= cells.length &&
      !cells.slice(Math.max(0, column - 1), column + size + 1).includes(true)
    )
  }

  private write({ row, column, written }: { row: number; column: number; written: readonly Written[] }): void {
    for (const { text, tint } of written) {
      for (const letter of text) {
        ;(this.grid[row] as Cell[])[column] = { text: letter, tint }
        ;(this.taken[row] as boolean[])[column] = true
        column += 1
      }
      column += 1
    }
  }
}

/** Blocks of this many consecutive rows, the best ones first. */
function blocks(rooms: readonly Stretch[], rows: number): Stretch[][] {
  const byRow = new Map(rooms.map((stretch) => [stretch.row, stretch]))
  return rooms.flatMap(({ row }) => {
    const block = Array.from({ length: rows }, (_, i) => byRow.get(row + i))
    return block.includes(undefined) ? [] : [block as Stretch[]]
  })
}

const formsOf = (labels: readonly Label[], shortness: number): Written[] =>
  labels.map(({ forms, tint }) => ({ text: forms[Math.min(shortness, forms.length - 1)] as string, tint }))

const lengthOf = (written: readonly Written[]): number =>
  written.reduce((sum, { text }) => sum + [...text].length + 1, -1)

/** Neighbours of one tint become one span; blanks at the end are dropped. */
export function spansOf(cells: readonly Cell[]): Span[] {
  const spans: { text: string; tint?: Tint }[] = []
  for (const { text, tint } of cells.slice(0, cells.findLastIndex((cell) => cell.text !== ' ') + 1)) {
    const last = spans.at(-1)
    if (last !== undefined && (last.tint === tint || text === ' ')) last.text += text
    else spans.push(tint === undefined ? { text } : { text, tint })
  }
  return spans
}
