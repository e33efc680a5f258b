/** Everything on the table, named for screens, lists and logs, and the numbers worth explaining. */

import { seatLetter } from '@skerry/contracts'
import { type Seat, type Sum, sum, sumsOf, type Table, type Thing } from '@skerry/kernel'
import {
  battlesIn,
  cardOf,
  conquerorOf,
  conquestIn,
  deckSize,
  finalSum,
  isCovered,
  isOccupied,
  isSolo,
  KINDS,
  LIMITS,
  levelOf,
  MOST_BANNERS,
  mapOf,
  playerOf,
  positionOf,
  RESOURCES,
  regionCardOf,
  scoreSum,
  TRACKS,
  TROOPS,
  TURNING_RINGS,
  targetsOf,
  volcanoOf,
} from './queries.ts'
import type {
  Barbarians,
  CampaignFrame,
  CardId,
  ClosingFrame,
  Region,
  RegionCardId,
  RotateFrame,
  Space,
  TimelineId,
} from './types.ts'

const { part } = sumsOf<Barbarians>()

type T = Table<Barbarians>
const thing = (id: string, kind: string, facts: Thing['facts']): Thing => ({ id, kind, label: kind, facts })

export function things(t: T): Thing[] {
  const { state, content } = t
  return [
    ...volcanoOf(t).rings.flatMap((spaces) => spaces.map((space) => spaceThing(t, space))),
    ...TURNING_RINGS.map((ring) => thing(`ring ${ring}`, 'ring', { ring, turns: state.turns[ring - 1] as number })),
    thing('START', 'start', {}),
    ...mapOf(t).regions.map((region) => regionThing(t, region)),
    ...mapOf(t).islands.map(({ id, value }) =>
      thing(id, 'island', { island: id, value, hasTile: state.tiles.includes(id) }),
    ),
    ...TRACKS.map((track) =>
      thing(track, 'track', {
        track,
        levels: state.players.map((_, seat) => levelOf(state, seat, track)),
        finishers: (state.finishers[track] ?? []).slice(),
      }),
    ),
    ...content.milestones.map(({ id, space }) =>
      thing(id, 'milestone', {
        milestone: id,
        space,
        passed: state.players.flatMap(({ furthest }, seat) => (furthest >= space ? [seat] : [])),
      }),
    ),
    ...state.timeline.flatMap((card, i) => (card ? [timelineThing(t, card, i + 1)] : [])),
    ...state.display.flatMap((card, place) => (card === null ? [] : [cardThing(t, card, -1, place + 1, true)])),
    ...deckThings(t),
    ...state.players.flatMap((_, seat) => ownedThings(t, seat)),
    ...state.players.map((_, seat) => playerThing(t, seat)),
    ...[...RESOURCES].map((resource) => thing(resource, 'resource', { resource })),
    ...[...TROOPS].map((troop) => thing(troop, 'troop', { troop })),
    ...rivalThings(t),
    ...openThings(t),
  ]
}

function spaceThing(t: T, space: Space): Thing {
  const { id, ring, sector } = space
  const hero = t.state.players.findIndex(({ heroes }) => heroes.includes(id))
  return thing(id, 'space', {
    space: id,
    ring,
    sector,
    position: positionOf(t.state, space),
    hero,
    isOccupied: isOccupied(t.state, id),
    isCovered: isCovered(t.state, space),
  })
}

function regionThing({ state, content }: T, { id, terrain, island }: Region): Thing {
  const marker = state.markers[id]
  const { faction = '', value = 0 } = marker === undefined ? {} : (content.markers[marker] ?? {})
  const banner = conquerorOf(state, id)
  return { ...thing(id, 'region', { region: id, terrain, island, faction, value, banner }), at: island }
}

function timelineThing({ state, content }: T, card: TimelineId, slot: number): Thing {
  const kind = content.timeline[card]?.kind ?? 'feast'
  return thing(card, kind, { card, slot, isNow: slot === state.era, isPast: slot < state.era })
}

function cardThing({ content }: T, card: CardId, owner: Seat, place: number, isUpright: boolean): Thing {
  return thing(card, cardOf(content, card).kind, { card, owner, place, isUpright })
}

function deckThings({ state }: T): Thing[] {
  if (isSolo(state)) return [thing('deck common', 'deck', { deck: 'common', size: deckSize(state, 'god') })]
  return KINDS.map((kind) => thing(`deck ${kind}`, 'deck', { deck: kind, size: deckSize(state, kind) }))
}

function ownedThings(t: T, seat: Seat): Thing[] {
  const { gods, warlords, buildings, aside } = playerOf(t.state, seat)
  return [
    ...[...gods, ...warlords].map(({ card, isUpright }, i) => cardThing(t, card, seat, i + 1, isUpright)),
    ...buildings.map((card, i) => cardThing(t, card, seat, i + 1, true)),
    ...(aside === null ? [] : [cardThing(t, aside, seat, 0, false)]),
  ]
}

function playerThing({ state }: T, seat: Seat): Thing {
  const { tribe, dp, honour, resources, troops, banners, gods, warlords, buildings, hasFourth } = playerOf(state, seat)
  return thing(seatLetter(seat), 'player', {
    seat,
    tribe: tribe ?? '',
    dp,
    honour,
    place: state.order.indexOf(seat) + 1,
    ...resources,
    ...troops,
    banners: banners.length,
    bannersLeft: MOST_BANNERS - banners.length,
    gods: gods.length,
    warlords: warlords.length,
    buildings: buildings.length,
    mostBuildings: LIMITS.building,
    hasFourth,
  })
}

function rivalThings({ state }: T): Thing[] {
  const { rival, fate } = state
  if (rival === null) return []
  const facts = { honour: rival.honour, banners: rival.banners.length, knowledge: { ...rival.knowledge } }
  return [thing('dummy', 'rival', facts), ...(fate === null ? [] : [thing(fate, 'fate', { fate })])]
}

// —— what is open only while something is in progress ——

function openThings(t: T): Thing[] {
  const campaign = t.within('campaign')
  const closing = t.within('closing')
  const rotate = t.within('rotate')
  const either = t.within('either')
  return [
    ...(campaign === undefined ? [] : battleThings(t, campaign)),
    ...(closing === undefined ? [] : rowThings(t, closing)),
    ...(rotate === undefined ? [] : directionThings(rotate)),
    ...(either === undefined ? [] : either.sides.map((_, i) => thing(`side ${i + 1}`, 'side', { side: i + 1 }))),
  ]
}
const battleThings = (t: T, { faced, swapped, won }: CampaignFrame): Thing[] => [
  ...faced.map((card, i) => battleThing(t, card, i + 1, won.includes(card))),
  ...swapped.map((card) => battleThing(t, card, 0, false)),
]
function battleThing(t: T, card: RegionCardId, battle: number, isWon: boolean): Thing {
  const { terrain, troops, overkill } = regionCardOf(t, card)
  return thing(card, 'battle', { card, terrain, battle, isWon, ...troops, overkill: overkill?.dp ?? 0 })
}
function rowThings({ state, content }: T, { at }: ClosingFrame): Thing[] {
  if (at !== 'feastRow' && at !== 'feastAgain') return []
  const card = state.timeline[state.era - 1] as TimelineId
  const feast = content.timeline[card]
  if (feast?.kind !== 'feast') return []
  return feast.rows.map((_, i) => thing(`row ${i + 1}`, 'row', { card, row: i + 1 }))
}
const directionThings = ({ ring }: RotateFrame): Thing[] =>
  ['clockwise', 'counterclockwise'].map((direction) =>
    thing(`direction ${direction}`, 'direction', { direction, ring }),
  )

// —— sums ——

/** BAR-SCORE-01 Points so far and what final scoring would add; after it, what it added. */
function scoreOf(t: T, seat: Seat): Sum {
  const final = t.state.final?.[seat]
  if (final === undefined) return scoreSum(t, seat)
  return sum(part('BAR-GEN-02', playerOf(t.state, seat).dp - final.total, 'points'), ...final.parts)
}

export function sums(t: T): Record<string, Sum> {
  const all: Record<string, Sum> = {}
  t.state.players.forEach((_, seat) => {
    all[`score ${seat}`] = scoreOf(t, seat)
    all[`final ${seat}`] = t.state.final?.[seat] ?? finalSum(t, seat)
    for (const { id } of targetsOf(t, seat)) all[`battles ${seat} ${id}`] = battlesIn(t, seat, id)
  })
  const times = t.within('campaign')?.times ?? 1
  for (const { id } of mapOf(t).regions)
    if (t.state.markers[id] !== undefined) all[`conquest ${id}`] = conquestIn(t, id, times)
  return all
}
