import type { SeatPlan, Visibility } from '@skerry/link'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../games/index.ts'
import type { TableInfo } from '../link/types.ts'
import { NameField, useOwnName } from '../pages/NameField.tsx'
import { PlanRows } from '../pages/new-table/PlanForm.tsx'
import { VisibilityField } from '../pages/new-table/VisibilityField.tsx'
import { useSettings } from '../settings/index.ts'
import { announce } from '../ui/announce.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { handToServer } from './handing.ts'
import { tablePath } from './links.ts'
import { planOf } from './plans.ts'
import { useDoing } from './useDoing.ts'
import '../pages/new-table/new-table.css'
import './hand.css'

interface HandDialogProps {
  readonly table: TableInfo
  readonly onClose: () => void
}

/** Asks who plays on, says what it means for the dice, and goes to the table on the server. */
export function HandDialog({ table, onClose }: HandDialogProps) {
  const { hand, name, plans, troubles } = useOnlineWords()
  const { shell } = useWords()
  const { language } = useSettings()
  const [, navigate] = useLocation()
  const [plan, setPlan] = useState<readonly SeatPlan[]>(() => planOf(table.seats))
  const [visibility, setVisibility] = useState<Visibility>('unlisted')
  const own = useOwnName()
  const { run, isBusy, trouble } = useDoing()
  const entry = entryOf(table.game)
  const fault = own.isMissing ? name.missing : plan.some((by) => by === 'me' || by === 'open') ? null : plans.nobody
  const go = () =>
    run(async () => {
      const id = await handToServer(table.id, { seats: plan, visibility, name: own.text })
      announce(hand.done)
      navigate(tablePath(id))
    })
  return (
    <Dialog
      title={hand.title(entry?.name[language] ?? table.game)}
      onClose={onClose}
      className='hand-dialog'
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button
            kind='primary'
            icon='cloud-upload'
            disabled={isBusy}
            aria-disabled={fault !== null}
            onClick={() => fault === null && void go()}
          >
            {isBusy ? hand.going : hand.go}
          </Button>
        </>
      }
    >
      <div className='hand'>
        <p>{hand.line}</p>
        <p className='help'>{hand.dice}</p>
        <NameField own={own} />
        {entry !== undefined && (
          <div>
            <h3>{hand.seats}</h3>
            <PlanRows entry={entry} plan={plan} names={table.seats.map((seat) => seat.name)} onChange={setPlan} />
          </div>
        )}
        <VisibilityField value={visibility} onChoose={setVisibility} />
        <p className='refusal' role='status'>
          {trouble !== null ? troubles[trouble] : fault}
        </p>
      </div>
    </Dialog>
  )
}
