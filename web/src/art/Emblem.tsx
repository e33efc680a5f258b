import type { Emblem as Picture } from '@skerry/contracts'
import type { ReactNode } from 'react'
import { byGame } from '../games/folder.ts'
import { Swell } from './Swell.tsx'

/** Pictures of the games, cut like linocuts: few tones, one light, the sea at the foot. The same by day and by night. */
const EMBLEMS = byGame(
  import.meta.glob<Picture<ReactNode>>('../../../games/*/emblem.tsx', { eager: true, import: 'emblem' }),
)

/** A game without a picture of its own: the open sea. */
const openSea: Picture<ReactNode> = () => (
  <>
    <rect width='320' height='180' fill='#d9c79a' />
    <circle cx='160' cy='92' r='46' fill='#f7e6b8' />
    <rect y='104' width='320' height='76' fill='#8fb0b1' />
    <Swell y={116} rows={5} colour='#2f5763' />
  </>
)

/** A game's picture; its name always stands beside it. */
export function Emblem({ game, className = '' }: { readonly game: string; readonly className?: string }) {
  const picture = EMBLEMS.get(game) ?? openSea
  return (
    <svg
      className={`emblem ${className}`}
      viewBox='0 0 320 180'
      preserveAspectRatio='xMidYMid slice'
      aria-hidden='true'
    >
      {picture({ Swell })}
    </svg>
  )
}
