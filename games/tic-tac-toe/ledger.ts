import type { Ledger } from '@skerry/kit'

/** Every rule of the game and how it is covered. */
export const ledger: Ledger = {
  'TTT-TURN-01': 'rule',
  'TTT-MARK-01': 'rule',
  'TTT-MARK-02': 'rule',
  'TTT-END-01': 'rule',
  'TTT-END-02': 'rule',
}
