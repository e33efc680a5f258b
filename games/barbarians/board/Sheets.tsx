/** What lies on the sheets: the display, the tracks, battles, what the viewer has, the timeline, and in a solo game the dummy. */

import { At } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import { cardOf, deckSize, SOLO_DISPLAY } from '../queries.ts'
import type { Content, Kind, RegionId, State } from '../types.ts'
import { Battles, FateFace } from './Battles.tsx'
import { CardFace, Deck } from './Cards.tsx'
import type { Chart } from './chart.ts'
import { cardName } from './labels.ts'
import { CARD, DECK, deckPoint } from './layout.ts'
import { Own, RivalBoard } from './Own.tsx'
import type { Sheet } from './parts.ts'
import { attackIn, decksOf, displayPoint, ownerIn, type Seen } from './scene.ts'
import { Timeline } from './Timeline.tsx'
import { TrackPrints } from './TrackPrints.tsx'
import { Tracks } from './Tracks.tsx'

interface BodyProps {
  readonly content: Content
  readonly pack: unknown
  readonly chart: Chart
  readonly view: Seen
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: string | null
}

export function SheetBody({ sheet, ...props }: BodyProps & { readonly sheet: Sheet }) {
  const { content, pack, language, view, coming } = props
  const { state } = view
  switch (sheet) {
    case 'display':
      return <Display {...props} />
    case 'tracks':
      return (
        <>
          <TrackPrints content={content} />
          <Tracks content={content} state={state} />
        </>
      )
    case 'battles':
      return <Arena {...props} />
    case 'own': {
      const seat = ownerIn(view)
      const player = state.players[seat]
      return player === undefined ? null : <Own {...{ content, pack, seat, player, language, coming }} />
    }
    case 'timeline':
      return <Timeline {...{ content, pack, state, language }} />
    case 'solo':
      return <Solo content={content} state={state} />
  }
}

function Display({ content, pack, view, language }: BodyProps) {
  const { state } = view
  return (
    <>
      {state.display.map((id, place) => {
        if (id === null) return null
        const card = cardOf(content, id)
        const size = { width: CARD.width, height: CARD.height }
        return (
          <CardFace key={id} card={card} {...size} name={cardName(pack, card, language)} at={displayPoint(place)} />
        )
      })}
      {decksOf(state).map((deck, i) => (
        <At key={deck} place={deckPoint(i)}>
          <Deck kind={deck} size={sizeOf(state, deck)} width={DECK.width} height={DECK.height} />
        </At>
      ))}
    </>
  )
}
const sizeOf = (state: State, deck: Kind | 'common'): number => deckSize(state, deck === 'common' ? 'god' : deck)

function Arena({ content, chart, view, coming }: BodyProps) {
  const campaign = attackIn(view)
  if (campaign === null) return null
  const terrain = chart.land[(campaign.region ?? '') as RegionId]?.terrain ?? null
  return <Battles {...{ content, campaign, terrain, coming }} state={view.state} />
}

function Solo({ content, state }: { readonly content: Content; readonly state: State }) {
  const fate = state.fate === null ? undefined : content.fates[state.fate]
  return (
    <>
      {state.rival !== null && <RivalBoard rival={state.rival} />}
      {fate !== undefined && <FateFace fate={fate} places={SOLO_DISPLAY} />}
    </>
  )
}
