/** Was an einem Tisch auf einem Server gesagt wird: über die Verbindung, über die anderen und was sie sagen. Deutsch. */

import type { CompanyWords } from '../en/company.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('de', { type: 'conjunction' }).format(names)

export const company: CompanyWords = {
  line: 'Verbindung',
  lost: 'Keine Verbindung.',
  lastIsSafe: 'Dein letzter Zug ist gesichert.',
  keptUntilSent: 'Deine Wahl bleibt auf dieser Seite und geht ab, sobald die Verbindung wieder da ist.',
  nextTry: (seconds) => `Nächster Versuch in ${seconds} s.`,
  trying: 'Neuer Versuch …',
  tryNow: 'Jetzt versuchen',
  isBack: 'Die Verbindung ist wieder da.',
  sending: 'Wird gesendet …',
  outdated: 'Der Server hat eine neuere Fassung dieser Seite. Lade neu, dann geht es weiter.',
  gone: 'Diesem Tisch lässt sich nicht mehr folgen.',

  here: 'da',
  away: 'nicht da',
  hasResigned: 'hat aufgegeben',
  youWatch: 'Du siehst zu',
  youWatchNote: 'Du siehst, was alle sehen dürfen. Zu wählen hast du hier nichts.',
  watching: (n) => (n === 1 ? '1 Person sieht zu' : `${n} Personen sehen zu`),
  since: (time) => `Seit ${time}.`,
  areAway: (names) => `${list(names)} ${names.length === 1 ? 'ist' : 'sind'} gerade nicht da.`,

  talk: 'Gespräch',
  talkKey: ['T', 'Gespräch'],
  newMessages: (n) => (n === 1 ? '1 neue Nachricht' : `${n} neue Nachrichten`),
  to: 'An',
  everybody: 'alle',
  write: 'Deine Nachricht',
  send: 'Senden',
  sendHint: 'Die Eingabetaste sendet, mit der Umschalttaste beginnt sie eine neue Zeile.',
  left: (n) => `Noch ${n} Zeichen`,
  notSent: 'Die Nachricht wurde nicht gesendet.',
  onlySeatsTalk: 'Wer zusieht, kann mitlesen. Schreiben können nur die am Tisch.',
  whisperToYou: 'nur an dich',
  whisperTo: (names) => `nur an ${list(names)}`,
  says: (name, text) => `${name} sagt: ${text}`,
  whispers: (name, text) => `${name} flüstert: ${text}`,

  sinceYourTurn: 'Seit deinem letzten Zug',
  resigns: (name) => `${name} gibt auf.`,
  newRules: 'Von hier an entscheiden neuere Regeln. Geändert:',

  resign: 'Aufgeben',
  resignTitle: 'Dieses Spiel aufgeben?',
  resignBot: 'Ein Bot übernimmt deinen Platz und spielt bis zum Ende. Die anderen bleiben am Tisch.',
  resignEnds: 'Zu zweit ist das Spiel damit sofort zu Ende, und der andere gewinnt.',
  resignNote: 'Das lässt sich nicht zurücknehmen.',
  goOnPlaying: 'Weiterspielen',
  resignFailed: 'Der Server war nicht zu erreichen. Du bist noch im Spiel.',
  endedBy: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben.`,
  toNewTable: 'Zum neuen Tisch',
  rematchFailed: 'Es ließ sich kein neuer Tisch aufstellen. Versuch es gleich noch einmal.',
  exportFailed: 'Der Server hat das Spiel nicht herausgegeben. Versuch es gleich noch einmal.',
  branchFailed: 'Die Stellung war nicht zu bekommen. Versuch es noch einmal, wenn die Verbindung wieder da ist.',
  linkNote: 'Er gilt für alle, die diesen Tisch sehen dürfen.',

  dice: 'Sind die Würfel ehrlich?',
  diceHow:
    'Bevor sich jemand setzte, hat der Server sein Geheimnis mit diesem Fingerabdruck versprochen; alle am Tisch haben eine eigene Zahl dazugegeben. So konnte niemand die Würfel allein bestimmen.',
  diceLater: 'Das Geheimnis wird am Ende verraten. Dann können alle jeden Wurf nachrechnen.',
  diceNotWitnessed:
    'Dieses Spiel hat anderswo begonnen. Die Würfe bis dahin hat niemand bezeugt, die seitdem lassen sich prüfen.',
  commitment: 'Fingerabdruck des Geheimnisses',
  secret: 'Das Geheimnis',
  nonceOf: (name) => `Beitrag von ${name}`,
  verifyHow: 'Sichere das Spiel als Datei und lass Skerry alles nachwürfeln:',

  toServer: 'An den Server geben',
}
