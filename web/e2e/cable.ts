/** A cable between a browser and a server that can be pulled out, at exactly the moment a test wants. */

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** Where the browser finds the server at the other end; without a slash at its end. */
  readonly url: string
  /** What the page says still gets through, what the server says is lost. */
  mute(): void
  /** Everything breaks off, and nothing gets through. */
  cut(): void
  mend(): void
  /** The server is to be found here now. */
  leadTo(server: string): void
  close(): Promise<void>
}

type State = 'whole' | 'mute' | 'cut'

export async function layCable(server: string): Promise<Cable> {
  let port = portOf(server)
  let state: State = 'whole'
  const ends = new Set<Socket>()
  const keep = (end: Socket) => {
    ends.add(end)
    end.on('error', () => end.destroy()).on('close', () => ends.delete(end))
  }
  const listener = createServer((page) => {
    keep(page)
    if (state === 'cut') {
      page.resetAndDestroy()
      return
    }
    const there = connect({ host: HOST, port })
    keep(there)
    page.on('data', (bytes) => there.write(bytes)).on('close', () => there.destroy())
    there.on('data', (bytes) => state === 'whole' && page.write(bytes)).on('close', () => page.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(0, HOST, resolve))
  const breakOff = () => {
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://${HOST}:${(listener.address() as AddressInfo).port}`,
    mute() {
      state = 'mute'
    },
    cut() {
      state = 'cut'
      breakOff()
    },
    mend() {
      state = 'whole'
    },
    leadTo(other) {
      port = portOf(other)
    },
    close() {
      breakOff()
      return new Promise((resolve) => listener.close(() => resolve()))
    },
  }
}

const HOST = '127.0.0.1'
const portOf = (url: string): number => Number(new URL(url).port)
