import type { Standing } from '@skerry/contracts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { shareOfFirst } from './balance.ts'
import { FigureValue } from './FigureValue.tsx'
import './standing.css'

/** Two sides that strive against each other, and who is ahead in each way it can end. */
export function TableStanding() {
  const at = useAtTable()
  const standing = at.saying.standing()
  if (standing === null) return null
  const [one, other] = standing.sides
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
    <section className='table-standing panel' aria-label={at.words.standings} tabIndex={0}>
      <div className='sides'>
        <FigureValue figure={one} />
        <Balance of={[Number(one.value), Number(other.value)]} />
        <FigureValue figure={other} />
      </div>
      <ul className='endings'>
        {standing.endings.map((ending) => (
          <Ending key={ending.id} ending={ending} />
        ))}
      </ul>
    </section>
  )
}

/** How much of the whole each side has; a mark in the middle. */
function Balance({ of }: { readonly of: readonly [number, number] }) {
  return (
    <svg className='balance' viewBox='0 0 100 8' preserveAspectRatio='none' aria-hidden='true'>
      <rect className='other-side' width='100' height='8' />
      <rect className='one-side' width={shareOfFirst(of)} height='8' />
      <path className='half' d='M50 0V8' />
    </svg>
  )
}

function Ending({ ending }: { readonly ending: Standing['endings'][number] }) {
  const { names } = useAtTable()
  const { icon, name, isNow, leaders, value } = ending
  return (
    <li className={isNow ? 'is-now' : undefined} aria-current={isNow || undefined}>
      <GameIcon name={icon} size={18} />
      <span className='ending-name'>{name}</span>
      <span className='leaders'>
        {leaders.map((seat) => (
          <SeatBadge key={seat} seat={seat} size={18} />
        ))}
        <span className='visually-hidden'>{leaders.map(names).join(', ')}</span> {value !== undefined && <b>{value}</b>}
      </span>
    </li>
  )
}
