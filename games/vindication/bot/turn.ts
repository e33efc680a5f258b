/** A novice's turn: what to do next. */

import { onlyChoice, type RankedChoice } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { ATTRIBUTES, controlCost, controllerOf, HEROIC, regionAt, triangleOf } from '../queries.ts'
import type { Attr, BuyTile, ControlHex, HexId, Region, RegionOption, Triangle, TriangleId, UseCard } from '../types.ts'
import { those } from './choices.ts'
import { copyOf, handOf, has, INDEX, make, makeable, worthOf } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { type Plan, planOf, plansOf, wayOf } from './plan.ts'
import { bestTile } from './tiles.ts'
import { gainOfUse, idleSlot, type Moment, spentSlot } from './uses.ts'
import { bestVisit, costWith, takeControl } from './visits.ts'
import { WEIGHTS } from './weights.ts'

const offers = (list: readonly Choice[], verb: string): boolean => list.some(({ do: other }) => other === verb)

// —— bonus actions ——

/** Those that are good at any moment. */
function bonus(o: Outlook, list: readonly Choice[]): Choice | null {
  if (offers(list, 'vindicate')) return { do: 'vindicate' }
  const hand = handOf(o.t, o.seat)
  for (const choice of those<ControlHex>(list, 'control')) {
    const region = regionAt(o.t, choice.hex) as Region
    if (takeControl(o, hand, choice.hex, region) > 0) return choice
  }
  const idle = idleSlot(o)
  if (idle !== undefined && offers(list, 'recall')) return { do: 'recall', from: idle.card } as Choice
  return null
}

function ability(m: Moment, list: readonly Choice[]): Choice | null {
  let [best, most]: [Choice | null, number] = [null, WEIGHTS.threshold]
  for (const choice of those<UseCard>(list, 'use')) {
    const gain = gainOfUse(m, choice)
    if (gain > most) [best, most] = [choice, gain]
  }
  return best
}

/** A tile, if the turn is not worse for it. */
function tile({ o, hand, plan }: Moment, list: readonly Choice[]): Choice | null {
  if (!offers(list, 'buyTile')) return null
  const best = bestTile(o, hand)
  if (best === null) return null
  const choice = those<BuyTile>(list, 'buyTile').find(({ attr }) => attr === best.attr)
  return choice !== undefined && planOf(o, { hand: best.hand }).worth > plan.worth ? choice : null
}

/** What is still worth doing when nothing else is: conversions that please a quest or free Influence. */
function conversion(o: Outlook): Choice | null {
  const hand = handOf(o.t, o.seat)
  let [best, most]: [Choice | null, number] = [null, worthOf(o.prices, hand) + 0.3]
  for (const to of HEROIC) {
    if (makeable(hand, INDEX[to]) === 0) continue
    const h = copyOf(hand)
    make(h, INDEX[to], 1)
    const worth = worthOf(o.prices, h)
    if (worth > most) [best, most] = [{ do: 'convert', to } as Choice, worth]
  }
  return best
}

// —— main actions ——

/** The next conversion that the payment needs; null: it can be paid. */
function missing(o: Outlook, region: Region, option: RegionOption): Choice | null {
  const hand = handOf(o.t, o.seat)
  const cost = costWith(region, option, o.discounts)
  for (const attr of ATTRIBUTES)
    if (has(hand, INDEX[attr]) < (cost[attr] ?? 0) && makeable(hand, INDEX[attr]) > 0)
      return { do: 'convert', to: attr as Attr } as Choice
  return null
}

function visiting(o: Outlook, hex: HexId): Choice | null {
  const region = regionAt(o.t, hex)
  if (region === null) return null
  const visit = bestVisit(o, handOf(o.t, o.seat), region, o.discounts)
  if (visit === null) return null
  const conversion = missing(o, region, region.options[visit.option] as RegionOption)
  if (conversion !== null) return conversion
  const controller = controllerOf(o.state, hex)
  const isForeign = controller !== null && controller !== o.seat
  // VIN-BONUS-CONTROL-09 Control first, and the visit pays nobody.
  const isFirst =
    isForeign && o.player.zones.conv >= controlCost(o.t, o.seat, hex) && takeControl(o, visit.hand, hex, region) > 0
  return { do: isFirst ? 'controlFirst' : 'visit', hex } as Choice
}

/** The next step towards the end of the Move, past what is still to be discovered if there are steps to spare. */
export function stepping(o: Outlook, end: TriangleId): Choice | null {
  const { content, state } = o
  const { at, steps } = wayOf(o)
  if (at === end) return null
  const goal = triangleOf(content, end).index
  let [best, most]: [Triangle | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const id of triangleOf(content, at).neighbours) {
    const next = triangleOf(content, id)
    const left = (content.distances[next.index] as readonly number[])[goal] as number
    if (left > steps - 1) continue
    const open = next.hexes.filter((hex) => state.tiles[hex] === undefined).length
    const worth = open - left * 0.9
    if (worth > most) [best, most] = [next, worth]
  }
  return best?.step ?? null
}

/** The first thing that a plan does. */
function begin(o: Outlook, plan: Plan, list: readonly Choice[]): Choice | null {
  const { act, visit, isVisitFirst, isRest, end } = plan
  if (act.who !== null) return { do: 'activate', who: act.who } as Choice
  const at = o.player.at as TriangleId
  const isHere = visit !== null && triangleOf(o.content, at).hexes.includes(visit)
  if (visit !== null && isHere && (isVisitFirst || o.turn?.move !== 'open')) {
    const choice = visiting(o, visit)
    if (choice !== null) return choice
  }
  if (isRest && offers(list, 'rest')) return { do: 'rest' }
  return o.turn?.move === 'open' && end !== null ? stepping(o, end) : null
}

/** Hemmed in, or done. */
function otherwise(list: readonly Choice[]): Choice {
  for (const verb of ['step', 'hasten', 'waive'] as const) {
    const choice = list.find(({ do: other }) => other === verb)
    if (choice !== undefined) return choice
  }
  return { do: 'endTurn' }
}

const isLegal = (list: readonly Choice[], choice: Choice): boolean =>
  list.some((other) => {
    for (const key in choice) if (choice[key as 'do'] !== other[key as 'do']) return false
    return true
  })

export function acting(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const first = bonus(o, list)
  if (first !== null) return onlyChoice(first)
  const hand = handOf(o.t, o.seat)
  const moment: Moment = { o, hand, plan: planOf(o) }
  const next = ability(moment, list) ?? tile(moment, list) ?? begin(o, moment.plan, list)
  if (next !== null && isLegal(list, next)) return onlyChoice(next)
  return onlyChoice(last(o, list))
}
/** Nothing is left to do but to end the turn. */
function last(o: Outlook, list: readonly Choice[]): Choice {
  if (o.turn?.move !== 'open') {
    const spent = spentSlot(o)
    if (spent !== undefined) return { do: 'recall', from: spent.card } as Choice
    const choice = conversion(o)
    if (choice !== null && isLegal(list, choice)) return choice
  }
  return otherwise(list)
}

/** Search looks at what the best plans begin with. */
export function beginnings(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const [novice] = acting(o, list)
  const found = new Map<string, RankedChoice>()
  if (novice !== undefined) found.set(JSON.stringify(novice.choice), novice)
  if (o.turn === undefined || ['use', 'buyTile', 'vindicate', 'recall', 'control'].includes(novice?.choice.do ?? ''))
    return [...found.values()]
  const plans = plansOf(o)
  const most = plans[0]?.worth ?? 0
  for (const plan of plans) {
    const choice = begin(o, plan, list)
    if (choice === null || !isLegal(list, choice)) continue
    const key = JSON.stringify(choice)
    if (!found.has(key)) found.set(key, { choice, gain: plan.worth - most })
  }
  return [...found.values()]
}

// —— within a Move and a visit ——

export function walking(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const first = bonus(o, list)
  if (first !== null) return onlyChoice(first)
  const hand = handOf(o.t, o.seat)
  const plan = planOf(o)
  const next = ability(
    { o, hand, plan },
    those(list, 'use').filter((choice) => addsSteps(o, choice as UseCard)),
  )
  if (next !== null) return onlyChoice(next)
  const step = plan.end === null ? null : stepping(o, plan.end)
  if (step !== null && isLegal(list, step)) return onlyChoice(step)
  return onlyChoice(offers(list, 'stop') ? { do: 'stop' } : (list.find(({ do: verb }) => verb === 'step') as Choice))
}
const addsSteps = ({ content }: Outlook, { card }: UseCard): boolean =>
  content.cards[card]?.voluntary?.effects.some(({ do: verb }) => verb === 'move') ?? false
