/** Whether two people on two servers have heard the same, byte for byte. */

import type { Heard } from './world.ts'

/** The first byte that is not the same. */
export interface Parted {
  /** Who heard it, and after which step. */
  readonly who: string
  readonly after: string
  readonly byte: number
  /** What stands around it. */
  readonly first: string
  readonly second: string
}

/** Null: they have heard the same. */
export function whereTheyPart(first: readonly Heard[], second: readonly Heard[]): Parted | null {
  const [a, b] = [answersIn(first), answersIn(second)]
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const parted = partedAt([a[i] ?? NOTHING], [b[i] ?? NOTHING])
    if (parted !== null) return parted
  }
  for (const who of new Set(first.map((heard) => heard.who))) {
    const parted = partedAt(streamTo(first, who), streamTo(second, who))
    if (parted !== null) return parted
  }
  return null
}

const NOTHING: Heard = { who: 'stranger', after: 'nothing', isLive: false, frames: 0, bytes: Buffer.alloc(0) }

/** Answers come one by one, to one request each. */
const answersIn = (heard: readonly Heard[]): Heard[] => heard.filter(({ isLive }) => !isLive)
/** Frames come in order, but whether one comes a moment earlier is up to the network. */
const streamTo = (heard: readonly Heard[], who: Heard['who']): Heard[] =>
  heard.filter((one) => one.isLive && one.who === who)

function partedAt(first: readonly Heard[], second: readonly Heard[]): Parted | null {
  const [a, b] = [bytesOf(first), bytesOf(second)]
  if (a.equals(b)) return null
  const byte = firstDifference(a, b)
  const { who, after } = heardWith(first, byte) ?? first.at(-1) ?? NOTHING
  return { who: String(who), after, byte, first: around(a, byte), second: around(b, byte) }
}

const bytesOf = (heard: readonly Heard[]): Buffer => Buffer.concat(heard.map(({ bytes }) => bytes))

/** That which this byte belongs to. */
function heardWith(heard: readonly Heard[], byte: number): Heard | undefined {
  let end = 0
  return heard.find(({ bytes }) => {
    end += bytes.length
    return byte < end
  })
}

const END_OF_HEAD = '\r\n\r\n'

/** In the bodies, if these differ: that their lengths do as well says less. */
function firstDifference(a: Buffer, b: Buffer): number {
  const [inA, inB] = [a.indexOf(END_OF_HEAD), b.indexOf(END_OF_HEAD)]
  const [bodyA, bodyB] = [a.subarray(inA), b.subarray(inB)]
  return inA < 0 || inB < 0 || bodyA.equals(bodyB) ? plainDifference(a, b) : inA + plainDifference(bodyA, bodyB)
}

function plainDifference(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length)
  for (let i = 0; i < most; i++) if (a[i] !== b[i]) return i
  return most
}

const BEFORE = 120
const AFTER = 180

/** What stands there, in one line. */
function around(bytes: Buffer, at: number): string {
  const text = bytes.subarray(Math.max(0, at - BEFORE), at + AFTER).toString()
  return text.replaceAll(/[\p{Cc}\ufffd]+/gu, ' ')
}
