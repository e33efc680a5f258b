/** A die that is rolled over the board. Whether it hits is told by a burst or a bar, not by colour alone. */

import type { Point } from '../geometry.ts'
import type { RolledDie } from './plan.ts'
import { BURST, toneOf } from './shapes.ts'

/** Pips on a grid of three by three, as on every die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
const pip = ([x, y]: readonly [number, number]) => `M${x * 7.4} ${y * 7.4}h.01`

interface DieProps extends Pick<RolledDie, 'party' | 'value' | 'isHit' | 'strength'> {
  /** The direction in which there is room beside it. */
  readonly out: Point
}

export function Die({ party, value, isHit, strength, out: [ox, oy] }: DieProps) {
  return (
    <g className={`rolled ${toneOf(party)}`}>
      {isHit && <path className='act outcome burst' d={BURST} transform='scale(19)' />}
      <g className='act tumble'>
        <rect className='die-side' x='-15' y='-12' width='30' height='30' rx='6' />
        <rect className='die-face' x='-15' y='-15' width='30' height='30' rx='6' />
        <path className='die-pips' d={PIPS[value]?.map(pip).join('') ?? ''} />
      </g>
      {!isHit && <path className='act outcome missed' d='M-17 17L17-17' />}
      {strength !== null && (
        <g className='act outcome need' transform={`translate(${ox * 44} ${oy * 36})`}>
          <rect x='-17' y='-10' width='34' height='20' rx='10' />
          <text y='5'>{`${isHit ? '≤' : '>'} ${strength}`}</text>
        </g>
      )}
    </g>
  )
}
