/** Effects as small sentences of pictograms: what stands in them, and how they are set in lines. No picture yet. */

import type { BarEffect, Cost, Kind } from '../types.ts'
import type { PictogramName } from './pictograms.ts'

/** A pictogram with its number, or what stands between two of them. */
export type Part =
  | {
      readonly is: 'sign'
      readonly name: PictogramName
      /** Before it; empty: one of it. */
      readonly n: string
      /** The top card of a deck: drawn on a card. */
      readonly isCard?: boolean
    }
  | { readonly is: 'arrow' }
  | { readonly is: 'slash' }

const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n === 1 ? '' : n) })
/** Points always tell how many they are. */
const points = (n: number): Part => ({ is: 'sign', name: 'dp', n: String(n) })
const ARROW: Part = { is: 'arrow' }
const SLASH: Part = { is: 'slash' }

const between = (groups: readonly (readonly Part[])[], by: Part): readonly Part[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [by, ...group]))

const cardOf = (kind: Kind): readonly Part[] => [{ is: 'sign', name: kind, n: '', isCard: true }]

export const partsOf = (effects: readonly BarEffect[]): readonly Part[] => effects.flatMap(partsOfOne)

function partsOfOne(effect: BarEffect): readonly Part[] {
  switch (effect.do) {
    case 'resource':
      return [sign(effect.resource, effect.n)]
    case 'any':
      return [sign('resources', effect.n)]
    case 'troops':
      return [sign('troops', effect.n)]
    case 'dp':
      return [points(effect.n)]
    case 'know':
      return [sign(effect.category === 'either' ? 'knowledge' : effect.category, effect.n)]
    case 'honour':
      return [sign('honour', effect.n)]
    case 'take':
      return between(
        effect.kinds.map((kind) => [sign(kind)]),
        SLASH,
      )
    case 'draw':
      return between(effect.kinds.map(cardOf), SLASH)
    case 'hero':
      return [sign('fourthHero')]
    case 'twice':
      return [sign('twice')]
    case 'campaign':
      return effect.times === 1 ? [sign('campaign')] : [sign('campaign'), sign('twice')]
    case 'rotate':
      return [sign('rotate')]
    case 'banner':
      return [sign('banner')]
    case 'either':
      return between(effect.sides.map(partsOf), SLASH)
    case 'trade':
      return [...effect.costs.map(partOfCost), ARROW, ...partsOf(effect.gains)]
  }
}

export function partOfCost(cost: Cost): Part {
  switch (cost.pay) {
    case 'resource':
      return sign(cost.resource, cost.n)
    case 'any':
      return sign('resources', cost.n)
    case 'troop':
      return sign(cost.troop, cost.n)
    case 'troops':
      return sign('troops', cost.n)
    case 'card':
      return sign(cost.kind)
    case 'dp':
      return sign('dp', `−${cost.n}`)
  }
}

// —— setting ——

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

const [ARROW_WIDTH, SLASH_WIDTH, LINE] = [0.62, 0.36, 1.1]
const DIGIT = 0.46

/** In sizes of a pictogram. */
const widthOf = (part: Part): number => {
  if (part.is === 'arrow') return ARROW_WIDTH
  return part.is === 'slash' ? SLASH_WIDTH : 1.04 + part.n.length * DIGIT
}
/** Before a number that follows another pictogram: it must not be read as belonging to that. */
const GAP = 0.24
const gapBefore = (line: readonly Part[], i: number): number => {
  const [before, part] = [line[i - 1], line[i]]
  return before?.is === 'sign' && part?.is === 'sign' && part.n !== '' ? GAP : 0
}
const lengthOf = (line: readonly Part[]): number =>
  line.reduce((all, part, i) => all + widthOf(part) + gapBefore(line, i), 0)

/** Broken where a line would become too long; an arrow or slash stays at the end of its line. */
function broken(parts: readonly Part[], most: number): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]]
  for (const part of parts) {
    const line = lines.at(-1) as Part[]
    const isFull = part.is === 'sign' && line.length > 0 && lengthOf([...line, part]) > most
    if (isFull) lines.push([part])
    else line.push(part)
  }
  return lines
}

/** Set in lines of at most this width, so that the lines are about equally long. */
export function setIn(parts: readonly Part[], size: number, width: number): Setting {
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
