/** Small pure questions that several rules ask. */

import { seatLetter } from '@skerry/contracts'
import { type BackOf, countOf, type Seat, type Slot, type Sum, sum, sumsOf } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import {
  DISTANT_COST,
  ELEMENTS_PER_POINT,
  fortCount,
  fortsFrom,
  fortsIn,
  HIGHEST_LEVEL,
  holderAt,
  holdsPort,
  isFomori,
  isIn,
  isNextTo,
  isNextToTribe,
  isThreat,
  isTribe,
  KEEP,
  nthInTurn,
  OUTPOST_COST,
  provinceOf,
  SECTIONS,
  STACKS,
  STRENGTH,
  shieldsAt,
  siteAt,
  type T,
  tribeOf,
} from './queries/table.ts'
import type {
  Arrival,
  BuildBasis,
  CardId,
  Content,
  EarningCard,
  Ending,
  FamePerFort,
  Location,
  Piece,
  Province,
  RepelBasis,
  Section,
  StackId,
  State,
  Threat,
  Yield,
} from './types.ts'

const { part } = sumsOf<Arrival>()

export * from './queries/table.ts'
export * from './queries/tiles.ts'

// —— building ——

/** ARR-BUILD-02, -03, -04, -05 Why this seat may build here; null: it may not. ARR-RULING-50 What costs nothing comes first. */
export function buildBasis(t: T, seat: Seat, at: Location): BuildBasis | null {
  const { state } = t
  const { holder, level } = siteAt(state, at.index)
  if (at.isCastle) return null // ARR-BUILD-08
  if (holder === seat) return level < HIGHEST_LEVEL ? 'extend' : null // ARR-BUILD-05, -06
  if (holder !== null) return null // ARR-BUILD-07
  if (isNextToTribe(state, at, seat)) return 'own'
  if (at.isPort && holdsPort(t, seat)) return 'port' // ARR-BUILD-04
  return isNextTo(state, at, isTribe) ? 'outpost' : null // ARR-RULING-51, -52 only over a connection; passed or not
}
/** ARR-BUILD-03 Fame to be paid. */
export const buildCost = (basis: BuildBasis | null): Sum =>
  basis === 'outpost' ? sum(part('ARR-BUILD-03', OUTPOST_COST, 'outpost')) : sum()

// —— spreading ——

/**
 * ARR-SPREAD-01 A Fomori or a standing castle one connection away; ARR-SPREAD-10, ARR-RULING-62 never from port to port,
 * ARR-RULING-63 but between a port and any other location.
 */
export function hasSource(state: State, content: Content, at: Location): boolean {
  for (const link of at.links)
    if (isThreat(holderAt(state, link)) && !(at.isPort && (content.locations[link] as Location).isPort)) return true
  return false
}
/** ARR-SPREAD-02, -12 How many Fomori it takes; ARR-RULING-64, -65 whoever placed the shields, and on empty locations too. */
export function spreadCost(state: State, at: Location): Sum {
  return sum(
    part('ARR-SPREAD-02', 1, 'occupy'),
    part('ARR-SPREAD-02', shieldsAt(state, at), 'shields'),
    part('ARR-SPREAD-02', siteAt(state, at.index).level, 'discs'),
  )
}
/** The same as a plain number, for listing. */
const plainSpreadCost = (state: State, at: Location): number => 1 + shieldsAt(state, at) + siteAt(state, at.index).level
/** ARR-SPREAD-08, ARR-RULING-67 The only fortification somebody has left, whoever attacks. */
export function isLastFort(state: State, at: Location): boolean {
  const { holder } = siteAt(state, at.index)
  return isTribe(holder) && fortCount(state, holder) === 1
}
/** ARR-RULING-60 Whether Fomori may spread to a location like this; that a standing castle bars it is another question. */
export const isOpenToFomori = (state: State, at: Location): boolean => !at.isCastle || state.options.spreadToEmptyCastle

/** All conditions of a spread at once, for listing. */
export function canSpread({ state, content }: T, seat: Seat, at: Location): boolean {
  const { holder } = siteAt(state, at.index)
  if (isThreat(holder) || !isOpenToFomori(state, at)) return false
  if (plainSpreadCost(state, at) > tribeOf(state, seat).fomori) return false
  return hasSource(state, content, at) && !isLastFort(state, at)
}
/** ARR-RULING-72 Some location is a legal target now; tiles, trophies and later turns do not matter. */
export function canSpreadAnywhere(t: T, seat: Seat): boolean {
  if (tribeOf(t.state, seat).fomori === 0) return false
  for (const at of t.content.locations) if (canSpread(t, seat, at)) return true
  return false
}

// —— repelling ——

/** ARR-REPEL-03, -04, -05, -06 Why this seat may repel here; null: it may not. ARR-RULING-50 What costs nothing comes first. */
export function repelBasis(t: T, seat: Seat, at: Location): RepelBasis | null {
  if (isNextToTribe(t.state, at, seat)) return 'connected'
  if (at.isPort && holdsPort(t, seat)) return 'port'
  const province = provinceOf(t.content, at)
  if (province === undefined) return null // ARR-RULING-59
  if (isIn(t, seat, province)) return 'province'
  for (const near of province.neighbours) if (isIn(t, seat, t.content.provinces[near] as Province)) return 'distant' // ARR-RULING-80
  return null
}
/** ARR-REPEL-06 Fame to be paid. */
export const reachCost = (basis: RepelBasis | null): Sum =>
  basis === 'distant' ? sum(part('ARR-REPEL-06', DISTANT_COST, 'distant')) : sum()
/** ARR-REPEL-02 Swords to be paid. */
export const swordCost = (threat: Threat): Sum => sum(part('ARR-REPEL-02', STRENGTH[threat], threat))

// —— earning cards ——

export const cardOf = (content: Content, card: CardId): EarningCard => content.cards[card] as EarningCard
export const backsIn =
  (content: Content): BackOf<CardId> =>
  (card) =>
    cardOf(content, card).back
export const isFaceUp = (card: Slot<CardId>): boolean => card.knownTo === 'all'
export const isBlocked = (state: State, seat: Seat, section: Section): boolean =>
  tribeOf(state, seat).blockers.includes(section)

/** ARR-BLOCK-07 The one section without blocker; undefined until both stand. */
export function openSection(state: State, seat: Seat): Section | undefined {
  const { blockers } = tribeOf(state, seat)
  return blockers.length < 2 ? undefined : SECTIONS.find((section) => !blockers.includes(section))
}

/** A card before a player, by its place in the row. */
export interface Lying {
  readonly seat: Seat
  readonly at: number
  readonly slot: Slot<CardId>
}
function findCard(state: State, isMeant: (slot: Slot<CardId>, at: number) => boolean): Lying | undefined {
  for (let n = 0; n < state.tribes.length; n++) {
    const seat = nthInTurn(state, n)
    const { cards } = tribeOf(state, seat)
    for (let at = 0; at < cards.length; at++) {
      const slot = cards[at] as Slot<CardId>
      if (isMeant(slot, at)) return { seat, at, slot }
    }
  }
  return undefined
}
/** The next of the first `upTo` cards of all rows to be turned, in turn order. */
export const nextFaceDown = (state: State, upTo: number): Lying | undefined =>
  findCard(state, (slot, at) => at < upTo && !isFaceUp(slot))
/** The next card before a player that could still be any card with its back. */
export const nextUndetermined = (state: State): Lying | undefined => findCard(state, ({ is }) => is === undefined)

/** A stack whose top card nobody has looked at. */
export const stackToLookAt = (state: State): StackId | undefined =>
  STACKS.find((id) => state.stacks[id].size > 0 && state.stacks[id].top === null)

/** All slots that have a claim on the bag: tops of stacks, and cards before players that could still be any with their back. */
export function claims(state: State): Slot<CardId>[] {
  const slots: Slot<CardId>[] = []
  for (const id of STACKS) {
    const { top } = state.stacks[id]
    if (top !== null) slots.push(top)
  }
  for (const { cards } of state.tribes) for (const card of cards) if (card.is === undefined) slots.push(card)
  return slots
}

/** ARR-RULING-21 Three sizes that differ by at most 1, larger ones first. */
export const threeSizes = (cards: number): number[] =>
  STACKS.map((id) => Math.floor((cards + STACKS.length - id) / STACKS.length))

/** The sections of a seat's face-up cards that its blockers leave open, each with its card. */
function openYields({ state, content }: T, seat: Seat, section: Section | undefined): [CardId, Yield][] {
  if (section === undefined) return []
  return tribeOf(state, seat).cards.flatMap((slot): [CardId, Yield][] =>
    isFaceUp(slot) && slot.is !== undefined ? [[slot.is, cardOf(content, slot.is).sections[section]]] : [],
  )
}

/** ARR-EARN-02 What a section shows of one symbol on the seat's four cards. */
export function shown(t: T, seat: Seat, symbol: Piece | 'tiles' | 'fomori', section: Section | undefined): Sum {
  return sum(...openYields(t, seat, section).map(([card, shows]) => part('ARR-EARN-02', shows[symbol], `card ${card}`)))
}
/** ARR-BLOCK-07, -09 What the open section brings; a blocked one yields nothing. */
export const earning = (t: T, seat: Seat, symbol: Piece | 'tiles' | 'fomori'): Sum =>
  shown(t, seat, symbol, openSection(t.state, seat))

/** The rule of a conditional Fame symbol: two are printed, the others follow the general form. */
function ruleOfFame({ fame, level }: FamePerFort): RuleId {
  if (fame === 2 && level === 2) return 'ARR-EARN-05'
  return fame === 3 && level === 3 ? 'ARR-EARN-06' : 'ARR-EARN-22'
}
/** ARR-EARN-04, -05, -06, -07, -22 Plain and conditional Fame, each symbol for itself, with the map as it is (ARR-RULING-39). */
export function shownFame(t: T, seat: Seat, section: Section | undefined): Sum {
  return sum(
    ...openYields(t, seat, section).flatMap(([card, { fame, famePerFort }]) => [
      part('ARR-EARN-04', fame, `card ${card}`),
      ...famePerFort.map((symbol) =>
        part(ruleOfFame(symbol), symbol.fame * fortsFrom(t.state, seat, symbol.level), `card ${card}`),
      ),
    ]),
  )
}
export const earnedFame = (t: T, seat: Seat): Sum => shownFame(t, seat, openSection(t.state, seat))

/**
 * ARR-EARN-09, -13, ARR-RULING-32 What each gets, in turn order: all of it if there is enough; else one at a time to whoever has an
 * unmet claim, circling, until nothing is left.
 */
export function dealt(supply: number, wanted: readonly number[]): number[] {
  if (wanted.reduce((all, n) => all + n, 0) <= supply) return wanted.slice()
  const got = wanted.map(() => 0)
  for (let left = supply; left > 0; )
    for (let n = 0; n < wanted.length && left > 0; n++)
      if ((got[n] as number) < (wanted[n] as number)) {
        got[n] = (got[n] as number) + 1
        left -= 1
      }
  return got
}

/** Face-down Fomori in the General Supply: all that no tribe holds. */
export const fomoriInSupply = (state: State): number =>
  countOf(state.fomori) - state.tribes.reduce((all, { fomori }) => all + fomori, 0)

// —— the end ——

/** ARR-SCORE-01, ARR-RULING-113 Locations with a Fomori, and standing castles. */
export function fomoriLocations({ sites }: State): Sum {
  let [fomori, castles] = [0, 0]
  for (const { holder } of sites) {
    if (isFomori(holder)) fomori += 1
    else if (holder === 'castle') castles += 1
  }
  return sum(part('ARR-SCORE-01', fomori, 'fomori'), part('ARR-SCORE-01', castles, 'castles'))
}
/** ARR-SCORE-01, ARR-RULING-11 Locations fortified on the map, by all players together. */
export const tribeLocations = (state: State): Sum =>
  sum(...state.tribes.map((_, seat) => part('ARR-SCORE-01', fortCount(state, seat), `tribe ${seatLetter(seat)}`)))
/** ARR-RULING-112 As many are enough for the Fomori. */
export const endingOf = (state: State): Ending =>
  fomoriLocations(state).total >= tribeLocations(state).total ? 'overrun' : 'repelled'

/**
 * ARR-SCORE-02, ARR-RULING-114 All kinds together, of the pieces no more than a pass leaves; ARR-SCORE-08, ARR-RULING-108 nothing else
 * is an element.
 */
export function elementsOf(state: State, seat: Seat): number {
  const { discs, swords, shields, tiles } = tribeOf(state, seat)
  return Math.min(KEEP, discs + swords + shields) + tiles.length
}
const pointsOf = (state: State, seat: Seat): number => Math.floor(elementsOf(state, seat) / ELEMENTS_PER_POINT)

/** ARR-SCORE-03, ARR-RULING-116 Corruption at the end of a game that is overrun; never below 0. */
export function finalCorruption(state: State, seat: Seat): Sum {
  const { corruption } = tribeOf(state, seat)
  return sum(
    part('ARR-GEN-02', corruption, 'corruption'),
    part('ARR-SCORE-03', -Math.min(corruption, pointsOf(state, seat)), 'elements'),
  )
}
/** ARR-SCORE-05, -06 Fame at the end of a game in which the Fomori are repelled. */
export function finalFame(t: T, seat: Seat): Sum {
  return sum(
    part('ARR-GEN-02', tribeOf(t.state, seat).fame, 'fame'),
    ...t.content.provinces.map((at) => part('ARR-SCORE-05', at.fame * fortsIn(t, seat, at), `province ${at.id}`)),
    part('ARR-SCORE-06', pointsOf(t.state, seat), 'elements'),
  )
}

/**
 * ARR-RULING-125 Places by the two values that count in this ending, the better one first: Corruption then Fame, or Fame then
 * Corruption (ARR-SCORE-04, -07, ARR-TIE-01, -02). Equal in both is the same place.
 */
export function placesOf(
  ending: Ending,
  standing: readonly { readonly fame: number; readonly corruption: number }[],
): number[] {
  const isBetter = (a: (typeof standing)[number], b: (typeof standing)[number]): boolean => {
    const [fame, corruption] = [a.fame - b.fame, b.corruption - a.corruption]
    const [first, second] = ending === 'overrun' ? [corruption, fame] : [fame, corruption]
    return first > 0 || (first === 0 && second > 0)
  }
  return standing.map((one) => 1 + standing.filter((other) => isBetter(other, one)).length)
}

/** How the game would end now, for everybody, in one of its two endings (ARR-RULING-117). */
export function standingIn(t: T, ending: Ending): { fame: number; corruption: number }[] {
  return t.state.tribes.map(({ fame, corruption }, seat) =>
    ending === 'overrun'
      ? { fame, corruption: finalCorruption(t.state, seat).total }
      : { fame: finalFame(t, seat).total, corruption },
  )
}
