/** The odds of a fight, exactly: every exchange is a state of two unit counts, and each exchange takes at least one unit. */

import { unitsOf } from './queries.ts'

/** The units of one side; never both figures (MAR-GEN-15). */
export interface Troop {
  readonly bodies: number
  readonly hero: boolean
  readonly sorcerer: boolean
}
export interface Defence extends Troop {
  /** Terrain, castle, bridge and tunnel (MAR-COMBAT-04…07). */
  readonly bonus: number
}
export interface Odds {
  /** The defender is gone and somebody of the attacker is left. */
  readonly win: number
  /** The attacker wins with two units or more, so that he can move in (MAR-ATTACK-10, -11). */
  readonly takes: number
  /** The attacker is gone and somebody of the defender is left. */
  readonly lose: number
  /** Both are gone (MAR-ATTACK-14). */
  readonly both: number
  /** Orcs stop while both sides live: a single one is left in their field (MAR-ORC-15). */
  readonly stopped: number
  /** Expected number of units left on each side, whatever the end. */
  readonly attackerLeft: number
  readonly defenderLeft: number
}
/** A player fights to the end; orcs stop when fewer than two are left. */
export type Attacker = 'player' | 'orcs'

/** Above this many units on a side a fight is scaled down to it: strengths no longer change there (MAR-COMBAT-01). */
export const MOST_UNITS = 40
/** A scaled side keeps at least so many units, so that its strength lasts as long as the real one's. */
const LEAST_SCALED = 6
const DIE = [1, 2, 3, 4, 5, 6]
const SIZE = MOST_UNITS + 1

/** One number per pair of unit counts: attacker · SIZE + defender. */
type Grid = Float64Array
type Table = { readonly [K in keyof Odds]: Grid }
const tables: Table[] = []

/** How a fight to the end goes if the attacker never breaks off and men are lost before figures. */
export function fightOdds(attacker: Troop, defender: Defence, who: Attacker = 'player'): Odds {
  const [units, foes] = [unitsOf(attacker), unitsOf(defender)]
  const most = Math.max(units, foes)
  const scaled = (n: number) =>
    most <= MOST_UNITS ? n : Math.min(n, Math.max(LEAST_SCALED, Math.round((n * MOST_UNITS) / most)))
  const [a, d] = [scaled(units), scaled(foes)]
  const table = tableFor(figureOf(attacker), figureOf(defender), defender.bonus, who)
  return at(table, a * SIZE + d, a === 0 ? 1 : units / a, d === 0 ? 1 : foes / d)
}

/** One figure of the odds alone, without making an object of them: for bots, which ask thousands of times. */
export function oddsOf(
  key: keyof Odds,
  units: number,
  figure: number,
  foes: number,
  foeFigure: number,
  bonus: number,
): number {
  if (units > MOST_UNITS || foes > MOST_UNITS)
    return fightOdds(troop(units, figure), { ...troop(foes, foeFigure), bonus })[key]
  return tableFor(figure, foeFigure, bonus, 'player')[key][units * SIZE + foes] as number
}

const troop = (units: number, figure: number): Troop => ({
  bodies: figure > 0 ? units - 1 : units,
  hero: figure === 1,
  sorcerer: figure === 2,
})

/** What the figure adds, MAR-COMBAT-02, -03; 0: there is none. */
const figureOf = ({ hero, sorcerer }: Troop): number => (sorcerer ? 2 : hero ? 1 : 0)

function at(table: Table, cell: number, ownScale: number, otherScale: number): Odds {
  return {
    win: table.win[cell] as number,
    takes: table.takes[cell] as number,
    lose: table.lose[cell] as number,
    both: table.both[cell] as number,
    stopped: table.stopped[cell] as number,
    attackerLeft: (table.attackerLeft[cell] as number) * ownScale,
    defenderLeft: (table.defenderLeft[cell] as number) * otherScale,
  }
}

/** The strength of so many units with this figure among them, the last to be lost; a test ties it to the rules' sum. */
export function strengthOf(units: number, figure: number): number {
  return Math.min(figure > 0 ? units - 1 : units, 4) + figure
}

function tableFor(own: number, other: number, bonus: number, who: Attacker): Table {
  const key = ((own * 3 + other) * 11 + bonus) * 2 + (who === 'orcs' ? 1 : 0)
  let table = tables[key]
  if (table === undefined) {
    table = makeTable(own, other, bonus, who)
    tables[key] = table
  }
  return table
}

function makeTable(own: number, other: number, bonus: number, who: Attacker): Table {
  const grid = () => new Float64Array(SIZE * SIZE)
  const table: Table = {
    win: grid(),
    takes: grid(),
    lose: grid(),
    both: grid(),
    stopped: grid(),
    attackerLeft: grid(),
    defenderLeft: grid(),
  }
  for (let a = 0; a < SIZE; a++)
    for (let d = 0; d < SIZE; d++) {
      const isOver = a === 0 || d === 0
      if (isOver || (who === 'orcs' && a < 2)) settle(table, a, d)
      else exchange(table, a, d, strengthOf(a, own), strengthOf(d, other) + bonus)
    }
  return table
}

function settle(table: Table, a: number, d: number): void {
  const cell = a * SIZE + d
  table.attackerLeft[cell] = a
  table.defenderLeft[cell] = d
  if (a > 0 && d > 0) table.stopped[cell] = 1
  else if (a > 0) {
    table.win[cell] = 1
    table.takes[cell] = a > 1 ? 1 : 0
  } else if (d > 0) table.lose[cell] = 1
  else table.both[cell] = 1
}

/** All 36 rolls of one exchange (MAR-COMBAT-08…11); what they lead to has fewer units and is known already. */
function exchange(table: Table, a: number, d: number, own: number, other: number): void {
  const cell = a * SIZE + d
  for (const x of DIE)
    for (const y of DIE) {
      const hits = x <= own
      const hurt = y <= other ? y : hits ? 0 : 1
      const left = Math.max(0, a - hurt) * SIZE + Math.max(0, d - (hits ? x : 0))
      for (const key of KEYS) table[key][cell] = (table[key][cell] as number) + (table[key][left] as number) / 36
    }
}

const KEYS: readonly (keyof Odds)[] = ['win', 'takes', 'lose', 'both', 'stopped', 'attackerLeft', 'defenderLeft']
