/** What the terminal itself says, in both languages. */

import type { Language } from '@skerry/kernel'

export interface Ui {
  players(n: number): string
  readonly chance: string
  readonly takesBack: string
  readonly over: string
  readonly nobodyWins: string
  wins(seats: readonly string[]): string
  readonly youWin: string
  readonly youLose: string
  readonly scores: string
  youAre(seat: string, seats: number): string
  seed(seed: string): string
  readonly news: string
  earlier(n: number): string
  readonly table: string
  readonly sums: string
  /** How to answer a list, an allotment. */
  readonly howList: string
  spread(least: number, most: number): string
  slot(max: number, weight: number): string
  example(notation: string): string
  readonly yes: string
  readonly no: string
  noNumber(n: string, most: number): string
  noVerb(verb: string, verbs: readonly string[]): string
  wrongWords(form: string): string
  noValue(what: string, value: string): string
  noSlot(word: string): string
  notYourSeat(seat: string): string
  readonly undone: string
  saved(file: string): string
  notSaved(why: string): string
  notARecord(file: string): string
  readonly saveWhere: string
  readonly whyWhat: string
  noRule(id: string): string
  readonly logEmpty: string
  resume(command: string): string
  readonly bye: string
  choose(most: number): string
  readonly help: readonly string[]
}

const en: Ui = {
  players: (n) => `${n} players`,
  chance: 'chance',
  takesBack: 'takes the last choice back',
  over: 'The game is over',
  nobodyWins: 'Nobody wins.',
  wins: (seats) => (seats.length === 1 ? `${seats[0]} wins.` : `${seats.join(' and ')} win.`),
  youWin: 'You win!',
  youLose: 'You did not win this time.',
  scores: 'Scores',
  youAre: (seat, seats) => `you are ${seat} of ${seats}`,
  seed: (seed) => `seed ${seed}`,
  news: 'What happened',
  earlier: (n) => `… ${n} lines before that (“log” shows all)`,
  table: 'The table',
  sums: 'Numbers',
  howList: 'Type a number or the words on the right; “help” lists the rest.',
  spread: (least, most) => (least === most ? `Exactly ${most} in all:` : `From ${least} to ${most} in all:`),
  slot: (max, weight) => `up to ${max}${weight === 1 ? '' : `, each counts ${weight}`}`,
  example: (notation) => `For example: ${notation}`,
  yes: 'Yes, you may',
  no: 'No',
  noNumber: (n, most) => `There is no choice number ${n}; they go from 1 to ${most}.`,
  noVerb: (verb, verbs) => `I do not know “${verb}”. You can now: ${verbs.join(', ')}. “help” lists the rest.`,
  wrongWords: (form) => `It should read: ${form}`,
  noValue: (what, value) => `There is no ${what} “${value}”.`,
  noSlot: (word) => `“${word}” is no place and number like II2:3.`,
  notYourSeat: (seat) => `You do not choose for ${seat}.`,
  undone: 'Taken back.',
  saved: (file) => `Saved: ${file}`,
  notSaved: (why) => `This could not be saved: ${why}`,
  notARecord: (file) => `${file} exists and is no game of ours; choose another name.`,
  saveWhere: 'Save where? Type: save <file>',
  whyWhat: 'Why what? Type: why <number or words of a choice>',
  noRule: (id) => `There is no rule “${id}”.`,
  logEmpty: 'Nothing has happened yet.',
  resume: (command) => `To go on with this game: ${command}`,
  bye: 'Goodbye.',
  choose: (most) => `1–${most}`,
  help: [
    '3, drop 3        make a choice, by its number or its words',
    'why 3            may I do that, and by which rule?',
    'table            show the table and the question again',
    'rules [id]       the rules, or those whose id begins so',
    'log              all that has happened',
    'undo             take back your last choice',
    'save <file>      keep the game in a file',
    'lang de          auf Deutsch weiter',
    'quit             leave; the game is kept',
  ],
}

const de: Ui = {
  players: (n) => `${n} Personen`,
  chance: 'Zufall',
  takesBack: 'nimmt die letzte Wahl zurück',
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
  howList: 'Tippe eine Nummer oder die Wörter rechts; „hilfe“ nennt den Rest.',
  spread: (least, most) => (least === most ? `Genau ${most} insgesamt:` : `Von ${least} bis ${most} insgesamt:`),
  slot: (max, weight) => `bis zu ${max}${weight === 1 ? '' : `, zählt je ${weight}`}`,
  example: (notation) => `Zum Beispiel: ${notation}`,
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
  choose: (most) => `1–${most}`,
  help: [
    '3, drop 3        wählen, mit der Nummer oder den Wörtern',
    'warum 3          darf ich das, und nach welcher Regel?',
    'tisch            Tisch und Frage noch einmal zeigen',
    'regeln [id]      die Regeln, oder die, deren Id so anfängt',
    'verlauf          alles, was geschah',
    'zurück           deine letzte Wahl zurücknehmen',
    'speichern <datei> das Spiel in einer Datei behalten',
    'lang en          go on in English',
    'ende             aufhören; das Spiel bleibt erhalten',
  ],
}

export const ui: Readonly<Record<Language, Ui>> = { en, de }

export type Verb = 'why' | 'table' | 'rules' | 'log' | 'undo' | 'save' | 'lang' | 'help' | 'quit'

/** What can be typed besides choices; both languages work at any time. */
export const VERBS: Readonly<Record<string, Verb>> = {
  why: 'why',
  warum: 'why',
  table: 'table',
  tisch: 'table',
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
