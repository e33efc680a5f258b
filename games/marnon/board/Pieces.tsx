/** The pieces. Stones lie, figures stand; shadows are flat ellipses, colours come from the class of the party. */

import { ARCH, seatOutline } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { memo, type ReactNode } from 'react'
import type { Figure, Party, Tile } from '../types.ts'
import { PICTOGRAMS, type PictogramName } from './pictograms.ts'
import type { Stand } from './scene.ts'
import { OGIVE, outlineOf, toneOf } from './shapes.ts'

/** Where pieces stand, from the place of their field. */
const OFFSET = {
  tile: 'translate(-28 17)',
  figure: 'translate(21 -13)',
  peacemaker: 'translate(-40 -18)',
  dragon: 'translate(36 -33)',
}

/** All pieces of one field, the farthest first. */
export const Pile = memo(function Pile({
  party,
  bodies,
  figure,
  tileOwner,
  tileFace,
  hasDragon,
  hasPeacemaker,
}: Stand) {
  return (
    <g className='pile'>
      {hasDragon && <Dragon />}
      {hasPeacemaker && <Peacemaker />}
      {tileOwner !== null && <TreasureTile owner={tileOwner} face={tileFace} />}
      {figure !== null && typeof party === 'number' && <StandingStone seat={party} figure={figure} />}
      {party !== null && bodies > 0 && <Stone party={party} bodies={bodies} />}
    </g>
  )
})

const STONE = 17.5
const FOE_STONE = 19.5
const THICKNESS = 4.2
/** Strength grows upwards: one more stone from five men on, and from ten. */
const layersOf = (bodies: number): readonly number[] => (bodies >= 10 ? [0, 1, 2] : bodies >= 5 ? [0, 1] : [0])

/** Men or orcs: a lying stone with their number. */
function Stone({ party, bodies }: { readonly party: Party; readonly bodies: number }) {
  const isFoe = party === 'orcs'
  const [outline, r] = [outlineOf(party), isFoe ? FOE_STONE : STONE]
  const layers = isFoe ? [0] : layersOf(bodies)
  const top = 2 - (layers.length - 1) * THICKNESS
  return (
    <g className={`stone ${toneOf(party)}`}>
      <ellipse className='shadow' cx='1' cy={2 + r * 0.62 + THICKNESS} rx={r * 1.12} ry={r * 0.62} />
      <g className='body'>
        {layers.map((layer) => (
          <path
            key={layer}
            className='side'
            d={outline}
            transform={`translate(0 ${2 + THICKNESS * (1 - layer)}) scale(${r})`}
          />
        ))}
        <path className='top' d={outline} transform={`translate(0 ${top}) scale(${r})`} />
        {!isFoe && <path className='rim' d={outline} transform={`translate(0 ${top}) scale(${r * 0.8})`} />}
        {isFoe ? <Orcs bodies={bodies} y={top} /> : <Count bodies={bodies} y={top} room={2} />}
      </g>
    </g>
  )
}

/** The head of an orc and the number beside it; from a hundred on there is only room for the number. */
function Orcs({ bodies, y }: { readonly bodies: number; readonly y: number }) {
  if (bodies > 99) return <Count bodies={bodies} y={y} room={2} />
  const [head, size, count] = bodies > 9 ? [-9, 18, 7.8] : [-7, 21.5, 9.8]
  return (
    <>
      <Sign name='orc' x={head} y={y} size={size} />
      <Count bodies={bodies} x={count} y={y} room={1} />
    </>
  )
}

interface CountProps {
  readonly bodies: number
  readonly x?: number
  readonly y: number
  /** For so many digits in full size. */
  readonly room: number
}

function Count({ bodies, x = 0, y, room }: CountProps) {
  const digits = String(bodies).length
  const size = digits <= room ? '' : digits > 3 ? ' tiny' : ' small'
  return (
    <text className={`count${size}`} x={x} y={y + (size === '' ? 6.6 : 5.6)}>
      {bodies}
    </text>
  )
}

interface UprightProps {
  readonly kind: string
  readonly place: string
  readonly outline: string
  readonly size: number
  /** How far its dark side is seen. */
  readonly side: number
  readonly shadow: readonly [y: number, rx: number, ry: number]
  readonly children: ReactNode
}

/** A standing stone: its shadow, its dark side, its face and the sign on it. */
function Upright({ kind, place, outline, size, side, shadow: [y, rx, ry], children }: UprightProps) {
  return (
    <g className={kind} transform={place}>
      <ellipse className='shadow' cx='2' cy={y} rx={rx} ry={ry} />
      <g className='body'>
        <path className='side' d={outline} transform={`translate(${side} 0) scale(${size})`} />
        <path className='top' d={outline} transform={`scale(${size})`} />
        {children}
      </g>
    </g>
  )
}

/** Hero or sorcerer: a standing stone behind its men. */
function StandingStone({ seat, figure }: { readonly seat: Seat; readonly figure: Figure }) {
  const [outline, sign, y] = figure === 'hero' ? ([ARCH, 'helm', -3] as const) : ([OGIVE, 'hat', -3.8] as const)
  const kind = `standing ${toneOf(seat)}`
  return (
    <Upright {...{ kind, outline }} place={OFFSET.figure} size={19} side={2.7} shadow={[18.6, 18, 5.7]}>
      <Sign name={sign} y={y} size={22} />
    </Upright>
  )
}

/** Taller than any seat's piece, white with a thin line of gold. */
export function Peacemaker() {
  return (
    <Upright kind='peacemaker' place={OFFSET.peacemaker} outline={OGIVE} size={26} side={3.4} shadow={[25.5, 23, 7]}>
      <path className='rim' d={OGIVE} transform='scale(21.8)' />
      <Sign name='dove' y={-3} size={26.5} />
    </Upright>
  )
}

/** A silhouette, cut out. */
export function Dragon() {
  return (
    <g className='dragon' transform={OFFSET.dragon}>
      <ellipse className='shadow' cx='4' cy='29' rx='27' ry='6.4' />
      <g className='body'>
        <g transform='translate(-32 -32) scale(.125)'>
          <path className='paper' d={PICTOGRAMS.dragon} />
          <path className='skin' d={PICTOGRAMS.dragon} />
        </g>
      </g>
    </g>
  )
}

/** A loose tile: the owner's sign on its back; its face for whoever may know it. */
export function TreasureTile({ owner, face }: { readonly owner: Seat; readonly face: Tile['kind'] }) {
  return (
    <g className={`treasure ${toneOf(owner)}`} transform={`${OFFSET.tile} rotate(-5)`}>
      <rect className='side' x='-9.5' y='-6.9' width='19' height='19' rx='3' />
      <TileFace owner={owner} face={face} />
    </g>
  )
}

/** The upper side of a tile, about its middle. */
export function TileFace({ owner, face }: { readonly owner: Seat; readonly face: Tile['kind'] }) {
  return (
    <>
      <rect className='paper' x='-9.5' y='-9.5' width='19' height='19' rx='3' />
      <rect className='frame' x='-7.3' y='-7.3' width='14.6' height='14.6' rx='1.6' />
      {face === 'hidden' && <path className='back' d={seatOutline(owner)} transform='scale(4.75)' />}
      {face === 'blank' && <path className='face' d='M-3-1h6v2h-6Z' />}
      {face !== 'hidden' && face !== 'blank' && <Sign name={face} size={12.4} />}
    </>
  )
}

interface SignProps {
  readonly name: PictogramName
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** Those of stones that may be there by the dozen are defined once. */
export function Sign({ name, x = 0, y = 0, size }: SignProps) {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`
  return name === 'orc' ? (
    <use className='glyph' href='#marnon-orc' transform={transform} />
  ) : (
    <path className='glyph' d={PICTOGRAMS[name]} transform={transform} />
  )
}
