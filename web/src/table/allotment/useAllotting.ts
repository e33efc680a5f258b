import { boundBroken, type Choice, type Refusal, type ThingId } from '@skerry/kernel'
import { useMemo } from 'react'
import type { LegalInfo, Split } from '../../link/types.ts'
import { type AtTable, ruleAsked } from '../common/context.ts'
import { useAnswer } from '../decision/useAnswer.ts'
import { allotted, countsByPlace, openPlaces, type PlaceRow, rowsOf, totalOf } from './allotting.ts'

export type AllotmentChoices = Extract<LegalInfo['choices'], { kind: 'allotment' }>

/** An allotment being filled. */
export interface Allotting {
  readonly rows: readonly PlaceRow[]
  readonly n: Split
  readonly total: number
  readonly least: number
  readonly most: number
  readonly counts: ReadonlyMap<ThingId, number>
  readonly open: ReadonlySet<ThingId>
  /** What stands in the way as it is now; null: nothing, or it is being looked at. */
  readonly refusal: Refusal | null
  /** The choice it stands for; null: not legal, or it is being looked at. */
  readonly choice: Choice | null
  /** The choice that is being looked at. */
  readonly looking: Choice | null
}

/** Bounds are checked here, everything else by the rules. */
export function useAllotting({ model, saying }: AtTable, asked: AllotmentChoices | null, n: Split): Allotting | null {
  const rows = useMemo(() => (asked === null ? [] : rowsOf(asked.allotment, saying.slot)), [asked, saying])
  const broken = useMemo(() => (asked === null ? null : boundBroken(asked.allotment, n)), [asked, n])
  const choice = useMemo(() => (asked === null || broken !== null ? null : allotted(asked.do, n)), [asked, broken, n])
  const checked = useAnswer(choice, model.explain)
  const rule = ruleAsked(model) ?? ''
  return useMemo(() => {
    if (asked === null) return null
    const { allotment } = asked
    const { least, most } = allotment
    const isLegal = checked !== null && checked.answer === null
    return {
      rows,
      n,
      total: totalOf(allotment, n),
      least,
      most,
      counts: countsByPlace(rows, n),
      open: openPlaces(allotment, rows, n),
      refusal: broken === null ? (checked?.answer ?? null) : { rule, ...broken },
      choice: isLegal ? choice : null,
      looking: checked === null ? choice : null,
    }
  }, [asked, rows, n, broken, checked, choice, rule])
}
