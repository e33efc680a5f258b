/** Questions about counters, triggers and the final scoring. */

import { countOf, includesSeat, type Seat, type Sum, type SumPart, sum, sumsOf, type Viewer } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  Attr,
  CardId,
  Counter,
  Deck,
  HexId,
  InPlay,
  Player,
  QuestId,
  RegionId,
  Requirement,
  Scored,
  State,
  TableRequirement,
  Trigger,
  TriggerId,
  Vindication,
  VinEffect,
} from '../types.ts'
import {
  ATTRIBUTES,
  type Board,
  CONTROL_HONOR,
  cardOf,
  DECK_OF,
  DECKS,
  MASTERY_HONOR,
  playerOf,
  type T,
  TILE_WEIGHT,
} from './table.ts'

const { part } = sumsOf<Vindication>()

// —— abilities ——

/** VIN-COMP-07, VIN-TRAIT-07, VIN-RELIC-10 What the player’s cards do continuously. */
export function forEachPassive(board: Board, seat: Seat, look: (effect: VinEffect, card: CardId) => void): void {
  const { cards } = playerOf(board.state, seat)
  for (let i = 0; i < cards.length; i++) {
    const { card } = cards[i] as InPlay
    const { passives } = cardOf(board.content, card)
    for (let k = 0; k < passives.length; k++) {
      const clause = passives[k] as (typeof passives)[number]
      if (clause.if !== null && !holdsFor(board, seat, clause.if)) continue
      for (let e = 0; e < clause.effects.length; e++) look(clause.effects[e] as VinEffect, card)
    }
  }
}

// —— counters, triggers ——

export function cardsIn({ state, content }: Board, seat: Seat, deck: Deck): number {
  let count = 0
  for (const { card } of playerOf(state, seat).cards) if (cardOf(content, card).deck === deck) count += 1
  return count
}
const coloursIn = (board: Board, seat: Seat): number =>
  DECKS.reduce((count, deck) => count + (cardsIn(board, seat, deck) > 0 ? 1 : 0), 0)
export const tilesOf = ({ profs }: Player): number => countOf(profs) // VIN-RULING-57 for `profs` alone

const COUNT: Readonly<Record<Counter, (board: Board, seat: Seat, region: RegionId | null) => number>> = {
  honor: ({ state }, seat) => playerOf(state, seat).honor,
  vindicated: ({ state }, seat) => (playerOf(state, seat).isVindicated ? 1 : 0),
  ctrl: ({ state }, seat) => regionsUnder(state, seat),
  conv: ({ state }, seat) => playerOf(state, seat).zones.conv,
  pot: ({ state }, seat) => playerOf(state, seat).zones.pot,
  speed: ({ state }, seat) => playerOf(state, seat).speed,
  companions: (b, seat) => cardsIn(b, seat, 'yellow') + cardsIn(b, seat, 'blue') + cardsIn(b, seat, 'red'),
  traits: (b, seat) => cardsIn(b, seat, 'trait'),
  relics: (b, seat) => cardsIn(b, seat, 'relic'),
  monsters: (b, seat) => cardsIn(b, seat, 'monster'),
  yellow: (b, seat) => cardsIn(b, seat, 'yellow'),
  blue: (b, seat) => cardsIn(b, seat, 'blue'),
  red: (b, seat) => cardsIn(b, seat, 'red'),
  profs: ({ state }, seat) => tilesOf(playerOf(state, seat)),
  coins: ({ state }, seat) => playerOf(state, seat).coins.length,
  heroicAttr({ state }, seat) {
    const { spheres } = playerOf(state, seat)
    return spheres.WIS + spheres.VIS + spheres.COU
  },
  heroicCards: (b, seat) => cardsIn(b, seat, 'trait') + cardsIn(b, seat, 'relic') + cardsIn(b, seat, 'monster'),
  cardColours: coloursIn,
  regions({ state }, seat, region) {
    let count = 0
    for (const hex in state.controllers)
      if (state.controllers[hex as HexId] === seat && state.tiles[hex as HexId] === region) count += 1
    return count
  },
}
function regionsUnder({ controllers }: State, seat: Seat): number {
  let count = 0
  for (const hex in controllers) if (controllers[hex as HexId] === seat) count += 1
  return count
}
export const countFor = (board: Board, seat: Seat, counter: Counter, region: RegionId | null = null): number =>
  COUNT[counter](board, seat, region)
export function holdsFor(board: Board, seat: Seat, { count, region, is, n }: Requirement): boolean {
  const have = COUNT[count](board, seat, region)
  return is === '=' ? have === n : have >= n
}

/** What the whole table must have at least; it depends on how many play. */
export const dueOf = ({ players }: State, { each, more, least }: TableRequirement): number =>
  Math.max(least, each * players.length + more)
function entriesIn(record: object): number {
  let count = 0
  for (const _ in record) count += 1
  return count
}
export function tableCount({ state }: Board, { count }: TableRequirement): number {
  if (count === 'discovered') return entriesIn(state.tiles)
  if (count === 'controlled') return entriesIn(state.controllers)
  return state.players.filter(({ isVindicated }) => isVindicated).length
}
function isMet(board: Board, { player, table }: Trigger): boolean {
  for (let i = 0; i < table.length; i++) {
    const requirement = table[i] as TableRequirement
    if (tableCount(board, requirement) < dueOf(board.state, requirement)) return false
  }
  if (player.length === 0) return true
  const { players } = board.state
  for (let seat = 0; seat < players.length; seat++) if (holdAllFor(board, seat, player)) return true
  return false
}
function holdAllFor(board: Board, seat: Seat, requirements: readonly Requirement[]): boolean {
  for (let i = 0; i < requirements.length; i++) if (!holdsFor(board, seat, requirements[i] as Requirement)) return false
  return true
}
/** VIN-END-01 Face-up triggers met by any player. */
export const metTriggers = (board: Board): TriggerId[] =>
  board.state.faceUp.filter((id) => isMet(board, board.content.triggers[id] as Trigger))
/** VIN-END-05 Once; VIN-RULING-54 not before every coin reached is taken and its trigger revealed. */
export const isEndDue = (t: T): boolean =>
  t.state.round > 0 && t.state.lastRound === null && t.within('coins') === undefined && hasMetTrigger(t)
function hasMetTrigger(t: T): boolean {
  const { faceUp } = t.state
  for (let i = 0; i < faceUp.length; i++)
    if (isMet(t, t.content.triggers[faceUp[i] as TriggerId] as Trigger)) return true
  return false
}
/** VIN-END-02 The lowest coin on the track that this seat has reached or passed. */
export const coinFor = (state: State, seat: Seat): number | undefined =>
  state.coins.find((coin) => coin <= playerOf(state, seat).honor)

// —— final scoring ——

/** What `score` counts. */
export const COUNTED: Readonly<Record<Scored, Counter>> = {
  RED: 'red',
  YEL: 'yellow',
  BLU: 'blue',
  COMPANION: 'companions',
  TRAIT: 'traits',
  RELIC: 'relics',
  MONSTER: 'monsters',
  REGION: 'ctrl',
  PROF: 'profs',
  COIN: 'coins',
}
/** What a card's `END` clauses are worth as the table stands. */
export function endBonus(board: Board, seat: Seat, id: CardId): number {
  let honor = 0
  for (const clause of cardOf(board.content, id).clauses) {
    if (clause.on !== 'END' || (clause.if !== null && !holdsFor(board, seat, clause.if))) continue
    for (const effect of clause.effects) {
      if (effect.do === 'hon') honor += effect.n
      if (effect.do === 'score') honor += Math.min(effect.most, effect.n * countFor(board, seat, COUNTED[effect.each]))
    }
  }
  return honor
}

/** VIN-MASTERY-03 Cards of the colour, 2 per proficiency tile (VIN-PROF-01), and what cards add. */
export function masterySum(board: Board, seat: Seat, attr: Attr): Sum {
  const parts: SumPart[] = [
    part(MASTERY_RULE[attr], cardsIn(board, seat, DECK_OF[attr]), 'cards'),
    part('VIN-PROF-01', TILE_WEIGHT * playerOf(board.state, seat).profs[attr], 'tiles'),
  ]
  forEachPassive(board, seat, (effect, card) => {
    if (effect.do === 'mastery' && effect.attr === attr) parts.push(part('VIN-MASTERY-03', effect.n, card))
  })
  return sum(...parts)
}
const MASTERY_RULE: Readonly<Record<Attr, RuleId>> = {
  INS: 'VIN-COMP-05',
  KNO: 'VIN-COMP-05',
  STR: 'VIN-COMP-05',
  WIS: 'VIN-TRAIT-08',
  VIS: 'VIN-RELIC-11',
  COU: 'VIN-MONSTER-14',
}
/** VIN-SETUP-07, VIN-MASTERY-01, VIN-MASTERY-02, VIN-RULING-56 One mastery an attribute: who alone is first; VIN-MASTERY-04 with a count above 0. */
export function masterOf(board: Board, attr: Attr): Seat | null {
  let [master, most]: [Seat | null, number] = [null, 0]
  board.state.players.forEach((_, seat) => {
    const { total } = masterySum(board, seat, attr)
    if (total > most) [master, most] = [seat, total]
    else if (total === most) master = null
  })
  return master
}

/** VIN-QUEST-04 The quests of a seat that a viewer may know. */
export const knownQuests = (state: State, seat: Seat, viewer: Viewer): QuestId[] =>
  playerOf(state, seat).quests.flatMap(({ is, knownTo }) =>
    is !== undefined && (viewer === 'open' || includesSeat(knownTo, viewer)) ? [is] : [],
  )
/** VIN-QUEST-01, VIN-QUEST-02 Each goal on its own; VIN-QUEST-03 what is not met costs nothing. */
/** What the parts of final scoring are for: `mastery INS`, `QST01 1`. */
export const masteryName = (attr: string): string => `mastery ${attr}`
export const goalName = (quest: string, goal: number): string => `${quest} ${goal + 1}`
export const questParts = (board: Board, seat: Seat, id: QuestId): SumPart[] =>
  (board.content.quests[id]?.goals ?? []).map((goal, i) =>
    part('VIN-QUEST-02', holdsFor(board, seat, goal.if) ? goal.honor : 0, goalName(id, i)),
  )

/** VIN-FINAL-01, -02 All that final scoring would add now, as far as this viewer may know. */
export function finalSum(board: Board, seat: Seat, viewer: Viewer): Sum {
  const { state } = board
  return sum(
    ...ATTRIBUTES.map((attr) =>
      part('VIN-MASTERY-05', masterOf(board, attr) === seat ? MASTERY_HONOR : 0, masteryName(attr)),
    ),
    ...playerOf(state, seat).cards.map(({ card }) => part('VIN-FINAL-01', endBonus(board, seat, card), card)),
    ...knownQuests(state, seat, viewer).flatMap((quest) => questParts(board, seat, quest)),
    part('VIN-BONUS-CONTROL-05', CONTROL_HONOR * regionsUnder(state, seat), 'regions'),
  )
}
