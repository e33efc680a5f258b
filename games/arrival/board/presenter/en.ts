import { seatMark } from '@skerry/contracts'
import { tileWords } from '../../sheet.ts'
import type { Back, Section, Threat } from '../../types.ts'
import { colourName, placeOf, provinceName } from '../../words/names.ts'
import type { Gain, PresenterWords } from './words.ts'

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
const LEVEL = { 1: 'Ait', 2: 'Broch', 3: 'Caer' } as const
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

export const en: PresenterWords = {
  setup: 'Setting up',
  round: (n, of) => `Round ${n} of ${of}`,
  roundHeading: (n) => `Round ${n}`,
  scoring: (ending, fomori, tribes) =>
    `Final scoring: Fomori ${fomori} : ${tribes} tribes, ${ending === 'overrun' ? 'Érin is overrun' : 'they are repelled'}`,
  turn: (seat, actions) => `${seatMark(seat)}’s turn${actions === 1 ? ', one action' : ''}`,
  phases: { draw: 'Draw', block: 'Block', exploit: 'Exploit', actions: 'Actions', roundEnd: 'Round end' },
  actionsLeft: (n) => (n === 0 ? 'no action left' : count(n, 'action left', 'actions left')),
  lastRound: 'last round',
  count: (fomori, tribes) => `Fomori ${fomori} : ${tribes} tribes`,
  endings: { overrun: 'overrun', repelled: 'repelled' },
  sides: { fomori: 'locations held by Fomori and castles', tribes: 'locations held by tribes' },
  endingLine: (ending, when) =>
    `${{ now: 'As it stands, ', else: 'Else ', over: 'In the end ' }[when]}${ending === 'overrun' ? 'overrun: least Corruption' : 'repelled: most Fame'}`,
  place: (n) => ORDINALS[n] ?? `${n}th`,

  standing: (ending, value, place, isNow) =>
    ending === 'overrun'
      ? `Corruption at the end and place if the Fomori overrun Érin: ${value}, ${place}${isNow ? ' (as it is now)' : ''}`
      : `Fame at the end and place if the Fomori are repelled: ${value}, ${place}${isNow ? ' (as it is now)' : ''}`,
  fame: 'Fame',
  corruption: (limit) => `Corruption, of a limit of ${limit}`,
  fomoriHeld: 'Fomori to spread',
  pieces: { discs: 'building discs', swords: 'swords', shields: 'shields' },
  trophies: 'Castle Trophies',
  saved: 'discs saved by the master-builder',
  startPlayer: 'Starting Player',
  passed: 'has passed',

  left: (n, left) => `${n} · ${left} left`,
  elements: 'Elements',
  elementsWorth: (n, points) => `${n} = ${count(points, 'point', 'points')}`,
  usedTrophies: (unused, used) => (used === 0 ? `${unused}` : `${unused} · ${used} used`),
  savedOf: (n, of) => `${n} of ${of} discs saved`,
  nothingNow: 'nothing now',
  fameTied: 'not while Fame is tied',
  notPurest: 'not the least Corruption alone',
  whenBlocking: 'when blocking',
  wholeTurn: 'in your turn',

  name,
  tile: (kind, province, colour) => {
    const of = province === null ? (colour === null ? null : colourName(colour, 'en')) : provinceName(province)
    return `${tileWords(kind, 'en').name}${of === null ? '' : ` (${of})`}`
  },
  cauldron: (value, province) => `${value} Fame for each fortification of yours in ${provinceName(province)}`,
  silver: (value, colour) => `${value} Fame for each fortification of yours in ${colourName(colour, 'en')} provinces`,
  threats: THREAT,
  levels: LEVEL,
  amount: (symbol, n, text) => `${text} ${SYMBOL[symbol][n === 1 ? 0 : 1]}`,
  nothing: 'nothing',
  and: 'and',
  fameBy: (n) => `${signed(n)} Fame`,
  corruptionBy: (n) => `${signed(n)} Corruption`,
  fomoriCost: (n) => `${n} Fomori`,
  fomoriRange: (least, most) => (least === most ? `${least} Fomori` : `${least}–${most} Fomori`),

  settle: {
    steps: (n) => `${n} steps from the castles`,
    room: (n) => `${count(n, 'free place', 'free places')} around it`,
  },
  draw: {
    title: (stack) => `Stack ${stack}`,
    more: (back) => BACK[back],
    cards: (n) => count(n, 'card', 'cards'),
    average: (section, amounts) => `${section}: ${amounts}`,
  },
  block: {
    title: (section) => `Block the ${SECTION[section]}`,
    shows: (section, amounts) => `${SECTION[section]}: ${amounts}`,
    stays: (section) => `the ${SECTION[section]} stays open`,
    unknown: (cards, amounts) =>
      `${cards === 1 ? 'The card still face-down adds' : `The ${cards} cards still face-down add`} on average ${amounts}`,
    corruption: (least, most, limit) =>
      `Your Corruption is ${least === most ? least : `${least} to ${most}`} then, of ${limit}.`,
  },
  ogam: {
    reopen: (section) => `Open the ${SECTION[section]}`,
    instead: (amounts) => `instead of ${amounts}`,
    leave: 'Leave the blockers',
  },
  take: { now: (text) => `${text} now`, atOnce: 'works at once, in this round only' },
  build: {
    title: (level, place) => `${LEVEL[level]} ${at(place)}`,
    basis: (basis, near) =>
      ({
        own: near === '' ? '' : `next to ${near}`,
        port: 'from port to port',
        extend: 'raise your fort',
        outpost: 'Outpost',
      })[basis],
    dearer: (cost) => `spreading there costs ${cost} then`,
    exposed: (cost) => `Fomori can spread here for ${cost}`,
    reach: (places) => `${places.join(' and ')} within reach`,
    reaches: (n) => `${n} Fomori within reach`,
  },
  ifHolds: (fame) => `+${fame} Fame if Érin holds`,
  tileBy: (tile, fame) => `your tile ${tile}: +${fame}`,
  shield: {
    title: (province) => `Shield ${at(province)}`,
    there: (shields, most) =>
      shields === 0 ? 'none stands there yet' : `${shields} of ${most} ${shields === 1 ? 'stands' : 'stand'} there`,
    dearer: 'spreading there costs 1 more',
    own: (n) => `protects ${n} of yours`,
    others: (n) => `and ${n} of others`,
  },
  spread: {
    title: (place) => `Spread to ${name(place)}`,
    empty: 'empty',
    destroys: (owner, level, isOwn) =>
      isOwn ? `destroys your own ${LEVEL[level]}` : `destroys the ${LEVEL[level]} of ${seatMark(owner)}`,
    saved: (n) => `master-builder saves ${count(n, 'disc', 'discs')}`,
    shields: (n) => count(n, 'shield smashed', 'shields smashed'),
  },
  repel: {
    title: (threat) => `Repel the ${THREAT[threat]}`,
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
    keep: (most, of) => `you keep ${most} of ${of} pieces`,
    keepAll: 'you keep all your pieces',
    fomoriBack: (n) => `${n} Fomori go back`,
    lost: (n) => `${count(n, 'piece goes', 'pieces go')} back`,
    first: 'you begin the next round',
  },
  keep: {
    title: (pieces) => `Keep ${pieces}`,
    there: (n) => `of ${n}`,
    back: (n) => (n === 0 ? 'nothing goes back' : `${n} go back`),
  },
  swap: {
    first: { ruse: (place) => `Ruse: ${name(place)}`, migration: (place) => `Migration: ${name(place)}` },
    second: (place) => `With ${name(place)}`,
    fort: (owner, level) => `${level} of ${seatMark(owner)}`,
    line: (there, here) => `${there} for ${here}`,
  },
  trophy: {
    title: (n) => `Return ${n} Fomori`,
    left: (n) => (n === 0 ? 'none is left to spread' : `${n} left to spread`),
    price: '−1 Castle Trophy',
  },
  endTurn: { title: 'End the turn', line: 'tiles and trophies stay for later' },
  stop: { title: 'Build no more', line: (discs) => `${count(discs, 'disc goes', 'discs go')} back` },
  turns: (ending, fomori, tribes) =>
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
  sumOfSection: (section, symbol) => `${SYMBOL[symbol][1]}, ${SECTION[section]}`,
  warnings: {
    ownFort: (place, level) => `The ${LEVEL[level]} ${at(place)} is your own.`,
    poorOutpost: (fame) => `That leaves you ${fame} Fame: too little for another Outpost or a Distant Attack.`,
    dearAttack: (gain) => `The Distant Attack costs 2 Fame and brings ${gain}.`,
    limit: (limit) => `You may reach ${limit} Corruption: this round would be the last.`,
    littleFame: (n) => `It brings only ${n} Fame now and is gone then.`,
    littleBard: (n) => `It takes away only ${n} Corruption now; it could be 3.`,
    tilesLost: (fame) => `This round is the last: your tiles could still bring ${fame} Fame before you pass.`,
    piecesLost: (n) => `${count(n, 'piece goes', 'pieces go')} back, and you could still use some.`,
    keepMore: (n) => `You may keep ${n} more.`,
    discsBack: (n) => `${count(n, 'saved disc goes', 'saved discs go')} back although you could still build.`,
  },
  questions: {
    port: 'On which port does your first Ait stand?',
    draw: (card) => `From which stack do you take card ${card} of 4?`,
    first: 'Which section do you block on all four cards?',
    second: (blocked) => `The ${SECTION[blocked]} is blocked. Which section do you block as well?`,
    ogam: (open) => `The ${SECTION[open]} is open. Do you open another section instead?`,
    take: (due) => (due === 1 ? 'Which tile do you take?' : `Which tile do you take? ${due} are due.`),
    act: (actions) => `What do you do? ${count(actions, 'action is', 'actions are')} left.`,
    actAt: (place) => `What do you do ${at(place)}?`,
    exchange: { ruse: 'Which Fomori changes places?', migration: 'Which Ait changes places?' },
    after: 'Do you use something else before your turn ends?',
    keep: (most, of) =>
      of <= most ? 'What do you keep? You may keep it all.' : `Which ${most} of your ${of} pieces do you keep?`,
    ruse: (threat, place) => `Which Fomori changes places with the ${threat} ${at(place)}?`,
    migration: (owner, place) => `What changes places with the fortification of ${seatMark(owner)} ${at(place)}?`,
    masters: (discs) => `Where do you build? ${count(discs, 'saved disc is', 'saved discs are')} left.`,
  },
}
