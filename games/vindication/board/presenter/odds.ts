/** What the dice of a fight may bring, after all protection. */

import type { Seat, Table } from '@skerry/kernel'
import { turnOf } from '../../effects.ts'
import { championOf, forEachPassive, resultFor } from '../../queries.ts'
import type { CardId, MonsterFace, RollFrame, Vindication } from '../../types.ts'

type T = Table<Vindication>
export type Odds = Readonly<Record<MonsterFace, number>>

/** Outside a turn nothing is granted. */
const inTurn = (t: T, seat: Seat): T => ({
  content: t.content,
  state: t.state,
  seat,
  within: (rule) => t.within(rule) ?? ((rule === 'turn' ? turnOf(seat) : undefined) as never),
})
const rollOf = (t: T, seat: Seat, MON: MonsterFace): RollFrame => ({
  rule: 'roll',
  at: 'champion',
  seat,
  isFight: true,
  named: null,
  dice: { MON, ATT: t.content.attributeDie[0] ?? 'INS' },
  champion: championOf(t, seat),
  rerolled: [],
  due: [],
})
/** VIN-RULING-65 What a face means for the champion there is now. */
export const meaningOf = (t: T, seat: Seat, face: MonsterFace): MonsterFace =>
  resultFor(inTurn(t, seat), rollOf(t, seat, face))

/** VIN-RULING-71 One throw of the monster die. */
export function oddsOf(t: T, seat: Seat): Odds {
  const odds: Record<MonsterFace, number> = { MISS: 0, EXH: 0, DEATH: 0 }
  for (const face of t.content.monsterDie) odds[meaningOf(t, seat, face)] += 1 / t.content.monsterDie.length
  return odds
}
const HARM: Readonly<Record<MonsterFace, number>> = { MISS: 0, EXH: 1, DEATH: 2 }
/** How likely another throw would be better for the champion than this face. */
export function betterThan(t: T, seat: Seat, face: MonsterFace): number {
  const odds = oddsOf(t, seat)
  return (Object.keys(odds) as MonsterFace[]).reduce(
    (all, other) => all + (HARM[other] < HARM[meaningOf(t, seat, face)] ? odds[other] : 0),
    0,
  )
}
/** Cards of this seat that always may roll the monster die again (VIN-RULING-61). */
export function monsterRerollers(t: T, seat: Seat): readonly CardId[] {
  const found: CardId[] = []
  forEachPassive(t, seat, (effect, card) => {
    if (effect.do === 'reroll' && effect.die === 'MON') found.push(card)
  })
  return found
}
