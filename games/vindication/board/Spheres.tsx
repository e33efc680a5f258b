/** The six spheres: cubes by seat, proficiency tiles in supply, and how mastery stands. */

import type { Language } from '@skerry/contracts'
import { memo } from 'react'
import { ATTRIBUTES, masterOf, masterySum } from '../queries.ts'
import type { Attr, Content, State } from '../types.ts'
import { nameOf } from './labels.ts'
import { countPoint, SPHERE, SPHERES, sphereSlot, supplyPoint } from './layout.ts'
import { Cubes, Piece, Sign } from './Pieces.tsx'

interface SpheresProps {
  readonly content: Content
  readonly pack: unknown
  readonly state: State
  readonly language: Language
}

export const Spheres = memo(function Spheres({ content, pack, state, language }: SpheresProps) {
  return ATTRIBUTES.map((attr) => (
    <g key={attr} className={`of-${attr}`}>
      <Emblem attr={attr} name={nameOf(pack, attr, language)} />
      {state.players.map(({ spheres }, seat) => (
        <Cubes
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its seat
          key={seat}
          seat={seat}
          n={spheres[attr]}
          at={sphereSlot(attr, seat, state.players.length)}
        />
      ))}
      <Supply attr={attr} n={state.profs[attr]} />
      <Mastery attr={attr} content={content} state={state} />
    </g>
  ))
})

/** The pictogram on the upper rim, the name on the lower. */
function Emblem({ attr, name }: { readonly attr: Attr; readonly name: string }) {
  const [x, y] = SPHERES[attr]
  return (
    <>
      <circle className='badge' cx={x} cy={y - SPHERE + 6} r='29' />
      <Sign name={attr} x={x} y={y - SPHERE + 6} size={36} className='badge-sign' />
      <text className='sphere-name' x={x} y={y + SPHERE - 3}>
        {name}
      </text>
    </>
  )
}

/** VIN-SETUP-08 Tiles that can still be bought. */
function Supply({ attr, n }: { readonly attr: Attr; readonly n: number }) {
  const [x, y] = supplyPoint(attr)
  return (
    <>
      <Sign name='proficiency' x={x - 12} y={y} size={40} className={`tile-sign${n === 0 ? ' none' : ''}`} />
      <text className={`plate-number${n === 0 ? ' none' : ''}`} x={x + 21} y={y + 9}>
        {n}
      </text>
    </>
  )
}

interface MasteryProps extends Pick<SpheresProps, 'content' | 'state'> {
  readonly attr: Attr
}
/** VIN-MASTERY-02, -03 What each seat counts; who alone is ahead wears the crown. */
function Mastery({ attr, content, state }: MasteryProps) {
  const master = masterOf({ content, state }, attr)
  const seats = state.players.length
  return state.players.map((_, seat) => {
    const { total } = masterySum({ content, state }, seat, attr)
    const [x, y] = countPoint(attr, seat, seats)
    if (total === 0) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its seat
      <g key={seat} className={`standing seat-${seat + 1}`}>
        <Piece kind='disc' seat={seat} at={[x, y + 4]} scale={1.2} />
        <text className='count' x={x} y={y + 11}>
          {total}
        </text>
        {master === seat && <Sign name='mastery' x={x} y={y - 20} size={26} className='master' />}
      </g>
    )
  })
}
