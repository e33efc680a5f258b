/** Cards of what is used in a turn without being an action: tactic tiles and trophies. */

import type { Card } from '@skerry/contracts'
import { bardEffect, isThreat, isTribe, locationOf, siteAt, tileFame, tileOf, tribeOf } from '../../queries.ts'
import type { Exchange, ExchangeWith, UseTile, UseTrophy } from '../../types.ts'
import { type About, gainChip, levelOf } from './about.ts'
import { levelIcon, threatIcon, tileIcon } from './icons.ts'
import { worthNow } from './progress.ts'
import { fameOfTile, frameOf, isLastRound, tileName, tileText } from './reading.ts'

/** Less than this is little: a tile can bring more. */
const LITTLE_FAME = 3
const MOST_BARD = 3

export function useCard(about: About, { tile }: UseTile): Card {
  const { content, state, words, seat, language } = about
  const { kind } = tileOf(content, tile)
  const fame = fameOfTile(about, seat, tile)
  const isBard = kind === 'bard'
  const { corruption } = tribeOf(state, seat)
  const isLate = isLastRound(state)
  const warning = isBard
    ? corruption < MOST_BARD && !isLate && words.warnings.littleBard(corruption)
    : fame < LITTLE_FAME && !isLate && words.warnings.littleFame(fame)
  return {
    title: tileName(content, tile, language),
    icon: tileIcon(kind),
    lead: worthNow(about, seat, tile, language),
    line: tileText(content, tile, language),
    price: [gainChip(about, 'tiles', -1)],
    gain: [
      isBard
        ? { text: words.corruptionBy(-bardEffect(state, seat)), icon: 'corruption' }
        : gainChip(about, 'fame', fame, tileFame(about, seat, tile)),
    ],
    rank: isBard ? 2 : fame - (isLate ? 0 : LITTLE_FAME),
    ...(isBard ? {} : { sums: [{ name: words.sums.tile, sum: tileFame(about, seat, tile) }] }),
    ...(warning === false ? {} : { warning }),
  }
}

/** `Sineach`, `Ait of B` */
function heldText(about: About, index: number): string {
  const { holder, level: n } = siteAt(about.state, index)
  if (isTribe(holder)) return about.words.swap.fort(holder, about.words.levels[levelOf(n)])
  return isThreat(holder) ? about.words.threats[holder] : ''
}
function heldSign(about: About, index: number): Pick<Card, 'seat' | 'icon'> {
  const { holder, level: n } = siteAt(about.state, index)
  if (isTribe(holder)) return { seat: holder, icon: levelIcon(n) }
  return isThreat(holder) ? { icon: threatIcon(holder) } : {}
}

/** The tile is used up by the choice of the first of two locations. */
export const exchangeCard =
  (tile: 'ruse' | 'migration') =>
  (about: About, { location }: Exchange): Card => {
    const { index } = locationOf(about.content, location)
    return {
      title: about.words.swap.first[tile](location),
      icon: tile,
      line: heldText(about, index),
      price: [gainChip(about, 'tiles', -1)],
      rank: -4,
    }
  }

export function withCard(about: About, { location }: ExchangeWith): Card {
  const { content, view, words } = about
  const { index } = locationOf(content, location)
  const swap = frameOf(view, 'swap')
  const there = heldText(about, index)
  const line =
    swap === undefined ? there : words.swap.line(there, heldText(about, locationOf(content, swap.first).index))
  return { title: words.swap.second(location), ...heldSign(about, index), line }
}

export function trophyCard(about: About, { fomori }: UseTrophy): Card {
  const { state, words, seat } = about
  const left = tribeOf(state, seat).fomori - fomori
  return {
    title: words.trophy.title(fomori),
    icon: 'trophy',
    price: [{ text: words.trophy.price, icon: 'trophy' }],
    gain: [gainChip(about, 'fomori', -fomori)],
    effect: [{ text: words.trophy.left(left), icon: 'fomori' }],
    rank: fomori - 4,
  }
}
