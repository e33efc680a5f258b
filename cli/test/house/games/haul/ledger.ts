import type { Ledger } from '@skerry/contracts'

export const ledger: Ledger = {
  'HAUL-LOAD-01': 'rule',
  'HAUL-LOAD-02': 'rule',
  'HAUL-SAIL-01': 'rule',
  'HAUL-WIND-01': 'rule',
  'HAUL-WIND-02': 'rule',
  'HAUL-TURN-01': 'rule',
  'HAUL-RULING-01': 'ruling',
  'HAUL-DATA-01': 'data',
  'HAUL-DATA-02': 'data',
  'HAUL-SHOW-01': 'interface',
  'HAUL-NOTE-01': 'note',
}
