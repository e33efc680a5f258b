/** What to know about a choice: what it gives and costs, and why somebody would regret it. */

import type { Language } from '@skerry/contracts'
import { type Choice, countOf, sizeOf } from '@skerry/kernel'
import { turnOf } from '../effects.ts'
import {
  cardOf,
  championOf,
  controlCost,
  controllerOf,
  costOf,
  cubesAt,
  HEROIC,
  inPlay,
  isAttr,
  masterySum,
  openHexesAt,
  optionFault,
  PARTS,
  playerOf,
  regionAt,
  regionOf,
  resultFor,
  speedOf,
  TILE_PRICE,
  TILE_WEIGHT,
  triangleOf,
} from '../queries.ts'
import type {
  Activate,
  Attr,
  BuyTile,
  CardId,
  ChooseDeck,
  Content,
  Convert,
  Deck,
  Dismiss,
  DrawFrom,
  HexId,
  KeepQuest,
  LayTile,
  MonsterFace,
  Quest,
  Recall,
  Region,
  RegionOption,
  RollFrame,
  StepTo,
  TriangleId,
  TurnFrame,
  UseCard,
  UseOption,
} from '../types.ts'
import { abilityText, activationText, cardText, priceText, questText } from '../words/effects.ts'
import { attributeName, cardName, faceName, isHex, regionName } from '../words/names.ts'
import { tableWords } from '../words/terminal.ts'
import { titleText } from '../words/titles.ts'
import { frameOf, type Seen, type Table, tableOf } from './seen.ts'

const joined = (...parts: readonly (string | false)[]): string | null =>
  parts.filter((part) => part !== false && part !== '').join(' · ') || null

// —— notes ——

/** What the choice gives, costs or is likely to bring. */
export function note(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  if (typeof view.seat !== 'number') return null
  const table = tableOf(content, view, language)
  return NOTES[choice.do]?.(table, choice as never) ?? null
}
type Note = (table: Table, choice: never) => string | null

const NOTES: Readonly<Record<string, Note>> = {
  keep: ({ content, language }, { quest }: KeepQuest) => questText(content.quests[quest] as Quest, language),
  lay: layNote,
  step: (table, { to }: StepTo) => triangleNote(table, to),
  teleport: (table, { to }: StepTo) => triangleNote(table, to),
  stop: (table) => triangleNote(table, playerOf(table.state, table.seat).at as TriangleId),
  activate: activateNote,
  visit: (table, { hex }: LayTile) => visitNote(table, hex),
  controlFirst: (table, { hex }: LayTile) => joined(controlNote(table, hex), visitNote(table, hex) ?? ''),
  control: (table, { hex }: LayTile) => controlNote(table, hex),
  rest: ({ words }) => words.augment,
  option: optionNote,
  convert: convertNote,
  buyTile: (table, { attr }: BuyTile) => tileNote(table, attr, TILE_WEIGHT),
  returnTile: (table, { attr }: BuyTile) => tileNote(table, attr, -TILE_WEIGHT),
  recall: recallNote,
  dismiss: ({ content, state, seat, words }, { companion }: Dismiss) =>
    joined(
      words.cubes(inPlay(state, seat, companion)?.cubes ?? 0),
      words.honorBy(-Math.max(0, cardOf(content, companion).honor)),
    ),
  use: ({ content, language }, { card }: UseCard) => abilityText(cardOf(content, card), language),
  from: ({ state, words }, { deck }: ChooseDeck) => words.deck(sizeOf(state.decks[deck].pile)),
  draw: drawNote,
  pick: cardNote,
  putBack: cardNote,
  roll: (table) => (frameOf(table.view, 'roll')?.isFight ? table.words.odds(oddsText(table)) : null),
  reroll: ({ content, language }, { card }: UseCard) => abilityText(cardOf(content, card), language),
  save: ({ content, view, words }) => {
    const champion = frameOf(view, 'roll')?.champion ?? null
    return champion === null ? null : words.honorBy(cardOf(content, champion).honor)
  },
}
function cardNote({ content, language }: Table, { card }: { readonly card: CardId }): string {
  return cardText(cardOf(content, card), language)
}

// —— places ——

const regionsAt = ({ content, state, language }: Table, at: TriangleId): readonly string[] =>
  triangleOf(content, at).hexes.flatMap((hex) =>
    state.tiles[hex] === undefined ? [] : [regionName(state.tiles[hex], language)],
  )
function triangleNote(table: Table, at: TriangleId): string | null {
  const { words, rules, state, seat } = table
  const open = openHexesAt(rules, at).length
  const other = state.players.findIndex((player, i) => i !== seat && player.at === at)
  return joined(
    words.touches(regionsAt(table, at)),
    open > 0 && words.undiscovered(open),
    other >= 0 && words.passing(other),
  )
}
function layNote({ content, state, language }: Table, { hex }: LayTile): string | null {
  const near = content.hex[hex]?.neighbours ?? []
  return joined(...near.map((other) => state.tiles[other] !== undefined && regionName(state.tiles[other], language)))
}

// —— Activate, Visit ——

function activateNote({ content, state, seat, words, language }: Table, { who }: Activate): string | null {
  const { isVindicated } = playerOf(state, seat)
  if (who === 'character') return joined(words.free, isVindicated && words.vindicated)
  const card = cardOf(content, who)
  return joined(
    activationText(card.attributes, language),
    words.onto(inPlay(state, seat, who)?.cubes ?? 0),
    card.clauses.length > 0 && abilityText(card, language),
  )
}
const openOptions = ({ rules, seat }: Table, region: Region): readonly RegionOption[] =>
  region.options.filter((option) => optionFault(rules, seat, region, option) === null)

/** `2 Courage → monster, 1 less than printed` */
function priced({ rules, seat, words, language }: Table, region: Region, option: RegionOption): string {
  const cost = costOf(rules, seat, region, option)
  const less = countOf(option.cost) - countOf(cost)
  const price = priceText(cost, language) || words.free
  const gives = `${price} ${option.isRepeatable ? ':' : '→'} ${titleText(option.effects, language)}`
  return less > 0 ? `${gives} (${words.discount(less)})` : gives
}
const isFight = ({ effects }: RegionOption): boolean => effects.some((effect) => effect.do === 'fight')

function visitNote(table: Table, hex: HexId): string | null {
  const { rules, state, seat, words } = table
  const region = regionAt(rules, hex)
  if (region === null) return null
  const options = openOptions(table, region)
  const controller = controllerOf(state, hex)
  return joined(
    ...options.map((option) => priced(table, region, option)),
    options.some(isFight) && words.odds(oddsText(table)),
    controller !== null && (controller === seat ? words.own : words.honorTo(controller)),
  )
}
function optionNote(table: Table, { option: number }: UseOption): string | null {
  const frame = frameOf(table.view, 'visit')
  const region = frame === undefined ? undefined : regionOf(table.content, frame.region)
  const option = region?.options[number - 1]
  if (region === undefined || option === undefined) return null
  return joined(priced(table, region, option), isFight(option) && table.words.odds(oddsText(table)))
}
const controlNote = ({ rules, state, seat, words }: Table, hex: HexId): string =>
  words.control(controlCost(rules, seat, hex), controllerOf(state, hex))

// —— dice ——

const FACES: readonly MonsterFace[] = ['MISS', 'EXH', 'DEATH']
/** VIN-RULING-65, -71 How likely each result is, after all protection. */
function oddsOf({ rules, content, seat }: Table): Readonly<Record<MonsterFace, number>> {
  const turn: TurnFrame = rules.within('turn') ?? turnOf(seat)
  const asked: typeof rules = { ...rules, within: (rule) => (rule === 'turn' ? turn : rules.within(rule)) as never }
  const odds: Record<MonsterFace, number> = { MISS: 0, EXH: 0, DEATH: 0 }
  for (const MON of content.monsterDie) {
    const roll: RollFrame = {
      ...{ rule: 'roll', at: 'champion', seat, isFight: true, named: null, rerolled: [], due: [] },
      dice: { MON, ATT: 'INS' },
      champion: championOf(asked, seat),
    }
    odds[resultFor(asked, roll)] += 1 / content.monsterDie.length
  }
  return odds
}
const oddsText = (table: Table): string => {
  const odds = oddsOf(table)
  return FACES.filter((face) => odds[face] > 0)
    .map((face) => `${faceName(face, table.language)} ${Math.round(odds[face] * 100)} %`)
    .join(', ')
}

// —— bonus actions ——

function convertNote({ state, seat, language }: Table, { to }: Convert): string {
  const { spheres } = playerOf(state, seat)
  const names = PARTS[to].map((attr) => `1 ${attributeName(attr, language)}`)
  return `${names.join(' + ')} → ${attributeName(to, language)} ${spheres[to] + 1}`
}
function tileNote({ rules, seat, words, language }: Table, attr: Attr, more: number): string | null {
  const { total } = masterySum(rules, seat, attr)
  return joined(more > 0 && `${TILE_PRICE} ${attributeName(attr, language)}`, words.mastered(attr, total, total + more))
}
function recallNote({ state, seat, words, language }: Table, { from }: Recall): string | null {
  const { zones } = playerOf(state, seat)
  const region = state.tiles[from as HexId]
  return joined(isHex(from) && regionName(region, language), words.influence(zones.inf + 1))
}

// —— cards ——

function drawNote({ content, state, view, words, language }: Table, { source }: DrawFrom): string | null {
  const deck = frameOf(view, 'draw')?.decks[0] as Deck | undefined
  if (deck === undefined) return null
  const { open, pile } = state.decks[deck]
  const top = open.at(-1)
  if (source === 'open')
    return top === undefined ? null : joined(cardName(top, language), cardText(cardOf(content, top), language))
  return source === 'top' ? words.unseen(sizeOf(pile)) : words.empowered
}

// —— warnings ——

export function warn(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  if (typeof view.seat !== 'number') return null
  const table = tableOf(content, view, language)
  const { words, state, seat } = table
  switch (choice.do) {
    case 'endTurn': {
      const unused = unusedIn(table)
      return unused.length === 0 ? null : words.warn.unused(unused.map((action) => words.openActions[action]))
    }
    case 'dismiss': {
      const { companion } = choice as Dismiss
      return words.warn.dismiss(companion, Math.max(0, cardOf(content, companion).honor))
    }
    case 'recall':
      return recallWarning(table, choice as Recall)
    case 'letDie': {
      const champion = frameOf(view, 'roll')?.champion ?? null
      return champion !== null && playerOf(state, seat).zones.conv > 0 ? words.warn.letDie(champion) : null
    }
    case 'visit':
      return visitWarning(table, (choice as unknown as LayTile).hex)
    default:
      return null
  }
}
const visitsDone = ({ visited, isRested }: TurnFrame): number => visited.length + (isRested ? 1 : 0)
/** VIN-TURN-03 Activate and Visit that would still be of use. */
function unusedIn({ view, state, seat }: Table): readonly ('activate' | 'visit')[] {
  const turn = frameOf(view, 'turn')
  const { zones } = playerOf(state, seat)
  if (turn === undefined) return []
  return [
    ...(turn.activated.length < 1 + turn.moreActivations && zones.inf > 0 ? (['activate'] as const) : []),
    ...(visitsDone(turn) < 1 + turn.moreVisits && zones.pot + zones.inf > 0 ? (['visit'] as const) : []),
  ]
}
/** What is open of the three main actions, for the head of the table. */
export function openTexts(table: Table): readonly string[] {
  const { view, words, rules } = table
  const turn = frameOf(view, 'turn')
  if (turn === undefined) return []
  return [
    ...(turn.move === 'open' ? [words.openMove(speedOf(rules, turn.seat))] : []),
    ...(turn.activated.length < 1 + turn.moreActivations ? [words.openActions.activate] : []),
    ...(visitsDone(turn) < 1 + turn.moreVisits ? [words.openActions.visit] : []),
  ]
}
function recallWarning({ state, words }: Table, { from }: Recall): string | null {
  const region = state.tiles[from as HexId]
  if (isHex(from) && region !== undefined) return words.warn.region(region)
  if (from === 'conv') return words.warn.conviction
  return (HEROIC as readonly string[]).includes(from) ? words.warn.heroic : null
}
function visitWarning(table: Table, hex: HexId): string | null {
  const { rules, state, seat, words, content } = table
  const region = regionAt(rules, hex)
  if (region === null) return null
  const options = openOptions(table, region)
  const { zones, speed, cards } = playerOf(state, seat)
  const onCompanions = cards.some(({ card, cubes }) => cubes > 0 && cardOf(content, card).kind === 'companion')
  const isEmpty = ({ effects: [effect] }: RegionOption): boolean =>
    (effect?.do === 'motivate' && !onCompanions) || (effect?.do === 'speed' && speed >= 5)
  if (options.length > 0 && options.every(isEmpty)) return words.warn.nothing
  return options.some(isFight) && zones.conv === 0 && oddsOf(table).DEATH > 0 ? words.warn.death : null
}

// —— the list ——

type GroupId = keyof (typeof tableWords)['en']['groups']
const GROUPS: Readonly<Record<string, GroupId>> = {
  step: 'move',
  stop: 'move',
  hasten: 'move',
  waive: 'move',
  activate: 'activate',
  visit: 'visit',
  controlFirst: 'visit',
  rest: 'visit',
  use: 'bonus',
  convert: 'bonus',
  buyTile: 'bonus',
  returnTile: 'bonus',
  control: 'bonus',
  vindicate: 'bonus',
  recall: 'recall',
  dismiss: 'dismiss',
  endTurn: 'end',
}
/** Only where one has the choice of everything: elsewhere a heading would say what the question says. */
export function group(_: Content, view: Seen, { do: verb }: Choice, language: Language): string | null {
  const id = GROUPS[verb]
  const rule = view.stack.at(-1)?.rule
  const isFree = rule === 'turn' || rule === 'move'
  return id === undefined || !isFree ? null : tableWords[language].groups[id]
}

/** Main actions first, bonus actions after them; ways back last. */
const RANKS: Readonly<Record<string, number>> = {
  ...{ visit: 90, controlFirst: 88, rest: 85, activate: 80, step: 70, stop: 75, hasten: 70, waive: 60 },
  ...{ vindicate: 55, control: 54, use: 50, buyTile: 45, convert: 40, returnTile: 30 },
  ...{ endTurn: 20, recall: -10, dismiss: -20 },
}
export function rank(content: Content, _: Seen, choice: Choice): number {
  const base = RANKS[choice.do] ?? 0
  if (choice.do !== 'pick' && choice.do !== 'activate') return base
  const id = choice.do === 'pick' ? (choice as unknown as UseCard).card : (choice as Activate).who
  return base + (id === 'character' ? 0 : (content.cards[id]?.honor ?? 0)) / 10
}

// —— slots ——

export function slot(content: Content, view: Seen, id: string, language: Language) {
  if (typeof view.seat !== 'number') return null
  const { words, rules, seat } = tableOf(content, view, language)
  const n = cubesAt(rules, seat, id)
  if (isAttr(id)) return { place: attributeName(id, language), kind: words.slot.cube, there: words.slot.there(n) }
  const card = content.cards[id as CardId]
  if (card === undefined) return null
  const there = card.kind === 'relic' ? words.slot.charges(n) : words.slot.there(n)
  return { place: cardName(id, language), kind: words.slot.cube, there }
}
