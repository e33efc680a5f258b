/** Where the board lies on the stage: arithmetic only, no page. */

import type { Box, Point } from '@skerry/contracts'
import { boundsOf, clamp, distance, holds, middleOf, type Rect } from './geometry.ts'

/** The corner of the board's box lies at x, y of the stage (px); a unit of the drawing is `scale` px. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Below these a drawing leaves things out. */
export const FAR = 0.6
export const FARTHER = 0.4
/** Where a question is looked at on a phone, numbers on pieces must be legible. */
export const LEAST_SCENE_SCALE = 0.62
/** No question brings the camera closer than this, but for what must be readable. */
export const MOST_OF_WHOLE = 1.6
const MOST_SCENE_SCALE = 1.1
const MOST_SCALE = 3
/** Round a scene, in units: the things have a size of their own. */
const SCENE_MARGIN = 70

export const toScreen = (camera: Camera, box: Box, [x, y]: Point): Point => [
  camera.x + (x - box[0]) * camera.scale,
  camera.y + (y - box[1]) * camera.scale,
]
export const toBoard = (camera: Camera, box: Box, [x, y]: Point): Point => [
  box[0] + (x - camera.x) / camera.scale,
  box[1] + (y - camera.y) / camera.scale,
]

export const fitScale = (box: Box, free: Rect): number => Math.min(free.width / box[2], free.height / box[3])

/** The camera that shows this point of the board in the middle of the free area. */
export function centredOn(box: Box, free: Rect, [x, y]: Point, scale: number): Camera {
  const [mx, my] = middleOf(free)
  return { x: mx - (x - box[0]) * scale, y: my - (y - box[1]) * scale, scale }
}

/** The whole board in the free area. */
export const fitted = (box: Box, free: Rect): Camera =>
  centredOn(box, free, [box[0] + box[2] / 2, box[1] + box[3] / 2], fitScale(box, free))

/** The controls lie in the lower left corner; where there is water to spare, the board makes room for them. */
const CONTROLS = { width: 120, height: 48 }

export function besideControls(camera: Camera, box: Box, free: Rect): Camera {
  const [spareX, spareY] = [free.width - box[2] * camera.scale, free.height - box[3] * camera.scale]
  if (spareY >= 2 * CONTROLS.height || spareX >= 2 * CONTROLS.width) return camera
  if (spareX <= spareY) return { ...camera, y: camera.y - Math.max(0, spareY) / 2 }
  return { ...camera, x: camera.x + Math.min(spareX / 2, CONTROLS.width - spareX / 2) }
}

/** A part of the board, as large as it fits, but no larger than a scene. */
export function paneCamera(box: Box, free: Rect, [x, y, width, height]: Box): Camera {
  const scale = Math.min(free.width / width, free.height / height)
  return kept(centredOn(box, free, [x + width / 2, y + height / 2], Math.min(scale, MOST_SCENE_SCALE)), box, free)
}

/** Where a part of the board is shown as a whole, it must be no smaller than this. */
const LEAST_PANE_SCALE = 0.34

const inBox = ([x, y, width, height]: Box, [px, py]: Point): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height

/** The part that holds all of a scene and is large enough to read, as a whole; null: there is none. */
export function sceneInPane(box: Box, free: Rect, points: readonly Point[], panes: readonly Box[]): Camera | null {
  const pane = panes.find((part) => points.length > 0 && points.every((point) => inBox(part, point)))
  const camera = pane === undefined ? null : paneCamera(box, free, pane)
  return camera !== null && camera.scale >= LEAST_PANE_SCALE ? camera : null
}

/** Whether the middle of what is seen lies in this part. */
export const looksAt = (camera: Camera, box: Box, free: Rect, pane: Box): boolean =>
  inBox(pane, toBoard(camera, box, middleOf(free)))

/**
 * The part of the board a question is about, as large as it fits, but never too small to read: of a scene that is wider
 * than the screen, the part with the most things.
 */
export function sceneCamera(box: Box, free: Rect, points: readonly Point[], least = LEAST_SCENE_SCALE): Camera {
  const bounds = boundsOf(points)
  if (bounds === null) return fitted(box, free)
  const whole = fitScale(box, free)
  const fit = Math.min(free.width / (bounds.width + 2 * SCENE_MARGIN), free.height / (bounds.height + 2 * SCENE_MARGIN))
  const most = Math.max(least, whole * MOST_OF_WHOLE)
  const scale = clamp(fit, Math.max(least, whole), Math.max(Math.min(MOST_SCENE_SCALE, most), whole))
  const middle = fit >= scale ? middleOf(bounds) : crowdIn(points, free, scale)
  return kept(centredOn(box, free, middle, scale), box, free)
}

/** The middle of two things round which a screen shows the most of all; of several, the one nearest to the scene's middle. */
function crowdIn(points: readonly Point[], free: Rect, scale: number): Point {
  const middle = middleOf(boundsOf(points) as Rect)
  const [reachX, reachY] = [free.width / scale / 2 - SCENE_MARGIN / 2, free.height / scale / 2 - SCENE_MARGIN / 2]
  const near = ([x, y]: Point) => points.filter(([px, py]) => Math.abs(px - x) <= reachX && Math.abs(py - y) <= reachY)
  let best: { at: Point; worth: number } = { at: middle, worth: Number.NEGATIVE_INFINITY }
  for (const a of points) {
    for (const b of points) {
      const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      const worth = near(at).length - distance(at, middle) / 1e6
      if (worth > best.worth) best = { at, worth }
    }
  }
  return best.at
}

/** Whether all of these points can be seen well enough that nothing needs to move. */
export const shows = (camera: Camera, box: Box, free: Rect, points: readonly Point[], margin: number): boolean =>
  points.every((point) => holds(shrunk(free, margin), toScreen(camera, box, point)))

/** Whether all of the board lies in the free area. */
export function showsAll(camera: Camera, box: Box, free: Rect): boolean {
  const rounding = 2
  const [width, height] = [box[2] * camera.scale, box[3] * camera.scale]
  return (
    camera.x >= free.x - rounding &&
    camera.y >= free.y - rounding &&
    camera.x + width <= free.x + free.width + rounding &&
    camera.y + height <= free.y + free.height + rounding
  )
}

const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => {
  const [dx, dy] = [Math.min(by, width / 3), Math.min(by, height / 3)]
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy }
}

/** Zoomed by a factor; the point of the board under `at` stays where it is. */
export function zoomedAt(camera: Camera, box: Box, free: Rect, at: Point, factor: number): Camera {
  const whole = fitScale(box, free)
  const scale = clamp(camera.scale * factor, whole * 0.75, Math.max(MOST_SCALE, whole))
  const k = scale / camera.scale
  return kept({ x: at[0] - (at[0] - camera.x) * k, y: at[1] - (at[1] - camera.y) * k, scale }, box, free)
}

export const moved = (camera: Camera, box: Box, free: Rect, dx: number, dy: number): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, box, free)

/** A board's box has water at its edges; so much of it may not be all that is seen. */
const WATER = 0.12

/** The middle of the free area always lies on the board, so the board cannot be lost. */
export function kept(camera: Camera, box: Box, free: Rect): Camera {
  const [mx, my] = middleOf(free)
  const [width, height] = [box[2] * camera.scale, box[3] * camera.scale]
  return {
    scale: camera.scale,
    x: clamp(camera.x, mx - width * (1 - WATER), mx - width * WATER),
    y: clamp(camera.y, my - height * (1 - WATER), my - height * WATER),
  }
}

/** Moved as little as brings the point into the free area, or not at all. */
export function reaching(camera: Camera, box: Box, free: Rect, point: Point, margin: number): Camera {
  const inner = shrunk(free, margin)
  const [x, y] = toScreen(camera, box, point)
  const dx = clamp(x, inner.x, inner.x + inner.width) - x
  const dy = clamp(y, inner.y, inner.y + inner.height) - y
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** Whole pixels: half ones blur what is at rest. */
export const atRest = ({ x, y, scale }: Camera): Camera => ({ x: Math.round(x), y: Math.round(y), scale })

/** Two fingers: their places before and now. */
export function pinched(
  camera: Camera,
  box: Box,
  free: Rect,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Camera {
  const [before, after] = [between(from), between(to)]
  const factor = spread(to) / Math.max(1, spread(from))
  return zoomedAt(moved(camera, box, free, after[0] - before[0], after[1] - before[1]), box, free, after, factor)
}
const between = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The names of classes by which drawings leave things out. */
export const distanceClass = (scale: number): string => (scale < FARTHER ? ' far farther' : scale < FAR ? ' far' : '')
