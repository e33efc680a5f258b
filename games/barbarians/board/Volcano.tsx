/**
 * The rings: groups that really turn, with plaques and heroes that stay upright on them. Sectors lie below the light, plaques and
 * heroes above it.
 */

import type { Seat } from '@skerry/kernel'
import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { DUMMY, FIXED_SECTOR, FIXED_SLOT, isFixedCovered } from '../queries.ts'
import type { Ring, Space, State, Volcano } from '../types.ts'
import { fitted, partsOf } from './effects.ts'
import { RADII, VOLCANO } from './layout.ts'
import { Piece, Sentence } from './Pieces.tsx'
import { ALL, ARC, dividersOf, grainOf, heroSpot, polar, reachOf, STEP, sectorsOf, stair, turnOf } from './volcano.ts'

// —— turning ——

const MIDDLE = `translate(${VOLCANO[0]}px, ${VOLCANO[1]}px)`
/** The shorter way round from its present position: five steps clockwise is one the other way. */
const nearest = (to: number, from: number): number => from + ((((to - from) % 360) + 540) % 360) - 180

interface TurningProps {
  readonly turn: number
  readonly children: (turn: number) => ReactNode
}

/** A group about the middle of the volcano. It goes on turning the way it turned, so that it never runs back a whole round. */
function Turning({ turn, children }: TurningProps) {
  const known = useRef({ at: turn, steps: 1 })
  const at = nearest(turn, known.current.at)
  if (at !== known.current.at) known.current = { at, steps: Math.abs(at - known.current.at) / STEP }
  const style = { transform: `${MIDDLE} rotate(${at}deg)`, '--steps': known.current.steps } as CSSProperties
  return (
    <g className='turning' style={style}>
      {children(at)}
    </g>
  )
}

// —— sectors ——

const CARRIERS: readonly { readonly ring: Ring; readonly sector: number }[] = [
  { ring: 4, sector: FIXED_SECTOR },
  { ring: 4, sector: 0 },
  { ring: 3, sector: 0 },
  { ring: 2, sector: 0 },
  { ring: 1, sector: 0 },
]
type Carrier = (typeof CARRIERS)[number]
const keyOf = ({ ring, sector }: Carrier): string => `${ring} ${sector === FIXED_SECTOR ? 'fixed' : ''}`

const positionsOf = ({ ring, sector }: Carrier): readonly number[] =>
  ring < 4 ? ALL : sector === FIXED_SECTOR ? [FIXED_SLOT] : ARC

/** Between the outer ring and the periphery the stairs belong to what may lie there, or not. */
const stairsOf = (slots: readonly number[]) =>
  slots.flatMap((slot) => [stair(3, slot * STEP + STEP / 4), stair(3, slot * STEP + (3 * STEP) / 4)])

/** The rings without what lies on them. */
export function Rings({ state }: { readonly state: State }) {
  return (
    <g className='rings'>
      {CARRIERS.map((carrier) => (
        <Turning key={keyOf(carrier)} turn={turnOf(state, carrier)}>
          {() => <Sectors ring={carrier.ring} isFixed={carrier.sector === FIXED_SECTOR} />}
        </Turning>
      ))}
      {isFixedCovered(state) && (
        <path className='covered' d={sectorsOf(4, [FIXED_SLOT])} transform={`translate(${VOLCANO[0]} ${VOLCANO[1]})`} />
      )}
      <circle className='glow-of-crater' cx={VOLCANO[0]} cy={VOLCANO[1]} r='300' />
    </g>
  )
}

/** BAR-PLACE-10 P4 reaches a little further out than the arc: it is seen even where the arc lies over it. */
const FIXED_RIM = 9

const Sectors = memo(function Sectors({ ring, isFixed }: { readonly ring: Ring; readonly isFixed: boolean }) {
  const positions = positionsOf({ ring, sector: isFixed ? FIXED_SECTOR : 0 })
  const line = sectorsOf(ring, positions, isFixed ? FIXED_RIM : 0)
  const steps = ring === 4 ? stairsOf(positions) : []
  const hasHalves = ring === 2 || ring === 3 || isFixed
  return (
    <>
      {steps.length > 0 && <path className='stair' d={steps.map(({ body }) => body).join('')} />}
      {steps.length > 0 && <path className='riser' d={steps.map(({ risers }) => risers).join('')} />}
      {ring === 4 && <path className='sector-shade' d={line} transform='translate(3 5)' />}
      <path className={`sector ring-${ring}${isFixed ? ' fixed' : ''}`} d={line} />
      <path className='grain' d={grainOf(ring, positions)} />
      <path className='sector-edge' d={line} />
      {hasHalves && <path className='divider' d={dividersOf(ring, positions)} />}
    </>
  )
})

// —— plaques and heroes ——

interface OnRingsProps {
  readonly volcano: Volcano
  readonly state: State
}

export function OnRings({ volcano, state }: OnRingsProps) {
  const standing = standingOn(state)
  const isCovered = isFixedCovered(state)
  return CARRIERS.map((carrier) => (
    <Turning key={keyOf(carrier)} turn={turnOf(state, carrier)}>
      {(turn) =>
        spacesOn(volcano, carrier).map((space) => {
          const seat = standing.get(space.id) ?? null
          // BAR-PLACE-10 Under the arc nothing of P4 is seen but who stands there.
          if (isCovered && space.ring === 4 && space.sector === FIXED_SECTOR && seat === null) return null
          return <OnSpace key={space.id} {...{ volcano, space, seat, turn }} />
        })
      }
    </Turning>
  ))
}

const spacesOn = ({ rings }: Volcano, { ring, sector }: Carrier): readonly Space[] =>
  (rings[ring - 1] ?? []).filter((space) => ring < 4 || (space.sector === FIXED_SECTOR) === (sector === FIXED_SECTOR))

/** Who stands where; heroes of unused colours are grey. */
export function standingOn({ players, dummies }: State): ReadonlyMap<string, Seat> {
  const standing = new Map<string, Seat>(dummies.map((space) => [space, DUMMY]))
  players.forEach(({ heroes }, seat) => {
    for (const space of heroes) if (space !== null) standing.set(space, seat)
  })
  return standing
}

/**
 * How large an effect is at most, the width of its plaque's two edges together, and how far it lies from the middle of its space:
 * aside in degrees, and outward. Effects of the periphery lie further out, where nothing else needs room.
 */
interface PlaquePlan {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly edges: number
  readonly aside: number
  readonly outward: number
}
/** By ring, on a free space. */
const FREE: readonly PlaquePlan[] = [
  { width: 90, height: 78, most: 35, edges: 18, aside: 0, outward: 0 },
  { width: 90, height: 70, most: 36, edges: 18, aside: 0, outward: 0 },
  { width: 100, height: 78, most: 36, edges: 18, aside: 0, outward: 0 },
  { width: 112, height: 70, most: 34, edges: 18, aside: 0, outward: 22 },
]
/** Beside a hero: smaller, so that all of it can be read however the ring is turned. */
const BESIDE_HERO: readonly PlaquePlan[] = [
  { width: 64, height: 60, most: 28, edges: 12, aside: -10, outward: 8 },
  { width: 76, height: 60, most: 30, edges: 14, aside: -6.5, outward: 0 },
  { width: 80, height: 66, most: 32, edges: 14, aside: -4, outward: 0 },
  { width: 112, height: 70, most: 34, edges: 18, aside: -4, outward: 22 },
]

/** A plaque on its unturned ring: its middle about that of the volcano, its size, and what stands on it. */
export function plaqueOn(volcano: Volcano, space: Space, isTaken: boolean) {
  const { from, to } = reachOf(volcano, space)
  const [r0, r1] = RADII[space.ring - 1] as readonly [number, number]
  const plan = (isTaken ? BESIDE_HERO : FREE)[space.ring - 1] as PlaquePlan
  const set = fitted(partsOf(space.effects), plan.width, plan.height, plan.most)
  const at = polar((from + to) / 2 + plan.aside, (r0 + r1) / 2 + plan.outward)
  return { at, width: set.width + plan.edges, height: set.height + 9, set }
}

interface OnSpaceProps {
  readonly volcano: Volcano
  readonly space: Space
  readonly seat: Seat | null
  readonly turn: number
}

const OnSpace = memo(function OnSpace({ volcano, space, seat, turn }: OnSpaceProps) {
  const { at, width: w, height: h, set } = plaqueOn(volcano, space, seat !== null)
  const [x, y] = at
  const [hx, hy] = heroSpot(volcano, space)
  return (
    <>
      <g className='upright' style={{ transform: `translate(${x}px, ${y}px) rotate(${-turn}deg)` }}>
        <rect className='plaque-shade' x={-w / 2} y={-h / 2 + 3} width={w} height={h} rx={Math.min(h / 2, 16)} />
        <rect className='plaque' x={-w / 2} y={-h / 2} width={w} height={h} rx={Math.min(h / 2, 16)} />
        <Sentence set={set} />
      </g>
      {seat !== null && (
        <Piece
          kind='hero'
          seat={seat}
          className='upright'
          style={{ transform: `translate(${hx}px, ${hy}px) rotate(${-turn}deg) translateY(-6px)` }}
        />
      )}
    </>
  )
})
