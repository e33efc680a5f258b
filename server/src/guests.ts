/** How a request says who sends it and which language it wants: the same for HTTP and live connections. */

import type { Language } from '@skerry/kernel'

/** Holds a guest's token. */
export const GUEST_COOKIE = 'skerry'

/** The value of a cookie in a request's header; the first of that name counts. Undefined: it is not there. */
export function parseCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

const LANGUAGE_RANGE = /^\s*(en|de)(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i

/** The language asked for in so many words, or the one a browser likes best, or English. */
export function languageOf(accepted: string | undefined, asked?: string | null): Language {
  if (asked === 'en' || asked === 'de') return asked
  let best = { language: 'en', weight: 0 }
  for (const range of accepted?.split(',') ?? []) {
    const [, language, weight = '1'] = LANGUAGE_RANGE.exec(range) ?? []
    if (language !== undefined && Number(weight) > best.weight) best = { language, weight: Number(weight) }
  }
  return best.language.toLowerCase() as Language
}
