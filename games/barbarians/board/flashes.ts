/** What is lit for a moment, and where the cards that are meant lie. */

import { boxPath, circlePath, flashOf, type PlacedBox, rectPath } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { playerOf } from '../queries.ts'
import type { CardId, RegionId, SpaceId, TimelineId, TurningRing } from '../types.ts'
import {
  CARD,
  GOODS,
  HELD,
  HONOUR,
  heldSlot,
  MILESTONE_Y,
  milestoneX,
  RIVAL,
  TIMELINE,
  VOLCANO,
  WIDTH,
} from './layout.ts'
import { at, originOf, type Part } from './parts.ts'
import { shiftedPath } from './paths.ts'
import { rowPoint } from './rows.ts'
import { cardsBefore, displayPoint, ownerIn, type Seen, stripPoint, timelinePoint, volcanoIn } from './scene.ts'
import type { Act, Stage } from './stage.ts'
import { honourSpots } from './Tracks.tsx'
import { ringOutline, spaceOutline } from './volcano.ts'

// —— from the units of a part to the plane ——

export const originIn = ({ chart, content, after }: Stage, part: Part): Point =>
  originOf(chart.arrangement, content, after, part)
export const placed = (stage: Stage, part: Part, point: Point): Point => at(originIn(stage, part), point)
const lit = (stage: Stage, part: Part, line: string, tone?: Parameters<typeof flashOf>[1]): Act =>
  flashOf(shiftedPath(line, originIn(stage, part)), tone)

// —— what is lit ——

/** What the viewer has; of others their marker of honour, for what they have lies at the side of the page. */
export function flashBoard(stage: Stage, seat: Seat): Act {
  if (seat === ownerIn(stage.after))
    return lit(stage, 'own', rectPath(0, 0, WIDTH, GOODS.troops + GOODS.height, 14), seat)
  return lit(stage, 'tracks', circlePath(honourSpot(stage, seat), 24), seat)
}
export function honourSpot({ after }: Stage, seat: Seat): Point {
  const { x, y } = honourSpots(after.state).find((spot) => spot.seat === seat) ?? { x: 0, y: HONOUR.y }
  return [x, y]
}
/** Every player. */
export const flashBoards = (stage: Stage): readonly Act[] =>
  stage.after.state.players.map((_, seat) => flashBoard(stage, seat))
export const flashRival = (stage: Stage): Act => lit(stage, 'solo', rectPath(0, 0, RIVAL.width, RIVAL.height, 14))
export const flashRegion = (stage: Stage, region: RegionId, tone: 'lamp' | 'foe'): Act =>
  lit(stage, 'map', stage.chart.land[region]?.outline ?? '', tone)
export const flashBox = (stage: Stage, part: Part, middle: Point, width: number, height: number): Act =>
  lit(stage, part, boxPath(middle, width, height, 10))
/** A box by its upper left corner. */
export const flashCorner = (
  stage: Stage,
  part: Part,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  tone?: 'foe',
): Act => lit(stage, part, rectPath(x, y, width, height, 14), tone)
export const flashRing = (stage: Stage, ring: TurningRing): Act => lit(stage, 'volcano', ringOutline(ring))
/** In the strip, where it is shown, and in the timeline. */
export const flashSlots = (stage: Stage, slot: number): readonly Act[] => [
  flashBox(stage, 'strip', stripPoint(slot - 1), 178, 92),
  flashBox(stage, 'timeline', timelinePoint(slot - 1), TIMELINE.width + 8, TIMELINE.height + 8),
]
export const flashTimeline = (stage: Stage, card: TimelineId): readonly Act[] => {
  const slot = stage.after.state.timeline.indexOf(card)
  return slot < 0 ? [] : flashSlots(stage, slot + 1)
}
export const flashRow = (stage: Stage, card: TimelineId, row: number): Act =>
  flashBox(stage, 'timeline', rowPoint(Math.max(0, stage.after.state.timeline.indexOf(card)), row), TIMELINE.width, 60)
export const flashPath = (stage: Stage): Act => flashBox(stage, 'tracks', [WIDTH / 2, HONOUR.y], WIDTH, 60)
export function flashMilestone(stage: Stage, id: string): readonly Act[] {
  const milestone = stage.content.milestones.find((one) => one.id === id)
  return milestone === undefined ? [] : [flashBox(stage, 'tracks', [milestoneX(milestone.space), MILESTONE_Y], 82, 62)]
}
export function flashSpace(stage: Stage, id: SpaceId): Act {
  const { content, after } = stage
  const volcano = volcanoIn(content, after.state)
  const space = volcano.space[id]
  return lit(
    stage,
    'volcano',
    space === undefined ? circlePath(VOLCANO, 10) : spaceOutline(volcano, after.state, space),
  )
}
/** Cards of the viewer; those of others are not on the board. */
export function flashCards(stage: Stage, seat: Seat, cards: readonly CardId[]): readonly Act[] {
  const spots = heldSpots(stage.before, seat)
  const acts = cards.flatMap((card) => {
    const spot = spots.get(card)
    return spot === undefined ? [] : [flashBox(stage, 'own', spot.at, spot.width + 4, spot.height + 4)]
  })
  return acts.length > 0 ? acts : [flashBoard(stage, seat)]
}

// —— where cards lie ——

/** Where the cards before a seat lie: none, if it is not the viewer's. */
export function heldSpots(view: Seen, seat: Seat): ReadonlyMap<CardId, PlacedBox> {
  if (seat !== ownerIn(view)) return new Map()
  return new Map(
    cardsBefore(playerOf(view.state, seat)).map(({ card }, i) => [
      card,
      { at: heldSlot(i), width: HELD.width, height: HELD.height },
    ]),
  )
}

/** Wherever a card lies in a view, in the plane of the stage. */
export function spotOf(stage: Stage, view: Seen, card: CardId): PlacedBox | null {
  const place = view.state.display.indexOf(card)
  if (place >= 0) return { at: placed(stage, 'display', displayPoint(place)), width: CARD.width, height: CARD.height }
  const spot = heldSpots(view, ownerIn(view)).get(card)
  return spot === undefined ? null : { ...spot, at: placed(stage, 'own', spot.at) }
}
