/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its way;
 * `acts` bring that. Honor discs and cards that lie on the table glide by themselves.
 */

import { circlePath, rectPath } from '@skerry/boards'
import type { Point, Seat } from '@skerry/kernel'
import { isAttr, playerOf } from '../queries.ts'
import type {
  Attr,
  CardId,
  Content,
  Deck,
  Dice,
  Die,
  HexId,
  Player,
  RegionId,
  Source,
  State,
  TriangleId,
  VinEvent,
} from '../types.ts'
import type { Chart } from './chart.ts'
import { medallionSpot } from './Island.tsx'
import {
  BAG,
  badgePoint,
  CARD,
  characterPoint,
  characterSize,
  DIE,
  deckPoint,
  figurePoint,
  HAND,
  MARKET,
  marketPoint,
  openPoint,
  ownTilePoint,
  SPHERE,
  SPHERES,
  supplyPoint,
  TRIGGER,
  triggerPoint,
} from './layout.ts'
import type { PictogramName } from './pictograms.ts'
import { boardLine, coinAt, diePoint, heldSpots, hexPoint, planFor, type Seen } from './scene.ts'
import { honorSpots } from './Tracks.tsx'
import { after as viewAfter } from './telling/after.ts'
import { cardSpot, cubeSpots } from './tracing.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'cube'; readonly seat: Seat }
  | { readonly is: 'medallion'; readonly seat: Seat }
  | { readonly is: 'coin'; readonly coin: number }
  | { readonly is: 'prof'; readonly attr: Attr }
  | { readonly is: 'tile'; readonly region: RegionId }
  | { readonly is: 'card'; readonly card: CardId; readonly width: number; readonly height: number }

export type Act =
  | { readonly do: 'drop'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'sink'; readonly at: Point; readonly what: Moving }
  | { readonly do: 'slide'; readonly from: Point; readonly to: Point; readonly what: Moving }
  /** A tile turns up where the fog parts. */
  | { readonly do: 'turn'; readonly at: Point; readonly what: Extract<Moving, { is: 'tile' }> }
  | { readonly do: 'tumble'; readonly at: Point; readonly die: Die; readonly dice: Dice }
  | { readonly do: 'float'; readonly at: Point; readonly text: string; readonly tone: 'gain' | 'loss' }
  | { readonly do: 'mark'; readonly at: Point; readonly sign: PictogramName }
  | { readonly do: 'flash'; readonly line: string; readonly tone: 'lamp' | 'foe' | Seat }

export interface Plan {
  /** What is drawn under the acts. */
  readonly view: Seen
  readonly acts: readonly Act[]
  /** A card that is drawn by its act alone, while its place is kept free. */
  readonly coming: CardId | null
}

interface Stage {
  readonly content: Content
  readonly chart: Chart
  /** From before and from after the event. */
  readonly before: Seen
  readonly after: Seen
}
type Moved = Partial<Pick<Plan, 'acts' | 'coming'> & { readonly state: State; readonly stack: Seen['stack'] }>

export function planOf(content: Content, chart: Chart, before: Seen, event: VinEvent): Plan {
  const after = viewAfter(content, before, event)
  const {
    state = after.state,
    stack = after.stack,
    acts = [],
    coming = null,
  } = moved({ content, chart, before, after }, event)
  const isSame = state === after.state && stack === after.stack
  return { view: isSame ? after : { ...after, state, stack }, acts, coming }
}

const only = (...acts: readonly Act[]): Moved => ({ acts })

/** Events that are not told here only tell something: what they change is drawn without a motion of its own. */
function moved(stage: Stage, event: VinEvent): Moved {
  switch (event.type) {
    // setup
    case 'cardTurnedUp':
      return turnedUp(stage, event.deck, event.card)
    case 'triggerRevealed':
      return only(flashTrigger(stage.after.state.faceUp.length - 1))
    case 'journeyDealt':
      return stepped(stage, event.seat, stage.chart.triangle[event.at]?.sea ?? [0, 0], event.at)
    case 'cardSetAside':
      return only({ do: 'sink', at: openPoint(deckOf(stage, event.card)), what: cardMoving(event.card, CARD) })
    case 'companionDealt':
      return gained(stage, event.seat, event.card, deckPoint(deckOf(stage, event.card)))

    // the island
    case 'tileDrawn':
      return {
        stack: stage.before.stack,
        acts: [{ do: 'slide', from: BAG, to: HAND, what: { is: 'tile', region: event.tile } }],
      }
    case 'tileLaid':
      return laid(stage, event.hex, event.tile)
    case 'stepped':
      return stepped(
        stage,
        event.seat,
        medallionSpot(stage.chart, stage.before.state, event.seat, event.from),
        event.to,
      )
    case 'teleported':
      return teleported(stage, event.seat, event.from, event.to)
    case 'visitBegan':
      return only(flashHex(stage, event.hex, 'lamp'))
    case 'controlTaken':
      return only(flashHex(stage, event.hex, event.seat))
    case 'controlGivenUp':
      return only(flashHex(stage, event.hex, 'foe'))

    // cubes, tiles, honor
    case 'cubesMoved':
      return cubesMoved(stage, event.seat, event.from, event.into, event.n)
    case 'converted':
      return only({ do: 'flash', line: circlePath(SPHERES[event.attr], SPHERE), tone: event.seat })
    case 'tileBought':
      return bought(stage, event.seat, event.attr)
    case 'tileReturned':
      return returned(stage, event.seat, event.attr)
    case 'vindicated':
      return only(flashCharacter(stage, event.seat), flashBoard(stage, event.seat), {
        do: 'mark',
        at: characterPoint(planFor(stage.after, event.seat)),
        sign: 'vindicated',
      })
    case 'speedRaised':
      return only(float(figurePoint(planFor(stage.after, event.seat), 'speed'), 1), flashBoard(stage, event.seat))
    case 'honorChanged':
      return only(...honorFloats(stage, event.seat, event.by), flashBoard(stage, event.seat))
    case 'coinTaken':
      return coinTaken(stage, event.seat, event.coin)

    // cards and dice
    case 'activated':
      return only(
        event.who === 'character' ? flashCharacter(stage, event.seat) : flashCard(stage, event.seat, event.who),
      )
    case 'abilityUsed':
      return only(flashCard(stage, event.seat, event.card))
    case 'championSpared':
    case 'championSaved':
      return only(flashCard(stage, event.seat, event.champion), markAt(stage, event.champion, 'save'))
    case 'cardSeen':
    case 'deckMixed':
      return only(flashAround(marketPoint(event.deck), MARKET.width, MARKET.height))
    case 'cardGained':
      return gained(stage, event.seat, event.card, cameFrom(event.deck, event.source))
    case 'cardLost':
      return only(...leaving(stage, event.card), flashBoard(stage, event.seat))
    case 'dieNamed':
      return only(flashAround(diePoint('ATT'), DIE + 16, DIE + 16))
    case 'diceRolled':
      return { stack: stage.before.stack, acts: tumbles(event.dice, ['MON', 'ATT']) }
    case 'dieRerolled':
      return { stack: stage.before.stack, acts: tumbles(event.dice, [event.die]) }

    // turns and the end
    case 'endTriggered':
      return only(...stage.after.state.faceUp.map((_, i) => flashTrigger(i)))
    case 'finalScored':
      return only(...honorFloats(stage, event.seat, event.sum.total), flashBoard(stage, event.seat))
    case 'ranked':
      return only(...stage.after.state.players.map((_, seat) => flashBoard(stage, seat)))
    case 'questKept':
    case 'questsShown':
    case 'turnBegan':
    case 'hastened':
    case 'moveWaived':
    case 'rested':
      return only(flashBoard(stage, event.seat))
    default:
      return {}
  }
}

// —— flashes ——

const flashBoard = ({ after }: Stage, seat: Seat): Act => ({
  do: 'flash',
  line: boardLine(planFor(after, seat)),
  tone: seat,
})
const flashAround = ([x, y]: Point, width: number, height: number): Act => ({
  do: 'flash',
  line: rectPath(x - width / 2, y - height / 2, width, height, 12),
  tone: 'lamp',
})
const flashHex = ({ chart }: Stage, hex: HexId, tone: 'lamp' | 'foe' | Seat): Act => ({
  do: 'flash',
  line: chart.hex[hex]?.outline ?? '',
  tone,
})
const flashTrigger = (i: number): Act => flashAround(triggerPoint(i), TRIGGER.width, TRIGGER.height)
function flashCharacter({ after }: Stage, seat: Seat): Act {
  const plan = planFor(after, seat)
  const { width, height } = characterSize(plan)
  return flashAround(characterPoint(plan), width + 6, height + 6)
}
function flashCard(stage: Stage, seat: Seat, card: CardId): Act {
  const spot = cardSpot(stage.content, stage.before, card)
  return spot === null ? flashBoard(stage, seat) : flashAround(spot.at, spot.width + 6, spot.height + 6)
}
const markAt = ({ content, before }: Stage, card: CardId, sign: PictogramName): Act => ({
  do: 'mark',
  at: cardSpot(content, before, card)?.at ?? HAND,
  sign,
})

// —— changes of the state under the acts ——

const withPlayer = (state: State, seat: Seat, changed: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...changed } : player)),
})

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

function stepped({ chart, after }: Stage, seat: Seat, from: Point, to: TriangleId): Moved {
  return {
    state: withPlayer(after.state, seat, { at: null }),
    acts: [{ do: 'slide', from, to: medallionSpot(chart, after.state, seat, to), what: { is: 'medallion', seat } }],
  }
}
function teleported({ chart, before, after }: Stage, seat: Seat, from: TriangleId, to: TriangleId): Moved {
  const what: Moving = { is: 'medallion', seat }
  return {
    state: withPlayer(after.state, seat, { at: null }),
    acts: [
      { do: 'sink', at: medallionSpot(chart, before.state, seat, from), what },
      { do: 'drop', at: medallionSpot(chart, after.state, seat, to), what },
    ],
  }
}
function laid({ chart, after }: Stage, hex: HexId, region: RegionId): Moved {
  const { [hex]: _coming, ...tiles } = after.state.tiles
  return {
    state: { ...after.state, tiles },
    acts: [{ do: 'turn', at: hexPoint(chart, hex), what: { is: 'tile', region } }],
  }
}

// —— cubes ——

function cubesMoved(
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

function bought({ after }: Stage, seat: Seat, attr: Attr): Moved {
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
function returned({ after }: Stage, seat: Seat, attr: Attr): Moved {
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
function coinTaken({ after }: Stage, seat: Seat, coin: number): Moved {
  const to = figurePoint(planFor(after, seat), 'coins')
  const { coins } = playerOf(after.state, seat)
  return {
    state: withPlayer(after.state, seat, { coins: coins.filter((other) => other !== coin) }),
    acts: [{ do: 'slide', from: coinAt(coin), to, what: { is: 'coin', coin } }],
  }
}

// —— cards ——

const deckOf = ({ content }: Stage, card: CardId): Deck => content.cards[card]?.deck ?? 'trait'
const cardMoving = (card: CardId, { width, height }: { readonly width: number; readonly height: number }): Moving => ({
  is: 'card',
  card,
  width,
  height,
})
/** Whoever looked at several cards took one of them out of the market. */
const cameFrom = (deck: Deck, source: Source): Point =>
  source === 'open' ? openPoint(deck) : source === 'top' ? deckPoint(deck) : marketPoint(deck)

function turnedUp({ after }: Stage, deck: Deck, card: CardId): Moved {
  const { state } = after
  const supply = { ...state.decks[deck], open: state.decks[deck].open.slice(0, -1) }
  return {
    state: { ...state, decks: { ...state.decks, [deck]: supply } },
    acts: [{ do: 'slide', from: deckPoint(deck), to: openPoint(deck), what: cardMoving(card, CARD) }],
  }
}

/** The others already make room for it. */
function gained(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.content, stage.after, seat).get(card)
  if (spot === undefined) return only(flashBoard(stage, seat))
  const slide: Act = { do: 'slide', from, to: spot.at, what: cardMoving(card, spot) }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

function leaving({ content, before }: Stage, card: CardId): readonly Act[] {
  const spot = cardSpot(content, before, card)
  return spot === null ? [] : [{ do: 'sink', at: spot.at, what: cardMoving(card, spot) }]
}

// —— dice ——

const tumbles = (dice: Dice, thrown: readonly Die[]): readonly Act[] =>
  thrown.flatMap((die): readonly Act[] => (dice[die] === null ? [] : [{ do: 'tumble', at: diePoint(die), die, dice }]))

// —— numbers ——

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const float = (at: Point, n: number): Act => ({ do: 'float', at, text: signed(n), tone: n < 0 ? 'loss' : 'gain' })

function honorFloats({ after }: Stage, seat: Seat, by: number): readonly Act[] {
  const spot = honorSpots(after.state.players.map(({ honor }) => honor))[seat]
  if (by === 0 || spot === undefined) return []
  const [x, y] = badgePoint(planFor(after, seat))
  return [float([spot.x, spot.y], by), float([x, y + 60], by)]
}
