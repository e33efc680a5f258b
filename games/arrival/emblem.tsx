import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#1d2516'
const NIGHT = '#0d1315'
const GLOW = '#b9d46a'
const STONE = '#ead9ae'

const dolmens = [128, 142, 158, 172]
  .map((x, i) => {
    const height = 14 + (i % 2) * 6
    return `M${x} 152l1-${height}q4-4 8 0l1 ${height}Z`
  })
  .join('')

/** Balor's eye over the sea, and on the near shore a broch, standing stones and a roundhouse. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
  <>
    <rect width='320' height='180' fill='#2b3a3a' />
    <path d='M0 0H320V70Q240 40 160 58T0 66Z' fill='#1a2426' />
    <circle cx='160' cy='62' r='58' fill={GLOW} fillOpacity='.13' />
    <circle cx='160' cy='62' r='38' fill={GLOW} fillOpacity='.16' />
    <path
      d='M20 118L44 96L62 104L84 74L100 92L116 66L128 96L140 88L146 42L138 30L152 26L160 4L168 26L182 30L174 42L180 88L192 96L206 60L222 92L238 78L258 104L278 96L300 118Z'
      fill={NIGHT}
      stroke='#4b5a55'
      strokeWidth='1.6'
    />
    <path d='M138 60Q160 38 182 60Q160 80 138 60Z' fill='#dff08f' />
    <circle cx='160' cy='60' r='9' fill='#1c2a0c' />
    <circle cx='157' cy='57' r='2.5' fill='#dff08f' />
    <path d='M-10 116Q80 108 160 116T330 114V180H-10Z' fill='#38545a' />
    <Swell y={124} rows={3} colour='#a7c4bd' />
    <g stroke={INK} strokeWidth='2.2' strokeLinejoin='round'>
      <path d='M-10 180V158Q40 138 92 148Q150 132 206 146Q262 134 330 154V180Z' fill='#8a9b5d' />
      <path d='M70 150Q74 128 75 112l5 3l5-4l5 4l5-3Q96 128 100 150Z' fill={STONE} />
      <path d='M73 136h24M74 124h22' strokeOpacity='.5' strokeWidth='1.5' />
      <path d='M203 148v10h26v-10' fill={STONE} />
      <path d='M196 146l20-22l20 22q-20 7-40 0Z' fill='#c99a4a' />
      <path d={dolmens} fill='#b6b3a2' strokeWidth='1.8' />
    </g>
    <path d='M81 150v-10h8v10ZM213 158v-8h6v8Z' fill={INK} />
  </>
)
