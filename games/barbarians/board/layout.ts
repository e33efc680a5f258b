/**
 * Where everything lies within its part of the board. Every part has units of its own, from 0 at its upper left corner; where the
 * parts lie beside each other is a matter of the arrangement (`parts.ts`).
 */

import type { Point } from '@skerry/contracts'

// —— the volcano ——

export const VOLCANO: Point = [520, 520]
/** Inner and outer radius of rings 1, 2, 3 and of the periphery. */
export const RADII: readonly (readonly [inner: number, outer: number])[] = [
  [82, 178],
  [204, 294],
  [320, 404],
  [430, 492],
]
export const CRATER = 66

// —— battles ——

/** All parts beside volcano and map are as wide as a phone's screen where letters are still read. */
export const WIDTH = 700

export const ARENA = { width: WIDTH, height: 470 }
export const BATTLE = { width: 292, height: 372, x: 16, y: 82 }
export const FACED = { width: 116, height: 180, step: 122, x: 322, y: 82, lines: 192 }
export const arenaSlot = (i: number): Point => [
  FACED.x + (i % 3) * FACED.step,
  FACED.y + Math.floor(i / 3) * FACED.lines,
]

// —— the timeline: in full, and as a strip of names ——

export const TIMELINE = { width: 226, height: 266, step: 236, turn: 40, lines: 320, perLine: 3 }
export const timelineSlot = (slot: number): Point => [
  (slot % TIMELINE.perLine) * TIMELINE.step + 1,
  Math.floor(slot / TIMELINE.perLine) * TIMELINE.lines + 6,
]
export const STRIP = { width: 1096, height: 96 }
export const STRIP_CELL = STRIP.width / 6

// —— the display ——

export const CARD = { width: 168, height: 292, gap: 8 }
const DISPLAY = { y: 92, perLine: 4 }
export const displaySlot = (place: number): Point => [
  2 + (place % DISPLAY.perLine) * (CARD.width + CARD.gap),
  DISPLAY.y + Math.floor(place / DISPLAY.perLine) * (CARD.height + 18),
]
export const DECK = { width: 150, height: 78, step: 176 }
/** The middle of a deck; the common deck of a solo game lies alone. */
export const deckPoint = (i: number): Point => [86 + i * DECK.step, 4 + DECK.height / 2]

// —— tracks ——

/** Honour: the milestones' bonuses above the line, spaces 0 to 18 on it, stones stacked on them. */
export const HONOUR = { y: 112, step: 36.6, x: 20 }
export const honourX = (space: number): number => HONOUR.x + space * HONOUR.step
export const HONOUR_STONE = { radius: 15, step: 7.5 }
/** Where a milestone's line stands: before its space. */
export const milestoneX = (space: number): number => honourX(space) - HONOUR.step / 2
export const MILESTONE_Y = 30

export const DP = { y: 200, x: 24, unit: 6.5, top: 100 }
/** Points beyond both ends stay there: the stones say them. */
export const dpX = (dp: number): number => DP.x + DP.unit * Math.max(-1, Math.min(dp, DP.top + 1))

export const TRACK = { y: 258, height: 76, step: 84, label: 74, space: 94, bonus: 116 }
export const trackTop = (i: number): number => TRACK.y + i * TRACK.step
export const trackSpaceX = (level: number): number => TRACK.label + (level - 0.5) * TRACK.space
export const trackBonusX = (place: number): number =>
  TRACK.label + 4 * TRACK.space + 6 + (place - 0.5) * (TRACK.bonus + 3)
/** The discs of one space, beside each other. */
export const discAt = (track: number, level: number, i: number): Point => [
  trackSpaceX(level) - 30 + i * 20,
  trackTop(track) + 58,
]

// —— what the viewer has ——

export const GOODS = { width: 132, height: 84, step: 140, troops: 96 }
/** The middle of the counter of a resource (0–4) or troop (5–7). */
export const goodsPoint = (i: number): Point =>
  i < 5
    ? [4 + i * GOODS.step + GOODS.width / 2, 4 + GOODS.height / 2]
    : [4 + (i - 5) * GOODS.step + GOODS.width / 2, GOODS.troops + GOODS.height / 2]
/** Cards before the viewer, in two lines. */
export const HELD = { width: 132, height: 206, y: 250, perLine: 5, lines: 214 }
/** The middle of the card number `i`. */
export const heldSlot = (i: number): Point => [
  4 + (i % HELD.perLine) * GOODS.step + HELD.width / 2,
  HELD.y + Math.floor(i / HELD.perLine) * HELD.lines + HELD.height / 2,
]
/** Banners left, and markers won. */
export const WON_Y = 214

// —— solo ——

export const RIVAL = { width: WIDTH, height: 72 }
/** The fate card stays in sight while there is fighting. */
export const FATE = { x: 200, y: 84, width: 300, height: 368 }
