/** Barbarians at a table on a screen. */

import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
import type { Barbarians } from '../types.ts'
import { drawing } from './drawing.tsx'
import { telling } from './telling.ts'

export const board: BoardPart<Barbarians, ReactNode> = { ...drawing, ...telling }
