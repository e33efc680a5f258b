/** What verbs can name: every value an argument can ever have with this content. */

import { among, itself, naming, oneOf, type Table } from '@skerry/kernel'
import { isSolo, KINDS, TRACKS } from '../queries.ts'
import type { Barbarians, Card, CardId, Content, Kind, RegionId, SpaceId } from '../types.ts'

const cardsOf = ({ cards }: Content, ...kinds: readonly Kind[]): CardId[] =>
  (Object.values(cards) as Card[]).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))

export const anyCard = among((content: Content) => cardsOf(content, 'god', 'warlord', 'building'), itself)
export const anyGod = among((content: Content) => cardsOf(content, 'god'), itself)
export const anyWarlord = among((content: Content) => cardsOf(content, 'warlord'), itself)
export const anyBuilding = among((content: Content) => cardsOf(content, 'building'), itself)
export const anyTrack = naming(oneOf(...TRACKS), itself)
export const anySpace = among(
  ({ volcanoes }: Content) => Object.values(volcanoes).flatMap(({ space }) => Object.keys(space) as SpaceId[]),
  itself,
)
export const anyRegion = among(
  ({ maps }: Content) => Object.values(maps).flatMap(({ region }) => Object.keys(region) as RegionId[]),
  itself,
)
/** BAR-SOLO-03 A solo game has one common deck, which none of them names. */
export const anyDeck = naming(oneOf(...KINDS), (kind, { state }: Table<Barbarians>) =>
  isSolo(state) ? null : `deck ${kind}`,
)
