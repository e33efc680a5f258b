import type { Ledger } from '@skerry/contracts'

/** Every rule of the game and how it is covered. */
export const ledger = {
  'TTT-TURN-01': 'rule',
  'TTT-MARK-01': 'rule',
  'TTT-MARK-02': 'rule',
  'TTT-END-01': 'rule',
  'TTT-END-02': 'rule',
} satisfies Ledger

/** A rule of the game, by its id. */
export type RuleId = keyof typeof ledger
