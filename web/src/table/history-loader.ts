/** Looking at other versions: one look at a time, for an answer may take long. */

import type { Viewer } from '@skerry/kernel'
import type { TableSnapshot } from '../link/types.ts'

export interface Wish {
  readonly version: number
  readonly viewer: Viewer
}

export interface HistoryLoaderOptions {
  readonly at: (version: number, viewer: Viewer) => Promise<TableSnapshot>
  readonly onSight: (sight: TableSnapshot) => void
  readonly onFault: (error: unknown) => void
}

export class HistoryLoader {
  private readonly options: HistoryLoaderOptions
  /** Where many are wished for while one is on its way, the last is next. */
  private next: Wish | null = null
  private isLooking = false

  constructor(options: HistoryLoaderOptions) {
    this.options = options
  }

  wish(wish: Wish): void {
    this.next = wish
    if (!this.isLooking) void this.look()
  }

  /** What is still on its way is not told any more unless somebody wishes again. */
  forget(): void {
    this.next = null
  }

  private async look(): Promise<void> {
    this.isLooking = true
    try {
      for (let wish = this.next; wish !== null; wish = this.next) {
        this.next = null
        this.options.onSight(await this.options.at(wish.version, wish.viewer))
      }
    } catch (error) {
      this.next = null
      this.options.onFault(error)
    } finally {
      this.isLooking = false
    }
  }
}
