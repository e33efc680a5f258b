/** Effects of cards and spaces: a list carried out one by one, by the verbs that a game gives a meaning. */

import type { Definition } from '../src/define.ts'
import { RuleError } from '../src/errors.ts'
import type { AutoStep } from '../src/steps.ts'
import type { Effect, EffectsFrame, Frame, GameTypes, Turn } from '../src/types.ts'

export type EffectsOf<G extends GameTypes, E extends Effect, X> = {
  readonly [V in E['do']]: (t: Turn<G>, f: EffectsFrame<E, X>, effect: Extract<E, { do: V }>) => void
}

/** The frame that carries out these effects, for reactions that bring them about. */
export function effectsFrame<E extends Effect, X>(list: readonly E[], context: X): EffectsFrame<E, X> {
  return { rule: 'effects', at: 'next', list, cursor: 0, context }
}

/** The one rule every game has: effects of a list, one after the other. */
export function effectsRule<G extends GameTypes>(
  definition: Pick<Definition<G>, 'effects'>,
): Record<'next', AutoStep<G, EffectsFrame>> {
  return {
    next: {
      kind: 'auto',
      rule: 'kernel',
      take(t, f) {
        const effect = f.list[f.cursor]
        if (effect === undefined) return 'end'
        f.cursor += 1
        const verb = definition.effects?.[effect.do]
        if (verb === undefined)
          throw new RuleError(
            'kernel',
            `no effect ${effect.do}`,
            (t as Turn<G> & { readonly stack: readonly Frame[] }).stack,
          )
        verb(t, f as never, effect as never)
        return 'again' // the frame stays until its last effect is worked out
      },
    },
  }
}
