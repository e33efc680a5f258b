/** What was measured on servers, as figures. */

import { type Figure, figureFrom, type Goal } from '../figure.ts'
import { round3 } from '../measure.ts'
import type { Kind } from './orders.ts'
import type { Opening, Sample } from './samples.ts'

/** All contenders of one round. */
export type Round = Readonly<Record<Kind, Sample>>

export function figuresOf(rounds: readonly Round[], openings: readonly Opening[]): Figure[] {
  const at = (kind: Kind, value: (sample: Sample) => number | null) => rounds.map((round) => value(round[kind]))
  const cpu = ({ window }: Sample) => window.cpu
  const p99 = ({ window }: Sample) => window.p99
  const sustained = ({ sustained }: Sample) => sustained
  const memory = ({ memory }: Sample) => memory
  const starts = rounds.flatMap((round) => [round['connect-four'].startMs, round.marnon.startMs])
  const [four, reference, peer] = ['connect-four', 'reference', 'boardgame.io'] as const
  const bytes = ({ window }: Sample) => window.bytes
  const medianBytes = ({ window }: Sample) => window.medianBytes
  const opening = (from: 'cold' | 'warm', when: 'late' | 'early') => openings.map((one) => one[from][when])
  const figures = [
    less('connect-four/cpu/reference', 'µs CPU/move', at(four, cpu), reference, at(reference, cpu)),
    less('connect-four/cpu/boardgame.io', 'µs CPU/move', at(four, cpu), peer, at(peer, cpu)),
    less('connect-four/p99/reference', 'ms', at(four, p99), reference, at(reference, p99)),
    less('connect-four/p99/boardgame.io', 'ms', at(four, p99), peer, at(peer, p99)),
    more('connect-four/sustained', 'moves/s', at(four, sustained), '2,000', 2000),
    more('connect-four/sustained/reference', 'moves/s', at(four, sustained), reference, at(reference, sustained)),
    less('connect-four/bytes', 'bytes/move/client', at(four, bytes), '300 bytes', 300),
    less('connect-four/memory', 'MB/1,000 games', at(four, memory), '50 MB', 50),
    less('marnon/cpu/reference', 'µs CPU/move', at('marnon', cpu), reference, at(reference, cpu)),
    less('marnon/p99', 'ms', at('marnon', p99), '50 ms', 50),
    less('marnon/bytes', 'bytes/move/client', at('marnon', medianBytes), '600 bytes', 600),
    less('marnon/memory', 'MB/1,000 games', at('marnon', memory), '120 MB', 120),
    less('marnon/open-late/cold', 'ms', opening('cold', 'late'), 'early', opening('cold', 'early')),
    less('marnon/open-late/warm', 'ms', opening('warm', 'late'), 'early', opening('warm', 'early')),
    less('start/listening', 'ms', starts, '1 s', 1000),
  ]
  return figures.filter((figure) => figure !== null)
}

/** The least ratio we accept, and the one we would like to have. Figures that are not here are only reported. */
const GOALS: Readonly<Record<string, Goal>> = {
  'connect-four/cpu/reference': { goal: 0.5, aim: round3(1 / 1.5) },
  'connect-four/cpu/boardgame.io': { goal: 2 },
  'connect-four/p99/boardgame.io': { goal: 2 },
  'connect-four/sustained': { goal: 1, aim: 3 },
  'connect-four/bytes': { goal: 1, aim: 2 },
  'connect-four/memory': { goal: 1 },
  'marnon/p99': { goal: 1 },
  'marnon/bytes': { goal: 1 },
  'marnon/memory': { goal: 1 },
  'marnon/open-late/cold': { goal: round3(1 / 1.3) },
  'marnon/open-late/warm': { goal: round3(1 / 1.3) },
  'start/listening': { goal: 1 },
}

/** A value per round; null: it was not measured. */
type Values = readonly (number | null)[]

/** Something of which little is good, against a peer of the same rounds or a limit. */
function less(id: string, unit: string, ours: Values, against: string, theirs: Values | number): Figure | null {
  const cost = ours.map((own) => (own === 0 ? null : own)) // less than the clock of the system can tell
  return figure(id, unit, cost, against, theirs, (own, peer) => peer / own)
}

/** Something of which much is good. */
function more(id: string, unit: string, ours: Values, against: string, theirs: Values | number): Figure | null {
  return figure(id, unit, ours, against, theirs, (own, peer) => own / peer)
}

function figure(
  id: string,
  unit: string,
  ours: Values,
  against: string,
  theirs: Values | number,
  ratioOf: (own: number, peer: number) => number,
): Figure | null {
  const peers = typeof theirs === 'number' ? ours.map(() => theirs) : theirs
  // A peer that could do nothing is no measure.
  if (!isMeasured(ours) || !isMeasured(peers) || peers.includes(0)) return null
  return figureFrom({ id, unit, against }, ours, peers, ratioOf, GOALS[id])
}

const isMeasured = (values: Values): values is readonly number[] => values.every((value) => value !== null)
