/** Small sentences of pictograms: how their parts are set in lines. No picture yet. */

import type { PictogramName } from './pictograms.ts'

/** A pictogram with its number, a word, or what stands between two of them. */
export type Part =
  | {
      readonly is: 'sign'
      readonly name: PictogramName
      /** Before it; empty: one of it. */
      readonly n: string
    }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'arrow' | 'slash' | 'colon' | 'plus' }

export const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n) })
export const text = (words: string): Part => ({ is: 'text', text: words })
export const ARROW: Part = { is: 'arrow' }
export const SLASH: Part = { is: 'slash' }
export const COLON: Part = { is: 'colon' }
export const PLUS: Part = { is: 'plus' }

export const between = (groups: readonly (readonly Part[])[], by: Part): readonly Part[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [by, ...group]))

/** A part at its place, measured from the middle of the whole. */
export interface Set {
  readonly part: Part
  readonly x: number
  readonly y: number
}
export interface Setting {
  readonly parts: readonly Set[]
  readonly width: number
  readonly height: number
  readonly size: number
}

const WIDTHS = { arrow: 0.66, slash: 0.36, colon: 0.34, plus: 0.4 } as const
const LINE = 1.14
/** A letter or digit, in sizes of a pictogram. */
const LETTER = 0.44

const widthOf = (part: Part): number => {
  if (part.is === 'sign') return 1.06 + part.n.length * LETTER
  return part.is === 'text' ? part.text.length * LETTER + 0.1 : WIDTHS[part.is]
}
/** Before a number that follows another pictogram: it must not be read as belonging to that. */
const GAP = 0.22
const gapBefore = (line: readonly Part[], i: number): number => {
  const [before, part] = [line[i - 1], line[i]]
  return before?.is === 'sign' && part?.is === 'sign' && part.n !== '' ? GAP : 0
}
const lengthOf = (line: readonly Part[]): number =>
  line.reduce((all, part, i) => all + widthOf(part) + gapBefore(line, i), 0)

/** Broken where a line would become too long; what stands between two parts stays at the end of its line. */
function broken(parts: readonly Part[], most: number): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]]
  for (const part of parts) {
    const line = lines.at(-1) as Part[]
    const isWord = part.is === 'sign' || part.is === 'text'
    if (isWord && line.length > 0 && lengthOf([...line, part]) > most) lines.push([part])
    else line.push(part)
  }
  return lines
}

/** Set in lines of at most this width, so that the lines are about equally long. */
function setIn(parts: readonly Part[], size: number, width: number): Setting {
  const count = broken(parts, width / size).length
  let most = Math.max(lengthOf(parts) / count, 1)
  while (broken(parts, most).length > count) most += 0.1
  const lines = broken(parts, most)
  const set = lines.flatMap((line, row) => {
    let left = -lengthOf(line) / 2
    return line.map((part, i): Set => {
      left += gapBefore(line, i)
      const x = left + widthOf(part) / 2
      left += widthOf(part)
      return { part, x: x * size, y: (row - (lines.length - 1) / 2) * LINE * size }
    })
  })
  return { parts: set, width: Math.max(...lines.map(lengthOf)) * size, height: lines.length * LINE * size, size }
}

/** As large as it fits into this box, but not larger than `most`. */
export function fitted(parts: readonly Part[], width: number, height: number, most: number): Setting {
  let size = most
  while (size > 12) {
    const set = setIn(parts, size, width)
    if (set.height <= height && set.width <= width + 0.5) return set
    size -= 1
  }
  return setIn(parts, size, width)
}
