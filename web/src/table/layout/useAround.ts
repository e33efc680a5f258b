/** What a table does around itself: the window's title, its address, and how much of the board its panels cover. */

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { AtTable } from '../common/context.ts'
import type { TableModel } from '../model.ts'
import type { Insets } from '../stage/geometry.ts'
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

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/**
 * How much of the board lies under panels. Panels that only come and go do not move it, and what the dock has needed once
 * stays free until the board gets another size: drawn anew for every question it would be neither calm nor quick.
 */
export function useInsets(root: RefObject<HTMLElement | null>, layout: Layout): Insets {
  const [insets, setInsets] = useState(NO_INSETS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other panels
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const most: Most = { board: '', bottom: 0 }
    const measure = () => setInsets((old) => covered(table, old, most))
    measure()
    const observer = new ResizeObserver(measure)
    for (const panel of table.querySelectorAll('[data-covers]')) observer.observe(panel)
    observer.observe(table)
    return () => observer.disconnect()
  }, [root, layout])
  return insets
}

/** The highest the dock has been, and the size of the board at that time. */
interface Most {
  board: string
  bottom: number
}

/** From each edge of the board to the far side of the panel that lies there. */
function covered(table: HTMLElement, before: Insets, most: Most): Insets {
  const board = table.querySelector('.table-board')?.getBoundingClientRect()
  // Behind another page of a phone it has no size.
  if (board === undefined || board.width === 0) return before
  const panel = (name: string) => table.querySelector(`[data-covers=${name}]`)?.getBoundingClientRect()
  const bottom = board.bottom - (panel('bottom')?.top ?? board.bottom)
  const size = `${board.width} ${board.height}`
  most.bottom = most.board === size ? Math.max(most.bottom, bottom) : bottom
  most.board = size
  const next = {
    top: (panel('top')?.bottom ?? board.top) - board.top,
    right: board.right - (panel('right')?.left ?? board.right),
    bottom: most.bottom,
    left: 0,
  }
  return isSame(before, next) ? before : next
}

const isSame = (a: Insets, b: Insets): boolean =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left
