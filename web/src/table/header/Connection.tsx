import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconId } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'
import type { Company } from '../company.ts'
import './connection.css'

/** A break shorter than this is not worth a word. */
const PATIENCE_MS = 1200

/** Where the line to the server is not as it should be: what that means, and what can be done. */
export function ConnectionNote() {
  const { model, words } = useAtTable()
  const { online } = model
  if (online === null) return null
  if (online.connection === 'outdated')
    return (
      <Note icon='rotate-cw' text={words.company.outdated}>
        <Button kind='plain' onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </Note>
    )
  if (online.connection === 'gone')
    return <Note icon='triangle-alert' text={words.company.gone} more={online.gone?.message ?? ''} />
  return online.connection === 'lost' ? <Lost online={online} /> : null
}

function Lost({ online }: { readonly online: Company }) {
  const { company } = useAtTable().words
  const now = useClock()
  const [since] = useState(now)
  if (now - since < PATIENCE_MS) return null
  const { retryAt, isSending, retry } = online
  const seconds = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000)
  return (
    <Note icon='wifi-off' text={company.lost} more={isSending ? '' : company.lastIsSafe}>
      {/* It would be read out every second. */}
      <span className='connection-try' aria-hidden='true'>
        {seconds > 0 ? company.nextTry(seconds) : company.trying}
      </span>
      <Button kind='plain' onClick={retry}>
        {company.tryNow}
      </Button>
    </Note>
  )
}

/** The time, about every half second. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface NoteProps {
  readonly icon: IconId
  readonly text: string
  readonly more?: string
  readonly children?: ReactNode
}

function Note({ icon, text, more = '', children }: NoteProps) {
  const { company } = useAtTable().words
  return (
    <section className='connection panel' aria-label={company.line} data-connection>
      <Icon name={icon} />
      <p>
        <b>{text}</b> {more !== '' && <span>{more}</span>}
      </p>
      {children}
    </section>
  )
}

/** Something was sent and is not acknowledged yet. It shows up only where that takes a while. */
export function SendingMark() {
  const { model, words } = useAtTable()
  const { online } = model
  if (online === null || !online.isSending || online.connection !== 'live') return null
  return (
    <span className='sending-mark'>
      <Icon name='upload' size={16} /> {words.company.sending}
    </span>
  )
}
