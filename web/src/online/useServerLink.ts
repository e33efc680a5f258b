/** Opens a table of the server for a page, and closes it when the page goes. */

import { openServerTable, type ServerLink } from '@skerry/link/client'
import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Trouble } from '../words/en/online.ts'
import { api, live } from './api.ts'
import { POLL_MS } from './lobby.ts'
import { askServer } from './presence.ts'
import { troubleOf } from './troubles.ts'

export type ServerOpened =
  /** `isSilent`: nobody answers so far. */
  | { readonly at: 'opening'; readonly isSilent: boolean }
  | { readonly at: 'there'; readonly link: ServerLink }
  | { readonly at: 'failed'; readonly trouble: Trouble | 'absent' }

const OPENING: ServerOpened = { at: 'opening', isSilent: false }

export interface ServerOpening {
  readonly opened: ServerOpened
  retry(): void
}

export function useServerLink(id: string): ServerOpening {
  const [opened, setOpened] = useState<ServerOpened>(OPENING)
  const [attempt, tryAgain] = useReducer((n: number) => n + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt does all of it again
  useEffect(() => {
    const leaving = new AbortController()
    let link: ServerLink | null = null
    setOpened(OPENING)
    open(id, leaving.signal, (isSilent) => setOpened({ at: 'opening', isSilent })).then(
      (found) => {
        link = found
        if (leaving.signal.aborted) found.close()
        else setOpened({ at: 'there', link: found })
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setOpened({ at: 'failed', trouble: error instanceof NoServer ? 'absent' : troubleOf(error) })
      },
    )
    return () => {
      leaving.abort()
      link?.close()
    }
  }, [id, attempt])
  return { opened, retry: useCallback(() => tryAgain(), []) }
}

/** There is a host, but no server of ours. */
class NoServer extends Error {}

/** Waits for a server if need be, then for what it tells of the table. */
async function open(id: string, signal: AbortSignal, onSilence: (isSilent: boolean) => void): Promise<ServerLink> {
  for (let server = await askServer(); server !== 'there'; server = await askServer()) {
    if (server === 'absent') throw new NoServer()
    onSilence(true)
    await pause(POLL_MS, signal)
  }
  const [line, routes] = await Promise.all([live(), api()])
  const tell = () => onSilence(line.connection === 'lost')
  const stop = line.onChange(tell)
  try {
    return await openServerTable(line, routes, id, { signal })
  } finally {
    stop()
  }
}

/** Ends early when the network is back. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
