import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#22303a'
const EMBER = '#a53014'
const TIDE = '#2b66bd'

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
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
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
