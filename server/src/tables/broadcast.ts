/** What the watchers of a table are told besides its rows: who sits there, who is connected, who thinks, what was said. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { ChatMessage } from '@skerry/link'
import { TablePart } from './deps.ts'
import type { Room } from './rooms.ts'
import { presenceIn, stateFor } from './states.ts'
import type { Watcher } from './types.ts'

/** Beyond so many changes of presence within the interval, the rest is told together at its end. */
const PRESENCE_MS = 250
const PRESENCE_AT_ONCE = 4

export class Broadcast extends TablePart {
  state(room: Room, except?: Watcher): void {
    const { table } = room
    if (table === null) {
      this.stateLater(room.id)
      return
    }
    const presence = presenceIn(room, table)
    const texts = new Map<string | undefined, string>()
    for (const watcher of room.watchers.keys()) {
      if (watcher === except) continue
      const { guest } = watcher.caller
      const text = texts.get(guest?.id) ?? `,"state":${JSON.stringify(stateFor(table, watcher.caller, presence))}}`
      texts.set(guest?.id, text)
      watcher.send('state', text)
    }
  }

  /** The room has just forgotten its table: reads it again first. */
  private stateLater(id: string): void {
    const { rooms, log } = this.deps
    rooms
      .inside(id, async (room) => this.state(room))
      .catch((error: unknown) => log.error({ table: id, fault: String(error) }, 'presence'))
  }

  /** Tells who is connected: at once, or in one message where many come and go. */
  presence(room: Room, except?: Watcher): void {
    room.presenceChanges += 1
    if (room.presenceChanges <= PRESENCE_AT_ONCE) this.state(room, except)
    if (room.presenceChanges > 1) return
    setTimeout(() => {
      const isDue = room.presenceChanges > PRESENCE_AT_ONCE
      room.presenceChanges = 0
      if (isDue) this.state(room)
    }, PRESENCE_MS).unref()
  }

  /** Null: the bot has stopped thinking. */
  thinking(room: Room, seat: Seat | null): void {
    for (const watcher of room.watchers.keys()) watcher.send('thinking', `,"seat":${seat}}`)
  }

  chat(room: Room, message: ChatMessage): void {
    const rest = `,"message":${JSON.stringify(message)}}`
    for (const [watcher, viewer] of room.watchers) if (mayRead(message, viewer)) watcher.send('chat', rest)
  }
}

const mayRead = ({ from, to }: ChatMessage, viewer: Viewer): boolean =>
  to === null || (typeof viewer === 'number' && (viewer === from || to.includes(viewer)))
