/** Mouse, pen and fingers on the board: a tap touches a thing, everything longer moves the camera. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { CameraRig } from './rig.ts'

export interface BoardHands {
  /** The thing under the pointer, or so near to this point of the stage that it is meant; null: the sea. */
  thingAt(target: EventTarget | null, at: Point | null): ThingId | null
  /** Whether quick taps on it all count. */
  isLegal(thing: ThingId): boolean
  tap(thing: ThingId | null, isFewer: boolean): void
  why(thing: ThingId): void
  hover(thing: ThingId | null): void
  zoomAt(at: Point): void
}

const SLACK = 6
const LONG_PRESS_MS = 500
const DOUBLE_TAP_MS = 320
const DOUBLE_TAP_SLACK = 30

/** Listens until the answer is called. */
export function listenToHands(surface: HTMLElement, rig: CameraRig, hands: () => BoardHands): () => void {
  const session = new Hands(surface, rig, hands)
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void) =>
    surface.addEventListener(type, does, { signal: stop.signal, passive: false })
  on('pointerdown', (event) => session.down(event))
  on('pointermove', (event) => session.move(event))
  on('pointerup', (event) => session.up(event))
  on('pointercancel', (event) => session.up(event))
  on('pointerover', (event) => session.over(event))
  on('pointerleave', () => session.leave())
  on('click', (event) => session.click(event))
  on('contextmenu', (event) => session.contextMenu(event))
  on('wheel', (event) => session.wheel(event))
  return () => {
    stop.abort()
    session.end()
  }
}

class Hands {
  private readonly surface: HTMLElement
  private readonly rig: CameraRig
  private readonly hands: () => BoardHands
  private readonly pointers = new Map<number, Point>()
  private start: Point = [0, 0]
  /** The gesture has moved something or has been a long press: what follows is no tap. */
  private isSpent = false
  private isMoving = false
  private pressing: ReturnType<typeof setTimeout> | undefined
  private lastTap: { readonly at: Point; readonly time: number } | null = null
  private hovered: ThingId | null = null

  constructor(surface: HTMLElement, rig: CameraRig, hands: () => BoardHands) {
    this.surface = surface
    this.rig = rig
    this.hands = hands
  }

  private at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.surface.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.isSpent = this.isMoving = false
    if (event.button !== 0) return
    this.pointers.set(event.pointerId, this.at(event))
    clearTimeout(this.pressing)
    if (this.pointers.size === 2) this.grab(event)
    if (this.pointers.size > 1) return
    this.start = this.at(event)
    if (event.pointerType === 'mouse') return
    const thing = this.hands().thingAt(event.target, this.start)
    this.pressing = setTimeout(() => this.longPress(thing), LONG_PRESS_MS)
  }

  private longPress(thing: ThingId | null): void {
    if (this.isSpent || thing === null) return
    this.isSpent = true
    this.hands().why(thing)
  }

  private grab({ pointerId }: PointerEvent): void {
    clearTimeout(this.pressing)
    this.isSpent = this.isMoving = true
    for (const id of [...this.pointers.keys(), pointerId]) this.surface.setPointerCapture(id)
    this.surface.classList.add('grabbed')
    this.hover(null)
  }

  move(event: PointerEvent): void {
    if (event.buttons === 0) this.up(event) // it was let go outside
    const before = this.pointers.get(event.pointerId)
    if (before === undefined) return
    const now = this.at(event)
    if (!this.isMoving) {
      if (Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < SLACK) return
      this.grab(event)
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) this.rig.pan(now[0] - before[0], now[1] - before[1])
    else this.rig.pinch([before, other], [now, other])
    this.pointers.set(event.pointerId, now)
  }

  up(event: PointerEvent): void {
    clearTimeout(this.pressing)
    if (!this.pointers.delete(event.pointerId) || this.pointers.size > 0) return
    if (!this.isMoving) return
    this.isMoving = false
    this.surface.classList.remove('grabbed')
    this.rig.rest()
  }

  click(event: MouseEvent): void {
    if (this.isSpent || isOfKeyboard(event)) return
    const at = this.at(event)
    const thing = this.hands().thingAt(event.target, at)
    if (this.isDoubleTap(at, thing, event.timeStamp)) this.hands().zoomAt(at)
    else this.hands().tap(thing, event.shiftKey || event.altKey)
  }

  /** On things that may be touched two taps are two touches: one man more, and another. */
  private isDoubleTap(at: Point, thing: ThingId | null, time: number): boolean {
    const { lastTap } = this
    const isLegal = thing !== null && this.hands().isLegal(thing)
    this.lastTap = isLegal ? null : { at, time }
    if (isLegal || lastTap === null || time - lastTap.time > DOUBLE_TAP_MS) return false
    if (Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) > DOUBLE_TAP_SLACK) return false
    this.lastTap = null
    return true
  }

  contextMenu(event: MouseEvent): void {
    event.preventDefault()
    if (this.isSpent && !isOfKeyboard(event)) return // the long press has answered already
    const thing = this.hands().thingAt(event.target, this.at(event))
    if (thing === null) return
    clearTimeout(this.pressing)
    this.isSpent = true
    this.hands().why(thing)
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.isMoving) return
    this.hover(this.hands().thingAt(event.target, null))
  }

  leave(): void {
    this.hover(null)
  }

  private hover(thing: ThingId | null): void {
    if (thing === this.hovered) return
    this.hovered = thing
    this.hands().hover(thing)
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const delta = Math.max(-240, Math.min(240, event.deltaY * lines))
    this.isSpent = false
    this.rig.wheel(this.at(event), Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0018)))
  }

  end(): void {
    clearTimeout(this.pressing)
  }
}

/** It comes from a button that no pointer can reach, and that answers for itself. */
const isOfKeyboard = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-spot]') !== null
