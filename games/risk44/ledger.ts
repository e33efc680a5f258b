import type { Ledger } from '@skerry/contracts'

/** Every rule of the game and how it is covered. */
export const ledger = {
  'R44-SETUP-01': 'rule',
  'R44-SETUP-02': 'rule',
  'R44-TURN-01': 'rule',
  'R44-TURN-02': 'rule',
  'R44-REINF-01': 'rule',
  'R44-REINF-02': 'rule',
  'R44-REINF-03': 'rule',
  'R44-CARD-01': 'rule',
  'R44-CARD-02': 'rule',
  'R44-CARD-03': 'rule',
  'R44-CARD-04': 'rule',
  'R44-ATTACK-01': 'rule',
  'R44-ATTACK-02': 'rule',
  'R44-ATTACK-03': 'rule',
  'R44-ATTACK-04': 'rule',
  'R44-ATTACK-05': 'rule',
  'R44-FORT-01': 'rule',
  'R44-END-01': 'rule',
  'R44-END-02': 'rule',
} satisfies Ledger

/** A rule of the game, by its id. */
export type RuleId = keyof typeof ledger
