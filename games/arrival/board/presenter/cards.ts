/** How choices and slots are shown. */

import { type CardMakers, capital, cardsBy } from '@skerry/boards'
import type { Language, SlotCard } from '@skerry/contracts'
import type { Allotment, Split, ThingId } from '@skerry/kernel'
import { tribeOf } from '../../queries.ts'
import type { Content, Piece } from '../../types.ts'
import { type About, aboutOf, chooserOf } from './about.ts'
import {
  buildCard,
  endTurnCard,
  keepCard,
  passCard,
  repelCard,
  shieldCard,
  spreadCard,
  stopCard,
} from './cardsOfActions.ts'
import { blockCard, declineCard, drawCard, reopenCard, settleCard, takeCard } from './cardsOfEarning.ts'
import { exchangeCard, trophyCard, useCard, withCard } from './cardsOfTiles.ts'
import { PIECE_ICONS } from './icons.ts'
import type { Seen } from './reading.ts'
import { presenterWords } from './words.ts'

const MAKERS: CardMakers<About> = {
  settle: settleCard,
  draw: drawCard,
  block: blockCard,
  reopen: reopenCard,
  decline: declineCard,
  take: takeCard,
  build: buildCard,
  shield: shieldCard,
  spread: spreadCard,
  repel: repelCard,
  pass: passCard,
  keep: keepCard,
  use: useCard,
  ruse: exchangeCard('ruse'),
  migration: exchangeCard('migration'),
  with: withCard,
  trophy: trophyCard,
  endTurn: endTurnCard,
  stop: stopCard,
}

export const card = cardsBy(MAKERS, aboutOf)

/** ARR-PASS-02 What is kept: discs, swords, shields. */
export function slot(_content: Content, view: Seen, id: ThingId, language: Language): SlotCard {
  const words = presenterWords[language]
  const piece = id as Piece
  const name = capital(words.pieces[piece] ?? id)
  const seat = chooserOf(view)
  return {
    thing: id,
    place: name,
    kind: words.pieces[piece] ?? id,
    icon: PIECE_ICONS[piece],
    there: words.keep.there(tribeOf(view.state, seat)[piece] ?? 0),
    sign: '+',
  }
}

/** What most would keep: swords for what lies near, then discs, then shields. */
const KEPT_FIRST: readonly Piece[] = ['swords', 'discs', 'shields']

export function begin(_content: Content, _view: Seen, _verb: string, { most, slots }: Allotment): Split {
  const kept: Record<ThingId, number> = {}
  let left = most
  for (const piece of KEPT_FIRST) {
    const n = Math.min(left, slots.find(({ id }) => id === piece)?.max ?? 0)
    if (n > 0) kept[piece] = n
    left -= n
  }
  return kept
}
