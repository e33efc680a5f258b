import type { Example } from '@skerry/kit'
import { attack } from './chapters/attack.ts'
import { general } from './chapters/general.ts'
import { orcs } from './chapters/orcs.ts'
import { powers } from './chapters/powers.ts'
import { setup } from './chapters/setup.ts'
import { treasures } from './chapters/treasures.ts'
import { turn } from './chapters/turn.ts'
import { corners } from './corners.ts'
import pack from './ledger-pack.json' with { type: 'json' }
import { rulebook } from './rulebook.ts'

export { stage } from './stage.ts'
/** The worked examples run on their own frozen map, so that tuning the built-in one never changes them. */
export { pack }

/** Those of the rulebook, the corner cases, and one chapter after the other what else the rules say. */
export const examples: readonly Example[] = [
  ...rulebook,
  ...corners,
  ...general,
  ...setup,
  ...orcs,
  ...powers,
  ...turn,
  ...attack,
  ...treasures,
]
