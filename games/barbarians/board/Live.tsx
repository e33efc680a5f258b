/** What changes: the rings, light, pieces, tracks, cards, boards, and their motion. */

import { type Lit, litThings } from '@skerry/boards'
import { At, type ChipProps, chipsOf, Lights, ShapeHits } from '@skerry/boards/live'
import type { Language, Light, LiveProps, Point } from '@skerry/contracts'
import { memo, useMemo } from 'react'
import { cardOf, deckSize, SOLO_DISPLAY } from '../queries.ts'
import type { Barbarians, Content, Kind, RegionId, State } from '../types.ts'
import { Acts } from './Acts.tsx'
import { Battles, FateFace } from './Battles.tsx'
import { PlayerBoard, RivalBoard } from './Boards.tsx'
import { CardFace, Deck } from './Cards.tsx'
import { type Chart, chartOf } from './chart.ts'
import { Islands } from './Islands.tsx'
import { cardName } from './labels.ts'
import { CARD, DECK, deckPoint, RIVAL_PLAN } from './layout.ts'
import { litStairs } from './lit.ts'
import { Handles, Slash } from './Open.tsx'
import { planOf } from './plan.ts'
import { Signs } from './Signs.tsx'
import {
  attackIn,
  decksOf,
  displayPoint,
  planFor,
  type Seen,
  type Shape,
  shapesOnMap,
  shapesOnTable,
  shapesOnVolcano,
  volcanoIn,
} from './scene.ts'
import { Timeline } from './Timeline.tsx'
import { Tracks } from './Tracks.tsx'
import { OnRings, Rings } from './Volcano.tsx'

export function Live({ content, pack, view, light, now, language }: LiveProps<Barbarians>) {
  const chart = chartOf(pack)
  const plan = useMemo(
    () => (now === null ? null : planOf(content, chart, view, now.event)),
    [content, chart, view, now],
  )
  const drawn = plan?.view ?? view
  const { state } = drawn
  const onTable = useMemo(() => shapesOnTable(content, drawn), [content, drawn])
  const below = useMemo(() => [...shapesOnVolcano(content, state), ...shapesOnMap(chart)], [content, state, chart])
  const shapes = useMemo(() => [...below, ...onTable], [below, onTable])
  const belowLit = useMemo(
    () => withStairs(litThings(light, below), content, drawn, light),
    [light, below, content, drawn],
  )
  const tableLit = useMemo(() => litThings(light, onTable), [light, onTable])
  return (
    <g className='barbarians-live'>
      <Signs />
      <Glow />
      <ShapeHits shapes={shapes} radius={0} />
      <Rings state={state} />
      <Lights lit={belowLit} />
      <OnRings volcano={volcanoIn(content, state)} state={state} />
      <Islands {...{ chart, content, state }} picked={light.picked} refused={light.refused} />
      <Tracks content={content} state={state} />
      <Timeline {...{ content, pack, state, language }} />
      <Table {...{ content, pack, language }} view={drawn} coming={plan?.coming ?? null} />
      <Arena content={content} chart={chart} view={drawn} coming={plan?.coming ?? null} />
      <Handles view={drawn} />
      <Slash view={drawn} />
      <Lights lit={tableLit} />
      {plan !== null && now !== null && (
        <Acts key={now.key} acts={plan.acts} ms={now.ms} {...{ content, pack, language }} />
      )}
      <Chips light={light} shapes={shapes} />
    </g>
  )
}

/** The crater lights what is near. */
const Glow = memo(function Glow() {
  return (
    <radialGradient id='barbarians-glow'>
      <stop className='glow-near' offset='.2' />
      <stop className='glow-mid' offset='.55' />
      <stop className='glow-far' offset='1' />
    </radialGradient>
  )
})

const withStairs = (lit: Lit, content: Content, view: Seen, { legal }: Light): Lit => {
  const stairs = litStairs(content, view, legal)
  return stairs === '' ? lit : { ...lit, legal: lit.legal + stairs }
}

// —— cards and boards ——

interface TableProps {
  readonly content: Content
  readonly pack: unknown
  readonly view: Seen
  readonly language: Language
  readonly coming: string | null
}

function Table({ content, pack, view, language, coming }: TableProps) {
  const { state } = view
  const fate = state.fate === null ? undefined : content.fates[state.fate]
  return (
    <>
      {state.display.map((id, place) => {
        if (id === null) return null
        const card = cardOf(content, id)
        const at = displayPoint(place)
        return <CardFace key={id} card={card} {...CARD_SIZE} name={cardName(pack, card, language)} at={at} />
      })}
      {decksOf(state).map((deck, i) => (
        <At key={deck} place={deckPoint(i)}>
          <Deck kind={deck} size={sizeOf(state, deck)} width={DECK.width} height={DECK.height} />
        </At>
      ))}
      {state.players.map((player, seat) => (
        <PlayerBoard
          // biome-ignore lint/suspicious/noArrayIndexKey: a board is its seat
          key={seat}
          {...{ content, pack, seat, player, language, coming }}
          plan={planFor(view, seat)}
        />
      ))}
      {state.rival !== null && <RivalBoard rival={state.rival} plan={RIVAL_PLAN} />}
      {fate !== undefined && <FateFace fate={fate} places={SOLO_DISPLAY} />}
    </>
  )
}
const CARD_SIZE = { width: CARD.width, height: CARD.height }
const sizeOf = (state: State, deck: Kind | 'common'): number => deckSize(state, deck === 'common' ? 'god' : deck)

interface ArenaProps {
  readonly content: Content
  readonly chart: Chart
  readonly view: Seen
  readonly coming: string | null
}

/** Under the map: a campaign. */
function Arena({ content, chart, view, coming }: ArenaProps) {
  const campaign = attackIn(view)
  if (campaign === null) return null
  const terrain = chart.land[(campaign.region ?? '') as RegionId]?.terrain ?? null
  return <Battles {...{ content, campaign, terrain, coming }} state={view.state} />
}

// —— chips ——

function Chip({ shape, text, isPicked }: ChipProps<Shape>) {
  const { chip, chipFrom, chipRoom = Number.POSITIVE_INFINITY, chipScale = 1 } = shape
  const half = 11 + text.length * 5.4
  const scale = Math.min(chipScale, chipRoom / (half * 2))
  const place: Point = chipFrom === 'left' ? [chip[0] + half * scale, chip[1]] : chip
  const body = (
    <g className={`chip ${isPicked ? 'of-picked' : ''} ${scale < 1 ? 'small' : ''}`}>
      <rect x={-half} y='-15' width={half * 2} height='30' rx='15' />
      <text y='8'>{text}</text>
    </g>
  )
  return <At place={place}>{scale < 1 ? <g transform={`scale(${scale.toFixed(3)})`}>{body}</g> : body}</At>
}
const Chips = chipsOf(Chip)
