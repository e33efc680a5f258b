/** Forts, Fomori, cards, blockers and tiles on their way, what is lit for a moment, and numbers that change. */

import { circlePath, type EventOf, flashOf, moving, rectPath, signed } from '@skerry/boards'
import type { Language, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { locationOf, siteAt, tribeOf } from '../queries.ts'
import type { ArrivalEvent, Back, LocationId, Section, StackId, State, TileId, Tribe } from '../types.ts'
import { LABELS } from './labels.ts'
import { CARD_BACK, cardMiddle, corruptionY } from './layout.ts'
import { shieldX } from './Pieces.tsx'
import { blockerPlace } from './Rows.tsx'
import { displayedTiles, heldTiles, type LyingTile, ownSeat } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'
import { BEAD, stonesOf } from './Tracks.tsx'

// —— places ——

const placeOf = ({ island }: Stage, id: LocationId): Point => island.site[id]?.at ?? [0, 0]
export const backOf = (back: Back): Moving => ({ is: 'back', back, ...CARD_BACK })
export const stackAt = ({ island }: Stage, stack: StackId): Point => island.layout.stacks[stack]
/** Whether what a tribe has lies on the table. */
const isLaid = ({ view }: Stage, seat: Seat): boolean => seat === ownSeat(view)

export function gaugeFlash({ island: { layout } }: Stage, limit: number): Act {
  const { left, width } = layout.gauge
  return flashOf(rectPath(left - 6, corruptionY(layout, limit) - 8, width + 12, 16, 6), 'foe')
}
/** A tribe is meant: both its stones light up. */
export function flashTribe({ island, after }: Stage, seat: Seat): Act {
  const { corruption, fame } = stonesOf(after, island.layout)
  return flashOf([corruption, fame].map((places) => circlePath(places[seat] as Point, BEAD + 5)).join(''), seat)
}

// —— the map ——

const withSite = (stage: Stage, state: State, id: LocationId, site: State['sites'][number]): State => {
  const { index } = locationOf(stage.content, id)
  return { ...state, sites: state.sites.map((old, i) => (i === index ? site : old)) }
}
const siteBefore = ({ content, before }: Stage, id: LocationId) => siteAt(before, locationOf(content, id).index)
const siteAfter = ({ content, after }: Stage, id: LocationId) => siteAt(after, locationOf(content, id).index)
const standOf = ({ holder, level }: State['sites'][number]): Moving => ({ is: 'stand', holder, level })
const EMPTY = { holder: null, level: 0 }

export function landed(stage: Stage, id: LocationId): Moved {
  const what = standOf(siteAfter(stage, id))
  return { state: withSite(stage, stage.after, id, EMPTY), acts: [{ do: 'land', at: placeOf(stage, id), what }] }
}

/** What stood there stays until the higher one covers it. */
export function risen(stage: Stage, id: LocationId): Moved {
  const what = standOf(siteAfter(stage, id))
  return {
    state: withSite(stage, stage.after, id, siteBefore(stage, id)),
    acts: [{ do: 'drop', at: placeOf(stage, id), what }],
  }
}

export function shielded(stage: Stage, province: string, shields: number): Moved {
  const index = stage.content.provinces.findIndex(({ id }) => id === province)
  const [x, y] = stage.island.provinces.find(({ id }) => id === province)?.plate ?? [0, 0]
  const at: Point = [x + shieldX(shields - 1), y + 6.3]
  return {
    state: { ...stage.after, shields: stage.after.shields.map((n, i) => (i === index ? n - 1 : n)) },
    acts: [{ do: 'drop', at, what: { is: 'shield' } }],
  }
}

/** Shields break, discs fall, and the Fomori lands. */
export function spread(stage: Stage, event: EventOf<ArrivalEvent, 'fomoriSpread'>): Moved {
  const at = placeOf(stage, event.location)
  const province = stage.island.provinces.find(({ id }) => id === stage.island.site[event.location]?.province)
  const plate = province?.plate ?? at
  const fallen = siteBefore(stage, event.location)
  const acts: Act[] = []
  if (event.shields > 0) acts.push({ do: 'shatter', at: [plate[0], plate[1] + 6.3], shields: event.shields })
  if (event.owner !== null)
    acts.push({ do: 'sink', at, what: standOf(fallen) }, { do: 'float', at, text: `−${event.discs}`, tone: 'loss' })
  acts.push({ do: 'land', at, what: standOf(siteAfter(stage, event.location)) })
  return { state: withSite(stage, stage.after, event.location, EMPTY), acts }
}

export function repelled(stage: Stage, id: LocationId): Moved {
  const at = placeOf(stage, id)
  return moving<Act>({ do: 'sink', at, what: standOf(siteBefore(stage, id)) }, { do: 'strike', at })
}

export function swapped(stage: Stage, a: LocationId, b: LocationId): Moved {
  const cross = (from: LocationId, to: LocationId): Act => ({
    do: 'slide',
    from: placeOf(stage, from),
    to: placeOf(stage, to),
    what: standOf(siteBefore(stage, from)),
  })
  const state = withSite(stage, withSite(stage, stage.after, a, EMPTY), b, EMPTY)
  return { state, acts: [cross(a, b), cross(b, a)] }
}

// —— cards and blockers ——

const withTribe = (state: State, seat: Seat, changed: Partial<Tribe>): State => ({
  ...state,
  tribes: state.tribes.map((tribe, i) => (i === seat ? { ...tribe, ...changed } : tribe)),
})

/** A card of somebody else goes from its stack. */
export function drawn(stage: Stage, { seat, stack, back }: EventOf<ArrivalEvent, 'cardDrawn'>): Moved {
  const [from, what] = [stackAt(stage, stack), backOf(back)]
  if (!isLaid(stage, seat)) return moving<Act>({ do: 'sink', at: from, what }, flashTribe(stage, seat))
  const { cards } = tribeOf(stage.before, seat)
  const to = cardMiddle(stage.island.layout.cards, cards.length)
  return { state: withTribe(stage.after, seat, { cards }), acts: [{ do: 'slide', from, to, what }] }
}

export function turned(stage: Stage, { seat, at, card }: EventOf<ArrivalEvent, 'cardTurnedUp'>): Moved {
  if (!isLaid(stage, seat)) return moving<Act>(flashTribe(stage, seat))
  const back = (tribeOf(stage.before, seat).cards[at - 1]?.back ?? null) as Back | null
  return { acts: [{ do: 'flip', row: stage.island.layout.cards, at: at - 1, back, card }], turning: at - 1 }
}

export function blocked(stage: Stage, seat: Seat, section: Section): Moved {
  if (!isLaid(stage, seat)) return moving<Act>(flashTribe(stage, seat))
  const at = blockerPlace(stage.island.layout.cards, section)
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers }),
    acts: [{ do: 'drop', at, what: { is: 'blocker', seat } }],
  }
}

export function unblocked(stage: Stage, event: EventOf<ArrivalEvent, 'blockerMoved'>): Moved {
  const { seat, from, section } = event
  if (!isLaid(stage, seat)) return moving<Act>(flashTribe(stage, seat))
  const placeIn = (of: Section) => blockerPlace(stage.island.layout.cards, of)
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers.filter((at) => at !== from) }),
    acts: [{ do: 'slide', from: placeIn(from), to: placeIn(section), what: { is: 'blocker', seat } }],
  }
}

/** All cards go at once: those that lie on the table are seen to. */
export function leaving(stage: Stage): Moved {
  const seat = ownSeat(stage.view)
  const tribe = tribeOf(stage.before, seat)
  if (tribe.cards.length === 0) return {}
  return moving<Act>({ do: 'leave', seat, tribe, row: stage.island.layout.cards })
}

// —— tiles ——

const tileOf = ({ tile, isMini }: LyingTile): Moving => ({ is: 'tile', tile, isMini })

export function opened({ after, island }: Stage): Moved {
  const last = displayedTiles(after, island.layout).at(-1)
  if (last === undefined) return {}
  return {
    state: { ...after, display: after.display.slice(0, -1) },
    acts: [{ do: 'drop', at: last.at, what: tileOf(last) }],
  }
}

/** Somebody else's goes from the display, and so does a master-builder, which works at once (ARR-EARN-20). */
export function taken(stage: Stage, seat: Seat, tile: TileId): Moved {
  const { view, before, after, island } = stage
  const from = displayedTiles(before, island.layout).find((lying) => lying.tile === tile)
  if (from === undefined) return {}
  const isHeld = tribeOf(after, seat).tiles.length > tribeOf(before, seat).tiles.length
  const to = isHeld ? heldTiles({ ...view, state: after }, seat, island.layout).at(-1) : undefined
  if (to === undefined) return moving<Act>({ do: 'sink', at: from.at, what: tileOf(from) }, flashTribe(stage, seat))
  return {
    state: withTribe(after, seat, { tiles: tribeOf(before, seat).tiles }),
    acts: [{ do: 'slide', from: from.at, to: to.at, what: tileOf(to) }],
  }
}

/** It goes from before its holder; what it brings is shown by the events that follow. */
export function used(stage: Stage, seat: Seat, tile: TileId): Moved {
  const { view, before, island } = stage
  const lying = heldTiles({ ...view, state: before }, seat, island.layout).find((one) => one.tile === tile)
  const flash = flashTribe(stage, seat)
  return lying === undefined
    ? moving<Act>(flash)
    : moving<Act>({ do: 'sink', at: lying.at, what: tileOf(lying) }, flash)
}

// —— tracks ——

/** The stone climbs by itself; its change floats beside it. Corruption is a loss when it grows. */
export function floats({ after, island }: Stage, seat: Seat, track: 'fame' | 'corruption', n: number): readonly Act[] {
  if (n === 0) return []
  const at = stonesOf(after, island.layout)[track][seat] as Point
  return [{ do: 'float', at, text: signed(n), tone: n > 0 === (track === 'fame') ? 'gain' : 'loss' }]
}

export function finalFloats(stage: Stage, seat: Seat): readonly Act[] {
  const [old, now] = [tribeOf(stage.before, seat), tribeOf(stage.after, seat)]
  return [
    ...floats(stage, seat, 'fame', now.fame - old.fame),
    ...floats(stage, seat, 'corruption', now.corruption - old.corruption),
  ]
}

// —— the end ——

export const tallyOf = ({ fomori, tribes }: { readonly fomori: number; readonly tribes: number }, language: Language) =>
  `Fomori ${fomori} : ${tribes} ${LABELS[language].tribes}`
