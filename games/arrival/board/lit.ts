/** Which things are lit, on the map and on the table. */

import { type Lit, litThings } from '@skerry/boards'
import type { Light } from '@skerry/contracts'
import { isPrice } from './labels.ts'
import type { Seen, Shape } from './scene.ts'

export const litBy = (light: Light, shapes: readonly Shape[], view: Seen): Lit =>
  litThings(light, shapes, isPrice, (shape) => isMeant(shape, view))

/** Of several copies of a tile: while tiles are taken the one on display is meant, else the viewer's own. */
function isMeant({ holder }: Shape, { seat, stack }: Seen): boolean {
  if (holder === undefined) return true
  return stack.at(-1)?.rule === 'exploit' ? holder === null : holder === seat
}
