/** What lies before each player: goods, cards, markers won, banners left; in a solo game also the dummy. */

import { rectPath } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { cardOf, MOST_BANNERS, MOST_GOODS, RESOURCES, TROOPS } from '../queries.ts'
import type { Content, Player, Rival } from '../types.ts'
import { CardFace } from './Cards.tsx'
import { cardName } from './labels.ts'
import { type BoardPlan, EAST, goodsPoint, heldSize, heldSlot } from './layout.ts'
import { toneOf } from './looks.ts'
import { Piece, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { cardsBefore } from './scene.ts'

interface PlayerBoardProps {
  readonly content: Content
  readonly pack: unknown
  readonly seat: Seat
  readonly player: Player
  readonly plan: BoardPlan
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: string | null
}

export const PlayerBoard = memo(function PlayerBoard(props: PlayerBoardProps) {
  const { content, pack, seat, player, plan, language, coming } = props
  const cards = cardsBefore(player)
  const size = heldSize(plan, cards.length)
  return (
    <g className={`board-of ${toneOf(seat)}${plan.isOwn ? ' own' : ''}`}>
      <path className='slab' d={rectPath(EAST.x - 4, plan.y, EAST.width + 8, plan.height, 14)} />
      <path className='panel-seat' d={rectPath(EAST.x - 4, plan.y, 62, plan.isOwn ? 62 : 66, 14)} />
      <Piece kind='stone' seat={seat} x={EAST.x + 27} y={plan.y + 30} scale={1.8} />
      {player.tribe !== null && (
        <Sign name={player.tribe} x={EAST.x + 27} y={plan.y + 30} size={24} className='tribe' />
      )}
      {[...RESOURCES, ...TROOPS].map((good, i) => {
        const n = good in player.resources ? player.resources[good as 'food'] : player.troops[good as 'archer']
        const [x, y] = goodsPoint(plan, i)
        return <Counter key={good} sign={good} n={n} x={x} y={y} isFull={n === MOST_GOODS} />
      })}
      {cards.map(({ card, isUpright, isAside }, i) => {
        const face = cardOf(content, card)
        return card === coming ? null : (
          <CardFace
            key={card}
            card={face}
            {...size}
            name={cardName(pack, face, language)}
            at={heldSlot(plan, i, cards.length)}
            isUpright={isUpright}
            isAside={isAside}
          />
        )
      })}
      {plan.isOwn ? <Won content={content} player={player} plan={plan} /> : <WonInShort player={player} plan={plan} />}
    </g>
  )
})

interface CounterProps {
  readonly sign: PictogramName
  readonly n: number | string
  readonly x: number
  readonly y: number
  readonly isFull?: boolean
}

/** A pictogram and how many there are, about its middle. */
function Counter({ sign, n, x, y, isFull = false }: CounterProps) {
  return (
    <>
      <Sign name={sign} x={x - 13} y={y - 2} size={32} className={n === 0 ? 'none' : ''} />
      <text className={`counted${n === 0 ? ' none' : ''}${isFull ? ' full' : ''}`} x={x + 16} y={y + 10}>
        {n}
      </text>
    </>
  )
}

interface WonProps {
  readonly content: Content
  readonly player: Player
  readonly plan: BoardPlan
}

/** Markers won, one by one, and what is still to be placed. */
function Won({ content, player: { banners, hasFourth, hasFourthNext, hasTwice }, plan }: WonProps) {
  const y = plan.y + 226
  return (
    <>
      <Counter sign='banner' n={MOST_BANNERS - banners.length} x={EAST.x + 36} y={y} />
      {banners.map(({ region, marker }, i) => {
        const { faction = 'nefriar', value = 0 } = content.markers[marker] ?? {}
        return (
          <g
            key={region}
            className={`marker ${faction}`}
            transform={`translate(${EAST.x + 104 + i * 54} ${y}) scale(.8)`}
          >
            <use href={`#barbarians-marker-${faction}`} />
            <text className='marker-value' x='15' y='10'>
              {value}
            </text>
          </g>
        )
      })}
      <Extras x={EAST.x + 562} y={y} {...{ hasFourth, hasFourthNext, hasTwice }} />
    </>
  )
}

function WonInShort({ player, plan }: Omit<WonProps, 'content'>) {
  const { banners, hasFourth, hasFourthNext, hasTwice } = player
  const x = EAST.x + 512
  return (
    <>
      <Counter sign='banner' n={MOST_BANNERS - banners.length} x={x} y={plan.y + 86} />
      <Counter sign='marker' n={banners.length} x={x} y={plan.y + 122} />
      <Extras x={x + 50} y={plan.y + 104} {...{ hasFourth, hasFourthNext, hasTwice }} />
    </>
  )
}

interface ExtrasProps extends Pick<Player, 'hasFourth' | 'hasFourthNext' | 'hasTwice'> {
  readonly x: number
  readonly y: number
}

/** A fourth hero, now or in the next era, and a space that may be carried out twice. */
function Extras({ x, y, hasFourth, hasFourthNext, hasTwice }: ExtrasProps) {
  return (
    <>
      {(hasFourth || hasFourthNext) && (
        <Sign name='fourthHero' x={x} y={y} size={34} className={hasFourth ? 'extra' : 'extra later'} />
      )}
      {hasTwice && <Sign name='twice' x={x + 40} y={y} size={34} className='extra' />}
    </>
  )
}

/** The dummy of a solo game: its honour and its banners; its knowledge lies on the tracks. */
export function RivalBoard({ rival, plan }: { readonly rival: Rival; readonly plan: BoardPlan }) {
  return (
    <g className='board-of dummy'>
      <path className='slab' data-thing='dummy' d={rectPath(EAST.x - 4, plan.y, EAST.width + 8, plan.height, 14)} />
      <path className='panel-seat' d={rectPath(EAST.x - 4, plan.y, 62, 66, 14)} />
      <Piece kind='stone' seat={-1} x={EAST.x + 27} y={plan.y + 32} scale={1.8} />
      <Counter sign='honour' n={rival.honour} x={EAST.x + 120} y={plan.y + 36} />
      <Counter sign='banner' n={rival.banners.length} x={EAST.x + 220} y={plan.y + 36} />
      <Counter
        sign='knowledge'
        n={Object.values(rival.knowledge).reduce((all, level) => all + level, 0)}
        x={EAST.x + 320}
        y={plan.y + 36}
      />
    </g>
  )
}
