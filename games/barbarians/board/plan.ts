/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its way;
 * `acts` bring that. Rings, discs, stones and cards that lie on the table glide by themselves.
 */

import { type EventTable, flashOf, moving, type Plan as PlanFor, plannedBy, rectPath } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { DUMMY } from '../queries.ts'
import type { BarEvent, CardId, RegionCardId } from '../types.ts'
import {
  flashBoard,
  flashBoards,
  flashCards,
  flashMilestone,
  flashPath,
  flashRegion,
  flashRing,
  flashRival,
  flashRow,
  flashSlot,
  flashSpace,
  flashTimeline,
} from './flashes.ts'
import { ARENA, BATTLE, CARD, FATE } from './layout.ts'
import {
  cameFrom,
  conquered,
  deckMiddle,
  dummiesMoved,
  dummySet,
  finished,
  goodsFloats,
  heroesBack,
  heroPlaced,
  honourFloat,
  laid,
  learnt,
  leaving,
  markerActs,
  pointFloats,
  shown,
  taken,
} from './moves.ts'
import { after as viewAfter } from './presenter/after.ts'
import { battlePoint, displayPoint, type Seen } from './scene.ts'
import type { Act, Moved, Stage } from './stage.ts'

export type Plan = PlanFor<Seen, Act, CardId | RegionCardId>

const only = moving<Act>
const board = (stage: Stage, { seat }: { readonly seat: Seat }): Moved => only(flashBoard(stage, seat))
const cardUsed = (stage: Stage, { seat, card }: { readonly seat: Seat; readonly card: CardId }): Moved =>
  only(...flashCards(stage, seat, [card]))
const box = ({ x, y, width, height }: typeof FATE | typeof BATTLE): Act => flashOf(rectPath(x, y, width, height, 14))
const marked = (sign: 'endTurn' | 'lost' | 'defence'): Act => ({ do: 'mark', at: battlePoint, sign })

/** Null: it only tells something, and what it changes is drawn without a motion of its own. */
const MOTIONS: EventTable<BarEvent, Stage, Moved> = {
  // setup
  tribeChosen: board,
  ringOriented: (_, { ring }) => only(flashRing(ring)),
  markerLaid: (stage, { region }) => laid(stage, region),
  markersRemoved: (stage, { regions }) => only(...regions.flatMap((region) => markerActs(stage, region))),
  cardsSelected: null,
  cardShown: (stage, { card, place }) => shown(stage, card, place),
  timelineFilled: (_, { slot }) => only(flashSlot(slot)),
  godDealt: (stage, { seat, card }) => taken(stage, seat, card, deckMiddle(stage, 'god')),
  honourStacked: () => only(flashPath()),
  dummyPlaced: (stage, { space }) => dummySet(stage, space),
  learnt: (stage, { seat, track, level }) => learnt(stage, seat, track, level),

  // an era begins
  eraBegan: (_, { era }) => only(flashSlot(era)),
  fateDrawn: () => only(box(FATE)),
  dummiesMoved: (stage, { spaces }) => dummiesMoved(stage, spaces),
  dummyLearnt: (stage, { track, level }) => learnt(stage, DUMMY, track, level),
  displayDiscarded: (stage, { cards }) => only(...cards.flatMap((card) => leaving(stage, card))),
  dummyAdvanced: (stage, { space }) =>
    only(honourFloat(stage, DUMMY, space - (stage.before.state.rival?.honour ?? 0)), flashRival()),
  dummyConquered: (stage, { region }) => conquered(stage, DUMMY, region),
  nothingConquered: () => only(flashRival()),
  cardsUpright: (stage) => only(...flashBoards(stage)),
  produced: cardUsed,

  // turns
  roundBegan: (_, { round }) => only(flashRing(round as 1)),
  turnBegan: board,
  heroPlaced: (stage, { seat, ring, space }) => heroPlaced(stage, seat, ring, space),
  placementSkipped: board,
  spaceCarriedOut: null,
  spaceLeft: (stage, { space }) => only(flashSpace(stage, space)),
  prayed: cardUsed,
  warlordSacrificed: cardUsed,
  sacrificedAgain: cardUsed,
  cardPutUnder: (stage, { card }) => only(...leaving(stage, card)),
  ringTurned: (_, { ring }) => only(flashRing(ring)),

  // goods, points, honour, knowledge
  resourcesGained: (stage, { seat, n }) => only(flashBoard(stage, seat), ...goodsFloats(stage, seat, n, 1)),
  resourcesPaid: (stage, { seat, n }) => only(flashBoard(stage, seat), ...goodsFloats(stage, seat, n, -1)),
  troopsGained: (stage, { seat, n }) => only(flashBoard(stage, seat), ...goodsFloats(stage, seat, n, 1)),
  troopsPaid: (stage, { seat, n }) => only(flashBoard(stage, seat), ...goodsFloats(stage, seat, n, -1)),
  dpChanged: (stage, { seat, by }) => only(...pointFloats(stage, seat, by)),
  honourGained: (stage, { seat, from, space }) => only(honourFloat(stage, seat, space - from), flashBoard(stage, seat)),
  honourLost: (stage, { seat, from, space }) => only(honourFloat(stage, seat, space - from), flashBoard(stage, seat)),
  milestonePassed: (stage, { milestone }) => only(...flashMilestone(stage, milestone)),
  knowledgeGained: (stage, { seat, track, level }) => learnt(stage, seat, track, level),
  knowledgeLost: null,
  trackFinished: (stage, { seat, track, place }) => finished(stage, seat, track, place),
  twiceGained: board,
  heroGained: board,
  heroVoid: null,

  // cards
  cardTaken: (stage, { seat, card, kind, from }) => taken(stage, seat, card, cameFrom(stage, card, kind, from)),
  deckEmpty: null,

  // campaigns
  campaignBegun: (stage, { region }) => only(flashRegion(stage, region, 'lamp')),
  noAttack: board,
  battleRevealed: (_, { card }) => ({
    acts: [{ do: 'drop', at: battlePoint, what: { is: 'battle', card } }],
    coming: card,
  }),
  battleSwapped: (_, { card }) => only({ do: 'sink', at: battlePoint, what: { is: 'battle', card } }),
  warlordsCalled: (stage, { seat, cards }) => only(...flashCards(stage, seat, cards)),
  battleWon: () => only(marked('endTurn')),
  battleLost: () => only(marked('lost'), flashOf(rectPath(...ARENA, 18), 'foe')),
  penaltyAverted: () => only(marked('defence')),
  cardsTurned: (stage, { seat, cards }) => only(...flashCards(stage, seat, cards)),
  campaignFailed: (stage, { region }) => only(flashRegion(stage, region, 'foe')),
  regionConquered: (stage, { seat, region }) => conquered(stage, seat, region),
  rewardCollected: (stage, { seat }) => only(box(BATTLE), flashBoard(stage, seat)),

  // the end of an era, and of the game
  endCalled: () => only(flashSlot(6)),
  heroesTakenBack: (stage) => heroesBack(stage),
  timelineReached: (_, { slot }) => only(flashSlot(slot)),
  demonAppeased: board,
  tributePaid: (stage, { seat, card }) => only(...flashTimeline(stage, card), flashBoard(stage, seat)),
  tributeRefused: (stage, { seat, card }) => only(...flashTimeline(stage, card), flashBoard(stage, seat)),
  rowChosen: (stage, { seat, card, row }) => only(flashRow(stage, card, row), flashBoard(stage, seat)),
  timelineTurned: (_, { slot }) => only(flashSlot(slot)),
  displaySlid: () => only(flashOf(rectPath(0, displayPoint(0)[1] - CARD.height / 2, 940, CARD.height, 10))),
  lastCampaigns: () => only(flashSlot(6)),
  finalScored: (stage, { seat, sum }) => only(flashBoard(stage, seat), ...pointFloats(stage, seat, sum.total)),
  ranked: (stage) => only(...flashBoards(stage)),
}

export const planOf = plannedBy(MOTIONS, viewAfter)
