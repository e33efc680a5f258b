/**
 * Dice anyone can verify. Before anybody sits down the table tells the SHA-256 of its secret (the commitment); whoever sits
 * down adds a nonce, and whoever opened the table adds one when it begins; those who add none get what the secret gives. Secret,
 * table and nonces make the seed, so nobody can choose it alone. After the end all parts are told, and every outcome can be
 * worked out again: outcome i of row v comes from the HMAC with SHA-256 of "v.i.attempt" under the seed.
 */

import { createHash, createHmac } from 'node:crypto'
import type { Random, Seat } from '@skerry/kernel'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const commitmentOf = (secret: string): string => sha256(secret)

export interface DiceParts {
  readonly secret: string
  readonly table: string
  readonly nonces: readonly string[]
}

export const seedOf = ({ secret, table, nonces }: DiceParts): string => sha256([secret, table, ...nonces].join('\n'))

/** What a seat adds that brings nothing along, as bots do: the secret was promised before, so the server has no choice either. */
export const nonceFrom = (secret: string, table: string, seat: Seat): string =>
  sha256(['nonce', secret, table, seat].join('\n'))

/** What a bot decides by when it answers for this seat in this version: made from the secret, so that a game can be repeated. */
export const thoughtFrom = (secret: string, table: string, v: number, seat: Seat): string =>
  sha256(['thought', secret, table, v, seat].join('\n'))

/** Six bytes: enough for any list of outcomes, and exact as a number. */
const BYTES = 6
const RANGE = 2 ** (8 * BYTES)

/** The draws of one row, one after the other. */
export function diceOf(seed: string, v: number): Random {
  let draw = 0
  return (n) => {
    const i = draw++
    const limit = RANGE - (RANGE % n) // above it some outcomes would come more often: draw again
    for (let attempt = 0; ; attempt++) {
      const value = createHmac('sha256', seed).update(`${v}.${i}.${attempt}`).digest().readUIntBE(0, BYTES)
      if (value < limit) return value % n
    }
  }
}
