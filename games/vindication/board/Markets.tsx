/** The six markets: a deck with its size, the open pile with its top card face up; and cards that are being looked at. */

import { type PlacedBox, rectPath } from '@skerry/boards'
import { At } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import { sizeOf } from '@skerry/kernel'
import { memo } from 'react'
import { DECKS } from '../queries.ts'
import type { CardId, Content, Deck, Supply } from '../types.ts'
import { CardBack, CardFace } from './Cards.tsx'
import type { Chart } from './chart.ts'
import { nameOf } from './labels.ts'
import { CARDS } from './layout.ts'
import { deckSign, deckTone } from './looks.ts'
import { Sign } from './Pieces.tsx'
import { areCardsCovered, deckSpot, fanIn, fanSpots, openSpot, openThing, type Seen } from './scene.ts'

interface MarketsProps {
  readonly content: Content
  readonly pack: unknown
  readonly chart: Chart
  readonly view: Seen
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: CardId | null
}

export function Markets({ content, pack, chart, view, language, coming }: MarketsProps) {
  const fan = fanIn(view)
  const spots = fan === null ? [] : fanSpots(chart, fan)
  return (
    <>
      {areCardsCovered(view) && <Slab chart={chart} />}
      {DECKS.map((deck) => {
        const [open, pile] = [openSpot(chart, view, deck), deckSpot(chart, view, deck)]
        const face = open === null || open.card === coming ? undefined : content.cards[open.card]
        return (
          <g key={deck}>
            {pile !== null && <DeckPile deck={deck} supply={view.state.decks[deck]} spot={pile} />}
            {open !== null && face !== undefined && (
              <CardFace
                card={face}
                width={open.width}
                height={open.height}
                name={nameOf(pack, face.id, language)}
                at={open.at}
                thing={openThing(view, deck, face.id)}
              />
            )}
          </g>
        )
      })}
      {fan?.cards.map((card, i) => {
        const spot = spots[i]
        const face = card === null ? undefined : content.cards[card]
        if (spot === undefined) return null
        return face === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
          <CardBack key={i} deck={fan.deck} {...spot} />
        ) : (
          <CardFace key={face.id} card={face} {...spot} name={nameOf(pack, face.id, language)} />
        )
      })}
    </>
  )
}

/** What is looked at lies over the cards. */
function Slab({ chart }: { readonly chart: Chart }) {
  const [x, y] = chart.layout.cards
  return <path className='fan-slab' d={rectPath(x, y, CARDS.width, CARDS.height, 16)} />
}

interface PileProps {
  readonly deck: Deck
  readonly supply: Supply
  readonly spot: PlacedBox
}

/** VIN-SETUP-05 How many are left, and how many lie below the top of the open pile; large while a card is drawn. */
const DeckPile = memo(function DeckPile({ deck, supply, spot: { at, width, height } }: PileProps) {
  const [size, below] = [sizeOf(supply.pile), supply.open.length - 1]
  const isLow = height < 60
  const across = isLow ? -24 : 0
  return (
    <At place={at}>
      <g className={`deck ${deckTone(deck)}`}>
        <rect
          className={size > 0 ? 'back' : 'bare'}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={isLow ? 7 : 10}
        />
        <Sign name={deckSign(deck)} x={across} y={isLow ? 0 : -40} size={isLow ? 22 : 80} className='on-band' />
        <text className='deck-size' x={isLow ? 2 : 0} y={isLow ? 7 : 50} fontSize={isLow ? 20 : 52}>
          {size}
        </text>
        {below > 0 && isLow && (
          <text className='under-count' x='30' y='6'>
            {`+${below}`}
          </text>
        )}
      </g>
    </At>
  )
})
