/** Marnon at a table on a screen. */

import { drawnAs } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/contracts'
import type { ReactNode } from 'react'
import type { Marnon } from '../types.ts'
import { drawings } from './drawing.ts'
import { presenter } from './presenter.ts'

export const board: BoardPart<Marnon, ReactNode> = { ...drawnAs(drawings.wide, drawings.tall), ...presenter }
