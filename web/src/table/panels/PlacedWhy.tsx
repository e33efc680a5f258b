import type { Light } from '@skerry/kernel'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { StageHandle } from '../stage/handle.ts'
import type { Why } from './useWhy.ts'
import { WhyCard } from './WhyCard.tsx'

export interface PlacedWhyProps {
  readonly why: Why
  readonly stage: RefObject<StageHandle | null>
  readonly card: RefObject<HTMLElement | null>
  /** What must stay in sight. */
  readonly avoid: Light
  readonly onClose: () => void
}

/** The reason in the nearest open water; it covers neither the thing nor what may be touched. */
export function PlacedWhy({ why, stage, card, avoid, onClose }: PlacedWhyProps) {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const { thing } = why
  useLayoutEffect(() => {
    const { offsetWidth = 300, offsetHeight = 160 } = card.current ?? {}
    const kept = [...avoid.legal, ...avoid.picked, ...avoid.refused]
    setPlace(stage.current?.freeSpot(thing, offsetWidth, offsetHeight, kept) ?? null)
  }, [thing, stage, card, avoid.legal, avoid.picked, avoid.refused])
  const style = place === null ? undefined : { left: place.x, top: place.y }
  return <WhyCard ref={card} why={why} onClose={onClose} className='placed' {...(style && { style })} />
}
