/** All that is to be kept within one turn of the event loop goes into one commit: one wait for the disk, not one each. */

import type { Change, Store } from '../store/types.ts'

interface Waiting {
  readonly changes: readonly Change[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class GroupCommit {
  private readonly store: Store
  private readonly onGroup: (size: number, seconds: number) => void
  private waiting: Waiting[] = []
  private isAtWork = false

  constructor(store: Store, onGroup: (size: number, seconds: number) => void = () => undefined) {
    this.store = store
    this.onGroup = onGroup
  }

  /** Resolves when it is durable; rejects, as its whole group does, when nothing of the group was kept. */
  commit(changes: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ changes, resolve, reject })
      if (this.waiting.length === 1 && !this.isAtWork) setImmediate(() => void this.flush())
    })
  }

  private async flush(): Promise<void> {
    const group = this.waiting
    this.waiting = []
    this.isAtWork = true
    const begun = performance.now()
    try {
      await this.store.commit(group.flatMap(({ changes }) => changes))
      for (const { resolve } of group) resolve()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    this.onGroup(group.length, (performance.now() - begun) / 1000)
    this.isAtWork = false
    if (this.waiting.length > 0) setImmediate(() => void this.flush())
  }
}
