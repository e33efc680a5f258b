/**
 * Where everything lies on the one plane: the volcano and under it the cards, the map and under it the battles, and to the east the
 * tracks and the boards of the players. Each part is a compact rectangle, so that a phone can look at one at a time.
 */

import type { Box, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'

/** What must be seen when everything is to be seen, with the water that may lie under panels. */
export const BOX: Box = [-40, -54, 2372, 1590]

export const PANES: readonly {
  readonly id: 'volcano' | 'map' | 'battles' | 'tracks' | 'cards' | 'players'
  readonly box: Box
}[] = [
  { id: 'volcano', box: [-10, -10, 1044, 1044] },
  { id: 'map', box: [1026, -10, 640, 1044] },
  { id: 'battles', box: [1026, 1030, 640, 466] },
  { id: 'tracks', box: [1664, -10, 638, 772] },
  { id: 'cards', box: [-10, 1030, 1044, 482] },
  { id: 'players', box: [1664, 758, 638, 738] },
]

// —— the volcano ——

export const VOLCANO: Point = [512, 512]
/** Inner and outer radius of rings 1, 2, 3 and of the periphery. */
export const RADII: readonly (readonly [inner: number, outer: number])[] = [
  [82, 178],
  [204, 294],
  [320, 404],
  [430, 492],
]
export const CRATER = 66

// —— the map ——

export const MAP: Box = [1036, 0, 620, 1024]
/** From the middle of the outermost regions to the edge. */
export const SHORE = { x: 82, y: 84 }

// —— under the map: battles, or the mapmaker's marks ——

export const ARENA: Box = [1036, 1040, 620, 446]
export const BATTLE = { width: 284, height: 356, x: 1052, y: 1114 }
export const FACED = { width: 94, height: 172, step: 99, x: 1352, y: 1114, lines: 184 }
export const arenaSlot = (i: number): Point => [
  FACED.x + (i % 3) * FACED.step,
  FACED.y + Math.floor(i / 3) * FACED.lines,
]
export const TITLE: Point = [1206, 1106]
/** BAR-CAMPAIGN-01 What troops cost. */
export const RECRUITS = { x: 1056, y: 1172, width: 300, height: 296 }
export const ROSE = { x: 1508, y: 1262, radius: 104 }

// —— cards under the volcano ——

export const TIMELINE = { x: 0, y: 1040, width: 164, height: 178, step: 172, turn: 40 }
export const timelineSlot = (slot: number): Point => [TIMELINE.x + slot * TIMELINE.step, TIMELINE.y]

export const CARD = { width: 112, height: 214, gap: 6 }
export const DISPLAY = { x: 0, y: 1272 }
export const displaySlot = (place: number): Point => [DISPLAY.x + place * (CARD.width + CARD.gap), DISPLAY.y]
export const DECK = { width: 76, height: 66, x: 986, step: 74 }
/** The middle of a deck; the common deck of a solo game lies alone. */
export const deckPoint = (i: number): Point => [DECK.x, DISPLAY.y + DECK.height / 2 + i * DECK.step]

// —— tracks ——

/** On a phone a whole row is as wide as the screen where letters are still read. */
export const EAST = { x: 1672, width: 620 }

/** Honour: the milestones' bonuses above the line, spaces 0 to 18 on it, stones stacked on them. */
export const HONOUR = { y: 112, step: 32.4, x: EAST.x + 19 }
export const honourX = (space: number): number => HONOUR.x + space * HONOUR.step
export const HONOUR_STONE = { radius: 14, step: 7.5 }
/** Where a milestone's line stands: before its space. */
export const milestoneX = (space: number): number => honourX(space) - HONOUR.step / 2
export const MILESTONE_Y = 30

export const DP = { y: 188, x: EAST.x + 20, unit: 5.8, top: 100 }
/** Points beyond both ends stay there: the stones say them. */
export const dpX = (dp: number): number => DP.x + DP.unit * Math.max(-2, Math.min(dp, DP.top + 1))

export const TRACK = { y: 234, height: 62, step: 66, label: 68, space: 84, bonus: 102 }
export const trackTop = (i: number): number => TRACK.y + i * TRACK.step
export const trackSpaceX = (level: number): number => EAST.x + TRACK.label + (level - 0.5) * TRACK.space
export const trackBonusX = (place: number): number =>
  EAST.x + TRACK.label + 4 * TRACK.space + 6 + (place - 0.5) * (TRACK.bonus + 3)
/** The discs of one space, beside each other. */
export const discAt = (track: number, level: number, i: number): Point => [
  trackSpaceX(level) - 28.5 + i * 19,
  trackTop(track) + 45,
]

// —— the boards of the players ——

export interface BoardPlan {
  readonly y: number
  readonly height: number
  /** It belongs to the viewer: a large board with whole cards. */
  readonly isOwn: boolean
}
const OWN: BoardPlan = { y: 770, height: 256, isOwn: true }
const OTHER = { first: 1036, step: 152, height: 146 }

export function boardPlan(seat: Seat, viewer: Seat | string, seats: number): BoardPlan {
  const first = typeof viewer === 'number' ? viewer : 0
  const row = (seat - first + seats) % seats
  return row === 0 ? OWN : { y: OTHER.first + (row - 1) * OTHER.step, height: OTHER.height, isOwn: false }
}
/** The dummy of a solo game lies where the second player would. */
export const RIVAL_PLAN: BoardPlan = { y: OTHER.first, height: 72, isOwn: false }
/** Under it, where no third player sits, the fate card: it stays in sight while there is fighting. */
export const FATE = { x: EAST.x + 160, y: 1118, width: 300, height: 368 }

export const GOODS = { x: 58, step: 60, troops: 16, line: 34 }
/** The middle of the counter of a resource (0–4) or troop (5–7). */
export const goodsPoint = ({ y }: BoardPlan, i: number): Point => [
  EAST.x + GOODS.x + i * GOODS.step + (i > 4 ? GOODS.troops : 0) + 26,
  y + GOODS.line,
]
/** Cards before a player, all in one line: the fewer there are, the wider they lie. */
export const HELD = { own: { width: 104, height: 128, y: 66 }, other: { width: 84, height: 70, y: 68 }, gap: 4 }
const HELD_LINE = { own: EAST.width - 12, other: 470 }

export function heldSize({ isOwn }: BoardPlan, count: number): { readonly width: number; readonly height: number } {
  const { width, height } = isOwn ? HELD.own : HELD.other
  const line = isOwn ? HELD_LINE.own : HELD_LINE.other
  return { width: Math.min(width, Math.floor(line / Math.max(1, count)) - HELD.gap), height }
}
/** The middle of the card number `i`. */
export function heldSlot(plan: BoardPlan, i: number, count: number): Point {
  const { width, height } = heldSize(plan, count)
  const { y } = plan.isOwn ? HELD.own : HELD.other
  return [EAST.x + 8 + i * (width + HELD.gap) + width / 2, plan.y + y + height / 2]
}
