import type { Example } from '@skerry/kit'
import { cases } from './cases.ts'
import { campaigns } from './chapters/campaigns.ts'
import { endings } from './chapters/endings.ts'
import { general } from './chapters/general.ts'
import { solo } from './chapters/solo.ts'
import pack from './ledger-pack.json' with { type: 'json' }
import { otherPacks } from './other-packs.ts'
import { rulebook } from './rulebook.ts'

export { stage } from './stage.ts'
/** The worked examples run on their own frozen pack, so that tuning the built-in one never changes them. */
export { pack }

/** Those of the rulebook, the further cases, and one chapter after the other what else the rules say. */
export const examples: readonly Example[] = [
  ...rulebook,
  ...cases,
  ...general,
  ...campaigns,
  ...endings,
  ...solo,
  ...otherPacks,
]
