import type { Light, ThingId } from '@skerry/kernel'
import { useMemo } from 'react'
import { agreeing } from '../stage/light.ts'
import { useLight } from '../stage/useLight.ts'
import { chipsOf } from './allotting.ts'
import { pickedThings } from './choosing.ts'
import type { AtTable } from './context.ts'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'
import type { Why } from './useWhy.ts'

export interface Pointed {
  /** Meant by a card, a row or a line of the log. */
  readonly located: readonly ThingId[]
  /** Under the pointer on the board. */
  readonly hovered: ThingId | null
  readonly focus: ThingId | null
}

/** How the board is lit now. */
export function useBoardLight(at: AtTable, decision: Decision, pointed: Pointed, why: Why | null): Light {
  const { model } = at
  const { choosing, options, allotting, option, isAsked } = decision
  const picked = useMemo(
    () => (allotting === null || option !== null ? [...pickedThings(options, choosing)] : [...allotting.counts.keys()]),
    [options, choosing, allotting, option],
  )
  const remaining = useMemo(() => agreeing(options, choosing.picked), [options, choosing.picked])
  const chips = useChips(at, decision, remaining)
  const { located, hovered, focus } = pointed
  const hover = useMemo(() => (hovered === null ? located : [...located, hovered]), [located, hovered])
  const refused = useMemo(() => (why === null || why.whyNot === null ? [] : [why.thing]), [why])
  const changed = useMemo(() => [...model.changed], [model.changed])
  return useLight({
    desk: model.desk,
    picked,
    remaining,
    chips,
    hover,
    focus,
    refused,
    changed,
    isAsked,
    ...(allotting === null ? {} : { open: allotting.open }),
  })
}

/** `+3` where something is put, or the number that decides at the place it is about. */
function useChips(at: AtTable, decision: Decision, remaining: Decision['options']): ReadonlyMap<ThingId, string> {
  const cardOf = useCards(at)
  const { allotting, choosing } = decision
  return useMemo(() => {
    if (allotting !== null) return chipsOf(allotting.rows, allotting.counts)
    const leads = new Map<ThingId, Set<string>>()
    for (const option of remaining) {
      const thing = option.things.findLast((other) => !choosing.picked.includes(other)) ?? option.things.at(-1)
      const { lead } = cardOf(option)
      if (thing !== undefined && lead !== undefined) leads.set(thing, (leads.get(thing) ?? new Set()).add(lead))
    }
    // Where two ways lead to a place with different numbers neither stands for both.
    return new Map([...leads].filter(([, all]) => all.size === 1).map(([thing, all]) => [thing, [...all][0] as string]))
  }, [allotting, choosing, remaining, cardOf])
}
