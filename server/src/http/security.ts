/** Security headers of every answer, and the refusal of malicious addresses. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from './errors.ts'

export const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // The grounds of boards are inserted as text, with styles on their shapes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const LONGEST_URL = 2048

export function security(app: FastifyInstance, now: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    guard(request, reply, now)
    if (request.url.length > LONGEST_URL) throw new HttpProblem('tooLarge', { status: 414 })
    if (!isGoodPath(request.url)) throw new HttpProblem('badRequest', { fault: 'badAddress' })
  })
}

/** Sets the headers of every answer. The date comes from the server's own clock. */
export function guard(request: FastifyRequest, reply: FastifyReply, now: () => number): void {
  reply.headers(HEADERS).header('date', new Date(now()).toUTCString())
  // On plain http browsers ignore it, with a warning.
  if (isSecureContext(request)) reply.header('cross-origin-opener-policy', 'same-origin')
  if (isForPrograms(request)) reply.header('cache-control', 'no-store')
}

/** The protocol a proxy reports counts only if the server was told to believe it. */
function isSecureContext({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Neither a file of the site nor an address of the page. */
export const isForPrograms = ({ url }: FastifyRequest): boolean => /^\/(api|healthz|metrics)(?=[/?]|$)/.test(url)

/** No step upwards, hidden file or control character, in any encoding. */
function isGoodPath(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] as string)
    return path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !/\/\.|\/\//.test(path)
  } catch {
    return false
  }
}
