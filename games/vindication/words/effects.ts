/**
 * What abilities, costs, requirements and regions say in words: a sentence is made of its effects, so the two cannot
 * disagree.
 */

import type { Language } from '@skerry/contracts'
import type {
  Attr,
  Card,
  Clause,
  Cost,
  Counter,
  Deck,
  Goal,
  Happening,
  Kind,
  Quest,
  Region,
  RegionOption,
  Requirement,
  Scored,
  TableCounter,
  TableRequirement,
  Trigger,
  VinEffect,
} from '../types.ts'
import {
  ATTRIBUTE_IDS,
  aCardOf,
  attributeName,
  dieName,
  type Forms,
  isColour,
  regionForm,
  regionName,
} from './names.ts'

/** How a requirement is said: as a task, of the reader, of somebody. */
type Voice = 'task' | 'you' | 'somebody'
type Verb = 'have' | 'control' | 'be'

/** The words of a language that effects are told with; a phrase is an order to the reader, or what holds for the reader. */
interface EffectWords {
  readonly and: string
  readonly or: string
  readonly common: Forms
  readonly heroic: Forms
  readonly any: Forms
  readonly ofChoice: string
  readonly nothing: string
  readonly upTo: (n: number, what: string) => string
  readonly honor: (n: number) => string
  readonly gain: (what: string) => string
  readonly augment: Readonly<Record<'pot' | 'inf' | 'either', (n: number) => string>>
  readonly down: (n: number) => string
  readonly motivate: (n: number) => string
  readonly aCompanion: string
  readonly card: (what: string, from: string) => string
  readonly from: Readonly<Record<'open' | 'top' | 'either', string>>
  readonly discount: (regions: readonly string[], names: string, less: string, isLasting: boolean) => string
  readonly move: (n: number, isLasting: boolean) => string
  readonly tele: Readonly<Record<'shore' | 'free', string>>
  readonly reroll: (die: string, isLasting: boolean) => string
  readonly setdie: string
  readonly safe: (from: 'EXH' | 'DEATH', kind: Kind | null, isLasting: boolean) => string
  readonly shift: (n: number, from: string, to: string) => string
  /** Spheres of choice, as where a cube comes from and where it goes. */
  readonly spheres: Readonly<Record<'common' | 'heroic' | 'any', readonly [from: string, to: string]>>
  readonly charge: (n: number) => string
  readonly ctrlcost: (isLasting: boolean) => string
  readonly again: Readonly<Record<'visit' | 'activate' | 'prof', string>>
  readonly mastery: (n: number, attr: string) => string
  readonly score: (n: number, each: string, most: number) => string
  readonly each: Readonly<Record<Scored, string>>
  readonly steal: (n: number) => string
  readonly lose: Readonly<Record<'opponent' | 'opponents' | 'visitor', (n: number) => string>>
  readonly evict: Readonly<Record<'attr' | 'region' | 'relic', string>>
  readonly peek: (n: number, deck: string) => string
  readonly peekDecks: Readonly<Record<Deck | 'companions' | 'all', string>>
  readonly scout: (n: number) => string
  readonly speed: (n: number) => string
  readonly recharge: string
  readonly fight: string
  readonly roll: string
  // Clauses:
  readonly on: Readonly<Record<'ACT' | 'MATE' | 'USE1' | 'USE*' | 'ENTER' | 'PASSIVE' | 'END', string>>
  readonly when: Readonly<Record<Happening, string>>
  readonly oncePerTurn: string
  readonly forPrice: (price: string) => string
  readonly costs: Readonly<Record<'common' | 'conv' | 'charge' | 'slot', string>>
  /** Where the cube goes that a slot costs. */
  readonly ontoSlot: string
  readonly provided: (requirement: string) => string
  // Requirements:
  readonly verbs: Readonly<Record<Verb, Readonly<Record<Voice, string>>>>
  readonly required: (object: string, verb: string, voice: Voice) => string
  readonly atLeast: (n: number, forms: Forms) => string
  readonly exactly: (n: number, forms: Forms) => string
  readonly counted: Readonly<
    Record<Exclude<Counter, 'honor' | 'vindicated' | 'speed' | 'cardColours' | 'regions'>, Forms>
  >
  readonly honorOf: (n: number) => string
  readonly vindicated: string
  readonly speedOf: (n: number, is: '>=' | '=') => string
  readonly coloursOf: (n: number) => string
  readonly ofKind: (n: number, region: string) => string
  readonly table: Readonly<Record<TableCounter, (amount: string, isOne: boolean) => string>>
  readonly players: (factor: number, more: number) => string
  readonly noFewer: (n: number) => string
  readonly somebody: string
  // Cards and regions:
  readonly brings: string
  readonly initiative: string
  readonly slots: Forms
  readonly initialCharge: (n: number) => string
  readonly noAbility: string
  readonly honorGiven: (n: number) => string
  readonly option: (price: string, isRepeatable: boolean) => string
  readonly orElse: string
  readonly andOr: string
}

const EN: EffectWords = {
  and: 'and',
  or: 'or',
  common: ['common attribute', 'common attributes'],
  heroic: ['heroic attribute', 'heroic attributes'],
  any: ['attribute', 'attributes'],
  ofChoice: ' of your choice',
  nothing: 'nothing',
  upTo: (n, what) => (n === 1 ? what : `up to ${what}`),
  honor: (n) => (n < 0 ? `lose ${-n} honor` : `gain ${n} honor`),
  gain: (what) => `gain ${what}`,
  augment: {
    either: (n) => `augment ${n}`,
    pot: (n) => `move ${cubes(n)} from Potential to Influence`,
    inf: (n) => `move ${cubes(n)} from Influence to Conviction`,
  },
  down: (n) => `choose an opponent, whose power is downgraded by ${n}`,
  motivate: (n) =>
    n === 1 ? 'take 1 cube back from one of your companions' : `take up to ${n} cubes back from your companions`,
  aCompanion: 'a companion of a colour of your choice',
  card: (what, from) => `gain ${what} ${from}, free of charge`,
  from: {
    open: 'from the open pile',
    top: 'unseen from the face-down deck',
    either: 'from the open pile or, unseen, from the face-down deck',
  },
  discount: (regions, names, less, isLasting) =>
    `${names} ${regions.length === 1 ? 'costs' : 'cost'} you ${less} less${isLasting ? '' : ' this turn'}`,
  move: (n, isLasting) => `your Move may be ${count(n, 'step', 'steps')} longer${isLasting ? '' : ' this turn'}`,
  tele: {
    shore: 'as your whole Move, teleport to a free shore triangle',
    free: 'as your whole Move, teleport to any free triangle',
  },
  reroll: (die, isLasting) =>
    isLasting ? `you may roll the ${die} again, once per roll` : `roll the ${die} of the current roll again`,
  setdie: 'once this turn, choose the face of the attribute die instead of rolling it',
  safe: (from, kind, isLasting) => {
    const turned = from === 'EXH' ? 'Exhaustion counts as a miss' : 'Death counts as Exhaustion'
    if (kind === 'companion') return `while this companion is your champion, ${turned}`
    return `for your champion ${turned}${isLasting ? '' : ' this turn'}`
  },
  shift: (n, from, to) => `move ${n === 1 ? '' : 'up to '}${cubes(n)} from ${from} to ${to}`,
  spheres: {
    common: ['a common sphere', 'a common sphere'],
    heroic: ['a heroic sphere', 'a heroic sphere'],
    any: ['any sphere', 'any sphere'],
  },
  charge: (n) =>
    n === 1 ? 'put 1 Influence cube on one of your relics' : `put up to ${n} Influence cubes on your relics`,
  ctrlcost: (isLasting) => `evicting costs you 1 Conviction instead of 2${isLasting ? '' : ' this turn'}`,
  again: {
    visit: 'you may visit one more region this turn',
    activate: 'you may activate once more this turn',
    prof: 'you may buy one more proficiency tile this turn',
  },
  mastery: (n, attr) => `you count ${n} more for ${attr} mastery`,
  score: (n, each, most) => `gain ${n} honor for ${each}, at most ${most}`,
  each: {
    RED: 'each of your red companions',
    YEL: 'each of your yellow companions',
    BLU: 'each of your blue companions',
    COMPANION: 'each of your companions',
    TRAIT: 'each of your traits',
    RELIC: 'each of your relics',
    MONSTER: 'each of your monsters',
    REGION: 'each region you control',
    PROF: 'each of your proficiency tiles',
    COIN: 'each of your coins',
  },
  steal: (n) => `take up to ${n} honor from an opponent of your choice`,
  lose: {
    opponent: (n) => `an opponent of your choice loses ${n} honor`,
    opponents: (n) => `all opponents lose ${n} honor`,
    visitor: (n) => `the visitor loses ${n} honor`,
  },
  evict: {
    attr: 'send 1 cube of an opponent from a sphere back to Influence',
    region: 'send 1 cube of an opponent from a region back to Influence',
    relic: 'send 1 cube of an opponent from a relic back to Influence',
  },
  peek: (n, deck) =>
    n === 1
      ? `look at the top card of ${deck}`
      : `look at the top ${n} cards of ${deck} and put them back in any order`,
  peekDecks: {
    yellow: 'the yellow deck',
    blue: 'the blue deck',
    red: 'the red deck',
    trait: 'the deck of traits',
    relic: 'the deck of relics',
    monster: 'the deck of monsters',
    companions: 'one deck of companions',
    all: 'one of the six decks',
  },
  scout: (n) =>
    n === 1
      ? 'draw 1 tile and lay it on an open hex next to a discovered one'
      : `draw ${n} tiles and lay each on an open hex next to a discovered one`,
  speed: (n) => `raise your speed by ${n}`,
  recharge: 'put Influence cubes on your relics, up to 3 on each',
  fight: 'defeat a monster, then roll both dice',
  roll: 'roll the attribute die and gain 1 of the attribute shown',
  on: {
    ACT: 'on activation',
    MATE: 'when its companion is activated',
    USE1: 'once per turn',
    'USE*': 'any number of times',
    ENTER: 'when it comes to you',
    PASSIVE: 'always',
    END: 'at the end of the game',
  },
  when: {
    youDiscover: 'whenever you discover something',
    youConvert: 'whenever you convert into a heroic attribute',
    youRest: 'whenever you rest',
    'youVisit(RESOURCE)': 'whenever you visit a Fort, Holy Spire or Library',
    youControl: 'whenever you take control of a region',
    youDefeat: 'whenever you defeat a monster',
    'youGain(TRAIT)': 'whenever you gain a trait',
    'youGain(RELIC)': 'whenever you gain a relic',
    'oppGains(COMPANION)': 'whenever an opponent gains a companion',
    oppVisitsMine: 'whenever an opponent visits a region of yours',
    companionDies: 'whenever one of your companions dies',
  },
  oncePerTurn: ', at most once per turn',
  forPrice: (price) => `, for ${price}`,
  costs: {
    common: '1 common attribute',
    conv: '1 Conviction',
    charge: '1 charge',
    slot: '1 Influence',
  },
  ontoSlot: ' onto a free slot of this card',
  provided: (requirement) => `, if ${requirement}`,
  verbs: {
    have: { task: 'have', you: 'you have', somebody: 'has' },
    control: { task: 'control', you: 'you control', somebody: 'controls' },
    be: { task: 'be', you: 'you are', somebody: 'is' },
  },
  required: (object, verb) => `${verb} ${object}`,
  atLeast: (n, forms) => `at least ${count(n, ...forms)}`,
  exactly: (n, forms) => (n === 0 ? `no ${forms[1]}` : `exactly ${count(n, ...forms)}`),
  counted: {
    ctrl: ['region', 'regions'],
    conv: ['cube on Conviction', 'cubes on Conviction'],
    pot: ['cube on Potential', 'cubes on Potential'],
    companions: ['companion', 'companions'],
    traits: ['trait', 'traits'],
    relics: ['relic', 'relics'],
    monsters: ['monster', 'monsters'],
    yellow: ['yellow companion', 'yellow companions'],
    blue: ['blue companion', 'blue companions'],
    red: ['red companion', 'red companions'],
    profs: ['proficiency tile', 'proficiency tiles'],
    coins: ['coin', 'coins'],
    heroicAttr: ['cube on heroic spheres', 'cubes on heroic spheres'],
    heroicCards: ['trait, relic or monster', 'traits, relics and monsters together'],
  },
  honorOf: (n) => `at least ${n} honor`,
  vindicated: 'vindicated',
  speedOf: (n, is) => (is === '=' ? `speed ${n}` : n >= 5 ? `speed ${n}` : `speed ${n} or more`),
  coloursOf: (n) => (n === 6 ? 'cards of all six colours' : `cards of at least ${n} of the six colours`),
  ofKind: (n, region) => `at least ${n} regions of the kind ${region}`,
  table: {
    discovered: (amount, isOne) => `at least ${amount} ${isOne ? 'hex is' : 'hexes are'} discovered`,
    controlled: (amount, isOne) => `at least ${amount} ${isOne ? 'region is' : 'regions are'} controlled`,
    redeemed: (amount, isOne) => `at least ${amount} ${isOne ? 'player is' : 'players are'} vindicated`,
  },
  players: (factor, more) => (factor === 1 && more < 0 ? `all but ${-more}` : `${factor} per player${plus(more)}`),
  noFewer: (n) => ` (no fewer than ${n})`,
  somebody: 'a player',
  brings: 'activation',
  initiative: 'initiative',
  slots: ['slot', 'slots'],
  initialCharge: (n) => `comes with ${count(n, 'charge', 'charges')}`,
  noAbility: 'no ability',
  honorGiven: (n) => `${signed(n)} honor`,
  option: (price, isRepeatable) =>
    price === '' ? '' : isRepeatable ? `as often as you pay ${price}: ` : `for ${price}: `,
  orElse: '; or ',
  andOr: '; and, before or after it or by itself: ',
}

const DE: EffectWords = {
  and: 'und',
  or: 'oder',
  common: ['Standardattribut', 'Standardattribute'],
  heroic: ['heroisches Attribut', 'heroische Attribute'],
  any: ['Attribut', 'Attribute'],
  ofChoice: ' nach Wahl',
  nothing: 'nichts',
  upTo: (n, what) => (n === 1 ? what : `bis zu ${what}`),
  honor: (n) => (n < 0 ? `verliere ${-n} Ehre` : `erhalte ${n} Ehre`),
  gain: (what) => `erhalte ${what}`,
  augment: {
    either: (n) => `steigere deine Energie um ${n}`,
    pot: (n) => `verschiebe ${blocks(n)} vom Potenzial zum Einfluss`,
    inf: (n) => `verschiebe ${blocks(n)} vom Einfluss zur Überzeugungskraft`,
  },
  down: (n) => `verringere die Energie einer anderen Person um ${n}`,
  motivate: (n) =>
    n === 1 ? 'nimm 1 Block von einem deiner Begleiter zurück' : `nimm bis zu ${n} Blöcke von deinen Begleitern zurück`,
  aCompanion: 'einen Begleiter einer Farbe deiner Wahl',
  card: (what, from) => `erhalte kostenlos ${what} ${from}`,
  from: {
    open: 'vom offenen Stapel',
    top: 'ungesehen vom verdeckten Stapel',
    either: 'vom offenen oder ungesehen vom verdeckten Stapel',
  },
  discount: (regions, names, less, isLasting) =>
    `${names} ${regions.length === 1 ? 'kostet' : 'kosten'} dich ${isLasting ? '' : 'in diesem Zug '}${less} weniger`,
  move: (n, isLasting) =>
    `deine Bewegung darf ${isLasting ? '' : 'in diesem Zug '}${count(n, 'Schritt', 'Schritte')} länger sein`,
  tele: {
    shore: 'teleportiere dich statt der Bewegung auf ein freies Uferdreieck',
    free: 'teleportiere dich statt der Bewegung auf ein beliebiges freies Dreieck',
  },
  reroll: (die, isLasting) =>
    isLasting ? `du darfst den ${die} einmal je Wurf neu würfeln` : `würfle den ${die} des laufenden Wurfs neu`,
  setdie: 'bestimme in diesem Zug einmal die Seite des Attributwürfels, statt ihn zu werfen',
  safe: (from, kind, isLasting) => {
    const turned = from === 'EXH' ? 'Erschöpfung als Misslingen' : 'Tod als Erschöpfung'
    if (kind === 'companion') return `solange dieser Begleiter dein Champion ist, zählt ${turned}`
    return `für deinen Champion zählt ${isLasting ? '' : 'in diesem Zug '}${turned}`
  },
  shift: (n, from, to) => `verschiebe ${n === 1 ? '' : 'bis zu '}${blocks(n)} von ${from} auf ${to}`,
  spheres: {
    common: ['einem Standardkreis', 'einen Standardkreis'],
    heroic: ['einem heroischen Kreis', 'einen heroischen Kreis'],
    any: ['einem beliebigen Kreis', 'einen beliebigen Kreis'],
  },
  charge: (n) =>
    n === 1 ? 'lege 1 Einflussblock auf eine deiner Reliquien' : `lege bis zu ${n} Einflussblöcke auf deine Reliquien`,
  ctrlcost: (isLasting) => `ein Rauswurf kostet dich ${isLasting ? '' : 'in diesem Zug '}1 statt 2 Überzeugungskraft`,
  again: {
    visit: 'du darfst in diesem Zug eine weitere Region besuchen',
    activate: 'du darfst in diesem Zug ein weiteres Mal aktivieren',
    prof: 'du darfst in diesem Zug ein weiteres Kenntnisplättchen kaufen',
  },
  mastery: (n, attr) => `du zählst ${n} mehr für die Meisterschaft in ${attr}`,
  score: (n, each, most) => `erhalte ${n} Ehre für ${each}, höchstens ${most}`,
  each: {
    RED: 'jeden deiner roten Begleiter',
    YEL: 'jeden deiner gelben Begleiter',
    BLU: 'jeden deiner blauen Begleiter',
    COMPANION: 'jeden deiner Begleiter',
    TRAIT: 'jede deiner Eigenschaften',
    RELIC: 'jede deiner Reliquien',
    MONSTER: 'jedes deiner Monster',
    REGION: 'jede Region, die du kontrollierst',
    PROF: 'jedes deiner Kenntnisplättchen',
    COIN: 'jede deiner Münzen',
  },
  steal: (n) => `nimm einer anderen Person deiner Wahl bis zu ${n} Ehre`,
  lose: {
    opponent: (n) => `eine andere Person deiner Wahl verliert ${n} Ehre`,
    opponents: (n) => `alle anderen verlieren ${n} Ehre`,
    visitor: (n) => `wer zu Besuch kommt, verliert ${n} Ehre`,
  },
  evict: {
    attr: 'schicke 1 fremden Block von einem Kreis zurück zum Einfluss',
    region: 'schicke 1 fremden Block von einer Region zurück zum Einfluss',
    relic: 'schicke 1 fremden Block von einer Reliquie zurück zum Einfluss',
  },
  peek: (n, deck) =>
    n === 1
      ? `sieh dir die oberste Karte ${deck} an`
      : `sieh dir die obersten ${n} Karten ${deck} an und lege sie in beliebiger Reihenfolge zurück`,
  peekDecks: {
    yellow: 'des gelben Stapels',
    blue: 'des blauen Stapels',
    red: 'des roten Stapels',
    trait: 'des Stapels der Eigenschaften',
    relic: 'des Stapels der Reliquien',
    monster: 'des Stapels der Monster',
    companions: 'eines Stapels von Begleitern',
    all: 'eines der sechs Stapel',
  },
  scout: (n) =>
    n === 1
      ? 'ziehe 1 Plättchen und lege es auf ein offenes Hexfeld neben einem entdeckten'
      : `ziehe ${n} Plättchen und lege jedes auf ein offenes Hexfeld neben einem entdeckten`,
  speed: (n) => `erhöhe deine Geschwindigkeit um ${n}`,
  recharge: 'lege Einflussblöcke auf deine Reliquien, bis zu 3 auf jede',
  fight: 'besiege ein Monster und wirf dann beide Würfel',
  roll: 'wirf den Attributwürfel und erhalte 1 von dem Attribut, das er zeigt',
  on: {
    ACT: 'bei Aktivierung',
    MATE: 'wenn sein Begleiter aktiviert wird',
    USE1: 'einmal je Zug',
    'USE*': 'beliebig oft',
    ENTER: 'beim Erhalt',
    PASSIVE: 'immer',
    END: 'am Ende des Spiels',
  },
  when: {
    youDiscover: 'immer wenn du etwas entdeckst',
    youConvert: 'immer wenn du in ein heroisches Attribut konvertierst',
    youRest: 'immer wenn du dich ausruhst',
    'youVisit(RESOURCE)': 'immer wenn du ein Fort, einen Heiligen Kirchturm oder eine Bibliothek besuchst',
    youControl: 'immer wenn du die Kontrolle über eine Region übernimmst',
    youDefeat: 'immer wenn du ein Monster besiegst',
    'youGain(TRAIT)': 'immer wenn du eine Eigenschaft erhältst',
    'youGain(RELIC)': 'immer wenn du eine Reliquie erhältst',
    'oppGains(COMPANION)': 'immer wenn eine andere Person einen Begleiter erhält',
    oppVisitsMine: 'immer wenn eine andere Person eine deiner Regionen besucht',
    companionDies: 'immer wenn einer deiner Begleiter stirbt',
  },
  oncePerTurn: ', höchstens einmal je Zug',
  forPrice: (price) => `, für ${price}`,
  costs: {
    common: '1 Standardattribut',
    conv: '1 Überzeugungskraft',
    charge: '1 Ladung',
    slot: '1 Einfluss',
  },
  ontoSlot: ' auf einen freien Platz dieser Karte',
  provided: (requirement) => `, wenn ${requirement}`,
  verbs: {
    have: { task: 'haben', you: 'hast', somebody: 'hat' },
    control: { task: 'kontrollieren', you: 'kontrollierst', somebody: 'kontrolliert' },
    be: { task: 'sein', you: 'bist', somebody: 'ist' },
  },
  required: (object, verb, voice) =>
    voice === 'you' ? `du ${object} ${verb}` : voice === 'task' ? `${object} ${verb}` : `${verb} ${object}`,
  atLeast: (n, forms) => `mindestens ${count(n, ...forms)}`,
  exactly: (n, forms) => (n === 0 ? `keine ${forms[1]}` : `genau ${count(n, ...forms)}`),
  counted: {
    ctrl: ['Region', 'Regionen'],
    conv: ['Block auf Überzeugungskraft', 'Blöcke auf Überzeugungskraft'],
    pot: ['Block auf Potenzial', 'Blöcke auf Potenzial'],
    companions: ['Begleiter', 'Begleiter'],
    traits: ['Eigenschaft', 'Eigenschaften'],
    relics: ['Reliquie', 'Reliquien'],
    monsters: ['Monster', 'Monster'],
    yellow: ['gelben Begleiter', 'gelbe Begleiter'],
    blue: ['blauen Begleiter', 'blaue Begleiter'],
    red: ['roten Begleiter', 'rote Begleiter'],
    profs: ['Kenntnisplättchen', 'Kenntnisplättchen'],
    coins: ['Münze', 'Münzen'],
    heroicAttr: ['Block auf heroischen Kreisen', 'Blöcke auf heroischen Kreisen'],
    heroicCards: ['Eigenschaft, Reliquie oder Monster', 'Eigenschaften, Reliquien und Monster zusammen'],
  },
  honorOf: (n) => `mindestens ${n} Ehre`,
  vindicated: 'rehabilitiert',
  speedOf: (n, is) => (is === '=' || n >= 5 ? `Geschwindigkeit ${n}` : `mindestens Geschwindigkeit ${n}`),
  coloursOf: (n) => (n === 6 ? 'Karten aller sechs Farben' : `Karten von mindestens ${n} der sechs Farben`),
  ofKind: (n, region) => `mindestens ${n} Regionen der Art ${region}`,
  table: {
    discovered: (amount, isOne) => `mindestens ${amount} ${isOne ? 'Hexfeld ist' : 'Hexfelder sind'} entdeckt`,
    controlled: (amount, isOne) => `mindestens ${amount} ${isOne ? 'Region ist' : 'Regionen sind'} kontrolliert`,
    redeemed: (amount, isOne) => `mindestens ${amount} ${isOne ? 'Person ist' : 'Personen sind'} rehabilitiert`,
  },
  players: (factor, more) => (factor === 1 && more < 0 ? `alle bis auf ${-more}` : `${factor} je Person${plus(more)}`),
  noFewer: (n) => ` (nicht weniger als ${n})`,
  somebody: 'jemand',
  brings: 'Aktivierung',
  initiative: 'Initiative',
  slots: ['Platz für Blöcke', 'Plätze für Blöcke'],
  initialCharge: (n) => `kommt mit ${count(n, 'Ladung', 'Ladungen')}`,
  noAbility: 'keine Fähigkeit',
  honorGiven: (n) => `${signed(n)} Ehre`,
  option: (price, isRepeatable) => (price === '' ? '' : isRepeatable ? `sooft du ${price} zahlst: ` : `für ${price}: `),
  orElse: '; oder ',
  andOr: '; und, davor, danach oder für sich: ',
}
const WORDS: Readonly<Record<Language, EffectWords>> = { en: EN, de: DE }

// —— lists and quantities ——

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
/** `a, b and c` */
export const listText = (items: readonly string[], language: Language): string => joined(items, WORDS[language].and)
/** `a, b or c` */
export const orText = (items: readonly string[], language: Language): string => joined(items, WORDS[language].or)

/** `1 cube`, `2 cubes` */
export function count(n: unknown, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}
const cubes = (n: number): string => count(n, 'cube', 'cubes')
const blocks = (n: number): string => count(n, 'Block', 'Blöcke')
const plus = (n: number): string => (n === 0 ? '' : n < 0 ? ` − ${-n}` : ` + ${n}`)
/** With a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

// —— attributes and prices ——

/** All three common attributes, all three heroic ones, or all six. */
function groupOf(kinds: readonly Attr[]): 'common' | 'heroic' | 'any' | null {
  const [common, heroic] = [ATTRIBUTE_IDS.slice(0, 3), ATTRIBUTE_IDS.slice(3)]
  const isAll = (ids: readonly Attr[]) => ids.length === kinds.length && ids.every((id) => kinds.includes(id))
  if (isAll(ATTRIBUTE_IDS)) return 'any'
  if (isAll(common)) return 'common'
  return isAll(heroic) ? 'heroic' : null
}

/** `2 Strength`, `1 common attribute`, `2 Inspiration or Strength` */
export function attributesTitle(kinds: readonly Attr[], n: number, language: Language): string {
  const group = groupOf(kinds)
  return group === null ? `${n} ${namesText(kinds, language)}` : count(n, ...WORDS[language][group])
}
/** In a sentence: `1 common attribute of your choice`. */
export const attributesText = (kinds: readonly Attr[], n: number, language: Language): string =>
  `${attributesTitle(kinds, n, language)}${groupOf(kinds) === null ? '' : WORDS[language].ofChoice}`
const namesText = (kinds: readonly Attr[], language: Language): string =>
  orText(
    kinds.map((attr) => attributeName(attr, language)),
    language,
  )

export type Price = Readonly<Partial<Record<Attr, number>>>
/** `2 Inspiration and 1 Strength`: a price or what is gained; nothing for none. */
export const priceText = (price: Price, language: Language): string =>
  listText(
    ATTRIBUTE_IDS.flatMap((attr) =>
      (price[attr] ?? 0) === 0 ? [] : [`${price[attr]} ${attributeName(attr, language)}`],
    ),
    language,
  )

/** `2 Inspiration, 2 Knowledge or 2 Strength` */
export const pricesText = (prices: readonly Price[], language: Language): string =>
  orText(
    prices.map((price) => priceText(price, language)),
    language,
  )

/** What an ability costs: `1 Strength`, `1 charge`. */
export function costText(cost: Cost, language: Language): string {
  const { costs } = WORDS[language]
  return cost in costs ? costs[cost as keyof typeof costs] : `1 ${attributeName(cost, language)}`
}

/** What activating a companion may gain: `2 Strength and 1 common attribute of your choice`. */
export function activationText(attributes: Card['attributes'], language: Language): string {
  const groups = new Map<string, { kinds: readonly Attr[]; n: number }>()
  for (const kinds of attributes) {
    const key = kinds.join('|')
    groups.set(key, { kinds, n: (groups.get(key)?.n ?? 0) + 1 })
  }
  const parts = [...groups.values()].map(({ kinds, n }) => attributesText(kinds, n, language))
  return listText(parts, language) || WORDS[language].nothing
}

// —— effects ——

/** On what kind of card an effect stands, and whether it holds all the time. */
interface Standing {
  readonly kind: Kind | null
  readonly isLasting: boolean
}
const BY_ITSELF: Standing = { kind: null, isLasting: false }

const areCompanions = (decks: readonly Deck[]): boolean => decks.length === 3 && decks.every(isColour)
function cardsText(decks: readonly Deck[], language: Language): string {
  if (areCompanions(decks)) return WORDS[language].aCompanion
  return orText(
    decks.map((deck) => aCardOf(deck, language)),
    language,
  )
}
function peekedDeck(decks: readonly Deck[], language: Language): string {
  const { peekDecks } = WORDS[language]
  if (decks.length === 6) return peekDecks.all
  if (areCompanions(decks)) return peekDecks.companions
  return orText(
    decks.map((deck) => peekDecks[deck]),
    language,
  )
}
function sphereText(kinds: readonly Attr[], end: 0 | 1, language: Language): string {
  const group = groupOf(kinds)
  return group === null ? namesText(kinds, language) : WORDS[language].spheres[group][end]
}

function oneEffect(effect: VinEffect, language: Language, { kind, isLasting }: Standing): string {
  const words = WORDS[language]
  switch (effect.do) {
    case 'hon':
      return words.honor(effect.n)
    case 'attr':
      return words.gain(words.upTo(effect.n, attributesText(effect.kinds, effect.n, language)))
    case 'aug':
      return words.augment[effect.from](effect.n)
    case 'down':
      return words.down(effect.n)
    case 'motivate':
      return words.motivate(effect.n)
    case 'card':
      return words.card(cardsText(effect.decks, language), words.from[effect.from])
    case 'discount': {
      const names = effect.regions.map((region) => regionForm(region, language, 'nominative'))
      const less = `${effect.n} ${namesText(effect.attrs, language)}`
      return words.discount(effect.regions, listText(names, language), less, isLasting)
    }
    case 'move':
      return words.move(effect.n, isLasting)
    case 'tele':
      return words.tele[effect.to]
    case 'reroll':
      return words.reroll(dieName(effect.die, language), isLasting)
    case 'setdie':
      return words.setdie
    case 'safe':
      return words.safe(effect.from, kind, isLasting)
    case 'convert':
      return words.shift(effect.n, sphereText(effect.from, 0, language), sphereText(effect.to, 1, language))
    case 'charge':
      return words.charge(effect.n)
    case 'ctrlcost':
      return words.ctrlcost(isLasting)
    case 'again':
      return words.again[effect.what]
    case 'mastery':
      return words.mastery(effect.n, attributeName(effect.attr, language))
    case 'score':
      return words.score(effect.n, words.each[effect.each], effect.most)
    case 'steal':
      return words.steal(effect.n)
    case 'lose':
      return words.lose[effect.who](effect.n)
    case 'evict':
      return words.evict[effect.what]
    case 'peek':
      return words.peek(effect.n, peekedDeck(effect.decks, language))
    case 'scout':
      return words.scout(effect.n)
    case 'speed':
      return words.speed(effect.n)
    case 'take':
      return words.gain(aCardOf(effect.deck, language))
    case 'recharge':
      return words.recharge
    case 'fight':
      return words.fight
    case 'roll':
      return words.roll
  }
}

/** What effects do, as an order to the reader: `gain 2 honor`. They may be whole sentences, so a comma keeps them apart. */
export const effectText = (effects: readonly VinEffect[], language: Language, standing: Standing = BY_ITSELF): string =>
  effects.map((effect) => oneEffect(effect, language, standing)).join(`, ${WORDS[language].and} `) ||
  WORDS[language].nothing

// —— requirements ——

/** What is counted, and the verb that goes with it. */
function objectOf({ count: counter, is, n, region }: Requirement, language: Language): readonly [Verb, string] {
  const words = WORDS[language]
  if (counter === 'vindicated') return ['be', words.vindicated]
  if (counter === 'honor') return ['have', words.honorOf(n)]
  if (counter === 'speed') return ['have', words.speedOf(n, is)]
  if (counter === 'cardColours') return ['have', words.coloursOf(n)]
  if (counter === 'regions')
    return ['control', n === 1 ? regionForm(region, language, 'any') : words.ofKind(n, regionName(region, language))]
  const say = is === '=' ? words.exactly : words.atLeast
  return [counter === 'ctrl' ? 'control' : 'have', say(n, words.counted[counter])]
}
function requiredText(requirement: Requirement, language: Language, voice: Voice): string {
  const words = WORDS[language]
  const [verb, object] = objectOf(requirement, language)
  return words.required(object, words.verbs[verb][voice], voice)
}
/** After `if`: `you control at least 3 regions`, `du mindestens 3 Regionen kontrollierst`. */
export const requirementText = (requirement: Requirement, language: Language): string =>
  requiredText(requirement, language, 'you')
/** As a task: `control at least 3 regions`, `mindestens 3 Regionen kontrollieren`. */
export const taskText = (requirement: Requirement, language: Language): string =>
  requiredText(requirement, language, 'task')

/** `control a Library: 3 honor` */
export const goalText = (goal: Goal, language: Language): string =>
  `${taskText(goal.if, language)}: ${WORDS[language].honorGiven(goal.honor)}`
/** Both goals of a quest. */
export const questText = ({ goals }: Quest, language: Language): string =>
  goals.map((goal) => goalText(goal, language)).join('; ')

/** How many it takes with so many players; without a number of players, how it is reckoned. */
function amountOf({ each, more, least }: TableRequirement, language: Language, players?: number): string {
  const words = WORDS[language]
  if (each === 0) return String(Math.max(least, more))
  if (players !== undefined) return String(Math.max(least, each * players + more))
  return `${words.players(each, more)}${least === 0 ? '' : words.noFewer(least)}`
}
/** What ends the game: `a player is vindicated and has at least 6 cubes on Conviction`. */
export function triggerText({ player, table }: Trigger, language: Language, players?: number): string {
  const words = WORDS[language]
  const own = player.map((requirement) => requiredText(requirement, language, 'somebody'))
  const all = table.map((requirement) => {
    const amount = amountOf(requirement, language, players)
    return words.table[requirement.count](amount, amount === '1')
  })
  return listText(own.length === 0 ? all : [`${words.somebody} ${listText(own, language)}`, ...all], language)
}

// —— clauses and whole cards ——

function leadText(clause: Clause, language: Language): string {
  const words = WORDS[language]
  if (clause.on === 'WHEN') return `${words.when[clause.event]}${clause.isOncePerTurn ? words.oncePerTurn : ''}`
  const price = 'cost' in clause && clause.cost !== null ? costText(clause.cost, language) : ''
  const onto = price === words.costs.slot ? words.ontoSlot : ''
  const cost = price === '' ? '' : words.forPrice(`${price}${onto}`)
  return `${words.on[clause.on]}${cost}`
}
/** German begins a sentence anew after a colon. */
const afterColon = (text: string, language: Language): string => (language === 'de' ? capital(text) : text)

/** One clause of an ability: `once per turn, for 1 charge: gain 2 honor`. */
export function clauseText(clause: Clause, kind: Kind, language: Language): string {
  const standing = { kind, isLasting: clause.on === 'PASSIVE' }
  const does = effectText(clause.effects, language, standing)
  const provided = clause.if === null ? '' : WORDS[language].provided(requirementText(clause.if, language))
  return `${leadText(clause, language)}: ${afterColon(does, language)}${provided}`
}
/** The whole ability of a card. */
export const abilityText = ({ clauses, kind }: Card, language: Language): string =>
  clauses.map((clause) => clauseText(clause, kind, language)).join('; ') || WORDS[language].noAbility

/** Everything that is on a card but its name, in one line. */
export function cardText(card: Card, language: Language): string {
  const words = WORDS[language]
  const { kind, honor, initiative, attributes, slots, charge } = card
  return [
    words.honorGiven(honor),
    ...(kind === 'companion' ? [`${words.brings}: ${activationText(attributes, language)}`] : []),
    ...(kind === 'companion' && initiative > 0 ? [`${words.initiative} ${initiative}`] : []),
    ...(slots > 0 ? [count(slots, ...words.slots)] : []),
    ...(charge > 0 ? [words.initialCharge(charge)] : []),
    abilityText(card, language),
  ].join('; ')
}

// —— regions ——

/** One thing a visit can be used for: `for 2 Wisdom: gain a trait`. */
export function optionText({ cost, isRepeatable, effects }: RegionOption, language: Language): string {
  const lead = WORDS[language].option(priceText(cost, language), isRepeatable)
  const does = effectText(effects, language)
  return `${lead}${lead === '' ? does : afterColon(does, language)}`
}
/** What a visit of a region is for. */
export function visitText({ options, isMixed }: Pick<Region, 'options' | 'isMixed'>, language: Language): string {
  const words = WORDS[language]
  const [first = words.nothing, ...others] = options.map((option) => optionText(option, language))
  return isMixed
    ? [first, ...others.map((other) => afterColon(other, language))].join(words.andOr)
    : [first, ...others].join(words.orElse)
}
