import type { ChapterNames } from '@skerry/contracts'

export const chapters: ChapterNames = {
  en: { END: 'End of the game', MARK: 'Marking', TURN: 'Turns' },
  de: { END: 'Spielende', MARK: 'Setzen', TURN: 'Spielzüge' },
}
