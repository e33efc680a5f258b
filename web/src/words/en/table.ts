/** What is said at a table, in English. */

import type { BotLevel, TableFault, UndoBarrier } from '../../link/types.ts'
import { type CompanyWords, company } from './company.ts'
import { type OrderWords, orders } from './orders.ts'
import { shell } from './shell.ts'

const { levels } = shell

export interface TableWords {
  // —— who and where ——
  readonly players: string
  readonly standings: string
  readonly yours: string
  readonly unfold: (name: string) => string
  readonly you: string
  readonly bot: string
  readonly levels: Readonly<Record<BotLevel, string>>
  readonly thinking: string
  /** A sign that is not got yet. */
  readonly missing: (name: string) => string
  readonly soManyOf: (name: string, n: number, of: number) => string
  readonly inAll: string
  readonly explain: (what: string) => string
  readonly phases: string
  readonly branch: string

  // —— tools ——
  readonly menu: string
  readonly rules: string
  readonly linkHere: string
  readonly linkCopied: string
  readonly linkSelected: string
  readonly linkNote: string
  readonly sheet: string
  readonly keys: string
  readonly keyLines: readonly (readonly [string, string])[]
  readonly logAndMore: string
  readonly putAway: string
  readonly views: string
  readonly board: string

  // —— the question ——
  readonly yourDecision: string
  readonly yourTurn: string
  readonly yourTurnIn: (game: string) => string
  readonly overIn: (game: string) => string
  readonly list: string
  /** The row of kinds of action. */
  readonly kinds: string
  /** After a number: `21 possible`. */
  readonly possible: string
  readonly notPossible: string
  readonly kindNotNow: (name: string) => string
  readonly parts: string
  readonly free: string
  readonly otherKind: string
  readonly chooseKind: string
  readonly touchPlace: string
  readonly chooseOne: string
  readonly moreChips: (n: number) => string
  readonly pullUp: string
  readonly pushDown: string
  readonly toDecision: string
  readonly allTheSame: (choice: string) => string
  readonly suggest: string
  readonly suggestTitle: string
  readonly delegate: string
  readonly delegateSetup: string
  readonly more: string
  readonly askedBy: (rule: string) => string
  readonly startAgain: string
  readonly putHintAway: string
  readonly showHint: string
  readonly undo: string
  readonly undoBarriers: Readonly<Record<UndoBarrier, string>>
  readonly outlook: string
  readonly theNumbers: string
  readonly thenDice: string
  readonly thenSecret: string
  readonly thenOver: string
  readonly thenYou: string
  readonly thenAsked: (names: readonly string[]) => string
  readonly andMore: (n: number) => string

  // —— allotments ——
  readonly soMany: (n: number, of: number) => string
  readonly upTo: (n: number, most: number) => string
  readonly allotted: string
  readonly fewerAt: (place: string) => string
  readonly moreAt: (place: string) => string
  readonly restAt: (place: string, n: number) => string

  // —— the list ——
  readonly listTitle: string
  /** Above what has no place, where the rest is told by places. */
  readonly listOthers: string
  readonly searchList: string
  readonly choicesFound: (n: number) => string
  readonly allThings: string

  // —— reasons ——
  readonly whyNot: (thing: string) => string
  /** Before what stands in the way. */
  readonly notNow: string
  readonly closeWhy: string
  readonly readRule: string

  // —— waiting and the end ——
  readonly isThinking: (name: string) => string
  readonly waitingFor: (names: readonly string[]) => string
  readonly moving: string
  readonly oneMoment: string
  readonly skip: string
  readonly skipHint: string
  readonly over: string
  readonly won: (names: readonly string[]) => string
  readonly nobodyWon: string
  readonly replay: string
  readonly ending: {
    readonly show: string
    readonly toBoard: string
    readonly scoring: string
    readonly player: string
    readonly before: string
    readonly atTheEnd: string
    readonly total: string
    readonly course: (number: string) => string
    readonly courseLabel: (number: string) => string
    readonly start: string
    readonly end: string
    readonly between: (from: number, to: number) => string
    readonly moves: (n: number) => string
    readonly share: string
    readonly copied: string
  }
  readonly rematch: string
  readonly rematchFailed: string
  readonly export: string
  readonly exportFailed: string

  // —— log and history ——
  readonly log: string
  readonly earlier: string
  readonly newest: string
  readonly unread: (n: number) => string
  readonly goToMove: (n: number) => string
  readonly tookBack: (name: string) => string
  readonly history: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly move: (n: number) => string
  readonly moveOf: (n: number, last: number) => string
  readonly turnOf: (name: string) => string
  readonly live: string
  readonly ended: string
  readonly backToNow: string
  readonly toTheEnd: string
  readonly pastNote: string
  readonly whatIf: string
  readonly whatIfTitle: string
  readonly seenBy: string
  readonly openViewer: string
  readonly spectators: string

  // —— rules ——
  readonly searchRules: string
  readonly rulesLoading: string
  readonly noRuleFound: (search: string) => string

  // —— one screen for several ——
  readonly passTo: (name: string) => string
  readonly passNote: (name: string) => string
  readonly iAm: (name: string) => string

  // —— faults ——
  readonly noSuchTable: string
  readonly noSuchTableNote: string
  readonly brokenTable: string
  readonly brokenTableNote: string
  readonly toStart: string
  readonly faults: Readonly<Record<TableFault['what'], string>>
  /** What a server did not do, where there is more to say than that. */
  readonly serverFaults: Readonly<Record<string, string>>
  readonly reload: string

  /** Where the table is on a server. */
  readonly company: CompanyWords
  readonly orders: OrderWords
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

export const table: TableWords = {
  players: 'Players',
  standings: 'Standings',
  yours: 'What you have',
  unfold: (name) => `More about ${name}`,
  you: 'you',
  bot: 'Bot',
  levels: {
    random: levels.random.name,
    novice: levels.novice.name,
    adept: levels.adept.name,
    master: levels.master.name,
  },
  thinking: 'thinking …',
  missing: (name) => `${name}: not yet`,
  soManyOf: (name, n, of) => `${name}: ${n} of ${of}`,
  inAll: 'in all',
  explain: (what) => `How it comes about: ${what}`,
  phases: 'Phases of the round',
  branch: 'What if?',

  menu: 'Menu',
  rules: 'Rules',
  linkHere: 'Link to this position',
  linkCopied: 'Copied. The link opens this position.',
  linkSelected: 'Copy this address. It opens this position.',
  linkNote: 'It works in this browser, where the game is kept.',
  sheet: 'Summary',
  keys: 'Keys',
  keyLines: [
    ['1 – 9', 'Select a kind of action, or a choice'],
    ['↑ ↓', 'Step through the choices of a kind'],
    ['Enter', 'Confirm'],
    ['Esc', 'Put away, start the choice again'],
    ['U', 'Undo'],
    ['S', 'What would a bot do?'],
    ['L', 'Everything as a list'],
    ['R', 'Rules'],
    ['G', 'Log'],
    ['H', 'Show or hide hints'],
    ['Space', 'Skip what is moving'],
    ['Arrows', 'On the board: from place to place'],
    ['?', 'These keys'],
  ],
  logAndMore: 'Log, players and rules',
  putAway: 'Put away',
  views: 'Views of the table',
  board: 'Board',

  yourDecision: 'Your decision',
  yourTurn: 'Your turn',
  yourTurnIn: (game) => `Your turn · ${game}`,
  overIn: (game) => `Over · ${game}`,
  list: 'List',
  kinds: 'What you can do',
  possible: 'possible',
  notPossible: 'not possible',
  kindNotNow: (name) => `${name}: not now`,
  parts: 'Parts of it',
  free: 'Free',
  otherKind: 'Other',
  chooseKind: 'Choose what to do, or touch a glowing place.',
  touchPlace: 'Touch a glowing place.',
  chooseOne: 'Choose one of these.',
  moreChips: (n) => `+${n}`,
  pullUp: 'Show every choice',
  pushDown: 'Show less',
  toDecision: 'Skip to your decision',
  allTheSame: (choice) => `All the same: ${choice}`,
  suggest: 'Advice',
  suggestTitle: 'What would a bot do?',
  delegate: 'Let a bot answer the rest of this',
  delegateSetup: 'Let a bot set up for me',
  more: 'More',
  askedBy: (rule) => `Asked by ${rule}`,
  startAgain: 'Start again',
  putHintAway: 'Hide hints',
  showHint: 'Show hints',
  undo: 'Undo',
  undoBarriers: {
    nothingDone: 'You have done nothing yet that could be taken back.',
    otherSeat: 'Somebody else has chosen since.',
    chance: 'Something has been rolled or drawn since.',
    reveal: 'Something was shown since.',
  },
  outlook: 'What comes of it',
  theNumbers: 'The numbers behind it',
  thenDice: 'Then chance decides.',
  thenSecret: 'Then something hidden is shown.',
  thenOver: 'Then the game is over.',
  thenYou: 'Then you go on.',
  thenAsked: (names) => (names.length === 0 ? 'Then the game goes on.' : `Then ${list(names)} chooses.`),
  andMore: (n) => `And ${n} more.`,

  soMany: (n, of) => `${n} of ${of}`,
  upTo: (n, most) => (n === most ? `${n} of ${most}` : `${n}, up to ${most}`),
  allotted: 'Placed so far',
  fewerAt: (place) => `One fewer: ${place}`,
  moreAt: (place) => `One more: ${place}`,
  restAt: (place, n) => `+${n}: all the rest, ${place}`,

  listTitle: 'Everything as a list',
  listOthers: 'Anything else',
  searchList: 'Search the list',
  choicesFound: (n) => (n === 1 ? '1 choice' : `${n} choices`),
  allThings: 'Everything on the table',

  whyNot: (thing) => `Why not ${thing}?`,
  notNow: 'Not now:',
  closeWhy: 'Put the reason away',
  readRule: 'Read the rule',

  isThinking: (name) => `${name} is thinking.`,
  waitingFor: (names) => `Waiting for ${list(names)}.`,
  moving: 'This is happening',
  oneMoment: 'One moment …',
  skip: 'Skip',
  skipHint: 'Tap the board or press Space to skip.',
  over: 'The game is over.',
  won: (names) => (names.length === 1 ? `${names[0]} wins.` : `${list(names)} win.`),
  nobodyWon: 'Nobody wins.',
  replay: 'Replay',
  ending: {
    show: 'Show the result',
    toBoard: 'Look at the board',
    scoring: 'Final scoring',
    player: 'Player',
    before: 'Before the end',
    atTheEnd: 'At the end',
    total: 'Total',
    course: (number) => `${number} over the game`,
    courseLabel: (number) =>
      `Graph: ${number} of every player over the game. The table has the final figures, the list below the turning points.`,
    start: 'Start',
    end: 'End',
    between: (from, to) => (to - from === 1 ? `Move ${to}` : `Moves ${from + 1} to ${to}`),
    moves: (n) => `${n} moves`,
    share: 'Share the result',
    copied: 'Copied',
  },
  rematch: 'Play again',
  rematchFailed: 'No new table could be set up: this browser refuses to store it.',
  export: 'Save as a file',
  exportFailed: 'The game could not be read from this browser’s storage.',

  log: 'Log',
  earlier: 'Earlier …',
  newest: 'Newest',
  unread: (n) => (n === 1 ? '1 new line' : `${n} new lines`),
  goToMove: (n) => `Look at move ${n}`,
  tookBack: (name) => `${name} takes it back.`,
  history: 'Course of the game',
  first: 'To the beginning',
  previous: 'One move back',
  next: 'One move on',
  move: (n) => `Move ${n}`,
  moveOf: (n, last) => `Move ${n} of ${last}`,
  turnOf: (name) => `turn of ${name}`,
  live: 'now',
  ended: 'end',
  backToNow: 'Back to now',
  toTheEnd: 'To the end',
  pastNote: 'You are looking at an earlier position. Nothing here changes the game.',
  whatIf: 'What if?',
  whatIfTitle: 'Play on from here at a table of its own',
  seenBy: 'Seen by',
  openViewer: 'everybody',
  spectators: 'spectators',

  searchRules: 'Search the rules',
  rulesLoading: 'The rules are being opened …',
  noRuleFound: (search) => `No rule speaks of “${search}”. Try a single word, or an id.`,

  passTo: (name) => `Pass the screen to ${name}`,
  passNote: (name) => `Only ${name} should look from here on.`,
  iAm: (name) => `I am ${name}`,

  noSuchTable: 'There is no such table in this browser.',
  noSuchTableNote: 'It may have been removed, or it is kept in another browser or on another device.',
  brokenTable: 'This table cannot be opened.',
  brokenTableNote: 'Reload the page; if that does not help, save the game as a file under “My games” and tell us.',
  toStart: 'To the start page',
  faults: {
    rules: 'The rules came upon something impossible. The game up to here is safe.',
    elsewhere: 'This game goes on in another tab. Reload to see it here.',
    notStored: 'This browser refuses to store more. Save the game as a file before you leave.',
    held: 'The rules did not come to an end here. The game up to here is safe; whoever keeps this server must look at it.',
    server: 'The server could not do that. The game up to here is safe.',
  },
  serverFaults: {
    unavailable: 'The server does not answer at the moment. The game up to here is safe.',
    tooMany: 'That was too much at once. Wait a moment, then go on.',
  },
  reload: 'Reload',

  company,
  orders,
}
