/** What only another pack can show. */

import type { Example } from '@skerry/kit'
import pack from './ledger-pack.json' with { type: 'json' }

/** Troops that are paid with stone and gold. */
const dearTroops = {
  ...pack,
  recruits: { ...pack.recruits, archer: { stone: 1 }, berserker: { stone: 1, gold: 1 }, raider: { gold: 1 } },
}

export const otherPacks: readonly Example[] = [
  {
    id: 'BAR-PACK-01',
    rules: ['BAR-CAMPAIGN-01'],
    title: {
      en: 'Another pack: troops that cost stone and gold',
      de: 'Ein anderes Paket: Truppen, die Stein und Gold kosten',
    },
    pack: dearTroops,
    given: ['A: stone 1, gold 1', 'campaign A'],
    line: [
      'A may not recruit archer:1 berserker:1: BAR-CAMPAIGN-01 cannotRecruit',
      'A may not recruit berserker:1 raider:1: BAR-CAMPAIGN-01 cannotRecruit',
      'A recruit archer:1 raider:1',
    ],
    then: ['A: stone 0, gold 0, food 3, archer 3, berserker 2, raider 3'],
  },
]
