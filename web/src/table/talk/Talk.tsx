import type { Seat } from '@skerry/kernel'
import type { ChatMessage } from '@skerry/link'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import type { Company } from '../company.ts'
import { Feed } from '../log/Feed.tsx'
import { useFollowing } from '../log/useFollowing.ts'
import './talk.css'

const LONGEST = 500
/** From here on it is said how much room is left. */
const SCARCE = 60

/** What people at the table say to each other, newest last. */
export function Talk() {
  const { online } = useAtTable().model
  return online === null ? null : <Conversation online={online} />
}

/** On its way to the server. */
interface Sending {
  readonly key: number
  readonly text: string
}

function Conversation({ online }: { readonly online: Company }) {
  const { company } = useAtTable().words
  const { chat, state } = online
  const [sending, setSending] = useState<readonly Sending[]>([])
  const following = useFollowing(`${chat.at(-1)?.id} ${sending.length}`, true)
  useReading(online)
  const say = async (text: string, to: readonly Seat[]) => {
    const key = performance.now()
    setSending((before) => [...before, { key, text }])
    try {
      await (to.length === 0 ? online.say(text) : online.say(text, to))
    } finally {
      setSending((before) => before.filter((one) => one.key !== key))
    }
  }
  return (
    <div className='talk'>
      <div className='talk-room'>
        <Feed className='talk-scroll' label={company.talk} following={following}>
          <ol>
            {chat.map((message) => (
              <Message key={message.id} message={message} />
            ))}
            {sending.map(({ key, text }) => (
              <li key={key} className='message on-its-way'>
                <p>{text}</p>
                <small>{online.connection === 'live' ? company.sending : company.lost}</small>
              </li>
            ))}
          </ol>
        </Feed>
      </div>
      {state.you === null ? <p className='talk-note'>{company.onlySeatsTalk}</p> : <Write onSay={say} />}
    </div>
  )
}

/** What is looked at counts as read. */
function useReading({ chat, read }: Company): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message is read anew
  useEffect(() => {
    const look = () => {
      if (!document.hidden) read()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chat, read])
}

function Message({ message }: { readonly message: ChatMessage }) {
  const { model, words, names, language } = useAtTable()
  const { from, to, text, at } = message
  const isOwn = from === model.online?.state.you
  return (
    <li className={`message${isOwn ? ' own' : ''}${to === null ? '' : ' whisper'}`}>
      <header>
        <SeatBadge seat={from} size={20} /> <b>{isOwn ? `${names(from)} (${words.you})` : names(from)}</b>{' '}
        {to !== null && (
          <span className='whispered'>
            <Icon name='lock' size={14} /> <Whispered to={to} />
          </span>
        )}{' '}
        <time dateTime={new Date(at).toISOString()}>{timeOf(at, language)}</time>
      </header>
      <p>{text}</p>
    </li>
  )
}

function Whispered({ to }: { readonly to: readonly Seat[] }) {
  const { model, words, names } = useAtTable()
  const { company } = words
  const you = model.online?.state.you
  const others = to.filter((seat) => seat !== you).map(names)
  return others.length === 0
    ? company.whisperToYou
    : company.whisperTo(to.includes(you as Seat) ? [...others, words.you] : others)
}

const DAY_MS = 86_400_000

/** The time of day; from days before with its date. */
export function timeOf(at: number, language: string): string {
  const isOld = Date.now() - at > DAY_MS / 2 && new Date(at).toDateString() !== new Date().toDateString()
  const day = isOld ? ({ day: 'numeric', month: 'short' } as const) : {}
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

interface WriteProps {
  /** Rejects where it could not be sent. */
  readonly onSay: (text: string, to: readonly Seat[]) => Promise<void>
}

/** The message being written; what could not be sent comes back. */
function useDraft({ onSay }: WriteProps) {
  const [text, setText] = useState('')
  const [to, setTo] = useState<readonly Seat[]>([])
  const [hasFailed, setFailed] = useState(false)
  const send = () => {
    const said = text.trim()
    if (said === '') return
    setText('')
    setFailed(false)
    onSay(said, to).catch(() => {
      setFailed(true)
      setText((now) => (now === '' ? said : now))
    })
  }
  return { text, setText, to, setTo, hasFailed, send }
}

function Write(props: WriteProps) {
  const { company } = useAtTable().words
  const { text, setText, to, setTo, hasFailed, send } = useDraft(props)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
    field.current?.focus()
  }
  const left = LONGEST - text.length
  return (
    <form className='write' onSubmit={onSubmit}>
      <Addressees to={to} onTo={setTo} />
      <div className='write-row'>
        <textarea
          ref={field}
          rows={1}
          maxLength={LONGEST}
          value={text}
          placeholder={company.write}
          aria-label={company.write}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type='submit' kind='plain' icon='send-horizontal' aria-label={company.send} title={company.send} />
      </div>
      <p id={`${id}-hint`} className='visually-hidden'>
        {company.sendHint}
      </p>
      {left <= SCARCE && (
        <p className='write-left' role='status'>
          {company.left(left)}
        </p>
      )}
      {hasFailed && (
        <p className='refused' role='alert'>
          {company.notSent}
        </p>
      )}
    </form>
  )
}

interface AddresseesProps {
  /** None: everybody. */
  readonly to: readonly Seat[]
  readonly onTo: (to: readonly Seat[]) => void
}

/** To whom; bots do not listen. */
function Addressees({ to, onTo }: AddresseesProps) {
  const { model, words, names } = useAtTable()
  const seats = model.online?.state.seats ?? []
  const others = seats.flatMap(({ by, isYou }, seat) => (by === 'person' && !isYou ? [seat] : []))
  if (others.length === 0) return null
  const toggle = (seat: Seat) => onTo(to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat])
  return (
    <fieldset className='addressees'>
      <legend>{words.company.to}</legend>
      <button type='button' aria-pressed={to.length === 0} onClick={() => onTo([])}>
        {words.company.everybody}
      </button>
      {others.map((seat) => (
        <button key={seat} type='button' aria-pressed={to.includes(seat)} onClick={() => toggle(seat)}>
          <SeatBadge seat={seat} size={16} /> {names(seat)}
        </button>
      ))}
    </fieldset>
  )
}
