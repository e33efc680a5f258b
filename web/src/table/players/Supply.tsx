import type { Seat } from '@skerry/kernel'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { seatNote } from './Seats.tsx'

interface SupplyProps {
  readonly seat: Seat
  readonly onLocate: (things: readonly string[]) => void
  /** In a dock: there is room for a few lines only. */
  readonly isNarrow?: boolean
}

/** What the viewer has beside the board. */
export function Supply({ seat, onLocate, isNarrow = false }: SupplyProps) {
  const at = useAtTable()
  const supply = at.saying.supply(seat)
  const isClose = isNarrow && supply.some(({ short }) => short !== undefined)
  return (
    <div className={isClose ? 'supply close' : 'supply'}>
      <header>
        <SeatBadge seat={seat} size={34} />
        <span>
          <b>{at.names(seat)}</b>
          <small>{seatNote(at, seat)}</small>
        </span>
      </header>
      <dl>
        {supply.map(({ name, value, icon, thing, short }) => (
          <div
            key={thing ?? name}
            title={isClose ? `${name}: ${value}` : undefined}
            onPointerEnter={() => onLocate(thing === undefined ? [] : [thing])}
            onPointerLeave={() => onLocate([])}
          >
            <dt>
              {icon !== undefined && <GameIcon name={icon} size={18} />}
              <span title={isClose ? undefined : name} className={isClose ? 'visually-hidden' : undefined}>
                {name}
              </span>
            </dt>
            <dd>
              {isClose ? <span aria-hidden='true'>{short ?? value}</span> : value}
              {isClose && <span className='visually-hidden'>{value}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
