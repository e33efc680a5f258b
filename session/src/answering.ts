/** Who answers the open question: a person, a bot, or a bot for a person who let it. */

import type { Pending, Seat } from '@skerry/kernel'

export const BOT_LEVELS = ['random', 'novice', 'adept', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Who is asked, and what (`fight.goOn`). */
export interface AskedOf {
  readonly seats: readonly Seat[]
  readonly decision: string
}

/** Who has not answered yet; null: nobody is asked. */
export const askedOf = (pending: Pending): AskedOf | null =>
  pending.kind === 'asked' ? { seats: [...pending.seats], decision: pending.decision } : null

/** Who plays a seat, as far as it matters for who answers. */
export interface Occupant {
  readonly by: 'person' | 'open' | BotLevel
  /** A bot answers for the person as long as questions of this procedure come; null: the person does. */
  readonly delegated: string | null
}

/** A seat that a bot must answer for now, and how well; level null: in a person's name, as the host decides. */
export interface BotAsked {
  readonly seat: Seat
  readonly level: BotLevel | null
}

export function botsToAnswer(asked: AskedOf | null, occupants: readonly Occupant[]): BotAsked[] {
  if (asked === null) return []
  const procedure = procedureOf(asked.decision)
  return asked.seats.flatMap((seat): BotAsked[] => {
    const { by, delegated } = occupants[seat] as Occupant
    if (by !== 'person' && by !== 'open') return [{ seat, level: by }]
    return delegated === procedure ? [{ seat, level: null }] : []
  })
}

/** Whoever is asked in another procedure wants to answer again. */
export function isStillDelegated(asked: AskedOf | null, seat: Seat, delegated: string | null): boolean {
  if (delegated === null) return false
  return asked === null || !asked.seats.includes(seat) || procedureOf(asked.decision) === delegated
}

/** `fight.goOn` is a question of the procedure `fight`. */
export const procedureOf = (decision: string): string => decision.split('.')[0] as string
