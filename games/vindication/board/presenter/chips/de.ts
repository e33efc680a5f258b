import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { count } from '../../../words/effects.ts'
import type { ChipWords } from './en.ts'

const cubes = (n: number): string => count(n, 'Block', 'Blöcke')

/** What chips say in German. */
export const de: ChipWords = {
  // —— numbers ——
  by: (by: string, what: string) => `${by} ${what}`,
  paid: (n: number, what: string, left: number) => `−${n} ${what}, noch ${left}`,
  upTo: (what: string) => `bis zu ${what}`,
  honor: 'Ehre',
  speed: 'Geschwindigkeit',
  holds: (what: string, n: number) => `${what} dann ${n}`,
  free: 'kostenlos',

  // —— Move ——
  stepsLeft: (n: number) => (n === 0 ? 'letzter Schritt' : `noch ${count(n, 'Schritt', 'Schritte')}`),
  discover: (n: number) => `${count(n, 'Hexfeld', 'Hexfelder')} entdecken`,
  passOnly: (seat: Seat) => `dort steht ${seatMark(seat)}: nur zum Durchgehen`,
  startOnly: 'dein Ausgangspunkt: nur zum Durchgehen',
  moveEnds: 'deine Bewegung endet',
  wholeMove: 'deine ganze Bewegung',
  steps: (n: number) => count(n, 'Schritt mehr', 'Schritte mehr'),
  downgrade: 'Energie einmal verringern',
  stay: 'du bleibst, wo du bist',
  beside: 'wo du stehst',
  away: 'nicht, wo du stehst',
  stands: (seat: Seat) => `dort steht ${seatMark(seat)}`,
  next: (tile: string) => `danach: ${tile}`,

  // —— Activate ——
  noCube: 'kein Block darauf',
  onto: (n: number) => `schon ${n} darauf`,
  each: 'je 1 Einfluss',
  thenAbility: 'dann die Fähigkeit',

  // —— Visit, Rest, control ——
  for: (what: string, price: string) => `${what} für ${price}`,
  takes: (n: number) => `nimmt ${n} vom Einfluss`,
  short: (n: number, of: number) => `Einfluss reicht für ${n} von ${of}`,
  times: (n: number) => `bis zu ${n}-mal`,
  less: (n: number) => `${n} weniger als gedruckt`,
  open: (card: string, honor: string) => `offen: ${card}, ${honor}`,
  unseen: 'nur verdeckte Karten',
  champion: (name: string) => `Champion: ${name}`,
  chance: (what: string, share: string) => `${what} ${share}`,
  gets: (seat: Seat, n: number) => `${seatMark(seat)} erhält ${n} Ehre`,
  own: 'deine: niemand erhält Ehre',
  topSpeed: 'Geschwindigkeit ist schon 5',
  onCompanions: (n: number) => (n === 0 ? 'keine Blöcke auf Begleitern' : `${cubes(n)} auf Begleitern`),
  atEnd: (n: number) => `${n} Ehre am Ende`,
  loses: (seat: Seat) => `${seatMark(seat)} verliert sie`,
  back: (n: number) => `${n} zurück zum Einfluss`,
  thenVisit: 'dann der Besuch',
  augmentOne: 'Energie +1',
  noAugment: 'kein Block zum Steigern',
  allDone: 'alles ist getan',
  unused: (action: string) => `ungenutzt: ${action}`,

  // —— bonus actions ——
  tile: 'Plättchen',
  mastery: (attr: string, before: number, then: number) => `Meisterschaft ${attr} ${before} → ${then}`,
  lead: 'allein vorn',
  shared: 'Gleichstand an der Spitze',
  behind: (n: number) => `${n} zurück`,
  left: (n: number) => `${n} im Vorrat`,
  twoAttributes: 'Charakter gibt 2 Attribute',
  charge: 'Ladung',
  slot: '1 Einfluss auf einen Platz',
  common: '1 Standardattribut',
  once: 'einmal in diesem Zug',
  ontoChampion: 'von dort auf den Champion',
  ontoRelic: 'von dort auf die Reliquie',
  lost: (name: string) => `${name} gehört dann niemandem`,
  leaves: (name: string) => `${name} verlässt das Spiel`,
  noChampion: 'dann ohne Champion',

  // —— cards ——
  inDeck: (n: number) => `${count(n, 'Karte', 'Karten')} im Stapel`,
  average: (n: string) => `im Schnitt ${n} Ehre`,
  below: (n: number) => `${n} darunter`,
  seen: 'nur du hast sie gesehen',
  grows: 'die nächste wird aufgedeckt',
  choose: (n: number) => `Wahl aus ${n}`,
  asCard: (n: number) => `Karte ${n} von oben`,
  worth: (honor: string) => `${honor} wert`,
  gives: (what: string) => `Aktivierung: ${what}`,
  charges: (n: number) => `${count(n, 'Ladung', 'Ladungen')} vom Einfluss`,
  slots: (n: number) => count(n, 'Platz für Blöcke', 'Plätze für Blöcke'),
  scores: (honor: string) => `${honor} am Ende nach jetzigem Stand`,
  becomesChampion: 'wird dein Champion',
  charged: (n: number, of: number) => `${n} von ${count(of, 'Ladung', 'Ladungen')}`,
  met: (n: number, of: number) => `${n} von ${of} erfüllt`,

  // —— dice ——
  equal: 'je 1 zu 6',
  saved: (name: string) => `${name} bleibt`,
  better: (share: string) => `in ${share} besser`,
  there: (n: number) => `dort liegen ${n}`,

  // —— cubes ——
  lapses: 'der Rest verfällt',
  over: 'der Besuch ist zu Ende',
  nothing: 'nichts',
  on: (n: number, card: string) => `${card}: ${n}`,
  emptyPotential: 'dann ist das Potenzial leer',
  more: (n: number) => `noch ${n}-mal`,
}
