/** Carries out effects on a sketch, as well as a novice can. */

import { cardOf, displayed, LIMITS } from '../queries.ts'
import type { BarEffect, CardId, Cost, Kind } from '../types.ts'
import { bestCampaign, bestTroop, fight, isOpen } from './campaigns.ts'
import { leastHeld, newWorth, payFor } from './cards.ts'
import type { Outlook } from './outlook.ts'
import {
  addHero,
  addHonour,
  addKnowledge,
  addResource,
  addTroop,
  bestResource,
  copyOf,
  economyOf,
  leastResource,
  mostTroop,
  plainWorth,
  type Sketch,
} from './sketch.ts'
import { WEIGHTS } from './weights.ts'

const RESOURCE_INDEX = { food: 0, wood: 1, iron: 2, stone: 3, gold: 4 } as const
const TROOP_INDEX = { archer: 0, berserker: 1, raider: 2 } as const

/** BAR-RULING-22 What cannot be paid for is left out. */
export function carryOut(o: Outlook, s: Sketch, effects: readonly BarEffect[], isSpace: boolean): void {
  for (const effect of effects) carryOutOne(o, s, effect, isSpace)
}

function carryOutOne(o: Outlook, s: Sketch, effect: BarEffect, isSpace: boolean): void {
  switch (effect.do) {
    case 'resource': {
      const i = RESOURCE_INDEX[effect.resource]
      addResource(s, i, effect.n + (isSpace ? economyOf(s, i) : 0))
      return
    }
    case 'any':
      for (let n = 0; n < effect.n; n++) addResource(s, bestResource(o, s), 1)
      return
    case 'troops':
      for (let n = 0; n < effect.n; n++) addTroop(s, bestTroop(o, s), 1)
      return
    case 'dp':
      s.gain += effect.n
      return
    case 'know':
      addKnowledge(o, s, effect.category, effect.n)
      return
    case 'honour':
      addHonour(o, s, effect.n)
      return
    case 'take':
      takeBest(o, s, effect.kinds)
      return
    case 'draw':
      s.gain += drawWorth(o, s, effect.kinds)
      return
    case 'hero':
      addHero(s)
      return
    case 'twice':
      s.hasTwice = true
      return
    case 'campaign': {
      const plan = bestCampaign(o, s, effect.times)
      if (plan !== null) fight(o, s, plan)
      return
    }
    case 'rotate':
      return
    case 'banner':
      claimBest(o, s)
      return
    case 'either': {
      const sides = effect.sides.map((side) => {
        const done = copyOf(s)
        carryOut(o, done, side, isSpace)
        return done
      })
      const best = sides.reduce((a, b) => (plainWorth(o, b) > plainWorth(o, a) ? b : a))
      Object.assign(s, best)
      return
    }
    case 'trade': {
      if (payAll(o, s, effect.costs)) carryOut(o, s, effect.gains, isSpace)
      return
    }
  }
}

/** BAR-GEN-03 The whole cost, or nothing. */
function payAll(o: Outlook, s: Sketch, costs: readonly Cost[]): boolean {
  if (!canPayAll(s, costs)) return false
  for (const cost of costs) payOne(o, s, cost)
  return true
}
function canPayAll({ resources, troops, gods }: Sketch, costs: readonly Cost[]): boolean {
  let [anyResources, anyTroops] = [0, 0]
  for (const cost of costs) {
    if (cost.pay === 'any') anyResources += cost.n
    else if (cost.pay === 'troops') anyTroops += cost.n
    else if (cost.pay === 'resource') {
      if ((resources[RESOURCE_INDEX[cost.resource]] as number) < cost.n) return false
      anyResources += cost.n
    } else if (cost.pay === 'troop') {
      if ((troops[TROOP_INDEX[cost.troop]] as number) < cost.n) return false
      anyTroops += cost.n
    } else if (cost.pay === 'card' && gods === 0) return false
  }
  return (anyResources === 0 || sumOf(resources) >= anyResources) && (anyTroops === 0 || sumOf(troops) >= anyTroops)
}
const sumOf = (numbers: readonly number[]): number => {
  let all = 0
  for (const n of numbers) all += n
  return all
}
function payOne(o: Outlook, s: Sketch, cost: Cost): void {
  switch (cost.pay) {
    case 'resource':
      lose(s.resources, RESOURCE_INDEX[cost.resource], cost.n)
      return
    case 'any':
      for (let n = 0; n < cost.n; n++) lose(s.resources, leastResource(o, s), 1)
      return
    case 'troop':
      lose(s.troops, TROOP_INDEX[cost.troop], cost.n)
      return
    case 'troops':
      for (let n = 0; n < cost.n; n++) lose(s.troops, mostTroop(s), 1)
      return
    case 'card':
      s.gain -= leastHeld(o, s, cost.kind).worth
      return
    case 'dp':
      s.gain -= cost.n
  }
}
const lose = (goods: number[], at: number, n: number): void => {
  goods[at] = (goods[at] as number) - n
}

/** The card of the display that is worth most beyond its price, if any is. */
export function bestDisplayed(o: Outlook, s: Sketch, kinds: readonly Kind[]): { card: CardId; done: Sketch } | null {
  let best: { card: CardId; done: Sketch } | null = null
  let most = plainWorth(o, s) + 0.01
  for (const card of displayed(o, kinds)) {
    if (s.taken.includes(card)) continue
    const done = copyOf(s)
    if (!payFor(o, done, cardOf(o.content, card))) continue
    receive(o, done, card)
    const worth = plainWorth(o, done)
    if (worth > most) {
      most = worth
      best = { card, done }
    }
  }
  return best
}
function receive(o: Outlook, s: Sketch, id: CardId): void {
  s.gain += newWorth(o, s, id)
  s.taken = [...s.taken, id]
  const card = cardOf(o.content, id)
  if (card.kind === 'god') s.gods += 1
  else if (card.kind === 'building') s.buildings += 1
  else {
    s.warlords += 1
    addHonour(o, s, card.crowns)
    const at = card.troop === 'any' ? 3 : TROOP_INDEX[card.troop]
    s.calls[at] = (s.calls[at] as number) + 1
  }
}
function takeBest(o: Outlook, s: Sketch, kinds: readonly Kind[]): void {
  const best = bestDisplayed(o, s, kinds)
  if (best !== null) Object.assign(s, best.done)
}

/** The unknown top card of a deck; towards the end of the game less remains of it. */
export function drawWorth(o: Outlook, s: Sketch, kinds: readonly Kind[]): number {
  return Math.max(...kinds.map((kind) => deckWorth(o, s, kind)))
}
export function deckWorth(o: Outlook, s: Sketch, kind: Kind): number {
  const isFull = (kind === 'god' ? s.gods : kind === 'warlord' ? s.warlords : s.buildings) >= LIMITS[kind]
  const now = kind === 'god' ? 1.9 : kind === 'warlord' ? 1.6 + 1.8 * o.honour : 0
  const later = Math.max(0, WEIGHTS[kind] - now) * (kind === 'building' ? 1 : 0.4 + 0.15 * o.erasLeft)
  return now + (isFull ? 0.25 : 1) * later
}

/** BAR-DEMON-05 A banner without battles. */
export function claimBest(o: Outlook, s: Sketch): void {
  let best = -1
  o.targets.forEach((target, i) => {
    if (isOpen(s, target, i) && target.prize > (o.targets[best]?.prize ?? 0)) best = i
  })
  if (best < 0) return
  s.gain += o.targets[best]?.prize as number
  s.conquered |= 1 << best
}

/** How a sketch is judged. */
export type Judge = (s: Sketch) => number

/** What these effects lead to. */
export function after(o: Outlook, s: Sketch, effects: readonly BarEffect[], judge: Judge, isSpace = false): number {
  const done = copyOf(s)
  carryOut(o, done, effects, isSpace)
  return judge(done)
}
