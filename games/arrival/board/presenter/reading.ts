/** What the presenter reads off a view: the rule in progress, what cards bring and how the game would end. */

import { framesIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import { frontsOf, type Seat, type Slot, type Table, type ThingId, type View } from '@skerry/kernel'
import {
  backsIn,
  cardOf,
  endingOf,
  fomoriLocations,
  fortsFrom,
  isFaceUp,
  isFameTied,
  isFomori,
  isPurest,
  isTribe,
  placesOf,
  roundsOf,
  siteAt,
  standingIn,
  tileFame,
  tileOf,
  tribeLocations,
  tribeOf,
} from '../../queries.ts'
import { tileWords } from '../../sheet.ts'
import type {
  Arrival,
  Back,
  CardId,
  Content,
  Ending,
  Location,
  LocationId,
  Section,
  StackId,
  State,
  TileId,
  Yield,
} from '../../types.ts'
import { colourName } from '../../words/names.ts'
import { LABELS } from '../labels.ts'
import { type Amounts, type Gain, type PresenterWords, presenterWords } from './words.ts'

export type Seen = View<Arrival['seen']>
/** What queries read. */
export type Board = Pick<Table<Arrival>, 'content' | 'state'>

export const { topFrame, frameOf } = framesIn<Arrival['frame']>()

/** What a stack is called as a thing on the table. */
export const stackThing = (id: StackId): ThingId => `stack ${id}`

// —— rounds ——

/** ARR-END-02, -05 After this round the game is over. */
export const isLastRound = (state: State): boolean => state.isLastRound || state.round >= roundsOf(state)

// —— what cards bring ——

/** In the order in which sections are exploited. */
export const SYMBOLS: readonly Gain[] = ['fame', 'discs', 'swords', 'shields', 'fomori', 'tiles']
export const NOTHING: Amounts = { fame: 0, discs: 0, swords: 0, shields: 0, fomori: 0, tiles: 0 }

const mapped = (make: (symbol: Gain) => number): Amounts =>
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, make(symbol)])) as Record<Gain, number>
const plus = (a: Amounts, b: Amounts): Amounts => mapped((symbol) => a[symbol] + b[symbol])

/** What a section brings this seat, with the map as it is (ARR-EARN-07). */
export function yieldFor(state: State, seat: Seat, shows: Yield): Amounts {
  const { discs, swords, shields, tiles, fomori, famePerFort } = shows
  const conditional = famePerFort.map(({ fame, level }) => fame * fortsFrom(state, seat, level))
  const fame = conditional.reduce((all, n) => all + n, shows.fame)
  return { fame, discs, swords, shields, fomori, tiles }
}

/** All that a section of the seat's face-up cards brings. */
export function knownYield({ content, state }: Board, seat: Seat, section: Section): Amounts {
  return tribeOf(state, seat)
    .cards.filter(isFaceUp)
    .map(({ is }) => yieldFor(state, seat, cardOf(content, is as CardId).sections[section]))
    .reduce(plus, NOTHING)
}

export const hiddenCards = (state: State, seat: Seat): readonly Slot<CardId>[] =>
  tribeOf(state, seat).cards.filter((slot) => !isFaceUp(slot))

/** What cards may be, each with its share. */
function sharesOf({ content, state }: Board, slot: Slot<CardId>): readonly (readonly [CardId, number])[] {
  const { list, weights, total } = frontsOf(slot, state.bag, backsIn(content))
  return list.map((card, i) => [card, (weights?.[i] ?? 1) / total])
}

/** What such a card brings on average. */
export function averageOf(board: Board, seat: Seat, slot: Slot<CardId>, section: Section): Amounts {
  let all = NOTHING
  for (const [card, share] of sharesOf(board, slot)) {
    const shows = yieldFor(board.state, seat, cardOf(board.content, card).sections[section])
    all = plus(
      all,
      mapped((symbol) => shows[symbol] * share),
    )
  }
  return all
}
export const averageHidden = (board: Board, seat: Seat, section: Section): Amounts =>
  hiddenCards(board.state, seat)
    .map((slot) => averageOf(board, seat, slot, section))
    .reduce(plus, NOTHING)
/** What a card with this back brings on average. */
export const averageOfBack = (board: Board, seat: Seat, back: Back, section: Section): Amounts =>
  averageOf(board, seat, { back, knownTo: [] }, section)

/** How many Fomori the section brings in all, and how likely each number is; by number. */
export function fomoriOdds(board: Board, seat: Seat, section: Section): ReadonlyMap<number, number> {
  let odds = new Map([[knownYield(board, seat, section).fomori, 1]])
  for (const slot of hiddenCards(board.state, seat)) {
    const next = new Map<number, number>()
    for (const [sum, p] of odds)
      for (const [card, share] of sharesOf(board, slot)) {
        const fomori = sum + cardOf(board.content, card).sections[section].fomori
        next.set(fomori, (next.get(fomori) ?? 0) + p * share)
      }
    odds = next
  }
  return new Map([...odds].sort(([a], [b]) => a - b))
}

/** `2.1`, `2,1`; whole numbers stay whole. */
const decimal = (n: number, language: Language): string =>
  Number.isInteger(n) ? String(n) : n.toFixed(1).replace('.', language === 'de' ? ',' : '.')

/** `5 discs`, `1 sword` */
export const amountText = (symbol: Gain, n: number, language: Language): string =>
  presenterWords[language].amount(symbol, n, decimal(n, language))

/** `5 discs, 2 swords and 3 Fomori` */
export function amountsText(amounts: Amounts, language: Language): string {
  const words = presenterWords[language]
  const parts = SYMBOLS.filter((symbol) => amounts[symbol] >= 0.05).map((symbol) =>
    amountText(symbol, amounts[symbol], language),
  )
  return listText(parts, words)
}
function listText(parts: readonly string[], words: PresenterWords): string {
  if (parts.length === 0) return words.nothing
  return parts.length === 1 ? (parts[0] as string) : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1)}`
}

// —— tactic tiles ——

/** `Cauldron of Dagda (Laberus)` */
export function tileName(content: Content, tile: TileId, language: Language): string {
  const { kind, province, colour } = tileOf(content, tile)
  return presenterWords[language].tile(kind, content.provinces[province]?.id ?? null, colour)
}

/** What is told apart at a glance beside its pictogram: a Cauldron by its province, a Silver by its colour. */
export function tileShortName(content: Content, tile: TileId, language: Language): string {
  const { kind, province, colour } = tileOf(content, tile)
  const words = presenterWords[language]
  const at = content.provinces[province]
  if (kind === 'cauldron') return at === undefined ? '' : words.name(at.id)
  return kind === 'silver'
    ? `${LABELS[language].silver}, ${colourName(colour, language)}`
    : LABELS[language].tiles[kind]
}

/** What the tile does; a Cauldron or a Silver with its number. */
export function tileText(content: Content, tile: TileId, language: Language): string {
  const { kind, value, province, colour } = tileOf(content, tile)
  const words = presenterWords[language]
  const at = content.provinces[province]
  if (kind === 'cauldron' && at !== undefined) return words.cauldron(value, at.id)
  if (kind === 'silver' && colour !== null) return words.silver(value, colour)
  return tileWords(kind, language).text
}

/** Fame that this tile would bring now; 0 while it may not be used (ARR-TILE-LIA-02, ARR-TILE-EMER-01). */
export function fameOfTile(board: Board, seat: Seat, tile: TileId): number {
  const { kind } = tileOf(board.content, tile)
  if (kind === 'liaFail' && isFameTied(board.state)) return 0
  if (kind === 'emer' && !isPurest(board.state, seat)) return 0
  return tileFame(board, seat, tile).total
}

// —— the map ——

export const ownForts = ({ content, state }: Board, seat: Seat): LocationId[] =>
  content.locations.flatMap(({ id, index }) => (siteAt(state, index).holder === seat ? [id] : []))

const STEPS = new WeakMap<Content, readonly number[]>()
/** Connections to the nearest castle location. */
export function stepsFromCastles(content: Content, at: Location): number {
  const known = STEPS.get(content) ?? distances(content)
  STEPS.set(content, known)
  return known[at.index] ?? 0
}
function distances({ locations, castles }: Content): readonly number[] {
  const steps: number[] = []
  for (const castle of castles) steps[castle] = 0
  const queue = [...castles]
  for (const index of queue)
    for (const link of locations[index]?.links ?? [])
      if (steps[link] === undefined) {
        steps[link] = (steps[index] as number) + 1
        queue.push(link)
      }
  return steps
}

// —— how it would end ——

/** How a seat would stand in one of the two endings, as the table is now. */
export interface Standing {
  readonly ending: Ending
  readonly value: number
  readonly place: number
}
export function standingOf(board: Board, seat: Seat, ending: Ending): Standing {
  const { final } = board.state
  const { fame, corruption } = tribeOf(board.state, seat)
  const isOverrun = ending === 'overrun'
  if (final !== null) {
    const place = final.places[seat] ?? placesOf(ending, board.state.tribes)[seat] ?? 1
    return { ending, value: isOverrun ? corruption : fame, place } // the tracks show the result already
  }
  const standings = standingIn(board, ending)
  const own = standings[seat] ?? { fame, corruption }
  return { ending, value: isOverrun ? own.corruption : own.fame, place: placesOf(ending, standings)[seat] ?? 1 }
}

export const endingNow = (state: State): Ending => state.final?.ending ?? endingOf(state)

/** Locations held by each side. */
export interface Count {
  readonly fomori: number
  readonly tribes: number
}
export const countNow = (state: State): Count =>
  state.final ?? { fomori: fomoriLocations(state).total, tribes: tribeLocations(state).total }

/** The count if this location were held by nobody, a tribe or Fomori instead. */
export function countWith(state: State, at: Location, then: 'nobody' | 'tribe' | 'fomori'): Count {
  const { holder } = siteAt(state, at.index)
  const { fomori, tribes } = countNow(state)
  const isHeld = isFomori(holder) || holder === 'castle'
  return {
    fomori: fomori - (isHeld ? 1 : 0) + (then === 'fomori' ? 1 : 0),
    tribes: tribes - (isTribe(holder) ? 1 : 0) + (then === 'tribe' ? 1 : 0),
  }
}
export const endingWith = ({ fomori, tribes }: Count): Ending => (fomori >= tribes ? 'overrun' : 'repelled')
