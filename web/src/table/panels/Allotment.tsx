import type { Split, ThingId } from '@skerry/kernel'
import { refusalText, sentence } from '@skerry/kernel'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { change, type PlaceRow, type RowSlot, restHere, roomFor, toggle } from './allotting.ts'
import { isFound } from './choosing.ts'
import { useAtTable } from './context.ts'
import { GameIcon } from './Sign.tsx'
import type { Allotting, Decision } from './useDecision.ts'

/** So many places are shown without asking. */
const FEW = 6

export interface AllotmentProps {
  readonly decision: Decision
  readonly allotting: Allotting
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** A quantity spread over places: a row per place, a running total, and what still stands in the way. */
export function Allotment({ decision, allotting, onLocate }: AllotmentProps) {
  const { words } = useAtTable()
  const [search, setSearch] = useState('')
  const [isAll, setAll] = useState(false)
  const { rows, counts } = allotting
  const isMany = rows.length > FEW
  const shown = rows.filter(
    (row) => !isMany || (search === '' ? isAll || counts.has(row.thing) : isFound(`${row.place} ${row.there}`, search)),
  )
  return (
    <div className='allotment'>
      <Total decision={decision} allotting={allotting} />
      {isMany && (
        <div className='allotment-find'>
          <input
            type='search'
            value={search}
            placeholder={words.searchPlaces}
            aria-label={words.searchPlaces}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button kind='ghost' aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? words.showFewer : words.showAllPlaces(rows.length)}
          </Button>
        </div>
      )}
      {shown.length === 0 && isMany && search === '' && <p className='allotment-how'>{words.touchToAllot}</p>}
      <ul className='allotment-rows'>
        {shown.map((row) => (
          <Row key={row.thing} row={row} decision={decision} onLocate={onLocate} />
        ))}
      </ul>
    </div>
  )
}

function Total({ decision, allotting }: { readonly decision: Decision; readonly allotting: Allotting }) {
  const { words, talk, language, names } = useAtTable()
  const { total, least, most, refusal } = allotting
  return (
    <div className='allotment-total'>
      <b>{least === most ? words.soMany(total, most) : words.upTo(total, most)}</b>
      <span className='share-bar' aria-hidden='true'>
        <i style={{ width: `${(total / Math.max(1, most)) * 100}%` }} />
      </span>
      <p className='allotment-check' role='status'>
        {refusal !== null && (total > 0 || refusal.reason !== 'tooFew') && (
          <>
            {sentence(refusalText(talk, language, refusal, names))}{' '}
            {refusal.rule !== '' && <Cite rule={refusal.rule} />}
          </>
        )}
      </p>
      {total > 0 && <IconButton icon='rotate-ccw' label={words.startAgain} onClick={() => decision.setSplit({})} />}
    </div>
  )
}

interface RowProps {
  readonly row: PlaceRow
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
}

function Row({ row, decision, onLocate }: RowProps) {
  return (
    <li
      className='allotment-row'
      onPointerEnter={() => onLocate([row.thing])}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate([row.thing])}
      onBlur={() => onLocate([])}
    >
      <span className='allotment-place'>
        <b>{row.place}</b>
        <small>{row.there}</small>
      </span>
      {row.counters.map((slot) => (
        <Counter key={slot.slot.id} row={row} slot={slot} decision={decision} />
      ))}
      {row.toggles.map((slot) => (
        <Toggle key={slot.slot.id} row={row} slot={slot} decision={decision} />
      ))}
    </li>
  )
}

interface SlotProps {
  readonly row: PlaceRow
  readonly slot: RowSlot
  readonly decision: Decision
}

/** The allotment that is edited; inside a row there always is one. */
function useEditing(decision: Decision) {
  const { model } = useAtTable()
  const choices = model.desk?.choices
  const allotment = choices?.kind === 'allotment' ? choices.allotment : { least: 0, most: 0, slots: [] }
  const n: Split = decision.allotting?.n ?? {}
  return { allotment, n }
}

function Counter({ row, slot: { slot, card }, decision }: SlotProps) {
  const { words } = useAtTable()
  const { allotment, n } = useEditing(decision)
  const count = n[slot.id] ?? 0
  const room = roomFor(allotment, n, slot.id)
  const name = `${row.place}, ${card.kind}`
  return (
    <span className='counter'>
      <IconButton
        icon='minus'
        label={words.fewerAt(name)}
        disabled={count === 0}
        onClick={() => decision.setSplit(change(allotment, n, slot.id, -1))}
      />
      <output aria-label={name}>{count}</output>
      <IconButton
        icon='plus'
        label={words.moreAt(name)}
        disabled={room === 0}
        onClick={() => decision.setSplit(change(allotment, n, slot.id, 1))}
      />
      <Button
        kind='ghost'
        className='rest'
        disabled={room < 2}
        aria-label={words.restAt(row.place)}
        onClick={() => decision.setSplit(restHere(allotment, n, slot.id))}
      >
        {words.restHere}
      </Button>
    </span>
  )
}

function Toggle({ row, slot: { slot, card }, decision }: SlotProps) {
  const { allotment, n } = useEditing(decision)
  const isOn = (n[slot.id] ?? 0) > 0
  const next = toggle(allotment, n, row, slot.id)
  return (
    <button
      type='button'
      className='toggle'
      aria-pressed={isOn}
      aria-label={`${card.kind}, ${row.place}`}
      title={card.kind}
      disabled={next === n}
      onClick={() => decision.setSplit(next)}
    >
      {card.icon === undefined ? card.kind : <GameIcon name={card.icon} size={22} />}
    </button>
  )
}
