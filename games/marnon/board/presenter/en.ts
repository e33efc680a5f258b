import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Force, Link, Treasure } from '../../types.ts'
import { phrases } from '../../words/en.ts'
import { count, field } from '../../words/phrases.ts'

const place = (id: string): string => (id.startsWith('C') ? `castle ${id.slice(1)}` : field(id))
const units = (n: number): string => count(n, 'unit', 'units')
const WAY = { land: '', bridge: ' over the bridge', tunnel: ' through the tunnel', boat: ' by boat' } as const
const TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'Crown',
  chest: 'Chest',
  ring: 'Ring',
  blank: 'Blank tile',
}

/** What the board says in English. Seats in sentences are marks (`seatMark`). */
export const en = {
  round: (n: number) => `Round ${n}`,
  setup: 'Setting up',
  turn: (seat: Seat) => `${seatMark(seat)}’s turn`,
  phases: {
    orcs: 'Orcs',
    dragon: 'Dragon',
    peacemaker: 'Peacemaker',
    startPlayer: 'Start player',
    turns: 'Turns',
  },
  details: {
    order: 'start player',
    castles: 'castles',
    men: 'men',
    treasures: 'hiding treasures',
    blocks: 'blocks of men',
    aid: 'aid',
    reinforcements: 'reinforcements',
    attack: 'attack',
    fight: 'fight',
    treasure: 'treasure',
  },
  /** `castle 3`, `IV/5` */
  place,
  terrains: { plain: 'plain', forest: 'forest', mountain: 'mountains', castle: 'castle' },
  /** `in the forest` */
  within: { plain: 'on the plain', forest: 'in the forest', mountain: 'in the mountains', castle: 'in the castle' },
  treasures: TREASURE,
  figures: { hero: 'hero', sorcerer: 'sorcerer' },
  men: 'men',
  /** `5 men and the hero` */
  force: (force: Force) => (force.party === null ? 'nobody' : phrases.force(force, force.party)),
  units,

  // —— about a seat ——
  /** `fields`, or `field` after a 1; without the number. */
  fields: (n: number): string => (n === 1 ? 'field' : 'fields'),
  unitsName: (n: number): string => (n === 1 ? 'unit' : 'units'),
  perTurn: 'per turn',
  aidsLeft: 'aids left',
  treasuresName: (n: number): string => (n === 1 ? 'treasure found' : 'treasures found'),
  standing: 'standing',
  out: 'out of the game',
  inSupply: 'in the supply',
  found: 'Found',
  missing: 'Still missing',
  all: 'all',
  /** A treasure of the neighbour that the seat has hidden: `Hidden: ring`. */
  hidden: (kind: Treasure) => `Hidden: ${TREASURE[kind].toLowerCase()}`,

  // —— choices ——
  anAid: '−1 aid',
  wins: (percent: number) => `${percent} % to win`,
  strengths: (ratio: string) => `strength ${ratio}`,
  foeLoses: (n: string, of: number) => `they lose ${n} of ${of}`,
  youLose: (n: string, of: number) => `you lose ${n} of ${of}`,
  loses: (n: number) => `loses ${units(n)}`,
  nobody: 'nobody is there',
  nextTo: (ids: readonly string[]) => `next to your ${phrases.list(ids.map(place))}`,
  borders: (regions: readonly string[]) =>
    `borders ${regions.length === 1 ? 'region' : 'regions'} ${phrases.list(regions)}`,
  hide: (kind: Treasure, at: string) => `${TREASURE[kind]} in ${at}`,
  ownTreasure: 'a treasure of yours',
  from: (at: string, by: Link) => `from ${at}${WAY[by]}`,
  tileOf: (owner: Seat) => `tile of ${seatMark(owner)}`,
  givesBack: (owner: Seat, at: string) =>
    `${seatMark(owner)} holds ${at}, and the treasure belongs to ${seatMark(owner)}: it would be found at once.`,
  noAid: 'No aid',
  aidsKept: (n: number) => `${n} of 10 left for later`,
  rest: 'Do not attack',
  turnEnds: 'your turn ends',
  jump: { hero: 'The hero jumps in', sorcerer: 'The sorcerer jumps in' },
  /** `left`: so many units stay in the field the figure comes from. */
  jumpsFrom: (at: string, stay: string, _left: number) => `from ${at}, where ${stay} will be left`,
  leavesEmpty: (at: string) => `from ${at}, where nobody will be left`,
  noJump: 'Nobody jumps',
  goOn: 'Fight on',
  breakOff: 'Break off',
  allStay: 'all units stay where they are',
  curse: 'The ring strikes',
  victim: (seat: Seat, all: string) => `${seatMark(seat)}, ${all}`,
  decline: 'Let the ring rest',
  strengthThen: (strength: number) => `your strength is ${strength} then`,
  outlook: { win: 'You win', takes: 'You win and move in', lose: 'You lose', both: 'Nobody is left' },
  losses: (own: string, all: number, foe: string, foes: number) =>
    `Fought to the end, you lose ${own} of ${units(all)} on average, the other side ${foe} of ${foes}.`,

  questions: {
    hide: (owner: Seat, isCastle: boolean) =>
      `Which of ${seatMark(owner)}’s treasures do you hide, and in which ${isCastle ? 'castle' : 'area'}?`,
    hideIn: (at: string) => `Which treasure do you hide in ${at}?`,
    guard: (at: string) => `Who guards the tile in ${at}?`,
    block: (men: number) => `Which of your fields gets your ${men} men?`,
    blockIn: (men: number, at: string) => `${men} men come to ${at}: does a figure take the place of two?`,
    eaten: (n: number, at: string) => `Which ${n === 1 ? 'unit' : `${n} units`} in ${at} does the dragon eat?`,
    gift: (at: string) => `What does Peacemaker bring you in ${at}?`,
    aidMen: (at: string) => `Two men or a figure for ${at}?`,
    moveFrom: (at: string) => `Where does the tile from ${at} go?`,
    reinforce: (men: number) => `Where do your ${men} men go?`,
    attackFrom: (at: string) => `Which field do you attack from ${at}?`,
    attackOn: (at: string) => `From which field do you attack ${at}?`,
    muster: (source: string, target: string) => `Which units join you in ${source} for the attack on ${target}?`,
    jump: (source: string, target: string) => `Does a figure jump to ${source} for the attack on ${target}?`,
    losses: (n: number, at: string) => `Which ${n === 1 ? 'unit' : `${n} units`} do you lose in ${at}?`,
    goOn: (target: string) => `Do you fight on for ${target}?`,
    advance: (at: string) => `Who moves into ${at}?`,
    chest: (at: string) => `Your chest brings 4 men to ${at}: does a figure take the place of two?`,
    crown: 'Where do the 3 men of your crown go?',
    ring: (n: number, victim: Seat | null) =>
      victim === null
        ? `Which ${n === 1 ? 'unit' : `${n} units`} does the ring take from you?`
        : `Which ${n === 1 ? 'unit' : `${n} units`} of ${seatMark(victim)} does the ring take?`,
  },
}
