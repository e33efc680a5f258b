/** Installing Skerry as an app, where the browser offers it: some do, and only over https or from the same computer. */

import { kept } from './store.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type Install = 'offered' | 'done' | 'plainHttp' | 'notOffered'

let prompt: InstallPrompt | null = null
const state = kept<Install>('notOffered')
export const useInstall = state.use

/** The offer comes once, early, and must be kept until somebody asks for it. */
export function watchInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) state.set('done')
  else if (!isSecureContext) state.set('plainHttp')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    state.set('offered')
  })
  window.addEventListener('appinstalled', () => state.set('done'))
}

export async function install(): Promise<void> {
  await prompt?.prompt()
  const choice = await prompt?.userChoice
  if (choice?.outcome === 'accepted') state.set('done')
}
