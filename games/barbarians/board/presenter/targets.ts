/** What a campaign is good for: the region that brings most on average, with the army as it is or would be. */

import type { Seat } from '@skerry/kernel'
import { type Army, armyOf, averageDemand, deckLeft, forecastOf } from '../../forecast.ts'
import {
  battlesIn,
  conquestIn,
  MOST_GOODS,
  playerOf,
  RESOURCES,
  recruitCost,
  TROOPS,
  targetsOf,
  winsNeeded,
} from '../../queries.ts'
import type { Content, Region, RegionId, State, Troop } from '../../types.ts'

/** Whose campaign it is, and where. */
export interface Campaigner {
  readonly content: Content
  readonly state: State
  readonly seat: Seat
}
export interface Target {
  readonly region: RegionId
  readonly dp: number
  readonly chance: number
}
type Recruits = Readonly<Record<string, number>>

const chanceIn = (who: Campaigner, { id, terrain }: Region, army?: Army): number =>
  forecastOf({ ...who, terrain }, battlesIn(who, who.seat, id).total, army).chance

/** Null: there is none in reach. */
export function bestTarget(who: Campaigner, times: number, army?: Army): Target | null {
  const all = targetsOf(who, who.seat).map((region): Target => {
    const dp = conquestIn(who, region.id, times).total
    return { region: region.id, dp, chance: chanceIn(who, region, army) }
  })
  return all.sort((a, b) => b.dp * b.chance - a.dp * a.chance)[0] ?? null
}

/** The army with these recruits; never more than six of a kind on the board. */
export function withRecruits(who: Campaigner, n: Recruits): Army {
  const army = armyOf(who.content, who.state, who.seat)
  const { troops } = playerOf(who.state, who.seat)
  const more = (troop: Troop) => army[troop] + Math.min(n[troop] ?? 0, MOST_GOODS - troops[troop])
  return { archer: more('archer'), berserker: more('berserker'), raider: more('raider'), any: army.any }
}

/** BAR-CAMPAIGN-01 */
const isAffordable = ({ content, state, seat }: Campaigner, n: Recruits): boolean =>
  RESOURCES.every((resource) => recruitCost(content, n, resource) <= playerOf(state, seat).resources[resource])

/** Half a battle more than the wins needed cost on average, as far as resources and places go. */
function recruitsFor(who: Campaigner, { id, terrain }: Region): Recruits {
  const wins = winsNeeded(battlesIn(who, who.seat, id).total) + 0.5
  const average = averageDemand(deckLeft(who.content, who.state, terrain, []))
  const { troops } = playerOf(who.state, who.seat)
  const army = armyOf(who.content, who.state, who.seat)
  const recruits = { archer: 0, berserker: 0, raider: 0 }
  const short = (troop: Troop) => average[troop] * wins - army[troop] - recruits[troop]
  for (;;) {
    const open = TROOPS.filter(
      (troop) =>
        short(troop) > 0 &&
        troops[troop] + recruits[troop] < MOST_GOODS &&
        isAffordable(who, { ...recruits, [troop]: recruits[troop] + 1 }),
    )
    const [next] = open.sort((a, b) => short(b) - short(a))
    if (next === undefined) return recruits
    recruits[next] += 1
  }
}

/** Below this nobody should spend resources on an attack. */
const HOPELESS = 0.2
/** What most would recruit: for the region that then brings most on average; nobody if none has a chance. */
export function bestRecruits(who: Campaigner, times: number): Recruits {
  const plans = targetsOf(who, who.seat).map((region) => {
    const n = recruitsFor(who, region)
    const chance = chanceIn(who, region, withRecruits(who, n))
    return { n, chance, worth: chance * conquestIn(who, region.id, times).total }
  })
  const [best] = plans.sort((a, b) => b.worth - a.worth)
  return best === undefined || best.chance < HOPELESS ? {} : best.n
}
