/** Ties a reason to what it is about: a dotted line from the thing to the card. Lies on the stage. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import { anchorOf } from './freeSpot.ts'
import { distance } from './geometry.ts'
import { useStage } from './handle.ts'

interface WhyLineProps {
  readonly thing: ThingId
  readonly card: RefObject<HTMLElement | null>
}

export function WhyLine({ thing, card }: WhyLineProps) {
  const stage = useStage()
  const line = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const draw = () => {
      const [at, rect] = [stage?.whereIs(thing), card.current?.getBoundingClientRect()]
      const to = at == null || rect === undefined ? null : anchorOf(rect, [at.x, at.y])
      drawLine(line.current, to === null ? null : (stage?.besideOf(thing, to) ?? null), to)
    }
    const [sizes, places] = [new ResizeObserver(draw), new MutationObserver(draw)]
    // The card finds its place after it has been drawn for the first time.
    const frame = requestAnimationFrame(() => {
      draw()
      if (card.current === null) return
      sizes.observe(card.current)
      places.observe(card.current, { attributes: true })
    })
    const stop = stage?.subscribe(draw)
    window.addEventListener('resize', draw)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      places.disconnect()
      stop?.()
      window.removeEventListener('resize', draw)
    }
  }, [stage, thing, card])
  return (
    <svg className='why-line' ref={line} aria-hidden='true'>
      <path />
      <circle r={6} />
    </svg>
  )
}

/** A slight bow, so that it is not taken for a border. */
function drawLine(svg: SVGSVGElement | null, from: Point | null, to: Point | null): void {
  if (svg === null) return
  const isHidden = from === null || to === null || distance(from, to) < 12
  svg.toggleAttribute('hidden', isHidden)
  if (isHidden) return
  const [x, y] = from
  const [tx, ty] = to
  const bow = 0.12
  const control = `${(x + tx) / 2 - (ty - y) * bow} ${(y + ty) / 2 + (tx - x) * bow}`
  svg.querySelector('path')?.setAttribute('d', `M${tx} ${ty}Q${control} ${x} ${y}`)
  svg.querySelector('circle')?.setAttribute('transform', `translate(${x} ${y})`)
}
