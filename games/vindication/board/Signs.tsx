/**
 * What is drawn by the dozen is defined once for the whole picture: pictograms, pieces and region tiles. `Sign`, `Piece` and `Tile`
 * refer to them. Where such a copy stands counts for nothing but what it inherits: its parts have classes of their own, and colours
 * come as custom properties.
 */

import { seatOutline, seeded } from '@skerry/boards'
import { SignDefinitions } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import type { Content, Region } from '../types.ts'
import { optionsParts } from './abilities.ts'
import { hexPath } from './chart.ts'
import { linesOf, nameOf, sizeFor } from './labels.ts'
import { CONTROL, NAME_WIDTH, STRIP, TILE } from './layout.ts'
import { regionSign, type Soil, soilOf } from './looks.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { PICTOGRAMS, type PictogramName } from './pictograms.ts'
import { fitted } from './sentences.ts'

/** The pictograms drawn only by the panels. */
const UNDRAWN: ReadonlySet<PictogramName> = new Set<PictogramName>([
  'stop',
  'turn',
  'dismiss',
  'decline',
  'round',
  'setup',
  'medallion',
  'scout',
  'twice',
])
const DRAWN = (Object.keys(PICTOGRAMS) as PictogramName[]).filter((name) => !UNDRAWN.has(name))

interface SignsProps {
  readonly content: Content
  readonly pack: unknown
  readonly language: Language
  readonly seats: number
}

export const Signs = memo(function Signs({ content, pack, language, seats }: SignsProps) {
  return (
    <defs>
      <SignDefinitions game='vindication' names={DRAWN} lines={PICTOGRAMS} />
      {Array.from({ length: seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatPieces key={seat} seat={seat} />
      ))}
      {(Object.values(content.regions) as Region[]).map((region) => (
        <TileFace key={region.id} region={region} name={nameOf(pack, region.id, language)} />
      ))}
    </defs>
  )
})

// —— pieces ——

const CUBE_TOP = 'M-12-6L-6-13H14L8-6Z'
const CUBE_SIDE = 'M8-6L14-13V7L8 14Z'
const CUBE_FACE = 'M-12-6H8V14H-12Z'

function SeatPieces({ seat }: { readonly seat: Seat }) {
  const outline = seatOutline(seat)
  return (
    <>
      <g id={`vindication-block-${seat}`}>
        <ellipse className='vindication-shadow' cx='3' cy='16' rx='22' ry='6' />
        <path className='vindication-lit' d='M-18-10L-10-20H24L16-10Z' />
        <path className='vindication-side' d='M16-10L24-20V8L16 18Z' />
        <path className='vindication-face' d='M-18-10H16V18H-18Z' />
      </g>
      <g id={`vindication-cube-${seat}`}>
        <ellipse className='vindication-shadow' cx='3' cy='13' rx='15' ry='4.5' />
        <path className='vindication-lit' d={CUBE_TOP} />
        <path className='vindication-side' d={CUBE_SIDE} />
        <path className='vindication-face' d={CUBE_FACE} />
        <path className='vindication-emblem' d={outline} transform='translate(-2 4) scale(5.5)' />
      </g>
      <g id={`vindication-medallion-${seat}`}>
        <ellipse className='vindication-shadow' cx='2' cy='17' rx='19' ry='6.5' />
        <path className='vindication-side' d={outline} transform='translate(0 4) scale(16.5)' />
        <path className='vindication-top' d={outline} transform='scale(16.5)' />
        <use className='vindication-glyph' href='#vindication-sign-move' transform='translate(-10 -10) scale(.0391)' />
      </g>
      <g id={`vindication-disc-${seat}`}>
        <path className='vindication-side' d={outline} transform='translate(0 3.2) scale(12)' />
        <path className='vindication-top' d={outline} transform='scale(12)' />
      </g>
    </>
  )
}

// —— region tiles ——

interface TileFaceProps {
  readonly region: Region
  readonly name: string
}

/** VIN-REG-12 Emblem, name, what a visit costs and does, and the circle for the cube of whoever controls it. */
function TileFace({ region, name }: TileFaceProps) {
  const soil = soilOf(region.id)
  const lines = linesOf(name, 12)
  const size = sizeFor(lines, NAME_WIDTH, 24)
  const isTwo = lines.length > 1
  return (
    <g id={`vindication-tile-${region.id}`} className={`vindication-tile ${soil}`}>
      <path className='vindication-thick' d={hexPath([0, 6], TILE)} />
      <path className='vindication-soil' d={hexPath([0, 0], TILE)} />
      <path className='vindication-growth' d={growthOf(soil)} />
      <path className='vindication-band' d={hexPath([0, 0], TILE - 6)} />
      <path className='vindication-edge' d={hexPath([0, 0], TILE)} />
      <circle className='vindication-disc' cy={isTwo ? -43 : -36} r='28' />
      <Sign name={regionSign(region.id)} y={isTwo ? -43 : -36} size={isTwo ? 40 : 42} className='vindication-print' />
      {lines.map((line, i) => (
        <text key={line} className='vindication-name' y={isTwo ? 2 + i * 19 : 13} fontSize={size}>
          {line}
        </text>
      ))}
      <Options region={region} />
      {region.isControllable && <circle className='vindication-circle' cx={CONTROL[0]} cy={CONTROL[1]} r='12' />}
    </g>
  )
}

/** What a visit costs and does, on a strip of parchment. */
function Options({ region: { options } }: { readonly region: Region }) {
  return (
    <>
      <rect className='vindication-strip' x={-STRIP.width / 2} y='22' width={STRIP.width} height='29' rx='9' />
      <Sentence set={fitted(optionsParts(options), STRIP.width - 4, 28, STRIP.size)} y={37} />
    </>
  )
}

/** A few glyphs of the soil along the edge of a tile, off emblem and letters. */
function growthOf(soil: Soil): string {
  const chance = seeded(soil.length * 31 + soil.charCodeAt(0))
  const spots = Array.from({ length: 46 }, () => [chance() * 2 * Math.PI, 40 + chance() * 30] as const)
  return spots
    .map(([angle, far]) => [Math.cos(angle) * far, Math.sin(angle) * far * 0.96] as const)
    .filter(([x, y]) => !(y > -12 && y < 54) && Math.hypot(x, y + 38) > 36 && Math.hypot(x, y - 64) > 20)
    .map(([x, y]) => glyphOf(soil, Math.round(x), Math.round(y)))
    .join('')
}
function glyphOf(soil: Soil, x: number, y: number): string {
  if (soil === 'conifer') return `M${x} ${y - 7}l4 9h-8Z`
  if (soil === 'slate' || soil === 'basalt' || soil === 'rock') return `M${x - 6} ${y + 3}l6-9l6 9`
  if (soil === 'sand' || soil === 'straw') return `M${x - 6} ${y}q3-3 6 0t6 0`
  return `M${x} ${y}v-5M${x - 1} ${y}l-2.5-3.500M${x + 1} ${y}l2.5-3.5`
}
