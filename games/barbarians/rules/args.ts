/** What verbs can name: every value an argument can ever have with this content. */

import { among, oneOf } from '@skerry/kernel'
import { TRACKS } from '../queries.ts'
import type { Card, CardId, Content, Kind, RegionId, SpaceId } from '../types.ts'

const cardsOf = ({ cards }: Content, ...kinds: readonly Kind[]): CardId[] =>
  (Object.values(cards) as Card[]).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))

export const anyCard = among((content: Content) => cardsOf(content, 'god', 'warlord', 'building'))
export const anyGod = among((content: Content) => cardsOf(content, 'god'))
export const anyWarlord = among((content: Content) => cardsOf(content, 'warlord'))
export const anyBuilding = among((content: Content) => cardsOf(content, 'building'))
export const anyTrack = oneOf(...TRACKS)
export const anySpace = among(({ volcanoes }: Content) =>
  Object.values(volcanoes).flatMap(({ space }) => Object.keys(space) as SpaceId[]),
)
export const anyRegion = among(({ maps }: Content) =>
  Object.values(maps).flatMap(({ region }) => Object.keys(region) as RegionId[]),
)
