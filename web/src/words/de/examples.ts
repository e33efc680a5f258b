/** What is said about worked examples, in German; loaded with them. */

import type { ExampleWords } from '../en/examples.ts'

export const examples: ExampleWords = {
  title: 'Durchgespielte Beispiele',
  titleOf: (game) => `Durchgespielte Beispiele: ${game}`,
  lead: 'Jedes zeigt eine Regel bei der Arbeit. Öffne eines und probiere den Zug.',
  dice: 'Solange du tust, was das Beispiel tut, fällt der Zufall wie dort.',
  all: (n) => (n === 0 ? 'Durchgespielte Beispiele' : `Alle ${n} durchgespielten Beispiele`),
  ofRule: (n) => (n === 1 ? '1 Beispiel' : `${n} Beispiele`),
  open: 'Ausprobieren',
  openCalled: (title) => `Ausprobieren: ${title}`,
  opening: 'Wird aufgebaut …',
  search: 'In den Beispielen suchen',
  noneFound: (search) =>
    `Kein Beispiel spricht von „${search}“. Versuch es mit einem einzelnen Wort oder der Nummer einer Regel.`,
  empty: 'Für dieses Spiel gibt es noch keine Beispiele.',
  emptyLine: 'Seine Regeln kannst du lesen, und an einem Tisch mit Bots siehst du sie bei der Arbeit.',
  toRules: 'Zu den Regeln',
  failed: 'Die Beispiele konnten nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  notOpened: 'Das Beispiel konnte nicht aufgebaut werden. Lade die Seite neu und versuch es noch einmal.',

  example: 'Durchgespieltes Beispiel',
  chance: (outcome) => (outcome === '*' ? 'Der Zufall entscheidet.' : `Zufall: ${outcome}`),
  may: 'erlaubt',
  mayNot: 'nicht erlaubt',
  inTheEnd: 'Am Ende',
  nothingToDo: 'Hier wird nichts getan: Es geht um den Tisch, wie er liegt.',
  leftWay: 'Du bist einen anderen Weg gegangen. Nimm es zurück oder bau das Beispiel neu auf.',
  isDone: 'Das war das Beispiel. Spiel weiter oder bau es neu auf.',
  again: 'Neu aufbauen',
  more: 'Alle Beispiele',
}
