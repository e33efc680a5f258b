/** What the server's lists say: your tables there and those open to everybody, kept fresh while a page shows them. */

import type { Guest, TableCard } from '@skerry/link'
import type { Presence } from './presence.ts'

export interface LobbyState {
  /** Null: not known yet. */
  readonly server: Presence | null
  /** Who you are there; null: nobody has told a name, or it is not known yet. */
  readonly guest: Guest | null
  /** Your tables; null: not known yet. */
  readonly mine: readonly TableCard[] | null
  /** Tables open to everybody; null: not known yet. */
  readonly open: readonly TableCard[] | null
  /** The lists are as they were when the server answered last. */
  readonly isLost: boolean
  /** The server speaks of another build: the page must be loaded anew. */
  readonly isOutdated: boolean
  /** Your turn has come here while a page was open, and you have not been there since. */
  readonly turns: readonly TableCard[]
}

/** What the lists are made of. */
export interface LobbySources {
  ask(): Promise<Presence>
  /** All lists at once, and who you are where that is not known; rejects where the server does not answer. */
  load(guest: Guest | null): Promise<Pick<LobbyState, 'guest' | 'mine' | 'open'>>
  /** Tells when lists may have changed, a new line included, and how the line is. Answers with how to stop. */
  follow(onHint: () => void, onLine: (line: Line) => void): () => void
  isVisible(): boolean
  /** Calls back when somebody looks at the page again or the network is back. Answers with how to stop. */
  onReturn(listener: () => void): () => void
}

/** `down`: no hints come, so lists are asked for now and then. */
export type Line = 'live' | 'down' | 'outdated'

/** How often lists are asked for where nobody tells that they have changed. */
export const POLL_MS = 15_000
/** A busy server tells of changes all the time: so long a page waits between two loads. */
export const GAP_MS = 2_000

const NOTHING: LobbyState = {
  server: null,
  guest: null,
  mine: null,
  open: null,
  isLost: false,
  isOutdated: false,
  turns: [],
}

export class Lobby {
  private state: LobbyState = NOTHING
  private readonly listeners = new Set<() => void>()
  private readonly sources: LobbySources
  private line: Line = 'down'
  private stops: (() => void)[] = []
  private timer: ReturnType<typeof setInterval> | undefined
  private soon: ReturnType<typeof setTimeout> | undefined
  private loadedAt = 0
  private loading: Promise<void> | null = null
  /** Something has changed since the load in progress began. */
  private isBehind = false
  private isFollowing = false

  constructor(sources: LobbySources) {
    this.sources = sources
  }

  readonly snapshot = (): LobbyState => this.state

  /** It works while somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.begin()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.end()
    }
  }

  /** Asks for everything now; while it is being asked for, once more after that. */
  readonly refresh = (): Promise<void> => {
    if (this.loading !== null) this.isBehind = true
    this.loading ??= this.loadAll().finally(() => {
      this.loading = null
      if (this.isBehind && this.listeners.size > 0) void this.refresh()
    })
    return this.loading
  }

  /** You have been told of this turn. */
  dismiss(table: string): void {
    this.set({ turns: this.state.turns.filter(({ id }) => id !== table) })
  }

  /** You have told your name: your lists are other ones now. */
  know(guest: Guest): void {
    this.set({ guest })
    void this.refresh()
  }

  private begin(): void {
    this.stops.push(this.sources.onReturn(() => void this.refresh()))
    this.timer = setInterval(() => {
      if (this.line !== 'live' && this.sources.isVisible()) void this.refresh()
    }, POLL_MS)
    void this.refresh()
  }

  private end(): void {
    clearInterval(this.timer)
    clearTimeout(this.soon)
    this.soon = undefined
    for (const stop of this.stops) stop()
    this.stops = []
    this.line = 'down'
  }

  private async loadAll(): Promise<void> {
    this.isBehind = false
    this.loadedAt = Date.now()
    const server = this.state.mine === null ? await this.sources.ask() : 'there'
    if (server !== 'there') return this.set({ server })
    this.follow()
    try {
      const lists = await this.sources.load(this.state.guest)
      const turns = turnsOf(this.state, lists.mine ?? [])
      this.set({ ...lists, server, turns, isLost: false })
    } catch {
      this.set(this.state.mine === null ? { server: 'unreachable' } : { isLost: true })
    }
  }

  private follow(): void {
    if (this.isFollowing || this.listeners.size === 0) return
    this.isFollowing = true
    const stop = this.sources.follow(
      () => this.heed(),
      (line) => this.setLine(line),
    )
    this.stops.push(() => {
      this.isFollowing = false
      stop()
    })
  }

  /** A hint: at once if the last load is a while ago, else in a moment, for all hints until then. */
  private heed(): void {
    this.soon ??= setTimeout(
      () => {
        this.soon = undefined
        void this.refresh()
      },
      Math.max(0, this.loadedAt + GAP_MS - Date.now()),
    )
  }

  private setLine(line: Line): void {
    if (line === this.line) return
    this.line = line
    if (line === 'outdated') this.set({ isOutdated: true })
    // Whether all is lost is shown by asking.
    if (line === 'down') void this.refresh()
  }

  private set(change: Partial<LobbyState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** Turns told of and not gone yet, and those that have come since the lists before. */
export function turnsOf(before: Pick<LobbyState, 'mine' | 'turns'>, mine: readonly TableCard[]): readonly TableCard[] {
  if (before.mine === null) return []
  const told = new Set(before.turns.map(({ id }) => id))
  const waited = new Set(before.mine.filter(({ isYourTurn }) => isYourTurn).map(({ id }) => id))
  return mine.filter(({ id, isYourTurn }) => isYourTurn && (told.has(id) || !waited.has(id)))
}
