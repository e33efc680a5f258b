/** What the board says, in both languages. Seats in sentences are marks (`seatMark`). */

import type { Language } from '@skerry/contracts'
import { de } from './de.ts'
import { en } from './en.ts'

export type PhaseId = 'orcs' | 'dragon' | 'peacemaker' | 'startPlayer' | 'turns'
/** What goes on inside a phase or the setup. */
export type Detail =
  | 'order'
  | 'castles'
  | 'men'
  | 'treasures'
  | 'blocks'
  | 'aid'
  | 'reinforcements'
  | 'attack'
  | 'fight'
  | 'treasure'

export type PresenterWords = typeof en
export const presenterWords: Readonly<Record<Language, PresenterWords>> = { en, de }
