/** A novice's turn: every legal choice weighed, the best first. */

import { type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { STRENGTH } from '../queries.ts'
import type { Build, Exchange, PlaceShield, Repel, Spread, Threat, UseTile, UseTrophy } from '../types.ts'
import { buildGain, isBesideCastle, own, priceOf, repelGain, shieldGain, spreadGain } from './actions.ts'
import { priceAt, siteIn, tribeIn } from './ground.ts'
import type { Outlook } from './outlook.ts'
import { exchangeGain, tileGain } from './tiles.ts'

/** Prices that hold for the whole question. */
interface Prices {
  readonly disc: number
  readonly sword: number
  readonly shield: number
  /** What one Fomori more is worth: as much as the best place that takes one. */
  readonly fomori: number
  /** Swords that are better saved for a castle. */
  readonly castleSwords: number
}

function fomoriWorth(o: Outlook, list: readonly Choice[]): number {
  const { ground: g } = o
  let best: number | null = null
  for (const choice of list) {
    if (choice.do !== 'spread') continue
    const at = g.content.location[(choice as Spread).location]?.index as number
    if (priceAt(g, at, siteIn(g, at).level) > 1) continue
    const gain = spreadGain(o, choice as Spread)
    if (best === null || gain > best) best = gain
  }
  return best ?? 0
}

const pricesOf = (o: Outlook, list: readonly Choice[]): Prices => ({
  disc: priceOf(o, 'discs'),
  sword: priceOf(o, 'swords'),
  shield: priceOf(o, 'shields'),
  fomori: tribeIn(o.ground, o.seat).fomori > 0 ? fomoriWorth(o, list) : 0,
  castleSwords: isBesideCastle(o.ground, o.seat) ? STRENGTH.castle : 0,
})

/** Swords for a castle that is within reach are not spent on anything less, if that leaves too few of them. */
function swordPrice(o: Outlook, prices: Prices, threat: Threat): number {
  const { swords } = tribeIn(o.ground, o.seat)
  const spent = STRENGTH[threat]
  if (threat === 'castle') return 0
  const plain = prices.sword * spent
  const isSaved = prices.castleSwords > 0 && swords >= STRENGTH.castle && swords - spent < STRENGTH.castle
  return isSaved ? Math.max(plain, own(o, 8)) : plain
}

function gainOf(o: Outlook, choice: Choice, prices: Prices): number {
  const { ground: g } = o
  switch (choice.do) {
    case 'build':
      return buildGain(o, choice as Build) - prices.disc
    case 'shield':
      return shieldGain(o, choice as PlaceShield) - prices.shield
    case 'repel': {
      const { location } = choice as Repel
      const threat = siteIn(g, g.content.location[location]?.index as number).holder as Threat
      return repelGain(o, choice as Repel) - swordPrice(o, prices, threat)
    }
    case 'spread': {
      const at = g.content.location[(choice as Spread).location]?.index as number
      const cost = priceAt(g, at, siteIn(g, at).level)
      return spreadGain(o, choice as Spread) - (cost - 1) * prices.fomori
    }
    case 'use':
      return tileGain(o, (choice as UseTile).tile)
    case 'ruse':
    case 'migration':
      return exchangeGain(o, choice as Exchange)
    case 'trophy':
      return trophyGain(o, (choice as UseTrophy).fomori, prices)
    default:
      return 0 // pass, endTurn: nothing more is gained
  }
}

/** ARR-TROPHY-01 Fomori that would only do harm go back; the trophy is worth keeping for a heavier load. */
function trophyGain(o: Outlook, fomori: number, prices: Prices): number {
  if (prices.fomori >= 0) return -1
  const spare = o.ground.roundsLeft > 0 ? own(o, 0.5) : 0
  return -prices.fomori * fomori - spare
}

const isIdle = (choice: Choice): boolean => choice.do === 'pass' || choice.do === 'endTurn'

/** All choices of a turn, the best first. Where nothing is gained, passing or ending comes first if it is allowed. */
export function weigh(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const prices = pricesOf(o, list)
  const weighed = list.map((choice) => ({ choice, gain: gainOf(o, choice, prices) }))
  return weighed.sort((a, b) => b.gain - a.gain || Number(isIdle(b.choice)) - Number(isIdle(a.choice)))
}

/** ARR-TILE-MASTER-04 Discs rescued by the master-builder: built wherever that is better than giving them back. */
export function rebuild(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  return rankChoices(list, (choice) => (choice.do === 'build' ? buildGain(o, choice as Build) : 0))
}
