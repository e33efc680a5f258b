/** Opens a table for a page, and closes it when the page goes. */

import type { Viewer } from '@skerry/kernel'
import type { ServerLink } from '@skerry/link/client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadPageSide } from '../games/equipment.ts'
import { type LocalLink, openAdvisor, openTable } from '../link/local.ts'
import { useMotion, useSettings } from '../settings/index.ts'
import { play } from '../sound/index.ts'
import type { TableModel } from './model.ts'
import { TableStore } from './table-store.ts'

export interface Look {
  /** An earlier version to begin with. */
  readonly version?: number
  readonly viewer?: Viewer
}
export type Opened = TableModel | { readonly missing: true } | { readonly broken: string } | null

async function openHere(id: string): Promise<TableStore | null> {
  const link = await openTable(id)
  return link === null ? null : equip(link)
}

async function equip(link: LocalLink | ServerLink): Promise<TableStore> {
  const [{ advisor, content, pack, orders }, side] = await Promise.all([
    openAdvisor(link.info.game, link.ownPack),
    loadPageSide(link.info.game),
  ])
  return new TableStore(link, advisor, { ...side, content, pack, orders, isOwnPack: link.ownPack !== undefined }, play)
}

const nothing = () => () => undefined

/** A table of this browser. Null until it is there. `look` matters only at the beginning. */
export const useTable = (id: string, look: Look = {}): Opened =>
  useOpened(
    useCallback(() => openHere(id), [id]),
    look,
  )

/** A table on a server whose game has begun. The link stays open when the page goes: whoever has opened it closes it. */
export const useLinkedTable = (link: ServerLink, look: Look = {}): Opened =>
  useOpened(
    useCallback(() => equip(link), [link]),
    look,
  )

function useOpened(open: () => Promise<TableStore | null>, look: Look): Opened {
  const [found, setFound] = useState<TableStore | { missing: true } | { broken: string } | null>(null)
  const motion = useMotion()
  const { language } = useSettings()
  useEffect(() => {
    let store: TableStore | null = null
    let isGone = false
    open()
      .then((opened) => {
        store = opened
        if (isGone) store?.close()
        else setFound(opened ?? { missing: true })
      })
      .catch((error: unknown) => setFound({ broken: error instanceof Error ? error.message : String(error) }))
    return () => {
      isGone = true
      store?.close()
      setFound(null)
    }
  }, [open])
  const store = found instanceof TableStore ? found : null
  if (store !== null) Object.assign(store, { motion, language })
  const model = useSyncExternalStore(store?.subscribe ?? nothing, () => store?.snapshot() ?? null)
  const { version, viewer } = look
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where a link to a position is opened
  useEffect(() => {
    if (model === null || version === undefined) return
    model.goTo(version, viewer)
  }, [model === null, version, viewer])
  return found === null ? null : store === null ? (found as { missing: true }) : model
}
