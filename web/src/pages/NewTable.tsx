import type { Options } from '@skerry/kernel'
import { type FormEvent, useEffect, useState } from 'react'
import { navigate } from '../app/hash.ts'
import { PageHeading } from '../app/page.tsx'
import { loadSetup, type Setup } from '../games/equipment.ts'
import { entryOf, type GameEntry } from '../games/index.ts'
import type { SeatInfo, Sharing } from '../link/types.ts'
import { useSettings } from '../settings/index.ts'
import { Button } from '../ui/Button.tsx'
import { CitationContext } from '../ui/Cite.tsx'
import { Segments } from '../ui/Fields.tsx'
import type { ShellWords } from '../words/en/shell.ts'
import { useWords } from '../words/index.ts'
import { crewOf, levelsOf, usualBots } from './crew.ts'
import { NoSuchGame } from './NotFound.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { useOpening } from './opening.ts'
import { changed, settled } from './options.ts'
import { SeatsForm } from './SeatsForm.tsx'
import './new-table.css'

/** A table from the ground up: who sits where, and by which rules they play. */
export function NewTable({ id }: { readonly id: string }) {
  const entry = entryOf(id)
  return entry === undefined ? <NoSuchGame id={id} to='/new' /> : <NewTableForm entry={entry} />
}

/** What keeps the table from being opened, in words; null: nothing. */
function faultOf(seats: readonly SeatInfo[], { newTable }: ShellWords): string | null {
  if (!seats.some((seat) => seat.by === 'person')) return newTable.errors.nobody
  const names = seats.map((seat) => seat.name.trim())
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i)
  return twice === undefined ? null : newTable.errors.sameName(twice)
}

/** Seats without a name get one that nobody has. */
const allNamed = (seats: readonly SeatInfo[], { newTable }: ShellWords): SeatInfo[] =>
  seats.map(({ name, by }, i) => ({ name: name.trim() || newTable.seat(i + 1), by }))

function useSetup(id: string): Setup | 'failed' | null {
  const [setup, setSetup] = useState<Setup | 'failed' | null>(null)
  useEffect(() => {
    loadSetup(id).then(setSetup, () => setSetup('failed'))
  }, [id])
  return setup
}

function NewTableForm({ entry }: { readonly entry: GameEntry }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const setup = useSetup(entry.id)
  const [seats, setSeats] = useState(() => crewOf(usualBots(entry) + 1, levelsOf(entry)[0] ?? 'random'))
  const [chosen, setChosen] = useState<Options>({})
  const [privacy, setPrivacy] = useState<Exclude<Sharing, 'alone'>>('curtain')
  const { open, isStarting, hasFailed } = useOpening()

  const specs = setup === null || setup === 'failed' ? [] : setup.options
  const options = settled(specs, seats.length, chosen)
  const people = seats.filter((seat) => seat.by === 'person').length
  const fault = faultOf(seats, shell)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault !== null) return
    const sharing = people > 1 ? privacy : 'alone'
    open({ game: entry.id, seats: allNamed(seats, shell), options: changed(specs, options), sharing })
  }
  return (
    <CitationContext value={{ open: (rule) => navigate(`/rules/${entry.id}#${rule}`) }}>
      <form className='page wrap new-table' onSubmit={submit}>
        <header className='page-head'>
          <PageHeading title={shell.newTable.title(entry.name[language])} />
          <p>{shell.newTable.lead}</p>
        </header>
        <div className='new-grid'>
          <div className='new-column'>
            <SeatsForm entry={entry} seats={seats} onChange={setSeats} />
            {people > 1 && <SharingForm privacy={privacy} onChoose={setPrivacy} />}
          </div>
          <OptionsForm
            setup={setup}
            count={seats.length}
            options={options}
            onChange={(key, value) => setChosen({ ...chosen, [key]: value })}
            onReset={() => setChosen({})}
          />
        </div>
        <div className='start-bar panel'>
          <p role='status'>
            {hasFailed
              ? shell.newTable.errors.failed
              : (fault ?? shell.newTable.summary(people, seats.length - people))}
          </p>
          <Button kind='primary' icon='play' type='submit' disabled={isStarting} aria-disabled={fault !== null}>
            {isStarting ? shell.newTable.starting : shell.newTable.start}
          </Button>
        </div>
      </form>
    </CitationContext>
  )
}

interface SharingFormProps {
  readonly privacy: Exclude<Sharing, 'alone'>
  readonly onChoose: (privacy: Exclude<Sharing, 'alone'>) => void
}

function SharingForm({ privacy, onChoose }: SharingFormProps) {
  const { newTable } = useWords().shell
  return (
    <section className='form-card panel' aria-labelledby='sharing'>
      <h2 id='sharing'>{newTable.sharing}</h2>
      <Segments
        isBare
        label={newTable.sharing}
        value={privacy}
        values={[
          { value: 'curtain', name: newTable.curtain, help: newTable.curtainLine },
          { value: 'open', name: newTable.open, help: newTable.openLine },
        ]}
        onChoose={onChoose}
      />
    </section>
  )
}
