/** Who sends a request: a guest known by a cookie, or a spectator. */

import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GUEST_COOKIE, isOwnPage, parseCookie } from '../requests.ts'
import type { TablesApi } from '../tables/tables.ts'
import { type Caller, ProblemError } from '../tables/types.ts'
import { HttpProblem, languageFor } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/** The longest that browsers keep a cookie: 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60
const LONGEST_TOKEN = 64
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface CallerOptions {
  readonly tables: TablesApi
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts: readonly string[]
}

/** Finds the caller of every request, and refuses changes that come from a page of another site. */
export async function callers(app: FastifyInstance, { tables, hosts }: CallerOptions): Promise<void> {
  await app.register(cookies, { hook: false }) // only sets them: reading is shared with live connections
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

/** Sets the cookie, or lets it last longer. Only the guest's own browser gets the token. */
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

/** For routes of guests: refuses others before their body is read. */
export async function needsGuest({ caller }: FastifyRequest): Promise<void> {
  if (caller.guest === null) throw new ProblemError('noGuest')
}
