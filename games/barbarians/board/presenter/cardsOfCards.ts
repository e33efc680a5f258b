/** Cards of what is done with gods, warlords and buildings. */

import type { Card, Chip } from '@skerry/contracts'
import {
  buildingScore,
  cardOf,
  cardsLeft,
  countHeld,
  heldOf,
  isTribe,
  LIMITS,
  playerOf,
  priceOf,
} from '../../queries.ts'
import type {
  Card as CardFace,
  CardId,
  Discard,
  DrawTop,
  Kind,
  Pray,
  Produce,
  Sacrifice,
  State,
  TakeCard,
} from '../../types.ts'
import { cardName, troopForms } from '../../words/names.ts'
import { criterionText } from '../../words/phrases.ts'
import { type About, effectWarning, textOf } from './about.ts'
import { type Bill, billOf, chip, dpChip, honourBill, priceChips, together } from './bill.ts'
import { criterionIcon, effectIcon, iconOf } from './icons.ts'
import { areVoid, cardWorth, frameOf, isFreeOfCost, topFrame, worthOfAll } from './reading.ts'

// —— preparation ——

export function produceCard(about: About, { card: id }: Produce): Card {
  const { content, seat, language } = about
  const building = cardOf(content, id)
  if (building.kind !== 'building') return { title: cardName(id, language) }
  return {
    title: cardName(id, language),
    icon: effectIcon(building.production),
    ...billOf(about, building.production, false),
    rank: worthOfAll(about, seat, building.production),
    ...effectWarning(about, building.production, false),
  }
}

const ableOf = ({ view }: About): readonly CardId[] => frameOf(view, 'preparation')?.able ?? []
const productionOf = ({ content }: About, id: CardId) => {
  const card = cardOf(content, id)
  return card.kind === 'building' ? card.production : []
}

/** The order matters only where something is chosen, so all that are left may produce at once. */
export function allCard(about: About): Card {
  const { words, seat } = about
  const effects = ableOf(about).flatMap((id) => productionOf(about, id))
  return {
    title: words.produce.all(ableOf(about).length),
    icon: 'production',
    ...billOf(about, effects, false),
    rank: 10 + worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}
export function doneCard(about: About): Card {
  const { view, words, seat } = about
  const left = frameOf(view, 'preparation')?.left ?? 0
  const useful = ableOf(about).filter((id) => !areVoid(about, seat, productionOf(about, id)))
  return {
    title: words.produce.done,
    icon: 'decline',
    effect: [chip('building', words.chips.waits(Math.min(left, ableOf(about).length)))],
    ...(useful.length > 0 ? { warning: words.warnings.producible(Math.min(left, useful.length)) } : {}),
  }
}

// —— praying and sacrificing ——

/** A use that can wait is seldom urgent: it ranks behind placing. */
const EXTRA_RANK = -6

export function prayCard(about: About, { card: id }: Pray): Card {
  const { content, seat, words, language } = about
  const god = cardOf(content, id)
  const effects = god.kind === 'god' ? god.prayer : []
  return {
    title: words.pray.title(cardName(id, language)),
    icon: 'pray',
    group: 'pray',
    ...together({ price: [chip('turned', words.chips.turned(cardName(id, language)))] }, billOf(about, effects, false)),
    rank: EXTRA_RANK + worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}

export function sacrificeCard(about: About, { card: id }: Sacrifice): Card {
  const { content, state, seat, words, language } = about
  const warlord = cardOf(content, id)
  const effects = warlord.kind === 'warlord' ? warlord.sacrifice : []
  return {
    title: words.sacrifice.title(cardName(id, language)),
    icon: 'sacrifice',
    group: 'sacrifice',
    ...together(
      { price: [chip('warlord', words.chips.gone(cardName(id, language)))] },
      billOf(about, effects, false),
      isTribe(state, seat, 'bear') ? { effect: [chip('bear', words.chips.twice)] } : {},
    ),
    rank: EXTRA_RANK - 2 + worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}

export function onceMoreCard(about: About): Card {
  const { content, view, words } = about
  const id = frameOf(view, 'sacrifice')?.card
  const warlord = id === undefined ? undefined : cardOf(content, id)
  const effects = warlord?.kind === 'warlord' ? warlord.sacrifice : []
  return {
    title: words.sacrifice.again,
    icon: 'bear',
    ...billOf(about, effects, false),
    rank: 1,
    ...effectWarning(about, effects, false),
  }
}

/** After a sacrifice of the bear tribe, or a feast or demon of the horse tribe. */
export function enoughCard(about: About): Card {
  const { content, view, words, seat } = about
  const top = topFrame(view)
  const effect = [chip('decline', words.enough.closing)]
  if (top?.rule !== 'sacrifice') return { title: words.enough.title, icon: 'decline', effect }
  const warlord = cardOf(content, top.card)
  const effects = warlord.kind === 'warlord' ? warlord.sacrifice : []
  const isWasted = isFreeOfCost(effects) && !areVoid(about, seat, effects)
  return {
    title: words.enough.title,
    icon: 'decline',
    effect,
    ...(isWasted ? { warning: words.warnings.forgone(textOf(about, effects)) } : {}),
  }
}

// —— taking ——

/** What is on a card, without what it gives when it comes. */
function faceChips(about: About, id: CardId): readonly Chip[] {
  const { content, words, language } = about
  const card = cardOf(content, id)
  if (card.kind === 'god') return [chip('pray', words.card.prayer(textOf(about, card.prayer)))]
  if (card.kind === 'building')
    return [
      chip('production', words.card.produces(textOf(about, card.production))),
      chip(criterionIcon(card.scores, card.resource), criterionText(card, language)),
    ]
  const troop = card.troop === 'any' ? words.card.anyTroop : troopForms(card.troop, language)[0]
  return [
    chip(card.troop === 'any' ? 'troops' : card.troop, words.card.calls(troop)),
    chip('sacrifice', words.card.sacrifice(textOf(about, card.sacrifice))),
  ]
}

/** The state with one building more, for what it would score. */
const withBuilding = (state: State, seat: number, id: CardId): State => ({
  ...state,
  players: state.players.map((player, i) =>
    i === seat ? { ...player, buildings: [...player.buildings, id] } : player,
  ),
})

/** What it brings: points now, honour, or what the building would score as things stand. */
function bringsBill(about: About, card: CardFace, scores: number): Partial<Bill> {
  if (card.kind === 'god') return { gain: [dpChip(card.dp)] }
  if (card.kind === 'warlord') return honourBill(about, card.crowns)
  return { gain: [chip('building', about.words.chips.atEnd(scores))] }
}

export function takeCard(about: About, { card: id }: TakeCard): Card {
  const { content, state, seat, words, language } = about
  const card = cardOf(content, id)
  const isFull = countHeld(state, seat, card.kind) >= LIMITS[card.kind]
  const then = { content, state: withBuilding(state, seat, id) }
  const scores = card.kind === 'building' ? buildingScore(then, seat, id).amount : 0
  return {
    title: cardName(id, language),
    icon: iconOf(card.kind),
    kind: card.kind,
    ...together({ price: priceChips(about, priceOf(card)) }, bringsBill(about, card, scores), {
      effect: faceChips(about, id),
      risk: fullRisk(about, card.kind, isFull),
    }),
    rank: card.kind === 'building' ? cardWorth(then, seat, id) : cardWorth(about, seat, id),
    ...(isFull ? { warning: words.warnings.full(card.kind, LIMITS[card.kind]) } : {}),
  }
}
const fullRisk = ({ words }: About, kind: Kind, isFull: boolean): readonly Chip[] =>
  isFull ? [chip('discard', words.chips.oneGoes(kind, LIMITS[kind]))] : []

/** BAR-RULING-59 Nobody knows what comes. */
export function drawCard(about: About, { deck }: DrawTop): Card {
  const { state, seat, words } = about
  const isFull = countHeld(state, seat, deck) >= LIMITS[deck]
  return {
    title: words.draw.title[deck],
    icon: iconOf(deck),
    kind: deck,
    gain: [chip(iconOf(deck), words.draw.brings[deck])],
    effect: [chip('card', words.chips.leftInDeck(cardsLeft(about, deck)))],
    risk: fullRisk(about, deck, isFull),
    rank: (deck === 'building' ? 1 : deck === 'warlord' ? 0.9 : 0.8) - (isFull ? 1 : 0),
    ...(isFull ? { warning: words.warnings.full(deck, LIMITS[deck]) } : {}),
  }
}

/** Of a card of the display, or of the top of a deck. */
export function declineCard(about: About): Card {
  const { view, words, state, seat } = about
  const top = topFrame(view)
  const card: Card = { title: words.decline.title, icon: 'decline', effect: [chip('decline', words.chips.nothing)] }
  if (top?.rule !== 'draw') return card
  const hasRoom = top.kinds.some((kind) => countHeld(state, seat, kind) < LIMITS[kind])
  return hasRoom ? { ...card, warning: words.warnings.drawForgone } : card
}

// —— giving up ——

/** BAR-RULING-25, -64 A card over the limit, or one for a demon. */
export function discardCard(about: About, { card: id }: Discard): Card {
  const { content, state, seat, words, language } = about
  const { kind } = cardOf(content, id)
  const own = heldOf(state, seat, kind)
  const held = own.find(({ card }) => card === id)
  const worth = (card: CardId) => cardWorth(about, seat, card) - (isTurned(about, card) ? 1 : 0)
  const isBest = own.length > 1 && own.every(({ card }) => card === id || worth(card) < worth(id))
  const scores = kind === 'building' ? buildingScore(about, seat, id).amount : 0
  return {
    title: words.discard.title(cardName(id, language)),
    icon: held?.isUpright === false ? 'turned' : 'discard',
    price: [
      chip('discard', words.chips.gone(cardName(id, language))),
      ...(kind === 'building' ? [chip('dp', words.chips.atEnd(scores))] : []),
    ],
    effect: faceChips(about, id),
    ...(held?.isUpright === false ? { line: words.card.turned } : {}),
    rank: -worth(id),
    ...(isBest ? { warning: words.warnings.bestCard } : {}),
  }
}
const isTurned = ({ state, seat }: About, id: CardId): boolean => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].some(({ card, isUpright }) => card === id && !isUpright)
}
