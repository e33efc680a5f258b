/** VIN-RULING-138 on packs whose cards add steps in ways the built-in one does not know. */

import { describe, it } from 'vitest'
import { type Changes, plays } from './changed-packs.ts'

/** The two steps that speed 2 allows. */
const STEPS = ['A step T04', 'A step T02']
const turn = (...given: string[]): string[] => [...given, 'turn A']

type Case = readonly [name: string, changes: Changes, given: readonly string[], line: readonly string[]]

/** What bonus actions bring the next step. */
const LONGER: readonly Case[] = [
  [
    'a conversion pays for it',
    { REL06: 'USE1[1 COU]: move(1)' },
    turn('A: INS 1, STR 1', 'A: relics REL06'),
    ['A convert COU', 'A use REL06'],
  ],
  [
    'a tile given back pays for it',
    { REL06: 'USE1[1 COMMON]: move(1)' },
    turn('A: tiles STR', 'A: relics REL06'),
    ['A returnTile STR', 'A gain STR:1', 'A use REL06'],
  ],
  [
    'another ability pays for the one that pays for it',
    { REL06: 'USE1[1 VIS]: move(1)' },
    turn('A: KNO 1', 'A: traits TRA09', 'A: relics REL06'),
    ['A use TRA09', 'A gain STR:1', 'A convert VIS', 'A use REL06'],
  ],
  [
    'an augment brings the Conviction',
    { REL06: 'USE1[1 CONV]: move(1)' },
    turn('A: conv 0', 'A: traits TRA15', 'A: relics REL06'),
    ['A use TRA15', 'A augment inf', 'A use REL06'],
  ],
  [
    'a cube moved between spheres pays for it',
    { REL06: 'USE1[1 COU]: move(1)' },
    turn('A: KNO 1', 'A: relics REL06 REL08+1'),
    ['A use REL08', 'A shift KNO COU', 'A use REL06'],
  ],
  [
    'a recall empties the slot',
    { TRA15: 'USE*[1 INF>here]: move(1)' },
    turn('A: inf 0', 'A: traits TRA15+1'),
    ['A recall TRA15', 'A use TRA15'],
  ],
  [
    'a conversion is answered',
    { RED02: 'WHEN youConvert: move(1)' },
    turn('A: INS 1, STR 1', 'A: companions RED02'),
    ['A convert COU'],
  ],
  [
    'a tile discovered by an ability is answered',
    { RED02: 'WHEN youDiscover: move(1)', REL06: 'USE1[1 CHG]: scout(1)' },
    turn('H11: open', 'A: companions RED02', 'A: relics REL06+1'),
    ['A use REL06', 'chance GAPING_MAW'],
  ],
  [
    'a condition can still be met',
    { RED02: 'PASSIVE: move(1) IF vindicated' },
    turn('coins none', 'A: pot 0, inf 19, honor 25', 'A: companions RED02'),
    ['A vindicate'],
  ],
  [
    'a card that is gained adds it',
    { REL06: 'USE1[1 CHG]: card(RELIC,OPEN)' },
    turn('A: relics REL06+1', 'open relic: REL02'),
    ['A use REL06', 'chance REL05', 'A use REL02'],
  ],
]

/** Where nothing could: the Move ends by itself. */
const ENDED: readonly (readonly [name: string, changes: Changes, given: readonly string[]])[] = [
  ['half a conversion', { REL06: 'USE1[1 COU]: move(1)' }, turn('A: INS 1, KNO 1', 'A: relics REL06')],
  ['a relic that nothing charges', {}, turn('A: relics REL02')],
  ['no cube but Potential', { TRA15: 'USE*[1 INF>here]: move(1)' }, turn('A: inf 0, conv 0', 'A: traits TRA15')],
  ['nothing is discovered any more', { RED02: 'WHEN youDiscover: move(1)' }, turn('A: companions RED02')],
  ['an activation would be needed', {}, turn('A: companions RED01 BLU03', 'A: relics REL02')],
  ['a card that is gained brings no step', {}, turn('A: relics REL07+1')],
]

describe('a Move stays open', () => {
  for (const [name, changes, given, line] of LONGER)
    it(name, () => plays(changes, given, [...STEPS, ...line, 'A step T05'], ['A: at T05']))
})
describe('a Move ends by itself', () => {
  for (const [name, changes, given] of ENDED) it(name, () => plays(changes, given, STEPS, ['asks A turn.actions']))
})
