import type { SeatPlan, Visibility } from '@skerry/link'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../online/api.ts'
import { useLobby } from '../../online/index.ts'
import { tablePath } from '../../online/links.ts'
import { asGuest } from '../../online/me.ts'
import { isBot } from '../../online/plans.ts'
import { begunIfFull } from '../../online/sitting.ts'
import { useDoing } from '../../online/useDoing.ts'
import { Button } from '../../ui/Button.tsx'
import type { OnlineWords } from '../../words/en/online.ts'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { NameField, type OwnName, useOwnName } from '../NameField.tsx'
import { NewTableFrame, type NewTableProps } from './NewTableFrame.tsx'
import { PlanForm } from './PlanForm.tsx'
import { VisibilityField } from './VisibilityField.tsx'

interface NewOnlineProps extends NewTableProps {
  readonly plan: readonly SeatPlan[]
  readonly onChange: (plan: readonly SeatPlan[]) => void
}

/** What keeps the table from being opened, in words; null: nothing. */
function faultOf(plan: readonly SeatPlan[], own: OwnName, isSilent: boolean, words: OnlineWords): string | null {
  if (isSilent) return words.where.unreachable
  if (own.isMissing) return words.name.missing
  return plan.every(isBot) ? words.plans.nobody : null
}

/** A table of the server. */
export function NewOnline({ entry, place, rules, plan, onChange }: NewOnlineProps) {
  const words = useOnlineWords()
  const { shell } = useWords()
  const { server } = useLobby()
  const [, navigate] = useLocation()
  const [visibility, setVisibility] = useState<Visibility>('public')
  const own = useOwnName()
  const { run, isBusy, trouble } = useDoing()
  const fault = faultOf(plan, own, server === 'unreachable', words)
  const open = plan.filter((by) => by === 'open').length
  const submit = () => {
    if (fault !== null) return
    void run(async () => {
      await asGuest(own.text)
      const options = rules.changed(plan.length)
      const id = await begunIfFull(await (await api()).create({ game: entry.id, seats: plan, options, visibility }))
      navigate(tablePath(id))
    })
  }
  const outlook = open === 0 ? words.plans.atOnce : words.plans.summary(open, plan.filter(isBot).length)
  return (
    <NewTableFrame
      entry={entry}
      onSubmit={submit}
      options={rules.form(plan.length)}
      status={trouble !== null ? words.troubles[trouble] : (fault ?? outlook)}
      button={
        <Button kind='primary' icon='play' type='submit' disabled={isBusy} aria-disabled={fault !== null}>
          {isBusy ? words.plans.creating : open === 0 ? shell.newTable.start : words.plans.create}
        </Button>
      }
    >
      {place}
      <PlanForm entry={entry} plan={plan} onChange={onChange}>
        <NameField own={own} />
      </PlanForm>
      <section className='form-card panel' aria-labelledby='come'>
        <h2 id='come'>{words.visibility.title}</h2>
        <VisibilityField isBare value={visibility} onChoose={setVisibility} />
      </section>
    </NewTableFrame>
  )
}
