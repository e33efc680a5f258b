/** Which things are lit, on the map and on the table. */

import { type Lit, litOf } from '@skerry/boards'
import type { Light, ThingId } from '@skerry/kernel'
import { isPrice } from './labels.ts'
import type { Seen, Shape } from './scene.ts'

/** Something has a price where its chip says so. */
export function litBy(light: Light, shapes: readonly Shape[], view: Seen): Lit {
  const { legal, picked, affected, changed, refused, focus, chips, isDimmed } = light
  const isOf = (things: ReadonlySet<ThingId>) => (shape: Shape) => things.has(shape.thing)
  const isMeantOf = (things: ReadonlySet<ThingId>) => (shape: Shape) => things.has(shape.thing) && isMeant(shape, view)
  return litOf(shapes, ({ line }) => line, {
    legal: isMeantOf(legal),
    picked: isMeantOf(picked),
    affected: isOf(affected),
    changed: isOf(changed),
    refused: isOf(refused),
    focus: ({ thing }) => thing === focus,
    dimmed: ({ isLasting }) => isDimmed && isLasting !== true,
    priced: ({ thing }) => isPrice(chips.get(thing) ?? ''),
  })
}

/** Of several copies of a tile: while tiles are taken the one on display is meant, else the viewer's own. */
function isMeant({ holder }: Shape, { seat, stack }: Seen): boolean {
  if (holder === undefined) return true
  return stack.at(-1)?.rule === 'exploit' ? holder === null : holder === seat
}
