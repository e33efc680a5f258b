/** The Arrival at a table on a screen. */

import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
import type { Arrival } from '../types.ts'
import { drawing } from './drawing.tsx'
import { telling } from './telling.ts'

export const board: BoardPart<Arrival, ReactNode> = { ...drawing, ...telling }
