/** The rows a page was told: which of them no undo took back, where they begin, and what is new since the viewer's last turn. */

import type { Viewer } from '@skerry/kernel'
import { remainingEntries, withLogEntry } from '@skerry/session'
import type { LogEntry } from '../link/types.ts'

export class ViewerLog {
  /** In order, those taken back and what took them back among them. */
  private all: readonly LogEntry[] = []
  private left: readonly LogEntry[] = []
  private viewer: Viewer = 'spectator'
  /** Rows before this one may be new to the viewer; null: the viewer has been here all the time. */
  private backAt: number | null = null

  /** The rows that no undo took back. */
  get remaining(): readonly LogEntry[] {
    return this.left
  }
  /** The number of the first row known; null: none is. */
  get first(): number | null {
    return this.all[0]?.row ?? null
  }
  /** The first row since the viewer's last own one; null: nothing is new, or that is not known. */
  get newsFrom(): number | null {
    const { backAt, viewer } = this
    if (backAt === null) return null
    const last = this.all.findLastIndex(({ seat, row }) => seat === viewer && row < backAt)
    const first = this.left.find(({ row }) => last >= 0 && row > (this.all[last] as LogEntry).row)
    return first === undefined || first.row >= backAt ? null : first.row
  }

  begin(rows: readonly LogEntry[], viewer: Viewer): void {
    this.all = rows
    this.left = remainingEntries(rows)
    this.viewer = viewer
  }

  add(row: LogEntry): void {
    this.all = [...this.all, row]
    this.left = withLogEntry(this.left, row)
    if (row.seat === this.viewer) this.backAt = null // a turn of one's own: nothing before it is news
  }

  addEarlier(rows: readonly LogEntry[]): void {
    const { first } = this
    const earlier = first === null ? rows : rows.filter(({ row }) => row < first)
    this.begin([...earlier, ...this.all], this.viewer)
  }

  /** Somebody comes back when so many rows have been played. */
  comeBack(version: number): void {
    this.backAt = version
  }
}
