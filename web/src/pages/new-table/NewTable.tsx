import type { Options } from '@skerry/kernel'
import type { SeatPlan } from '@skerry/link'
import { useEffect, useState } from 'react'
import { navigate } from '../../app/hash.ts'
import { loadSetup, type Setup } from '../../games/equipment.ts'
import { entryOf, type GameEntry } from '../../games/index.ts'
import type { SeatInfo, Sharing } from '../../link/types.ts'
import { useLobby } from '../../online/index.ts'
import { openPlan } from '../../online/plans.ts'
import { Button } from '../../ui/Button.tsx'
import { CitationContext } from '../../ui/Cite.tsx'
import { Segments } from '../../ui/Fields.tsx'
import type { ShellWords } from '../../words/en/shell.ts'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { crewOf, opponentsFor } from '../crew.ts'
import { NoSuchGame } from '../NotFound.tsx'
import { NewOnline } from './NewOnline.tsx'
import { NewTableFrame, type NewTableProps, type RulesChoice } from './NewTableFrame.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { useOpening } from './opening.ts'
import { changed, settled } from './options.ts'
import { SeatsForm } from './SeatsForm.tsx'
import './new-table.css'

/** A table from the ground up: where it stands, who sits there, and by which rules they play. */
export function NewTable({ id }: { readonly id: string }) {
  const entry = entryOf(id)
  return entry === undefined ? <NoSuchGame id={id} to='/new' /> : <NewTableForm entry={entry} />
}

type Place = 'here' | 'online'

/** `?where=online` says where it begins. */
const wantedPlace = (): Place => (new URLSearchParams(location.search).get('where') === 'online' ? 'online' : 'here')

function NewTableForm({ entry }: { readonly entry: GameEntry }) {
  const { server } = useLobby()
  const rules = useRules(entry.id)
  const { bots, level } = opponentsFor(entry)
  const [wanted, setPlace] = useState(wantedPlace)
  // What was chosen for one place is there again when somebody comes back to it.
  const [seats, setSeats] = useState(() => crewOf(bots + 1, level))
  const [plan, setPlan] = useState<readonly SeatPlan[]>(() => openPlan(bots + 1))
  const place = server === 'absent' ? 'here' : wanted
  const shared = { entry, rules, place: <PlaceField place={place} onChoose={setPlace} /> }
  return (
    <CitationContext value={{ open: (rule) => navigate(`/rules/${entry.id}#${rule}`) }}>
      {place === 'here' ? (
        <NewHere {...shared} seats={seats} onChange={setSeats} />
      ) : (
        <NewOnline {...shared} plan={plan} onChange={setPlan} />
      )}
    </CitationContext>
  )
}

function useRules(id: string): RulesChoice {
  const [setup, setSetup] = useState<Setup | 'failed' | null>(null)
  const [chosen, setChosen] = useState<Options>({})
  useEffect(() => {
    loadSetup(id).then(setSetup, () => setSetup('failed'))
  }, [id])
  const specs = setup === null || setup === 'failed' ? [] : setup.options
  return {
    changed: (count) => changed(specs, settled(specs, count, chosen)),
    form: (count) => (
      <OptionsForm
        game={id}
        setup={setup}
        count={count}
        options={settled(specs, count, chosen)}
        onChange={(key, value) => setChosen({ ...chosen, [key]: value })}
        onReset={() => setChosen({})}
      />
    ),
  }
}

function PlaceField({ place, onChoose }: { readonly place: Place; readonly onChoose: (place: Place) => void }) {
  const { where } = useOnlineWords()
  const { server } = useLobby()
  const isMissing = server === 'absent' || server === 'unreachable'
  return (
    <section className='form-card panel' aria-labelledby='where'>
      <h2 id='where'>{where.title}</h2>
      <Segments
        isBare
        label={where.title}
        value={place}
        values={[
          { value: 'here', name: where.here, help: where.hereLine },
          {
            value: 'online',
            name: where.online,
            help: isMissing ? where[server] : where.onlineLine,
            isDisabled: isMissing && place === 'here',
          },
        ]}
        onChoose={onChoose}
      />
    </section>
  )
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

interface NewHereProps extends NewTableProps {
  readonly seats: readonly SeatInfo[]
  readonly onChange: (seats: readonly SeatInfo[]) => void
}

/** A table of this browser. */
function NewHere({ entry, place, rules, seats, onChange }: NewHereProps) {
  const { shell } = useWords()
  const [privacy, setPrivacy] = useState<Exclude<Sharing, 'alone'>>('curtain')
  const { open, isStarting, hasFailed } = useOpening()
  const people = seats.filter((seat) => seat.by === 'person').length
  const fault = faultOf(seats, shell)
  const submit = () => {
    if (fault !== null) return
    const sharing = people > 1 ? privacy : 'alone'
    open({ game: entry.id, seats: allNamed(seats, shell), options: rules.changed(seats.length), sharing })
  }
  return (
    <NewTableFrame
      entry={entry}
      onSubmit={submit}
      options={rules.form(seats.length)}
      status={
        hasFailed ? shell.newTable.errors.failed : (fault ?? shell.newTable.summary(people, seats.length - people))
      }
      button={
        <Button kind='primary' icon='play' type='submit' disabled={isStarting} aria-disabled={fault !== null}>
          {isStarting ? shell.newTable.starting : shell.newTable.start}
        </Button>
      }
    >
      {place}
      <SeatsForm entry={entry} seats={seats} onChange={onChange} />
      {people > 1 && <SharingForm privacy={privacy} onChoose={setPrivacy} />}
    </NewTableFrame>
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
