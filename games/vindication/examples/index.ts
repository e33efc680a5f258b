import type { Example } from '@skerry/kit'
import { cases } from './cases.ts'
import { bonus } from './chapters/bonus.ts'
import { cards } from './chapters/cards.ts'
import { endings } from './chapters/endings.ts'
import { fights } from './chapters/fights.ts'
import { moves } from './chapters/moves.ts'
import { setup } from './chapters/setup.ts'
import { turns } from './chapters/turns.ts'
import { visits } from './chapters/visits.ts'
import pack from './ledger-pack.json' with { type: 'json' }
import { rulebook } from './rulebook.ts'

export { stage } from './stage.ts'
export { pack }

/** Those of the ledger, further cases, and one chapter after the other what else the rules say. */
export const examples: readonly Example[] = [
  ...rulebook,
  ...cases,
  ...setup,
  ...turns,
  ...moves,
  ...visits,
  ...bonus,
  ...cards,
  ...fights,
  ...endings,
]
