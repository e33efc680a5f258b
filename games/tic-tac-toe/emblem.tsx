import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const EMBER = '#a53014'
const TIDE = '#2b66bd'

/** Three in a row, scratched into the sand at the water's edge. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
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
