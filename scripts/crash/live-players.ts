/** People at the live connection: the client library finds back to the server and sends again by itself. */

import type { ClientFrame, ServerFrame, TableSnapshot } from '@skerry/link'
import { type Api, ApiError, Live, liveUrl, openServerTable, type ServerLink, type Socket } from '@skerry/link/client'
import { WebSocket } from 'ws'
import type { Memory } from './memory.ts'
import { chosen, type Opened, Player, SAY_ONE_IN, UNDO_ONE_IN } from './players.ts'

/** Polling interval: is it time to stop? */
const STOPPING_MS = 50

export class LivePlayer extends Player {
  private lives: readonly Live[] = []

  override wake(): void {
    for (const live of this.lives) live.retry()
  }

  protected override async playOn(opened: Opened, people: readonly Api[], table: string): Promise<void> {
    const onAnswer = () => {
      this.answered += 1
    }
    this.lives = people.map((api, seat) => {
      const letters = new Correspondence(table, seat, this.memory, onAnswer)
      return new Live(liveUrl(this.url), { WebSocket: socketOf(api, letters) })
    })
    const stopping = new AbortController()
    const looking = setInterval(() => {
      if (this.isStopped) stopping.abort()
    }, STOPPING_MS)
    try {
      const links = await Promise.all(
        people.map((api, i) => openServerTable(this.lives[i] as Live, api, table, { signal: stopping.signal })),
      )
      await Promise.all(links.map((link, seat) => this.answerAll(opened, link, seat, stopping.signal)))
      for (const link of links) link.close()
    } catch (error) {
      if (stopping.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      this.memory.odd.push(`${this.name} was answered: ${error.problem.code}`)
    } finally {
      clearInterval(looking)
      for (const live of this.lives) live.close()
    }
  }

  /** Answers whenever this seat is asked, until the game is over. */
  private answerAll(opened: Opened, link: ServerLink, seat: number, stopping: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      let latest: TableSnapshot | null = null
      let isBusy = false
      const answer = async () => {
        if (stopping.aborted || latest?.pending === 'over') resolve()
        else if (!isBusy && latest?.askedSeats.includes(seat)) {
          isBusy = true
          await this.act(opened, link, latest, seat)
          isBusy = false
          await answer()
        }
      }
      stopping.addEventListener('abort', () => resolve())
      link.subscribe((push) => {
        if (push.kind !== 'whole' && push.kind !== 'row') return
        latest = push.sight
        answer().catch(reject)
      })
    })
  }

  private async act(opened: Opened, link: ServerLink, { view }: TableSnapshot, seat: number): Promise<void> {
    await link.choose([chosen(opened, view, seat, this.random)])
    if (this.random(UNDO_ONE_IN) === 0) await link.undo()
    if (this.random(SAY_ONE_IN) === 0) await link.say(`message ${this.key()}`).catch(() => undefined)
  }
}

/** What was sent under a key, and when for the second time. */
interface Sent {
  readonly frame: Extract<ClientFrame, { t: 'choose' | 'undo' | 'say' }>
  resentAt: number | null
}

/** What the rules, somebody quicker or a server that has just begun may answer; anything else is odd. */
const EXPECTED: ReadonlySet<string> = new Set(['refused', 'stale', 'notRunning', 'unavailable'])

/** What one seat has sent, what of it was acknowledged, and what it was shown. */
class Correspondence {
  private readonly sent = new Map<string, Sent>()
  private readonly table: string
  private readonly seat: number
  private readonly memory: Memory
  private readonly onAnswer: () => void
  constructor(table: string, seat: number, memory: Memory, onAnswer: () => void) {
    this.table = table
    this.seat = seat
    this.memory = memory
    this.onAnswer = onAnswer
  }

  sending(frame: ClientFrame): void {
    if (frame.t !== 'choose' && frame.t !== 'undo' && frame.t !== 'say') return
    this.memory.send(frame.t, frame.key)
    const before = this.sent.get(frame.key)
    if (before === undefined) this.sent.set(frame.key, { frame, resentAt: null })
    else {
      this.memory.resent += 1
      before.resentAt ??= Date.now()
    }
  }

  hearing(frame: ServerFrame): void {
    const { table, seat, memory } = this
    if ((frame.t === 'row' || frame.t === 'ok') && frame.k !== undefined) this.acknowledged(frame.k, frame.v)
    if (frame.t === 'row') memory.looks.push({ table, seat, v: frame.v, hash: frame.hash ?? null })
    if (frame.t === 'whole' && frame.sight !== null)
      memory.looks.push({ table, seat, v: frame.sight.v, hash: frame.sight.hash })
    if (frame.t !== 'no' && frame.t !== 'gone' && frame.t !== 'bad') return
    memory.refused += 1
    if (!EXPECTED.has(frame.problem.code)) memory.odd.push(`${table} was answered: ${frame.t} ${frame.problem.code}`)
  }

  private acknowledged(key: string, v: number): void {
    const { table, seat, memory, sent } = this
    const known = sent.get(key)
    if (known === undefined) return
    sent.delete(key)
    this.onAnswer()
    const { frame, resentAt } = known
    if (frame.t === 'say') memory.hear({ table, seat, key, text: frame.text })
    else memory.acknowledge({ table, seat, key, v, choices: frame.t === 'choose' ? frame.choices : null, resentAt })
  }
}

/** Sockets that remember what goes over them; one follows the other when a connection is lost. */
function socketOf(api: Api, letters: Correspondence): new (url: string) => Socket {
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
      letters.sending(JSON.parse(text))
      this.line.send(text)
    }

    close(): void {
      this.line.close()
    }

    private hear(text: string): void {
      letters.hearing(JSON.parse(text))
      this.onmessage?.({ data: text } as never)
    }
  }
}
