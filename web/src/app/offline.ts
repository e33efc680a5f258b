/** Lets the site open without a network, where the browser allows it: plain http in a home network does not. */

/** Called when a newer version is ready; `apply` switches to it and loads the page anew. */
export type OnUpdate = (apply: () => void) => void

/** Whether this page can be opened without a network once it has been visited. */
export const canWorkOffline = (): boolean => 'serviceWorker' in navigator && isSecureContext && import.meta.env.PROD

/** Waits for the page to be loaded, so that keeping files never delays the first sight. */
export function registerOffline(onUpdate: OnUpdate = () => {}): void {
  if (!canWorkOffline()) return
  if (document.readyState === 'complete') void register(onUpdate)
  else addEventListener('load', () => void register(onUpdate), { once: true })
}

async function register(onUpdate: OnUpdate): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    const offer = (worker: ServiceWorker) => onUpdate(() => takeOver(worker))
    if (registration.waiting) offer(registration.waiting)
    registration.addEventListener('updatefound', () => whenWaiting(registration.installing, offer))
  } catch {
    // Private windows and full disks refuse it; the site works without.
  }
}

/** The first version of all is nobody's update: there is no page it could replace. */
function whenWaiting(worker: ServiceWorker | null, then: (worker: ServiceWorker) => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) then(worker)
  })
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('skipWaiting')
}
