import type { Seat } from '@skerry/kernel'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from './context.ts'
import { seatNote } from './Seats.tsx'
import { GameIcon } from './Sign.tsx'

/** What the viewer has beside the board. */
export function Supply({
  seat,
  onLocate,
}: {
  readonly seat: Seat
  readonly onLocate: (things: readonly string[]) => void
}) {
  const at = useAtTable()
  const supply = at.saying.supply(seat)
  return (
    <div className='supply'>
      <header>
        <SeatBadge seat={seat} size={34} />
        <span>
          <b>{at.names(seat)}</b>
          <small>{seatNote(at, seat)}</small>
        </span>
      </header>
      <dl>
        {supply.map(({ name, value, icon, thing }) => (
          <div
            key={name}
            onPointerEnter={() => onLocate(thing === undefined ? [] : [thing])}
            onPointerLeave={() => onLocate([])}
          >
            <dt>
              {icon !== undefined && <GameIcon name={icon} size={18} />}
              <span title={name}>{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
