/** People at the live connection: the client library finds back to the server and sends again by itself. */

import type { Sight } from '@skerry/link'
import { type Api, Live, liveUrl, openServerTable, type ServerLink, type Socket } from '@skerry/link/client'
import { WebSocket } from 'ws'
import { chosen, type Memory, type Opened, Player } from './players.ts'

export class LivePlayer extends Player {
  protected override async playOn(opened: Opened, people: readonly Api[], table: string): Promise<void> {
    const lives = people.map(
      (api, seat) => new Live(liveUrl(this.url), { WebSocket: socketOf(api, table, seat, this.memory) }),
    )
    try {
      const links = await Promise.all(people.map((api, i) => openServerTable(lives[i] as Live, api, table)))
      await Promise.all(links.map((link, seat) => this.answerAll(opened, link, seat)))
      for (const link of links) link.close()
    } finally {
      for (const live of lives) live.close()
    }
  }

  /** Answers whenever this seat is asked, until the game is over. */
  private answerAll(opened: Opened, link: ServerLink, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let isBusy = false
      const answer = async (sight: Sight) => {
        if (this.isStopped || sight.pending === 'over') return resolve()
        if (isBusy || !sight.askedSeats.includes(seat)) return
        isBusy = true
        await link.choose([chosen(opened, sight.view, seat, this.random)])
        isBusy = false
        if (latest !== null && latest !== sight) await answer(latest)
      }
      let latest: Sight | null = null
      link.subscribe((push) => {
        if (push.kind !== 'whole' && push.kind !== 'row') return
        latest = push.sight
        answer(push.sight).catch(reject)
      })
      const stopping = setInterval(() => {
        if (!this.isStopped) return
        clearInterval(stopping)
        resolve()
      }, 50)
    })
  }
}

/** A socket that remembers which commands were sent and which of them were acknowledged. */
function socketOf(api: Api, table: string, seat: number, memory: Memory): new (url: string) => Socket {
  const sent = new Set<string>()
  return class Remembering implements Socket {
    onmessage: ((event: never) => void) | null = null
    onclose: ((event: never) => void) | null = null
    onerror: ((event: never) => void) | null = null
    private readonly line: WebSocket

    constructor(url: string) {
      this.line = new WebSocket(url, { headers: { cookie: api.cookie } })
      this.line.on('message', (data) => this.hear(String(data)))
      this.line.on('close', () => this.onclose?.({} as never))
      this.line.on('error', () => this.onerror?.({} as never))
    }

    send(text: string): void {
      const { t, key } = JSON.parse(text)
      if (t === 'choose') {
        if (sent.has(key)) memory.resent += 1
        sent.add(key)
      }
      this.line.send(text)
    }

    close(): void {
      this.line.close()
    }

    private hear(text: string): void {
      const { t, k, v } = JSON.parse(text)
      if (k !== undefined && (t === 'row' || t === 'ok')) memory.acks.push({ table, seat, key: k, v })
      if (t === 'no') memory.refused += 1
      this.onmessage?.({ data: text } as never)
    }
  }
}
