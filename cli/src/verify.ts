/** Works out again what chance gave in a game that was played on a server, from the parts it told after the end. */

import { type GameTypes, InputError, Match, type PositionOf, type Row } from '@skerry/kernel'
import { commitmentOf, type DiceParts, diceOf, seedOf } from '@skerry/server/dice'
import { faultText } from './faults.ts'
import type { OpenedRecord } from './replay.ts'

/** What a record of a server's game says about its dice. */
export interface Dice extends DiceParts {
  /** Told before anybody sat down. */
  readonly commitment: string
  /** The first row whose dice are the server's. */
  readonly witnessedFrom: number
}

export interface Verified {
  readonly rows: number
  /** How many outcomes were worked out again. */
  readonly draws: number
  /** Rows played before the game came to the server: nobody can say anything about their dice. */
  readonly unwitnessed: number
  /** Null: everything is as it should be. */
  readonly fault: string | null
}

/** Null: the file says nothing about dice. */
export function diceIn(record: object): Dice | null {
  const { dice } = record as { dice?: Partial<Dice> | null }
  if (typeof dice !== 'object' || dice === null) return null
  const { table, secret, commitment, nonces, witnessedFrom } = dice
  const isWhole =
    [table, secret, commitment].every((text) => typeof text === 'string') &&
    Array.isArray(nonces) &&
    nonces.every((nonce) => typeof nonce === 'string') &&
    Number.isSafeInteger(witnessedFrom)
  return isWhole ? (dice as Dice) : null
}

export function verify({ record, opened, content }: OpenedRecord, dice: Dice): Verified {
  const { seats, options, start, rows } = record
  const told = { rows: rows.length, draws: 0, unwitnessed: Math.min(rows.length, dice.witnessedFrom) }
  if (commitmentOf(dice.secret) !== dice.commitment)
    return { ...told, fault: 'the secret is not the one that was promised at the start' }
  const seed = seedOf(dice)
  let draws = 0
  try {
    const match = new Match(opened.game, content, seats, options, start as PositionOf<GameTypes> | undefined)
    for (const [v, row] of rows.entries()) {
      if (v < dice.witnessedFrom || row.outcomes.length === 0) {
        match.replayRow(row, `row ${v}`)
        continue
      }
      const outcomes = rolled(match, row, seed, v)
      if (outcomes.join(' ') !== row.outcomes.join(' '))
        return {
          ...told,
          draws,
          fault: `row ${v}: chance gave ${row.outcomes.join(' ')}, its dice say ${outcomes.join(' ')}`,
        }
      draws += outcomes.length
    }
    return { ...told, draws, fault: null }
  } catch (error) {
    if (error instanceof InputError) return { ...told, draws, fault: faultText(error, opened.words.en) }
    throw error
  }
}

/** What the dice of this row give. */
function rolled(match: Match, row: Row, seed: string, v: number): readonly string[] {
  const dice = diceOf(seed, v)
  const taken = row.seat === null ? match.chanceFirst(dice) : match.choose(row.seat, row.choices, dice)
  if (taken === null) throw new InputError(`row ${v}`, 'noOutcome')
  if ('refused' in taken) throw new InputError(`row ${v}`, 'refused', { ...taken.refused })
  return taken.row.outcomes
}
