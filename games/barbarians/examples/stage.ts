/**
 * Reads the short notation of the examples: `FEN-S: nefriar-3`, `A: dp 12, gods GD01*`, `turn A 2`. What no line names is
 * as after setup, in the first round of era 2: resources 3, troops 2, nothing else, a marker on every region in play.
 * Cards and markers that are nowhere else are in the decks and out of the game, so that they always add up (ledger 8).
 */

import { Flaw, type Scene, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { Barbarians, Content } from '../types.ts'
import { complete } from './completing.ts'
import { fact } from './facts.ts'
import { type Laying, lay } from './laying.ts'
import { type P, read } from './reading.ts'
import { STANDS } from './stands.ts'

const ERA = 2
const isTribal = (line: string): boolean => /^[A-D]: (?:.*, )?tribe \w+/.test(line)

/** Nothing given, or only `setup`: right after setup begins. */
function place(content: Content, { seats = 4, options = {}, given }: Scene): P {
  const chosen = given.some(isTribal) ? { ...options, tribePowers: true } : options
  const p = game.setup(content, seats, chosen)
  if (given.length === 0 || (given.length === 1 && given[0] === 'setup')) return p
  const { state } = p
  state.era = ERA
  const at: Laying = {
    content,
    p,
    state,
    markers: new Map(),
    empty: new Set(),
    banners: [],
    stacked: null,
    display: null,
    removed: [],
    furthest: new Set(),
    isEraNamed: false,
  }
  const stands = given.filter((line) => STANDS.some(([form]) => form.test(line)))
  if (stands.length !== 1) throw new Flaw('given', `says ${stands.length} times where play stands`)
  for (const line of given) if (!stands.includes(line)) lay(at, line)
  complete(at)
  const [words, standing] = read(STANDS, stands[0] as string)
  const stand = standing(at, words, at.isEraNamed)
  p.stack.splice(0, p.stack.length, ...stand)
  return game.resume(content, p)
}

export const stage: Stage<Barbarians> = { place, fact }
