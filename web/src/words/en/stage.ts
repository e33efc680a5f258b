/** What is said on and about the board. */
export interface StageWords {
  readonly board: string
  /** How the board is used with keys; read out once when the focus comes to it. */
  readonly keys: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeBoard: string
  /** Back from the whole board to the part the question is about. */
  readonly toScene: string
  /** Parts of a large board. */
  readonly panes: string
  /** After what a thing is. */
  readonly mayBeChosen: string
  readonly picked: string
  readonly notNow: string
  /** The short text at a thing: `5 : 4`. */
  readonly chip: (text: string) => string
  readonly whyNot: string
  readonly onlyLegal: string
  readonly nothingLegal: string
  readonly choose: string
  readonly fewer: (thing: string) => string
  /** Kinds of things, as headings; games name their kinds in English. */
  readonly kinds: Readonly<Record<string, string>>
  /** Things that are the only ones of their kind. */
  readonly others: string
  /** From a table that branched off. */
  readonly backToGame: string
  readonly play: string
  readonly pause: string
}

export const stage: StageWords = {
  board: 'Board',
  keys: 'Arrow keys go from place to place, N to the next that may be chosen. Enter chooses, question mark tells why not. Plus, minus and zero zoom.',
  zoomIn: 'Closer',
  zoomOut: 'Farther away',
  wholeBoard: 'Whole board',
  toScene: 'To where the question is',
  panes: 'Parts of the board',
  mayBeChosen: 'may be chosen',
  picked: 'picked',
  notNow: 'not now',
  chip: (text) => `marked ${text}`,
  whyNot: 'Why not?',
  onlyLegal: 'Only what may be chosen',
  nothingLegal: 'Nothing here can be chosen now.',
  choose: 'Choose',
  fewer: (thing) => `One fewer: ${thing}`,
  kinds: {
    area: 'Areas',
    card: 'Cards',
    cell: 'Cells',
    column: 'Columns',
    field: 'Fields',
    hand: 'Hands',
    piece: 'Pieces',
    player: 'Players',
    tile: 'Tiles',
  },
  others: 'Further things',
  backToGame: 'back to the game',
  play: 'Play on',
  pause: 'Pause',
}
