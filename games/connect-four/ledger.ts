import type { Ledger } from '@skerry/contracts'

/** Every rule of the game and how it is covered. */
export const ledger = {
  'C4-TURN-01': 'rule',
  'C4-DROP-01': 'rule',
  'C4-DROP-02': 'rule',
  'C4-END-01': 'rule',
  'C4-END-02': 'rule',
} satisfies Ledger

/** A rule of the game, by its id. */
export type RuleId = keyof typeof ledger
