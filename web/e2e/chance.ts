/** Chance from a seed, so that a game online that goes wrong goes wrong again. */

import { randomFrom } from '@skerry/kernel'
import { SOURCES, type Sources } from '@skerry/server'

/** Letters of the server's own names. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 16
const SECRET_LENGTH = 32

/**
 * Names and secrets of a server, and with them the dice of its tables and what its bots think: the next ones of this seed. A
 * seed that changes, as from test to test, begins anew.
 */
export function sourcesFrom(seed: () => string): Sources {
  const drawn = new Map<string, number>()
  const next = (kind: 'id' | 'secret', length: number): string => {
    const from = `${seed()} ${kind}`
    const count = (drawn.get(from) ?? 0) + 1
    drawn.set(from, count)
    const random = randomFrom(`${from} ${count}`)
    return Array.from({ length }, () => LETTERS[random(LETTERS.length)]).join('')
  }
  return { ...SOURCES, id: () => next('id', ID_LENGTH), secret: () => next('secret', SECRET_LENGTH) }
}
