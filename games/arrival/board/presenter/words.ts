/** What the board says, in both languages. Seats in sentences are marks (`seatMark`). */

import type { Language } from '@skerry/contracts'
import type { Piece } from '../../types.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type PhaseId = 'draw' | 'block' | 'exploit' | 'actions' | 'roundEnd'
/** What an earning card shows. */
export type Gain = Piece | 'fame' | 'tiles' | 'fomori'
/** Ait, Broch, Caer. */
export type Level = 1 | 2 | 3
/** How much of each symbol; a number may be an average. */
export type Amounts = Readonly<Record<Gain, number>>

export type PresenterWords = typeof en
export const presenterWords: Readonly<Record<Language, PresenterWords>> = { en, de }
