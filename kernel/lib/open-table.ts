import type { StateAndStack } from '../src/define.ts'
import type { Frame } from '../src/types.ts'

/** For games without secrets: everybody sees everything. */
export const openTable = {
  view: <S, F extends Frame>({ state }: { readonly state: S }, stack: F[]): StateAndStack<S, F> => ({ state, stack }),
  redeal: <S, F extends Frame>(_content: unknown, seen: StateAndStack<S, F>): StateAndStack<S, F> => seen,
}
