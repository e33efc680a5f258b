/** What answers look like, for the documentation. A test holds every one of them against its schema. */

import type {
  ChatMessage,
  ChoiceListed,
  Done,
  GameListed,
  LogEntry,
  OrderListed,
  TableCard,
  TableState,
  WireSight,
} from '@skerry/link'

const BEGUN = 1767225600000
const MINUTE = 60_000

export const aTable: TableState = {
  id: 'k3v9m2p4q7r8s1t5',
  game: 'a-game',
  options: {},
  visibility: 'private',
  phase: 'open',
  seats: [
    { name: 'Ada', by: 'person', isYou: true, isHere: true, hasResigned: false },
    {
      name: '',
      by: 'open',
      isYou: false,
      isHere: false,
      hasResigned: false,
      invite: '0123456789abcdefghjkmnpqrstvwxyz',
    },
  ],
  you: 0,
  isHost: true,
  watching: 0,
  version: 0,
  asked: null,
  winners: [],
  endedBy: null,
  begun: BEGUN,
  played: BEGUN,
  rules: '1.0.0',
  hasOwnPack: false,
  dice: { commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', isWitnessed: true },
  rematch: null,
  isHeld: false,
}

export const aCard: TableCard = {
  id: aTable.id,
  game: aTable.game,
  phase: 'running',
  visibility: 'public',
  seats: [
    { name: 'Ada', by: 'person', isYou: true },
    { name: 'Ben', by: 'person', isYou: false },
  ],
  you: 0,
  isYourTurn: true,
  version: 4,
  asked: { seats: [0], decision: 'turn.move' },
  winners: [],
  begun: BEGUN,
  played: BEGUN + MINUTE,
}

export const aGame: GameListed = {
  id: 'a-game',
  name: { en: 'A game', de: 'Ein Spiel' },
  seats: { min: 2, max: 4 },
  options: [{ key: 'length', rule: 'RULE-2', values: ['short', 'long'], default: 'long' }],
  bots: ['random', 'novice'],
  rules: '1.0.0',
}

const anEvent = { rule: 'RULE-4', type: 'pieceMoved', from: 'a1', to: 'a2' }

export const aDone: Done = { v: 5, events: [anEvent] }

export const anOrder: OrderListed = {
  notation: 'guard always',
  rule: 'RULE-4',
  text: 'guard whenever it is possible',
}

export const aRow: LogEntry = { row: 4, seat: 0, isUndo: false, events: [anEvent] }

export const aChoice: ChoiceListed = {
  notation: 'move a1 a2',
  choice: { do: 'move', ...{ from: 'a1', to: 'a2' } },
  text: 'Move from a1 to a2',
}

export const aSight: WireSight = {
  v: 4,
  viewer: 0,
  view: {
    seat: 0,
    pack: 'c0ffee',
    seats: 2,
    state: { pieces: { a1: 0 } },
    stack: [{ rule: 'turn', at: 'move' }],
    result: null,
  },
  hash: 'd41d8cd98f00b204',
  barrier: 'otherSeat',
  pending: 'asked',
  asked: [0],
}

export const aMessage: ChatMessage = {
  id: 'm5n6p7q8r9s0t1v2',
  at: BEGUN + MINUTE,
  from: 0,
  to: null,
  text: 'Good luck!',
}
