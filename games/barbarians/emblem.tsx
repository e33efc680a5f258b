import type { Emblem } from '@skerry/contracts'
import type { ReactNode } from 'react'

const INK = '#1d1512'
const BASALT = '#3a3335'
const LAVA = '#ff7a2e'
const GLOW = '#ffd98a'

/** Fire over the crater: from the middle outwards. */
const SPARKS = [
  [132, 22, 2.2],
  [150, 12, 1.6],
  [171, 17, 2.4],
  [187, 28, 1.8],
  [119, 34, 1.6],
  [204, 40, 1.5],
  [160, 30, 2],
] as const

const MOUNTAIN = 'M18 140L54 116L69 118L88 92L100 94L118 60L136 44H184L202 60L220 94L232 92L251 118L266 116L302 140Z'
/** Its side off the light. */
const SHADED = 'M160 44H184L202 60L220 94L232 92L251 118L266 116L302 140H160L168 118L158 94L165 66Z'

/** A volcano with three terraces out of the sea at dusk, and a longship with a shield at its bow coming towards it. */
export const emblem: Emblem<ReactNode> = ({ Swell }) => (
  <>
    <rect width='320' height='180' fill='#3b2630' />
    <path d='M0 96Q90 62 160 70T320 92V180H0Z' fill='#5d3230' />
    {/* Pressed down to the water line, so that there is sky above the fire. */}
    <g transform='translate(0 20) scale(1 .857)'>
      <circle cx='160' cy='44' r='74' fill={LAVA} fillOpacity='.14' />
      <circle cx='160' cy='44' r='46' fill={LAVA} fillOpacity='.2' />
      <path d='M137 46Q128 20 146 6Q150 22 162 12Q170 24 184 14Q178 34 186 46Z' fill={LAVA} />
      <path d='M147 47Q142 32 152 24Q156 34 163 28Q168 36 174 32Q172 42 176 47Z' fill={GLOW} />
      {SPARKS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={GLOW} />
      ))}
      <g stroke={INK} strokeWidth='2.2' strokeLinejoin='round'>
        <path d={MOUNTAIN} fill={BASALT} />
        <path d={SHADED} fill='#2b2527' strokeOpacity='0' />
        <path d='M136 44H184L192 56H128Z' fill='#c26a43' />
        <path d='M110 86H210L219 99H101Z' fill='#b08055' />
        <path d='M80 115H240L251 127H69Z' fill='#9a8a72' />
      </g>
      <path d='M160 44H184L192 56H160ZM160 86H210L219 99H160ZM160 115H240L251 127H160Z' fill='#000' fillOpacity='.2' />
      <g fill='none' stroke={LAVA} strokeWidth='4.5' strokeLinecap='round'>
        <path d='M150 44C144 58 156 64 150 78S142 98 149 108S143 124 147 140' />
        <path d='M171 44C178 58 167 68 172 82S181 100 175 116' />
      </g>
    </g>
    <path d='M-10 136Q80 128 160 136T330 134V180H-10Z' fill='#2e4a55' />
    <Swell y={146} rows={3} colour='#8fb4b6' />
    <g stroke={INK} strokeWidth='2' strokeLinejoin='round'>
      <path d='M66 116V150' strokeWidth='3.5' />
      <path d='M44 118Q66 110 90 118Q86 131 90 143Q66 136 44 143Q49 131 44 118Z' fill='#ead9ae' />
      <path
        d='M59 113.500Q60 127 59 138.500M74 113.500Q74 127 74 138.500'
        fill='none'
        stroke='#a53014'
        strokeWidth='5'
      />
      <path
        d='M22 150Q14 146 20 138Q24 136 27 140Q25 148 34 152H98Q106 150 108 140Q114 140 112 150Q108 166 92 167H40Q26 165 22 150Z'
        fill='#7b4a24'
      />
      <circle cx='44' cy='156' r='5.500' fill='#edb61e' />
      <circle cx='60' cy='157' r='5.500' fill='#2b66bd' />
      <circle cx='76' cy='157' r='5.500' fill='#a53014' />
      <circle cx='91' cy='156' r='5.500' fill='#43a66c' />
    </g>
  </>
)
