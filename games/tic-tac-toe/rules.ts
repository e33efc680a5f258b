import { among, type Rule, steps } from '@skerry/kernel'
import { completesLine, isEmpty, isFull } from './queries.ts'
import type { Content, GameFrame, Mark, TicTacToe } from './types.ts'

const { auto, decision, offer, choiceNeeds } = steps<TicTacToe, GameFrame>()

const mark = offer<Mark>('TTT-MARK-01', 'mark', {
  args: {
    cell: among(
      (c: Content) => c.marks.map(({ cell }) => cell),
      (cell) => `cell ${cell}`,
    ),
  },
  candidates: ({ content }) => content.marks,
  conditions: [choiceNeeds('TTT-MARK-02', 'cellTaken', ({ state }, _, { cell }) => isEmpty(state, cell))],
  take(t, f, { cell }) {
    const { state, content, seat } = t
    state.cells[cell - 1] = seat
    t.emit({ rule: 'TTT-MARK-01', type: 'cellMarked', seat, cell })
    if (completesLine(state, content, cell)) return 'line'
    if (isFull(state)) return 'full'
    f.seat = 1 - seat // TTT-TURN-01 the players alternate
    return 'again'
  },
})

const game: Rule<TicTacToe, GameFrame> = {
  // TTT-TURN-01 A turn is one mark: its owner makes it, even where only one cell is left.
  mark: decision('TTT-TURN-01', { seat: (f) => f.seat, ask: 'always', offers: [mark] }),
  // TTT-END-01 The first line wins, also with the last mark of all.
  line: auto('TTT-END-01', (t, f) => {
    t.end({ rule: 'TTT-END-01', reason: 'line', winners: [f.seat] })
    return 'end'
  }),
  full: auto('TTT-END-02', (t) => {
    t.end({ rule: 'TTT-END-02', reason: 'full', winners: [] })
    return 'end'
  }),
}

export const rules = { game }
