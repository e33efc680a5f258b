/** Proficiency tiles: three of an attribute for two towards its mastery. */

import { ATTRIBUTES, TILE_PRICE } from '../queries.ts'
import type { Attr } from '../types.ts'
import { copyOf, type Hand, has, INDEX, pay, worthOf } from './hand.ts'
import { masteryWorth, type Outlook, want } from './outlook.ts'

export interface Tile {
  readonly attr: Attr
  readonly gain: number
  readonly hand: Hand
}
/** What a tile must bring at least, so that attributes are not spent for nothing. */
const LEAST = 0.2

/** The tile that brings most; null: none is worth its price. */
export function bestTile(o: Outlook, hand: Hand): Tile | null {
  let best: Tile | null = null
  const before = worthOf(o.prices, hand)
  for (const attr of ATTRIBUTES) {
    if (o.state.profs[attr] === 0 || has(hand, INDEX[attr]) < TILE_PRICE) continue
    const after = copyOf(hand)
    pay(after, INDEX[attr], TILE_PRICE)
    after.gain += masteryWorth(o, attr, 2) + want(o, 'profs')
    const gain = worthOf(o.prices, after) - before
    if (gain > LEAST && (best === null || gain > best.gain)) best = { attr, gain, hand: after }
  }
  return best
}
