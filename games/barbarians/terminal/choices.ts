/** What to know about a choice: what it gives and costs, and why somebody would regret it. */

import type { Language } from '@skerry/contracts'
import type { Choice, Seat } from '@skerry/kernel'
import { forecastOf } from '../forecast.ts'
import {
  battlesIn,
  cardOf,
  conquestIn,
  levelOf,
  playerOf,
  priceOf,
  regionCardOf,
  regionOf,
  spaceOf,
  winsNeeded,
} from '../queries.ts'
import type {
  Advance,
  Attack,
  CardId,
  Content,
  DemonPayment,
  FeastRow,
  PlaceBanner,
  PlaceHero,
  Side,
  TimelineId,
} from '../types.ts'
import { cardName, isResource, isTroop, resourceName, troopForms } from '../words/names.ts'
import { battleText, cardText, costText, effectText } from '../words/phrases.ts'
import { tableWords } from '../words/terminal.ts'
import { frameOf, type Seen, type Table, tableOf } from './seen.ts'

const percent = (share: number): string => `${Math.round(share * 100)} %`
function chanceOf({ content, state }: Table, seat: Seat, region: Attack['region']): number {
  const { terrain } = regionOf({ content, state }, region)
  return forecastOf({ content, state, seat, terrain }, battlesIn({ content, state }, seat, region).total).chance
}
const timesOf = (view: Seen): number => frameOf(view, 'campaign')?.times ?? 1

/** What the choice gives, costs or is likely to bring. */
export function note(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const { state, seat } = view
  const table = tableOf(content, view, language)
  const { words } = table
  if (typeof seat !== 'number') return null
  switch (choice.do) {
    case 'place':
      return effectText(spaceOf(table, (choice as PlaceHero).space).effects, language)
    case 'carryOut': {
      const space = frameOf(view, 'turn')?.space ?? null
      return space === null ? null : effectText(spaceOf(table, space).effects, language)
    }
    case 'pray':
    case 'sacrifice':
    case 'produce':
    case 'discard':
      return cardText(cardOf(content, (choice as unknown as { card: CardId }).card), language)
    case 'take': {
      const card = cardOf(content, (choice as unknown as { card: CardId }).card)
      return `${words.costs(costText(priceOf(card), language))} · ${cardText(card, language)}`
    }
    case 'draw':
      return words.free
    case 'attack':
      return attackNote(table, seat, choice as Attack)
    case 'claim':
      return `+${conquestIn(table, (choice as PlaceBanner).region, 1).total} DP`
    case 'learn':
    case 'advance':
      return words.level(levelOf(state, seat, (choice as Advance).track) + 1)
    case 'side':
      return sideNote(view, choice as Side, language)
    case 'row':
      return rowNote(table, choice as FeastRow)
    case 'tribute':
      return tributeNote(table)
    case 'win':
    case 'face':
      return battleNote(table)
    default:
      return null
  }
}

function attackNote(table: Table, seat: Seat, { region }: Attack): string {
  const { words, view } = table
  const battles = battlesIn(table, seat, region).total
  return [
    words.chance(percent(chanceOf(table, seat, region))),
    `+${conquestIn(table, region, timesOf(view)).total} DP`,
    words.battles(battles, winsNeeded(battles)),
  ].join(' · ')
}
function sideNote(view: Seen, { side }: Side, language: Language): string | null {
  const frame = frameOf(view, 'either')
  const effects = frame?.sides[side - 1]
  return effects === undefined ? null : effectText(effects, language)
}
const eventOf = ({ content, state }: Table) => content.timeline[state.timeline[state.era - 1] as TimelineId]
function rowNote(table: Table, { row }: FeastRow): string | null {
  const feast = eventOf(table)
  return feast?.kind === 'feast' ? effectText(feast.rows[row - 1] ?? [], table.language) : null
}
function tributeNote(table: Table): string | null {
  const demon = eventOf(table)
  return demon?.kind === 'demon' ? effectText(demon.tribute, table.language) : null
}
function battleNote(table: Table): string | null {
  const card = frameOf(table.view, 'campaign')?.faced.at(-1)
  return card === undefined ? null : battleText(regionCardOf(table, card), table.language)
}

const POOR_CHANCE = 0.35
/** Effects that nobody has a reason to leave: no cost, no consequence. */
const GIFTS: ReadonlySet<string> = new Set([
  'resource',
  'any',
  'troops',
  'dp',
  'know',
  'honour',
  'hero',
  'twice',
  'draw',
])

export function warn(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const { state, seat } = view
  const table = tableOf(content, view, language)
  const { words } = table
  if (typeof seat !== 'number') return null
  switch (choice.do) {
    case 'appease':
      return (choice as DemonPayment).with === 'points' && playerOf(state, seat).resources.gold > 0
        ? words.goldThere
        : null
    case 'attack':
      return chanceOf(table, seat, (choice as Attack).region) < POOR_CHANCE ? words.poorChance : null
    case 'leave': {
      const space = frameOf(view, 'turn')?.space ?? null
      const effects = space === null ? [] : spaceOf(table, space).effects
      return effects.length > 0 && effects.every((effect) => GIFTS.has(effect.do)) ? words.forNothing : null
    }
    case 'decline':
      return view.stack.at(-1)?.rule === 'draw' ? words.freeCard : null
    default:
      return null
  }
}

export const group = (_: Content, _view: Seen, { do: verb }: Choice, language: Language): string | null =>
  tableWords[language].groups[verb] ?? null

/** Where most is to be won on average comes first. */
export function rank(content: Content, view: Seen, choice: Choice): number {
  if (choice.do !== 'attack' || typeof view.seat !== 'number') return 0
  const table = tableOf(content, view, 'en')
  const { region } = choice as Attack
  return chanceOf(table, view.seat, region) * conquestIn(table, region, timesOf(view)).total
}

export function slot(content: Content, { state, seat }: Seen, id: string, language: Language) {
  if (typeof seat !== 'number') return null
  const words = tableWords[language]
  const { resources, troops } = playerOf(state, seat)
  if (isResource(id))
    return { place: resourceName(id, language), kind: resourceName(id, language), there: words.ofSix(resources[id]) }
  if (isTroop(id)) {
    const [one, many] = troopForms(id, language)
    return { place: many, kind: one, there: words.ofSix(troops[id]) }
  }
  const card = content.cards[id as CardId]
  return card === undefined
    ? null
    : { place: cardName(id, language), kind: words.kinds[card.kind], there: words.upright }
}
