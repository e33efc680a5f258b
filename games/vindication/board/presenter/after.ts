/** The view as it looks after an event, for drawing only: copies of what changes, nothing else. */

import { type Changes, type EventOf, followedBy, withFrame, withPlayer } from '@skerry/boards'
import type { Counts, Pile, Seat, Slot, Sum } from '@skerry/kernel'
import { moveOf, turnOf } from '../../effects.ts'
import { cardOf, inPlay, isAttr, playerOf } from '../../queries.ts'
import type {
  Attr,
  CardId,
  Content,
  Deck,
  DiscoverFrame,
  HexId,
  QuestId,
  RegionId,
  RollFrame,
  State,
  Supply,
  TurnFrame,
  VinEvent,
  VisitFrame,
  Zone,
} from '../../types.ts'
import type { VinFrame } from './reading.ts'

type Of<K extends VinEvent['type']> = EventOf<VinEvent, K>

// —— copies of what changes ——

const without = <K extends string, V>(record: Partial<Record<K, V>>, key: K): Partial<Record<K, V>> => {
  const { [key]: _gone, ...rest } = record
  return rest as Partial<Record<K, V>>
}
/** One fewer in a bag. */
const oneLess = <C extends string>(bag: Counts<C>, id: C): Counts<C> =>
  (bag[id] ?? 0) > 1 ? { ...bag, [id]: (bag[id] ?? 0) - 1 } : (without(bag, id) as Counts<C>)

// —— cubes ——

const ZONES: readonly string[] = ['pot', 'inf', 'conv']

/** A place for cubes: a zone, a sphere, a card or a region. */
function withCubes(state: State, seat: Seat, place: string, by: number): State {
  const { zones, spheres, cards } = playerOf(state, seat)
  if (ZONES.includes(place)) return withPlayer(state, seat, { zones: { ...zones, [place]: zones[place as Zone] + by } })
  if (isAttr(place)) return withPlayer(state, seat, { spheres: { ...spheres, [place]: spheres[place] + by } })
  if (inPlay(state, seat, place) === undefined) return withControl(state, seat, place as HexId, by)
  return withPlayer(state, seat, {
    cards: cards.map(({ card, cubes }) => ({ card, cubes: card === place ? cubes + by : cubes })),
  })
}
function withControl(state: State, seat: Seat, hex: HexId, by: number): State {
  if (by > 0) return { ...state, controllers: { ...state.controllers, [hex]: seat } }
  const controllers = without(state.controllers, hex)
  return { ...state, controllers, formerControllers: { ...state.formerControllers, [hex]: seat } }
}

// —— cards ——

const withSupply = (state: State, deck: Deck, changed: Partial<Supply>): State => ({
  ...state,
  decks: { ...state.decks, [deck]: { ...state.decks[deck], ...changed } },
})
const withPile = (state: State, deck: Deck, change: (pile: Pile<CardId>) => Pile<CardId>): State =>
  withSupply(state, deck, { pile: change(state.decks[deck].pile) })

/** One card fewer: the slot that is it, or one of the undetermined ones. */
function drawn({ top, bag, bottom }: Pile<CardId>, card: CardId): Pile<CardId> {
  const is = (slot: Slot<CardId>) => slot.is === card
  if (top.some(is)) return { top: top.filter((slot) => !is(slot)), bag, bottom }
  // A slot that somebody else has seen was it, if there is one.
  if (bag[card] !== undefined) return { top: top.slice(1), bag: oneLess(bag, card), bottom }
  return { top, bag, bottom: bottom.filter((slot) => !is(slot)) }
}
/** VIN-VISIT-12 Everything is mixed: nobody knows anything of the deck any more. */
function mixed({ top, bag, bottom }: Pile<CardId>, more: readonly CardId[]): Pile<CardId> {
  const known = [...top, ...bottom].flatMap(({ is }) => is ?? [])
  const all = { ...bag }
  for (const card of [...known, ...more]) all[card] = (all[card] ?? 0) + 1
  return { top: [], bag: all, bottom: [] }
}
/** VIN-RULING-29 A card was looked at; whoever is not told which knows only that it was. */
function seen(pile: Pile<CardId>, depth: number, seat: Seat, card: CardId | undefined): Pile<CardId> {
  const before = pile.top[depth]
  if (before?.is !== undefined || card === undefined) {
    const slot = before ?? { knownTo: [seat] }
    return { ...pile, top: pile.top.toSpliced(depth, 1, slot) }
  }
  return { ...pile, top: pile.top.toSpliced(depth, 1, { is: card, knownTo: [seat] }), bag: oneLess(pile.bag, card) }
}

/** VIN-RULING-29 Somebody else holds the uppermost cards: where those known before will lie nobody can tell. */
function takenUp({ top, bag, bottom }: Pile<CardId>, seat: Seat, n: number): Pile<CardId> {
  const held = top.slice(0, n)
  const all = { ...bag }
  for (const { is } of held) if (is !== undefined) all[is] = (all[is] ?? 0) + 1
  return { top: [...held.map((): Slot<CardId> => ({ knownTo: [seat] })), ...top.slice(n)], bag: all, bottom }
}

const withCard = (state: State, seat: Seat, card: CardId): State =>
  withPlayer(state, seat, { cards: [...playerOf(state, seat).cards, { card, cubes: 0 }] })

/** Off the open pile, the deck, or what was mixed after an empowered draw. */
function gainedAfter(state: State, { seat, card, deck, source }: Of<'cardGained'>): State {
  const received = withCard(state, seat, card)
  if (source !== 'open') return withPile(received, deck, (pile) => drawn(pile, card))
  return withSupply(received, deck, { open: received.decks[deck].open.filter((other) => other !== card) })
}

// —— quests ——

const ownSlot = (quest: QuestId | undefined, seat: Seat): Slot<QuestId> =>
  quest === undefined ? { knownTo: [seat] } : { is: quest, knownTo: [seat] }

// —— tiles of proficiency ——

const withTile = (state: State, seat: Seat, attr: Attr, by: 1 | -1): State => {
  const { profs } = playerOf(state, seat)
  const own = withPlayer(state, seat, { profs: { ...profs, [attr]: profs[attr] + by } })
  return { ...own, profs: { ...state.profs, [attr]: state.profs[attr] - by } }
}

// —— what goes on, so that the header follows, and tile and dice in hand are seen ——

const GAME: VinFrame = { rule: 'game', at: 'nextTurn' }
type Frames = readonly VinFrame[]

const inTurn = (stack: Frames, change: (turn: TurnFrame) => TurnFrame): Frames => withFrame(stack, 'turn', change)
const withoutRule = (stack: Frames, ...rules: readonly VinFrame['rule'][]): Frames =>
  stack.some(({ rule }) => rules.includes(rule)) ? stack.filter(({ rule }) => !rules.includes(rule)) : stack

const visitOf = ({ regions }: Content, seat: Seat, hex: HexId, region: RegionId): VisitFrame => ({
  rule: 'visit',
  at: 'effect',
  seat,
  hex,
  region,
  isControlFirst: false,
  option: 0,
  cost: {},
  done: (regions[region]?.options ?? []).map(() => 0),
})
/** A tile drawn lies in the hand until it is laid. */
function withTileInHand(stack: Frames, { seat, tile }: Of<'tileDrawn'>): Frames {
  if (stack.some(({ rule }) => rule === 'discover'))
    return withFrame(stack, 'discover', (frame) => ({ ...frame, tiles: [...frame.tiles, tile] }))
  const hand: DiscoverFrame = { rule: 'discover', at: 'lay', seat, by: 'step', tiles: [tile], left: 0, laid: 0 }
  return [...stack, hand]
}
const rollOf = ({ seat, champion, dice }: Of<'diceRolled'>): RollFrame => ({
  rule: 'roll',
  at: 'rerolls',
  seat,
  isFight: dice.MON !== null,
  named: null,
  dice,
  champion,
  rerolled: [],
  due: [],
})

// —— what changes by each event ——

const NO_SUM: Sum = { total: 0, parts: [] }

const CHANGES: Changes<VinEvent, State, VinFrame, Content> = {
  // setup
  cardTurnedUp: (state, { deck, card }) => {
    const turned = withPile(state, deck, (pile) => drawn(pile, card))
    return withSupply(turned, deck, { open: [...turned.decks[deck].open, card] })
  },
  triggerRevealed: (state, { trigger }) => ({
    ...state,
    triggers: oneLess(state.triggers, trigger),
    faceUp: [...state.faceUp, trigger],
  }),
  journeyDealt: (state, { seat, journey, at }) =>
    withPlayer({ ...state, journeys: oneLess(state.journeys, journey) }, seat, { journey, at }),
  firstPlayer: (state, { seat }) => ({ ...state, journeys: {}, first: seat, active: seat }),
  companionDealt: (state, { seat, card }, content) =>
    withPile(withCard(state, seat, card), cardOf(content, card).deck, (pile) => drawn(pile, card)),
  questDealt: (state, { seat, quest }) =>
    withPlayer(state, seat, { quests: [...playerOf(state, seat).quests, ownSlot(quest, seat)] }),
  questKept: (state, { seat, quest }) => withPlayer(state, seat, { quests: [ownSlot(quest, seat)] }),

  // the island
  tileDrawn: { state: (state, { tile }) => ({ ...state, bag: oneLess(state.bag, tile) }), frames: withTileInHand },
  tileLaid: {
    state: (state, { hex, tile }) => ({ ...state, tiles: { ...state.tiles, [hex]: tile } }),
    frames: (frames) =>
      withFrame(frames, 'discover', (frame) => ({ ...frame, tiles: frame.tiles.slice(1), laid: frame.laid + 1 })),
  },
  turnBegan: {
    state: (state, { seat, round }) => ({ ...state, active: seat, round }),
    frames: (_, { seat }) => [GAME, turnOf(seat)],
  },
  stepped: {
    state: (state, { seat, to }) => withPlayer(state, seat, { at: to }),
    frames: (frames) => withFrame(frames, 'move', (move) => ({ ...move, steps: move.steps + 1 })),
  },
  teleported: (state, { seat, to }) => withPlayer(state, seat, { at: to }),

  // cubes, tiles, honor
  cubesMoved: (state, { seat, from, into, n }) => withCubes(withCubes(state, seat, from, -n), seat, into, n),
  tileBought: (state, { seat, attr }) => withTile(state, seat, attr, 1),
  tileReturned: (state, { seat, attr }) => withTile(state, seat, attr, -1),
  vindicated: (state, { seat }) => withPlayer(state, seat, { isVindicated: true }),
  speedRaised: (state, { seat, speed }) => withPlayer(state, seat, { speed }),
  honorChanged: (state, { seat, honor }) => withPlayer(state, seat, { honor }),
  coinTaken: (state, { seat, coin }) =>
    withPlayer({ ...state, coins: state.coins.filter((other) => other !== coin) }, seat, {
      coins: [...playerOf(state, seat).coins, coin],
    }),

  // cards
  cardSeen: (state, { seat, deck, depth, card }) => withPile(state, deck, (pile) => seen(pile, depth, seat, card)),
  cardsTakenUp: (state, { seat, deck, n, cards }) =>
    cards === undefined ? withPile(state, deck, (pile) => takenUp(pile, seat, n)) : state,
  deckOrdered: (state, { seat, deck, cards }) =>
    cards === undefined
      ? state
      : withPile(state, deck, (pile) => ({
          ...pile,
          top: [...cards.map((is) => ({ is, knownTo: [seat] })), ...pile.top.slice(cards.length)],
        })),
  deckMixed: (state, { deck }) =>
    withSupply(state, deck, { pile: mixed(state.decks[deck].pile, state.decks[deck].open), open: [] }),
  cardGained: gainedAfter,
  cardLost: (state, { seat, card }) =>
    withPlayer({ ...state, removed: [...state.removed, card] }, seat, {
      cards: playerOf(state, seat).cards.filter((held) => held.card !== card),
    }),

  // the end
  endTriggered: (state, { triggers, lastRound }) => ({ ...state, lastRound, endedBy: triggers, coins: [] }),
  questsShown: (state, { seat, quests }) =>
    withPlayer(state, seat, { quests: quests.map((is) => ({ is, knownTo: 'all' as const })) }),
  finalScored: {
    state: (state, { seat, sum }) =>
      withPlayer(
        { ...state, final: state.players.map((_, i) => (i === seat ? sum : (state.final?.[i] ?? NO_SUM))) },
        seat,
        { honor: playerOf(state, seat).honor + sum.total },
      ),
    frames: () => [{ rule: 'game', at: 'scoring' }],
  },

  // main actions and dice
  moveBegan: {
    frames: (frames, { seat }, { before }) => [
      ...inTurn(frames, (turn) => ({ ...turn, move: 'done' })),
      moveOf(before, seat),
    ],
  },
  moveEnded: { frames: (frames) => withoutRule(frames, 'move', 'discover') },
  moveWaived: { frames: (frames) => inTurn(frames, (turn) => ({ ...turn, move: 'waived' })) },
  hastened: { frames: (frames, { by }) => inTurn(frames, (turn) => ({ ...turn, hastened: by })) },
  activated: {
    frames: (frames, { who }) => inTurn(frames, (turn) => ({ ...turn, activated: [...turn.activated, who] })),
  },
  visitBegan: {
    frames: (frames, { seat, hex, region }, { content }) => [
      ...inTurn(frames, (turn) => ({ ...turn, visited: [...turn.visited, hex] })),
      visitOf(content, seat, hex, region),
    ],
  },
  rested: { frames: (frames) => inTurn(frames, (turn) => ({ ...turn, at: 'actions', isRested: true })) },
  diceRolled: { frames: (frames, event) => [...withoutRule(frames, 'roll'), rollOf(event)] },
  dieRerolled: { frames: (frames, { dice }) => withFrame(frames, 'roll', (roll) => ({ ...roll, dice })) },

  // they only tell something, or others say what changes
  cardSetAside: null,
  discovered: null,
  turnEnded: null,
  regionVisited: null,
  visitUsed: null,
  controlTaken: null,
  controlGivenUp: null,
  converted: null,
  abilityUsed: null,
  granted: null,
  gainTold: null,
  dieNamed: null,
  championSpared: null,
  championSaved: null,
  companionDied: null,
  ranked: null,
}

export const { after } = followedBy(CHANGES)
