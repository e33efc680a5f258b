import { seatMark as player, type Words } from '@skerry/contracts'
import type { Mark, Marked } from '../types.ts'

export const en: Words = {
  name: 'Tic-tac-toe',
  rules: {
    'TTT-TURN-01': 'The two players take turns; the first seat begins. A turn is one mark, never none.',
    'TTT-MARK-01': 'Whoever is to move puts their own mark into an empty cell.',
    'TTT-MARK-02': 'A cell with a mark in it takes no other.',
    'TTT-END-01': 'Whoever fills a row, a column or a diagonal with their own marks wins at once.',
    'TTT-END-02': 'If the board is full and nobody has a line, nobody wins.',
  },
  prompts: { 'game.mark': 'Which cell gets your mark?' },
  choices: { mark: ({ cell }: Mark) => `mark cell ${cell}` },
  events: { cellMarked: ({ seat, cell }: Marked) => `${player(seat)} marks cell ${cell}` },
  reasons: { cellTaken: () => 'that cell is taken' },
  results: { line: 'three in a row', full: 'the board is full' },
  labels: { cell: ({ cell, mark }) => `cell ${cell}: ${mark === -1 ? 'empty' : player(mark)}` },
  sums: {},
  parts: {},
  options: {},
}
