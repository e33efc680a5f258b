import type { GameTypes } from '../src/types.ts'

/** Frames of one procedure. */
export type FrameOf<G extends GameTypes, P extends G['frame']['rule']> = Extract<G['frame'], { rule: P }>

/** Finds the nearest frame of a procedure in progress. */
export const frameFinder =
  <G extends GameTypes>() =>
  <P extends G['frame']['rule']>({ stack }: { readonly stack: readonly object[] }, procedure: P) =>
    (stack as readonly G['frame'][]).findLast((frame) => frame.rule === procedure) as FrameOf<G, P> | undefined
