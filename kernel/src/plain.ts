/** Plain data: copy, compare by hash, freeze, and the two faces of an event. */

import type { Event, SeatSet, Viewer } from './types.ts'

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

/** The two halves of a hash on their way through a text. */
class Hasher {
  private a = 0xdeadbeef
  private b = 0x41c6ce57

  text(text: string): void {
    let { a, b } = this
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      a = Math.imul(a ^ code, 2654435761)
      b = Math.imul(b ^ code, 1597334677)
    }
    this.a = a
    this.b = b
  }

  private sign(code: number): void {
    this.a = Math.imul(this.a ^ code, 2654435761)
    this.b = Math.imul(this.b ^ code, 1597334677)
  }

  /** Goes through the canonical text of a value without making it: whole positions are hashed with every row. */
  value(value: unknown): void {
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'number' && Number.isSafeInteger(value)) this.whole(value)
      else this.text(JSON.stringify(value) ?? 'null')
    } else if (Array.isArray(value)) this.list(value)
    else this.fields(value as Record<string, unknown>)
  }

  private whole(value: number): void {
    if (value >= 0 && value < 10) this.sign(ZERO + value)
    else this.text(String(value))
  }

  private list(list: readonly unknown[]): void {
    this.sign(OPEN_LIST)
    for (let i = 0; i < list.length; i++) {
      if (i > 0) this.sign(COMMA)
      const value = list[i]
      if (value !== undefined || i in list) this.value(value) // a hole is nothing, not null
    }
    this.sign(CLOSE_LIST)
  }

  private fields(fields: Record<string, unknown>): void {
    this.sign(OPEN_FIELDS)
    let isFirst = true
    for (const key of sorted(Object.keys(fields))) {
      if (fields[key] === undefined) continue
      if (!isFirst) this.sign(COMMA)
      isFirst = false
      this.text(JSON.stringify(key))
      this.sign(COLON)
      this.value(fields[key])
    }
    this.sign(CLOSE_FIELDS)
  }

  digest(): string {
    const { a: one, b: two } = this
    const a = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
    const b = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
  }
}
/** Most objects have few fields: then this is quicker than `sort`. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let k = i
    for (; k > 0 && (keys[k - 1] as string) > key; k--) keys[k] = keys[k - 1] as string
    keys[k] = key
  }
  return keys
}
const FEW = 24

const [OPEN_LIST, CLOSE_LIST, OPEN_FIELDS, CLOSE_FIELDS, COMMA, COLON, ZERO] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a, 0x30,
]

/** 64 bits as 16 hex digits: tells positions and packs apart, is no protection against forgery. Equal for equal `canonical` texts. */
export function hashOf(value: unknown): string {
  const hasher = new Hasher()
  hasher.value(value)
  return hasher.digest()
}

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

function withoutFaces(event: Event): Event {
  const { shownTo: _shownTo, others: _others, ...face } = event
  return face
}
