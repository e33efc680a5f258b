/** What can be said about a choice before it is made: the odds of its fight, and who would gain by a mistake. */

import { type Choice, frameFinder, type Seat, type Sum, type View } from '@skerry/kernel'
import { fightOdds, type Odds } from './odds.ts'
import { defence, forceIn, ownerFor, partyIn, strengthIn, tileIn } from './queries.ts'
import type { Attack, Content, FieldId, Force, Hide, Link, Marnon, MoveTreasure, Role, State } from './types.ts'

export type Seen = View<Marnon['seen']>

/** The rule in progress. */
export const topFrame = ({ stack }: Seen): Marnon['frame'] | undefined => (stack as readonly Marnon['frame'][]).at(-1)
export const frameOf = frameFinder<Marnon>()

/** A fight as it would begin now, and how it goes if it is fought to the end. */
export interface Outlook {
  readonly own: Force
  readonly foe: Force
  readonly strengths: Readonly<Record<Role, Sum>>
  readonly odds: Odds
}

export function outlookOf(content: Content, state: State, from: FieldId, to: FieldId, by: Link): Outlook {
  const [own, foe] = [forceIn(state, from), forceIn(state, to)]
  const bonus = defence(content, to, by).reduce((sum, { amount }) => sum + amount, 0)
  return {
    own,
    foe,
    strengths: {
      attacker: strengthIn({ state, content }, from, 'attacker', by),
      defender: strengthIn({ state, content }, to, 'defender', by),
    },
    odds: fightOdds(own, { ...foe, bonus }),
  }
}

export const attackOutlook = (content: Content, { state }: Seen, { from, to, by }: Attack): Outlook =>
  outlookOf(content, state, from, to, by)

/** The fight going on; null: there is none. */
export function fightOutlook(content: Content, view: Seen): Outlook | null {
  const fight = frameOf(view, 'fight')
  return fight === undefined
    ? null
    : outlookOf(content, view.state, fight.attacker.field, fight.defender.field, fight.by)
}

/** MAR-RULING-05 Who would find a treasure at once if it came to this field; the same for aid 3 (MAR-RULING-49). */
export function finderOf({ state, seat }: Pick<Seen, 'state' | 'seat'>, choice: Choice): Seat | null {
  const ifHolds = (field: FieldId, owner: Seat | undefined) =>
    owner !== undefined && partyIn(state, field) === owner ? owner : null
  if (choice.do === 'hide' && typeof seat === 'number') return ifHolds((choice as Hide).field, ownerFor(state, seat))
  if (choice.do !== 'moveTreasure') return null
  const { from, to } = choice as MoveTreasure
  return ifHolds(to, tileIn(state, from)?.owner)
}

/** Larger first: the best chance to win; what would be regretted last. */
export function rankOf(content: Content, view: Seen, choice: Choice): number {
  if (choice.do === 'attack') return attackOutlook(content, view, choice as Attack).odds.win
  return finderOf(view, choice) === null ? 0 : -1
}
