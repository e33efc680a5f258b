/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its way;
 * `acts` bring that. Honor discs and cards that lie on the table glide by themselves.
 */

import { circlePath, type EventTable, flashOf, moving, type Plan as PlanFor, plannedBy } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import type { CardId, Deck, VinEvent } from '../types.ts'
import { medallionSpot } from './Island.tsx'
import {
  BAG,
  characterPoint,
  DIE,
  deckPoint,
  HAND,
  MARKET,
  marketPoint,
  OPEN,
  openPoint,
  radiusOf,
  sphereAt,
} from './layout.ts'
import {
  bought,
  cameFrom,
  cardMoving,
  coinTaken,
  cubesMoved,
  deckOf,
  flashBoard,
  flashBox,
  flashCard,
  flashCharacter,
  flashHex,
  flashTrigger,
  gained,
  honorFloats,
  laid,
  leaving,
  markAt,
  returned,
  speedFloat,
  stepped,
  teleported,
  tumbles,
  turnedUp,
} from './moves.ts'
import { after as viewAfter } from './presenter/after.ts'
import { diePoint, ownSeat, type Seen } from './scene.ts'
import type { Act, Moved, Stage } from './stage.ts'
import { homeOf } from './tracing.ts'

export type Plan = PlanFor<Seen, Act, CardId>

const only = moving<Act>
const board = (stage: Stage, { seat }: { readonly seat: Seat }): Moved => only(flashBoard(stage, seat))
const spared = (stage: Stage, { seat, champion }: { readonly seat: Seat; readonly champion: CardId }): Moved =>
  only(flashCard(stage, seat, champion), markAt(stage, champion, 'save'))
const market = ({ chart }: Stage, { deck }: { readonly deck: Deck }): Moved =>
  only(flashBox(marketPoint(chart.layout, deck), MARKET.width, MARKET.height))

/** Null: it only tells something, and what it changes is drawn without a motion of its own. */
const MOTIONS: EventTable<VinEvent, Stage, Moved> = {
  // setup
  cardTurnedUp: (stage, { deck, card }) => turnedUp(stage, deck, card),
  triggerRevealed: (stage) => only(flashTrigger(stage.after.state.faceUp.length - 1)),
  journeyDealt: (stage, { seat, at }) => stepped(stage, seat, stage.chart.triangle[at]?.sea ?? [0, 0], at),
  firstPlayer: null,
  cardSetAside: (stage, { card }) =>
    only({ do: 'sink', at: openPoint(stage.chart.layout, deckOf(stage, card)), what: cardMoving(card, OPEN) }),
  companionDealt: (stage, { seat, card }) =>
    gained(stage, seat, card, deckPoint(stage.chart.layout, deckOf(stage, card))),
  questDealt: null,
  questKept: board,

  // the island
  tileDrawn: ({ before }, { tile }) => ({
    stack: before.stack,
    acts: [{ do: 'slide', from: BAG, to: HAND, what: { is: 'tile', region: tile } }],
  }),
  tileLaid: (stage, { hex, tile }) => laid(stage, hex, tile),
  discovered: null,
  moveBegan: null,
  stepped: (stage, { seat, from, to }) =>
    stepped(stage, seat, medallionSpot(stage.chart, stage.before.state, seat, from), to),
  teleported: (stage, { seat, from, to }) => teleported(stage, seat, from, to),
  moveEnded: null,
  hastened: board,
  moveWaived: board,
  visitBegan: (stage, { hex }) => only(flashHex(stage, hex, 'lamp')),
  regionVisited: null,
  visitUsed: null,
  controlTaken: (stage, { seat, hex }) => only(flashHex(stage, hex, seat)),
  controlGivenUp: (stage, { hex }) => only(flashHex(stage, hex, 'foe')),

  // cubes, tiles, honor
  cubesMoved: (stage, { seat, from, into, n }) => cubesMoved(stage, seat, from, into, n),
  converted: ({ chart }, { seat, attr }) =>
    only(flashOf(circlePath(sphereAt(chart.layout, attr), radiusOf(attr)), seat)),
  tileBought: (stage, { seat, attr }) => bought(stage, seat, attr),
  tileReturned: (stage, { seat, attr }) => returned(stage, seat, attr),
  vindicated: (stage, { seat }) =>
    only(flashCharacter(stage, seat), flashBoard(stage, seat), {
      do: 'mark',
      at: seat === ownSeat(stage.after) ? characterPoint(stage.chart.layout) : homeOf(stage.after, seat),
      sign: 'vindicated',
    }),
  speedRaised: (stage, { seat }) => only(speedFloat(stage, seat), flashBoard(stage, seat)),
  honorChanged: (stage, { seat, by }) => only(...honorFloats(stage, seat, by), flashBoard(stage, seat)),
  coinTaken: (stage, { seat, coin }) => coinTaken(stage, seat, coin),

  // cards and dice
  activated: (stage, { seat, who }) =>
    only(who === 'character' ? flashCharacter(stage, seat) : flashCard(stage, seat, who)),
  abilityUsed: (stage, { seat, card }) => only(flashCard(stage, seat, card)),
  granted: null,
  cardSeen: market,
  cardsTakenUp: null,
  deckOrdered: null,
  deckMixed: market,
  cardGained: (stage, { seat, card, deck, source }) => gained(stage, seat, card, cameFrom(stage, deck, source)),
  gainTold: null,
  cardLost: (stage, { seat, card }) => only(...leaving(stage, card), flashBoard(stage, seat)),
  companionDied: null,
  dieNamed: () => only(flashBox(diePoint('ATT'), DIE + 16, DIE + 16)),
  diceRolled: ({ before }, { dice }) => ({ stack: before.stack, acts: tumbles(dice, ['MON', 'ATT']) }),
  dieRerolled: ({ before }, { dice, die }) => ({ stack: before.stack, acts: tumbles(dice, [die]) }),
  championSpared: spared,
  championSaved: spared,

  // turns and the end
  turnBegan: board,
  turnEnded: null,
  rested: board,
  endTriggered: (stage) => only(...stage.after.state.faceUp.map((_, i) => flashTrigger(i))),
  questsShown: board,
  finalScored: (stage, { seat, sum }) => only(...honorFloats(stage, seat, sum.total), flashBoard(stage, seat)),
  ranked: (stage) => only(...stage.after.state.players.map((_, seat) => flashBoard(stage, seat))),
}

export const planOf = plannedBy(MOTIONS, viewAfter)
