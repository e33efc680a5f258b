/** Tables without the net: a service of its own for each test, people who sit down, and what they are told. */

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableState } from '@skerry/link'
import { Registry } from 'prom-client'
import { afterAll, onTestFinished, vi } from 'vitest'
import { type BotPool, ThreadedBotPool } from '../src/bots/pool.ts'
import type { Log } from '../src/log.ts'
import { DividedRules, type RulesHost, SILENCE_MS, ThreadedRules, WorkerLost } from '../src/rules/host.ts'
import { openService, type Service, type ServiceOptions } from '../src/service.ts'
import { SOURCES, type Sources } from '../src/sources.ts'
import type { Change } from '../src/store/types.ts'
import { type Caller, ProblemError, type Watcher } from '../src/tables/types.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

export interface Setting {
  readonly root?: string
  readonly data?: string | null
  readonly sources?: Partial<Sources>
  readonly botLimits?: ServiceOptions['botLimits']
  /** `own`: threads that start and end with the service; else it shares those of the test file, where it can. */
  readonly threads?: 'own'
}

export interface Opened extends Service {
  readonly logged: { level: string; message: string; about: object }[]
  end(): Promise<void>
}

export async function opened({
  root = ROOT,
  data = null,
  sources = {},
  botLimits,
  threads,
}: Setting = {}): Promise<Opened> {
  const logged: Opened['logged'] = []
  const at = (level: string) => (about: object, message: string) => void logged.push({ level, message, about })
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') }
  const metrics = new Registry()
  const isSharing = threads !== 'own' && root === ROOT
  const rules = isSharing && (sources.chance ?? null) === null ? lentRules() : undefined
  const bots = isSharing && botLimits === undefined ? lentBots() : undefined
  const all = { ...SOURCES, ...sources }
  const service = await openService({ root, data, sources: all, log, metrics, botLimits, rules, bots })
  let isClosed = false
  const end = async () => {
    if (isClosed) return
    isClosed = true
    await service.close()
  }
  onTestFinished(end)
  return { ...service, logged, end }
}

let sharedRules: RulesHost | null = null
let sharedBots: BotPool | null = null
afterAll(async () => {
  await Promise.all([sharedRules?.close(), sharedBots?.close()])
})

/** Nobody hangs there, but the machine may be busy. */
const patientRules = () => new ThreadedRules(ROOT, 30_000)

/** The file's rules for one service: when it ends, it is told no more, and nothing of it stays there. */
function lentRules(): RulesHost {
  sharedRules ??= new DividedRules(patientRules(), patientRules)
  const rules = sharedRules
  const loaded = new Set<string>()
  let end: (why: Error) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  ended.catch(() => undefined)
  return {
    ask(ask) {
      if (ask.do === 'load' || ask.do === 'renew') loaded.add(ask.table)
      return Promise.race([ended, rules.ask(ask)])
    },
    onLost: (listener) => rules.onLost(listener),
    async close() {
      end(new WorkerLost('the rules are closed'))
      await Promise.all([...loaded].map((table) => rules.ask({ do: 'drop', table })))
    },
  }
}

/** The file's bots for one service, which hears no more of them when it has ended. */
function lentBots(): BotPool {
  sharedBots ??= new ThreadedBotPool(ROOT, { longest: 60_000 })
  const bots = sharedBots
  let isClosed = false
  return {
    get waiting() {
      return bots.waiting
    },
    think: (task, isLive) =>
      new Promise((resolve, reject) => {
        bots.think(task, isLive).then(
          (notation) => isClosed || resolve(notation),
          (error) => isClosed || reject(error),
        )
      }),
    async close() {
      isClosed = true
    },
  }
}

export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A house with a copy of one game, in which texts of its files are replaced. */
export function houseWith(game: string, changes: Readonly<Record<string, readonly [string, string][]>>): string {
  const root = temporary()
  mkdirSync(join(root, 'games'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  cpSync(join(ROOT, 'games', game), join(root, 'games', game), { recursive: true })
  for (const [file, replacements] of Object.entries(changes)) {
    const path = join(root, 'games', game, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of replacements) {
      if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”`)
      text = text.replace(from, to)
    }
    writeFileSync(path, text)
  }
  return root
}

/** TypeScript at which a thread waits, each time it comes there, until it may go on. */
export interface Barrier {
  readonly code: string
  isReached(): boolean
  pass(): void
}

export function barrier(waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)'): Barrier {
  const file = join(temporary(), 'here')
  const code = `{
    const { existsSync, writeFileSync } = process.getBuiltinModule('node:fs')
    writeFileSync(${JSON.stringify(file)}, '')
    while (existsSync(${JSON.stringify(file)})) ${waits}
  }`
  return { code, isReached: () => existsSync(file), pass: () => rmSync(file) }
}

/** One that nobody passes: the thread is busy for ever. */
export const deadEnd = (): Barrier => barrier('for (;;);')

/** A house where something else happens, too, when a cell of tic-tac-toe is marked. */
export const houseWhere = (happens: string): string =>
  houseWith('tic-tac-toe', { 'rules.ts': [['    t.emit({', `    ${happens}\n    t.emit({`]] })

/** A house where the rules do not come to an end when cell 9 of tic-tac-toe is marked. */
export function endlessHouse(): { readonly root: string; isStuck(): boolean } {
  const { code, isReached } = deadEnd()
  return { root: houseWhere(`if (cell === 9) ${code}`), isStuck: isReached }
}

/**
 * From now on new threads of rules are looked after when the test says so, and however busy the machine is, honest work
 * is not taken for hanging.
 */
export function patience(): { runsOut(): void } {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return { runsOut: () => void vi.advanceTimersByTime(2 * SILENCE_MS) }
}

export const STRANGER: Caller = { guest: null, language: 'en' }

export async function guest({ tables }: Service, name: string): Promise<Caller> {
  const { guest } = await tables.newGuest(name)
  return { guest, language: 'en' }
}

/** A table where these people sit, begun. */
export async function begun(service: Service, game: string, people: readonly Caller[], bots: readonly 'random'[] = []) {
  const { tables } = service
  const [host, ...others] = people as [Caller, ...Caller[]]
  const seats = ['me' as const, ...others.map(() => 'open' as const), ...bots]
  const table = await tables.create(host, { game, seats })
  for (const [i, person] of others.entries())
    await tables.join(person, { invite: table.seats[i + 1]?.invite as string })
  return tables.start(host, table.id)
}

/** What somebody is told, frame by frame. */
export interface Recorder extends Watcher {
  readonly frames: Record<string, unknown>[]
  of(kind: string): Record<string, unknown>[]
}

export function recorder(caller: Caller): Recorder {
  const frames: Record<string, unknown>[] = []
  return {
    caller,
    frames,
    of: (kind) => frames.filter(({ t }) => t === kind),
    send: (kind, rest) => void frames.push(JSON.parse(`{"t":"${kind}","n":1${rest}`)),
    row: (rest, key) =>
      void frames.push({ ...JSON.parse(`{"t":"row","n":1${rest}`), ...(key === undefined ? {} : { k: key }) }),
    gone: (code) => void frames.push({ t: 'gone', code }),
  }
}

/** The code of the problem something ends in. */
export async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    throw error
  }
  return 'none'
}

/** Waits until something is so. */
export async function until(holds: () => Promise<boolean> | boolean, ms = 40_000): Promise<void> {
  const end = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it did not come to be')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Lets the next commits of a service fail; `when` says which. */
export function failing({ store }: Service, when: (changes: readonly Change[]) => boolean): { stop(): void } {
  const whole = store.commit.bind(store)
  store.commit = async (changes) => {
    if (when(changes)) throw new Error('the disk is full')
    return whole(changes)
  }
  return {
    stop() {
      store.commit = whole
    },
  }
}

let keys = 0
export const newKey = (): string => `test-key-${++keys}`

export const seatsOf = (state: TableState): string[] => state.seats.map(({ by }) => by)
