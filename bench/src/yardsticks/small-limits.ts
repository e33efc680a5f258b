/** The limits for tic-tac-toe and connect four: bit masks with tables, and a bordered board. */

let seed = 12345
export function setSeed(s: number) {
  seed = s | 0 || 1
}
function rnd(n: number): number {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return (seed >>> 0) % n
}

/** Who won the game played last: 0 or 1, or −1 for nobody. */
export const last = { winner: -1 }

const WIN3 = new Uint8Array(512)
for (let m = 0; m < 512; m++) for (const w of [7, 56, 448, 73, 146, 292, 273, 84]) if ((m & w) === w) WIN3[m] = 1
const POP = new Uint8Array(512)
const NTH = new Uint8Array(512 * 9)
for (let m = 0; m < 512; m++) for (let i = 0; i < 9; i++) if (m & (1 << i)) NTH[m * 9 + POP[m]!++] = i

/** A whole game of tic-tac-toe; returns the number of moves. */
export function ticTacToePlayout(): number {
  let me = 0
  let op = 0
  let free = 511
  let n = 0
  for (;;) {
    const sq = NTH[free * 9 + rnd(POP[free]!)]!
    const bit = 1 << sq
    me |= bit
    free &= ~bit
    n++
    if (WIN3[me] || free === 0) {
      last.winner = WIN3[me] ? (n - 1) & 1 : -1
      return n
    }
    const t = me
    me = op
    op = t
  }
}

const W = 9 // 7 columns and a border
const board = new Int8Array(W * 8 + 1)
const heights = new Int8Array(7)
const list = new Int8Array(7)

function line(b: Int8Array, pos: number, d: number, p: number): boolean {
  let c = 1
  for (let q = pos + d; b[q] === p; q += d) c++
  for (let q = pos - d; b[q] === p; q -= d) c++
  return c >= 4
}

/** A whole game of connect four; returns the number of moves. */
export function connectFourPlayout(): number {
  const b = board
  const h = heights
  b.fill(0)
  h.fill(0)
  let p = 1
  let n = 0
  for (;;) {
    let k = 0
    for (let c = 0; c < 7; c++) if (h[c]! < 6) list[k++] = c
    if (k === 0) {
      last.winner = -1
      return n
    }
    const c = list[rnd(k)]!
    const pos = (h[c]!++ + 1) * W + c + 1
    b[pos] = p
    n++
    if (line(b, pos, 1, p) || line(b, pos, W, p) || line(b, pos, W + 1, p) || line(b, pos, W - 1, p)) {
      last.winner = (n - 1) & 1
      return n
    }
    p = -p
  }
}
