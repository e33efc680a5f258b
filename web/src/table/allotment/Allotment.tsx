import { refusalText, sentence } from '@skerry/contracts'
import type { Split, ThingId } from '@skerry/kernel'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { StripFrame } from '../decision/StripFrame.tsx'
import type { Decision } from '../decision/useDecision.ts'
import { useStrip } from '../decision/useStrip.ts'
import { change, type PlaceRow, type RowSlot, restHere, roomFor, toggle } from './allotting.ts'
import type { Allotting } from './useAllotting.ts'

export interface AllotmentProps {
  readonly decision: Decision
  readonly allotting: Allotting
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** A quantity spread over places: a strip with one stop per place. */
export function Allotment({ decision, allotting, onLocate }: AllotmentProps) {
  const strip = useStrip<HTMLUListElement>(allotting.rows.length)
  useChangeInSight(strip.row, allotting)
  return (
    <StripFrame strip={strip}>
      <ul className='allotment' ref={strip.row}>
        {allotting.rows.map((row) => (
          <Row
            key={row.thing}
            row={row}
            isUsed={allotting.counts.has(row.thing)}
            decision={decision}
            onLocate={onLocate}
          />
        ))}
      </ul>
    </StripFrame>
  )
}

/** Where something changes, whether by a touch on the board or by advice, the strip goes there. */
function useChangeInSight(strip: { readonly current: HTMLElement | null }, { rows, counts }: Allotting): void {
  const before = useRef(counts)
  useEffect(() => {
    const index = rows.findIndex(({ thing }) => before.current.get(thing) !== counts.get(thing))
    before.current = counts
    if (index >= 0) strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [strip, rows, counts])
}

/** How far it is; stands beside the question. */
export function Total({ decision, allotting }: Omit<AllotmentProps, 'onLocate'>) {
  const { words } = useAtTable()
  const { total, least, most } = allotting
  return (
    <div className='allotment-total'>
      <b>{least === most ? words.soMany(total, most) : words.upTo(total, most)}</b>
      <span className='share-bar' aria-hidden='true'>
        <i style={{ width: `${(total / Math.max(1, most)) * 100}%` }} />
      </span>
      {total > 0 && (
        <IconButton icon='rotate-ccw' size={18} label={words.startAgain} onClick={() => decision.setSplit({})} />
      )}
    </div>
  )
}

/** What still stands in the way. */
export function Check({ allotting: { total, refusal } }: { readonly allotting: Allotting }) {
  const { talk, language, names } = useAtTable()
  const isTold = refusal !== null && (total > 0 || refusal.reason !== 'tooFew')
  return (
    <p className='allotment-check' role='status'>
      {isTold && (
        <>
          {sentence(refusalText(talk, language, refusal, names))} {refusal.rule !== '' && <Cite rule={refusal.rule} />}
        </>
      )}
    </p>
  )
}

interface RowProps {
  readonly row: PlaceRow
  readonly isUsed: boolean
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
}

function Row({ row, isUsed, decision, onLocate }: RowProps) {
  return (
    <li
      className={isUsed ? 'allotment-row used' : 'allotment-row'}
      onPointerEnter={() => onLocate([row.thing])}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate([row.thing])}
      onBlur={() => onLocate([])}
    >
      <span className='allotment-place'>
        <b>{row.place}</b> <small title={row.there}>{row.there}</small>
      </span>
      <span className='allotment-slots'>
        {row.counters.map((slot) => (
          <Counter key={slot.slot.id} row={row} slot={slot} decision={decision} />
        ))}
        {row.toggles.map((slot) => (
          <Toggle key={slot.slot.id} row={row} slot={slot} decision={decision} />
        ))}
      </span>
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
    <span className='counter' data-slot={slot.id}>
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
      {(room > 1 || count > 1) && (
        <Button
          kind='ghost'
          className='rest'
          disabled={room < 2}
          aria-label={words.restAt(row.place, room)}
          title={words.restAt(row.place, room)}
          onClick={() => decision.setSplit(restHere(allotment, n, slot.id))}
        >
          {room < 2 ? '' : `+${room}`}
        </Button>
      )}
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
      data-slot={slot.id}
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
