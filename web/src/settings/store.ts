/** What somebody has set in this browser. Only what was set is kept; everything else follows the system. */

import type { Language } from '@skerry/contracts'
import { BOT_LEVELS, type BotLevel } from '@skerry/link'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'full' | 'brief' | 'off'

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  /** Volume, 0 … 1. */
  readonly sound: number
  /** What you are called at the table; empty: nobody asked yet. */
  readonly name: string
  /** Ask again before a choice is made. */
  readonly confirm: boolean
  /** Explain questions to whoever does not know the game. */
  readonly hints: boolean
  /** Whom you last played each game against. */
  readonly opponents: Readonly<Record<string, Opponents>>
}

export interface Opponents {
  readonly bots: number
  readonly level: BotLevel
}

/** The same key is read by theme.js before the first paint. */
const KEY = 'skerry.settings'
const STILL = '(prefers-reduced-motion: reduce)'

const systemLanguage = (): Language => {
  const first = navigator.languages.find((l) => /^(de|en)\b/i.test(l))
  return first?.toLowerCase().startsWith('de') ? 'de' : 'en'
}
const followed = (): Settings => ({
  language: systemLanguage(),
  theme: 'system',
  motion: matchMedia(STILL).matches ? 'off' : 'full',
  sound: 0,
  name: '',
  confirm: true,
  hints: true,
  opponents: {},
})

const areOpponents = (value: unknown): boolean => {
  const { bots, level } = (value ?? {}) as Partial<Opponents>
  return Number.isInteger(bots) && BOT_LEVELS.some((known) => known === level)
}

const ALLOWED: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (v) => v === 'en' || v === 'de',
  theme: (v) => v === 'system' || v === 'light' || v === 'dark',
  motion: (v) => v === 'full' || v === 'brief' || v === 'off',
  sound: (v) => typeof v === 'number' && v >= 0 && v <= 1,
  name: (v) => typeof v === 'string' && v.length <= 40,
  confirm: (v) => typeof v === 'boolean',
  hints: (v) => typeof v === 'boolean',
  opponents: (v) => typeof v === 'object' && v !== null && Object.values(v).every(areOpponents),
}

/** Storage may be forbidden, full, or hold what an older version wrote. */
function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(kept as object).filter(([k, v]) => ALLOWED[k as keyof Settings]?.(v))
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

let chosen = stored()
let settings: Settings = { ...followed(), ...chosen }
const listeners = new Set<() => void>()

/** The page's root element carries what stylesheets need to know. */
function show(): void {
  const root = document.documentElement
  root.lang = settings.language
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
}

function refresh(): void {
  settings = { ...followed(), ...chosen }
  show()
  for (const listener of listeners) listener()
}

export function setSettings(patch: Partial<Settings>): void {
  chosen = { ...chosen, ...patch }
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Without storage the settings last as long as the page.
  }
  refresh()
}

export const currentSettings = (): Settings => settings
export const subscribeSettings = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

show()
matchMedia(STILL).addEventListener('change', refresh)
window.addEventListener('languagechange', refresh)
window.addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return
  chosen = stored()
  refresh()
})
