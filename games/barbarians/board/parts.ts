/**
 * How the parts of the board lie beside each other. Wide: the volcano, over it the timeline as a strip, and beside it the map; over the
 * map lies the sheet that the question needs. Tall: all of them in two columns, so that a phone can look at one at a time.
 */

import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { BarEffect, CampaignFrame, Content, TurnFrame } from '../types.ts'
import { ARENA, HELD, WIDTH } from './layout.ts'
import { kindOfEffects } from './presenter/giving.ts'
import type { Seen } from './scene.ts'

export type Part = 'volcano' | 'strip' | 'map' | 'display' | 'tracks' | 'battles' | 'own' | 'timeline' | 'solo'
/** Parts that are only there while they are needed, where there is no room for all. */
export type Sheet = Exclude<Part, 'volcano' | 'strip' | 'map'>

const SIZES: Readonly<Record<Sheet, readonly [width: number, height: number]>> = {
  display: [WIDTH, 714],
  tracks: [WIDTH, 928],
  battles: [WIDTH, ARENA.height],
  own: [WIDTH, HELD.y + 2 * HELD.lines],
  timeline: [WIDTH, 640],
  solo: [WIDTH, 456],
}
export const SHEETS = Object.keys(SIZES) as readonly Sheet[]

/** The water and land of the map. */
export const mapBox = (arrangement: Arrangement): Box => (arrangement === 'wide' ? [0, 0, 724, 1150] : [0, 0, 760, 960])

// —— wide ——

const SIDE = { x: 1116, width: 724, height: 1150, edge: 12 }
const WIDE: Readonly<Record<Exclude<Part, Sheet>, Point>> = { strip: [0, 0], volcano: [28, 108], map: [SIDE.x, 0] }
/** What is not shown lies beyond the edge: what comes from there comes from the side. */
const AWAY: Point = [3000, 300]

/** The panel on which a sheet lies, in its own units; what the viewer has grows with the cards. */
export function panelOf(sheet: Sheet, cards: number = HELD.perLine + 1): Box {
  const [width, most] = SIZES[sheet]
  const lines = Math.ceil(cards / HELD.perLine)
  const height = sheet === 'own' ? HELD.y + lines * HELD.lines - (lines === 0 ? 10 : 0) : most
  return [-SIDE.edge, -SIDE.edge, width + 2 * SIDE.edge, height + 2 * SIDE.edge]
}

const SPACE_SHEETS: Readonly<Partial<Record<ReturnType<typeof kindOfEffects>, Sheet>>> = {
  building: 'display',
  gods: 'display',
  knowledge: 'tracks',
  honour: 'tracks',
}
const effectsOfSpace = (content: Content, view: Seen, { space }: TurnFrame): readonly BarEffect[] =>
  space === null ? [] : (content.volcanoes[view.state.volcano]?.space[space]?.effects ?? [])

/** Which sheet lies over the map while this rule is in progress; null: none, the map is needed or nothing else is. */
export function sheetOf(content: Content, view: Seen): Sheet | null {
  const frame = view.stack.at(-1)
  switch (frame?.rule) {
    case 'setup':
      return frame.at === 'learn' ? 'tracks' : frame.at === 'tribe' ? 'own' : null
    case 'organise':
      return 'solo'
    case 'preparation':
    case 'gain':
    case 'pay':
    case 'overLimit':
    case 'sacrifice':
    case 'penalty':
      return 'own'
    case 'knowledge':
    case 'bonus':
      return 'tracks'
    case 'take':
    case 'draw':
    case 'refill':
      return 'display'
    case 'turn': {
      const turn = frame as TurnFrame
      if (turn.at === 'after') return 'own'
      return turn.space === null ? null : (SPACE_SHEETS[kindOfEffects(effectsOfSpace(content, view, turn))] ?? null)
    }
    case 'campaign': {
      const { at, region } = frame as CampaignFrame
      return at === 'recruit' ? 'own' : region === null ? null : 'battles'
    }
    case 'closing':
      return 'timeline'
    default:
      return null
  }
}

// —— tall ——

const RIGHT = 1080
const TALL: Readonly<Record<Exclude<Part, 'strip'>, Point>> = {
  volcano: [0, 0],
  display: [170, 1080],
  own: [170, 1830],
  solo: [170, 2540],
  map: [RIGHT, 0],
  battles: [RIGHT + 30, 990],
  tracks: [RIGHT + 30, 1500],
  timeline: [RIGHT + 30, 2474],
}

// —— both ——

/** What must be seen when everything is to be seen, with water at its edges. */
export const boxOf = (arrangement: Arrangement): Box =>
  arrangement === 'wide' ? [-28, -43, 1897, 1237] : [-40, -40, 1920, 3200]

/** The parts that are drawn, in this order. */
export function partsIn(arrangement: Arrangement, content: Content, view: Seen): readonly Part[] {
  const isThere = (part: Part) =>
    (part !== 'solo' || view.state.rival !== null) && (part !== 'battles' || hasBattles(view))
  if (arrangement === 'tall') return (['volcano', 'map', ...SHEETS] as const).filter(isThere)
  const sheet = sheetOf(content, view)
  return ['volcano', 'map', 'strip', ...(sheet !== null && isThere(sheet) ? [sheet] : [])]
}
const hasBattles = ({ stack }: Seen): boolean =>
  stack.some((frame) => frame.rule === 'campaign' && (frame as CampaignFrame).region !== null)

/** How many cards the viewer has. */
export function cardsOf({ seat, state }: Seen): number {
  const player = state.players[typeof seat === 'number' ? seat : 0]
  if (player === undefined) return 0
  const { gods, warlords, buildings, aside } = player
  return gods.length + warlords.length + buildings.length + (aside === null ? 0 : 1)
}
/** Battles on the southern islands are fought over the northern ones: the region stays in sight. */
function isFarSouth(content: Content, view: Seen): boolean {
  const region = view.stack.findLast((frame): frame is CampaignFrame => frame.rule === 'campaign')?.region ?? null
  const map = content.maps[view.state.map]
  const island = region === null ? undefined : map?.region[region]?.island
  return island !== undefined && (map?.island[island]?.value ?? 0) >= 2
}

/** Where a part lies; away: it is not shown. */
export function originOf(arrangement: Arrangement, content: Content, view: Seen, part: Part): Point {
  if (arrangement === 'tall') return part === 'strip' ? AWAY : TALL[part]
  if (part === 'volcano' || part === 'strip' || part === 'map') return WIDE[part]
  if (sheetOf(content, view) !== part) return AWAY
  const [left, top, width, height] = panelOf(part, cardsOf(view))
  const y = part === 'battles' && isFarSouth(content, view) ? 0 : SIDE.height - height
  return [SIDE.x + (SIDE.width - width) / 2 - left, y - top]
}

/** Where the land lies that is painted once. */
export const groundOrigin = (arrangement: Arrangement, part: 'volcano' | 'map'): Point =>
  arrangement === 'wide' ? WIDE[part] : TALL[part]

export const at = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

// —— panes ——

export type PaneId = 'volcano' | 'map' | 'battles' | 'display' | 'honour' | 'knowledge' | 'own' | 'timeline' | 'solo'
const padded = ([x, y]: Point, [left, top, width, height]: Box): Box => [x + left, y + top, width, height]

/** What a phone looks at as a whole; on a wide board everything is in sight. */
export const PANES: readonly { readonly id: PaneId; readonly box: Box }[] = [
  { id: 'volcano', box: padded(TALL.volcano, [0, 0, 1040, 1040]) },
  { id: 'map', box: padded(TALL.map, mapBox('tall')) },
  { id: 'battles', box: padded(TALL.battles, panelOf('battles')) },
  { id: 'display', box: padded(TALL.display, panelOf('display')) },
  { id: 'honour', box: padded(TALL.tracks, [-SIDE.edge, -SIDE.edge, 724, 266]) },
  { id: 'knowledge', box: padded(TALL.tracks, [-SIDE.edge, 254, 724, 686]) },
  { id: 'own', box: padded(TALL.own, panelOf('own')) },
  { id: 'timeline', box: padded(TALL.timeline, panelOf('timeline')) },
  { id: 'solo', box: padded(TALL.solo, panelOf('solo')) },
]
