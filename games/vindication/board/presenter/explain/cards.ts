/** What cards and decks are. */

import { capital, signed } from '@skerry/boards'
import type { Chip, Explanation } from '@skerry/contracts'
import { type Seat, sizeOf } from '@skerry/kernel'
import { championOf, endBonus } from '../../../queries.ts'
import type { CardId, Deck, Kind, Region } from '../../../types.ts'
import { abilityText, activationText, priceText } from '../../../words/effects.ts'
import { cardName, deckForms, deckName, regionName } from '../../../words/names.ts'
import { faceOf, ownOf } from '../about.ts'
import { chip, honorText } from '../chips/chips.ts'
import { iconOf } from '../icons.ts'
import { cubesOn, frameOf } from '../reading.ts'
import type { Asked } from './asked.ts'

const CARD_RULES: Readonly<Record<Kind, readonly string[]>> = {
  companion: ['VIN-COMP-01', 'VIN-COMP-03', 'VIN-COMP-05'],
  trait: ['VIN-TRAIT-01', 'VIN-TRAIT-03', 'VIN-TRAIT-08'],
  relic: ['VIN-RELIC-01', 'VIN-RELIC-03', 'VIN-RELIC-11'],
  monster: ['VIN-MONSTER-01', 'VIN-MONSTER-14'],
}

export function cardTold(asked: Asked, id: CardId): Explanation {
  const { say, state, seat, isSeated, language } = asked
  const card = faceOf(asked, id)
  const owner = state.players.findIndex(({ cards }) => cards.some((held) => held.card === id))
  const isOwn = isSeated && owner === seat
  const isCompanion = card.kind === 'companion'
  return {
    name: cardName(id, language),
    sort: capital(deckForms(card.deck, language)[0]),
    icon: iconOf(card.deck),
    ...(owner < 0 ? {} : { seat: owner }),
    text: [
      ...(card.attributes.length > 0 ? [say.card.activation(activationText(card.attributes, language))] : []),
      `${capital(abilityText(card, language))}.`,
    ],
    here: hereOf(asked, id, owner),
    chips: [
      chip(say.card.honor(signed(card.honor)), 'honor'),
      ...(card.initiative > 0 ? [chip(say.card.initiative(card.initiative), 'champion')] : []),
      ...(card.slots > 0 ? [chip(say.card.slots(card.slots), 'cube')] : []),
      ...(card.charge > 0 ? [chip(say.card.charge(card.charge), 'charge')] : []),
      ...(isOwn && isCompanion ? [chip(say.card.influence(ownOf(asked).zones.inf), 'inf')] : []),
    ],
    rules: CARD_RULES[card.kind],
  }
}
/** Whose it is or where it lies, its cubes, and what it would score. */
function hereOf(asked: Asked, id: CardId, owner: Seat): readonly Chip[] {
  const { say, state } = asked
  const player = state.players[owner]
  if (player === undefined) {
    const isOpen = state.decks[faceOf(asked, id).deck].open.includes(id)
    return [isOpen ? chip(say.card.open, 'open') : chip(say.card.seen, 'top')]
  }
  const [cubes, scored] = [cubesOn(player, id), endBonus(asked, owner, id)]
  return [
    chip(say.card.owner(owner), 'card', owner),
    ...(cubes > 0 ? [chip(say.card.cubes(cubes), 'cube', owner)] : []),
    ...(championOf(asked, owner) === id ? [chip(say.card.champion, 'champion')] : []),
    ...(scored === 0 ? [] : [chip(say.card.scores(signed(scored)), 'scoring')]),
  ]
}

/** Where its cards are found, and what is known of it. */
export function deckTold(asked: Asked, deck: Deck): Explanation {
  const { say, content, state, language } = asked
  const { pile, open } = state.decks[deck]
  const sellers = (Object.values(content.regions) as Region[]).flatMap(({ id, options }) =>
    options.flatMap(({ cost, effects }) =>
      effects.some(
        (effect) => (effect.do === 'take' && effect.deck === deck) || (effect.do === 'fight' && deck === 'monster'),
      )
        ? [`${regionName(id, language)} (${priceText(cost, language)})`]
        : [],
    ),
  )
  const top = open.at(-1)
  return {
    name: capital(deckName(deck, language)),
    icon: iconOf(deck),
    text: [say.deck.found(sellers.join(', '))],
    here: [
      chip(say.deck.size(sizeOf(pile)), 'top'),
      top === undefined
        ? chip(say.deck.noOpen, 'open')
        : chip(say.deck.top(cardName(top, language), honorText(asked, faceOf(asked, top).honor)), 'open'),
      ...(open.length > 1 ? [chip(say.deck.below(open.length - 1), 'open')] : []),
    ],
    rules: ['VIN-VISIT-09', 'VIN-CARD-01'],
  }
}

/** VIN-VISIT-09 What is touched while a card is taken. */
export function sourceTold(asked: Asked, which: string): Explanation | null {
  const deck = frameOf(asked.view, 'draw')?.decks[0]
  if (deck === undefined) return null
  const top = asked.state.decks[deck].open.at(-1)
  if (which === 'open' && top !== undefined) return cardTold(asked, top)
  const told = deckTold(asked, deck)
  return { ...told, text: [asked.say.deck.unseen, ...told.text] }
}
