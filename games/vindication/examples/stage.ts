/**
 * Reads the short notation of the examples: `A: inf 5, companions RED01+2`, `H05: MONASTERY`, `turn A`. What no line
 * names is as in the third round of a quiet game: honor 20, two cubes on Conviction and eight on Influence, no cards,
 * the whole island laid out. Cubes, cards and tiles that are nowhere else are on Potential, in the decks and in the bag,
 * so that they always add up (ledger 8).
 */

import { Flaw, type Scene, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { Content, Vindication } from '../types.ts'
import { fact } from './facts.ts'
import { type Laying, lay } from './laying.ts'
import { type P, read } from './reading.ts'
import { beginInPlay, isSetup, STANDS } from './stands.ts'

/** Nothing given, or only `setup`: right after setup begins. */
function place(content: Content, { seats = 4, options = {}, given }: Scene): P {
  const p = game.setup(content, seats, options)
  if (given.length === 0 || (given.length === 1 && given[0] === 'setup')) return p
  const stands = given.filter((line) => STANDS.some(([form]) => form.test(line)))
  if (stands.length !== 1) throw new Flaw('given', `says ${stands.length} times where play stands`)
  const stand = stands[0] as string
  const at = layingOf(content, p)
  if (!isSetup(stand)) beginInPlay(at)
  for (const line of given) if (line !== stand) lay(at, line)
  const [words, standing] = read(STANDS, stand)
  p.stack.splice(0, p.stack.length, ...standing(at, words))
  return game.resume(content, p)
}

const layingOf = (content: Content, p: P): Laying => ({
  content,
  p,
  state: p.state,
  tiles: new Map(),
  open: new Set(),
  bag: null,
  regions: [],
  cubes: new Map(),
  openPiles: new Map(),
  tops: new Map(),
  decks: new Map(),
  removed: [],
  triggers: null,
  coins: null,
  supply: new Map(),
  done: new Map(),
})

export const stage: Stage<Vindication> = { place, fact }
