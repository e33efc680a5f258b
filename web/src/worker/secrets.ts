/** Whether the people around one screen have anything to hide from each other. */

import type { Event, Seat } from '@skerry/kernel'
import type { GameSession } from '@skerry/session'

/** All of them see the same, and always did: no curtain is needed to hand the screen over. */
export function hasNoSecrets(
  session: GameSession,
  persons: readonly Seat[],
  told: readonly (readonly Event[])[],
): boolean {
  if (persons.length < 2) return false
  const [first, ...others] = persons.map((seat) => {
    const { state, stack } = session.view(seat)
    return JSON.stringify([state, stack])
  })
  const isTold = told.some((events) => events.some(({ shownTo }) => shownTo !== undefined))
  return !isTold && others.every((other) => other === first)
}
