/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { distance } from '@skerry/boards'
import { At, Float, Moment, wayFrom } from '@skerry/boards/live'
import type { CSSProperties, ReactNode } from 'react'
import type { Point } from '../geometry.ts'
import type { Treasure } from '../types.ts'
import { Arrow } from './Arrow.tsx'
import { Die } from './Dice.tsx'
import type { Island } from './island.ts'
import { Dragon, Peacemaker, Pile, TileFace } from './Pieces.tsx'
import type { Act, RolledDie } from './plan.ts'
import type { Stand } from './scene.ts'
import { SPARKLE, toneOf } from './shapes.ts'

interface ActsProps {
  readonly acts: readonly Act[]
  readonly island: Island
  readonly ms: number
}

export function Acts({ acts, island, ms }: ActsProps) {
  return <Moment acts={acts} ms={ms} draw={(act) => <OneAct act={act} island={island} />} />
}

function OneAct({ act, island }: { readonly act: Act; readonly island: Island }) {
  const placeOf = (id: string): Point => island.field[id]?.place ?? [0, 0]
  switch (act.do) {
    case 'drop':
      return (
        <Moving place={placeOf(act.field)} how='set-down' stand={act.stand}>
          {act.gain > 0 && <Float text={`+${act.gain}`} tone='gain' y={-22} />}
        </Moving>
      )
    case 'sink':
      return (
        <Moving place={placeOf(act.field)} how='sink' stand={act.stand}>
          {act.loss > 0 && <Float text={`−${act.loss}`} tone='loss' y={-22} />}
        </Moving>
      )
    case 'slide': {
      const to = placeOf(act.field)
      return <Moving place={to} how='slide' style={wayFrom(placeOf(act.from), to)} stand={act.stand} />
    }
    case 'rouse':
      return <Moving place={placeOf(act.field)} how='rouse' stand={act.stand} />
    case 'land': {
      const [to, from] = [placeOf(act.field), act.from === null ? null : placeOf(act.from)]
      return <Landing who={act.who} to={to} from={from} />
    }
    case 'reveal':
      return <Reveal place={placeOf(act.field)} owner={act.owner} kind={act.kind} />
    case 'arrow':
      return (
        <g className={`act ${act.isStopped ? 'stopped' : 'sweep'}`} style={originOf(placeOf(act.way.from))}>
          <Arrow way={act.way} island={island} />
        </g>
      )
    case 'roll':
      return <Roll dice={act.dice} placeOf={placeOf} />
    case 'flash':
      return <path className={`act flash ${act.tone}`} d={act.fields.map((id) => island.field[id]?.outline).join('')} />
  }
}

interface MovingProps {
  readonly place: Point
  readonly how: 'set-down' | 'sink' | 'slide' | 'rouse'
  readonly stand: Stand
  readonly style?: CSSProperties
  /** What is told beside it. */
  readonly children?: ReactNode
}

function Moving({ place, how, stand, style, children }: MovingProps) {
  return (
    <At place={place}>
      <g className={`act ${how}`} style={style}>
        <Pile {...stand} />
      </g>
      {children}
    </At>
  )
}

const originOf = ([x, y]: Point): CSSProperties => ({ transformOrigin: `${x}px ${y}px` })

interface LandingProps {
  readonly who: 'dragon' | 'peacemaker'
  readonly to: Point
  readonly from: Point | null
}

/** The shadow is there first; then the piece flies over, or down from the sky. */
function Landing({ who, to, from }: LandingProps) {
  return (
    <At place={to}>
      <g className='act landing-shadow'>
        <g className='pile'>{who === 'dragon' ? <Dragon /> : <Peacemaker />}</g>
      </g>
      <g className='act fly' style={wayFrom(from ?? [to[0], to[1] - 60], to)}>
        <g className='act hop'>
          <g className='pile'>{who === 'dragon' ? <Dragon /> : <Peacemaker />}</g>
        </g>
      </g>
    </At>
  )
}

interface RevealProps {
  readonly place: Point
  readonly owner: number
  readonly kind: Treasure
}

/** The tile rises, turns over and glints. */
function Reveal({ place, owner, kind }: RevealProps) {
  return (
    <At place={place}>
      <g className={`act rise treasure ${toneOf(owner)}`}>
        <g className='act turn-back'>
          <TileFace owner={owner} face='hidden' />
        </g>
        <g className='act turn-face'>
          <TileFace owner={owner} face={kind} />
        </g>
        <g transform='translate(9 -9)'>
          <path className='act glint' d={SPARKLE} />
        </g>
      </g>
    </At>
  )
}

interface RollProps {
  readonly dice: readonly RolledDie[]
  readonly placeOf: (id: string) => Point
}

/** Dice lie between the two fields, side by side across the way of the attack, so that they cover no stones. */
function Roll({ dice, placeOf }: RollProps) {
  const [first] = dice
  if (first === undefined) return null
  const spots = diceSpots(placeOf(first.over), placeOf(first.towards), dice.length)
  return dice.map((die, i) => {
    const { place, out } = spots[i] as DieSpot
    return (
      <At key={die.party} place={place}>
        <Die {...die} out={out} />
      </At>
    )
  })
}

/** Where a die lies, and in which direction there is room beside it. */
interface DieSpot {
  readonly place: Point
  readonly out: Point
}

/** Half the way between two dice, and how far they lie from the field they are rolled over. */
const APART = 19
const OFF = 46

function diceSpots([x, y]: Point, towards: Point, count: number): readonly DieSpot[] {
  const far = distance([x, y], towards)
  if (count === 1 || far === 0) return [{ place: [x, y - OFF], out: [0, -1] }]
  const [ux, uy] = [(towards[0] - x) / far, (towards[1] - y) / far]
  const off = Math.min(far / 2, OFF)
  const across: Point = uy > 0 || (uy === 0 && ux < 0) ? [uy, -ux] : [-uy, ux] // the attacker's die is the left or upper one
  return [-1, 1].map((side) => {
    const out: Point = [across[0] * side, across[1] * side]
    return { place: [x + ux * off + out[0] * APART, y + uy * off + out[1] * APART], out }
  })
}
