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
import { faults } from './faults-en.ts'
import {
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

const card = (id: unknown): string => cardForm(id, 'en', 'accusative')
const attr = (id: unknown): string => attributeName(id, 'en')
/** `an Inspiration proficiency tile` */
const aTile = (id: unknown): string => `${/^[AEIOU]/.test(attr(id)) ? 'an' : 'a'} ${attr(id)} proficiency tile`
const hex = (id: unknown): string => hexName(id, 'en')
const triangle = (id: unknown): string => triangleName(id, 'en')
/** Where a step or a teleport leads. */
const land = (id: unknown, factsOf: FactsOf): string => list(landAt(id, factsOf).map(place)) || triangle(id)
const quest = (id: unknown): string => questName(id, 'en')
const trigger = (id: unknown): string => triggerName(id, 'en')
const list = (items: readonly string[]): string => listText(items, 'en')
const listOr = (items: readonly string[]): string => orText(items, 'en')
const cubes = (n: unknown): string => count(n, 'cube', 'cubes')
const place = (region: unknown): string => regionForm(region, 'en', 'accusative')
const who = (id: unknown): string => (id === 'character' ? 'the character' : card(id))
const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th']

/** Of people one uses the ability. */
const ability = (id: unknown): string => (kindOf(id) === 'companion' ? `the ability of ${card(id)}` : card(id))

/** From where a card is taken. */
const SOURCE: Readonly<Record<Source, string>> = {
  open: 'from the open pile',
  top: 'from the face-down deck',
  empowered: 'by an empowered draw',
}
/** The deck, as where cards lie. */
const deck = (id: Deck): string => `the deck ${ofDeck(id, 'en')}`

const PARTS: Readonly<Record<string, string>> = {
  honor: 'so far',
  mastery: 'for mastery',
  regions: 'for regions under control',
  cards: 'for cards',
  tiles: 'for proficiency tiles',
  ...namedParts({
    mastery: (id) => `for ${attr(id)} mastery`,
    card: (id) => `for ${card(id)}`,
    quest: (id) => `for ${quest(id)}`,
    goal: (id, goal) => `for goal ${goal} of ${quest(id)}`,
  }),
}
const partOf = (of: string): string => partName(en, of)

// —— events ——

function cubesMoved(e: Told<'cubesMoved'>): string {
  const { seat, from, into, n } = e
  const at = (where: string) => placeText(where, 'en', 'dative')
  switch (meaningOf(e)) {
    case 'gain':
      return `${player(seat)} gains ${n} ${attr(into)}`
    case 'pay':
      return `${player(seat)} pays ${n} ${at(from)}`
    case 'discharge':
      return `${player(seat)} spends ${count(n, 'charge', 'charges')}: ${cardName(from, 'en')}`
    case 'put':
      return `${player(seat)} puts ${cubes(n)} from ${at(from)} on ${at(into)}`
    case 'takeBack':
      return `${player(seat)} takes ${cubes(n)} back from ${at(from)}`
    case 'augment':
      return `${player(seat)} augments: ${cubes(n)} from ${at(from)} to ${at(into)}`
    case 'downgrade':
      return `${player(seat)} is downgraded: ${cubes(n)} from ${at(from)} to ${at(into)}`
    case 'move':
      return `${player(seat)} moves ${cubes(n)} from ${at(from)} to ${at(into)}`
  }
}

/** Why honor changes, where the line alone would not say. */
const HONOR_FOR: Readonly<Record<string, string>> = {
  'VIN-SETUP-19': ' for the companion',
  'VIN-CARD-01': ' for the card',
  'VIN-CARD-03': ' with the card',
  'VIN-VISIT-07': ' for the visit',
  'VIN-BONUS-CONTROL-04': ' for taking control',
  'VIN-BONUS-VIND-03': ' for vindication',
}
function honorChanged({ rule, seat, by, honor }: Told<'honorChanged'>): string {
  const change = `${player(seat)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} honor`
  return `${change}${HONOR_FOR[rule] ?? ''}: ${honor} now`
}

function controlTaken({ seat, region, evicted }: Told<'controlTaken'>): string {
  const from = evicted === null ? '' : ` from ${player(evicted)}`
  return `${player(seat)} takes control of ${place(region)}${from}`
}

/** What may be done once more. */
const AGAIN: Readonly<Record<'visit' | 'activate' | 'prof', string>> = {
  visit: 'visit one more region',
  activate: 'activate once more',
  prof: 'buy one more proficiency tile',
}
/** What an ability grants for the turn. */
function granted({ seat, effect }: Told<'granted'>): string {
  const who = player(seat)
  switch (effect.do) {
    case 'move':
      return `${who} may go ${count(effect.n, 'step', 'steps')} further in this turn`
    case 'discount': {
      const less = listOr(effect.attrs.map(attr))
      const verb = effect.regions.length === 1 ? 'costs' : 'cost'
      return `${list(effect.regions.map(place))} ${verb} ${who} ${effect.n} ${less} less in this turn`
    }
    case 'again':
      return `${who} may ${AGAIN[effect.what]} in this turn`
    case 'setdie':
      return `${who} may choose the face of the attribute die once in this turn`
    case 'safe':
      return `for the champion of ${who} ${titleText([effect], 'en')} in this turn`
    case 'ctrlcost':
      return `evicting costs ${who} 1 Conviction instead of 2 in this turn`
    default:
      return `for ${who} in this turn: ${titleText([effect], 'en')}`
  }
}

function cardGained({ seat, card: id, deck: from, source }: Told<'cardGained'>): string {
  const verb = from === 'monster' ? 'defeats a monster' : `gains a ${deckForms(from, 'en')[0]}`
  return `${player(seat)} ${verb} ${SOURCE[source]}: ${card(id)}`
}
function cardSeen({ seat, deck: from, card: id }: Told<'cardSeen'>): string {
  return `${player(seat)} looks at a card from ${deck(from)}${id === undefined ? '' : `: ${card(id)}`}`
}
function cardsTakenUp({ seat, deck: of, n }: Told<'cardsTakenUp'>): string {
  return `${player(seat)} takes up the top ${n} cards of ${deck(of)}`
}
function deckOrdered({ seat, deck: of, cards }: Told<'deckOrdered'>): string {
  const order = cards === undefined || cards.length === 0 ? '' : `, from the top: ${cards.map(card).join(', ')}`
  return `${player(seat)} puts the cards back on ${deck(of)}${order}`
}

const diceText = ({ MON, ATT }: Told<'diceRolled'>['dice']): string =>
  list([...(MON === null ? [] : [faceName(MON, 'en')]), attr(ATT)])
function diceRolled({ seat, champion, dice }: Told<'diceRolled'>): string {
  const how = champion === null ? 'rolls' : `rolls for ${card(champion)}`
  return `${player(seat)} ${how}: ${diceText(dice)}`
}

function endTriggered({ triggers, lastRound }: Told<'endTriggered'>): string {
  const why = triggers.length === 0 ? 'it has lasted long enough' : list(triggers.map(trigger))
  return `the end of the game is triggered (${why}): round ${lastRound} is the last`
}

function questsShown({ seat, quests }: Told<'questsShown'>): string {
  return `${player(seat)} shows ${quests.length === 0 ? 'no quest' : list(quests.map(quest))}`
}
function finalScored({ seat, sum }: Told<'finalScored'>): string {
  const parts = partsText(sum, partOf, 'en')
  const all = `${player(seat)} gains ${sum.total} honor in the final scoring${parts === '' ? '' : `: ${parts}`}`
  return questIn(sum) ? all : `${all}; no goal of the quest is met`
}
const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `${ORDINALS[rank]} place for ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

/** Whatever was touched, as a word. */
const slotName = (slot: unknown): string =>
  /^[A-E]$/.test(String(slot)) ? player('ABCDE'.indexOf(String(slot))) : thingName(slot, 'en')
const noSuchSlot = ({ slot }: Params): string => `${slotName(slot)} cannot be used for that`
const notSoMany = ({ slot, max, got }: Params): string =>
  max === 0 ? `nothing of ${slotName(slot)} can be used for that` : `at most ${max} of ${slotName(slot)}, not ${got}`
const hasOnly = (has: unknown): string => (has === 0 ? 'none' : `only ${has}`)

function cannotPay({ rule, cost, prices, has }: Params): string {
  if (typeof cost === 'string') return `that costs ${costText(cost as never, 'en')}, and you do not have it`
  const what = rule === 'VIN-VISIT-03' ? 'the visit' : 'that'
  const had = Object.entries(has as Record<Attr, number>)
  const stock =
    had.length === 1 ? hasOnly(had[0]?.[1]) : list(had.map(([id, n]) => `${n === 0 ? 'no' : n} ${attr(id)}`))
  return `${what} costs ${pricesText(prices as readonly Price[], 'en')}, and you have ${stock}`
}
function noConviction({ rule, needs, has }: Params): string {
  if (rule === 'VIN-RULING-64') return 'only a cube on Conviction can save the champion, and you have none there'
  if (needs === undefined) return 'that takes 1 cube of Conviction, and you have none'
  return `control of this region takes ${cubes(needs)} of Conviction, and you have ${hasOnly(has)}`
}
const noInfluence = ({ has }: Params): string =>
  has === undefined || has === 0
    ? 'no cube is left on your Influence: recall one first'
    : `your Influence holds only ${cubes(has)}: take fewer or recall first`
/** The rule tells what is not adjacent to what. */
const notAdjacent = ({ rule }: Params): string =>
  rule === 'VIN-MOVE-01'
    ? 'that triangle is not adjacent: a step leads to a neighbouring one'
    : rule === 'VIN-MOVE-11'
      ? 'this tile cannot be laid there: the hex is not next to it'
      : rule === 'VIN-RULING-37'
        ? 'you no longer stand next to that region'
        : 'that hex does not touch your triangle'

// —— labels ——

/** `A 2, C 1`: seats that have some. */
const perSeat = (values: unknown): string =>
  (values as readonly number[]).flatMap((n, seat) => (n === 0 ? [] : [`${player(seat)} ${n}`])).join(', ')

function hexLabel({ hex: id, region, controller }: Params): string {
  if (region === null) return `${hex(id)}: not discovered`
  const held = Number(controller) < 0 ? '' : `, controlled by ${player(controller)}`
  return `${regionName(region, 'en')}, ${hex(id)}${held}`
}
const triangleLabel = ({ triangle: id, medallion }: Params): string =>
  `${triangle(id)}${Number(medallion) < 0 ? '' : `: medallion of ${player(medallion)}`}`

function cardLabel(facts: Params): string {
  const { card: id, deck: of, owner, cubes: n, isTop, isSeen, isChampion } = facts
  const name = `${cardName(id, 'en')}, ${deckForms(of as Deck, 'en')[0]}`
  if (isSeen) return `${name}, seen by you`
  if (Number(owner) < 0) return `${name}: open pile${isTop ? ', on top' : ''}`
  return `${name} of ${player(owner)}${n === 0 ? '' : `: ${cubes(n)}`}${isChampion ? ', champion' : ''}`
}

function masteryLabel({ attr: id, counts, leader }: Params): string {
  const standing = perSeat(counts) || 'nobody'
  return `${attr(id)} mastery: ${standing}${Number(leader) < 0 ? '' : `; ${player(leader)} leads`}`
}

function playerLabel(f: Params): string {
  return [
    `${player(f.seat)}: ${f.honor} honor`,
    f.isVindicated ? 'vindicated' : 'wretched',
    `Potential ${f.pot}, Influence ${f.inf}, Conviction ${f.conv}`,
    `speed ${f.speed}`,
    count(f.cards, 'card', 'cards'),
    count(f.regions, 'region', 'regions'),
    count(f.tiles, 'proficiency tile', 'proficiency tiles'),
    count((f.coins as readonly number[]).length, 'coin', 'coins'),
  ].join('; ')
}

export const en: PlayTexts = {
  name: 'Vindication',
  prompts: {
    'setup.keepQuest': 'Which quest do you keep?',
    'turn.actions': 'What do you do?',
    'move.choose': 'Do you go on?',
    'move.teleport': 'Where do you teleport to?',
    'downgrade.zone': 'From which zone does a cube go back?',
    'discover.lay': 'Where do you lay the tile?',
    'visit.option': 'What do you use the visit for?',
    'visit.more': 'Do you pay once more?',
    'draw.deck': 'From which deck do you take the card?',
    'draw.source': 'How do you take the card?',
    'draw.pick': 'Which card do you take?',
    'gain.charging': 'Do you charge the relic with what Influence holds, or recall first?',
    'peek.deck': 'Which deck do you look at?',
    'peek.order': 'Which card comes next from the top?',
    'roll.before': 'Do you prepare the roll?',
    'roll.rerolls': 'Do you keep the dice?',
    'roll.order': 'Which result comes first?',
    'roll.save': 'Do you save your champion?',
    'exhaustion.recall': 'From where do you take cubes for the exhaustion?',
    'attributes.gain': 'Which attributes do you gain?',
    'augment.zone': 'From which zone do you augment?',
    'motivate.cubes': 'From which companions do you take cubes back?',
    'charge.cubes': 'Which relics do you charge?',
    'spend.choose': 'Which attribute do you pay?',
    'shift.choose': 'Which cube do you move to another sphere?',
    'harm.opponent': 'Against whom?',
    'harm.cube': 'Which cube do you send back?',
  },
  choices: {
    keep: ({ quest: id }: KeepQuest) => `keep ${quest(id)}`,
    lay: ({ hex: id }: LayTile) => `lay the tile on ${hex(id)}`,
    step: ({ to }: StepTo, factsOf: FactsOf) => `go to ${land(to, factsOf)}`,
    stop: () => 'end the Move here',
    teleport: ({ to }: TeleportTo, factsOf: FactsOf) => `teleport to ${land(to, factsOf)}`,
    hasten: ({ by }: Hasten) => `add ${by} to your speed for one downgrade`,
    waive: () => 'waive the Move',
    downgrade: ({ from }: Downgrade) =>
      from === 'conv' ? 'move a cube from Conviction to Influence' : 'move a cube from Influence to Potential',
    augment: ({ from }: Augment) =>
      from === 'pot' ? 'move a cube from Potential to Influence' : 'move a cube from Influence to Conviction',
    activate: ({ who: id }: Activate) => `activate ${who(id)}`,
    visit: ({ hex: id }: VisitHex, factsOf: FactsOf) => `visit ${hexText(id, 'en', factsOf)}`,
    controlFirst: ({ hex: id }: ControlHex, factsOf: FactsOf) =>
      `take control of ${hexText(id, 'en', factsOf)}, then visit it`,
    rest: () => 'rest',
    endTurn: () => 'end your turn',
    control: ({ hex: id }: ControlHex, factsOf: FactsOf) => `take control of ${hexText(id, 'en', factsOf)}`,
    option: ({ option }: UseOption, factsOf: FactsOf) => {
      const is = factsOf(`option ${option}`)?.is as RegionOption | undefined
      return is === undefined ? `use option ${option}` : optionText(is, 'en')
    },
    leave: () => 'end the visit',
    convert: ({ to }: Convert) => `convert into ${attr(to)}`,
    buyTile: ({ attr: id }: BuyTile) => `buy ${aTile(id)} for 3 ${attr(id)}`,
    returnTile: ({ attr: id }: ReturnTile) => `give ${aTile(id)} back for 2 ${attr(id)}`,
    vindicate: () => 'vindicate yourself',
    recall: ({ from }: Recall, factsOf: FactsOf) => `take 1 cube back from ${recalledFrom(from, 'en', factsOf)}`,
    dismiss: ({ companion }: Dismiss) => `part ways with ${card(companion)}`,
    use: ({ card: id }: UseCard) => `use ${ability(id)}`,
    from: ({ deck: id }: ChooseDeck) => `choose ${deck(id)}`,
    draw: ({ source }: DrawFrom) =>
      source === 'open'
        ? 'take the top card of the open pile'
        : source === 'top'
          ? 'take the top card of the face-down deck, unseen'
          : 'draw empowered for 1 Conviction',
    pick: ({ card: id }: PickCard) => `take ${card(id)}`,
    place: () => 'charge it with what Influence holds',
    putBack: ({ card: id }: PutBack) => `put ${card(id)} next on the deck`,
    setDie: ({ face }: NameFace) => `set the attribute die to ${attr(face)}`,
    roll: () => 'roll',
    reroll: ({ card: id }: RerollBy) => `reroll with ${card(id)}`,
    accept: () => 'keep the dice',
    first: ({ half }: First) => (half === 'champion' ? 'the result for the champion first' : 'the attribute first'),
    save: () => 'save the champion for 1 Conviction',
    letDie: () => 'let the champion die',
    gain: ({ n }: Allotted) => `gain ${gainText(n, 'en') || 'nothing'}`,
    motivate: ({ n }: Allotted) =>
      total(n) === 0
        ? 'take nothing back'
        : `take cubes back: ${perCard(n, 'en', (amount, id) => `${amount} from ${card(id)}`)}`,
    charge: ({ n }: Allotted) =>
      total(n) === 0 ? 'charge nothing' : `charge: ${perCard(n, 'en', (amount, id) => `${amount} on ${card(id)}`)}`,
    spend: ({ attr: id }: Spend) => `pay 1 ${attr(id)}`,
    shift: ({ from, to }: Shift) => `move a cube from ${attr(from)} to ${attr(to)}`,
    enough: () => 'move no more',
    against: ({ seat }: ChooseOpponent) => `choose ${player(seat)}`,
    evict: ({ seat, from }: EvictCube) => `send back a cube of ${player(seat)} from ${placeText(from, 'en', 'dative')}`,
  },
  events: {
    cardTurnedUp: (e: Told<'cardTurnedUp'>) => `the open pile ${ofDeck(e.deck, 'en')} shows ${card(e.card)}`,
    triggerRevealed: (e: Told<'triggerRevealed'>) => `a new end trigger lies face up: ${trigger(e.trigger)}`,
    journeyDealt: (e: Told<'journeyDealt'>) =>
      `${player(e.seat)} gets ${journeyName(e.journey, 'en')} and starts on ${triangle(e.at)}`,
    firstPlayer: (e: Told<'firstPlayer'>) => `${player(e.seat)} goes first`,
    cardSetAside: (e: Told<'cardSetAside'>) =>
      `${player(e.seat)} cannot start with ${card(e.card)}: it goes back into the deck`,
    companionDealt: (e: Told<'companionDealt'>) => `${player(e.seat)} starts with ${card(e.card)}`,
    questDealt: (e: Told<'questDealt'>) =>
      `${player(e.seat)} is dealt ${e.quest === undefined ? 'a quest' : quest(e.quest)}`,
    questKept: (e: Told<'questKept'>) =>
      `${player(e.seat)} keeps ${e.quest === undefined ? 'a quest' : quest(e.quest)}`,
    tileDrawn: (e: Told<'tileDrawn'>) => `${player(e.seat)} draws a tile: ${regionName(e.tile, 'en')}`,
    tileLaid: (e: Told<'tileLaid'>) => `${player(e.seat)} discovers ${place(e.tile)} (${hex(e.hex)})`,
    discovered: (e: Told<'discovered'>) => `${player(e.seat)} has discovered ${count(e.n, 'region', 'regions')}`,
    turnBegan: (e: Told<'turnBegan'>) => `round ${e.round}: ${player(e.seat)} takes a turn`,
    turnEnded: (e: Told<'turnEnded'>) => `${player(e.seat)} ends the turn`,
    moveBegan: (e: Told<'moveBegan'>) => `${player(e.seat)} sets out from ${triangle(e.from)}`,
    stepped: (e: Told<'stepped'>) => `${player(e.seat)} goes to ${triangle(e.to)}`,
    teleported: (e: Told<'teleported'>) => `${player(e.seat)} teleports to ${triangle(e.to)}`,
    moveEnded: (e: Told<'moveEnded'>) => `${player(e.seat)} ends the Move on ${triangle(e.at)}`,
    hastened: (e: Told<'hastened'>) => `${player(e.seat)} is hemmed in and adds ${e.by} to the speed`,
    moveWaived: (e: Told<'moveWaived'>) => `${player(e.seat)} is hemmed in and waives the Move`,
    activated: (e: Told<'activated'>) => `${player(e.seat)} activates ${who(e.who)}`,
    rested: (e: Told<'rested'>) => `${player(e.seat)} has rested`,
    cubesMoved,
    visitBegan: (e: Told<'visitBegan'>) => `${player(e.seat)} visits ${place(e.region)}`,
    regionVisited: (e: Told<'regionVisited'>) =>
      e.controller === null || e.controller === e.seat
        ? `${player(e.seat)} is at ${regionForm(e.region, 'en', 'accusative')}`
        : `${player(e.seat)} is at ${regionForm(e.region, 'en', 'accusative')} of ${player(e.controller)}`,
    visitUsed: (e: Told<'visitUsed'>) => `${player(e.seat)} has used ${place(e.region)}`,
    controlTaken,
    controlGivenUp: (e: Told<'controlGivenUp'>) => `${player(e.seat)} no longer controls ${place(e.region)}`,
    converted: (e: Told<'converted'>) =>
      `${player(e.seat)} converts ${list(attributeParts(e.attr).map((id) => `1 ${attr(id)}`))} into ${attr(e.attr)}`,
    tileBought: (e: Told<'tileBought'>) => `${player(e.seat)} buys ${aTile(e.attr)}`,
    tileReturned: (e: Told<'tileReturned'>) => `${player(e.seat)} gives ${aTile(e.attr)} back`,
    vindicated: (e: Told<'vindicated'>) => `${player(e.seat)} is vindicated`,
    speedRaised: (e: Told<'speedRaised'>) => `${player(e.seat)} now has speed ${e.speed}`,
    abilityUsed: (e: Told<'abilityUsed'>) => `${player(e.seat)} uses ${ability(e.card)}`,
    granted,
    cardSeen,
    cardsTakenUp,
    deckOrdered,
    deckMixed: (e: Told<'deckMixed'>) => `the other cards are mixed into ${deck(e.deck)}`,
    cardGained,
    gainTold: (e: Told<'gainTold'>) => `${player(e.seat)} owns ${card(e.card)}`,
    dieNamed: (e: Told<'dieNamed'>) => `${player(e.seat)} sets the attribute die to ${attr(e.face)}`,
    diceRolled,
    dieRerolled: (e: Told<'dieRerolled'>) =>
      `${player(e.seat)} rolls the ${dieName(e.die, 'en')} again: ${diceText(e.dice)}`,
    championSpared: (e: Told<'championSpared'>) => `${player(e.seat)} has protection for ${card(e.champion)}`,
    championSaved: (e: Told<'championSaved'>) => `${player(e.seat)} saves ${card(e.champion)}`,
    cardLost: (e: Told<'cardLost'>) =>
      e.cause === 'death'
        ? `the champion of ${player(e.seat)} dies: ${cardName(e.card, 'en')}`
        : `${player(e.seat)} parts ways with ${card(e.card)}`,
    companionDied: (e: Told<'companionDied'>) => `${cardName(e.card, 'en')} of ${player(e.seat)} has died`,
    honorChanged,
    coinTaken: (e: Told<'coinTaken'>) => `${player(e.seat)} takes the coin at ${e.coin} honor`,
    endTriggered,
    questsShown,
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    notDealt: () => 'that quest was not dealt to you',
    moveUsed: () => 'your Move of this turn is done',
    notAdjacent,
    noStepsLeft: () => 'your speed allows no further step',
    noEndLeft: () => 'after that step your Move could not end anywhere',
    backAtStart: () => 'a Move cannot end where it began',
    occupied: () => 'another medallion stands there',
    notHemmedIn: () => 'you are not hemmed in: there is a triangle on which your Move can end',
    nothingToDowngrade: () => 'neither Conviction nor Influence holds a cube to pay for it',
    notOnShore: () => 'that is no shore triangle',
    alreadyDiscovered: () => 'that hex is discovered already',
    alreadyActivated: () => 'you have activated in this turn already',
    sameAgain: () => 'nobody is activated twice in a turn',
    notYours: () => 'that card is not yours',
    noInfluence,
    notPrinted: () => 'the attributes must be those that are printed',
    alreadyVisited: () => 'you have visited or rested in this turn already',
    alreadyRested: () => 'you have rested in this turn already',
    notDiscovered: () => 'that hex is not discovered yet',
    visitedBefore: () => 'you have visited that hex in this turn: a further visit goes elsewhere',
    noChampion: () => 'without a champion nobody fights there',
    noneLeft: () => 'no card of that kind is left',
    nothingToRecharge: () => 'no relic of yours can be charged now',
    cannotPay,
    notControllable: () => 'nobody can control that region',
    alreadyYours: () => 'you control that region already',
    noConviction,
    noSuchOption: () => 'the region has no such option',
    onlyOnce: () => 'that is done only once in a visit',
    onlyOneOption: () => 'a visit here uses one option only',
    moveFirst: () => 'you must move before your turn ends',
    notVisited: () => 'you control only what you have visited in this turn',
    oncePerVisit: () => 'this visit has led to control already',
    partMissing: ({ parts }) => `that takes ${list((parts as readonly Attr[]).map((id) => `1 ${attr(id)}`))}`,
    onePerTurn: () => 'you have bought a proficiency tile in this turn already',
    noTileLeft: () => 'no proficiency tile of that attribute is left',
    noTileOwned: () => 'you have no proficiency tile of that attribute',
    notInSetup: () => 'cubes are recalled only in your own turn, not during setup',
    partWaysInstead: () => 'a companion gives its cubes back only if you part ways with it',
    potentialStays: () => 'cubes on Potential cannot be recalled: augment instead',
    onInfluence: () => 'what lies on Influence need not be recalled',
    noCubeThere: ({ rule }) =>
      rule === 'VIN-RULING-42'
        ? 'without a cube on it you cannot part ways with a companion'
        : rule === 'VIN-RULING-78'
          ? 'no opponent has a cube there'
          : 'you have no cube there',
    alreadyVindicated: () => 'you are vindicated already',
    potentialLeft: ({ left }) =>
      `your Potential must be empty, and ${left === 1 ? '1 cube is' : `${left} cubes are`} there`,
    tooLittleHonor: ({ needs, has }) => `vindication takes ${needs} honor, and you have ${has}`,
    notActivated: () => 'that companion is not activated in this turn',
    choicePending: () => 'first the choice that is pending; until then only a recall is possible',
    noRollYet: () => 'no dice lie there that it could roll again',
    alreadyRolled: () => 'the dice are rolled already',
    alreadyUsed: () => 'that ability is used up for this turn',
    slotsFilled: () => 'all slots of that trait have been filled in this turn',
    noFreeSlot: () => 'no slot of that trait is free: recall a cube from it first',
    requirementNotMet: () => 'what the ability requires is not met',
    notThisWay: () => 'the card cannot be taken that way here',
    deckEmpty: () => 'the face-down deck is empty',
    nothingToChoose: () => 'there is nothing to choose from: the deck is empty and only one card lies open',
    notAmongThem: () => 'that card is not among them',
    notThisDeck: () => 'that deck cannot be chosen',
    nothingSetsTheDie: () => 'nothing lets you set the attribute die now',
    cannotReroll: () => 'that card rolls no die of this roll again',
    oncePerRoll: () => 'that card has rerolled this roll already',
    nothingHappens: () => 'nothing happens to the champion, so there is no order to choose',
    notThisZone: () => 'this augments another zone',
    zoneEmpty: () => 'no cube lies in that zone',
    notTheseSpheres: () => 'cubes do not move between these spheres',
    sphereEmpty: () => 'you have no cube on that sphere',
    noOpponent: () => 'that is nobody who could be chosen',
    fightGoesOn: () => 'nobody leaves you in the middle of a fight',
    finishFirst: () => 'first finish what you have begun',
  },
  results: {
    mostHonor:
      'whoever has the most honor wins; if equal, more Conviction, then less Potential, then fewer coins decide',
  },
  kinds: {
    hex: 'Hexes',
    triangle: 'Triangles',
    sphere: 'Spheres',
    zone: 'Power board',
    character: 'Character',
    proficiency: 'Proficiency tiles',
    mastery: 'Masteries',
    trigger: 'End triggers',
    coin: 'Coins',
    deck: 'Decks',
    companion: 'Companions',
    trait: 'Traits',
    relic: 'Relics',
    monster: 'Monsters',
    player: 'Players',
    quest: 'Secret quests',
    option: 'Uses of the visit',
    die: 'Dice',
    colour: 'Decks to choose from',
    source: 'Where the card may come from',
  },
  labels: {
    hex: hexLabel,
    triangle: triangleLabel,
    sphere: ({ attr: id, cubes: n }) => `sphere of ${attr(id)}: ${perSeat(n) || 'empty'}`,
    zone: ({ zone, cubes: n }) => `${zoneName(zone, 'en')}: ${perSeat(n) || 'empty'}`,
    character: () => 'your character',
    proficiency: ({ attr: id, supply, owned }) => {
      const held = perSeat(owned)
      return `${attr(id)} proficiency tiles: ${supply} in the supply${held === '' ? '' : `; ${held}`}`
    },
    mastery: masteryLabel,
    trigger: ({ trigger: id }) => `end trigger: ${trigger(id)}`,
    coin: ({ coin }) => `coin on ${coin} honor`,
    deck: ({ deck: id, size, open }) =>
      `${deck(id as Deck)}: ${count(size, 'card', 'cards')} face down, ${count(open, 'card', 'cards')} open`,
    companion: cardLabel,
    trait: cardLabel,
    relic: cardLabel,
    monster: cardLabel,
    quest: ({ quest: id, owner }) => `secret ${quest(id)} of ${player(owner)}`,
    player: playerLabel,
    option: ({ region, option }) => `${regionName(region, 'en')}, option ${option}`,
    die: ({ die, face }) => `${dieName(die, 'en')}: ${faceName(face, 'en')}`,
    colour: ({ deck: id }) => deck(id as Deck),
    source: ({ deck: id, card }) =>
      card === null ? `top card of ${deck(id as Deck)}, unseen` : `${cardName(card, 'en')}, open`,
  },
  sums: {
    score: ({ seat }) => `honor of ${player(seat)}, final scoring included`,
    final: ({ seat }) => `what final scoring gives ${player(seat)}`,
    mastery: ({ seat, of }) => `count of ${player(seat)} for ${attr(of)} mastery`,
  },
  parts: PARTS,
  orders: {
    augmenting: ({ from }: { readonly from: 'pot' | 'inf' }) =>
      from === 'pot'
        ? 'augment from Potential as long as it holds a cube'
        : 'augment from Influence as long as it holds a cube',
    saveChampion: () => 'save the champion from death as long as there is Conviction',
  },
  faults,
  options: {
    openPileGrows: 'After a card was taken unseen from a deck, the next one is turned over onto the open pile.',
    retakeHonor: 'Taking control again of a region you gave up brings its 2 honor once more.',
  },
}
