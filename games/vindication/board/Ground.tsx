/** The lettering, and whatever is printed: all of the ground that depends on the language or on pictograms. */

import type { GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Vindication } from '../types.ts'
import { CARTOUCHE, EAST, HONOR, honorPoint } from './layout.ts'
import { Sign } from './Pieces.tsx'

const LETTERING: Readonly<Record<Language, { readonly subtitle: string }>> = {
  en: { subtitle: 'An outcast’s way back' },
  de: { subtitle: 'Der Weg zurück zur Ehre' },
}

export const Ground = memo(function Ground({ language }: GroundProps<Vindication>) {
  const [x, y] = CARTOUCHE
  return (
    <g className='vindication-lettering'>
      <TrackNumbers />
      <g transform={`translate(${x} ${y})`}>
        <text className='title' y='0'>
          VINDICATION
        </text>
        <text className='subtitle' y='27'>
          {LETTERING[language].subtitle}
        </text>
      </g>
    </g>
  )
})

function TrackNumbers() {
  const numbers = Array.from({ length: HONOR.most / 5 + 1 }, (_, i) => i * 5)
  return (
    <>
      <Sign name='honor' x={EAST.x + 30} y={28} size={38} className='track-sign' />
      {numbers.map((value) => {
        const [x, y] = honorPoint(value)
        return (
          <text key={value} className='track-number' x={x} y={y + 44}>
            {value}
          </text>
        )
      })}
    </>
  )
}
