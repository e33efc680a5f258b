/** The tables with everything they need: store, rules, bots. It serves no requests itself. */

import { join } from 'node:path'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { type BotPool, type BotPoolLimits, ThreadedBotPool } from './bots/pool.ts'
import { Games, libraryOf } from './games.ts'
import type { Health } from './http/index.ts'
import { type ProblemWriter, problemWriter } from './http/problem-writer.ts'
import type { Log } from './log.ts'
import { diceOf } from './rules/dice.ts'
import { DividedRules, InlineRules, type RulesHost, ThreadedRules } from './rules/host.ts'
import type { Sources } from './sources.ts'
import { GroupCommit } from './store/group-commit.ts'
import { takeFolder } from './store/lock.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/types.ts'
import type { TableDeps } from './tables/deps.ts'
import { Rooms } from './tables/rooms.ts'
import { openTables, type Tables } from './tables/tables.ts'

export interface ServiceOptions {
  /** The folder that holds games/. */
  readonly root: string
  /** The folder of the store; null: in memory, for tests. */
  readonly data: string | null
  readonly sources: Sources
  readonly log: Log
  readonly metrics: Registry
  /** Limits of the bots, for tests. */
  readonly botLimits?: Partial<BotPoolLimits> | undefined
  /** Rules that run already, for tests; they close with the service. */
  readonly rules?: RulesHost | undefined
  /** Bots that run already, for tests; they close with the service. */
  readonly bots?: BotPool | undefined
}

export interface Service {
  readonly tables: Tables
  readonly problem: ProblemWriter
  readonly store: Store
  /** What the tables work with. */
  readonly deps: TableDeps
  /** Whether store and rules answer. */
  health(): Promise<Health>
  /** Finishes and stores what is under way. */
  close(): Promise<void>
}

export const DATABASE = 'skerry.sqlite'
/** How often unused tables are forgotten. */
const TIDY_MS = 10_000
/** A part that does not answer within this time is unhealthy. */
const HEALTH_MS = 2000

export async function openService(options: ServiceOptions): Promise<Service> {
  const { root, sources, log, metrics } = options
  const { store, release } = await openStore(options.data)
  const { rules = rulesFor(root, sources), bots = new ThreadedBotPool(root, options.botLimits) } = options
  const rooms = new Rooms(store, sources.now)
  const commits = new GroupCommit(store, groupMeter(metrics))
  const games = new Games(root)
  const deps: TableDeps = { store, commits, rooms, rules, bots, games, sources, log }
  const tables = openTables(deps)
  showInUse(metrics, rooms, bots)
  const tidying = setInterval(() => void tables.tidy(), TIDY_MS)
  tidying.unref()
  return {
    tables,
    problem: problemWriter(games, log),
    store,
    deps,
    health: () => healthOf(store, rules),
    async close() {
      clearInterval(tidying)
      tables.close()
      await bots.close()
      await tables.tidy(true)
      await rules.close()
      await store.close()
      release()
    },
  }
}

async function openStore(data: string | null): Promise<{ store: Store; release: () => void }> {
  if (data === null) return { store: await openSqlite(':memory:'), release: () => undefined }
  const release = takeFolder(data)
  try {
    return { store: await openSqlite(join(data, DATABASE)), release }
  } catch (error) {
    release()
    throw error
  }
}

/** A test's own chance cannot be handed to a thread. */
function rulesFor(root: string, { chance }: Sources): RulesHost {
  if (chance === null) return new DividedRules(new ThreadedRules(root), () => new ThreadedRules(root))
  return new InlineRules(libraryOf(root), (table, seed, v) => chance(table, v) ?? diceOf(seed, v))
}

function groupMeter(metrics: Registry): (size: number, seconds: number) => void {
  const size = new Histogram({
    name: 'skerry_commit_group_size',
    help: 'Commands kept in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers: [metrics],
  })
  const duration = new Histogram({
    name: 'skerry_commit_duration_seconds',
    help: 'How long a commit took',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers: [metrics],
  })
  return (commands, seconds) => {
    size.observe(commands)
    duration.observe(seconds)
  }
}

function showInUse(metrics: Registry, rooms: Rooms, bots: BotPool): void {
  new Gauge({
    name: 'skerry_tables_in_use',
    help: 'Tables somebody watches or plays at',
    registers: [metrics],
    collect() {
      this.set(rooms.size)
    },
  })
  new Gauge({
    name: 'skerry_bots_waiting',
    help: 'Bots that wait for a thread to think in',
    registers: [metrics],
    collect() {
      this.set(bots.waiting)
    },
  })
}

async function healthOf(store: Store, rules: RulesHost): Promise<Health> {
  const [isStoreWell, areRulesWell] = await Promise.all([answers(store.check()), answers(rules.ask({ do: 'ping' }))])
  return { ok: isStoreWell && areRulesWell, store: isStoreWell, rules: areRulesWell }
}

function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_MS)
  })
  const answered = question.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
