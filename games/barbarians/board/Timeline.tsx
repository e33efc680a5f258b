/** The six slots of the timeline: feasts and demons to come, the one of this era, and those that are over. */

import type { Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Content, Demon, Feast, FinalTurn, State } from '../types.ts'
import { CardBack } from './Cards.tsx'
import { fitted, partsOf } from './effects.ts'
import { nameOf } from './labels.ts'
import { STRIP, STRIP_CELL, TIMELINE, timelineSlot } from './layout.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { HEAD } from './rows.ts'

interface TimelineProps {
  readonly content: Content
  readonly pack: unknown
  readonly state: State
  readonly language: Language
}

const whenOf = (slot: number, { era }: State): 'past' | 'now' | 'later' =>
  slot + 1 < era ? 'past' : slot + 1 === era ? 'now' : 'later'

// —— the strip ——

const ERA: Readonly<Record<Language, readonly [era: string, now: string]>> = {
  en: ['Era', 'now'],
  de: ['Ära', 'jetzt'],
}

/** Names alone: what comes when. */
export function Strip({ content, pack, state, language }: TimelineProps) {
  const [era, now] = ERA[language]
  return (
    <g className='strip'>
      <rect className='slab' width={STRIP.width} height={STRIP.height} rx='18' />
      {state.timeline.map((id, slot) => {
        const kind = content.timeline[id]?.kind ?? 'feast'
        const when = whenOf(slot, state)
        return (
          <g key={id} className={`era ${kind} ${when}`} transform={`translate(${slot * STRIP_CELL} 0)`}>
            {when === 'now' && (
              <rect className='era-now' x='3' y='3' width={STRIP_CELL - 6} height={STRIP.height - 6} rx='14' />
            )}
            {slot > 0 && <path className='era-edge' d={`M0 14v${STRIP.height - 28}`} />}
            <Sign name={kind} x={23} y={STRIP.height / 2} size={34} className='era-sign' />
            <text
              className={nameOf(pack, id, language).length > 9 ? 'era-name long' : 'era-name'}
              x='44'
              y='44'
              {...fitting(nameOf(pack, id, language))}
            >
              {nameOf(pack, id, language)}
            </text>
            <text className='era-when' x='44' y='70'>
              {when === 'now' ? `${era} ${slot + 1} · ${now}` : `${era} ${slot + 1}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}
/** The longest names are set a little narrower, to stay in their cell. */
const fitting = (name: string): object =>
  name.length > 12 ? { textLength: STRIP_CELL - 50, lengthAdjust: 'spacingAndGlyphs' } : {}

// —— the cards ——

export function Timeline({ content, pack, state, language }: TimelineProps) {
  return state.timeline.map((id, slot) => {
    const card = content.timeline[id]
    if (card === undefined) return null
    const [x, y] = timelineSlot(slot)
    const at = `translate(${x + TIMELINE.width / 2} ${y + TIMELINE.height / 2})`
    return (
      <g key={id} transform={at}>
        <SlotCard card={card} when={whenOf(slot, state)} name={nameOf(pack, id, language)} />
        <TurnPrint turn={content.finalTurns[slot] ?? null} />
      </g>
    )
  })
}

const { width, height } = TIMELINE
interface SlotCardProps {
  readonly card: Feast | Demon
  readonly when: 'past' | 'now' | 'later'
  readonly name: string
}

const SlotCard = memo(function SlotCard({ card, when, name }: SlotCardProps) {
  if (when === 'past') return <CardBack sign={card.kind} width={width} height={height} />
  const rows = card.kind === 'feast' ? card.rows : [card.tribute]
  const row = (height - HEAD) / rows.length
  return (
    <g className={`card slot ${card.kind} ${when}`}>
      <rect className='card-shade' x={-width / 2 + 2} y={-height / 2 + 4} width={width} height={height} rx='9' />
      <rect className='leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='9' />
      <path className='band' d={`M${-width / 2} ${-height / 2 + HEAD}v-25q0-9 9-9h${width - 18}q9 0 9 9v25Z`} />
      <Sign name={card.kind} x={-width / 2 + 18} y={-height / 2 + HEAD / 2} size={26} className='on-band' />
      <text className='slot-name' x='14' y={-height / 2 + 26}>
        {name}
      </text>
      {rows.map((effects, i) => (
        <Sentence
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={i}
          set={fitted(partsOf(effects), width - 12, row - 4, rows.length === 1 ? 46 : 40)}
          y={-height / 2 + HEAD + (i + 0.5) * row}
        />
      ))}
      {rows.length > 1 && (
        <path
          className='fold'
          d={`M${-width / 2 + 8} ${-height / 2 + HEAD + row}h${width - 16}m0 ${row}h${16 - width}`}
        />
      )}
      {when === 'now' && (
        <rect
          className='now-line'
          x={-width / 2 - 4}
          y={-height / 2 - 4}
          width={width + 8}
          height={height + 8}
          rx='12'
        />
      )}
    </g>
  )
})

const RING_SIZES = [7, 12, 17]

/** BAR-EVENT-02, -03 Below each slot: which ring turns, which way and how far; or the last campaign. */
const TurnPrint = memo(function TurnPrint({ turn }: { readonly turn: FinalTurn }) {
  return (
    <g className='barbarians-lettering' transform={`translate(0 ${TIMELINE.height / 2 + TIMELINE.turn / 2 + 4})`}>
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
})
