/** A table on a server, as a page or a program holds it: the view by patches, the log, commands until they are answered. */

import { hashOf, type Refusal, type Seat, type Viewer } from '@skerry/kernel'
import { patched } from '../patch.ts'
import type { ChatMessage, OrdersListed, Problem, RowFrame, TableState, WholeFrame } from '../protocol.ts'
import type { LogEntry, Push, TableInfo, TableSnapshot } from '../types.ts'
import type { Api } from './api.ts'
import { CommandQueue } from './command-queue.ts'
import { ApiError, Outdated } from './errors.ts'
import { randomKey } from './keys.ts'
import type { Live } from './live.ts'
import { PastSights } from './past-sights.ts'
import type { CommandFrame, Subscription } from './subscription.ts'
import type { Connection, ServerLink, Subscriber, TableFrame } from './types.ts'
import { askedOf, continued, infoOf, isSameQuestion, rowSight, sightOf, toldRow } from './wire.ts'

/** Rows of the history that are fetched at a time. */
const PAGE = 128
/** How often a command is made anew because somebody else was quicker. */
const MOST_RETRIES = 5

type Told = Exclude<TableFrame, { t: 'ok' | 'no' }>
/** A command for this version with this key. */
type Make = (v: number, key: string) => CommandFrame

export interface OpenOptions {
  /** Gives up before the table is there. */
  readonly signal?: AbortSignal
}

/**
 * Sits down at a table, or watches it. Resolves as soon as the server has told of it, which may be long before the game
 * begins; meanwhile `live` tells how the connection is. Rejects with `ApiError` where there is no such table for us.
 */
export async function openServerTable(
  live: Live,
  api: Api,
  id: string,
  { signal }: OpenOptions = {},
): Promise<ServerLink> {
  signal?.throwIfAborted()
  if (live.connection === 'outdated') throw new Outdated()
  const table = new ServerTable(live, api, id)
  const giveUp = () => table.fail(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  try {
    await table.opened
    if (table.state.hasOwnPack) table.ownPack = await api.pack(id)
    signal?.throwIfAborted()
    return table
  } catch (error) {
    table.close()
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

class ServerTable implements ServerLink, Subscriber {
  readonly id: string
  /** These two are there once the table is opened. */
  declare state: TableState
  declare info: TableInfo
  chat: readonly ChatMessage[] = []
  gone: Problem | null = null
  ownPack: unknown
  /** Settled by what is told first. */
  readonly opened: Promise<void>
  declare fail: (error: unknown) => void
  declare open: () => void
  readonly #live: Live
  readonly #api: Api
  readonly #subscription: Subscription
  readonly #listeners = new Set<(push: Push) => void>()
  /** As our own seat sees it; null: the game has not begun. */
  #sight: TableSnapshot | null = null
  /** After the end somebody may look with other eyes. */
  #otherSight: TableSnapshot | null = null
  #told: readonly LogEntry[] = []
  #thinking: Seat | null = null
  /** What we hold is not to be trusted: the whole is asked for, and nothing else counts until it comes. */
  #isInDoubt = false
  readonly #pastSights: PastSights
  #paging: Promise<boolean> | null = null
  readonly #commands = new CommandQueue(() => this.#tell({ kind: 'company' }))
  readonly #waiting = new Set<() => void>()

  constructor(live: Live, api: Api, id: string) {
    this.#live = live
    this.#api = api
    this.id = id
    this.#pastSights = new PastSights(api, id)
    this.opened = new Promise((resolve, reject) => {
      this.open = resolve
      this.fail = reject
    })
    this.#subscription = live.subscribe(this)
  }

  get connection(): Connection {
    return this.gone === null ? this.#live.connection : 'gone'
  }
  get retryAt(): number | null {
    return this.#live.retryAt
  }
  get isSending(): boolean {
    return this.#commands.isSending
  }

  // —— listeners ——

  subscribe(listener: (push: Push) => void): () => void {
    this.#listeners.add(listener)
    queueMicrotask(() => {
      if (this.#listeners.has(listener)) for (const push of this.#pushesSoFar()) listener(push)
    })
    return () => this.#listeners.delete(listener)
  }

  *#pushesSoFar(): Generator<Push> {
    const whole = this.#whole()
    if (whole !== null) yield whole
    if (this.#thinking !== null) yield { kind: 'thinking', seat: this.#thinking }
    if (this.state.isHeld) yield { kind: 'fault', fault: { what: 'held' } }
  }

  #tell(push: Push | null): void {
    if (push !== null) for (const listener of this.#listeners) listener(push)
  }

  #whole(): Push | null {
    const sight = this.#otherSight ?? this.#sight
    return sight === null ? null : { kind: 'whole', sight, told: this.#told }
  }

  #tellFault(code: string): void {
    this.#tell({ kind: 'fault', fault: code === 'held' ? { what: 'held' } : { what: 'server', code } })
  }

  // —— what the connection tells ——

  since(): number | undefined {
    return this.#isInDoubt ? undefined : this.#sight?.version
  }

  turned(): void {
    if (this.#live.connection === 'outdated') this.fail(new Outdated())
    if (this.#live.connection !== 'live') this.#think(null)
    this.#tell({ kind: 'company' })
    this.#tellWaiting()
  }

  take(frame: Told): void {
    if (frame.t === 'whole') this.#takeWhole(frame)
    else if (frame.t === 'row') this.#takeRow(frame)
    else if (frame.t === 'state' && this.#sight === null) this.#expect(frame.state)
    else if (frame.t === 'state') this.#setState(frame.state)
    else if (frame.t === 'thinking') this.#think(frame.seat)
    else if (frame.t === 'chat') this.#takeChat([frame.message])
    else this.#takeGone(frame.problem)
  }

  #takeWhole({ state, chat, sight, told, isContinued }: WholeFrame): void {
    const isWrong = sight !== null && hashOf(sight.view) !== sight.hash
    if (isWrong && !this.#isInDoubt) {
      this.#doubt()
      return
    }
    const before = this.#sight
    this.#isInDoubt = false
    this.#sight = sight === null ? null : sightOf(sight)
    this.#told = before?.viewer === this.#sight?.viewer ? continued(this.#told, told, isContinued) : told
    this.#setState(state)
    this.open()
    this.#takeChat(chat)
    const hasGoneOn = before?.version !== this.#sight?.version
    if (hasGoneOn) this.#otherSight = null
    // Nothing has happened while we were away: whoever looks at an earlier version, or with other eyes, is not disturbed.
    const isKnown = !hasGoneOn && (isContinued || this.#otherSight !== null)
    if (!isKnown) this.#tell(this.#whole())
    if (isWrong) this.#tellFault('fault') // asked twice, told wrongly twice
    this.#tellWaiting()
  }

  #takeRow(frame: RowFrame): void {
    const sight = this.#sight
    if (sight === null) {
      this.#expect({ ...this.state, phase: 'running' })
      return
    }
    if (frame.v <= sight.version) return // told with the whole already
    if (frame.v > sight.version + 1) {
      this.#doubt()
      return
    }
    const view = frame.view ?? patched(sight.view, frame.patch)
    if (frame.hash !== undefined && hashOf(view) !== frame.hash) this.#doubt()
    else this.#go(rowSight(sight, view, frame), toldRow(frame))
  }

  #go(sight: TableSnapshot, told: LogEntry): void {
    const wasElsewhere = this.#otherSight !== null
    this.#sight = sight
    this.#otherSight = null // the end was taken back
    this.#told = [...this.#told, told]
    this.#note({ ...this.state, version: sight.version, asked: askedOf(sight) })
    this.#tell(wasElsewhere ? this.#whole() : { kind: 'row', sight, told })
    this.#tellWaiting()
  }

  /** The game begins: what there is to see comes next. Where something else comes once more, it is asked for. */
  #expect(state: TableState): void {
    const isLate = this.state.phase !== 'open' && state.phase !== 'open'
    this.#setState(state)
    if (isLate) this.#doubt()
  }

  #setState(state: TableState): void {
    const wasHeld = this.state?.isHeld === true
    this.#note(state)
    this.#tell({ kind: 'info' })
    if (state.isHeld && !wasHeld) this.#tellFault('held')
  }

  #note(state: TableState): void {
    this.state = state
    this.info = infoOf(state)
  }

  #think(seat: Seat | null): void {
    if (seat === this.#thinking) return
    this.#thinking = seat
    this.#tell({ kind: 'thinking', seat })
  }

  #takeChat(messages: readonly ChatMessage[]): void {
    const known = new Set(this.chat.map(({ id }) => id))
    this.chat = [...this.chat, ...messages.filter(({ id }) => !known.has(id))]
    this.#tell({ kind: 'company' })
  }

  #takeGone(problem: Problem): void {
    this.gone = problem
    this.fail(new ApiError(problem))
    this.#think(null)
    this.#tell({ kind: 'company' })
    this.#tellWaiting()
  }

  #doubt(): void {
    this.#isInDoubt = true
    this.#subscription.again()
  }

  // —— commands: one at a time, in order, each until it is answered ——

  choose(choices: readonly string[]): Promise<Refusal | null> {
    return this.#command((v, key) => ({ t: 'choose', v, key, choices }))
  }

  undo(): Promise<Refusal | null> {
    return this.#command((v, key) => ({ t: 'undo', v, key }))
  }

  async delegate(): Promise<void> {
    await this.#command((v) => ({ t: 'delegate', v }))
  }

  #command(make: Make): Promise<Refusal | null> {
    return this.#commands.inOrder(() => this.#attempt(make, MOST_RETRIES))
  }

  async #attempt(make: Make, retriesLeft: number): Promise<Refusal | null> {
    const sight = this.#sight
    if (sight === null) return notByRule('notRunning')
    const problem = await this.#subscription.send(make(sight.version, randomKey()))
    if (problem === null) return null
    if (problem.refusal !== undefined) return problem.refusal
    if (problem.code !== 'stale') {
      this.#tellFault(problem.code)
      return notByRule(problem.code)
    }
    await this.#caughtUp(problem.version ?? sight.version + 1)
    const isStillMeant = retriesLeft > 0 && this.#isAskedAgain(sight)
    return isStillMeant ? this.#attempt(make, retriesLeft - 1) : notByRule('stale')
  }

  /** Only others have acted since, and the same question is still ours to answer. */
  #isAskedAgain(before: TableSnapshot): boolean {
    const sight = this.#sight
    if (sight === null || !isSameQuestion(before, sight)) return false
    const since = this.#told.filter(({ row }) => row >= before.version)
    return since.length === sight.version - before.version && since.every(({ seat }) => seat !== before.viewer)
  }

  /** Resolves when this version is told, or nothing more comes. */
  async #caughtUp(version: number): Promise<void> {
    const isLate = () => (this.#sight?.version ?? 0) < version
    while (isLate() && !this.#subscription.isOver) await new Promise<void>((go) => this.#waiting.add(go))
  }

  #tellWaiting(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const go of waiting) go()
  }

  async say(text: string, to?: readonly Seat[]): Promise<void> {
    const frame: CommandFrame = { t: 'say', key: randomKey(), text, ...(to === undefined ? {} : { to }) }
    const problem = await this.#commands.counted(this.#subscription.send(frame))
    if (problem !== null) throw new ApiError(problem)
  }

  // —— what is asked by HTTP ——

  resign(): Promise<void> {
    return this.#commands.inOrder(() => this.#giveUp(this.state.version, MOST_RETRIES))
  }

  /** Whatever happens meanwhile: who gives up does not care. */
  async #giveUp(v: number, retriesLeft: number): Promise<void> {
    try {
      await this.#api.resign(this.id, { v, key: randomKey() })
    } catch (error) {
      const now = error instanceof ApiError && error.problem.code === 'stale' ? error.problem.version : undefined
      if (now === undefined || retriesLeft === 0) throw error
      await this.#giveUp(now, retriesLeft - 1)
    }
  }

  async rematch(): Promise<string> {
    return (await this.#api.rematch(this.id, randomKey())).id
  }

  async exported(): Promise<string> {
    return JSON.stringify(await this.#api.exported(this.id))
  }

  async orders(): Promise<readonly string[]> {
    return notationsOf(await this.#api.orders(this.id))
  }
  async leaveOrder(order: string): Promise<readonly string[]> {
    return notationsOf(await this.#api.leaveOrder(this.id, order))
  }
  async withdrawOrder(order: string): Promise<readonly string[]> {
    return notationsOf(await this.#api.withdrawOrder(this.id, order))
  }

  earlier(): Promise<boolean> {
    this.#paging ??= this.#page().finally(() => {
      this.#paging = null
    })
    return this.#paging
  }

  async #page(): Promise<boolean> {
    const first = this.#firstTold()
    if (first <= 0) return false
    const { rows } = await this.#api.history(this.id, Math.max(0, first - PAGE), first)
    const told = rows.filter(({ row }) => row < first)
    if (first !== this.#firstTold()) return true // everything was told anew meanwhile
    this.#told = [...told, ...this.#told]
    if (told.length > 0) this.#tell({ kind: 'earlier', told })
    return told.length > 0
  }

  #firstTold(): number {
    return this.#told[0]?.row ?? this.#sight?.version ?? 0
  }

  // —— looking ——

  async at(version: number, viewer?: Viewer): Promise<TableSnapshot> {
    const now = this.#otherSight ?? this.#sight
    const at = Math.max(0, Math.min(this.state.version, Math.trunc(version) || 0))
    const as = viewer ?? now?.viewer
    if (now !== null && at === now.version && as === now.viewer) return now
    return this.#pastSights.at(at, as === this.#sight?.viewer ? undefined : as)
  }

  /** While the game goes on there are no eyes but our own. */
  async sit(viewer: Viewer): Promise<void> {
    const sight = this.#sight
    if (sight === null || this.state.phase !== 'over') return
    const other = viewer === sight.viewer ? null : await this.#pastSights.at(sight.version, viewer)
    if (this.#sight !== sight) return // the end was taken back meanwhile
    this.#otherSight = other
    this.#tell(this.#whole())
  }

  seen(): void {
    // The server waits for nobody.
  }

  retry(): void {
    this.#live.retry()
  }

  close(): void {
    this.#listeners.clear()
    this.#subscription.stop()
    this.#tellWaiting()
  }
}

const notationsOf = ({ left }: OrdersListed): readonly string[] => left.map(({ notation }) => notation)

const notByRule = (reason: string): Refusal => ({ rule: '', reason, params: {} })
