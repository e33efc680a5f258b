/** The pictograms the telling names; the drawing knows how each of them looks. */

import type { Back, Piece, Section, Threat, TileKind } from '../../types.ts'

/** Every name there is: `Pictogram` draws these and no other. */
export const ICONS = [
  // —— tracks and pieces ——
  'fame',
  'corruption',
  'disc',
  'sword',
  'shield',
  'fomori', // face-down: nobody knows which
  'trophy', // a castle won, unused
  'tile', // a tactic tile of any kind
  'elements', // what the chest keeps: counted by threes at the end
  // —— threats ——
  'sineach',
  'athach',
  'monghfinn',
  'castle',
  // —— fortifications and places ——
  'ait',
  'broch',
  'caer',
  'port',
  'outpost',
  'province',
  // —— the two endings ——
  'overrun',
  'repelled',
  // —— tactic tiles, one per kind ——
  'cauldron',
  'silver',
  'wildGeese',
  'salmon',
  'liaFail',
  'emer',
  'highWalls',
  'stronghold',
  'ogam',
  'masterBuilder',
  'ruse',
  'migration',
  'bard',
  // —— earning cards ——
  'card',
  'blocker',
  'top', // three bars, this one open
  'middle',
  'bottom',
  'backDiscs',
  'backArms',
  'backGlory',
  // —— rounds, phases, actions ——
  'round',
  'lastRound',
  'startPlayer',
  'draw',
  'block',
  'exploit',
  'actions',
  'roundEnd',
  'spread',
  'pass',
  'endTurn',
] as const

export type ArrivalIcon = (typeof ICONS)[number]

export const BACK_ICONS: Readonly<Record<Back, ArrivalIcon>> = {
  discs: 'backDiscs',
  arms: 'backArms',
  glory: 'backGlory',
}
export const SECTION_ICONS: Readonly<Record<Section, ArrivalIcon>> = { top: 'top', middle: 'middle', bottom: 'bottom' }
export const PIECE_ICONS: Readonly<Record<Piece, ArrivalIcon>> = { discs: 'disc', swords: 'sword', shields: 'shield' }
/** Tiles and threats are called in pictograms what they are called in the rules. */
export const tileIcon = (kind: TileKind): ArrivalIcon => kind
export const threatIcon = (threat: Threat): ArrivalIcon => threat
/** 1 Ait, 2 Broch, 3 Caer. */
export const levelIcon = (level: number): ArrivalIcon => (level >= 3 ? 'caer' : level === 2 ? 'broch' : 'ait')
