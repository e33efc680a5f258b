/** What a novice thinks of cards. */

import { sizeOf } from '@skerry/kernel'
import { COUNTED, countFor, DECK_OF, DECKS } from '../queries.ts'
import type { Attr, Card, CardId, Clause, Content, Counter, Deck, VinEffect } from '../types.ts'
import { masteryWorth, type Outlook, openTop, turnsFactor, want } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

const ATTR_OF = Object.fromEntries(Object.entries(DECK_OF).map(([attr, deck]) => [deck, attr])) as Record<Deck, Attr>
const COUNTER_OF: Readonly<Record<Deck, Counter>> = {
  yellow: 'yellow',
  blue: 'blue',
  red: 'red',
  trait: 'traits',
  relic: 'relics',
  monster: 'monsters',
}
const isCompanions = (deck: Deck): boolean => deck === 'yellow' || deck === 'blue' || deck === 'red'

/** What any card of a deck adds to masteries, quests and bonuses. */
function setWorth(o: Outlook, deck: Deck): number {
  let worth = masteryWorth(o, ATTR_OF[deck], 1) + want(o, COUNTER_OF[deck])
  worth += want(o, isCompanions(deck) ? 'companions' : 'heroicCards')
  if (countFor(o.t, o.seat, COUNTER_OF[deck]) === 0) worth += want(o, 'cardColours')
  return worth
}

function endWorth(o: Outlook, { if: requirement }: Clause, effect: VinEffect): number {
  if (effect.do === 'score') {
    const later = 0.12 * Math.min(o.turnsLeft, 10)
    return Math.min(effect.most, effect.n * (countFor(o.t, o.seat, COUNTED[effect.each]) + later))
  }
  if (effect.do !== 'hon') return 0
  if (requirement === null) return effect.n
  const missing = requirement.n - countFor(o.t, o.seat, requirement.count, requirement.region)
  if (missing <= 0) return 0.9 * effect.n
  return missing < o.turnsLeft ? 0.35 * effect.n : 0
}

/** One companion is activated a turn: the more there are, the less one more helps. */
const shareOf = ({ t, seat }: Outlook): number => 2 / (2 + countFor(t, seat, 'companions'))

/** What an ability brings while turns are to come, and at the end. */
function abilityWorth(o: Outlook, card: Card): number {
  const factor = turnsFactor(o)
  let worth = 0
  for (const clause of card.clauses)
    for (const effect of clause.effects) {
      if (clause.on === 'END') worth += endWorth(o, clause, effect)
      else if (effect.do === 'mastery') worth += masteryWorth(o, effect.attr, effect.n)
      else if (clause.on === 'ACT') worth += factor * WEIGHTS.ability * shareOf(o)
      else worth += factor * (card.kind === 'companion' ? WEIGHTS.ability : WEIGHTS.lasting)
    }
  return worth
}
const isHeroic = (kinds: readonly Attr[]): boolean => kinds.every((attr) => !isCompanions(DECK_OF[attr]))
/** What an activation is worth in attributes: a heroic one is made of two. */
const strengthOf = ({ attributes }: Card): number =>
  attributes.reduce((sum, kinds) => sum + (isHeroic(kinds) ? 2 : 1), 0)

/** Its honor, its ability, and what it adds to what is owned. */
export function cardWorth(o: Outlook, id: CardId): number {
  const card = o.content.cards[id] as Card
  let worth = card.honor + abilityWorth(o, card)
  if (card.kind === 'companion') worth += turnsFactor(o) * WEIGHTS.fellow * (strengthOf(card) - 1) * shareOf(o)
  return worth
}
/** What is lost with a companion. */
export const fellowWorth = (o: Outlook, id: CardId): number => cardWorth(o, id) + 0.5

/** What can be said of a deck as a whole. */
interface Mean {
  readonly honor: number
  readonly strength: number
  /** How many effects per card are activated, last, or count at the end. */
  readonly act: number
  readonly lasting: number
  readonly end: number
}
const means = new WeakMap<Content, Record<Deck, Mean>>()
function meansOf(content: Content): Record<Deck, Mean> {
  let found = means.get(content)
  if (found === undefined) {
    found = Object.fromEntries(
      DECKS.map((deck) => [deck, meanOf(content.deckIds[deck].map((id) => content.cards[id] as Card))]),
    ) as Record<Deck, Mean>
    means.set(content, found)
  }
  return found
}
function meanOf(cards: readonly Card[]): Mean {
  const mean = (of: (card: Card) => number): number =>
    cards.reduce((sum, card) => sum + of(card), 0) / Math.max(1, cards.length)
  const effects = (isOf: (clause: Clause) => boolean) =>
    mean(({ clauses }) => clauses.reduce((sum, clause) => sum + (isOf(clause) ? clause.effects.length : 0), 0))
  return {
    honor: mean(({ honor }) => honor),
    strength: mean((card) => Math.max(0, strengthOf(card) - 1)),
    act: effects(({ on }) => on === 'ACT'),
    lasting: effects(({ on }) => on !== 'ACT' && on !== 'END'),
    end: effects(({ on }) => on === 'END'),
  }
}
/** What a bonus at the end brings as a rule. */
const MEAN_END = 1.8

/** What an unseen card of this deck is worth. */
export function meanWorth(o: Outlook, deck: Deck): number {
  if (sizeOf(o.state.decks[deck].pile) === 0) return 0
  const { honor, strength, act, lasting, end } = meansOf(o.content)[deck]
  const { ability, fellow, lasting: whole } = WEIGHTS
  const own = shareOf(o) * (ability * act + fellow * strength)
  return honor + end * MEAN_END + turnsFactor(o) * (own + lasting * (isCompanions(deck) ? ability : whole))
}
/** What a card of this deck is worth: the open one or an unseen one. */
export function deckWorth(o: Outlook, deck: Deck): number {
  let worth = o.decks[deck]
  if (worth === undefined) {
    const open = openTop(o.state, deck)
    worth = setWorth(o, deck) + Math.max(open === undefined ? 0 : cardWorth(o, open), meanWorth(o, deck))
    o.decks[deck] = worth
  }
  return worth
}
/** Only the open one. */
export function openWorth(o: Outlook, deck: Deck): number {
  const open = openTop(o.state, deck)
  return open === undefined ? 0 : setWorth(o, deck) + cardWorth(o, open)
}

/** By attribute: how far it is wanted, for what its deck shows; common ones for what can be made of them, too. */
export function demandOf(o: Outlook): number[] {
  const worths = DECKS.map((deck) => deckWorth(o, deck))
  const [companions, heroic] = [mean(worths.slice(0, 3)), mean(worths.slice(3))]
  return worths.map((worth, i) => 1 + WEIGHTS.demand * (worth - (i < 3 ? companions : heroic)))
}
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
