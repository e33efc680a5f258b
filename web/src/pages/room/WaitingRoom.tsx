import type { TableState } from '@skerry/link'
import type { ServerLink } from '@skerry/link/client'
import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'wouter'
import { PageHeading } from '../../app/page.tsx'
import { entryOf } from '../../games/index.ts'
import { api } from '../../online/api.ts'
import { asGuest } from '../../online/me.ts'
import { begin, sitDown } from '../../online/sitting.ts'
import { type Doing, useDoing } from '../../online/useDoing.ts'
import { useSettings } from '../../settings/index.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOnlineWords } from '../../words/online.ts'
import { nameOf } from '../crew.ts'
import { NameField, useOwnName } from '../NameField.tsx'
import { Nothing } from '../Nothing.tsx'
import { RoomFacts } from './RoomFacts.tsx'
import { RoomSeats, type SeatVerbs } from './RoomSeats.tsx'
import '../new-table/new-table.css'
import './room.css'

/** A table whose game has not begun: who sits where, who is still to come, and the word that starts it. */
export function WaitingRoom({ link }: { readonly link: ServerLink }) {
  useChanges(link)
  const hadSeat = useHadSeat(link.state)
  if (link.gone === null) return <Room link={link} wasKicked={hadSeat && link.state.you === null} />
  return (
    <div className='page wrap'>
      <Nothing trouble={hadSeat ? 'kicked' : link.gone.code} />
    </div>
  )
}

/** Follows who is there and how the line is. */
function useChanges(link: ServerLink): void {
  const [, tell] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    tell()
    return link.subscribe(({ kind }) => {
      if (kind === 'info' || kind === 'company') tell()
    })
  }, [link])
}

/** Whether a seat here was ours since the page was opened. */
function useHadSeat({ you }: TableState): boolean {
  const had = useRef(false)
  if (you !== null) had.current = true
  return had.current
}

const takenIn = ({ seats }: TableState): number => seats.filter(({ by }) => by !== 'open').length

function Room({ link, wasKicked }: { readonly link: ServerLink; readonly wasKicked: boolean }) {
  const { room } = useOnlineWords()
  const { language } = useSettings()
  const { state } = link
  const [, navigate] = useLocation()
  const doing = useDoing()
  const own = useOwnName()
  const { run } = doing
  const isFull = takenIn(state) === state.seats.length
  const mayJoin = state.you === null && !isFull
  const sit = (seat?: number) => {
    if (own.isMissing) return
    void run(async () => {
      await asGuest(own.text)
      await sitDown(state.id, seat)
    })
  }
  const verbs: SeatVerbs = {
    sit,
    put: (seat, by) => void run(async () => (await api()).setSeat(state.id, seat, by)),
    kick: (seat) => void run(async () => (await api()).kick(state.id, seat)),
  }
  const leave = async () => {
    if (!(await run(async () => (await api()).leave(state.id)))) return
    announce(room.left)
    navigate('/')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayJoin) sit()
    else if (isFull) void run(() => begin(state.id))
  }
  return (
    <form className='page wrap room' onSubmit={submit} data-phase='open'>
      <header className='page-head'>
        <PageHeading title={room.title(nameOf(entryOf(state.game), language, state.game))} />
        <p>{leadOf(state, isFull, room)}</p>
      </header>
      <LineNotice link={link} />
      <div className='new-grid'>
        <RoomSeats state={state} verbs={verbs} isBusy={doing.isBusy}>
          {mayJoin && !own.isKnown && <NameField own={own} />}
        </RoomSeats>
        <div className='new-column'>
          <RoomFacts state={state} />
        </div>
      </div>
      <Bar
        state={state}
        isFull={isFull}
        doing={doing}
        isNameless={own.isMissing}
        wasKicked={wasKicked}
        onLeave={leave}
      />
    </form>
  )
}

function leadOf({ isHost, you }: TableState, isFull: boolean, room: ReturnType<typeof useOnlineWords>['room']): string {
  if (isHost) return isFull ? room.hostReady : room.hostFills
  if (you !== null) return room.seated
  return isFull ? room.visitorFull : room.visitor
}

/** Says when the line is not as it should be. */
function LineNotice({ link }: { readonly link: ServerLink }) {
  const { room } = useOnlineWords()
  const { connection } = link
  return (
    <div role='status'>
      {connection === 'lost' && (
        <p className='notice panel'>
          {room.lost}
          <Button onClick={() => link.retry()}>{room.retry}</Button>
        </p>
      )}
      {connection === 'outdated' && (
        <p className='notice panel'>
          {room.outdated}
          <Button onClick={() => location.reload()}>{room.reload}</Button>
        </p>
      )}
    </div>
  )
}

interface BarProps {
  readonly state: TableState
  readonly isFull: boolean
  readonly doing: Doing
  readonly isNameless: boolean
  readonly wasKicked: boolean
  readonly onLeave: () => void
}

/** How many are there, and the one thing to do next. */
function Bar({ state, isFull, doing, isNameless, wasKicked, onLeave }: BarProps) {
  const { room, name, troubles } = useOnlineWords()
  const { isBusy, trouble } = doing
  const mayJoin = state.you === null && !isFull
  const reason =
    trouble !== null
      ? troubles[trouble]
      : wasKicked
        ? room.kicked
        : mayJoin
          ? isNameless && name.missing
          : state.isHost
            ? !isFull && room.notFull
            : state.you !== null && isFull && room.hostStarts
  return (
    <div className='start-bar panel'>
      <p role='status'>
        <b>{room.taken(takenIn(state), state.seats.length)}</b>
        {reason !== false && <span> · {reason}</span>}
      </p>
      {state.you !== null && (
        <Button kind='ghost' icon='log-out' disabled={isBusy} onClick={onLeave}>
          {room.leave}
        </Button>
      )}
      {mayJoin && (
        <Button kind='primary' icon='check' type='submit' disabled={isBusy} aria-disabled={isNameless}>
          {room.sit}
        </Button>
      )}
      {state.isHost && !mayJoin && (
        <Button kind='primary' icon='play' type='submit' disabled={isBusy} aria-disabled={!isFull}>
          {isBusy && isFull ? room.starting : room.start}
        </Button>
      )}
    </div>
  )
}
