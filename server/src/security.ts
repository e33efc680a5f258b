/** What every answer says about how far the page may be trusted, and requests that nobody makes in good faith. */

import type { FastifyInstance, FastifyRequest } from 'fastify'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // The drawn grounds of boards are inserted as text, with styles on their shapes.
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

export function security(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    // Browsers ignore it on plain http and complain about it there.
    if (isSecureContext(request)) reply.header('cross-origin-opener-policy', 'same-origin')
    if (request.url.length > LONGEST_URL) return reply.code(414).send('The address is too long.')
    if (!isGoodPath(request.url)) return reply.code(400).send('The address is not understood.')
  })
}

function isSecureContext({ hostname, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-proto'] === 'https' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** No step upwards, no hidden file, no control character, however it is written. */
function isGoodPath(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] as string)
    return path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !/\/\.|\/\//.test(path)
  } catch {
    return false
  }
}
