/** Serves the built site on one port. */

import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { security } from './security.ts'
import { site } from './site.ts'

export interface ServeOptions {
  /** The folder with the built site. */
  readonly dist: string
  /** Who can reach it: this machine alone if not given, the whole network with `0.0.0.0`. */
  readonly host?: string
  /** Exactly this one, 0 for any that is free; if not given, the first free one from 4300 on. */
  readonly port?: number
}

export interface Served {
  /** Where to open it on this machine. */
  readonly url: string
  /** All addresses, this machine's first. */
  readonly urls: readonly string[]
  close(): Promise<void>
}

/** It could not be served, for a reason its owner can do something about. */
export class ServeError extends Error {
  override readonly name = 'ServeError'
}

export const PORT = 4300
const MORE_PORTS = 20
export const THIS_MACHINE = '127.0.0.1'
const EVERYWHERE = new Set(['0.0.0.0', '::'])

export async function serve({ dist, host = THIS_MACHINE, port }: ServeOptions): Promise<Served> {
  if (!existsSync(join(dist, 'index.html'))) throw new ServeError(`${dist}: there is no built site here.`)
  const { app, port: taken } = await listen(dist, host, port)
  const urls = hostsOf(host).map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${taken}/`)
  return { url: urls[0] as string, urls, close: () => app.close() }
}

async function listen(dist: string, host: string, asked: number | undefined) {
  const first = asked ?? PORT
  for (let port = first; ; port++) {
    const app = appOf(dist)
    try {
      await app.listen({ host, port })
      return { app, port: portOf(app) }
    } catch (error) {
      await app.close()
      const isTaken = codeOf(error) === 'EADDRINUSE'
      if (!isTaken || asked !== undefined || port === first + MORE_PORTS) throw reasonFor(error, host, first, port)
    }
  }
}

/** Open connections must not keep the process alive when it is told to end. */
function appOf(dist: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, exposeHeadRoutes: true, bodyLimit: 16_384 })
  security(app)
  site(app, dist)
  return app
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

/** The names under which a host is reached; behind `0.0.0.0` stand this machine and its addresses in the network. */
function hostsOf(host: string): string[] {
  if (!EVERYWHERE.has(host)) return [host]
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [THIS_MACHINE, ...others.map(({ address }) => address)]
}
