/** Guests, tables, rows and messages to store in tests. */

import type { Change, StoredChat, StoredGuest, StoredRow, StoredSeat, StoredTable } from '../../src/store/types.ts'

export const aGuest = (id: string, more: Partial<StoredGuest> = {}): StoredGuest => ({
  id,
  name: `Guest ${id}`,
  tokenHash: `token of ${id}`,
  since: 1_750_000_000_000,
  ...more,
})

export const aSeat = (more: Partial<StoredSeat> = {}): StoredSeat => ({
  by: 'open',
  guest: null,
  name: '',
  invite: '',
  nonce: '',
  hasResigned: false,
  delegated: null,
  orders: { left: [], isHeld: false },
  ...more,
})

export const aTable = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'bazaar',
  rules: '1.0.0',
  pack: '0123456789abcdef',
  hasOwnPack: false,
  options: {},
  seats: [aSeat({ invite: `${id}/0` }), aSeat({ invite: `${id}/1` })],
  host: 'host',
  visibility: 'private',
  phase: 'running',
  begun: 1_750_000_000_000,
  played: 1_750_000_000_000,
  version: 0,
  asked: null,
  winners: [],
  endedBy: null,
  secret: `secret of ${id}`,
  witnessedFrom: 0,
  rematch: null,
  held: null,
  isDue: false,
  ...more,
})

export const aRow = (v: number, more: Partial<StoredRow> = {}): StoredRow => ({
  seat: v % 2,
  choices: [`buy ${v}`],
  outcomes: [],
  hash: `hash ${v}`,
  v,
  key: `key ${v}`,
  at: 1_750_000_000_000 + v,
  ...more,
})

export const aMessage = (n: number, more: Partial<StoredChat> = {}): StoredChat => ({
  id: `m${n}`,
  at: n,
  from: 0,
  to: null,
  text: `message ${n}`,
  key: `said ${n}`,
  ...more,
})

/** One row more: what a move writes. */
export const move = (table: StoredTable, more: Partial<StoredRow> = {}): Change[] => [
  { kind: 'row', table: table.id, row: aRow(table.version, more) },
  {
    kind: 'table',
    table: { ...table, version: table.version + 1, played: 1_750_000_000_000 + table.version },
    was: table.version,
  },
]

/** Texts that are easily spoilt on the way: quotes, what SQL and JSON treat specially, halves of surrogate pairs. */
export const ODD_TEXTS = [
  '',
  `"double", 'single', \`back\`, \\ and \\\\`,
  "'); DROP TABLE tables; --",
  'a\0b',
  '\ud800',
  'x\udfffy',
  'Ærøskøbing 🎲 e\u0301 é ﬀ',
  '\u2028\u2029\r\n\t\u007f\ufeff',
  '__proto__',
  '%_?$1:a@b',
] as const
