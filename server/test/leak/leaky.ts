/** A server that tells too much, in a way that a test chooses: the proof must notice. */

import { Registry } from 'prom-client'
import { httpApp } from '../../src/http/index.ts'
import type { ServeOptions } from '../../src/index.ts'
import { live } from '../../src/live/index.ts'
import type { Log } from '../../src/log.ts'
import { openService, type Service } from '../../src/service.ts'
import type { Sources } from '../../src/sources.ts'
import type { TablesApi } from '../../src/tables/tables.ts'
import type { Caller, Watcher } from '../../src/tables/types.ts'
import type { Serve } from './world.ts'

/** What a leaky server has at hand. */
export interface Hand {
  readonly service: Service
  readonly log: Log
  /** What was chosen last, at any table. */
  chosen: string
}

/** Methods that do more than they should. */
export type Leak = (hand: Hand) => Partial<TablesApi>

export const LEAKS: Readonly<Record<string, Leak>> = {
  'frames as long as the choices they tell of': (hand) => ({
    watch: (watcher, id, since) => hand.service.tables.watch(padded(watcher, hand), id, since),
  }),
  'views of another seat': ({ service }) => ({
    sight: async (caller, id, at, as) => service.tables.sight(await inDisguise(service, caller, id), id, at, as),
  }),
  'rows with their hashes': ({ service }) => ({
    async history(caller, id, from, to) {
      const rows = await service.store.rows(id, from, to)
      const told = await service.tables.history(caller, id, from, to)
      return told.map((one, i) => ({ ...one, events: [{ rule: '', type: 'row', hash: rows[i]?.hash ?? '' }] }))
    },
  }),
  'reasons that know the position': ({ service }) => ({
    async explain(caller, id, choice) {
      const { v, refusal } = await service.tables.explain(caller, id, choice)
      const [row] = await service.store.rows(id, v - 1, v)
      const digit = Number.parseInt(row?.hash.slice(-1) ?? '0', 16)
      return { v, refusal: refusal === null ? null : { ...refusal, message: `${refusal.message}${' '.repeat(digit)}` } }
    },
  }),
  'whispers to anybody': ({ service }) => ({
    async chat(_, id, before) {
      const all = await Promise.all([0, 1].map((seat) => service.store.chat(id, seat, 100, before)))
      return all.flat()
    },
  }),
  'choices in the log': (hand) => ({
    state(caller, id) {
      hand.log.info({ chosen: hand.chosen }, 'looked at')
      return hand.service.tables.state(caller, id)
    },
  }),
}

function padded(watcher: Watcher, hand: Hand): Watcher {
  const pad = () => `,"pad":"${'.'.repeat(hand.chosen.length)}"}`
  return {
    caller: watcher.caller,
    send: (kind, rest) => watcher.send(kind, rest),
    gone: (code) => watcher.gone(code),
    row: (rest, key) => watcher.row(rest.replace(/\}$/, pad()), key),
  }
}

/** The same caller with the eyes of the seat before. */
async function inDisguise({ store }: Service, caller: Caller, id: string): Promise<Caller> {
  const seats = (await store.table(id))?.seats ?? []
  const seat = seats.findIndex(({ guest }) => guest !== null && guest === caller.guest?.id)
  const other = seats.at(seat - 1)?.guest
  return other ? { ...caller, guest: { id: other, name: '', tokenHash: '', since: 0 } } : caller
}

/** Serves as ever, but for the leak chosen at the time. */
export const leaking =
  (leak: () => Leak | null): Serve =>
  async ({ root, data, port = 0, log: settings = { level: 'silent' }, sources }: ServeOptions) => {
    const registry = new Registry()
    const given = sources as Sources
    const told: { log: Log | null } = { log: null }
    const log: Log = {
      info: (about, message) => told.log?.info(about, message),
      warn: (about, message) => told.log?.warn(about, message),
      error: (about, message) => told.log?.error(about, message),
    }
    const service = await openService({ root, data, sources: given, log, metrics: registry })
    const tables = leakyTables(service, log, leak)
    const health = () => service.health()
    const shared = { tables, problem: service.problem, build: 'none', limits: 'off', now: given.now } as const
    const app = await httpApp({ ...shared, dist: null, log: settings, registry, health })
    told.log = app.log
    const lines = live(app, { ...shared, log: app.log, metrics: registry })
    await app.listen({ host: '127.0.0.1', port })
    const url = app.listeningOrigin
    const close = async () => {
      await lines.close()
      await app.close()
      await service.close()
    }
    return { url, urls: [url], close }
  }

function leakyTables(service: Service, log: Log, leak: () => Leak | null): TablesApi {
  const hand: Hand = { service, log, chosen: '' }
  const tables: TablesApi = service.tables
  const choose: TablesApi['choose'] = (caller, id, command, by) => {
    hand.chosen = command.choices.join()
    return tables.choose(caller, id, command, by)
  }
  return new Proxy(tables, {
    get(target, key: keyof TablesApi) {
      const more: Partial<TablesApi> = { choose, ...leak()?.(hand) }
      return more[key] ?? target[key].bind(target as never)
    },
  })
}
