import { useSyncExternalStore } from 'react'
import { navigate as go } from 'wouter/use-browser-location'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** What follows the # of the address, without it. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.replace(/^#/, '')))

/** Changes the address; unlike the router alone it tells those who follow the hash. */
export function navigate(to: string): void {
  go(to)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
