/** Effects as small sentences of pictograms: what stands in them, and how they are set in lines. No picture yet. */

import { between, type Setting as SettingOf, typesetting } from '@skerry/boards'
import { byCost, byEffect } from '../queries.ts'
import type { BarEffect, ByCost, ByEffect, Cost, Kind } from '../types.ts'
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

const EFFECTS: ByEffect<readonly Part[]> = {
  resource: ({ n, resource }) => [sign(resource, n)],
  any: ({ n }) => [sign('resources', n)],
  troops: ({ n }) => [sign('troops', n)],
  dp: ({ n }) => [points(n)],
  know: ({ category, n }) => [sign(category === 'either' ? 'knowledge' : category, n)],
  honour: ({ n }) => [sign('honour', n)],
  take: ({ kinds }) =>
    between(
      kinds.map((kind) => [sign(kind)]),
      SLASH,
    ),
  draw: ({ kinds }) => between(kinds.map(cardOf), SLASH),
  hero: () => [sign('fourthHero')],
  twice: () => [sign('twice')],
  campaign: ({ times }) => (times === 1 ? [sign('campaign')] : [sign('campaign'), sign('twice')]),
  rotate: () => [sign('rotate')],
  banner: () => [sign('banner')],
  either: ({ sides }) => between(sides.map(partsOf), SLASH),
  trade: ({ costs, gains }) => [...costs.map(partOfCost), ARROW, ...partsOf(gains)],
}
export const partsOf = (effects: readonly BarEffect[]): readonly Part[] =>
  effects.flatMap((effect) => byEffect(EFFECTS, effect))

const COSTS: ByCost<Part> = {
  resource: ({ n, resource }) => sign(resource, n),
  any: ({ n }) => sign('resources', n),
  troop: ({ n, troop }) => sign(troop, n),
  troops: ({ n }) => sign('troops', n),
  card: ({ kind }) => sign(kind),
  dp: ({ n }) => sign('dp', `−${n}`),
}
export const partOfCost = (cost: Cost): Part => byCost(COSTS, cost)

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
