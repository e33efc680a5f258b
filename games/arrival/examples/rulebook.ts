/** The examples of the rulebook. A plays red, B green, C blue, D yellow. Ledger 7.1. */

import type { Example } from '@skerry/kit'

/** Two Fomori in the middle sections, nothing else that matters. */
const TWO_FOMORI = 'B03 B13 B15 B16'

export const rulebook: readonly Example[] = [
  {
    id: 'ARR-EX-01',
    rules: ['ARR-SETUP-07', 'ARR-SETUP-10', 'ARR-SETUP-11', 'ARR-SETUP-12', 'ARR-RULING-20'],
    title: { en: 'What the Starting Player owns after setup', de: 'Was der Startspieler nach dem Aufbau besitzt' },
    given: [],
    line: [
      'chance bard',
      'chance emer',
      'chance liaFail',
      'chance ogam',
      'chance ruse',
      'chance salmon',
      'chance sineach',
      'chance sineach',
      'chance athach',
      'chance sineach',
      'chance discs',
      'chance arms',
      'chance glory',
      'chance 2',
      'now asks C setup.port',
      'C settle IVE3',
      'D settle MAN2',
      'A settle EBL5',
      'B settle ALT3',
    ],
    then: [
      'start C',
      'IVE3: C 1',
      'C: fame 4, corruption 0, discs 2, swords 0, shields 0, fomori 0, tiles nothing, trophies 0',
      'C: usedTrophies 0, masters 0, collected 0, playing',
      'A: fame 4, corruption 0, discs 2, playing',
      'blockers C: nothing',
      'supply: discs C 12, discs A 12',
      'asks C draw.take',
    ],
  },
  {
    id: 'ARR-EX-02',
    rules: ['ARR-BLOCK-02', 'ARR-BLOCK-03', 'ARR-BLOCK-04', 'ARR-BLOCK-05', 'ARR-BLOCK-06', 'ARR-BLOCK-07'],
    title: {
      en: 'Top and bottom are blocked: the middle earns',
      de: 'Oben und unten geblockt: Die Mitte bringt Ertrag',
    },
    given: [
      'cards A: B02 B03 (B05) (B06)',
      'cards B: B07 B09 (B10) (B11)',
      'cards C: B01 W06 (G10) (B13)',
      'cards D: W01 W02 (W03) (W05)',
      'block first',
    ],
    line: [
      'A block top',
      'B block top',
      'D block top',
      'now cards C: B01 W06 glory discs',
      'C block top',
      'now cards C: B01 W06 G10 discs',
      'A block bottom',
      'B block bottom',
      'D block bottom',
      'now cards C: B01 W06 G10 discs',
      'C block bottom',
    ],
    then: [
      'blockers C: top bottom',
      'open C: middle',
      'cards C: B01 W06 G10 B13',
      'C: discs 7, swords 2, shields 0, fomori 3, corruption 3, fame 4',
      'A: fame 5',
      'B: fame 5',
      'D: fame 5',
      'asks C exploit.take',
    ],
  },
  {
    id: 'ARR-EX-03',
    rules: ['ARR-EARN-04'],
    title: { en: 'A plain Fame symbol', de: 'Ein einfaches Ruhmsymbol' },
    given: ['cards A: G01 B01 B03 B06', 'blockers A: top middle', 'exploit fame'],
    line: [],
    then: ['A: fame 5'],
  },
  {
    id: 'ARR-EX-04',
    rules: ['ARR-EARN-05'],
    title: { en: 'Fame for each Broch and Caer', de: 'Ruhm für jeden Broch und jede Caer' },
    given: [
      'LAB1: A 1',
      'LAB2: A 2',
      'LAB3: A 3',
      'cards A: G03 B01 B03 B06',
      'blockers A: top middle',
      'exploit fame',
    ],
    line: [],
    then: ['A: fame 8'],
  },
  {
    id: 'ARR-EX-05',
    rules: ['ARR-EARN-06'],
    title: { en: 'Fame for each Caer', de: 'Ruhm für jede Caer' },
    given: [
      'LAB1: A 1',
      'LAB2: A 2',
      'LAB3 LAB4: A 3',
      'cards A: G07 B01 B03 B06',
      'blockers A: top bottom',
      'exploit fame',
    ],
    line: [],
    then: ['A: fame 10'],
  },
  {
    id: 'ARR-EX-06',
    rules: ['ARR-EARN-11', 'ARR-GEN-14'],
    title: { en: 'Every Fomori brings a Corruption Point', de: 'Jeder Fomori bringt einen Korruptionspunkt' },
    given: ['A: corruption 3', `cards A: ${TWO_FOMORI}`, 'blockers A: top bottom', 'exploit mixFomori'],
    line: [],
    then: ['A: fomori 2, corruption 5', 'supply: fomori 44', 'face-down sineach: 28', 'face-down monghfinn: 6'],
  },
  {
    id: 'ARR-EX-07',
    rules: ['ARR-SPREAD-02', 'ARR-SPREAD-04', 'ARR-SPREAD-05', 'ARR-SPREAD-07', 'ARR-RULING-04', 'ARR-GEN-08'],
    title: { en: 'A Caer falls to four Fomori', de: 'Eine Caer fällt an vier Fomori' },
    given: ['DUN2: sineach', 'DUN4: A 3', 'EBL2: A 1', 'D: fomori 4', 'supply: discs A 9, fomori 41', 'turn D 2'],
    line: ['D spread DUN4', 'chance athach'],
    then: ['DUN4: athach', 'EBL2: A 1', 'D: fomori 0', 'supply: discs A 12, fomori 44', 'face-down athach: 11'],
  },
  {
    id: 'ARR-EX-08',
    rules: ['ARR-SPREAD-02', 'ARR-SPREAD-06'],
    title: { en: 'Two shields make it two dearer', de: 'Zwei Schilde verteuern um zwei' },
    given: ['DUN2: sineach', 'DUN4: A 3', 'EBL2: A 1', 'shields DUN: 2', 'D: fomori 6', 'turn D 2'],
    line: ['now supply: shields 10, fomori 39', 'D spread DUN4', 'chance sineach'],
    then: ['DUN4: sineach', 'shields DUN: 0', 'D: fomori 0', 'supply: shields 12, discs A 12, fomori 44'],
  },
  {
    id: 'ARR-EX-09',
    rules: ['ARR-SPREAD-12', 'ARR-SPREAD-13'],
    title: { en: 'An empty, unprotected location costs one', de: 'Ein leerer, ungeschützter Ort kostet einen' },
    given: ['MAG1: sineach', 'C: fomori 1', 'turn C 2'],
    line: ['C spread MAG2', 'chance sineach'],
    then: [
      'MAG1: sineach',
      'MAG2: sineach',
      'C: fomori 0, fame 4, corruption 0, discs 2',
      'supply: swords 20, shields 12, fomori 45',
    ],
  },
  {
    id: 'ARR-EX-10',
    rules: ['ARR-SCORE-05'],
    title: { en: 'Ait or Caer, Magnata is worth 3 each', de: 'Ob Áit oder Caer: Magnata zählt je 3' },
    given: ['MAG1 RHI1 RHI2 DUN1: empty', 'MAG2: B 1', 'MAG4: B 3', 'last round', 'round end'],
    line: [],
    then: ['ending repelled', 'counted: fomori 4, tribes 5', 'B: fame 10'],
  },
  ...(['A 14', 'B 13', 'C 13', 'D 11'] as const).map((result, i): Example => {
    const [who, fame] = result.split(' ')
    const rank = ['first', 'second', 'third', 'fourth'][i]
    const rang = ['Erster', 'Zweiter', 'Dritter', 'Vierter'][i]
    const others = ['A: fame 12', 'B: fame 9', 'C: fame 7', 'D: fame 3'].filter(
      (line) => !line.startsWith(who as string),
    )
    const own = [12, 9, 7, 3][i]
    return {
      id: `ARR-EX-11${'abcd'[i]}`,
      rules: ['ARR-TILE-LIA-01', 'ARR-RULING-92'],
      title: { en: `Lia Fáil for the ${rank} in Fame`, de: `Lia Fáil als ${rang} im Ruhm` },
      given: [...others, `${who}: fame ${own}, tiles liaFail`, `turn ${who} 2`],
      line: [`${who} use liaFail`],
      then: [`${who}: fame ${fame}, tiles nothing`, 'used tiles: liaFail 1', 'actions left: 2'],
    }
  }),
  ...([2, 3, 4] as const).map(
    (seats, i): Example => ({
      id: `ARR-EX-12${'abc'[i]}`,
      rules: ['ARR-END-01', 'ARR-END-02'],
      title: {
        en: `The limit of ${seats} players makes the round the last`,
        de: `Das Limit zu ${['zweit', 'dritt', 'viert'][i]} macht die Runde zur letzten`,
      },
      seats,
      given: [
        `A: corruption ${[23, 19, 15][i]}`,
        `cards A: ${TWO_FOMORI}`,
        'blockers A: top bottom',
        'exploit mixFomori',
      ],
      line: [],
      then: [`A: corruption ${[25, 21, 17][i]}`, 'last round: yes', 'round 2', 'asks A turn.act'],
    }),
  ),
  ...([2, 3, 4] as const).map(
    (seats, i): Example => ({
      id: `ARR-EX-12${'def'[i]}`,
      rules: ['ARR-END-01', 'ARR-FLOW-02', 'ARR-END-05'],
      title: {
        en: `The game of ${seats} players ends after round ${[6, 5, 4][i]}`,
        de: `Zu ${['zweit', 'dritt', 'viert'][i]} endet das Spiel nach Runde ${[6, 5, 4][i]}`,
      },
      seats,
      given: [`round ${[6, 5, 4][i]}`, 'round end'],
      line: [],
      then: ['the game is over', `round ${[6, 5, 4][i]}`],
    }),
  ),
]
