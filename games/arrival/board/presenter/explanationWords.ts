/** What things on the table are and do, in both languages. */

import { type Language, seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Back, Section, Threat } from '../../types.ts'

export interface ExplanationWords {
  readonly sorts: {
    readonly location: (province: string) => string
    readonly port: (province: string) => string
    readonly isle: string
    readonly province: (colour: string, places: number) => string
    readonly stack: string
    readonly section: string
    readonly tile: string
    readonly card: string
    readonly supply: string
  }
  // —— locations ——
  readonly roads: (places: readonly string[]) => string
  readonly port: string
  readonly fort: (discs: number, isOwn: boolean) => string
  readonly spreadHere: (cost: number) => string
  readonly lastFort: string
  readonly threat: (threat: Threat, swords: number, fame: number) => string
  readonly threatSpreads: string
  readonly fallen: (canReturn: boolean) => string
  readonly here: (what: string, owner: Seat | null) => string
  readonly shields: (n: number) => string
  readonly have: (swords: number) => string
  readonly empty: string
  // —— the rest ——
  readonly province: (fame: number) => string
  readonly provinceShields: (n: number) => string
  readonly ownForts: (n: number) => string
  readonly at: (what: string, place: string) => string
  readonly stack: string
  readonly stackBack: (back: Back) => string
  readonly cards: (n: number) => string
  readonly sectionName: Readonly<Record<Section, string>>
  readonly section: string
  readonly sectionShows: (amounts: string) => string
  readonly blocker: string
  readonly tileNow: (worth: string) => string
  readonly tileUse: string
  readonly display: (n: number) => string
  readonly heldBy: (seat: Seat) => string
  readonly tribe: string
  readonly levelCount: (level: string, n: number) => string
  readonly fame: (n: number) => string
  readonly corruption: (n: number, limit: number) => string
  readonly trophies: (unused: number, used: number) => string
  readonly saved: (n: number, of: number) => string
  readonly passed: string
  readonly cardName: (nth: number, seat: Seat) => string
  readonly cardHidden: (back: Back | null) => string
  readonly cardShows: (top: string, middle: string, bottom: string) => string
  readonly supplyName: string
  readonly supply: string
  readonly discsOf: (seat: Seat, n: number) => string
  readonly repelled: (n: number) => string
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const en: ExplanationWords = {
  sorts: {
    location: (province) => `location in ${province}`,
    port: (province) => `port in ${province}`,
    isle: 'castle location',
    province: (colour, places) => `province of ${colour}, ${places} locations`,
    stack: 'earning cards',
    section: 'of your earning cards',
    tile: 'tactic tile',
    card: 'earning card',
    supply: 'for everybody',
  },
  roads: (places) => `Connected with ${list(places, 'and')}.`,
  port: 'Whoever holds a port may build and repel here from any other port.',
  fort: (discs, isOwn) =>
    `${isOwn ? 'Your fortification' : 'A fortification'} of ${count(discs, 'disc', 'discs')}: a spread here destroys all of it.`,
  spreadHere: (cost) => `A spread to this location costs ${cost} Fomori.`,
  lastFort: 'It is the last one of its tribe: nobody can destroy it.',
  threat: (threat, swords, fame) =>
    `Repel it with ${count(swords, 'sword', 'swords')}: ${fame} Fame${threat === 'castle' ? ' and a Castle Trophy' : ''}, or 1 Corruption less${threat === 'castle' ? ' and the trophy' : ''}.`,
  threatSpreads: 'Fomori can spread from here to every connected location.',
  fallen: (canReturn) =>
    `The castle here was repelled. Nobody can build on Balor’s Isle${canReturn ? ', but Fomori can spread back to it' : ''}.`,
  here: (what, owner) => (owner === null ? what : `${what} of ${seatMark(owner)}`),
  shields: (n) => count(n, 'shield in the province', 'shields in the province'),
  have: (swords) => `you have ${count(swords, 'sword', 'swords')}`,
  empty: 'nobody',
  province: (fame) => `Each fortification here brings its owner ${fame} Fame at the end, if Érin holds.`,
  provinceShields: (n) =>
    `Up to 3 shields make every spread to this province dearer: now ${n === 0 ? 'there are none' : `by ${n}`}.`,
  ownForts: (n) => (n === 0 ? 'you have none here' : `${n} of yours`),
  at: (what, place) => `${what}, ${place}`,
  stack: 'In the Earning Phase everybody draws four cards face-down from any of the three stacks.',
  stackBack: (back) =>
    `The card on top shows ${{ discs: 'more building discs', arms: 'more swords and shields', glory: 'more Fame and tactic tiles' }[back]}.`,
  cards: (n) => count(n, 'card', 'cards'),
  sectionName: { top: 'Top section', middle: 'Middle section', bottom: 'Bottom section' },
  section: 'You block two of the three sections; the one left open counts on all four of your cards.',
  sectionShows: (amounts) => `Your open cards show ${amounts} here.`,
  blocker: 'your blocker',
  tileNow: (worth) => `For you: ${worth}.`,
  tileUse: 'It is used once, in your turn and without an action.',
  display: (n) => (n === 1 ? 'on display' : `${n} on display`),
  heldBy: (seat) => `held by ${seatMark(seat)}`,
  tribe: 'What a tribe holds is open to everybody.',
  levelCount: (level, n) => `${n} ${level}${n === 1 ? '' : 's'}`,
  fame: (n) => `${n} Fame`,
  corruption: (n, limit) => `${n} Corruption of ${limit}`,
  trophies: (unused, used) =>
    [
      ...(unused > 0 ? [count(unused, 'Castle Trophy', 'Castle Trophies')] : []),
      ...(used > 0 ? [`${used} used`] : []),
    ].join(', '),
  saved: (n, of) => `master-builder: ${n} of ${of} discs saved`,
  passed: 'has passed',
  cardName: (nth, seat) => `Card ${nth} of ${seatMark(seat)}`,
  cardHidden: (back) =>
    `Face-down${back === null ? '' : `: its front shows ${{ discs: 'more building discs', arms: 'more swords and shields', glory: 'more Fame and tactic tiles' }[back]}`}.`,
  cardShows: (top, middle, bottom) => `Top: ${top}. Middle: ${middle}. Bottom: ${bottom}.`,
  supplyName: 'General Supply',
  supply: 'Pieces, Fomori and tiles come from here and go back to it. What runs out is earned no more.',
  discsOf: (seat, n) => `${count(n, 'disc', 'discs')} of ${seatMark(seat)}`,
  repelled: (n) => `${n} repelled Fomori`,
}

const de: ExplanationWords = {
  sorts: {
    location: (province) => `Ort in ${province}`,
    port: (province) => `Hafen in ${province}`,
    isle: 'Burgort',
    province: (colour, places) => `Provinz der Farbe ${colour}, ${places} Orte`,
    stack: 'Ertragskarten',
    section: 'deiner Ertragskarten',
    tile: 'Taktikplättchen',
    card: 'Ertragskarte',
    supply: 'für alle',
  },
  roads: (places) => `Verbunden mit ${list(places, 'und')}.`,
  port: 'Wer einen Hafen hält, darf von jedem anderen Hafen aus hier bauen und zurückdrängen.',
  fort: (discs, isOwn) =>
    `${isOwn ? 'Deine' : 'Eine'} Befestigung aus ${discs === 1 ? 'einer Bauscheibe' : `${discs} Bauscheiben`}: Ein Ausbreiten hierher zerstört sie ganz.`,
  spreadHere: (cost) => `Ein Ausbreiten hierher kostet ${cost} Fomori.`,
  lastFort: 'Es ist die letzte ihres Stammes: Niemand kann sie zerstören.',
  threat: (threat, swords, fame) =>
    `Mit ${count(swords, 'Schwert', 'Schwertern')} zurückzudrängen: ${fame} Ruhm${threat === 'castle' ? ' und eine Burg-Trophäe' : ''}, oder 1 Korruption weniger${threat === 'castle' ? ' und die Trophäe' : ''}.`,
  threatSpreads: 'Von hier können sich Fomori auf jeden verbundenen Ort ausbreiten.',
  fallen: (canReturn) =>
    `Die Burg hier ist zurückgedrängt. Auf Balors Insel kann niemand bauen${canReturn ? ', aber Fomori können sich dorthin wieder ausbreiten' : ''}.`,
  here: (what, owner) => (owner === null ? what : `${what} von ${seatMark(owner)}`),
  shields: (n) => count(n, 'Schild in der Provinz', 'Schilde in der Provinz'),
  have: (swords) => `du hast ${count(swords, 'Schwert', 'Schwerter')}`,
  empty: 'niemand',
  province: (fame) => `Jede Befestigung hier bringt am Ende ${fame} Ruhm, wenn Érin standhält.`,
  provinceShields: (n) =>
    `Bis zu 3 Schilde machen jedes Ausbreiten in diese Provinz teurer: jetzt ${n === 0 ? 'liegt keiner da' : `um ${n}`}.`,
  ownForts: (n) => (n === 0 ? 'keine von dir' : `${n} von dir`),
  at: (what, place) => `${what}, ${place}`,
  stack: 'In der Ertragsphase ziehen alle vier Karten verdeckt von beliebigen der drei Stapel.',
  stackBack: (back) =>
    `Die oberste Karte zeigt ${{ discs: 'mehr Bauscheiben', arms: 'mehr Schwerter und Schilde', glory: 'mehr Ruhm und Taktikplättchen' }[back]}.`,
  cards: (n) => count(n, 'Karte', 'Karten'),
  sectionName: { top: 'Oberer Abschnitt', middle: 'Mittlerer Abschnitt', bottom: 'Unterer Abschnitt' },
  section: 'Du blockst zwei der drei Abschnitte; der offene zählt auf allen vier deiner Karten.',
  sectionShows: (amounts) => `Deine offenen Karten zeigen hier ${amounts}.`,
  blocker: 'dein Blocker',
  tileNow: (worth) => `Für dich: ${worth}.`,
  tileUse: 'Es wird einmal eingesetzt, in deinem Zug und ohne Aktion.',
  display: (n) => (n === 1 ? 'in der Auslage' : `${n} in der Auslage`),
  heldBy: (seat) => `bei ${seatMark(seat)}`,
  tribe: 'Was ein Stamm hat, sehen alle.',
  levelCount: (level, n) => `${n} ${level}${n === 1 ? '' : 's'}`,
  fame: (n) => `${n} Ruhm`,
  corruption: (n, limit) => `${n} Korruption von ${limit}`,
  trophies: (unused, used) =>
    [
      ...(unused > 0 ? [count(unused, 'Burg-Trophäe', 'Burg-Trophäen')] : []),
      ...(used > 0 ? [`${used} benutzt`] : []),
    ].join(', '),
  saved: (n, of) => `Baumeister: ${n} von ${of} Bauscheiben gerettet`,
  passed: 'hat gepasst',
  cardName: (nth, seat) => `Karte ${nth} von ${seatMark(seat)}`,
  cardHidden: (back) =>
    `Verdeckt${back === null ? '' : `: Vorne zeigt sie ${{ discs: 'mehr Bauscheiben', arms: 'mehr Schwerter und Schilde', glory: 'mehr Ruhm und Taktikplättchen' }[back]}`}.`,
  cardShows: (top, middle, bottom) => `Oben: ${top}. Mitte: ${middle}. Unten: ${bottom}.`,
  supplyName: 'Allgemeiner Vorrat',
  supply:
    'Von hier kommen Teile, Fomori und Plättchen, und hierher gehen sie zurück. Was ausgeht, bekommt niemand mehr.',
  discsOf: (seat, n) => `${count(n, 'Bauscheibe', 'Bauscheiben')} von ${seatMark(seat)}`,
  repelled: (n) => `${n} zurückgedrängte Fomori`,
}

function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

export const explanationWords: Readonly<Record<Language, ExplanationWords>> = { en, de }
