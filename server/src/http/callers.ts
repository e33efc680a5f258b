/** Who sends a request: a guest known by a cookie, or somebody who only watches. */

import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GUEST_COOKIE, parseCookie } from '../guests.ts'
import { isOwnPage } from '../live/upgrade.ts'
import { type Caller, ProblemError, type TablesApi } from '../tables/types.ts'
import { HttpProblem, languageFor } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** As long as browsers keep a cookie at most: 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60
const LONGEST_TOKEN = 64
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface CallerOptions {
  readonly tables: TablesApi
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts: readonly string[]
}

/** Every request of this part of the API has a caller; a page of another site cannot change anything with it. */
export async function callers(app: FastifyInstance, { tables, hosts }: CallerOptions): Promise<void> {
  await app.register(cookies, { hook: false }) // for setting them: live connections read the same one without it
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && !isOwnPage(request.raw, [request.host, ...hosts]))
      throw new HttpProblem('badRequest', { status: 403, fault: 'foreignPage' })
    const guest = await tables.guestOf(tokenOf(request))
    request.caller = { guest, language: languageFor(request) }
  })
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = parseCookie(headers.cookie, GUEST_COOKIE)
  return token === undefined || token.length > LONGEST_TOKEN ? undefined : token
}

/** The cookie lasts from now on; it is told to nobody but its owner's browser. */
export function keepGuest(request: FastifyRequest, reply: FastifyReply, token = tokenOf(request)): void {
  if (token === undefined) return
  reply.setCookie(GUEST_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
    secure: 'auto', // it follows the request
  })
}

/** For routes that are not for everybody: a body that comes along is not even read. */
export async function needsGuest({ caller }: FastifyRequest): Promise<void> {
  if (caller.guest === null) throw new ProblemError('noGuest')
}
