import { useSyncExternalStore } from 'react'
import { currentSettings, type Motion, type Settings, subscribeSettings } from './store.ts'

export {
  currentSettings,
  type Motion,
  type Opponents,
  type Settings,
  setSettings,
  subscribeSettings,
  type Theme,
} from './store.ts'

export const useSettings = (): Settings => useSyncExternalStore(subscribeSettings, currentSettings)

/** How much moves: what was set, or else what the system asks for. */
export const useMotion = (): Motion => useSettings().motion
