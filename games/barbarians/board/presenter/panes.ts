/** The parts of the board by name. */

import { panesBy } from '@skerry/boards'
import { PANES } from '../layout.ts'
import type { BarIcon } from './icons.ts'
import { type PresenterWords, presenterWords } from './words.ts'

/** Battles lie there only while there are some: the question leads to them. */
const ICONS: Readonly<Partial<Record<keyof PresenterWords['panes'], BarIcon>>> = {
  volcano: 'round3',
  map: 'discovery',
  tracks: 'knowledge',
  cards: 'god',
  players: 'resources',
}

export const panes = panesBy(PANES, ICONS, presenterWords)
