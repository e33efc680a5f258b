/** What moves while an event is shown: the acts that all boards know, and the picture under them. */

import type { Point } from '@skerry/contracts'
import type { Frame, Seat } from '@skerry/kernel'
import { viewWith } from './after.ts'
import { type EventTable, madeBy } from './events.ts'
import { boxPath } from './lines.ts'
import { signed } from './presenter.ts'

/** Something comes or goes where it is, or slides from place to place. */
export type PassingAct<What> =
  | { readonly do: 'drop'; readonly at: Point; readonly what: What }
  | { readonly do: 'sink'; readonly at: Point; readonly what: What }
  | { readonly do: 'slide'; readonly from: Point; readonly to: Point; readonly what: What }

/** A number rises and fades. */
export interface FloatAct {
  readonly do: 'float'
  readonly at: Point
  readonly text: string
  readonly tone: 'gain' | 'loss'
}

/** An outline is lit for a moment, in the colour of a seat where it is about one. */
export interface FlashAct {
  readonly do: 'flash'
  readonly line: string
  readonly tone: 'lamp' | 'foe' | Seat
}

export type CommonAct<What> = PassingAct<What> | FloatAct | FlashAct

export const floatAt = (at: Point, n: number): FloatAct => ({
  do: 'float',
  at,
  text: signed(n),
  tone: n < 0 ? 'loss' : 'gain',
})

export const flashOf = (line: string, tone: FlashAct['tone'] = 'lamp'): FlashAct => ({ do: 'flash', line, tone })

export const flashAround = (at: Point, width: number, height: number, r: number): FlashAct =>
  flashOf(boxPath(at, width, height, r))

// —— the picture under the acts ——

interface Drawn {
  readonly state: unknown
  readonly stack: readonly Frame[]
}

/** What is known while an event is shown: the view from before and from after it, and the chart everything lies on. */
export interface Stage<C, Chart, V> {
  readonly content: C
  readonly chart: Chart
  readonly before: V
  readonly after: V
}

/** What an event sets in motion: it is drawn from after the event, except for what is still on its way. */
export interface Moved<V extends Drawn, Act, Coming = never> {
  readonly acts?: readonly Act[]
  readonly state?: V['state']
  readonly stack?: V['stack']
  /** What is drawn by its act alone, while its place is kept free. */
  readonly coming?: Coming
}

export interface Plan<V extends Drawn, Act, Coming = never> {
  /** What is drawn under the acts. */
  readonly view: V
  readonly acts: readonly Act[]
  readonly coming: Coming | null
}

export const moving = <Act>(...acts: readonly Act[]): { readonly acts: readonly Act[] } => ({ acts })

/** Plans what moves by a table of event types; `viewAfter` says how the view looks after an event. */
export function plannedBy<E extends { readonly type: string }, C, Chart, V extends Drawn, Act, Coming>(
  motions: EventTable<E, Stage<C, Chart, V>, Moved<V, Act, Coming>>,
  viewAfter: (content: C, view: V, event: E) => V,
) {
  return (content: C, chart: Chart, before: V, event: E): Plan<V, Act, Coming> => {
    const view = viewAfter(content, before, event)
    const moved: Moved<V, Act, Coming> = madeBy(motions, { content, chart, before, after: view }, event) ?? {}
    const { acts = [], state = view.state, stack = view.stack, coming = null } = moved
    return { view: viewWith(view, state, stack), acts, coming }
  }
}
