/** Cards of what a visit is used for, and of taking cards: open, unseen, empowered. */

import { capital, joined } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
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
import { attributeName, questName } from '../../words/names.ts'
import { type About, abilityOf, faceOf, nameOf, ownOf } from './about.ts'
import { oddsLine, oddsOutlook } from './cardsOfFight.ts'
import { chip, chipsOf, comes, goes, honor, honorText, marketChip, ofOffer, only } from './chips/chips.ts'
import { effectIcon, iconOf } from './icons.ts'
import { oddsOf } from './odds.ts'
import { RANK } from './ranks.ts'
import { decimal, frameOf, percent, sentences } from './reading.ts'
import { emptyBecause, givesSentence, givesText, offerOf } from './visits.ts'
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
function faceChips(about: About, card: CardFace): readonly Chip[] {
  const { words, language, seat, content, state } = about
  const then = { content, state: withCard(state, seat, card.id) }
  const scored = endBonus(then, seat, card.id)
  const attr = attrOf(card.deck)
  const isCompanion = card.kind === 'companion'
  return only(
    isCompanion && chip(words.chip.gives(activationText(card.attributes, language)), 'activate'),
    card.charge > 0 && chip(words.chip.charges(card.charge), 'charge'),
    card.slots > 0 && chip(words.chip.slots(card.slots), 'cube'),
    scored !== 0 && chip(words.chip.scores(honorText(about, scored)), 'scoring'),
    isCompanion && championOf(then, seat) === card.id && chip(words.chip.becomesChampion, 'champion'),
    chip(
      words.chip.mastery(
        attributeName(attr, language),
        masterySum({ content, state }, seat, attr).total,
        masterySum(then, seat, attr).total,
      ),
      'mastery',
    ),
  )
}
/** `isTaken`: it comes to the player, else it is only looked at. */
function gainable(about: About, id: CardId, isTaken = true): Card {
  const face = faceOf(about, id)
  const ability = abilityOf(about, face)
  const effect = faceChips(about, face)
  return {
    title: nameOf(about, id),
    icon: iconOf(face.deck),
    lead: about.words.card.honor(face.honor),
    ...(ability === '' ? {} : { line: ability }),
    ...(isTaken
      ? { gain: [honor(about, face.honor)], effect }
      : { effect: [chip(about.words.chip.worth(honorText(about, face.honor)), 'honor'), ...effect] }),
    rank: cardWorth(about.table, about.seat, id),
  }
}
const withEffects = (card: Card, ...chips: readonly Chip[]): Card => ({
  ...card,
  effect: [...chips, ...(card.effect ?? [])],
})

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
    ...chipsOf(ofOffer(about, offer)),
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
export const leaveCard = ({ words }: About): Card => ({
  title: words.leave.title,
  effect: [chip(words.chip.over, 'visit')],
  rank: 5,
})

// —— which deck, which card ——

export function fromCard(about: About, { deck }: ChooseDeck): Card {
  const { words, state, view } = about
  const isPeek = frameOf(view, 'peek')?.at === 'deck'
  return {
    title: capital(words.from.title(deck)),
    icon: iconOf(deck),
    effect: [marketChip(about, deck), chip(words.chip.inDeck(sizeOf(state.decks[deck].pile)), 'top')],
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
  if (top === undefined) return { title: words.sources.open, icon: 'open', kind: 'open' }
  const card = { ...gainable(about, top), kind: 'open' }
  return open.length === 1 ? card : withEffects(card, chip(words.chip.below(open.length - 1), 'open'))
}
function topCard(about: About, deck: Deck): Card {
  const { words, state, language } = about
  const known = knownTop(about, deck)
  const size = sizeOf(state.decks[deck].pile)
  if (known !== undefined) return { ...withEffects(gainable(about, known), chip(words.chip.seen, 'top')), kind: 'top' }
  return {
    title: words.draw.top,
    icon: 'top',
    kind: 'top',
    ...chipsOf({
      gain: [chip(words.chip.average(decimal(averageHonor(about, deck), language)), 'honor')],
      effect: only(chip(words.chip.inDeck(size), 'top'), state.options.openPileGrows && chip(words.chip.grows, 'open')),
    }),
    rank: averageHonor(about, deck) + 2,
  }
}
function empoweredCard(about: About, deck: Deck): Card {
  const { words, state } = about
  const { open, pile } = state.decks[deck]
  const choices = open.length + Math.min(EMPOWERED_CARDS, sizeOf(pile))
  return {
    title: words.draw.empowered,
    icon: 'empowered',
    kind: 'empowered',
    price: [goes(about, 1, 'conv')],
    gain: [chip(words.chip.choose(choices), 'card'), comes(about, 1, 'inf')],
    line: words.draw.empoweredLine(open.length, Math.min(EMPOWERED_CARDS, sizeOf(pile))),
    rank: 3,
    outlookLine: sentences(words.draw.mixed, `${words.use.conviction(ownOf(about).zones.conv - 1)}.`),
  }
}

export function pickCard(about: About, { card: id }: PickCard): Card {
  const { words, state } = about
  const isOpen = state.decks[faceOf(about, id).deck].open.includes(id)
  const card = gainable(about, id)
  return isOpen ? card : withEffects(card, chip(words.chip.seen, 'top'))
}
export function putBackCard(about: About, { card: id }: PutBack): Card {
  const { words, view } = about
  const place = (frameOf(view, 'peek')?.placed ?? 0) + 1
  const card = withEffects(gainable(about, id, false), chip(words.chip.asCard(place), 'top'))
  return { ...card, title: words.putBack.title(nameOf(about, id), place) }
}

/** VIN-RULING-67 */
export function placeCard(about: About): Card {
  const { words, view } = about
  const id = frameOf(view, 'gain')?.card
  const charge = id === undefined ? 0 : faceOf(about, id).charge
  const placed = Math.min(charge, ownOf(about).zones.inf)
  return {
    title: words.placeCharge.title(placed, charge),
    icon: 'charge',
    price: placed === 0 ? [] : [goes(about, placed, 'inf')],
    gain: [chip(words.chip.charged(placed, charge), 'charge')],
    line: words.placeCharge.line,
    rank: 5,
  }
}

// —— quests ——

export function questCard(about: About, { quest: id }: KeepQuest): Card {
  const { words, content, language, seat } = about
  const { goals } = content.quests[id] as Quest
  const met = questParts(about, seat, id)
  const most = goals.reduce((all, goal) => all + goal.honor, 0)
  return {
    title: capital(questName(id, language)),
    icon: 'quest',
    lead: words.quest.most(most),
    gain: [chip(words.quest.most(most), 'honor')],
    effect: [chip(words.chip.met(met.filter(({ amount }) => amount > 0).length, goals.length), 'quest')],
    line: joined(
      ...goals.map((goal, i) => words.supply.goal(taskText(goal.if, language), goal.honor, (met[i]?.amount ?? 0) > 0)),
    ),
  }
}
