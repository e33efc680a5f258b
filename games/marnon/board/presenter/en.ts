import { seatMark } from '@skerry/contracts'
import type { Treasure } from '../../types.ts'
import { phrases } from '../../words/en.ts'
import { count, field } from '../../words/phrases.ts'
import type { PresenterWords } from './words.ts'

const place = (id: string): string => (id.startsWith('C') ? `castle ${id.slice(1)}` : field(id))
const units = (n: number): string => count(n, 'unit', 'units')
const WAY = { land: '', bridge: ' over the bridge', tunnel: ' through the tunnel', boat: ' by boat' } as const
const TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'Crown',
  chest: 'Chest',
  ring: 'Ring',
  blank: 'Blank tile',
}

export const en: PresenterWords = {
  round: (n) => `Round ${n}`,
  setup: 'Setting up',
  turn: (seat) => `${seatMark(seat)}’s turn`,
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
  place,
  terrains: { plain: 'plain', forest: 'forest', mountain: 'mountains', castle: 'castle' },
  within: { plain: 'on the plain', forest: 'in the forest', mountain: 'in the mountains', castle: 'in the castle' },
  treasures: TREASURE,
  figures: { hero: 'hero', sorcerer: 'sorcerer' },
  men: 'men',
  force: (force) => (force.party === null ? 'nobody' : phrases.force(force, force.party)),
  units,

  fields: (n) => (n === 1 ? 'field' : 'fields'),
  unitsName: (n) => (n === 1 ? 'unit' : 'units'),
  perTurn: 'per turn',
  aidsLeft: 'aids left',
  treasuresName: (n) => (n === 1 ? 'treasure found' : 'treasures found'),
  standing: 'standing',
  out: 'out of the game',
  inSupply: 'in the supply',
  found: 'Found',
  missing: 'Still missing',
  all: 'all',
  hidden: (kind) => `Hidden: ${TREASURE[kind].toLowerCase()}`,

  nobody: 'nobody is there',
  nextTo: (ids) => `next to your ${phrases.list(ids.map(place))}`,
  borders: (regions) => `borders ${regions.length === 1 ? 'region' : 'regions'} ${phrases.list(regions)}`,
  hide: (kind, at) => `${TREASURE[kind]} in ${at}`,
  ownTreasure: 'a treasure of yours',
  from: (at, by) => `from ${at}${WAY[by]}`,
  tileOf: (owner) => `tile of ${seatMark(owner)}`,
  givesBack: (owner, at) =>
    `${seatMark(owner)} holds ${at}, and the treasure belongs to ${seatMark(owner)}: it would be found at once.`,
  noAid: 'No aid',
  aidsKept: (n) => `${n} of 10 left for later`,
  rest: 'Do not attack',
  turnEnds: 'your turn ends',
  jump: { hero: 'The hero jumps in', sorcerer: 'The sorcerer jumps in' },
  jumpsFrom: (at, stay) => `from ${at}, where ${stay} will be left`,
  leavesEmpty: (at) => `from ${at}, where nobody will be left`,
  noJump: 'Nobody jumps',
  goOn: 'Fight on',
  breakOff: 'Break off',
  allStay: 'all units stay where they are',
  curse: 'The ring strikes',
  victim: (seat, all) => `${seatMark(seat)}, ${all}`,
  decline: 'Let the ring rest',
  strengthThen: (strength) => `your strength is ${strength} then`,
  outlook: { win: 'You win', takes: 'You win and move in', lose: 'You lose', both: 'Nobody is left' },
  losses: (own, all, foe, foes) =>
    `Fought to the end, you lose ${own} of ${units(all)} on average, the other side ${foe} of ${foes}.`,

  questions: {
    hide: (owner, isCastle) =>
      `Which of ${seatMark(owner)}’s treasures do you hide, and in which ${isCastle ? 'castle' : 'area'}?`,
    hideIn: (at) => `Which treasure do you hide in ${at}?`,
    guard: (at) => `Who guards the tile in ${at}?`,
    block: (men) => `Which of your fields gets your ${men} men?`,
    blockIn: (men, at) => `${men} men come to ${at}: does a figure take the place of two?`,
    eaten: (n, at) => `Which ${n === 1 ? 'unit' : `${n} units`} in ${at} does the dragon eat?`,
    gift: (at) => `What does Peacemaker bring you in ${at}?`,
    aidMen: (at) => `Two men or a figure for ${at}?`,
    moveFrom: (at) => `Where does the tile from ${at} go?`,
    reinforce: (men) => `Where do your ${men} men go?`,
    attackFrom: (at) => `Which field do you attack from ${at}?`,
    attackOn: (at) => `From which field do you attack ${at}?`,
    muster: (source, target) => `Which units join you in ${source} for the attack on ${target}?`,
    jump: (source, target) => `Does a figure jump to ${source} for the attack on ${target}?`,
    losses: (n, at) => `Which ${n === 1 ? 'unit' : `${n} units`} do you lose in ${at}?`,
    goOn: (target) => `Do you fight on for ${target}?`,
    advance: (at) => `Who moves into ${at}?`,
    chest: (at) => `Your chest brings 4 men to ${at}: does a figure take the place of two?`,
    crown: 'Where do the 3 men of your crown go?',
    ring: (n, victim) =>
      victim === null
        ? `Which ${n === 1 ? 'unit' : `${n} units`} does the ring take from you?`
        : `Which ${n === 1 ? 'unit' : `${n} units`} of ${seatMark(victim)} does the ring take?`,
  },
}
