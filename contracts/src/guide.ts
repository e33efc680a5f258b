/** What a game tells its bots. */

import type { Choice, GameTypes, Play, Random, Seat, Table } from '@skerry/kernel'

/**
 * A game's advice to bots. It is only ever asked about positions redealt from the view of the seat that thinks, so it cannot
 * know more than that seat; what was dealt at random there it should not lean on.
 */
export interface Guide<G extends GameTypes = GameTypes> {
  /** A sensible answer to any question: what a novice does, and what search does where it does not look. */
  answer(play: Play<G>, seat: Seat, random: Random): Choice
  /** The choices worth searching at this question, without those that lead to the same; fewer than two: `answer` decides. */
  worthSearching(play: Play<G>, seat: Seat, random: Random): readonly Choice[]
  /**
   * Legal choices that no bot makes while it has others, not even one that plays at random; absent: none. What it says of a
   * choice depends on what the seat may know alone.
   */
  shuns?(play: Play<G>, seat: Seat, choice: Choice): boolean
  /** How each seat stands, each in 0 … 1; read where search stops looking ahead. */
  evaluate(t: Table<G>): number[]
  /** How much of the effort meant for a turn this question deserves, in 0 … 1; absent: all of it. */
  share?(play: Play<G>, seat: Seat): number
  /** Counts on while the game goes on, e.g. turns: search looks ahead by a number of them; absent: by decisions. */
  clock?(t: Table<G>): number
}
