/** One live connection: frames in, frames out, and its subscriptions to tables. */

import type { Duplex } from 'node:stream'
import type { ChooseCommand, ClientFrame, Command, ProblemCode } from '@skerry/link'
import type { RawData, WebSocket } from 'ws'
import { type Caller, ProblemError, type Watcher, type Watching } from '../tables/types.ts'
import type { ConnectionContext } from './context.ts'
import { frameFaultText, readFrame } from './frames.ts'
import { Bucket } from './limits.ts'

const POLICY = 1008
const RESTART = 1012
const LOBBY = '{"t":"lobby"}'
const PONG = '{"t":"pong"}'
const DONE = Promise.resolve()

type CommandFrame = Extract<ClientFrame, { t: 'choose' | 'undo' | 'delegate' | 'say' }>

export class Connection {
  readonly caller: Caller
  readonly closed: Promise<void>
  readonly #context: ConnectionContext
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #bucket: Bucket
  readonly #subscriptions = new Map<number, Subscription>()
  /** The last work of each table: work on one table is done first come, first served. */
  readonly #tails = new Map<string, Promise<void>>()
  /** Tables are opened one at a time, so that many whole views do not fill the buffer of a client that keeps up. */
  #opening: Promise<void> = DONE
  #wantsLobby = false
  #commands = 0
  #faults = 0
  #tooMany = 0
  #isCorked = false
  #isAlive = true
  /** Frames are ignored: it has sent too many bad ones and is about to be closed. */
  #isIgnored = false
  #isClosing = false
  #termination: NodeJS.Timeout | undefined

  /** `stream` is what the socket runs over. */
  constructor(context: ConnectionContext, socket: WebSocket, stream: Duplex, caller: Caller) {
    this.caller = caller
    this.#context = context
    this.#socket = socket
    this.#stream = stream
    this.#bucket = new Bucket(context.limits.framesAtOnce, context.limits.framesPerSecond, context.now())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('ping', () => void this.#isAdmitted())
    socket.on('pong', () => {
      if (this.#isAdmitted()) this.#isAlive = true
    })
    socket.on('error', () => this.#leaveSoon())
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#end()
        resolve()
      })
    })
    this.send(context.hello)
  }

  /** Sends a frame. A client that does not keep up is dropped, and can come back for the rest. */
  send(frame: string): void {
    if (this.#isClosing) return
    if (this.#socket.bufferedAmount > this.#context.mostWaiting) {
      this.#drop()
      return
    }
    this.#context.counts.framesOut += 1
    this.#cork()
    this.#socket.send(frame)
  }

  /** Frames of one turn of the event loop go out together: two cost a third less, four half as much. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  /** Ends a subscription for the tables. */
  gone(subscription: Subscription, code: ProblemCode): void {
    this.#endSubscription(subscription)
    void this.#tellGone(subscription.n, new ProblemError(code))
  }

  tellLobby(): void {
    if (this.#wantsLobby) this.send(LOBBY)
  }

  /** The heartbeat: a client that has sent nothing since the last one is gone. */
  beat(): void {
    if (this.#isAlive) this.#socket.ping()
    else this.#socket.terminate()
    this.#isAlive = false
  }

  /** The server restarts. */
  restart(): void {
    this.#close(RESTART)
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#isAdmitted()) return
    this.#isAlive = true
    const { language } = this.caller
    const frame = isBinary ? frameFaultText('notText', language) : readFrame(data.toString(), language)
    if (typeof frame === 'string') this.#rejectFrame(new ProblemError('badRequest', { details: frame }))
    else this.#handle(frame)
  }

  /** Counts a frame; false: it is one too many. */
  #isAdmitted(): boolean {
    const { counts, limits, now } = this.#context
    counts.framesIn += 1
    if (this.#isClosing || this.#isIgnored) return false
    const isAdmitted = this.#bucket.take(now())
    if (this.#bucket.isFull()) this.#tooMany = 0
    if (isAdmitted) return true
    this.#tooMany += 1
    this.#complain(new ProblemError('tooMany'), this.#tooMany >= limits.faults)
    return false
  }

  #rejectFrame(problem: ProblemError): void {
    this.#faults += 1
    this.#complain(problem, this.#faults >= this.#context.limits.faults)
  }

  #complain(problem: ProblemError, isLast: boolean): void {
    this.#context.counts.bad += 1
    const told = this.#context.problem(problem, this.caller).then((text) => this.send(`{"t":"bad","problem":${text}}`))
    if (!isLast) return
    this.#isIgnored = true
    void told.then(() => this.#close(POLICY))
  }

  #handle(frame: ClientFrame): void {
    switch (frame.t) {
      case 'sub':
        this.#subscribe(frame.n, frame.table, frame.since)
        break
      case 'unsub':
        this.#unsubscribe(frame.n)
        break
      case 'lobby':
        this.#wantsLobby = true
        break
      case 'ping':
        this.send(PONG)
        break
      default:
        this.#command(frame)
    }
  }

  #subscribe(n: number, table: string, since: number | undefined): void {
    this.#unsubscribe(n)
    if (this.#subscriptions.size >= this.#context.limits.subscriptions) {
      void this.#tellGone(n, new ProblemError('tooMany'))
      return
    }
    const subscription = new Subscription(this, n, table)
    this.#subscriptions.set(n, subscription)
    this.#context.counts.subscriptions += 1
    this.#opening = this.#inOrder(table, this.#opening, () => this.#open(subscription, since))
  }

  async #open(subscription: Subscription, since: number | undefined): Promise<void> {
    await this.#drained()
    if (subscription.isOver) return
    try {
      subscription.begin(await this.#context.tables.watch(subscription, subscription.table, since))
    } catch (error) {
      if (subscription.isOver) return
      this.#endSubscription(subscription)
      await this.#tellGone(subscription.n, this.#logged(error, 'sub'))
    }
  }

  /** Waits until little is left to send. Below its high-water mark the stream does not say when it drains. */
  async #drained(): Promise<void> {
    const little = Math.max(this.#context.mostWaiting / 4, this.#stream.writableHighWaterMark)
    while (!this.#isClosing && this.#socket.bufferedAmount > little)
      await new Promise<void>((resolve) => {
        const go = () => {
          this.#stream.off('drain', go).off('close', go)
          resolve()
        }
        this.#stream.on('drain', go).on('close', go)
      })
  }

  #unsubscribe(n: number): void {
    const subscription = this.#subscriptions.get(n)
    if (subscription !== undefined) this.#endSubscription(subscription)
  }

  #endSubscription(subscription: Subscription): void {
    if (!this.#subscriptions.delete(subscription.n)) return
    this.#context.counts.subscriptions -= 1
    subscription.stop()
  }

  #command(frame: CommandFrame): void {
    const subscription = this.#subscriptions.get(frame.n)
    if (subscription === undefined || this.#isTooMuch(frame)) {
      const details = frameFaultText('noTable', this.caller.language)
      const isUnknown = subscription === undefined
      void this.#tellNo(frame, isUnknown ? new ProblemError('badRequest', { details }) : new ProblemError('tooMany'))
      return
    }
    this.#commands += 1
    void this.#inOrder(subscription.table, DONE, async () => {
      await this.#answer(frame, subscription)
      this.#commands -= 1
    })
  }

  #isTooMuch(frame: CommandFrame): boolean {
    const { limits, messages, now } = this.#context
    if (this.#commands >= limits.commands) return true
    return frame.t === 'say' && this.caller.guest !== null && !messages.take(this.caller.guest.id, now())
  }

  async #answer(frame: CommandFrame, subscription: Subscription): Promise<void> {
    try {
      const v = await this.#carryOut(frame, subscription)
      const isAnswered = 'key' in frame && subscription.takeAnswer(frame.key)
      if (!isAnswered) this.send(`{"t":"ok","n":${frame.n}${keyOf(frame)},"v":${v}}`)
    } catch (error) {
      if ('key' in frame) subscription.takeAnswer(frame.key)
      await this.#tellNo(frame, this.#logged(error, frame.t))
    }
  }

  /** Returns the version of the table afterwards; 0 for a chat message. */
  async #carryOut(frame: CommandFrame, subscription: Subscription): Promise<number> {
    const { tables } = this.#context
    const { table } = subscription
    switch (frame.t) {
      case 'choose':
        return (await tables.choose(this.caller, table, chooseCommandOf(frame), subscription)).v
      case 'undo':
        return (await tables.undo(this.caller, table, commandOf(frame), subscription)).v
      case 'delegate':
        await tables.delegate(this.caller, table, frame.v)
        return frame.v
      case 'say': {
        const { key, text, to } = frame
        await tables.say(this.caller, table, to === undefined ? { key, text } : { key, text, to })
        return 0
      }
    }
  }

  /** Begins `work`, which never fails, when `after` and the work before it on this table are done. */
  #inOrder(table: string, after: Promise<void>, work: () => Promise<void>): Promise<void> {
    const before = this.#tails.get(table)
    const tail = before === undefined ? after.then(work) : Promise.all([before, after]).then(work)
    this.#tails.set(table, tail)
    return tail.then(() => {
      if (this.#tails.get(table) === tail) this.#tails.delete(table)
    })
  }

  /** Logs errors of the server; the client only learns that something went wrong. */
  #logged(error: unknown, doing: ClientFrame['t']): unknown {
    if (!(error instanceof ProblemError)) this.#context.fault(error, doing)
    return error
  }

  async #tellGone(n: number, error: unknown): Promise<void> {
    this.send(`{"t":"gone","n":${n},"problem":${await this.#context.problem(error, this.caller)}}`)
  }

  async #tellNo(frame: CommandFrame, error: unknown): Promise<void> {
    const problem = await this.#context.problem(error, this.caller)
    this.send(`{"t":"no","n":${frame.n}${keyOf(frame)},"problem":${problem}}`)
  }

  #drop(): void {
    this.#context.counts.slow += 1
    this.#isClosing = true // subscriptions end with the socket, because the tables may be in the middle of sending
    this.#socket.terminate()
  }

  #close(code: number): void {
    if (this.#isClosing) return
    this.#socket.close(code)
    this.#leaveSoon()
  }

  /** Terminates the socket if the other side does not close it in time. */
  #leaveSoon(): void {
    this.#leave()
    this.#termination ??= setTimeout(() => this.#socket.terminate(), this.#context.closeMs)
  }

  #end(): void {
    this.#leave()
    clearTimeout(this.#termination)
  }

  /** Ends all subscriptions, so that nobody takes it for present. */
  #leave(): void {
    this.#isClosing = true
    for (const subscription of this.#subscriptions.values()) this.#endSubscription(subscription)
  }
}

const keyOf = (frame: CommandFrame): string => ('key' in frame ? `,"k":${JSON.stringify(frame.key)}` : '')

const commandOf = ({ v, key }: Command): Command => ({ v, key })
const chooseCommandOf = ({ v, key, choices }: ChooseCommand): ChooseCommand => ({ v, key, choices })

/** A table watched over a connection. */
class Subscription implements Watcher {
  readonly caller: Caller
  readonly n: number
  readonly table: string
  readonly #connection: Connection
  readonly #rowStart: string
  /** Keys of commands that a row has answered. */
  readonly #answered = new Set<string>()
  #watching: Watching | null = null
  #isOver = false

  constructor(connection: Connection, n: number, table: string) {
    this.caller = connection.caller
    this.#connection = connection
    this.n = n
    this.table = table
    this.#rowStart = `{"t":"row","n":${n}`
  }

  get isOver(): boolean {
    return this.#isOver
  }

  send(kind: string, rest: string): void {
    if (!this.#isOver) this.#connection.send(`{"t":"${kind}","n":${this.n}${rest}`)
  }

  row(rest: string, key: string | undefined): void {
    if (this.#isOver) return
    if (key !== undefined) this.#answered.add(key)
    this.#connection.send(
      key === undefined ? this.#rowStart + rest : `${this.#rowStart},"k":${JSON.stringify(key)}${rest}`,
    )
  }

  gone(code: ProblemCode): void {
    if (!this.#isOver) this.#connection.gone(this, code)
  }

  /** Whether a row has answered this command. Asked once, when the command is done. */
  takeAnswer(key: string): boolean {
    return this.#answered.delete(key)
  }

  begin(watching: Watching): void {
    if (this.#isOver) watching.stop()
    else this.#watching = watching
  }

  stop(): void {
    this.#isOver = true
    this.#watching?.stop()
    this.#watching = null
  }
}
