/** The parts of the board by name. */

import type { Language, Pane } from '@skerry/kernel'
import { PANES } from '../layout.ts'
import type { BarIcon } from './icons.ts'
import { type TellingWords, tellingWords } from './words.ts'

const ICONS: Readonly<Record<keyof TellingWords['panes'], BarIcon>> = {
  volcano: 'round3',
  map: 'discovery',
  tracks: 'knowledge',
  cards: 'god',
  players: 'resources',
}

export const panes = (_pack: unknown, language: Language): readonly Pane[] =>
  PANES.map(({ id, box }) => ({ id, box, icon: ICONS[id], name: tellingWords[language].panes[id] }))
