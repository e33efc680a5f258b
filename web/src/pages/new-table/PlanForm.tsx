import type { SeatPlan } from '@skerry/link'
import type { ReactNode } from 'react'
import type { GameEntry } from '../../games/index.ts'
import { planWith, resizedPlan } from '../../online/plans.ts'
import { Select } from '../../ui/Fields.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { levelsOf } from '../crew.ts'
import { Levels, SeatCount } from './SeatsForm.tsx'

interface PlanProps {
  readonly entry: GameEntry
  readonly plan: readonly SeatPlan[]
  readonly onChange: (plan: readonly SeatPlan[]) => void
}

/** How many play online, and which seats wait for somebody. `children`: who you are. */
export function PlanForm({ entry, plan, onChange, children }: PlanProps & { readonly children: ReactNode }) {
  const { newTable } = useWords().shell
  return (
    <section className='form-card panel' aria-labelledby='who'>
      <h2 id='who'>{newTable.who}</h2>
      {children}
      <SeatCount entry={entry} count={plan.length} onChoose={(count) => onChange(resizedPlan(plan, count))} />
      <PlanRows entry={entry} plan={plan} onChange={onChange} />
      <Levels levels={levelsOf(entry)} />
    </section>
  )
}

interface PlanRowsProps extends PlanProps {
  /** What the seats are called so far. */
  readonly names?: readonly string[]
}

export function PlanRows({ entry, plan, names, onChange }: PlanRowsProps) {
  const { plans } = useOnlineWords()
  const { newTable, levels, seatColours } = useWords().shell
  return (
    <ol className='seat-rows'>
      {plan.map((by, at) => {
        const title = `${newTable.seat(at + 1)}: ${seatColours[at]}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at} className={names === undefined ? 'seat-row plan' : 'seat-row'}>
            {by === 'open' ? (
              <OpenSeat size={34} label={at + 1} title={title} />
            ) : (
              <SeatBadge seat={at} size={34} label={at + 1} title={title} />
            )}
            {names !== undefined && <span>{names[at]}</span>}
            <Select
              label={plans.who(at + 1)}
              value={by}
              values={[
                { value: 'me' as SeatPlan, name: plans.me },
                { value: 'open', name: plans.open },
                ...levelsOf(entry).map((level) => ({ value: level, name: newTable.bot(levels[level].name) })),
              ]}
              onChoose={(chosen) => onChange(planWith(plan, at, chosen))}
            />
          </li>
        )
      })}
    </ol>
  )
}
