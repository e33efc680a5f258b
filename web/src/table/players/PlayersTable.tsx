import type { Figure } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { SumButton } from '../common/SumCard.tsx'
import { Presence, Signs, seatNote, seatsAtIt, Watching } from './Seats.tsx'

const COLUMNS = 3
/** A longer name fits over no column. */
const LONGEST = 14

/** Everybody at the table: what matters most in columns with names, the rest of one of them unfolded. */
export function PlayersTable() {
  const at = useAtTable()
  const { words, model } = at
  const [open, setOpen] = useState<Seat | null>(null)
  const atIt = seatsAtIt(at)
  const seats = model.info.seats.map((_, seat) => seat)
  const columns = columnsOf(at, seats)
  return (
    <section className='players panel'>
      <table aria-label={words.players}>
        <thead>
          <tr>
            <th scope='col'>
              <span className='visually-hidden'>{words.players}</span>
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope='col'>
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        {seats.map((seat) => (
          <Row
            key={seat}
            seat={seat}
            columns={columns}
            isAtIt={atIt.includes(seat)}
            isOpen={open === seat}
            onToggle={() => setOpen(open === seat ? null : seat)}
          />
        ))}
      </table>
      <Watching />
    </section>
  )
}

/** The figures that everybody has, the main one first. */
function columnsOf({ saying }: AtTable, seats: readonly Seat[]): readonly Figure[] {
  const all = seats.map((seat) => saying.figures(seat))
  const common = (all[0] ?? []).filter(
    ({ id, signs }) => signs === undefined && all.every((figures) => figures.some((other) => other.id === id)),
  )
  return common
    .filter(({ name }) => name.length <= LONGEST)
    .sort((a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false))
    .slice(0, COLUMNS)
}

interface RowProps {
  readonly seat: Seat
  readonly columns: readonly Figure[]
  readonly isAtIt: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ seat, columns, isAtIt, isOpen, onToggle }: RowProps) {
  const at = useAtTable()
  const { words, names, saying } = at
  const figures = saying.figures(seat)
  const others = figures.filter(({ id }) => !columns.some((column) => column.id === id))
  const note = seatNote(at, seat)
  return (
    <tbody className={isAtIt ? 'at-it' : undefined}>
      <tr aria-current={isAtIt || undefined}>
        <th scope='row'>
          <span className='player-who'>
            <SeatBadge seat={seat} size={22} />
            <span>
              <b>{names(seat)}</b> <Presence seat={seat} /> <small title={note}>{briefNote(at, seat, note)}</small>
            </span>
          </span>
        </th>
        {columns.map(({ id }) => (
          <td key={id}>
            <Value figure={figures.find((figure) => figure.id === id)} />
          </td>
        ))}
        <td>
          {others.length > 0 && (
            <button
              type='button'
              className='player-more'
              aria-expanded={isOpen}
              aria-label={words.unfold(names(seat))}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
            </button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className='player-rest'>
          <td colSpan={columns.length + 2}>
            {note !== '' && <p className='player-note'>{note}</p>}
            <Figures figures={others} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** How well a bot plays stands with the rest of it. */
function briefNote({ model, words }: AtTable, seat: Seat, note: string): string {
  const by = model.info.seats[seat]?.by ?? 'person'
  return by !== 'person' && model.thinking !== seat ? words.bot : note
}

/** A number that explains itself where the game can. */
function Value({ figure }: { readonly figure: Figure | undefined }) {
  const { model } = useAtTable()
  if (figure === undefined) return null
  const text = figure.of === undefined ? figure.value : `${figure.value}/${figure.of}`
  const sum = figure.sum === undefined ? undefined : model.desk?.sums[figure.sum]
  if (sum === undefined || figure.sum === undefined) return <b>{text}</b>
  return (
    <SumButton name={figure.sum} sum={sum}>
      <b>{text}</b>
    </SumButton>
  )
}

/** Pictogram, number, name. */
function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className='figs'>
      {figures.map((figure) => (
        <div key={figure.id} className='fig'>
          <dt>
            {figure.icon !== undefined && <GameIcon name={figure.icon} size={20} />}
            <span>{figure.name}</span>
          </dt>
          <dd>{figure.signs === undefined ? <Value figure={figure} /> : <Signs figure={figure} />}</dd>
        </div>
      ))}
    </dl>
  )
}
