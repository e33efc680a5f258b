import { type FactsOf, type PlayTexts, partName } from '@skerry/contracts'
import type { Params } from '@skerry/kernel'
import type {
  Activate,
  Attr,
  Augment,
  BuyTile,
  ChooseDeck,
  ChooseOpponent,
  ControlHex,
  Convert,
  Deck,
  Dismiss,
  Downgrade,
  DrawFrom,
  EvictCube,
  First,
  Hasten,
  KeepQuest,
  LayTile,
  NameFace,
  PickCard,
  PutBack,
  Recall,
  RegionOption,
  RerollBy,
  ReturnTile,
  Shift,
  Source,
  Spend,
  StepTo,
  TeleportTo,
  UseCard,
  UseOption,
  VinEvent,
  VisitHex,
} from '../types.ts'
import { optionText } from './effects.ts'
import { faults } from './faults-de.ts'
import {
  aCardOf,
  attributeName,
  attributeParts,
  cardForm,
  cardName,
  deckForms,
  dieName,
  faceName,
  hexName,
  journeyName,
  kindOf,
  ofDeck,
  questName,
  regionForm,
  regionName,
  thingName,
  triangleName,
  triggerName,
  zoneName,
} from './names.ts'
import {
  type Allotted,
  bySeat,
  costText,
  count,
  gainText,
  hexText,
  landAt,
  listText,
  meaningOf,
  namedParts,
  orText,
  type Price,
  partsText,
  perCard,
  placeText,
  player,
  pricesText,
  questIn,
  recalledFrom,
  titleText,
  total,
} from './phrases.ts'

type Told<T extends VinEvent['type']> = Extract<VinEvent, { type: T }>

/** A card that somebody gains, uses or loses, and one after `mit` or `von`. */
const card = (id: unknown): string => cardForm(id, 'de', 'accusative')
const cardDative = (id: unknown): string => cardForm(id, 'de', 'dative')
const attr = (id: unknown): string => attributeName(id, 'de')
const hex = (id: unknown): string => hexName(id, 'de')
const triangle = (id: unknown): string => triangleName(id, 'de')
/** `zum Fort und zur Akademie`, `auf Uferdreieck 4`: where a step or a teleport leads. */
const land = (id: unknown, factsOf: FactsOf): string => list(landAt(id, factsOf).map(to)) || `auf ${triangle(id)}`
const to = (region: string): string =>
  `zu ${regionForm(region, 'de', 'dative')}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ')
const quest = (id: unknown): string => questName(id, 'de')
const trigger = (id: unknown): string => triggerName(id, 'de')
const list = (items: readonly string[]): string => listText(items, 'de')
const blocks = (n: unknown): string => count(n, 'Block', 'Blöcke')
const place = (region: unknown): string => regionForm(region, 'de', 'accusative')
/** `vom Schilfpfeifer`, `von Brask Oldmarrow` */
const by = (whom: string): string => `von ${whom}`.replace(/^von dem /, 'vom ')
const who = (id: unknown): string => (id === 'character' ? 'den Charakter' : card(id))

/** Of people one uses the ability. */
const ability = (id: unknown): string => (kindOf(id) === 'companion' ? `die Fähigkeit ${by(cardDative(id))}` : card(id))

/** From where a card is taken. */
const SOURCE: Readonly<Record<Source, string>> = {
  open: 'vom offenen Stapel',
  top: 'vom verdeckten Stapel',
  empowered: 'durch verbessertes Ziehen',
}
/** `Stapel der gelben Begleiter` */
const of = (deck: Deck): string => ofDeck(deck, 'de')

const PARTS: Readonly<Record<string, string>> = {
  honor: 'bisher',
  mastery: 'für Meisterschaft',
  regions: 'für kontrollierte Regionen',
  cards: 'für Karten',
  tiles: 'für Kenntnisplättchen',
  ...namedParts({
    mastery: (id) => `für die Meisterschaft in ${attr(id)}`,
    card: (id) => `für ${card(id)}`,
    quest: (id) => `für ${quest(id)}`,
    goal: (id, goal) => `für Ziel ${goal} von ${quest(id)}`,
  }),
}
const partOf = (of: string): string => partName(de, of)

// —— events ——

function cubesMoved(e: Told<'cubesMoved'>): string {
  const { seat, from, into, n } = e
  const at = (where: string) => placeText(where, 'de', 'dative')
  const onto = (where: string) => placeText(where, 'de', 'accusative')
  switch (meaningOf(e)) {
    case 'gain':
      return `${player(seat)} erhält ${n} ${attr(into)}`
    case 'pay':
      return `${player(seat)} zahlt ${n} ${at(from)}`
    case 'discharge':
      return `${player(seat)} verbraucht ${count(n, 'Ladung', 'Ladungen')}: ${cardName(from, 'de')}`
    case 'put':
      return `${player(seat)} legt ${blocks(n)} von ${at(from)} auf ${onto(into)}`
    case 'takeBack':
      return `${player(seat)} nimmt ${blocks(n)} ${by(at(from))} zurück`
    case 'augment':
      return `${player(seat)} steigert die Energie: ${blocks(n)} von ${at(from)} auf ${onto(into)}`
    case 'downgrade':
      return `${player(seat)} verliert Energie: ${blocks(n)} von ${at(from)} auf ${onto(into)}`
    case 'move':
      return `${player(seat)} verschiebt ${blocks(n)} von ${at(from)} auf ${onto(into)}`
  }
}

/** Why honor changes, where the line alone would not say. */
const HONOR_FOR: Readonly<Record<string, string>> = {
  'VIN-SETUP-19': ' für den Begleiter',
  'VIN-CARD-01': ' für die Karte',
  'VIN-CARD-03': ' mit der Karte',
  'VIN-VISIT-07': ' für den Besuch',
  'VIN-BONUS-CONTROL-04': ' für die Kontrolle',
  'VIN-BONUS-VIND-03': ' für die Rehabilitierung',
}
function honorChanged({ rule, seat, by, honor }: Told<'honorChanged'>): string {
  const change = `${player(seat)} ${by < 0 ? 'verliert' : 'erhält'} ${Math.abs(by)} Ehre`
  return `${change}${HONOR_FOR[rule] ?? ''}: jetzt ${honor}`
}

function controlTaken({ seat, region, evicted }: Told<'controlTaken'>): string {
  const from = evicted === null ? '' : ` von ${player(evicted)}`
  return `${player(seat)} übernimmt${from} die Kontrolle über ${place(region)}`
}

/** What may be done once more. */
const AGAIN: Readonly<Record<'visit' | 'activate' | 'prof', string>> = {
  visit: 'eine weitere Region besuchen',
  activate: 'ein weiteres Mal aktivieren',
  prof: 'ein weiteres Kenntnisplättchen kaufen',
}
/** What an ability grants for the turn. */
function granted({ seat, effect }: Told<'granted'>): string {
  const who = player(seat)
  switch (effect.do) {
    case 'move':
      return `${who} darf in diesem Zug ${count(effect.n, 'Schritt', 'Schritte')} weiter gehen`
    case 'discount': {
      const names = list(effect.regions.map((region) => regionForm(region, 'de', 'nominative')))
      const verb = effect.regions.length === 1 ? 'kostet' : 'kosten'
      return `${names} ${verb} ${who} in diesem Zug ${effect.n} ${orText(effect.attrs.map(attr), 'de')} weniger`
    }
    case 'again':
      return `${who} darf in diesem Zug ${AGAIN[effect.what]}`
    case 'setdie':
      return `${who} darf in diesem Zug einmal die Seite des Attributwürfels bestimmen`
    case 'safe':
      return `für den Champion von ${who} gilt in diesem Zug: ${titleText([effect], 'de')}`
    case 'ctrlcost':
      return `ein Rauswurf kostet ${who} in diesem Zug 1 statt 2 Überzeugungskraft`
    default:
      return `für ${who} in diesem Zug: ${titleText([effect], 'de')}`
  }
}

function cardGained({ seat, card: id, deck, source }: Told<'cardGained'>): string {
  const verb = deck === 'monster' ? 'besiegt' : 'erhält'
  return `${player(seat)} ${verb} ${aCardOf(deck, 'de')} ${SOURCE[source]}: ${cardName(id, 'de')}`
}
function cardSeen({ seat, deck, card: id }: Told<'cardSeen'>): string {
  const which = id === undefined ? '' : `: ${cardName(id, 'de')}`
  return `${player(seat)} sieht sich eine Karte vom Stapel ${of(deck)} an${which}`
}
function cardsTakenUp({ seat, deck, n }: Told<'cardsTakenUp'>): string {
  return `${player(seat)} nimmt die obersten ${n} Karten vom Stapel ${of(deck)} auf die Hand`
}
function deckOrdered({ seat, deck, cards }: Told<'deckOrdered'>): string {
  const names = (cards ?? []).map((id) => cardName(id, 'de'))
  const order = names.length === 0 ? '' : `, von oben: ${names.join(', ')}`
  return `${player(seat)} legt die Karten auf den Stapel ${of(deck)} zurück${order}`
}

const diceText = ({ MON, ATT }: Told<'diceRolled'>['dice']): string =>
  list([...(MON === null ? [] : [faceName(MON, 'de')]), attr(ATT)])
function diceRolled({ seat, champion, dice }: Told<'diceRolled'>): string {
  const how = champion === null ? 'würfelt' : `würfelt für ${card(champion)}`
  return `${player(seat)} ${how}: ${diceText(dice)}`
}

function endTriggered({ triggers, lastRound }: Told<'endTriggered'>): string {
  const why = triggers.length === 0 ? 'es hat lange genug gedauert' : list(triggers.map(trigger))
  return `das Spielende ist ausgelöst (${why}): Runde ${lastRound} ist die letzte`
}

function questsShown({ seat, quests }: Told<'questsShown'>): string {
  return `${player(seat)} zeigt ${quests.length === 0 ? 'keine geheimen Ziele' : list(quests.map(quest))}`
}
function finalScored({ seat, sum }: Told<'finalScored'>): string {
  const parts = partsText(sum, partOf, 'de')
  const all = `${player(seat)} erhält in der Schlusswertung ${sum.total} Ehre${parts === '' ? '' : `: ${parts}`}`
  return questIn(sum) ? all : `${all}; kein geheimes Ziel ist erfüllt`
}
const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `Platz ${rank} für ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

/** Whatever was touched, as a word. */
const slotName = (slot: unknown): string =>
  /^[A-E]$/.test(String(slot)) ? player('ABCDE'.indexOf(String(slot))) : thingName(slot, 'de')
const noSuchSlot = ({ slot }: Params): string => `dafür nicht verwendbar: ${slotName(slot)}`
const notSoMany = ({ slot, max, got }: Params): string =>
  max === 0 ? `dafür nicht verwendbar: ${slotName(slot)}` : `${slotName(slot)}: höchstens ${max}, nicht ${got}`
const hasOnly = (has: unknown): string => (has === 0 ? 'nichts davon' : `nur ${has}`)

function cannotPay({ rule, cost, prices, has }: Params): string {
  if (typeof cost === 'string') return `das kostet ${costText(cost as never, 'de')}, und das hast du nicht`
  const what = rule === 'VIN-VISIT-03' ? 'der Besuch' : 'das'
  const had = Object.entries(has as Record<Attr, number>)
  const none = (id: string): string => (id === 'KNO' ? 'kein' : 'keine')
  const stock =
    had.length === 1 ? hasOnly(had[0]?.[1]) : list(had.map(([id, n]) => `${n === 0 ? none(id) : n} ${attr(id)}`))
  return `${what} kostet ${pricesText(prices as readonly Price[], 'de')}, und du hast ${stock}`
}
function noConviction({ rule, needs, has }: Params): string {
  if (rule === 'VIN-RULING-64')
    return 'nur ein Block auf der Überzeugungskraft rettet den Champion, und dort hast du keinen'
  if (needs === undefined) return 'dazu braucht es 1 Block auf der Überzeugungskraft, und dort hast du keinen'
  return `die Kontrolle über diese Region kostet ${needs} Überzeugungskraft, und du hast ${hasOnly(has)}`
}
const noInfluence = ({ has }: Params): string =>
  has === undefined || has === 0
    ? 'auf deinem Einfluss liegt kein Block mehr: Nimm erst einen zurück'
    : `auf deinem Einfluss ${has === 1 ? 'liegt nur 1 Block' : `liegen nur ${has} Blöcke`}: Nimm weniger oder hole erst welche zurück`
/** The rule tells what is not adjacent to what. */
const notAdjacent = ({ rule }: Params): string =>
  rule === 'VIN-MOVE-01'
    ? 'dieses Dreieck grenzt nicht an deines: Ein Schritt führt zu einem Nachbardreieck'
    : rule === 'VIN-MOVE-11'
      ? 'dort kann das Plättchen nicht liegen: Das Hexfeld grenzt nicht an'
      : rule === 'VIN-RULING-37'
        ? 'du stehst nicht mehr neben dieser Region'
        : 'dieses Hexfeld berührt dein Dreieck nicht'

// —— labels ——

/** `A 2, C 1`: seats that have some. */
const perSeat = (values: unknown): string =>
  (values as readonly number[]).flatMap((n, seat) => (n === 0 ? [] : [`${player(seat)} ${n}`])).join(', ')

function hexLabel({ hex: id, region, controller }: Params): string {
  if (region === null) return `${hex(id)}: nicht entdeckt`
  const held = Number(controller) < 0 ? '' : `, kontrolliert von ${player(controller)}`
  return `${regionName(region, 'de')}, ${hex(id)}${held}`
}
const triangleLabel = ({ triangle: id, medallion }: Params): string =>
  `${triangle(id)}${Number(medallion) < 0 ? '' : `: Medaillon von ${player(medallion)}`}`

function cardLabel({ card: id, deck, owner, cubes: n, isTop, isSeen, isChampion }: Params): string {
  const name = `${cardName(id, 'de')}, ${deckForms(deck as Deck, 'de')[0]}`
  if (isSeen) return `${name}, von dir gesehen`
  if (Number(owner) < 0) return `${name}: offener Stapel${isTop ? ', zuoberst' : ''}`
  return `${name} von ${player(owner)}${n === 0 ? '' : `: ${blocks(n)}`}${isChampion ? ', Champion' : ''}`
}

function masteryLabel({ attr: id, counts, leader }: Params): string {
  const standing = perSeat(counts) || 'niemand'
  return `Meisterschaft in ${attr(id)}: ${standing}${Number(leader) < 0 ? '' : `; ${player(leader)} führt`}`
}

function playerLabel(f: Params): string {
  return [
    `${player(f.seat)}: ${f.honor} Ehre`,
    f.isVindicated ? 'rehabilitiert' : 'Schurke',
    `Potenzial ${f.pot}, Einfluss ${f.inf}, Überzeugungskraft ${f.conv}`,
    `Geschwindigkeit ${f.speed}`,
    count(f.cards, 'Karte', 'Karten'),
    count(f.regions, 'Region', 'Regionen'),
    `${f.tiles} Kenntnisplättchen`,
    count((f.coins as readonly number[]).length, 'Münze', 'Münzen'),
  ].join('; ')
}

export const de: PlayTexts = {
  name: 'Vindication',
  prompts: {
    'setup.keepQuest': 'Welche geheimen Ziele behältst du?',
    'turn.actions': 'Was tust du?',
    'move.choose': 'Gehst du weiter?',
    'move.teleport': 'Wohin teleportierst du dich?',
    'downgrade.zone': 'Aus welcher Zone geht ein Block zurück?',
    'discover.lay': 'Wohin legst du das Plättchen?',
    'visit.option': 'Wozu nutzt du den Besuch?',
    'visit.more': 'Zahlst du noch einmal?',
    'draw.deck': 'Von welchem Stapel nimmst du die Karte?',
    'draw.source': 'Wie nimmst du die Karte?',
    'draw.pick': 'Welche Karte nimmst du?',
    'gain.charging': 'Lädst du die Reliquie mit dem, was der Einfluss hat, oder nimmst du erst Blöcke zurück?',
    'peek.deck': 'Welchen Stapel siehst du an?',
    'peek.order': 'Welche Karte kommt von oben als nächste?',
    'roll.before': 'Bereitest du den Wurf vor?',
    'roll.rerolls': 'Lässt du die Würfel liegen?',
    'roll.order': 'Welches Ergebnis kommt zuerst?',
    'roll.save': 'Rettest du deinen Champion?',
    'exhaustion.recall': 'Woher nimmst du Blöcke für die Erschöpfung?',
    'attributes.gain': 'Welche Attribute nimmst du?',
    'augment.zone': 'Aus welcher Zone steigerst du deine Energie?',
    'motivate.cubes': 'Von welchen Begleitern nimmst du Blöcke zurück?',
    'charge.cubes': 'Welche Reliquien lädst du?',
    'spend.choose': 'Welches Attribut zahlst du?',
    'shift.choose': 'Welchen Block verschiebst du auf einen anderen Kreis?',
    'harm.opponent': 'Gegen wen?',
    'harm.cube': 'Welchen Block schickst du zurück?',
  },
  choices: {
    keep: ({ quest: id }: KeepQuest) => `${quest(id)} behalten`,
    lay: ({ hex: id }: LayTile) => `das Plättchen auf ${hex(id)} legen`,
    step: ({ to }: StepTo, factsOf: FactsOf) => `${land(to, factsOf)} gehen`,
    stop: () => 'die Bewegung hier beenden',
    teleport: ({ to }: TeleportTo, factsOf: FactsOf) => `dich ${land(to, factsOf)} teleportieren`,
    hasten: ({ by }: Hasten) => `um ${by} schneller sein, für eine Verringerung der Energie`,
    waive: () => 'auf die Bewegung verzichten',
    downgrade: ({ from }: Downgrade) =>
      from === 'conv'
        ? 'einen Block von Überzeugungskraft auf Einfluss legen'
        : 'einen Block von Einfluss auf Potenzial legen',
    augment: ({ from }: Augment) =>
      from === 'pot'
        ? 'einen Block von Potenzial auf Einfluss legen'
        : 'einen Block von Einfluss auf Überzeugungskraft legen',
    activate: ({ who: id }: Activate) => `${who(id)} aktivieren`,
    visit: ({ hex: id }: VisitHex, factsOf: FactsOf) => `${hexText(id, 'de', factsOf)} besuchen`,
    controlFirst: ({ hex: id }: ControlHex, factsOf: FactsOf) =>
      `die Kontrolle über ${hexText(id, 'de', factsOf)} übernehmen, dann besuchen`,
    rest: () => 'ausruhen',
    endTurn: () => 'den Zug beenden',
    control: ({ hex: id }: ControlHex, factsOf: FactsOf) =>
      `die Kontrolle über ${hexText(id, 'de', factsOf)} übernehmen`,
    option: ({ option }: UseOption, factsOf: FactsOf) => {
      const is = factsOf(`option ${option}`)?.is as RegionOption | undefined
      return is === undefined ? `Möglichkeit ${option} nutzen` : optionText(is, 'de')
    },
    leave: () => 'den Besuch beenden',
    convert: ({ to }: Convert) => `in ${attr(to)} konvertieren`,
    buyTile: ({ attr: id }: BuyTile) => `ein Kenntnisplättchen für 3 ${attr(id)} kaufen`,
    returnTile: ({ attr: id }: ReturnTile) => `ein Kenntnisplättchen für 2 ${attr(id)} zurückgeben`,
    vindicate: () => 'dich rehabilitieren',
    recall: ({ from }: Recall, factsOf: FactsOf) => `1 Block ${by(recalledFrom(from, 'de', factsOf))} zurücknehmen`,
    dismiss: ({ companion }: Dismiss) => `dich ${by(cardDative(companion))} trennen`,
    use: ({ card: id }: UseCard) => `${ability(id)} nutzen`,
    from: ({ deck }: ChooseDeck) => `den Stapel ${of(deck)} wählen`,
    draw: ({ source }: DrawFrom) =>
      source === 'open'
        ? 'die oberste Karte des offenen Stapels nehmen'
        : source === 'top'
          ? 'die oberste Karte des verdeckten Stapels ungesehen nehmen'
          : 'für 1 Überzeugungskraft verbessert ziehen',
    pick: ({ card: id }: PickCard) => `${card(id)} nehmen`,
    place: () => 'mit dem laden, was der Einfluss hat',
    putBack: ({ card: id }: PutBack) => `${card(id)} als nächste Karte zurücklegen`,
    setDie: ({ face }: NameFace) => `den Attributwürfel auf ${attr(face)} stellen`,
    roll: () => 'würfeln',
    reroll: ({ card: id }: RerollBy) => `mit ${cardDative(id)} neu würfeln`,
    accept: () => 'die Würfel liegen lassen',
    first: ({ half }: First) => (half === 'champion' ? 'zuerst das Ergebnis für den Champion' : 'zuerst das Attribut'),
    save: () => 'den Champion für 1 Überzeugungskraft retten',
    letDie: () => 'den Champion sterben lassen',
    gain: ({ n }: Allotted) => `${gainText(n, 'de') || 'nichts'} nehmen`,
    motivate: ({ n }: Allotted) =>
      total(n) === 0
        ? 'nichts zurücknehmen'
        : `Blöcke zurücknehmen: ${perCard(n, 'de', (amount, id) => `${amount} ${by(cardDative(id))}`)}`,
    charge: ({ n }: Allotted) =>
      total(n) === 0 ? 'nichts laden' : `laden: ${perCard(n, 'de', (amount, id) => `${amount} auf ${card(id)}`)}`,
    spend: ({ attr: id }: Spend) => `1 ${attr(id)} zahlen`,
    shift: ({ from, to }: Shift) => `einen Block von ${attr(from)} auf ${attr(to)} verschieben`,
    enough: () => 'nichts mehr verschieben',
    against: ({ seat }: ChooseOpponent) => `${player(seat)} wählen`,
    evict: ({ seat, from }: EvictCube) =>
      `einen Block von ${player(seat)} zurückschicken: ${placeText(from, 'de', 'dative')}`,
  },
  events: {
    cardTurnedUp: (e: Told<'cardTurnedUp'>) => `der offene Stapel ${of(e.deck)} zeigt ${card(e.card)}`,
    triggerRevealed: (e: Told<'triggerRevealed'>) => `ein neuer Auslöser liegt offen: ${trigger(e.trigger)}`,
    journeyDealt: (e: Told<'journeyDealt'>) =>
      `${player(e.seat)} bekommt ${journeyName(e.journey, 'de')} und beginnt auf ${triangle(e.at)}`,
    firstPlayer: (e: Told<'firstPlayer'>) => `${player(e.seat)} beginnt`,
    cardSetAside: (e: Told<'cardSetAside'>) =>
      `${player(e.seat)} kann nicht mit ${cardDative(e.card)} beginnen: Die Karte geht in den Stapel zurück`,
    companionDealt: (e: Told<'companionDealt'>) => `${player(e.seat)} beginnt mit ${cardDative(e.card)}`,
    questDealt: (e: Told<'questDealt'>) =>
      `${player(e.seat)} bekommt ${e.quest === undefined ? 'geheime Ziele' : quest(e.quest)} ausgeteilt`,
    questKept: (e: Told<'questKept'>) =>
      `${player(e.seat)} behält ${e.quest === undefined ? 'geheime Ziele' : quest(e.quest)}`,
    tileDrawn: (e: Told<'tileDrawn'>) => `${player(e.seat)} zieht ein Plättchen: ${regionName(e.tile, 'de')}`,
    tileLaid: (e: Told<'tileLaid'>) => `${player(e.seat)} entdeckt ${place(e.tile)} (${hex(e.hex)})`,
    discovered: (e: Told<'discovered'>) => `${player(e.seat)} hat ${count(e.n, 'Region', 'Regionen')} entdeckt`,
    turnBegan: (e: Told<'turnBegan'>) => `Runde ${e.round}: ${player(e.seat)} ist am Zug`,
    turnEnded: (e: Told<'turnEnded'>) => `${player(e.seat)} beendet den Zug`,
    moveBegan: (e: Told<'moveBegan'>) => `${player(e.seat)} bricht von ${triangle(e.from)} auf`,
    stepped: (e: Told<'stepped'>) => `${player(e.seat)} geht auf ${triangle(e.to)}`,
    teleported: (e: Told<'teleported'>) => `${player(e.seat)} teleportiert sich auf ${triangle(e.to)}`,
    moveEnded: (e: Told<'moveEnded'>) => `${player(e.seat)} beendet die Bewegung auf ${triangle(e.at)}`,
    hastened: (e: Told<'hastened'>) => `${player(e.seat)} ist eingeschlossen und wird um ${e.by} schneller`,
    moveWaived: (e: Told<'moveWaived'>) => `${player(e.seat)} ist eingeschlossen und verzichtet auf die Bewegung`,
    activated: (e: Told<'activated'>) => `${player(e.seat)} aktiviert ${who(e.who)}`,
    rested: (e: Told<'rested'>) => `${player(e.seat)} hat sich ausgeruht`,
    cubesMoved,
    visitBegan: (e: Told<'visitBegan'>) => `${player(e.seat)} besucht ${place(e.region)}`,
    regionVisited: (e: Told<'regionVisited'>) =>
      e.controller === null || e.controller === e.seat
        ? `${player(e.seat)} ist zu Besuch: ${regionName(e.region, 'de')}`
        : `${player(e.seat)} ist bei ${player(e.controller)} zu Besuch: ${regionName(e.region, 'de')}`,
    visitUsed: (e: Told<'visitUsed'>) => `${player(e.seat)} hat ${place(e.region)} genutzt`,
    controlTaken,
    controlGivenUp: (e: Told<'controlGivenUp'>) => `${player(e.seat)} kontrolliert ${place(e.region)} nicht mehr`,
    converted: (e: Told<'converted'>) =>
      `${player(e.seat)} konvertiert ${list(attributeParts(e.attr).map((id) => `1 ${attr(id)}`))} in ${attr(e.attr)}`,
    tileBought: (e: Told<'tileBought'>) => `${player(e.seat)} kauft ein Kenntnisplättchen: ${attr(e.attr)}`,
    tileReturned: (e: Told<'tileReturned'>) => `${player(e.seat)} gibt ein Kenntnisplättchen zurück: ${attr(e.attr)}`,
    vindicated: (e: Told<'vindicated'>) => `${player(e.seat)} ist rehabilitiert`,
    speedRaised: (e: Told<'speedRaised'>) => `${player(e.seat)} hat jetzt Geschwindigkeit ${e.speed}`,
    abilityUsed: (e: Told<'abilityUsed'>) => `${player(e.seat)} nutzt ${ability(e.card)}`,
    granted,
    cardSeen,
    cardsTakenUp,
    deckOrdered,
    deckMixed: (e: Told<'deckMixed'>) => `die übrigen Karten werden in den Stapel ${of(e.deck)} gemischt`,
    cardGained,
    gainTold: (e: Told<'gainTold'>) => `${player(e.seat)} besitzt ${card(e.card)}`,
    dieNamed: (e: Told<'dieNamed'>) => `${player(e.seat)} stellt den Attributwürfel auf ${attr(e.face)}`,
    diceRolled,
    dieRerolled: (e: Told<'dieRerolled'>) =>
      `${player(e.seat)} würfelt den ${dieName(e.die, 'de')} neu: ${diceText(e.dice)}`,
    championSpared: (e: Told<'championSpared'>) => `${player(e.seat)} hat Schutz für ${card(e.champion)}`,
    championSaved: (e: Told<'championSaved'>) => `${player(e.seat)} rettet ${card(e.champion)}`,
    cardLost: (e: Told<'cardLost'>) =>
      e.cause === 'death'
        ? `der Champion von ${player(e.seat)} stirbt: ${cardName(e.card, 'de')}`
        : `${player(e.seat)} trennt sich ${by(cardDative(e.card))}`,
    companionDied: (e: Told<'companionDied'>) =>
      `${player(e.seat)} hat einen Toten zu beklagen: ${cardName(e.card, 'de')}`,
    honorChanged,
    coinTaken: (e: Told<'coinTaken'>) => `${player(e.seat)} nimmt die Münze bei ${e.coin} Ehre`,
    endTriggered,
    questsShown,
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    notDealt: () => 'diese Karte wurde dir nicht ausgeteilt',
    moveUsed: () => 'deine Bewegung in diesem Zug ist schon geschehen',
    notAdjacent,
    noStepsLeft: () => 'deine Geschwindigkeit erlaubt keinen weiteren Schritt',
    noEndLeft: () => 'nach diesem Schritt könnte deine Bewegung nirgends enden',
    backAtStart: () => 'eine Bewegung endet nicht dort, wo sie begann',
    occupied: () => 'dort steht ein anderes Medaillon',
    notHemmedIn: () => 'du bist nicht eingeschlossen: Es gibt ein Dreieck, auf dem deine Bewegung enden kann',
    nothingToDowngrade: () => 'weder auf Überzeugungskraft noch auf Einfluss liegt ein Block, um das zu bezahlen',
    notOnShore: () => 'das ist kein Uferdreieck',
    alreadyDiscovered: () => 'dieses Hexfeld ist schon entdeckt',
    alreadyActivated: () => 'du hast in diesem Zug schon aktiviert',
    sameAgain: () => 'niemand wird in einem Zug zweimal aktiviert',
    notYours: () => 'diese Karte gehört dir nicht',
    noInfluence,
    notPrinted: () => 'es müssen die aufgedruckten Attribute sein',
    alreadyVisited: () => 'du hast in diesem Zug schon eine Region besucht oder dich ausgeruht',
    alreadyRested: () => 'du hast dich in diesem Zug schon ausgeruht',
    notDiscovered: () => 'dieses Hexfeld ist noch nicht entdeckt',
    visitedBefore: () => 'dieses Hexfeld hast du in diesem Zug schon besucht: Ein weiterer Besuch gilt einem anderen',
    noChampion: () => 'ohne Champion wird dort nicht gekämpft',
    noneLeft: () => 'von dieser Art ist keine Karte mehr da',
    nothingToRecharge: () => 'keine deiner Reliquien lässt sich jetzt laden',
    cannotPay,
    notControllable: () => 'diese Region kann niemand kontrollieren',
    alreadyYours: () => 'diese Region kontrollierst du schon',
    noConviction,
    noSuchOption: () => 'diese Möglichkeit hat die Region nicht',
    onlyOnce: () => 'das geschieht bei einem Besuch nur einmal',
    onlyOneOption: () => 'ein Besuch hier nutzt nur eine Möglichkeit',
    moveFirst: () => 'vor dem Ende deines Zuges musst du dich bewegen',
    notVisited: () => 'du kontrollierst nur, was du in diesem Zug besucht hast',
    oncePerVisit: () => 'dieser Besuch hat schon zur Kontrolle geführt',
    partMissing: ({ parts }) => `dazu braucht es ${list((parts as readonly Attr[]).map((id) => `1 ${attr(id)}`))}`,
    onePerTurn: () => 'du hast in diesem Zug schon ein Kenntnisplättchen gekauft',
    noTileLeft: () => 'von diesem Attribut ist kein Kenntnisplättchen mehr da',
    noTileOwned: () => 'du hast kein Kenntnisplättchen dieses Attributs',
    notInSetup: () => 'Blöcke nimmst du nur im eigenen Zug zurück, nicht beim Aufbau',
    partWaysInstead: () => 'ein Begleiter gibt seine Blöcke nur zurück, wenn du dich von ihm trennst',
    potentialStays: () => 'Blöcke auf dem Potenzial lassen sich nicht zurücknehmen: Steigere stattdessen deine Energie',
    onInfluence: () => 'was auf Einfluss liegt, muss nicht zurückgenommen werden',
    noCubeThere: ({ rule }) =>
      rule === 'VIN-RULING-42'
        ? 'von einem Begleiter ohne Block kannst du dich nicht trennen'
        : rule === 'VIN-RULING-78'
          ? 'dort hat sonst niemand einen Block'
          : 'dort hast du keinen Block',
    alreadyVindicated: () => 'du bist schon rehabilitiert',
    potentialLeft: ({ left }) =>
      `dein Potenzial muss leer sein, und dort ${left === 1 ? 'liegt noch 1 Block' : `liegen noch ${left} Blöcke`}`,
    tooLittleHonor: ({ needs, has }) => `die Rehabilitierung verlangt ${needs} Ehre, und du hast ${has}`,
    notActivated: () => 'dieser Begleiter ist in diesem Zug nicht aktiviert',
    choicePending: () => 'erst die anstehende Entscheidung; bis dahin kannst du nur Blöcke zurücknehmen',
    noRollYet: () => 'es liegen keine Würfel da, die sich neu würfeln ließen',
    alreadyRolled: () => 'die Würfel sind schon gefallen',
    alreadyUsed: () => 'diese Fähigkeit ist für diesen Zug verbraucht',
    slotsFilled: () => 'alle Plätze dieser Eigenschaft sind in diesem Zug schon gefüllt worden',
    noFreeSlot: () => 'auf dieser Eigenschaft ist kein Platz frei: Hole erst einen Block von ihr zurück',
    requirementNotMet: () => 'was die Fähigkeit voraussetzt, ist nicht erfüllt',
    notThisWay: () => 'auf diese Weise ist die Karte hier nicht zu haben',
    deckEmpty: () => 'der verdeckte Stapel ist leer',
    nothingToChoose: () => 'es gibt nichts zu wählen: Der Stapel ist leer, und nur eine Karte liegt offen',
    notAmongThem: () => 'diese Karte ist nicht dabei',
    notThisDeck: () => 'dieser Stapel steht nicht zur Wahl',
    nothingSetsTheDie: () => 'nichts lässt dich jetzt den Attributwürfel einstellen',
    cannotReroll: () => 'diese Karte würfelt keinen Würfel dieses Wurfs neu',
    oncePerRoll: () => 'diese Karte hat in diesem Wurf schon neu gewürfelt',
    nothingHappens: () => 'dem Champion geschieht nichts: Eine Reihenfolge gibt es nicht zu wählen',
    notThisZone: () => 'hier wird eine andere Zone gesteigert',
    zoneEmpty: () => 'in dieser Zone liegt kein Block',
    notTheseSpheres: () => 'zwischen diesen Kreisen werden keine Blöcke verschoben',
    sphereEmpty: () => 'auf diesem Kreis hast du keinen Block',
    noOpponent: () => 'diese Person steht nicht zur Wahl',
    fightGoesOn: () => 'mitten im Kampf trennt man sich von niemandem',
    finishFirst: () => 'beende erst, was du begonnen hast',
  },
  results: {
    mostHonor:
      'wer die meiste Ehre hat, gewinnt; bei Gleichstand entscheiden mehr Überzeugungskraft, dann weniger Potenzial, dann weniger Münzen',
  },
  kinds: {
    hex: 'Hexfelder',
    triangle: 'Dreiecke',
    sphere: 'Attributkreise',
    zone: 'Energiebrett',
    character: 'Charakter',
    proficiency: 'Kenntnisplättchen',
    mastery: 'Meisterschaften',
    trigger: 'Spielende-Auslöser',
    coin: 'Münzen',
    deck: 'Stapel',
    companion: 'Begleiter',
    trait: 'Eigenschaften',
    relic: 'Reliquien',
    monster: 'Monster',
    player: 'Spieler',
    quest: 'Geheime Ziele',
    option: 'Wofür der Besuch gut ist',
    die: 'Würfel',
    colour: 'Stapel zur Wahl',
    source: 'Woher die Karte kommt',
  },
  labels: {
    hex: hexLabel,
    triangle: triangleLabel,
    sphere: ({ attr: id, cubes: n }) => `Kreis ${attr(id)}: ${perSeat(n) || 'leer'}`,
    zone: ({ zone, cubes: n }) => `${zoneName(zone, 'de')}: ${perSeat(n) || 'leer'}`,
    character: () => 'dein Charakter',
    proficiency: ({ attr: id, supply, owned }) => {
      const held = perSeat(owned)
      return `Kenntnisplättchen ${attr(id)}: ${supply} im Vorrat${held === '' ? '' : `; ${held}`}`
    },
    mastery: masteryLabel,
    trigger: ({ trigger: id }) => `Auslöser für das Spielende: ${trigger(id)}`,
    coin: ({ coin }) => `Münze bei ${coin} Ehre`,
    deck: ({ deck, size, open }) =>
      `Stapel ${of(deck as Deck)}: ${count(size, 'Karte', 'Karten')} verdeckt, ${open} offen`,
    companion: cardLabel,
    trait: cardLabel,
    relic: cardLabel,
    monster: cardLabel,
    quest: ({ quest: id, owner }) => `${quest(id)} von ${player(owner)}`,
    player: playerLabel,
    option: ({ region, option }) => `${regionName(region, 'de')}, Möglichkeit ${option}`,
    die: ({ die, face }) => `${dieName(die, 'de')}: ${faceName(face, 'de')}`,
    colour: ({ deck }) => `der Stapel ${of(deck as Deck)}`,
    source: ({ deck, card }) =>
      card === null ? `oberste Karte vom Stapel ${of(deck as Deck)}, verdeckt` : `${cardName(card, 'de')}, offen`,
  },
  sums: {
    score: ({ seat }) => `Ehre von ${player(seat)} mit der Schlusswertung`,
    final: ({ seat }) => `was die Schlusswertung ${player(seat)} bringt`,
    mastery: ({ seat, of }) => `Zählung von ${player(seat)} für die Meisterschaft in ${attr(of)}`,
  },
  parts: PARTS,
  orders: {
    augmenting: ({ from }: { readonly from: 'pot' | 'inf' }) =>
      from === 'pot'
        ? 'die Energie vom Potenzial aus steigern, solange dort ein Block liegt'
        : 'die Energie vom Einfluss aus steigern, solange dort ein Block liegt',
    saveChampion: () => 'den Champion vor dem Tod retten, solange Überzeugungskraft da ist',
  },
  faults,
  options: {
    openPileGrows:
      'Wurde eine Karte ungesehen vom verdeckten Stapel genommen, wird die nächste auf den offenen Stapel aufgedeckt.',
    retakeHonor: 'Wer eine aufgegebene Region wieder unter Kontrolle bringt, bekommt die 2 Ehre dafür noch einmal.',
  },
}
