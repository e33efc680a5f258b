/** The six slots of the timeline: feasts and demons to come, the one of this era, and those that are over. */

import type { Language } from '@skerry/contracts'
import { memo } from 'react'
import type { Content, Demon, Feast, State } from '../types.ts'
import { CardBack } from './Cards.tsx'
import { fitted, partsOf } from './effects.ts'
import { nameOf } from './labels.ts'
import { TIMELINE, timelineSlot } from './layout.ts'
import { Sentence, Sign } from './Pieces.tsx'
import { HEAD } from './rows.ts'

interface TimelineProps {
  readonly content: Content
  readonly pack: unknown
  readonly state: State
  readonly language: Language
}

export function Timeline({ content, pack, state, language }: TimelineProps) {
  return state.timeline.map((id, slot) => {
    const card = content.timeline[id]
    if (card === undefined) return null
    const [x, y] = timelineSlot(slot)
    const at = `translate(${x + TIMELINE.width / 2} ${y + TIMELINE.height / 2})`
    return (
      <g key={id} transform={at}>
        <SlotCard
          card={card}
          when={slot + 1 < state.era ? 'past' : slot + 1 === state.era ? 'now' : 'later'}
          name={nameOf(pack, id, language)}
        />
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
      <text className='slot-name' x='14' y={-height / 2 + 23}>
        {name}
      </text>
      {rows.map((effects, i) => (
        <Sentence
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={i}
          set={fitted(partsOf(effects), width - 12, row - 4, rows.length === 1 ? 40 : 33)}
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
