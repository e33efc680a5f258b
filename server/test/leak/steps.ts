/** What is done at a table, step by step: the same on both servers, but for what one of the listeners may not know. */

import type { Seat } from '@skerry/kernel'
import type { Both } from './secrets.ts'
import type { IsAnswer } from './wire.ts'

/** A seat, somebody who watches, or somebody without a name. */
export type Who = Seat | 'watcher' | 'stranger'

export const isSeat = (who: Who): who is Seat => typeof who === 'number'

/** A request. */
export interface Ask {
  readonly do: 'ask'
  /** Different people where only others hear of it. */
  readonly who: Who | Both<Who>
  readonly method: 'GET' | 'HEAD' | 'POST'
  /** `:t` is the table. */
  readonly path: string
  readonly body?: Both<unknown>
  /** The status without which the game cannot go on. */
  readonly must?: number
  /** Leaves out what depends on how long things took. */
  readonly lines?: (line: string) => boolean
}
/** A frame over the live connection. */
export interface Send {
  readonly do: 'send'
  readonly who: Who
  readonly frame: Both<object>
  /** Null: it is not answered. */
  readonly isAnswer: IsAnswer | null
  /** The answer may not be no. */
  readonly must?: true
}
export type Step =
  | Ask
  | Send
  /** Opens a live connection. */
  | { readonly do: 'plug'; readonly who: Who }
  /** Sits down by an invitation of the table opened before. */
  | { readonly do: 'sit'; readonly who: Seat }

export interface Programme {
  readonly steps: readonly Step[]
  readonly seats: number
  /** Those who may not know: every byte to them is kept. */
  readonly listeners: readonly Who[]
  /** What chance gives for the row after this version. */
  readonly draws: ReadonlyMap<number, Both<readonly number[]>>
}

export const both = <T>(one: T): Both<T> => [one, one]

export const get = (who: Who, path: string): Ask => ({ do: 'ask', who, method: 'GET', path })
export const post = (who: Who, path: string, body: unknown): Ask => ({
  do: 'ask',
  who,
  method: 'POST',
  path,
  body: both(body),
})

/** Answered by its key, or by the number of its subscription. */
export function send(who: Who, frame: Readonly<Record<string, unknown>>): Send {
  return { do: 'send', who, frame: both(frame), isAnswer: answerTo(frame) }
}

function answerTo({ t, n, key }: Readonly<Record<string, unknown>>): IsAnswer | null {
  if (t === 'unsub' || t === 'lobby') return null
  if (t === 'sub') return (came) => (came.t === 'whole' || came.t === 'gone') && came.n === n
  return key === undefined ? (came) => ['bad', 'ok', 'no'].includes(came.t as string) : (came) => came.k === key
}

/** In a few words, for reports. */
export function saying(step: Step): string {
  if (step.do === 'ask') return `${step.method} ${step.path} ${JSON.stringify(step.body?.[0] ?? null)}`.slice(0, 160)
  if (step.do === 'send') return JSON.stringify(step.frame[0]).slice(0, 160)
  return step.do
}
