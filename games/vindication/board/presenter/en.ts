import { signed } from '@skerry/boards'
import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Attr, Deck, HexId, RegionId, Source, TriangleId } from '../../types.ts'
import { count, listText } from '../../words/effects.ts'
import {
  aCardOf,
  attributeName,
  cardName,
  deckForms,
  hexName,
  regionForm,
  regionName,
  triangleName,
} from '../../words/names.ts'
import { en as chip } from './chips/en.ts'

const cubes = (n: number): string => count(n, 'cube', 'cubes')
const steps = (n: number): string => count(n, 'step', 'steps')
const honor = (n: number): string => `${signed(n)} honor`
const and = (parts: readonly string[]): string => listText(parts, 'en')
const attrs = (n: number, attr: Attr): string => `${n} ${attributeName(attr, 'en')}`
const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th']

/** What the board says in English. Seats in sentences are marks (`seatMark`). */
export const en = {
  // —— where the game stands ——
  setup: 'Setting up',
  round: (n: number, isLast: boolean, isEndKnown: boolean): string =>
    isLast ? `Round ${n}, the last` : isEndKnown ? `Round ${n}, last but one` : `Round ${n}`,
  panes: {
    island: 'Island',
    power: 'Your power',
    cards: 'Cards',
  },
  phases: {
    move: 'Move',
    activate: 'Activate',
    visit: 'Visit or Rest',
    turn: 'Open',
    bonus: 'Bonus actions',
  },
  done: (action: string) => `${action}: done`,
  open: {
    move: (n: number) => `Move ${n}`,
    activate: 'Activate',
    visit: 'Visit/Rest',
    tile: '1 tile',
  },
  detail: {
    step: (n: number, of: number) => `step ${n} of ${of}`,
    visit: (region: RegionId) => regionName(region, 'en'),
    fight: 'the dice of the fight',
  },

  // —— the table ——
  discovered: 'Hexes discovered',
  undiscovered: 'Hexes still open',
  /** How many are missing follows. */
  trigger: (name: string) => `${name}: to go`,
  lastRound: (isLast: boolean, triggers: readonly string[]) =>
    `${isLast ? 'This is the last round' : 'One more round follows, the last'}${triggers.length === 0 ? '' : `. Met: ${and(triggers)}`}`,
  coin: (coin: number) => `Coin at ${coin} honor: to go`,

  // —— about a seat ——
  score: (place: number) => `Honor with final scoring as it stands, ${ORDINALS[place] ?? place}`,
  finalScore: 'Honor',
  honor: 'Honor',
  zones: 'Cubes on Potential, Influence, Conviction',
  spheres: 'Cubes on Inspiration, Knowledge, Strength, Wisdom, Vision, Courage',
  cards: 'Cards',
  cardsByKind: 'Companions, traits, relics, monsters',
  regions: 'Regions',
  tiles: 'Proficiency tiles',
  coins: 'Coins',
  speed: 'Speed',
  vindicated: 'vindicated: the character gives 2 attributes',
  wretched: 'vindicated (from 25 honor on with Potential empty)',
  mastery: (attr: Attr, n: number, isMaster: boolean) =>
    `${attributeName(attr, 'en')} mastery: ${n}${isMaster ? ', alone in the lead, 5 honor' : ''}`,

  // —— the supply ——
  supply: {
    cubes,
    zone: {
      pot: 'useless until augmented',
      inf: 'the purse: activations, attributes, charges',
      conv: 'control, empowered draws, saving a champion',
    },
    tile: (n: number) => `${n === 1 ? '' : `${n} tiles, `}${2 * n} for mastery; given back for up to 2 cubes`,
    tiles: (attr: Attr) => `Proficiency in ${attributeName(attr, 'en')}`,
    character: 'Character',
    wretched: 'wretched: 1 common attribute',
    vindicated: 'vindicated: 2 common attributes',
    speed: 'Speed',
    speedLine: (n: number) => `up to ${steps(n)}`,
    coins: 'Coins',
    regions: 'Regions',
    regionsLine: (names: readonly string[], n: number) => `${and(names)}: ${2 * n} honor at the end`,
    onIt: (n: number) => `${cubes(n)} on it`,
    champion: 'champion',
    kinds: { companion: 'Companions', trait: 'Traits', relic: 'Relics', monster: 'Monsters' },
    held: (name: string, on: number) => (on === 0 ? name : `${name} (${on})`),
    goal: (goal: string, points: number, isMet: boolean) => `${isMet ? 'met, ' : ''}${goal}: ${points} honor`,
  },

  // —— places ——
  place: {
    hex: (id: HexId) => hexName(id, 'en'),
    undiscovered: (n: number) => (n === 1 ? '1 undiscovered hex' : `${n} undiscovered hexes`),
    touches: (regions: readonly string[]) => `touches ${and(regions)}`,
    region: (region: RegionId) => regionName(region, 'en'),
    own: (name: string) => `${name} (yours)`,
    controlled: (name: string, seat: Seat) => `${name} (${seatMark(seat)})`,
    discovers: (n: number, bag: number) =>
      `${n === 1 ? 'A tile is drawn' : `${n} tiles are drawn one by one`} from the ${bag} left in the bag and laid at once.`,
    distribution: (n: number): string => (n === 1 ? '' : 'The chances are those of the first tile.'),
    visits: (regions: readonly string[]) => `You could visit ${and(regions)} now.`,
    noVisit: 'You could not visit anything there now.',
  },

  // —— Move ——
  step: {
    title: (regions: readonly RegionId[]) => `To ${and(regions.map((region) => regionName(region, 'en')))}`,
    shore: (id: TriangleId) => `To ${triangleName(id, 'en')}`,
    discover: 'Discover a hex',
  },
  stop: { title: 'Stop here' },
  teleport: { title: (regions: readonly RegionId[]) => `To ${and(regions.map((region) => regionName(region, 'en')))}` },
  hasten: {
    title: (n: number) => `${signed(n)} speed`,
    enough: '1 more is always enough to get out',
  },
  waive: { title: 'No Move in this turn' },
  lay: {
    title: (tile: RegionId, hex: HexId) => `${regionName(tile, 'en')} on ${hexName(hex, 'en')}`,
    neighbours: (regions: readonly string[]) => (regions.length === 0 ? 'no neighbours yet' : `beside ${and(regions)}`),
  },

  // —— Activate ——
  activate: {
    character: 'Your character',
    ability: (text: string) => `ability: ${text}`,
    influence: (left: number, most: number) =>
      `Influence then ${left}${most > 0 && left > 0 ? `, 1 less for each of up to ${count(most, 'attribute', 'attributes')}` : ''}`,
    purse: 'Every attribute gained takes 1 cube from Influence to its sphere.',
    kept: 'The cube stays on the companion until you motivate or part ways.',
  },

  // —— Visit, Rest ——
  visit: {
    free: 'free',
    pays: (cost: string) => `pay ${cost}`,
    discount: (n: number, full: string) => `${n} less than the ${full} on the tile`,
    times: (n: number) => (n <= 1 ? 'once at present' : `up to ${n} times at present`),
    openCard: (name: string, points: number) => `open: ${name}, ${honor(points)}`,
    onlyUnseen: 'only unseen cards',
    champion: (name: string) => `champion: ${name}`,
    attributes: (n: number, most: number) =>
      n < most ? `Influence pays only ${n} of ${most}` : `takes ${cubes(n)} from Influence`,
    speedTop: 'your speed is 5 already',
    speedTo: (n: number) => `speed ${n} then`,
    motivated: (n: number) => (n === 0 ? 'no cubes on companions' : `${cubes(n)} on your companions`),
    controlLater: 'Control is possible after the visit as well; before it the region is already yours.',
    missing: (cost: string) => `missing: ${cost}`,
    unpaid: (parts: readonly string[]) => `Not payable now: ${parts.join('; ')}.`,
  },
  rest: {
    title: 'Rest',
    from: (pot: number, inf: number) =>
      pot > 0
        ? `Potential ${pot} → ${pot - 1}, or Influence ${inf} → Conviction`
        : `Influence ${inf} → ${inf - 1}, Conviction + 1`,
    nothing: 'no cube to augment',
  },
  endTurn: {
    title: 'End turn',
  },

  // —— bonus actions ——
  convert: {
    title: (attr: Attr) => `+${attrs(1, attr)}`,
    buys: (deck: Deck, region: RegionId) =>
      `2 pay for ${aCardOf(deck, 'en')} at ${regionForm(region, 'en', 'accusative')}`,
  },
  tile: {
    buy: (attr: Attr) => `Buy a tile: ${attributeName(attr, 'en')}`,
    give: (attr: Attr) => `Give back a tile: ${attributeName(attr, 'en')}`,
  },
  control: { title: (region: RegionId) => `Control: ${regionName(region, 'en')}` },
  recall: {
    title: (from: string) => `Recall: ${from}`,
  },
  dismiss: {
    title: (name: string) => `Part ways with ${name}`,
  },
  vindicate: {
    title: 'Vindicate your character',
  },
  use: {
    conviction: (left: number) => `Conviction then ${left}`,
  },

  // —— cards ——
  from: {
    title: (deck: Deck) => deckForms(deck, 'en')[1],
  },
  draw: {
    top: 'Unseen card',
    empowered: 'Empowered draw',
    empoweredLine: (open: number, seen: number) =>
      `1 Conviction back to Influence; choose from ${count(open, 'open card', 'open cards')} and the top ${seen} of the deck`,
    mixed: 'The others are mixed into the deck.',
  },
  card: {
    honor,
  },
  putBack: { title: (name: string, n: number) => `${name} as card ${n}` },
  placeCharge: {
    title: (n: number, of: number) => `Place ${n} of ${count(of, 'charge', 'charges')}`,
    line: 'what Influence has; a recall brings more',
  },

  // —— dice ——
  dice: {
    roll: 'Roll the dice',
    rollOne: 'Roll the attribute die',
    champion: (name: string) => `${name} is your champion`,
    miss: 'nothing happens',
    exh: '2 Influence cubes go onto the champion',
    death: (points: number, conviction: number) =>
      conviction > 0
        ? `the champion dies${points > 0 ? ` and ${points} honor with it` : ''}, or 1 of ${conviction} Conviction saves it`
        : `the champion dies${points > 0 ? ` and ${points} honor with it` : ''}: you have no Conviction`,
    softened: 'Protection is counted in.',
    rerolls: (names: readonly string[]) => `${and(names)} could roll again.`,
    set: (attr: Attr) => `Choose ${attributeName(attr, 'en')}`,
    setLine: 'instead of rolling',
    reroll: (name: string) => `Roll again with ${name}`,
    keep: 'Keep the dice',
    first: { champion: 'The champion first', attribute: 'The attribute first' },
    firstLine: {
      champion: 'the attribute is paid with what Influence then holds',
      attribute: 'take the attribute as long as Influence pays for it',
    },
    save: 'Save the champion',
    letDie: 'Let it die',
  },

  // —— cubes ——
  augment: {
    pot: 'Potential → Influence',
    inf: 'Influence → Conviction',
  },
  downgrade: { conv: 'Conviction → Influence', inf: 'Influence → Potential' },
  shift: {
    title: (from: Attr, to: Attr) => `${attributeName(from, 'en')} → ${attributeName(to, 'en')}`,
  },
  spend: { title: (attr: Attr) => `Pay 1 ${attributeName(attr, 'en')}` },
  enough: { title: 'Enough' },
  leave: { title: 'Leave' },
  against: { title: (seat: Seat) => `Against ${seatMark(seat)}`, line: (n: number) => `${n} honor` },
  evict: { title: (seat: Seat, from: string) => `${seatMark(seat)}: ${from}`, line: 'the cube returns to Influence' },
  quest: { most: (n: number) => `up to ${n} honor` },

  // —— splits ——
  slot: {
    there: cubes,
    thereOf: (n: number, of: number) => `${n} of ${of}`,
    cube: 'cube',
  },
  split: {
    gain: (what: string) => `Gain ${what}`,
    gainNone: 'Gain nothing',
    motivate: (what: string) => `Take back ${what}`,
    motivateNone: 'Take nothing back',
    charge: (what: string) => `Charge ${what}`,
    chargeNone: 'Charge nothing',
    on: (n: number, card: string) => `${n} on ${cardName(card, 'en')}`,
    from: (n: number, card: string) => `${cubes(n)} from ${cardName(card, 'en')}`,
    attribute: (n: number, attr: Attr) => attrs(n, attr),
    list: and,
  },

  // —— why somebody would regret it ——
  warnings: {
    unused: (parts: readonly string[]) => `You have not used ${and(parts)} in this turn.`,
    unusedParts: { activate: 'Activate', visit: 'Visit or Rest' },
    dismiss: (name: string, points: number) =>
      points > 0
        ? `${name} leaves the game for good, and ${points} honor with it.`
        : `${name} leaves the game for good.`,
    recallRegion: (region: RegionId) =>
      `You give up ${regionForm(region, 'en', 'accusative')}: no honor for visits, and 2 fewer at the end.`,
    recallConviction: 'Only an augment brings the cube back to Conviction.',
    recallHeroic: (attr: Attr) => `A cube of ${attributeName(attr, 'en')} has cost two common attributes.`,
    recallCharge: (name: string) => `A charge of ${name} would be lost unused.`,
    letDie: (name: string, points: number) =>
      `1 Conviction would save ${name}${points > 0 ? ` and ${points} honor` : ''}.`,
    nothingGained: 'You would gain none of the attributes, though you could.',
    noInfluence: 'No Influence would be left to pay for its attributes.',
    emptyVisit: (why: string) => `The visit would bring you nothing: ${why}.`,
    tileForMastery: (attr: Attr) => `You would lose the lead in ${attributeName(attr, 'en')} mastery, 5 honor.`,
    deathRisk: (share: string) => `In ${share} your champion dies, and you have no Conviction to save it.`,
    lastCompanion: 'It is your only companion: without one there is no champion.',
    unneededDowngrade: 'You pay as much for 1 as for 2.',
  },

  // —— questions ——
  questions: {
    keepQuest: 'Which secret quest do you keep?',
    lay: (tile: RegionId) => `Where do you lay ${regionForm(tile, 'en', 'accusative')}?`,
    turn: 'What do you do?',
    mustMove: 'You still have to move. Where to?',
    turnDone: 'Bonus actions, or end the turn?',
    stepTo: 'Do you go there?',
    atRegion: (region: RegionId) => `What do you do at ${regionForm(region, 'en', 'accusative')}?`,
    withCard: (name: string) => `What do you do with ${name}?`,
    withAttr: (attr: Attr) => `What do you do with ${attributeName(attr, 'en')}?`,
    move: (left: number) => `${steps(left)} left: where to, or stop here?`,
    moveOn: (left: number) => `${steps(left)} left: where to?`,
    moveAbility: 'No step left. An ability for more, or stop here?',
    teleport: 'Where do you teleport to?',
    downgrade: 'Which cube do you downgrade?',
    option: (region: RegionId) => `What do you use ${regionForm(region, 'en', 'accusative')} for?`,
    more: (region: RegionId) => `${regionName(region, 'en')}: once more, or leave?`,
    deck: 'Which deck do you take the card from?',
    source: (deck: Deck) => `Which ${deckForms(deck, 'en')[0]} do you take?`,
    monster: 'Which monster do you defeat?',
    pick: (deck: Deck) => `Which ${deckForms(deck, 'en')[0]} do you choose?`,
    charging: (name: string, n: number, of: number) => `${name}: place ${n} of ${of} charges, or recall first?`,
    peek: 'Which deck do you look at?',
    order: (n: number) => `Which card comes back as number ${n} from the top?`,
    before: 'Before the dice are rolled: anything else?',
    rerolls: (dice: string) => `The dice show ${dice}. Roll again?`,
    dice: (mon: string | null, att: Attr) =>
      mon === null ? attributeName(att, 'en') : `${mon} and ${attributeName(att, 'en')}`,
    first: 'What is carried out first?',
    save: (name: string) => `${name} would die. Do you pay 1 Conviction?`,
    exhaustion: (n: number) => `Exhaustion: ${cubes(n)} still to place. From where do you recall?`,
    gain: (n: number): string => (n === 1 ? 'Which attribute do you gain?' : 'Which attributes do you gain?'),
    gainBy: (name: string) => `${name}: which attributes?`,
    augment: (n: number) => (n === 1 ? 'Which cube do you augment?' : `Which cube do you augment? ${n} are left.`),
    motivate: (n: number) => `From which companions do you take back up to ${cubes(n)}?`,
    charge: 'Which relics do you charge?',
    spend: 'Which attribute do you pay?',
    shift: 'Which cube do you move?',
    opponent: 'Against whom?',
    cube: 'Which cube has to go?',
  },

  // —— the log ——
  log: {
    turn: (seat: Seat, round: number) => `Round ${round}: ${seatMark(seat)}`,
    journeys: 'The journeys begin',
    scoring: 'Final scoring',
  },

  sources: { open: 'open pile', top: 'deck', empowered: 'empowered' } as Readonly<Record<Source, string>>,

  chip,
}

export type PresenterWords = typeof en
