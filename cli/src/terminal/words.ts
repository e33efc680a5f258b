/** What the terminal itself says, in both languages. */

import type { Language } from '@skerry/contracts'

const en = {
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  chance: 'chance',
  takesBack: 'takes the last choice back',
  resigns: 'gives up',
  newRules: (version: string) => `from here on by version ${version} of the rules`,
  /** Of these rows only the choices are told. */
  olderRules: (from: number, to: number) =>
    `Rows ${from} to ${to} were played by older rules: what came of the choices is not told.`,
  /** Another version of the rules goes on with the game: it leads to the same, it leads elsewhere, it follows only so many rows. */
  sameRules: (from: string, to: string) =>
    `Version ${from} of the rules played this game; version ${to} leads to the same and goes on with it.`,
  otherRules: (from: string, to: string) =>
    `Version ${from} of the rules played this game. Version ${to} would have led elsewhere: it goes on from where the game stood.`,
  cutRules: (from: string, to: string, rows: number) =>
    `Version ${from} of the rules played this game. Version ${to} can only follow its first ${rows} rows, and goes on from there.`,
  changedRules: (ids: readonly string[]) => `Changed: ${ids.join(', ')}.`,
  over: 'The game is over',
  nobodyWins: 'Nobody wins.',
  wins: (seats: readonly string[]) => (seats.length === 1 ? `${seats[0]} wins.` : `${seats.join(' and ')} win.`),
  youWin: 'You win!',
  youLose: 'You did not win this time.',
  scores: 'Scores',
  youAre: (seat: string, seats: number) => `you are ${seat} of ${seats}`,
  seed: (seed: string) => `seed ${seed}`,
  news: 'What happened',
  earlier: (n: number) => `… ${n} lines before that (“log” shows all)`,
  table: 'The table',
  sums: 'Numbers',
  /** How to answer a list, an allotment. */
  howList: 'Type a number or the words of a choice; “help” lists the rest.',
  spread: (least: number, most: number) =>
    least === most ? `Exactly ${most} in all:` : `From ${least} to ${most} in all:`,
  slot: (max: number, weight: number) => `up to ${max}${weight === 1 ? '' : `, each counts ${weight}`}`,
  /** How to write it; `place` is one that could be named. */
  example: (notation: string, place: string) => `For example: ${notation} – or “all ${place}”`,
  /** The verb alone means nothing at all. */
  nothing: (verb: string) => `“${verb}” alone: nobody and nothing`,
  /** What can go to a place, and how much of it. */
  kind: (name: string, max: number, weight: number) =>
    `${name}${max > 1 ? ` up to ${max}` : ''}${weight === 1 ? '' : ` (counts ${weight})`}`,
  each: (kinds: string) => `to each of these: ${kinds}`,
  more: (n: number) => `${n} more`,
  listAll: (n: number) => `“list” shows all ${n} choices`,
  several: (notations: readonly string[]) =>
    `That could be: ${notations.slice(0, 6).join(' | ')}${notations.length > 6 ? ' | …' : ''}`,
  careful: 'Careful',
  confirm: 'Do it all the same? (yes/no)',
  notDone: 'Not done.',
  thinks: (seat: string, name: string) => `${seat} (${name}) is thinking…`,
  byOrder: (order: string) => `chooses by standing order: ${order}`,
  ordered: (order: string) => `From now on: ${order}. “orders” lists them, “withdraw” takes them back.`,
  withdrawn: (order: string) => `No longer: ${order}.`,
  noOrders: 'You have no standing orders. “order” says what can be ordered.',
  /** Before the list of what can be ordered. */
  orderWhat: 'You can order:',
  rulesOf: (chapter: string) => `Type “rules ${chapter}” for those of one chapter.`,
  /** There is no such thing in this game. */
  none: 'This game has none.',
  yes: 'Yes, you may',
  no: 'No',
  noNumber: (n: string, most: number) => `There is no choice number ${n}; they go from 1 to ${most}.`,
  noVerb: (verb: string, verbs: readonly string[]) =>
    `I do not know “${verb}”. You can now: ${verbs.join(', ')}. “help” lists the rest.`,
  wrongWords: (form: string) => `It should read: ${form}`,
  noValue: (what: string, value: string) => `There is no ${what} “${value}”.`,
  noSlot: (word: string) => `“${word}” is no place and number like II2:3.`,
  notYourSeat: (seat: string) => `You do not choose for ${seat}.`,
  undone: 'Taken back.',
  saved: (file: string) => `Saved: ${file}`,
  notSaved: (why: string) => `This could not be saved: ${why}`,
  notARecord: (file: string) => `${file} exists and is no game of ours; choose another name.`,
  saveWhere: 'Save where? Type: save <file>',
  whyWhat: 'Why what? Type: why <number or words of a choice>',
  noRule: (id: string) => `There is no rule “${id}”.`,
  logEmpty: 'Nothing has happened yet.',
  resume: (command: string) => `To go on with this game: ${command}`,
  bye: 'Goodbye.',
  /** What the Enter key alone does. */
  enter: (game: string) => `Enter: ${game}`,
  help: [
    '3, drop 3        make a choice, by its number or its words',
    'why 3            may I do that, and by which rule?',
    'table            show the table and the question again',
    'rules [id]       the rules, or those whose id begins so',
    'log              all that has happened',
    'undo             take back your last choice',
    'save <file>      keep the game in a file',
    'lang de          auf Deutsch weiter',
    'list             all choices, however many',
    'numbers          the sums of the game, explained',
    'quit             leave; the game is kept',
  ],
  /** More of it for games with standing orders, and for those with a terminal part. */
  helpOfOrders: [
    'order …          leave a standing order that answers for you; alone: what can be ordered',
    'orders           your standing orders',
    'withdraw 1       take one back, or “withdraw all”',
  ],
  helpOfPart: ['sheet            the summary sheet', 'legend           what the signs of the table mean'],
}

export type Ui = typeof en

const de: Ui = {
  players: (n) => (n === 1 ? '1 Person' : `${n} Personen`),
  chance: 'Zufall',
  takesBack: 'nimmt die letzte Wahl zurück',
  resigns: 'gibt auf',
  newRules: (version) => `von hier an nach Version ${version} der Regeln`,
  olderRules: (from, to) =>
    `Zeilen ${from} bis ${to} folgten älteren Regeln: Was aus den Entscheidungen wurde, wird nicht erzählt.`,
  sameRules: (from, to) =>
    `Dieses Spiel folgte Version ${from} der Regeln; Version ${to} führt zum selben Stand und setzt es fort.`,
  otherRules: (from, to) =>
    `Dieses Spiel folgte Version ${from} der Regeln. Version ${to} hätte anderswohin geführt: Sie macht dort weiter, wo das Spiel stand.`,
  cutRules: (from, to, rows) =>
    `Dieses Spiel folgte Version ${from} der Regeln. Version ${to} kann nur seinen ersten ${rows} Zeilen folgen und macht danach weiter.`,
  changedRules: (ids) => `Geändert: ${ids.join(', ')}.`,
  over: 'Das Spiel ist zu Ende',
  nobodyWins: 'Niemand gewinnt.',
  wins: (seats) => (seats.length === 1 ? `${seats[0]} gewinnt.` : `${seats.join(' und ')} gewinnen.`),
  youWin: 'Du gewinnst!',
  youLose: 'Diesmal hast du nicht gewonnen.',
  scores: 'Punkte',
  youAre: (seat, seats) => `du bist ${seat} von ${seats}`,
  seed: (seed) => `Startwert ${seed}`,
  news: 'Was geschah',
  earlier: (n) => `… ${n} Zeilen davor („verlauf“ zeigt alle)`,
  table: 'Der Tisch',
  sums: 'Zahlen',
  howList: 'Tippe eine Nummer oder die Wörter; „hilfe“ nennt den Rest.',
  spread: (least, most) => (least === most ? `Genau ${most} insgesamt:` : `Von ${least} bis ${most} insgesamt:`),
  slot: (max, weight) => `bis zu ${max}${weight === 1 ? '' : `, zählt je ${weight}`}`,
  example: (notation, place) => `Zum Beispiel: ${notation} – oder „alles ${place}“`,
  nothing: (verb) => `„${verb}“ allein: niemand und nichts`,
  kind: (name, max, weight) => `${name}${max > 1 ? ` bis zu ${max}` : ''}${weight === 1 ? '' : ` (zählt ${weight})`}`,
  each: (kinds) => `überallhin: ${kinds}`,
  more: (n) => `${n} weitere`,
  listAll: (n) => `„liste“ zeigt alle ${n} Möglichkeiten`,
  several: (notations) => `Das kann heißen: ${notations.slice(0, 6).join(' | ')}${notations.length > 6 ? ' | …' : ''}`,
  careful: 'Vorsicht',
  confirm: 'Trotzdem? (ja/nein)',
  notDone: 'Nicht getan.',
  thinks: (seat, name) => `${seat} (${name}) denkt nach …`,
  byOrder: (order) => `wählt nach Dauerbefehl: ${order}`,
  ordered: (order) => `Von jetzt an: ${order}. „befehle“ nennt sie, „widerrufen“ nimmt sie zurück.`,
  withdrawn: (order) => `Nicht mehr: ${order}.`,
  noOrders: 'Du hast keine Dauerbefehle. „befehl“ sagt, was sich befehlen lässt.',
  orderWhat: 'Befehlen lässt sich:',
  rulesOf: (chapter) => `„regeln ${chapter}“ zeigt ein Kapitel.`,
  none: 'Das gibt es in diesem Spiel nicht.',
  yes: 'Ja, das darfst du',
  no: 'Nein',
  noNumber: (n, most) => `Es gibt keine Wahl Nummer ${n}; sie gehen von 1 bis ${most}.`,
  noVerb: (verb, verbs) => `„${verb}“ kenne ich nicht. Möglich ist jetzt: ${verbs.join(', ')}. „hilfe“ nennt den Rest.`,
  wrongWords: (form) => `So sollte es lauten: ${form}`,
  noValue: (what, value) => `„${value}“ gibt es nicht (${what}).`,
  noSlot: (word) => `„${word}“ ist kein Ort mit Anzahl wie II2:3.`,
  notYourSeat: (seat) => `Für ${seat} wählst nicht du.`,
  undone: 'Zurückgenommen.',
  saved: (file) => `Gespeichert: ${file}`,
  notSaved: (why) => `Das ließ sich nicht speichern: ${why}`,
  notARecord: (file) => `${file} gibt es schon, und es ist keins unserer Spiele; nimm einen anderen Namen.`,
  saveWhere: 'Wohin speichern? Tippe: speichern <Datei>',
  whyWhat: 'Warum was? Tippe: warum <Nummer oder Wörter einer Wahl>',
  noRule: (id) => `Es gibt keine Regel „${id}“.`,
  logEmpty: 'Noch ist nichts geschehen.',
  resume: (command) => `So geht dieses Spiel weiter: ${command}`,
  bye: 'Auf Wiedersehen.',
  enter: (game) => `Eingabetaste: ${game}`,
  help: [
    '3, drop 3        wählen, mit der Nummer oder den Wörtern',
    'warum 3          darf ich das, und nach welcher Regel?',
    'tisch            Tisch und Frage noch einmal zeigen',
    'regeln [id]      die Regeln, oder die, deren Id so anfängt',
    'verlauf          alles, was geschah',
    'zurück           deine letzte Wahl zurücknehmen',
    'speichern <datei> das Spiel in einer Datei behalten',
    'lang en          go on in English',
    'liste            alle Möglichkeiten, so viele es sind',
    'zahlen           die Summen des Spiels, erklärt',
    'ende             aufhören; das Spiel bleibt erhalten',
  ],
  helpOfOrders: [
    'befehl …         ein Dauerbefehl, der für dich antwortet; allein: was sich befehlen lässt',
    'befehle          deine Dauerbefehle',
    'widerrufen 1     einen zurücknehmen, oder „widerrufen alle“',
  ],
  helpOfPart: ['übersicht        das Übersichtsblatt', 'legende          was die Zeichen des Tisches bedeuten'],
}

export const ui: Readonly<Record<Language, Ui>> = { en, de }

export type Verb =
  | 'why'
  | 'table'
  | 'rules'
  | 'log'
  | 'undo'
  | 'save'
  | 'lang'
  | 'help'
  | 'quit'
  | 'list'
  | 'sheet'
  | 'legend'
  | 'numbers'
  | 'order'
  | 'orders'
  | 'withdraw'

/** What can be typed besides choices; both languages work at any time. */
export const VERBS: Readonly<Record<string, Verb>> = {
  why: 'why',
  warum: 'why',
  table: 'table',
  tisch: 'table',
  map: 'table',
  karte: 'table',
  list: 'list',
  liste: 'list',
  sheet: 'sheet',
  übersicht: 'sheet',
  legend: 'legend',
  legende: 'legend',
  order: 'order',
  befehl: 'order',
  orders: 'orders',
  befehle: 'orders',
  withdraw: 'withdraw',
  widerrufen: 'withdraw',
  numbers: 'numbers',
  zahlen: 'numbers',
  rules: 'rules',
  regeln: 'rules',
  log: 'log',
  verlauf: 'log',
  undo: 'undo',
  zurück: 'undo',
  save: 'save',
  speichern: 'save',
  lang: 'lang',
  help: 'help',
  hilfe: 'help',
  '?': 'help',
  quit: 'quit',
  exit: 'quit',
  ende: 'quit',
}

export const YES: ReadonlySet<string> = new Set(['y', 'yes', 'j', 'ja'])
export const NO: ReadonlySet<string> = new Set(['n', 'no', 'nein'])
