/** From content, seats and options to the first position. */

import type { OptionSpec, Options, OptionValue } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import { DISCS, FOMORI, SHIELDS, START_FAME, SWORDS } from './queries.ts'
import type { ArrivalOptions, Content, GameFrame, Stack, State, Tribe } from './types.ts'

const option = (
  key: keyof ArrivalOptions,
  rule: RuleId,
  byDefault: OptionValue,
  other: OptionValue,
): OptionSpec<RuleId> => ({
  key,
  rule,
  values: [byDefault, other],
  default: byDefault,
})

export const options: readonly OptionSpec<RuleId>[] = [
  option('startDiscsLeft', 'ARR-RULING-20', 2, 0),
  option('blockersInTurnOrder', 'ARR-RULING-26', false, true),
  option('corruptionByReceived', 'ARR-RULING-34', true, false),
  option('ogamBeforeFourthCard', 'ARR-RULING-40', false, true),
  option('singleAction', 'ARR-RULING-43', 'firstTurn', 'roundOne'),
  option('tilesAfterPass', 'ARR-RULING-47', false, true),
  option('spreadToEmptyCastle', 'ARR-RULING-60', true, false),
  option('migrationAnyLevel', 'ARR-RULING-96', false, true),
]

const stack = (): Stack => ({ size: 0, top: null })

/** ARR-SETUP-07, -11, -12 Three discs of each player’s colour, of which the port takes one; both tracking discs are out of play. */
const tribe = (startDiscsLeft: number): Tribe => ({
  fame: START_FAME,
  corruption: 0,
  discs: startDiscsLeft + 1,
  swords: 0,
  shields: 0,
  fomori: 0,
  tiles: [],
  trophies: 0,
  usedTrophies: 0,
  masters: 0,
  collected: 0,
  hasPassed: false,
  blockers: [],
  cards: [],
})

/** ARR-SETUP-01, -03, -04, -05, ARR-GEN-12 Supplies, round 1, castles; ARR-RULING-23 fewer players change nothing else. */
export function setup(content: Content, seats: number, chosen: Options): { state: State; first: GameFrame } {
  const options = chosen as unknown as ArrivalOptions
  const tribes = Array.from({ length: seats }, () => tribe(options.startDiscsLeft))
  const state: State = {
    options,
    round: 1, // ARR-SETUP-03
    isLastRound: false,
    startPlayer: -1,
    nextStartPlayer: null,
    sites: content.locations.map(({ isCastle }) => ({ holder: isCastle ? 'castle' : null, level: 0 })), // ARR-SETUP-04
    shields: content.provinces.map(() => 0),
    tribes,
    supply: { swords: SWORDS, shields: SHIELDS, discs: tribes.map(({ discs }) => DISCS - discs) }, // ARR-SETUP-01
    fomori: { ...FOMORI }, // ARR-SETUP-05
    repelled: {},
    stacks: { 1: stack(), 2: stack(), 3: stack() },
    bag: { ...content.deck },
    discard: {},
    display: [],
    tiles: { ...content.tileSet },
    usedTiles: {},
    final: null,
  }
  return { state, first: { rule: 'game', at: 'prepare' } }
}
