/** The view as it looks after an event, for drawing only: copies of what changes, nothing else. */

import { type Changes, type EventOf, followedBy } from '@skerry/boards'
import { addTo, type Counts, entriesOf, type Seat, type Slot, sortBag, takeFrom } from '@skerry/kernel'
import { locationOf, PIECES, STACKS, siteAt, tribeOf } from '../../queries.ts'
import type {
  Arrival,
  ArrivalEvent,
  CardId,
  Content,
  Holder,
  LocationId,
  Piece,
  Section,
  Site,
  StackId,
  State,
  TileId,
  Tribe,
} from '../../types.ts'

type Of<K extends ArrivalEvent['type']> = EventOf<ArrivalEvent, K>

// —— copies of what changes ——

const withTribe = (state: State, seat: Seat, changed: Partial<Tribe>): State => ({
  ...state,
  tribes: state.tribes.map((tribe, i) => (i === seat ? { ...tribe, ...changed } : tribe)),
})
const plus = (state: State, seat: Seat, key: 'fame' | 'corruption' | 'fomori' | Piece, n: number): State =>
  withTribe(state, seat, { [key]: tribeOf(state, seat)[key] + n })

/** Pieces of the General Supply: discs belong to a seat. */
function withSupply(state: State, seat: Seat, piece: Piece, n: number): State {
  const { supply } = state
  if (piece !== 'discs') return { ...state, supply: { ...supply, [piece]: supply[piece] + n } }
  return { ...state, supply: { ...supply, discs: supply.discs.map((discs, i) => (i === seat ? discs + n : discs)) } }
}

function withSite(content: Content, state: State, id: LocationId, site: Site): State {
  const { index } = locationOf(content, id)
  return { ...state, sites: state.sites.map((old, i) => (i === index ? site : old)) }
}
const heldBy = (holder: Holder, level = 0): Site => ({ holder, level })

/** One card or tile more or less, in the order of their names. */
function counted<C extends string>(bag: Counts<C>, card: C, n: number): Counts<C> {
  const next = { ...bag }
  if (n < 0) takeFrom(next, card)
  else addTo(next, card, n)
  return sortBag(next)
}
function poured<C extends string>(into: Counts<C>, from: Counts<C>): Counts<C> {
  const next = { ...into }
  for (const [card, n] of entriesOf(from)) addTo(next, card, n)
  return sortBag(next)
}

// —— cards ——

const stacksOf = (make: (id: StackId) => State['stacks'][StackId]): State['stacks'] =>
  Object.fromEntries(STACKS.map((id) => [id, make(id)])) as State['stacks']
const withStack = (state: State, id: StackId, changed: State['stacks'][StackId]): State => ({
  ...state,
  stacks: { ...state.stacks, [id]: changed },
})

/** ARR-DRAW-05 Cards that lie before players took no part: they are none of the cards that were in the discard. */
function withNot(tribe: Tribe, discard: Counts<CardId>): Tribe {
  const not = Object.keys(discard) as CardId[]
  const isOpen = (slot: Slot<CardId>) => slot.is === undefined && slot.not === undefined
  if (not.length === 0 || !tribe.cards.some(isOpen)) return tribe
  return { ...tribe, cards: tribe.cards.map((slot) => (isOpen(slot) ? { ...slot, not } : slot)) }
}
function turnedUp(slot: Slot<CardId>, card: CardId): Slot<CardId> {
  const { not: _known, ...rest } = slot
  return { ...rest, is: card, knownTo: 'all' }
}
const moved = (at: Section, from: Section, section: Section): Section => (at === from ? section : at)

/** One of them, the first, is gone. */
function without(tiles: readonly TileId[], tile: TileId): TileId[] {
  const at = tiles.indexOf(tile)
  return tiles.filter((_, i) => i !== at)
}

// —— the map ——

const withShields = (state: State, province: number, shields: number): State => ({
  ...state,
  shields: state.shields.map((old, i) => (i === province ? shields : old)),
})

/** ARR-SPREAD-04 … -07 A Fomori lies open, the others go back; shields and discs go to their supplies. */
function spreadAfter(state: State, event: Of<'fomoriSpread'>, content: Content): State {
  const { seat, location, species, cost, shields, owner, discs, collected } = event
  let next = plus({ ...state, fomori: counted(state.fomori, species, -1) }, seat, 'fomori', -cost)
  if (shields > 0) {
    next = withShields(next, locationOf(content, location).province, 0)
    next = withSupply(next, seat, 'shields', shields)
  }
  if (owner !== null) {
    next = withSupply(next, owner, 'discs', discs - collected)
    next = withTribe(next, owner, { collected: tribeOf(next, owner).collected + collected })
  }
  return withSite(content, next, location, heldBy(species))
}

/** ARR-REPEL-09 … -11, ARR-RULING-76 */
function repelledAfter(state: State, event: Of<'repelled'>, content: Content): State {
  const { seat, location, threat, swords } = event
  const paid = withSupply(plus(state, seat, 'swords', -swords), seat, 'swords', swords)
  const gone = withSite(content, paid, location, heldBy(null))
  if (threat === 'castle') return withTribe(gone, seat, { trophies: tribeOf(gone, seat).trophies + 1 })
  return { ...gone, repelled: counted(gone.repelled, threat, 1) }
}

// —— what goes on, so that the header follows ——

type ArrivalFrame = Arrival['frame']
type Frames = readonly ArrivalFrame[]

/** Whether one of these rules is what goes on; what waits for later in the round lies below it. */
const isIn = (frames: Frames, ...rules: readonly string[]): boolean => rules.includes(frames.at(-1)?.rule ?? '')
const blocking = (frames: Frames): Frames =>
  isIn(frames, 'blocking', 'ogam') ? frames : [{ rule: 'blocking', at: 'cardsOneAndTwo', set: 0 }]
const earning = (frames: Frames): Frames =>
  isIn(frames, 'exploit') ? frames : [{ rule: 'exploit', at: 'fame', served: 0, due: 0 }]
/** The last pass ends the Action Phase. */
const MASTERS: Frames = [{ rule: 'masters', at: 'next', done: 0 }]

// —— what changes by each event ——

const CHANGES: Changes<ArrivalEvent, State, ArrivalFrame, Content> = {
  // setup
  fomoriLanded: (state, { location, species }, content) =>
    withSite(content, { ...state, fomori: counted(state.fomori, species, -1) }, location, heldBy(species)),
  startPlayerDrawn: (state, { seat }) => ({ ...state, startPlayer: seat }),
  portSettled: (state, { seat, location }, content) =>
    withSite(content, plus(state, seat, 'discs', -1), location, heldBy(seat, 1)),

  // cards
  stacksSplit: (state, { sizes }) => ({
    ...state,
    tribes: state.tribes.map((tribe) => withNot(tribe, state.discard)),
    bag: poured(state.bag, state.discard),
    discard: {},
    stacks: stacksOf((id) => ({ size: sizes[id - 1] ?? 0, top: null })),
  }),
  topShown: (state, { stack, back }) => withStack(state, stack, { ...state.stacks[stack], top: { back, knownTo: [] } }),
  cardDrawn: (state, { seat, stack, back }) => {
    const { size, top } = state.stacks[stack]
    const drawn = withStack(state, stack, { size: size - 1, top: null })
    return withTribe(drawn, seat, { cards: [...tribeOf(state, seat).cards, top ?? { back, knownTo: [] }] })
  },
  cardTurnedUp: {
    state: (state, { seat, at, card }) => {
      const { cards } = tribeOf(state, seat)
      const isFixed = cards[at - 1]?.is !== undefined
      const bag = isFixed ? state.bag : counted(state.bag, card, -1)
      return withTribe({ ...state, bag }, seat, {
        cards: cards.map((slot, i) => (i === at - 1 ? turnedUp(slot, card) : slot)),
      })
    },
    frames: blocking,
  },
  blockerSet: {
    state: (state, { seat, section }) =>
      withTribe(state, seat, { blockers: [...tribeOf(state, seat).blockers, section] }),
    frames: blocking,
  },
  blockerMoved: {
    state: (state, { seat, from, section }) =>
      withTribe(state, seat, { blockers: tribeOf(state, seat).blockers.map((at) => moved(at, from, section)) }),
    frames: blocking,
  },
  cardsDiscarded: (state, { cards }) => ({
    ...state,
    tribes: state.tribes.map((tribe) => (tribe.cards.length === 0 ? tribe : { ...tribe, cards: [] })),
    discard: poured(state.discard, Object.fromEntries(cards.map((card) => [card, 1])) as Counts<CardId>),
  }),

  // earnings
  fameEarned: { state: (state, { seat, n }) => plus(state, seat, 'fame', n), frames: earning },
  piecesEarned: {
    state: (state, { seat, piece, n }) => withSupply(plus(state, seat, piece, n), seat, piece, -n),
    frames: earning,
  },
  fomoriShuffled: {
    state: (state) => ({ ...state, fomori: poured(state.fomori, state.repelled), repelled: {} }),
    frames: earning,
  },
  fomoriDrawn: {
    state: (state, { seat, n, corruption }) => plus(plus(state, seat, 'fomori', n), seat, 'corruption', corruption),
    frames: earning,
  },
  limitReached: (state) => ({ ...state, isLastRound: true }),
  tilesShuffled: (state) => ({ ...state, tiles: poured(state.tiles, state.usedTiles), usedTiles: {} }),
  tileOpened: (state, { tile }) => ({
    ...state,
    display: [...state.display, tile],
    tiles: counted(state.tiles, tile, -1),
  }),
  // ARR-EARN-20 A master-builder is at work at once.
  tileTaken: (state, { seat, tile }, content) => {
    const { tiles, masters } = tribeOf(state, seat)
    const isMaster = content.tiles[tile]?.kind === 'masterBuilder'
    const taken = { ...state, display: without(state.display, tile) }
    return withTribe(taken, seat, isMaster ? { masters: masters + 1 } : { tiles: [...tiles, tile] })
  },

  // actions
  turnBegan: { frames: (_, { seat, actions }) => [{ rule: 'turn', at: 'act', seat, actions }] },
  famePaid: (state, { seat, n }) => plus(state, seat, 'fame', -n),
  built: (state, { seat, location, level, isRescued }, content) => {
    const { discs, collected } = tribeOf(state, seat)
    const paid = withTribe(state, seat, isRescued ? { collected: collected - 1 } : { discs: discs - 1 })
    return withSite(content, paid, location, heldBy(seat, level))
  },
  shieldPlaced: (state, { seat, province, shields }, content) =>
    withShields(plus(state, seat, 'shields', -1), content.province[province]?.index ?? -1, shields),
  fomoriSpread: spreadAfter,
  repelled: repelledAfter,
  fameGained: (state, { seat, n }) => plus(state, seat, 'fame', n),
  corruptionLowered: (state, { seat, n }) => plus(state, seat, 'corruption', -n),
  tileUsed: (state, { seat, tile }) =>
    withTribe({ ...state, usedTiles: counted(state.usedTiles, tile, 1) }, seat, {
      tiles: without(tribeOf(state, seat).tiles, tile),
    }),
  swapped: (state, { a, b }, content) => {
    const [one, other] = [a, b].map((id) => siteAt(state, locationOf(content, id).index)) as [Site, Site]
    return withSite(content, withSite(content, state, a, other), b, one)
  },
  trophyUsed: (state, { seat, fomori }) => {
    const { trophies, usedTrophies } = tribeOf(state, seat)
    const turned = withTribe(state, seat, { trophies: trophies - 1, usedTrophies: usedTrophies + 1 })
    return plus(turned, seat, 'fomori', -fomori)
  },

  // passing and the end of a round
  passed: (state, { seat, isFirst }) =>
    withTribe({ ...state, nextStartPlayer: isFirst ? seat : state.nextStartPlayer }, seat, {
      fomori: 0,
      blockers: [],
      hasPassed: true,
    }),
  kept: {
    state: (state, { seat, returned }) =>
      PIECES.reduce((next, piece) => {
        const n = returned[piece] ?? 0
        return n === 0 ? next : withSupply(plus(next, seat, piece, -n), seat, piece, n)
      }, state),
    frames: (frames, _, { after }) => (after.tribes.every(({ hasPassed }) => hasPassed) ? MASTERS : frames),
  },
  masterDiscarded: (state, { seat, tiles, discs }) => {
    const usedTiles = counted(state.usedTiles, 'masterBuilder' as TileId, tiles)
    return withSupply(withTribe({ ...state, usedTiles }, seat, { masters: 0, collected: 0 }), seat, 'discs', discs)
  },
  roundBegan: {
    state: (state, { round, seat }) => ({
      ...state,
      round,
      startPlayer: seat,
      nextStartPlayer: null,
      tribes: state.tribes.map((tribe) => (tribe.hasPassed ? { ...tribe, hasPassed: false } : tribe)),
    }),
    frames: () => [{ rule: 'draw', at: 'take', drawn: 0 }],
  },

  roundEnded: { frames: () => MASTERS },

  // the end
  locationsCounted: {
    state: (state, { fomori, tribes, ending }) => ({
      ...state,
      final: { ending, fomori, tribes, places: [] },
    }),
    frames: () => [{ rule: 'scoring', at: 'count' }],
  },
  finalScored: (state, { seat, ending, sum }) =>
    withTribe(state, seat, ending === 'overrun' ? { corruption: sum.total } : { fame: sum.total }),
  ranked: (state, { places }) => (state.final === null ? state : { ...state, final: { ...state.final, places } }),
}

export const { after, stateAfter } = followedBy(CHANGES)
