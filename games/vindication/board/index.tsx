/** Vindication at a table on a screen. */

import { drawnAs } from '@skerry/boards/live'
import type { BoardPart, Pane } from '@skerry/contracts'
import type { ReactNode } from 'react'
import type { Vindication } from '../types.ts'
import { drawing } from './drawing.ts'
import { DEALT_PANE, TURN } from './layout.ts'
import { presenter } from './presenter.ts'

/** They have no buttons: what they show is looked at when it is asked about. */
const turn: Pane = { id: 'turn', box: TURN }
const quests: Pane = { id: 'quests', box: DEALT_PANE }

export const board: BoardPart<Vindication, ReactNode> = {
  ...drawnAs(drawing),
  ...presenter,
  panes: (pack, language) => [turn, quests, ...presenter.panes(pack, language)],
}
