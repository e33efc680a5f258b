import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { count } from '../../../words/effects.ts'

/** What chips say in English; names of cards, places and attributes come in. Seats are marks (`seatMark`). */
export const en = {
  // —— numbers ——
  by: (by: string, what: string) => `${by} ${what}`,
  paid: (n: number, what: string, left: number) => `−${n} ${what}, ${left} left`,
  upTo: (what: string) => `up to ${what}`,
  honor: 'honor',
  speed: 'speed',
  holds: (what: string, n: number) => `${what} then ${n}`,
  free: 'free',

  // —— Move ——
  stepsLeft: (n: number) => (n === 0 ? 'last step' : `${count(n, 'step', 'steps')} left`),
  discover: (n: number) => `discover ${count(n, 'hex', 'hexes')}`,
  passOnly: (seat: Seat) => `${seatMark(seat)} is there: pass through only`,
  startOnly: 'your start: pass through only',
  moveEnds: 'your Move ends',
  wholeMove: 'your whole Move',
  steps: (n: number) => `${count(n, 'more step', 'more steps')}`,
  downgrade: 'downgrade 1',
  stay: 'you stay where you are',
  beside: 'where you stand',
  away: 'not where you stand',
  stands: (seat: Seat) => `${seatMark(seat)} stands there`,
  next: (tile: string) => `then ${tile}`,

  // —— Activate ——
  noCube: 'no cube on it',
  onto: (n: number) => `${n} on it already`,
  each: '1 Influence each',
  thenAbility: 'then its ability',

  // —— Visit, Rest, control ——
  for: (what: string, price: string) => `${what} for ${price}`,
  takes: (n: number) => `takes ${n} Influence`,
  short: (n: number, of: number) => `Influence pays ${n} of ${of}`,
  times: (n: number) => `up to ${n} times`,
  less: (n: number) => `${n} less than printed`,
  open: (card: string, honor: string) => `open: ${card}, ${honor}`,
  unseen: 'only unseen cards',
  champion: (name: string) => `champion: ${name}`,
  chance: (what: string, share: string) => `${what} ${share}`,
  gets: (seat: Seat, n: number) => `${seatMark(seat)} gains ${n} honor`,
  own: 'yours: nobody gains honor',
  topSpeed: 'speed is 5 already',
  onCompanions: (n: number) => (n === 0 ? 'no cubes on companions' : `${count(n, 'cube', 'cubes')} on companions`),
  atEnd: (n: number) => `${n} honor at the end`,
  loses: (seat: Seat) => `${seatMark(seat)} loses it`,
  back: (n: number) => `${n} back to Influence`,
  thenVisit: 'then the visit',
  augmentOne: 'augment 1',
  noAugment: 'no cube to augment',
  allDone: 'everything is done',
  unused: (action: string) => `unused: ${action}`,

  // —— bonus actions ——
  tile: 'tile',
  mastery: (attr: string, before: number, then: number) => `${attr} mastery ${before} → ${then}`,
  lead: 'alone in the lead',
  shared: 'the lead is shared',
  behind: (n: number) => `${n} behind`,
  left: (n: number) => `${n} in the supply`,
  twoAttributes: 'character gives 2 attributes',
  charge: 'charge',
  slot: '1 Influence into a slot',
  common: '1 common attribute',
  once: 'once in this turn',
  ontoChampion: 'from there onto the champion',
  ontoRelic: 'from there onto the relic',
  lost: (name: string) => `${name} is nobody’s then`,
  leaves: (name: string) => `${name} leaves the game`,
  noChampion: 'no champion left',

  // —— cards ——
  inDeck: (n: number) => `${count(n, 'card', 'cards')} in the deck`,
  average: (n: string) => `${n} honor on average`,
  below: (n: number) => `${n} below it`,
  seen: 'only you have seen it',
  grows: 'the next one is turned up',
  choose: (n: number) => `choose from ${n}`,
  asCard: (n: number) => `card ${n} from the top`,
  worth: (honor: string) => `worth ${honor}`,
  gives: (what: string) => `activation: ${what}`,
  charges: (n: number) => `${count(n, 'charge', 'charges')} from Influence`,
  slots: (n: number) => count(n, 'slot', 'slots'),
  scores: (honor: string) => `${honor} at the end as it stands`,
  becomesChampion: 'becomes your champion',
  charged: (n: number, of: number) => `${n} of ${count(of, 'charge', 'charges')}`,
  met: (n: number, of: number) => `${n} of ${of} met now`,

  // —— dice ——
  equal: '1 in 6 each',
  saved: (name: string) => `${name} stays`,
  better: (share: string) => `better in ${share}`,
  there: (n: number) => `${n} there now`,

  // —— cubes ——
  lapses: 'the rest lapses',
  over: 'the visit is over',
  nothing: 'nothing',
  on: (n: number, card: string) => `${n} on ${card}`,
  emptyPotential: 'Potential is empty then',
  more: (n: number) => `${n} to go`,
}
export type ChipWords = typeof en
