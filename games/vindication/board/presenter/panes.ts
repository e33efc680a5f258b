/** The parts of the board by name. */

import { panesBy } from '@skerry/boards'
import { PANES } from '../layout.ts'
import type { VinIcon } from './icons.ts'
import { type PresenterWords, presenterWords } from './words.ts'

const ICONS: Readonly<Record<keyof PresenterWords['panes'], VinIcon>> = {
  island: 'island',
  spheres: 'attribute',
  markets: 'card',
  own: 'inf',
  honor: 'honor',
  others: 'opponent',
}

export const panes = panesBy(PANES, ICONS, presenterWords)
