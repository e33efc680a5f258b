/** Effects as small sentences of pictograms: what stands in them, and how they are set in lines. No picture yet. */

import { between, type Setting as SettingOf, typesetting } from '@skerry/boards'
import type { BarEffect, Cost, Kind } from '../types.ts'
import type { PictogramName } from './pictograms.ts'

/** A pictogram with its number, or what stands between two of them. */
export type Part =
  | {
      readonly is: 'sign'
      readonly name: PictogramName
      /** Before it; empty: one of it. */
      readonly n: string
      /** The top card of a deck: drawn on a card. */
      readonly isCard?: boolean
    }
  | { readonly is: 'arrow' }
  | { readonly is: 'slash' }

const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n === 1 ? '' : n) })
/** Points always tell how many they are. */
const points = (n: number): Part => ({ is: 'sign', name: 'dp', n: String(n) })
const ARROW: Part = { is: 'arrow' }
const SLASH: Part = { is: 'slash' }

const cardOf = (kind: Kind): readonly Part[] => [{ is: 'sign', name: kind, n: '', isCard: true }]

export const partsOf = (effects: readonly BarEffect[]): readonly Part[] => effects.flatMap(partsOfOne)

function partsOfOne(effect: BarEffect): readonly Part[] {
  switch (effect.do) {
    case 'resource':
      return [sign(effect.resource, effect.n)]
    case 'any':
      return [sign('resources', effect.n)]
    case 'troops':
      return [sign('troops', effect.n)]
    case 'dp':
      return [points(effect.n)]
    case 'know':
      return [sign(effect.category === 'either' ? 'knowledge' : effect.category, effect.n)]
    case 'honour':
      return [sign('honour', effect.n)]
    case 'take':
      return between(
        effect.kinds.map((kind) => [sign(kind)]),
        SLASH,
      )
    case 'draw':
      return between(effect.kinds.map(cardOf), SLASH)
    case 'hero':
      return [sign('fourthHero')]
    case 'twice':
      return [sign('twice')]
    case 'campaign':
      return effect.times === 1 ? [sign('campaign')] : [sign('campaign'), sign('twice')]
    case 'rotate':
      return [sign('rotate')]
    case 'banner':
      return [sign('banner')]
    case 'either':
      return between(effect.sides.map(partsOf), SLASH)
    case 'trade':
      return [...effect.costs.map(partOfCost), ARROW, ...partsOf(effect.gains)]
  }
}

export function partOfCost(cost: Cost): Part {
  switch (cost.pay) {
    case 'resource':
      return sign(cost.resource, cost.n)
    case 'any':
      return sign('resources', cost.n)
    case 'troop':
      return sign(cost.troop, cost.n)
    case 'troops':
      return sign('troops', cost.n)
    case 'card':
      return sign(cost.kind)
    case 'dp':
      return sign('dp', `−${cost.n}`)
  }
}

// —— setting ——

/** A digit, in sizes of a pictogram. */
const DIGIT = 0.46

export type Setting = SettingOf<Part>
export const { fitted, setIn } = typesetting<Part>({
  widthOf(part) {
    if (part.is === 'arrow') return 0.62
    return part.is === 'slash' ? 0.36 : 1.04 + part.n.length * DIGIT
  },
  isWord: ({ is }) => is === 'sign',
  line: 1.1,
  gap: 0.24,
})
