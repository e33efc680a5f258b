/** The first port, and the Earning Phase: which cards to draw, which sections to block, when Ogam helps. */

import { type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice, Random, Seat, Slot } from '@skerry/kernel'
import { buildBasis, isFaceUp, isThreat, limitOf, openSection, repelBasis, SECTIONS, STRENGTH } from '../queries.ts'
import type { Back, Block, CardId, Content, Draw, Reopen, Section, Settle, Yield } from '../types.ts'
import { buildGain, element, own, pure, rewardGain, spreadGain } from './actions.ts'
import { type Ground, levelsFrom, placeIn, siteIn, type T, tribeIn } from './ground.ts'
import { type Outlook, standing } from './outlook.ts'

// —— what cards show ——

const SYMBOLS = ['discs', 'swords', 'shields', 'tiles', 'fomori', 'fame'] as const
/** What a section brings, as far as it is known: face-down cards count with the mean of their back. */
export type Crop = Record<(typeof SYMBOLS)[number], number>
type Crops = Record<Section, Crop>

const nothing = (): Crop => ({ discs: 0, swords: 0, shields: 0, tiles: 0, fomori: 0, fame: 0 })

function add(to: Crop, shows: Yield, levels: readonly number[], share: number): void {
  to.discs += share * shows.discs
  to.swords += share * shows.swords
  to.shields += share * shows.shields
  to.tiles += share * shows.tiles
  to.fomori += share * shows.fomori
  to.fame += share * shows.fame
  for (const { fame, level } of shows.famePerFort) to.fame += share * fame * (levels[level] ?? 0)
}
const plus = (a: Crop, b: Crop): Crop => {
  const sum = nothing()
  for (const symbol of SYMBOLS) sum[symbol] = a[symbol] + b[symbol]
  return sum
}

/** How many cards of each kind nobody has seen: those of the bag, and those that a reshuffle fixed before players. */
function unseen({ state }: T): Map<CardId, number> {
  const cards = new Map<CardId, number>()
  for (const card in state.bag) cards.set(card as CardId, state.bag[card as CardId] as number)
  for (const tribe of state.tribes)
    for (const slot of tribe.cards)
      if (slot.is !== undefined && !isFaceUp(slot)) cards.set(slot.is, (cards.get(slot.is) ?? 0) + 1)
  return cards
}

/** The mean of all unseen cards with each back. */
function means(t: T, levels: readonly number[]): Record<Back, Crops> {
  const cards = [...unseen(t)].sort(([a], [b]) => (a < b ? -1 : 1)) // the same sum to the last digit, however it was dealt
  const size: Record<Back, number> = { discs: 0, arms: 0, glory: 0 }
  for (const [card, n] of cards) size[cardOf(t, card).back] += n
  const mean = { discs: blank(), arms: blank(), glory: blank() }
  for (const [card, n] of cards) {
    const { back, sections } = cardOf(t, card)
    for (const section of SECTIONS) add(mean[back][section], sections[section], levels, n / size[back])
  }
  return mean
}
const blank = (): Crops => ({ top: nothing(), middle: nothing(), bottom: nothing() })
const cardOf = ({ content }: T, card: CardId): Content['cards'][CardId] =>
  content.cards[card] as Content['cards'][CardId]

/** What each section of a seat's row brings. */
function cropsOf(t: T, seat: Seat, mean: Record<Back, Crops>, levels: readonly number[]): Crops {
  const crops = blank()
  for (const slot of tribeIn(t, seat).cards)
    for (const section of SECTIONS) {
      if (isFaceUp(slot)) add(crops[section], cardOf(t, slot.is as CardId).sections[section], levels, 1)
      else crops[section] = plus(crops[section], mean[(slot as Slot).back as Back][section])
    }
  return crops
}
const levelsOf = (t: T, seat: Seat): number[] => [0, 1, 2, 3].map((level) => levelsFrom(t, seat, level))

// —— what a crop is worth ——

/** Values of the first, second … piece, falling; the last one counts for all further ones. */
type Falling = readonly number[]
function worthOf(values: Falling, n: number): number {
  let worth = 0
  for (let i = 0; i < n; i++) worth += (values[Math.min(i, values.length - 1)] ?? 0) * Math.min(1, n - i)
  return worth
}

interface Market {
  readonly discs: Falling
  readonly swords: Falling
  readonly shields: Falling
  readonly tile: number
  readonly fomori: Falling
  readonly fame: number
}

const falling = (values: number[]): number[] => values.sort((a, b) => b - a)

/** The best builds of the map as it is; one more place opens with every build. */
function discValues(o: Outlook): Falling {
  const { ground: g, seat } = o
  const gains: number[] = []
  for (const at of g.content.locations) {
    const basis = buildBasis(g, seat, at)
    if (basis !== null && basis !== 'outpost') gains.push(buildGain(o, at.build))
  }
  const best = falling(gains).slice(0, 7)
  while (best.length < 5) best.push(own(o, 1))
  return [...best.map((gain) => Math.max(gain, element(o))), element(o)]
}

/** Prey within reach, by the sword; what is not there yet comes with the others' Fomori. */
function swordValues(o: Outlook): Falling {
  const { ground: g, seat } = o
  const gains: number[] = []
  for (const at of g.content.locations) {
    const { holder } = siteIn(g, at.index)
    if (!isThreat(holder)) continue
    const basis = repelBasis(g, seat, at)
    if (basis === null || basis === 'distant') continue
    const gain = Math.max(rewardGain(o, holder, 'fame'), rewardGain(o, holder, 'corruption')) - o.invasion
    for (let i = 0; i < STRENGTH[holder]; i++) gains.push(gain / STRENGTH[holder])
  }
  const hoped = Math.max(own(o, 0.9), pure(o, 0.6)) - 0.4 * o.invasion
  while (gains.length < 6) gains.push(hoped)
  return [...falling(gains).slice(0, 8), 0.5 * hoped]
}

/** Fomori are as much Corruption, and a spread each: the best places first. */
function fomoriValues(o: Outlook): Falling {
  const { ground: g } = o
  const gains: number[] = []
  for (const at of g.content.locations) {
    const { holder } = siteIn(g, at.index)
    if (holder === o.seat || isThreat(holder) || (g.sources[at.index] as number) === 0) continue
    if (holder === null || g.fortCount[holder] !== 1)
      gains.push(spreadGain(o, at.spread) / (1 + siteIn(g, at.index).level + (g.state.shields[at.province] ?? 0)))
  }
  const best = falling(gains).slice(0, 6)
  return best.length > 0 ? best : [0]
}

const marketOf = (o: Outlook): Market => ({
  discs: discValues(o),
  swords: swordValues(o),
  shields: [own(o, 0.9), own(o, 0.6), own(o, 0.3)],
  tile: own(o, 3) + element(o),
  fomori: fomoriValues(o),
  fame: own(o, 1),
})

function cropWorth(o: Outlook, market: Market, crop: Crop): number {
  const { ground: g, seat } = o
  const tribe = tribeIn(g, seat)
  const discs = Math.min(crop.discs, g.state.supply.discs[seat] as number) // ARR-EARN-10
  return (
    worthOf(market.discs, tribe.discs + discs) -
    worthOf(market.discs, tribe.discs) +
    worthOf(market.swords, tribe.swords + crop.swords) -
    worthOf(market.swords, tribe.swords) +
    worthOf(market.shields, tribe.shields + crop.shields) -
    worthOf(market.shields, tribe.shields) +
    market.tile * Math.min(crop.tiles, 4) +
    market.fame * crop.fame +
    worthOf(market.fomori, crop.fomori) -
    pure(o, crop.fomori) +
    limitWorth(o, tribe.corruption + crop.fomori)
  )
}

/** ARR-END-02 Whoever reaches the limit ends the game with this round: good for who leads. */
function limitWorth(o: Outlook, corruption: number): number {
  const { ground: g, seat } = o
  if (g.state.isLastRound || g.roundsLeft === 0) return 0
  const near = corruption - limitOf(g.state) + 1
  const chance = near >= 1 ? 1 : near <= -1 ? 0 : (near + 1) / 2
  if (chance === 0) return 0
  const lead = (standing(g)[seat] as number) - 1 / g.seats
  return chance * (lead > 0.1 ? 0.1 : -0.15)
}

// —— the questions ——

/** What each section would be worth if it were left open. */
function sectionWorth(o: Outlook): Record<Section, number> {
  const { ground: g, seat } = o
  const levels = levelsOf(g, seat)
  const crops = cropsOf(g, seat, means(g, levels), levels)
  const market = marketOf(o)
  return {
    top: cropWorth(o, market, crops.top),
    middle: cropWorth(o, market, crops.middle),
    bottom: cropWorth(o, market, crops.bottom),
  }
}

/** ARR-DRAW-01 The back that goes best with the cards one has. */
export function draws(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const { ground: g, seat } = o
  const levels = levelsOf(g, seat)
  const mean = means(g, levels)
  const crops = cropsOf(g, seat, mean, levels)
  const market = marketOf(o)
  const worth = (back: Back): number =>
    Math.max(...SECTIONS.map((section) => cropWorth(o, market, plus(crops[section], mean[back][section]))))
  const byBack: Partial<Record<Back, number>> = {}
  return rankChoices(list, (choice) => {
    const back = g.state.stacks[(choice as Draw).stack].top?.back as Back
    byBack[back] ??= worth(back)
    return byBack[back] as number
  })
}

/** ARR-BLOCK-02, -03 The section that promises least is blocked. */
export function blocks(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const worth = sectionWorth(o)
  return rankChoices(list, (choice) => -worth[(choice as Block).section])
}

/** What Ogam's wisdom may be worth in a later round, in Fame. */
const SAVED_OGAM = 0.3
/** ARR-TILE-OGAM-02 Only if another section is clearly better. */
export function reopenings(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const worth = sectionWorth(o)
  const open = worth[openSection(o.ground.state, o.seat) as Section]
  const price = own(o, SAVED_OGAM * Math.min(1, o.ground.roundsLeft)) + element(o)
  return rankChoices(list, (choice) => (choice.do === 'reopen' ? worth[(choice as Reopen).section] - open - price : 0))
}

/** ARR-SETUP-10 A port with good land around it, not beside Fomori, not in a crowd. */
export function ports(g: Ground, list: readonly Choice[], random: Random): RankedChoice[] {
  return rankChoices(list, (choice) => {
    const { index } = g.content.location[(choice as Settle).location] as Content['locations'][number]
    return portWorth(g, index) + random(100) / 200
  })
}

function portWorth(g: Ground, port: number): number {
  const seen = new Set([port])
  let ring = [port]
  let worth = 0
  for (let step = 0; step < 4; step++) {
    const next: number[] = []
    for (const at of ring) {
      worth += (PORT_STEP[step] as number) * (g.land.fame[at] as number)
      const { holder } = siteIn(g, at)
      if (isThreat(holder)) worth -= PORT_THREAT[step] as number
      else if (holder !== null) worth -= PORT_NEIGHBOUR[step] as number
      for (const link of placeIn(g, at).links) if (!seen.has(link)) next.push(link)
      for (const link of placeIn(g, at).links) seen.add(link)
    }
    ring = next
  }
  return worth
}
const PORT_STEP = [1, 0.6, 0.35, 0.15] as const
const PORT_THREAT = [9, 4, 1.2, 0.2] as const
const PORT_NEIGHBOUR = [9, 1, 0.7, 0.3] as const
