/** Carries the camera while it moves: only a transform of one element changes until it comes to rest. */

import type { Box, Point } from '@skerry/contracts'
import { atRest, besideControls, type Camera, fitted, moved, pinched, zoomedAt } from './camera.ts'
import { grown, middleOf, type Rect, type Size } from './geometry.ts'

/** How long a glide takes, with a little time for its last frame. */
const GLIDE_MS = 340
const WHEEL_REST_MS = 160
/** Between the board and what lies round it. */
const BREATH = 8
/** On narrower stages the whole board would be too small to read. */
const NARROW = 640
/** There the controls stand in a row above what is looked at. */
const CONTROLS = 48

export class CameraRig {
  readonly box: Box
  camera: Camera
  /** Somebody has moved the camera; it stays where they want it. */
  isMoved = false
  size: Size = { width: 0, height: 0 }
  free: Rect = { x: 0, y: 0, width: 1, height: 1 }
  /** The camera for which the layers are laid out. */
  laid: Camera
  private readonly world: () => HTMLElement | null
  private readonly onRest: (camera: Camera) => void
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private isGliding = false

  constructor(box: Box, world: () => HTMLElement | null, onRest: (camera: Camera) => void) {
    this.box = box
    this.world = world
    this.onRest = onRest
    this.camera = this.laid = { x: 0, y: 0, scale: 1 }
  }

  /** A phone looks at the part of the board that a question is about. */
  get isSmall(): boolean {
    return this.size.width < NARROW
  }

  get whole(): Camera {
    const whole = fitted(this.box, this.free)
    return this.isSmall ? whole : besideControls(whole, this.box, this.free)
  }

  measure(size: Size): void {
    this.size = size
    const top = this.isSmall ? CONTROLS : 0
    this.free = grown({ x: 0, y: top, width: size.width, height: size.height - top }, -BREATH)
  }

  /** What must follow the board while it moves. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The layers have been laid out anew. */
  layOut(camera: Camera): void {
    this.laid = camera
    if (!this.isGliding) this.paint()
  }

  private paint(): void {
    const { x, y, scale } = this.camera
    const world = this.world()
    if (world !== null) world.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.laid.scale})`
    for (const listener of this.listeners) listener()
  }

  /** While a gesture lasts. */
  follow(camera: Camera): void {
    this.halt()
    this.isMoved = true
    this.camera = camera
    this.paint()
  }

  /** The end of a gesture: sharp again. */
  rest(): void {
    clearTimeout(this.timer)
    this.endGlide()
    this.camera = atRest(this.camera)
    this.onRest(this.camera)
  }

  /** At once. */
  jump(camera: Camera): void {
    this.halt()
    this.camera = camera
    this.rest()
  }

  /** In its own time, if things may move. */
  glide(camera: Camera, isStill: boolean): void {
    const world = this.world()
    if (isStill || world === null) {
      this.jump(camera)
      return
    }
    this.halt()
    this.isGliding = true
    world.classList.add('gliding')
    this.camera = atRest(camera)
    this.paint()
    this.timer = setTimeout(() => this.rest(), GLIDE_MS)
  }

  /** A glide is stopped where it has come to. */
  halt(): void {
    clearTimeout(this.timer)
    const world = this.world()
    if (!this.isGliding || world === null) return
    const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(world).transform)
    this.endGlide()
    this.camera = { x: e, y: f, scale: a * this.laid.scale }
    this.paint()
  }

  private endGlide(): void {
    this.isGliding = false
    this.world()?.classList.remove('gliding')
  }

  pan(dx: number, dy: number): void {
    this.halt()
    this.follow(moved(this.camera, this.box, this.free, dx, dy))
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.halt()
    this.follow(pinched(this.camera, this.box, this.free, from, to))
  }

  /** A wheel has no end of its own. */
  wheel(at: Point, factor: number): void {
    this.halt()
    this.follow(zoomedAt(this.camera, this.box, this.free, at, factor))
    this.timer = setTimeout(() => this.rest(), WHEEL_REST_MS)
  }

  /** By a button or a key; `at` is the middle of what is seen unless told. */
  zoom(factor: number, isStill: boolean, at: Point = middleOf(this.free)): void {
    this.isMoved = true
    this.glide(zoomedAt(this.camera, this.box, this.free, at, factor), isStill)
  }
}
