import { type PlayTexts, partName } from '@skerry/contracts'
import type { Params, Split } from '@skerry/kernel'
import type {
  Advance,
  Attack,
  BarEvent,
  BonusChoice,
  Category,
  ChooseTribe,
  Cost,
  DemonPayment,
  Discard,
  DrawTop,
  FeastRow,
  Kind,
  Learn,
  PlaceBanner,
  PlaceHero,
  Pray,
  Produce,
  Ring,
  RotateRing,
  Sacrifice,
  Side,
  StackOrder,
  TakeCard,
  TurningRing,
} from '../types.ts'
import { faults } from './faults-de.ts'
import {
  buildingParts,
  cardName,
  directionName,
  factionName,
  fateName,
  islandName,
  isResource,
  isTactics,
  isTroop,
  markerName,
  milestoneName,
  RESOURCE_IDS,
  regionName,
  regionPlace,
  resourceName,
  ringName,
  TROOP_IDS,
  terrainName,
  thingName,
  timelineName,
  trackName,
  tribeName,
  troopForms,
} from './names.ts'
import {
  type Allotted,
  bySeat,
  costText,
  count,
  isEmpty,
  listText,
  partsText,
  player,
  signed,
  spaceEffect,
  spaceName,
  splitText,
  stockText,
} from './phrases.ts'
import { SPACE_IDS } from './spaces.ts'

type Told<T extends BarEvent['type']> = Extract<BarEvent, { type: T }>

const card = (id: unknown): string => cardName(id, 'de')
const list = (items: readonly string[]): string => listText(items, 'de')
/** As the object of a verb. */
const split = (n: Split): string => splitText(n, 'de', 'object')
const names = (n: Split): string => splitText(n, 'de')
/** Accusative, all terrains are masculine: `den Sumpf auf Fenian`, `Sumpf 1 auf Cae`. */
const region = (id: unknown): string => regionPlace(id, 'den', 'de')
const space = (id: unknown): string => spaceName(id, 'de')
/** `Entdeckung`, `Nefriar-Taktik` */
const track = (id: unknown): string => `${trackName(id, 'de')}${isTactics(id) ? '-Taktik' : ''}`
/** In the accusative and dative: `den mittleren Ring`. */
const RING: Readonly<Record<Ring, string>> = {
  1: 'zentralen Ring',
  2: 'mittleren Ring',
  3: 'äußeren Ring',
  4: 'Peripherie',
}
/** Nominative: `der mittlere Ring`. */
const THE_RING: Readonly<Record<TurningRing, string>> = {
  1: 'der zentrale Ring',
  2: 'der mittlere Ring',
  3: 'der äußere Ring',
}
/** Ring 3 takes the arc of the periphery along. */
const withArc = (id: TurningRing): string => (id === 3 ? ' mit seinem Bogen' : '')
/** On the honour track the dummy of a solo game is −1. */
const who = (seat: number): string => (seat < 0 ? 'freie Farbe' : player(seat))
/** `um 2 Schritte im Uhrzeigersinn` */
const steps = (n: number): string =>
  `um ${count(Math.abs(n), 'Schritt', 'Schritte')} ${directionName(n < 0 ? 'counterclockwise' : 'clockwise', 'de')}`
const TOP: Readonly<Record<Kind, string>> = {
  god: 'den obersten Gott',
  warlord: 'den obersten Kriegsherrn',
  building: 'das oberste Gebäude',
}
const NONE_LEFT: Readonly<Record<Kind, string>> = {
  god: 'keine Götter',
  warlord: 'keine Kriegsherren',
  building: 'keine Gebäude',
}
const KNOWLEDGE: Readonly<Record<Category | 'either', string>> = {
  barbarian: 'Barbarenwissen',
  tactics: 'Taktikwissen',
  either: 'Wissen',
}

const PARTS: Readonly<Record<string, string>> = {
  battles: 'Schlachten',
  tactics: 'durch Taktik',
  marker: 'für den Marker',
  multiplied: 'für den Marker noch einmal',
  island: 'für die Insel',
  firstConqueror: 'für das Ersteroberer-Plättchen',
  group: 'für eine Gruppe von Regionen:',
  dummyAhead: 'für den Ehrenvorsprung der freien Farbe',
  points: 'bisher',
  markers: 'für Faktionsmarker',
  milestones: 'für Meilensteine',
  sets: 'für Sätze aus Lebensmittel, Holz und Eisen',
  buildings: 'für Gebäude',
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((size) => [`group ${size}`, `für eine Gruppe von ${size} Regionen`])),
  ...buildingParts('de', (name) => `für ${name}`),
}
const partOf = (of: string): string => partName(de, of)

// —— events ——

function markersRemoved({ regions }: Told<'markersRemoved'>): string {
  return `Regionen für mehr Personen verlieren ihre Marker: ${list(regions.map((id) => regionPlace(id, '', 'de')))}`
}

function dummiesMoved({ by }: Told<'dummiesMoved'>): string {
  const direction = directionName(by < 0 ? 'counterclockwise' : 'clockwise', 'de')
  return `die freien Helden rücken ${count(Math.abs(by), 'Feld', 'Felder')} ${direction} weiter`
}

function ringTurned({ seat, ring, steps: n }: Told<'ringTurned'>): string {
  return seat === null
    ? `${THE_RING[ring]}${withArc(ring)} dreht sich ${steps(n)}`
    : `${player(seat)} dreht den ${RING[ring]}${withArc(ring)} ${steps(n)}`
}

/** What exceeds 6 of a kind is lost. */
const beyond = (lost: Split): string =>
  isEmpty(lost) ? '' : `; ${names(lost)} über 6 hinaus ${isOne(lost) ? 'verfällt' : 'verfallen'}`
const isOne = (n: Split): boolean => Object.values(n).reduce((all, amount) => all + amount, 0) === 1
const gained = (seat: number, verb: string, n: Split, more: string, lost: Split): string =>
  `${player(seat)} ${verb} ${split(n) || 'nichts'}${more}${beyond(lost)}`

function resourcesGained({ seat, n, lost, economy }: Told<'resourcesGained'>): string {
  return gained(seat, 'bekommt', n, isEmpty(economy) ? '' : ` (${split(economy)} durch Wirtschaft)`, lost)
}
function troopsGained({ rule, seat, n, lost }: Told<'troopsGained'>): string {
  return gained(seat, rule === 'BAR-CAMPAIGN-01' ? 'rekrutiert' : 'bekommt', n, '', lost)
}

function dpChanged({ rule, seat, by, dp, sum }: Told<'dpChanged'>): string {
  const change = `${player(seat)} ${by < 0 ? 'verliert' : 'bekommt'} ${Math.abs(by)} DP`
  // Final scoring has told its parts already.
  const isTold = sum === null || sum.parts.length < 2 || rule === 'BAR-SCORE-01'
  return `${change}${isTold ? '' : `, ${partsText(sum, partOf, 'de')}`}: jetzt ${signed(dp)}`
}

function trackFinished({ seat, track: id, place }: Told<'trackFinished'>): string {
  const when = place === 0 ? 'zu spät für einen Bonus' : place === 1 ? 'vor allen anderen' : 'an zweiter Stelle'
  return `${player(seat)} vollendet ${track(id)}, ${when}`
}

function cardTaken({ seat, card: id, kind, from }: Told<'cardTaken'>): string {
  if (from === 'deck') return `${player(seat)} zieht vom Stapel: ${card(id)}`
  if (kind === 'building') return `${player(seat)} baut: ${card(id)}`
  return `${player(seat)} beschwört ${kind === 'god' ? 'den Gott' : 'den Kriegsherrn'} ${card(id)}`
}

function campaignBegun({ seat, region: id, battles }: Told<'campaignBegun'>): string {
  const less = battles.parts.find(({ of }) => of === 'tactics')?.amount ?? 0
  const why = less === 0 ? '' : `, ${-less} weniger durch Taktik`
  return `${player(seat)} greift ${region(id)} an: ${count(battles.total, 'Schlacht', 'Schlachten')}${why}`
}

function campaignFailed({ seat, region: id, won, battles }: Told<'campaignFailed'>): string {
  const wins = won === 0 ? 'keine' : won
  return `${player(seat)} erobert ${region(id)} nicht: ${wins} von ${battles} Schlachten gewonnen`
}

function regionConquered({ seat, region: id, marker, isFirst }: Told<'regionConquered'>): string {
  const tile = isFirst ? ` und das Ersteroberer-Plättchen von ${islandOf(id)}` : ''
  return `${player(seat)} erobert ${region(id)} und nimmt den Marker ${markerName(marker)}${tile}`
}
const islandOf = (id: unknown): string => islandName(String(id).split('-')[0])

function timelineReached({ slot, card: id }: Told<'timelineReached'>): string {
  const name = timelineName(id, 'de')
  return slot % 2 === 1 ? `ein Fest wird gefeiert: ${name}` : `ein Dämon kommt: ${name}`
}

function finalScored({ seat, sum }: Told<'finalScored'>): string {
  const verb = sum.total < 0 ? 'verliert' : 'bekommt'
  const change = `${player(seat)} ${verb} in der Schlusswertung ${Math.abs(sum.total)} DP`
  return sum.parts.length === 0 ? change : `${change}: ${partsText(sum, partOf, 'de')}`
}

const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `Platz ${rank} für ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

/** Whatever was touched, as a word: a slot of the allotment (`Bogenschützen`, `Holz`, a card) or any other thing of the table. */
function slotName(slot: unknown): string {
  if (isResource(slot)) return resourceName(slot, 'de')
  if (isTroop(slot)) return troopForms(slot, 'de')[1]
  if (/^[A-D]$/.test(String(slot))) return player('ABCD'.indexOf(String(slot)))
  return SPACE_IDS.includes(String(slot)) ? space(slot) : thingName(slot, 'de')
}
const noSuchSlot = ({ slot }: Params): string => `dafür nicht verwendbar: ${slotName(slot)}`
const notSoMany = ({ slot, max, got }: Params): string =>
  max === 0 ? noSuchSlot({ slot: slot ?? '' }) : `${slotName(slot)}: höchstens ${max}, nicht ${got}`

/** `kostet 2 Gold und 1 Holz, und du hast 1 Gold und kein Holz` */
const bill = (costs: unknown, has: unknown): string =>
  `kostet ${costText(costs as readonly Cost[], 'de')}, und du hast ${stockText(costs as readonly Cost[], has as readonly number[], 'de')}`
function cannotRecruit({ troop, resource, needed, has }: Params): string {
  const cost = `${needed} ${resourceName(resource, 'de')}`
  const what = troop === undefined ? `diese Truppen kosten ${cost}` : `${troopForms(troop, 'de')[1]} kosten je ${cost}`
  return `${what}, und du hast ${has === 0 ? 'nichts davon' : has}`
}

// —— labels ——

function spaceLabel({ space: id, hero, isOccupied, isCovered }: Params): string {
  const held = Number(hero) >= 0 ? `Held von ${player(hero)}` : isOccupied ? 'freier Held' : 'unbesetzt'
  return `${space(id)}: ${held}${isCovered ? ', vom Bogen verdeckt' : ''}`
}

/** Whose banner it is: that of a seat or of the dummy (−1). */
const bannerOf = (seat: number): string => `Banner ${seat < 0 ? 'der freien Farbe' : `von ${player(seat)}`}`
/** Who holds a region: a seat, the dummy or nobody yet. */
function regionLabel({ region: id, faction, value, banner }: Params): string {
  const held = banner === null ? 'kein Marker' : bannerOf(Number(banner))
  return `${regionName(id, 'de')}: ${faction === '' ? held : `Marker der ${factionName(faction)}, ${value} DP`}`
}

function trackLabel({ track: id, levels, finishers }: Params): string {
  const at = (levels as readonly number[]).map((level, seat) => `${player(seat)} ${level}`)
  const first = (finishers as readonly number[]).map((seat) => (seat < 0 ? 'der freien Farbe' : player(seat)))
  return `${track(id)}: ${at.join(', ')}${first.length === 0 ? '' : `; vollendet von ${list(first)}`}`
}

function milestoneLabel({ milestone, space: at, passed }: Params): string {
  const seats = (passed as readonly number[]).map(player)
  const by = seats.length === 0 ? 'noch von niemandem passiert' : `passiert von ${list(seats)}`
  return `${milestoneName(milestone, 'de')} vor Ehrenfeld ${at}: ${by}`
}

function timelineLabel({ card: id, slot, isNow, isPast }: Params): string {
  return `${timelineName(id, 'de')}, ${slot}. Ära${isNow ? ', jetzt' : isPast ? ', vorbei' : ''}`
}

const KIND: Readonly<Record<Kind, string>> = { god: 'Gott', warlord: 'Kriegsherr', building: 'Gebäude' }
/** A god, warlord or building: in the display, or in front of somebody. */
const cardLabel =
  (kind: Kind) =>
  ({ card: id, owner, place, isUpright }: Params): string => {
    if (Number(owner) < 0) return `${card(id)}, ${KIND[kind]}: Platz ${place} des Kartenlagers`
    const state = kind === 'building' ? '' : place === 0 ? ', wird geopfert' : isUpright ? ', aufrecht' : ', gedreht'
    return `${card(id)}, ${KIND[kind]} von ${player(owner)}${state}`
  }

const DECK: Readonly<Record<string, string>> = {
  god: 'Götterstapel',
  warlord: 'Stapel der Kriegsherren',
  building: 'Gebäudestapel',
  common: 'gemeinsamer Stapel',
}
const deckLabel = ({ deck, size }: Params): string => `${DECK[String(deck)]}: ${count(size, 'Karte', 'Karten')}`

/** The goods among the facts of a player or a battle. */
const goods = (facts: Params, ids: readonly string[]): Split =>
  Object.fromEntries(ids.map((id) => [id, Number(facts[id] ?? 0)]))

function playerLabel(facts: Params): string {
  return [
    `${player(facts.seat)}${facts.tribe === '' ? '' : ` (${tribeName(facts.tribe, 'de')})`}: ${signed(Number(facts.dp))} DP`,
    `Ehre ${facts.honour}`,
    names(goods(facts, RESOURCE_IDS)) || 'keine Ressourcen',
    names(goods(facts, TROOP_IDS)) || 'keine Truppen',
    count(facts.banners, 'Region', 'Regionen'),
    `${facts.buildings} Gebäude`,
    count(facts.gods, 'Gott', 'Götter'),
    count(facts.warlords, 'Kriegsherr', 'Kriegsherren'),
    ...(facts.hasFourth ? ['vierter Held'] : []),
  ].join('; ')
}

function rivalLabel({ honour, banners, knowledge }: Params): string {
  const levels = Object.entries(knowledge as Record<string, number>).flatMap(([id, level]) =>
    level === 0 ? [] : [`${track(id)} ${level}`],
  )
  return [`freie Farbe: Ehre ${honour}`, count(banners, 'Region', 'Regionen'), ...levels].join('; ')
}

function battleLabel(facts: Params): string {
  const number = facts.battle === 0 ? 'weggelegt' : `Schlacht ${facts.battle}`
  return [
    `${number}, ${terrainName(facts.terrain, 'de')}: ${names(goods(facts, TROOP_IDS))}`,
    ...(facts.overkill === 0 ? [] : [`${facts.overkill} DP für Overkill`]),
    ...(facts.isWon ? ['gewonnen'] : []),
  ].join('; ')
}

/** What standing orders say. */
const orders = {
  appeaseWithGold: () => 'Dämonen mit Gold besänftigen, solange welches da ist',
  refuseTributes: () => 'Dämonen keinen Tribut zahlen',
  feasts: ({ row }: { readonly row: number }) => `bei jedem Fest Zeile ${row} wählen, wenn sie bezahlt werden kann`,
  avertFirst: () => 'die erste Strafe abwenden, die sich abwenden lässt',
  produceAll: () => 'alle Gebäude aktivieren, wenn die Stufe dafür reicht',
  carryOutFree: () => 'jedes Feld ausführen, das nichts kostet',
  noExtrasAfterwards: () => 'nach dem Setzen des Helden weder beten noch opfern',
}

export const de: PlayTexts = {
  name: 'Barbarians: The Invasion',
  prompts: {
    'setup.tribe': 'Welchen Stamm führst du?',
    'setup.soloStack': 'Wessen Ehrenmarker liegt oben?',
    'setup.learn': 'Auf welchen Pfad legst du ein Plättchen?',
    'preparation.produce': 'Welches Gebäude aktivierst du?',
    'turn.before': 'Wohin setzt du deinen Helden?',
    'turn.space': 'Führst du das Feld aus?',
    'turn.second': 'Führst du das Feld noch einmal aus?',
    'turn.after': 'Betest du noch an oder opferst du, bevor dein Zug endet?',
    'sacrifice.second': 'Führst du die Opferung ein zweites Mal aus?',
    'rotate.direction': 'In welche Richtung drehst du den Ring?',
    'gain.resources': 'Welche Ressourcen nimmst du?',
    'gain.troops': 'Welche Truppen nimmst du?',
    'pay.resources': 'Welche Ressourcen zahlst du?',
    'pay.troops': 'Welche Truppen zahlst du?',
    'pay.card': 'Welche Karte gibst du ab?',
    'either.side': 'Welche Seite führst du aus?',
    'knowledge.step': 'Auf welchem Pfad rückst du vor?',
    'bonus.second': 'Welchen Bonus nimmst du?',
    'take.choose': 'Welche Karte nimmst du aus dem Kartenlager?',
    'draw.choose': 'Von welchem Stapel nimmst du die oberste Karte?',
    'overLimit.discard': 'Das sind zu viele: Welche Karte kommt unter den Stapel?',
    'campaign.recruit': 'Wen rekrutierst du?',
    'campaign.target': 'Welche Region greifst du an?',
    'campaign.swap': 'Stellst du dich dieser Schlacht?',
    'campaign.battle': 'Schlägst du diese Schlacht?',
    'campaign.pay': 'Womit bezahlst du den Sieg?',
    'campaign.payOverkill': 'Womit bezahlst du den Overkill?',
    'campaign.avert': 'Wendest du die Strafe ab?',
    'penalty.nefriar': 'Welche Truppe verlierst du?',
    'penalty.varg': 'Welche Karten drehst du?',
    'banner.choose': 'Wohin setzt du dein Banner?',
    'closing.demonPayment': 'Was gibst du dem Dämon?',
    'closing.demonTribute': 'Zahlst du den Tribut?',
    'closing.demonAgain': 'Zahlst du den Tribut ein zweites Mal?',
    'closing.feastRow': 'Welche Zeile des Festes wählst du?',
    'closing.feastAgain': 'Welche Zeile wählst du beim zweiten Mal?',
    'lastCampaigns.choose': 'Führst du einen letzten Feldzug?',
  },
  choices: {
    tribe: ({ tribe }: ChooseTribe) => `den ${tribeName(tribe, 'de')} führen`,
    onTop: ({ who: whose }: StackOrder) =>
      whose === 'mine' ? 'mein Marker liegt oben' : 'der Marker der freien Farbe liegt oben',
    learn: ({ track: id }: Learn) => `ein Plättchen auf ${track(id)} legen`,
    produce: ({ card: id }: Produce) => `${card(id)} aktivieren`,
    all: () => 'alle aktivieren',
    done: () => 'keines mehr aktivieren',
    pray: ({ card: id }: Pray) => `${card(id)} anbeten`,
    sacrifice: ({ card: id }: Sacrifice) => `${card(id)} opfern`,
    place: ({ space: id }: PlaceHero) => `den Helden einsetzen: ${spaceEffect(id, 'de')}`,
    skip: () => 'für 2 DP auf das Einsetzen verzichten',
    carryOut: () => 'das Feld ausführen',
    leave: () => 'das Feld ungenutzt lassen',
    endTurn: () => 'den Zug beenden',
    onceMore: () => 'ein zweites Mal ausführen',
    enough: () => 'kein zweites Mal',
    rotate: ({ direction }: RotateRing) => `den Ring ${directionName(direction, 'de')} drehen`,
    gather: ({ n }: Allotted) => `${split(n) || 'nichts'} nehmen`,
    muster: ({ n }: Allotted) => `${split(n) || 'niemanden'} nehmen`,
    pay: ({ n }: Allotted) => `${split(n) || 'nichts'} zahlen`,
    discard: ({ card: id }: Discard) => `${card(id)} unter den Stapel legen`,
    side: ({ side }: Side) => `die ${side === 1 ? 'erste' : 'zweite'} Seite ausführen`,
    advance: ({ track: id }: Advance) => `in ${track(id)} vorrücken`,
    bonus: ({ bonus }: BonusChoice) => (bonus === 'effect' ? 'die Wirkung des Pfads nehmen' : '3 DP nehmen'),
    take: ({ card: id }: TakeCard) => `${card(id)} nehmen`,
    draw: ({ deck }: DrawTop) => `${TOP[deck]} vom Stapel nehmen`,
    decline: () => 'verzichten',
    recruit: ({ n }: Allotted) => `${split(n) || 'niemanden'} rekrutieren`,
    attack: ({ region: id }: Attack) => `${region(id)} angreifen`,
    stay: () => 'nicht angreifen',
    swap: () => 'die Karte weglegen und sich der nächsten stellen',
    face: () => 'sich dieser Schlacht stellen',
    win: () => 'die Schlacht gewinnen',
    overkill: () => 'mit Overkill gewinnen',
    yield: () => 'die Schlacht verlieren',
    avert: () => 'die Strafe abwenden',
    suffer: () => 'die Strafe erleiden',
    lose: ({ n }: Allotted) => `${split(n) || 'nichts'} verlieren`,
    turn: ({ n }: Allotted) => `${split(n) || 'nichts'} drehen`,
    claim: ({ region: id }: PlaceBanner) => `ein Banner setzen: ${regionName(id, 'de')}`,
    appease: ({ with: price }: DemonPayment) => (price === 'gold' ? '1 Gold zahlen' : '5 DP verlieren'),
    tribute: () => 'den Tribut zahlen',
    refuse: () => 'keinen Tribut zahlen',
    row: ({ row }: FeastRow) => (row === 3 ? 'die letzte Zeile wählen, die nichts kostet' : `Zeile ${row} wählen`),
    campaign: () => 'einen letzten Feldzug führen',
  },
  events: {
    tribeChosen: (e: Told<'tribeChosen'>) => `${player(e.seat)} führt den ${tribeName(e.tribe, 'de')}`,
    ringOriented: (e: Told<'ringOriented'>) =>
      `${THE_RING[e.ring]} beginnt ${e.turns === 0 ? 'ungedreht' : `${steps(e.turns)} gedreht`}`,
    markerLaid: (e: Told<'markerLaid'>) => `${regionName(e.region, 'de')}: Marker ${markerName(e.marker)}`,
    markersRemoved,
    cardsSelected: (e: Told<'cardsSelected'>) =>
      `${e.sizes.god} Götter, ${e.sizes.warlord} Kriegsherren und ${e.sizes.building} Gebäude bilden den gemeinsamen Stapel`,
    cardShown: (e: Told<'cardShown'>) => `Platz ${e.place} des Kartenlagers: ${card(e.card)}`,
    timelineFilled: (e: Told<'timelineFilled'>) => `die ${e.slot}. Ära wird bringen: ${timelineName(e.card, 'de')}`,
    godDealt: (e: Told<'godDealt'>) => `${player(e.seat)} beginnt mit dem Gott ${card(e.card)}`,
    honourStacked: (e: Told<'honourStacked'>) => `Ehrenmarker von oben: ${list(e.order.map(who))}`,
    dummyPlaced: (e: Told<'dummyPlaced'>) => `ein freier Held besetzt: ${space(e.space)}`,
    learnt: (e: Told<'learnt'>) => `${player(e.seat)} beginnt auf Stufe ${e.level} von ${track(e.track)}`,
    eraBegan: (e: Told<'eraBegan'>) => `die ${e.era}. Ära beginnt`,
    fateDrawn: (e: Told<'fateDrawn'>) => `${fateName(e.fate, 'de')} wird gezogen`,
    dummiesMoved,
    dummyLearnt: (e: Told<'dummyLearnt'>) => `die freie Farbe erreicht Stufe ${e.level} von ${track(e.track)}`,
    displayDiscarded: (e: Told<'displayDiscarded'>) =>
      `${list(e.cards.map(card))} ${e.cards.length === 1 ? 'verlässt' : 'verlassen'} das Kartenlager`,
    dummyAdvanced: (e: Told<'dummyAdvanced'>) => `die freie Farbe rückt auf Ehrenfeld ${e.space} vor`,
    dummyConquered: (e: Told<'dummyConquered'>) =>
      `die freie Farbe erobert ${region(e.region)}, und der Marker ${markerName(e.marker)} ist aus dem Spiel`,
    nothingConquered: () => 'die freie Farbe erobert nichts',
    cardsUpright: () => 'alle Götter und Kriegsherren werden aufgerichtet',
    produced: (e: Told<'produced'>) => `${player(e.seat)} aktiviert ein Gebäude: ${card(e.card)}`,
    roundBegan: (e: Told<'roundBegan'>) => `Runde ${e.round} beginnt: ${e.order.map(player).join(', ')}`,
    turnBegan: (e: Told<'turnBegan'>) => `${player(e.seat)} ist mit Held ${e.ring} am Zug`,
    heroPlaced: (e: Told<'heroPlaced'>) => `${player(e.seat)} setzt Held ${e.ring} ein: ${space(e.space)}`,
    placementSkipped: (e: Told<'placementSkipped'>) => `${player(e.seat)} findet kein Feld für Held ${e.ring}`,
    spaceCarriedOut: (e: Told<'spaceCarriedOut'>) =>
      `${player(e.seat)} führt das Feld aus: ${spaceEffect(e.space, 'de')}`,
    spaceLeft: (e: Told<'spaceLeft'>) => `${player(e.seat)} lässt das Feld ungenutzt: ${spaceEffect(e.space, 'de')}`,
    prayed: (e: Told<'prayed'>) => `${player(e.seat)} betet ${card(e.card)} an`,
    warlordSacrificed: (e: Told<'warlordSacrificed'>) => `${player(e.seat)} opfert ${card(e.card)}`,
    sacrificedAgain: (e: Told<'sacrificedAgain'>) =>
      `${player(e.seat)} führt die Opferung von ${card(e.card)} ein zweites Mal aus`,
    cardPutUnder: (e: Told<'cardPutUnder'>) => `${player(e.seat)} legt ${card(e.card)} unter den Stapel`,
    ringTurned,
    resourcesGained,
    resourcesPaid: (e: Told<'resourcesPaid'>) => `${player(e.seat)} zahlt ${split(e.n)}`,
    troopsGained,
    troopsPaid: (e: Told<'troopsPaid'>) =>
      `${player(e.seat)} ${e.rule === 'BAR-PEN-NEF-01' ? 'verliert' : 'zahlt'} ${split(e.n)}`,
    dpChanged,
    honourGained: (e: Told<'honourGained'>) => `${player(e.seat)} rückt auf Ehrenfeld ${e.space} vor`,
    honourLost: (e: Told<'honourLost'>) => `${player(e.seat)} fällt auf Ehrenfeld ${e.space} zurück`,
    milestonePassed: (e: Told<'milestonePassed'>) => `${player(e.seat)} passiert ${milestoneName(e.milestone, 'de')}`,
    knowledgeGained: (e: Told<'knowledgeGained'>) =>
      `${player(e.seat)} erreicht Stufe ${e.level} von ${track(e.track)}`,
    knowledgeLost: (e: Told<'knowledgeLost'>) =>
      `${player(e.seat)} hat keinen Pfad mehr für ${KNOWLEDGE[e.category]}: Der Schritt verfällt`,
    trackFinished,
    twiceGained: (e: Told<'twiceGained'>) => `${player(e.seat)} darf das Feld von Held 3 zweimal ausführen`,
    heroGained: (e: Told<'heroGained'>) =>
      `${player(e.seat)} bekommt einen vierten Helden für ${e.isNextEra ? 'die nächste' : 'diese'} Ära`,
    heroVoid: (e: Told<'heroVoid'>) => `${player(e.seat)} kann keinen vierten Helden brauchen: Er verfällt`,
    cardTaken,
    deckEmpty: (e: Told<'deckEmpty'>) => `${player(e.seat)} geht leer aus: Im Stapel sind ${NONE_LEFT[e.kind]} mehr`,
    campaignBegun,
    noAttack: (e: Told<'noAttack'>) => `${player(e.seat)} greift nicht an`,
    battleRevealed: (e: Told<'battleRevealed'>) => `${player(e.seat)} deckt Schlacht ${e.battle} auf`,
    battleSwapped: (e: Told<'battleSwapped'>) => `${player(e.seat)} legt die Schlacht weg und stellt sich der nächsten`,
    warlordsCalled: (e: Told<'warlordsCalled'>) => `${player(e.seat)} ruft ${list(e.cards.map(card))}`,
    battleWon: (e: Told<'battleWon'>) => `${player(e.seat)} gewinnt die Schlacht${e.isOverkill ? ' mit Overkill' : ''}`,
    battleLost: (e: Told<'battleLost'>) => `${player(e.seat)} verliert die Schlacht`,
    penaltyAverted: (e: Told<'penaltyAverted'>) =>
      `${player(e.seat)} wendet die Strafe der ${factionName(e.faction)} ab`,
    cardsTurned: (e: Told<'cardsTurned'>) => `${player(e.seat)} dreht ${list(e.cards.map(card))}`,
    campaignFailed,
    regionConquered,
    rewardCollected: (e: Told<'rewardCollected'>) => `${player(e.seat)} nimmt die Belohnung einer Schlacht`,
    endCalled: (e: Told<'endCalled'>) =>
      e.reason === 'points'
        ? '100 DP sind erreicht: Diese Ära ist die letzte'
        : 'auf der Karte liegt kein Faktionsmarker mehr: Diese Ära ist die letzte',
    heroesTakenBack: () => 'alle Helden werden zurückgenommen',
    timelineReached,
    demonAppeased: (e: Told<'demonAppeased'>) =>
      e.with === 'gold'
        ? `${player(e.seat)} besänftigt den Dämon mit Gold`
        : `${player(e.seat)} gibt dem Dämon kein Gold und verliert Punkte`,
    tributePaid: (e: Told<'tributePaid'>) => `${player(e.seat)} zahlt den Tribut: ${timelineName(e.card, 'de')}`,
    tributeRefused: (e: Told<'tributeRefused'>) =>
      `${player(e.seat)} zahlt keinen Tribut: ${timelineName(e.card, 'de')}`,
    rowChosen: (e: Told<'rowChosen'>) => `${player(e.seat)} wählt Zeile ${e.row}: ${timelineName(e.card, 'de')}`,
    timelineTurned: (e: Told<'timelineTurned'>) => `${timelineName(e.card, 'de')} wird umgedreht`,
    displaySlid: () => 'die Karten des Kartenlagers rücken nach links',
    lastCampaigns: () => 'alle dürfen einen letzten Feldzug führen',
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    tribeTaken: () => 'diesen Stamm führt schon jemand',
    foreignDisc: () => 'auf diesem Pfad liegt schon ein fremdes Plättchen: Wähle einen anderen',
    notYours: () => 'diese Karte gehört dir nicht',
    producedAlready: () => 'dieses Gebäude ist schon aktiviert oder kam erst während der Vorbereitung dazu',
    onlyOneLeft: () => 'nur ein Gebäude lässt sich noch aktivieren: Nenne es',
    levelTooLow: ({ left, buildings }) =>
      `mit deiner Produktionsstufe darfst du nur ${left} von ${buildings} Gebäuden aktivieren: Nenne sie`,
    cannotAfford: ({ card: id, costs, has }) => `${card(id)} ${bill(costs, has)}`,
    otherKind: () => 'gefragt ist eine Karte anderer Art',
    notDisplayed: () => 'diese Karte liegt nicht im Kartenlager',
    otherDeck: () => 'dieser Stapel ist nicht gefragt',
    deckEmpty: () => 'im Stapel ist keine Karte dieser Art mehr',
    cannotPay: ({ costs, has }) => `das ${bill(costs, has)}`,
    otherCategory: () => 'dieser Pfad gehört zur anderen Kategorie',
    trackFinished: () => 'diesen Pfad hast du schon vollendet',
    extraUsed: () => 'du hast in diesem Zug schon einen Gott oder Kriegsherrn benutzt',
    turned: () => 'diese Karte ist gedreht: Vor der nächsten Vorbereitung ist sie nicht nutzbar',
    otherRing: ({ ring }) => `dieser Held gehört in ${ring === 4 ? 'die' : 'den'} ${RING[ring as Ring]}`,
    notTouching: () => 'dieser Abschnitt berührt den Abschnitt deines vorigen Helden nicht',
    covered: () => 'der Bogen des äußeren Rings verdeckt dieses Feld',
    occupied: () => 'dort steht schon ein Held',
    mustPlace: () => 'es gibt ein Feld für deinen Helden: Er muss eingesetzt werden',
    spaceFirst: () => 'erst das Feld: Anbeten oder opfern kannst du, wenn es ausgeführt ist',
    troopsFull: ({ troop, most }) => `du hast schon ${most} ${troopForms(troop, 'de')[1]}: Mehr kann niemand haben`,
    cannotRecruit,
    noBannerLeft: () => 'alle deine Banner sind gesetzt: Mehr kannst du nicht erobern',
    noMarker: () => 'dort liegt kein Faktionsmarker',
    notDiscovered: ({ needed, has }) => `diese Insel verlangt Entdeckungsstufe ${needed}, und du hast ${has}`,
    notAdjacent: () => 'diese Region grenzt weder an die Startregion noch an eine eroberte',
    notEnoughTroops: () => 'deine Truppen und Kriegsherren reichen für diese Schlacht nicht',
    noOverkill: () => 'diese Schlacht kennt keinen Overkill',
    notEnoughForOverkill: () => 'deine Truppen und Kriegsherren reichen für den Overkill nicht',
    notShown: () => 'das verlangt die Schlacht nicht',
    noGold: () => 'du hast kein Gold',
    noMarkerLeft: () => 'auf der Karte liegt kein Faktionsmarker mehr',
  },
  results: {
    mostPoints: 'wer die meisten Dominanzpunkte hat, gewinnt',
    aheadInHonour: 'Gleichstand an Dominanzpunkten: Wer auf dem Ehrenpfad weiter vorn liegt, gewinnt',
    targetBeaten: 'das Ziel ist übertroffen: Du gewinnst',
    targetMissed: 'das Ziel ist nicht übertroffen: Du verlierst',
  },
  labels: {
    space: spaceLabel,
    ring: ({ ring, turns }) =>
      `${ringName(ring, 'de')}${turns === 0 ? ', ungedreht' : `, ${steps(Number(turns))} gedreht`}`,
    start: () => 'Startregion',
    region: regionLabel,
    island: ({ island, value, hasTile }) =>
      `${islandName(island)}: ${value} DP je Eroberung${hasTile ? ', für die erste 3 mehr' : ''}`,
    track: trackLabel,
    milestone: milestoneLabel,
    feast: timelineLabel,
    demon: timelineLabel,
    god: cardLabel('god'),
    warlord: cardLabel('warlord'),
    building: cardLabel('building'),
    deck: deckLabel,
    player: playerLabel,
    resource: ({ resource }) => resourceName(resource, 'de'),
    troop: ({ troop }) => troopForms(troop, 'de')[1],
    rival: rivalLabel,
    fate: ({ fate }) => fateName(fate, 'de'),
    battle: battleLabel,
    row: ({ card: id, row }) => `${timelineName(id, 'de')}, Zeile ${row}`,
    side: ({ side }) => `${side === 1 ? 'erste' : 'zweite'} Seite`,
    direction: ({ direction }) => directionName(direction, 'de'),
  },
  sums: {
    score: ({ seat }) => `DP von ${player(seat)} mit der Schlusswertung`,
    final: ({ seat }) => `was die Schlusswertung ${player(seat)} bringt`,
    battles: ({ seat, of }) => `Schlachten von ${player(seat)} um ${regionName(of, 'de')}`,
    conquest: ({ of }) => `DP für die Eroberung von ${regionName(of, 'de')}`,
  },
  parts: PARTS,
  orders,
  faults,
  options: {
    tribePowers: 'Jede Person führt einen Stamm mit eigener Fähigkeit.',
    tribes: 'Wie Stämme mit Fähigkeiten verteilt werden: in der Sitzordnung gewählt oder zufällig.',
    'tribes.chosen': 'gewählt',
    'tribes.random': 'zufällig',
    deckTroops:
      'Welche Truppen Wald und Berg verlangen: wie in der Regel oder vertauscht, wie es manche Abbildungen der Karten zeigen.',
    'deckTroops.text': 'wie in der Regel',
    'deckTroops.pictured': 'wie abgebildet',
    soloTarget: 'Wie viele DP du allein übertreffen musst: 80 ist leicht, 100 normal, 130 schwer und 150 extrem.',
    'soloTarget.80': 'leicht, 80',
    'soloTarget.100': 'normal, 100',
    'soloTarget.130': 'schwer, 130',
    'soloTarget.150': 'extrem, 150',
    fateDraw: 'Ob Schicksalskarten wiederkommen: In jeder Ära werden alle gemischt, oder jede kommt nur einmal.',
    'fateDraw.reshuffled': 'können wiederkommen',
    'fateDraw.eachOnce': 'jede nur einmal',
    dummyBlocks: 'Was die freie Farbe nimmt, wenn sie einen Pfad vor dir vollendet: nur den ersten Bonus oder beide.',
    'dummyBlocks.first': 'den ersten Bonus',
    'dummyBlocks.both': 'beide Boni',
    soloEndAt100: 'Auch ein Solospiel endet nach der Ära, in der 100 DP erreicht werden.',
  },
}
