import type { Example } from '@skerry/kit'
import { earning } from './chapters/earning.ts'
import { ending } from './chapters/ending.ts'
import { general } from './chapters/general.ts'
import { repel } from './chapters/repel.ts'
import { spread } from './chapters/spread.ts'
import { tiles } from './chapters/tiles.ts'
import { turns } from './chapters/turns.ts'
import { corners } from './corners.ts'
import pack from './ledger-pack.json' with { type: 'json' }
import { otherPacks } from './other-packs.ts'
import { rulebook } from './rulebook.ts'

export { stage } from './stage.ts'
/** The worked examples run on their own frozen pack, so that tuning the built-in one never changes them. */
export { pack }

/** Those of the rulebook, the corner cases, and one chapter after the other what else the rules say. */
export const examples: readonly Example[] = [
  ...rulebook,
  ...corners,
  ...general,
  ...earning,
  ...turns,
  ...spread,
  ...repel,
  ...tiles,
  ...ending,
  ...otherPacks,
]
