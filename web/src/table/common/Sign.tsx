import type { IconName } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Fragment } from 'react'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { seatColour } from '../../ui/seats.ts'
import { useSpeech } from './context.ts'

/** A pictogram of the game; it never speaks for itself. */
export function GameIcon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  const { part } = useSpeech()
  if (part === null) return null
  return (
    <svg className='game-icon' width={size} height={size} viewBox='0 0 512 512' aria-hidden='true'>
      <part.Pictogram name={name} />
    </svg>
  )
}

export interface SignProps {
  readonly seat?: Seat | undefined
  readonly icon?: IconName | undefined
  readonly size?: number
}

/** A seat's badge or else a pictogram; nothing where neither is known. */
export function Sign({ seat, icon, size = 20 }: SignProps) {
  if (seat !== undefined) return <SeatBadge seat={seat} size={size} />
  return icon === undefined ? null : <GameIcon name={icon} size={size} />
}

/** A sentence cut at its seats: names are bold and in the seat's colour. */
export function Marked({ parts }: { readonly parts: readonly (string | Seat)[] }) {
  const { names } = useSpeech()
  return parts.map((part, i) => {
    const key = `${i} ${part}`
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    return (
      <b key={key} className='seat-name' style={{ color: seatColour(part, 'text') }}>
        {names(part)}
      </b>
    )
  })
}
