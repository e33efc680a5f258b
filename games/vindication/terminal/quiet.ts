/** What another line says as well: neither the news of the terminal nor the log of the board tell it again. */

import type { VinEvent } from '../types.ts'
import { isHex } from '../words/names.ts'

/** Seen on the board as it happens, or told by the line before or after it. */
const QUIET = new Set<VinEvent['type']>([
  'cardTurnedUp',
  'tileDrawn',
  'discovered',
  'turnBegan',
  'turnEnded',
  'moveBegan',
  'stepped',
  'regionVisited',
  'visitUsed',
  'gainTold',
  'companionDied',
  'deckMixed',
  'cardsTakenUp',
])
/** Cubes that go with something that has a line of its own: an activation, a control, a purchase, a conversion, a loss, a rescue; and what leaves a region, which is given up then. */
const CUBES_SAID =
  /^VIN-(ACT-02|BONUS-CONTROL-\d+|BONUS-PROF-01|BONUS-CONVERT-\d+|CARD-05|MONSTER-10|VISIT-12|RELIC-0[23]|TRAIT-03)$/

export function isQuiet(event: VinEvent): boolean {
  if (event.type !== 'cubesMoved') return QUIET.has(event.type)
  return CUBES_SAID.test(event.rule) || isHex(event.from)
}
