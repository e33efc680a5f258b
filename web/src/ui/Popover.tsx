import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** Something with a place on the screen: an element, or a rectangle in CSS pixels of the window. */
export type Anchor =
  | Element
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export interface PopoverProps {
  readonly anchor: Anchor
  readonly onClose: () => void
  readonly children: ReactNode
  /** Spoken when it opens. */
  readonly label?: string
  readonly className?: string
}

const GAP = 8

/** A card beside its anchor: below it, or above where there is no room. It never covers the anchor. */
export function Popover({ anchor, onClose, children, label, className = '' }: PopoverProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    card.current?.showPopover?.()
  }, [])
  useLayoutEffect(() => place(card.current, anchor))
  useClosing(card, anchor, onClose)
  return (
    <div ref={card} popover='manual' role='dialog' aria-label={label} className={`popover ${className}`}>
      {children}
    </div>
  )
}

const boxOf = (anchor: Anchor) => (anchor instanceof Element ? anchor.getBoundingClientRect() : anchor)

function place(card: HTMLElement | null, anchor: Anchor): void {
  if (card === null) return
  const { x, y, width, height } = boxOf(anchor)
  const { offsetWidth: w, offsetHeight: h } = card
  const below = y + height + GAP
  const isBelow = below + h <= innerHeight - GAP || y < innerHeight - y - height
  const left = Math.max(GAP, Math.min(x + width / 2 - w / 2, innerWidth - w - GAP))
  card.style.left = `${left}px`
  card.style.top = `${isBelow ? below : Math.max(GAP, y - h - GAP)}px`
  card.style.maxHeight = `${(isBelow ? innerHeight - below : y - GAP) - GAP}px`
  card.dataset.side = isBelow ? 'below' : 'above'
}

/** Escape and a press anywhere else close it; what changes the window's size moves it. */
function useClosing(card: { readonly current: HTMLElement | null }, anchor: Anchor, onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      if (card.current?.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus()
      onClose()
    }
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node
      const isOnAnchor = anchor instanceof Element && anchor.contains(target)
      if (!isOnAnchor && !card.current?.contains(target)) onClose()
    }
    const onResize = () => place(card.current, anchor)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    window.addEventListener('resize', onResize)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('resize', onResize)
    }
  }, [card, anchor, onClose])
}
