/** Further cases, some of which only another pack can show. */

import type { Example } from '@skerry/kit'
import pack from './ledger-pack.json' with { type: 'json' }

type Region = (typeof pack.regions)[number]
/** The same pack with other words on one region. */
const withRegion = (id: string, change: Partial<Region>) => ({
  ...pack,
  regions: pack.regions.map((region) => (region.id === id ? { ...region, ...change } : region)),
})

const scoring: readonly Example[] = [
  {
    id: 'VIN-TC-01',
    rules: ['VIN-QUEST-02', 'VIN-QUEST-03', 'VIN-FINAL-01'],
    title: { en: 'One goal of each quest', de: 'Je ein Ziel jeder Karte' },
    given: [
      'B: quests QST02, monsters MON04 MON08 MON13',
      'C: quests QST04, regions H15',
      'D: quests QST19, pot 0',
      'scoring',
    ],
    line: [],
    // B: 6 for three monsters, 5 for the mastery; C: 3 for the Ancient Tomb, 2 for control; D: 3 for no Potential.
    then: ['A: honor 20', 'B: honor 31', 'C: honor 25', 'D: honor 23', 'places: 4 1 2 3'],
  },
]

const otherPacks: readonly Example[] = [
  {
    id: 'VIN-PACK-01',
    rules: ['VIN-REG-12'],
    title: { en: 'Another pack: a Fort without a circle', de: 'Ein anderes Paket: ein Fort ohne Kreis' },
    pack: withRegion('FORT', { controllable: false }),
    given: ['A: conv 2', 'turn A'],
    line: [
      'A may not controlFirst H05: VIN-REG-12 notControllable',
      'A may controlFirst H06',
      'A visit H05',
      'A gain STR:2',
      'A may not control H05: VIN-REG-12 notControllable',
    ],
    then: ['A: STR 2, conv 2, regions none'],
  },
  {
    id: 'VIN-PACK-02',
    rules: ['VIN-VISIT-02', 'VIN-VISIT-05'],
    title: {
      en: 'Another pack: a Shrine of two prices, one of them in a visit',
      de: 'Ein anderes Paket: ein Schrein mit zwei Preisen, einer davon je Besuch',
    },
    pack: withRegion('SHRINE', { visit: ['1 INS : hon(1)', '1 KNO : hon(3)'] }),
    given: ['A: at T06, INS 2, KNO 2', 'turn A'],
    line: [
      'A visit H04',
      'A option 2',
      'now A: KNO 1, INS 2, honor 23',
      'A may not option 1: VIN-VISIT-02 onlyOneOption',
      'A option 2',
    ],
    then: ['A: KNO 0, INS 2, honor 26', 'asks A turn.actions'],
  },
  {
    id: 'VIN-PACK-03',
    rules: ['VIN-VISIT-16', 'VIN-VISIT-04'],
    title: {
      en: 'Another pack: a Tower that also gives honor, and nothing to recharge',
      de: 'Ein anderes Paket: ein Turm, der auch Ehre gibt, und nichts aufzuladen',
    },
    pack: withRegion('ARCANE_TOWER', { visit: ['2 VIS → take(relic)', '– → recharge()', '– → hon(1)'] }),
    given: ['A: at T18, VIS 2', 'open relic: REL11', 'turn A'],
    line: [
      'A visit H14',
      'A may not option 2: VIN-VISIT-16 nothingToRecharge',
      'A option 3',
      'now A: honor 21, VIS 2',
      'A may not option 3: VIN-VISIT-04 onlyOnce',
      'A option 1',
      'A draw open',
      'chance REL05',
      'A may option 2',
      'A leave',
    ],
    then: ['A: honor 27, VIS 0, relics REL11', 'asks A turn.actions'],
  },
]

/** Where one action meets another. */
const meetings: readonly Example[] = [
  {
    id: 'VIN-TC-02',
    rules: ['VIN-RULING-13', 'VIN-BONUS-CONTROL-03'],
    title: {
      en: 'What control and the visit are paid with stays until the payment is chosen',
      de: 'Womit Kontrolle und Besuch bezahlt werden, bleibt liegen, bis die Zahlung gewählt ist',
    },
    given: ['A: at T03, conv 2, INS 2, KNO 2', 'B: regions H01', 'turn A'],
    line: [
      'A controlFirst H01',
      'A may not recall conv: VIN-RULING-13 choicePending',
      'A may not recall INS: VIN-RULING-13 choicePending',
      'A option 1',
      'now A: conv 0, INS 0, regions H01',
      'A draw open',
      'chance *',
    ],
    then: ['A: conv 0, INS 0, KNO 2, companions YEL01', 'B: honor 20'],
  },
  {
    id: 'VIN-TC-03',
    rules: ['VIN-TURN-05'],
    title: { en: 'No teleport in the middle of a visit', de: 'Kein Teleport mitten im Besuch' },
    given: ['A: at T09, KNO 2, relics REL04+1', 'turn A'],
    line: [
      'A visit H09',
      'A augment pot',
      'A may not use REL04: VIN-TURN-05 finishFirst',
      'A leave',
      'A may use REL04',
    ],
    then: ['A: KNO 1, relics REL04+1'],
  },
  {
    id: 'VIN-TC-04',
    rules: ['VIN-ACT-09', 'VIN-ACT-06'],
    title: {
      en: 'The ability brings the cube for the attribute',
      de: 'Die Fähigkeit bringt den Block für das Attribut',
    },
    given: ['A: inf 1, conv 0, companions YEL01+2', 'turn A'],
    line: ['A activate YEL01', 'now asks A attributes.gain', 'A use YEL01', 'A motivate YEL01:1', 'A gain INS:1'],
    then: ['A: inf 0, INS 1, companions YEL01+2'],
  },
  {
    id: 'VIN-TC-05',
    rules: ['VIN-RELIC-12', 'VIN-BONUS-CONVERT-04', 'VIN-REG-03'],
    title: { en: 'Recharge first, then convert and buy', de: 'Erst aufladen, dann umwandeln und kaufen' },
    given: ['A: at T18, KNO 2, STR 2, relics REL06', 'open relic: REL11', 'turn A'],
    line: [
      'A visit H14',
      'A charge REL06:1',
      'now asks A visit.more',
      'A convert VIS',
      'A convert VIS',
      'A option 1',
      'A draw open',
      'chance *',
    ],
    then: ['A: VIS 0, KNO 0, STR 0, relics REL06+1 REL11'],
  },
  {
    id: 'VIN-TC-06',
    rules: ['VIN-RULING-13', 'VIN-REG-01'],
    title: { en: 'At the Academy nobody fights', de: 'In der Akademie kämpft niemand' },
    given: ['A: at T16, companions RED02+1, relics REL15+1', 'turn A'],
    line: [
      'A visit H12',
      'chance WIS',
      'A may not dismiss RED02: VIN-RULING-13 choicePending',
      'A accept',
      'A gain WIS:1',
    ],
    then: ['A: WIS 1'],
  },
  {
    id: 'VIN-TC-07',
    rules: ['VIN-RULING-62', 'VIN-MONSTER-05'],
    title: { en: 'From the payment on nobody is dismissed', de: 'Ab der Zahlung wird niemand entlassen' },
    given: ['A: at T15, COU 2, companions RED02+1', 'turn A'],
    line: ['A visit H11', 'A may not dismiss RED02: VIN-RULING-62 fightGoesOn', 'A draw open'],
    then: ['A: COU 0, monsters MON01'],
  },
  {
    id: 'VIN-TC-09',
    rules: ['VIN-BONUS-RECALL-01', 'VIN-POWER-02'],
    title: {
      en: 'Where a recall leads, and where it does not begin',
      de: 'Wohin ein Rückruf führt, und wo er nicht beginnt',
    },
    given: ['A: inf 3, conv 1', 'turn A'],
    line: [
      'A may not recall inf: VIN-BONUS-RECALL-01 onInfluence',
      'A may not recall pot: VIN-POWER-02 potentialStays',
      'A may not recall H05: VIN-BONUS-RECALL-01 noCubeThere',
      'A recall conv',
    ],
    then: ['A: inf 4, conv 0'],
  },
  {
    id: 'VIN-TC-08',
    rules: ['VIN-END-03', 'VIN-BONUS-CONTROL-04'],
    title: {
      en: 'Another pack: the end is called before a card answers, and no coin is left for it',
      de: 'Ein anderes Paket: Das Ende ist ausgelöst, bevor eine Karte antwortet, und keine Münze bleibt für sie',
    },
    pack: {
      ...pack,
      traits: pack.traits.map((card) =>
        card.id === 'TRA03' ? { ...card, ability: 'WHEN youControl: hon(15)' } : card,
      ),
    },
    given: ['A: regions H01 H02 H03 H06, traits TRA03', 'triggers TRG02 TRG03', 'round 9', 'turn A'],
    line: ['A controlFirst H05', 'A gain'],
    then: ['A: honor 37, coins none, regions H01 H02 H03 H05 H06', 'coins none', 'last round 10'],
  },
]

export const cases: readonly Example[] = [...scoring, ...otherPacks, ...meetings]
