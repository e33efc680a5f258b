/** The six spheres: cubes by seat, proficiency tiles in supply, and how mastery stands. */

import type { Language, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { ATTRIBUTES, masterOf, masterySum } from '../queries.ts'
import type { Attr, Content, State } from '../types.ts'
import type { Chart } from './chart.ts'
import { nameOf } from './labels.ts'
import { countPoint, type Layout, radiusOf, sphereAt, sphereSlot, supplyPoint } from './layout.ts'
import { NumberedCube, Piece, Sign } from './Pieces.tsx'

interface SpheresProps {
  readonly content: Content
  readonly pack: unknown
  readonly chart: Chart
  readonly state: State
  readonly language: Language
}

export const Spheres = memo(function Spheres({ content, pack, chart: { layout }, state, language }: SpheresProps) {
  return ATTRIBUTES.map((attr) => (
    <g key={attr} className={`of-${attr}`}>
      <Emblem attr={attr} layout={layout} name={nameOf(pack, attr, language)} />
      {state.players.map(({ spheres }, seat) => (
        <CubesOf
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its seat
          key={seat}
          seat={seat}
          n={spheres[attr]}
          at={sphereSlot(layout, attr, seat, state.players.length)}
        />
      ))}
      <Supply attr={attr} layout={layout} n={state.profs[attr]} />
      <Mastery {...{ attr, layout, content, state }} />
    </g>
  ))
})

/** One cube lies there as it is, more as one that bears their number. */
function CubesOf({ seat, n, at }: { readonly seat: Seat; readonly n: number; readonly at: Point }) {
  if (n === 0) return null
  return n === 1 ? <Piece kind='cube' seat={seat} at={at} /> : <NumberedCube seat={seat} n={n} at={at} scale={0.74} />
}

interface OfSphere {
  readonly attr: Attr
  readonly layout: Layout
}

/** The pictogram on the upper rim, the name on the lower. */
function Emblem({ attr, layout, name }: OfSphere & { readonly name: string }) {
  const [x, y] = sphereAt(layout, attr)
  const r = radiusOf(attr)
  return (
    <>
      <circle className='badge' cx={x} cy={y - r + 3} r='20' />
      <Sign name={attr} x={x} y={y - r + 3} size={26} className='badge-sign' />
      <text className='sphere-name' x={x} y={y + r - 3}>
        {name}
      </text>
    </>
  )
}

/** VIN-SETUP-08 Tiles that can still be bought. */
function Supply({ attr, layout, n }: OfSphere & { readonly n: number }) {
  const [x, y] = supplyPoint(layout, attr)
  return (
    <>
      <Sign name='proficiency' x={x - 10} y={y} size={26} className={`tile-sign${n === 0 ? ' none' : ''}`} />
      <text className={`plate-number${n === 0 ? ' none' : ''}`} x={x + 14} y={y + 7}>
        {n}
      </text>
    </>
  )
}

interface MasteryProps extends OfSphere, Pick<SpheresProps, 'content' | 'state'> {}
/** VIN-MASTERY-02, -03 What each seat counts; who alone is ahead wears the crown. */
function Mastery({ attr, layout, content, state }: MasteryProps) {
  const master = masterOf({ content, state }, attr)
  const seats = state.players.length
  return state.players.map((_, seat) => {
    const { total } = masterySum({ content, state }, seat, attr)
    const [x, y] = countPoint(layout, attr, seat, seats)
    if (total === 0) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its seat
      <g key={seat} className={`standing seat-${seat + 1}`}>
        <Piece kind='disc' seat={seat} at={[x, y + 2]} scale={1} />
        <text className='count' x={x} y={y + 8}>
          {total}
        </text>
        {master === seat && <Sign name='mastery' x={x} y={y - 14} size={20} className='master' />}
      </g>
    )
  })
}
