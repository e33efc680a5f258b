import { seatMark as player, type Words } from '@skerry/contracts'
import type { Mark, Marked } from '../types.ts'

export const de: Words = {
  name: 'Tic-Tac-Toe',
  rules: {
    'TTT-TURN-01':
      'Die beiden Spieler sind abwechselnd am Zug; der erste Platz beginnt. Ein Zug ist genau ein Zeichen, nie keines.',
    'TTT-MARK-01': 'Wer am Zug ist, setzt sein Zeichen in ein leeres Feld.',
    'TTT-MARK-02': 'Ein Feld, in dem ein Zeichen steht, nimmt kein zweites auf.',
    'TTT-END-01': 'Wer eine Zeile, eine Spalte oder eine Diagonale mit eigenen Zeichen füllt, gewinnt sofort.',
    'TTT-END-02': 'Ist das Brett voll und hat niemand eine Linie, gewinnt niemand.',
  },
  prompts: { 'game.mark': 'In welches Feld kommt dein Zeichen?' },
  choices: { mark: ({ cell }: Mark) => `Feld ${cell} besetzen` },
  events: { cellMarked: ({ seat, cell }: Marked) => `${player(seat)} besetzt Feld ${cell}` },
  reasons: { cellTaken: () => 'dieses Feld ist besetzt' },
  results: { line: 'drei in einer Reihe', full: 'das Brett ist voll' },
  labels: { cell: ({ cell, mark }) => `Feld ${cell}: ${mark === -1 ? 'leer' : player(mark)}` },
  sums: {},
  parts: {},
  options: {},
}
