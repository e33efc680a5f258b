import { seatMark as player, type Words } from '@skerry/contracts'
import type { Drop, Dropped } from '../types.ts'

export const de: Words = {
  name: 'Vier gewinnt',
  rules: {
    'C4-TURN-01':
      'Die beiden Spieler sind abwechselnd am Zug; der erste Platz beginnt. Ein Zug ist genau ein Stein, nie keiner.',
    'C4-DROP-01': 'Ein Stein kommt in eine Spalte und fällt auf die Steine, die dort liegen.',
    'C4-DROP-02': 'Eine bis oben gefüllte Spalte nimmt keinen Stein mehr auf.',
    'C4-END-01':
      'Wer vier oder mehr eigene Steine lückenlos in einer Linie hat, gleich in welcher Richtung, gewinnt sofort.',
    'C4-END-02': 'Ist das Brett voll und hat niemand eine Linie, gewinnt niemand.',
  },
  prompts: { 'game.drop': 'In welche Spalte kommt dein Stein?' },
  choices: { drop: ({ column }: Drop) => `einen Stein in Spalte ${column} werfen` },
  events: {
    stoneDropped: ({ seat, column, row }: Dropped) =>
      `${player(seat)} wirft einen Stein in Spalte ${column}, Reihe ${row}`,
  },
  reasons: { columnFull: () => 'diese Spalte ist voll' },
  results: { line: 'vier in einer Reihe', full: 'das Brett ist voll' },
  labels: {
    column: ({ column, stones }) => {
      const pile = (stones as number[]).map(player).join(', ')
      return pile === '' ? `Spalte ${column}: leer` : `Spalte ${column}, von unten: ${pile}`
    },
  },
  sums: {},
  parts: {},
  options: {},
}
