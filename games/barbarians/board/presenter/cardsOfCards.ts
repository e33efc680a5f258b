/** Cards of what is done with gods, warlords and buildings. */

import { capital, joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
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
  Pray,
  Produce,
  Sacrifice,
  State,
  TakeCard,
} from '../../types.ts'
import { cardName, troopForms } from '../../words/names.ts'
import { costText, criterionText } from '../../words/phrases.ts'
import { type About, effectWarning, lostText, textOf } from './about.ts'
import { effectIcon, iconOf } from './icons.ts'
import { areVoid, cardWorth, frameOf, isFreeOfCost, topFrame, worthOfAll } from './reading.ts'

// —— preparation ——

export function produceCard(about: About, { card: id }: Produce): Card {
  const { content, seat, language } = about
  const building = cardOf(content, id)
  if (building.kind !== 'building') return { title: cardName(id, language) }
  return {
    title: cardName(id, language),
    icon: effectIcon(building.production),
    line: joined(capital(textOf(about, building.production)), lostText(about, building.production, false)),
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
    line: joined(capital(textOf(about, effects)), lostText(about, effects, false)),
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
    line: words.produce.left(Math.min(left, ableOf(about).length)),
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
    line: joined(capital(textOf(about, effects)), lostText(about, effects, false), words.pray.turned),
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
    line: joined(
      capital(textOf(about, effects)),
      lostText(about, effects, false),
      isTribe(state, seat, 'bear') && words.sacrifice.twice,
      words.sacrifice.gone,
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
    line: capital(textOf(about, effects)),
    rank: 1,
    ...effectWarning(about, effects, false),
  }
}

/** After a sacrifice of the bear tribe, or a feast or demon of the horse tribe. */
export function enoughCard(about: About): Card {
  const { content, view, words, seat } = about
  const top = topFrame(view)
  if (top?.rule !== 'sacrifice') return { title: words.enough.title, icon: 'decline', line: words.enough.closing }
  const warlord = cardOf(content, top.card)
  const effects = warlord.kind === 'warlord' ? warlord.sacrifice : []
  const isWasted = isFreeOfCost(effects) && !areVoid(about, seat, effects)
  return {
    title: words.enough.title,
    icon: 'decline',
    line: words.sacrifice.gone,
    ...(isWasted ? { warning: words.warnings.forgone(textOf(about, effects)) } : {}),
  }
}

// —— taking ——

/** What is on a card, for one line, without what it gives when it comes. */
function faceText(about: About, id: CardId): string {
  const { content, words, language } = about
  const card = cardOf(content, id)
  if (card.kind === 'god') return words.card.prayer(textOf(about, card.prayer))
  if (card.kind === 'building')
    return joined(words.card.produces(textOf(about, card.production)), criterionText(card, language))
  const troop = card.troop === 'any' ? words.card.anyTroop : troopForms(card.troop, language)[0]
  return joined(words.card.calls(troop), words.card.sacrifice(textOf(about, card.sacrifice)))
}

/** The state with one building more, for what it would score. */
const withBuilding = (state: State, seat: number, id: CardId): State => ({
  ...state,
  players: state.players.map((player, i) =>
    i === seat ? { ...player, buildings: [...player.buildings, id] } : player,
  ),
})

/** What it brings: points now, honour, or what the building would score as things stand. */
function bringsText({ words }: About, card: CardFace, scores: number): string {
  if (card.kind === 'god') return words.dpBy(card.dp)
  return card.kind === 'warlord' ? words.card.crowns(card.crowns) : words.card.scoresNow(scores)
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
    line: joined(
      words.card.costs(costText(priceOf(card), language)),
      bringsText(about, card, scores),
      faceText(about, id),
    ),
    rank: card.kind === 'building' ? cardWorth(then, seat, id) : cardWorth(about, seat, id),
    ...(isFull ? { warning: words.warnings.full(card.kind, LIMITS[card.kind]) } : {}),
  }
}

/** BAR-RULING-59 Nobody knows what comes. */
export function drawCard(about: About, { deck }: DrawTop): Card {
  const { state, seat, words } = about
  const isFull = countHeld(state, seat, deck) >= LIMITS[deck]
  return {
    title: words.draw.title[deck],
    icon: iconOf(deck),
    lead: words.draw.free,
    line: joined(words.draw.left(cardsLeft(about, deck)), words.draw.brings[deck]),
    rank: (deck === 'building' ? 1 : deck === 'warlord' ? 0.9 : 0.8) - (isFull ? 1 : 0),
    ...(isFull ? { warning: words.warnings.full(deck, LIMITS[deck]) } : {}),
  }
}

/** Of a card of the display, or of the top of a deck. */
export function declineCard(about: About): Card {
  const { view, words, state, seat } = about
  const top = topFrame(view)
  const card: Card = { title: words.decline.title, icon: 'decline', line: words.decline.line }
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
    line: joined(
      held?.isUpright === false && words.card.turned,
      faceText(about, id),
      kind === 'building' && words.card.scoresNow(scores),
    ),
    rank: -worth(id),
    ...(isBest ? { warning: words.warnings.bestCard } : {}),
  }
}
const isTurned = ({ state, seat }: About, id: CardId): boolean => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].some(({ card, isUpright }) => card === id && !isUpright)
}
