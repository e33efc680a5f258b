/** What the viewer has: goods, cards, markers won, banners left. What others have lies at the side of the page. */

import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { cardOf, MOST_BANNERS, MOST_GOODS, RESOURCES, TROOPS } from '../queries.ts'
import type { Content, Player, Rival } from '../types.ts'
import { CardFace } from './Cards.tsx'
import { fitted, type Part } from './effects.ts'
import { cardName } from './labels.ts'
import { GOODS, goodsPoint, HELD, heldSlot, RIVAL, WIDTH, WON_Y } from './layout.ts'
import { toneOf } from './looks.ts'
import { Piece, Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { cardsBefore } from './scene.ts'

interface OwnProps {
  readonly content: Content
  readonly pack: unknown
  readonly seat: Seat
  readonly player: Player
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: string | null
}

export const Own = memo(function Own({ content, pack, seat, player, language, coming }: OwnProps) {
  return (
    <g className={`board-of ${toneOf(seat)} own`}>
      {[...RESOURCES, ...TROOPS].map((good, i) => {
        const n = good in player.resources ? player.resources[good as 'food'] : player.troops[good as 'archer']
        return <Good key={good} sign={good} n={n} i={i} />
      })}
      <Prices content={content} />
      {cardsBefore(player).map(({ card, isUpright, isAside }, i) => {
        const face = cardOf(content, card)
        return card === coming ? null : (
          <CardFace
            key={card}
            card={face}
            width={HELD.width}
            height={HELD.height}
            name={cardName(pack, face, language)}
            at={heldSlot(i)}
            isUpright={isUpright}
            isAside={isAside}
          />
        )
      })}
      <Won content={content} player={player} />
    </g>
  )
})

/** A counter: as many of six as there are. */
function Good({ sign, n, i }: { readonly sign: PictogramName; readonly n: number; readonly i: number }) {
  const [x, y] = goodsPoint(i)
  const [left, top] = [x - GOODS.width / 2, y - GOODS.height / 2]
  return (
    <>
      <rect className='good' x={left} y={top} width={GOODS.width} height={GOODS.height} rx='12' />
      <Sign name={sign} x={x - 28} y={y - 9} size={46} className={n === 0 ? 'none' : ''} />
      <text className={`counted${n === 0 ? ' none' : ''}`} x={x + 28} y={y + 4}>
        {n}
      </text>
      <path className='pips-of' d={pips(left + 12, y + 30, 0, MOST_GOODS)} />
      <path className='pips' d={pips(left + 12, y + 30, 0, n)} />
    </>
  )
}
const pips = (x: number, y: number, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `M${x + (from + i) * 18.6} ${y}h14`).join('')

/** BAR-CAMPAIGN-01 What a troop costs, beside the troops. */
const Prices = memo(function Prices({ content: { recruits } }: Pick<OwnProps, 'content'>) {
  const [, y] = goodsPoint(5)
  return TROOPS.map((troop, row) => {
    const parts = [
      ...RESOURCES.flatMap((resource): readonly Part[] => {
        const n = recruits[troop][resource]
        return n === 0 ? [] : [{ is: 'sign', name: resource, n: n === 1 ? '' : String(n) }]
      }),
      { is: 'arrow' } as const,
      { is: 'sign', name: troop, n: '' } as const,
    ]
    return <Sentence key={troop} set={fitted(parts, 250, 28, 27)} x={562} y={y + (row - 1) * 28} />
  })
})

interface CounterProps {
  readonly sign: PictogramName
  readonly n: number | string
  readonly x: number
  readonly y: number
}

/** A pictogram and how many there are, about its middle. */
function Counter({ sign, n, x, y }: CounterProps) {
  return (
    <>
      <Sign name={sign} x={x - 13} y={y - 2} size={36} className={n === 0 ? 'none' : ''} />
      <text className={`counted${n === 0 ? ' none' : ''}`} x={x + 18} y={y + 10}>
        {n}
      </text>
    </>
  )
}

/** Markers won, one by one, and what is still to be placed. */
function Won({ content, player }: Pick<OwnProps, 'content' | 'player'>) {
  const { banners, hasFourth, hasFourthNext, hasTwice } = player
  return (
    <>
      <Counter sign='banner' n={MOST_BANNERS - banners.length} x={36} y={WON_Y} />
      {banners.map(({ region, marker }, i) => {
        const { faction = 'nefriar', value = 0 } = content.markers[marker] ?? {}
        return (
          <g key={region} className={`marker ${faction}`} transform={`translate(${108 + i * 60} ${WON_Y}) scale(.86)`}>
            <use href={`#barbarians-marker-${faction}`} />
            <text className='marker-value' x='15' y='10'>
              {value}
            </text>
          </g>
        )
      })}
      {(hasFourth || hasFourthNext) && (
        <Sign name='fourthHero' x={624} y={WON_Y} size={38} className={hasFourth ? 'extra' : 'extra later'} />
      )}
      {hasTwice && <Sign name='twice' x={668} y={WON_Y} size={38} className='extra' />}
    </>
  )
}

/** The dummy of a solo game: its honour and its banners; its knowledge lies on the tracks. */
export function RivalBoard({ rival }: { readonly rival: Rival }) {
  const y = RIVAL.height / 2
  const known = Object.values(rival.knowledge).reduce((all, level) => all + level, 0)
  return (
    <g className='board-of dummy'>
      <rect className='good' data-thing='dummy' width={WIDTH} height={RIVAL.height} rx='12' />
      <Piece kind='stone' seat={-1} x={44} y={y} scale={2} />
      <Counter sign='honour' n={rival.honour} x={160} y={y} />
      <Counter sign='banner' n={rival.banners.length} x={300} y={y} />
      <Counter sign='knowledge' n={known} x={440} y={y} />
    </g>
  )
}
