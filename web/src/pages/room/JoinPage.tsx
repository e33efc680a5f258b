import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageHeading } from '../../app/page.tsx'
import { Skerry } from '../../art/Skerry.tsx'
import { lobby, useLobby } from '../../online/index.ts'
import { tablePath } from '../../online/links.ts'
import { asGuest } from '../../online/me.ts'
import { acceptInvite } from '../../online/sitting.ts'
import { useDoing } from '../../online/useDoing.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { OnlineWords, Trouble } from '../../words/en/online.ts'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { NameField, useOwnName } from '../NameField.tsx'
import { Nothing } from '../Nothing.tsx'
import { Invited, InvitedTo, useInvitation } from './Invited.tsx'
import './join.css'

/** The address somebody was sent: it leads to one seat. Whoever is known sits down at once, others tell their name first. */
export function JoinPage({ invite }: { readonly invite: string }) {
  const { server, guest, mine } = useLobby()
  const { shell } = useWords()
  if (server === 'absent' || server === 'unreachable')
    return (
      <div className='page wrap'>
        <Nothing trouble={server} onRetry={() => void lobby.refresh()} />
      </div>
    )
  if (mine === null) return <p className='waiting'>{shell.loading}</p>
  return <Seat invite={invite} isKnown={guest !== null} />
}

interface SeatProps {
  readonly invite: string
  /** The server knows who this is. */
  readonly isKnown: boolean
}

function Seat({ invite, isKnown }: SeatProps) {
  const words = useOnlineWords()
  const [, navigate] = useLocation()
  const own = useOwnName()
  const { run, isBusy, trouble } = useDoing()
  const claim = () =>
    run(async () => {
      await asGuest(own.text)
      const { id } = await acceptInvite(invite)
      navigate(tablePath(id), { replace: true })
    })
  const invited = useInvitation(invite)
  const [wasKnown] = useState(isKnown)
  useOnce(wasKnown, () => void claim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!own.isMissing) void claim()
  }
  const final = finalOf(trouble, words)
  if (final !== null) return <Final title={final[0]}>{final[1]}</Final>
  return (
    <form className='page wrap' onSubmit={submit}>
      <Panel className='join'>
        {invited === null ? (
          <PageHeading title={words.join.title} />
        ) : (
          <Invited invitation={invited} heading={<InvitedTo invitation={invited} />} />
        )}
        {!isKnown && <p>{words.join.lead}</p>}
        <NameField own={own} />
        <p className='refusal' role='status'>
          {trouble !== null && words.troubles[trouble]}
        </p>
        <Button kind='primary' icon='check' type='submit' disabled={isBusy} aria-disabled={own.isMissing}>
          {isBusy ? words.join.joining : words.join.sit}
        </Button>
        <ul className='join-promises'>
          {words.join.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </Panel>
    </form>
  )
}

/** Once when the page comes, however often it is drawn. */
function useOnce(isWanted: boolean, act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    act()
  })
}

/** Troubles that trying again does not mend. */
function finalOf(trouble: Trouble | null, { join }: OnlineWords): readonly [title: string, line: string] | null {
  if (trouble === 'seatTaken' || trouble === 'noSeat') return [join.taken, join.takenLine]
  if (trouble === 'notFound' || trouble === 'notYours') return [join.unknown, join.unknownLine]
  if (trouble === 'notOpen') return [join.begun, join.begunLine]
  return null
}

function Final({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { none } = useOnlineWords()
  return (
    <div className='page wrap'>
      <Panel className='empty lost'>
        <Skerry />
        <PageHeading title={title} />
        <p>{children}</p>
        <Link href='/' className='button primary'>
          {none.toStart}
        </Link>
      </Panel>
    </div>
  )
}
