/** Lets tests watch which rules were at work, and mutation runs switch one part of a sum off. Off in play. */

import type { RuleId } from '../src/types.ts'

export interface Probe {
  /** A rule was at work as a refusing condition, a reaction or an event. */
  saw(rule: RuleId, as: 'condition' | 'reaction' | 'event'): void
  /** A step was carried out: its rule and its name (`fight.goOn`). */
  step(rule: RuleId, name: string): void
  /** A part of a sum was counted. True: leave it out. */
  part(rule: RuleId, of: string): boolean
}

export const probe: { active: Probe | null } = { active: null }

/** Runs `work` under a probe; probes do not nest. */
export function watching<T>(watcher: Probe, work: () => T): T {
  if (probe.active !== null) throw new Error('a probe is already watching')
  probe.active = watcher
  try {
    return work()
  } finally {
    probe.active = null
  }
}
