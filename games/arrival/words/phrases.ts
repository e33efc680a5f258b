/** Phrases that both languages build alike from a few words of their own. */

import type { Language } from '@skerry/contracts'
import type { Split, Sum } from '@skerry/kernel'
import { TILE_KINDS, tileWords } from '../sheet.ts'
import type { Piece, TileKind } from '../types.ts'
import { colourName, provinceName } from './names.ts'

export { seatMark as player } from '@skerry/contracts'

/** What a language calls the pieces, one and many. */
export interface PieceWords {
  readonly language: Language
  readonly and: string
  readonly pieces: Readonly<Record<Piece, readonly [one: string, many: string]>>
}

/** What is kept, as data of a choice or an event. */
export interface Allotted {
  readonly n: Split
}
export const count = (n: unknown, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const PIECES: readonly Piece[] = ['discs', 'swords', 'shields']
export const isPiece = (slot: unknown): slot is Piece => PIECES.includes(slot as Piece)
const isKind = (kind: string): kind is TileKind => (TILE_KINDS as readonly string[]).includes(kind)

/** Seats by place, the best first. */
export function bySeat(places: readonly number[]): (readonly [place: number, seats: readonly number[]])[] {
  const distinct = [...new Set(places)].sort((a, b) => a - b)
  return distinct.map((place) => [place, [...places.keys()].filter((seat) => places[seat] === place)])
}

export function phrasesOf({ language, and, pieces }: PieceWords) {
  const list = (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
  const piece = (of: Piece, n: unknown): string => count(n, ...pieces[of])
  return {
    /** `a, b and c` */
    list,
    /** `2 swords` */
    piece,
    /** `1 disc and 2 swords`; nothing for none */
    split: (n: Split): string => list(PIECES.flatMap((of) => ((n[of] ?? 0) === 0 ? [] : [piece(of, n[of])]))),
    /** A tile by its id: its name, and of which province or colour it is; `cauldron-RHI` is `Cauldron of Dagda (Rhigia)`. */
    tileName(id: unknown): string {
      const [kind = '', ...rest] = String(id).split('-')
      if (!isKind(kind)) return String(id)
      const { name } = tileWords(kind, language)
      const of = rest.join('-')
      if (of === '') return name
      return `${name} (${kind === 'silver' ? colourName(of, language) : provinceName(of)})`
    },
    /** `2 for Rhigia and 4 for Dunum` */
    parts: ({ parts }: Sum, partOf: (of: string) => string): string =>
      list(parts.map(({ amount, of }) => `${amount} ${partOf(of)}`)),
  }
}
