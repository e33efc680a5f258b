/** A game under load: connections to the server under test, one per seat, and at most one move under way. */

import { WebSocket } from 'ws'
import type { Meter } from '../meter.ts'

export abstract class Played {
  readonly sockets: WebSocket[] = []
  /** Moves everybody has been told. */
  moves = 0
  private readonly meter: Meter
  /** The move under way: whose it is, its number as the server counts, and how many have yet to be told of it. */
  private mover = 0
  private awaited = 0
  private untold = 0
  private since: number | null = null

  constructor(meter: Meter) {
    this.meter = meter
  }

  /** Connects all seats. */
  abstract open(): Promise<void>
  /** How many moves can still be made here. */
  abstract left(): number
  /** Begins anew where no move is left; servers without an end have nothing to do. */
  async renew(): Promise<void> {}
  /** Who moves next, which number the move will get, and the frame that says it; null: not now. */
  protected abstract next(): { readonly seat: number; readonly number: number; readonly frame: string } | null
  /** How many moves the server says were made. */
  abstract counted(): Promise<number>

  get isBusy(): boolean {
    return this.since !== null
  }

  /** Makes the next move; false: it cannot be made now. */
  move(): boolean {
    if (this.since !== null) return false
    const next = this.next()
    if (next === null) return false
    this.mover = next.seat
    this.awaited = next.number
    this.untold = this.sockets.length - 1
    this.since = performance.now()
    ;(this.sockets[next.seat] as WebSocket).send(next.frame)
    return true
  }

  /** A seat was told of a move of this number. The move has arrived when all but its maker know of it. */
  protected told(seat: number, number: number, bytes: number): void {
    this.meter.sizes.push(bytes + headerOf(bytes))
    if (this.since === null || number !== this.awaited || seat === this.mover) return
    this.untold -= 1
    if (this.untold > 0) return
    this.meter.latencies.push(performance.now() - this.since)
    this.since = null
    this.moves += 1
  }

  /** The server has said no: nothing here can be trusted any more. */
  protected refused(why: string): void {
    this.meter.faults.push(why)
  }

  /** Bytes all seats have received so far. */
  bytesRead(): number {
    return this.sockets.reduce((sum, socket) => sum + rawSocketOf(socket).bytesRead, 0)
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  /** Connects a seat; frames go to `hear` from then on. */
  protected async connect(
    seat: number,
    url: string,
    hear: (frame: string) => void,
    headers: Record<string, string> = {},
  ): Promise<WebSocket> {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers })
    this.sockets[seat] = socket
    socket.on('message', (data) => hear(String(data)))
    socket.on('close', () => this.refused(`seat ${seat} was disconnected`))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return socket
  }
}

/** A game that the server knows by an id and that never ends. */
export abstract class EndlessGame extends Played {
  protected readonly url: string
  protected readonly id: string

  constructor(meter: Meter, url: string, id: string) {
    super(meter)
    this.url = url
    this.id = id
  }

  left(): number {
    return Number.POSITIVE_INFINITY
  }
}

/** What a WebSocket puts in front of so many bytes from a server. */
const headerOf = (bytes: number): number => (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10)

/** The library counts no bytes, the socket under it does. */
const rawSocketOf = (socket: WebSocket) =>
  (socket as unknown as { readonly _socket: { readonly bytesRead: number } })._socket

export const liveAddress = (url: string, path: string): string =>
  `${url.replace(/^http/, 'ws').replace(/\/$/, '')}${path}`
