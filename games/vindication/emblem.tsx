import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#1b2320'
const SAND = '#e6cf9c'
const GOLD = '#edb61e'

/** Corners of a flat-lying hex around a middle, pressed together as if seen from the shore. */
const hexAt = (x: number, y: number, r: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle) * 0.62).toFixed(1)}`
  }).join(' ')

/** The width of a hex and the distance of two rows. */
const R = 27
const [WIDE, DEEP] = [R * Math.sqrt(3), R * 1.5 * 0.62]

/** The island from far to near: what is discovered has a colour, the rest lies in fog. */
const HEXES = [
  { at: [-0.5, 0], fill: '#8fa79b', isFog: true },
  { at: [0.5, 0], fill: '#9db3a4', isFog: true },
  { at: [-1, 1], fill: '#5d8a4e' },
  { at: [0, 1], fill: '#7a6a8c' },
  { at: [1, 1], fill: '#93aa9c', isFog: true },
  { at: [-0.5, 2], fill: '#c79b52' },
  { at: [0.5, 2], fill: '#4f7f62' },
] as const
const [LEFT, TOP] = [192, 66]
const placed = HEXES.map(({ at: [column, row], ...hex }) => ({
  ...hex,
  x: LEFT + column * WIDE,
  y: TOP + row * DEEP,
}))

/** An outcast at the water's edge looks to an island of hexes, part of it still in fog; a sun rises behind it. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
  <>
    <rect width='320' height='180' fill='#e9a95c' />
    <path d='M0 0H320V40Q220 30 130 38T0 36Z' fill='#c9704a' fillOpacity='.75' />
    <circle cx='192' cy='50' r='40' fill={GOLD} fillOpacity='.35' />
    <circle cx='192' cy='50' r='27' fill={GOLD} />
    <path d='M192 10V18M157 30L163 35M227 30L221 35M147 50H155M229 50H237' stroke={GOLD} strokeWidth='3.500' />
    <path d='M-10 72Q80 62 160 70T330 68V180H-10Z' fill='#2f6a74' />
    <Swell y={80} rows={5} colour='#a7cfc8' />
    {/* The beach under the island, then its hexes. */}
    <path
      d='M110 96C100 76 130 70 142 58S190 48 206 45S254 46 264 64S290 92 272 110S240 126 222 136S172 140 150 132S118 112 110 96Z'
      fill={SAND}
      stroke={INK}
      strokeWidth='2.200'
    />
    <g stroke={INK} strokeWidth='2' strokeLinejoin='round'>
      {placed.map(({ x, y, fill }) => (
        <polygon key={`${x} ${y}`} points={hexAt(x, y, R)} fill={fill} />
      ))}
    </g>
    <g fill='none' stroke='#f2f4ea' strokeOpacity='.8' strokeWidth='2' strokeLinecap='round'>
      {placed.map(({ x, y, ...hex }) =>
        'isFog' in hex ? (
          <path key={`${x} ${y}`} d={`M${x - 13} ${y - 4}q6 -5 12 0t13 -1M${x - 15} ${y + 4}q7 -5 14 0t14 -1`} />
        ) : null,
      )}
    </g>
    {/* A spire, a tomb and a wood on what is known. */}
    <g stroke={INK} strokeWidth='1.800' strokeLinejoin='round'>
      <path d='M192 66L199 88H185Z' fill='#efe6d2' />
      <path d='M183 88H201V99H183Z' fill='#efe6d2' />
      <path d='M138 98L145 82L152 98ZM147 101L153 87L159 101Z' fill='#2f5a3a' />
      <path d='M161 122V113Q169 104 177 113V122Z' fill='#8d7f6b' />
      <path d='M207 124L215 106L223 124ZM217 126L224 111L231 126Z' fill='#26503a' />
    </g>
    <path d='M0 148Q60 132 128 150Q190 166 330 158V180H0Z' fill={SAND} />
    <path d='M0 148Q60 132 128 150Q190 166 330 158' fill='none' stroke='#f6f1df' strokeWidth='4' />
    {/* The outcast with a staff, and a shadow on the sand. */}
    <ellipse cx='66' cy='170' rx='30' ry='5' fill='#000' fillOpacity='.18' />
    <g stroke={INK} strokeWidth='2.200' strokeLinejoin='round' strokeLinecap='round'>
      <path d='M84 108V168' strokeWidth='3.500' stroke='#5b3a20' />
      <path d='M48 168Q46 138 55 124Q62 117 70 124Q80 140 79 168Z' fill='#7c2f2a' />
      <path d='M62 124Q70 140 66 168H79Q80 140 70 124Z' fill='#5d211f' strokeOpacity='0' />
      <path d='M66 128Q76 128 86 134L84 140Q76 138 66 140Z' fill='#7c2f2a' />
      <circle cx='62' cy='114' r='9' fill='#d9ab7f' />
      <path d='M52 116Q50 102 62 102Q75 102 73 117Q66 108 52 116Z' fill='#7c2f2a' />
    </g>
    <g stroke={INK} strokeWidth='1.800' strokeLinejoin='round'>
      <path d='M108 160l8 -4 8 4v9l-8 4 -8 -4Z' fill='#2b66bd' />
      <path d='M108 160l8 4 8 -4M116 164v9' fill='none' />
      <path d='M128 165l7 -3.500 7 3.500v7.500l-7 3.500 -7 -3.500Z' fill={GOLD} />
      <path d='M128 165l7 3.500 7 -3.500M135 168.500v7.500' fill='none' />
    </g>
  </>
)
