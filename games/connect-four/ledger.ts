import type { Ledger } from '@skerry/kit'

/** Every rule of the game and how it is covered. */
export const ledger: Ledger = {
  'C4-TURN-01': 'rule',
  'C4-DROP-01': 'rule',
  'C4-DROP-02': 'rule',
  'C4-END-01': 'rule',
  'C4-END-02': 'rule',
}
