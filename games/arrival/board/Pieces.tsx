/** The pieces. Stones lie, forts stand on them; shadows are flat ellipses, colours come from the class of the seat. */

import { rounded, SHIELD, seatOutline, seatTone } from '@skerry/boards'
import { signsOf } from '@skerry/boards/live'
import type { Seat } from '@skerry/kernel'
import { Fragment, memo } from 'react'
import type { Holder, Species } from '../types.ts'
import type { PictogramName } from './pictograms.ts'
import { CASTLE, FOMORI, FORTS, type FortShape, RUIN } from './shapes.ts'

/** A pictogram about its middle. */
export const Sign = signsOf<PictogramName>('arrival', () => 'glyph')

/** What stands on one location: a fort, a Fomori, a castle or its ruin. */
export interface StandProps {
  readonly holder: Holder
  readonly level: number
  readonly isCastle: boolean
}

export const Stand = memo(function Stand({ holder, level, isCastle }: StandProps) {
  if (holder === null) return isCastle ? <Ruin /> : null
  if (holder === 'castle') return <Castle />
  return typeof holder === 'number' ? <Fort seat={holder} level={level} /> : <Fomori species={holder} />
})

/** Discs are seen at a slant. */
const [DISC, FLAT, THICKNESS] = [15.5, 10.5, 4.2]

/** Áit, Broch, Caer: a roundhouse, a tower, a fortress, on one, two, three discs of the tribe. */
export function Fort({ seat, level }: { readonly seat: Seat; readonly level: number }) {
  const { body, dark, lines } = FORTS[Math.max(1, Math.min(level, 3)) - 1] as FortShape
  const outline = seatOutline(seat)
  const foot = `translate(0 ${rounded(8 - (level - 1) * THICKNESS)})`
  return (
    <g className={`piece fort ${seatTone(seat)}`}>
      <ellipse className='shadow' cx='1' cy='11' rx='20' ry='10' />
      <g className='body'>
        {Array.from({ length: level }, (_, i) => 6 - i * THICKNESS).map((y) => (
          <Fragment key={y}>
            <path className='side' d={outline} transform={`translate(0 ${rounded(y + 3.7)}) scale(${DISC} ${FLAT})`} />
            <path className='top' d={outline} transform={`translate(0 ${rounded(y)}) scale(${DISC} ${FLAT})`} />
          </Fragment>
        ))}
        <path className='walls' d={body} transform={foot} />
        <path className='wall-lines' d={lines} transform={foot} />
        <path className='openings' d={dark} transform={foot} />
      </g>
    </g>
  )
}

/** Ragged, near-black, bone: as many horns and pips as it is strong. */
export function Fomori({ species }: { readonly species: Species }) {
  const { radius, outline, pips } = FOMORI[species]
  return (
    <g className='piece fomori'>
      <ellipse className='shadow' cx='1' cy={rounded(radius * 0.9 - 2)} rx={radius * 1.1} ry={radius * 0.42} />
      <g className='body'>
        <path className='side' d={outline} transform={`translate(0 ${rounded(radius * 0.22 - 2)}) scale(${radius})`} />
        <path className='top' d={outline} transform={`translate(0 -2) scale(${radius})`} />
        <Sign name={species} y={-radius * 0.1 - 2} size={radius * 1.26} />
        <path className='pips' d={pips} transform={`translate(0 ${rounded(radius * 0.86 - 2)})`} />
      </g>
    </g>
  )
}

export function Castle() {
  return (
    <g className='piece castle'>
      <ellipse className='shadow' cx='2' cy='20' rx='25' ry='7' />
      <g className='body'>
        <path className='keep' d={CASTLE.body} />
        <path className='keep-shade' d={CASTLE.shade} />
        <path className='eye' d={CASTLE.eye} />
        <circle className='pupil' cy='-2' r='2.6' />
        <path className='door' d={CASTLE.door} />
      </g>
    </g>
  )
}

function Ruin() {
  return (
    <g className='ruin'>
      <circle r='17' />
      <path d={RUIN} />
    </g>
  )
}

interface StoneProps {
  readonly seat: Seat
  readonly radius: number
  readonly text?: string | number
}

/** A lying stone of a tribe, with a number if it tells one. */
export function Stone({ seat, radius, text }: StoneProps) {
  const outline = seatOutline(seat)
  return (
    <g className={`piece stone ${seatTone(seat)}`}>
      <ellipse className='shadow' cx='1' cy={radius * 0.86} rx={radius * 1.12} ry={radius * 0.6} />
      <path className='side' d={outline} transform={`translate(0 ${radius * 0.24}) scale(${radius})`} />
      <path className='top' d={outline} transform={`scale(${radius})`} />
      {text !== undefined && (
        <text className='count' y={radius * 0.4} fontSize={radius * 1.2}>
          {text}
        </text>
      )}
    </g>
  )
}

/** Shields on a plate: those that lie there, and the empty places. */
export const PlateShields = memo(function PlateShields({ shields }: { readonly shields: number }) {
  return [0, 1, 2].map((i) => (
    <path
      key={i}
      className={i < shields ? 'shield-on' : 'shield-off'}
      d={SHIELD}
      transform={`translate(${shieldX(i)} 6.3) scale(6)`}
    />
  ))
})
/** From the middle of the plate. */
export const shieldX = (i: number): number => i * 13.5

/** A blocker: a bar across a section, in its tribe's colour and with its shape. */
export function BlockerBar({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const studs = [-0.36, 0, 0.36].map((share) => share * width)
  return (
    <g className={`piece blocker ${seatTone(seat)}`}>
      <rect className='shadow' x={-width / 2 + 2} y='-4' width={width} height='18' rx='6' />
      <rect className='side' x={-width / 2} y='-6' width={width} height='17' rx='6' />
      <rect className='bar' x={-width / 2} y='-10' width={width} height='17' rx='6' />
      {studs.map((x) => (
        <path key={x} className='stud' d={seatOutline(seat)} transform={`translate(${x} -1.5) scale(4.2)`} />
      ))}
    </g>
  )
}
