import type { Example } from '@skerry/kernel/kit'
import { corners } from './corners.ts'
import pack from './ledger-pack.json' with { type: 'json' }
import { more } from './more.ts'
import { rulebook } from './rulebook.ts'

export { stage } from './stage.ts'
/** The worked examples run on their own frozen map, so that tuning the built-in one never changes them. */
export { pack }

export const examples: readonly Example[] = [...rulebook, ...corners, ...more]
