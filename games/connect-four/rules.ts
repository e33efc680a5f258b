import { among, type Rule, steps } from '@skerry/kernel'
import { completesLine, hasRoom, heightOf } from './queries.ts'
import type { ConnectFour, Content, Drop, GameFrame } from './types.ts'

const { auto, decision, offer, choiceNeeds } = steps<ConnectFour, GameFrame>()

const drop = offer<Drop>('C4-DROP-01', 'drop', {
  args: {
    column: among(
      (c: Content) => c.drops.map(({ column }) => column),
      (column) => `column ${column}`,
    ),
  },
  exact: true,
  candidates({ state, content }) {
    const reached: Drop[] = []
    for (const drop of content.drops) if (hasRoom(state, content, drop.column)) reached.push(drop)
    return reached
  },
  conditions: [
    choiceNeeds('C4-DROP-02', 'columnFull', ({ state, content }, _, { column }) => hasRoom(state, content, column)),
  ],
  take(t, f, { column }) {
    const { state, content, seat } = t
    const row = heightOf(state, column) // C4-DROP-01 it falls onto the stones below
    state.heights[column - 1] = row + 1
    state.cells[row * content.columns + column - 1] = seat
    t.emit({ rule: 'C4-DROP-01', type: 'stoneDropped', seat, column, row: row + 1 })
    if (completesLine(state, content, column - 1, row)) return 'line'
    if (row + 1 === content.rows && state.heights.every((h) => h === content.rows)) return 'full'
    f.seat = 1 - seat // C4-TURN-01 the players alternate
    return 'again'
  },
})

const game: Rule<ConnectFour, GameFrame> = {
  // C4-TURN-01 A turn is one stone: its owner drops it, even where only one column is left.
  drop: decision('C4-TURN-01', { seat: (f) => f.seat, ask: 'always', offers: [drop] }),
  // C4-END-01 The first line wins, also with the last stone of all.
  line: auto('C4-END-01', (t, f) => t.end({ rule: 'C4-END-01', reason: 'line', winners: [f.seat] })),
  full: auto('C4-END-02', (t) => t.end({ rule: 'C4-END-02', reason: 'full', winners: [] })),
}

export const rules = { game }
