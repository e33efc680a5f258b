/** What the table of text says besides the game's words. */

import { type Language, seatLetter } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Attr, CardId, RegionId } from '../types.ts'
import { count, listText } from './effects.ts'
import { attributeName, cardName, regionName } from './names.ts'

/** Headings of the list of choices, in no order of their own. */
type GroupId = 'move' | 'activate' | 'visit' | 'bonus' | 'recall' | 'dismiss' | 'end'

export interface TableWords {
  readonly goal: string
  readonly setup: string
  readonly round: (round: number, lastRound: number | null, seat: Seat) => string
  readonly open: (parts: readonly string[]) => string
  readonly openMove: (steps: number) => string
  readonly openActions: Readonly<Record<'activate' | 'visit', string>>
  readonly unknown: string
  readonly spheres: string
  readonly tiles: string
  readonly mastery: string
  readonly nobody: string
  readonly markets: string
  readonly noneOpen: string
  readonly below: (n: number) => string
  readonly deck: (n: number) => string
  readonly triggers: string
  readonly lack: (who: readonly Seat[], n: number) => string
  readonly coins: string
  readonly honor: (n: number, score: number) => string
  readonly zones: Readonly<Record<'pot' | 'inf' | 'conv', string>>
  readonly speed: (n: number) => string
  readonly at: (triangle: string) => string
  readonly vindicated: string
  readonly regions: (names: readonly string[]) => string
  readonly tilesOwned: (names: readonly string[]) => string
  readonly coinsOwned: (coins: readonly number[]) => string
  readonly cubes: (n: number) => string
  readonly champion: string
  readonly quest: (text: string) => string
  readonly hand: (tile: RegionId) => string
  readonly dice: (faces: readonly string[]) => string
  readonly honorBy: (n: number) => string
  readonly honorTo: (seat: Seat) => string
  readonly own: string
  readonly free: string
  readonly discount: (n: number) => string
  readonly odds: (text: string) => string
  readonly touches: (names: readonly string[]) => string
  readonly undiscovered: (n: number) => string
  readonly passing: (seat: Seat) => string
  readonly onto: (on: number) => string
  readonly control: (cost: number, evicted: Seat | null) => string
  readonly mastered: (attr: Attr, before: number, after: number) => string
  readonly influence: (n: number) => string
  readonly augment: string
  readonly unseen: (n: number) => string
  readonly empowered: string
  readonly slot: {
    readonly cube: string
    readonly there: (n: number) => string
    readonly charges: (n: number) => string
  }
  readonly warn: {
    readonly unused: (parts: readonly string[]) => string
    readonly dismiss: (card: CardId, honor: number) => string
    readonly region: (region: RegionId) => string
    readonly conviction: string
    readonly heroic: string
    readonly letDie: (card: CardId) => string
    readonly death: string
    readonly nothing: string
  }
  readonly news: {
    readonly turn: (seat: Seat, round: number) => string
    readonly journeys: string
    readonly scoring: string
  }
  readonly groups: Readonly<Record<GroupId, string>>
  readonly legend: readonly (readonly [sign: string, text: string])[]
}

const en: TableWords = {
  goal: 'Goal',
  setup: 'Setting up',
  round: (round, lastRound, seat) =>
    `Round ${round}${lastRound === null ? '' : round === lastRound ? ', the last' : `, round ${lastRound} is the last`} · turn of ${seatLetter(seat)}`,
  open: (parts) => (parts.length === 0 ? 'main actions done' : `still open: ${parts.join(', ')}`),
  openMove: (steps) => `Move up to ${count(steps, 'step', 'steps')}`,
  openActions: { activate: 'Activate', visit: 'Visit or Rest' },
  unknown: '?',
  spheres: 'Spheres',
  tiles: 'tiles left',
  mastery: 'mastery',
  nobody: '–',
  markets: 'Cards',
  noneOpen: 'no open card',
  below: (n) => (n === 0 ? '' : `, ${n} more open below`),
  deck: (n) => `${n} in the deck`,
  triggers: 'The end',
  lack: (who, n) => (n === 0 ? 'met' : `${who.length === 0 ? '' : `${who.map(seatLetter).join(' ')} `}${n} to go`),
  coins: 'Coins',
  honor: (n, score) => `honor ${n} (${score} with final scoring as it stands)`,
  zones: { pot: 'pot', inf: 'inf', conv: 'conv' },
  speed: (n) => `speed ${n}`,
  at: (triangle) => `at ${triangle}`,
  vindicated: 'vindicated',
  regions: (names) => `controls ${listText(names, 'en')}`,
  tilesOwned: (names) => `tiles: ${names.join(', ')}`,
  coinsOwned: (coins) => `coins ${coins.join(' ')}`,
  cubes: (n) => count(n, 'cube', 'cubes'),
  champion: 'champion',
  quest: (text) => `secret: ${text}`,
  hand: (tile) => `The tile in hand: ${regionName(tile, 'en')}`,
  dice: (faces) => `The dice: ${faces.join(' and ')}`,
  honorBy: (n) => `${n < 0 ? `−${-n}` : `+${n}`} honor`,
  honorTo: (seat) => `${seatLetter(seat)} gets 2 honor`,
  own: 'your own',
  free: 'free',
  discount: (n) => `${n} less than printed`,
  odds: (text) => `dice: ${text}`,
  touches: (names) => listText(names, 'en'),
  undiscovered: (n) => `${n} undiscovered`,
  passing: (seat) => `${seatLetter(seat)} stands there`,
  onto: (on) => `1 Influence onto it, ${on} there`,
  control: (cost, evicted) =>
    `${cost} Conviction${evicted === null ? '' : `, evicts ${seatLetter(evicted)}`}, +2 honor`,
  mastered: (attr, before, after) => `${attributeName(attr, 'en')} mastery ${before} → ${after}`,
  influence: (n) => `Influence then ${n}`,
  augment: 'augment 1',
  unseen: (n) => `unseen, ${n} in the deck`,
  empowered: '1 Conviction; choose among all open cards and the top three',
  slot: {
    cube: 'cube',
    there: (n) => `${count(n, 'cube', 'cubes')} there`,
    charges: (n) => `${n} of 3 charges`,
  },
  warn: {
    unused: (parts) => `unused in this turn: ${parts.join(', ')}`,
    dismiss: (card, honor) => `${cardName(card, 'en')} leaves the game for good, and ${honor} honor with it`,
    region: (region) => `you give up the ${regionName(region, 'en')}`,
    conviction: 'only an augment brings the cube back to Conviction',
    heroic: 'a heroic attribute has cost two common ones',
    letDie: (card) => `1 Conviction would save ${cardName(card, 'en')}`,
    death: 'the champion may die, and you have no Conviction',
    nothing: 'this would bring you nothing now',
  },
  news: {
    turn: (seat, round) => `Round ${round}: ${seatLetter(seat)}`,
    journeys: 'The journeys begin',
    scoring: 'Final scoring',
  },
  groups: {
    move: 'Move',
    activate: 'Activate',
    visit: 'Visit or Rest',
    bonus: 'Bonus actions',
    recall: 'Recall a cube',
    dismiss: 'Part ways',
    end: 'End the turn',
  },
  legend: [
    ['H05 Inn [B]', 'a hex with its region; B controls it. ? has not been discovered'],
    ['T07 (A)', 'a triangle, A stands on it; S01 … S12 lie on the shore'],
    ['T07*', 'your next step may lead there'],
    ['pot inf conv', 'cubes on Potential, Influence and Conviction'],
    ['INS KNO STR', 'common attributes: Inspiration, Knowledge, Strength'],
    ['WIS VIS COU', 'heroic ones: Wisdom (INS + KNO), Vision (KNO + STR), Courage (INS + STR)'],
    ['→ and :', 'once per visit, or as often as it is paid for'],
  ],
}

const de: TableWords = {
  goal: 'Ziel',
  setup: 'Aufbau',
  round: (round, lastRound, seat) =>
    `Runde ${round}${lastRound === null ? '' : round === lastRound ? ', die letzte' : `, Runde ${lastRound} ist die letzte`} · am Zug: ${seatLetter(seat)}`,
  open: (parts) => (parts.length === 0 ? 'Hauptaktionen erledigt' : `noch offen: ${parts.join(', ')}`),
  openMove: (steps) => `Bewegen bis zu ${count(steps, 'Schritt', 'Schritte')}`,
  openActions: { activate: 'Aktivieren', visit: 'Besuchen oder Ausruhen' },
  unknown: '?',
  spheres: 'Attributkreise',
  tiles: 'Plättchen',
  mastery: 'Meisterschaft',
  nobody: '–',
  markets: 'Karten',
  noneOpen: 'keine offene Karte',
  below: (n) => (n === 0 ? '' : `, ${n} weitere offen darunter`),
  deck: (n) => `${n} im Stapel`,
  triggers: 'Spielende',
  lack: (who, n) => (n === 0 ? 'erfüllt' : `${who.length === 0 ? '' : `${who.map(seatLetter).join(' ')} `}noch ${n}`),
  coins: 'Münzen',
  honor: (n, score) => `Ehre ${n} (${score} mit Schlusswertung nach jetzigem Stand)`,
  zones: { pot: 'Pot', inf: 'Einfl', conv: 'Überz' },
  speed: (n) => `Geschwindigkeit ${n}`,
  at: (triangle) => `auf ${triangle}`,
  vindicated: 'rehabilitiert',
  regions: (names) => `kontrolliert ${listText(names, 'de')}`,
  tilesOwned: (names) => `Kenntnis: ${names.join(', ')}`,
  coinsOwned: (coins) => `Münzen ${coins.join(' ')}`,
  cubes: (n) => count(n, 'Block', 'Blöcke'),
  champion: 'Champion',
  quest: (text) => `geheim: ${text}`,
  hand: (tile) => `Plättchen in der Hand: ${regionName(tile, 'de')}`,
  dice: (faces) => `Die Würfel: ${faces.join(' und ')}`,
  honorBy: (n) => `${n < 0 ? `−${-n}` : `+${n}`} Ehre`,
  honorTo: (seat) => `${seatLetter(seat)} erhält 2 Ehre`,
  own: 'deine eigene',
  free: 'kostenlos',
  discount: (n) => `${n} weniger als aufgedruckt`,
  odds: (text) => `Würfel: ${text}`,
  touches: (names) => listText(names, 'de'),
  undiscovered: (n) => `${n} unentdeckt`,
  passing: (seat) => `dort steht ${seatLetter(seat)}`,
  onto: (on) => `1 Einfluss darauf, dort ${on}`,
  control: (cost, evicted) =>
    `${cost} Überzeugungskraft${evicted === null ? '' : `, Rauswurf von ${seatLetter(evicted)}`}, +2 Ehre`,
  mastered: (attr, before, after) => `Meisterschaft ${attributeName(attr, 'de')} ${before} → ${after}`,
  influence: (n) => `Einfluss danach ${n}`,
  augment: 'Energie um 1 steigern',
  unseen: (n) => `verdeckt, ${n} im Stapel`,
  empowered: '1 Überzeugungskraft; Wahl unter allen offenen und den obersten drei Karten',
  slot: {
    cube: 'Block',
    there: (n) => `dort ${count(n, 'Block', 'Blöcke')}`,
    charges: (n) => `${n} von 3 Ladungen`,
  },
  warn: {
    unused: (parts) => `ungenutzt in diesem Zug: ${parts.join(', ')}`,
    dismiss: (card, honor) => `${cardName(card, 'de')} verlässt das Spiel für immer, samt ${honor} Ehre`,
    region: (region) => `du gibst die Kontrolle auf: ${regionName(region, 'de')}`,
    conviction: 'nur eine Steigerung bringt den Block wieder auf Überzeugungskraft',
    heroic: 'ein heroisches Attribut hat zwei Standardattribute gekostet',
    letDie: (card) => `1 Überzeugungskraft würde ${cardName(card, 'de')} retten`,
    death: 'der Champion könnte sterben, und du hast keine Überzeugungskraft',
    nothing: 'das brächte dir jetzt nichts',
  },
  news: {
    turn: (seat, round) => `Runde ${round}: ${seatLetter(seat)}`,
    journeys: 'Die Reisen beginnen',
    scoring: 'Schlusswertung',
  },
  groups: {
    move: 'Bewegen',
    activate: 'Aktivieren',
    visit: 'Besuchen oder Ausruhen',
    bonus: 'Bonusaktionen',
    recall: 'Einen Block zurückholen',
    dismiss: 'Sich trennen',
    end: 'Zug beenden',
  },
  legend: [
    ['H05 Schenke [B]', 'ein Hexfeld mit seiner Region; B kontrolliert sie. ? ist noch nicht entdeckt'],
    ['T07 (A)', 'ein Dreieck, darauf steht A; S01 … S12 liegen am Ufer'],
    ['T07*', 'dorthin darf dein nächster Schritt führen'],
    ['Pot Einfl Überz', 'Blöcke auf Potenzial, Einfluss und Überzeugungskraft'],
    ['INS KNO STR', 'Standardattribute: Inspiration, Wissen, Stärke'],
    ['WIS VIS COU', 'heroische: Weisheit (INS + KNO), Vision (KNO + STR), Courage (INS + STR)'],
    ['→ und :', 'einmal je Besuch, oder sooft bezahlt wird'],
  ],
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, de }

/** What may be typed in German. */
export const alias: Readonly<Record<string, string>> = {
  gehen: 'step',
  anhalten: 'stop',
  teleportieren: 'teleport',
  eilen: 'hasten',
  bleiben: 'waive',
  legen: 'lay',
  aktivieren: 'activate',
  besuchen: 'visit',
  ausruhen: 'rest',
  fertig: 'endTurn',
  nutzen: 'use',
  konvertieren: 'convert',
  kaufen: 'buyTile',
  zurückgeben: 'returnTile',
  kontrollieren: 'control',
  rehabilitieren: 'vindicate',
  zurückholen: 'recall',
  trennen: 'dismiss',
  möglichkeit: 'option',
  verlassen: 'leave',
  ziehen: 'draw',
  wählen: 'pick',
  würfeln: 'roll',
  behalten: 'accept',
  retten: 'save',
  sterben: 'letDie',
  nehmen: 'gain',
  motivieren: 'motivate',
  aufladen: 'charge',
  steigern: 'augment',
  verringern: 'downgrade',
  genug: 'enough',
  charakter: 'character',
}
