/** Questions about the volcano. */

import type { Seat } from '@skerry/kernel'
import type { Ring, Space, SpaceId, State, TurningRing, Volcano } from '../types.ts'
import { ARC_LENGTH, FIXED_SECTOR, FIXED_SLOT, playerOf, SECTORS, type T } from './table.ts'

export const volcanoOf = ({ state, content }: T): Volcano => content.volcanoes[state.volcano] as Volcano
export const spaceOf = (t: T, id: SpaceId): Space => volcanoOf(t).space[id] as Space
export const spacesOf = (t: T, ring: Ring): readonly Space[] => volcanoOf(t).rings[ring - 1] as readonly Space[]
export const modulo = (n: number, size: number): number => ((n % size) + size) % size

/** BAR-PLACE-09 Where a sector of rings 1 to 3 lies; BAR-PLACE-10 or in which slot of the periphery. */
export function positionOf(state: State, { ring, sector }: Pick<Space, 'ring' | 'sector'>): number {
  if (ring < 4) return modulo(sector + (state.turns[ring - 1] as number), SECTORS)
  return sector === FIXED_SECTOR ? FIXED_SLOT : modulo(state.arc + sector, SECTORS)
}

/** BAR-PLACE-10 The arc lies over P4. */
export const isFixedCovered = (state: State): boolean => modulo(FIXED_SLOT - state.arc, SECTORS) < ARC_LENGTH
/** BAR-RULING-15 A covered space cannot be entered. */
export const isCovered = (state: State, { ring, sector }: Space): boolean =>
  ring === 4 && sector === FIXED_SECTOR && isFixedCovered(state)

/** BAR-PLACE-09 By inner ring: how the second position it touches lies from the first, which is its own. */
const SECOND_TOUCH = [0, -1, 1, -1]

/** BAR-PLACE-02, -03, -04, -07 Whether the sectors touch as the rings lie now. */
export function isTouching(state: State, inner: Space, outer: Space): boolean {
  const at = positionOf(state, outer)
  const from = positionOf(state, inner)
  return at === from || at === modulo(from + (SECOND_TOUCH[inner.ring] as number), SECTORS)
}

/** BAR-ACT-04, BAR-SETUP2-04 By a hero, or a dummy. */
export function isOccupied({ players, dummies }: State, space: SpaceId): boolean {
  for (const { heroes } of players) if (heroes.includes(space)) return true
  return dummies.includes(space)
}

/** BAR-PLACE-01 … -04 Hero 1 anywhere in its ring, the others where their sector touches that of the hero before. */
export function isLinked(t: T, seat: Seat, space: Space): boolean {
  if (space.ring === 1) return true
  const before = playerOf(t.state, seat).heroes[space.ring - 2]
  return before !== null && before !== undefined && isTouching(t.state, spaceOf(t, before), space)
}

function canEnter(t: T, seat: Seat, space: Space): boolean {
  return isLinked(t, seat, space) && !isCovered(t.state, space) && !isOccupied(t.state, space.id)
}

export const openSpaces = (t: T, seat: Seat, ring: Ring): Space[] =>
  spacesOf(t, ring).filter((space) => canEnter(t, seat, space))
/** BAR-PLACE-05 Nowhere to place the hero; BAR-RULING-19 only ever in the periphery. */
export const isStuck = (t: T, seat: Seat, ring: Ring): boolean =>
  !spacesOf(t, ring).some((space) => canEnter(t, seat, space))

/** The spaces of the next ring whose sectors touch that of this space, free or not. */
export function nextSpaces(t: T, space: Space): Space[] {
  if (space.ring === 4) return []
  return spacesOf(t, (space.ring + 1) as Ring).filter((outer) => isTouching(t.state, space, outer))
}

/** BAR-RULING-13, -16 What a rotation turns: the ring of the hero; with hero 4 ring 3 and the arc. */
export const turnedRing = (ring: Ring): TurningRing => (ring === 4 ? 3 : ring)

/** BAR-SETUP2-03, BAR-RULING-81, BAR-SOLO-10 So many action spaces clockwise within its ring. */
export function spaceAlong(t: T, from: SpaceId, steps: number): Space {
  const { ring, index } = spaceOf(t, from)
  const spaces = spacesOf(t, ring)
  return spaces[modulo(index + steps, spaces.length)] as Space
}

/** BAR-RULING-80 Half a ring further; two spaces in the periphery, which has no exact opposite. */
export function oppositeOf(t: T, from: SpaceId): Space {
  const { ring } = spaceOf(t, from)
  return spaceAlong(t, from, ring === 4 ? 2 : spacesOf(t, ring).length / 2)
}
