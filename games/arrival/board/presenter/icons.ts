/** The pictograms the presenter names; the drawing knows how each of them looks. */

import type { Back, Piece, Section, Threat, TileKind } from '../../types.ts'

/** The pictograms drawn on the board itself, and by the panels. */
export const BOARD_ICONS = [
  // —— tracks and pieces ——
  'fame',
  'corruption',
  'disc',
  'sword',
  'shield',
  'fomori', // face-down: nobody knows which
  'trophy', // a castle won, unused
  'tile', // a tactic tile of any kind
  // —— threats ——
  'sineach',
  'athach',
  'monghfinn',
  // —— fortifications and places ——
  'ait',
  'broch',
  'caer',
  'port',
  'province',
  // —— the two endings ——
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
  'backDiscs',
  'backArms',
  'backGlory',
  // —— rounds, phases, actions ——
  'startPlayer',
  'pass',
] as const

/** Those drawn only by the panels. */
const PANEL_ICONS = [
  'elements', // what the chest keeps: counted by threes at the end
  'castle',
  'build',
  'site', // a free location
  'outpost',
  'overrun',
  'blocker',
  'top', // three bars, this one open
  'middle',
  'bottom',
  'round',
  'lastRound',
  'draw',
  'block',
  'exploit',
  'actions',
  'roundEnd',
  'spread',
  'endTurn',
] as const

/** Every name there is: `Pictogram` draws these and no other. */
export const ICONS = [...BOARD_ICONS, ...PANEL_ICONS] as const

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
