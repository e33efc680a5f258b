/** Chat at a table: to everybody, or a whisper to some seats. */

import type { Seat } from '@skerry/kernel'
import type { ChatMessage } from '@skerry/link'
import type { StoredTable } from '../store/types.ts'
import { checkGuest, seatOf } from './access.ts'
import type { Broadcast } from './broadcast.ts'
import { commit, TablePart } from './deps.ts'
import { type Caller, ProblemError } from './types.ts'

/** Page size. */
export const CHAT_PAGE = 100
const LONGEST_TEXT = 500

export class Chat extends TablePart<{ broadcast: Broadcast }> {
  say(
    caller: Caller,
    id: string,
    { text, key, to }: { text: string; key: string; to?: readonly Seat[] },
  ): Promise<ChatMessage> {
    const { rooms, store, sources } = this.deps
    return rooms.visit(caller, id, async (room, table) => {
      const from = seatOf(table, checkGuest(caller))
      if (from === null) throw new ProblemError('notSeated')
      // A whisper is for whoever sits there now, and seats change hands before the game begins.
      if (to !== undefined && table.phase === 'open') throw new ProblemError('notRunning')
      const known = await store.chatByKey(id, from, key)
      if (known !== null) return known
      const message: ChatMessage = {
        id: sources.id(),
        at: sources.now(),
        from,
        to: addressees(table, to),
        text: checkText(text),
      }
      await commit(this.deps, [{ kind: 'chat', table: id, message: { ...message, key } }])
      this.parts.broadcast.chat(room, message)
      return message
    })
  }

  async chat(caller: Caller, id: string, before?: number): Promise<readonly ChatMessage[]> {
    const { rooms, store } = this.deps
    const table = await rooms.visit(caller, id, async (_room, found) => found)
    return store.chat(id, seatOf(table, caller.guest), CHAT_PAGE, before)
  }
}

function checkText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_TEXT)
    throw new ProblemError('badRequest', { details: `text: 1 to ${LONGEST_TEXT} letters` })
  return trimmed
}

/** Null: the whole table. */
function addressees({ seats }: StoredTable, to: readonly Seat[] | undefined): readonly Seat[] | null {
  if (to === undefined || to.length === 0) return null
  if (to.some((seat) => seats[seat] === undefined)) throw new ProblemError('noSeat')
  return [...new Set(to)].sort((a, b) => a - b)
}
