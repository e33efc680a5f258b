/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import type { Point } from '@skerry/contracts'
import { type CSSProperties, Fragment, type FunctionComponent, type ReactNode } from 'react'
import type { CommonAct, FloatAct, PassingAct } from './motion.ts'
import { seatTone } from './seats.ts'

/** What happens in one moment. */
export interface MomentActs<Act> {
  readonly acts: readonly Act[]
  /** How long the moment takes. */
  readonly ms: number
}

interface MomentProps<Act> extends MomentActs<Act> {
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

interface ActsOf<What, Own, Setting> {
  /** Draws what moves. */
  readonly Thing: FunctionComponent<Setting & { readonly what: What }>
  /** Draws the acts that only this board knows. */
  readonly Own: FunctionComponent<Setting & { readonly act: Own }>
  /** Where floating numbers begin, above their place. */
  readonly floatY: number
}

/** Draws the acts of one moment in a board's setting: those that all boards know are drawn here. */
export function actsOf<
  What extends { readonly is: string },
  Own extends { readonly do: string },
  Setting extends object,
>({ Thing, Own, floatY }: ActsOf<What, Own, Setting>) {
  return function Acts({ acts, ms, ...rest }: MomentActs<CommonAct<What> | Own> & Setting) {
    const setting = rest as unknown as Setting
    const thing = (what: What) => <Thing {...setting} what={what} />
    const draw = (act: CommonAct<What> | Own): ReactNode =>
      isCommon<What>(act) ? <Common act={act} thing={thing} floatY={floatY} /> : <Own {...setting} act={act as Own} />
    return <Moment acts={acts} ms={ms} draw={draw} />
  }
}

const COMMON: Readonly<Record<CommonAct<unknown>['do'], true>> = {
  drop: true,
  sink: true,
  slide: true,
  float: true,
  flash: true,
}
const isCommon = <What,>(act: { readonly do: string }): act is CommonAct<What> => Object.hasOwn(COMMON, act.do)

interface CommonProps<What> {
  readonly act: CommonAct<What>
  readonly thing: (what: What) => ReactNode
  readonly floatY: number
}

function Common<What extends { readonly is: string }>({ act, thing, floatY }: CommonProps<What>) {
  switch (act.do) {
    case 'float':
      return (
        <At place={act.at}>
          <Float text={act.text} tone={act.tone} y={floatY} />
        </At>
      )
    case 'flash':
      return (
        <path className={`act flash ${typeof act.tone === 'number' ? seatTone(act.tone) : act.tone}`} d={act.line} />
      )
    case 'drop':
    case 'sink':
    case 'slide':
      return <Passing act={act}>{thing(act.what)}</Passing>
  }
}

/** A group about a place. Transforms are styles, so that they can be animated. */
export function At({ place: [x, y], children }: { readonly place: Point; readonly children: ReactNode }) {
  return <g style={{ transform: `translate(${x}px, ${y}px)` }}>{children}</g>
}

/** Where a slide or flight begins, seen from the place where it ends. */
export const wayFrom = ([x0, y0]: Point, [x1, y1]: Point): CSSProperties =>
  ({ '--dx': `${x0 - x1}px`, '--dy': `${y0 - y1}px` }) as CSSProperties

/** A number that rises and fades. */
export function Float({ text, tone, y }: Pick<FloatAct, 'text' | 'tone'> & { readonly y: number }) {
  return (
    <text className={`act float ${tone}`} y={y}>
      {text}
    </text>
  )
}

function Passing<What extends { readonly is: string }>({
  act,
  children,
}: {
  readonly act: PassingAct<What>
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
