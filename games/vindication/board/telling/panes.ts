/** The parts of the board by name. */

import type { Language, Pane } from '@skerry/kernel'
import { PANES } from '../layout.ts'
import type { VinIcon } from './icons.ts'
import { type TellingWords, tellingWords } from './words.ts'

const ICONS: Readonly<Record<keyof TellingWords['panes'], VinIcon>> = {
  island: 'island',
  spheres: 'attribute',
  markets: 'card',
  own: 'inf',
  honor: 'honor',
  others: 'opponent',
}

export const panes = (_pack: unknown, language: Language): readonly Pane[] =>
  PANES.map(({ id, box }) => ({
    id,
    box,
    button: { icon: ICONS[id], name: tellingWords[language].panes[id] },
  }))
