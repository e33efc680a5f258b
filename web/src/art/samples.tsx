import { Swell } from './Swell.tsx'

const EMBER = '#a53014'
const TIDE = '#2b66bd'
const GORSE = '#edb61e'
const INK = '#22303a'

/** Three in a row, scratched into the sand at the water's edge. */
export const ticTacToe = (
  <>
    <rect width='320' height='180' fill='#e5cd95' />
    <path d='M-10 152Q80 140 160 150T330 148V180H-10Z' fill='#8fb0b1' />
    <Swell y={159} rows={2} colour='#2f5763' />
    <g fill='none' strokeLinecap='round'>
      <path
        d='M140 18Q142 76 138 134M181 16Q178 74 182 132M100 56Q160 52 220 57M102 97Q160 94 218 98'
        stroke='#8f6d34'
        strokeWidth='5'
      />
      <path
        d='M150 66l20 20m1-20l-21 20M109 26l20 20m1-20l-21 20M191 106l20 20m1-20l-21 20'
        stroke={EMBER}
        strokeWidth='7'
      />
      <path d='M200 26a11 11 0 1 1-.1 0M160 106a11 11 0 1 1-.1 0' stroke={TIDE} strokeWidth='7' />
    </g>
  </>
)

const DISCS: readonly (readonly [column: number, row: number, colour: string])[] = [
  [0, 3, TIDE],
  [1, 3, EMBER],
  [2, 3, EMBER],
  [3, 3, TIDE],
  [1, 2, TIDE],
  [2, 2, TIDE],
  [3, 2, EMBER],
  [2, 1, EMBER],
  [4, 3, EMBER],
  [3, 1, TIDE],
]

/** Discs in the rack. */
export const connectFour = (
  <>
    <rect width='320' height='180' fill='#cfdcd4' />
    <circle cx='246' cy='52' r='30' fill='#f7e6b8' />
    <path d='M-10 148Q80 138 160 148T330 146V180H-10Z' fill='#6c979b' />
    <Swell y={156} rows={3} colour='#e8f0ea' />
    <rect x='72' y='18' width='176' height='132' rx='10' fill='#edb61e' stroke={INK} strokeWidth='2.6' />
    {Array.from({ length: 20 }, (_, i) => [i % 5, Math.floor(i / 5)] as const).map(([column, row]) => (
      <circle
        key={`${column} ${row}`}
        cx={94 + column * 33}
        cy={38 + row * 31}
        r='12'
        fill={DISCS.find(([c, r]) => c === column && r === row)?.[2] ?? '#fbf3df'}
        stroke={INK}
        strokeWidth='2'
      />
    ))}
  </>
)

/** Areas of a map with the dice that decide about them. */
export const risk44 = (
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
