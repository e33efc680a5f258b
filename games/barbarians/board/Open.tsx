/** What lies there only while it is asked for: the ring that may turn with its handles, and the two sides of a slash. */

import { fitted, partsOf } from './effects.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { DIRECTIONS, eitherIn, HANDLE, rotationIn, type Seen, SIDE, sidePoint } from './scene.ts'
import { handleAt, ringOutline } from './volcano.ts'

export function Handles({ view }: { readonly view: Seen }) {
  const rotation = rotationIn(view)
  if (rotation === null) return null
  return (
    <>
      <path className='turnable' d={ringOutline(rotation.ring)} />
      {DIRECTIONS.map((direction) => {
        const [x, y] = handleAt(direction)
        return (
          <g key={direction} className='handle' transform={`translate(${x} ${y})`}>
            <circle r={HANDLE} />
            <Sign name={direction} size={HANDLE * 1.3} />
          </g>
        )
      })}
    </>
  )
}

export function Slash({ view }: { readonly view: Seen }) {
  const either = eitherIn(view)
  if (either === null) return null
  const { width, height } = SIDE
  return either.sides.map((side, i) => {
    const [x, y] = sidePoint(i + 1)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
      <g key={i} transform={`translate(${x} ${y})`}>
        <rect className='plaque-shade' x={-width / 2} y={-height / 2 + 5} width={width} height={height} rx='22' />
        <rect className='plaque' x={-width / 2} y={-height / 2} width={width} height={height} rx='22' />
        <Sentence set={fitted(partsOf(side), width - 20, height - 12, 52)} />
      </g>
    )
  })
}
