/** The parts of the board by name. */

import type { Language, Pane } from '@skerry/kernel'
import { PANES } from '../layout.ts'
import type { BarIcon } from './icons.ts'
import { type TellingWords, tellingWords } from './words.ts'

/** Battles lie there only while there are some: the question leads to them. */
const ICONS: Readonly<Partial<Record<keyof TellingWords['panes'], BarIcon>>> = {
  volcano: 'round3',
  map: 'discovery',
  tracks: 'knowledge',
  cards: 'god',
  players: 'resources',
}

export const panes = (_pack: unknown, language: Language): readonly Pane[] =>
  PANES.map(({ id, box }) => {
    const icon = ICONS[id]
    return icon === undefined ? { id, box } : { id, box, button: { icon, name: tellingWords[language].panes[id] } }
  })
