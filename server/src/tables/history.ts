/** The past of a table: its log as a viewer was told it, how it looked at a version, and the game as a file. */

import type { Viewer } from '@skerry/kernel'
import type { LogEntry } from '@skerry/link'
import { gameRecord } from '@skerry/session'
import { commitmentOf } from '../rules/dice.ts'
import type { StoredTable } from '../store/types.ts'
import { checkBegun, hasEnded, viewerOf } from './access.ts'
import { TablePart } from './deps.ts'
import type { Positions } from './positions.ts'
import { type Caller, ProblemError } from './types.ts'

/** Page size of the history. */
const PAGE = 256

/** Plays stored rows again, apart from the positions in use. */
export class HistoryLoader extends TablePart<{ positions: Positions }> {
  /** Rows `from` … `to` − 1 as the viewer was told them. */
  async rows(table: StoredTable, from: number, to: number, viewer: Viewer): Promise<readonly LogEntry[]> {
    const { store } = this.deps
    const before = await store.course(table.id, from)
    if (before === null || to < from) return []
    const rows = [...before.rows, ...(await store.rows(table.id, from, to))]
    const course = await this.parts.positions.courseText({ ...before, rows })
    return this.parts.positions.askAside({ do: 'told', course, from, viewer }, table)
  }

  /** The table at a version, as a `WireSight` in JSON. */
  async sightAt(table: StoredTable, v: number, viewer: Viewer): Promise<string> {
    const stored = await this.deps.store.course(table.id, Math.max(0, v))
    if (stored === null) throw new ProblemError('notFound')
    const course = await this.parts.positions.courseText(stored)
    const past = await this.parts.positions.askAside({ do: 'past', course, viewer }, table)
    if (past === null) throw new ProblemError('notFound')
    return past
  }
}

/** What callers fetch of the past. */
export class History extends TablePart<{ loader: HistoryLoader }> {
  private tableFor(caller: Caller, id: string): Promise<StoredTable> {
    return this.deps.rooms.visit(caller, id, async (_room, found) => found)
  }

  async history(caller: Caller, id: string, from: number, to: number): Promise<readonly LogEntry[]> {
    const table = await this.tableFor(caller, id)
    checkBegun(table)
    const first = Math.max(0, from)
    const last = Math.min(to, table.version, first + PAGE)
    return this.parts.loader.rows(table, first, last, viewerOf(table, caller))
  }

  /** While the game runs: what the caller was told. After the end: the whole record with its dice. */
  async exported(caller: Caller, id: string): Promise<object> {
    const table = await this.tableFor(caller, id)
    return hasEnded(table) ? this.record(table) : this.toldSoFar(table, viewerOf(table, caller))
  }

  async packOf(caller: Caller, id: string): Promise<unknown> {
    await this.tableFor(caller, id)
    return this.deps.store.packOf(id)
  }

  /** While a game runs, nobody gets more than they were told. */
  private async toldSoFar(table: StoredTable, viewer: Viewer): Promise<object> {
    const { id, game, rules, pack, options, version } = table
    const rows: LogEntry[] = []
    for (let from = 0; from < version; from += PAGE)
      rows.push(...(await this.parts.loader.rows(table, from, Math.min(from + PAGE, version), viewer)))
    const seats = table.seats.map(({ name, by }) => ({ name, by }))
    return { format: 'skerry-told-1', table: id, game, rules, pack, options, viewer, seats, rows }
  }

  /** The whole game with everything its dice are made of. */
  private async record(table: StoredTable): Promise<object> {
    const { store } = this.deps
    const { id, game, rules, pack, options, seats, begun, played, winners, secret, witnessedFrom } = table
    const course = await store.course(id)
    const rows = await store.rows(id, 0, table.version)
    const nonces = seats.map(({ nonce }) => nonce)
    const record = gameRecord({
      game,
      rules,
      pack,
      seats: seats.length,
      options,
      start: course?.start ? JSON.parse(course.start) : undefined,
      ownPack: (await store.packOf(id)) ?? undefined,
      snapshot: course?.snapshot ? JSON.parse(course.snapshot.text) : undefined,
      // Standing orders stay their seats' own business.
      rows: rows.map(({ order: _, ...row }) => row),
    })
    return {
      ...record,
      table: {
        seats: seats.map(({ name, by }) => ({ name, by: by === 'open' ? 'person' : by })),
        sharing: 'alone',
        begun,
        played,
        seed: id,
        isOver: true,
        winners,
        asked: null,
      },
      dice: { table: id, commitment: commitmentOf(secret), secret, nonces, witnessedFrom },
    }
  }
}
