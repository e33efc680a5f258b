/** Cards: gods, warlords and buildings from the front and from behind, about their middle. */

import type { Point } from '@skerry/contracts'
import { memo } from 'react'
import { BUILDING_DP, RESOURCES, WARLORD_GOLD } from '../queries.ts'
import type { BarEffect, Building, Card, Kind } from '../types.ts'
import { fitted, type Part, partsOf } from './effects.ts'
import { Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { criterionIcon } from './presenter/icons.ts'

const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n === 1 ? '' : n) })

/** At the top: what a card costs; what a god or warlord brings when it comes (BAR-INVOKE-02, -04). */
function headOf(card: Card, isLarge: boolean): readonly Part[] {
  if (card.kind === 'building') return costOf(card)
  const gain: Part =
    card.kind === 'god'
      ? { is: 'sign', name: 'dp', n: String(card.dp) }
      : { is: 'sign', name: 'honour', n: String(card.crowns) }
  const cost = card.kind === 'god' ? sign('resources') : sign('gold', WARLORD_GOLD)
  return isLarge ? [cost, { is: 'arrow' }, gain] : [gain]
}
const costOf = ({ cost }: Building): readonly Part[] =>
  RESOURCES.flatMap((resource) => (cost[resource] > 0 ? [sign(resource, cost[resource])] : []))

function effectsOf(card: Card): readonly BarEffect[] {
  if (card.kind === 'building') return card.production
  return card.kind === 'god' ? card.prayer : card.sacrifice
}

/** At the bottom: what a building counts at the end, what a warlord counts as in battle. */
function footOf(card: Card): readonly Part[] {
  if (card.kind === 'building')
    return [sign('dp', BUILDING_DP), { is: 'slash' }, sign(criterionIcon(card.scores, card.resource))]
  return card.kind === 'warlord' ? [sign(card.troop === 'any' ? 'troops' : card.troop)] : []
}

interface FaceProps {
  readonly card: Card
  readonly width: number
  readonly height: number
  readonly name: string
  readonly isUpright?: boolean
  /** Where it lies on the table; absent: it is on its way. */
  readonly at?: Point
  /** Set aside while its effect is carried out. */
  readonly isAside?: boolean
}

/** Large cards have a name. A turned card lies askew and dim. */
export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card, width, height, name, isUpright = true, isAside = false, at } = props
  const [left, top] = [-width / 2, -height / 2]
  const state = `${isUpright ? '' : ' turned'}${isAside ? ' aside' : ''}${at === undefined ? '' : ' laid'}`
  const style = { transform: `${placed(at)}${isUpright ? '' : ' rotate(-7deg)'}` }
  const leaf = <rect className='leaf' data-thing={card.id} x={left} y={top} width={width} height={height} rx='9' />
  return (
    <g className={`card ${card.kind}${state}`} style={style}>
      <rect className='card-shade' x={left + 2} y={top + 4} width={width} height={height} rx='9' />
      {leaf}
      <Inside {...{ card, width, height, name }} />
    </g>
  )
})
const placed = (at: Point | undefined): string => (at === undefined ? '' : `translate(${at[0]}px, ${at[1]}px)`)

function Inside({ card, width, height, name }: Pick<FaceProps, 'card' | 'width' | 'height' | 'name'>) {
  const isLarge = height > 180
  const [left, top] = [-width / 2, -height / 2]
  const isTall = height > 250
  const band = isTall ? 44 : isLarge ? 32 : 34
  const foot = footOf(card)
  const strip = foot.length === 0 ? 0 : isTall ? 58 : isLarge ? 46 : 32
  const title = isTall ? 30 : isLarge ? 26 : 0
  const room = { top: top + band + title, height: height - band - title - strip }
  return (
    <>
      <path className='band' d={bandPath(left, top, width, band)} />
      <Sign name={card.kind} x={left + band / 2 + 1} y={top + band / 2} size={band - 7} className='on-band' />
      <Sentence
        set={fitted(headOf(card, isLarge), width - band - 1, band, isTall ? 38 : isLarge ? 29 : 26)}
        x={left + band + (width - band) / 2 - 1}
        y={top + band / 2}
      />
      {isLarge && (
        <text className='card-name' y={top + band + (isTall ? 24 : 20)}>
          {name}
        </text>
      )}
      <Sentence
        set={fitted(partsOf(effectsOf(card)), width - 10, room.height - 6, isTall ? 56 : 42)}
        y={room.top + room.height / 2}
      />
      {strip > 0 && <path className='fold' d={`M${left + 8} ${-top - strip}H${-left - 8}`} />}
      {strip > 0 && (
        <Sentence set={fitted(foot, width - 12, strip - 6, isTall ? 40 : isLarge ? 32 : 24)} y={-top - strip / 2} />
      )}
    </>
  )
}

const bandPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + 9}q0-9 9-9H${x + width - 9}q9 0 9 9V${y + height}Z`

interface BackProps {
  readonly sign: PictogramName
  readonly width: number
  readonly height: number
}

export const CardBack = memo(function CardBack({ sign: name, width, height }: BackProps) {
  return (
    <g className='card-back'>
      <rect className='leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='9' />
      <rect className='edge' x={-width / 2 + 5} y={-height / 2 + 5} width={width - 10} height={height - 10} rx='6' />
      <Sign name={name} size={Math.min(width, height) * 0.56} />
    </g>
  )
})

interface DeckProps {
  readonly kind: Kind | 'common'
  readonly size: number
  readonly width: number
  readonly height: number
}

/** A deck about its middle: the kind of its cards and how many there are. */
export const Deck = memo(function Deck({ kind, size, width, height }: DeckProps) {
  const layers = size > 1 ? [5] : []
  return (
    <g className='deck'>
      {layers.map((y) => (
        <rect key={y} className='below' x={-width / 2} y={-height / 2 + y} width={width} height={height} rx='9' />
      ))}
      <rect
        className={size > 0 ? 'leaf' : 'bare'}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx='9'
      />
      <Sign name={kind === 'common' ? 'card' : kind} x={-width / 4 + 2} size={36} className='back' />
      <text className='deck-size' x={width / 4 - 1} y='9'>
        {size}
      </text>
    </g>
  )
})
