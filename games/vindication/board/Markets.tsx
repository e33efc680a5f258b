/** The six markets: a deck with its size, the open pile with its top card face up; and cards that are being looked at. */

import { rectPath } from '@skerry/boards'
import { At } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import { sizeOf } from '@skerry/kernel'
import { memo } from 'react'
import { DECKS } from '../queries.ts'
import type { CardId, Content, Deck, Supply } from '../types.ts'
import { CardBack, CardFace } from './Cards.tsx'
import { nameOf } from './labels.ts'
import { CARD, DECK, deckPoint, FAN, fanTop, isCovered, openPoint } from './layout.ts'
import { deckSign, deckTone } from './looks.ts'
import { Sign } from './Pieces.tsx'
import { fanIn, fanSpots, openThing, type Seen, topOf } from './scene.ts'

interface MarketsProps {
  readonly content: Content
  readonly pack: unknown
  readonly view: Seen
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: CardId | null
}

export function Markets({ content, pack, view, language, coming }: MarketsProps) {
  const fan = fanIn(view)
  const spots = fan === null ? [] : fanSpots(fan)
  return (
    <>
      {DECKS.filter((deck) => !isCovered(deck, fan?.deck)).map((deck) => {
        const card = topOf(view, deck)
        const face = card === null || card === coming ? undefined : content.cards[card]
        return (
          <g key={deck}>
            <DeckPile deck={deck} supply={view.state.decks[deck]} />
            {face !== undefined && (
              <CardFace
                card={face}
                {...CARD_SIZE}
                name={nameOf(pack, face.id, language)}
                at={openPoint(deck)}
                thing={openThing(view, deck, face.id)}
              />
            )}
          </g>
        )
      })}
      {fan !== null && (
        <g className={`fan ${deckTone(fan.deck)}`}>
          <path className='fan-slab' d={rectPath(FAN.x - 4, fanTop(fan.deck) - 4, FAN.width + 8, FAN.height + 8, 16)} />
          {fan.cards.map((card, i) => {
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
        </g>
      )}
    </>
  )
}
const CARD_SIZE = { width: CARD.width, height: CARD.height }

/** VIN-SETUP-05 How many are left, and how many lie below the top of the open pile. */
const DeckPile = memo(function DeckPile({ deck, supply }: { readonly deck: Deck; readonly supply: Supply }) {
  const { width, height } = DECK
  const [size, below] = [sizeOf(supply.pile), supply.open.length - 1]
  return (
    <At place={deckPoint(deck)}>
      <g className={`deck ${deckTone(deck)}`}>
        {size > 1 && <rect className='below' x={-width / 2} y={-height / 2 + 5} width={width} height={height} rx='9' />}
        <rect
          className={size > 0 ? 'back' : 'bare'}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx='9'
        />
        <Sign name={deckSign(deck)} y={-16} size={42} className='on-band' />
        <text className='deck-size' y='37'>
          {size}
        </text>
        {below > 0 && (
          <>
            <Sign name='open' x={-14} y={88} size={34} className='under' />
            <text className='under-count' x='18' y='97'>
              {`+${below}`}
            </text>
          </>
        )}
      </g>
    </At>
  )
})
