/** The lettering: all of the ground that depends on the language, and numbers that never change. */

import type { Arrangement, GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Arrival } from '../types.ts'
import { islandOf, type ProvinceShape } from './island.ts'
import { CHAIN_TOP, corruptionY, fameY, GAUGE_TOP, type Layout } from './layout.ts'
import { PLATE_SCALE } from './works.ts'

interface Lettering {
  /** Its name, in two lines. */
  readonly isle: readonly string[]
  readonly corruption: string
  readonly fame: string
  readonly headings: Readonly<Record<keyof Layout['headings'], string>>
}
const LETTERING: Readonly<Record<Language, Lettering>> = {
  en: {
    isle: ['Balor’s', 'Isle'],
    corruption: 'Corruption',
    fame: 'Fame',
    headings: { held: 'Your tiles', display: 'On display', cards: 'Earning cards' },
  },
  de: {
    isle: ['Balors', 'Insel'],
    corruption: 'Korruption',
    fame: 'Ruhm',
    headings: { held: 'Deine Plättchen', display: 'Auslage', cards: 'Ertragskarten' },
  },
}

/** The lettering of a board in its arrangement. */
export const groundIn = (arrangement: Arrangement) =>
  memo(function Ground({ pack, language }: GroundProps<Arrival>) {
    const { names, provinces, layout } = islandOf(pack, arrangement)
    const words = LETTERING[language]
    const [isleX, isleY] = layout.isleName
    const { gauge, chain, headings } = layout
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
        <text className='isle' x={isleX} y={isleY}>
          {words.isle.map((word, i) => (
            <tspan key={word} x={isleX} dy={i * 24}>
              {word}
            </tspan>
          ))}
        </text>
        <Scales layout={layout} />
        <text className='caption' x={gauge.left + gauge.width / 2} y={corruptionY(layout, GAUGE_TOP) - 30}>
          {words.corruption}
        </text>
        <text className='caption' x={chain.x} y={fameY(layout, CHAIN_TOP) - 26}>
          {words.fame}
        </text>
        {Object.entries(headings).map(([id, [x, y]]) => (
          <text key={id} className='heading' x={x} y={y}>
            {words.headings[id as keyof typeof headings]}
          </text>
        ))}
      </g>
    )
  })

function Plate({ name, fame, plate: [x, y] }: ProvinceShape) {
  return (
    <>
      <text className='province' x={x} y={y - 10}>
        {name}
      </text>
      <text className='worth' x={x - 25 * PLATE_SCALE} y={y + 7 * PLATE_SCALE + 7}>
        {fame}
      </text>
    </>
  )
}

const fives = (top: number): readonly number[] => Array.from({ length: top / 5 + 1 }, (_, i) => i * 5)

function Scales({ layout }: { readonly layout: Layout }) {
  const { gauge, chain } = layout
  return (
    <>
      {fives(GAUGE_TOP).map((value) => (
        <text key={value} className='scale' x={gauge.left - 7} y={corruptionY(layout, value) + 7} textAnchor='end'>
          {value}
        </text>
      ))}
      {fives(CHAIN_TOP).map((value) => (
        <text key={value} className='scale beacon' x={chain.x} y={fameY(layout, value) + 7}>
          {value}
        </text>
      ))}
    </>
  )
}
