/** All that somebody can ask about a table without changing it. */

import type { Random } from '@skerry/kernel'
import { oneOf } from './pairs.ts'
import { get, post, type Send, type Step, send, type Who } from './steps.ts'

/** Where a table stands, as far as the programme goes. */
export interface Moment {
  readonly game: string
  readonly v: number
  readonly seats: number
  /** Choices that anybody may ask about, legal or not. */
  readonly texts: readonly string[]
  /** Choices of the seat that will be refused. */
  readonly refused: readonly (readonly string[])[]
  /** Its own last command. */
  readonly done: { readonly v: number; readonly key: string; readonly choices: readonly string[] } | null
  /** Nothing of its own can be taken back now. */
  readonly isBarred: boolean
  /** It is not asked now. */
  readonly isIdle: boolean
  readonly random: Random
}

const T = '/api/tables/:t'
const MALFORMED = [
  'xyzzy',
  'attack',
  'hide ring',
  'settle nowhere',
  'draw 9',
  '§',
  'lose x:1 y:2',
  `draw ${'9'.repeat(200)}`,
]
const THINGS = [
  { do: 'xyzzy' },
  { do: 'hide', kind: 'ring', field: 'II4' },
  { do: 'draw', stack: 7 },
  { do: 'lose', n: [] },
]

/** After every row. */
export function glance(who: Who, moment: Moment): Step[] {
  const { v, texts, refused, random } = moment
  return [
    get(who, T),
    get(who, `${T}/view`),
    get(who, `${T}/choices?lang=${oneOf(['en', 'de'], random)}`),
    post(who, `${T}/explain`, { choice: oneOf([...texts, ...MALFORMED], random) }),
    get(who, `${T}/history?from=${Math.max(0, v - 2)}&to=${v}`),
    ...(refused.length > 0 ? [choose(who, v, oneOf(refused, random), `g${v}`)] : []),
  ]
}

const choose = (who: Who, v: number, choices: readonly string[], key: string): Step =>
  post(who, `${T}/choose`, { v, key, choices })

/** Everything. */
export function gaze(who: Who, moment: Moment): Step[] {
  return [
    ...views(who, moment),
    ...questions(who, moment),
    get(who, `${T}/history?from=${Math.max(0, moment.v - 9)}`),
    ...lists(who, moment),
    ...commands(who, moment),
    ...refusals(who, moment),
    ...nowhere(who),
  ]
}

function views(who: Who, { v, seats, random }: Moment): Step[] {
  const before = [random(v + 1), random(v + 1), Math.max(0, v - 1), v + 7]
  const eyes = ['spectator', 'open', random(seats), random(seats), 11]
  return [
    get(who, T),
    { do: 'ask', who, method: 'HEAD', path: `${T}/view` },
    get(who, `${T}/view?lang=de`),
    ...before.map((at) => get(who, `${T}/view?at=${at}`)),
    ...eyes.filter((as) => as !== who).map((as) => get(who, `${T}/view?as=${as}`)),
    get(who, `${T}/view?as=spectator&at=${random(v + 1)}`),
    get(who, `${T}/view?at=last`),
  ]
}

function questions(who: Who, { texts, random }: Moment): Step[] {
  const some = Array.from({ length: 5 }, () => oneOf(texts, random))
  return [
    get(who, `${T}/choices`),
    get(who, `${T}/choices?lang=de`),
    ...[...some, oneOf(MALFORMED, random), oneOf(THINGS, random), ' ', 7].map((choice) =>
      post(who, `${T}/explain?lang=${oneOf(['en', 'de'], random)}`, { choice }),
    ),
    post(who, `${T}/explain`, {}),
    get(who, `${T}/orders`),
    get(who, `${T}/orders?lang=de`),
    post(who, `${T}/orders`, { order: oneOf([...texts, ...MALFORMED], random) }),
    post(who, `${T}/orders/withdraw`, { order: oneOf(texts, random) }),
  ]
}

/** All that has happened. */
export const records = (who: Who, { v, random }: Moment): Step[] => [
  get(who, `${T}/view?at=0`),
  get(who, `${T}/history?from=${random(v + 1)}`),
  get(who, `${T}/history?from=${v}&to=${v + 9}`),
  get(who, `${T}/history?from=9&to=3`),
  get(who, `${T}/export`),
]

function lists(who: Who, { game }: Moment): Step[] {
  return [
    get(who, '/api/me'),
    get(who, '/api/me/tables'),
    get(who, `/api/tables?game=${game}`),
    get(who, `${T}/chat`),
    get(who, `${T}/chat?before=${Number.MAX_SAFE_INTEGER}`),
    get(who, `${T}/chat?before=1`),
  ]
}

/** Commands that must not be obeyed: not one's turn, not legal, not for this version, done already. */
function commands(who: Who, { v, refused, done, isBarred, isIdle, texts, random }: Moment): Step[] {
  const any = [oneOf(texts, random)]
  return [
    ...refused.map((choices, i) => choose(who, v, choices, `r${v}.${i}`)),
    choose(who, Math.max(0, v - 1), any, `s${v}`),
    choose(who, v + 5, any, `f${v}`),
    choose(who, v, [], `e${v}`),
    choose(who, v, any, 'a key with spaces'),
    choose(who, Math.max(0, v - 1), any, `k${Math.max(0, v - 1)}`),
    ...(done === null ? [] : [choose(who, done.v, done.choices, done.key), choose(who, 0, ['xyzzy'], done.key)]),
    ...(isBarred ? [post(who, `${T}/undo`, { v, key: `u${v}` })] : []),
    post(who, `${T}/undo`, { v: Math.max(0, v - 1), key: `v${v}` }),
    post(who, `${T}/resign`, { v: v + 1, key: `w${v}` }),
    post(who, `${T}/delegate`, { v: v + 1 }),
    ...(isIdle ? [post(who, `${T}/delegate`, { v })] : []),
    post(who, `${T}/chat`, { key: `x${v}`, text: 'to nobody', to: [11] }),
    post(who, `${T}/chat`, { key: `y${v}`, text: '' }),
  ]
}

/** What is too late by now, or not for everybody. */
const refusals = (who: Who, { seats, random }: Moment): Step[] => [
  post(who, `${T}/join`, { seat: random(seats) }),
  post(who, `${T}/leave`, {}),
  post(who, `${T}/kick`, { seat: random(seats) }),
  post(who, `${T}/seat`, { seat: random(seats), by: 'novice' }),
  post(who, `${T}/start`, {}),
  post(who, `${T}/rematch`, {}),
]

const nowhere = (who: Who): Step[] => [
  get(who, '/api/tables/nowhere'),
  get(who, '/api/tables/nowhere/view'),
  get(who, '/api/tables/nowhere/export'),
  get(who, `${T}/nothing`),
  get(who, '/nothing'),
]

/** Over the live connection; `n` is a second subscription. */
export function calls(who: Who, moment: Moment, n: number): Send[] {
  const { v, refused, done, isBarred, texts, random } = moment
  const any = oneOf(texts, random)
  const say = (frame: Readonly<Record<string, unknown>>) => send(who, frame)
  return [
    say({ t: 'sub', n, table: ':t', since: Math.max(0, v - 3) }),
    say({ t: 'unsub', n }),
    say({ t: 'sub', n, table: ':t' }),
    say({ t: 'sub', n, table: ':t', since: oneOf([0, v, v + 3, random(v + 1)], random) }),
    say({ t: 'sub', n: n + 1, table: 'nowhere' }),
    ...refused.slice(0, 2).map((choices, i) => say({ t: 'choose', n, v, key: `l${v}.${i}`, choices })),
    say({ t: 'choose', n, v: Math.max(0, v - 1), key: `m${v}`, choices: [any] }),
    say({ t: 'choose', n: 99, v, key: `n${v}`, choices: [any] }),
    ...(done === null ? [] : [say({ t: 'choose', n, ...done })]),
    ...(isBarred ? [say({ t: 'undo', n, v, key: `o${v}` })] : []),
    say({ t: 'undo', n, v: v + 2, key: `p${v}` }),
    say({ t: 'delegate', n, v: v + 2 }),
    say({ t: 'say', n, key: `q${v}`, text: 'to nobody', to: [11] }),
    say({ t: 'xyzzy' }),
    say({ t: 'choose', n, choices: any }),
  ]
}
