/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

const listed = (values: Plain | undefined): string => (values as readonly string[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `„${one}“`))
const decimal = (n: Plain | undefined): string => String(n).replace('.', ',')

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.de,

  // —— shape ——
  notAPair: () => 'eine Verbindung führt von einem Ort zu einem anderen: ["MAG1", "MAG2"]',

  // —— ids ——
  badId: () =>
    'eine id ist ein Wort aus den Buchstaben A bis Z, Ziffern und Bindestrichen, das mit einem Buchstaben beginnt',
  idOfAnother: ({ other }) => `etwas in „${other}“ hat diese id schon; auf dem Tisch muss jede anders sein`,
  idTaken: () => 'so heißt schon ein Abschnitt, ein Spieler oder etwas neben dem Spielplan; wähl eine andere id',
  wrongNumber: ({ want, got }) => `es müssen ${want} sein; hier sind es ${got}`,
  wrongTribeColour: ({ want }) => `dieser Stamm spielt „${want}“`,
  wrongCount: ({ want }) => `hier muss ${want} stehen: die Regeln rechnen damit`,

  // —— provinces and locations ——
  noSuchColour: ({ colour }) => `eine Provinzfarbe „${colour}“ gibt es nicht`,
  unusedColour: () => 'keine Provinz hat diese Farbe',
  noSuchProvince: ({ province }) => `eine Provinz ${province} gibt es nicht`,
  emptyProvince: () => 'diese Provinz hat keinen Ort',
  ownNeighbour: () => 'eine Provinz kann nicht ihr eigener Nachbar sein; nimm sie heraus',
  neighbourTwice: ({ to }) => `${to} steht zweimal in dieser Liste`,
  neighbourNotTwoWay: ({ to, id }) =>
    `unter den Nachbarn von ${to} fehlt ${id}; trag es dort ein, oder nimm ${to} hier heraus`,
  castleOnIsland: ({ key }) =>
    `Burgenorte liegen auf Balors Insel, in keiner Provinz, und sind keine Hafenorte; nimm „${key}“ heraus`,

  // —— connections ——
  noSuchLocation: ({ location }) => `einen Ort ${location} gibt es nicht`,
  connectedToItself: ({ location }) =>
    `${location} kann nicht mit sich selbst verbunden sein; nimm die Verbindung heraus`,
  connectedTwice: ({ a, b }) => `${a} und ${b} sind schon verbunden; eine Verbindung gilt in beide Richtungen`,
  castlesConnected: ({ a, b }) => `${a} und ${b} sind beide Burgenorte; verbinde jeden mit der Hauptinsel`,
  castleCutOff: () => 'von diesem Burgenort führt keine Verbindung zur Hauptinsel',
  wrongLandings: ({ want, landings }) =>
    `genau ${want} Orte der Hauptinsel müssen mit Burgenorten verbunden sein, für die ersten Fomori; hier sind es: ${listed(landings) || 'keine'}`,
  tooFewPorts: ({ least, free }) =>
    `mindestens ${least} Hafenorte ohne Verbindung zu einem Burgenort sind nötig, einer für jeden Stamm; hier sind es: ${listed(free) || 'keine'}`,
  mapInPieces: ({ cutOff }) =>
    `der Spielplan zerfällt: vom ersten Ort führen keine Verbindungen nach ${listed(cutOff)}`,

  // —— cards and tiles ——
  unknownBack: ({ back, known }) => `eine Rückseite „${back}“ gibt es nicht, nur ${quoted(known)}`,
  unknownSymbol: ({ known }) => `ein solches Symbol zeigt keine Karte; es gibt ${quoted(known)}`,
  lessThanOne: () => 'hier gehört mindestens 1 hin; was ein Abschnitt einer Karte nicht zeigt, wird weggelassen',
  tooLarge: ({ most }) => `hier darf höchstens ${most} stehen`,
  noSuchLevel: () => 'eine Stufe ist 1 für Áit, 2 für Broch oder 3 für Caer',
  unknownKind: ({ kind, known }) => `eine Art „${kind}“ von Plättchen gibt es nicht, nur ${quoted(known)}`,
  tileWithout: ({ part }) => `bei diesem Plättchen fehlt „${part}“`,
  notOnThisTile: ({ part, kind }) => `ein Plättchen der Art „${kind}“ hat kein „${part}“; nimm es heraus`,
  wrongTileId: ({ want }) => `die id dieses Plättchens muss „${want}“ sein`,

  // —— the drawing ——
  flatBox: () => 'Breite und Höhe müssen über 0 liegen',
  tooFewCorners: ({ least }) => `mindestens ${least} Ecken sind nötig`,
  offTheDrawing: () => 'dieser Punkt liegt außerhalb von drawing.viewBox',
  samePlace: ({ other }) => `${other} liegt am selben Punkt`,

  // —— warnings: the map ——
  colourShare: ({ times }) =>
    `${times === 1 ? 'nur 1 Provinz hat' : `${times} Provinzen haben`} diese Farbe; üblich sind zwei oder drei`,
  colourOfNeighbour: ({ other }) => `diese Farbe hat auch die Nachbarprovinz ${other}`,
  noMagnata: ({ name, fame }) =>
    `keine Provinz heißt ${name}; auf dem gedruckten Spielplan gibt es sie, mit dem Wert ${fame}`,
  valueOfMagnata: ({ name, fame }) => `auf dem gedruckten Spielplan hat ${name} den Wert ${fame}`,
  locationCount: ({ got }) => `mit den Burgenorten sind es ${got} Orte; üblich sind 45 bis 55`,
  provinceSize: ({ got }) => `diese Provinz hat ${got} ${got === 1 ? 'Ort' : 'Orte'}; üblich sind vier bis sechs`,
  provinceInPieces: ({ cutOff }) => `ohne diese Provinz zu verlassen, kommt man nicht nach ${listed(cutOff)}`,
  onlyWay: () => 'ohne diesen Ort zerfiele die Hauptinsel in zwei Teile',
  castleLinks: ({ to }) => `dieser Burgenort ist verbunden mit ${listed(to)}; üblich ist ein einziger Ort`,
  portAtCastle: () => 'dieser Hafenort ist mit einem Burgenort verbunden; üblich ist das nur bei anderen Orten',
  fewPorts: ({ least, got }) => `es gibt ${got} Hafenorte; üblich sind ${least} oder mehr`,
  fewFarPorts: ({ least, steps, got }) =>
    `${got} ${got === 1 ? 'Hafenort ist' : 'Hafenorte sind'} ${steps} Schritte oder mehr von den Burgen entfernt; üblich sind ${least} oder mehr`,
  portsConnected: ({ a, b }) => `${a} und ${b} sind beide Hafenorte; üblich ist keine Verbindung zwischen zweien`,
  fameRises: ({ nearer }) =>
    (nearer as readonly string[]).length === 1
      ? `${listed(nearer)} liegt näher bei den Burgen und ist weniger wert`
      : `${listed(nearer)} liegen näher bei den Burgen und sind weniger wert`,
  nothingCrosses: ({ other }) => `${other} ist Nachbarprovinz, doch keine Verbindung führt dorthin`,
  joinedNotListed: ({ other }) => `eine Verbindung führt nach ${other}, doch das ist keine Nachbarprovinz`,
  linesCross: ({ a, b, c, d }) => `als gerade Linien gezeichnet, kreuzen sich ${a}–${b} und ${c}–${d}`,
  atSea: () => 'dieser Punkt liegt außerhalb des Umrisses seiner Insel',

  // —— warnings: cards and tiles ——
  backShare: ({ back, got, want }) =>
    `${got} ${got === 1 ? 'Karte hat' : 'Karten haben'} die Rückseite „${back}“; üblich sind ${want}`,
  gainsRise: ({ upper, lower }) => `im Schnitt bringt „${lower}“ ebenso viele Erträge wie „${upper}“ oder mehr`,
  fomoriRise: ({ upper, lower }) => `im Schnitt bringt „${lower}“ ebenso viele Fomori wie „${upper}“ oder mehr`,
  deviatingCards: ({ cards }) =>
    `mehr als jede zehnte Karte zeigt in einem Abschnitt mehr Erträge oder Fomori als in dem darüber: ${listed(cards)}`,
  backMisleads: ({ back, percent }) =>
    `Karten mit der Rückseite „${back}“ sollten am meisten von dem zeigen, was sie verspricht; es sind ${percent} % ihrer Erträge`,
  fomoriOfFour: ({ section, got, least, most }) =>
    `vier Karten bringen in „${section}“ im Schnitt ${decimal(got)} Fomori; üblich sind ${decimal(least)} bis ${decimal(most)}`,
  bigNumber: ({ most }) => `üblich ist auf einer Karte keine Zahl über ${most}`,
  symbolMissing: ({ fame, level }) =>
    `keine Karte zeigt ${fame} Ruhm für jede Befestigung der Stufe ${level} oder höher`,
  swordsRunOut: ({ percent, swords }) =>
    `zu viert auf „top“ reichen die ${swords} Schwerter nur in ${percent} % der Runden; üblich sind 90 % oder mehr`,
  shieldsAbound: ({ got, shields }) =>
    `zu viert auf „top“ verdient ihr in vier Runden im Schnitt ${decimal(got)} Schilde; es gibt ${shields}, also werden sie kaum knapp`,
  discsAbound: ({ got, discs }) =>
    `auf „top“ verdienst du in vier Runden im Schnitt ${decimal(got)} Bauscheiben; ${discs} sind im Vorrat, also gehen sie kaum aus`,
  cauldronValue: ({ want }) => `üblich ist hier ${want}: eins mehr als der Wert der Provinz`,
  silverValue: ({ got, least, most }) =>
    `alle Orte dieser Farbe zusammen brächten ${got} Ruhm; üblich sind ${least} bis ${most}`,
}
