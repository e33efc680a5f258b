/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

/** Values of a pack, as it writes them: `FEN-S, FEN-G`, or between quotation marks „glacier“, „forest“. */
const listed = (values: Plain | undefined): string => (values as readonly Plain[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `„${one}“`))
const are = (n: Plain | undefined, one: string, more: string): string => `es gibt ${n} ${n === 1 ? one : more}`

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.de,

  // —— shape ——
  notAnInteger: () => 'hier gehört eine ganze Zahl hin; unter 0 heißt gegen den Uhrzeigersinn',
  notAPair: () => 'eine Grenze oder Seeroute verbindet zwei Regionen: ["FEN-S", "FEN-G"]',

  // —— ids and numbers ——
  badId: () =>
    'eine id ist ein Wort aus den Buchstaben A bis Z, Ziffern und Bindestrichen und beginnt mit einem Buchstaben',
  idOfAnother: ({ other }) => `etwas in „${other}“ heißt schon so; auf dem Tisch muss jede id anders sein`,
  idTaken: () =>
    'so heißt schon ein Spieler, eine Ressource, eine Truppe, ein Wissenspfad oder die Startregion; wähle eine andere id',
  wrongNumber: ({ want, got }) => `es müssen ${want} sein; es sind ${got}`,
  tooFew: ({ least, got }) => `es müssen mindestens ${least} sein; es sind ${got}`,
  wrongShare: ({ kind, want, got }) => `${want} davon müssen „${kind}“ sein; hier sind es ${got}`,
  wrongCount: ({ want }) => `das muss ${want} sein: die Regeln verlassen sich darauf`,
  wrongTribeColour: ({ want }) => `dieser Stamm spielt „${want}“`,
  lessThanOne: () => 'jede Zahl hier muss mindestens 1 sein',
  tooLarge: ({ most }) => `keine Zahl hier kann über ${most} liegen`,
  noSuchWord: ({ word, known }) => `„${word}“ kann hier nicht stehen, nur ${quoted(known)}`,
  twiceHere: () => 'das steht zweimal in der Liste; nimm es heraus',

  // —— effects ——
  unknownWord: ({ word }) => `kein Effekt schreibt sich „${word}“`,
  numberMissing: ({ word }) => `hinter „${word}“ fehlt eine Zahl`,
  notACost: ({ word }) =>
    `vor „→“ stehen Kosten, verbunden mit „+“: Ressourcen, Truppen, ANY, TROOP, DISCARD oder LOSE; „${word}“ gehört nicht dazu`,
  noSuchCard: ({ word, known }) => `hinter DISCARD steht eine Art von Karte, ${quoted(known)}, nicht „${word}“`,
  bracketOpen: () => 'eine Klammer wird geöffnet und nicht geschlossen',
  tooManySides: () =>
    'eine Auswahl hat zwei Seiten; nur bei Karten des Kartenlagers oder der Stapel dürfen es mehr sein',
  endsEarly: () => 'das endet, wo noch ein Effekt oder Kosten folgen müssten',
  tooMuch: ({ word }) => `wo „${word}“ steht, kann nichts mehr folgen; Effekte sind mit „+“, „/“ oder „→“ verbunden`,
  notABattle: () =>
    'eine Schlacht schreibt sich wie „B2 +R1=3 » gold 1“: Truppen, dann gegebenenfalls Overkill mit seinen Punkten, dann gegebenenfalls die Belohnung',
  troopTwice: ({ troop }) => `„${troop}“ ist zweimal genannt; nenne es einmal, mit der ganzen Zahl`,
  noTroops: () => 'eine Schlacht verlangt mindestens eine Truppe und Overkill mindestens eine mehr',
  notHere: ({ what }) => `„${what}“ lässt sich an dieser Stelle nicht ausführen`,
  tradeWithOthers: () => 'ein Tausch mit „→“ muss auf Karte, Feld oder Seite allein stehen',
  equalSides: () => 'beide Seiten einer Auswahl sind gleich',
  tooDeep: () =>
    'das ist zu tief verschachtelt: höchstens ein Tausch auf einer Seite oder eine Auswahl im Ertrag eines Tauschs',
  costTwice: () => 'die Kosten nennen dasselbe zweimal; nenne es einmal, mit der ganzen Zahl',
  notAnExchange: () => 'das muss ein Tausch sein: Kosten, „→“ und was man dafür bekommt',
  resourceTwice: () =>
    'ein Feld kann jede Ressource nur einmal geben und Ressourcen nach Wahl nur einmal und ohne andere: der Wirtschaftspfad erhöht sie nur einmal',

  // —— volcano and map ——
  noSuchRing: ({ rings }) => `diesen Ring gibt es hier nicht, nur ${listed(rings)}`,
  wrongSectors: ({ ring, want }) =>
    `die Felder von Ring ${ring} müssen in diesen Abschnitten liegen, in dieser Reihenfolge: ${listed(want)}`,
  flatMap: () => 'Breite durch Höhe muss über 0 liegen',
  emptyIsland: () => 'diese Insel hat keine Region',
  noSuchMark: () => 'das ist 3 oder 4, wenn die Region für ihren Marker so viele Spieler braucht, sonst 0',
  offTheMap: ({ most }) => `beide Koordinaten müssen von 0 bis ${most} gehen`,
  samePlace: ({ other }) => `am selben Punkt liegt schon ${other}`,
  noSuchRegion: ({ region }) => `es gibt keine Region ${region}`,
  joinedToItself: ({ region }) => `${region} kann nicht an sich selbst grenzen; nimm dieses Paar heraus`,
  joinedTwice: ({ a, b }) => `${a} und ${b} sind schon verbunden; ob über Land oder See, ist gleich`,
  mapInPieces: ({ cutOff }) => `von der Startregion führen keine Grenzen und Seerouten nach ${listed(cutOff)}`,
  sameValue: ({ other }) => `${other} von derselben Faktion hat schon diesen Wert`,

  // —— cards ——
  unusedType: () => 'kein Gebäude ist von dieser Art',
  wrongSlot: ({ want }) => `die Plätze stehen der Reihe nach; das müsste Platz ${want} sein`,
  slotWithout: ({ part }) => `nach diesem Platz dreht sich ein Ring; „${part}“ fehlt`,
  lastSlotTurns: ({ part }) => `nach dem letzten Platz dreht sich kein Ring; nimm „${part}“ heraus`,
  noTurn: ({ most }) => `ein Ring dreht sich 1 bis ${most} Schritte, mit „-“ gegen den Uhrzeigersinn`,
  notRising: ({ before }) => `Meilensteine stehen von unten nach oben; das muss über ${before} liegen`,
  tooFar: ({ most }) =>
    `die Helden der freien Farbe ziehen höchstens ${most} Felder weit, mit „-“ gegen den Uhrzeigersinn`,
  freeTroop: () => 'eine Truppe muss etwas kosten',

  // —— warnings: the map ——
  fourMarks: ({ terrain, got }) => `${are(got, 'Region', 'Regionen')} „${terrain}“ für vier Spieler; üblich ist eine`,
  threeMarks: ({ got, want }) => `${are(got, 'Region', 'Regionen')} ab drei Spielern; üblich sind ${want}`,
  outOfReach: ({ players, level, cutOff }) =>
    `mit ${players} Spielern kommt auf Entdeckungsstufe ${level} niemand nach ${listed(cutOff)}, denn Regionen ohne Marker sind kein Durchgang`,
  noSuchMarker: ({ faction, value }) => `„${faction}“ hat keinen Marker mit dem Wert ${value}; üblich ist einer`,

  // —— warnings: cards ——
  troopsInDeck: ({ terrain, got, want }) =>
    `alle Schlachten in „${terrain}“ zusammen verlangen ${got} Truppen; üblich sind ${want}`,
  troopShare: ({ terrain, troop, percent, least, most }) =>
    `in „${terrain}“ sind ${percent} % der verlangten Truppen „${troop}“; üblich sind ${least} bis ${most} %`,
  bigBattle: ({ most }) => `üblich sind in einer Schlacht höchstens ${most} Truppen`,
  overkillCount: ({ terrain, got, want }) =>
    `${are(got, 'Schlacht', 'Schlachten')} in „${terrain}“ mit Overkill; üblich sind ${want}`,
  overkillPay: ({ got, least, most }) => `Overkill bringt hier ${got}; üblich sind ${least} bis ${most}`,
  overkillTroops: ({ got, want }) => `Overkill verlangt hier ${got} Truppen mehr; üblich ist ${want}`,
  overkillFalls: ({ cheaper }) => `dieser Overkill bringt nicht mehr als der billigerer Schlachten: ${listed(cheaper)}`,
  rewardCount: ({ terrain, got, want }) =>
    `${are(got, 'Schlacht', 'Schlachten')} in „${terrain}“ mit Belohnung; üblich sind ${want}`,
  godsWorth: ({ dp, got, want }) => `${are(got, 'Gott', 'Götter')} mit dem Wert ${dp}; üblich sind ${want}`,
  fewRotations: ({ got, least }) => `${are(got, 'Gott', 'Götter')} mit „ROT“; üblich sind mindestens ${least}`,
  warlordsCrowned: ({ crowns, got, want }) =>
    `${are(got, 'Kriegsherr', 'Kriegsherren')} mit ${crowns} ${crowns === 1 ? 'Krone' : 'Kronen'}; üblich sind ${want}`,
  warlordsCalled: ({ troop, got, want }) =>
    `${are(got, 'Kriegsherr', 'Kriegsherren')} mit der Truppe „${troop}“; üblich ist die Anzahl ${want}`,
  buildingGrid: ({ type, scores, got }) =>
    `${are(got, 'Gebäude', 'Gebäude')} der Art „${type}“ mit der Wertung „${scores}“; üblich ist eines`,
  fateSteps: ({ got, want }) =>
    `durch diese Karte rückt das Wissen der freien Farbe um ${got} vor; üblich sind ${want}`,
  fateDiscards: ({ got, want }) => `diese Karte räumt ${got} der Plätze im Kartenlager; üblich sind ${want}`,
  trackSteps: ({ track, got, want }) => `alle Karten zusammen bringen „${track}“ um ${got} voran; üblich sind ${want}`,
  conquests: ({ got, want }) => `${are(got, 'Karte', 'Karten')} mit einer Eroberung; üblich sind ${want}`,
  leadingFaction: ({ faction, got }) => `„${faction}“ steht auf ${got} der Karten vorn; üblich ist eine`,
}
