import type { Options } from '@skerry/kernel'
import type { FormEvent, ReactNode } from 'react'
import { PageHeading } from '../../app/page.tsx'
import type { GameEntry } from '../../games/index.ts'
import { useSettings } from '../../settings/index.ts'
import { useWords } from '../../words/index.ts'

/** What is asked for by both kinds of tables. */
export interface NewTableProps {
  readonly entry: GameEntry
  /** Where the table stands: the field that changes it. */
  readonly place: ReactNode
  readonly rules: RulesChoice
}

/** By which rules they play: what was chosen, and what it comes to with so many seats. */
export interface RulesChoice {
  /** What differs from the defaults. */
  changed(count: number): Options
  form(count: number): ReactNode
}

interface NewTableFrameProps {
  readonly entry: GameEntry
  readonly onSubmit: () => void
  /** What stands beside the options. */
  readonly children: ReactNode
  readonly options: ReactNode
  /** What there will be, or what is in the way. */
  readonly status: ReactNode
  readonly button: ReactNode
}

/** The page around everything that is asked about a new table. */
export function NewTableFrame({ entry, onSubmit, children, options, status, button }: NewTableFrameProps) {
  const { newTable } = useWords().shell
  const { language } = useSettings()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className='page wrap new-table' onSubmit={submit}>
      <header className='page-head'>
        <PageHeading title={newTable.title(entry.name[language])} />
        <p>{newTable.lead}</p>
      </header>
      <div className='new-grid'>
        <div className='new-column'>{children}</div>
        {options}
      </div>
      <div className='start-bar panel'>
        <p role='status'>{status}</p>
        {button}
      </div>
    </form>
  )
}
