/** Coins, triggers and final scoring. Ledger 3.18. */

import { frontsOf, type Result, type Rule, type Seat, settleSlot, steps, type Turn, takeFrom } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import { coinFor, finalSum, knownQuests, metTriggers, playerOf } from '../queries.ts'
import type { CoinsFrame, EndFrame, Player, QuestId, State, TriggerId, Vindication } from '../types.ts'

/** One more trigger lies face up. */
export function revealTrigger(t: Turn<Vindication>, rule: RuleId, trigger: TriggerId): void {
  takeFrom(t.state.triggers, trigger)
  t.state.faceUp.push(trigger)
  t.emit({ rule, type: 'triggerRevealed', trigger })
}

const ofCoins = steps<Vindication, CoinsFrame>()
export const coins: Rule<Vindication, CoinsFrame> = {
  // VIN-END-02, -06, VIN-RULING-48 Every coin reached is taken, in ascending order, and never returned; each reveals a trigger.
  take: ofCoins.auto('VIN-END-06', (t, f) => {
    const coin = coinFor(t.state, f.seat) as number
    t.state.coins = t.state.coins.filter((other) => other !== coin)
    playerOf(t.state, f.seat).coins.push(coin)
    t.emit({ rule: 'VIN-END-02', type: 'coinTaken', seat: f.seat, coin })
    return 'reveal'
  }),
  reveal: ofCoins.chance<TriggerId>('VIN-END-02', {
    outcomes: ({ state }) => frontsOf(undefined, state.triggers),
    take(t, f, trigger) {
      revealTrigger(t, 'VIN-END-02', trigger)
      return coinFor(t.state, f.seat) === undefined ? 'end' : 'take'
    },
  }),
}

const ofEnd = steps<Vindication, EndFrame>()
export const end: Rule<Vindication, EndFrame> = {
  // VIN-END-01, -03, -05 Once and for good: this round and exactly one more; VIN-RULING-53 no coins are left on the track.
  trigger: ofEnd.auto('VIN-END-03', (t) => {
    if (t.state.lastRound === null) callEnd(t, 'VIN-END-03', metTriggers(t)) // VIN-RULING-51 several at once: once
    return 'end'
  }),
}
/** VIN-RULING-52 Also when the last player of a round does it. */
function callEnd(t: Turn<Vindication>, rule: RuleId, triggers: readonly TriggerId[]): void {
  const lastRound = t.state.round + 1
  t.state.lastRound = lastRound
  t.state.endedBy = triggers
  t.state.coins = []
  t.emit({ rule, type: 'endTriggered', triggers, lastRound })
}
/** VIN-END-07 The safety end. */
export const callSafetyEnd = (t: Turn<Vindication>): void => callEnd(t, 'VIN-END-07', [])

// —— final scoring ——

/** VIN-FINAL-01 … -04 Everything is counted on the state at the end of the last turn, before any of it is added. */
export function score(t: Turn<Vindication>): 'end' {
  showQuests(t)
  const final = t.state.players.map((_, seat) => finalSum(t, seat, 'open'))
  t.state.final = final
  for (const [seat, sum] of final.entries()) {
    playerOf(t.state, seat).honor += sum.total // VIN-FINAL-03 no coins, no triggers
    t.emit({ rule: 'VIN-FINAL-01', type: 'finalScored', seat, sum })
  }
  const places = placesOf(t.state)
  t.emit({ rule: 'VIN-FINAL-04', type: 'ranked', places })
  return t.end(resultOf(t.state, places))
}
/** VIN-QUEST-04 Now they are shown. */
function showQuests(t: Turn<Vindication>): void {
  t.state.players.forEach((player, seat) => {
    const quests = knownQuests(t.state, seat, 'open')
    player.quests = player.quests.map((slot) => settleSlot(slot, {}, slot.is as QuestId, 'all'))
    t.emit({ rule: 'VIN-QUEST-04', type: 'questsShown', seat, quests, shownTo: 'all' })
  })
}

/** VIN-TIE-01 … -04 Most Conviction, fewest on Potential, fewest coins; then they are equal. VIN-RULING-55 the zone alone. */
const TIE_BREAKS: readonly { readonly rule: RuleId; value(player: Player): number }[] = [
  { rule: 'VIN-FINAL-04', value: ({ honor }) => honor },
  { rule: 'VIN-TIE-01', value: ({ zones }) => zones.conv },
  { rule: 'VIN-TIE-02', value: ({ zones }) => -zones.pot },
  { rule: 'VIN-TIE-03', value: ({ coins }) => -coins.length },
]
/** Positive: the first is ahead. */
function compare(a: Player, b: Player): number {
  for (const { value } of TIE_BREAKS) if (value(a) !== value(b)) return value(a) - value(b)
  return 0
}
const placesOf = ({ players }: State): number[] =>
  players.map((player) => 1 + players.filter((other) => compare(other, player) > 0).length)
function resultOf(state: State, places: readonly number[]): Result<RuleId> {
  const winners = places.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []))
  return {
    rule: decidedBy(state, winners),
    reason: 'mostHonor',
    winners,
    scores: state.players.map(({ honor }) => honor),
    places,
  }
}
/** Which comparison set the winner apart. */
function decidedBy(state: State, [winner = 0, ...others]: readonly Seat[]): RuleId {
  if (others.length > 0) return 'VIN-TIE-04'
  const best = playerOf(state, winner)
  let left = state.players.filter((player) => player !== best)
  for (const { rule, value } of TIE_BREAKS) {
    left = left.filter((player) => value(player) === value(best))
    if (left.length === 0) return rule
  }
  return 'VIN-TIE-04'
}
