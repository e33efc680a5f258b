import { describe, type Params, type ReasonId } from '@skerry/kernel'

/** One thing wrong with a pack: where in the document, what, and what a sentence needs. */
export interface PackFault {
  readonly path: string
  readonly reason: ReasonId
  readonly params: Params
}

/** A content pack that cannot be played. It names its first fault; `faults` are all that were found. */
export class PackError extends Error implements PackFault {
  readonly path: string
  readonly reason: ReasonId
  readonly params: Params
  readonly faults: readonly PackFault[]
  constructor(path: string, reason: ReasonId, params: Params = {}, more: readonly PackFault[] = []) {
    super(`pack: ${path || '(top)'}: ${reason}${describe(params)}${more.length > 0 ? ` and ${more.length} more` : ''}`)
    this.name = 'PackError'
    this.path = path
    this.reason = reason
    this.params = params
    this.faults = [{ path, reason, params }, ...more]
  }
}

/** Gathers the faults of a pack, so that its owner is told all of them at once. */
export class PackFaults {
  private readonly found: PackFault[] = []
  need(holds: boolean, path: string, reason: ReasonId, params: Params = {}): void {
    if (!holds) this.found.push({ path, reason, params })
  }
  /** Throws if anything was found. */
  close(): void {
    const [first, ...more] = this.found
    if (first !== undefined) throw new PackError(first.path, first.reason, first.params, more)
  }
}
