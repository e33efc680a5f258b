/** Where the server gets what no rule may make up: the time, names nobody can guess, and (in tests) chance. */

import { randomBytes } from 'node:crypto'
import type { Random } from '@skerry/kernel'

export interface Sources {
  /** ms since 1970. */
  now(): number
  /** A short name for tables, guests and messages: 80 bits, safe in addresses. */
  id(): string
  /** A secret: 160 bits, safe in addresses. */
  secret(): string
  /** Chance for row `v` of a table; null, for all or for this row: the table's own dice. */
  chance: ((table: string, v: number) => Random | null) | null
}

export const SOURCES: Sources = {
  now: Date.now,
  id: () => textOf(randomBytes(10)),
  secret: () => textOf(randomBytes(20)),
  chance: null,
}

/** Lower case letters and digits without those that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

function textOf(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += LETTERS[(held >> bits) & 31]
      held &= (1 << bits) - 1
    }
  }
  return text
}
