/** The vocabulary of Marnon. */

import type { AllotmentSlot, Choice, Event, Frame, GameTypes, Seat, Split, Sum } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'

// —— ids, checked by `load` ——

/** An area (`IV5`) or a castle (`C5`). */
export type FieldId = string & { readonly is: 'field' }
export type RegionId = string & { readonly is: 'region' }

export type Terrain = 'plain' | 'forest' | 'mountain' | 'castle'
/** How one field reaches another. */
export type Link = 'land' | 'bridge' | 'tunnel' | 'boat'
/** Boat waters: the river Amnon and the Marnon Sea (MAR-RULING-71). */
export type Water = 'river' | 'sea'
export type Figure = 'hero' | 'sorcerer'
export type Treasure = 'crown' | 'chest' | 'ring' | 'blank'
export type Aid = 'twoMen' | 'extraAttack' | 'moveTreasure' | 'remnant' | 'boat'
/** A player or the orcs. */
export type Party = Seat | 'orcs'
export type Role = 'attacker' | 'defender'

// —— content ——

export interface Way {
  readonly to: FieldId
  readonly by: Link
}
export interface Field {
  readonly id: FieldId
  /** Castles belong to no region. */
  readonly region: RegionId | null
  readonly terrain: Terrain
  /** By land, bridge and tunnel, in the order in which orcs attack (MAR-ORC-12, -13). */
  readonly ways: readonly Way[]
  /** Fields on one of its waters (MAR-AID-12). */
  readonly boats: readonly Way[]
  /** Fields across the river where no bridge leads over (MAR-GEN-07). */
  readonly acrossRiver: readonly FieldId[]
  /** For a castle: the regions it borders (MAR-RULING-20). */
  readonly borders: readonly RegionId[]
  /** An attack along each of its ways, and by boat: search lists them again and again, so they are made once. */
  readonly attacks: readonly Attack[]
  readonly boatAttacks: readonly Attack[]
  /** Where a figure comes in place of 2 men (MAR-GEN-18). */
  readonly figureSlots: readonly AllotmentSlot[]
}
export interface Content {
  /** All fields in the order of MAR-ORC-10: areas by region and number, then castles. */
  readonly fields: readonly FieldId[]
  readonly areas: readonly FieldId[]
  readonly castles: readonly FieldId[]
  readonly regions: readonly RegionId[]
  /** The areas of each region by number: two dice address an area (MAR-GEN-05). */
  readonly areasOf: Readonly<Record<RegionId, readonly FieldId[]>>
  readonly field: Readonly<Record<FieldId, Field>>
  /** The fields themselves, in the same order as their ids in `fields`. */
  readonly inOrder: readonly Field[]
}

// —— state ——

/** Who holds a field, and with how many men or orcs. Where figures stand is told by their players. */
export interface Holding {
  party: Party | null
  bodies: number
}
/** All units of one party in one field (MAR-GEN-11). */
export interface Force extends Readonly<Holding> {
  readonly hero: boolean
  readonly sorcerer: boolean
}
/** A treasure tile on the board. `hidden`: what everybody but its hider sees of the face (MAR-RULING-09). */
export interface Tile {
  readonly owner: Seat
  field: FieldId
  kind: Treasure | 'hidden'
}
export interface Player {
  /** Eliminated (MAR-ELIM-01). */
  out: boolean
  /** The treasures recovered, for all to see. */
  found: Treasure[]
  /** How often aid was taken (MAR-AID-01). */
  aids: number
  /** Where the figures stand; null: in the supply (MAR-GEN-20). */
  hero: FieldId | null
  sorcerer: FieldId | null
}
export interface MarnonOptions {
  readonly blankTreasure: boolean
  readonly allowHideAtOwner: boolean
  readonly orcPhaseDefenderAdvance: boolean
  readonly figureJumpMayVacate: boolean
  readonly breakOffEndsTurn: boolean
  readonly ringChooser: 'victim' | 'finder'
  readonly lastSurvivorWins: boolean
}
export interface State {
  readonly options: MarnonOptions
  /** 0 while the table is set up. */
  round: number
  startPlayer: Seat | null
  /** In the order of MAR-ORC-10, like `Content.fields`. */
  fields: Holding[]
  tiles: Tile[]
  players: Player[]
  /** Neutral markers, part of no force (MAR-GEN-13); off the board until their first phase (MAR-RULING-16). */
  dragon: FieldId | null
  peacemaker: FieldId | null
  /** Aid 3 exists once per game (MAR-AID-10). */
  treasureMoved: boolean
}

// —— frames ——

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'prepare' | 'nextRound'
}
export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at:
    | 'order'
    | 'castle'
    | 'orcCastles'
    | 'orcAreas'
    | 'man'
    | 'hide'
    | 'guard'
    | 'nextTile'
    | 'nextBlock'
    | 'force'
    | 'forceMen'
    | 'firstForce'
    | 'firstForceMen'
    | 'secondForce'
    | 'secondForceMen'
    | 'thirdForce'
    | 'thirdForceMen'
  /** How many turns of this step have been taken. */
  taken: number
  /** Men of the block being placed; the field of the block or guard. */
  men: number
  field: FieldId | null
}
/** Everybody rolls a die, the highest becomes start player. */
export interface RollOffFrame<R extends 'setupStartRoll' | 'startRoll' = 'setupStartRoll' | 'startRoll'> extends Frame {
  readonly rule: R
  at: 'roll' | 'compare'
  seats: readonly Seat[]
  rolls: number[]
}
export interface RoundFrame extends Frame {
  readonly rule: 'round'
  at: 'orcs' | 'dragon' | 'peacemaker' | 'startPlayer' | 'turns'
  /** Seats passed in phase 5, counted from the start player. */
  passed: number
}
export interface OrcsFrame extends Frame {
  readonly rule: 'orcs'
  at: 'begin' | 'nameRegion' | 'spareRegion' | 'multiply' | 'source' | 'target' | 'fill'
  named: RegionId[]
  /** Where in the order of sources, and of this source's ways, the attack stands. */
  source: number
  way: number
}
export interface DragonFrame extends Frame {
  readonly rule: 'dragon'
  at: 'land' | 'devour' | 'eaten' | 'flight'
  /** The devour die of this landing. */
  die: number
  atePlayer: boolean
}
export interface PeaceFrame extends Frame {
  readonly rule: 'peace'
  at: 'move' | 'gift'
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at:
    | 'aid'
    | 'aidField'
    | 'aidMen'
    | 'extraManField'
    | 'extraMan'
    | 'moveTreasure'
    | 'remnant'
    | 'count'
    | 'reinforce'
    | 'declare'
    | 'afterAttack'
    | 'extraAttack'
  readonly seat: Seat
  aid: Aid | null
  /** Men to be placed now, and the field of aid 1 or 2. */
  men: number
  field: FieldId | null
  /** An extra attack comes after the regular one (MAR-AID-07). */
  extraAttackOpen: boolean
}
export interface AttackFrame extends Frame {
  readonly rule: 'attack'
  at: 'muster' | 'jump' | 'fight'
  readonly seat: Seat
  readonly source: FieldId
  readonly target: FieldId
  readonly by: Link
  /** Fields that gave mustered units. */
  gave: FieldId[]
}
export interface Side {
  readonly party: Party
  readonly field: FieldId
}
/** One fight, exchange by exchange. It can be stored or cloned half-fought. */
export interface FightFrame extends Frame, Readonly<Record<Role, Side>> {
  readonly rule: 'fight'
  at:
    | 'exchange'
    | 'attackerLosses'
    | 'defenderLosses'
    | 'removal'
    | 'outcome'
    | 'goOn'
    | 'attackerAdvance'
    | 'defenderAdvance'
  readonly by: Link
  /** Units each side must lose in this exchange. */
  due: Record<Role, number>
  /** Which ones: named by their owner, still on the board. */
  named: Record<Role, Split>
}
export interface FindFrame extends Frame {
  readonly rule: 'find'
  at: 'reveal' | 'chest' | 'crown' | 'ringTarget' | 'ringLosses'
  readonly seat: Seat
  readonly field: FieldId
  victim: Seat | null
}
export interface EliminationFrame extends Frame {
  readonly rule: 'elimination'
  at: 'leave' | 'survivors'
  readonly seats: readonly Seat[]
}

// —— choices; men and units are allotments: place, lose, muster, advance ——

export interface Settle extends Choice {
  readonly do: 'settle'
  readonly field: FieldId
}
export interface Hide extends Choice {
  readonly do: 'hide'
  readonly kind: Treasure
  readonly field: FieldId
}
/** Where a block of men, or the men of aid 1 or 2, will go. */
export interface Station extends Choice {
  readonly do: 'station'
  readonly field: FieldId
}
export interface TakeAid extends Choice {
  readonly do: 'aid'
  readonly aid: Aid
}
export interface MoveTreasure extends Choice {
  readonly do: 'moveTreasure'
  readonly from: FieldId
  readonly to: FieldId
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly from: FieldId
  readonly to: FieldId
  readonly by: Link
}
export interface Jump extends Choice {
  readonly do: 'jump'
  readonly figure: Figure
}
/** The ring's victim, by the letter of the seat. */
export interface Curse extends Choice {
  readonly do: 'curse'
  readonly victim: string
}

// —— events ——

/**
 * How a fight ended without anybody moving in: `broken` off by the attacker; `stopped`, one orc is left (MAR-ORC-15);
 * `stayed`, the winner cannot or may not move; `bothGone`. Who moves in is told by `fieldOccupied`.
 */
export type FightEnd = 'broken' | 'stopped' | 'stayed' | 'bothGone'

export type MarnonEvent = Event<RuleId> &
  (
    | { type: 'startDieRolled'; seat: Seat; die: number }
    | { type: 'startPlayerChosen'; seat: Seat }
    | { type: 'fieldSettled'; seat: Seat; field: FieldId }
    | { type: 'orcsPlaced'; fields: readonly FieldId[]; orcs: number }
    | { type: 'doublesRolled'; region: RegionId; die: number }
    | { type: 'tileLaid'; owner: Seat; hider: Seat; field: FieldId; kind?: Treasure }
    | { type: 'menPlaced'; seat: Seat; n: Split }
    | { type: 'roundBegan'; round: number }
    | { type: 'regionNamed'; seat: Seat; region: RegionId }
    | { type: 'regionNamedAgain'; seat: Seat; region: RegionId }
    | { type: 'regionSpared'; region: RegionId }
    | { type: 'allRegionsNamed' }
    | { type: 'orcsGrew'; n: Split }
    | { type: 'orcsRoused'; source: FieldId; orcs: number }
    | { type: 'orcsAttacked'; source: FieldId; target: FieldId; by: Link }
    | { type: 'targetSpared'; source: FieldId; target: FieldId; because: 'hero' | 'dragon' | 'peacemaker' }
    | { type: 'fieldsFilled'; fields: readonly FieldId[] }
    | { type: 'dragonLanded'; field: FieldId }
    | { type: 'dragonBit'; field: FieldId; die: number }
    | { type: 'dragonStayed'; field: FieldId }
    | { type: 'peacemakerMoved'; field: FieldId; region: RegionId }
    | { type: 'orcsGifted'; field: FieldId; orcs: number }
    | { type: 'turnBegan'; seat: Seat }
    | { type: 'aidTaken'; seat: Seat; aid: Aid; tally: number }
    | { type: 'treasureMoved'; seat: Seat; owner: Seat; from: FieldId; field: FieldId }
    | { type: 'reinforcementsCounted'; seat: Seat; sum: Sum }
    | { type: 'attackDeclared'; seat: Seat; source: FieldId; target: FieldId; by: Link }
    | { type: 'unitsMustered'; seat: Seat; n: Split; field: FieldId }
    | { type: 'figureJumped'; seat: Seat; figure: Figure; from: FieldId; field: FieldId }
    | { type: 'diceRolled'; dice: Readonly<Record<Role, number>>; strengths: Readonly<Record<Role, number>> }
    | { type: 'bothMissed' }
    | { type: 'unitsLost'; losses: readonly { readonly party: Party; readonly n: Split }[] }
    | { type: 'fightEnded'; how: FightEnd; source: FieldId; target: FieldId }
    | { type: 'fieldOccupied'; party: Party; n: Split; field: FieldId }
    | { type: 'treasureFound'; seat: Seat; field: FieldId; kind: Treasure }
    | { type: 'ringTurned'; seat: Seat; victim: Seat }
    | { type: 'ringUnused'; seat: Seat }
    | { type: 'eliminated'; seat: Seat; tiles: number }
  )

export interface Marnon extends GameTypes {
  rule: RuleId
  content: Content
  state: State
  frame:
    | GameFrame
    | SetupFrame
    | RollOffFrame<'setupStartRoll'>
    | RollOffFrame<'startRoll'>
    | RoundFrame
    | OrcsFrame
    | DragonFrame
    | PeaceFrame
    | TurnFrame
    | AttackFrame
    | FightFrame
    | FindFrame
    | EliminationFrame
  event: MarnonEvent
  seen: State
}
