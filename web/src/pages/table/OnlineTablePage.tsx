import type { TableState } from '@skerry/link'
import type { ServerLink } from '@skerry/link/client'
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Chrome } from '../../app/Chrome.tsx'
import { lobby } from '../../online/index.ts'
import { useServerLink } from '../../online/useServerLink.ts'
import { EmptyState } from '../../ui/Panel.tsx'
import { useWords } from '../../words/index.ts'
import { Nothing } from '../Nothing.tsx'
import { WaitingRoom } from '../room/WaitingRoom.tsx'
import { lookIn } from './look.ts'

const loadTable = () => import('../../table/OnlineTable.tsx')
const OnlineTable = lazy(async () => ({ default: (await loadTable()).OnlineTable }))

/** A table of the server: its waiting room first; the table itself opens in the same place when the game begins. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const { opened, retry } = useServerLink(id)
  useEffect(() => lobby.dismiss(id), [id]) // whoever is here sees that it is their turn
  if (opened.at === 'there') return <Place link={opened.link} />
  return (
    <Chrome>
      <div className='page wrap'>
        {opened.at === 'failed' ? (
          <Nothing trouble={opened.trouble} onRetry={retry} />
        ) : opened.isSilent ? (
          <Nothing trouble='unreachable' onRetry={retry} />
        ) : (
          <Opening />
        )}
      </div>
    </Chrome>
  )
}

function Opening() {
  const { shell } = useWords()
  return <p className='waiting'>{shell.loading}</p>
}

/** `closed`: over before anything was played. */
const stageOf = ({ phase, version }: TableState): 'open' | 'begun' | 'closed' =>
  phase === 'open' ? phase : phase === 'over' && version === 0 ? 'closed' : 'begun'

function Place({ link }: { readonly link: ServerLink }) {
  const { shell } = useWords()
  const [look] = useState(() => lookIn(location.search))
  const stage = useSyncExternalStore(
    useCallback((listener: () => void) => link.subscribe(({ kind }) => kind === 'info' && listener()), [link]),
    () => stageOf(link.state),
  )
  useEffect(() => {
    // The table is to be there at once when the game begins; without a network the beginning itself says what is wrong.
    loadTable().catch(() => undefined)
  }, [])
  if (stage !== 'begun')
    return (
      <Chrome>
        {stage === 'open' ? (
          <WaitingRoom link={link} />
        ) : (
          <div className='page wrap'>
            <Nothing trouble='closed' />
          </div>
        )}
      </Chrome>
    )
  return (
    <Suspense
      fallback={
        <main className='table-empty' data-phase='loading'>
          <EmptyState isPage title={shell.loading} />
        </main>
      }
    >
      <OnlineTable link={link} look={look} />
    </Suspense>
  )
}
