/** The tracks: Corruption is a tide that rises, Fame a chain of beacons, rounds are standing stones. */

import { ARCH, d, rectPath } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { limitOf, roundsOf } from '../queries.ts'
import type { State } from '../types.ts'
import { CHAIN_STONES, columnsOf, corruptionY, fameY, GAUGE, GAUGE_STONES, ROUNDS } from './layout.ts'
import { Stone } from './Pieces.tsx'

export function Tracks({ state }: { readonly state: State }) {
  const { tribes, round, isLastRound } = state
  return (
    <g className='tracks'>
      <Tide level={Math.max(...tribes.map(({ corruption }) => corruption))} limit={limitOf(state)} />
      <Beads values={tribes.map(({ corruption }) => corruption)} yOf={corruptionY} {...GAUGE_STONES} />
      <Beads values={tribes.map(({ fame }) => fame)} yOf={fameY} {...CHAIN_STONES} />
      <Rounds rounds={roundsOf(state)} round={round} isLastRound={isLastRound} />
    </g>
  )
}

const { left, width, foot } = GAUGE
const INSIDE = rectPath(left + 3, corruptionY(GAUGE.top) - 15, width - 6, foot - corruptionY(GAUGE.top) + 28, 7)
/** The tide at 0; it is moved up, not made longer. */
const TIDE = d`M${left} 0q${width / 4}-6 ${width / 2} 0t${width / 2} 0V1000H${left}Z`

/** As high as the most corrupt tribe; the limit is a rusty line with a flag. */
const Tide = memo(function Tide({ level, limit }: { readonly level: number; readonly limit: number }) {
  const y = corruptionY(limit)
  return (
    <>
      <clipPath id='arrival-gauge'>
        <path d={INSIDE} />
      </clipPath>
      <g clipPath='url(#arrival-gauge)'>
        <path className='tide' d={TIDE} style={{ transform: `translateY(${corruptionY(level)}px)` }} />
      </g>
      <path className='limit' d={d`M${left - 6} ${y}h${width + 12}`} />
      <g className='limit-flag' transform={`translate(${left - 8} ${y})`}>
        <path d='M0 0l-9-10h-56v20h56Z' />
        <text x='-36' y='5.5'>
          C · {limit}
        </text>
      </g>
    </>
  )
})

interface BeadsProps {
  readonly values: readonly number[]
  readonly yOf: (value: number) => number
  readonly x: number
  readonly step: number
}

const BEAD = 14

/** The stones of the tribes beside a scale. Each tells its value, so that one beyond the scale can be read as well. */
function Beads({ values, yOf, x, step }: BeadsProps) {
  const ys = values.map(yOf)
  const columns = columnsOf(ys)
  return values.map((value, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its seat
    <Bead key={seat} seat={seat} value={value} x={x + step * (columns[seat] as number)} y={ys[seat] as number} />
  ))
}

interface BeadProps {
  readonly seat: Seat
  readonly value: number
  readonly x: number
  readonly y: number
}
const Bead = memo(function Bead({ seat, value, x, y }: BeadProps) {
  return (
    <g className='bead' style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Stone seat={seat} radius={BEAD} text={value} />
    </g>
  )
})

interface RoundsProps {
  readonly rounds: number
  readonly round: number
  readonly isLastRound: boolean
}

/** ARR-END-02 The last stone is C: the counter lies there when the limit is reached. */
const Rounds = memo(function Rounds({ rounds, round, isLastRound }: RoundsProps) {
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1)
  const stateOf = (n: number) => (n < round || (n === round && isLastRound) ? ' past' : n === round ? ' now' : '')
  return (
    <>
      {numbers.map((n, i) => (
        <RoundStone key={n} i={i} text={String(n)} state={stateOf(n)} />
      ))}
      <RoundStone i={rounds} text='C' state={isLastRound ? ' now doom' : ' doom'} />
    </>
  )
})

function RoundStone({ i, text, state }: { readonly i: number; readonly text: string; readonly state: string }) {
  return (
    <g className={`round-stone${state}`} transform={`translate(${ROUNDS.x + i * ROUNDS.step} ${ROUNDS.y})`}>
      <path d={ARCH} transform='scale(16 20)' />
      <text y='9'>{text}</text>
    </g>
  )
}
