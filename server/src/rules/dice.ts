/**
 * Dice that anyone can verify. Before anybody sits down, the table publishes the SHA-256 of its secret (the commitment).
 * People add a nonce when they sit down, the host when the game begins; for the others the secret gives one. Secret, table
 * id and nonces make the seed, so nobody can choose it alone. After the end all parts are published, and every outcome can
 * be computed again: outcome i of row v comes from the HMAC with SHA-256 of "v.i.attempt" under the seed.
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

/** The nonce of a seat that brings none, as bots do. The commitment leaves the server no choice. */
export const nonceFrom = (secret: string, table: string, seat: Seat): string =>
  sha256(['nonce', secret, table, seat].join('\n'))

/** The seed of a bot that answers for this seat at this version: made from the secret, so that a game can be repeated. */
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
    const limit = RANGE - (RANGE % n) // values above it would favour some outcomes: draw again
    for (let attempt = 0; ; attempt++) {
      const value = createHmac('sha256', seed).update(`${v}.${i}.${attempt}`).digest().readUIntBE(0, BYTES)
      if (value < limit) return value % n
    }
  }
}
