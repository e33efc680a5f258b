/** The request that opens a live connection: where it comes from, and how it is refused. */

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { normalizeIP } from '@fastify/rate-limit'
import { rawResponse } from '../requests.ts'

/**
 * Where a request comes from and which host it asked for. Forwarding headers count only behind a proxy, and only their
 * last entry, which the proxy has written: anybody can send the others.
 */
export function senderOf(
  request: IncomingMessage,
  isBehindProxy: boolean,
): { address: string; host: string | undefined } {
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

const REASONS = {
  403: 'This page may not connect here.',
  404: 'There is nothing here.',
  429: 'There are too many connections from this address.',
  503: 'The server is not ready.',
} as const
export type UpgradeRefusal = keyof typeof REASONS

/** Answers with a plain HTTP response. */
export function refuse(stream: Duplex, status: UpgradeRefusal): void {
  const retry = status === 429 || status === 503 ? ['Retry-After: 5'] : []
  stream.once('finish', () => stream.destroy())
  stream.end(rawResponse(status, 'text/plain', `${REASONS[status]}\n`, retry))
}
