/** The view as it looks after an event, for drawing only: copies of what changes, nothing else. */

import { type Changes, type EventOf, followedBy, withFrame, withPlayer } from '@skerry/boards'
import type { Pile, Seat, Slot, Split } from '@skerry/kernel'
import {
  campaignOf,
  cardOf,
  DUMMY,
  isSolo,
  LAST_LEVEL,
  modulo,
  playerOf,
  regionOf,
  SECTORS,
  spaceOf,
} from '../../queries.ts'
import type {
  BarEvent,
  CampaignFrame,
  CardId,
  Content,
  Decks,
  Held,
  Kind,
  MarkerId,
  Player,
  RegionId,
  State,
  Track,
  TurnFrame,
} from '../../types.ts'
import type { BarFrame } from './reading.ts'

type Of<K extends BarEvent['type']> = EventOf<BarEvent, K>

// —— copies of what changes ——

const withAll = (state: State, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ...change(player) })),
})

/** Adds these numbers to the counts, or takes them away. */
function plus<K extends string>(counts: Readonly<Record<K, number>>, n: Split, sign: 1 | -1): Record<K, number> {
  const next: Record<K, number> = { ...counts }
  for (const id of Object.keys(n) as K[]) next[id] += sign * (n[id] ?? 0)
  return next
}
const withResources = (state: State, seat: Seat, n: Split, sign: 1 | -1): State =>
  withPlayer(state, seat, { resources: plus(playerOf(state, seat).resources, n, sign) })
const withTroops = (state: State, seat: Seat, n: Split, sign: 1 | -1): State =>
  withPlayer(state, seat, { troops: plus(playerOf(state, seat).troops, n, sign) })

function withLevel(state: State, seat: Seat, track: Track, level: number): State {
  const known = withPlayer(state, seat, { knowledge: { ...playerOf(state, seat).knowledge, [track]: level } })
  return level === LAST_LEVEL ? withFinisher(known, seat, track) : known
}
const withFinisher = (state: State, seat: Seat, track: Track): State => ({
  ...state,
  finishers: { ...state.finishers, [track]: [...(state.finishers[track] ?? []), seat] },
})

// —— honour ——

const honourOf = ({ players, rival }: State, seat: Seat): number =>
  seat === DUMMY ? (rival?.honour ?? 0) : (players[seat]?.honour ?? 0)
/** BAR-HON-04 Whoever moves comes to lie on top of the stack. */
function withMoved(state: State, seat: Seat): State {
  const honour = honourOf(state, seat)
  const others = state.order.filter((other) => other !== seat)
  const behind = others.findIndex((other) => honourOf(state, other) <= honour)
  return { ...state, order: others.toSpliced(behind < 0 ? others.length : behind, 0, seat) }
}

// —— cards ——

const turned = (held: readonly Held[], cards: readonly CardId[]): Held[] =>
  held.map((one) => (cards.includes(one.card) ? { ...one, isUpright: false } : one))
const upright = (held: readonly Held[]): Held[] => held.map(({ card }) => ({ card, isUpright: true }))

function withCard(state: State, seat: Seat, card: CardId, kind: Kind): State {
  const { gods, warlords, buildings } = playerOf(state, seat)
  if (kind === 'building') return withPlayer(state, seat, { buildings: [...buildings, card] })
  const held = { card, isUpright: true }
  return withPlayer(state, seat, kind === 'god' ? { gods: [...gods, held] } : { warlords: [...warlords, held] })
}
function withoutCard(state: State, seat: Seat, card: CardId): State {
  const { gods, warlords, buildings, aside } = playerOf(state, seat)
  const isOther = (held: Held) => held.card !== card
  return withPlayer(state, seat, {
    gods: gods.filter(isOther),
    warlords: warlords.filter(isOther),
    buildings: buildings.filter((id) => id !== card),
    aside: aside === card ? null : aside,
  })
}

/** The deck of a kind with this done to it; alone all kinds lie in one. */
function withDeck(state: State, kind: Kind, change: (pile: Pile<CardId>) => Pile<CardId>): State {
  const key: keyof Decks = state.decks.common === undefined ? kind : 'common'
  const pile = state.decks[key]
  return pile === undefined ? state : { ...state, decks: { ...state.decks, [key]: change(pile) } }
}
/** One card fewer: the first slot that may be it, or one of the undetermined ones. */
function drawn({ top, bag, bottom }: Pile<CardId>, card: CardId): Pile<CardId> {
  const is = (slot: Slot<CardId>) => slot.is === card
  const less = { ...bag }
  if ((bag[card] ?? 0) > 1) less[card] = (bag[card] ?? 0) - 1
  else delete less[card]
  if (top.some(is)) return { top: top.filter((slot) => !is(slot)), bag, bottom }
  if (bag[card] !== undefined) return { top: openedFirst(top), bag: less, bottom }
  return { top, bag, bottom: bottom.filter((slot) => !is(slot)) }
}
/** A card of the bag lay in the first slot that nobody knew, if there is one. */
function openedFirst(top: readonly Slot<CardId>[]): Slot<CardId>[] {
  const first = top.findIndex((slot) => slot.is === undefined)
  return top.filter((_, i) => i !== first)
}
const under = (pile: Pile<CardId>, card: CardId): Pile<CardId> => ({
  ...pile,
  bottom: [...pile.bottom, { is: card, knownTo: 'all' }],
})

/** BAR-SOLO-03 How many of each kind left the game is known as soon as the deck is made. */
function selectedAfter(state: State, { sizes }: Of<'cardsSelected'>, content: Content): State {
  const bag = state.decks.common?.bag ?? {}
  const ids = Object.keys(bag) as CardId[]
  const left = (kind: Kind) => ids.filter((id) => cardOf(content, id).kind === kind).length - sizes[kind]
  return { ...state, removedCounts: { god: left('god'), warlord: left('warlord'), building: left('building') } }
}

// —— the map ——

function withoutMarker(state: State, region: RegionId): State {
  const { [region]: _gone, ...markers } = state.markers
  return { ...state, markers }
}
const withoutTile = (state: State, content: Content, region: RegionId): State => {
  const { island } = regionOf({ state, content }, region)
  return { ...state, tiles: state.tiles.filter((id) => id !== island) }
}

// —— the volcano ——

const placed = (heroes: Player['heroes'], ring: number, space: Player['heroes'][number]): Player['heroes'] =>
  heroes.map((old, i) => (i === ring - 1 ? space : old))
/** BAR-RULING-56 Whatever hero 3 has done, the x2 is used. */
const withoutTwice = (state: State, seat: Seat, ring: number): State =>
  ring >= 3 && playerOf(state, seat).hasTwice ? withPlayer(state, seat, { hasTwice: false }) : state

// —— what goes on, so that the header follows and the campaign is seen ——

type Frames = readonly BarFrame[]
const GAME: BarFrame = { rule: 'game', at: 'era' }
const ACTION: BarFrame = { rule: 'action', at: 'turns', queue: [] }
const turnOf = (seat: Seat, ring: TurnFrame['ring']): TurnFrame => ({
  rule: 'turn',
  at: 'before',
  seat,
  ring,
  isExtraUsed: false,
  space: null,
})
const closing = (): Frames => [GAME, { rule: 'closing', at: 'card', queue: [] }]

const inCampaign = (frames: Frames, change: (frame: CampaignFrame) => CampaignFrame): Frames =>
  withFrame(frames, 'campaign', change)
function campaignBegun(frames: Frames, { seat, region, battles }: Of<'campaignBegun'>): Frames {
  const begun = { region, battles: battles.total, faced: [], swapped: [], won: [] }
  return frames.some(({ rule }) => rule === 'campaign')
    ? inCampaign(frames, (frame) => ({ ...frame, ...begun, at: 'reveal' }))
    : [...frames, { ...campaignOf(seat, 1), at: 'reveal', ...begun }]
}

const NO_SUM = { total: 0, parts: [] }

// —— what changes by each event ——

const CHANGES: Changes<BarEvent, State, BarFrame, Content> = {
  // setup
  tribeChosen: (state, { seat, tribe }) => withPlayer(state, seat, { tribe }),
  ringOriented: (state, { ring, turns }) => ({
    ...state,
    turns: state.turns.map((old, i) => (i === ring - 1 ? turns : old)),
  }),
  markerLaid: (state, { region, marker }) => ({ ...state, markers: { ...state.markers, [region]: marker } }),
  markersRemoved: (state, { regions }) => {
    const gone = regions.map((region) => state.markers[region] as MarkerId)
    return { ...regions.reduce(withoutMarker, state), removedMarkers: [...state.removedMarkers, ...gone] }
  },
  cardsSelected: selectedAfter,
  cardShown: (state, { card, place }, content) =>
    withDeck(
      { ...state, display: state.display.map((old, i) => (i === place - 1 ? card : old)) },
      cardOf(content, card).kind,
      (pile) => drawn(pile, card),
    ),
  timelineFilled: (state, { slot, card }) => {
    const timeline = state.timeline.slice()
    timeline[slot - 1] = card
    return { ...state, timeline }
  },
  // BAR-SOLO-05 Alone it is one of the gods that left the game.
  godDealt: (state, { seat, card }) => {
    const { removedCounts } = state
    const counts = isSolo(state) ? { ...removedCounts, god: removedCounts.god - 1 } : removedCounts
    return withDeck(withCard({ ...state, removedCounts: counts }, seat, card, 'god'), 'god', (pile) =>
      drawn(pile, card),
    )
  },
  honourStacked: (state, { order }) => ({ ...state, order: [...order] }),
  dummyPlaced: (state, { space }) => ({ ...state, dummies: [...state.dummies, space] }),
  learnt: (state, { seat, track, level }) => withLevel(state, seat, track, level),

  // an era begins
  eraBegan: {
    state: (state, { era }) =>
      withAll({ ...state, era, round: 0 }, ({ hasFourthNext }) => ({
        hasFourth: hasFourthNext,
        hasFourthNext: false,
        hasTwice: false,
      })),
    frames: (_, __, { after }) => (isSolo(after) ? [GAME, { rule: 'organise', at: 'draw' }] : [GAME]),
  },
  fateDrawn: (state, { fate }) => {
    if (state.options.fateDraw !== 'eachOnce') return { ...state, fate }
    const { [fate]: _drawn, ...fates } = state.fates
    return { ...state, fate, fates }
  },
  dummiesMoved: (state, { spaces }) => ({ ...state, dummies: [...spaces] }),
  dummyLearnt: (state, { track, level }) => {
    if (state.rival === null) return state
    const known = { ...state, rival: { ...state.rival, knowledge: { ...state.rival.knowledge, [track]: level } } }
    return level === LAST_LEVEL ? withFinisher(known, DUMMY, track) : known
  },
  // BAR-RULING-27, BAR-SOLO-21 Under their decks, in their order.
  displayDiscarded: (state, { cards }, content) => {
    const display = state.display.map((card) => (card !== null && cards.includes(card) ? null : card))
    return cards.reduce<State>(
      (next, card) => withDeck(next, cardOf(content, card).kind, (pile) => under(pile, card)),
      { ...state, display },
    )
  },
  dummyAdvanced: (state, { space }) =>
    state.rival === null ? state : withMoved({ ...state, rival: { ...state.rival, honour: space } }, DUMMY),
  dummyConquered: {
    state: (state, { region, marker }, content) => {
      if (state.rival === null) return state
      const rival = { ...state.rival, banners: [...state.rival.banners, region] }
      const taken = { ...state, rival, removedMarkers: [...state.removedMarkers, marker] }
      return withoutTile(withoutMarker(taken, region), content, region)
    },
    frames: () => [GAME],
  },
  nothingConquered: { frames: () => [GAME] },
  cardsUpright: {
    state: (state) => withAll(state, ({ gods, warlords }) => ({ gods: upright(gods), warlords: upright(warlords) })),
    frames: () => [GAME, { rule: 'preparation', at: 'produce', queue: [], left: 0, able: [] }],
  },

  // turns
  roundBegan: {
    state: (state, { round }) => ({ ...state, round }),
    frames: (_, { order }) => [GAME, { rule: 'action', at: 'turns', queue: [...order] }],
  },
  turnBegan: { frames: (_, { seat, ring }) => [GAME, ACTION, turnOf(seat, ring)] },
  heroPlaced: {
    state: (state, { seat, ring, space }) =>
      withPlayer(state, seat, { heroes: placed(playerOf(state, seat).heroes, ring, space) }),
    frames: (frames, { space }) => withFrame(frames, 'turn', (turn) => ({ ...turn, at: 'space', space })),
  },
  placementSkipped: (state, { seat }) => withPlayer(state, seat, { hasTwice: false }),
  spaceCarriedOut: (state, { seat, space }, content) =>
    withoutTwice(state, seat, spaceOf({ state, content }, space).ring),
  spaceLeft: (state, { seat, space }, content) => withoutTwice(state, seat, spaceOf({ state, content }, space).ring),
  warlordSacrificed: (state, { seat, card }) => withPlayer(withoutCard(state, seat, card), seat, { aside: card }),
  cardPutUnder: (state, { seat, card }, content) =>
    withDeck(withoutCard(state, seat, card), cardOf(content, card).kind, (pile) => under(pile, card)),
  cardsTurned: (state, { seat, cards }) => {
    const { gods, warlords } = playerOf(state, seat)
    return withPlayer(state, seat, { gods: turned(gods, cards), warlords: turned(warlords, cards) })
  },
  ringTurned: (state, { ring, steps }) => ({
    ...state,
    turns: state.turns.map((old, i) => (i === ring - 1 ? modulo(old + steps, SECTORS) : old)),
    arc: ring === 3 ? modulo(state.arc + steps, SECTORS) : state.arc,
  }),

  // goods, points, honour, knowledge
  resourcesGained: (state, { seat, n }) => withResources(state, seat, n, 1),
  resourcesPaid: (state, { seat, n }) => withResources(state, seat, n, -1),
  troopsGained: (state, { seat, n }) => withTroops(state, seat, n, 1),
  troopsPaid: (state, { seat, n }) => withTroops(state, seat, n, -1),
  dpChanged: (state, { seat, dp }) => withPlayer(state, seat, { dp }),
  honourGained: (state, { seat, space, furthest }) =>
    withMoved(withPlayer(state, seat, { honour: space, furthest: Math.max(furthest, space) }), seat),
  honourLost: (state, { seat, space }) => withMoved(withPlayer(state, seat, { honour: space }), seat),
  knowledgeGained: (state, { seat, track, level }) => withLevel(state, seat, track, level),
  twiceGained: (state, { seat }) => withPlayer(state, seat, { hasTwice: true }),
  heroGained: (state, { seat, isNextEra }) =>
    withPlayer(state, seat, isNextEra ? { hasFourthNext: true } : { hasFourth: true }),

  // cards
  cardTaken: (state, { seat, card, kind, from }) => {
    const received = withCard(state, seat, card, kind)
    if (from === 'deck') return withDeck(received, kind, (pile) => drawn(pile, card))
    return { ...received, display: received.display.map((old) => (old === card ? null : old)) }
  },

  // campaigns: battles lie open in the frame of their campaign
  campaignBegun: { frames: campaignBegun },
  battleRevealed: {
    frames: (frames, { card }) =>
      inCampaign(frames, (frame) => ({ ...frame, at: 'battle', faced: [...frame.faced, card] })),
  },
  battleSwapped: {
    frames: (frames, { card }) =>
      inCampaign(frames, (frame) => ({
        ...frame,
        faced: frame.faced.filter((other) => other !== card),
        swapped: [...frame.swapped, card],
        isReplacement: true,
      })),
  },
  battleWon: {
    frames: (frames, { card }) =>
      inCampaign(frames, (frame) => ({ ...frame, won: [...frame.won, card], isReplacement: false })),
  },
  battleLost: { frames: (frames) => inCampaign(frames, (frame) => ({ ...frame, isReplacement: false })) },
  penaltyAverted: { frames: (frames) => inCampaign(frames, (frame) => ({ ...frame, isAverted: true })) },
  regionConquered: (state, { seat, region, marker }, content) => {
    const banners = [...playerOf(state, seat).banners, { region, marker }]
    return withoutTile(withoutMarker(withPlayer(state, seat, { banners }), region), content, region)
  },

  // the end of an era, and of the game
  endCalled: (state) => ({ ...state, isEndCalled: true }),
  heroesTakenBack: {
    state: (state) => withAll({ ...state, round: 0 }, () => ({ heroes: [null, null, null, null] })),
    frames: closing,
  },
  displaySlid: { state: (state, { display }) => ({ ...state, round: 0, display: [...display] }), frames: closing },
  lastCampaigns: {
    state: (state) => ({ ...state, isEndCalled: true }),
    frames: () => [GAME, { rule: 'lastCampaigns', at: 'next', queue: [] }],
  },
  finalScored: {
    state: (state, { seat, sum }) => ({
      ...state,
      final: state.players.map((_, i) => (i === seat ? sum : (state.final?.[i] ?? NO_SUM))),
    }),
    frames: () => [GAME, { rule: 'scoring', at: 'count' }],
  },

  // they only tell something, or others say what changes
  produced: null,
  prayed: null,
  sacrificedAgain: null,
  milestonePassed: null,
  knowledgeLost: null,
  trackFinished: null,
  heroVoid: null,
  deckEmpty: null,
  noAttack: null,
  warlordsCalled: null,
  campaignFailed: null,
  rewardCollected: null,
  timelineReached: null,
  demonAppeased: null,
  tributePaid: null,
  tributeRefused: null,
  rowChosen: null,
  timelineTurned: null,
  ranked: null,
}

export const { after } = followedBy(CHANGES)
