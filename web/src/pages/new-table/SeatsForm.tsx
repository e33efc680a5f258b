import { freeName } from '@skerry/link'
import type { GameEntry } from '../../games/index.ts'
import type { BotLevel, SeatInfo } from '../../link/types.ts'
import { Segments, Select, TextField } from '../../ui/Fields.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { levelsOf, NAME_LENGTH, ownName } from '../crew.ts'
import { nameFor } from './seat-names.ts'

interface SeatsFormProps {
  readonly entry: GameEntry
  readonly seats: readonly SeatInfo[]
  readonly onChange: (seats: readonly SeatInfo[]) => void
}

/** How many play, and who they are. */
export function SeatsForm({ entry, seats, onChange }: SeatsFormProps) {
  const { newTable } = useWords().shell
  const setCount = (count: number) => onChange(resized(seats, count, levelsOf(entry)[0] ?? 'random'))
  const setSeat = (at: number, seat: SeatInfo) => onChange(seats.map((old, i) => (i === at ? seat : old)))
  return (
    <section className='form-card panel' aria-labelledby='who'>
      <h2 id='who'>{newTable.who}</h2>
      <SeatCount entry={entry} count={seats.length} onChoose={setCount} />
      <ol className='seat-rows'>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatRow key={i} at={i} seat={seat} seats={seats} entry={entry} onChange={(changed) => setSeat(i, changed)} />
        ))}
      </ol>
      <Levels levels={levelsOf(entry)} />
    </section>
  )
}

interface SeatCountProps {
  readonly entry: GameEntry
  readonly count: number
  readonly onChoose: (count: number) => void
}

/** How many play, where the game leaves a choice. */
export function SeatCount({ entry, count, onChoose }: SeatCountProps) {
  const { newTable } = useWords().shell
  const { min, max } = entry.players
  if (min === max) return <p className='help'>{newTable.fixedCount(min)}</p>
  return (
    <Segments
      label={newTable.howMany}
      value={count}
      values={Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, name: String(min + i) }))}
      onChoose={onChoose}
    />
  )
}

/** New seats are bots like the last one there is. */
export function resized(seats: readonly SeatInfo[], count: number, level: BotLevel): readonly SeatInfo[] {
  const all = seats.slice(0, count)
  const last = seats.findLast((seat) => seat.by !== 'person')
  while (all.length < count) all.push({ name: freeName(all.map((seat) => seat.name)), by: last?.by ?? level })
  return all
}

interface SeatRowProps {
  readonly at: number
  readonly seat: SeatInfo
  readonly seats: readonly SeatInfo[]
  readonly entry: GameEntry
  readonly onChange: (seat: SeatInfo) => void
}

function SeatRow({ at, seat, seats, entry, onChange }: SeatRowProps) {
  const { shell } = useWords()
  const { newTable, levels, seatColours } = shell
  const setBy = (by: SeatInfo['by']) => onChange({ by, name: nameFor(by, seat, seats, ownName()) })
  return (
    <li className='seat-row'>
      <SeatBadge seat={at} size={34} label={at + 1} title={`${newTable.seat(at + 1)}: ${seatColours[at]}`} />
      <TextField
        label={newTable.name}
        aria-label={newTable.nameOf(at + 1)}
        value={seat.name}
        placeholder={newTable.seat(at + 1)}
        maxLength={NAME_LENGTH}
        autoComplete='off'
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <Select
        label={newTable.playedBy(at + 1)}
        value={seat.by}
        values={[
          { value: 'person' as SeatInfo['by'], name: newTable.person },
          ...levelsOf(entry).map((level) => ({ value: level, name: newTable.bot(levels[level].name) })),
        ]}
        onChoose={setBy}
      />
    </li>
  )
}

/** What the bots of this game can do. */
export function Levels({ levels }: { readonly levels: readonly BotLevel[] }) {
  const { shell } = useWords()
  if (levels.length === 1) return <p className='help'>{shell.newTable.onlyRandom}</p>
  return (
    <div>
      <h3>{shell.newTable.levelsTitle}</h3>
      <dl className='levels'>
        {levels.map((level) => (
          <div key={level}>
            <dt>{shell.levels[level].name}</dt>
            <dd>{shell.levels[level].line}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
