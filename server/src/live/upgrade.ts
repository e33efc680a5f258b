/** Who may open a live connection. */

import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { normalizeIP } from '@fastify/rate-limit'
import { LIVE_PATH } from '@skerry/link'

/** Somebody knocks at the right door. */
export function isLivePath(request: IncomingMessage): boolean {
  return request.url?.split('?', 1)[0] === LIVE_PATH
}

/**
 * Where a request comes from and which host it asked for. What a proxy says about that counts only where one stands
 * before the server, and only what it wrote down last: everybody else could say anything.
 */
export function wayOf(request: IncomingMessage, isBehindProxy: boolean): { address: string; host: string | undefined } {
  const { socket, headers } = request
  const told = (name: string) =>
    isBehindProxy
      ? String(headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
  return {
    address: normalizeIP(told('x-forwarded-for') || (socket.remoteAddress ?? '')),
    host: told('x-forwarded-host') || headers.host,
  }
}

/** The language asked for in the address. */
export function languageIn(request: IncomingMessage): string | null {
  return new URLSearchParams(request.url?.split('?', 2)[1]).get('lang')
}

/**
 * Browsers say which page opens a connection, and only a page of this server may: the cookie comes along whoever asks.
 * Whoever says nothing is no browser. `hosts`: other names of this server, for one behind a proxy.
 */
export function isOwnPage({ headers: { origin, host } }: IncomingMessage, hosts: readonly string[]): boolean {
  if (origin === undefined) return true
  try {
    const page = new URL(origin)
    if (!/^https?:$/.test(page.protocol)) return false
    return hosts.includes(page.host) || (host !== undefined && page.host === new URL(`${page.protocol}//${host}`).host)
  } catch {
    return false
  }
}

const REASONS = {
  403: 'This page may not connect here.',
  404: 'There is nothing here.',
  429: 'There are too many connections from this address.',
  503: 'The server is not ready.',
} as const
export type UpgradeRefusal = keyof typeof REASONS

/** Answers like any other request that cannot be met. */
export function refuse(line: Duplex, status: UpgradeRefusal): void {
  const text = `${REASONS[status]}\n`
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'X-Content-Type-Options: nosniff',
    ...(status === 429 || status === 503 ? ['Retry-After: 5'] : []),
  ]
  line.once('finish', () => line.destroy())
  line.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
