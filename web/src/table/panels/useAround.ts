/** What a table does around itself: the window's title, its address, and how much of the board its panels cover. */

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ToldRow } from '../../link/types.ts'
import type { TableModel } from '../model.ts'
import type { Insets } from '../stage/geometry.ts'
import type { AtTable } from './context.ts'
import type { Layout } from './useLayout.ts'

/** The title says when it is your turn. */
export function useDocumentTitle({ talk, words, model }: AtTable, isAsked: boolean): void {
  const title = isAsked ? words.yourTurnIn(talk.name) : model.phase === 'over' ? words.overIn(talk.name) : talk.name
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

/** An earlier position can be linked to and is found again after a reload. */
export function usePositionInAddress({ phase, version, last }: TableModel): void {
  useEffect(() => {
    const url = new URL(location.href)
    if (phase === 'past' && version < last) url.searchParams.set('v', String(version))
    else url.searchParams.delete('v')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [phase, version, last])
}

/** All rows there are: an earlier position is told only what came before it. */
export function useAllTold({ phase, told }: TableModel): readonly ToldRow[] {
  const all = useRef(told)
  if (phase !== 'past') all.current = told
  return all.current
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
const GAP = 16

/** How much of the board lies under panels. Panels that only come and go do not move it. */
export function useInsets(root: RefObject<HTMLElement | null>, layout: Layout): Insets {
  const [insets, setInsets] = useState(NO_INSETS)
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const measure = () => {
      const next = layout === 'desktop' || layout === 'middle' ? covered(table) : NO_INSETS
      setInsets((old) => (isSame(old, next) ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const panel of table.querySelectorAll('[data-covers]')) observer.observe(panel)
    observer.observe(table)
    return () => observer.disconnect()
  }, [root, layout])
  return insets
}

function covered(table: HTMLElement): Insets {
  const size = (name: string) => table.querySelector(`[data-covers=${name}]`)?.getBoundingClientRect()
  const [top, right, bottom] = [size('top'), size('right'), size('bottom')]
  return {
    top: top?.bottom ?? 0,
    right: right === undefined ? 0 : right.width + GAP,
    bottom: bottom === undefined ? 0 : bottom.height + GAP,
    left: 0,
  }
}

const isSame = (a: Insets, b: Insets): boolean =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left
