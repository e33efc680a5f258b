import { seatMark } from '@skerry/contracts'
import { tileWords } from '../../sheet.ts'
import type { Back, Section, Threat } from '../../types.ts'
import { colourName, placeOf, provinceName } from '../../words/names.ts'
import type { Gain, PresenterWords } from './words.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const SECTION: Readonly<Record<Section, string>> = { top: 'oben', middle: 'Mitte', bottom: 'unten' }
const NOMINATIVE: Readonly<Record<Section, string>> = {
  top: 'Der obere Abschnitt',
  middle: 'Der mittlere Abschnitt',
  bottom: 'Der untere Abschnitt',
}
const SYMBOL: Readonly<Record<Gain, readonly [string, string]>> = {
  fame: ['Ruhm', 'Ruhm'],
  discs: ['Bauscheibe', 'Bauscheiben'],
  swords: ['Schwert', 'Schwerter'],
  shields: ['Schild', 'Schilde'],
  tiles: ['Plättchen', 'Plättchen'],
  fomori: ['Fomori', 'Fomori'],
}
const THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'Sineach',
  athach: 'Athach',
  monghfinn: 'Monghfinn',
  castle: 'Burg',
}
const BACK: Readonly<Record<Back, string>> = {
  discs: 'mehr Bauscheiben',
  arms: 'mehr Schwerter und Schilde',
  glory: 'mehr Ruhm und Taktikplättchen',
}
/** With its article, as an object; whose own it is, as a subject and as an object. */
const ANY = { 1: 'einen Áit', 2: 'einen Broch', 3: 'ein Caer' } as const
const LEVEL = { 1: 'Áit', 2: 'Broch', 3: 'Caer' } as const
const YOURS = { 1: 'dein eigener Áit', 2: 'dein eigener Broch', 3: 'dein eigenes Caer' } as const
const YOUR = { 1: 'deinen eigenen Áit', 2: 'deinen eigenen Broch', 3: 'dein eigenes Caer' } as const
/** `Cluain`, `Balors Insel vor Ailech`, `Laberus` */
const name = (id: string): string => {
  const { name: place, opposite } = placeOf(id)
  if (opposite !== null) return `Balors Insel vor ${opposite}`
  return place === id ? provinceName(id) : place
}
const isIsle = (id: string): boolean => placeOf(id).opposite !== null
/** `in Cluain`, `auf Balors Insel vor Ailech` */
const at = (id: string): string => `${isIsle(id) ? 'auf' : 'in'} ${name(id)}`
const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const de: PresenterWords = {
  setup: 'Aufbau',
  round: (n, of) => `Runde ${n} von ${of}`,
  roundHeading: (n) => `Runde ${n}`,
  scoring: (ending, fomori, tribes) =>
    `Schlusswertung: Fomori ${fomori} : ${tribes} Stämme, ${ending === 'overrun' ? 'Érin ist überrannt' : 'sie sind zurückgedrängt'}`,
  turn: (seat, actions) => `${seatMark(seat)} am Zug${actions === 1 ? ', eine Aktion' : ''}`,
  phases: { draw: 'Ziehen', block: 'Blocken', exploit: 'Auswerten', actions: 'Aktionen', roundEnd: 'Rundenende' },
  actionsLeft: (n) => (n === 0 ? 'keine Aktion übrig' : count(n, 'Aktion übrig', 'Aktionen übrig')),
  lastRound: 'letzte Runde',
  count: (fomori, tribes) => `Fomori ${fomori} : ${tribes} Stämme`,
  endings: { overrun: 'überrannt', repelled: 'zurückgedrängt' },
  sides: { fomori: 'Orte der Fomori, Burgen eingeschlossen', tribes: 'Orte der Stämme' },
  endingLine: (ending, when) =>
    `${{ now: 'Derzeit', else: 'Sonst', over: 'Am Ende' }[when]} ${ending === 'overrun' ? 'überrannt: die wenigste Korruption' : 'zurückgedrängt: der meiste Ruhm'}`,
  place: (n) => `${n}.`,

  standing: (ending, value, place, isNow) =>
    ending === 'overrun'
      ? `Korruption am Ende und Platz, wenn die Fomori Érin überrennen: ${value}, ${place} Platz${isNow ? ' (wie es jetzt steht)' : ''}`
      : `Ruhm am Ende und Platz, wenn die Fomori zurückgedrängt sind: ${value}, ${place} Platz${isNow ? ' (wie es jetzt steht)' : ''}`,
  fame: 'Ruhm',
  corruption: 'Korruption',
  forts: 'Befestigungen',
  tilesHeld: 'Taktikplättchen',
  fomoriHeld: 'Fomori zum Ausbreiten',
  pieces: { discs: 'Bauscheiben', swords: 'Schwerter', shields: 'Schilde' },
  trophies: 'Burg-Trophäen',
  saved: 'von den Baumeistern gerettete Bauscheiben',
  startPlayer: 'Startspieler',
  passed: 'hat gepasst',

  left: (n, left) => `${n} · noch ${left}`,
  elements: 'Elemente',
  elementsWorth: (n, points) => `${n} = ${count(points, 'Punkt', 'Punkte')}`,
  usedTrophies: (unused, used) => (used === 0 ? `${unused}` : `${unused} · ${used} benutzt`),
  savedOf: (n, of) => `${n} von ${of} Bauscheiben gerettet`,
  nothingNow: 'jetzt nichts',
  fameTied: 'nicht bei Gleichstand im Ruhm',
  notPurest: 'nur mit der wenigsten Korruption',
  whenBlocking: 'beim Blocken',
  wholeTurn: 'in deinem Zug',

  name,
  tile: (kind, province, colour) => {
    const of = province === null ? (colour === null ? null : colourName(colour, 'de')) : provinceName(province)
    return `${tileWords(kind, 'de').name}${of === null ? '' : ` (${of})`}`
  },
  cauldron: (value, province) => `${value} Ruhm für jede deiner Befestigungen in ${provinceName(province)}`,
  silver: (value, colour) =>
    `${value} Ruhm für jede deiner Befestigungen in Provinzen der Farbe ${colourName(colour, 'de')}`,
  threats: THREAT,
  levels: LEVEL,
  amount: (symbol, n, text) => `${text} ${SYMBOL[symbol][n === 1 ? 0 : 1]}`,
  nothing: 'nichts',
  and: 'und',
  fameBy: (n) => `${signed(n)} Ruhm`,
  corruptionBy: (n) => `${signed(n)} Korruption`,
  fomoriCost: (n) => `${n} Fomori`,
  fomoriRange: (least, most) => (least === most ? `${least} Fomori` : `${least}–${most} Fomori`),

  settle: {
    steps: (n) => `${n} Schritte von den Burgen`,
    room: (n) => `${count(n, 'freier Ort', 'freie Orte')} ringsum`,
  },
  draw: {
    title: (stack) => `Stapel ${stack}`,
    more: (back) => BACK[back],
    cards: (n) => count(n, 'Karte', 'Karten'),
    average: (section, amounts) => `${SECTION[section]}: ${amounts}`,
  },
  block: {
    title: (section) => `${{ top: 'Oben', middle: 'Mitte', bottom: 'Unten' }[section]} blocken`,
    shows: (section, amounts) => `${SECTION[section]}: ${amounts}`,
    stays: (section) => `${section === 'middle' ? 'die Mitte' : SECTION[section]} bleibt offen`,
    unknown: (cards, amounts) =>
      `${cards === 1 ? 'Die noch verdeckte Karte bringt' : `Die ${cards} noch verdeckten Karten bringen`} im Schnitt dazu ${amounts}`,
    corruption: (least, most, limit) =>
      `Deine Korruption ist dann ${least === most ? least : `${least} bis ${most}`} von ${limit}.`,
  },
  ogam: {
    reopen: (section) => `${{ top: 'Oben', middle: 'Mitte', bottom: 'Unten' }[section]} öffnen`,
    instead: (amounts) => `statt ${amounts}`,
    leave: 'Blocker stehen lassen',
  },
  take: { now: (text) => `jetzt ${text}`, atOnce: 'wirkt sofort und nur in dieser Runde' },
  build: {
    title: (level, place) => `${LEVEL[level]} ${at(place)}`,
    basis: (basis, near) =>
      ({
        own: near === '' ? '' : `neben ${near}`,
        port: 'von Hafen zu Hafen',
        extend: 'eigene Befestigung ausbauen',
        outpost: 'Außenposten',
      })[basis],
    dearer: (cost) => `Ausbreiten kostet dort dann ${cost}`,
    exposed: (cost) => `Fomori breiten sich für ${cost} hierher aus`,
    reach: (places) => `${places.join(' und ')} in Reichweite`,
    reaches: (n) => `${n} Fomori in Reichweite`,
  },
  ifHolds: (fame) => `+${fame} Ruhm, wenn Érin standhält`,
  tileBy: (tile, fame) => `dein Plättchen ${tile}: +${fame}`,
  shield: {
    title: (province) => `Schild ${at(province)}`,
    there: (shields, most) =>
      shields === 0 ? 'dort liegt noch keiner' : `dort ${shields === 1 ? 'liegt' : 'liegen'} ${shields} von ${most}`,
    dearer: 'Ausbreiten kostet dort 1 mehr',
    own: (n) => `schützt ${n} von dir`,
    others: (n) => `und ${n} von anderen`,
  },
  spread: {
    title: (place) => `Ausbreiten ${isIsle(place) ? 'auf' : 'nach'} ${name(place)}`,
    empty: 'leer',
    destroys: (owner, level, isOwn) =>
      isOwn ? `zerstört ${YOUR[level]}` : `zerstört ${ANY[level]} von ${seatMark(owner)}`,
    saved: (n) => `Baumeister retten ${count(n, 'Bauscheibe', 'Bauscheiben')}`,
    shields: (n) => count(n, 'Schild zerschlagen', 'Schilde zerschlagen'),
  },
  repel: {
    title: (threat) => `${THREAT[threat]} zurückdrängen`,
    basis: {
      connected: 'neben deiner Befestigung',
      port: 'von Hafen zu Hafen',
      province: 'in einer Provinz von dir',
      distant: 'Distanzangriff',
    },
    trophy: '+1 Burg-Trophäe',
  },
  pass: {
    title: 'Passen',
    keep: (most, of) => `du behältst ${most} von ${of} Teilen`,
    keepAll: 'du behältst alle deine Teile',
    fomoriBack: (n) => `${n} Fomori gehen zurück`,
    lost: (n) => `${count(n, 'Teil geht', 'Teile gehen')} zurück`,
    first: 'du beginnst die nächste Runde',
  },
  keep: {
    title: (pieces) => `${pieces} behalten`,
    there: (n) => `von ${n}`,
    back: (n) => (n === 0 ? 'nichts geht zurück' : `${n} zurück in den Vorrat`),
  },
  swap: {
    first: { ruse: (place) => `List: ${name(place)}`, migration: (place) => `Wanderung: ${name(place)}` },
    second: (place) => `Mit ${name(place)}`,
    fort: (owner, level) => `${level} von ${seatMark(owner)}`,
    line: (there, here) => `${there} gegen ${here}`,
  },
  trophy: {
    title: (n) => `${n} Fomori zurückgeben`,
    left: (n) => (n === 0 ? 'keine mehr auszubreiten' : `dann noch ${n} auszubreiten`),
    price: '−1 Burg-Trophäe',
  },
  endTurn: { title: 'Zug beenden', line: 'Plättchen und Trophäen bleiben für später' },
  stop: {
    title: 'Nicht weiterbauen',
    line: (discs) => `${count(discs, 'Bauscheibe geht', 'Bauscheiben gehen')} zurück`,
  },
  turns: (ending, fomori, tribes) =>
    ending === 'overrun'
      ? `Fomori ${fomori} : ${tribes} Stämme: Érin wäre dann überrannt, und die wenigste Korruption gewänne.`
      : `Fomori ${fomori} : ${tribes} Stämme: Sie wären dann zurückgedrängt, und der meiste Ruhm gewänne.`,
  sums: {
    outpost: 'Ruhm für den Außenposten',
    spread: 'Nötige Fomori',
    swords: 'Nötige Schwerter',
    distant: 'Ruhm für den Distanzangriff',
    tile: 'Ruhm des Plättchens',
  },
  sumOfSection: (section, symbol) => `${SYMBOL[symbol][1]}, ${SECTION[section]}`,
  warnings: {
    ownFort: (place, level) => `${up(at(place))} steht ${YOURS[level]}.`,
    poorOutpost: (fame) =>
      `Dir bleibt dann ${fame} Ruhm: zu wenig für noch einen Außenposten oder einen Distanzangriff.`,
    dearAttack: (gain) => `Der Distanzangriff kostet 2 Ruhm und bringt ${gain}.`,
    limit: (limit) => `Du kannst ${limit} Korruption erreichen: Diese Runde wäre die letzte.`,
    littleFame: (n) => `Es bringt jetzt nur ${n} Ruhm und ist danach weg.`,
    littleBard: (n) => `Es nimmt dir jetzt nur ${n} Korruption; es könnten 3 sein.`,
    tilesLost: (fame) => `Das ist die letzte Runde: Vor dem Passen könnten deine Plättchen noch ${fame} Ruhm bringen.`,
    piecesLost: (n) => `${count(n, 'Teil geht', 'Teile gehen')} zurück, und du könntest noch etwas davon einsetzen.`,
    keepMore: (n) => `Du darfst noch ${n} behalten.`,
    discsBack: (n) =>
      `${count(n, 'gerettete Bauscheibe geht', 'gerettete Bauscheiben gehen')} zurück, obwohl du noch bauen könntest.`,
  },
  questions: {
    port: 'In welchem Hafen steht dein erster Áit?',
    draw: (card) => `Von welchem Stapel nimmst du Karte ${card} von 4?`,
    first: 'Welchen Abschnitt blockst du auf allen vier Karten?',
    second: (blocked) => `${NOMINATIVE[blocked]} ist geblockt. Welchen blockst du noch?`,
    ogam: (open) => `${NOMINATIVE[open]} ist offen. Öffnest du stattdessen einen anderen?`,
    take: (due) => (due === 1 ? 'Welches Plättchen nimmst du?' : `Welches Plättchen nimmst du? ${due} stehen dir zu.`),
    act: (actions) => `Was tust du? ${count(actions, 'Aktion ist', 'Aktionen sind')} übrig.`,
    actAt: (place) => `Was tust du ${at(place)}?`,
    exchange: { ruse: 'Welche Fomori tauschen den Platz?', migration: 'Welcher Áit tauscht den Platz?' },
    after: 'Setzt du noch etwas ein, bevor dein Zug endet?',
    keep: (most, of) =>
      of <= most ? 'Was behältst du? Du darfst alles behalten.' : `Welche ${most} deiner ${of} Teile behältst du?`,
    ruse: (threat, place) => `Welche Fomori tauschen mit ${threat} ${at(place)}?`,
    migration: (owner, place) => `Was tauscht mit der Befestigung von ${seatMark(owner)} ${at(place)}?`,
    masters: (discs) => `Wo baust du? ${count(discs, 'gerettete Bauscheibe ist', 'gerettete Bauscheiben sind')} übrig.`,
  },
}
