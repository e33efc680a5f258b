import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#22303a'
const EMBER = '#a53014'
const TIDE = '#2b66bd'
const GORSE = '#edb61e'

/** Areas of a map with the dice that decide about them. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
  <>
    <rect width='320' height='180' fill='#8fb0b1' />
    <Swell y={14} rows={2} colour='#2f5763' />
    <Swell y={160} rows={2} colour='#2f5763' />
    <g stroke={INK} strokeWidth='2.2' strokeLinejoin='round'>
      <path d='M40 60L86 34L128 46L122 86L84 98L46 92Z' fill='#b6c886' />
      <path d='M128 46L182 30L204 62L180 92L122 86Z' fill='#dccb9f' />
      <path d='M182 30L244 36L284 66L256 92L204 62Z' fill='#93b096' />
      <path d='M46 92L84 98L122 86L132 128L88 148L44 130Z' fill='#cbb1c6' />
      <path d='M122 86L180 92L204 62L256 92L244 136L186 146L132 128Z' fill='#c6bfbd' />
    </g>
    <g stroke={INK} strokeWidth='2'>
      <circle cx='82' cy='66' r='11' fill={EMBER} />
      <rect x='150' y='52' width='20' height='20' rx='4' fill={TIDE} />
      <path d='M232 47l13 13l-13 13l-13-13Z' fill={GORSE} />
    </g>
    <g transform='translate(170 104) rotate(-9)'>
      <rect width='30' height='30' rx='6' fill='#fbf3df' stroke={INK} strokeWidth='2.2' />
      <path
        d='M8.500 8.500h.01M21.500 8.500h.01M15 15h.01M8.500 21.500h.01M21.500 21.500h.01'
        stroke={INK}
        strokeWidth='5.500'
        strokeLinecap='round'
      />
    </g>
    <g transform='translate(80 108) rotate(8)'>
      <rect width='26' height='26' rx='5' fill={EMBER} stroke={INK} strokeWidth='2.2' />
      <path d='M8 8h.01M13 13h.01M18 18h.01' stroke='#fffaf0' strokeWidth='5' strokeLinecap='round' />
    </g>
  </>
)
