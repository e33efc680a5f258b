/** The pictograms the presenter names; the drawing knows how each of them looks. */

import { byCost, byEffect } from '../../queries.ts'
import type {
  BarEffect,
  ByCost,
  ByEffect,
  Cost,
  Criterion,
  Direction,
  Faction,
  Kind,
  Resource,
  Terrain,
  Track,
  Tribe,
  Troop,
} from '../../types.ts'

/** The pictograms drawn on the board itself, and by the panels. */
export const BOARD_ICONS = [
  // —— tracks and goods ——
  'dp',
  'honour', // a crown
  'milestone',
  'food',
  'wood',
  'iron',
  'stone',
  'gold',
  'resources', // of choice
  'archer',
  'berserker',
  'raider',
  'troops', // of choice
  // —— cards ——
  'god',
  'warlord',
  'building',
  'card', // the top of a deck
  // —— knowledge ——
  'knowledge', // of either category
  'barbarian',
  'tactics',
  'discovery',
  'defence',
  'economy',
  'production',
  'nefriar',
  'shan',
  'aspidian',
  'varg',
  // —— the volcano ——
  'hero',
  'fourthHero',
  'twice', // x2
  'clockwise',
  'counterclockwise',
  'rotate',
  'dummy', // a hero of an unused colour, and the dummy of a solo game
  // —— the map ——
  'campaign',
  'battle',
  'overkill',
  'banner',
  'marker', // a faction marker of any faction
  'firstConqueror',
  'glacier',
  'forest',
  'mountain',
  'swamp',
  // —— eras and phases ——
  'preparation',
  'feast',
  'demon',
  'fate',
  'lastCampaign',
  // —— tribes ——
  'tiger',
  'bear',
  'horse',
  'wolf',
  // —— choices ——
  'lost', // a battle yielded
  'endTurn',
] as const

/** Those drawn only by the panels. */
const PANEL_ICONS = [
  'turned', // a god or warlord used in this era
  'reward',
  'era',
  'organise',
  'round1',
  'round2',
  'round3',
  'round4',
  'scoring',
  'target', // what a solo game must beat
  'trade', // a cost for an effect
  'sacrifice',
  'pray',
  'decline', // nothing is done
  'discard',
] as const

/** Every name there is: `Pictogram` draws these and no other. */
export const ICONS = [...BOARD_ICONS, ...PANEL_ICONS] as const

export type BarIcon = (typeof ICONS)[number]

/** Goods, tracks, kinds, terrains and tribes are called in pictograms what they are called in the rules. */
export const iconOf = (
  id: Resource | Troop | Track | Kind | Terrain | Tribe | Faction | Direction | 'feast' | 'demon',
): BarIcon => id

const CRITERIA: Readonly<Record<Criterion, BarIcon>> = {
  markers: 'marker',
  types: 'building',
  tracks: 'knowledge',
  gods: 'god',
  resource: 'resources',
}
/** What a building counts at the end (BAR-SCORE-02 … -06). */
export const criterionIcon = (scores: Criterion, resource: Resource): BarIcon =>
  scores === 'resource' ? resource : CRITERIA[scores]

const COST_ICONS: ByCost<BarIcon> = {
  resource: ({ resource }) => resource,
  any: () => 'resources',
  troop: ({ troop }) => troop,
  troops: () => 'troops',
  card: ({ kind }) => kind,
  dp: () => 'dp',
}
export const costIcon = (cost: Cost): BarIcon => byCost(COST_ICONS, cost)

const EFFECT_ICONS: ByEffect<BarIcon> = {
  resource: ({ resource }) => resource,
  any: () => 'resources',
  troops: () => 'troops',
  dp: () => 'dp',
  know: ({ category }) => (category === 'either' ? 'knowledge' : category),
  honour: () => 'honour',
  take: ({ kinds }) => kinds[0] ?? 'card',
  draw: ({ kinds }) => (kinds.length === 1 ? (kinds[0] ?? 'card') : 'card'),
  hero: () => 'fourthHero',
  twice: () => 'twice',
  campaign: () => 'campaign',
  rotate: () => 'rotate',
  banner: () => 'banner',
  either: ({ sides }) => effectIcon(sides.at(-1) ?? []),
  trade: ({ gains }) => effectIcon(gains),
}
/** What an effect is mainly about: the last of several, for it is the dearest (BAR-RULING-21). */
export function effectIcon(effects: readonly BarEffect[]): BarIcon {
  const effect = effects.at(-1)
  return effect === undefined ? 'trade' : byEffect(EFFECT_ICONS, effect)
}
