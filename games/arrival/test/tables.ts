/** The ledger's tables of map and earning cards, to compare packs with. */

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const wordsOf = (cell = ''): string[] => cell.split(' ').filter((word) => word !== '' && word !== '-')
const pointOf = (cell = ''): number[] => wordsOf(cell).map(Number)

/** Id | name | colour | Fame | locations | ports | neighbours | badge */
export const PROVINCES = rowsOf(`
  RHI | Rhigia | moss | 4 | 4 | 0 | DUN MAG RHA | 500 235
  MAG | Magnata | peat | 3 | 5 | 1 | ALT RHA RHI | 315 440
  DUN | Dunum | slate | 3 | 5 | 2 | EBL RHA RHI | 815 310
  RHA | Rhaeba | heather | 3 | 5 | 0 | ALT DUN EBL LAB MAG RHI | 510 490
  ALT | Rhigia Altera | slate | 2 | 5 | 2 | LAB MAC MAG RHA | 270 575
  EBL | Eblana | peat | 2 | 5 | 2 | DUN LAB MAN RHA | 675 490
  LAB | Laberus | moss | 2 | 4 | 0 | ALT EBL MAC MAN RHA | 635 670
  MAC | Macolicum | heather | 1 | 5 | 1 | ALT IVE LAB MAN | 465 750
  MAN | Manapia | slate | 1 | 5 | 2 | EBL IVE LAB MAC | 735 790
  IVE | Ivernis | moss | 1 | 5 | 2 | MAC MAN | 355 885
`).map(([id = '', name, colour, fame, locations, ports, neighbours, badge]) => ({
  id,
  name,
  colour,
  fame: Number(fame),
  locations: Number(locations),
  ports: Number(ports),
  neighbours: wordsOf(neighbours),
  badge: pointOf(badge),
}))

/** Id | name | port | place | connected to; the castle locations last. */
export const LOCATIONS = rowsOf(`
  MAG1 | Cloch Chinnfhaola | - | 400 215 | CAS1 MAG2 RHI4
  MAG2 | Ess Ruaid | - | 415 330 | MAG1 MAG3 MAG4 RHA2
  MAG3 | Sligech | port | 345 400 | MAG2 MAG4 MAG5
  MAG4 | Mag Tuired | - | 425 432 | MAG2 MAG3 RHA3 RHA5
  MAG5 | Cell Alaid | - | 255 415 | ALT1 ALT2 MAG3
  RHI1 | Ailech | - | 540 205 | CAS2 RHI2 RHI3 RHI4
  RHI2 | Dún Ceithirn | - | 640 195 | CAS3 DUN1 DUN2 RHI1 RHI3
  RHI3 | Tulach Óc | - | 640 290 | DUN4 RHA1 RHI1 RHI2 RHI4
  RHI4 | Ard Sratha | - | 530 285 | MAG1 RHA2 RHI1 RHI3
  DUN1 | Dún Sobairce | - | 735 180 | CAS4 DUN2 DUN3 RHI2
  DUN2 | Sliab Mis | - | 735 265 | DUN1 DUN3 DUN4 DUN5 RHI2
  DUN3 | Latharna | port | 810 255 | DUN1 DUN2
  DUN4 | Emain Macha | - | 690 360 | DUN2 DUN5 EBL1 EBL2 RHA1 RHI3
  DUN5 | Dún Lethglaise | port | 810 360 | DUN2 DUN4
  RHA1 | Clochar | - | 590 365 | DUN4 RHA2 RHA3 RHI3
  RHA2 | Daiminis | - | 500 370 | MAG2 RHA1 RHA3 RHI4
  RHA3 | Mag Slécht | - | 525 445 | MAG4 RHA1 RHA2 RHA4 RHA5
  RHA4 | Granard | - | 545 520 | EBL2 LAB1 RHA3 RHA5
  RHA5 | Cruachu | - | 440 515 | ALT2 LAB2 MAG4 RHA3 RHA4
  EBL1 | Dún Dealgan | port | 725 440 | DUN4 EBL2 EBL3
  EBL2 | Tailtiu | - | 635 460 | DUN4 EBL1 EBL4 RHA4
  EBL3 | Brú na Bóinne | - | 720 510 | EBL1 EBL4 EBL5
  EBL4 | Temair | - | 650 545 | EBL2 EBL3 EBL5 LAB1
  EBL5 | Áth Cliath | port | 745 590 | EBL3 EBL4 LAB3 MAN1
  ALT1 | Umall | port | 240 510 | ALT2 MAG5
  ALT2 | Cnoc Meda | - | 345 540 | ALT1 ALT3 ALT4 MAG5 RHA5
  ALT3 | Gaillim | port | 335 615 | ALT2 ALT4 ALT5
  ALT4 | Loch Riach | - | 420 600 | ALT2 ALT3 ALT5 LAB2
  ALT5 | Mag Adair | - | 385 680 | ALT3 ALT4 MAC1 MAC2
  LAB1 | Uisnech | - | 560 590 | EBL4 LAB2 LAB3 LAB4 RHA4
  LAB2 | Cluain | - | 495 620 | ALT4 LAB1 LAB4 MAC2 RHA5
  LAB3 | Dún Ailinne | - | 660 635 | EBL5 LAB1 LAB4 MAN1
  LAB4 | Dún Masc | - | 585 660 | LAB1 LAB2 LAB3 MAC5 MAN4
  MAC1 | Luimnech | port | 410 745 | ALT5 IVE2 MAC2 MAC4
  MAC2 | Aenach | - | 470 690 | ALT5 LAB2 MAC1 MAC3 MAC5
  MAC3 | Caisel | - | 525 775 | IVE4 MAC2 MAC4 MAC5 MAN4
  MAC4 | Cnoc Áine | - | 445 805 | IVE2 IVE4 MAC1 MAC3
  MAC5 | Ros Cré | - | 540 705 | LAB4 MAC2 MAC3
  MAN1 | Glenn Dá Locha | - | 725 675 | EBL5 LAB3 MAN2 MAN3
  MAN2 | Inber Dea | port | 760 740 | MAN1 MAN3
  MAN3 | Ferna | - | 690 765 | MAN1 MAN2 MAN4 MAN5
  MAN4 | Cell Chainnig | - | 605 745 | LAB4 MAC3 MAN3 MAN5
  MAN5 | Port Láirge | port | 615 835 | IVE4 MAN3 MAN4
  IVE1 | Corcach | port | 480 905 | IVE2 IVE4 IVE5
  IVE2 | Temair Luachra | - | 355 820 | IVE1 IVE3 MAC1 MAC4
  IVE3 | Inber Scéne | port | 270 885 | IVE2 IVE5
  IVE4 | Mag Féne | - | 515 850 | IVE1 MAC3 MAC4 MAN5
  IVE5 | Ros Ailithir | - | 370 945 | IVE1 IVE3
  CAS1 | - | - | 400 95 | MAG1
  CAS2 | - | - | 540 75 | RHI1
  CAS3 | - | - | 640 70 | RHI2
  CAS4 | - | - | 735 85 | DUN1
`).map(([id = '', name, port, at, links]) => ({
  id,
  name,
  isPort: port === 'port',
  at: pointOf(at),
  links: wordsOf(links),
}))

/** Card | top | middle | bottom. D discs, S swords, H shields, T tiles, F Fame, X Fomori, Fb and Fc Fame per Broch or Caer, per Caer. */
export const CARDS = rowsOf(`
  B01 | D3 S1 X2 | D2 X1 | D1
  B02 | D2 H1 X2 | D1 S1 X1 | D1 X1
  B03 | D2 X1 | D3 X2 | D1
  B04 | D2 S1 T1 X2 | D1 S1 X1 | D1 S1 X1
  B05 | D2 F1 X1 | D1 F1 X1 | D1 X1
  B06 | D3 X2 | D2 X1 | D1
  B07 | D2 S1 H1 X2 | D2 F1 X2 | D1 X1
  B08 | D2 T1 X1 | D1 T1 X1 | D1
  B09 | D2 F2 X2 | D1 S1 X1 | D1 X1
  B10 | D2 S2 X2 | D1 S1 X1 | H1 X1
  B11 | D2 H1 F1 X1 | D1 X1 | D1
  B12 | D3 S1 X2 | D2 H1 X1 | D1 S1 X1
  B13 | D2 X1 | D2 | D1
  B14 | D1 F2 T1 X2 | D1 T1 X1 | D1 T1 X1
  B15 | D2 H1 X2 | D1 | D1 H1
  B16 | D2 S1 X1 | D1 S1 | D1
  B17 | D2 S1 H1 X2 | D1 H1 F1 X1 | D1 F1 X1
  B18 | D1 S1 F1 X1 | D1 F1 X1 | T1
  W01 | S3 X2 | S2 X1 | S1
  W02 | S2 H1 X2 | S1 H1 X1 | S1 X1
  W03 | S1 H1 F1 X1 | S1 H1 X1 | S1
  W04 | D1 S2 T1 X2 | D1 S1 X1 | D1 S1 X1
  W05 | S2 H1 F1 X1 | S1 F1 | H1
  W06 | D1 S2 X2 | S2 X1 | S1 X1
  W07 | S1 H2 X1 | S1 H1 | H1 X1
  W08 | D1 S2 X2 | D1 S1 X1 | D1
  W09 | D1 S2 H1 X2 | D1 S1 X1 | S1 H1 X1
  W10 | S1 T1 X1 | S1 T1 X1 | S2 X1
  W11 | S3 H1 X3 | S2 H1 X2 | S1 X1
  W12 | D1 S1 F1 X1 | D1 S1 X1 | D1
  W13 | D1 S1 H2 X2 | S1 H1 X1 | H1
  W14 | S2 H1 T1 X2 | S1 H1 X1 | T1 X1
  W15 | D1 S2 H1 X2 | D1 S1 X1 | S1 X1
  W16 | D1 S1 F1 X1 | S1 F1 X1 | D1 S1
  W17 | D1 S2 H1 X2 | S1 H1 T1 X1 | H1 F1 X1
  W18 | D1 S2 X1 | D1 | S1
  G01 | D1 F3 X2 | F2 X1 | F1
  G02 | F1 T2 X2 | F1 T1 X1 | T1 X1
  G03 | S1 Fb X1 | Fb X1 | Fb X1
  G04 | F2 T1 X1 | F1 T1 X1 | F2
  G05 | S1 T2 X2 | S1 T1 X1 | T1 X1
  G06 | D1 F2 X2 | D1 F1 | F1
  G07 | D1 Fc T1 X2 | Fc X1 | F1 X1
  G08 | H1 F2 T1 X2 | H1 F1 X1 | T1
  G09 | S1 F3 X2 | S1 F2 X1 | S1 F1 X1
  G10 | D1 T1 X1 | D1 T1 X1 | D1 X1
  G11 | D1 Fb T1 X2 | D1 Fb X1 | T1
  G12 | F2 T1 X1 | F2 | F1
  G13 | D1 H1 T2 X2 | H1 T1 X1 | H1 X1
  G14 | D1 S1 F2 X2 | S1 F2 X1 | D1 F1 X1
  G15 | D1 F1 T1 X1 | D1 T2 X2 | T1
  G16 | D1 S1 Fc X2 | S1 F1 X1 | S1
  G17 | H1 F2 T1 X2 | F1 T1 X2 | F1 T1 X1
  G18 | D1 S1 F1 X1 | D1 F1 | D1
`).map(([id = '', ...sections]) => ({ id, sections: sections.map(wordsOf) }))
