/** What HTTP and live connections share: the cookie, language and page of a request, and plain responses. */

import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Language } from '@skerry/contracts'
import { LIVE_PATH } from '@skerry/link'

/** Holds a guest's token. */
export const GUEST_COOKIE = 'skerry'

/** The first cookie of this name in a request's header; undefined: there is none. */
export function parseCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

const LANGUAGE_RANGE = /^\s*(en|de)(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i

/** The language asked for, or the one the browser prefers, or English. */
export function languageOf(accepted: string | undefined, asked?: string | null): Language {
  if (asked === 'en' || asked === 'de') return asked
  let best = { language: 'en', weight: 0 }
  for (const range of accepted?.split(',') ?? []) {
    const [, language, weight = '1'] = LANGUAGE_RANGE.exec(range) ?? []
    if (language !== undefined && Number(weight) > best.weight) best = { language, weight: Number(weight) }
  }
  return best.language.toLowerCase() as Language
}

/** The request is for a live connection. */
export function isLivePath(request: IncomingMessage): boolean {
  return request.url?.split('?', 1)[0] === LIVE_PATH
}

/**
 * Whether a request comes from a page of this server, or from a program, which sends no origin. Browsers send the cookie
 * along whichever page asks, so other pages must be refused. `hosts`: other names of this server, as behind a proxy.
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

/** The text of a response to a socket for which there is no reply object. */
export function rawResponse(status: number, type: string, body: string, headers: readonly string[]): string {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    ...headers,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
