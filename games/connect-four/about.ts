import type { GameAbout } from '@skerry/contracts'

export const about: GameAbout = {
  name: { en: 'Connect Four', de: 'Vier gewinnt' },
  blurb: { en: 'Four in a row, dropped from above.', de: 'Vier in einer Reihe, von oben eingeworfen.' },
  players: { min: 2, max: 2 },
  minutes: 5,
  isSample: true,
}
