/** Setting up the table. Ledger 3.2, 3.3, 3.22. */

import {
  addTo,
  type Counts,
  drawCard,
  equally,
  naming,
  oneOf,
  outcomesAt,
  type Rule,
  type Seat,
  steps,
  type Table,
  type Turn,
  takeFrom,
} from '@skerry/kernel'
import { changeDp, removeMarker } from '../effects.ts'
import {
  cardOf,
  DUMMY,
  deckOf,
  displayKind,
  isSolo,
  KINDS,
  levelOf,
  mapOf,
  oppositeOf,
  playerOf,
  RINGS,
  SECTORS,
  SOLO_DECK,
  spacesOf,
  TRACKS,
  TRIBES,
  TURNING_RINGS,
} from '../queries.ts'
import { isInPlay } from '../setup.ts'
import type {
  Barbarians,
  CardId,
  ChooseTribe,
  Content,
  God,
  Kind,
  Learn,
  MarkerId,
  Region,
  Ring,
  SetupFrame,
  SpaceId,
  StackOrder,
  State,
  TimelineId,
  Track,
  Tribe,
  TurningRing,
} from '../types.ts'
import { anyTrack } from './args.ts'

type T = Pick<Table<Barbarians>, 'state' | 'content'>
const { auto, chance, decision, choiceNeeds, offer } = steps<Barbarians, SetupFrame>()

/** Says how far the step has come, and begins the next one from nothing. */
function then<At extends SetupFrame['at']>(f: SetupFrame, isDone: boolean, next: At): At | 'again' {
  if (!isDone) return 'again'
  f.done = 0
  return next
}

// —— tribes ——

const freeTribes = ({ players }: State): Tribe[] =>
  TRIBES.filter((tribe) => players.every((player) => player.tribe !== tribe))

/** BAR-TRIBE-01 One tribe each, all game. */
function giveTribe(t: Turn<Barbarians>, f: SetupFrame, tribe: Tribe): 'again' | 'orient' {
  playerOf(t.state, f.done).tribe = tribe
  t.emit({ rule: 'BAR-RULING-75', type: 'tribeChosen', seat: f.done, tribe })
  f.done += 1
  return then(f, f.done === t.state.players.length, 'orient')
}

const chooseTribe = offer<ChooseTribe>('BAR-RULING-75', 'tribe', {
  args: { tribe: oneOf(...TRIBES) },
  candidates: () => TRIBES.map((tribe): ChooseTribe => ({ do: 'tribe', tribe })),
  conditions: [
    choiceNeeds('BAR-TRIBE-01', 'tribeTaken', ({ state }, _, { tribe }) => freeTribes(state).includes(tribe)),
  ],
  take: (t, f, { tribe }) => giveTribe(t, f, tribe),
})

// —— markers ——

/** Markers that lie nowhere yet. */
const markersLeft = ({ state, content }: T): MarkerId[] => {
  const laid = new Set(Object.values(state.markers))
  return (Object.keys(content.markers) as MarkerId[]).filter((marker) => !laid.has(marker))
}

// —— decks ——

function cardsOfKind(content: Content, bag: Counts<CardId>, kind: Kind): CardId[] {
  const found: CardId[] = []
  for (const id in bag) if (cardOf(content, id as CardId).kind === kind) found.push(id as CardId)
  return found
}
/** BAR-SOLO-03 The kind of which too many cards are in the common deck still. */
const surplusKind = ({ state, content }: T): Kind | undefined =>
  KINDS.find((kind) => content.cardCounts[kind] - state.removedCounts[kind] > SOLO_DECK[kind])

/** BAR-SETUP-09 From the god deck; BAR-SOLO-05 in a solo game from the gods that are not in the deck. */
const startingGods = ({ state, content }: T): CardId[] =>
  cardsOfKind(content, isSolo(state) ? state.removedCards : deckOf(state, 'god').bag, 'god')
function takeStartingGod({ state }: T, card: CardId): void {
  if (!isSolo(state)) {
    takeFrom(deckOf(state, 'god').bag, card)
    return
  }
  takeFrom(state.removedCards, card)
  state.removedCounts.god -= 1
}

/** BAR-SETUP-07, BAR-RULING-09 Slots 1, 3, 5 are feasts, 2, 4, 6 demons. */
const TIMELINE_CARDS = 3
const slotOf = (kind: 'feasts' | 'demons', done: number): number => 2 * done + (kind === 'feasts' ? 1 : 2)
const timelineStep = (kind: 'feasts' | 'demons', next: 'demons' | 'gods') =>
  chance<TimelineId>('BAR-SETUP-07', {
    outcomes: ({ state, content }) =>
      equally(content[kind].filter((card) => isInPlay(card) && !state.timeline.includes(card.id)).map(({ id }) => id)),
    take(t, f, card) {
      const slot = slotOf(kind, f.done)
      t.state.timeline.splice(slot - 1, 0, card) // the feasts lie side by side until the demons come between them
      t.emit({ rule: 'BAR-SETUP-07', type: 'timelineFilled', slot, card })
      f.done += 1
      return then(f, f.done === TIMELINE_CARDS, next)
    },
  })

// —— starting knowledge ——

const DISCS = 2 // BAR-SETUP-11
/** BAR-SETUP-11, BAR-RULING-06 From the last in honour order to the first, two discs each. */
function learnerOf(state: State, done: number): Seat {
  const seats = state.order.filter((seat) => seat !== DUMMY)
  return seats[seats.length - 1 - Math.floor(done / DISCS)] as Seat
}
/** BAR-SETUP-12 Another player's disc lies there; BAR-SOLO-07 the dummy has none yet. */
const isForeign = (state: State, seat: Seat, track: Track): boolean =>
  state.players.some((_, other) => other !== seat && levelOf(state, other, track) > 0)

const learn = offer<Learn>('BAR-SETUP-11', 'learn', {
  args: { track: anyTrack },
  candidates: () => TRACKS.map((track): Learn => ({ do: 'learn', track })),
  conditions: [
    // BAR-RULING-07 It counts every disc placed so far.
    choiceNeeds('BAR-SETUP-12', 'foreignDisc', (t, _, { track }) => !isForeign(t.state, t.seat, track)),
  ],
  take(t, f, { track }) {
    const { knowledge } = playerOf(t.state, t.seat)
    knowledge[track] += 1 // BAR-SETUP-11 the same track once more is its second space
    t.emit({ rule: 'BAR-SETUP-11', type: 'learnt', seat: t.seat, track, level: knowledge[track] })
    f.done += 1
    return f.done < DISCS * t.state.players.length ? 'again' : 'end'
  },
})

const onTop = offer<StackOrder>('BAR-SOLO-06', 'onTop', {
  args: { who: naming(oneOf('mine', 'dummy'), (who) => (who === 'dummy' ? who : null)) },
  candidates: () => [
    { do: 'onTop', who: 'mine' },
    { do: 'onTop', who: 'dummy' },
  ],
  conditions: [],
  take(t, f, { who }) {
    const order = who === 'mine' ? [0, DUMMY] : [DUMMY, 0]
    t.state.order = order
    t.emit({ rule: 'BAR-SOLO-06', type: 'honourStacked', order })
    return then(f, true, 'learn')
  },
})

export const setup: Rule<Barbarians, SetupFrame> = {
  // BAR-TRIBE-01, BAR-RULING-75 In seating order; or by lot.
  tribes: auto('BAR-TRIBE-01', ({ state }) => {
    const { tribePowers, tribes } = state.options
    if (!tribePowers) return 'orient'
    return tribes === 'random' ? 'drawTribe' : 'tribe'
  }),
  tribe: decision('BAR-RULING-75', { seat: (f) => f.done, offers: [chooseTribe] }),
  drawTribe: chance<Tribe>('BAR-RULING-75', {
    outcomes: ({ state }) => equally(freeTribes(state)),
    take: giveTribe,
  }),
  // BAR-SETUP-01, BAR-RULING-17 Rings 1, 2 and 3; the arc always starts where it does.
  orient: chance<number>('BAR-SETUP-01', {
    outcomes: () => equally(Array.from({ length: SECTORS }, (_, turns) => turns)),
    take(t, f, turns) {
      t.state.turns[f.done] = turns
      t.emit({ rule: 'BAR-SETUP-01', type: 'ringOriented', ring: (f.done + 1) as TurningRing, turns })
      f.done += 1
      return then(f, f.done === TURNING_RINGS.length, 'marker')
    },
  }),
  // BAR-SETUP-03, BAR-RULING-08 One on each region, whatever is printed there; none on the start region.
  marker: chance<MarkerId>('BAR-SETUP-03', {
    outcomes: (t) => equally(markersLeft(t)),
    take(t, f, marker) {
      const { id: region } = mapOf(t).regions[f.done] as Region
      t.state.markers[region] = marker
      t.emit({ rule: 'BAR-SETUP-03', type: 'markerLaid', region, marker })
      f.done += 1
      return then(f, f.done === mapOf(t).regions.length, 'fewerMarkers')
    },
  }),
  // BAR-SETUP-04, BAR-SETUP3-01, BAR-SOLO-02 Regions for more players lose theirs.
  fewerMarkers: auto('BAR-SETUP-04', (t) => {
    const { state } = t
    const regions = mapOf(t).regions.flatMap(({ id, players }) => (players > state.players.length ? [id] : []))
    for (const region of regions) state.removedMarkers.push(removeMarker(state, region))
    if (regions.length > 0) t.emit({ rule: 'BAR-SETUP-04', type: 'markersRemoved', regions })
    return isSolo(state) ? 'select' : 'display'
  }),
  select: auto('BAR-SOLO-03', (t) => {
    if (surplusKind(t) !== undefined) return 'remove'
    t.emit({ rule: 'BAR-SOLO-03', type: 'cardsSelected', sizes: { ...SOLO_DECK } })
    return 'display'
  }),
  // BAR-SOLO-03 Cards that are not needed leave the game unseen.
  remove: chance<CardId>('BAR-SOLO-03', {
    outcomes: (t) => equally(cardsOfKind(t.content, deckOf(t.state, 'god').bag, surplusKind(t) as Kind)),
    take({ state, content }, _, card) {
      const { kind } = cardOf(content, card)
      takeFrom(deckOf(state, kind).bag, card)
      addTo(state.removedCards, card)
      state.removedCounts[kind] += 1
      return 'select'
    },
  }),
  // BAR-SETUP-06, BAR-SOLO-03
  display: chance<CardId>('BAR-SETUP-06', {
    outcomes: ({ state }, f) => outcomesAt(deckOf(state, displayKind(state, f.done)), 0),
    take(t, f, card) {
      t.state.display[f.done] = drawCard(deckOf(t.state, displayKind(t.state, f.done)), card)
      t.emit({ rule: 'BAR-SETUP-06', type: 'cardShown', card, place: f.done + 1, shownTo: 'all' })
      f.done += 1
      return then(f, f.done === t.state.display.length, 'feasts')
    },
  }),
  feasts: timelineStep('feasts', 'demons'),
  demons: timelineStep('demons', 'gods'),
  // BAR-SETUP-09, BAR-SOLO-05 No cost is paid; its points are gained.
  gods: chance<CardId>('BAR-SETUP-09', {
    outcomes: (t) => equally(startingGods(t)),
    take(t, f, card) {
      takeStartingGod(t, card)
      playerOf(t.state, f.done).gods.push({ card, isUpright: true })
      t.emit({ rule: 'BAR-SETUP-09', type: 'godDealt', seat: f.done, card, shownTo: 'all' })
      changeDp(t, 'BAR-SETUP-09', f.done, (cardOf(t.content, card) as God).dp)
      f.done += 1
      return then(f, f.done === t.state.players.length, isSolo(t.state) ? 'dummies' : 'stack')
    },
  }),
  // BAR-SETUP-10 From the top of the stack: the topmost plays first.
  stack: chance<number>('BAR-SETUP-10', {
    outcomes: ({ state }) => equally([...state.players.keys()].filter((seat) => !state.order.includes(seat))),
    take(t, f, seat) {
      const { state } = t
      state.order.push(seat)
      if (state.order.length < state.players.length) return 'again'
      t.emit({ rule: 'BAR-SETUP-10', type: 'honourStacked', order: state.order.slice() })
      return then(f, true, state.players.length === 2 ? 'dummies' : 'learn')
    },
  }),
  // BAR-SETUP2-01, BAR-SOLO-04 Four heroes of an unused colour, one per ring.
  dummies: chance<SpaceId>('BAR-SETUP2-01', {
    outcomes: (t, f) => equally(spacesOf(t, (f.done + 1) as Ring).map(({ id }) => id)),
    take(t, f, space) {
      t.state.dummies.push(space)
      t.emit({ rule: 'BAR-SETUP2-01', type: 'dummyPlaced', ring: (f.done + 1) as Ring, space })
      f.done += 1
      return then(f, f.done === RINGS.length, isSolo(t.state) ? 'soloStack' : 'opposite')
    },
  }),
  // BAR-SETUP2-02, BAR-RULING-80 Those of the other unused colour opposite.
  opposite: auto('BAR-SETUP2-02', (t) => {
    for (const ring of RINGS) {
      const { id: space } = oppositeOf(t, t.state.dummies[ring - 1] as SpaceId)
      t.state.dummies.push(space)
      t.emit({ rule: 'BAR-SETUP2-02', type: 'dummyPlaced', ring, space })
    }
    return 'learn'
  }),
  // BAR-SOLO-06, BAR-RULING-109 It matters for equal positions only.
  soloStack: decision('BAR-SOLO-06', { seat: () => 0, offers: [onTop] }),
  learn: decision('BAR-SETUP-11', { seat: (f, { state }) => learnerOf(state, f.done), offers: [learn] }),
}
