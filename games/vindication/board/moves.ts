/** Medallions, cubes, tiles, coins, cards and dice on their way, what is lit for a moment, and numbers that change. */

import { flashAround, flashOf, floatAt, moving, withPlayer } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { isAttr, playerOf } from '../queries.ts'
import type { Attr, CardId, Deck, Dice, Die, HexId, RegionId, Source, State, TriangleId } from '../types.ts'
import { medallionSpot } from './Island.tsx'
import {
  badgePoint,
  CARD,
  characterPoint,
  characterSize,
  deckPoint,
  figurePoint,
  HAND,
  marketPoint,
  openPoint,
  ownTilePoint,
  supplyPoint,
  TRIGGER,
  triggerPoint,
} from './layout.ts'
import type { PictogramName } from './pictograms.ts'
import { boardLine, coinAt, diePoint, heldSpots, hexPoint, planFor } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'
import { honorSpots } from './Tracks.tsx'
import { cardSpot, cubeSpots } from './tracing.ts'

// —— flashes ——

export const flashBoard = ({ after }: Stage, seat: Seat): Act => flashOf(boardLine(planFor(after, seat)), seat)
export const flashBox = (at: Point, width: number, height: number): Act => flashAround(at, width, height, 12)
export const flashHex = ({ chart }: Stage, hex: HexId, tone: 'lamp' | 'foe' | Seat): Act =>
  flashOf(chart.hex[hex]?.outline ?? '', tone)
export const flashTrigger = (i: number): Act => flashBox(triggerPoint(i), TRIGGER.width, TRIGGER.height)
export function flashCharacter({ after }: Stage, seat: Seat): Act {
  const plan = planFor(after, seat)
  const { width, height } = characterSize(plan)
  return flashBox(characterPoint(plan), width + 6, height + 6)
}
export function flashCard(stage: Stage, seat: Seat, card: CardId): Act {
  const spot = cardSpot(stage.content, stage.before, card)
  return spot === null ? flashBoard(stage, seat) : flashBox(spot.at, spot.width + 6, spot.height + 6)
}
export const markAt = ({ content, before }: Stage, card: CardId, sign: PictogramName): Act => ({
  do: 'mark',
  at: cardSpot(content, before, card)?.at ?? HAND,
  sign,
})

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

export function bought({ after }: Stage, seat: Seat, attr: Attr): Moved {
  const { profs } = playerOf(after.state, seat)
  return {
    state: withPlayer(after.state, seat, { profs: { ...profs, [attr]: profs[attr] - 1 } }),
    acts: [
      {
        do: 'slide',
        from: supplyPoint(attr),
        to: ownTilePoint(planFor(after, seat), attr),
        what: { is: 'prof', attr },
      },
    ],
  }
}
export function returned({ after }: Stage, seat: Seat, attr: Attr): Moved {
  const { profs } = after.state
  return {
    state: { ...after.state, profs: { ...profs, [attr]: profs[attr] - 1 } },
    acts: [
      {
        do: 'slide',
        from: ownTilePoint(planFor(after, seat), attr),
        to: supplyPoint(attr),
        what: { is: 'prof', attr },
      },
    ],
  }
}
export function coinTaken({ after }: Stage, seat: Seat, coin: number): Moved {
  const to = figurePoint(planFor(after, seat), 'coins')
  const { coins } = playerOf(after.state, seat)
  return {
    state: withPlayer(after.state, seat, { coins: coins.filter((other) => other !== coin) }),
    acts: [{ do: 'slide', from: coinAt(coin), to, what: { is: 'coin', coin } }],
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
/** A player who looked at several cards took one of them out of the market. */
export const cameFrom = (deck: Deck, source: Source): Point =>
  source === 'open' ? openPoint(deck) : source === 'top' ? deckPoint(deck) : marketPoint(deck)

export function turnedUp({ after }: Stage, deck: Deck, card: CardId): Moved {
  const { state } = after
  const supply = { ...state.decks[deck], open: state.decks[deck].open.slice(0, -1) }
  return {
    state: { ...state, decks: { ...state.decks, [deck]: supply } },
    acts: [{ do: 'slide', from: deckPoint(deck), to: openPoint(deck), what: cardMoving(card, CARD) }],
  }
}

/** The others already make room for it. */
export function gained(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.content, stage.after, seat).get(card)
  if (spot === undefined) return moving<Act>(flashBoard(stage, seat))
  const slide: Act = { do: 'slide', from, to: spot.at, what: cardMoving(card, spot) }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

export function leaving({ content, before }: Stage, card: CardId): readonly Act[] {
  const spot = cardSpot(content, before, card)
  return spot === null ? [] : [{ do: 'sink', at: spot.at, what: cardMoving(card, spot) }]
}

// —— dice ——

export const tumbles = (dice: Dice, thrown: readonly Die[]): readonly Act[] =>
  thrown.flatMap((die): readonly Act[] => (dice[die] === null ? [] : [{ do: 'tumble', at: diePoint(die), die, dice }]))

// —— numbers ——

export function honorFloats({ after }: Stage, seat: Seat, by: number): readonly Act[] {
  const spot = honorSpots(after.state.players.map(({ honor }) => honor))[seat]
  if (by === 0 || spot === undefined) return []
  const [x, y] = badgePoint(planFor(after, seat))
  return [floatAt([spot.x, spot.y], by), floatAt([x, y + 60], by)]
}
