/** The HTTP API over tables that only pretend: each is named for the problem it has, and the others answer examples. */

import type { Language } from '@skerry/contracts'
import type { Problem, ProblemCode } from '@skerry/link'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import { type HttpOptions, httpApp } from '../src/http/index.ts'
import { PROBLEM_CODES, problemText } from '../src/http/problems.ts'
import { aCard, aChoice, aDone, aGame, aMessage, aRow, aSight, aTable } from '../src/http/schema/examples.ts'
import type { TablesApi } from '../src/tables/tables.ts'
import { type Caller, ProblemError } from '../src/tables/types.ts'

export const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
export const TOKEN = 'tokentokentokentokentokentokento'
const ada = { id: 'ada', name: 'Ada', tokenHash: 'secret hash', since: NOW }

export interface Call {
  readonly method: string
  readonly args: readonly unknown[]
}

export interface FakeTables extends TablesApi {
  readonly calls: Call[]
  /** What methods answer instead of the example. */
  readonly answers: Partial<Record<keyof TablesApi, unknown>>
}

const EXAMPLES: Partial<Record<keyof TablesApi, unknown>> = {
  games: [aGame],
  renameGuest: { ...ada, name: 'Bea' },
  myTables: [aCard],
  publicTables: [aCard],
  invitation: { table: aCard, seat: 1, host: 'Ada' },
  create: aTable,
  bring: aTable,
  state: aTable,
  join: aTable,
  leave: aTable,
  kick: aTable,
  setSeat: aTable,
  start: aTable,
  rematch: aTable,
  choose: aDone,
  undo: aDone,
  resign: aDone,
  delegate: undefined,
  sight: aSight,
  choices: { v: 4, prompt: null, choices: [aChoice] },
  explain: { v: 4, refusal: { rule: 'R-1', reason: 'full', params: { at: 3 }, message: 'It is full.' } },
  history: [aRow],
  exported: { format: 'a game', rows: [{ any: ['thing'] }] },
  packOf: { cards: [{ id: 'one' }] },
  say: aMessage,
  chat: [aMessage],
}

export function fakeTables(): FakeTables {
  const calls: Call[] = []
  const answers: FakeTables['answers'] = {}
  const own: Partial<TablesApi> & Pick<FakeTables, 'calls' | 'answers'> = {
    calls,
    answers,
    guestOf: async (token) => (token === TOKEN ? ada : null),
    newGuest: async (name) => ({ guest: { ...ada, name }, token: TOKEN }),
  }
  return new Proxy(own, {
    get: (fake, name) => {
      if (name in fake || typeof name === 'symbol' || name === 'then') return Reflect.get(fake, name)
      return async (...args: unknown[]) => {
        calls.push({ method: name, args })
        throwIfNamedSo(args[1])
        const method = name as keyof TablesApi
        return method in answers ? answers[method] : EXAMPLES[method]
      }
    },
  }) as unknown as FakeTables
}

/** A table called `stale` is out of step, one called `broken` breaks. */
function throwIfNamedSo(table: unknown): void {
  if (table === 'broken') throw new Error('the inside of the server')
  const code = PROBLEM_CODES.find((one) => one === table)
  if (code !== undefined) throw new ProblemError(code, aboutProblem(code))
}

function aboutProblem(code: ProblemCode): ConstructorParameters<typeof ProblemError>[1] {
  if (code === 'refused') return { refusal: { rule: 'R-1', reason: 'full', params: { at: 3 } } }
  if (code === 'stale') return { version: 12 }
  return code === 'fault' || code === 'unavailable' ? { details: 'the inside of the server' } : {}
}

async function problemOf(error: unknown, language: Language): Promise<Problem> {
  if (!(error instanceof ProblemError)) throw error
  const { code, refusal, version, details } = error
  const message = problemText(code, language, details)
  return {
    code,
    message,
    ...(refusal === undefined ? {} : { refusal }),
    ...(version === undefined ? {} : { version }),
    ...(details === undefined ? {} : { details }),
  }
}

export interface Started {
  readonly app: FastifyInstance
  readonly tables: FakeTables
  readonly lines: string[]
  readonly registry: Registry
}

/** A server of its own for one test, closed when it is over. */
export async function started(options: Partial<HttpOptions> = {}): Promise<Started> {
  const server = await open(options)
  onTestFinished(() => server.app.close())
  return server
}

let shared: Promise<Started> | undefined

/** The server that all tests use which need no other, as it was at first. */
export async function usual(): Promise<Started> {
  shared ??= open({})
  const { tables, lines } = await shared
  tables.calls.length = 0
  lines.length = 0
  for (const name of Object.keys(tables.answers)) delete tables.answers[name as keyof TablesApi]
  return shared
}

export async function closeUsual(): Promise<void> {
  await (await shared)?.app.close()
}

async function open(options: Partial<HttpOptions>): Promise<Started> {
  const tables = fakeTables()
  const lines: string[] = []
  const registry = new Registry()
  const app = await httpApp({
    tables,
    problem: problemOf,
    dist: null,
    build: 'b1',
    now: () => NOW,
    limits: 'off',
    log: { level: 'info', to: { write: (line) => void lines.push(line) } },
    registry,
    health: async () => ({ ok: true, store: true }),
    ...options,
  })
  return { app, tables, lines, registry }
}

export const AS_GUEST = { cookie: `skerry=${TOKEN}` }

export const post = (
  url: string,
  payload: object | string = {},
  headers: Record<string, string> = {},
): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/json', ...AS_GUEST, ...headers },
})

export const callerOf = (call: Call | undefined): Caller => call?.args[0] as Caller
