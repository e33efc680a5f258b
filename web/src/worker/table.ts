/** The worker of one local table. The page gets views from it; positions, chance and rows stay here. */

import type { Refusal, View, Viewer } from '@skerry/kernel'
import { expose, type Remote, wrap } from 'comlink'
import { rulesFor } from '../games/packs.ts'
import { openRules, withPack } from '../games/rules.ts'
import type { Push, TableInfo, TableSnapshot } from '../link/types.ts'
import type { Bots } from './bots.ts'
import { branchFromView, type Stem } from './branch.ts'
import { type BotRunner, LocalTable } from './local-table.ts'
import type { SavedTable } from './saved.ts'
import { openStore } from './store.ts'

let table: LocalTable | null = null

function opened(): LocalTable {
  if (table === null) throw new Error('no table is open')
  return table
}

/** Bots get a worker of their own, so that thinking never delays the table. Where some sit down it is there for their first turn. */
function botsFor({ game, table: { seats } }: SavedTable, ownPack: unknown): BotRunner {
  const wake = () => {
    const woken = wrap<Bots>(new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' }))
    void woken.open(game, ownPack)
    return woken
  }
  let bots: Remote<Bots> | null = seats.some(({ by }) => by !== 'person') ? wake() : null
  return (level, view, seat, seed) => {
    bots ??= wake()
    return bots.choose(level, view, seat, seed)
  }
}

const worker = {
  /** What is known of the table, and the pack it brings along. Null: there is no such table. */
  async open(id: string, tell: (push: Push) => void): Promise<{ info: TableInfo; ownPack: unknown } | null> {
    const store = await openStore()
    const saved = await store.load(id)
    if (saved === null) return null
    const { isBuiltIn, ...rules } = await rulesFor(saved)
    const ownPack = isBuiltIn ? undefined : rules.pack
    const opened = new LocalTable(id, rules, saved, store, botsFor(saved, ownPack), tell)
    if (saved.ownPack === undefined) await store.keepPack(id, rules.pack)
    await opened.storeTakeover()
    table = opened
    return { info: table.info, ownPack }
  },
  /** The page listens now. */
  begin(): void {
    opened().tellWhole()
    void opened().goOn()
  },
  choose: (choices: readonly string[]): Promise<Refusal | null> => opened().choose(choices),
  undo: (): Promise<Refusal | null> => opened().undo(),
  at: (version: number, viewer?: Viewer): TableSnapshot => opened().at(version, viewer),
  sit: (viewer: Viewer): void => opened().sit(viewer),
  delegate: (): void => opened().delegate(),
  orders: (): readonly string[] => opened().ordersLeft(),
  leaveOrder: (order: string): Promise<readonly string[]> => opened().leaveOrder(order),
  withdrawOrder: (order: string): Promise<readonly string[]> => opened().withdrawOrder(order),
  seen: (version: number): void => opened().seen(version),
  branch: (version: number, seed: string): SavedTable => opened().branch(version, seed),
  /** From what a viewer sees of a table kept elsewhere: no table need be open. */
  branchFromView: async (stem: Stem, view: View, seed: string): Promise<SavedTable> =>
    branchFromView(withPack(await openRules(stem.game), stem.ownPack), stem, view, seed),
  close(): void {
    table?.close()
    table = null
  },
}
export type TableWorker = typeof worker

expose(worker)
