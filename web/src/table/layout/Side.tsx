import type { RuleId, ThingId } from '@skerry/kernel'
import { type KeyboardEvent, useId } from 'react'
import { useAtTable } from '../common/context.ts'
import { Log } from '../log/Log.tsx'
import { PlayersTable } from '../players/PlayersTable.tsx'
import { TableStanding } from '../players/TableStanding.tsx'
import { Thread } from '../replay/Scrubber.tsx'
import { RulesBook } from '../rules/RulesBook.tsx'
import { Talk } from '../talk/Talk.tsx'

export type SideTab = 'log' | 'talk' | 'players' | 'rules'

export interface SideProps {
  readonly tabs: readonly SideTab[]
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly citation: RuleId | null
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** Log, talk, players and rules, one at a time. */
export function Side({ tabs, tab, onTab, citation, onLocate }: SideProps) {
  const { words } = useAtTable()
  const id = useId()
  const names = { log: words.log, talk: words.company.talk, players: words.players, rules: words.rules }
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step) % tabs.length] as SideTab
    onTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section className='side-book panel'>
      <div className='side-tabs' role='tablist' onKeyDown={walk}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type='button'
            role='tab'
            aria-selected={name === tab}
            aria-controls={`${id}-page`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {names[name]}
            {name === 'talk' && name !== tab && <NewMessages />}
          </button>
        ))}
      </div>
      <div id={`${id}-page`} className='side-page' role='tabpanel' aria-labelledby={`${id}-${tab}`}>
        <SidePage tab={tab} citation={citation} onLocate={onLocate} />
      </div>
    </section>
  )
}

const MOST_COUNTED = 99

/** How many there are that nobody has looked at; nothing where there are none. */
export function Count({ n, text }: { readonly n: number; readonly text: string }) {
  if (n === 0) return null
  return (
    <>
      <i className='count' aria-hidden='true'>
        {n > MOST_COUNTED ? `${MOST_COUNTED}+` : n}
      </i>
      <span className='visually-hidden'>{text}</span>
    </>
  )
}

export function NewMessages() {
  const { model, words } = useAtTable()
  const n = model.online?.unread ?? 0
  return <Count n={n} text={words.company.newMessages(n)} />
}

export function SidePage({ tab, citation, onLocate }: Pick<SideProps, 'tab' | 'citation' | 'onLocate'>) {
  const { model } = useAtTable()
  if (tab === 'log')
    return (
      <>
        <Thread />
        <Log onLocate={onLocate} />
      </>
    )
  if (tab === 'talk') return <Talk />
  if (tab === 'players')
    return (
      <>
        <TableStanding />
        <PlayersTable />
      </>
    )
  return <RulesBook game={model.info.game} equipment={model.equipment} open={citation} />
}
