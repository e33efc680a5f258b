/** Plain data: copy, freeze, compare, and the two faces of an event. */

import type { Event, SeatSet, Viewer } from '../src/types.ts'

/** A deep copy of plain data. Games write their own `clone` for the state; this serves the small rest. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const out: unknown[] = []
    for (let i = 0; i < value.length; i++) out.push(copy(value[i]))
    return out as T
  }
  const out: Record<string, unknown> = {}
  for (const key in value) {
    if (key === '__proto__') Object.defineProperty(out, key, { value: copy(value[key]), ...OWN })
    else out[key] = copy(value[key])
  }
  return out as T
}

const OWN = { enumerable: true, writable: true, configurable: true }

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const key in value) freeze(value[key])
  }
  return value
}

/** One text per value, whatever the order of its keys. Undefined fields count as absent. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const fields = value as Record<string, unknown>
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined)
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
    .join(',')}}`
}

/** Equal in all that they say, whatever the order of keys. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

export const includesSeat = (seats: SeatSet, viewer: Viewer): boolean =>
  seats === 'all' || viewer === 'open' || (viewer !== 'spectator' && seats.includes(viewer))

/** What a viewer is told of these events. */
export function eventsFor(events: readonly Event[], viewer: Viewer): Event[] {
  const told: Event[] = []
  for (const event of events) {
    if (event.shownTo === undefined) told.push(event)
    else if (includesSeat(event.shownTo, viewer)) told.push(withoutFaces(event))
    else if (event.others) told.push(event.others)
  }
  return told
}

/** The event as those see it who are told all of it. */
export function withoutFaces<E extends Event>(event: E): E {
  const { shownTo: _shownTo, others: _others, ...face } = event
  return face as E
}

/** An event with two faces: these seats are told the secret, too, all others no more than the open part. */
export const secretFor = <const O extends Event, const S extends object>(shownTo: SeatSet, open: O, secret: S) => ({
  ...open,
  ...secret,
  shownTo,
  others: open,
})
