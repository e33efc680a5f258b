/**
 * The limit for risk44: one flat array of numbers, moves made in place, nothing allocated in the loop.
 * Written for speed alone; no rule here has a name, a reason or an event.
 */

import { ADJ, BONUS, MAX_CARDS, MAX_TURNS, N, P, REGION, REGIONS, START_ARMIES, WIN_FIELDS } from './map44.ts'

const OWN = 0
const ARM = N
const CNT = 2 * N
const CARD = CNT + P
const PH = CARD + P * 3
const CUR = PH + 1
const POOL = CUR + 1
const TURN = POOL + 1
const CONQ = TURN + 1
const TRADES = CONQ + 1
const WIN = TRADES + 1
export const SIZE = WIN + 1
const ADJ_S = new Int16Array(N + 1)
const ADJ_L = new Int16Array(ADJ.flat())
for (let i = 0; i < N; i++) ADJ_S[i + 1] = ADJ_S[i]! + ADJ[i]!.length
const REG = new Int8Array(REGION)
const BON = new Int8Array(BONUS)
const full = new Int16Array(REGIONS)
const tmp = new Int16Array(REGIONS)
for (let i = 0; i < N; i++) full[REG[i]!]!++

let seed = 1
export function setSeed(s: number) {
  seed = s | 0 || 1
}
function rnd(n: number): number {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return (seed >>> 0) % n
}

const moves = new Int32Array(2048)
// A move is kind<<16 | a<<8 | b.
// Kinds: 0 trade, 1 place one, 2 place all, 3 attack, 4 end attack, 5 fortify one, 6 fortify all, 7 skip.

export function init(s: Int16Array) {
  s.fill(0)
  s[WIN] = -1
  const o = new Int16Array(N)
  for (let i = 0; i < N; i++) o[i] = i % P
  for (let i = N - 1; i > 0; i--) {
    const j = rnd(i + 1)
    const t = o[i]!
    o[i] = o[j]!
    o[j] = t
  }
  for (let i = 0; i < N; i++) {
    s[OWN + i] = o[i]!
    s[ARM + i] = 1
    s[CNT + o[i]!]!++
  }
  for (let p = 0; p < P; p++)
    for (let k = s[CNT + p]!; k < START_ARMIES; ) {
      const i = rnd(N)
      if (s[OWN + i] === p) {
        s[ARM + i]!++
        k++
      }
    }
  begin(s)
}

function begin(s: Int16Array) {
  const p = s[CUR]!
  let pool = (s[CNT + p]! / 3) | 0
  if (pool < 3) pool = 3
  tmp.fill(0)
  for (let i = 0; i < N; i++) if (s[OWN + i] === p) tmp[REG[i]!]!++
  for (let r = 0; r < REGIONS; r++) if (tmp[r] === full[r]) pool += BON[r]!
  s[POOL] = pool
  s[PH] = 0
  s[CONQ] = 0
}

function next(s: Int16Array) {
  if (s[CONQ]) {
    const b = CARD + s[CUR]! * 3
    if (s[b]! + s[b + 1]! + s[b + 2]! < MAX_CARDS) s[b + rnd(3)]!++
  }
  if (++s[TURN]! >= MAX_TURNS) {
    let w = 0
    for (let p = 1; p < P; p++) if (s[CNT + p]! > s[CNT + w]!) w = p
    s[WIN] = w
    return
  }
  do {
    s[CUR] = (s[CUR]! + 1) % P
  } while (s[CNT + s[CUR]!] === 0)
  begin(s)
}

function legal(s: Int16Array): number {
  const p = s[CUR]!
  let n = 0
  if (s[PH] === 0) {
    const b = CARD + p * 3
    if (s[b]! > 2 || s[b + 1]! > 2 || s[b + 2]! > 2 || (s[b] && s[b + 1] && s[b + 2])) moves[n++] = 0
    const many = s[POOL]! > 1
    for (let i = 0; i < N; i++)
      if (s[OWN + i] === p) {
        moves[n++] = (1 << 16) | (i << 8)
        if (many) moves[n++] = (2 << 16) | (i << 8)
      }
  } else if (s[PH] === 1) {
    for (let i = 0; i < N; i++)
      if (s[OWN + i] === p && s[ARM + i]! > 1)
        for (let k = ADJ_S[i]!; k < ADJ_S[i + 1]!; k++) {
          const j = ADJ_L[k]!
          if (s[OWN + j] !== p) moves[n++] = (3 << 16) | (i << 8) | j
        }
    moves[n++] = 4 << 16
  } else {
    for (let i = 0; i < N; i++)
      if (s[OWN + i] === p && s[ARM + i]! > 1)
        for (let k = ADJ_S[i]!; k < ADJ_S[i + 1]!; k++) {
          const j = ADJ_L[k]!
          if (s[OWN + j] === p) {
            moves[n++] = (5 << 16) | (i << 8) | j
            if (s[ARM + i]! > 2) moves[n++] = (6 << 16) | (i << 8) | j
          }
        }
    moves[n++] = 7 << 16
  }
  return n
}

function attack(s: Int16Array, p: number, a: number, b: number) {
  const na = Math.min(3, s[ARM + a]! - 1)
  const nd = Math.min(2, s[ARM + b]!)
  let a1 = 0
  let a2 = 0
  let d1 = 0
  let d2 = 0
  for (let i = 0; i < na; i++) {
    const v = 1 + rnd(6)
    if (v > a1) {
      a2 = a1
      a1 = v
    } else if (v > a2) a2 = v
  }
  for (let i = 0; i < nd; i++) {
    const v = 1 + rnd(6)
    if (v > d1) {
      d2 = d1
      d1 = v
    } else if (v > d2) d2 = v
  }
  if (a1 > d1) s[ARM + b]!--
  else s[ARM + a]!--
  if (na > 1 && nd > 1) {
    if (a2 > d2) s[ARM + b]!--
    else s[ARM + a]!--
  }
  if (s[ARM + b]! <= 0) {
    const q = s[OWN + b]!
    s[OWN + b] = p
    s[CNT + q]!--
    s[CNT + p]!++
    s[CONQ] = 1
    const mv = Math.min(na, s[ARM + a]! - 1)
    s[ARM + a]! -= mv
    s[ARM + b] = mv
    if (s[CNT + q] === 0)
      for (let k = 0; k < 3; k++) {
        s[CARD + p * 3 + k]! += s[CARD + q * 3 + k]!
        s[CARD + q * 3 + k] = 0
      }
    if (s[CNT + p]! >= WIN_FIELDS) s[WIN] = p
  }
}

function apply(s: Int16Array, m: number) {
  const kind = m >> 16
  const a = (m >> 8) & 255
  const b = m & 255
  const p = s[CUR]!
  switch (kind) {
    case 0: {
      const c = CARD + p * 3
      if (s[c] && s[c + 1] && s[c + 2]) {
        s[c]!--
        s[c + 1]!--
        s[c + 2]!--
      } else s[c + (s[c]! > 2 ? 0 : s[c + 1]! > 2 ? 1 : 2)]! -= 3
      s[POOL]! += 4 + 2 * Math.min(8, s[TRADES]!++)
      break
    }
    case 1:
      s[ARM + a]!++
      if (--s[POOL]! === 0) s[PH] = 1
      break
    case 2:
      s[ARM + a]! += s[POOL]!
      s[POOL] = 0
      s[PH] = 1
      break
    case 3:
      attack(s, p, a, b)
      break
    case 4:
      s[PH] = 2
      break
    case 5:
      s[ARM + a]!--
      s[ARM + b]!++
      next(s)
      break
    case 6:
      s[ARM + b]! += s[ARM + a]! - 1
      s[ARM + a] = 1
      next(s)
      break
    case 7:
      next(s)
      break
  }
}

/** Plays on to the end; returns the number of moves. */
export function playout(s: Int16Array): number {
  let n = 0
  while (s[WIN]! < 0) {
    apply(s, moves[rnd(legal(s))]!)
    n++
  }
  return n
}
export const winner = (s: Int16Array): number => s[WIN]!
