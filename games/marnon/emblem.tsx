import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#2b2117'

const short = (n: number): string => (Math.round(n * 10) / 10).toString()
const ray = (i: number): string => {
  const angle = (i * 15 * Math.PI) / 180
  const at = (r: number) => `${short(160 + Math.cos(angle) * r)} ${short(74 + Math.sin(angle) * r)}`
  return `M${at(64)}L${at(i % 2 ? 78 : 92)}`
}
const rays = Array.from({ length: 24 }, (_, i) => ray(i)).join('')
const firs = [24, 44, 60, 262, 280, 298].map((x, i) => `M${x} ${150 - (i % 3) * 5}h-9l9-30l9 30Z`).join('')

/** The crown over the castle. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
  <>
    <rect width='320' height='180' fill='#e9cf94' />
    <circle cx='160' cy='74' r='56' fill='#f7e6b8' />
    <path d={rays} stroke='#c99a3c' strokeWidth='2.4' strokeLinecap='round' />
    <path
      d='M-10 132Q30 92 66 112Q96 78 128 108L160 96L196 108Q226 74 258 112Q292 92 330 128V180H-10Z'
      fill='#8b9a68'
    />
    <path d='M-10 146Q60 116 110 132Q160 110 214 132Q270 116 330 146V180H-10Z' fill='#4c6a4d' />
    <g stroke={INK} strokeWidth='2.6' strokeLinejoin='round'>
      <path
        d='M122 128V84h6v-7h7v7h6v-7h7v7h4V58h-3v-9h7v6h6v-6h8v6h6v-6h7v9h-3v26h4v-7h7v7h6v-7h7v7h6v44Z'
        fill='#fbf3df'
      />
      <path d='M160 49h18v9h-3v26h4v44h-19Z' fill='#b9a882' fillOpacity='.8' stroke='none' />
      <path d='M152 128v-14a8 8 0 0 1 16 0v14ZM157 66h6v12h-6Z' fill={INK} stroke='none' />
      <path d='M134 42l-8-24l16 11l18-19l18 19l16-11l-8 24Z' fill='#d99a1c' />
      <path d='M133 40h54v6h-54Z' fill='#b4780e' strokeWidth='2' />
    </g>
    <circle cx='160' cy='31' r='4' fill='#a53014' />
    <path d={firs} fill='#2f4f3c' stroke='#1b2c22' strokeWidth='1.6' />
    <path d='M-10 152Q80 140 160 150T330 150V180H-10Z' fill='#8fb0b1' />
    <Swell y={157} rows={3} colour='#2f5763' />
  </>
)
