/** The lettering: all of the ground that depends on the language. A name never moves during a game. */

import type { GroundProps } from '@skerry/contracts'
import { memo } from 'react'
import type { Marnon } from '../types.ts'
import { type IslandField, type IslandPack, islandOf } from './island.ts'

export const Ground = memo(function Ground({ pack, language }: GroundProps<Marnon>) {
  const { regions, waters } = pack as IslandPack
  const { fields, mouths } = islandOf(pack)
  return (
    <g className='marnon-lettering'>
      {regions.map(({ id, name }) => (
        <RegionName key={id} id={id} name={name[language]} />
      ))}
      {waters.map(({ id, name }) => (
        <WaterName key={id} id={id} name={name[language]} />
      ))}
      {fields.map((field) =>
        field.isCastle ? <CastleNumber key={field.id} {...field} /> : <Label key={field.id} {...field} />,
      )}
      {mouths.map(({ field, to, at: [x, y] }) => (
        <MouthLabel key={field} to={to} x={x} y={y + 26} />
      ))}
    </g>
  )
})

/** Along the coast, on the sea: no piece ever covers them. */
const COASTS: Readonly<Record<string, string>> = {
  I: 'M-14 396Q-44 560 46 726',
  II: 'M110 764Q340 702 560 786',
  III: 'M600 772Q790 770 950 600',
  IV: 'M938 98Q1064 330 990 622',
  V: 'M170 40Q470 -6 840 56',
  VI: 'M28 366Q6 214 84 40',
}

function RegionName({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <>
      <path id={`marnon-coast-${id}`} className='curve' d={COASTS[id]} />
      <text className='region'>
        <textPath href={`#marnon-coast-${id}`} startOffset='50%'>
          <tspan className='region-number'>{id}</tspan>
          <tspan className='region-name' dx='8'>
            {name}
          </tspan>
        </textPath>
      </text>
    </>
  )
}

function WaterName({ id, name }: { readonly id: string; readonly name: string }) {
  if (id === 'river')
    return (
      <text className='water-name' y='392' textAnchor='end' fontSize='20'>
        {name.split(' ').map((word, i) => (
          <tspan key={word} x='42' dy={i * 22}>
            {word}
          </tspan>
        ))}
      </text>
    )
  return (
    <>
      <path id='marnon-lake-name' className='curve' d='M706 402Q768 346 866 346' />
      <text className='water-name' fontSize='23'>
        <textPath href='#marnon-lake-name' startOffset='50%'>
          {name}
        </textPath>
      </text>
    </>
  )
}

const numberOf = (id: string): string => id.replace(/^\D+/, '')

/** A little to the left, so that a figure behind its men leaves it free. */
function Label({ id, region, centre: [x, y] }: IslandField) {
  return (
    <text className='label' x={x - 8} y={y - 24}>
      {region}
      <tspan className='number' dx='2.5'>
        {numberOf(id)}
      </tspan>
    </text>
  )
}

function CastleNumber({ id, centre: [x, y] }: IslandField) {
  return (
    <g className='castle' transform={`translate(${x} ${y - 19})`}>
      <circle r='12.5' />
      <text y='7'>{numberOf(id)}</text>
    </g>
  )
}

const ARROWS = 'M-22-8h11l-3-3M-11-3h-11l3 3'

/** Where the tunnel leads. */
function MouthLabel({ to, x, y }: { readonly to: string; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className='arrows-halo' d={ARROWS} />
      <path className='arrows' d={ARROWS} />
      <text className='label' x='-7' textAnchor='start'>
        {to.replace(/\d+$/, '')}
        <tspan className='number' dx='2'>
          {numberOf(to)}
        </tspan>
      </text>
    </g>
  )
}
