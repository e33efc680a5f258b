/** A newer version that waits to be loaded, and whether there is a network at all. */

import { registerOffline } from './offline.ts'
import { kept } from './store.ts'

const waiting = kept<(() => void) | null>(null)
const online = kept(navigator.onLine)

/** Loads the newer version; null: this is the newest, or somebody wants it later. */
export const useUpdate = waiting.use
export const postponeUpdate = (): void => waiting.set(null)
export const useOnline = online.use

export function watchOffline(): void {
  registerOffline((apply) => waiting.set(apply))
  window.addEventListener('online', () => online.set(true))
  window.addEventListener('offline', () => online.set(false))
}
