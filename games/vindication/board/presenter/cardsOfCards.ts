/** Cards of what a visit is used for, and of taking cards: open, unseen, empowered. */

import { capital, joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import { countOf, sizeOf } from '@skerry/kernel'
import {
  cardOf,
  championOf,
  DECK_OF,
  EMPOWERED_CARDS,
  endBonus,
  masterySum,
  questParts,
  regionOf,
} from '../../queries.ts'
import type {
  Attr,
  Card as CardFace,
  CardId,
  ChooseDeck,
  Deck,
  DrawFrame,
  DrawFrom,
  KeepQuest,
  PickCard,
  PutBack,
  Quest,
  State,
  UseOption,
} from '../../types.ts'
import { activationText, priceText, taskText } from '../../words/effects.ts'
import { questName } from '../../words/names.ts'
import { type About, abilityOf, faceOf, nameOf, ownOf } from './about.ts'
import { oddsLine, oddsOutlook } from './cardsOfFight.ts'
import { effectIcon, iconOf } from './icons.ts'
import { oddsOf } from './odds.ts'
import { RANK } from './ranks.ts'
import { decimal, frameOf, percent, sentences } from './reading.ts'
import {
  discountText,
  emptyBecause,
  givesSentence,
  givesText,
  marketText,
  notesOf,
  offerOf,
  payText,
  timesOf,
} from './visits.ts'
import { cardWorth, optionWorth } from './worth.ts'

// —— a card as somebody would get it ——

/** The state with one card more, for what it would score. */
const withCard = (state: State, seat: number, card: CardId): State => ({
  ...state,
  players: state.players.map((player, i) =>
    i === seat ? { ...player, cards: [...player.cards, { card, cubes: 0 }] } : player,
  ),
})
const attrOf = (deck: Deck): Attr => (Object.keys(DECK_OF) as Attr[]).find((attr) => DECK_OF[attr] === deck) as Attr

/** What is on a card and what it would mean for this player: activation, charge, final scoring, mastery. */
function faceLine(about: About, card: CardFace): string {
  const { words, language, seat, content, state } = about
  const then = { content, state: withCard(state, seat, card.id) }
  const scored = endBonus(then, seat, card.id)
  const attr = attrOf(card.deck)
  return joined(
    card.kind === 'companion' && words.card.gives(activationText(card.attributes, language)),
    abilityOf(about, card),
    card.charge > 0 && words.card.charge(card.charge),
    card.slots > 0 && words.card.slots(card.slots),
    scored !== 0 && words.card.scoresNow(scored),
    card.kind === 'companion' && championOf(then, seat) === card.id && words.card.champion,
    words.card.mastery(attr, masterySum(then, seat, attr).total),
  )
}
function gainable(about: About, id: CardId): Pick<Card, 'title' | 'icon' | 'lead' | 'line' | 'rank'> {
  const face = faceOf(about, id)
  return {
    title: nameOf(about, id),
    icon: iconOf(face.deck),
    lead: about.words.card.honor(face.honor),
    line: faceLine(about, face),
    rank: cardWorth(about.table, about.seat, id),
  }
}

// —— what a visit is used for ——

export function optionCard(about: About, { option: number }: UseOption): Card {
  const { words, view, content, table, seat, language } = about
  const frame = frameOf(view, 'visit')
  const region = frame === undefined ? undefined : regionOf(content, frame.region)
  const option = region?.options[number - 1]
  if (region === undefined || option === undefined) return { title: String(number) }
  const offer = offerOf(about, region, option)
  const isFight = option.effects.some((effect) => effect.do === 'fight')
  const empty = emptyBecause(about, [offer])
  const odds = isFight ? oddsOf(table, seat) : null
  const risk = odds !== null && odds.DEATH > 0 && ownOf(about).zones.conv === 0
  return {
    title: capital(givesText(about, offer)),
    icon: effectIcon(option.effects),
    ...(countOf(offer.cost) === 0 ? {} : { lead: priceText(offer.cost, language) }),
    line: joined(
      countOf(offer.cost) === 0 && payText(about, offer),
      discountText(about, offer),
      option.isRepeatable && words.visit.times(timesOf(about, offer)),
      notesOf(about, offer),
    ),
    rank: RANK.best + optionWorth(table, seat, region, option),
    outlookLine: sentences(`${givesSentence(about, offer)}.`, isFight && oddsLine(about)),
    ...(odds === null ? {} : { outlook: oddsOutlook(about, odds) }),
    ...(empty !== null
      ? { warning: words.warnings.emptyVisit(empty) }
      : risk
        ? { warning: words.warnings.deathRisk(percent(odds.DEATH)) }
        : {}),
  }
}
/** Without a sign: the way not to go on keeps its place beside the cards. */
export const leaveCard = ({ words }: About): Card => ({ title: words.leave.title, line: words.leave.line, rank: 5 })

// —— which deck, which card ——

export function fromCard(about: About, { deck }: ChooseDeck): Card {
  const { words, state, view } = about
  const isPeek = frameOf(view, 'peek')?.at === 'deck'
  return {
    title: capital(words.from.title(deck)),
    icon: iconOf(deck),
    line: joined(marketText(about, deck), words.from.peek(sizeOf(state.decks[deck].pile))),
    rank: isPeek ? sizeOf(state.decks[deck].pile) / 100 : averageHonor(about, deck),
  }
}

/** VIN-VISIT-09 What the unseen cards of a deck are worth on average, as far as the viewer knows. */
function averageHonor({ content, state }: About, deck: Deck): number {
  const cards = Object.entries(state.decks[deck].pile.bag) as [CardId, number][]
  const all = cards.reduce((sum, [, n]) => sum + n, 0)
  return all === 0 ? 0 : cards.reduce((sum, [id, n]) => sum + n * cardOf(content, id).honor, 0) / all
}
/** The card that will be drawn, where the viewer has looked at it. */
const knownTop = ({ state }: About, deck: Deck): CardId | undefined => state.decks[deck].pile.top[0]?.is

const drawing = ({ view }: About): DrawFrame | undefined => frameOf(view, 'draw')
export function drawCard(about: About, { source }: DrawFrom): Card {
  const deck = drawing(about)?.decks[0]
  if (deck === undefined) return { title: about.words.sources[source] }
  if (source === 'open') return openCard(about, deck)
  return source === 'top' ? topCard(about, deck) : empoweredCard(about, deck)
}
function openCard(about: About, deck: Deck): Card {
  const { words, state } = about
  const { open } = state.decks[deck]
  const top = open.at(-1)
  if (top === undefined) return { title: words.sources.open, icon: 'open' }
  const card = gainable(about, top)
  return { ...card, line: joined(words.card.openOne, card.line ?? '', words.draw.below(open.length - 1)) }
}
function topCard(about: About, deck: Deck): Card {
  const { words, state, language } = about
  const known = knownTop(about, deck)
  const size = sizeOf(state.decks[deck].pile)
  if (known !== undefined) {
    const card = gainable(about, known)
    return { ...card, line: joined(words.card.seen, card.line ?? '') }
  }
  return {
    title: words.draw.top,
    icon: 'top',
    line: joined(
      words.draw.topLine(deck, size),
      words.draw.average(decimal(averageHonor(about, deck), language)),
      state.options.openPileGrows && words.draw.topGrows,
    ),
    rank: averageHonor(about, deck) + 2,
  }
}
function empoweredCard(about: About, deck: Deck): Card {
  const { words, state } = about
  const { open, pile } = state.decks[deck]
  return {
    title: words.draw.empowered,
    icon: 'empowered',
    line: words.draw.empoweredLine(open.length, Math.min(EMPOWERED_CARDS, sizeOf(pile))),
    rank: 3,
    outlookLine: sentences(words.draw.mixed, `${words.use.conviction(ownOf(about).zones.conv - 1)}.`),
  }
}

export function pickCard(about: About, { card: id }: PickCard): Card {
  const { words, state } = about
  const card = gainable(about, id)
  const isOpen = state.decks[faceOf(about, id).deck].open.includes(id)
  return { ...card, line: joined(isOpen ? words.card.openOne : words.card.seen, card.line ?? '') }
}
export function putBackCard(about: About, { card: id }: PutBack): Card {
  const { words, view } = about
  const card = gainable(about, id)
  return { ...card, title: words.putBack.title(nameOf(about, id), (frameOf(view, 'peek')?.placed ?? 0) + 1) }
}

/** VIN-RULING-67 */
export function placeCard(about: About): Card {
  const { words, view } = about
  const id = frameOf(view, 'gain')?.card
  const charge = id === undefined ? 0 : faceOf(about, id).charge
  return {
    title: words.placeCharge.title(Math.min(charge, ownOf(about).zones.inf), charge),
    icon: 'charge',
    line: words.placeCharge.line,
    rank: 5,
  }
}

// —— quests ——

export function questCard(about: About, { quest: id }: KeepQuest): Card {
  const { words, content, language, seat } = about
  const { goals } = content.quests[id] as Quest
  const met = questParts(about, seat, id)
  return {
    title: capital(questName(id, language)),
    icon: 'quest',
    lead: words.quest.most(goals.reduce((all, { honor }) => all + honor, 0)),
    line: joined(
      ...goals.map((goal, i) => words.supply.goal(taskText(goal.if, language), goal.honor, (met[i]?.amount ?? 0) > 0)),
    ),
  }
}
