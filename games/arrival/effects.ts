/** Commands that several rules share. */

import {
  addTo,
  countOf,
  entriesOf,
  NOBODY,
  type Seat,
  type Slot,
  type Split,
  type Sum,
  settleSlot,
  type Turn,
  takeFrom,
} from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import {
  claims,
  isTribe,
  type Lying,
  MASTER_CAPACITY,
  openSection,
  PIECES,
  STACKS,
  shieldsAt,
  siteAt,
  threeSizes,
  tribeOf,
} from './queries.ts'
import type {
  Arrival,
  Back,
  Blocker,
  BuildBasis,
  CardId,
  Location,
  Section,
  Species,
  StackId,
  State,
  TileId,
} from './types.ts'

type T = Turn<Arrival>

// —— earning cards ——

/** ARR-DRAW-01 The top card of a stack goes face-down to the end of the seat's row (ARR-RULING-28). */
export function drawCard(t: T, seat: Seat, id: StackId): void {
  const stack = t.state.stacks[id]
  const card = stack.top as Slot<CardId>
  stack.size -= 1
  stack.top = null
  tribeOf(t.state, seat).cards.push(card)
  t.emit({ rule: 'ARR-DRAW-01', type: 'cardDrawn', seat, stack: id, back: card.back as Back })
}

/** ARR-DRAW-03 Everybody sees the back of a stack's top card; its front stays open. */
export function showTop(t: T, id: StackId, back: Back): void {
  t.state.stacks[id].top = { back, knownTo: NOBODY }
  t.emit({ rule: 'ARR-DRAW-03', type: 'topShown', stack: id, back })
}

/** The card is fixed now, known to nobody, and none of those in the discard. */
export function fixUnseen(state: State, { seat, at, slot }: Lying, card: CardId): void {
  const not = (Object.keys(state.discard) as CardId[]).sort() // in what order they came there tells nothing
  tribeOf(state, seat).cards[at] = { ...settleSlot(slot, state.bag, card), not }
}

/** Whatever lies in the discard and in the stacks becomes three new stacks. */
export function splitStacks(t: T, rule: RuleId): void {
  const { state } = t
  for (const [card, n] of entriesOf(state.discard)) addTo(state.bag, card, n)
  state.discard = {}
  for (const id of STACKS) state.stacks[id] = { size: 0, top: null }
  const lying = claims(state).length // ARR-DRAW-05 they take no part
  const sizes = threeSizes(countOf(state.bag) - lying)
  STACKS.forEach((id, i) => {
    state.stacks[id].size = sizes[i] as number
  })
  t.emit({ rule, type: 'stacksSplit', sizes })
}

/** Which rule turns up a card, by its place in the row. */
const RULE_OF_CARD: readonly RuleId[] = ['ARR-BLOCK-02', 'ARR-BLOCK-02', 'ARR-BLOCK-03', 'ARR-BLOCK-04']

/** ARR-RULING-27 A card lies face-up for everybody. */
export function turnUp(t: T, { seat, at, slot }: Lying, card: CardId): void {
  const open = settleSlot(slot, t.state.bag, card, 'all')
  tribeOf(t.state, seat).cards[at] = open
  t.emit({ rule: RULE_OF_CARD[at] as RuleId, type: 'cardTurnedUp', seat, at: at + 1, card, shownTo: open.knownTo })
}

export function setBlocker(t: T, rule: RuleId, seat: Seat, section: Section): void {
  const blocker = tribeOf(t.state, seat).blockers.push(section) as Blocker
  t.emit({ rule, type: 'blockerSet', seat, blocker, section })
}

/** ARR-TILE-OGAM-02, ARR-RULING-41 The blocker of this section goes to the open one; where it stood is open now. */
export function moveBlocker(t: T, seat: Seat, from: Section): void {
  const { blockers } = tribeOf(t.state, seat)
  const section = openSection(t.state, seat) as Section
  blockers[blockers.indexOf(from)] = section
  t.emit({ rule: 'ARR-TILE-OGAM-02', type: 'blockerMoved', seat, from, section })
}

/** ARR-EARN-21 All cards before players go to the discard. */
export function discardCards(t: T): void {
  const cards: CardId[] = []
  for (const tribe of t.state.tribes) for (const { is } of tribe.cards.splice(0)) cards.push(is as CardId)
  for (const card of cards) addTo(t.state.discard, card)
  t.emit({ rule: 'ARR-EARN-21', type: 'cardsDiscarded', cards })
}

// —— the tracks ——

export function gainFame(t: T, rule: RuleId, seat: Seat, n: number): void {
  tribeOf(t.state, seat).fame += n
  t.emit({ rule, type: 'fameGained', seat, n })
}

/** ARR-GEN-04 Who does not have it was refused before; ARR-RULING-53 it is paid before the effect. */
export function payFame(t: T, rule: RuleId, seat: Seat, { total: n }: Sum): void {
  if (n === 0) return
  tribeOf(t.state, seat).fame -= n
  t.emit({ rule, type: 'famePaid', seat, n })
}

/** ARR-GEN-03 Whoever calls this has made sure that it does not fall below 0. */
export function lowerCorruption(t: T, rule: RuleId, seat: Seat, n: number): void {
  tribeOf(t.state, seat).corruption -= n
  t.emit({ rule, type: 'corruptionLowered', seat, n })
}

// —— the map ——

/** ARR-BUILD-09, -10 One disc, which no player can take back. */
export function raise(t: T, rule: RuleId, seat: Seat, at: Location, basis: BuildBasis, isRescued: boolean): void {
  const site = siteAt(t.state, at.index)
  site.holder = seat
  site.level += 1
  t.emit({ rule, type: 'built', seat, location: at.id, basis, level: site.level, isRescued })
}

/** What a spread destroys on its target and in its province. */
export interface Wreck {
  readonly shields: number
  readonly owner: Seat | null
  readonly discs: number
  readonly collected: number
}

/** ARR-SPREAD-06, -07, ARR-RULING-66 All shields of the province and all discs of the target go. */
export function wreck(state: State, at: Location): Wreck {
  const shields = shieldsAt(state, at)
  if (shields > 0) state.shields[at.province] = 0
  state.supply.shields += shields
  const site = siteAt(state, at.index)
  const { holder, level: discs } = site
  site.level = 0
  if (!isTribe(holder)) return { shields, owner: null, discs, collected: 0 }
  return { shields, owner: holder, discs, collected: loseDiscs(state, holder, discs) }
}

/**
 * ARR-TILE-MASTER-02, -03, ARR-RULING-10, -102 The first three go onto an active master-builder's tile, whoever attacked
 * (ARR-RULING-104); says how many did.
 */
function loseDiscs(state: State, owner: Seat, discs: number): number {
  const tribe = tribeOf(state, owner)
  const room = tribe.masters * MASTER_CAPACITY - tribe.collected // ARR-RULING-103
  const collected = Math.min(discs, room)
  tribe.collected += collected
  state.supply.discs[owner] = (state.supply.discs[owner] as number) + discs - collected
  return collected
}

/** ARR-SPREAD-04 A Fomori lies face-up on a location. */
export function placeFomori(state: State, at: Location, species: Species): void {
  takeFrom(state.fomori, species)
  const site = siteAt(state, at.index)
  site.holder = species
  site.level = 0
}

/** Fomori, Aits or whole fortifications change places. */
export function exchange(t: T, seat: Seat, tile: 'ruse' | 'migration', a: Location, b: Location): void {
  const [one, other] = [siteAt(t.state, a.index), siteAt(t.state, b.index)]
  t.state.sites[a.index] = other
  t.state.sites[b.index] = one
  const rule = tile === 'ruse' ? 'ARR-TILE-RUSE-01' : 'ARR-TILE-MIGRATION-01'
  t.emit({ rule, type: 'swapped', seat, tile, a: a.id, b: b.id })
}

// —— supplies ——

/** ARR-TILE-01, -03 A used tile goes face-up to the discard. */
export function spendTile(t: T, rule: RuleId, seat: Seat, tile: TileId, sum: Sum | null): void {
  const { tiles } = tribeOf(t.state, seat)
  tiles.splice(tiles.indexOf(tile), 1)
  addTo(t.state.usedTiles, tile)
  t.emit({ rule, type: 'tileUsed', seat, tile, sum })
}

/** ARR-PASS-02, -03 What is not kept goes back to the General Supply. */
export function giveBack(t: T, seat: Seat, kept: Split): void {
  const { supply } = t.state
  const tribe = tribeOf(t.state, seat)
  const returned: Record<string, number> = {}
  for (const piece of PIECES) {
    const back = tribe[piece] - (kept[piece] ?? 0)
    tribe[piece] -= back
    if (piece === 'discs') supply.discs[seat] = (supply.discs[seat] as number) + back
    else supply[piece] += back
    if (back > 0) returned[piece] = back
  }
  t.emit({ rule: 'ARR-PASS-03', type: 'kept', seat, kept, returned })
}
