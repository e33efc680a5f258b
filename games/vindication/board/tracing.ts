/** From where to where things travel: the place of every cube, card, coin and tile on the table. */

import type { PlacedBox } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { cubesAt, DECKS, isAttr, playerOf } from '../queries.ts'
import type { CardId, Content, State, Zone } from '../types.ts'
import type { Chart } from './chart.ts'
import { controlPoint } from './Island.tsx'
import { CARD, CUBE_STEP, cardCube, MOST_SINGLE, openPoint, sphereSlot, zoneCube } from './layout.ts'
import { heldSpots, planFor, type Seen, topOf } from './scene.ts'

const isZone = (place: string): place is Zone => place === 'pot' || place === 'inf' || place === 'conv'

/** How many cubes of a seat lie at a place. */
const countAt = (content: Content, state: State, seat: Seat, place: string): number =>
  isZone(place) ? playerOf(state, seat).zones[place] : cubesAt({ content, state }, seat, place)

/** At most this many cubes are shown travelling; the number stands for the rest. */
const MOST_SEEN = 6

/** Where the last `n` cubes of a seat at a place lie: a zone, a sphere, a hex or a card. */
export function cubeSpots(
  content: Content,
  chart: Chart,
  view: Seen,
  seat: Seat,
  place: string,
  n: number,
): readonly Point[] {
  const total = Math.max(n, countAt(content, view.state, seat, place))
  return Array.from({ length: Math.min(n, MOST_SEEN) }, (_, i) =>
    cubeSpot(content, chart, view, seat, place, total - Math.min(n, MOST_SEEN) + i, total),
  )
}

/** Cube number `i` of so many at this place. */
function cubeSpot(
  content: Content,
  chart: Chart,
  view: Seen,
  seat: Seat,
  place: string,
  i: number,
  total: number,
): Point {
  const plan = planFor(view, seat)
  if (isZone(place)) return zoneCube(plan, place, i)
  if (isAttr(place)) {
    const [x, y] = sphereSlot(place, seat, view.state.players.length)
    return total > MOST_SINGLE ? [x, y] : [x + (i - (total - 1) / 2) * CUBE_STEP, y]
  }
  const held = heldSpots(content, view, seat).get(place)
  if (held === undefined) return controlPoint(chart, place)
  const [dx, dy] = cardCube(held)
  return [held.at[0] + dx, held.at[1] + dy]
}

/** Wherever a card lies in a view: before somebody, or face up in its market. */
export function cardSpot(content: Content, view: Seen, card: CardId): PlacedBox | null {
  for (let seat = 0; seat < view.state.players.length; seat++) {
    const spot = heldSpots(content, view, seat).get(card)
    if (spot !== undefined) return spot
  }
  const deck = DECKS.find((one) => topOf(view, one) === card)
  return deck === undefined ? null : { at: openPoint(deck), ...CARD }
}
