/** The arrow of an attack, from field to field, a little bent so that it is told apart from borders. */

import { d, distance } from '@skerry/boards'
import { memo } from 'react'
import type { Point } from '../geometry.ts'
import type { Island } from './island.ts'
import type { Way } from './plan.ts'
import { toneOf } from './shapes.ts'

/** The head ends at the rim of the stones. */
const CLEARANCE = 21
const BEND = 0.16

export const Arrow = memo(function Arrow({ way, island }: { readonly way: Way; readonly island: Island }) {
  const [from, to] = [island.field[way.from]?.place, island.field[way.to]?.place]
  if (from === undefined || to === undefined || from === to) return null
  const { shaft, head } = arrowLines(from, to)
  return (
    <g className={`arrow ${toneOf(way.party)}`}>
      <path className='arrow-casing' d={shaft + head} />
      <path className='arrow-shaft' d={shaft} />
      <path className='arrow-head' d={head} />
    </g>
  )
})

function arrowLines(from: Point, to: Point) {
  const bend: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * BEND,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * BEND,
  ]
  const far = distance(bend, to)
  const [ux, uy] = [(to[0] - bend[0]) / far, (to[1] - bend[1]) / far]
  const tip: Point = [to[0] - ux * CLEARANCE, to[1] - uy * CLEARANCE]
  const neck: Point = [tip[0] - ux * 15, tip[1] - uy * 15]
  return {
    shaft: d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${neck[0]} ${neck[1]}`,
    head: d`M${neck[0] - uy * 11} ${neck[1] + ux * 11}L${tip[0]} ${tip[1]}L${neck[0] + uy * 11} ${neck[1] - ux * 11}Z`,
  }
}
