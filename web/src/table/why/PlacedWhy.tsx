import type { Light } from '@skerry/contracts'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
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
  /** Only as long as the pointer rests there. */
  readonly isHover?: boolean
}

/** The board has come to rest this long after its last movement. */
const REST_MS = 200

/** The reason in the nearest open water; it covers neither the thing nor what may be touched. */
export function PlacedWhy({ why, stage, card, avoid, onClose, isHover = false }: PlacedWhyProps) {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const { thing } = why
  const { legal, picked, refused } = avoid
  const lay = useCallback(() => {
    const { offsetWidth = 300, offsetHeight = 160 } = card.current ?? {}
    const kept = [...legal, ...picked, ...refused]
    const next = stage.current?.freeSpot(thing, offsetWidth, offsetHeight, kept) ?? null
    setPlace((old) => (old?.x === next?.x && old?.y === next?.y ? old : next))
  }, [thing, stage, card, legal, picked, refused])
  useLayoutEffect(lay, [lay])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = stage.current?.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(lay, REST_MS)
    })
    const sizes = new ResizeObserver(lay) // the rule's text unfolds in it
    if (card.current !== null) sizes.observe(card.current)
    return () => {
      clearTimeout(timer)
      stop?.()
      sizes.disconnect()
    }
  }, [stage, card, lay])
  const style = place === null ? undefined : { left: place.x, top: place.y }
  return (
    <WhyCard
      ref={card}
      why={why}
      onClose={onClose}
      className={isHover ? 'placed hover' : 'placed'}
      {...(style && { style })}
    />
  )
}
