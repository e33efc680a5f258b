import type { ChapterNames } from '@skerry/contracts'

export const chapters: ChapterNames = {
  en: { DROP: 'Dropping', END: 'End of the game', TURN: 'Turns' },
  de: { DROP: 'Einwerfen', END: 'Spielende', TURN: 'Spielzüge' },
}
