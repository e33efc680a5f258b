/** The lettering, and whatever is printed: all of the ground that depends on the language or on pictograms. */

import type { GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Vindication } from '../types.ts'
import { HONOR, honorPoint } from './layout.ts'

const HONOR_NAME: Readonly<Record<Language, string>> = { en: 'Honor', de: 'Ehre' }

export const Ground = memo(function Ground({ language }: GroundProps<Vindication>) {
  const numbers = Array.from({ length: HONOR.most / 10 + 1 }, (_, i) => i * 10)
  return (
    <g className='vindication-lettering'>
      <text className='title' x='48' y={HONOR.y + 8}>
        {HONOR_NAME[language]}
      </text>
      {numbers.map((value) => (
        <text key={value} className='track-number' x={honorPoint(value)[0]} y={HONOR.y + 27}>
          {value}
        </text>
      ))}
    </g>
  )
})
