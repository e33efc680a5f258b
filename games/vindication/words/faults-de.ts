/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

/** Values of a pack, as it writes them: `H01, H02`, or between quotation marks „yellow“, „blue“. */
const listed = (values: Plain | undefined): string => (values as readonly Plain[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `„${one}“`))
const are = (n: Plain | undefined, one: string, more: string): string => `es gibt ${n} ${n === 1 ? one : more}`
const from = (least: Plain | undefined, most: Plain | undefined): string =>
  least === most ? `${least}` : `${least} bis ${most}`

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.de,

  // —— shape ——
  notAnInteger: () => 'hier gehört eine ganze Zahl hin; sie darf unter 0 liegen',
  notAPlace: () => 'ein Hexfeld liegt bei zwei ganzen Zahlen: [q, r]',

  // —— ids and numbers ——
  badId: () =>
    'eine id ist ein Wort aus den Buchstaben A bis Z, Ziffern, Binde- und Unterstrichen und beginnt mit einem Buchstaben',
  idOfAnother: ({ other }) => `etwas in „${other}“ heißt schon so; auf dem Tisch muss jede id anders sein`,
  idTaken: () =>
    'so heißt schon ein Spieler, ein Attribut, eine Zone, ein Stapel oder etwas anderes, das ein Zug nennt; wähle eine andere id',
  wrongNumber: ({ want, got }) => `es müssen ${want} sein; es sind ${got}`,
  tooFew: ({ least, got }) => `es müssen mindestens ${least} sein; es sind ${got}`,
  wrongCount: ({ want }) => `das muss ${want} sein: die Regeln verlassen sich darauf, oder das Paket nennt so viele`,
  lessThanOne: () => 'jede Zahl hier muss mindestens 1 sein',
  tooLarge: ({ most }) => `keine Zahl hier kann über ${most} liegen`,
  noSuchWord: ({ word, known }) => `„${word}“ kann hier nicht stehen, nur ${quoted(known)}`,

  // —— the island ——
  wrongShore: ({ want, got }) => `${want} Dreiecke müssen zwei Hexfelder berühren, die am Ufer; es sind ${got}`,
  offTheIsland: ({ most }) => `q, r und ihre Summe müssen von -${most} bis ${most} gehen`,
  samePlace: ({ other }) => `dort liegt schon ${other}`,
  noSuchHex: ({ hex }) => `es gibt kein Hexfeld ${hex}`,
  notMeeting: () =>
    'ein Dreieck liegt, wo drei Hexfelder zusammentreffen oder am Ufer zwei; diese berühren sich nicht alle gegenseitig',
  notAtTheShore: () => 'zwischen diesen beiden Hexfeldern ist kein Ufer: nenne auch das dritte, das an sie stößt',
  sameTriangle: ({ other }) => `${other} berührt dieselben Hexfelder`,

  // —— words of abilities ——
  noNumber: ({ word }) => `wo „${word}“ steht, muss eine Zahl stehen`,
  namedTwice: ({ word }) => `„${word}“ nennt etwas zweimal`,
  notARegion: ({ word }) => `„${word}“ kann keine Art von Region sein; sie schreiben sich groß: ARCANE_TOWER`,
  notARequirement: ({ text }) =>
    `„${text}“ ist keine Bedingung; Bedingungen schreiben sich wie „ctrl>=3“, „pot=0“, „regions(INN)>=1“ oder „vindicated“`,
  notATableRequirement: ({ text }) =>
    `„${text}“ ist keine Bedingung für den ganzen Tisch; die schreiben sich wie „discovered>=19“, „controlled>=2p+4“ oder „redeemed>=max(2,p-1)“`,
  notAShift: ({ word }) => `„${word}“ sagt nicht, woher und wohin; das schreibt sich wie „COMMON>HEROIC“`,
  notAnEffect: ({ text }) => `„${text}“ ist kein Effekt; Effekte schreiben sich wie „hon(2)“, verbunden mit „ + “`,
  wrongWords: ({ verb, least, most }) =>
    `in den Klammern von „${verb}“ stehen, durch Kommas getrennt, so viele Werte: ${from(least, most)}`,
  notAClause: ({ text }) =>
    `„${text}“ ist keine Fähigkeit; Fähigkeiten schreiben sich wie „USE1[1 CHG]: move(2) IF ctrl>=1“, verbunden mit „ / “`,
  costWithoutChoice: ({ text }) =>
    `„${text}“ hat einen Preis, wird aber von niemandem freiwillig genutzt; das gibt es nur bei ACT, MATE, USE1, USE*`,
  notAVisit: ({ text }) =>
    `„${text}“ ist kein Besuch; Besuche schreiben sich wie „2 INS → take(yellow)“, „1 KNO : aug(1)“ oder „– → roll()“`,
  notAttributes: ({ text }) => `„${text}“ nennt keine Attribute; sie schreiben sich wie „STR 1, COMMON 1“`,

  // —— abilities ——
  twoVoluntary: () => 'eine Karte kann nur eine Fähigkeit haben, die man freiwillig nutzt',
  twoOncePerTurn: () => 'eine Karte kann nur eine Fähigkeit mit „(1/turn)“ haben',
  notHere: ({ what, on }) => `„${what}“ hat hinter „${on}“ keine Bedeutung`,
  notInAVisit: ({ what }) => `„${what}“ hat bei einem Besuch keine Bedeutung`,
  choiceOffTurn: ({ what }) =>
    `„${what}“ kann eine Wahl verlangen, doch das geschieht im Zug anderer, und dort wird niemand gefragt; möglich sind hon, speed, aug mit POT oder INF, lose mit ALL_OPP oder VISITOR`,
  noVisitor: () => 'einen VISITOR gibt es nur hinter „WHEN oppVisitsMine“',
  notUsedSo: ({ on, known }) => `„${on}“ gibt es bei solchen Karten nicht, nur ${quoted(known)}`,
  cannotBePaid: ({ payer }) => `diesen Preis können nur Karten in „${payer}“ zahlen`,
  safeByChoice: () => 'ein Begleiter ist geschützt, solange er Champion ist; schreibe „PASSIVE“',
  freeWithoutEnd: () => 'was sich immer wieder tun lässt, muss etwas kosten',
  paysForItself: ({ what }) => `mit „${what}“ könnte sich das endlos selbst bezahlen; lass es nur einmal nutzen`,
  scoresLess: () => 'das Höchste, was das zählen kann, ist weniger als das, was es für eines zählt',
  shiftInPlace: () => 'das verschiebt Blöcke von einem Kreis auf denselben Kreis',
  noSuchRegion: ({ region }) => `es gibt keine Art von Region „${region}“`,
  discountOfNothing: ({ region, attrs }) => `ein Besuch von „${region}“ kostet nie ${listed(attrs)}`,
  neverMet: ({ most }) => `das lässt sich nie erfüllen: mehr als ${most} kann niemand haben`,

  // —— regions and cards ——
  wrongTiles: ({ want, got }) => `im Beutel müssen ${want} Plättchen sein, für jedes Hexfeld eines; es sind ${got}`,
  wrongRule: ({ want }) => `die Regel dieser Region ist ${want}`,
  nothingToMix: () => 'es gibt nur eine Möglichkeit, also lässt sie sich nicht mit anderen zusammen nutzen',
  sameInitiative: ({ other }) => `diese Initiativ-Zahl hat schon ${other}; niemand wüsste, wer Champion ist`,
  fewStarts: ({ colour, least, got }) =>
    `von „${colour}“ müssen mindestens ${least} Startbegleiter sein, sonst könnte jemand leer ausgehen; es sind ${got}`,
  noSlots: () => 'die Fähigkeit legt einen Block auf diese Eigenschaft, also braucht sie mindestens einen Platz',
  slotsForNothing: () => 'keine Fähigkeit dieser Eigenschaft füllt ihre Plätze',
  sameStart: ({ other }) => `dorthin führt schon ${other}`,
  noCondition: () => 'hier fehlt „player“, „table“ oder beides',
  metAtOnce: () => 'das wäre schon vor dem ersten Zug erfüllt',
  tableNeverMet: ({ players, due, most }) =>
    `zu ${players} Spielern verlangt das ${due}; es muss von 1 bis ${most} gehen`,
  wrongParts: ({ want }) =>
    (want as readonly Plain[]).length === 0
      ? 'ein Standard-Attribut besteht nicht aus anderen; nimm das heraus'
      : `dieses heroische Attribut besteht aus ${listed(want)}`,
  wrongCoins: ({ want }) => `Münzen liegen bei ${listed(want)}`,

  // —— warnings ——
  tileCount: ({ got, want }) => `${are(got, 'Plättchen', 'Plättchen')} dieser Region; üblich ist die Anzahl ${want}`,
  otherVisit: ({ printed }) => `auf dem gedruckten Plättchen steht ${quoted(printed)}`,
  otherMixing: () =>
    'üblicherweise lassen sich nur am mysteriösen Turm mehrere Möglichkeiten in einem Besuch nutzen, und dort immer',
  notToBeControlled: () => 'üblicherweise lässt sich jede Region kontrollieren',
  otherResources: ({ usual }) => `üblicherweise zählen diese Regionen als Rohstoffe: ${listed(usual)}`,
  deckSize: ({ deck, got, want }) => `${are(got, 'Karte', 'Karten')} im Stapel „${deck}“; üblich sind ${want}`,
  unusualHonor: ({ got, least, most }) => `diese Karte bringt ${got} Ehre; üblich ist ${from(least, most)}`,
  unusualWorth: ({ got, least, most }) =>
    `diesen Begleiter zu aktivieren bringt so viel wie ${got} Standard-Attribute; üblich ist ${from(least, most)}`,
  startCards: ({ colour, got, least }) =>
    `${are(got, 'Startbegleiter', 'Startbegleiter')} von „${colour}“; üblich sind mindestens ${least}`,
  highCharge: ({ got, most }) => `diese Reliquie kommt mit ${got} Ladungen; üblich sind höchstens ${most}`,
  emptyRelic: () => 'diese Reliquie verbraucht Ladungen, kommt aber ohne eine',
  idleCharge: () => 'diese Reliquie kommt mit Ladungen, doch nichts wird damit bezahlt',
  highBonus: ({ got, most }) => `am Ende kann dieses Monster ${got} bringen; üblich ist höchstens ${most}`,
  journeyColours: ({ colour, got, want }) =>
    `${are(got, 'Reise', 'Reisen')} mit einem Begleiter von „${colour}“; üblich sind ${want}`,
  questCount: ({ got, want }) => `${are(got, 'geheimes Ziel', 'geheime Ziele')}; üblich sind ${want}`,
  unusualGoal: ({ got, least, most }) => `dieses Ziel bringt ${got} Ehre; üblich ist ${from(least, most)}`,
  triggerCount: ({ got, want }) => `${are(got, 'Spielende-Auslöser', 'Spielende-Auslöser')}; üblich sind ${want}`,
  monsterFaces: ({ face, got, want }) => `„${face}“ ist auf ${got} der Seiten; üblich ist die Anzahl ${want}`,
  faceTwice: ({ twice }) =>
    `üblicherweise ist jedes Attribut auf einer Seite; mehr als einmal kommt vor: ${listed(twice)}`,
}
