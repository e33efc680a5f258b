/** A view as it looks after an event, for drawing only: copies of what changes, nothing else. */

import type { Frame, Seat, View } from '@skerry/kernel'
import type { EventOf } from './events.ts'

/** The view with another state and stack; the same view where both are the same. */
export const viewWith = <V extends { readonly state: unknown; readonly stack: readonly Frame[] }>(
  view: V,
  state: V['state'],
  stack: V['stack'],
): V => (state === view.state && stack === view.stack ? view : { ...view, state, stack })

/** The state with a player changed. */
export const withPlayer = <S extends { readonly players: readonly object[] }>(
  state: S,
  seat: Seat,
  changed: Partial<S['players'][number]>,
): S => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...changed } : player)),
})

/** The stack with the nearest frame of a rule changed; frames that are not there stay so. */
export function withFrame<F extends Frame, R extends F['rule']>(
  stack: readonly F[],
  rule: R,
  change: (frame: Extract<F, { readonly rule: R }>) => F,
): readonly F[] {
  const at = stack.findLastIndex((frame) => frame.rule === rule)
  return at < 0 ? stack : stack.with(at, change(stack[at] as Extract<F, { readonly rule: R }>))
}

// —— what changes by each event ——

type StateChange<E, S, C> = (state: S, event: E, content: C) => S
/** What is known when the frames change: the state from before and from after the event. */
export interface Around<S, C> {
  readonly before: S
  readonly after: S
  readonly content: C
}
/** Frames change where the header or the picture shows the rule in progress. */
interface FramesChange<E, S, F, C> {
  readonly state?: StateChange<E, S, C>
  readonly frames: (frames: readonly F[], event: E, around: Around<S, C>) => readonly F[]
}

/** Null: it changes nothing that is drawn. A type of event without an entry does not compile. */
export type Changes<E extends { readonly type: string }, S, F, C> = {
  readonly [T in E['type']]: StateChange<EventOf<E, T>, S, C> | FramesChange<EventOf<E, T>, S, F, C> | null
}

interface Followed<E, S, C> {
  after(content: C, view: View<S>, event: E): View<S>
  stateAfter(content: C, state: S, event: E): S
}

/** Follows events by a table of what they change. */
export function followedBy<E extends { readonly type: string }, S, F extends Frame, C>(
  changes: Changes<E, S, F, C>,
): Followed<E, S, C> {
  const changeOf = (event: E) => {
    const change = (changes[event.type as E['type']] ?? {}) as StateChange<E, S, C> | Partial<FramesChange<E, S, F, C>>
    return typeof change === 'function' ? { state: change } : change
  }
  const stateAfter = (content: C, state: S, event: E): S => changeOf(event).state?.(state, event, content) ?? state
  return {
    stateAfter,
    after(content, view, event) {
      const state = stateAfter(content, view.state, event)
      const { frames }: Partial<FramesChange<E, S, F, C>> = changeOf(event)
      const around = { before: view.state, after: state, content }
      return viewWith(view, state, frames?.(view.stack as readonly F[], event, around) ?? view.stack)
    },
  }
}
