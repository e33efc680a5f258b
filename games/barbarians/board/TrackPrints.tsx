/** What is printed on the tracks of honour, points and knowledge. */

import { rectPath } from '@skerry/boards'
import { memo } from 'react'
import { LAST_SPACE, TRACKS } from '../queries.ts'
import type { Content, Track } from '../types.ts'
import { fitted, partsOf } from './effects.ts'
import {
  DP,
  dpX,
  HONOUR,
  HONOUR_STONE,
  honourX,
  MILESTONE_Y,
  milestoneX,
  TRACK,
  trackBonusX,
  trackSpaceX,
  trackTop,
} from './layout.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { bonusPrint, LEVELS, letterOf, printOf } from './prints.ts'

export const TrackPrints = memo(function TrackPrints({ content }: { readonly content: Content }) {
  return (
    <>
      <TrackGround />
      <g className='barbarians-lettering'>
        <HonourPrint content={content} />
        <DpPrint />
        {TRACKS.map((track, row) => (
          <TrackPrint key={track} track={track} row={row} />
        ))}
      </g>
    </>
  )
})

/** The boxes and lines under it. */
const TrackGround = memo(function TrackGround() {
  const rows = TRACKS.map((_, row) => row)
  const spaces = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)
  const cells = (width: number, xs: readonly number[]) =>
    rows
      .flatMap((row) => xs.map((x) => rectPath(x - width / 2 + 2, trackTop(row), width - 4, TRACK.height, 9)))
      .join('')
  const labels = rows.map((row) => rectPath(2, trackTop(row), TRACK.label - 6, TRACK.height, 12))
  const half = HONOUR_STONE.radius + 2
  return (
    <g className='barbarians-ground'>
      <path className='path-line' d={`M${honourX(0)} ${HONOUR.y}H${honourX(LAST_SPACE)}`} />
      <path
        className='path-stone'
        d={spaces.map((i) => rectPath(honourX(i) - half, HONOUR.y - half, half * 2, half * 2, 7)).join('')}
      />
      <path className='scale-line' d={`M${dpX(0)} ${DP.y}H${dpX(DP.top)}`} />
      <path
        className='scale-ticks'
        d={spaces
          .slice(0, 11)
          .map((i) => `M${dpX(i * 10)} ${DP.y - 9}v18`)
          .join('')}
      />
      <path className='track-label barbarian' d={labels.slice(0, 4).join('')} />
      <path className='track-label tactics' d={labels.slice(4).join('')} />
      <path className='track-space' d={cells(TRACK.space, [1, 2, 3, 4].map(trackSpaceX))} />
      <path className='track-bonus' d={cells(TRACK.bonus, [1, 2].map(trackBonusX))} />
    </g>
  )
})

function HonourPrint({ content }: { readonly content: Content }) {
  return (
    <>
      {Array.from({ length: LAST_SPACE + 1 }, (_, i) => i).map((i) => (
        <text key={i} className='path-number' x={honourX(i)} y={HONOUR.y + 9}>
          {i}
        </text>
      ))}
      <Sign name='honour' x={honourX(17)} y={MILESTONE_Y + 8} size={44} className='crown' />
      <path
        className='milestone-print'
        d={content.milestones.map(({ space }) => `M${milestoneX(space)} 56V${HONOUR.y + 24}`).join('')}
      />
      {content.milestones.map(({ id, space, bonus }) => {
        const set = fitted(partsOf(bonus), 57, 46, 34)
        return (
          <g key={id} className='on-parchment' transform={`translate(${milestoneX(space)} ${MILESTONE_Y})`}>
            <rect className='plaque' x='-31' y='-25' width='62' height='50' rx='12' />
            <Sentence set={set} />
          </g>
        )
      })}
    </>
  )
}

function DpPrint() {
  return (
    <>
      {Array.from({ length: 11 }, (_, i) => i * 10).map((value) => (
        <text key={value} className='scale-number' x={dpX(value)} y={DP.y + 42}>
          {value}
        </text>
      ))}
    </>
  )
}

function TrackPrint({ track, row }: { readonly track: Track; readonly row: number }) {
  const [top, middle] = [trackTop(row), trackTop(row) + TRACK.height / 2]
  return (
    <>
      <Sign name={track} x={TRACK.label / 2} y={middle} size={46} className='track-sign' />
      {LEVELS.map((level) =>
        track === 'discovery' ? (
          <text key={level} className='letter print' x={trackSpaceX(level)} y={top + 25}>
            {letterOf(level)}
          </text>
        ) : (
          <Sentence key={level} set={fitted(printOf(track, level), 74, 28, 25)} x={trackSpaceX(level)} y={top + 16} />
        ),
      )}
      <g className='on-parchment'>
        {([1, 2] as const).map((place) => (
          <Sentence key={place} set={fitted(bonusPrint(track, place), 90, 54, 30)} x={trackBonusX(place)} y={middle} />
        ))}
      </g>
    </>
  )
}
