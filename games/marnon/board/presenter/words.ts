/** What the board says, in both languages. Seats in sentences are marks (`seatMark`). */

import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Figure, Force, Link, Terrain, Treasure } from '../../types.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type PhaseId = 'orcs' | 'dragon' | 'peacemaker' | 'startPlayer' | 'turns'
/** What goes on inside a phase or the setup. */
export type Detail =
  | 'order'
  | 'castles'
  | 'men'
  | 'treasures'
  | 'blocks'
  | 'aid'
  | 'reinforcements'
  | 'attack'
  | 'fight'
  | 'treasure'

export interface PresenterWords {
  readonly round: (n: number) => string
  readonly setup: string
  readonly turn: (seat: Seat) => string
  readonly phases: Readonly<Record<PhaseId, string>>
  readonly details: Readonly<Record<Detail, string>>
  /** `castle 3`, `IV/5` */
  readonly place: (id: string) => string
  readonly terrains: Readonly<Record<Terrain, string>>
  /** `in the forest` */
  readonly within: Readonly<Record<Terrain, string>>
  readonly treasures: Readonly<Record<Treasure, string>>
  readonly figures: Readonly<Record<Figure, string>>
  readonly men: string
  /** `5 men and the hero` */
  readonly force: (force: Force) => string
  readonly units: (n: number) => string

  // —— about a seat ——
  /** `fields`, or `field` after a 1; without the number. */
  readonly fields: (n: number) => string
  readonly unitsName: (n: number) => string
  readonly perTurn: string
  readonly aidsLeft: string
  readonly treasuresName: (n: number) => string
  readonly standing: string
  readonly out: string
  readonly inSupply: string
  readonly found: string
  readonly missing: string
  readonly all: string
  /** A treasure of the neighbour that the seat has hidden: `Hidden: ring`. */
  readonly hidden: (kind: Treasure) => string

  // —— choices ——
  readonly nobody: string
  readonly nextTo: (ids: readonly string[]) => string
  readonly borders: (regions: readonly string[]) => string
  readonly hide: (kind: Treasure, place: string) => string
  readonly ownTreasure: string
  readonly from: (place: string, by: Link) => string
  readonly tileOf: (owner: Seat) => string
  readonly givesBack: (owner: Seat, place: string) => string
  readonly noAid: string
  readonly aidsKept: (n: number) => string
  readonly rest: string
  readonly turnEnds: string
  readonly jump: Readonly<Record<Figure, string>>
  /** `left`: so many units stay in the field the figure comes from. */
  readonly jumpsFrom: (place: string, stay: string, left: number) => string
  readonly leavesEmpty: (place: string) => string
  readonly noJump: string
  readonly goOn: string
  readonly breakOff: string
  readonly allStay: string
  readonly curse: string
  readonly victim: (seat: Seat, units: string) => string
  readonly decline: string
  readonly strengthThen: (strength: number) => string
  readonly outlook: Readonly<Record<'win' | 'takes' | 'lose' | 'both', string>>
  readonly losses: (own: string, units: number, foe: string, foes: number) => string

  readonly questions: Questions
}

/** Questions with what they are about. */
export interface Questions {
  readonly hide: (owner: Seat, isCastle: boolean) => string
  readonly hideIn: (place: string) => string
  readonly guard: (place: string) => string
  readonly block: (men: number) => string
  readonly blockIn: (men: number, place: string) => string
  readonly eaten: (n: number, place: string) => string
  readonly gift: (place: string) => string
  readonly aidMen: (place: string) => string
  readonly moveFrom: (place: string) => string
  readonly reinforce: (men: number) => string
  readonly attackFrom: (place: string) => string
  readonly attackOn: (place: string) => string
  readonly muster: (source: string, target: string) => string
  readonly jump: (source: string, target: string) => string
  readonly losses: (n: number, place: string) => string
  readonly goOn: (target: string) => string
  readonly advance: (place: string) => string
  readonly chest: (place: string) => string
  readonly crown: string
  readonly ring: (n: number, victim: Seat | null) => string
}

export const presenterWords: Readonly<Record<Language, PresenterWords>> = { en, de }
