/** Cards of the Earning Phase, and of the first port. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
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
import type { About } from './about.ts'
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
  const fame = provinceOf(content, at)?.fame ?? 0
  return {
    title: words.name(location),
    icon: 'port',
    line: joined(words.settle.steps(steps), words.worth(fame), words.settle.room(room)),
    rank: room + fame + Math.min(steps, 6) / 2,
  }
}

// —— earning cards ——

export function drawCard(about: About, { stack }: Draw): Card {
  const { state, words, seat, language } = about
  const { size, top } = state.stacks[stack]
  const back = (top?.back ?? null) as Back | null
  const card: Card = { title: words.draw.title(stack), line: words.draw.line(back, size), rank: -stack }
  if (back === null) return card
  const averages = SECTIONS.map((section) =>
    words.draw.average(section, amountsText(averageOfBack(about, seat, back, section), language)),
  )
  return { ...card, icon: BACK_ICONS[back], outlookLine: averages.join('; ') }
}

/** What a section shows on the cards that lie open. */
const sectionText = (about: About, section: Section): string =>
  amountsText(knownYield(about, about.seat, section), about.language)

/** The sums behind it, symbol by symbol. */
function sectionSums(about: About, section: Section): NonNullable<Card['sums']> {
  const sumOf = (symbol: Gain): Sum =>
    symbol === 'fame' ? shownFame(about, about.seat, section) : shown(about, about.seat, symbol, section)
  return SYMBOLS.map((symbol) => ({ name: about.words.sumOfSection(section, symbol), sum: sumOf(symbol) })).filter(
    ({ sum }) => sum.total > 0,
  )
}

export function blockCard(about: About, { section }: Block): Card {
  const { state, words, seat } = about
  const { blockers } = tribeOf(state, seat)
  const card: Card = { title: words.block.title(section), icon: 'blocker', rank: -SECTIONS.indexOf(section) }
  const open = SECTIONS.filter((other) => other !== section && !blockers.includes(other))
  const [one, other] = open
  if (one === undefined) return card
  if (other === undefined) {
    const { lead: _ofTheOther, ...rest } = openPart(about, one) // at this section the number would mislead
    return { ...card, ...rest, icon: 'blocker' }
  }
  const line = words.block.either(
    words.block.shows(one, sectionText(about, one)),
    words.block.shows(other, sectionText(about, other)),
  )
  return { ...card, line }
}

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
    line: words.block.stays(open, sectionText(about, open)),
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
  const line =
    now === undefined ? {} : { line: words.ogam.brings(sectionText(about, section), sectionText(about, now)) }
  return { title: words.ogam.reopen(section), ...part, ...line }
}

export function declineCard(about: About): Card {
  const { state, words, seat } = about
  const open = openSection(state, seat)
  const title = words.ogam.leave
  return open === undefined ? { title } : { title, line: words.block.stays(open, sectionText(about, open)) }
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
    ...(fame > 0 ? { lead: words.take.now(words.fameBy(fame)) } : {}),
    line: kind === 'masterBuilder' ? joined(words.take.atOnce, text) : text,
    rank: fame + (OTHER_WORTH[kind] ?? 0),
    ...(fame > 0 ? { sums: [{ name: words.sums.tile, sum: tileFame(about, seat, tile) }] } : {}),
  }
}
