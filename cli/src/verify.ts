/** Works out again what chance gave in a game that was played on a server, from the parts it told after the end. */

import { type Event, InputError } from '@skerry/kernel'
import { commitmentOf, type DiceParts, diceOf, nonceFrom, seedOf } from '@skerry/server/dice'
import {
  type ChoiceRow,
  type GameSession,
  type OlderRows,
  playAgain,
  type RecordRow,
  type Taken,
} from '@skerry/session'
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
  readonly commitment: string
  readonly rows: number
  /** How many outcomes were worked out again. */
  readonly draws: number
  /** How many seats added something of their own to the dice; the others got what the secret gives. */
  readonly added: number
  /** Rows played before the game came to the server: nobody can say anything about their dice. */
  readonly unwitnessed: number
  /** Rows that only older rules can play: these say nothing about their dice. */
  readonly older: OlderRows | null
  /** Null: everything is as it should be. */
  readonly fault: string | null
}

/** Null: the file says nothing about dice. Throws `InputError` if what it says makes no sense. */
export function diceIn(record: { readonly seats: number }): Dice | null {
  const { dice } = record as { dice?: unknown }
  if (dice === undefined) return null
  const { table, secret, commitment, nonces, witnessedFrom } = (dice ?? {}) as Partial<Record<keyof Dice, unknown>>
  for (const [key, text] of Object.entries({ table, secret, commitment }))
    if (typeof text !== 'string') throw new InputError(`record.dice.${key}`, 'notAText')
  if (!Array.isArray(nonces)) throw new InputError('record.dice.nonces', 'notAList')
  if (nonces.some((nonce) => typeof nonce !== 'string')) throw new InputError('record.dice.nonces', 'notAText')
  if (nonces.length !== record.seats)
    throw new InputError('record.dice.nonces', 'notOnePerSeat', { seats: record.seats, got: nonces.length })
  if (!Number.isSafeInteger(witnessedFrom) || (witnessedFrom as number) < 0)
    throw new InputError('record.dice.witnessedFrom', 'notAWholeNumber')
  return dice as Dice
}

export function verify({ record, opened, content }: OpenedRecord, dice: Dice): Verified {
  const { commitment, witnessedFrom } = dice
  const { length: rows } = record.rows
  const { secret, table } = dice
  // A game that was over when it came to the server has had no dice there, and nobody added to them.
  const added = dice.nonces.filter((nonce, seat) => nonce !== '' && nonce !== nonceFrom(secret, table, seat)).length
  const told = { commitment, rows, added, unwitnessed: Math.min(rows, witnessedFrom), older: null }
  if (commitmentOf(secret) !== commitment)
    return { ...told, draws: 0, fault: 'the secret is not the one that was promised at the start' }
  const seed = seedOf(dice)
  let draws = 0
  const play = (match: GameSession, row: RecordRow, v: number): readonly Event[] => {
    if (v < witnessedFrom || row.outcomes.length === 0) return match.replay(row, `row ${v}`)
    const events = rolled(match, row, seed, v)
    draws += row.outcomes.length
    return events
  }
  try {
    const { older } = playAgain(opened.game, content, record, undefined, play)
    return { ...told, draws, older, fault: null }
  } catch (error) {
    return { ...told, draws, fault: faultText(error, opened.words.en) }
  }
}

/** Plays a row with what its dice give; throws if they give something else than what stands there. */
function rolled(match: GameSession, row: RecordRow, seed: string, v: number): readonly Event[] {
  const where = `row ${v}`
  const dice = diceOf(seed, v)
  const taken: Taken<ChoiceRow> | null =
    row.seat === null ? match.chanceFirst(dice) : match.choose(row.seat, row.choices, dice)
  if (taken === null) throw new InputError(where, 'chanceNotAsked')
  if ('refused' in taken) throw new InputError(where, 'refused', { ...taken.refused })
  const [given, recorded] = [taken.row.outcomes, row.outcomes]
  if (given.length !== recorded.length || given.some((outcome, i) => outcome !== recorded[i]))
    throw new InputError(where, 'otherDice', { recorded: [...recorded], given: [...given] })
  if (taken.row.hash !== row.hash)
    throw new InputError(where, 'otherPosition', { recorded: row.hash, reached: taken.row.hash })
  return taken.events
}
