import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Tic-tac-toe', de: 'Tic-Tac-Toe' },
  blurb: { en: 'Three in a row, on nine cells.', de: 'Drei in einer Reihe, auf neun Feldern.' },
  players: { min: 2, max: 2 },
  minutes: 1,
  isSample: true,
}
