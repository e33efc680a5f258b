/** Forts, Fomori, cards, blockers and tiles on their way, what is lit for a moment, and numbers that change. */

import { type EventOf, flashOf, moving, rectPath, signed } from '@skerry/boards'
import type { Language, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { locationOf, siteAt, tribeOf } from '../queries.ts'
import type { ArrivalEvent, Back, LocationId, Section, State, TileId, Tribe } from '../types.ts'
import { LABELS } from './labels.ts'
import {
  CARD_BACK,
  CHAIN_STONES,
  cardMiddle,
  corruptionY,
  fameY,
  GAUGE,
  GAUGE_STONES,
  STACKS,
  TABLE,
} from './layout.ts'
import { shieldX } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { blockerPlace, chestPoint } from './Rows.tsx'
import { supplyPoint } from './Supply.tsx'
import { displayedTiles, heldTiles, type LyingTile, rowOf } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'

// —— places ——

const placeOf = ({ island }: Stage, id: LocationId): Point => island.site[id]?.at ?? [0, 0]
export const chestAt = ({ view }: Stage, seat: Seat, what: Parameters<typeof chestPoint>[1]): Point =>
  chestPoint(rowOf(view, seat), what)
export const signOf = (name: PictogramName, seat: Seat | null): Moving => ({ is: 'sign', name, seat })
export const backOf = (back: Back): Moving => ({ is: 'back', back, ...CARD_BACK })
export const gaugeLine = (limit: number): string =>
  rectPath(GAUGE.left - 6, corruptionY(limit) - 8, GAUGE.width + 12, 16, 6)

export function flashRow({ view }: Stage, seat: Seat): Act {
  const { y, strip } = rowOf(view, seat)
  return flashOf(rectPath(TABLE.left, y, TABLE.width, strip, 12), seat)
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
export function risen(stage: Stage, seat: Seat, id: LocationId): Moved {
  const what = standOf(siteAfter(stage, id))
  return {
    state: withSite(stage, stage.after, id, siteBefore(stage, id)),
    acts: [
      { do: 'slide', from: chestAt(stage, seat, 'discs'), to: placeOf(stage, id), what: signOf('disc', seat) },
      { do: 'drop', at: placeOf(stage, id), what },
    ],
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

export function drawn(stage: Stage, { seat, stack, back }: EventOf<ArrivalEvent, 'cardDrawn'>): Moved {
  const { cards } = tribeOf(stage.before, seat)
  const to = cardMiddle(rowOf(stage.view, seat), cards.length)
  return {
    state: withTribe(stage.after, seat, { cards }),
    acts: [{ do: 'slide', from: STACKS[stack], to, what: backOf(back) }],
  }
}

export function turned(stage: Stage, { seat, at, card }: EventOf<ArrivalEvent, 'cardTurnedUp'>): Moved {
  const back = (tribeOf(stage.before, seat).cards[at - 1]?.back ?? null) as Back | null
  return {
    acts: [{ do: 'flip', row: rowOf(stage.view, seat), at: at - 1, back, card }],
    turning: { seat, at: at - 1 },
  }
}

export function blocked(stage: Stage, seat: Seat, section: Section): Moved {
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers }),
    acts: [{ do: 'drop', at: blockerPlace(rowOf(stage.view, seat), section), what: { is: 'blocker', seat } }],
  }
}

export function unblocked(stage: Stage, event: EventOf<ArrivalEvent, 'blockerMoved'>): Moved {
  const { seat, from, section } = event
  const row = rowOf(stage.view, seat)
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers.filter((at) => at !== from) }),
    acts: [
      { do: 'slide', from: blockerPlace(row, from), to: blockerPlace(row, section), what: { is: 'blocker', seat } },
    ],
  }
}

export const leaving = ({ view }: Stage, tribe: Tribe, seat: Seat): readonly Act[] =>
  tribe.cards.length === 0 ? [] : [{ do: 'leave', seat, tribe, row: rowOf(view, seat) }]

// —— tiles ——

const tileOf = ({ tile, scale, isMini }: LyingTile): Moving => ({ is: 'tile', tile, scale, isMini })

export function opened({ after }: Stage): Moved {
  const last = displayedTiles(after).at(-1)
  if (last === undefined) return {}
  return {
    state: { ...after, display: after.display.slice(0, -1) },
    acts: [{ do: 'slide', from: supplyPoint('tiles'), to: last.at, what: tileOf(last) }],
  }
}

export function taken(stage: Stage, seat: Seat, tile: TileId): Moved {
  const { view, before, after } = stage
  const from = displayedTiles(before).find((lying) => lying.tile === tile)
  const isHeld = tribeOf(after, seat).tiles.length > tribeOf(before, seat).tiles.length
  const to = isHeld ? heldTiles({ ...view, state: after }, seat).at(-1) : undefined
  if (from === undefined) return {}
  // ARR-EARN-20 A master-builder goes into the chest; of more tiles than a strip shows, the newest lies on the last.
  const target = to === undefined ? { ...from, isMini: true, at: chestAt(stage, seat, 'masters') } : { ...to, tile }
  return {
    state: isHeld ? withTribe(after, seat, { tiles: tribeOf(before, seat).tiles }) : after,
    acts: [{ do: 'slide', from: from.at, to: target.at, what: tileOf(target) }],
  }
}

/** It goes from before its holder; what it brings is shown by the events that follow. */
export function used({ view, before }: Stage, seat: Seat, tile: TileId): Moved {
  const lying = heldTiles({ ...view, state: before }, seat).find((one) => one.tile === tile)
  return lying === undefined ? {} : moving<Act>({ do: 'sink', at: lying.at, what: tileOf(lying) })
}

// —— tracks and chests ——

/** The stone climbs by itself; its change floats beside it. Corruption is a loss when it grows. */
export function floats({ after }: Stage, seat: Seat, track: 'fame' | 'corruption', n: number): readonly Act[] {
  if (n === 0) return []
  const { fame, corruption } = tribeOf(after, seat)
  const at: Point = track === 'fame' ? [CHAIN_STONES.x, fameY(fame)] : [GAUGE_STONES.x, corruptionY(corruption)]
  return [{ do: 'float', at, text: signed(n), tone: n > 0 === (track === 'fame') ? 'gain' : 'loss' }]
}

export function finalFloats(stage: Stage, seat: Seat): readonly Act[] {
  const [old, now] = [tribeOf(stage.before, seat), tribeOf(stage.after, seat)]
  return [
    ...floats(stage, seat, 'fame', now.fame - old.fame),
    ...floats(stage, seat, 'corruption', now.corruption - old.corruption),
  ]
}

const SIGNS = { discs: 'disc', swords: 'sword', shields: 'shield', fomori: 'fomori' } as const

/** From the General Supply into a chest. */
export function carried(stage: Stage, seat: Seat, what: keyof typeof SIGNS, n: number): readonly Act[] {
  if (n === 0) return []
  const to = chestAt(stage, seat, what)
  const from = supplyPoint(what === 'discs' ? 'tiles' : what)
  const sign = signOf(SIGNS[what], what === 'discs' ? seat : null)
  return [
    { do: 'slide', from, to, what: sign },
    { do: 'float', at: to, text: signed(n), tone: what === 'fomori' ? 'loss' : 'gain' },
  ]
}

// —— the end ——

export const tallyOf = ({ fomori, tribes }: { readonly fomori: number; readonly tribes: number }, language: Language) =>
  `Fomori ${fomori} : ${tribes} ${LABELS[language].tribes}`
