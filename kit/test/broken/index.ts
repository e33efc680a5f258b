/** Toys with exactly one thing wrong, and what the kit must say about each. */

import { EDGES } from './edges.ts'
import { LEGALITY } from './legality.ts'
import { LOG } from './log.ts'
import type { Broken } from './make.ts'
import { RULES } from './rules.ts'
import { SECRETS } from './secrets.ts'

export const BROKEN: readonly Broken[] = [...RULES, ...LEGALITY, ...LOG, ...SECRETS, ...EDGES]
