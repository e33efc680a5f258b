import type { Seat } from '@skerry/kernel'
import type { BotLevel, SeatState, TableState } from '@skerry/link'
import { type ReactNode, useState } from 'react'
import { entryOf } from '../../games/index.ts'
import { joinUrl } from '../../online/links.ts'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Fields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { levelsOf, nameOf } from '../crew.ts'
import { CopyLine } from './CopyLine.tsx'

/** What can be done with seats; the server decides whether one may. */
export interface SeatVerbs {
  sit(seat: Seat): void
  put(seat: Seat, by: 'open' | BotLevel): void
  kick(seat: Seat): void
}

interface RoomSeatsProps {
  readonly state: TableState
  readonly verbs: SeatVerbs
  readonly isBusy: boolean
}

/** Who sits where; the host fills the seats, others take one. `children`: what is asked before. */
export function RoomSeats({ state, verbs, isBusy, children }: RoomSeatsProps & { readonly children?: ReactNode }) {
  const { room } = useOnlineWords()
  const hasLinks = state.seats.some(({ invite }) => invite !== undefined)
  return (
    <section className='form-card panel' aria-labelledby='seats'>
      <h2 id='seats'>{room.seats}</h2>
      {children}
      {hasLinks && <p className='help'>{room.inviteHelp}</p>}
      <ol className='room-seats'>
        {state.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatRow key={i} at={i} seat={seat} state={state} verbs={verbs} isBusy={isBusy} />
        ))}
      </ol>
      {state.watching > 0 && (
        <p className='watching help'>
          <Icon name='eye' size={17} />
          {room.watching(state.watching)}
        </p>
      )}
    </section>
  )
}

interface SeatRowProps extends RoomSeatsProps {
  readonly at: Seat
  readonly seat: SeatState
}

function SeatRow(props: SeatRowProps) {
  const { at, seat, state } = props
  const { shell } = useWords()
  const title = `${shell.newTable.seat(at + 1)}: ${shell.seatColours[at]}`
  const canFill = state.isHost && seat.by !== 'person'
  return (
    <li className='room-seat'>
      {seat.by === 'open' ? (
        <OpenSeat size={36} label={at + 1} title={title} />
      ) : (
        <SeatBadge seat={at} size={36} label={at + 1} title={title} />
      )}
      <Sitter seat={seat} />
      <div className='room-seat-ways'>
        {canFill && <Filling {...props} />}
        {seat.by === 'open' && state.you === null && <SitHere {...props} />}
        {seat.by === 'person' && state.isHost && !seat.isYou && <Kick {...props} />}
      </div>
      {seat.invite !== undefined && <Invitation at={at} invite={seat.invite} game={state.game} />}
    </li>
  )
}

/** A name with what there is to say about it. */
function Sitter({ seat }: { readonly seat: SeatState }) {
  const { room } = useOnlineWords()
  const { levels } = useWords().shell
  const { by, name, isYou, isHere } = seat
  if (by === 'open') return <p className='sitter free'>{room.free}</p>
  return (
    <p className='sitter'>
      <b>{name}</b> {isYou && <span className='you'>({room.you})</span>}
      {by === 'person' ? (
        <span className={isHere ? 'sitter-there now' : 'sitter-there'}>{isHere ? room.here : room.away}</span>
      ) : (
        <small>{room.bot(levels[by].name)}</small>
      )}
    </p>
  )
}

/** The host leaves a seat free or puts a bot on it. */
function Filling({ at, seat, state, verbs, isBusy }: SeatRowProps) {
  const { room, plans } = useOnlineWords()
  const { newTable, levels } = useWords().shell
  const entry = entryOf(state.game)
  return (
    <Select
      label={plans.who(at + 1)}
      value={seat.by as 'open' | BotLevel}
      values={[
        { value: 'open' as 'open' | BotLevel, name: room.leaveFree },
        ...(entry === undefined ? [] : levelsOf(entry)).map((level) => ({
          value: level,
          name: newTable.bot(levels[level].name),
        })),
      ]}
      disabled={isBusy}
      onChoose={(by) => verbs.put(at, by)}
    />
  )
}

function SitHere({ at, verbs, isBusy }: SeatRowProps) {
  const { room } = useOnlineWords()
  return (
    <Button aria-label={room.sitAt(at + 1)} disabled={isBusy} onClick={() => verbs.sit(at)}>
      {room.sitHere}
    </Button>
  )
}

function Kick({ at, seat, verbs, isBusy }: SeatRowProps) {
  const { room } = useOnlineWords()
  const { shell } = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind='ghost' aria-label={room.kickOf(seat.name)} disabled={isBusy} onClick={() => setAsking(true)}>
        {room.kick}
      </Button>
      {isAsking && (
        <Dialog
          title={room.kickTitle(seat.name)}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{shell.cancel}</Button>
              <Button
                kind='danger'
                onClick={() => {
                  setAsking(false)
                  verbs.kick(at)
                }}
              >
                {room.kick}
              </Button>
            </>
          }
        >
          <p>{room.kickLine}</p>
        </Dialog>
      )}
    </>
  )
}

function Invitation({ at, invite, game }: { readonly at: Seat; readonly invite: string; readonly game: string }) {
  const { room } = useOnlineWords()
  const { language } = useSettings()
  return (
    <CopyLine
      url={joinUrl(invite)}
      label={room.inviteOf(at + 1)}
      copyLabel={room.copyOf(at + 1)}
      shareLabel={room.shareOf(at + 1)}
      text={room.shareText(nameOf(entryOf(game), language, game))}
    />
  )
}
