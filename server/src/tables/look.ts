/** The table as a caller sees it: state, view, what can be chosen and why not. */

import { choiceText } from '@skerry/contracts'
import type { Choice, Viewer } from '@skerry/kernel'
import type { TableState, WireSight } from '@skerry/link'
import { refusalSentence } from '../games.ts'
import { checkBegun, checkRunning, checkSeat, checkViewer } from './access.ts'
import { gameNamed, TablePart } from './deps.ts'
import type { HistoryLoader } from './history.ts'
import type { Positions } from './positions.ts'
import { namesAt, stateIn } from './states.ts'
import type { Caller, Explained, ListedChoices } from './types.ts'
import type { Watchers } from './watchers.ts'

export class Look extends TablePart<{ positions: Positions; loader: HistoryLoader; watchers: Watchers }> {
  state(caller: Caller, id: string): Promise<TableState> {
    return this.deps.rooms.visit(caller, id, async (room, table) => stateIn(room, table, caller))
  }

  /** The view of the caller, or after the end of any viewer (`as`), now or at version `at`. */
  sight(caller: Caller, id: string, at?: number, as?: Viewer): Promise<WireSight> {
    return this.deps.rooms.visit(caller, id, async (room, table) => {
      const viewer = checkViewer(table, caller, as)
      checkBegun(table)
      const isPast = at !== undefined && at < table.version
      const text = isPast
        ? this.parts.loader.sightAt(table, at, viewer)
        : this.parts.watchers.sight(room, table, viewer)
      return JSON.parse(await text)
    })
  }

  choices(caller: Caller, id: string): Promise<ListedChoices> {
    return this.deps.rooms.visit(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkRunning(table)
      const now = await this.parts.watchers.loaded(room, table)
      const { words } = await gameNamed(this.deps, table.game)
      const texts = words[caller.language]
      const { v, decision, choices, notations } = await this.parts.positions.ask(room, now, {
        do: 'choices',
        table: id,
        seat,
      })
      const list = choices.kind === 'none' ? [] : choices.list
      const listed = list.map((choice, i) => ({
        notation: notations[i] as string,
        choice,
        text: choiceText(texts, choice, namesAt(table)),
      }))
      const split = choices.kind === 'allotment' ? { allotment: { do: choices.do, ...choices.allotment } } : {}
      return { v, prompt: decision === null ? null : (texts.prompts[decision] ?? decision), choices: listed, ...split }
    })
  }

  explain(caller: Caller, id: string, choice: Choice | string): Promise<Explained> {
    return this.deps.rooms.visit(caller, id, async (room, table) => {
      const seat = checkSeat(table, caller)
      checkRunning(table)
      const now = await this.parts.watchers.loaded(room, table)
      const { v, refusal } = await this.parts.positions.ask(room, now, { do: 'explain', table: id, seat, choice })
      if (refusal === null) return { v, refusal }
      const game = await gameNamed(this.deps, table.game)
      const message = refusalSentence(game, refusal, caller.language, namesAt(table))
      return { v, refusal: { ...refusal, message } }
    })
  }
}
