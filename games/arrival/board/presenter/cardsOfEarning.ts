/** Cards of the Earning Phase, and of the first port. */

import type { Card, Chip } from '@skerry/contracts'
import type { Sum } from '@skerry/kernel'
import {
  holderAt,
  limitOf,
  locationOf,
  openSection,
  provinceOf,
  SECTIONS,
  shown,
  shownFame,
  tileFame,
  tileOf,
  tribeOf,
} from '../../queries.ts'
import type { Back, Block, Draw, Reopen, Section, Settle, TakeTile } from '../../types.ts'
import { type About, gainChip } from './about.ts'
import { BACK_ICONS, SECTION_ICONS, tileIcon } from './icons.ts'
import {
  amountsText,
  averageHidden,
  averageOfBack,
  fameOfTile,
  fomoriOdds,
  hiddenCards,
  knownYield,
  SYMBOLS,
  stackThing,
  stepsFromCastles,
  tileName,
  tileText,
} from './reading.ts'
import type { Gain } from './words.ts'

// —— setup ——

export function settleCard(about: About, { location }: Settle): Card {
  const { content, state, words } = about
  const at = locationOf(content, location)
  const room = at.links.filter((link) => holderAt(state, link) === null).length
  const steps = stepsFromCastles(content, at)
  const province = provinceOf(content, at)
  const fame = province?.fame ?? 0
  return {
    title: words.name(location),
    icon: 'port',
    ...(province === undefined ? {} : { line: words.name(province.id) }),
    gain: fame > 0 ? [{ text: words.ifHolds(fame), icon: 'fame' }] : [],
    effect: [
      { text: words.settle.steps(steps), icon: 'castle' },
      { text: words.settle.room(room), icon: 'ait' },
    ],
    rank: room + fame + Math.min(steps, 6) / 2,
  }
}

// —— earning cards ——

export function drawCard(about: About, { stack }: Draw): Card {
  const { state, words, seat, language } = about
  const { size, top } = state.stacks[stack]
  const back = (top?.back ?? null) as Back | null
  const cards: Chip = { text: words.draw.cards(size), icon: 'card' }
  const card: Card = { title: words.draw.title(stack), kind: stackThing(stack), rank: -stack }
  if (back === null) return { ...card, effect: [cards] }
  const averages = SECTIONS.map((section) =>
    words.draw.average(section, amountsText(averageOfBack(about, seat, back, section), language)),
  )
  const gain = [{ text: words.draw.more(back), icon: BACK_ICONS[back] }]
  return { ...card, icon: BACK_ICONS[back], gain, effect: [cards], outlookLine: averages.join('; ') }
}

/** What a section shows on the cards that lie open. */
const sectionText = (about: About, section: Section): string =>
  amountsText(knownYield(about, about.seat, section), about.language)

/** The sums behind it, symbol by symbol. */
function sumsIn(about: About, section: Section): readonly (readonly [Gain, Sum])[] {
  const sumOf = (symbol: Gain): Sum =>
    symbol === 'fame' ? shownFame(about, about.seat, section) : shown(about, about.seat, symbol, section)
  return SYMBOLS.map((symbol) => [symbol, sumOf(symbol)] as const).filter(([, sum]) => sum.total > 0)
}
const sectionSums = (about: About, section: Section): NonNullable<Card['sums']> =>
  sumsIn(about, section).map(([symbol, sum]) => ({ name: about.words.sumOfSection(section, symbol), sum }))

export function blockCard(about: About, { section }: Block): Card {
  const { state, words, seat } = about
  const { blockers } = tribeOf(state, seat)
  const card: Card = {
    title: words.block.title(section),
    icon: 'blocker',
    kind: section,
    rank: -SECTIONS.indexOf(section),
  }
  const open = SECTIONS.filter((other) => other !== section && !blockers.includes(other))
  const [one, other] = open
  if (one === undefined) return card
  if (other === undefined) {
    const { lead: _ofTheOther, ...rest } = openPart(about, one) // at this section the number would mislead
    return { ...card, ...rest, icon: 'blocker' }
  }
  const effect = open.map((section) => ({
    text: words.block.shows(section, sectionText(about, section)),
    icon: SECTION_ICONS[section],
  }))
  return { ...card, effect }
}

/** What the open cards bring in a section, symbol by symbol. */
const sectionChips = (about: About, section: Section): readonly Chip[] =>
  sumsIn(about, section).flatMap(([symbol, sum]) =>
    symbol === 'fomori' ? [] : [gainChip(about, symbol, sum.total, sum)],
  )

/** What comes of a section that stays open: what is known, what the cards still face-down may bring, and the limit. */
function openPart(about: About, open: Section): Omit<Card, 'title'> {
  const { state, words, seat, language } = about
  const odds = [...fomoriOdds(about, seat, open)]
  const { corruption } = tribeOf(state, seat)
  const [least, most] = [odds[0]?.[0] ?? 0, odds.at(-1)?.[0] ?? 0]
  const hidden = hiddenCards(state, seat).length
  const limit = limitOf(state)
  const isNearLimit = corruption + most >= limit && !state.isLastRound
  const unknown = words.block.unknown(hidden, amountsText(averageHidden(about, seat, open), language))
  const then = words.block.corruption(corruption + least, corruption + most, limit)
  return {
    icon: SECTION_ICONS[open],
    lead: words.fomoriRange(least, most),
    line: words.block.stays(open),
    gain: sectionChips(about, open),
    risk: most > 0 ? [{ text: words.fomoriRange(least, most), icon: 'fomori' }] : [],
    sums: sectionSums(about, open),
    ...(odds.length < 2
      ? {}
      : {
          outlook: odds.toSorted(([, a], [, b]) => b - a).map(([n, share]) => ({ name: words.fomoriCost(n), share })),
        }),
    outlookLine: hidden === 0 ? then : `${unknown}. ${then}`,
    ...(isNearLimit ? { warning: words.warnings.limit(limit) } : {}),
  }
}

/** ARR-TILE-OGAM-02 The blocker of this section goes to the open one. */
export function reopenCard(about: About, { section }: Reopen): Card {
  const { state, words, seat } = about
  const now = openSection(state, seat)
  const part = openPart(about, section)
  const effect =
    now === undefined ? [] : [{ text: words.ogam.instead(sectionText(about, now)), icon: SECTION_ICONS[now] }]
  return { title: words.ogam.reopen(section), kind: section, ...part, price: [gainChip(about, 'tiles', -1)], effect }
}

export function declineCard(about: About): Card {
  const { state, words, seat } = about
  const open = openSection(state, seat)
  const title = words.ogam.leave
  if (open === undefined) return { title, icon: 'blocker' }
  return { title, icon: 'blocker', line: words.block.stays(open), gain: sectionChips(about, open) }
}

// —— taking tiles ——

/** What a tile brings beside Fame, in points: for its place among the others. */
const OTHER_WORTH: Readonly<Partial<Record<string, number>>> = {
  bard: 4,
  ogam: 3,
  masterBuilder: 2,
  migration: 2,
  ruse: 2,
}

export function takeCard(about: About, { tile }: TakeTile): Card {
  const { content, words, seat, language } = about
  const { kind } = tileOf(content, tile)
  const text = tileText(content, tile, language)
  const fame = fameOfTile(about, seat, tile)
  return {
    title: tileName(content, tile, language),
    icon: tileIcon(kind),
    kind: tile,
    ...(fame > 0 ? { lead: words.take.now(words.fameBy(fame)) } : {}),
    line: text,
    effect: [
      ...(kind === 'masterBuilder' ? [{ text: words.take.atOnce, icon: tileIcon(kind) }] : []),
      ...(fame > 0
        ? [{ text: words.take.now(words.fameBy(fame)), icon: 'fame', sum: tileFame(about, seat, tile) }]
        : []),
    ],
    rank: fame + (OTHER_WORTH[kind] ?? 0),
    ...(fame > 0 ? { sums: [{ name: words.sums.tile, sum: tileFame(about, seat, tile) }] } : {}),
  }
}
