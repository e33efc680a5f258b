/** The server's HTTP API: one method per route. Answers are the bodies as they come. */

import type { Choice, Refusal, Seat, Viewer } from '@skerry/kernel'
import type {
  ChatMessage,
  ChoiceListed,
  ChooseCommand,
  Command,
  Done,
  GameListed,
  Guest,
  HistoryPage,
  Invitation,
  NewTable,
  OrdersListed,
  Problem,
  ProblemCode,
  SeatState,
  TableCard,
  TableState,
  Welcome,
  WireSight,
} from '../protocol.ts'
import { ApiError, Unreachable } from './errors.ts'

export interface ApiOptions {
  readonly fetch?: typeof fetch
  /** Of the sentences in answers; absent: whatever the browser asks for. */
  readonly language?: string
  /** Keeps cookies itself: for programs, as a browser does it anyway. */
  readonly jar?: boolean
}

/** A game played elsewhere that goes on here; `seats` says who plays each seat from now on. */
export interface Brought extends Pick<NewTable, 'seats' | 'visibility'> {
  readonly record: unknown
}
export interface Listed {
  readonly v: number
  /** Null: nothing is asked of the caller. */
  readonly prompt: string | null
  readonly choices: readonly ChoiceListed[]
  readonly allotment?: unknown
}
export interface Explained {
  readonly v: number
  /** Null: it can be chosen. */
  readonly refusal: (Refusal & { readonly message: string }) | null
}
interface Said {
  readonly text: string
  readonly key: string
  readonly to?: readonly Seat[]
}
type Query = Readonly<Record<string, string | number | undefined>>

export class Api {
  readonly base: string
  language: string | undefined
  readonly #fetch: typeof fetch
  readonly #jar: Map<string, string> | null

  /** `base`: where the server is, e.g. `https://example.org`; empty: where the page came from. */
  constructor(base: string, options: ApiOptions = {}) {
    this.base = base.replace(/\/$/, '')
    this.language = options.language
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init))
    this.#jar = options.jar ? new Map() : null
  }

  /** What a request of this guest carries, for the live connection of a program. */
  get cookie(): string {
    return [...(this.#jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  welcome = () => this.#get<Welcome>('')
  games = () => this.#get<{ readonly games: readonly GameListed[] }>('/games')

  me = () => this.#get<{ readonly guest: Guest | null }>('/me')
  /** Makes the caller a guest, or gives the guest another name. Who was none must `renew` the live connection. */
  setName = (name: string) => this.#post<{ readonly guest: Guest }>('/me', { name })
  myTables = () => this.#get<{ readonly tables: readonly TableCard[] }>('/me/tables')

  tables = (game?: string) => this.#get<{ readonly tables: readonly TableCard[] }>('/tables', { game })
  create = (table: NewTable) => this.#post<TableState>('/tables', table)
  bring = (brought: Brought) => this.#post<TableState>('/tables/bring', brought)
  table = (id: string) => this.#get<TableState>(at(id))

  invitation = (invite: string) => this.#get<Invitation>(`/invitations/${encodeURIComponent(invite)}`)
  /** By an invitation. `nonce` is what the seat adds to the dice. */
  accept = (invite: string, nonce?: string) => this.#post<TableState>('/join', { invite, nonce })
  join = (id: string, how: { readonly seat?: Seat; readonly nonce?: string } = {}) =>
    this.#post<TableState>(at(id, 'join'), how)
  leave = (id: string) => this.#post<TableState>(at(id, 'leave'))
  kick = (id: string, seat: Seat) => this.#post<TableState>(at(id, 'kick'), { seat })
  setSeat = (id: string, seat: Seat, by: Exclude<SeatState['by'], 'person'>) =>
    this.#post<TableState>(at(id, 'seat'), { seat, by })
  start = (id: string, nonce?: string) => this.#post<TableState>(at(id, 'start'), { nonce })
  rematch = (id: string, nonce?: string) => this.#post<TableState>(at(id, 'rematch'), { nonce })

  choose = (id: string, command: ChooseCommand) => this.#post<Done>(at(id, 'choose'), command)
  undo = (id: string, command: Command) => this.#post<Done>(at(id, 'undo'), command)
  resign = (id: string, command: Command) => this.#post<Done>(at(id, 'resign'), command)
  delegate = (id: string, v: number) => this.#post<void>(at(id, 'delegate'), { v })

  orders = (id: string) => this.#get<OrdersListed>(at(id, 'orders'))
  leaveOrder = (id: string, order: string) => this.#post<OrdersListed>(at(id, 'orders'), { order })
  withdrawOrder = (id: string, order: string) => this.#post<OrdersListed>(at(id, 'orders/withdraw'), { order })

  view = (id: string, look: { readonly at?: number; readonly as?: Viewer } = {}) =>
    this.#get<WireSight>(at(id, 'view'), look)
  choices = (id: string) => this.#get<Listed>(at(id, 'choices'))
  explain = (id: string, choice: Choice | string) => this.#post<Explained>(at(id, 'explain'), { choice })
  /** Rows `from` … `to` − 1. */
  history = (id: string, from: number, to: number) => this.#get<HistoryPage>(at(id, 'history'), { from, to })
  exported = (id: string) => this.#get<object>(at(id, 'export'))
  pack = (id: string) => this.#get<unknown>(at(id, 'pack'))

  /** The newest messages, oldest first; those from before `before` (ms since 1970) where it is given. */
  chat = (id: string, before?: number) =>
    this.#get<{ readonly messages: readonly ChatMessage[] }>(at(id, 'chat'), { before })
  say = (id: string, said: Said) => this.#post<ChatMessage>(at(id, 'chat'), said)

  #get<T>(path: string, query: Query = {}): Promise<T> {
    const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    return this.#ask(given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`, { method: 'GET' })
  }

  #post<T>(path: string, body: object = {}): Promise<T> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) })
  }

  async #ask<T>(path: string, init: RequestInit): Promise<T> {
    const { status, text } = await this.#answer(`${this.base}/api${path}`, { ...init, headers: this.#headers(init) })
    const isFine = status >= 200 && status < 300
    const body = isFine && text === '' ? undefined : parsed(text)
    if (!isFine) throw new ApiError(isProblem(body) ? body : problemOf(status), status)
    if (body === NO_JSON) throw new ApiError(problemOf(500), status)
    return body as T
  }

  async #answer(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const response = await this.#fetch(url, init)
      this.#keepCookies(response)
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      throw new Unreachable(url, { cause })
    }
  }

  #headers({ body }: RequestInit): Record<string, string> {
    const { language, cookie } = this
    return {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(cookie === '' ? {} : { cookie }),
    }
  }

  #keepCookies({ headers }: Response): void {
    if (this.#jar === null) return
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0\b/i.test(line)) this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
  }
}

const at = (id: string, what?: string): string =>
  `/tables/${encodeURIComponent(id)}${what === undefined ? '' : `/${what}`}`

const NO_JSON = Symbol()
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NO_JSON
  }
}

const isProblem = (body: unknown): body is Problem => typeof (body as Partial<Problem> | null)?.code === 'string'

/** For answers of something that stands between us and the server. */
function problemOf(status: number): Problem {
  const codes: Record<number, ProblemCode> = { 404: 'notFound', 413: 'tooLarge', 429: 'tooMany', 500: 'fault' }
  return { code: codes[status] ?? (status > 500 ? 'unavailable' : 'badRequest'), message: '' }
}
