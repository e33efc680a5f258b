/** The choices and outcomes of a row, one by one: what each was asked by, and what must be drawn to get it. */

import { findOutcome, type Outcome, type Outcomes, type Random, type Seat } from '@skerry/kernel'
import type { GameSession, RecordRow } from '@skerry/session'

export interface Act {
  /** Null: chance. */
  readonly seat: Seat | null
  /** The decision or the chance. */
  readonly at: string
  readonly text: string
  /** What a generator must give for this outcome; null: a choice. */
  readonly draw: number | null
}

/** Null: the row cannot be played here. Nothing is changed. */
export function actsOf({ game, content, position }: GameSession, row: RecordRow): Act[] | null {
  const acts: Act[] = []
  let now = position
  const take = (act: Act, actor: Parameters<typeof game.apply>[2]): boolean => {
    const applied = game.apply(content, now, actor)
    if ('refused' in applied) return false
    now = applied.position
    acts.push(act)
    return true
  }
  for (const text of row.choices) {
    const pending = game.pending(content, now)
    if (pending.kind !== 'asked') return null
    const seat = row.seat as Seat
    const choice = game.parse(content, text)
    if (!take({ seat, at: pending.decision, text, draw: null }, { seat, choice })) return null
  }
  for (const text of row.outcomes) {
    const pending = game.pending(content, now)
    const outcome = pending.kind === 'chance' ? findOutcome(pending.outcomes, text) : undefined
    if (pending.kind !== 'chance' || outcome === undefined) return null
    const draw = drawOf(pending.outcomes, outcome)
    if (!take({ seat: null, at: pending.chance, text, draw }, { outcome })) return null
  }
  return game.pending(content, now).kind === 'chance' ? null : acts
}

function drawOf({ list, weights }: Outcomes, outcome: Outcome): number {
  const place = list.indexOf(outcome)
  return weights === null ? place : weights.slice(0, place).reduce((sum, weight) => sum + weight, 0)
}

export const drawsIn = (acts: readonly Act[]): number[] => acts.flatMap(({ draw }) => (draw === null ? [] : [draw]))

/** Gives these numbers, one after the other, and no more. */
export function randomOf(draws: readonly number[]): Random {
  const left = [...draws]
  return () => {
    const draw = left.shift()
    if (draw === undefined) throw new Error('chance was asked more often than in the log')
    return draw
  }
}

/** Plays on with the choices and the outcomes of a row, wherever they lead here; null: they cannot be. */
export function playAlike(course: GameSession, row: RecordRow): RecordRow | null {
  const acts = actsOf(course, row)
  if (acts === null) return null
  const random = randomOf(drawsIn(acts))
  const taken = row.seat === null ? course.chanceFirst(random) : course.choose(row.seat, row.choices, random)
  return taken !== null && 'row' in taken ? taken.row : null
}
