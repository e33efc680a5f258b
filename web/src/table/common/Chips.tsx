import type { Card, Chip as ChipOf } from '@skerry/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { percent } from '../decision/Outlook.tsx'
import { useAtTable } from './context.ts'
import { Sign } from './Sign.tsx'

type Tone = 'price' | 'gain' | 'effect' | 'risk'
export interface TonedChip extends ChipOf {
  readonly tone: Tone
}

const TONES = ['price', 'gain', 'effect', 'risk'] as const

/** What a choice costs, brings, changes and risks, in this order; then what is likely to come of it. */
export function chipsOf(card: Card): readonly TonedChip[] {
  const toned = TONES.flatMap((tone) => (card[tone] ?? []).map((chip) => ({ ...chip, tone })))
  const lead = toned.length === 0 && card.lead !== undefined ? [{ text: card.lead, tone: 'effect' as const }] : []
  const odds = (card.outlook ?? [])
    .filter(({ share }) => share > 0)
    .map(({ name, share }) => ({
      text: `${name} ${percent(share)}`,
      tone: 'effect' as const,
    }))
  return [...toned, ...lead, ...odds]
}

export function Chip({ chip }: { readonly chip: TonedChip }) {
  return (
    <li className={`chip ${chip.tone}`}>
      <Sign seat={chip.seat} icon={chip.icon} size={16} />
      <span>{chip.text}</span>
    </li>
  )
}

interface ChipsProps {
  readonly chips: readonly TonedChip[]
  /** So many rows at most; what does not fit is behind a number. Absent: all. */
  readonly rows?: number
  readonly onMore?: () => void
}

export function Chips({ chips, rows, onMore }: ChipsProps) {
  const { words } = useAtTable()
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFitting(list, chips, rows)
  const hidden = chips.length - fitting
  if (chips.length === 0) return null
  return (
    <ul className='chips' ref={list}>
      {chips.slice(0, fitting).map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two chips may say the same
        <Chip key={`${i} ${chip.text}`} chip={chip} />
      ))}
      {hidden > 0 && (
        <li>
          <button type='button' className='more-chips' onClick={onMore}>
            <span className='chip'>{words.moreChips(hidden)}</span>
            <span className='visually-hidden'>{words.outlook}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

/** How many of the chips fit into so many rows, with one more for the number of the others. */
function useFitting(
  list: { readonly current: HTMLElement | null },
  chips: readonly TonedChip[],
  rows: number | undefined,
): number {
  const [fitting, setFitting] = useState({ chips, width: 0, count: chips.length })
  const isKnown = fitting.chips === chips
  useLayoutEffect(() => {
    const at = list.current
    if (at === null || rows === undefined) return
    const measure = () => {
      const width = at.clientWidth
      setFitting((old) => {
        if (old.chips !== chips || old.width !== width) return { chips, width, count: chips.length }
        const tops = [...new Set([...at.children].map((chip) => (chip as HTMLElement).offsetTop))].sort((a, b) => a - b)
        return tops.length > rows && old.count > 1 ? { ...old, count: old.count - 1 } : old
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  })
  return isKnown ? fitting.count : chips.length
}
