/** How things look by what they are: pictograms and classes. */

import type { Deck, RegionId } from '../types.ts'
import { isPictogram, type PictogramName } from './pictograms.ts'

/** The soil of a tile; of other packs' regions it is grass. */
export type Soil = 'grass' | 'slate' | 'straw' | 'peat' | 'basalt' | 'heather' | 'rock' | 'moss' | 'conifer' | 'sand'
const SOILS: Readonly<Record<string, Soil>> = {
  INN: 'grass',
  LIBRARY: 'slate',
  HOLY_SPIRE: 'straw',
  FORT: 'peat',
  GAPING_MAW: 'basalt',
  ANCIENT_TOMB: 'heather',
  ARCANE_TOWER: 'rock',
  SHRINE: 'moss',
  MONASTERY: 'conifer',
  ACADEMY: 'sand',
  COMMAND_POST: 'peat',
}
export const soilOf = (region: RegionId | string): Soil => SOILS[region] ?? 'grass'
export const regionSign = (region: RegionId | string): PictogramName => (isPictogram(region) ? region : 'region')

/** The six decks, which are also the six colours of cards. */
export const deckSign = (deck: Deck): PictogramName => deck
export const deckTone = (deck: Deck): string => `of-deck-${deck}`
