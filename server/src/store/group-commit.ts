/** Changes that arrive within one turn of the event loop share one commit, so that they wait for the disk once. */

import type { Change, Store } from './types.ts'

interface Waiting {
  readonly changes: readonly Change[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export class GroupCommit {
  private readonly store: Store
  private readonly onGroup: (size: number, seconds: number) => void
  private waiting: Waiting[] = []
  private isCommitting = false

  constructor(store: Store, onGroup: (size: number, seconds: number) => void = () => undefined) {
    this.store = store
    this.onGroup = onGroup
  }

  /** Resolves once the changes are durable. Rejects, as its whole group does, when nothing of the group was stored. */
  commit(changes: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ changes, resolve, reject })
      if (this.waiting.length === 1 && !this.isCommitting) setImmediate(() => void this.flush())
    })
  }

  private async flush(): Promise<void> {
    const group = this.waiting
    this.waiting = []
    this.isCommitting = true
    const begun = performance.now()
    try {
      await this.store.commit(group.flatMap(({ changes }) => changes))
      for (const { resolve } of group) resolve()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    this.onGroup(group.length, (performance.now() - begun) / 1000)
    this.isCommitting = false
    if (this.waiting.length > 0) setImmediate(() => void this.flush())
  }
}
