/** The lettering: all of the ground that depends on the language or on pictograms. */

import type { Arrangement, GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Barbarians } from '../types.ts'
import { type Chart, chartOf, type IslandShape } from './chart.ts'
import { Sign } from './Pieces.tsx'
import { groundOrigin } from './parts.ts'
import { letterOf } from './prints.ts'

const START: Readonly<Record<Language, string>> = { en: 'Start', de: 'Start' }

export const groundOf = (arrangement: Arrangement) =>
  memo(function Ground({ pack, language }: GroundProps<Barbarians>) {
    const chart = chartOf(pack, arrangement)
    const [x, y] = groundOrigin(arrangement, 'map')
    return (
      <g className='barbarians-lettering' transform={`translate(${x} ${y})`}>
        {chart.islands.map((island) => (
          <IslandPlate key={island.id} island={island} />
        ))}
        <Start chart={chart} text={arrangement === 'wide' ? START[language] : ''} />
      </g>
    )
  })

// —— the map ——

function IslandPlate({ island: { name, value, plate } }: { readonly island: IslandShape }) {
  const [x, y] = plate
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className='island' y='-15'>
        {name}
      </text>
      <circle className='letter-disc' cx='-50' cy='14' r='16' />
      {value === 0 && <Sign name='preparation' x={-50} y={13} size={20} className='track-sign' />}
      <text className='letter' x='-50' y='22'>
        {letterOf(value)}
      </text>
      <text className='worth' x='-17' y='23'>
        {value}
      </text>
      <Sign name='dp' x={5} y={14} size={25} />
    </g>
  )
}

function Start({ chart, text }: { readonly chart: Chart; readonly text: string }) {
  const [x, y] = chart.land.START?.at ?? [0, 0]
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sign name='preparation' y={-8} size={50} className='camp' />
      <text className='start' y='34'>
        {text}
      </text>
    </g>
  )
}
