/** What moves on the tracks: discs of knowledge, stacks of honour, points; and who has already got a bonus. */

import { seatLetter } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Fragment, memo } from 'react'
import { DUMMY, TRACKS } from '../queries.ts'
import type { Content, State, Track } from '../types.ts'
import {
  DP,
  discAt,
  dpX,
  HONOUR,
  HONOUR_STONE,
  honourX,
  MILESTONE_Y,
  milestoneX,
  TRACK,
  trackBonusX,
  trackTop,
} from './layout.ts'
import { Piece } from './Pieces.tsx'

interface TracksProps {
  readonly content: Content
  readonly state: State
}

export function Tracks({ content, state }: TracksProps) {
  return (
    <g className='tracks'>
      {TRACKS.map((track, row) => (
        <Discs key={track} {...{ state, track, row }} />
      ))}
      <Honour state={state} />
      <Milestones content={content} state={state} />
      <Points state={state} />
    </g>
  )
}

// —— knowledge ——

/** Seats in their own order; the dummy of a solo game last. */
export const learners = ({ players, rival }: State): readonly Seat[] => [
  ...players.keys(),
  ...(rival === null ? [] : [DUMMY]),
]
export const levelOn = ({ players, rival }: State, seat: Seat, track: Track): number =>
  (seat === DUMMY ? rival?.knowledge[track] : players[seat]?.knowledge[track]) ?? 0

interface DiscsProps {
  readonly state: State
  readonly track: Track
  readonly row: number
}

/** Every seat has a place of its own on a space, so that no disc moves because another one comes. */
function Discs({ state, track, row }: DiscsProps) {
  const finishers = state.finishers[track] ?? []
  return (
    <>
      {learners(state).map((seat, i) => {
        const level = levelOn(state, seat, track)
        return level === 0 ? null : <Disc key={seat} seat={seat} at={discAt(row, level, i)} />
      })}
      {finishers.slice(0, 2).map((seat, i) => (
        <Fragment key={seat}>
          <rect
            className='taken'
            x={trackBonusX(i + 1) - TRACK.bonus / 2 + 2}
            y={trackTop(row)}
            width={TRACK.bonus - 4}
            height={TRACK.height}
            rx='9'
          />
          <Piece kind='stone' seat={seat} x={trackBonusX(i + 1) + 34} y={trackTop(row) + 44} scale={1.2} />
        </Fragment>
      ))}
    </>
  )
}

const Disc = memo(function Disc({ seat, at: [x, y] }: { readonly seat: Seat; readonly at: readonly [number, number] }) {
  return <Piece kind='stone' seat={seat} className='disc' style={{ transform: `translate(${x}px, ${y}px)` }} />
})

// —— honour ——

/** BAR-ACT-01, BAR-HON-04 Stacks as they lie: who is ahead lies on top. */
export function honourSpots(state: State): readonly { readonly seat: Seat; readonly x: number; readonly y: number }[] {
  const spaceOf = (seat: Seat) => (seat === DUMMY ? state.rival?.honour : state.players[seat]?.honour) ?? 0
  const below = new Map<number, number>()
  return state.order.toReversed().map((seat) => {
    const space = spaceOf(seat)
    const height = below.get(space) ?? 0
    below.set(space, height + 1)
    return { seat, x: honourX(space), y: HONOUR.y - height * HONOUR_STONE.step }
  })
}

function Honour({ state }: { readonly state: State }) {
  return honourSpots(state).map(({ seat, x, y }) => (
    <Piece
      key={seat}
      kind='stone'
      seat={seat}
      className='bead'
      style={{ transform: `translate(${x}px, ${y}px) scale(${HONOUR_STONE.radius / 10})` }}
    />
  ))
}

/** BAR-HON-03 Below each bonus: who has got it. */
function Milestones({ content, state }: TracksProps) {
  return content.milestones.flatMap(({ id, space }) =>
    state.players.map(({ furthest }, seat) =>
      furthest < space ? null : (
        <Piece
          key={`${id} ${seatLetter(seat)}`}
          kind='stone'
          seat={seat}
          x={milestoneX(space) - 22.5 + seat * 15}
          y={MILESTONE_Y + 30}
          scale={0.7}
        />
      ),
    ),
  )
}

// —— points ——

/** So near to each other stones do not lie in one line, nor above each other. */
const [NEAR, UP] = [38, 34]
/** Two lines, on the scale and above it: a third one would reach the path of honour. Then beside its place, the nearest first. */
const LINES = [DP.y, DP.y - UP]
const ASIDE = [0, 1, -1, 2, -2, 3, -3].map((n) => n * (NEAR + 1))
const LEFTMOST = dpX(Number.NEGATIVE_INFINITY)
const RIGHTMOST = dpX(Number.POSITIVE_INFINITY)

/** Where each seat's stone lies on the scale; those that would cover another lie above it or beside it. */
export function pointSpots(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const placed: (readonly [number, number])[] = []
  return values.map((value) => {
    const spots = ASIDE.map((aside) => dpX(value) + aside)
      .filter((x) => x >= LEFTMOST && x <= RIGHTMOST)
      .flatMap((x) => LINES.map((y) => [x, y] as const))
    const isFree = ([x, y]: readonly [number, number]) =>
      placed.every(([a, b]) => Math.abs(a - x) >= NEAR || Math.abs(b - y) >= UP)
    const spot = spots.find(isFree) ?? [dpX(value), DP.y]
    placed.push(spot)
    return spot
  })
}

function Points({ state }: { readonly state: State }) {
  const values = state.players.map(({ dp }) => dp)
  return pointSpots(values).map(([x, y], seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its seat
    <g key={seat} className={`bead points ${`seat-${seat + 1}`}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Piece kind='stone' seat={seat} scale={1.9} />
      <text className='count' y='7.500' fontSize={21}>
        {values[seat]}
      </text>
    </g>
  ))
}
