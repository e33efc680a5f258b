/** What the spaces of the built-in volcano give: it is by this that players know them. A test ties it to the pack. */

import type { Language } from '@skerry/contracts'
import type { BarEffect, Category, Kind, Resource, Ring } from '../types.ts'
import { effectText } from './effects.ts'
import { ringName } from './names.ts'

const of = (resource: Resource, n: number): BarEffect => ({ do: 'resource', resource, n })
const know = (category: Category, n: number): BarEffect => ({ do: 'know', category, n })
const take = (...kinds: readonly Kind[]): BarEffect => ({ do: 'take', kinds })
const dp = (n: number): BarEffect => ({ do: 'dp', n })
const HONOUR: BarEffect = { do: 'honour', n: 1 }
const CAMPAIGN: BarEffect = { do: 'campaign', times: 1 }
/** The trades of ring 3 cost 2 of one resource. */
const trade = (resource: Resource, ...gains: readonly BarEffect[]): BarEffect => ({
  do: 'trade',
  costs: [{ pay: 'resource', resource, n: 2 }],
  gains,
})

const SPACES: Readonly<Record<string, readonly BarEffect[]>> = {
  'R1-s0': [take('building')],
  'R1-s1': [CAMPAIGN],
  'R1-s2': [of('stone', 1), of('gold', 1), dp(2)],
  'R1-s3': [know('barbarian', 1), know('tactics', 1)],
  'R1-s4': [of('food', 1), of('wood', 1), of('iron', 1)],
  'R1-s5': [take('god', 'warlord')],
  'R2-s0a': [know('barbarian', 2)],
  'R2-s0b': [know('tactics', 2)],
  'R2-s1a': [of('wood', 2), HONOUR],
  'R2-s1b': [of('stone', 2), HONOUR],
  'R2-s2a': [CAMPAIGN],
  'R2-s2b': [take('god', 'warlord')],
  'R2-s3a': [{ do: 'twice' }],
  'R2-s3b': [{ do: 'hero' }],
  'R2-s4a': [of('food', 2), HONOUR],
  'R2-s4b': [of('iron', 2), HONOUR],
  'R2-s5a': [take('building')],
  'R2-s5b': [of('gold', 2)],
  'R3-s0a': [of('wood', 4)],
  'R3-s0b': [trade('wood', { do: 'draw', kinds: ['building'] })],
  'R3-s1a': [of('food', 4)],
  'R3-s1b': [trade('food', know('barbarian', 1), know('tactics', 1), HONOUR)],
  'R3-s2a': [of('gold', 3)],
  'R3-s2b': [trade('gold', { do: 'campaign', times: 2 })],
  'R3-s3a': [of('stone', 4)],
  'R3-s3b': [trade('stone', { do: 'troops', n: 3 })],
  'R3-s4a': [dp(2), know('barbarian', 1)],
  'R3-s4b': [dp(2), know('tactics', 1)],
  'R3-s5a': [of('iron', 4)],
  'R3-s5b': [trade('iron', { do: 'draw', kinds: ['god', 'warlord'] })],
  P1: [CAMPAIGN],
  P2: [dp(5)],
  P3: [take('god'), take('warlord')],
  P4a: [of('food', 1), of('wood', 1), of('iron', 1), of('stone', 1), of('gold', 1)],
  P4b: [take('building')],
}
export const SPACE_IDS: readonly string[] = Object.keys(SPACES)

/** `R2-s3b` lies in ring 2, `P1` in the periphery. */
const ringOf = (id: string): Ring => (id.startsWith('P') ? 4 : (Number(id.charAt(1)) as Ring))

/** What a space gives, without saying where it is; ids of another volcano stay as they are. */
export function spaceEffect(id: unknown, language: Language): string {
  const effects = SPACES[String(id)]
  return effects === undefined ? String(id) : effectText(effects, language)
}

/** `fourth hero (middle ring)` */
export function spaceName(id: unknown, language: Language): string {
  const space = String(id)
  return space in SPACES ? `${spaceEffect(space, language)} (${ringName(ringOf(space), language)})` : space
}
