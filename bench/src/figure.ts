/** From measured values to a figure: `ratio` says how many times better we are than a peer or a limit. */

import { round3, spreadOf } from './measure.ts'

export interface Figure {
  readonly id: string
  /** Ours, median of the windows. */
  readonly value: number
  readonly unit: string
  readonly against: string
  /** How many times better than the peer: median of the rounds. */
  readonly ratio: number
  /** Smallest and largest ratio of a round. */
  readonly spread: readonly [number, number]
  /** The least ratio we accept; null: only reported. */
  readonly goal: number | null
  readonly met: boolean
  /** The ratio we would like to have. */
  readonly aim: number | null
  readonly valueSpread: readonly [number, number]
  readonly peerValue: number
  readonly movesPerGame?: { readonly ours: number; readonly peer: number }
}

/** What a figure should come to; figures without a goal are only reported. */
export interface Goal {
  readonly goal?: number
  readonly aim?: number
}

/** Values of the same rounds, ours and the peer's. */
export function figureFrom(
  { id, unit, against }: Pick<Figure, 'id' | 'unit' | 'against'>,
  ours: readonly number[],
  peers: readonly number[],
  ratioOf: (own: number, peer: number) => number,
  { goal, aim }: Goal = {},
): Figure {
  const value = spreadOf(ours)
  const { median, min, max } = spreadOf(ours.map((own, i) => ratioOf(own, peers[i] as number)))
  const ratio = round3(median)
  return {
    id,
    value: round3(value.median),
    unit,
    against,
    ratio,
    spread: [round3(min), round3(max)],
    goal: goal ?? null,
    met: goal === undefined || ratio >= goal,
    aim: aim ?? null,
    valueSpread: [round3(value.min), round3(value.max)],
    peerValue: round3(spreadOf(peers).median),
  }
}
