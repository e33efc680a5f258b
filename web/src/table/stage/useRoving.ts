/** One stop of the tab key for many things; arrows go on from there. */

import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { cycled, type Direction, nearestThing, nextThing, type Places, tabbable } from './directions.ts'

/** `pick` a thing is touched · `more`, `fewer` of an allotment · `why` what can be done with it, or why nothing */
export type How = 'pick' | 'more' | 'fewer' | 'why'
export type OnTouch = (thing: ThingId, how: How) => void

export interface Roving {
  readonly ids: readonly ThingId[]
  readonly light: Light
  /** Where the things are now. */
  readonly places: () => Places
  readonly onTouch: OnTouch
  readonly onFocusThing: (thing: ThingId | null) => void
  /** Differs from question to question: with it the tab key's stop goes back to what may be touched. */
  readonly question: string
  /** Whether plus and minus mean pieces. */
  readonly isAllotment: boolean
  readonly onZoom?: (how: 'in' | 'out' | 'whole') => void
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

export function useRoving(roving: Roving) {
  const { ids, light, places, onTouch, onFocusThing, question } = roving
  const group = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<ThingId | null>(null)
  const [last, setLast] = useState({ question, thing: null as ThingId | null })
  const stop = tabbable(ids, light.legal, held ?? (last.question === question ? last.thing : null))

  const focus = (id: ThingId | null) => {
    if (id !== null) spotOf(group.current, id)?.focus({ preventScroll: true })
  }
  const before = useRef<Places>({})
  useLayoutEffect(() => {
    if (held === null) return
    if (!ids.includes(held)) focus(nearestThing(places(), ids, before.current[held] ?? [0, 0]) ?? stop)
    before.current = places()
  })

  return {
    group,
    focus: (id?: ThingId) => focus(id ?? stop),
    /** A thing was touched by other means: the keyboard goes on from there. */
    remember: (thing: ThingId) => setLast({ question, thing }),
    groupProps: {
      onKeyDown: (event: KeyboardEvent) => keyPressed(event, roving, held, focus),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (group.current?.contains(relatedTarget)) return
        setHeld(null)
        onFocusThing(null)
      },
    },
    propsOf: (id: ThingId) => ({
      'data-spot': id,
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => {
        setHeld(id)
        setLast({ question, thing: id })
        onFocusThing(id)
      },
      onClick: (event: MouseEvent) => onTouch(id, event.shiftKey || event.altKey ? 'fewer' : 'pick'),
    }),
  }
}

export const spotOf = (group: HTMLElement | null, id: ThingId): HTMLElement | null =>
  group?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(id)}"]`) ?? null

function keyPressed(
  event: KeyboardEvent,
  roving: Roving,
  at: ThingId | null,
  focus: (id: ThingId | null) => void,
): void {
  if (at === null || event.ctrlKey || event.metaKey || event.altKey) return
  const { ids, light, places, onTouch } = roving
  const arrow = ARROWS[event.key]
  const way = event.shiftKey ? -1 : 1
  const lit = ids.some((id) => light.legal.has(id)) ? light.legal : new Set(ids)
  if (arrow !== undefined) focus(nextThing(places(), ids, at, arrow))
  else if (event.key === 'Home') focus(cycled(ids, lit, null, 1))
  else if (event.key === 'End') focus(cycled(ids, lit, null, -1))
  else if (event.key === 'n' || event.key === 'N') focus(cycled(ids, light.legal, at, way))
  else if (event.key === 'Backspace' || event.key === 'Delete') onTouch(at, 'fewer')
  else if (event.key === '?') onTouch(at, 'why')
  else if (!changesNumber(event.key, roving, at)) return
  event.preventDefault()
}

/** Plus and minus: pieces of an allotment where it has a place, the board's size elsewhere. */
function changesNumber(key: string, { light, isAllotment, onTouch, onZoom }: Roving, at: ThingId): boolean {
  const how = key === '+' || key === '=' ? 'in' : key === '-' || key === '−' ? 'out' : key === '0' ? 'whole' : null
  if (how === null) return false
  const isPieces = isAllotment && how !== 'whole' && (light.legal.has(at) || light.picked.has(at))
  if (isPieces) onTouch(at, how === 'in' ? 'more' : 'fewer')
  else onZoom?.(how)
  return true
}
