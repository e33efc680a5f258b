import { reactionsOf } from '../../../../src/index.ts'
import { answersTo } from '../effects.ts'
import { isEndDue } from '../queries.ts'
import type { CoinsFrame, EndFrame, Maw } from '../types.ts'
import { coinFor } from './honor.ts'

const { when, whenever } = reactionsOf<Maw>()

/** What happens at once, in this order. */
export const reactions = [
  // VIN-END-02 Coins are taken by whoever reaches them, also off turn.
  when('honorChanged', 'VIN-END-02', ({ state }, { seat }): CoinsFrame[] =>
    coinFor(state, seat) === undefined ? [] : [{ rule: 'coins', at: 'take', seat }],
  ),
  // VIN-RULING-118, -130 The WHEN abilities: the active player's first, then the others' in turn order.
  when('monsterDefeated', 'VIN-RULING-130', (t, { seat }) => [
    ...answersTo(t, 'youDefeat', (s) => s === seat),
    ...answersTo(t, 'oppGains(MONSTER)', (s) => s !== seat),
  ]),
  when('regionVisited', 'VIN-RULING-129', (t, { seat }) =>
    answersTo(t, 'oppVisitsMine', (s) => s !== seat && s === t.state.controller),
  ),
  when('companionDied', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'companionDies', (s) => s === seat)),
  when('rested', 'VIN-RULING-118', (t, { seat }) => answersTo(t, 'youRest', (s) => s === seat)),
  when('converted', 'VIN-RULING-134', (t, { seat }) => answersTo(t, 'youConvert', (s) => s === seat)),
  // VIN-END-04 After every change, for all players, also off turn.
  whenever('VIN-END-04', (t): EndFrame[] => (isEndDue(t) ? [{ rule: 'end', at: 'trigger' }] : [])),
]
