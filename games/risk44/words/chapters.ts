import type { ChapterNames } from '@skerry/contracts'

export const chapters: ChapterNames = {
  en: {
    ATTACK: 'Attack',
    CARD: 'Cards',
    END: 'End of the game',
    FORT: 'Fortifying',
    REINF: 'Reinforcements',
    SETUP: 'Setup',
    TURN: 'Turns',
  },
  de: {
    ATTACK: 'Angriff',
    CARD: 'Karten',
    END: 'Spielende',
    FORT: 'Befestigen',
    REINF: 'Verstärkung',
    SETUP: 'Aufbau',
    TURN: 'Spielzüge',
  },
}
