/** What lies beside the island in each arrangement: how everybody stands, east of it where there is width, else south of it. */

import { boxPath, type Outlined } from '@skerry/boards'
import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { LETTERS } from '../queries.ts'
import type { IslandPack } from './island.ts'

/** One seat after the other: their treasures and aids. */
interface StandingPlan {
  /** The corner of the first, from the east end or the south end of the island. */
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly scale: number
}

/** Of one seat, before it is scaled: from its corner. */
export const STANDING = { width: 136, height: 62, pitch: [150, 92] } as const

const PLANS: Readonly<Record<Arrangement, StandingPlan>> = {
  wide: { left: 76, top: 96, columns: 1, scale: 1 },
  tall: { left: -40, top: 70, columns: 3, scale: 2.2 },
}

/** The drawing, and room for the names of the regions on the sea around it. */
export function boxOf(pack: unknown, arrangement: Arrangement): Box {
  const [x, y, width, height] = (pack as IslandPack).geometry.viewBox
  return arrangement === 'wide'
    ? [x - 84, y - 34, width + 342, height + 78]
    : [x - 74, y - 34, width + 148, height + 462]
}

/** The corner of a seat's standing. */
export function standingAt(pack: unknown, arrangement: Arrangement, seat: Seat): Point {
  const [x, y, width, height] = (pack as IslandPack).geometry.viewBox
  const { left, top, columns, scale } = PLANS[arrangement]
  const [column, line] = [seat % columns, Math.floor(seat / columns)]
  const [dx, dy] = [column * STANDING.pitch[0] * scale, line * STANDING.pitch[1] * scale]
  return arrangement === 'wide' ? [x + width + left + dx, y + top + dy] : [x + 60 + left + dx, y + height + top + dy]
}
export const standingScale = (arrangement: Arrangement): number => PLANS[arrangement].scale

/** Where a seat is touched. */
export function seatPlace(pack: unknown, arrangement: Arrangement, seat: Seat): Point {
  const [x, y] = standingAt(pack, arrangement, seat)
  const scale = standingScale(arrangement)
  return [x + (STANDING.width / 2) * scale, y + (STANDING.height / 2) * scale]
}

export const seatShapes = (pack: unknown, arrangement: Arrangement, seats: number): readonly Outlined[] =>
  Array.from({ length: seats }, (_, seat) => {
    const at = seatPlace(pack, arrangement, seat)
    const scale = standingScale(arrangement)
    return {
      thing: LETTERS[seat] as string,
      line: boxPath(at, (STANDING.width + 12) * scale, (STANDING.height + 14) * scale, 12),
      chip: [at[0] + (STANDING.width / 2) * scale, at[1] - (STANDING.height / 2) * scale],
      isLasting: true,
    }
  })
