/** What every thing on the table is, what it does, and all that lies there; with the viewer's own numbers. */

import { type Explanation, type Language, seatLetter } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import { mapOf, TRACKS } from '../../../queries.ts'
import type {
  CardId,
  Content,
  FateId,
  IslandId,
  RegionCardId,
  RegionId,
  SpaceId,
  TimelineId,
  Track,
} from '../../../types.ts'
import { aboutOf } from '../about.ts'
import type { Seen } from '../reading.ts'
import { type Asked, isSeated } from './asked.ts'
import { battleTold, cardTold, deckTold } from './cards.ts'
import { directionTold, eventTold, fateTold, rivalTold, rowTold, sideTold } from './era.ts'
import { goodTold, milestoneTold, playerTold, trackTold } from './people.ts'
import { islandTold, regionTold, ringTold, spaceTold, startTold } from './places.ts'
import { explainWords } from './words.ts'

/** Null: there is no such thing. */
export function explanation(content: Content, view: Seen, thing: ThingId, language: Language): Explanation | null {
  const asked: Asked = { ...aboutOf(content, view, language), say: explainWords[language], isSeated: isSeated(view) }
  return ofPlace(asked, thing) ?? ofCard(asked, thing) ?? ofPeople(asked, thing) ?? ofMoment(asked, thing)
}

function ofPlace(asked: Asked, thing: ThingId): Explanation | null {
  const { content, state } = asked
  const space = content.volcanoes[state.volcano]?.space[thing as SpaceId]
  if (space !== undefined) return spaceTold(asked, space)
  if (thing === 'START') return startTold(asked)
  const map = mapOf(asked)
  const region = map.region[thing as RegionId]
  if (region !== undefined) return regionTold(asked, region)
  const island = map.island[thing as IslandId]
  if (island !== undefined) return islandTold(asked, island)
  const ring = /^ring ([123])$/.exec(thing)?.[1]
  return ring === undefined ? null : ringTold(asked, Number(ring) as 1)
}

function ofCard(asked: Asked, thing: ThingId): Explanation | null {
  const { content } = asked
  if (content.cards[thing as CardId] !== undefined) return cardTold(asked, thing as CardId)
  if (content.timeline[thing as TimelineId] !== undefined) return eventTold(asked, thing as TimelineId)
  if (content.fates[thing as FateId] !== undefined) return fateTold(asked, thing as FateId)
  if (content.regionCards[thing as RegionCardId] !== undefined) return battleTold(asked, thing as RegionCardId)
  const deck = /^deck (god|warlord|building|common)$/.exec(thing)?.[1]
  return deck === undefined ? null : deckTold(asked, deck as 'god')
}

function ofPeople(asked: Asked, thing: ThingId): Explanation | null {
  const { content, state } = asked
  if (TRACKS.includes(thing as Track)) return trackTold(asked, thing as Track)
  const milestone = content.milestones.find(({ id }) => id === thing)
  if (milestone !== undefined) return milestoneTold(asked, milestone)
  const seat: Seat = state.players.findIndex((_, i) => seatLetter(i) === thing)
  if (seat >= 0) return playerTold(asked, seat)
  if (thing === 'dummy') return rivalTold(asked)
  return goodTold(asked, thing)
}

/** What is there only while it is asked for. */
function ofMoment(asked: Asked, thing: ThingId): Explanation | null {
  const [kind, which = ''] = thing.split(' ')
  if (kind === 'row') return rowTold(asked, Number(which))
  if (kind === 'side') return sideTold(asked, Number(which) as 1 | 2)
  return kind === 'direction' ? directionTold(asked, which as 'clockwise') : null
}
