/** The camera of a board: where it looks at first, and when it may move by itself. */

import type { Box, Point } from '@skerry/contracts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Camera,
  centredOn,
  kept,
  LEAST_SCENE_SCALE,
  moved,
  paneCamera,
  reaching,
  sceneCamera,
  sceneInPane,
  shows,
  showsAll,
} from './camera.ts'
import { boundsOf, middleOf, type Rect, type Size } from './geometry.ts'
import { CameraRig } from './rig.ts'

/** Things have a size of their own: their middle must not lie at the very edge. */
export const EDGE = 56

interface Looking {
  readonly box: Box
  /** Differs from question to question; empty: nothing is asked. */
  readonly question: string
  /** Where the things lie that the question is about. */
  readonly scene: readonly Point[]
  /** Parts of the board that are looked at as a whole. */
  readonly panes: readonly Box[]
  /** Where the event that is being shown happens. */
  readonly happening: readonly Point[]
  readonly isStill: boolean
}

export function useCamera(size: Size | null, looking: Looking) {
  const { box, question, scene, panes, happening, isStill } = looking
  const world = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<Camera | null>(null)
  const rig = useMemo(() => new CameraRig(box, () => world.current, setLaid), [box])
  const asked = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene belongs to the question and moves nothing by itself
  useLayoutEffect(() => {
    if (size === null) return
    const before = { free: rig.free, width: rig.size.width, isWhole: isWhole(rig) }
    rig.measure(size)
    if (question !== asked.current && rig.isSmall) rig.isMoved = false
    asked.current = question
    // The height alone changes with every sheet that unfolds: that is no new window.
    const isNewWindow = before.width !== size.width
    const stays = rig.isSmall ? kept(rig.camera, box, rig.free) : withFree(rig, before.free)
    const camera = rig.isMoved ? stays : (homeOf(rig, { scene, panes }, isNewWindow, before.isWhole) ?? stays)
    if (isNewWindow) rig.jump(camera)
    else rig.glide(camera, isStill)
  }, [rig, size, question])

  useEffect(() => {
    if (rig.isSmall && !rig.isMoved) follow(rig, happening, isStill)
  }, [rig, happening, isStill])

  useLayoutEffect(() => {
    if (laid !== null) rig.layOut(laid)
  }, [rig, laid])
  useEffect(() => () => rig.halt(), [rig])

  return { rig, laid, world }
}

/** What was in the middle of the free area stays there. */
function withFree({ camera, box, free }: CameraRig, before: Rect): Camera {
  const [[x, y], [bx, by]] = [middleOf(free), middleOf(before)]
  return moved(camera, box, free, x - bx, y - by)
}

/** Whether everything is looked at, as large as it fits. */
const isWhole = ({ camera, whole }: CameraRig): boolean => Math.abs(camera.scale / whole.scale - 1) < 0.01

type Asked = Pick<Looking, 'scene' | 'panes'>

const sceneAlone = ({ box, free }: CameraRig, { scene }: Asked): Camera => sceneCamera(box, free, scene)

/** Where the camera goes by itself; null: it stays. Small screens look at the question, large ones at everything. */
function homeOf(rig: CameraRig, at: Asked, isNewWindow: boolean, wasWhole: boolean): Camera | null {
  const { scene, panes } = at
  if (!rig.isSmall) return rig.whole
  if (scene.length === 0) return isNewWindow || wasWhole ? rig.whole : null
  const { camera, box, free } = rig
  const inPane = sceneInPane(box, free, scene, panes)
  if (inPane !== null) return inPane
  const isSeen = camera.scale >= LEAST_SCENE_SCALE && shows(camera, box, free, scene, EDGE)
  return isSeen && !isNewWindow ? kept(camera, box, free) : sceneAlone(rig, at)
}

/** Small screens go where something happens. */
function follow(rig: CameraRig, happening: readonly Point[], isStill: boolean): void {
  const { camera, box, free } = rig
  const bounds = boundsOf(happening)
  if (bounds === null || showsAll(camera, box, free) || shows(camera, box, free, happening, EDGE)) return
  rig.glide(kept(centredOn(box, free, middleOf(bounds), camera.scale), box, free), isStill)
}

/** The whole board, and on small screens back to the question. */
export function toggleWhole(rig: CameraRig, { scene, panes }: Asked, isStill: boolean): void {
  const { box, free } = rig
  const isBack = rig.isSmall && scene.length > 0 && showsAll(rig.camera, box, free)
  rig.isMoved = rig.isSmall && !isBack
  const back = () => sceneInPane(box, free, scene, panes) ?? sceneAlone(rig, { scene, panes })
  rig.glide(isBack ? back() : rig.whole, isStill)
}

/** A part of the board; there it stays, on small stages until the next question. */
export function showPane(rig: CameraRig, pane: Box, isStill: boolean): void {
  rig.isMoved = true
  rig.glide(paneCamera(rig.box, rig.free, pane), isStill)
}

/** Brings a place into sight if it is not. */
export function reach(rig: CameraRig, place: Point, isStill: boolean): void {
  const camera = reaching(rig.camera, rig.box, rig.free, place, EDGE)
  if (camera === rig.camera) return
  rig.isMoved = true
  rig.glide(camera, isStill)
}

/** Closer, or all of it if one is close already. */
export function zoomOrWhole(rig: CameraRig, at: Point, isStill: boolean): void {
  const isClose = rig.camera.scale > Math.max(1.2, rig.whole.scale * 1.5)
  rig.isMoved = true
  if (isClose) rig.glide(rig.whole, isStill)
  else rig.zoom(2, isStill, at)
}
