import { useId } from 'react'
import * as harbour from './harbour.ts'
import './seascape.css'

const at = ([x, y]: readonly [number, number]) => `translate(${x} ${y})`

/** The harbour view over the lobby: rocks, swell, a lighthouse under the sun or the moon. */
export function Seascape({ className = '' }: { readonly className?: string }) {
  const id = useId()
  const { WIDTH, HEIGHT, horizon } = harbour
  return (
    <svg
      className={`seascape ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio='xMidYMax slice'
      aria-hidden='true'
    >
      <Gradients id={id} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}sky)`} />
      <Sky />
      <Reefs of={harbour.farReefs} />
      <rect y={horizon} width={WIDTH} height={HEIGHT - horizon} fill={`url(#${id}bay)`} />
      <Reefs of={harbour.middleReefs} />
      <Lighthouse id={id} />
      <Reefs of={harbour.nearReefs} />
      <path className='swell' d={harbour.swell} />
    </svg>
  )
}

function Gradients({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x1='0' y1='0' x2='0' y2='1'>
        <stop className='sky-high' offset='0' />
        <stop className='sky-low' offset='1' />
      </linearGradient>
      <linearGradient id={`${id}bay`} x1='0' y1='0' x2='0' y2='1'>
        <stop className='bay-far' offset='0' />
        <stop className='bay-near' offset='1' />
      </linearGradient>
      <linearGradient id={`${id}east`}>
        <stop className='beam' offset='0' stopOpacity='.6' />
        <stop className='beam' offset='1' stopOpacity='0' />
      </linearGradient>
      <linearGradient id={`${id}west`} x1='1' x2='0'>
        <stop className='beam' offset='0' stopOpacity='.6' />
        <stop className='beam' offset='1' stopOpacity='0' />
      </linearGradient>
    </defs>
  )
}

function Sky() {
  return (
    <>
      <g className='orb' transform={at(harbour.orb)}>
        <circle r='54' />
        <circle r='84' opacity='.16' />
        <circle r='122' opacity='.09' />
      </g>
      <path className='cloud' d={harbour.clouds} />
      <path className='gull' d={harbour.gulls} />
    </>
  )
}

function Reefs({ of }: { readonly of: readonly harbour.Reef[] }) {
  return of.map(({ kind, rock, shade }) => (
    <g key={rock} className={`reef ${kind}`}>
      <path d={rock} />
      <path className='shade' d={shade} />
    </g>
  ))
}

function Lighthouse({ id }: { readonly id: string }) {
  return (
    <g className='lighthouse' transform={at(harbour.tower)}>
      <path className='ray' d='M0-58L340-120V-6Z' fill={`url(#${id}east)`} />
      <path className='ray' d='M0-58L-340-108V-14Z' fill={`url(#${id}west)`} />
      <path className='wall' d='M-11 12L-7-46H7L11 12ZM-9-46H9V-50H-9ZM-6-50V-62H6V-50Z' />
      <path className='band' d='M-9.5-10L-8.5-24H8.5L9.5-10ZM-8-62L0-71L8-62Z' />
      <circle className='lamp' cy='-57' r='5' />
    </g>
  )
}
