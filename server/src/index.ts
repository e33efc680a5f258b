/** Serves tables and the built site on one port. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { httpApp, LIMITS, type LogSettings } from './http/index.ts'
import { LIVE_LIMITS, live } from './live/index.ts'
import type { Log } from './log.ts'
import { openService, type Service } from './service.ts'
import { SOURCES, type Sources } from './sources.ts'

export { DATABASE } from './service.ts'
export { SOURCES, type Sources } from './sources.ts'

export interface ServeOptions {
  /** The folder that holds games/. */
  readonly root: string
  /** The folder with the built site; null: nothing but the API. */
  readonly dist: string | null
  /** The folder of the store; null: in memory, gone at the end. */
  readonly data: string | null
  /** This machine only if absent; `0.0.0.0` for the whole network. */
  readonly host?: string
  /** 0 for any free one; if absent, the first free one from 4300 on. */
  readonly port?: number
  /** `off`: no limits, for load tests. */
  readonly limits?: 'off'
  readonly log?: LogSettings
  /** Believes the forwarding headers of a proxy in front of the server. */
  readonly isBehindProxy?: boolean
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts?: readonly string[]
  /** Time, names and chance: tests give their own. */
  readonly sources?: Sources
}

export interface Served {
  /** Where to open it on this machine. */
  readonly url: string
  /** All addresses, this machine's first. */
  readonly urls: readonly string[]
  /** Finishes and stores what is under way, and ends. */
  close(): Promise<void>
}

/** The server cannot start, for a reason its owner can do something about. */
export class ServeError extends Error {
  override readonly name = 'ServeError'
}

export const PORT = 4300
const MORE_PORTS = 20
export const THIS_MACHINE = '127.0.0.1'
const EVERYWHERE = new Set(['0.0.0.0', '::'])

export async function serve(options: ServeOptions): Promise<Served> {
  const { dist, host = THIS_MACHINE, port } = options
  if (dist !== null && !existsSync(join(dist, 'index.html')))
    throw new ServeError(`${dist}: there is no built site here.`)
  const backend = await openBackend(options)
  try {
    const { app, port: taken, connections } = await listen(backend, host, port)
    backend.service.tables.resume().catch((error: unknown) => backend.log.to?.error({ fault: String(error) }, 'resume'))
    const urls = hostsOf(host).map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${taken}/`)
    const close = async () => {
      await connections.close()
      await app.close()
      await backend.service.close()
    }
    return { url: urls[0] as string, urls, close }
  } catch (error) {
    await backend.service.close()
    throw error
  }
}

/** Everything but the port. */
interface Backend {
  readonly options: ServeOptions
  readonly service: Service
  readonly registry: Registry
  readonly build: string
  /** Set once the app has its log. */
  readonly log: { to: Log | null }
}

async function openBackend(options: ServeOptions): Promise<Backend> {
  const { root, data, dist, sources = SOURCES } = options
  const registry = new Registry()
  const log: Backend['log'] = { to: null }
  const logger: Log = {
    info: (about, message) => log.to?.info(about, message),
    warn: (about, message) => log.to?.warn(about, message),
    error: (about, message) => log.to?.error(about, message),
  }
  try {
    const service = await openService({ root, data, sources, log: logger, metrics: registry })
    return { options, service, registry, build: buildOf(dist), log }
  } catch (error) {
    throw error instanceof Error ? new ServeError(error.message) : error
  }
}

/** A hash of the page, whose text names all its parts by their content. */
const buildOf = (dist: string | null): string =>
  dist === null
    ? 'none'
    : createHash('sha256')
        .update(readFileSync(join(dist, 'index.html')))
        .digest('hex')
        .slice(0, 12)

async function listen(backend: Backend, host: string, asked: number | undefined) {
  const first = asked ?? PORT
  const last = asked ?? PORT + MORE_PORTS
  const port = first === last ? first : await freePort(host, first, last)
  const { app, connections } = await appOf(backend)
  try {
    await app.listen({ host, port })
    return { app, connections, port: portOf(app) }
  } catch (error) {
    await connections.close()
    await app.close()
    throw reasonFor(error, host, first, last)
  }
}

/** The first free port; the last one if all are taken. */
async function freePort(host: string, first: number, last: number): Promise<number> {
  for (let port = first; port < last; port++) if (await isFree(host, port)) return port
  return last
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(codeOf(error) !== 'EADDRINUSE')) // other errors occur again when listening
    probe.listen({ host, port }, () => probe.close(() => resolve(true)))
  })
}

async function appOf({ options, service, registry, build, log }: Backend) {
  const { dist, limits, sources = SOURCES, isBehindProxy = false, hosts = [] } = options
  const { tables, problem } = service
  const shared = { tables, problem, build, now: sources.now, isBehindProxy, hosts }
  const app = await httpApp({
    ...shared,
    dist,
    limits: limits ?? LIMITS,
    log: options.log ?? { level: 'warn' },
    registry,
    health: () => service.health(),
  })
  log.to = app.log
  const connections = live(app, { ...shared, limits: limits ?? LIVE_LIMITS, log: app.log, metrics: registry })
  return { app, connections }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new ServeError('The server listens on no port.')
  return address.port
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? (error as NodeJS.ErrnoException).code : undefined

function reasonFor(error: unknown, host: string, first: number, last: number): unknown {
  const ports = first === last ? `Port ${first} is` : `Ports ${first} to ${last} are`
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ServeError(`${ports} in use; choose another one.`)
    case 'EACCES':
      return new ServeError(`${ports} not open to you; choose one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ServeError(`${host} is no address of this machine.`)
    default:
      return error
  }
}

/** The names of a host; `0.0.0.0` stands for this machine and its addresses in the network. */
function hostsOf(host: string): string[] {
  if (!EVERYWHERE.has(host)) return [host]
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [THIS_MACHINE, ...others.map(({ address }) => address)]
}
