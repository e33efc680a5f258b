import type { SupplyEntry } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { seatNote } from './Seats.tsx'

interface SupplyProps {
  readonly seat: Seat
  readonly onLocate: (things: readonly string[]) => void
}

/** What the viewer has: pictogram, amount, name. */
export function Supply({ seat, onLocate }: SupplyProps) {
  const at = useAtTable()
  const supply = at.saying.supply(seat)
  if (supply.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
    <section className='supply panel' aria-label={at.words.yours} tabIndex={0}>
      <header>
        <SeatBadge seat={seat} size={24} />
        <b>{at.names(seat)}</b>
        <small>{seatNote(at, seat)}</small>
      </header>
      <dl className='figs'>
        {supply.map((entry) => (
          <Entry key={entry.thing ?? entry.name} entry={entry} onLocate={onLocate} />
        ))}
      </dl>
    </section>
  )
}

/** So long a text stands in a line of its own. */
const LONG = 12

function Entry({ entry, onLocate }: { readonly entry: SupplyEntry } & Pick<SupplyProps, 'onLocate'>) {
  const { name, value, icon, thing, short } = entry
  const shown = short ?? value
  // A card is its own value: its name need not be said twice.
  const isNamed = shown === name
  return (
    <div
      className={isNamed ? 'fig named' : shown.length > LONG ? 'fig long' : 'fig'}
      title={`${name}: ${value}`}
      onPointerEnter={() => onLocate(thing === undefined ? [] : [thing])}
      onPointerLeave={() => onLocate([])}
    >
      <dt>
        {icon !== undefined && <GameIcon name={icon} size={20} />}
        <span className={isNamed ? 'visually-hidden' : undefined}>{name}</span>
      </dt>
      <dd>
        <span aria-hidden={short !== undefined || undefined}>{shown}</span>
        {short !== undefined && <span className='visually-hidden'>{value}</span>}
      </dd>
    </div>
  )
}

/** The same in one row, for small screens: always in sight while somebody decides. */
export function Tray({ seat, onLocate }: SupplyProps) {
  const at = useAtTable()
  const supply = at.saying.supply(seat)
  if (supply.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
    <section className='tray' aria-label={at.words.yours} tabIndex={0}>
      <dl>
        {supply.map(({ name, value, icon, thing, short }) => (
          <div
            key={thing ?? name}
            title={`${name}: ${value}`}
            onPointerEnter={() => onLocate(thing === undefined ? [] : [thing])}
            onPointerLeave={() => onLocate([])}
          >
            <dt>
              {icon !== undefined && <GameIcon name={icon} size={18} />}
              <span className={icon === undefined ? undefined : 'visually-hidden'}>{name}</span>
            </dt>
            <dd>{short ?? value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
