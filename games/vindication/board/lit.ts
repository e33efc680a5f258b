/** Which things are lit. */

import { type Lit, litOf } from '@skerry/boards'
import type { Light, ThingId } from '@skerry/kernel'
import { isPrice } from './labels.ts'
import type { Shape } from './scene.ts'

/** Something has a price where its chip says so. */
export function litBy(light: Light, shapes: readonly Shape[]): Lit {
  const { legal, picked, affected, changed, refused, focus, chips, isDimmed } = light
  const isOf = (things: ReadonlySet<ThingId>) => (shape: Shape) => things.has(shape.thing)
  return litOf(shapes, ({ line }) => line, {
    legal: isOf(legal),
    picked: isOf(picked),
    affected: isOf(affected),
    changed: isOf(changed),
    refused: isOf(refused),
    focus: ({ thing }) => thing === focus,
    dimmed: ({ isLasting }) => isDimmed && isLasting !== true,
    priced: ({ thing }) => isPrice(chips.get(thing) ?? ''),
  })
}
