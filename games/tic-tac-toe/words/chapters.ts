import type { ChapterNames } from '@skerry/kernel'

export const chapters: ChapterNames = {
  en: { END: 'End of the game', MARK: 'Marking', TURN: 'Turns' },
  de: { END: 'Spielende', MARK: 'Setzen', TURN: 'Spielzüge' },
}
