/** Whether a server with tables stands behind this site: it may be opened from a plain host or without a network, too. */

/** `absent`: nothing of ours answers here · `unreachable`: nobody answers at the moment. */
export type Presence = 'there' | 'absent' | 'unreachable'

const PATIENCE_MS = 10_000

/** Asks once. A plain host answers with a page or not at all; a server says which protocol it speaks. */
export async function askServer(): Promise<Presence> {
  if (!navigator.onLine) return 'unreachable'
  try {
    const answer = await fetch('/api', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status >= 500) return 'unreachable'
    return isWelcome(await answer.json().catch(() => null)) ? 'there' : 'absent'
  } catch {
    return 'unreachable'
  }
}

const isWelcome = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'protocol' in body && typeof body.protocol === 'number'
