import type { RuleId, ThingId } from '@skerry/kernel'
import { type KeyboardEvent, useId } from 'react'
import { useAtTable } from './context.ts'
import { Log } from './Log.tsx'
import { RulesBook } from './RulesBook.tsx'
import { Seats } from './Seats.tsx'

export type SideTab = 'log' | 'players' | 'rules'

export interface SideProps {
  readonly tabs: readonly SideTab[]
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly citation: RuleId | null
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** Log, players and rules, one at a time. */
export function Side({ tabs, tab, onTab, citation, onLocate }: SideProps) {
  const { words } = useAtTable()
  const id = useId()
  const names = { log: words.log, players: words.players, rules: words.rules }
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
          </button>
        ))}
      </div>
      <div id={`${id}-page`} className='side-page' role='tabpanel' aria-labelledby={`${id}-${tab}`}>
        <SidePage tab={tab} citation={citation} onLocate={onLocate} />
      </div>
    </section>
  )
}

export function SidePage({ tab, citation, onLocate }: Pick<SideProps, 'tab' | 'citation' | 'onLocate'>) {
  const { model } = useAtTable()
  if (tab === 'log') return <Log onLocate={onLocate} />
  if (tab === 'players') return <Seats />
  return <RulesBook game={model.info.game} equipment={model.equipment} open={citation} />
}
