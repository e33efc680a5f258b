/** Where play stands: `turn D 2`, `block second`, `exploit mixFomori`. */

import type { Seat, Slot } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { Arrival, Back, BlockingFrame, CardId, ExploitFrame, Section, State } from '../types.ts'
import { BACKS, cardSlot, type Laying } from './laying.ts'
import { type Forms, seatOf, type Words } from './reading.ts'

export interface Stand {
  /** The frames above the game's own. */
  readonly frames: Arrival['frame'][]
  /** Blockers of those for whom no line names any. */
  readonly blockers: readonly Section[]
  /** Cards before a seat for which no line names any. */
  cards(seat: Seat, next: () => CardId): Slot<CardId>[]
  readonly isSettled: boolean
  readonly allPassed: boolean
}

const IN_ACTION: Omit<Stand, 'frames'> = {
  blockers: ['top', 'bottom'],
  cards: () => [],
  isSettled: true,
  allPassed: false,
}
const ACTIONS: Arrival['frame'] = { rule: 'actions', at: 'next', gone: 0 }
const EXPLOIT: Arrival['frame'] = { rule: 'exploit', at: 'fame', served: 0, due: 0 }
const BLOCKING: Arrival['frame'] = { rule: 'blocking', at: 'cardsOneAndTwo', set: 0 }

/** The place of a seat in turn order (ARR-GEN-13). */
const turnOf = ({ tribes, startPlayer }: State, seat: Seat): number =>
  (seat - startPlayer + tribes.length) % tribes.length

export const STANDS: Forms<(at: Laying, words: Words) => Stand> = [
  [
    /^setup ports$/,
    (at) => {
      for (const tribe of at.state.tribes) tribe.discs = at.state.options.startDiscsLeft + 1
      at.state.round = 1
      return { ...IN_ACTION, blockers: [], isSettled: false, frames: [{ rule: 'setup', at: 'port', done: 0 }] }
    },
  ],
  [/^draw(?: (\d+))?$/, (at, [drawn = '0']) => inDraw(at, Number(drawn))],
  [/^block$/, (at) => inBlocking(at, 'cardsOneAndTwo', 0, [])],
  [/^block first$/, (at) => inBlocking(at, at.state.options.blockersInTurnOrder ? 'firstInTurn' : 'first', 2, [])],
  [
    /^block second$/,
    (at) => inBlocking(at, at.state.options.blockersInTurnOrder ? 'secondInTurn' : 'second', 3, ['top']),
  ],
  [/^exploit (\w+)$/, (_, [at]) => inExploit(at as ExploitFrame['at'])],
  [/^actions$/, () => ({ ...IN_ACTION, frames: [{ ...ACTIONS }] })],
  [/^first turn ([A-D]) (\d)$/, ({ state }, [who, n]) => inTurn(state, seatOf(who), Number(n), 0)],
  [/^turn ([A-D]) (\d)$/, ({ state }, [who, n]) => inTurn(state, seatOf(who), Number(n), state.tribes.length)],
  [/^round end$/, () => ({ ...IN_ACTION, blockers: [], allPassed: true, frames: [{ ...ACTIONS }] })],
]

/** What of a round is still to come lies under what is done now. */
function inDraw({ state }: Laying, drawn: number): Stand {
  const seats = state.tribes.length
  const cards = (seat: Seat): Slot<CardId>[] => {
    const own = Math.floor((drawn + seats - 1 - turnOf(state, seat)) / seats)
    return Array.from({ length: own }, () => ({ back: BACKS[seat % 3] as Back, knownTo: [] }))
  }
  if (drawn >= seats * 4) throw new Flaw('given', 'everything is drawn')
  const frames: Arrival['frame'][] = [
    { ...ACTIONS },
    { ...EXPLOIT },
    { ...BLOCKING },
    { rule: 'draw', at: 'take', drawn },
  ]
  return { ...IN_ACTION, blockers: [], cards, frames }
}

/** So many cards of everybody lie face-up; the others are fixed, so that no chance is needed to turn them. */
function inBlocking({ content }: Laying, at: BlockingFrame['at'], up: number, blockers: Section[]): Stand {
  const cards = (_: Seat, next: () => CardId) => [0, 1, 2, 3].map((i) => cardSlot(content, next(), i < up))
  return { ...IN_ACTION, blockers, cards, frames: [{ ...ACTIONS }, { ...EXPLOIT }, { rule: 'blocking', at, set: 0 }] }
}

/** Whoever has no cards earns nothing; where no line names blockers the bottom is open. */
function inExploit(at: ExploitFrame['at']): Stand {
  return {
    ...IN_ACTION,
    blockers: ['top', 'middle'],
    frames: [{ ...ACTIONS }, { rule: 'exploit', at, served: 0, due: 0 }],
  }
}

function inTurn(state: State, seat: Seat, actions: number, before: number): Stand {
  const gone = before + turnOf(state, seat) + 1
  return {
    ...IN_ACTION,
    frames: [{ ...ACTIONS, gone } as Arrival['frame'], { rule: 'turn', at: 'act', seat, actions }],
  }
}
