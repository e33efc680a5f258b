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

/** What went wrong, for a message: `(option score, got 3)`. */
export function describe(params: Params): string {
  const entries = Object.entries(params)
  return entries.length === 0 ? '' : ` (${entries.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ')})`
}
