import type { RuleId } from '@skerry/kernel'
import { useMemo, useState } from 'react'
import type { Opening } from '../header/Header.tsx'
import type { SideTab } from './Side.tsx'
import type { Layout } from './useLayout.ts'

/** Phones show one thing at a time. */
export type Tab = 'board' | SideTab

/** What is opened around the board: a dialog, a page of the side, a rule. */
export interface Book {
  readonly opened: Opening | 'list' | null
  readonly tab: Tab
  readonly side: SideTab
  readonly citation: RuleId | null
  open(what: Opening | 'list'): void
  close(): void
  showTab(tab: Tab): void
  /** Opens the rules there. */
  cite(rule: RuleId): void
}

export function useBook(layout: Layout): Book {
  const [opened, setOpened] = useState<Book['opened']>(null)
  const [tab, setTab] = useState<Tab>('board')
  const [side, setSide] = useState<SideTab>('log')
  const [citation, setCitation] = useState<RuleId | null>(null)
  return useMemo(() => {
    const showTab = (name: Tab) => {
      setTab(name)
      if (name === 'board') return
      setSide(name)
      if (layout === 'middle') setOpened('drawer')
    }
    return {
      opened,
      tab,
      side,
      citation,
      open(what) {
        if (what === 'rules') showTab('rules')
        else setOpened(what === opened ? null : what)
      },
      close: () => setOpened(null),
      showTab,
      cite(rule) {
        setOpened(null)
        setCitation(rule)
        showTab('rules')
      },
    }
  }, [opened, tab, side, citation, layout])
}
