import { useLayoutEffect, useRef } from 'react'
import type { Decision } from '../decision/useDecision.ts'

/** What single keys do at a table. */
export interface TableKeys {
  readonly decision: Decision
  readonly isMoving: boolean
  undo(): void
  skip(): void
  /** Plays an earlier position on, or pauses. */
  play?(): void
  list(): void
  rules(): void
  log(): void
  /** Only at a table on a server. */
  talk?(): void
  hint(): void
  help(): void
  /** Puts away what lies on top, or what is picked. */
  escape(): void
}

const TYPING = 'input, textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary, [role=slider], [role=button]'

/** Keys work on the whole table, but not while somebody types or a dialog is open. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys)
  // Before the page is seen: a key may be pressed as soon as it says that it can be.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if (event.defaultPrevented || isModified || target.matches(TYPING) || document.querySelector('dialog[open]'))
        return
      if (press(latest.current, event.key, target)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the key meant something. */
function press(keys: TableKeys, key: string, target: Element): boolean {
  if (key === 'Escape') {
    keys.escape()
    return true
  }
  if (/^[1-9]$/.test(key)) return selectByNumber(key)
  if (key === 'Enter' || key === ' ') {
    if (target.closest(PRESSED) !== null) return false
    if (keys.isMoving) keys.skip()
    else if (key === ' ' && keys.play !== undefined) keys.play()
    else return key === 'Enter' && keys.decision.confirm()
    return true
  }
  const work = {
    u: keys.undo,
    s: keys.decision.suggest,
    l: keys.list,
    r: keys.rules,
    g: keys.log,
    t: keys.talk,
    h: keys.hint,
    '?': keys.help,
  }[key.toLowerCase()]
  work?.()
  return work !== undefined
}

/** The card gets the focus, too, so that Enter confirms it. */
function selectByNumber(number: string): boolean {
  const card = document.querySelector<HTMLButtonElement>(`[data-number="${number}"]`)
  card?.focus()
  card?.click()
  return card !== null
}
