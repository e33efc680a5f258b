/** The General Supply and the discards: how many of each. */

import { rectPath } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import { type Counts, countOf } from '@skerry/kernel'
import { memo } from 'react'
import { fomoriInSupply } from '../queries.ts'
import type { Species, State } from '../types.ts'
import { LABELS } from './labels.ts'
import { SUPPLY } from './layout.ts'
import { Stone } from './Pieces.tsx'
import { Counter } from './Rows.tsx'

interface SupplyProps {
  readonly swords: number
  readonly shields: number
  readonly fomori: number
  readonly tiles: number
  /** By seat, written one after the other: plain values are compared easily. */
  readonly discs: string
  readonly cards: number
  readonly usedTiles: number
  readonly sineach: number
  readonly athach: number
  readonly monghfinn: number
  readonly language: Language
}

export function supplyOf(state: State): Omit<SupplyProps, 'language'> {
  const repelled = (species: Species) => (state.repelled as Counts)[species] ?? 0
  return {
    swords: state.supply.swords,
    shields: state.supply.shields,
    fomori: fomoriInSupply(state),
    tiles: countOf(state.tiles),
    discs: state.supply.discs.join(' '),
    cards: countOf(state.discard),
    usedTiles: countOf(state.usedTiles),
    sineach: repelled('sineach'),
    athach: repelled('athach'),
    monghfinn: repelled('monghfinn'),
  }
}

const LINE = 33
const SIGN = 23
/** Where each thing of the supply is, from the corner of the panel. */
const COLUMNS = [86, 146, 206, 266]

export const Supply = memo(function Supply(props: SupplyProps) {
  const words = LABELS[props.language]
  const { x, y, width, height } = SUPPLY
  return (
    <g className='supply' transform={`translate(${x} ${y})`}>
      <path className='strip' d={rectPath(0, 0, width, height, 12)} />
      <g transform={`translate(0 ${LINE * 0.5 + 1})`}>
        <text className='supply-name' x='12' y='6'>
          {words.supply}
        </text>
        <Counter sign='sword' x={COLUMNS[0] as number} n={props.swords} size={SIGN} />
        <Counter sign='shield' x={COLUMNS[1] as number} n={props.shields} size={SIGN} />
        <Counter sign='fomori' x={COLUMNS[2] as number} n={props.fomori} size={SIGN} />
        <Counter sign='tile' x={COLUMNS[3] as number} n={props.tiles} size={SIGN} />
      </g>
      <g transform={`translate(0 ${LINE * 1.5 + 1})`}>
        {props.discs.split(' ').map((discs, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its seat
          <g key={seat} transform={`translate(${(COLUMNS[seat] as number) + 14} 0)`}>
            <Stone seat={seat} radius={13} text={discs} />
          </g>
        ))}
      </g>
      <g transform={`translate(0 ${LINE * 2.5 + 1})`}>
        <text className='supply-name' x='12' y='6'>
          {words.discard}
        </text>
        <Counter sign='card' x={82} n={props.cards} size={SIGN} />
        <Counter sign='tile' x={134} n={props.usedTiles} size={SIGN} />
        <Counter sign='sineach' x={186} n={props.sineach} size={SIGN} />
        <Counter sign='athach' x={238} n={props.athach} size={SIGN} />
        <Counter sign='monghfinn' x={288} n={props.monghfinn} size={SIGN} />
      </g>
    </g>
  )
})

/** Where pieces come from and go to. */
export const supplyPoint = (what: 'swords' | 'shields' | 'fomori' | 'tiles' | 'cards'): readonly [number, number] => {
  const column = { swords: 86, shields: 146, fomori: 206, tiles: 266, cards: 86 }[what]
  return [SUPPLY.x + column + 12, SUPPLY.y + LINE * (what === 'cards' ? 2.5 : 0.5) + 1]
}
