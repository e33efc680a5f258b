/** The rows a page was told: which of them stand, where they begin, and what is new since the viewer's last turn. */

import type { Viewer } from '@skerry/kernel'
import type { ToldRow } from '../link/types.ts'

export class Told {
  /** In order, those taken back and what took them back among them. */
  private all: readonly ToldRow[] = []
  private stands: readonly ToldRow[] = []
  private viewer: Viewer = 'spectator'
  /** Rows before this one may be new to the viewer; null: the viewer has been here all the time. */
  private backAt: number | null = null

  /** The rows that stand. */
  get standing(): readonly ToldRow[] {
    return this.stands
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
    const first = this.stands.find(({ row }) => last >= 0 && row > (this.all[last] as ToldRow).row)
    return first === undefined || first.row >= backAt ? null : first.row
  }

  begin(rows: readonly ToldRow[], viewer: Viewer): void {
    this.all = rows
    this.stands = standingOf(rows)
    this.viewer = viewer
  }

  add(row: ToldRow): void {
    this.all = [...this.all, row]
    this.stands = withRow(this.stands, row)
    if (row.seat === this.viewer) this.backAt = null // a turn of one's own: nothing before it is news
  }

  addEarlier(rows: readonly ToldRow[]): void {
    const { first } = this
    const earlier = first === null ? rows : rows.filter(({ row }) => row < first)
    this.begin([...earlier, ...this.all], this.viewer)
  }

  /** Somebody comes back when so many rows have been played. */
  comeBack(version: number): void {
    this.backAt = version
  }
}

const standingOf = (rows: readonly ToldRow[]): readonly ToldRow[] => {
  const standing: ToldRow[] = []
  for (const row of rows) {
    if (row.isUndo) standing.splice(lastTaken(standing), 1)
    else standing.push(row)
  }
  return standing
}

/** The rows that stand after this one: an undo takes the last choice back. */
export function withRow(rows: readonly ToldRow[], row: ToldRow): readonly ToldRow[] {
  return row.isUndo ? rows.toSpliced(lastTaken(rows), 1) : [...rows, row]
}

/** Which row an undo takes back; rows that are no choices stay. Where it is not known any more: none. */
function lastTaken(rows: readonly ToldRow[]): number {
  const last = rows.findLastIndex(({ hasResigned, newRules }) => hasResigned === undefined && newRules === undefined)
  return last < 0 ? rows.length : last
}
