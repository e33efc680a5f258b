/** The parts of the board by name. */

import { panesBy } from '@skerry/boards'
import type { BoardPart } from '@skerry/contracts'
import { PANES } from '../parts.ts'
import type { BarIcon } from './icons.ts'
import { type PresenterWords, presenterWords } from './words.ts'

/** Battles lie there only while there are some: the question leads to them. */
const ICONS: Readonly<Partial<Record<keyof PresenterWords['panes'], BarIcon>>> = {
  volcano: 'round3',
  map: 'discovery',
  display: 'god',
  knowledge: 'knowledge',
  honour: 'honour',
  own: 'resources',
  timeline: 'feast',
}

const tall = panesBy(PANES, ICONS, presenterWords)
/** A wide board shows what its question needs: there is nothing to go to. */
export const panes: NonNullable<BoardPart['panes']> = (pack, language, arrangement) =>
  arrangement === 'tall' ? tall(pack, language) : []
