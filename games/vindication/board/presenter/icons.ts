/** The pictograms the presenter names; the drawing knows how each of them looks. */

import type { Attr, Deck, MonsterFace, RegionId, Source, VinEffect, Zone } from '../../types.ts'

/** Every name there is: `Pictogram` draws these and no other. */
export const ICONS = [
  // —— attributes and cubes ——
  'INS',
  'KNO',
  'STR',
  'WIS',
  'VIS',
  'COU',
  'attribute', // of choice
  'pot',
  'inf',
  'conv',
  'cube',
  'augment',
  'downgrade',
  // —— cards ——
  'yellow', // a companion of this colour
  'blue',
  'red',
  'companion', // of any colour
  'trait',
  'relic',
  'monster',
  'card', // of any deck
  'champion',
  'open', // the open pile
  'top', // the unseen card of the deck
  'empowered', // the empowered draw
  // —— regions ——
  'ACADEMY',
  'ANCIENT_TOMB',
  'ARCANE_TOWER',
  'COMMAND_POST',
  'FORT',
  'GAPING_MAW',
  'HOLY_SPIRE',
  'INN',
  'LIBRARY',
  'MONASTERY',
  'SHRINE',
  'region', // of any type
  'discover', // an undiscovered hex
  'island',
  // —— the main actions ——
  'move',
  'teleport',
  'stop',
  'activate',
  'wretched', // the character
  'vindicated',
  'visit',
  'rest',
  'turn', // nothing is in progress: what one likes
  'endTurn',
  // —— bonus actions ——
  'ability',
  'convert',
  'proficiency',
  'control',
  'recall',
  'dismiss',
  'motivate',
  'charge',
  'decline', // nothing is done
  // —— dice ——
  'die',
  'reroll',
  'MISS',
  'EXH',
  'DEATH',
  'save',
  // —— honor and the end ——
  'honor',
  'coin',
  'trigger',
  'quest',
  'mastery',
  'speed',
  'scoring',
  'round',
  'setup',
  'medallion',
  'opponent',
] as const

export type VinIcon = (typeof ICONS)[number]

/** Attributes, zones, decks, faces and sources are called in pictograms what they are called in the rules. */
export const iconOf = (id: Attr | Zone | Deck | MonsterFace | Source): VinIcon => id
const KNOWN: ReadonlySet<string> = new Set(ICONS)
/** Tiles of other packs have the sign of any region. */
export const regionIcon = (id: RegionId | undefined): VinIcon =>
  id !== undefined && KNOWN.has(id) ? (id as string as VinIcon) : 'region'

const EFFECTS: Readonly<Record<VinEffect['do'], VinIcon>> = {
  hon: 'honor',
  attr: 'attribute',
  aug: 'augment',
  down: 'downgrade',
  motivate: 'motivate',
  card: 'card',
  discount: 'region',
  move: 'move',
  tele: 'teleport',
  reroll: 'reroll',
  setdie: 'die',
  safe: 'save',
  convert: 'convert',
  charge: 'charge',
  ctrlcost: 'control',
  again: 'turn',
  mastery: 'mastery',
  score: 'scoring',
  steal: 'honor',
  lose: 'honor',
  evict: 'recall',
  peek: 'card',
  scout: 'discover',
  speed: 'speed',
  take: 'card',
  recharge: 'charge',
  fight: 'monster',
  roll: 'die',
}
/** What an ability or region is mainly about: its first effect. */
export function effectIcon(effects: readonly VinEffect[]): VinIcon {
  const [effect] = effects
  if (effect === undefined) return 'ability'
  if (effect.do === 'attr' && effect.kinds.length === 1) return effect.kinds[0] as Attr
  if (effect.do === 'take') return effect.deck
  if (effect.do === 'card' && effect.decks.length === 1) return effect.decks[0] as Deck
  if (effect.do === 'discount' && effect.regions.length === 1) return regionIcon(effect.regions[0])
  return EFFECTS[effect.do]
}
