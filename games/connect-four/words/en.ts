import { seatMark as player, type Words } from '@skerry/contracts'
import type { Drop, Dropped } from '../types.ts'

export const en: Words = {
  name: 'Connect Four',
  rules: {
    'C4-TURN-01': 'The two players take turns; the first seat begins. A turn is one stone, never none.',
    'C4-DROP-01': 'A stone goes into a column and falls onto the stones already there.',
    'C4-DROP-02': 'A column that is filled to the top takes no stone.',
    'C4-END-01': 'Whoever has four own stones or more in an unbroken line, in any direction, wins at once.',
    'C4-END-02': 'If the board is full and nobody has a line, nobody wins.',
  },
  prompts: { 'game.drop': 'Which column takes your stone?' },
  choices: { drop: ({ column }: Drop) => `drop a stone into column ${column}` },
  events: {
    stoneDropped: ({ seat, column, row }: Dropped) => `${player(seat)} drops a stone into column ${column}, row ${row}`,
  },
  reasons: { columnFull: () => 'that column is full' },
  results: { line: 'four in a row', full: 'the board is full' },
  labels: {
    column: ({ column, stones }) => {
      const pile = (stones as number[]).map(player).join(', ')
      return pile === '' ? `column ${column}: empty` : `column ${column}, from the bottom: ${pile}`
    },
  },
  sums: {},
  parts: {},
  options: {},
}
