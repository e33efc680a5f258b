/** What an invitation leads to: the game, who asks, and who sits where. */

import type { Invitation } from '@skerry/link'
import { type ReactNode, useEffect, useState } from 'react'
import { PageHeading } from '../../app/page.tsx'
import { Emblem } from '../../art/Emblem.tsx'
import { entryOf } from '../../games/index.ts'
import { api } from '../../online/api.ts'
import { useSettings } from '../../settings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { nameOf } from '../crew.ts'

/** Null: not known yet, or it leads nowhere; sitting down says why. */
export function useInvitation(invite: string): Invitation | null {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  useEffect(() => {
    let isGone = false
    api()
      .then((line) => line.invitation(invite))
      .then(
        (found) => isGone || setInvitation(found),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [invite])
  return invitation
}

export function InvitedTo({ invitation: { table, host } }: { readonly invitation: Invitation }) {
  const { join } = useOnlineWords()
  const { language } = useSettings()
  return (
    <>
      <p className='join-host'>{host === null ? join.title : join.from(host)}</p>
      <PageHeading title={nameOf(entryOf(table.game), language, table.game)} />
    </>
  )
}

export function Invited({ invitation, heading }: { readonly invitation: Invitation; readonly heading: ReactNode }) {
  const { shell } = useWords()
  const { join, room } = useOnlineWords()
  const { language } = useSettings()
  const { table, seat: yours } = invitation
  const game = entryOf(table.game)
  const who = (by: (typeof table.seats)[number]['by']) =>
    by === 'person' ? '' : by === 'open' ? room.free : room.bot(shell.levels[by].name)
  return (
    <>
      <Emblem game={table.game} className='join-art' />
      <div className='join-about'>
        {heading}
        {game !== undefined && <p>{game.blurb[language]}</p>}
        {game !== undefined && (
          <p className='facts'>
            <span>
              <Icon name='users' size={16} /> {shell.players(game.players)}
            </span>
            <span>
              <Icon name='clock' size={16} /> {shell.minutes(game.minutes)}
            </span>
          </p>
        )}
        <h2>{join.who}</h2>
        <ol className='join-seats'>
          {table.seats.map(({ name, by }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} className={seat === yours ? 'yours' : undefined}>
              {by === 'open' && seat !== yours ? <OpenSeat size={26} /> : <SeatBadge seat={seat} size={26} />}
              <b>{seat === yours ? join.yourSeat : name || room.free}</b>
              <span>{seat === yours || name === '' ? '' : who(by)}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
