/** Time, ids, secrets and, in tests, chance: everything that differs from run to run. */

import { randomBytes } from 'node:crypto'
import type { Random } from '@skerry/kernel'

export interface Sources {
  /** ms since 1970. */
  now(): number
  /** An id for tables, guests and messages: 80 bits, safe in addresses. */
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

/** Lower-case letters and digits that do not look alike. */
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
