/** The lettering, and whatever is printed: all of the ground that depends on the language or on pictograms. */

import type { GroundProps, Language } from '@skerry/contracts'
import { memo } from 'react'
import { LAST_SPACE, RESOURCES, TRACKS, TROOPS } from '../queries.ts'
import type { Barbarians, Content, FinalTurn, Track } from '../types.ts'
import { type Chart, chartOf, type IslandShape } from './chart.ts'
import { fitted, type Part, partsOf } from './effects.ts'
import {
  DP,
  dpX,
  EAST,
  HONOUR,
  honourX,
  MILESTONE_Y,
  milestoneX,
  RECRUITS,
  TIMELINE,
  TITLE,
  TRACK,
  timelineSlot,
  trackBonusX,
  trackSpaceX,
  trackTop,
} from './layout.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { bonusPrint, LEVELS, printOf } from './prints.ts'

const LETTERING: Readonly<Record<Language, { readonly subtitle: string; readonly start: string }>> = {
  en: { subtitle: 'The Invasion', start: 'Start' },
  de: { subtitle: 'Die Invasion', start: 'Start' },
}

export const Ground = memo(function Ground({ content, pack, language }: GroundProps<Barbarians>) {
  const chart = chartOf(pack)
  const words = LETTERING[language]
  return (
    <g className='barbarians-lettering'>
      {chart.islands.map((island) => (
        <IslandPlate key={island.id} island={island} />
      ))}
      <Start chart={chart} text={words.start} />
      <HonourPrint content={content} />
      <DpPrint />
      {TRACKS.map((track, row) => (
        <TrackPrint key={track} track={track} row={row} />
      ))}
      {content.finalTurns.map((turn, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <TurnPrint key={slot} slot={slot} turn={turn} />
      ))}
      <RecruitPrint content={content} />
      <g transform={`translate(${TITLE[0]} ${TITLE[1]})`}>
        <text className='title' y='4'>
          BARBARIANS
        </text>
        <text className='subtitle' y='30'>
          {words.subtitle}
        </text>
      </g>
    </g>
  )
})

// —— the map ——

/** BAR-KNOW-DISC-01 The letter that opens it; the start island needs none. */
export const letterOf = (value: number): string => (value === 0 ? '' : String.fromCharCode(64 + value))

function IslandPlate({ island: { name, value, plate } }: { readonly island: IslandShape }) {
  const [x, y] = plate
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className='island' y='-15'>
        {name}
      </text>
      <circle className='letter-disc' cx='-50' cy='14' r='16' />
      {value === 0 && <Sign name='preparation' x={-50} y={13} size={20} className='track-sign' />}
      <text className='letter' x='-50' y='22'>
        {letterOf(value)}
      </text>
      <text className='worth' x='-17' y='23'>
        {value}
      </text>
      <Sign name='dp' x={5} y={14} size={25} />
    </g>
  )
}

function Start({ chart, text }: { readonly chart: Chart; readonly text: string }) {
  const [x, y] = chart.land.START?.at ?? [0, 0]
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sign name='preparation' y={-8} size={50} className='camp' />
      <text className='start' y='34'>
        {text}
      </text>
    </g>
  )
}

// —— tracks ——

function HonourPrint({ content }: { readonly content: Content }) {
  return (
    <>
      {Array.from({ length: LAST_SPACE + 1 }, (_, i) => i).map((i) => (
        <text key={i} className='path-number' x={honourX(i)} y={HONOUR.y + 9}>
          {i}
        </text>
      ))}
      <Sign name='honour' x={honourX(17)} y={MILESTONE_Y + 8} size={44} className='crown' />
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
        <text key={value} className='scale-number' x={dpX(value)} y={DP.y + 32}>
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
      <Sign name={track} x={EAST.x + TRACK.label / 2} y={middle} size={46} className='track-sign' />
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

// —— troops ——

/** BAR-CAMPAIGN-01 What each kind of troop costs. */
function RecruitPrint({ content: { recruits } }: { readonly content: Content }) {
  const { x, y, width, height } = RECRUITS
  return TROOPS.map((troop, i) => {
    const costs = RESOURCES.flatMap((resource): readonly Part[] => {
      const n = recruits[troop][resource]
      return n === 0 ? [] : [{ is: 'sign', name: resource, n: n === 1 ? '' : String(n) }]
    })
    const parts: readonly Part[] = [...costs, { is: 'arrow' }, { is: 'sign', name: troop, n: '' }]
    return (
      <Sentence
        key={troop}
        set={fitted(parts, width - 40, height / 3 - 16, 58)}
        x={x + width / 2}
        y={y + (height * (i + 0.5)) / TROOPS.length}
      />
    )
  })
}

// —— the timeline ——

const RING_SIZES = [7, 12, 17]

/** BAR-EVENT-02, -03 Below each slot: which ring turns, which way and how far; or the last campaign. */
function TurnPrint({ slot, turn }: { readonly slot: number; readonly turn: FinalTurn }) {
  const [x, y] = timelineSlot(slot)
  return (
    <g transform={`translate(${x + TIMELINE.width / 2} ${y + TIMELINE.height + TIMELINE.turn / 2 + 4})`}>
      <rect className='turn-plate' x='-62' y='-19' width='124' height='38' rx='19' />
      {turn === null ? (
        <Sign name='lastCampaign' size={30} />
      ) : (
        <>
          {RING_SIZES.map((r, i) => (
            <circle key={r} className={`turn-ring${i + 1 === turn.ring ? ' meant' : ''}`} cx='-34' r={r} />
          ))}
          <Sign name={turn.steps > 0 ? 'clockwise' : 'counterclockwise'} x={6} size={30} />
          <text className='turn-steps' x='38' y='9'>
            {Math.abs(turn.steps)}
          </text>
        </>
      )}
    </g>
  )
}
