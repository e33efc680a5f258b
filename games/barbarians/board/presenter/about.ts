/** What the makers of cards share. */

import { type About as AboutIn, aboutBy, capital } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { playerOf } from '../../queries.ts'
import type { Barbarians, BarEffect, Player } from '../../types.ts'
import { costText, effectText } from '../../words/phrases.ts'
import { titleText } from '../../words/titles.ts'
import { areVoid, type BarFrame, isUnpayable, lostOf, type Seen, topFrame } from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

/** Who sits at the screen; for whoever watches, who is asked. */
export function chooserOf(view: Seen): Seat {
  if (typeof view.seat === 'number') return view.seat
  return askedOf(topFrame(view)) ?? view.state.order.find((seat) => seat >= 0) ?? 0
}
function askedOf(frame: BarFrame | undefined): Seat | undefined {
  if (frame === undefined) return undefined
  if ('seat' in frame) return frame.seat
  if ('context' in frame) return frame.context.seat
  return 'queue' in frame ? frame.queue[0] : undefined
}

/** What a card is made from. */
export type About = AboutIn<Barbarians, PresenterWords>
export const aboutOf = aboutBy<Barbarians, PresenterWords>(presenterWords, chooserOf)

export const ownOf = ({ state, seat }: About): Player => playerOf(state, seat)
export const textOf = ({ language }: About, effects: readonly BarEffect[]): string => effectText(effects, language)

/** Effects in a few words; the line beside them says all of it. */
export const titleOf = ({ language }: About, effects: readonly BarEffect[]): string =>
  capital(titleText(effects, language))
/** Why somebody would regret having these effects now: no use at all, or at least half of the goods are lost. */
export function effectWarning(about: About, effects: readonly BarEffect[], isSpace: boolean): Pick<Card, 'warning'> {
  const { words, state, seat, language } = about
  const { warnings } = words
  if (isUnpayable(about, seat, effects)) {
    const costs = effects.flatMap((effect) => (effect.do === 'trade' ? effect.costs : []))
    return { warning: warnings.unpayable(costText(costs, language)) }
  }
  if (areVoid(about, seat, effects)) return { warning: warnings.nothing }
  const { lost, all } = lostOf(state, seat, effects, isSpace)
  return 2 * lost >= all && lost > 0 ? { warning: warnings.lost(lost) } : {}
}
/** The likeliest first: the button names it. */
export function conquestOutlook({ words }: About, chance: number): Pick<Card, 'outlook'> {
  const outlook = [
    { name: words.outlook.conquered, share: chance },
    { name: words.outlook.failed, share: 1 - chance },
  ]
  return { outlook: outlook.sort((a, b) => b.share - a.share) }
}
