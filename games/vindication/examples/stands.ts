/** Where play stands: `turn A`, `end of turn B`, `setup tiles: A=JRN01 B=JRN02`, `scoring`. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { turnOf } from '../effects.ts'
import { cardOf, START_HONOR } from '../queries.ts'
import type { Card, CardId, Colour, GameFrame, Journey, SetupFrame, Vindication } from '../types.ts'
import { complete, giveJourneys, giveQuests, placeMedallions } from './completing.ts'
import { type Laying, playerAt } from './laying.ts'
import { type Forms, journeyNamed, seatOf, type Words, wordsOf } from './reading.ts'

/** The frames on the stack, the game's own first. */
export type Stand = readonly Vindication['frame'][]

const DEAL = '((?:[A-E]=JRN\\d\\d ?)+)'
const ROUND = 3
const HONOR = 20

/** Completes the table and says where play goes on. */
export const STANDS: Forms<(at: Laying, words: Words) => Stand> = [
  [/^turn ([A-E])$/, (at, [who]) => inTurn(at, seatOf(who), false)],
  [/^end of turn ([A-E])$/, (at, [who]) => inTurn(at, seatOf(who), true)],
  [new RegExp(`^setup companions: ${DEAL}$`), (at, [deal = '']) => beforeCompanions(at, deal)],
  [new RegExp(`^setup tiles: ${DEAL}$`), (at, [deal = '']) => beforeTiles(at, deal)],
  [/^scoring$/, (at) => scoring(at)],
]

/** Whether a game is still being set up: then everybody has what a game begins with. */
export const isSetup = (line: string): boolean => line.startsWith('setup ')

/** What everybody has in the middle of a game before any line is laid. */
export function beginInPlay({ state }: Laying): void {
  state.round = ROUND
  for (const player of state.players) {
    player.honor = HONOR
    Object.assign(player.spheres, { INS: 0, KNO: 0, STR: 0 })
  }
}

const ofGame = (at: GameFrame['at']): GameFrame => ({ rule: 'game', at })

// —— in the game ——

function completeInPlay(at: Laying): void {
  placeMedallions(at)
  giveJourneys(at)
  giveQuests(at)
  complete(at)
}

function inTurn(at: Laying, seat: Seat, hasMoved: boolean): Stand {
  completeInPlay(at)
  const turn = turnOf(seat)
  playerAt(at.state, seat)
  at.state.active = seat
  if (hasMoved) turn.move = 'done'
  for (const [who, done] of at.done) {
    if (who !== seat) throw new Flaw('given', 'only the active player has done something in this turn')
    for (const note of done) note(turn)
  }
  return [ofGame('nextTurn'), turn]
}

/** The last turn is over. */
function scoring(at: Laying): Stand {
  const { state } = at
  state.lastRound ??= state.round
  state.round = state.lastRound
  state.active = (state.first + state.players.length - 1) % state.players.length
  completeInPlay(at)
  return [ofGame('scoring')]
}

// —— setup ——

/** `A=JRN07 B=JRN03`, for every seat. */
function deal(at: Laying, text: string): void {
  const { state, content } = at
  for (const word of wordsOf(text.trim())) {
    const [who, id] = word.split('=')
    const journey = journeyNamed(at, id)
    Object.assign(playerAt(state, seatOf(who)), { journey, at: (content.journeys[journey] as Journey).triangle })
  }
  const dealt = state.players.map(({ journey }) => journey)
  if (dealt.includes(null) || new Set(dealt).size < dealt.length)
    throw new Flaw('given', 'every seat has a journey of its own')
}
const journeyAt = ({ state, content }: Laying, seat: Seat): Journey =>
  content.journeys[playerAt(state, seat).journey ?? ('' as never)] as Journey
const openIsland = (at: Laying): void => {
  for (const { id } of at.content.hexes) if (!at.tiles.has(id)) at.open.add(id)
}

/** Journeys are dealt, nothing else has come of them. */
function beforeCompanions(at: Laying, text: string): Stand {
  deal(at, text)
  openIsland(at)
  complete(at)
  return [ofGame('nextTurn'), setupFrame('begin', [])]
}

/** Companions and quests are dealt: the first free start card of the colour, unless a line names one. */
function beforeTiles(at: Laying, text: string): Stand {
  const { state } = at
  deal(at, text)
  const order = [...state.players.keys()].sort((a, b) => journeyAt(at, a).number - journeyAt(at, b).number)
  for (const seat of order) giveCompanion(at, seat)
  openIsland(at)
  giveQuests(at)
  complete(at)
  state.journeys = {}
  state.first = order[0] as Seat
  state.active = state.first
  return [ofGame('nextTurn'), setupFrame('island', order)]
}
function giveCompanion(at: Laying, seat: Seat): void {
  const { state, content } = at
  const player = playerAt(state, seat)
  if (player.cards.length === 0) player.cards.push({ card: startCard(at, journeyAt(at, seat).colour), cubes: 0 })
  const dealt = player.cards.map(({ card }) => cardOf(content, card).honor)
  if (player.honor === START_HONOR) player.honor += dealt.reduce((all, honor) => all + honor, 0)
}
function startCard({ state, content }: Laying, colour: Colour): CardId {
  const held = state.players.flatMap(({ cards }) => cards.map(({ card }) => card))
  const cards = content.deckIds[colour].map((id) => cardOf(content, id))
  return (cards.find(({ id, isStart }) => isStart && !held.includes(id)) as Card).id
}
const setupFrame = (at: SetupFrame['at'], order: Seat[]): SetupFrame => ({
  rule: 'setup',
  at,
  done: 0,
  order,
  aside: [],
})
