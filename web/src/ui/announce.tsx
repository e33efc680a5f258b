import { useSyncExternalStore } from 'react'

/** What was said last. The number makes the same sentence news again. */
let said = { text: '', count: 0 }
const listeners = new Set<() => void>()

/** Tells those who do not see the screen what has just happened. */
export function announce(text: string): void {
  said = { text, count: said.count + 1 }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The page's one live region. */
export function LiveRegion() {
  const { text, count } = useSyncExternalStore(subscribe, () => said)
  return (
    <div className='visually-hidden' aria-live='polite' aria-atomic='true'>
      <span key={count}>{text}</span>
    </div>
  )
}
