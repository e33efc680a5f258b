import { named } from '@skerry/contracts'
import type { Viewer } from '@skerry/kernel'
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { seatPattern } from '../../ui/SeatBadge.tsx'
import { seatColour } from '../../ui/seats.ts'
import { useWords } from '../../words/index.ts'
import { useAtTable } from '../common/context.ts'
import { type TurnBar, turnAt, turnsOf } from '../log/chronicle.ts'
import type { Replay } from './useReplay.ts'

export interface ScrubberProps {
  readonly replay: Replay
}

/** The whole game as a line: one bar per turn, to be dragged along. */
export function Scrubber({ replay }: ScrubberProps) {
  const { model, words, isEnd } = useAtTable()
  const { stage } = useWords()
  const { version, last } = model
  const to = (v: number) => (v >= last ? model.goLive() : model.goTo(Math.max(0, v)))
  return (
    <div className='scrubber'>
      <IconButton icon='skip-back' size={18} label={words.first} disabled={version === 0} onClick={() => to(0)} />
      <IconButton icon='chevron-left' label={words.previous} disabled={version === 0} onClick={() => to(version - 1)} />
      {replay.canPlay && (
        <IconButton
          icon={replay.isPlaying ? 'pause' : 'play'}
          size={18}
          className='play'
          label={replay.isPlaying ? stage.pause : stage.play}
          onClick={replay.toggle}
        />
      )}
      <Line replay={replay} onGoTo={to} />
      <IconButton icon='chevron-right' label={words.next} disabled={version >= last} onClick={() => to(version + 1)} />
      <span className='scrubber-now'>
        {version < last ? (
          <button type='button' className='scrubber-live' onClick={model.goLive} title={words.backToNow}>
            {words.moveOf(version, last)}
          </button>
        ) : (
          <>
            {words.move(last)} <b>{isEnd ? words.ended : words.live}</b>
          </>
        )}
      </span>
      <Ways />
    </div>
  )
}

/** What can be done with an earlier position, and whose eyes it is seen with. */
function Ways() {
  const { model, words, names, isOver } = useAtTable()
  const [, navigate] = useLocation()
  const [hasFailed, setFailed] = useState(false)
  const branch = () =>
    void model.branch().then(
      (id) => navigate(`/table/${id}`),
      () => setFailed(true),
    )
  return (
    <>
      {isOver && (
        <label className='seen-by'>
          <span>{words.seenBy}</span>
          <select
            aria-label={words.seenBy}
            value={model.viewer}
            onChange={({ target: { value } }) => model.goTo(model.version, viewerIn(value))}
          >
            <option value='open'>{words.openViewer}</option>
            {model.online?.state.you === null && <option value='spectator'>{words.spectators}</option>}
            {model.info.seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are, and two may have the same name
              <option key={seat} value={seat}>
                {names(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(model.phase === 'past' || isOver) && (
        <Button icon='git-branch' className='what-if' title={words.whatIfTitle} onClick={branch}>
          <span>{words.whatIf}</span>
        </Button>
      )}
      {hasFailed && (
        <span className='refused' role='alert'>
          {words.company.branchFailed}
        </span>
      )}
    </>
  )
}

const viewerIn = (value: string): Viewer => (value === 'open' || value === 'spectator' ? value : Number(value))

/** The same as a thread under the log: taking hold of it looks back, and with that the large one opens. */
export function Thread() {
  const { model, words, isEnd } = useAtTable()
  const { version, last } = model
  const to = (v: number) => (v >= last ? model.goLive() : model.goTo(Math.max(0, v)))
  return (
    <div className='thread'>
      <Icon name='history' size={16} />
      <Line onGoTo={to} />
      <span>{version < last ? `${version}/${last}` : `${last} · ${isEnd ? words.ended : words.live}`}</span>
    </div>
  )
}

interface LineProps {
  readonly replay?: Replay
  readonly onGoTo: (version: number) => void
}

function Line({ replay, onGoTo }: LineProps) {
  const { model, words, chronicle, names } = useAtTable()
  const { version, last, history } = model
  const bars = useMemo(() => turnsOf(history, chronicle), [history, chronicle])
  const line = useRef<HTMLDivElement>(null)
  const now = turnAt(bars, version)
  const whose = now === undefined ? '' : now.seat === null ? named(now.heading, names) : words.turnOf(names(now.seat))
  const drag = (event: PointerEvent) => {
    const box = line.current?.getBoundingClientRect()
    if (box === undefined || last === 0) return
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const aim = Math.round(share * last)
    if (aim !== version) onGoTo(aim)
  }
  return (
    <div
      ref={line}
      className='scrubber-line'
      role='slider'
      tabIndex={0}
      aria-label={words.history}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={version}
      aria-valuetext={[words.moveOf(version, last), whose].filter(Boolean).join(', ')}
      onKeyDown={(event) => {
        if (event.key !== ' ' || replay?.canPlay !== true) return steer(event, version, last, bars, onGoTo)
        event.preventDefault()
        replay.toggle()
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && drag(event)}
    >
      <svg aria-hidden='true'>
        <Bars bars={bars} last={last} isMoving={model.phase === 'moving'} />
      </svg>
      <i className='scrubber-thumb' style={{ left: `${last === 0 ? 100 : (version / last) * 100}%` }} />
    </div>
  )
}

interface BarsProps {
  readonly bars: readonly TurnBar[]
  readonly last: number
  readonly isMoving: boolean
}

/** Every move makes all bars a little narrower; while a turn is shown that is not worth drawing them anew. */
const isSameTurn = (old: BarsProps, { bars, last, isMoving }: BarsProps): boolean =>
  old.bars.length === bars.length && (isMoving || (old.bars === bars && old.last === last))

const Bars = memo(function Bars({ bars, last }: BarsProps) {
  const share = (versions: number) => `${(versions / Math.max(1, last)) * 100}%`
  const untold = bars[0]?.from ?? 0
  const drawn = bars.map(({ from, to, seat }) => {
    const box = { x: share(from), width: share(to - from) }
    if (seat === null) return <rect key={from} {...box} y={6} height={14} className='nobody' />
    return (
      <g key={from}>
        <rect {...box} y={8} height={10} style={{ fill: seatColour(seat) }} />
        <rect {...box} y={8} height={10} style={{ fill: seatPattern(seat) }} />
      </g>
    )
  })
  if (untold <= 0) return drawn
  // Whose turns these were is not told yet; they can be looked at all the same.
  return [<rect key='untold' x={0} width={share(untold)} y={11} height={4} className='untold' />, ...drawn]
}, isSameTurn)

/** Arrows step by moves, page keys by turns. */
function steer(
  event: KeyboardEvent,
  version: number,
  last: number,
  bars: readonly TurnBar[],
  goTo: (v: number) => void,
) {
  const turn = bars.findIndex(({ from, to }) => from < version && version <= to)
  const aim = {
    ArrowLeft: version - 1,
    ArrowDown: version - 1,
    ArrowRight: version + 1,
    ArrowUp: version + 1,
    PageUp: bars[turn - 1]?.to ?? 0,
    PageDown: bars[turn + 1]?.to ?? last,
    Home: 0,
    End: last,
  }[event.key]
  if (aim === undefined) return
  event.preventDefault()
  goTo(Math.min(last, Math.max(0, aim)))
}
