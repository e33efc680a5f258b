/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its way;
 * `acts` bring that. Rings, discs, stones and cards that lie on the table glide by themselves.
 */

import { type EventTable, moving, type Plan as PlanFor, plannedBy } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { DUMMY } from '../queries.ts'
import type { BarEvent, CardId, RegionCardId } from '../types.ts'
import {
  flashBoard,
  flashBoards,
  flashCards,
  flashCorner,
  flashMilestone,
  flashPath,
  flashRegion,
  flashRing,
  flashRival,
  flashRow,
  flashSlots,
  flashSpace,
  flashTimeline,
  placed,
} from './flashes.ts'
import { ARENA, BATTLE, CARD, displaySlot, FATE, WIDTH } from './layout.ts'
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
import { battlePoint, type Seen } from './scene.ts'
import type { Act, Moved, Stage } from './stage.ts'

export type Plan = PlanFor<Seen, Act, CardId | RegionCardId>

const only = moving<Act>
const board = (stage: Stage, { seat }: { readonly seat: Seat }): Moved => only(flashBoard(stage, seat))
const cardUsed = (stage: Stage, { seat, card }: { readonly seat: Seat; readonly card: CardId }): Moved =>
  only(...flashCards(stage, seat, [card]))
const battleAt = (stage: Stage) => placed(stage, 'battles', battlePoint)
const marked = (stage: Stage, sign: 'endTurn' | 'lost' | 'defence'): Act => ({ do: 'mark', at: battleAt(stage), sign })

/** Null: it only tells something, and what it changes is drawn without a motion of its own. */
const MOTIONS: EventTable<BarEvent, Stage, Moved> = {
  // setup
  tribeChosen: board,
  ringOriented: (stage, { ring }) => only(flashRing(stage, ring)),
  markerLaid: (stage, { region }) => laid(stage, region),
  markersRemoved: (stage, { regions }) => only(...regions.flatMap((region) => markerActs(stage, region))),
  cardsSelected: null,
  cardShown: (stage, { card, place }) => shown(stage, card, place),
  timelineFilled: (stage, { slot }) => only(...flashSlots(stage, slot)),
  godDealt: (stage, { seat, card }) => taken(stage, seat, card, deckMiddle(stage, 'god')),
  honourStacked: (stage) => only(flashPath(stage)),
  dummyPlaced: (stage, { space }) => dummySet(stage, space),
  learnt: (stage, { seat, track, level }) => learnt(stage, seat, track, level),

  // an era begins
  eraBegan: (stage, { era }) => only(...flashSlots(stage, era)),
  fateDrawn: (stage) => only(flashCorner(stage, 'solo', FATE)),
  dummiesMoved: (stage, { spaces }) => dummiesMoved(stage, spaces),
  dummyLearnt: (stage, { track, level }) => learnt(stage, DUMMY, track, level),
  displayDiscarded: (stage, { cards }) => only(...cards.flatMap((card) => leaving(stage, card))),
  dummyAdvanced: (stage, { space }) =>
    only(honourFloat(stage, DUMMY, space - (stage.before.state.rival?.honour ?? 0)), flashRival(stage)),
  dummyConquered: (stage, { region }) => conquered(stage, DUMMY, region),
  nothingConquered: (stage) => only(flashRival(stage)),
  cardsUpright: (stage) => only(...flashBoards(stage)),
  produced: cardUsed,

  // turns
  roundBegan: (stage, { round }) => only(flashRing(stage, round as 1)),
  turnBegan: board,
  heroPlaced: (stage, { seat, ring, space }) => heroPlaced(stage, seat, ring, space),
  placementSkipped: board,
  spaceCarriedOut: null,
  spaceLeft: (stage, { space }) => only(flashSpace(stage, space)),
  prayed: cardUsed,
  warlordSacrificed: cardUsed,
  sacrificedAgain: cardUsed,
  cardPutUnder: (stage, { seat, card }) => only(flashBoard(stage, seat), ...leaving(stage, card)),
  ringTurned: (stage, { ring }) => only(flashRing(stage, ring)),

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
  battleRevealed: (stage, { card }) => ({
    acts: [{ do: 'drop', at: battleAt(stage), what: { is: 'battle', card } }],
    coming: card,
  }),
  battleSwapped: (stage, { card }) => only({ do: 'sink', at: battleAt(stage), what: { is: 'battle', card } }),
  warlordsCalled: (stage, { seat, cards }) => only(...flashCards(stage, seat, cards)),
  battleWon: (stage) => only(marked(stage, 'endTurn')),
  battleLost: (stage) => only(marked(stage, 'lost'), flashCorner(stage, 'battles', { x: 0, y: 0, ...ARENA }, 'foe')),
  penaltyAverted: (stage) => only(marked(stage, 'defence')),
  cardsTurned: (stage, { seat, cards }) => only(...flashCards(stage, seat, cards)),
  campaignFailed: (stage, { region }) => only(flashRegion(stage, region, 'foe')),
  regionConquered: (stage, { seat, region }) => conquered(stage, seat, region),
  rewardCollected: (stage, { seat }) => only(flashCorner(stage, 'battles', BATTLE), flashBoard(stage, seat)),

  // the end of an era, and of the game
  endCalled: (stage) => only(...flashSlots(stage, 6)),
  heroesTakenBack: (stage) => heroesBack(stage),
  timelineReached: (stage, { slot }) => only(...flashSlots(stage, slot)),
  demonAppeased: board,
  tributePaid: (stage, { seat, card }) => only(...flashTimeline(stage, card), flashBoard(stage, seat)),
  tributeRefused: (stage, { seat, card }) => only(...flashTimeline(stage, card), flashBoard(stage, seat)),
  rowChosen: (stage, { seat, card, row }) => only(flashRow(stage, card, row), flashBoard(stage, seat)),
  timelineTurned: (stage, { slot }) => only(...flashSlots(stage, slot)),
  displaySlid: (stage) =>
    only(flashCorner(stage, 'display', { x: 0, y: displaySlot(0)[1], width: WIDTH, height: CARD.height })),
  lastCampaigns: (stage) => only(...flashSlots(stage, 6)),
  finalScored: (stage, { seat, sum }) => only(flashBoard(stage, seat), ...pointFloats(stage, seat, sum.total)),
  ranked: (stage) => only(...flashBoards(stage)),
}

export const planOf = plannedBy(MOTIONS, viewAfter)
