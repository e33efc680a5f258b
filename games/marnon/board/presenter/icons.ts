/** The pictograms the presenter names; the drawing knows how each of them looks. */

import type { IconName } from '@skerry/contracts'
import type { Aid, Figure, Treasure } from '../../types.ts'

export const FIGURE_ICONS: Readonly<Record<Figure, IconName>> = { hero: 'helm', sorcerer: 'hat' }
/** Treasures have pictograms of their own; a blank tile shows nothing. */
export const treasureIcon = (kind: Treasure): { readonly icon?: IconName } => (kind === 'blank' ? {} : { icon: kind })
export const AID_ICONS: Readonly<Record<Aid, IconName>> = {
  twoMen: 'meeple',
  extraAttack: 'swords',
  moveTreasure: 'chest',
  remnant: 'meeple',
  boat: 'boat',
}
