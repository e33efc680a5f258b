/** Barbarians at a table on a screen. */

import { drawnAs } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/contracts'
import type { ReactNode } from 'react'
import type { Barbarians } from '../types.ts'
import { drawings } from './drawing.ts'
import { presenter } from './presenter.ts'

export const board: BoardPart<Barbarians, ReactNode> = { ...drawnAs(drawings.wide, drawings.tall), ...presenter }
