/** The ledger of a game: every rule by its id, and how it is covered. */

import type { RuleId } from '@skerry/kernel'

/** What a rule id stands for: a `rule` must be seen at work, the others are covered in other ways. */
export type LedgerKind = 'rule' | 'ruling' | 'definition' | 'data' | 'interface' | 'note'
/**
 * A game writes `export const ledger = { … } satisfies Ledger` and takes the type of its rule ids from it:
 * `export type RuleId = keyof typeof ledger`.
 */
export type Ledger = Readonly<Record<RuleId, LedgerKind>>
