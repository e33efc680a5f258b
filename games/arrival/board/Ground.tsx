/** The lettering: all of the ground that depends on the language, and numbers that never change. */

import type { GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Arrival } from '../types.ts'
import { islandOf, type ProvinceShape } from './island.ts'
import { CHAIN, corruptionY, fameY, GAUGE, ISLE_NAME, ROUNDS, TITLE } from './layout.ts'

interface Lettering {
  /** Its name, in two lines. */
  readonly isle: readonly string[]
  readonly corruption: string
  readonly fame: string
  readonly round: string
  readonly subtitle: string
}
const LETTERING: Readonly<Record<Language, Lettering>> = {
  en: {
    isle: ['Balor’s', 'Isle'],
    corruption: 'Corruption',
    fame: 'Fame',
    round: 'Round',
    subtitle: 'Érin, in the days of Balor',
  },
  de: {
    isle: ['Balors', 'Insel'],
    corruption: 'Korruption',
    fame: 'Ruhm',
    round: 'Runde',
    subtitle: 'Érin in den Tagen Balors',
  },
}

export const Ground = memo(function Ground({ pack, language }: GroundProps<Arrival>) {
  const { names, provinces } = islandOf(pack)
  const words = LETTERING[language]
  return (
    <g className='arrival-lettering'>
      {names.map(({ id, name, at: [x, y] }) => (
        <text key={id} className='place' x={x} y={y}>
          {name}
        </text>
      ))}
      {provinces.map((province) => (
        <Plate key={province.id} {...province} />
      ))}
      <text className='isle' x={ISLE_NAME[0]} y={ISLE_NAME[1]}>
        {words.isle.map((word, i) => (
          <tspan key={word} x={ISLE_NAME[0]} dy={i * 22}>
            {word}
          </tspan>
        ))}
      </text>
      <Scales />
      <text className='caption' x={GAUGE.left + GAUGE.width / 2} y={GAUGE.foot + 38}>
        {words.corruption}
      </text>
      <text className='caption' x={CHAIN.x} y={CHAIN.foot + 38}>
        {words.fame}
      </text>
      <text className='caption' x={ROUNDS.x - 14} y={ROUNDS.y + 44} textAnchor='start'>
        {words.round}
      </text>
      <g transform={`translate(${TITLE[0]} ${TITLE[1]})`}>
        <text className='title' y='3'>
          THE ARRIVAL
        </text>
        <text className='subtitle' y='19'>
          {words.subtitle}
        </text>
      </g>
    </g>
  )
})

function Plate({ name, fame, plate: [x, y] }: ProvinceShape) {
  return (
    <>
      <text className='province' x={x} y={y - 9}>
        {name}
      </text>
      <text className='worth' x={x - 22.5} y={y + 12}>
        {fame}
      </text>
    </>
  )
}

const fives = (top: number): readonly number[] => Array.from({ length: top / 5 + 1 }, (_, i) => i * 5)

function Scales() {
  return (
    <>
      {fives(GAUGE.top).map((value) => (
        <text key={value} className='scale' x={GAUGE.left - 9} y={corruptionY(value) + 5.5} textAnchor='end'>
          {value}
        </text>
      ))}
      {fives(CHAIN.top).map((value) => (
        <text key={value} className='scale beacon' x={CHAIN.x} y={fameY(value) + 5.5}>
          {value}
        </text>
      ))}
    </>
  )
}
