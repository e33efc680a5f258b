/** From where to where things travel: the place of every cube, card, coin and tile on the table. */

import type { PlacedBox } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { cubesAt, DECKS, isAttr, playerOf } from '../queries.ts'
import type { CardId, Content, State, Zone } from '../types.ts'
import type { Chart } from './chart.ts'
import { controlPoint } from './Island.tsx'
import { cardCube, sphereSlot, zoneCube } from './layout.ts'
import { heldSpots, honorSpots, openSpot, ownSeat, type Seen } from './scene.ts'

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
    cubeSpot(content, chart, view, seat, place, total - Math.min(n, MOST_SEEN) + i),
  )
}

/** Where the power and the cards of somebody else are: at the honor disc. */
export const homeOf = ({ state }: Seen, seat: Seat): Point =>
  honorSpots(state.players.map(({ honor }) => honor))[seat]?.at ?? [0, 0]

/** Cube number `i` at this place. */
function cubeSpot(content: Content, chart: Chart, view: Seen, seat: Seat, place: string, i: number): Point {
  const { layout } = chart
  if (isAttr(place)) return sphereSlot(layout, place, seat, view.state.players.length)
  if (isZone(place)) return seat === ownSeat(view) ? zoneCube(layout, place, i) : homeOf(view, seat)
  if (chart.hex[place] !== undefined) return controlPoint(chart, place)
  const held = heldSpots(content, chart, view, seat).get(place)
  if (held === undefined) return homeOf(view, seat)
  const [dx, dy] = cardCube(held)
  return [held.at[0] + dx, held.at[1] + dy]
}

/** Wherever a card lies in a view: before who looks, or face up in its market. */
export function cardSpot(content: Content, chart: Chart, view: Seen, card: CardId): PlacedBox | null {
  const held = heldSpots(content, chart, view, ownSeat(view)).get(card)
  if (held !== undefined) return held
  const deck = DECKS.find((one) => openSpot(chart, view, one)?.card === card)
  return deck === undefined ? null : openSpot(chart, view, deck)
}
