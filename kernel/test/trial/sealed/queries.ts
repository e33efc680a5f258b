import { type BackOf, part, type Seat, type Slot, type Sum, sum, type Table } from '../../../src/index.ts'
import type { Card, CardId, Content, Gain, Sealed, Section, StackId, State, Tribe } from './types.ts'

export const STACKS: readonly StackId[] = [1, 2, 3]
export const SECTIONS: readonly Section[] = ['top', 'middle', 'bottom'] // ARR-BLOCK-01
export const GAINS: readonly Gain[] = ['fame', 'discs', 'swords']
export const CARDS_EACH = 4 // ARR-DRAW-02

export const cardOf = (content: Content, card: CardId): Card => content.cards[card] as Card
export const backsIn =
  (content: Content): BackOf<CardId> =>
  (card) =>
    cardOf(content, card).back
export const tribeOf = (state: State, seat: Seat): Tribe => state.tribes[seat] as Tribe
export const rowOf = (state: State, seat: Seat): Slot<CardId>[] => state.rows[seat] as Slot<CardId>[]
export const blockersOf = (state: State, seat: Seat): Section[] => state.blockers[seat] as Section[]
export const isBlocked = (state: State, seat: Seat, section: Section): boolean =>
  blockersOf(state, seat).includes(section)

/** ARR-GEN-13 Clockwise from the Starting Player. */
export const nthInTurn = (state: State, n: number): Seat => (state.startPlayer + n) % state.seats
export const inTurnOrder = (state: State): Seat[] => state.rows.map((_, n) => nthInTurn(state, n))

/** A card before a player, by its place in the row. */
export interface Lying {
  readonly seat: Seat
  readonly at: number
  readonly slot: Slot<CardId>
}
export const isFaceUp = (slot: Slot): boolean => slot.knownTo === 'all'
export const lyingCards = (state: State): Lying[] =>
  inTurnOrder(state).flatMap((seat) => rowOf(state, seat).map((slot, at) => ({ seat, at, slot })))

/** The next of the first `upTo` cards of all rows to be turned, in turn order. */
export const nextFaceDown = (state: State, upTo: number): Lying | undefined =>
  lyingCards(state).find(({ at, slot }) => at < upTo && !isFaceUp(slot))

/** The next card before a player that could still be any card with its back. */
export const nextUndetermined = (state: State): Lying | undefined =>
  lyingCards(state).find(({ slot }) => slot.is === undefined)

/** A stack whose top card nobody has looked at. */
export const stackToLookAt = (state: State): StackId | undefined =>
  STACKS.find((id) => state.stacks[id].size > 0 && state.stacks[id].top === null)

/** All slots that have a claim on the bag: tops of stacks and cards before players. */
export function claims(state: State): Slot<CardId>[] {
  const tops = STACKS.flatMap((id) => state.stacks[id].top ?? [])
  return [...tops, ...lyingCards(state).map(({ slot }) => slot)]
}

/** ARR-RULING-21 Three sizes that differ by at most 1, larger ones first. */
export const threeSizes = (cards: number): number[] =>
  STACKS.map((id) => Math.floor((cards + STACKS.length - id) / STACKS.length))

/** ARR-BLOCK-07 The one section without blocker; undefined until both stand. */
export function openSection(state: State, seat: Seat): Section | undefined {
  const open = SECTIONS.filter((section) => !isBlocked(state, seat, section))
  return open.length === 1 ? open[0] : undefined
}

/** ARR-EARN-02 What the open section shows on the seat's face-up cards; ARR-BLOCK-09 a blocked one yields nothing. */
export function earning({ state, content }: Table<Sealed>, seat: Seat, gain: Gain): Sum {
  const open = openSection(state, seat)
  if (open === undefined) return sum()
  const cards = rowOf(state, seat).flatMap((slot) => (isFaceUp(slot) && slot.is !== undefined ? [slot.is] : []))
  return sum(...cards.map((card) => part('ARR-EARN-02', cardOf(content, card).sections[open][gain] ?? 0, card)))
}

/** ARR-EARN-09 One at a time to whoever has an unmet claim, circling, until nothing is left. */
export function dealtSingly(supply: number, wanted: readonly number[]): number[] {
  const got = wanted.map(() => 0)
  const isUnmet = (n: number) => (got[n] ?? 0) < (wanted[n] ?? 0)
  for (let left = supply; left > 0 && wanted.some((_, n) => isUnmet(n)); )
    for (let n = 0; n < wanted.length && left > 0; n++)
      if (isUnmet(n)) {
        got[n] = (got[n] ?? 0) + 1
        left -= 1
      }
  return got
}
