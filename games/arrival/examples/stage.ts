/**
 * Reads the short notation of the examples: `LAB1: D 2`, `D: fame 12, swords 2`, `turn D 2`. What no line names is as
 * after setup, in round 2: castles stand, a Sineach lies before each of them, every tribe has 2 discs and an Ait on a
 * port of its own. All that is not on the map or with a tribe is in the General Supply, so that the pieces of the box
 * always add up (ARR-INV-01…07).
 */

import { Flaw, type Scene, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { Arrival, Content } from '../types.ts'
import { complete } from './completing.ts'
import { fact } from './facts.ts'
import { BACKS, blankTable, type Laying, lay } from './laying.ts'
import { type P, read } from './reading.ts'
import { STANDS } from './stands.ts'

/** Nothing given: right after setup begins. */
function place(content: Content, { seats = 4, options = {}, given }: Scene): P {
  const p = game.setup(content, seats, options)
  if (given.length === 0) return p
  const { state } = p
  Object.assign(state, blankTable(content, seats))
  const at: Laying = {
    content,
    p,
    state,
    named: new Set(),
    tiles: { display: null, supply: null, used: null },
    restHolder: null,
    fomoriSupply: null,
    discard: null,
    sizes: null,
    tops: [...BACKS],
    checks: [],
  }
  const stands = given.filter((line) => STANDS.some(([form]) => form.test(line)))
  if (stands.length !== 1) throw new Flaw('given', `says ${stands.length} times where play stands`)
  for (const line of given) if (!stands.includes(line)) lay(at, line)
  const [words, standing] = read(STANDS, stands[0] as string)
  const stand = standing(at, words)
  complete(at, stand)
  for (const check of at.checks) {
    const instead = fact(content, p, check)
    if (instead !== null) throw new Flaw('given', `"${check}" is impossible: ${instead}`)
  }
  const under = stand.isSettled ? 'roundEnd' : 'round'
  p.stack.splice(0, p.stack.length, { rule: 'game', at: under }, ...stand.frames)
  return game.resume(content, p)
}

export const stage: Stage<Arrival> = { place, fact }
