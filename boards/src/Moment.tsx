/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import type { Point } from '@skerry/kernel'
import { type CSSProperties, Fragment, type ReactNode } from 'react'

interface MomentProps<Act> {
  readonly acts: readonly Act[]
  /** How long the moment takes. */
  readonly ms: number
  readonly draw: (act: Act) => ReactNode
}

/** The acts of one moment, each drawn by its board. */
export function Moment<Act>({ acts, ms, draw }: MomentProps<Act>) {
  return (
    <g className='acts' style={{ '--ms': `${ms}ms` } as CSSProperties}>
      {acts.map((act, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the acts of one moment never change their order
        <Fragment key={i}>{draw(act)}</Fragment>
      ))}
    </g>
  )
}

/** A group about a place. Transforms are styles, so that they can be animated. */
export function At({ place: [x, y], children }: { readonly place: Point; readonly children: ReactNode }) {
  return <g style={{ transform: `translate(${x}px, ${y}px)` }}>{children}</g>
}

/** Whoever slides or flies begins there: from the place where it ends to the one it comes from. */
export const wayFrom = ([x0, y0]: Point, [x1, y1]: Point): CSSProperties =>
  ({ '--dx': `${x0 - x1}px`, '--dy': `${y0 - y1}px` }) as CSSProperties

/** What every board knows: something comes or goes where it is, or slides from place to place. */
export type CommonAct<What> =
  | { readonly do: 'drop' | 'sink'; readonly at: Point; readonly what: What }
  | { readonly do: 'slide'; readonly from: Point; readonly to: Point; readonly what: What }

export function Passing<What extends { readonly is: string }>({
  act,
  children,
}: {
  readonly act: CommonAct<What>
  /** What moves, drawn by its board. */
  readonly children: ReactNode
}) {
  return act.do === 'slide' ? (
    <At place={act.to}>
      <g className={`act slide ${act.what.is}`} style={wayFrom(act.from, act.to)}>
        {children}
      </g>
    </At>
  ) : (
    <At place={act.at}>
      <g className={`act ${act.do}`}>{children}</g>
    </At>
  )
}

interface Touched {
  readonly isLifted: boolean
  readonly isRefused: boolean
}

/** The classes of the pieces at one place. */
export const piecesClass = ({ isLifted, isRefused }: Touched): string =>
  `pieces${isLifted ? ' lifted' : ''}${isRefused ? ' shaken' : ''}`
