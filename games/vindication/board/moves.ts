/** Medallions, cubes, tiles, coins, cards and dice on their way, what is lit for a moment, and numbers that change. */

import { circlePath, flashAround, flashOf, floatAt, moving, rectPath, withPlayer } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { isAttr, playerOf } from '../queries.ts'
import type { Attr, CardId, Deck, Dice, Die, HexId, RegionId, Source, State, TriangleId } from '../types.ts'
import { medallionSpot } from './Island.tsx'
import {
  CARDS,
  CHARACTER,
  characterPoint,
  coinAt,
  deckPoint,
  figurePoint,
  HAND,
  marketPoint,
  openPoint,
  ownTilePoint,
  POWER,
  supplyPoint,
  TRIGGER,
  triggerPoint,
} from './layout.ts'
import type { PictogramName } from './pictograms.ts'
import { deckSpot, diePoint, heldSpots, hexPoint, openSpot, ownSeat } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'
import { cardSpot, cubeSpots, homeOf } from './tracing.ts'

// —— flashes ——

const isOwn = ({ after }: Stage, seat: Seat): boolean => seat === ownSeat(after)
/** The own blocks, or somebody else's honor disc. */
export function flashBoard(stage: Stage, seat: Seat): Act {
  const { power, cards } = stage.chart.layout
  if (!isOwn(stage, seat)) return flashOf(circlePath(homeOf(stage.after, seat), 20), seat)
  return flashOf(
    rectPath(power[0], power[1], POWER.width, POWER.height, 16) +
      rectPath(cards[0], cards[1], CARDS.width, CARDS.height, 16),
    seat,
  )
}
export const flashBox = (at: Point, width: number, height: number): Act => flashAround(at, width, height, 12)
export const flashHex = ({ chart }: Stage, hex: HexId, tone: 'lamp' | 'foe' | Seat): Act =>
  flashOf(chart.hex[hex]?.outline ?? '', tone)
export const flashTrigger = (i: number): Act => flashBox(triggerPoint(i), TRIGGER.width, TRIGGER.height)
export const flashCharacter = (stage: Stage, seat: Seat): Act =>
  isOwn(stage, seat)
    ? flashBox(characterPoint(stage.chart.layout), CHARACTER.width + 6, CHARACTER.height + 6)
    : flashBoard(stage, seat)
export function flashCard(stage: Stage, seat: Seat, card: CardId): Act {
  const spot = cardSpot(stage.content, stage.chart, stage.before, card)
  return spot === null ? flashBoard(stage, seat) : flashBox(spot.at, spot.width + 6, spot.height + 6)
}
export const markAt = ({ content, chart, before }: Stage, card: CardId, sign: PictogramName): Act => ({
  do: 'mark',
  at: cardSpot(content, chart, before, card)?.at ?? HAND,
  sign,
})
/** Where a figure of a player stands: the own one on the power board, all others at their disc. */
const figureOf = (stage: Stage, seat: Seat, name: 'speed' | 'coins'): Point =>
  isOwn(stage, seat) ? figurePoint(stage.chart.layout, name) : homeOf(stage.after, seat)
export const speedFloat = (stage: Stage, seat: Seat): Act => floatAt(figureOf(stage, seat, 'speed'), 1)

// —— changes of the state under the acts ——

/** The state without the cubes that are still on their way to a place. */
function withoutCubes(state: State, seat: Seat, place: string, n: number): State {
  const { zones, spheres, cards } = playerOf(state, seat)
  if (place in zones) return withPlayer(state, seat, { zones: { ...zones, [place]: zones[place as 'pot'] - n } })
  if (isAttr(place)) return withPlayer(state, seat, { spheres: { ...spheres, [place]: spheres[place] - n } })
  if (cards.some(({ card }) => card === place))
    return withPlayer(state, seat, {
      cards: cards.map(({ card, cubes }) => ({ card, cubes: card === place ? cubes - n : cubes })),
    })
  const { [place as HexId]: _coming, ...controllers } = state.controllers
  return { ...state, controllers }
}

// —— the island ——

export function stepped({ chart, after }: Stage, seat: Seat, from: Point, to: TriangleId): Moved {
  return {
    state: withPlayer(after.state, seat, { at: null }),
    acts: [{ do: 'slide', from, to: medallionSpot(chart, after.state, seat, to), what: { is: 'medallion', seat } }],
  }
}
export function teleported({ chart, before, after }: Stage, seat: Seat, from: TriangleId, to: TriangleId): Moved {
  const what: Moving = { is: 'medallion', seat }
  return {
    state: withPlayer(after.state, seat, { at: null }),
    acts: [
      { do: 'sink', at: medallionSpot(chart, before.state, seat, from), what },
      { do: 'drop', at: medallionSpot(chart, after.state, seat, to), what },
    ],
  }
}
export function laid({ chart, after }: Stage, hex: HexId, region: RegionId): Moved {
  const { [hex]: _coming, ...tiles } = after.state.tiles
  return {
    state: { ...after.state, tiles },
    acts: [{ do: 'turn', at: hexPoint(chart, hex), what: { is: 'tile', region } }],
  }
}

// —— cubes ——

export function cubesMoved(
  { content, chart, before, after }: Stage,
  seat: Seat,
  from: string,
  into: string,
  n: number,
): Moved {
  const starts = cubeSpots(content, chart, before, seat, from, n)
  const ends = cubeSpots(content, chart, after, seat, into, n)
  return {
    state: withoutCubes(after.state, seat, into, n),
    acts: ends.map((to, i) => ({ do: 'slide', from: starts[i] ?? to, to, what: { is: 'cube', seat } })),
  }
}

// —— tiles of proficiency, coins ——

const tileOf = (stage: Stage, seat: Seat, attr: Attr): Point =>
  isOwn(stage, seat) ? ownTilePoint(stage.chart.layout, attr) : homeOf(stage.after, seat)
export function bought(stage: Stage, seat: Seat, attr: Attr): Moved {
  const { chart, after } = stage
  const { profs } = playerOf(after.state, seat)
  return {
    state: withPlayer(after.state, seat, { profs: { ...profs, [attr]: profs[attr] - 1 } }),
    acts: [
      { do: 'slide', from: supplyPoint(chart.layout, attr), to: tileOf(stage, seat, attr), what: { is: 'prof', attr } },
    ],
  }
}
export function returned(stage: Stage, seat: Seat, attr: Attr): Moved {
  const { chart, after } = stage
  const { profs } = after.state
  return {
    state: { ...after.state, profs: { ...profs, [attr]: profs[attr] - 1 } },
    acts: [
      { do: 'slide', from: tileOf(stage, seat, attr), to: supplyPoint(chart.layout, attr), what: { is: 'prof', attr } },
    ],
  }
}
export function coinTaken(stage: Stage, seat: Seat, coin: number): Moved {
  const { coins } = playerOf(stage.after.state, seat)
  return {
    state: withPlayer(stage.after.state, seat, { coins: coins.filter((other) => other !== coin) }),
    acts: [{ do: 'slide', from: coinAt(coin), to: figureOf(stage, seat, 'coins'), what: { is: 'coin', coin } }],
  }
}

// —— cards ——

export const deckOf = ({ content }: Stage, card: CardId): Deck => content.cards[card]?.deck ?? 'trait'
export const cardMoving = (
  card: CardId,
  { width, height }: { readonly width: number; readonly height: number },
): Moving => ({
  is: 'card',
  card,
  width,
  height,
})
/** Whoever looked at several cards took one of them out of the market. */
export function cameFrom({ chart, before }: Stage, deck: Deck, source: Source): Point {
  const spot =
    source === 'open' ? openSpot(chart, before, deck) : source === 'top' ? deckSpot(chart, before, deck) : null
  return spot?.at ?? marketPoint(chart.layout, deck)
}

export function turnedUp({ chart, after }: Stage, deck: Deck, card: CardId): Moved {
  const { state } = after
  const supply = { ...state.decks[deck], open: state.decks[deck].open.slice(0, -1) }
  const to = openSpot(chart, after, deck)
  const from = deckSpot(chart, after, deck)?.at ?? deckPoint(chart.layout, deck)
  if (to === null) return moving<Act>(flashBox(openPoint(chart.layout, deck), 60, 60))
  return {
    state: { ...state, decks: { ...state.decks, [deck]: supply } },
    acts: [{ do: 'slide', from, to: to.at, what: cardMoving(card, to) }],
  }
}

/** The others already make room for it; somebody else takes it to the honor disc. */
export function gained(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.content, stage.chart, stage.after, seat).get(card)
  if (spot === undefined)
    return moving<Act>(
      { do: 'sink', at: from, what: cardMoving(card, { width: 93, height: 78 }) },
      flashBoard(stage, seat),
    )
  const slide: Act = { do: 'slide', from, to: spot.at, what: cardMoving(card, spot) }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

export function leaving({ content, chart, before }: Stage, card: CardId): readonly Act[] {
  const spot = cardSpot(content, chart, before, card)
  return spot === null ? [] : [{ do: 'sink', at: spot.at, what: cardMoving(card, spot) }]
}

// —— dice ——

export const tumbles = (dice: Dice, thrown: readonly Die[]): readonly Act[] =>
  thrown.flatMap((die): readonly Act[] => (dice[die] === null ? [] : [{ do: 'tumble', at: diePoint(die), die, dice }]))

// —— numbers ——

export const honorFloats = ({ after }: Stage, seat: Seat, by: number): readonly Act[] =>
  by === 0 ? [] : [floatAt(homeOf(after, seat), by)]
