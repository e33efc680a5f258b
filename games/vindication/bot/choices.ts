import type { Choice } from '@skerry/kernel'

/** The choices of one verb. */
export const those = <C extends Choice>(list: readonly Choice[], verb: C['do']): readonly C[] =>
  list.filter((choice): choice is C => choice.do === verb)
