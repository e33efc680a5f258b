/** Addresses of tables online, and what somebody may paste. */

/** A secret has 32 letters, the name of a table 16; both without those that look alike. */
const INVITE = /^[0-9a-hjkmnp-tv-z]{32}$/
const PATH = /^\/(join|t)\/([0-9a-z]{8,64})\/?$/

export const tablePath = (id: string): string => `/t/${id}`
export const joinPath = (invite: string): string => `/join/${invite}`
/** What is sent to whoever is to sit down. */
export const joinUrl = (invite: string): string => new URL(joinPath(invite), location.origin).href

export interface Pasted {
  readonly path: string
  /** It leads to another server: its origin; null: to this one. */
  readonly origin: string | null
}

/** What was pasted leads here; null: it is neither an invitation nor the address of a table. */
export function pastedLink(text: string, origin: string): Pasted | null {
  const trimmed = text.trim()
  if (INVITE.test(trimmed)) return { path: joinPath(trimmed), origin: null }
  const url = URL.canParse(trimmed, origin) ? new URL(trimmed, origin) : null
  const found = PATH.exec(url?.pathname ?? '')
  if (url === null || found === null || !/^https?:$/.test(url.protocol)) return null
  return { path: `/${found[1]}/${found[2]}`, origin: url.origin === origin ? null : url.origin }
}
