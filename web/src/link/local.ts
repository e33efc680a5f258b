/** Tables kept in this browser: how they begin and how one sits down at them. */

import type { PossibleOrder } from '@skerry/contracts'
import { InputError, packOf, type View, type Viewer } from '@skerry/kernel'
import { gameRecord } from '@skerry/session'
import { proxy, wrap } from 'comlink'
import { rulesFor } from '../games/packs.ts'
import { hasRules, openRules } from '../games/rules.ts'
import type { AdvisorWorker } from '../worker/advisor.ts'
import type { Stem } from '../worker/branch.ts'
import { parseSaved } from '../worker/read-saved.ts'
import type { NewTable, SavedTable } from '../worker/saved.ts'
import { openStore } from '../worker/store.ts'
import type { TableWorker } from '../worker/table.ts'
import { askingAdvisor } from './advisor.ts'
import type { Advisor, Push, TableLink } from './types.ts'

export type { NewTable }

/** Ids and seeds nobody can guess; `randomUUID` would need a secure context. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}

export async function createTable({ game, seats, options, sharing }: NewTable): Promise<string> {
  const rules = await openRules(game)
  const now = Date.now()
  const id = randomName()
  const { version } = rules.game
  const pack = packOf(rules.game.load(rules.pack))
  await (await openStore()).create(id, {
    ...gameRecord({ game, rules: version, pack, seats: seats.length, options, ownPack: rules.pack, rows: [] }),
    table: { seats, sharing, begun: now, played: now, seed: randomName(), isOver: false, winners: [], asked: null },
  })
  void navigator.storage?.persist?.().catch(() => false)
  return id
}

/** Why a file cannot be opened, to be said in words by the page. */
export class ImportFault extends Error {
  readonly reason: 'notJson' | 'noRecord' | 'noSuchGame' | 'otherRules' | 'otherPack' | 'broken'
  readonly where: string
  constructor(reason: ImportFault['reason'], where = '') {
    super(reason)
    this.reason = reason
    this.where = where
  }
}

/** Takes in a file: plays it again first, so that only what can be gone on with is kept. Answers with the new id. */
export async function importTable(text: string): Promise<string> {
  const saved = readSaved(text)
  if (!hasRules(saved.game)) throw new ImportFault('noSuchGame', saved.game)
  const rules = await rulesFor(saved)
  const { checkSaved } = await import('../worker/kept-game.ts')
  const id = randomName()
  try {
    const checked = checkSaved(rules, saved)
    await (await openStore()).create(id, checked)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const { reason, where } = error
    throw new ImportFault(reason === 'otherPack' || reason === 'otherRules' ? reason : 'broken', where)
  }
  return id
}

function readSaved(text: string): SavedTable {
  try {
    return parseSaved(text, Date.now())
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new ImportFault(error.reason === 'notJson' ? 'notJson' : 'noRecord', error.where)
  }
}

/** A link with what only local tables can do. */
export interface LocalLink extends TableLink {
  branch(version: number): Promise<string>
  /** The pack the table brings along; undefined: it has none of its own. */
  readonly ownPack: unknown
}

const newWorker = () => new Worker(new URL('../worker/table.ts', import.meta.url), { type: 'module', name: 'table' })

/** A new table of this browser; answers with its id. */
async function keep(saved: SavedTable): Promise<string> {
  const id = randomName()
  await (await openStore()).create(id, saved)
  return id
}

/** A table of this browser that begins with what a viewer sees of a table kept elsewhere; answers with its id. */
export async function branchFromView(stem: Stem, view: View): Promise<string> {
  const worker = newWorker()
  try {
    return await keep(await wrap<TableWorker>(worker).branchFromView(stem, view, randomName()))
  } finally {
    worker.terminate()
  }
}

/** Null: there is no such table in this browser. */
export async function openTable(id: string): Promise<LocalLink | null> {
  const worker = newWorker()
  const table = wrap<TableWorker>(worker)
  const listeners = new Set<(push: Push) => void>()
  const tell = (push: Push) => {
    for (const listener of listeners) listener(push)
  }
  const opened = await table.open(id, proxy(tell))
  if (opened === null) {
    worker.terminate()
    return null
  }
  return {
    ...opened,
    subscribe(listener) {
      listeners.add(listener)
      void table.begin()
      return () => listeners.delete(listener)
    },
    choose: (choices) => table.choose(choices),
    undo: () => table.undo(),
    at: (version, viewer?: Viewer) => table.at(version, viewer),
    sit: async (viewer) => table.sit(viewer),
    delegate: async () => table.delegate(),
    orders: () => table.orders(),
    leaveOrder: (order) => table.leaveOrder(order),
    withdrawOrder: (order) => table.withdrawOrder(order),
    earlier: async () => false, // everything is told from the start
    seen: (version) => void table.seen(version),
    branch: async (version) => keep(await table.branch(version, randomName())),
    close() {
      listeners.clear()
      worker.terminate()
    },
  }
}

/** The advisor for a game, and what the page needs for drawing. */
export async function openAdvisor(
  game: string,
  ownPack?: unknown,
): Promise<{ advisor: Advisor; content: object; pack: unknown; orders: readonly PossibleOrder[] }> {
  const worker = new Worker(new URL('../worker/advisor.ts', import.meta.url), { type: 'module', name: 'advisor' })
  const remote = wrap<AdvisorWorker>(worker)
  const { content, pack, orders } = await remote.open(game, ownPack)
  const advisor: Advisor = { ...askingAdvisor(remote), close: () => worker.terminate() }
  return { advisor, content, pack, orders }
}
