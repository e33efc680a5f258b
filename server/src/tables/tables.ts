/** Everything that can be done with tables, put together from its subjects. Each part knows only those made before it. */

import { AnswerRunner } from './answer-runner.ts'
import { Broadcast } from './broadcast.ts'
import { Chat } from './chat.ts'
import type { TableDeps } from './deps.ts'
import { Guests } from './guests.ts'
import { History, HistoryLoader } from './history.ts'
import { Housekeeping } from './housekeeping.ts'
import { Lobby } from './lobby.ts'
import { Look } from './look.ts'
import { Orders } from './orders.ts'
import { Play, Turns } from './play.ts'
import { Positions } from './positions.ts'
import { Seats } from './seats.ts'
import { Watchers } from './watchers.ts'

export type Tables = ReturnType<typeof openTables>

/** What HTTP routes and live connections can do. A method that throws a `ProblemError` has changed nothing. */
export type TablesApi = Omit<Tables, 'close' | 'resume' | 'tidy'>

export function openTables(deps: TableDeps) {
  const broadcast = new Broadcast(deps, {})
  const positions = new Positions(deps, { broadcast })
  const loader = new HistoryLoader(deps, { positions })
  const watchers = new Watchers(deps, { positions, loader, broadcast })
  const lobby = new Lobby(deps, { positions })
  const turns = new Turns(deps, { positions, watchers, broadcast, lobby })
  const answers = new AnswerRunner(deps, { positions, watchers, broadcast, turns })
  const parts = { broadcast, positions, loader, watchers, lobby, turns, answers }
  deps.rules.onLost(() => deps.rooms.unload())
  return {
    ...actions(new Guests(deps, parts), 'guestOf', 'newGuest', 'renameGuest'),
    ...actions(lobby, 'games', 'myTables', 'publicTables', 'invitation', 'onLobby', 'create', 'bring'),
    ...actions(new Seats(deps, parts), 'join', 'leave', 'kick', 'setSeat', 'start', 'rematch'),
    ...actions(new Play(deps, parts), 'choose', 'undo', 'resign', 'delegate'),
    ...actions(new Orders(deps, parts), 'orders', 'leaveOrder', 'withdrawOrder'),
    ...actions(new Look(deps, parts), 'state', 'sight', 'choices', 'explain'),
    ...actions(new History(deps, parts), 'history', 'exported', 'packOf'),
    ...actions(new Chat(deps, parts), 'say', 'chat'),
    ...actions(watchers, 'watch'),
    ...actions(answers, 'close'),
    ...actions(new Housekeeping(deps, parts), 'resume', 'tidy'),
  }
}

/** The named methods of an object, bound to it. */
function actions<K extends string, T extends Record<K, (...args: never[]) => unknown>>(
  of: T,
  ...names: K[]
): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, of[name].bind(of)])) as Pick<T, K>
}
