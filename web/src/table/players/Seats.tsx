import type { Figure } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'

/** Everybody at the table as a row, with the first number. */
export function SeatsStrip({ onOpen }: { readonly onOpen: () => void }) {
  const at = useAtTable()
  const { words, model } = at
  const atIt = new Set(seatsAtIt(at))
  return (
    <section className='seats-strip' aria-label={words.standings}>
      <ul aria-label={words.players}>
        {model.info.seats.map((_, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are, and two may have the same name
            key={seat}
            className={atIt.has(seat) ? 'at-it' : undefined}
            aria-current={atIt.has(seat) || undefined}
          >
            <StripEntry seat={seat} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The number to show where there is room for one. */
export function mainFigure({ saying }: AtTable, seat: Seat): Figure | undefined {
  const figures = saying.figures(seat)
  return figures.find(({ isMain }) => isMain) ?? figures.find(({ signs }) => signs === undefined)
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
export function Watching() {
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
export function Presence({ seat }: { readonly seat: Seat }) {
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

function StripEntry({ seat, onOpen }: { readonly seat: Seat; readonly onOpen: () => void }) {
  const at = useAtTable()
  const first = mainFigure(at, seat)
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
export function Signs({ figure }: { readonly figure: Figure }) {
  const { words } = useAtTable()
  return figure.signs?.map(({ icon, name, isGot }) => (
    <span key={name} className={isGot ? 'sign got' : 'sign'} title={isGot ? name : words.missing(name)}>
      <GameIcon name={icon} size={20} />
      <span className='visually-hidden'>{isGot ? name : words.missing(name)}</span>
    </span>
  ))
}
