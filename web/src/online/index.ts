/** The page's one lobby: every part of it that speaks of tables online follows this. */

import type { Live } from '@skerry/link/client'
import { useSyncExternalStore } from 'react'
import { api, live } from './api.ts'
import { type Line, Lobby, type LobbySources, type LobbyState } from './lobby.ts'
import { askServer } from './presence.ts'

const lineOf = (connection: Live['connection']): Line =>
  connection === 'live' || connection === 'outdated' ? connection : 'down'

/** A guest without a name has no seat anywhere. */
const NOTHING = { tables: [] }

const SOURCES: LobbySources = {
  ask: askServer,
  async load(known) {
    if (!navigator.onLine) throw new Error('no network')
    const { me, myTables, tables } = await api()
    const guest = known ?? (await me()).guest
    const [mine, open] = await Promise.all([guest === null ? NOTHING : myTables(), tables()])
    return { guest, mine: mine.tables, open: open.tables }
  },
  follow(onHint, onLine) {
    let stop = () => {}
    let isStopped = false
    const begin = (line: Live) => {
      const tell = () => onLine(lineOf(line.connection))
      const stops = [line.onChange(tell), line.onLobby(onHint)]
      tell()
      return () => stops.forEach((end) => void end())
    }
    // Without the library there are no hints; whoever asks for lists says so.
    live().then(
      (line) => {
        if (!isStopped) stop = begin(line)
      },
      () => undefined,
    )
    return () => {
      isStopped = true
      stop()
    }
  },
  isVisible: () => document.visibilityState === 'visible',
  onReturn(listener) {
    const onVisible = () => document.visibilityState === 'visible' && listener()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', listener)
    }
  },
}

export const lobby = new Lobby(SOURCES)
export const useLobby = (): LobbyState => useSyncExternalStore(lobby.subscribe, lobby.snapshot)
