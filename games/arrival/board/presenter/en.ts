import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { tileWords } from '../../sheet.ts'
import type { Back, BuildBasis, Ending, Section, Threat, TileKind } from '../../types.ts'
import { colourName, placeOf, provinceName } from '../../words/names.ts'
import type { Gain, Level } from './words.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const SECTION: Readonly<Record<Section, string>> = { top: 'top', middle: 'middle', bottom: 'bottom' }
const SYMBOL: Readonly<Record<Gain, readonly [string, string]>> = {
  fame: ['Fame', 'Fame'],
  discs: ['disc', 'discs'],
  swords: ['sword', 'swords'],
  shields: ['shield', 'shields'],
  tiles: ['tile', 'tiles'],
  fomori: ['Fomori', 'Fomori'],
}
const THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'Sineach',
  athach: 'Athach',
  monghfinn: 'Monghfinn',
  castle: 'Castle',
}
const BACK: Readonly<Record<Back, string>> = {
  discs: 'more building discs',
  arms: 'more swords and shields',
  glory: 'more Fame and tactic tiles',
}
const LEVEL: Readonly<Record<Level, string>> = { 1: 'Ait', 2: 'Broch', 3: 'Caer' }
/** `Cluain`, `Balor’s Isle off Ailech`, `Laberus` */
const name = (id: string): string => {
  const { name: place, opposite } = placeOf(id)
  if (opposite !== null) return `Balor’s Isle off ${opposite}`
  return place === id ? provinceName(id) : place
}
const PREPOSITION = { isle: 'on', location: 'at', province: 'in' } as const
/** `at Cluain`, `on Balor’s Isle off Ailech`, `in Laberus` */
const at = (id: string): string => {
  const { province, opposite } = placeOf(id)
  return `${PREPOSITION[opposite !== null ? 'isle' : province === '' ? 'province' : 'location']} ${name(id)}`
}
const ORDINALS = ['', '1st', '2nd', '3rd', '4th']
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** What the board says in English. Seats in sentences are marks (`seatMark`). */
export const en = {
  // —— where the game stands ——
  setup: 'Setting up',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  roundHeading: (n: number) => `Round ${n}`,
  scoring: (ending: Ending, fomori: number, tribes: number) =>
    `Final scoring: Fomori ${fomori} : ${tribes} tribes, ${ending === 'overrun' ? 'Érin is overrun' : 'they are repelled'}`,
  turn: (seat: Seat, actions: number) => `${seatMark(seat)}’s turn${actions === 1 ? ', one action' : ''}`,
  phases: { draw: 'Draw', block: 'Block', exploit: 'Exploit', actions: 'Actions', roundEnd: 'Round end' },
  actionsLeft: (n: number) => (n === 0 ? 'no action left' : count(n, 'action left', 'actions left')),
  lastRound: 'last round',
  /** Locations of the Fomori against those of the tribes. */
  count: (fomori: number, tribes: number) => `Fomori ${fomori} : ${tribes} tribes`,
  endings: { overrun: 'overrun', repelled: 'repelled' },
  /** The two sides that hold locations. */
  sides: { fomori: 'locations held by Fomori and castles', tribes: 'locations held by tribes' },
  /** An ending and what decides it, in a few words. */
  endingLine: (ending: Ending, when: 'now' | 'else' | 'over') =>
    `${{ now: 'As it stands, ', else: 'Else ', over: 'In the end ' }[when]}${ending === 'overrun' ? 'overrun: least Corruption' : 'repelled: most Fame'}`,
  place: (n: number) => ORDINALS[n] ?? `${n}th`,

  // —— about a seat ——
  /** `1st with 31 Fame if the Fomori are repelled` */
  standing: (ending: Ending, value: number, place: string, isNow: boolean) =>
    ending === 'overrun'
      ? `Corruption at the end and place if the Fomori overrun Érin: ${value}, ${place}${isNow ? ' (as it is now)' : ''}`
      : `Fame at the end and place if the Fomori are repelled: ${value}, ${place}${isNow ? ' (as it is now)' : ''}`,
  fame: 'Fame',
  corruption: 'Corruption',
  forts: 'Forts',
  tilesHeld: 'tactic tiles',
  fomoriHeld: 'Fomori to spread',
  pieces: { discs: 'building discs', swords: 'swords', shields: 'shields' },
  trophies: 'Castle Trophies',
  saved: 'discs saved by the master-builder',
  startPlayer: 'Starting Player',
  passed: 'has passed',

  // —— the supply ——
  left: (n: number, left: number) => `${n} · ${left} left`,
  elements: 'Elements',
  elementsWorth: (n: number, points: number) => `${n} = ${count(points, 'point', 'points')}`,
  usedTrophies: (unused: number, used: number) => (used === 0 ? `${unused}` : `${unused} · ${used} used`),
  savedOf: (n: number, of: number) => `${n} of ${of} discs saved`,
  nothingNow: 'nothing now',
  fameTied: 'not while Fame is tied',
  notPurest: 'not the least Corruption alone',
  whenBlocking: 'when blocking',
  wholeTurn: 'in your turn',

  // —— names ——
  /** A location or a province: `Cluain`; a castle location is named by the coast opposite. */
  name,
  /** `Silver in the hills (moss)` */
  tile: (kind: TileKind, province: string | null, colour: string | null) => {
    const of = province === null ? (colour === null ? null : colourName(colour, 'en')) : provinceName(province)
    return `${tileWords(kind, 'en').name}${of === null ? '' : ` (${of})`}`
  },
  /** What a Cauldron or a Silver of this value brings. */
  cauldron: (value: number, province: string) =>
    `${value} Fame for each fortification of yours in ${provinceName(province)}`,
  silver: (value: number, colour: string) =>
    `${value} Fame for each fortification of yours in ${colourName(colour, 'en')} provinces`,
  threats: THREAT,
  levels: LEVEL,
  amount: (symbol: Gain, n: number, text: string) => `${text} ${SYMBOL[symbol][n === 1 ? 0 : 1]}`,
  nothing: 'nothing',
  and: 'and',
  /** `+6 Fame`, `−1 Corruption` */
  fameBy: (n: number) => `${signed(n)} Fame`,
  corruptionBy: (n: number) => `${signed(n)} Corruption`,
  fomoriCost: (n: number) => `${n} Fomori`,
  /** `3–5 Fomori` */
  fomoriRange: (least: number, most: number) => (least === most ? `${least} Fomori` : `${least}–${most} Fomori`),

  // —— choices ——
  settle: {
    steps: (n: number) => `${n} steps from the castles`,
    room: (n: number) => `${count(n, 'free place', 'free places')} around it`,
  },
  draw: {
    title: (stack: number) => `Stack ${stack}`,
    more: (back: Back) => BACK[back],
    cards: (n: number) => count(n, 'card', 'cards'),
    average: (section: Section, amounts: string) => `${section}: ${amounts}`,
  },
  block: {
    title: (section: Section) => `Block the ${SECTION[section]}`,
    shows: (section: Section, amounts: string) => `${SECTION[section]}: ${amounts}`,
    stays: (section: Section) => `the ${SECTION[section]} stays open`,
    unknown: (cards: number, amounts: string) =>
      `${cards === 1 ? 'The card still face-down adds' : `The ${cards} cards still face-down add`} on average ${amounts}`,
    corruption: (least: number, most: number, limit: number) =>
      `Your Corruption is ${least === most ? least : `${least} to ${most}`} then, of ${limit}.`,
  },
  ogam: {
    reopen: (section: Section) => `Open the ${SECTION[section]}`,
    instead: (amounts: string) => `instead of ${amounts}`,
    leave: 'Leave the blockers',
  },
  take: { now: (text: string) => `${text} now`, atOnce: 'works at once, in this round only' },
  build: {
    title: (level: Level, place: string) => `${LEVEL[level]} ${at(place)}`,
    /** `near`: a fortification it is connected with; empty: none of one's own. */
    basis: (basis: BuildBasis, near: string) =>
      ({
        own: near === '' ? '' : `next to ${near}`,
        port: 'from port to port',
        extend: 'raise your fort',
        outpost: 'Outpost',
      })[basis],
    /** What it costs Fomori to spread there, after it was raised. */
    dearer: (cost: number) => `spreading there costs ${cost} then`,
    exposed: (cost: number) => `Fomori can spread here for ${cost}`,
    /** What comes within reach without a Distant Attack. */
    reach: (places: readonly string[]) => `${places.join(' and ')} within reach`,
    reaches: (n: number) => `${n} Fomori within reach`,
  },
  ifHolds: (fame: number) => `+${fame} Fame if Érin holds`,
  tileBy: (tile: string, fame: number) => `your tile ${tile}: +${fame}`,
  shield: {
    title: (province: string) => `Shield ${at(province)}`,
    there: (shields: number, most: number) =>
      shields === 0 ? 'none stands there yet' : `${shields} of ${most} ${shields === 1 ? 'stands' : 'stand'} there`,
    dearer: 'spreading there costs 1 more',
    own: (n: number) => `protects ${n} of yours`,
    others: (n: number) => `and ${n} of others`,
  },
  spread: {
    title: (place: string) => `Spread to ${name(place)}`,
    empty: 'empty',
    destroys: (owner: Seat, level: Level, isOwn: boolean) =>
      isOwn ? `destroys your own ${LEVEL[level]}` : `destroys the ${LEVEL[level]} of ${seatMark(owner)}`,
    saved: (n: number) => `master-builder saves ${count(n, 'disc', 'discs')}`,
    shields: (n: number) => count(n, 'shield smashed', 'shields smashed'),
  },
  repel: {
    title: (threat: Threat) => `Repel the ${THREAT[threat]}`,
    basis: {
      connected: 'next to your fort',
      port: 'from port to port',
      province: 'in a province of yours',
      distant: 'Distant Attack',
    },
    trophy: '+1 Castle Trophy',
  },
  pass: {
    title: 'Pass',
    keep: (most: number, of: number) => `you keep ${most} of ${of} pieces`,
    keepAll: 'you keep all your pieces',
    fomoriBack: (n: number) => `${n} Fomori go back`,
    lost: (n: number) => `${count(n, 'piece goes', 'pieces go')} back`,
    first: 'you begin the next round',
  },
  keep: {
    title: (pieces: string) => `Keep ${pieces}`,
    there: (n: number) => `of ${n}`,
    back: (n: number) => (n === 0 ? 'nothing goes back' : `${n} go back`),
  },
  swap: {
    first: {
      ruse: (place: string) => `Ruse: ${name(place)}`,
      migration: (place: string) => `Migration: ${name(place)}`,
    },
    second: (place: string) => `With ${name(place)}`,
    fort: (owner: Seat, level: string) => `${level} of ${seatMark(owner)}`,
    line: (there: string, here: string) => `${there} for ${here}`,
  },
  trophy: {
    title: (n: number) => `Return ${n} Fomori`,
    left: (n: number) => (n === 0 ? 'none is left to spread' : `${n} left to spread`),
    price: '−1 Castle Trophy',
  },
  endTurn: { title: 'End the turn', line: 'tiles and trophies stay for later' },
  stop: { title: 'Build no more', line: (discs: number) => `${count(discs, 'disc goes', 'discs go')} back` },
  /** What the count of locations would be, where that turns the ending. */
  turns: (ending: Ending, fomori: number, tribes: number) =>
    ending === 'overrun'
      ? `Fomori ${fomori} : ${tribes} tribes: Érin would be overrun then, and the least Corruption would win.`
      : `Fomori ${fomori} : ${tribes} tribes: they would be repelled then, and the most Fame would win.`,
  sums: {
    outpost: 'Fame for the Outpost',
    spread: 'Fomori needed',
    swords: 'Swords needed',
    distant: 'Fame for the Distant Attack',
    tile: 'Fame of the tile',
  },
  sumOfSection: (section: Section, symbol: Gain) => `${SYMBOL[symbol][1]}, ${SECTION[section]}`,
  warnings: {
    ownFort: (place: string, level: Level) => `The ${LEVEL[level]} ${at(place)} is your own.`,
    poorOutpost: (fame: number) => `That leaves you ${fame} Fame: too little for another Outpost or a Distant Attack.`,
    dearAttack: (gain: number) => `The Distant Attack costs 2 Fame and brings ${gain}.`,
    limit: (limit: number) => `You may reach ${limit} Corruption: this round would be the last.`,
    littleFame: (n: number) => `It brings only ${n} Fame now and is gone then.`,
    littleBard: (n: number) => `It takes away only ${n} Corruption now; it could be 3.`,
    tilesLost: (fame: number) => `This round is the last: your tiles could still bring ${fame} Fame before you pass.`,
    piecesLost: (n: number) => `${count(n, 'piece goes', 'pieces go')} back, and you could still use some.`,
    keepMore: (n: number) => `You may keep ${n} more.`,
    discsBack: (n: number) => `${count(n, 'saved disc goes', 'saved discs go')} back although you could still build.`,
  },
  questions: {
    port: 'On which port does your first Ait stand?',
    draw: (card: number) => `From which stack do you take card ${card} of 4?`,
    first: 'Which section do you block on all four cards?',
    second: (blocked: Section) => `The ${SECTION[blocked]} is blocked. Which section do you block as well?`,
    ogam: (open: Section) => `The ${SECTION[open]} is open. Do you open another section instead?`,
    take: (due: number) => (due === 1 ? 'Which tile do you take?' : `Which tile do you take? ${due} are due.`),
    act: (actions: number) => `What do you do? ${count(actions, 'action is', 'actions are')} left.`,
    actAt: (place: string) => `What do you do ${at(place)}?`,
    /** The tile is picked, its first location is not. */
    exchange: { ruse: 'Which Fomori changes places?', migration: 'Which Ait changes places?' },
    after: 'Do you use something else before your turn ends?',
    keep: (most: number, of: number) =>
      of <= most ? 'What do you keep? You may keep it all.' : `Which ${most} of your ${of} pieces do you keep?`,
    ruse: (threat: string, place: string) => `Which Fomori changes places with the ${threat} ${at(place)}?`,
    migration: (owner: Seat, place: string) =>
      `What changes places with the fortification of ${seatMark(owner)} ${at(place)}?`,
    masters: (discs: number) => `Where do you build? ${count(discs, 'saved disc is', 'saved discs are')} left.`,
  },
}
