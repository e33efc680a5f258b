/** What verbs can name: every value an argument can ever have with this content. */

import { among, itself, naming, oneOf } from '@skerry/kernel'
import { ATTRIBUTES, COMMON, DECKS, HEROIC } from '../queries.ts'
import type { Card, CardId, Content, Kind } from '../types.ts'

const cardIds = ({ cards }: Content, holds: (card: Card) => boolean): CardId[] =>
  (Object.values(cards) as Card[]).flatMap((card) => (holds(card) ? [card.id] : []))
const ofKind = (kind: Kind) => among((content: Content) => cardIds(content, (card) => card.kind === kind), itself)

export const anyCard = among((content: Content) => Object.keys(content.cards) as CardId[], itself)
export const anyCompanion = ofKind('companion')
export const anyWithUse = among((content: Content) => cardIds(content, ({ voluntary }) => voluntary !== null), itself)
export const anyWithReroll = among(
  (content: Content) =>
    cardIds(content, ({ passives }) => passives.some(({ effects }) => effects.some((e) => e.do === 'reroll'))),
  itself,
)
export const anyoneToActivate = among(
  (content: Content): (CardId | 'character')[] => [
    'character',
    ...cardIds(content, (card) => card.kind === 'companion'),
  ],
  itself,
)
export const anyHex = among(({ hexes }: Content) => hexes.map(({ id }) => id), itself)
export const anyTriangle = among(({ triangles }: Content) => triangles.map(({ id }) => id), itself)
export const anyAttr = naming(oneOf(...ATTRIBUTES), itself)
export const anyCommon = naming(oneOf(...COMMON), itself)
export const anyHeroic = naming(oneOf(...HEROIC), itself)
/** A colour to choose, and the deck that has it. */
export const anyDeck = naming(oneOf(...DECKS), (deck) => [deck, `deck ${deck}`])
export const anyQuest = among(({ quests }: Content) => Object.keys(quests) as (keyof typeof quests)[], itself)
/** Where a cube may be recalled from; companions are named to be refused (VIN-BONUS-RECALL-02), zones as well. */
export const anyPlace = among(
  (content: Content): string[] => [
    ...ATTRIBUTES,
    'pot',
    'inf',
    'conv',
    ...content.hexes.map(({ id }) => id),
    ...cardIds(content, ({ kind }) => kind !== 'monster'),
  ],
  itself,
)
