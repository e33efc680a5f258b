/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its
 * way; `acts` bring that. Every act ends in the picture that follows.
 */

import { rectPath } from '@skerry/boards'
import type { Language, Point, Seat } from '@skerry/kernel'
import { locationOf, siteAt, tribeOf } from '../queries.ts'
import type {
  ArrivalEvent,
  Back,
  CardId,
  Content,
  Holder,
  LocationId,
  Section,
  State,
  TileId,
  Tribe,
} from '../types.ts'
import type { Island } from './island.ts'
import { LABELS } from './labels.ts'
import {
  CARD_BACK,
  CHAIN_STONES,
  cardMiddle,
  corruptionY,
  fameY,
  GAUGE,
  GAUGE_STONES,
  type RowPlan,
  STACKS,
  TABLE,
  TALLY,
} from './layout.ts'
import { shieldX } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { blockerPlace, chestPoint } from './Rows.tsx'
import { supplyPoint } from './Supply.tsx'
import { displayedTiles, heldTiles, type LyingTile, rowOf, type Seen } from './scene.ts'
import { stateAfter } from './telling/after.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'stand'; readonly holder: Holder; readonly level: number }
  | { readonly is: 'shield' }
  | { readonly is: 'sign'; readonly name: PictogramName; readonly seat: Seat | null }
  | { readonly is: 'blocker'; readonly seat: Seat }
  | { readonly is: 'back'; readonly back: Back; readonly width: number; readonly height: number }
  | { readonly is: 'tile'; readonly tile: TileId; readonly scale: number; readonly isMini: boolean }

export type Act =
  | { readonly do: 'drop'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'sink'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'slide'; readonly from: Point; readonly to: Point; readonly what: Moving }
  /** The shadow first, then the piece. */
  | { readonly do: 'land'; readonly at: Point; readonly what: Moving }
  | {
      readonly do: 'flip'
      readonly row: RowPlan
      readonly at: number
      readonly back: Back | null
      readonly card: CardId
    }
  | { readonly do: 'leave'; readonly seat: Seat; readonly tribe: Tribe; readonly row: RowPlan }
  | { readonly do: 'strike'; readonly at: Point }
  | { readonly do: 'shatter'; readonly at: Point; readonly shields: number }
  | { readonly do: 'float'; readonly at: Point; readonly text: string; readonly tone: 'gain' | 'loss' }
  | { readonly do: 'flash'; readonly line: string; readonly tone: 'lamp' | 'foe' | Seat }
  | { readonly do: 'tally'; readonly at: Point; readonly text: string }

export interface Plan {
  /** What is drawn under the acts. */
  readonly state: State
  readonly acts: readonly Act[]
  /** A card that is being turned over is drawn by its act alone. */
  readonly turning: { readonly seat: Seat; readonly at: number } | null
}

/** Events that only tell something: what they change is drawn without a motion of its own. */
export const STILL_EVENTS: ReadonlySet<ArrivalEvent['type']> = new Set<ArrivalEvent['type']>([
  'tilesShuffled',
  'fomoriShuffled',
  'stacksSplit',
  'kept',
  'roundEnded',
  'ranked',
])

interface Stage {
  readonly content: Content
  readonly island: Island
  readonly view: Seen
  readonly language: Language
  /** From before and from after the event. */
  readonly before: State
  readonly after: State
}

export function planOf(content: Content, island: Island, view: Seen, event: ArrivalEvent, language: Language): Plan {
  const after = stateAfter(content, view.state, event)
  const stage: Stage = { content, island, view, language, before: view.state, after }
  const plan = STILL_EVENTS.has(event.type) ? {} : moved(stage, event)
  return { state: after, acts: [], turning: null, ...plan }
}

const only = (...acts: readonly Act[]): Partial<Plan> => ({ acts })

function moved(stage: Stage, event: ArrivalEvent): Partial<Plan> {
  switch (event.type) {
    // setup and display
    case 'tileOpened':
      return opened(stage)
    case 'fomoriLanded':
      return landed(stage, event.location)
    case 'startPlayerDrawn':
      return only(flashRow(stage, event.seat))
    case 'portSettled':
    case 'built':
      return risen(stage, event.seat, event.location)
    case 'roundBegan':
      return only(flashRow(stage, event.seat))

    // cards
    case 'topShown':
      return only({ do: 'drop', at: STACKS[event.stack], what: backOf(event.back) })
    case 'cardDrawn':
      return drawn(stage, event)
    case 'cardTurnedUp':
      return turned(stage, event)
    case 'blockerSet':
      return blocked(stage, event.seat, event.section)
    case 'blockerMoved':
      return unblocked(stage, event)
    case 'cardsDiscarded':
      return only(...stage.before.tribes.flatMap((tribe, seat) => leaving(stage, tribe, seat)))
    case 'tileTaken':
      return taken(stage, event.seat, event.tile)

    // tracks
    case 'fameEarned':
    case 'fameGained':
      return only(...floats(stage, event.seat, 'fame', event.n))
    case 'famePaid':
      return only(...floats(stage, event.seat, 'fame', -event.n))
    case 'corruptionLowered':
      return only(...floats(stage, event.seat, 'corruption', -event.n))
    case 'finalScored':
      return only(...finalFloats(stage, event.seat), flashRow(stage, event.seat))
    case 'limitReached':
      return only({ do: 'flash', line: GAUGE_LINE(event.limit), tone: 'foe' }, flashRow(stage, event.seat))

    // chests
    case 'piecesEarned':
      return only(...carried(stage, event.seat, event.piece, event.n))
    case 'fomoriDrawn':
      return only(
        ...carried(stage, event.seat, 'fomori', event.n),
        ...floats(stage, event.seat, 'corruption', event.corruption),
      )
    case 'trophyUsed':
      return only(
        { do: 'sink', at: chestAt(stage, event.seat, 'fomori'), what: signOf('fomori', null) },
        flashRow(stage, event.seat),
      )
    case 'masterDiscarded':
      return only({ do: 'sink', at: chestAt(stage, event.seat, 'masters'), what: signOf('masterBuilder', null) })
    case 'turnBegan':
    case 'passed':
      return only(flashRow(stage, event.seat))

    // the map
    case 'shieldPlaced':
      return shielded(stage, event.province, event.shields)
    case 'fomoriSpread':
      return spread(stage, event)
    case 'repelled':
      return repelled(stage, event.location)
    case 'tileUsed':
      return used(stage, event.seat, event.tile)
    case 'swapped':
      return swapped(stage, event.a, event.b)
    case 'locationsCounted':
      return only({ do: 'tally', at: TALLY, text: tallyOf(event, stage.language) })
    default:
      return {}
  }
}

// —— places ——

const placeOf = ({ island }: Stage, id: LocationId): Point => island.site[id]?.at ?? [0, 0]
const chestAt = ({ view }: Stage, seat: Seat, what: Parameters<typeof chestPoint>[1]): Point =>
  chestPoint(rowOf(view, seat), what)
const signOf = (name: PictogramName, seat: Seat | null): Moving => ({ is: 'sign', name, seat })
const backOf = (back: Back): Moving => ({ is: 'back', back, ...CARD_BACK })
const GAUGE_LINE = (limit: number): string => rectPath(GAUGE.left - 6, corruptionY(limit) - 8, GAUGE.width + 12, 16, 6)

function flashRow({ view }: Stage, seat: Seat): Act {
  const { y, strip } = rowOf(view, seat)
  return { do: 'flash', line: rectPath(TABLE.left, y, TABLE.width, strip, 12), tone: seat }
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

function landed(stage: Stage, id: LocationId): Partial<Plan> {
  const what = standOf(siteAfter(stage, id))
  return { state: withSite(stage, stage.after, id, EMPTY), acts: [{ do: 'land', at: placeOf(stage, id), what }] }
}

/** What stood there stays until the higher one covers it. */
function risen(stage: Stage, seat: Seat, id: LocationId): Partial<Plan> {
  const what = standOf(siteAfter(stage, id))
  return {
    state: withSite(stage, stage.after, id, siteBefore(stage, id)),
    acts: [
      { do: 'slide', from: chestAt(stage, seat, 'discs'), to: placeOf(stage, id), what: signOf('disc', seat) },
      { do: 'drop', at: placeOf(stage, id), what },
    ],
  }
}

function shielded(stage: Stage, province: string, shields: number): Partial<Plan> {
  const index = stage.content.provinces.findIndex(({ id }) => id === province)
  const [x, y] = stage.island.provinces.find(({ id }) => id === province)?.plate ?? [0, 0]
  const at: Point = [x + shieldX(shields - 1), y + 6.3]
  return {
    state: { ...stage.after, shields: stage.after.shields.map((n, i) => (i === index ? n - 1 : n)) },
    acts: [{ do: 'drop', at, what: { is: 'shield' } }],
  }
}

/** Shields break, discs fall, and the Fomori lands. */
function spread(stage: Stage, event: Extract<ArrivalEvent, { type: 'fomoriSpread' }>): Partial<Plan> {
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

function repelled(stage: Stage, id: LocationId): Partial<Plan> {
  const at = placeOf(stage, id)
  return only({ do: 'sink', at, what: standOf(siteBefore(stage, id)) }, { do: 'strike', at })
}

function swapped(stage: Stage, a: LocationId, b: LocationId): Partial<Plan> {
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

function drawn(stage: Stage, { seat, stack, back }: Extract<ArrivalEvent, { type: 'cardDrawn' }>): Partial<Plan> {
  const { cards } = tribeOf(stage.before, seat)
  const to = cardMiddle(rowOf(stage.view, seat), cards.length)
  return {
    state: withTribe(stage.after, seat, { cards }),
    acts: [{ do: 'slide', from: STACKS[stack], to, what: backOf(back) }],
  }
}

function turned(stage: Stage, { seat, at, card }: Extract<ArrivalEvent, { type: 'cardTurnedUp' }>): Partial<Plan> {
  const back = (tribeOf(stage.before, seat).cards[at - 1]?.back ?? null) as Back | null
  return {
    acts: [{ do: 'flip', row: rowOf(stage.view, seat), at: at - 1, back, card }],
    turning: { seat, at: at - 1 },
  }
}

function blocked(stage: Stage, seat: Seat, section: Section): Partial<Plan> {
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers }),
    acts: [{ do: 'drop', at: blockerPlace(rowOf(stage.view, seat), section), what: { is: 'blocker', seat } }],
  }
}

function unblocked(stage: Stage, event: Extract<ArrivalEvent, { type: 'blockerMoved' }>): Partial<Plan> {
  const { seat, from, section } = event
  const row = rowOf(stage.view, seat)
  return {
    state: withTribe(stage.after, seat, { blockers: tribeOf(stage.before, seat).blockers.filter((at) => at !== from) }),
    acts: [
      { do: 'slide', from: blockerPlace(row, from), to: blockerPlace(row, section), what: { is: 'blocker', seat } },
    ],
  }
}

const leaving = ({ view }: Stage, tribe: Tribe, seat: Seat): readonly Act[] =>
  tribe.cards.length === 0 ? [] : [{ do: 'leave', seat, tribe, row: rowOf(view, seat) }]

// —— tiles ——

const tileOf = ({ tile, scale, isMini }: LyingTile): Moving => ({ is: 'tile', tile, scale, isMini })

function opened({ after }: Stage): Partial<Plan> {
  const last = displayedTiles(after).at(-1)
  if (last === undefined) return {}
  return {
    state: { ...after, display: after.display.slice(0, -1) },
    acts: [{ do: 'slide', from: supplyPoint('tiles'), to: last.at, what: tileOf(last) }],
  }
}

function taken(stage: Stage, seat: Seat, tile: TileId): Partial<Plan> {
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
function used({ view, before }: Stage, seat: Seat, tile: TileId): Partial<Plan> {
  const lying = heldTiles({ ...view, state: before }, seat).find((one) => one.tile === tile)
  return lying === undefined ? {} : only({ do: 'sink', at: lying.at, what: tileOf(lying) })
}

// —— tracks and chests ——

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The stone climbs by itself; its change floats beside it. Corruption is a loss when it grows. */
function floats({ after }: Stage, seat: Seat, track: 'fame' | 'corruption', n: number): readonly Act[] {
  if (n === 0) return []
  const { fame, corruption } = tribeOf(after, seat)
  const at: Point = track === 'fame' ? [CHAIN_STONES.x, fameY(fame)] : [GAUGE_STONES.x, corruptionY(corruption)]
  return [{ do: 'float', at, text: signed(n), tone: n > 0 === (track === 'fame') ? 'gain' : 'loss' }]
}

function finalFloats(stage: Stage, seat: Seat): readonly Act[] {
  const [old, now] = [tribeOf(stage.before, seat), tribeOf(stage.after, seat)]
  return [
    ...floats(stage, seat, 'fame', now.fame - old.fame),
    ...floats(stage, seat, 'corruption', now.corruption - old.corruption),
  ]
}

const SIGNS = { discs: 'disc', swords: 'sword', shields: 'shield', fomori: 'fomori' } as const

/** From the General Supply into a chest. */
function carried(stage: Stage, seat: Seat, what: keyof typeof SIGNS, n: number): readonly Act[] {
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
