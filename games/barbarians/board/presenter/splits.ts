/** Allotments: what each slot is, what most would begin with, and what a split comes to. */

import { bestSlot, capital, filled, joined } from '@skerry/boards'
import type { Card, Chip, Language, SlotCard } from '@skerry/contracts'
import type { Allot, Allotment, Seat, Split, ThingId } from '@skerry/kernel'
import {
  callableWarlords,
  cardOf,
  demandOf,
  MOST_GOODS,
  playerOf,
  RESOURCES,
  recruitCost,
  regionCardOf,
  TROOPS,
  total,
} from '../../queries.ts'
import type { CardId, Resource, State, Troop } from '../../types.ts'
import { cardName, isResource, isTroop, resourceName, troopForms } from '../../words/names.ts'
import { priceText, splitText } from '../../words/phrases.ts'
import { type About, ownOf } from './about.ts'
import { chip, dpChip, resourceChip, troopChip } from './bill.ts'
import { iconOf } from './icons.ts'
import { type Board, cardWorth, economyOn, frameOf, percent, type Seen, topFrame, troopsAsked } from './reading.ts'
import { bestRecruits, bestTarget, withRecruits } from './targets.ts'
import { presenterWords } from './words.ts'

// —— slots ——

/** What is counted in a slot leaves the player with these. */
const isGivingAway = (view: Seen): boolean => {
  const top = topFrame(view)
  return top?.rule === 'pay' || top?.rule === 'penalty' || (top?.rule === 'campaign' && top.at !== 'recruit')
}

export function slotOf(board: Board, view: Seen, seat: Seat, id: ThingId, language: Language): SlotCard {
  const words = presenterWords[language]
  const { resources, troops } = playerOf(board.state, seat)
  const sign = isGivingAway(view) ? '−' : '+'
  if (isResource(id)) {
    const name = resourceName(id, language)
    return { thing: id, place: capital(name), kind: name, icon: iconOf(id), there: words.ofSix(resources[id]), sign }
  }
  if (isTroop(id)) {
    const [one, many] = troopForms(id, language)
    const isRecruit = frameOf(view, 'campaign')?.at === 'recruit' && topFrame(view)?.rule === 'campaign'
    const price = isRecruit && words.slot.each(priceText(board.content.recruits[id], language))
    return {
      thing: id,
      place: capital(many),
      kind: one,
      icon: iconOf(id),
      there: joined(words.ofSix(troops[id]), price),
      sign,
    }
  }
  const card = cardOf(board.content, id as CardId)
  const calls =
    card.kind === 'warlord' &&
    words.card.calls(card.troop === 'any' ? words.card.anyTroop : troopForms(card.troop, language)[0])
  return {
    thing: id,
    place: cardName(id, language),
    kind: words.kinds[card.kind],
    icon: iconOf(card.kind),
    there: calls === false ? words.slot.upright : calls,
    sign,
  }
}

// —— what most would begin with ——

/** Without what is not there at all. */
const positive = (n: Split): Split => Object.fromEntries(Object.entries(n).filter(([, count]) => count > 0))

/** Gold and stone are asked for most and given least. */
const PREFERENCE: Readonly<Record<Resource, number>> = { gold: 0.4, stone: 0.3, food: 0.2, iron: 0.1, wood: 0 }

export function beginWith(board: Board, view: Seen, seat: Seat, verb: string, allotment: Allotment): Split {
  const { resources, troops } = playerOf(board.state, seat)
  const asked = troopsAsked(board, seat)
  const lacks = (so: Split) => (id: string) => {
    const have = resources[id as Resource] + (so[id] ?? 0)
    return PREFERENCE[id as Resource] - have - (have >= MOST_GOODS ? 99 : 0)
  }
  const needs = (so: Split) => (id: string) => {
    const have = troops[id as Troop] + (so[id] ?? 0)
    return asked[id as Troop] * 3 - have - (have >= MOST_GOODS ? 99 : 0)
  }
  switch (verb) {
    case 'gather':
      return filled(allotment.least, (so) => bestSlot(allotment, so, lacks(so)))
    case 'muster':
      return filled(allotment.least, (so) => bestSlot(allotment, so, needs(so)))
    case 'recruit':
      return positive(bestRecruits({ ...board, seat }, frameOf(view, 'campaign')?.times ?? 1))
    case 'lose':
      return filled(allotment.least, (so) => bestSlot(allotment, so, (id) => -needs(so)(id)))
    case 'turn':
      return filled(allotment.least, (so) => bestSlot(allotment, so, (id) => -keptFor(board, seat, id as CardId)))
    default:
      return paymentFor(board, view, seat, allotment)
  }
}

/** Warlords may still be called in the battles to come. */
const keptFor = (board: Board, seat: Seat, id: CardId): number =>
  cardWorth(board, seat, id) + (cardOf(board.content, id).kind === 'warlord' ? 10 : 0)

/** Board troops before warlords, and those of the right kind before those of any; the largest stock of resources first. */
function paymentFor(board: Board, view: Seen, seat: Seat, allotment: Allotment): Split {
  const top = topFrame(view)
  if (top?.rule === 'campaign') {
    const id = top.faced.at(-1)
    if (id === undefined) return {}
    return battlePayment(board, seat, allotment, demandOf(regionCardOf(board, id), top.at === 'payOverkill'))
  }
  const { resources, troops } = playerOf(board.state, seat)
  const left = (so: Split) => (id: string) =>
    (isResource(id) ? resources[id] - PREFERENCE[id] : (troops[id as Troop] ?? 0)) - (so[id] ?? 0)
  return filled(allotment.least, (so) => bestSlot(allotment, so, left(so)))
}

function battlePayment(board: Board, seat: Seat, { slots }: Allotment, demand: Readonly<Record<Troop, number>>): Split {
  const split: Record<string, number> = {}
  const short: Record<Troop, number> = { ...demand }
  for (const troop of TROOPS) {
    const n = Math.min(demand[troop], slots.find(({ id }) => id === troop)?.max ?? 0)
    if (n > 0) split[troop] = n
    short[troop] -= n
  }
  const warlords = callableWarlords(board, seat).filter(({ id }) => slots.some((slot) => slot.id === id))
  for (const { id, troop } of warlords)
    if (troop !== 'any' && short[troop] > 0) {
      split[id] = 1
      short[troop] -= 1
    }
  let rest = total(short)
  for (const { id, troop } of warlords)
    if (troop === 'any' && rest > 0) {
      split[id] = 1
      rest -= 1
    }
  return split
}

// —— what a split comes to ——

const goodChip = (about: About, id: string, n: number): Chip =>
  isResource(id) ? resourceChip(about, id, n) : troopChip(about, id as Troop, n)
/** What there would be then. */
const thenChips = (about: About, n: Split): readonly Chip[] =>
  Object.entries(n)
    .filter(([id]) => isResource(id) || isTroop(id))
    .map(([id, count]) =>
      chip(
        iconOf(id as Troop),
        about.words.slot.after(nameOf(id, about.language), stockOf(about.state, about.seat, id) + count),
      ),
    )
const nameOf = (id: string, language: Language): string =>
  isResource(id) ? resourceName(id, language) : troopForms(id, language)[1]
const stockOf = (state: State, seat: Seat, id: string): number => {
  const { resources, troops } = playerOf(state, seat)
  return isResource(id) ? resources[id] : (troops[id as Troop] ?? 0)
}
const negative = (n: Split): Split => Object.fromEntries(Object.entries(n).map(([id, count]) => [id, -count]))

function gainCard(about: About, title: string, n: Split, more: readonly Resource[]): Card {
  const { state, seat, words, language } = about
  const all = Object.entries(n)
    .map(([id, count]) => ({ id, count: count + (more.some((one) => one === id) ? 1 : 0) }))
    .filter(({ count }) => count > 0)
  const kept = all.map(({ id, count }) => ({ id, count: Math.min(count, MOST_GOODS - stockOf(state, seat, id)) }))
  const lost = all.map(({ id, count }, i) => ({ id, count: count - (kept[i]?.count ?? 0) }))
  const sum = lost.reduce((so, { count }) => so + count, 0)
  return {
    title,
    gain: kept.filter(({ count }) => count > 0).map(({ id, count }) => goodChip(about, id, count)),
    effect: more.length > 0 ? [chip('economy', words.place.economy(more, language))] : [],
    risk: lost
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => chip(iconOf(id as Troop), words.chips.beyond(splitText({ [id]: count }, language)))),
    ...(sum > 0 ? { warning: words.warnings.lost(sum) } : {}),
  }
}

/** BAR-GEN-08 Resources of choice. */
export function gatherCard(about: About, { n }: Allot): Card {
  const { view, state, seat, words, language } = about
  const effects = RESOURCES.filter((id) => (n[id] ?? 0) > 0).map(
    (resource) => ({ do: 'resource', resource, n: 1 }) as const,
  )
  const more = frameOf(view, 'gain')?.context.isSpace ? economyOn(state, seat, effects) : []
  return { ...gainCard(about, words.split.gather(splitText(n, language)), n, more), icon: 'resources' }
}
export const musterCard = (about: About, { n }: Allot): Card => ({
  ...gainCard(about, about.words.split.muster(splitText(n, about.language)), n, []),
  icon: 'troops',
})

/** For a trade, a card, a demon or a battle. */
export function payCard(about: About, { n }: Allot): Card {
  const { words, language, view } = about
  const goods = Object.entries(n).filter(([id]) => isResource(id) || isTroop(id))
  const called = Object.keys(n).filter((id) => !isResource(id) && !isTroop(id))
  const spare = called.length > 0 && topFrame(view)?.rule === 'campaign' && hasTroopsInstead(about, n, called)
  return {
    title: words.split.pay(splitText(n, language)),
    icon: called.length > 0 ? 'warlord' : goods.some(([id]) => isTroop(id)) ? 'troops' : 'resources',
    price: [
      ...goods.filter(([, count]) => count > 0).map(([id, count]) => goodChip(about, id, -count)),
      ...(called.length > 0 ? [chip('turned', words.chips.called(called.length))] : []),
    ],
    effect: thenChips(about, negative(n)),
    ...(spare ? { warning: words.warnings.calledWarlord } : {}),
  }
}
/** A warlord is turned although a troop of its kind is at hand. */
const hasTroopsInstead = (about: About, n: Split, called: readonly string[]): boolean =>
  called.some((id) => {
    const card = cardOf(about.content, id as CardId)
    if (card.kind !== 'warlord' || card.troop === 'any') return false
    return ownOf(about).troops[card.troop] > (n[card.troop] ?? 0)
  })

export function recruitCard(about: About, { n }: Allot): Card {
  const { content, words, language, view } = about
  const target = bestTarget(about, frameOf(view, 'campaign')?.times ?? 1, withRecruits(about, n))
  const isNone = total(n) === 0
  const costs = RESOURCES.map((id) => [id, recruitCost(content, n, id)] as const).filter(([, cost]) => cost > 0)
  return {
    title: isNone ? words.split.recruitNone : words.split.recruit(splitText(n, language)),
    icon: 'troops',
    price: costs.map(([id, cost]) => resourceChip(about, id, -cost)),
    gain: TROOPS.filter((troop) => (n[troop] ?? 0) > 0).map((troop) => troopChip(about, troop, n[troop] ?? 0)),
    effect: [
      ...(isNone ? [chip('decline', words.chips.nobody)] : []),
      target === null
        ? chip('lost', words.place.noTarget)
        : chip('marker', words.chips.best(target.region, target.dp, percent(target.chance), language)),
    ],
  }
}

/** BAR-PEN-NEF-01 */
export const loseCard = (about: About, { n }: Allot): Card => ({
  title: about.words.split.lose(splitText(n, about.language)),
  icon: 'lost',
  price: [...Object.entries(n).map(([id, count]) => goodChip(about, id, -count)), dpChip(total(n) - NEFRIAR_LOSS)],
  effect: thenChips(about, negative(n)),
})
const NEFRIAR_LOSS = 2
/** BAR-PEN-VARG-01 */
export function turnCard(about: About, { n }: Allot): Card {
  const { words, language } = about
  const points = total(n) - VARG_TURNS
  return {
    title: words.split.turn(splitText(n, language)),
    icon: 'turned',
    price: [chip('turned', words.chips.turnedCards(total(n))), ...(points < 0 ? [dpChip(points)] : [])],
    effect: [chip('turned', words.split.turned)],
  }
}
const VARG_TURNS = 2
