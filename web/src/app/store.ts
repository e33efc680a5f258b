import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. */
export interface Kept<T> {
  get(): T
  set(value: T): void
  use(): T
}

export function kept<T>(first: T): Kept<T> {
  let now = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => now,
    set: (value) => {
      now = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => now),
  }
}
