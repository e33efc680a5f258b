/** A live connection made by hand, so that everything about it can be wrong. */

import { connect, type Socket } from 'node:net'
import type { Person } from './house.ts'

const ANSWERS = new Set(['bad', 'no', 'ok', 'gone', 'whole', 'pong'])
const PATIENCE_MS = 10_000

export interface FrameLook {
  readonly opcode?: number
  readonly isLast?: boolean
  readonly isMasked?: boolean
  /** What is said about the length instead of the truth. */
  readonly length?: number
}

/** One frame as bytes. */
export function frame(data: string | Buffer, look: FrameLook = {}): Buffer {
  const { opcode = 1, isLast = true, isMasked = true } = look
  const payload = Buffer.from(data)
  const length = look.length ?? payload.length
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const head = Buffer.alloc(2 + size)
  head[0] = (isLast ? 0x80 : 0) | opcode
  head[1] = (isMasked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127)
  if (size === 2) head.writeUInt16BE(length, 2)
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2)
  // A mask of zeros changes nothing, and is a mask all the same.
  return Buffer.concat([head, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload])
}

export class Line {
  readonly who: Person
  readonly #socket: Socket
  readonly #hear: (text: string) => void
  #bytes = Buffer.alloc(0)
  #isOpen = false
  #isClosed = false
  #answers = 0
  #wake: () => void = () => undefined

  private constructor(url: URL, who: Person, hear: (text: string) => void) {
    this.who = who
    this.#hear = hear
    this.#socket = connect(Number(url.port), url.hostname)
    this.#socket.on('data', (bytes) => this.#take(bytes))
    this.#socket.on('error', () => this.#socket.destroy())
    this.#socket.on('close', () => {
      this.#isClosed = true
      this.#wake()
    })
    this.#socket.write(handshake(url, who))
  }

  /** Greeted. `hear` gets the text of every frame. */
  static async open(url: URL, who: Person, hear: (text: string) => void): Promise<Line> {
    const line = new Line(url, who, hear)
    await line.#until(() => line.#isOpen)
    return line
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Sends bytes and waits for so many answers, or for the end of the line. */
  async send(bytes: Buffer, answers: number | 'end'): Promise<void> {
    this.#answers = 0
    this.#socket.write(bytes)
    await this.#until(() => this.#isClosed || (answers !== 'end' && this.#answers >= answers))
  }

  close(): void {
    this.#socket.destroy()
  }

  async #until(isDone: () => boolean): Promise<void> {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.#wake()
    }, PATIENCE_MS)
    while (!isDone() && !isLate)
      await new Promise<void>((go) => {
        this.#wake = go
      })
    clearTimeout(timer)
    if (isLate) {
      this.close()
      throw new Error('nothing was answered in time')
    }
  }

  #take(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes])
    if (!this.#isOpen) {
      const end = this.#bytes.indexOf('\r\n\r\n')
      if (end < 0) return
      this.#hear(this.#bytes.subarray(0, end).toString('latin1'))
      this.#bytes = this.#bytes.subarray(end + 4)
      this.#isOpen = true
    }
    for (let one = frameIn(this.#bytes); one !== null; one = frameIn(this.#bytes)) {
      this.#bytes = this.#bytes.subarray(one.size)
      this.#take1(one.opcode, one.text)
    }
    this.#wake()
  }

  #take1(opcode: number, text: string): void {
    if (opcode === 8) this.#socket.end()
    if (opcode === 9) this.#socket.write(frame(text, { opcode: 10 }))
    if (opcode !== 1) return
    this.#hear(text)
    if (ANSWERS.has(/^\{"t":"(\w+)"/.exec(text)?.[1] ?? '')) this.#answers += 1
  }
}

/** A frame of the server: never masked, never in parts. */
function frameIn(bytes: Buffer): { opcode: number; text: string; size: number } | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] as number) & 127
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < head) return null
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  if (bytes.length < head + length) return null
  return { opcode: (bytes[0] as number) & 15, text: bytes.toString('utf8', head, head + length), size: head + length }
}

/** The request for a live connection. */
export function handshake({ host }: URL, { cookie }: Person): string {
  return [
    'GET /api/live HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    '\r\n',
  ].join('\r\n')
}
