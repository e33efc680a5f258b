/** Examples that need another pack than the ledger's: a symbol or a connection it does not have. */

import type { Example } from '@skerry/kit'
import { NO } from './chapters/refusals.ts'
import pack from './ledger-pack.json' with { type: 'json' }

/** G03 shows at the bottom 1 Fame per fortification of any level, and 2 per Broch or Caer. */
const anyLevel = {
  ...pack,
  cards: pack.cards.map((card) =>
    card.id === 'G03'
      ? {
          ...card,
          bottom: {
            famePerFort: [
              { fame: 1, level: 1 },
              { fame: 2, level: 2 },
            ],
          },
        }
      : card,
  ),
}

/** The ports ALT1 and ALT3 are connected. */
const portToPort = { ...pack, connections: [...pack.connections, ['ALT1', 'ALT3']] }

export const otherPacks: readonly Example[] = [
  {
    id: 'ARR-EX-89',
    rules: ['ARR-EARN-22'],
    title: { en: 'A symbol for every level', de: 'Ein Symbol für jede Stufe' },
    given: ['LAB1: A 1', 'LAB2: A 2', 'LAB3: A 3', 'cards A: G03 B01 B03 B06', 'exploit fame'],
    line: [],
    then: ['A: fame 11'],
    pack: anyLevel,
  },
  {
    id: 'ARR-E-RULING-62a',
    rules: ['ARR-SPREAD-10', 'ARR-RULING-62'],
    title: { en: 'Connected ports carry no Fomori', de: 'Verbundene Häfen tragen keine Fomori' },
    given: [
      'CAS1 CAS2 CAS3 CAS4: empty',
      'MAG1 RHI1 RHI2 DUN1: empty',
      'ALT1: sineach',
      'IVE3: D 1',
      'D: fomori 1',
      'turn D 2',
    ],
    line: [],
    then: ['spreads D: ALT2 MAG5', `D may not spread ALT3: ${NO.portToPort}`],
    pack: portToPort,
  },
  {
    id: 'ARR-E-RULING-62b',
    rules: ['ARR-RULING-62', 'ARR-BUILD-03'],
    title: { en: 'But they carry builders', de: 'Bauende aber schon' },
    given: ['ALT1: A 1', 'LAB1: D 1', 'D: fame 2', 'turn D 2'],
    line: ['D build ALT3'],
    then: ['ALT3: D 1', 'D: fame 0'],
    pack: portToPort,
  },
]
