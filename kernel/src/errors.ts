import type { Frame, Params, ReasonId, RuleId } from './types.ts'

/** A broken invariant of the rules. The caller keeps the position from before. */
export class RuleError extends Error {
  readonly rule: RuleId
  readonly step: string
  constructor(rule: RuleId, message: string, frames: readonly Frame[] = []) {
    const step = frames.length > 0 ? stepName(frames[frames.length - 1] as Frame) : '–'
    super(`${rule} at ${step}: ${message} (stack: ${frames.map(stepName).join(' > ') || 'empty'})`)
    this.name = 'RuleError'
    this.rule = rule
    this.step = step
  }
}

export const stepName = (frame: Frame): string => `${frame.rule}.${frame.at}`

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

/** Options, seat counts, notation or game records that do not make sense. */
export class InputError extends Error {
  readonly where: string
  readonly reason: ReasonId
  readonly params: Params
  constructor(where: string, reason: ReasonId, params: Params = {}) {
    super(`${where}: ${reason}${describe(params)}`)
    this.name = 'InputError'
    this.where = where
    this.reason = reason
    this.params = params
  }
}

function describe(params: Params): string {
  const entries = Object.entries(params)
  return entries.length === 0 ? '' : ` (${entries.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ')})`
}
