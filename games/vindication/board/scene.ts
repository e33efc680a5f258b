/** Where the things of a view are drawn, and the outline by which each is lit and touched. */

import {
  boxed as boxedShape,
  boxPath,
  type Shape as CommonShape,
  circlePath,
  once,
  type PlacedBox,
  rectPath,
  type Size,
} from '@skerry/boards'
import { type Point, seatLetter } from '@skerry/contracts'
import type { Seat, ThingId, View } from '@skerry/kernel'
import { ATTRIBUTES, DECKS, playerOf, ZONES } from '../queries.ts'
import type {
  CardId,
  Content,
  Deck,
  Die,
  DiscoverFrame,
  DrawFrame,
  HexId,
  InPlay,
  PeekFrame,
  QuestId,
  RegionOption,
  RollFrame,
  State,
  Vindication,
  VisitFrame,
} from '../types.ts'
import type { Chart, HexShape } from './chart.ts'
import {
  BADGE,
  type BoardPlan,
  badgePoint,
  boardPlan,
  CARD,
  COIN,
  characterPoint,
  characterSize,
  DEALT,
  DECK,
  DICE,
  DIE,
  dealtPoint,
  deckPoint,
  fanPoint,
  fanSize,
  HEX,
  heldPoint,
  heldSize,
  honorPoint,
  isCovered,
  MARKET,
  marketPoint,
  masteryPoint,
  openPoint,
  PLATE,
  QUEST,
  questPoint,
  SPHERE,
  SPHERES,
  supplyPoint,
  TRIGGER,
  triggerPoint,
  zonePoint,
  zoneSize,
} from './layout.ts'

export type Seen = View<Vindication['seen']>

/** Something that can be lit and touched. */
export interface Shape extends CommonShape {
  readonly isHex?: boolean
}

const boxed = (thing: ThingId, at: Point, size: Size, more: Partial<Shape> = {}): Shape => ({
  ...boxedShape(thing, at, size, 10),
  ...more,
})

// —— the rule in progress ——

type VinFrame = Vindication['frame']
const frameOf = <R extends VinFrame['rule']>({ stack }: Pick<Seen, 'stack'>, rule: R) =>
  ((stack as readonly VinFrame[]).findLast((frame) => frame.rule === rule) ?? null) as Extract<
    VinFrame,
    { rule: R }
  > | null

/** The dice that lie on the table. */
export const diceIn = (view: Pick<Seen, 'stack'>): RollFrame['dice'] => frameOf(view, 'roll')?.dice ?? null
/** Tiles in hand: the first is being laid. */
export const handIn = (view: Pick<Seen, 'stack'>): DiscoverFrame['tiles'] => frameOf(view, 'discover')?.tiles ?? []
/** A visit whose options are open to choose. */
export const visitIn = (view: Pick<Seen, 'stack'>): VisitFrame | null => {
  const visit = frameOf(view, 'visit')
  return visit !== null && (visit.at === 'option' || visit.at === 'more') ? visit : null
}
export const planFor = ({ seat, seats }: Pick<Seen, 'seat' | 'seats'>, of: Seat): BoardPlan =>
  boardPlan(of, seat, seats)
/** Whose board is the large one: who looks, or the first. */
const ownSeat = ({ seat }: Pick<Seen, 'seat'>): Seat => (typeof seat === 'number' ? seat : 0)

// —— cards ——

/** VIN-VISIT-12, VIN-RULING-29 Cards that are looked at: the open pile and what is seen of the deck; null: hidden from the viewer. */
export interface Fan {
  readonly deck: Deck
  readonly cards: readonly (CardId | null)[]
}
export function fanIn(view: Seen): Fan | null {
  const frame: DrawFrame | PeekFrame | null = frameOf(view, 'draw') ?? frameOf(view, 'peek')
  const deck = frame?.decks[0]
  if (frame === null || deck === undefined || !isLooking(frame)) return null
  const { pile, open } = view.state.decks[deck]
  const from = frame.rule === 'peek' ? frame.placed : 0
  const seen = Array.from({ length: frame.seen - from }, (_, i) => pile.top[from + i]?.is ?? null)
  return { deck, cards: frame.rule === 'draw' ? [...open, ...seen] : seen }
}
const isLooking = (frame: DrawFrame | PeekFrame): boolean =>
  frame.decks.length === 1 && (frame.at === 'look' || frame.at === 'pick' || frame.at === 'order')

/** Grouped by colour, in each by acquisition. */
export function heldBy(content: Content, state: State, seat: Seat): readonly InPlay[] {
  const rank = ({ card }: InPlay) => DECKS.indexOf(content.cards[card]?.deck ?? 'monster')
  return playerOf(state, seat).cards.toSorted((a, b) => rank(a) - rank(b))
}
/** Where the cards before a seat lie. */
export function heldSpots(content: Content, view: Seen, seat: Seat): ReadonlyMap<string, PlacedBox> {
  const plan = planFor(view, seat)
  const cards = heldBy(content, view.state, seat)
  const size = heldSize(plan, cards.length)
  return new Map(cards.map(({ card }, i) => [card, { at: heldPoint(plan, i, cards.length), ...size }]))
}
/** Where the cards of a fan lie. */
export function fanSpots({ deck, cards }: Fan): readonly PlacedBox[] {
  const size = fanSize(cards.length)
  return cards.map((_, i) => ({ at: fanPoint(deck, i, cards.length), ...size }))
}
/** The top card of an open pile; none while the pile lies in the fan, or under it. */
export function topOf(view: Seen, deck: Deck): CardId | null {
  const fan = fanIn(view)
  const isFanned = fan?.deck === deck && frameOf(view, 'draw') !== null
  return isFanned || isCovered(deck, fan?.deck) ? null : (view.state.decks[deck].open.at(-1) ?? null)
}

/** VIN-VISIT-09 Whether a card is about to be taken from here. */
const isSource = (view: Seen, deck: Deck): boolean => {
  const draw = frameOf(view, 'draw')
  return draw?.at === 'source' && draw.decks[0] === deck
}
/** What the top card of an open pile is touched as. */
export const openThing = (view: Seen, deck: Deck, card: CardId): ThingId =>
  isSource(view, deck) ? 'source open' : card

function cardShapes(content: Content, view: Seen): readonly Shape[] {
  const { state } = view
  const held = state.players.flatMap((_, seat) =>
    [...heldSpots(content, view, seat)].map(([card, spot]) => boxed(card, spot.at, spot, { isDrawn: true })),
  )
  const open = DECKS.flatMap((deck) => {
    const card = topOf(view, deck)
    return card === null ? [] : [boxed(openThing(view, deck, card), openPoint(deck), CARD, { isDrawn: true })]
  })
  const fan = fanIn(view)
  const spots = fan === null ? [] : fanSpots(fan)
  const fanned = (fan?.cards ?? []).flatMap((card, i) => {
    const spot = spots[i]
    return card === null || spot === undefined ? [] : [boxed(card, spot.at, spot, { isDrawn: true, isLasting: true })]
  })
  return [...held, ...open, ...fanned]
}

function marketShapes(view: Seen): readonly Shape[] {
  const asked = frameOf(view, 'draw') ?? frameOf(view, 'peek')
  const colours = asked?.at === 'deck' ? asked.decks : []
  const fanned = fanIn(view)?.deck
  return [
    ...colours.map((deck): Shape => {
      const at = marketPoint(deck)
      return { thing: deck, at, line: boxPath(at, MARKET.width, MARKET.height, 14), chip: [at[0], at[1] - 130] }
    }),
    ...DECKS.filter((deck) => !isCovered(deck, fanned)).map((deck) =>
      boxed(isSource(view, deck) ? 'source top' : `deck ${deck}`, deckPoint(deck), DECK),
    ),
  ]
}

// —— the island ——

/** Inside the hex, beside its emblem: names and prices are to be read, and medallions stand at its corners. */
const hexChip = ([x, y]: Point): Point => [x + 45, y - 25]

/** Hexes and triangles never move. */
const shapesOnIsland = ({ hexes, triangles }: Chart): readonly Shape[] => [
  ...hexes.map(({ id, at, outline }): Shape => ({ thing: id, line: outline, at, chip: hexChip(at), isHex: true })),
  ...triangles.map(
    ({ id, at, outline }): Shape => ({
      thing: id,
      line: outline,
      reach: HEX / 2 - 2,
      at,
      chip: [at[0], at[1] - 30],
      isLasting: true,
    }),
  ),
]

/** The options of the region being visited lie at the lower edge of its hex, under the strip that tells its price. */
export const OPTION = { width: 84, height: 54, step: 90, y: 79 }
export function optionPoint({ at: [x, y] }: HexShape, i: number, count: number): Point {
  return [x + (i - (count - 1) / 2) * OPTION.step, y + OPTION.y]
}
export function optionsIn(content: Content, view: Seen): readonly RegionOption[] {
  const visit = visitIn(view)
  return visit === null ? [] : (content.regions[visit.region]?.options ?? [])
}
function optionShapes(content: Content, chart: Chart, view: Seen): readonly Shape[] {
  const hex = chart.hex[visitIn(view)?.hex ?? '']
  const options = optionsIn(content, view)
  return hex === undefined
    ? []
    : options.map((_, i) => {
        const at = optionPoint(hex, i, options.length)
        return boxed(`option ${i + 1}`, at, OPTION)
      })
}

const DICE_OF: readonly Die[] = ['MON', 'ATT']
export const diePoint = (die: Die): Point => DICE[DICE_OF.indexOf(die)] as Point
function diceShapes(view: Seen): readonly Shape[] {
  const dice = diceIn(view)
  if (dice === null) return []
  return DICE_OF.filter((die) => dice[die] !== null).map((die) =>
    boxed(`die ${die}`, diePoint(die), { width: DIE, height: DIE }, { isLasting: true }),
  )
}

// —— spheres ——

const SPHERE_SHAPES: readonly Shape[] = ATTRIBUTES.flatMap((attr): readonly Shape[] => {
  const at = SPHERES[attr]
  return [
    { thing: attr, at, line: circlePath(at, SPHERE + 1), chip: [at[0] + 74, at[1] - 82], isLasting: true },
    boxed(`tile ${attr}`, supplyPoint(attr), { width: PLATE.supply, height: PLATE.height }, { isLasting: true }),
    boxed(
      `mastery ${attr}`,
      masteryPoint(attr),
      { width: PLATE.width - PLATE.supply, height: PLATE.height },
      { isLasting: true },
    ),
  ]
})

// —— honor and triggers ——

const trackShapes = ({ coins, faceUp }: State): readonly Shape[] => [
  ...coins.map((coin): Shape => {
    const [x, y] = coinAt(coin)
    return { thing: `coin ${coin}`, at: [x, y], line: circlePath([x, y], COIN), chip: [x, y + 20], isLasting: true }
  }),
  ...faceUp.map((id, i) => boxed(id, triggerPoint(i), TRIGGER, { isLasting: true })),
]
/** VIN-SETUP-09 A coin lies below its space: discs stand above it. */
export const coinAt = (coin: number): Point => {
  const [x, y] = honorPoint(coin)
  return [x, y + 34]
}

// —— boards ——

export const boardLine = ({ x, y, width, height }: BoardPlan): string => rectPath(x, y, width, height, 16)
/** The quests of a seat that the viewer may know, and how many there are. */
export const questsOf = (state: State, seat: Seat): readonly (QuestId | null)[] =>
  playerOf(state, seat).quests.map(({ is }) => is ?? null)
/** VIN-SETUP-23 Whether the viewer has two before them to keep one. */
export const areDealt = (state: State, seat: Seat, { isOwn }: BoardPlan): boolean =>
  isOwn && state.round === 0 && questsOf(state, seat).filter((quest) => quest !== null).length > 1
/** Where the quests of a seat lie. */
export function questSpots(state: State, seat: Seat, plan: BoardPlan): readonly PlacedBox[] {
  const isDealt = areDealt(state, seat, plan)
  return questsOf(state, seat).map((_, i, { length }) =>
    isDealt ? { at: dealtPoint(plan, i), ...DEALT } : { at: questPoint(plan, i, length), ...QUEST },
  )
}

function playerShapes(view: Seen): readonly Shape[] {
  return view.state.players.flatMap((_, seat): readonly Shape[] => {
    const plan = planFor(view, seat)
    const at = badgePoint(plan)
    const hit = boxPath(at, BADGE, BADGE, 12)
    return [
      { thing: seatLetter(seat), at, line: boardLine(plan), hit, chip: [at[0] + 26, at[1] - 22], isLasting: true },
    ]
  })
}
function ownShapes(view: Seen): readonly Shape[] {
  const plan = planFor(view, ownSeat(view))
  return [
    ...ZONES.map((zone) => boxed(zone, zonePoint(plan, zone), zoneSize(plan), { isLasting: true })),
    boxed('character', characterPoint(plan), characterSize(plan), { isLasting: true }),
  ]
}
/** VIN-QUEST-04 The own quest; at the end everybody's. */
const questShapes = (view: Seen): readonly Shape[] =>
  view.state.players.flatMap((_, seat) => {
    const spots = questSpots(view.state, seat, planFor(view, seat))
    return questsOf(view.state, seat).flatMap((quest, i) => {
      const spot = spots[i]
      return quest === null || spot === undefined ? [] : [boxed(quest, spot.at, spot)]
    })
  })

// —— all of it ——

/** What cubes and medallions lie on: it is lit below them. */
export const shapesBelow = once((chart: Chart): readonly Shape[] => [...shapesOnIsland(chart), ...SPHERE_SHAPES])
/** What lies beside the island; it is lit over its face. What comes later lies above. */
export const shapesOnTable = (content: Content, view: Seen): readonly Shape[] => [
  ...trackShapes(view.state),
  ...playerShapes(view),
  ...ownShapes(view),
  ...questShapes(view),
  ...marketShapes(view),
  ...cardShapes(content, view),
]
/** What lies on the island only while it is asked for. */
export const shapesOverIsland = (content: Content, chart: Chart, view: Seen): readonly Shape[] => [
  ...optionShapes(content, chart, view),
  ...diceShapes(view),
]

/** The middle of everything that can be touched. */
export const placesOf = (content: Content, chart: Chart, view: Seen): Readonly<Record<ThingId, Point>> =>
  Object.fromEntries(
    [...shapesBelow(chart), ...shapesOnTable(content, view), ...shapesOverIsland(content, chart, view)].map(
      ({ thing, at }) => [thing, at],
    ),
  )

/** The middle of a hex by its id. */
export const hexPoint = ({ hex }: Chart, id: HexId): Point => hex[id]?.at ?? [0, 0]
