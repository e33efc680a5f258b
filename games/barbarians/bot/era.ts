/** The tribe to play, and the end of an era: feasts and demons. */

import { type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { DEMON_DP } from '../queries.ts'
import type { BarEffect, ChooseTribe, Demon, DemonPayment, Feast, FeastRow, Tribe } from '../types.ts'
import { GOLD, worthOf } from './ahead.ts'
import { after } from './doing.ts'
import type { Outlook } from './outlook.ts'
import { copyOf, type Sketch, sketchOf } from './sketch.ts'
import { WEIGHTS } from './weights.ts'

export const tribes = (list: readonly Choice[]): RankedChoice[] =>
  rankChoices(list, (choice) => WEIGHTS.tribes[(choice as ChooseTribe).tribe as Tribe])

/** BAR-FEAST-01 A row, or for the horse tribe no second one. */
export function feasting(o: Outlook, { rows }: Feast, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, (choice) => {
    const row = choice.do === 'row' ? (rows[(choice as FeastRow).row - 1] as readonly BarEffect[]) : []
    return after(o, s, row, (done) => worthOf(o, done))
  })
}

/** BAR-DEMON-04 A fourth hero in the next era is worth something to whoever has none yet. */
const heroIn = (o: Outlook, effects: readonly BarEffect[]): number =>
  o.erasLeft > 0 &&
  !o.player.hasFourthNext &&
  effects.some((effect) => effect.do === 'trade' && effect.gains.some((gain) => gain.do === 'hero'))
    ? WEIGHTS.fourth
    : 0
const tributeWorth = (o: Outlook, s: Sketch, effects: readonly BarEffect[]): number =>
  after(o, s, effects, (done) => worthOf(o, done)) + heroIn(o, effects)

export function offering(o: Outlook, { tribute }: Demon, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, ({ do: verb }) => (verb === 'tribute' ? tributeWorth(o, s, tribute) : worthOf(o, s)))
}

/** BAR-DEMON-01 Gold, unless the tribute needs it for more than the points. */
export function appeasing(o: Outlook, { tribute }: Demon, list: readonly Choice[]): RankedChoice[] {
  return rankChoices(list, (choice) => {
    const s = copyOf(sketchOf(o))
    if ((choice as DemonPayment).with === 'gold') s.resources[GOLD] = (s.resources[GOLD] as number) - 1
    else s.gain -= DEMON_DP
    return Math.max(worthOf(o, s), tributeWorth(o, s, tribute))
  })
}
