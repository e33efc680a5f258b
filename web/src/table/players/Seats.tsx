import type { Figure } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { FigureValue } from './FigureValue.tsx'
import { TableStanding } from './TableStanding.tsx'

/** Everybody at the table, as a list with all that matters or as a strip with the first number. */
export function Seats({ isStrip = false, onOpen }: { readonly isStrip?: boolean; readonly onOpen?: () => void }) {
  const at = useAtTable()
  const { words, model } = at
  const atIt = new Set(seatsAtIt(at))
  const seats = model.info.seats.map((_, seat) => seat)
  const Entry = isStrip ? StripEntry : SeatEntry
  const Frame = isStrip ? 'section' : 'div'
  return (
    <Frame className={isStrip ? 'seats-strip' : 'seats'} aria-label={isStrip ? words.standings : undefined}>
      {!isStrip && <TableStanding />}
      <ul aria-label={words.players}>
        {seats.map((seat) => (
          <li key={seat} className={atIt.has(seat) ? 'at-it' : undefined} aria-current={atIt.has(seat) || undefined}>
            <Entry seat={seat} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {!isStrip && <Watching />}
    </Frame>
  )
}

/** Whose turn it is. */
export function seatsAtIt({ model, isEnd }: AtTable): readonly Seat[] {
  const { desk, thinking } = model
  if (isEnd) return model.drawn.result?.winners ?? model.info.winners
  if (thinking !== null) return [thinking]
  const pending = desk?.pending
  return pending?.kind === 'asked' ? pending.seats.filter((seat) => !pending.answered.includes(seat)) : []
}

/** How many look on without a seat. */
function Watching() {
  const { model, words } = useAtTable()
  const n = model.online?.state.watching ?? 0
  if (n === 0) return null
  return (
    <p className='seats-watching'>
      <Icon name='eye' size={18} /> {words.company.watching(n)}
    </p>
  )
}

/** Whether somebody of this seat is connected; not for bots, nor for whoever looks at it. */
function Presence({ seat }: { readonly seat: Seat }) {
  const { model, words } = useAtTable()
  const { online } = model
  // Without a connection nobody knows who is there.
  const state = online?.connection === 'live' ? online.state.seats[seat] : undefined
  if (state === undefined || state.by !== 'person' || state.isYou || state.hasResigned) return null
  const text = state.isHere ? words.company.here : words.company.away
  return (
    <i className={state.isHere ? 'seat-presence here' : 'seat-presence'} title={text}>
      <span className='visually-hidden'>{text}</span>
    </i>
  )
}

interface EntryProps {
  readonly seat: Seat
  readonly onOpen?: (() => void) | undefined
}

function SeatEntry({ seat }: EntryProps) {
  const at = useAtTable()
  const figures = at.saying.figures(seat)
  const signs = figures.filter((figure) => figure.signs !== undefined)
  const others = figures.filter((figure) => figure.signs === undefined)
  return (
    <>
      <SeatBadge seat={seat} size={34} label={seat + 1} />
      <span className='seat-who'>
        <b>{at.names(seat)}</b> <Presence seat={seat} /> <small>{seatNote(at, seat)}</small>
      </span>
      <span className='seat-signs'>
        {signs.map((figure) => (
          <Signs key={figure.id} figure={figure} />
        ))}
      </span>
      <span className='seat-figures'>
        {others.map((figure) => (
          <FigureValue key={figure.id} figure={figure} />
        ))}
      </span>
    </>
  )
}

function StripEntry({ seat, onOpen }: EntryProps) {
  const at = useAtTable()
  const figures = at.saying.figures(seat)
  const first = figures.find(({ isMain }) => isMain) ?? figures.find(({ signs }) => signs === undefined)
  const note = seatNote(at, seat)
  return (
    <button type='button' onClick={onOpen} title={`${at.names(seat)}${note === '' ? '' : ` · ${note}`}`}>
      <SeatBadge seat={seat} size={22} />
      <span className='strip-name'>{at.names(seat)}</span> <Presence seat={seat} />{' '}
      {first !== undefined && (
        <span className='strip-figure'>
          {first.icon !== undefined && <GameIcon name={first.icon} size={18} />}
          <b>{first.value}</b> <span className='visually-hidden'>{first.name}</span>
        </span>
      )}
    </button>
  )
}

/** `you`, `Bot · Adept`, `thinking …` */
export function seatNote({ model, words }: AtTable, seat: Seat): string {
  const by = model.info.seats[seat]?.by ?? 'person'
  if (model.thinking === seat) return words.thinking
  if (model.online?.state.seats[seat]?.hasResigned) return `${words.company.hasResigned} · ${words.bot}`
  if (by !== 'person') return `${words.bot} · ${words.levels[by]}`
  const you = model.online === null ? model.viewer : model.online.state.you
  return you === seat ? words.you : ''
}

/** Signs that are got or not yet. */
function Signs({ figure }: { readonly figure: Figure }) {
  const { words } = useAtTable()
  return figure.signs?.map(({ icon, name, isGot }) => (
    <span key={name} className={isGot ? 'sign got' : 'sign'} title={isGot ? name : words.missing(name)}>
      <GameIcon name={icon} size={20} />
      <span className='visually-hidden'>{isGot ? name : words.missing(name)}</span>
    </span>
  ))
}
