import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { useMemo } from 'react'
import { chipsOf } from '../allotment/allotting.ts'
import type { AtTable } from '../common/context.ts'
import { agreeing } from '../stage/light.ts'
import { useLight } from '../stage/useLight.ts'
import type { Why } from '../why/useWhy.ts'
import { pickedThings } from './choosing.ts'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'

export interface Pointed {
  /** Meant by a card, a row or a line of the log. */
  readonly located: readonly ThingId[]
  /** Under the pointer on the board. */
  readonly hovered: ThingId | null
  readonly focus: ThingId | null
}

const NOWHERE: ReadonlySet<ThingId> = new Set()

/** How the board is lit now. */
export function useBoardLight(at: AtTable, decision: Decision, pointed: Pointed, why: Why | null): Light {
  const { model } = at
  const { choosing, options, scope, kind, loud, allotting, option, isAsked } = decision
  const picked = useMemo(
    () => (allotting === null || option !== null ? [...pickedThings(options, choosing)] : [...allotting.counts.keys()]),
    [options, choosing, allotting, option],
  )
  const { remaining, instead } = useMemo(() => {
    const shown = kind === undefined ? loud : scope
    const leftWith = (touched: readonly ThingId[]) => (touched.length === 0 ? shown : agreeing(scope, touched))
    return { remaining: leftWith(choosing.picked), instead: leftWith(choosing.picked.slice(0, -1)) }
  }, [scope, kind, loud, choosing.picked])
  const chips = useChips(at, decision, remaining.length > 1 ? remaining : instead)
  const { located, hovered, focus } = pointed
  const isQuantity = kind === undefined || kind.isQuantity
  const hover = useMemo(() => (hovered === null ? located : [...located, hovered]), [located, hovered])
  const refused = useMemo(() => (why === null || why.whyNot === null ? [] : [why.thing]), [why])
  const changed = useMemo(() => [...model.changed], [model.changed])
  return useLight({
    desk: model.desk,
    picked,
    remaining,
    ...(choosing.card === null && choosing.picked.length > 0 ? { instead } : {}),
    chips,
    hover,
    focus,
    refused,
    changed,
    isAsked,
    ...(allotting === null ? {} : { open: isQuantity ? allotting.open : NOWHERE }),
  })
}

/** `+3` where something is put, or the number that decides at the place it is about: of several the best. */
function useChips(at: AtTable, decision: Decision, shown: Decision['options']): ReadonlyMap<ThingId, string> {
  const cardOf = useCards(at)
  const { allotting } = decision
  return useMemo(() => {
    if (allotting !== null) return chipsOf(allotting.rows, allotting.counts)
    const chips = new Map<ThingId, string>()
    const isTold = (thing: ThingId) => shown.length > 1 && shown.every(({ things }) => things.includes(thing))
    const ranked = [...shown].sort((a, b) => (cardOf(b).rank ?? 0) - (cardOf(a).rank ?? 0))
    for (const option of ranked) {
      const thing = option.things.findLast((other) => !isTold(other)) ?? option.things.at(-1)
      const { lead } = cardOf(option)
      if (thing !== undefined && lead !== undefined && !chips.has(thing)) chips.set(thing, lead)
    }
    return chips
  }, [allotting, shown, cardOf])
}
