/** Setup. Ledger 3.1. */

import {
  addTo,
  drawCard,
  frontsOf,
  outcomesAt,
  type Rule,
  reshuffle,
  type Seat,
  secretFor,
  steps,
  type Table,
  type Turn,
  takeFrom,
} from '@skerry/kernel'
import { changeHonor, discoverBy, enterBy } from '../effects.ts'
import { cardOf, DECKS, knownQuests, openHexesAt, playerOf, QUESTS_DEALT, START_TRIGGERS } from '../queries.ts'
import type {
  CardId,
  Deck,
  Journey,
  JourneyId,
  KeepQuest,
  QuestId,
  SetupFrame,
  Supply,
  TriangleId,
  TriggerId,
  Vindication,
} from '../types.ts'
import { anyQuest } from './args.ts'
import { revealTrigger } from './ending.ts'

type T = Table<Vindication>
const { auto, chance, sealed, answer, choiceNeeds } = steps<Vindication, SetupFrame>()

const journeyOf = ({ state, content }: T, seat: Seat): Journey =>
  content.journeys[playerOf(state, seat).journey as JourneyId] as Journey
/** VIN-RULING-05 Journeys are carried out in ascending order, one after the other. */
const travellerIn = (f: SetupFrame): Seat => f.order[f.done] as Seat
/** VIN-RULING-04 From the face-down deck, never from the open pile. */
const companionsFor = (t: T, f: SetupFrame): Supply => t.state.decks[journeyOf(t, travellerIn(f)).colour]
/** Counts on; true when all have had their turn. */
function isLast(f: SetupFrame, all: number): boolean {
  f.done += 1
  if (f.done < all) return false
  f.done = 0
  return true
}

export const setup: Rule<Vindication, SetupFrame> = {
  // VIN-SETUP-05, VIN-RULING-03 Each of the six decks, the traits too.
  openPile: chance<CardId>('VIN-SETUP-05', {
    outcomes: ({ state }, f) => outcomesAt(state.decks[DECKS[f.done] as Deck].pile, 0),
    take(t, f, card) {
      const deck = DECKS[f.done] as Deck
      const { pile, open } = t.state.decks[deck]
      open.push(drawCard(pile, card))
      t.emit({ rule: 'VIN-SETUP-05', type: 'cardTurnedUp', deck, card })
      return isLast(f, DECKS.length) ? 'trigger' : 'again'
    },
  }),
  trigger: chance<TriggerId>('VIN-SETUP-10', {
    outcomes: ({ state }) => frontsOf(undefined, state.triggers),
    take(t, f, trigger) {
      revealTrigger(t, 'VIN-SETUP-10', trigger)
      return isLast(f, START_TRIGGERS) ? 'journey' : 'again'
    },
  }),
  // VIN-SETUP-14, -15 One per player; the medallion starts where it says.
  journey: chance<JourneyId>('VIN-SETUP-14', {
    outcomes: ({ state }) => frontsOf(undefined, state.journeys),
    take(t, f, journey) {
      const seat = f.done
      const { triangle: at } = t.content.journeys[journey] as Journey
      takeFrom(t.state.journeys, journey)
      Object.assign(playerOf(t.state, seat), { journey, at })
      t.emit({ rule: 'VIN-SETUP-15', type: 'journeyDealt', seat, journey, at })
      return isLast(f, t.state.players.length) ? 'begin' : 'again'
    },
  }),
  begin: auto('VIN-RULING-05', (t, f) => {
    f.order = t.state.players.map((_, seat) => seat).sort((a, b) => journeyOf(t, a).number - journeyOf(t, b).number)
    return 'companion'
  }),
  // VIN-SETUP-17, -18 The first card without the non-start icon.
  companion: chance<CardId>('VIN-SETUP-17', {
    outcomes: (t, f) => outcomesAt(companionsFor(t, f).pile, 0),
    take(t, f, card) {
      drawCard(companionsFor(t, f).pile, card)
      if (cardOf(t.content, card).isStart) return dealCompanion(t, f, card)
      f.aside.push(card)
      t.emit({ rule: 'VIN-SETUP-18', type: 'cardSetAside', seat: travellerIn(f), card })
      return 'again'
    },
  }),
  // VIN-SETUP-22 Its ENTER ability, if any.
  enter: auto('VIN-SETUP-22', (t, f) => {
    const seat = travellerIn(f)
    for (const { card } of playerOf(t.state, seat).cards) enterBy(t, 'VIN-SETUP-22', seat, card)
    return isLast(f, t.state.players.length) ? 'quest' : 'companion'
  }),
  // VIN-SETUP-23 Two for everybody, known to their owner alone.
  quest: chance<QuestId>('VIN-SETUP-23', {
    outcomes: ({ state }) => outcomesAt(state.quests, 0),
    take(t, f, quest) {
      const seat = Math.floor(f.done / QUESTS_DEALT)
      const dealt = { is: drawCard(t.state.quests, quest), knownTo: [seat] }
      playerOf(t.state, seat).quests.push(dealt)
      t.emit(secretFor(dealt.knownTo, { rule: 'VIN-SETUP-23', type: 'questDealt', seat }, { quest }))
      return isLast(f, QUESTS_DEALT * t.state.players.length) ? 'keepQuest' : 'again'
    },
  }),
  // VIN-SETUP-23, VIN-RULING-10 One is kept in secret, the other is mixed back into the deck.
  keepQuest: sealed<KeepQuest>('VIN-SETUP-23', {
    seats: (_, { state }) => state.players.map((_, seat) => seat),
    offers: [
      answer<KeepQuest>('VIN-SETUP-23', 'keep', {
        args: { quest: anyQuest },
        candidates: ({ state, seat }) =>
          knownQuests(state, seat, seat).map((quest): KeepQuest => ({ do: 'keep', quest })),
        conditions: [
          choiceNeeds('VIN-SETUP-23', 'notDealt', ({ state, seat }, _, { quest }) =>
            knownQuests(state, seat, seat).includes(quest),
          ),
        ],
      }),
    ],
    take(t, _, answers) {
      for (const { seat, choice } of answers) keepQuest(t, seat, choice.quest)
      return 'island'
    },
  }),
  // VIN-SETUP-24, VIN-RULING-06 One tile for every hex that is still open beside the own medallion.
  island: auto('VIN-SETUP-24', (t, f) => {
    if (f.done === f.order.length) return 'first'
    const seat = travellerIn(f)
    f.done += 1
    const open = openHexesAt(t, playerOf(t.state, seat).at as TriangleId).length
    if (open > 0) t.call(discoverBy(seat, 'start', open))
    return 'again'
  }),
  // VIN-SETUP-25 Whoever starts on the smallest number begins.
  first: auto('VIN-SETUP-25', (t, f) => {
    const { state } = t
    state.first = f.order[0] as Seat
    state.active = state.first
    state.journeys = {} // VIN-SETUP-14 undealt ones play no further part
    t.emit({ rule: 'VIN-SETUP-25', type: 'firstPlayer', seat: state.first })
    return 'end'
  }),
}

/** VIN-SETUP-17, -19, -22 Beside the power board with no cube on it; its honor counts at once. */
function dealCompanion(t: Turn<Vindication>, f: SetupFrame, card: CardId): 'enter' {
  const seat = travellerIn(f)
  playerOf(t.state, seat).cards.push({ card, cubes: 0 })
  reshuffle(companionsFor(t, f).pile, Object.fromEntries(f.aside.splice(0).map((id) => [id, 1])))
  t.emit({ rule: 'VIN-SETUP-17', type: 'companionDealt', seat, card })
  changeHonor(t, 'VIN-SETUP-19', seat, cardOf(t.content, card).honor)
  return 'enter'
}
function keepQuest(t: Turn<Vindication>, seat: Seat, kept: QuestId): void {
  const player = playerOf(t.state, seat)
  for (const { is } of player.quests) if (is !== undefined && is !== kept) addTo(t.state.quests.bag, is)
  player.quests = player.quests.filter(({ is }) => is === kept)
  t.emitKnown(secretFor([seat], { rule: 'VIN-SETUP-23', type: 'questKept', seat }, { quest: kept }))
}
