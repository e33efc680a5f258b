/** Effects in a few signs, for the rings of the volcano: `W2 Ho1`, `F2→Ba1 Ta1 Ho1`. The legend explains them. */

import type { BarEffect, Category, Cost, Resource, Troop } from '../types.ts'

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

function shortCost(cost: Cost): string {
  switch (cost.pay) {
    case 'resource':
      return `${GOODS[cost.resource]}${cost.n}`
    case 'any':
      return `?${cost.n}`
    case 'troop':
      return `${GOODS[cost.troop]}${cost.n}`
    case 'troops':
      return `T${cost.n}`
    case 'card':
      return cost.kind
    case 'dp':
      return `${cost.n}DP`
  }
}

function shortEffect(effect: BarEffect): string {
  switch (effect.do) {
    case 'resource':
      return `${GOODS[effect.resource]}${effect.n}`
    case 'any':
      return `?${effect.n}`
    case 'troops':
      return `T${effect.n}`
    case 'dp':
      return `${effect.n}DP`
    case 'know':
      return `${KNOWLEDGE[effect.category]}${effect.n}`
    case 'honour':
      return `Ho${effect.n}`
    case 'take':
      return effect.kinds.join('/')
    case 'draw':
      return effect.kinds.map((kind) => `${kind}^`).join('/')
    case 'hero':
      return 'hero4'
    case 'twice':
      return 'x2'
    case 'campaign':
      return effect.times === 1 ? 'campaign' : `campaign×${effect.times}`
    case 'rotate':
      return 'turn'
    case 'banner':
      return 'banner'
    case 'either':
      return effect.sides.map(shortEffects).join(' / ')
    case 'trade':
      return `${effect.costs.map(shortCost).join(' ')}→${shortEffects(effect.gains)}`
  }
}
export const shortEffects = (effects: readonly BarEffect[]): string => effects.map(shortEffect).join(' ')
