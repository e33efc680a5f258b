/**
 * What is drawn by the dozen is defined once for the whole picture: pictograms and pieces. `Sign` and `Piece` refer to them. Where such a
 * copy stands counts for nothing but what it inherits: its parts have classes of their own, and colours come as custom properties.
 */

import { ARCH, seatOutline } from '@skerry/boards'
import { SignDefinitions } from '@skerry/boards/live'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { DUMMY, FACTIONS } from '../queries.ts'
import { FACTION_SHAPES } from './looks.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { BOARD_ICONS } from './presenter/icons.ts'

const SEATS: readonly Seat[] = [0, 1, 2, 3, DUMMY]

export const Signs = memo(function Signs() {
  return (
    <defs>
      <SignDefinitions game='barbarians' names={BOARD_ICONS} lines={PICTOGRAMS} />
      {SEATS.map((seat) => (
        <SeatPieces key={seat} seat={seat} />
      ))}
      {FACTIONS.map((faction) => (
        <g key={faction} id={`barbarians-marker-${faction}`}>
          <path className='barbarians-shadow' d={FACTION_SHAPES[faction]} transform='translate(2 5)' />
          <path className='barbarians-plate' d={FACTION_SHAPES[faction]} />
          <use
            className='barbarians-plate-sign'
            href={`#barbarians-sign-${faction}`}
            transform='translate(-25 -15.500) scale(.0586)'
          />
        </g>
      ))}
    </defs>
  )
})

/** The dummy's stones have no shape of a seat: they are eight-sided and grey. */
const DUMMY_OUTLINE = 'M-.4-.97H.4L.97-.4V.4L.4.97H-.4L-.97.4V-.4Z'
const outlineOf = (seat: Seat): string => (seat === DUMMY ? DUMMY_OUTLINE : seatOutline(seat))
/** A flag in the wind, on its pole. */
const FLAG = 'M-8-27C0-32 9-22 22-28L17-18L22-8C9-2 0-12-8-7Z'

function SeatPieces({ seat }: { readonly seat: Seat }) {
  const outline = outlineOf(seat)
  return (
    <>
      <g id={`barbarians-stone-${seat}`}>
        <path className='barbarians-side' d={outline} transform='translate(0 2.6) scale(10)' />
        <path className='barbarians-top' d={outline} transform='scale(10)' />
      </g>
      <g id={`barbarians-hero-${seat}`}>
        <ellipse className='barbarians-shadow' cx='3' cy='25' rx='23' ry='8' />
        <path className='barbarians-side' d={ARCH} transform='translate(4 0) scale(25)' />
        <path className='barbarians-top' d={ARCH} transform='scale(25)' />
        <use
          className='barbarians-glyph'
          href={`#barbarians-sign-${seat === DUMMY ? 'dummy' : 'hero'}`}
          transform='translate(-12.5 -19) scale(.0489)'
        />
        <path className='barbarians-emblem' d={outline} transform='translate(0 15) scale(5.5)' />
      </g>
      <g id={`barbarians-banner-${seat}`}>
        <ellipse className='barbarians-shadow' cx='-6' cy='24' rx='14' ry='5' />
        <path className='barbarians-pole' d='M-10-32h4.500V24h-4.500Z' />
        <path className='barbarians-flag' d={FLAG} />
        <path className='barbarians-emblem' d={outline} transform='translate(5 -17.500) scale(5.600)' />
      </g>
    </>
  )
}
