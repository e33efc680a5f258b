/** Where the things of a view are drawn, and the outline by which each is lit and touched. */

import {
  boxed as boxedShape,
  boxPath,
  type Shape as CommonShape,
  circlePath,
  once,
  type PlacedBox,
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
  CHARACTER,
  COIN,
  characterPoint,
  coinAt,
  DEALT,
  DECK,
  DICE,
  DIE,
  DISC,
  dealtPoint,
  deckPoint,
  fanPoint,
  fanSize,
  HEX,
  heldPoint,
  heldSize,
  honorPoint,
  MARKET,
  marketPoint,
  masteryPoint,
  OPEN,
  openPoint,
  PLATE,
  QUEST,
  questPoint,
  radiusOf,
  sphereAt,
  supplyPoint,
  TRIGGER,
  triggerPoint,
  ZONE,
  zonePoint,
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
/** Whose power and cards are drawn: of who looks, or of the first. What is public of the others is told beside the board. */
export const ownSeat = ({ seat }: Pick<Seen, 'seat'>): Seat => (typeof seat === 'number' ? seat : 0)

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
/** Where the cards of a seat lie; nowhere but before who looks, and while nothing lies over them. */
export function heldSpots(content: Content, { layout }: Chart, view: Seen, seat: Seat): ReadonlyMap<string, PlacedBox> {
  if (seat !== ownSeat(view) || areCardsCovered(view)) return new Map()
  const cards = heldBy(content, view.state, seat)
  const size = heldSize(cards.length)
  return new Map(cards.map(({ card }, i) => [card, { at: heldPoint(layout, i, cards.length), ...size }]))
}
/** Where the cards of a fan lie. */
export function fanSpots({ layout }: Chart, { cards }: Fan): readonly PlacedBox[] {
  const size = fanSize(cards.length)
  return cards.map((_, i) => ({ at: fanPoint(layout, i, cards.length), ...size }))
}

/** VIN-VISIT-09 The deck a card is about to be taken from: it lies large over the cards, with its open pile. */
export const sourceIn = (view: Seen): Deck | null => {
  const draw = frameOf(view, 'draw')
  return draw?.at === 'source' ? (draw.decks[0] ?? null) : null
}
/** Something lies over the cards: what is drawn from, what is looked at, or the quests dealt. */
export const areCardsCovered = (view: Seen): boolean =>
  sourceIn(view) !== null || fanIn(view) !== null || areDealt(view.state, ownSeat(view))

/** The top card of an open pile as it lies now; none while it lies in a fan or under something. */
export function openSpot({ layout }: Chart, view: Seen, deck: Deck): (PlacedBox & { readonly card: CardId }) | null {
  const card = view.state.decks[deck].open.at(-1)
  if (card === undefined) return null
  if (sourceIn(view) === deck) return { card, at: fanPoint(layout, 0, 2), ...fanSize(2) }
  return areCardsCovered(view) ? null : { card, at: openPoint(layout, deck), ...OPEN }
}
/** The face-down deck as it lies now. */
export function deckSpot({ layout }: Chart, view: Seen, deck: Deck): PlacedBox | null {
  if (sourceIn(view) === deck) {
    const isAlone = view.state.decks[deck].open.length === 0
    return { at: fanPoint(layout, isAlone ? 0 : 1, isAlone ? 1 : 2), ...fanSize(2) }
  }
  return areCardsCovered(view) ? null : { at: deckPoint(layout, deck), ...DECK }
}
/** What the top card of an open pile is touched as. */
export const openThing = (view: Seen, deck: Deck, card: CardId): ThingId =>
  sourceIn(view) === deck ? 'source open' : card

function cardShapes(content: Content, chart: Chart, view: Seen): readonly Shape[] {
  const held = [...heldSpots(content, chart, view, ownSeat(view))].map(([card, spot]) =>
    boxed(card, spot.at, spot, { isDrawn: true }),
  )
  const open = DECKS.flatMap((deck) => {
    const spot = openSpot(chart, view, deck)
    return spot === null ? [] : [boxed(openThing(view, deck, spot.card), spot.at, spot, { isDrawn: true })]
  })
  const fan = fanIn(view)
  const spots = fan === null ? [] : fanSpots(chart, fan)
  const fanned = (fan?.cards ?? []).flatMap((card, i) => {
    const spot = spots[i]
    return card === null || spot === undefined ? [] : [boxed(card, spot.at, spot, { isDrawn: true, isLasting: true })]
  })
  return [...held, ...open, ...fanned]
}

function marketShapes({ layout, ...island }: Chart, view: Seen): readonly Shape[] {
  const asked = frameOf(view, 'draw') ?? frameOf(view, 'peek')
  const colours = asked?.at === 'deck' ? asked.decks : []
  return [
    ...colours.map((deck): Shape => {
      const at = marketPoint(layout, deck)
      return { thing: deck, at, line: boxPath(at, MARKET.width, MARKET.height, 10), chip: [at[0], at[1] - 40] }
    }),
    ...DECKS.flatMap((deck) => {
      const spot = deckSpot({ layout, ...island }, view, deck)
      return spot === null ? [] : [boxed(sourceIn(view) === deck ? 'source top' : `deck ${deck}`, spot.at, spot)]
    }),
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

const sphereShapes = ({ layout }: Chart): readonly Shape[] =>
  ATTRIBUTES.flatMap((attr): readonly Shape[] => {
    const at = sphereAt(layout, attr)
    const r = radiusOf(attr)
    return [
      { thing: attr, at, line: circlePath(at, r + 1), chip: [at[0] - r * 0.8, at[1] - r * 0.7], isLasting: true },
      boxed(
        `tile ${attr}`,
        supplyPoint(layout, attr),
        { width: PLATE.supply, height: PLATE.height },
        { isLasting: true },
      ),
      boxed(
        `mastery ${attr}`,
        masteryPoint(layout, attr),
        { width: PLATE.width - PLATE.supply, height: PLATE.height },
        { isLasting: true },
      ),
    ]
  })

// —— honor and triggers ——

/** Players are touched at their honor discs. */
const trackShapes = ({ coins, faceUp, players }: State): readonly Shape[] => [
  ...coins.map((coin): Shape => {
    const [x, y] = coinAt(coin)
    return { thing: `coin ${coin}`, at: [x, y], line: circlePath([x, y], COIN), chip: [x, y + 20], isLasting: true }
  }),
  ...faceUp.map((id, i) => boxed(id, triggerPoint(i), TRIGGER, { isLasting: true })),
  ...honorSpots(players.map(({ honor }) => honor)).map(({ seat, at }): Shape => {
    return { thing: seatLetter(seat), at, line: circlePath(at, 16), chip: [at[0], at[1] - 18], isLasting: true }
  }),
]
export interface HonorSpot {
  readonly seat: Seat
  readonly at: Point
}
/** Discs on one space, or so near that they would cover each other, stand on each other. */
export function honorSpots(honors: readonly number[]): readonly HonorSpot[] {
  const xs = honors.map((honor) => honorPoint(honor)[0])
  return honors.map((honor, seat) => {
    const [x, y] = honorPoint(honor)
    const below = xs.slice(0, seat).filter((other) => Math.abs(other - x) < DISC.reach).length
    return { seat, at: [x, y - 11 - below * DISC.step] }
  })
}

// —— the own board ——

/** The quests of a seat that the viewer may know, and how many there are. */
export const questsOf = (state: State, seat: Seat): readonly (QuestId | null)[] =>
  playerOf(state, seat).quests.map(({ is }) => is ?? null)
/** VIN-SETUP-23 Whether the viewer has two before them to keep one. */
export const areDealt = (state: State, seat: Seat): boolean =>
  state.round === 0 && questsOf(state, seat).filter((quest) => quest !== null).length > 1
/** Where the own quests lie. */
export function questSpots({ layout }: Chart, state: State, seat: Seat): readonly PlacedBox[] {
  const isDealt = areDealt(state, seat)
  return questsOf(state, seat).map((_, i) =>
    isDealt ? { at: dealtPoint(layout, i), ...DEALT } : { at: questPoint(layout, i), ...QUEST },
  )
}

const ownShapes = ({ layout }: Chart): readonly Shape[] => [
  ...ZONES.map((zone) => boxed(zone, zonePoint(layout, zone), ZONE, { isLasting: true })),
  boxed('character', characterPoint(layout), CHARACTER, { isLasting: true }),
]
/** VIN-QUEST-04 */
function questShapes(chart: Chart, view: Seen): readonly Shape[] {
  const seat = ownSeat(view)
  const spots = questSpots(chart, view.state, seat)
  return questsOf(view.state, seat).flatMap((quest, i) => {
    const spot = spots[i]
    return quest === null || spot === undefined ? [] : [boxed(quest, spot.at, spot)]
  })
}

// —— all of it ——

/** What cubes and medallions lie on: it is lit below them. */
export const shapesBelow = once((chart: Chart): readonly Shape[] => [...shapesOnIsland(chart), ...sphereShapes(chart)])
/** What lies beside the island; it is lit over its face. What comes later lies above. */
export const shapesOnTable = (content: Content, chart: Chart, view: Seen): readonly Shape[] => [
  ...trackShapes(view.state),
  ...ownShapes(chart),
  ...questShapes(chart, view),
  ...marketShapes(chart, view),
  ...cardShapes(content, chart, view),
]
/** What lies on the island only while it is asked for. */
export const shapesOverIsland = (content: Content, chart: Chart, view: Seen): readonly Shape[] => [
  ...optionShapes(content, chart, view),
  ...diceShapes(view),
]

/** The middle of everything that can be touched. */
export const placesOf = (content: Content, chart: Chart, view: Seen): Readonly<Record<ThingId, Point>> =>
  Object.fromEntries(
    [...shapesBelow(chart), ...shapesOnTable(content, chart, view), ...shapesOverIsland(content, chart, view)].map(
      ({ thing, at }) => [thing, at],
    ),
  )

/** The middle of a hex by its id. */
export const hexPoint = ({ hex }: Chart, id: HexId): Point => hex[id]?.at ?? [0, 0]
