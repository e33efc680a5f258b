/** What effects mainly give: by that a player thinks of a space before thinking of where it lies. */

import type { BarEffect, Kind } from '../../types.ts'

/** In the order of the dock. */
export const GIVEN_KINDS = ['resources', 'campaign', 'knowledge', 'building', 'gods', 'honour', 'special'] as const
export type GivenKind = (typeof GIVEN_KINDS)[number]

const isCard = (effect: BarEffect, kinds: readonly Kind[]): boolean =>
  (effect.do === 'take' || effect.do === 'draw') && effect.kinds.some((kind) => kinds.includes(kind))
/** Whatever comes first decides: it is what somebody goes there for. */
const GIVES: readonly (readonly [GivenKind, (effect: BarEffect) => boolean])[] = [
  ['campaign', ({ do: verb }) => verb === 'campaign' || verb === 'banner'],
  ['building', (effect) => isCard(effect, ['building'])],
  ['gods', (effect) => isCard(effect, ['god', 'warlord'])],
  ['knowledge', ({ do: verb }) => verb === 'know'],
  ['resources', ({ do: verb }) => verb === 'resource' || verb === 'any' || verb === 'troops'],
  ['honour', ({ do: verb }) => verb === 'honour' || verb === 'dp'],
]
const given = (effects: readonly BarEffect[]): readonly BarEffect[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'trade') return given(effect.gains)
    return effect.do === 'either' ? effect.sides.flatMap(given) : [effect]
  })

export function kindOfEffects(effects: readonly BarEffect[]): GivenKind {
  const all = given(effects)
  return GIVES.find(([, isIt]) => all.some(isIt))?.[0] ?? 'special'
}
