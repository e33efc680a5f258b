/** The parts of the board by name. */

import type { Arrangement, Language, Pane } from '@skerry/contracts'
import { LAYOUTS, type PaneId } from '../layout.ts'
import type { VinIcon } from './icons.ts'
import { presenterWords } from './words.ts'

const ICONS: Readonly<Record<PaneId, VinIcon>> = { island: 'island', power: 'inf', cards: 'card' }

export const panes = (_pack: unknown, language: Language, arrangement: Arrangement): readonly Pane[] =>
  LAYOUTS[arrangement].panes.map(({ id, box }) => ({
    ...{ id, box },
    button: { icon: ICONS[id], name: presenterWords[language].panes[id] },
  }))
