import type { Example } from '@skerry/kit'

export { stage } from './stage.ts'

/** The rules at work. Seat A has the marks X, seat B the marks O; boards are written from the top row down. */
export const examples: Example[] = [
  {
    id: 'TTT-E-01',
    rules: ['TTT-TURN-01'],
    title: {
      en: 'The first seat begins, then both take turns',
      de: 'Der erste Platz beginnt, dann geht es abwechselnd',
    },
    given: [],
    line: [
      'A may mark 5',
      'B may not mark 5: TTT-TURN-01 notYourTurn',
      'A mark 5',
      'A may not mark 1: TTT-TURN-01 notYourTurn',
      'B mark 1',
    ],
    then: ['turn A', 'A may mark 9', 'B may not mark 9: TTT-TURN-01 notYourTurn'],
  },
  {
    id: 'TTT-E-02',
    rules: ['TTT-MARK-01'],
    title: { en: 'A mark stays where it was made', de: 'Ein Zeichen bleibt, wo es gesetzt wurde' },
    given: [],
    line: ['A mark 1', 'B mark 6'],
    then: ['row 1: X . .', 'row 2: . . O', 'row 3: . . .', 'turn A'],
  },
  {
    id: 'TTT-E-03',
    rules: ['TTT-MARK-02'],
    title: { en: 'A cell takes one mark only', de: 'Ein Feld nimmt nur ein Zeichen auf' },
    given: ['X . .', '. O .', '. . .'],
    line: ['A may not mark 5: TTT-MARK-02 cellTaken', 'A may not mark 1: TTT-MARK-02 cellTaken', 'A mark 2'],
    then: ['B may not mark 2: TTT-MARK-02 cellTaken', 'B may mark 3', 'turn B'],
  },
  {
    id: 'TTT-E-04',
    rules: ['TTT-END-01'],
    title: { en: 'A row', de: 'Eine Zeile' },
    given: ['O O .', 'X X .', '. . .'],
    line: ['A mark 6'],
    then: ['A wins: TTT-END-01 line', 'B may not mark 3: TTT-END-01 gameOver', 'A may not mark 3: TTT-END-01 gameOver'],
  },
  {
    id: 'TTT-E-05',
    rules: ['TTT-END-01'],
    title: { en: 'A column', de: 'Eine Spalte' },
    given: ['X . O', 'X X O', '. . .'],
    line: ['B mark 9'],
    then: ['B wins: TTT-END-01 line'],
  },
  {
    id: 'TTT-E-06',
    rules: ['TTT-END-01'],
    title: { en: 'The diagonal that falls to the right', de: 'Die Schräge, die nach rechts fällt' },
    given: ['X O O', '. . .', '. . X'],
    line: ['A mark 5'],
    then: ['A wins: TTT-END-01 line'],
  },
  {
    id: 'TTT-E-07',
    rules: ['TTT-END-01'],
    title: { en: 'The diagonal that rises to the right', de: 'Die Schräge, die nach rechts steigt' },
    given: ['X X .', '. O X', 'O . .'],
    line: ['B mark 3'],
    then: ['B wins: TTT-END-01 line'],
  },
  {
    id: 'TTT-E-08',
    rules: ['TTT-TURN-01'],
    title: {
      en: 'Three cells beside each other are not always a line',
      de: 'Drei Felder hintereinander sind nicht immer eine Linie',
    },
    given: ['O O X', 'X . .', '. . .'],
    line: ['A mark 5'],
    then: ['turn B', 'row 1: O O X', 'row 2: X X .'],
  },
  {
    id: 'TTT-E-09',
    rules: ['TTT-TURN-01', 'TTT-END-02'],
    title: {
      en: 'The last mark fills the board: nobody wins',
      de: 'Das letzte Zeichen füllt das Brett: niemand gewinnt',
    },
    given: ['X O X', 'X O O', 'O X .'],
    line: ['A may not mark 1: TTT-MARK-02 cellTaken', 'A may mark 9', 'A mark 9'],
    then: ['nobody wins: TTT-END-02 full', 'B may not mark 1: TTT-END-02 gameOver'],
  },
  {
    id: 'TTT-E-10',
    rules: ['TTT-END-01'],
    title: { en: 'The last mark completes a line: it wins', de: 'Das letzte Zeichen schließt eine Linie: es gewinnt' },
    given: ['X O X', 'O X O', 'O X .'],
    line: ['A mark 9'],
    then: ['A wins: TTT-END-01 line'],
  },
  {
    id: 'TTT-E-11',
    rules: ['TTT-TURN-01'],
    title: { en: 'The last cell is not filled by itself', de: 'Das letzte Feld füllt sich nicht von selbst' },
    given: ['X O X', 'X O O', '. X .'],
    line: ['B mark 7', 'A may mark 9', 'A mark 9'],
    then: ['nobody wins: TTT-END-02 full'],
  },
]
