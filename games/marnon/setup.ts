/** From content, seats and options to the first position. */

import type { OptionSpec, Options } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import type { Content, GameFrame, MarnonOptions, State } from './types.ts'

const flag = (key: keyof MarnonOptions, rule: RuleId, byDefault: boolean): OptionSpec<RuleId> => ({
  key,
  rule,
  values: [byDefault, !byDefault],
  default: byDefault,
})

export const options: readonly OptionSpec<RuleId>[] = [
  flag('blankTreasure', 'MAR-VARIANT-01', false),
  flag('allowHideAtOwner', 'MAR-RULING-05', true),
  flag('orcPhaseDefenderAdvance', 'MAR-RULING-29', false),
  flag('figureJumpMayVacate', 'MAR-RULING-60', true),
  flag('breakOffEndsTurn', 'MAR-RULING-65', false),
  { key: 'ringChooser', rule: 'MAR-RULING-85', values: ['victim', 'finder'], default: 'victim' },
  flag('lastSurvivorWins', 'MAR-RULING-94', true),
]

/** MAR-SETUP-01 Everything starts beside the board: MAR-RULING-16 dragon and Peacemaker too. */
export function setup(content: Content, seats: number, chosen: Options): { state: State; first: GameFrame } {
  const state: State = {
    options: chosen as unknown as MarnonOptions,
    round: 0,
    startPlayer: null,
    fields: content.fields.map(() => ({ party: null, bodies: 0 })),
    tiles: [],
    players: Array.from({ length: seats }, () => ({ out: false, found: [], aids: 0, hero: null, sorcerer: null })),
    dragon: null,
    peacemaker: null,
    treasureMoved: false,
  }
  return { state, first: { rule: 'game', at: 'prepare' } }
}
