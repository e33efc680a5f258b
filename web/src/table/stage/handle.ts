/** What panels may ask of the stage about places on the screen. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { createContext, useContext } from 'react'
import { toScreen } from './camera.ts'
import type { Places } from './directions.ts'
import { freeSpot } from './freeSpot.ts'
import { type Rect, spacingOf } from './geometry.ts'
import type { CameraRig } from './rig.ts'

export interface StageHandle {
  /** The middle of a thing in the window's pixels; null: it is not on the board. */
  whereIs(thing: ThingId): { readonly x: number; readonly y: number } | null
  /** The point beside a thing's piece on the way to another point; null: it is not on the board. */
  besideOf(thing: ThingId, towards: Point): Point | null
  /** Where a card about a thing can lie (its upper left corner, the window's pixels) and cover neither it nor these. */
  freeSpot(
    thing: ThingId,
    width: number,
    height: number,
    avoid: readonly ThingId[],
  ): { readonly x: number; readonly y: number } | null
  /** Called whenever the board moves. */
  subscribe(listener: () => void): () => void
  /** Moves the board if the thing cannot be seen. */
  show(thing: ThingId): void
  /** Gives a thing the keyboard's focus; none: the one the tab key would find. */
  focus(thing?: ThingId): void
}

/** For what lies on the stage. */
export const StageContext = createContext<StageHandle | null>(null)
export const useStage = (): StageHandle | null => useContext(StageContext)

/** How much of the way to its neighbour a thing takes up, and the piece on it. */
const REACH = 0.45
const PIECE = 0.3

/** The part of the handle that is geometry. */
export function whereabouts(rig: CameraRig, places: Places, stage: () => HTMLElement | null) {
  const corner = (): Point => {
    const rect = stage()?.getBoundingClientRect()
    return [rect?.left ?? 0, rect?.top ?? 0]
  }
  const at = (thing: ThingId): Point | null => {
    const place = places[thing]
    return place === undefined ? null : toScreen(rig.camera, rig.box, place)
  }
  const spacing = spacingOf(Object.values(places))
  const whereIs = (thing: ThingId) => {
    const [point, [left, top]] = [at(thing), corner()]
    return point === null ? null : { x: point[0] + left, y: point[1] + top }
  }
  return {
    whereIs,
    besideOf(thing: ThingId, [x, y]: Point): Point | null {
      const from = whereIs(thing)
      if (from === null) return null
      const way = Math.hypot(x - from.x, y - from.y)
      const share = Math.min(0.5, (spacing * rig.camera.scale * PIECE) / Math.max(1, way))
      return [from.x + (x - from.x) * share, from.y + (y - from.y) * share]
    },
    freeSpot(thing: ThingId, width: number, height: number, avoid: readonly ThingId[]) {
      const [point, [left, top]] = [at(thing), corner()]
      if (point === null) return null
      const kept = new Set(avoid)
      const known = Object.keys(places).filter((id) => id !== thing)
      const found = freeSpot(
        {
          free: rig.free,
          thing: point,
          avoid: known.filter((id) => kept.has(id)).map((id) => at(id) as Point),
          others: known.filter((id) => !kept.has(id)).map((id) => at(id) as Point),
          reach: spacing * rig.camera.scale * REACH,
          blocked: blockedBy(stage(), [left, top]),
        },
        { width, height },
      )
      return { x: found.x + left, y: found.y + top }
    },
  }
}

/** The stage's own controls, in its pixels. */
function blockedBy(stage: HTMLElement | null, [left, top]: Point): Rect[] {
  return [...(stage?.querySelectorAll('.stage-controls, .mini-map') ?? [])].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x - left, y: y - top, width, height }
  })
}
