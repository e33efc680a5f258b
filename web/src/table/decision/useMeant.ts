/** What a question offers by kind, and what is meant by what somebody has touched so far. */

import type { Choice } from '@skerry/kernel'
import { useMemo } from 'react'
import type { Option, Preview } from '../../link/types.ts'
import { type Allotting, useAllotting } from '../allotment/useAllotting.ts'
import type { AtTable } from '../common/context.ts'
import { isSameChoice } from '../common/saying.ts'
import type { TableModel } from '../model.ts'
import { agreeing } from '../stage/light.ts'
import { type Choosing, loudOf, readyOption } from './choosing.ts'
import { commonKind, type KindOffer, kindOf, kindOffers, onlyKind } from './kinds.ts'
import { useAnswer } from './useAnswer.ts'
import { useCards } from './useCards.ts'
import { type Held, NOTHING_HELD } from './useHeld.ts'

/** What is asked. */
export interface Question {
  /** Differs from question to question. */
  readonly at: string
  readonly isAsked: boolean
  /** `fight.goOn`; empty: nobody is asked. */
  readonly name: string
  readonly options: readonly Option[]
}

/** What is meant by what was touched so far. */
export interface Meant {
  /** None: the question has only one kind. */
  readonly kinds: readonly KindOffer[]
  /** The kind that is looked at. */
  readonly kind: KindOffer | undefined
  /** A kind that is not possible, whose reason is told. */
  readonly refusedKind: KindOffer | undefined
  /** The options of the kind and part that are looked at, the best first. */
  readonly scope: readonly Option[]
  /** Those of them that agree with what was touched. */
  readonly left: readonly Option[]
  /** Without the quiet ones, if anything else answers the question. */
  readonly loud: readonly Option[]
  /** The option that is meant, if there is no doubt left. */
  readonly option: Option | null
  readonly allotting: Allotting | null
  /** What would be chosen by confirming. */
  readonly ready: Choice | null
  readonly preview: Preview | null
  readonly warning: string | null
}

const NO_OPTIONS: readonly Option[] = []

export function useQuestion({ phase, desk, version, viewer }: TableModel): Question {
  const pending = desk?.pending
  const isAsked = phase === 'asked' && pending?.kind === 'asked' && desk?.choices.kind !== 'none'
  const name = pending?.kind === 'asked' ? pending.decision : ''
  const options = isAsked && desk !== null ? desk.options : NO_OPTIONS
  return { at: `${version} ${viewer} ${name}`, isAsked, name, options }
}

/** The places to fill, if a quantity is asked for. */
export const allotmentOf = ({ desk }: TableModel, { isAsked }: Question) =>
  isAsked && desk?.choices.kind === 'allotment' ? desk.choices : null

export function useMeant(at: AtTable, question: Question, held: Held): Meant {
  const { model, saying } = at
  const { options } = question
  const { choosing, n, warned } = held
  const asked = allotmentOf(model, question)
  const kinds = useKinds(at, question)
  const kind = kindMeant(kinds, options, held, asked !== null)
  const { loud, scope } = useScope(at, question, kind, held.group)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question begins once, whatever is said about it later
  const begun = useMemo(() => (asked === null ? NOTHING_HELD.n : saying.begin(asked.do, asked.allotment)), [asked])
  const allotting = useAllotting(at, asked, n === NOTHING_HELD.n ? begun : n)
  const isListed = isOptionMeant(choosing, allotting, kind)
  const option = isListed ? readyOption(choosing.card === null ? scope : options, choosing) : null
  const isQuantityMeant = kind === undefined || kind.isQuantity
  const ready = option?.choice ?? (isQuantityMeant ? (allotting?.choice ?? null) : null)
  const preview = useAnswer(ready, model.preview)?.answer ?? null
  const isWarned = ready !== null && warned !== null && isSameChoice(ready, warned)
  const warning = isWarned ? (saying.card(ready).warning ?? null) : null
  const refusedKind = kinds.find(({ kind: { id } }) => id === held.refusedKind)
  const left = useMemo(() => agreeing(scope, choosing.picked), [scope, choosing.picked])
  return { kinds, kind, refusedKind, scope, left, loud, option, allotting, ready, preview, warning }
}

function useKinds(at: AtTable, question: Question): readonly KindOffer[] {
  const { saying, model } = at
  const { options, name, isAsked } = question
  const cardOf = useCards(at)
  const asked = allotmentOf(model, question)
  const actions = model.desk?.actions
  return useMemo(
    () =>
      isAsked
        ? kindOffers({
            kinds: saying.kinds(name),
            options,
            actions: actions ?? [],
            quantity: asked?.do ?? null,
            cardOf,
          })
        : [],
    [isAsked, saying, name, options, actions, asked, cardOf],
  )
}

/** The kind of what is selected; else the one picked; else the only one that agrees with the touches, or answers at all. */
function kindMeant(
  kinds: readonly KindOffer[],
  options: readonly Option[],
  { choosing, kind: picked, refusedKind }: Held,
  isQuantity: boolean,
): KindOffer | undefined {
  if (kinds.length === 0) return undefined
  const selected = choosing.card === null ? null : readyOption(options, choosing)
  if (selected !== null) return kindOf(kinds, selected)
  const held = kinds.find(({ kind }) => kind.id === picked)
  if (held !== undefined || refusedKind !== null) return held
  if (choosing.picked.length > 0) return commonKind(kinds, agreeing(options, choosing.picked))
  return isQuantity ? kinds.find((offer) => offer.isQuantity) : onlyKind(kinds)
}

function useScope(at: AtTable, question: Question, kind: KindOffer | undefined, group: string | null) {
  const { options } = question
  const cardOf = useCards(at)
  const isQuantity = allotmentOf(at.model, question) !== null
  return useMemo(() => {
    const loud = loudOf(options, (option) => cardOf(option).isQuiet === true, isQuantity)
    const within = kind?.options ?? options
    const inGroup = group === null ? within : within.filter((option) => cardOf(option).group === group)
    const rankOf = (option: Option) => cardOf(option).rank ?? 0
    return { loud, scope: [...inGroup].sort((a, b) => rankOf(b) - rankOf(a)) }
  }, [options, kind, group, cardOf, isQuantity])
}

/** Beside a quantity an option is meant only if it was selected. */
const isOptionMeant = (choosing: Choosing, allotting: Allotting | null, kind: KindOffer | undefined): boolean =>
  allotting === null || choosing.card !== null || choosing.picked.length > 0 || kind?.isQuantity === false
