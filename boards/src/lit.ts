/** Which outlines are lit, and how. */

import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { Outlined } from './shapes.ts'

/** The outlines to be lit, each as one path for all its things; empty: none. */
export interface Lit {
  readonly dimmed: string
  readonly legal: string
  /** Legal, but at a price. */
  readonly priced: string
  readonly picked: string
  /** Affected, by what else the thing is. */
  readonly warm: Readonly<Record<'legal' | 'picked' | 'other', string>>
  readonly changed: string
  readonly refused: string
  readonly focus: string
}

type Is<Shape> = (shape: Shape) => boolean

/** What is to be said of each shape. */
export interface Marks<Shape> {
  readonly legal: Is<Shape>
  readonly picked: Is<Shape>
  readonly affected: Is<Shape>
  readonly changed: Is<Shape>
  readonly refused: Is<Shape>
  readonly focus: Is<Shape>
  /** Whether it steps back where it is neither legal nor picked. */
  readonly dimmed: Is<Shape>
  /** Absent: nothing has a price. */
  readonly priced?: Is<Shape>
}

/** What is picked is no longer offered: it is lit as picked alone. */
export function litOf<Shape>(
  shapes: readonly Shape[],
  lineOf: (shape: Shape) => string,
  { legal, picked, affected, changed, refused, focus, dimmed, priced = () => false }: Marks<Shape>,
): Lit {
  const lines = (is: Is<Shape>) => shapes.map((shape) => (is(shape) ? lineOf(shape) : '')).join('')
  const isLegal = (shape: Shape) => legal(shape) && !picked(shape)
  const isOther = (shape: Shape) => !legal(shape) && !picked(shape)
  return {
    dimmed: lines((shape) => dimmed(shape) && isOther(shape)),
    legal: lines((shape) => isLegal(shape) && !priced(shape)),
    priced: lines((shape) => isLegal(shape) && priced(shape)),
    picked: lines(picked),
    warm: {
      legal: lines((shape) => affected(shape) && isLegal(shape)),
      picked: lines((shape) => affected(shape) && picked(shape)),
      other: lines((shape) => affected(shape) && isOther(shape)),
    },
    changed: lines(changed),
    refused: lines(refused),
    focus: lines(focus),
  }
}

/** Whether a chip tells what something costs. */
export const isPrice = (chip: string): boolean => chip.startsWith('−')

/**
 * Things are lit where they lie, and have a price where their chip says so. Of several shapes of one thing `isMeant` tells which
 * are offered and picked.
 */
export function litThings<S extends Outlined>(
  { legal, picked, affected, changed, refused, focus, chips, isDimmed }: Light,
  shapes: readonly S[],
  isPriced: (chip: string) => boolean = isPrice,
  isMeant: (shape: S) => boolean = () => true,
): Lit {
  const isOf = (things: ReadonlySet<ThingId>) => (shape: S) => things.has(shape.thing)
  const isMeantOf = (things: ReadonlySet<ThingId>) => (shape: S) => things.has(shape.thing) && isMeant(shape)
  return litOf(shapes, ({ line }) => line, {
    legal: isMeantOf(legal),
    picked: isMeantOf(picked),
    affected: isOf(affected),
    changed: isOf(changed),
    refused: isOf(refused),
    focus: ({ thing }) => thing === focus,
    dimmed: ({ isLasting }) => isDimmed && isLasting !== true,
    priced: ({ thing }) => isPriced(chips.get(thing) ?? ''),
  })
}
