/** What happens at once when something has happened, in this order. */

import { reactionsOf } from '@skerry/kernel'
import { answersTo } from '../effects.ts'
import { cardOf, coinFor, isEndDue, regionOf } from '../queries.ts'
import type { Happening, Kind, Vindication } from '../types.ts'

const { when, whenever } = reactionsOf<Vindication>()

const GAINED: Readonly<Partial<Record<Kind, Happening>>> = { trait: 'youGain(TRAIT)', relic: 'youGain(RELIC)' }

export const reactions = [
  // VIN-END-02, VIN-RULING-54 Coins come before anything else that follows from honor.
  when('honorChanged', 'VIN-END-02', ({ state }, { seat }) =>
    coinFor(state, seat) !== undefined ? [{ rule: 'coins', at: 'take', seat }] : [],
  ),
  // VIN-RULING-118 The WHEN abilities: the active player's first, then the others' in turn order.
  when('discovered', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'youDiscover', (s) => s === seat)),
  when('converted', 'VIN-RULING-134', (t, { seat }) => answersTo(t, 'youConvert', (s) => s === seat)),
  when('rested', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'youRest', (s) => s === seat)),
  when('visitUsed', 'VIN-RULING-129', (t, { seat, region }) =>
    regionOf(t.content, region).isResource ? answersTo(t, 'youVisit(RESOURCE)', (s) => s === seat) : [],
  ),
  when('controlTaken', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'youControl', (s) => s === seat)),
  when('regionVisited', 'VIN-RULING-129', (t, { seat, controller }) =>
    controller === null || controller === seat ? [] : answersTo(t, 'oppVisitsMine', (s) => s === controller, seat),
  ),
  // VIN-RULING-130 youGain, youDefeat, oppGains.
  when('gainTold', 'VIN-RULING-130', (t, { seat, card, isDefeat }) => {
    const { kind } = cardOf(t.content, card)
    const gained = GAINED[kind]
    return [
      ...(gained === undefined ? [] : answersTo(t, gained, (s) => s === seat)),
      ...(isDefeat ? answersTo(t, 'youDefeat', (s) => s === seat) : []),
      ...(kind === 'companion' ? answersTo(t, 'oppGains(COMPANION)', (s) => s !== seat) : []),
    ]
  }),
  when('companionDied', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'companionDies', (s) => s === seat)),
  // VIN-END-04 After every change, for all players, also off turn (VIN-END-03: an answering card has its say when the end is called).
  whenever('VIN-END-04', (t) => (isEndDue(t) ? [{ rule: 'end', at: 'trigger' }] : [])),
]
