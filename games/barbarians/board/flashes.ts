/** What is lit for a moment, and where the cards that are meant lie. */

import { circlePath, flashAround, flashOf, type PlacedBox } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { playerOf } from '../queries.ts'
import type { CardId, RegionId, SpaceId, TimelineId, TurningRing } from '../types.ts'
import {
  CARD,
  EAST,
  HONOUR,
  heldSize,
  heldSlot,
  MILESTONE_Y,
  milestoneX,
  RIVAL_PLAN,
  TIMELINE,
  VOLCANO,
} from './layout.ts'
import { rowPoint } from './rows.ts'
import { boardLine, cardsBefore, displayPoint, planFor, type Seen, timelinePoint, volcanoIn } from './scene.ts'
import type { Act, Stage } from './stage.ts'
import { ringOutline, spaceOutline } from './volcano.ts'

export const flashBoard = ({ after }: Stage, seat: Seat): Act => flashOf(boardLine(planFor(after, seat)), seat)
/** Every board of a player. */
export const flashBoards = (stage: Stage): readonly Act[] =>
  stage.after.state.players.map((_, seat) => flashBoard(stage, seat))
export const flashRival = (): Act => flashOf(boardLine(RIVAL_PLAN))
export const flashRegion = ({ chart }: Stage, region: RegionId, tone: 'lamp' | 'foe'): Act =>
  flashOf(chart.land[region]?.outline ?? '', tone)
export const flashBox = (at: Point, width: number, height: number): Act => flashAround(at, width, height, 10)
export const flashRing = (ring: TurningRing): Act => flashOf(ringOutline(ring))
export const flashSlot = (slot: number): Act =>
  flashBox(timelinePoint(slot - 1), TIMELINE.width + 8, TIMELINE.height + 8)
export const flashTimeline = ({ after }: Stage, card: TimelineId): readonly Act[] => {
  const slot = after.state.timeline.indexOf(card)
  return slot < 0 ? [] : [flashSlot(slot + 1)]
}
export const flashRow = ({ after }: Stage, card: TimelineId, row: number): Act =>
  flashBox(rowPoint(Math.max(0, after.state.timeline.indexOf(card)), row), TIMELINE.width, 46)
export const flashPath = (): Act => flashBox([EAST.x + EAST.width / 2, HONOUR.y], EAST.width, 60)
export function flashMilestone({ content }: Stage, id: string): readonly Act[] {
  const milestone = content.milestones.find((one) => one.id === id)
  return milestone === undefined ? [] : [flashBox([milestoneX(milestone.space), MILESTONE_Y], 78, 58)]
}
export function flashSpace({ content, after }: Stage, id: SpaceId): Act {
  const volcano = volcanoIn(content, after.state)
  const space = volcano.space[id]
  const line = space === undefined ? circlePath(VOLCANO, 10) : spaceOutline(volcano, after.state, space)
  return flashOf(line)
}
export function flashCards({ before }: Stage, seat: Seat, cards: readonly CardId[]): readonly Act[] {
  const spots = heldSpots(before, seat)
  return cards.flatMap((card) => {
    const spot = spots.get(card)
    return spot === undefined ? [] : [flashBox(spot.at, spot.width + 4, spot.height + 4)]
  })
}

// —— where cards lie ——

/** Where the cards before a seat lie. */
export function heldSpots(view: Seen, seat: Seat): ReadonlyMap<CardId, PlacedBox> {
  const plan = planFor(view, seat)
  const cards = cardsBefore(playerOf(view.state, seat))
  const size = heldSize(plan, cards.length)
  return new Map(cards.map(({ card }, i) => [card, { at: heldSlot(plan, i, cards.length), ...size }]))
}

/** Wherever a card lies in a view. */
export function spotOf(view: Seen, card: CardId): PlacedBox | null {
  const place = view.state.display.indexOf(card)
  if (place >= 0) return { at: displayPoint(place), ...CARD }
  for (let seat = 0; seat < view.state.players.length; seat++) {
    const spot = heldSpots(view, seat).get(card)
    if (spot !== undefined) return spot
  }
  return null
}
