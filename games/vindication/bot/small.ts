/** A novice's answers to the small questions of a turn. */

import { onlyAllot, onlyChoice, type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice, Seat } from '@skerry/kernel'
import { ATTRIBUTES, cubesAt, playerOf, regionOf, resultFor, triangleOf } from '../queries.ts'
import type {
  Attr,
  AttributesFrame,
  Augment,
  AugmentFrame,
  Card,
  CardId,
  ChargeFrame,
  ChooseDeck,
  ChooseOpponent,
  Colour,
  Counter,
  Deck,
  DiscoverFrame,
  Downgrade,
  DrawFrame,
  DrawFrom,
  EvictCube,
  KeepQuest,
  LayTile,
  MotivateFrame,
  NameFace,
  PickCard,
  Recall,
  Region,
  RegionOption,
  RerollBy,
  RollFrame,
  Shift,
  Spend,
  UseCard,
  UseOption,
  VisitFrame,
} from '../types.ts'
import { cardWorth, deckWorth, fellowWorth, meanWorth, openWorth } from './cards.ts'
import { those } from './choices.ts'
import {
  augment,
  convictionWorth,
  copyOf,
  gainAttr,
  type Hand,
  handOf,
  INDEX,
  pay,
  shiftedTo,
  worthOf,
} from './hand.ts'
import { type Outlook, openTop } from './outlook.ts'
import { type Act, choicesOf, planOf } from './plan.ts'
import { execute, rechargeOf } from './visits.ts'

const handIn = (o: Outlook): Hand => handOf(o.t, o.seat)

// —— setup, tiles ——

/** How easily goals are reached, by what they count. */
const EASE: Readonly<Partial<Record<Counter, number>>> = {
  ctrl: 1,
  conv: 0.6,
  companions: 0.7,
  red: 0.7,
  yellow: 0.7,
  blue: 0.7,
  regions: 0.6,
  vindicated: 0.5,
  cardColours: 0.7,
  coins: 0.7,
  profs: 0.6,
  speed: 0.5,
  pot: 0.5,
  monsters: 0.6,
}
/** What the attribute of a start companion helps with: its own colour, what is made of it, what it pays for. */
const SUITS: Readonly<Record<Colour, readonly Counter[]>> = {
  yellow: ['yellow', 'traits', 'monsters', 'companions'],
  blue: ['blue', 'traits', 'relics', 'conv', 'pot', 'vindicated', 'heroicAttr'],
  red: ['red', 'relics', 'monsters', 'speed'],
}
/** VIN-SETUP-23 The quest whose goals promise more, with the companion that one has. */
export function keeping({ content, player }: Outlook, list: readonly Choice[]): RankedChoice[] {
  const { deck } = content.cards[player.cards[0]?.card as CardId] ?? { deck: 'yellow' }
  const suited = SUITS[deck as Colour]
  return rankChoices(list, (choice) => {
    let promise = 0
    for (const { if: goal, honor } of content.quests[(choice as KeepQuest).quest]?.goals ?? []) {
      const ease = (EASE[goal.count] ?? 0.5) * (suited.includes(goal.count) ? 1.5 : 1)
      promise += (honor * ease) / Math.sqrt(Math.max(1, goal.n))
    }
    return promise
  })
}

/** VIN-MOVE-11 What one wants to come back to lies where many ways meet. */
export function laying(o: Outlook, { tiles }: DiscoverFrame, list: readonly Choice[]): RankedChoice[] {
  const region = regionOf(o.content, tiles[0] as never)
  const isWanted = region.count === 1 || region.options.length > 1
  const here = triangleOf(o.content, o.player.at as never)
  return rankChoices(those<LayTile>(list, 'lay'), (choice) => {
    const hex = o.content.hex[(choice as LayTile).hex]
    const ways = hex?.triangles.length ?? 0
    return (isWanted ? ways : -ways) + (here.hexes.includes((choice as LayTile).hex) ? 0.5 : 0)
  })
}

export const teleporting = (o: Outlook, list: readonly Choice[], to: 'shore' | 'free'): RankedChoice[] => {
  const { end } = planOf(o, { teleport: to })
  const choice = list.find((other) => (other as { to?: string }).to === end)
  return choice === undefined ? [] : onlyChoice(choice)
}

// —— cubes ——

const count = (attrs: readonly Attr[]): Record<string, number> => {
  const n: Record<string, number> = {}
  for (const attr of attrs) n[attr] = (n[attr] ?? 0) + 1
  return n
}
/** VIN-ACT-07 Those that the rest of the turn is best with. */
export function gaining(o: Outlook, { printed, activated }: AttributesFrame, list: readonly Choice[]): RankedChoice[] {
  const hand = handIn(o)
  const early = those<UseCard>(list, 'use').find(({ card }) => card === activated)
  if (early !== undefined && isBetterFirst(o, early, hand, printed.length)) return onlyChoice(early)
  const acts = choicesOf(printed, hand.inf).map((gains): Act => {
    const h = copyOf(hand)
    for (const attr of gains) gainAttr(h, INDEX[attr], 1)
    return { who: activated, gains, hand: h, discounts: o.discounts, steps: 0 }
  })
  if (acts.length === 0) return onlyAllot('gain', {})
  if (acts.length === 1 || o.turn === undefined) return onlyAllot('gain', count(bestOf(o, acts).gains))
  return onlyAllot('gain', count(planOf(o, { acts }).act.gains))
}
const bestOf = (o: Outlook, acts: readonly Act[]): Act =>
  acts.reduce((best, act) => (worthOf(o.prices, act.hand) > worthOf(o.prices, best.hand) ? act : best))
/** VIN-ACT-09 Cubes come back before they are needed. */
const isBetterFirst = ({ content }: Outlook, { card }: UseCard, { inf, tired }: Hand, wanted: number): boolean =>
  inf < wanted &&
  tired > 0 &&
  (content.cards[card]?.voluntary?.effects.some(({ do: verb }) => verb === 'motivate') ?? false)

export function augmenting(o: Outlook, { from }: AugmentFrame, list: readonly Choice[]): RankedChoice[] {
  const choice = augment(o.prices, handIn(o), from)
  const legal = those<Augment>(list, 'augment')
  return onlyChoice(legal.find((other) => other.from === choice) ?? (legal[0] as Choice))
}
export const downgrading = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<Downgrade>(list, 'downgrade'), (choice) => {
    const hand = handIn(o)
    const { from } = choice as Downgrade
    hand[from] -= 1
    hand[from === 'conv' ? 'inf' : 'pot'] += 1
    return worthOf(o.prices, hand)
  })
/** From the fullest companions. */
export function motivating({ player, content }: Outlook, { n }: MotivateFrame): RankedChoice[] {
  const left = player.cards
    .filter(({ card }) => content.cards[card]?.kind === 'companion')
    .map(({ card, cubes }) => ({ card, cubes, taken: 0 }))
  for (let i = 0; i < n; i++) {
    const most = left.reduce<(typeof left)[number] | null>(
      (best, one) => (one.cubes > (best?.cubes ?? 0) ? one : best),
      null,
    )
    if (most === null) break
    most.cubes -= 1
    most.taken += 1
  }
  return onlyAllot(
    'motivate',
    Object.fromEntries(left.flatMap(({ card, taken }) => (taken > 0 ? [[card, taken]] : []))),
  )
}
/** VIN-RELIC-06 Relics that are used for charges, while Influence lasts. */
export function charging(o: Outlook, { n, least }: ChargeFrame): RankedChoice[] {
  const { inf } = o.player.zones
  let left = Math.max(least, Math.min(n ?? inf, o.turnsLeft === 0 ? least : inf - 2))
  const split: Record<string, number> = {}
  for (const isUseful of [true, false])
    for (const { card, cubes } of o.player.cards) {
      const useful = rechargeOf(o, card, cubes)
      if (o.content.cards[card]?.kind !== 'relic' || useful > 0 !== isUseful) continue
      const most = isUseful ? left : Math.min(left, least - sum(split))
      const put = Math.max(0, Math.min(most, 3 - cubes, inf - sum(split)))
      if (put > 0) split[card] = put
      left -= put
    }
  return onlyAllot('charge', split)
}
const sum = (n: Readonly<Record<string, number>>): number => Object.values(n).reduce((all, one) => all + one, 0)

/** What is missed least. */
export function recalling(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const hand = handIn(o)
  return rankChoices(those<Recall>(list, 'recall'), (choice) => -lostBy(o, hand, (choice as Recall).from))
}
function lostBy({ t, seat, prices, content, turnsLeft }: Outlook, hand: Hand, from: string): number {
  const at = INDEX[from as Attr]
  if (at !== undefined) {
    const h = copyOf(hand)
    pay(h, at, 1)
    return worthOf(prices, hand) - worthOf(prices, h) + 0.1
  }
  if (from === 'conv') return convictionWorth(prices, hand)
  const kind = content.cards[from as CardId]?.kind
  if (kind === undefined) return 4
  return kind === 'trait' ? 0 : turnsLeft === 0 ? 0 : cubesAt(t, seat, from) > 0 ? 0.6 : 0
}

export function shifting(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const hand = handIn(o)
  const now = planOf(o, { hand }).worth
  const shifts = rankChoices(those<Shift>(list, 'shift'), (choice) => {
    const { from, to } = choice as Shift
    return planOf(o, { hand: shiftedTo(hand, from, to) }).worth
  })
  return (shifts[0]?.gain ?? 0) > now ? shifts : onlyChoice({ do: 'enough' })
}
export const spending = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(list, (choice) => o.player.spheres[(choice as Spend).attr])

// —— visits ——

/** Which option, or once more. */
export function optionOf(o: Outlook, { region }: VisitFrame, list: readonly Choice[], isMore: boolean): RankedChoice[] {
  const it = regionOf(o.content, region) as Region
  const hand = handIn(o)
  const options = rankChoices(those<UseOption>(list, 'option'), (choice) => {
    const h = copyOf(hand)
    const option = it.options[(choice as UseOption).option - 1] as RegionOption
    return execute(o, h, it, option, isMore ? [] : o.discounts) ? worthOf(o.prices, h) : Number.NEGATIVE_INFINITY
  })
  if (!isMore) return options
  return (options[0]?.gain ?? Number.NEGATIVE_INFINITY) > worthOf(o.prices, hand) + 0.01
    ? options
    : onlyChoice({ do: 'leave' })
}

// —— cards ——

const BLIND_HOPE = 0.05
/** What the best of three unseen cards promises above the mean. */
const BEST_OF_THREE = 0.9
/** VIN-VISIT-09, -12 The open card, an unseen one, or Conviction for the choice. */
export function drawing(o: Outlook, { decks }: DrawFrame, list: readonly Choice[]): RankedChoice[] {
  const deck = decks[0] as Deck
  const open = openTop(o.state, deck)
  const mean = meanWorth(o, deck)
  const price = convictionWorth(o.prices, handIn(o))
  const worth = {
    open: open === undefined ? 0 : cardWorth(o, open),
    top: mean + BLIND_HOPE,
    empowered: Math.max(mean + BEST_OF_THREE, ...o.state.decks[deck].open.map((card) => cardWorth(o, card))) - price,
  }
  return rankChoices(those<DrawFrom>(list, 'draw'), (choice) => worth[(choice as DrawFrom).source])
}
export const picking = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<PickCard>(list, 'pick'), (choice) => cardWorth(o, (choice as PickCard).card))
export const deckFor = (o: Outlook, list: readonly Choice[], isOpenOnly: boolean): RankedChoice[] =>
  rankChoices(those<ChooseDeck>(list, 'from'), (choice) => {
    const { deck } = choice as ChooseDeck
    return isOpenOnly ? openWorth(o, deck) : deckWorth(o, deck)
  })
/** A deck of which one could soon buy. */
export const deckToPeek = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<ChooseDeck>(list, 'from'), (choice) => {
    const at = (['yellow', 'blue', 'red', 'trait', 'relic', 'monster'] as const).indexOf((choice as ChooseDeck).deck)
    return o.player.spheres[ATTRIBUTES[at] as Attr]
  })
/** The best card comes first. */
export const puttingBack = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<PickCard>(list, 'putBack' as never), (choice) => cardWorth(o, (choice as PickCard).card))

// —— dice ——

function attrWorth(o: Outlook, attr: Attr): number {
  const hand = handIn(o)
  const before = worthOf(o.prices, hand)
  gainAttr(hand, INDEX[attr], 1)
  return worthOf(o.prices, hand) - before
}
const usesOf = (o: Outlook, list: readonly Choice[], verb: string): UseCard[] =>
  those<UseCard>(list, 'use').filter(({ card }) =>
    (o.content.cards[card] as Card).voluntary?.effects.some((effect) => effect.do === verb),
  )
/** Sets the die if it may, and protects a champion that Conviction could not save. */
export function beforeRoll(o: Outlook, { isFight }: RollFrame, list: readonly Choice[]): RankedChoice[] {
  const faces = those<NameFace>(list, 'setDie')
  if (faces.length > 0) return rankChoices(faces, (choice) => attrWorth(o, (choice as NameFace).face))
  const [setter] = usesOf(o, list, 'setdie')
  if (setter !== undefined) return onlyChoice(setter)
  const [guard] = usesOf(o, list, 'safe')
  if (guard !== undefined && isFight && !(o.turn?.safe.includes('DEATH') ?? false)) return onlyChoice(guard)
  return onlyChoice({ do: 'roll' })
}
const HARM = { MISS: 0, EXH: 1, DEATH: 3 } as const
/** Rolls again what does harm, or an attribute of little use where that is free. */
export function rerolling(o: Outlook, f: RollFrame, list: readonly Choice[]): RankedChoice[] {
  const harm = f.isFight ? HARM[resultFor(o.t, f)] : 0
  const again = [...those(list, 'reroll'), ...usesOf(o, list, 'reroll')] as unknown as readonly RerollBy[]
  for (const choice of again) {
    const { voluntary, passives } = o.content.cards[choice.card] as Card
    const effects = [...(voluntary?.effects ?? []), ...passives.flatMap((clause) => clause.effects)]
    const isMonster = effects.some((effect) => effect.do === 'reroll' && effect.die === 'MON')
    const isFree = voluntary?.cost !== 'charge'
    if (isMonster && harm > (isFree ? 0 : 1)) return onlyChoice(choice)
    const isAttribute = !isMonster && effects.some((effect) => effect.do === 'reroll')
    if (isAttribute && f.dice !== null && isPoor(o, f.dice.ATT)) return onlyChoice(choice)
  }
  return onlyChoice({ do: 'accept' })
}
/** Below the mean of all faces. */
const isPoor = (o: Outlook, face: Attr): boolean =>
  attrWorth(o, face) < ATTRIBUTES.reduce((all, attr) => all + attrWorth(o, attr), 0) / ATTRIBUTES.length - 0.1
/** The attribute comes first where Influence is enough for both; else the champion's cubes must not fail for it. */
export const ordering = (o: Outlook, f: RollFrame, list: readonly Choice[]): RankedChoice[] => {
  const isFirst = resultFor(o.t, f) === 'EXH' && o.player.zones.inf > 2
  return rankChoices(list, (choice) =>
    (choice as { half?: string }).half === (isFirst ? 'attribute' : 'champion') ? 1 : 0,
  )
}
/** VIN-MONSTER-10 */
export const saving = (o: Outlook, { champion }: RollFrame, list: readonly Choice[]): RankedChoice[] => {
  const price = convictionWorth(o.prices, handIn(o))
  const worth = { save: fellowWorth(o, champion as CardId) - price, letDie: 0 } as Record<string, number>
  return rankChoices(list, ({ do: verb }) => worth[verb] ?? Number.NEGATIVE_INFINITY)
}

// —— harm ——

const honorOf = ({ state }: Outlook, seat: Seat): number => playerOf(state, seat).honor
export const harming = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<ChooseOpponent>(list, 'against'), (choice) => honorOf(o, (choice as ChooseOpponent).seat))
export const evicting = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(those<EvictCube>(list, 'evict'), (choice) => honorOf(o, (choice as EvictCube).seat))
