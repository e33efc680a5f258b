/** One live connection: frames in, frames out, and the tables that are watched over it. */

import type { Duplex } from 'node:stream'
import type { ChooseCommand, ClientFrame, Command, ProblemCode } from '@skerry/link'
import type { RawData, WebSocket } from 'ws'
import { type Caller, ProblemError, type TablesApi } from '../tables/types.ts'
import { frameFaultText, readFrame } from './frames.ts'
import { Bucket, type Buckets, type LiveLimits } from './limits.ts'
import type { Counts } from './metrics.ts'
import { type Outlet, Subscription } from './subscription.ts'

/** What all connections share. */
export interface Hall {
  readonly tables: TablesApi
  readonly limits: LiveLimits
  /** Chat messages, by guest. */
  readonly messages: Buckets
  readonly counts: Counts
  /** The first frame. */
  readonly hello: string
  /** Bytes that may wait for one connection. */
  readonly mostWaiting: number
  /** How long the other side may take to say good-bye, in ms. */
  readonly closeMs: number
  now(): number
  /** A problem in words, as JSON. */
  problem(error: unknown, caller: Caller): Promise<string>
  /** Something went wrong that is nobody's fault outside. */
  fault(error: unknown, doing: ClientFrame['t']): void
}

const POLICY = 1008
const RESTART = 1012
const LOBBY = '{"t":"lobby"}'
const PONG = '{"t":"pong"}'
const DONE = Promise.resolve()

type Answered = Extract<ClientFrame, { t: 'choose' | 'undo' | 'delegate' | 'say' }>

export class Connection implements Outlet {
  readonly caller: Caller
  /** The line is down. */
  readonly closed: Promise<void>
  readonly #hall: Hall
  readonly #socket: WebSocket
  readonly #line: Duplex
  readonly #bucket: Bucket
  readonly #subscriptions = new Map<number, Subscription>()
  /** Per table what came last: things are done in the order they came. */
  readonly #tails = new Map<string, Promise<void>>()
  /** Tables are opened one after the other, so that many of them do not look like somebody who does not listen. */
  #opening: Promise<void> = DONE
  #wantsLobby = false
  #commands = 0
  #faults = 0
  #tooMany = 0
  #isCorked = false
  #isAlive = true
  /** It has said too much that was wrong: it is told so, and closed. */
  #isDeaf = false
  #isClosing = false
  #farewell: NodeJS.Timeout | undefined

  /** `line` is what the socket runs over. */
  constructor(hall: Hall, socket: WebSocket, line: Duplex, caller: Caller) {
    this.caller = caller
    this.#hall = hall
    this.#socket = socket
    this.#line = line
    this.#bucket = new Bucket(hall.limits.framesAtOnce, hall.limits.framesPerSecond, hall.now())
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('ping', () => void this.#isAdmitted())
    socket.on('pong', () => {
      if (this.#isAdmitted()) this.#isAlive = true
    })
    socket.on('error', () => this.#breakOff())
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#end()
        resolve()
      })
    })
    this.send(hall.hello)
  }

  /** One frame. Whoever does not take what was sent before is dropped, and can come back for the rest. */
  send(frame: string): void {
    if (this.#isClosing) return
    if (this.#socket.bufferedAmount > this.#hall.mostWaiting) {
      this.#drop()
      return
    }
    this.#hall.counts.framesOut += 1
    this.#cork()
    this.#socket.send(frame)
  }

  /** What is sent within one turn of the event loop goes out at once: two frames cost a third less, four half as much. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#line.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#line.uncork()
    })
  }

  gone(subscription: Subscription, code: ProblemCode): void {
    this.#endSubscription(subscription)
    void this.#tellGone(subscription.n, new ProblemError(code))
  }

  tellLobby(): void {
    if (this.#wantsLobby) this.send(LOBBY)
  }

  /** Asks for a sign of life; whoever gave none since it was last asked is gone. */
  beat(): void {
    if (this.#isAlive) this.#socket.ping()
    else this.#socket.terminate()
    this.#isAlive = false
  }

  /** The server goes away for a moment. */
  restart(): void {
    this.#close(RESTART)
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#isAdmitted()) return
    this.#isAlive = true
    const { language } = this.caller
    const frame = isBinary ? frameFaultText('notText', language) : readFrame(data.toString(), language)
    if (typeof frame === 'string') this.#misheard(new ProblemError('badRequest', { details: frame }))
    else this.#obey(frame)
  }

  /** Counts what comes in; false: it is more than is allowed. */
  #isAdmitted(): boolean {
    const { counts, limits, now } = this.#hall
    counts.framesIn += 1
    if (this.#isClosing || this.#isDeaf) return false
    const isAdmitted = this.#bucket.take(now())
    if (this.#bucket.isFull()) this.#tooMany = 0
    if (isAdmitted) return true
    this.#tooMany += 1
    this.#complain(new ProblemError('tooMany'), this.#tooMany >= limits.faults)
    return false
  }

  #misheard(problem: ProblemError): void {
    this.#faults += 1
    this.#complain(problem, this.#faults >= this.#hall.limits.faults)
  }

  #complain(problem: ProblemError, isLast: boolean): void {
    this.#hall.counts.bad += 1
    const told = this.#hall.problem(problem, this.caller).then((text) => this.send(`{"t":"bad","problem":${text}}`))
    if (!isLast) return
    this.#isDeaf = true
    void told.then(() => this.#close(POLICY))
  }

  #obey(frame: ClientFrame): void {
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
    if (this.#subscriptions.size >= this.#hall.limits.subscriptions) {
      void this.#tellGone(n, new ProblemError('tooMany'))
      return
    }
    const subscription = new Subscription(this, n, table)
    this.#subscriptions.set(n, subscription)
    this.#hall.counts.subscriptions += 1
    this.#opening = this.#inOrder(table, this.#opening, () => this.#open(subscription, since))
  }

  async #open(subscription: Subscription, since: number | undefined): Promise<void> {
    await this.#room()
    if (subscription.isOver) return
    try {
      subscription.begin(await this.#hall.tables.watch(subscription, subscription.table, since))
    } catch (error) {
      if (subscription.isOver) return
      this.#endSubscription(subscription)
      await this.#tellGone(subscription.n, this.#known(error, 'sub'))
    }
  }

  /** Waits until little is left to be sent. Below its own mark the line does not tell when that is. */
  async #room(): Promise<void> {
    const little = Math.max(this.#hall.mostWaiting / 4, this.#line.writableHighWaterMark)
    while (!this.#isClosing && this.#socket.bufferedAmount > little)
      await new Promise<void>((resolve) => {
        const go = () => {
          this.#line.off('drain', go).off('close', go)
          resolve()
        }
        this.#line.on('drain', go).on('close', go)
      })
  }

  #unsubscribe(n: number): void {
    const subscription = this.#subscriptions.get(n)
    if (subscription !== undefined) this.#endSubscription(subscription)
  }

  #endSubscription(subscription: Subscription): void {
    if (!this.#subscriptions.delete(subscription.n)) return
    this.#hall.counts.subscriptions -= 1
    subscription.stop()
  }

  #command(frame: Answered): void {
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

  #isTooMuch(frame: Answered): boolean {
    const { limits, messages, now } = this.#hall
    if (this.#commands >= limits.commands) return true
    return frame.t === 'say' && this.caller.guest !== null && !messages.take(this.caller.guest.id, now())
  }

  async #answer(frame: Answered, subscription: Subscription): Promise<void> {
    try {
      const v = await this.#carryOut(frame, subscription)
      const isAnswered = 'key' in frame && subscription.hasAnswered(frame.key)
      if (!isAnswered) this.send(`{"t":"ok","n":${frame.n}${keyOf(frame)},"v":${v}}`)
    } catch (error) {
      if ('key' in frame) subscription.hasAnswered(frame.key)
      await this.#tellNo(frame, this.#known(error, frame.t))
    }
  }

  /** The version the table has after it; a message has none. */
  async #carryOut(frame: Answered, subscription: Subscription): Promise<number> {
    const { tables } = this.#hall
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

  /** `work` never fails; it begins when what came before it for this table is done, and `after` too. */
  #inOrder(table: string, after: Promise<void>, work: () => Promise<void>): Promise<void> {
    const before = this.#tails.get(table)
    const tail = before === undefined ? after.then(work) : Promise.all([before, after]).then(work)
    this.#tails.set(table, tail)
    return tail.then(() => {
      if (this.#tails.get(table) === tail) this.#tails.delete(table)
    })
  }

  /** What is nobody's fault outside is told to the owner; the other side learns that something went wrong. */
  #known(error: unknown, doing: ClientFrame['t']): unknown {
    if (!(error instanceof ProblemError)) this.#hall.fault(error, doing)
    return error
  }

  async #tellGone(n: number, error: unknown): Promise<void> {
    this.send(`{"t":"gone","n":${n},"problem":${await this.#hall.problem(error, this.caller)}}`)
  }

  async #tellNo(frame: Answered, error: unknown): Promise<void> {
    const problem = await this.#hall.problem(error, this.caller)
    this.send(`{"t":"no","n":${frame.n}${keyOf(frame)},"problem":${problem}}`)
  }

  #drop(): void {
    this.#hall.counts.slow += 1
    this.#isClosing = true // the tables learn it when they are not in the middle of telling something
    this.#socket.terminate()
  }

  #close(code: number): void {
    if (this.#isClosing) return
    this.#socket.close(code)
    this.#breakOff()
  }

  /** The other side may not take for ever to say good-bye. */
  #breakOff(): void {
    this.#leave()
    this.#farewell ??= setTimeout(() => this.#socket.terminate(), this.#hall.closeMs)
  }

  #end(): void {
    this.#leave()
    clearTimeout(this.#farewell)
  }

  /** It gets nothing more, and nobody takes it for present. */
  #leave(): void {
    this.#isClosing = true
    for (const subscription of this.#subscriptions.values()) this.#endSubscription(subscription)
  }
}

const keyOf = (frame: Answered): string => ('key' in frame ? `,"k":${JSON.stringify(frame.key)}` : '')

const commandOf = ({ v, key }: Command): Command => ({ v, key })
const chooseCommandOf = ({ v, key, choices }: ChooseCommand): ChooseCommand => ({ v, key, choices })
