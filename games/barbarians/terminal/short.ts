/** Effects in a few signs, for the rings of the volcano: `W2 Ho1`, `F2→Ba1 Ta1 Ho1`. The legend explains them. */

import { byCost, byEffect } from '../queries.ts'
import type { BarEffect, ByCost, ByEffect, Category, Resource, Troop } from '../types.ts'

const GOODS: Readonly<Record<Resource | Troop, string>> = {
  food: 'F',
  wood: 'W',
  iron: 'I',
  stone: 'S',
  gold: 'G',
  archer: 'A',
  berserker: 'B',
  raider: 'R',
}
const KNOWLEDGE: Readonly<Record<Category | 'either', string>> = { barbarian: 'Ba', tactics: 'Ta', either: 'Kn' }

const COSTS: ByCost<string> = {
  resource: ({ n, resource }) => `${GOODS[resource]}${n}`,
  any: ({ n }) => `?${n}`,
  troop: ({ n, troop }) => `${GOODS[troop]}${n}`,
  troops: ({ n }) => `T${n}`,
  card: ({ kind }) => kind,
  dp: ({ n }) => `${n}DP`,
}

const EFFECTS: ByEffect<string> = {
  resource: ({ n, resource }) => `${GOODS[resource]}${n}`,
  any: ({ n }) => `?${n}`,
  troops: ({ n }) => `T${n}`,
  dp: ({ n }) => `${n}DP`,
  know: ({ category, n }) => `${KNOWLEDGE[category]}${n}`,
  honour: ({ n }) => `Ho${n}`,
  take: ({ kinds }) => kinds.join('/'),
  draw: ({ kinds }) => kinds.map((kind) => `${kind}^`).join('/'),
  hero: () => 'hero4',
  twice: () => 'x2',
  campaign: ({ times }) => (times === 1 ? 'campaign' : `campaign×${times}`),
  rotate: () => 'turn',
  banner: () => 'banner',
  either: ({ sides }) => sides.map(shortEffects).join(' / '),
  trade: ({ costs, gains }) => `${costs.map((cost) => byCost(COSTS, cost)).join(' ')}→${shortEffects(gains)}`,
}
export const shortEffects = (effects: readonly BarEffect[]): string =>
  effects.map((effect) => byEffect(EFFECTS, effect)).join(' ')
