/** The question that is open for the viewer and how far it is answered. One choice leaves it, at the end. */

import { boundBroken, type Choice, type Refusal, type ThingId } from '@skerry/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Option, Preview, Split } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import type { TableModel } from '../model.ts'
import { allotted, countsByPlace, openPlaces, type PlaceRow, rowsOf, totalOf, touchPlace } from './allotting.ts'
import {
  type Choosing,
  NOTHING_CHOSEN,
  type Offer,
  offerOf,
  readyOption,
  selectCard,
  type Touched,
  touch,
} from './choosing.ts'
import type { AtTable } from './context.ts'
import { isSameChoice } from './saying.ts'

/** What somebody has done about a question so far; it ends with the question. */
interface Held {
  readonly at: string
  readonly choosing: Choosing
  readonly n: Split
  /** The choice that somebody was warned of. */
  readonly warned: Choice | null
  readonly refusal: Refusal | null
}

/** An allotment being filled. */
export interface Allotting {
  readonly verb: string
  readonly rows: readonly PlaceRow[]
  readonly n: Split
  readonly total: number
  readonly least: number
  readonly most: number
  readonly counts: ReadonlyMap<ThingId, number>
  readonly open: ReadonlySet<ThingId>
  /** What stands in the way as it is now; null: nothing, or it is being looked at. */
  readonly refusal: Refusal | null
  readonly isLegal: boolean
}

export interface Decision {
  /** Differs from question to question. */
  readonly at: string
  readonly isAsked: boolean
  /** `fight.goOn`; empty: nobody is asked. */
  readonly name: string
  readonly options: readonly Option[]
  readonly choosing: Choosing
  readonly offer: Offer
  /** The option that is meant, if there is no doubt left. */
  readonly option: Option | null
  readonly allotting: Allotting | null
  /** What would be chosen by confirming. */
  readonly ready: Choice | null
  readonly preview: Preview | null
  readonly warning: string | null
  /** Why the last attempt was refused. */
  readonly refusal: Refusal | null
  readonly busy: 'choosing' | 'suggesting' | null
  /** False: nothing can be done with it now. */
  touch(thing: ThingId, how: 'pick' | 'more' | 'fewer'): boolean
  select(notation: string): void
  setSplit(n: Split): void
  confirm(): void
  clear(): void
  suggest(): void
}

const NO_OPTIONS: readonly Option[] = []
const NO_SPLIT: Split = {}

export function useDecision(at: AtTable, onChosen: () => void): Decision {
  const { model, saying } = at
  const settings = useSettings()
  const [busy, setBusy] = useState<Decision['busy']>(null)
  const { key, isAsked, name, options, choices } = useQuestion(model)
  const [held, hold] = useHeld(key)
  const { choosing, n, warned } = held

  const cardOf = useCards(at)
  const offer = useMemo(
    () => offerOf(options, choosing, (option) => cardOf(option).rank ?? 0),
    [options, choosing, cardOf],
  )
  const allotting = useAllotting(at, choices?.kind === 'allotment' ? choices : null, n)
  const option = isMeant(choosing, allotting, options) ? readyOption(options, choosing) : null
  const splitChoice = useMemo(() => (allotting?.isLegal ? allotted(allotting.verb, allotting.n) : null), [allotting])
  const ready = option?.choice ?? splitChoice
  const preview = usePreview(model, ready)
  const warning = ready !== null && warned !== null && isSameChoice(ready, warned) ? saying.card(ready).warning : null

  const send = useCallback(
    async (choice: Choice) => {
      setBusy('choosing')
      onChosen()
      const refusal = await model.choose([choice])
      setBusy(null)
      if (refusal !== null) hold({ refusal })
    },
    [model, hold, onChosen],
  )
  const choose = (choice: Choice | null) => {
    if (choice === null || busy === 'choosing') return
    const isWarned = warned !== null && isSameChoice(choice, warned)
    if (saying.card(choice).warning !== undefined && !isWarned) hold({ warned: choice })
    else void send(choice)
  }
  const take = (touched: Touched) => {
    if (touched.kind === 'confirmed') choose(touched.option.choice)
    if (touched.kind !== 'narrowed') return
    hold({ choosing: touched.choosing, warned: null, refusal: null })
    const single = readyOption(options, touched.choosing)
    if (!settings.confirm && single !== null && touched.choosing !== NOTHING_CHOSEN) choose(single.choice)
  }
  const suggest = async () => {
    if (!isAsked || busy !== null) return
    setBusy('suggesting')
    const choice = await model.suggest()
    setBusy(null)
    if (choice === null) return
    const found = options.find((other) => isSameChoice(other.choice, choice))
    if (found !== undefined) hold({ choosing: { picked: [], card: found.notation }, warned: null, refusal: null })
    else hold({ n: (choice as Choice & { n: Split }).n, choosing: NOTHING_CHOSEN, warned: null, refusal: null })
  }

  return {
    at: key,
    isAsked,
    name,
    options,
    choosing,
    offer,
    option,
    allotting,
    ready,
    preview,
    warning: warning ?? null,
    refusal: held.refusal,
    busy,
    touch(thing, how) {
      if (!isAsked) return false
      const row = allotting?.rows.find((other) => other.thing === thing)
      if (choices?.kind === 'allotment' && row !== undefined) {
        const next = touchPlace(choices.allotment, n, row, how === 'fewer' ? -1 : 1)
        hold({ n: next, choosing: NOTHING_CHOSEN, warned: null, refusal: null })
        return next !== n || how === 'fewer'
      }
      if (how === 'fewer') {
        hold({ choosing: NOTHING_CHOSEN, warned: null, refusal: null })
        return true
      }
      const touched = touch(options, choosing, thing)
      take(touched)
      return touched.kind !== 'why'
    },
    select: (notation) => take(selectCard(options, choosing, notation)),
    setSplit: (next) => hold({ n: next, choosing: NOTHING_CHOSEN, warned: null, refusal: null }),
    confirm: () => choose(ready),
    clear: () => hold({ choosing: NOTHING_CHOSEN, n: NO_SPLIT, warned: null, refusal: null }),
    suggest: () => void suggest(),
  }
}

/** Beside an allotment an option is meant only if it was selected. */
const isMeant = (choosing: Choosing, allotting: Allotting | null, options: readonly Option[]): boolean =>
  allotting === null || choosing.card !== null || (options.length > 0 && choosing.picked.length > 0)

function useQuestion({ phase, desk, version, viewer }: TableModel) {
  const pending = desk?.pending
  const isAsked = phase === 'asked' && pending?.kind === 'asked' && desk?.choices.kind !== 'none'
  const name = pending?.kind === 'asked' ? pending.decision : ''
  const key = `${version} ${viewer} ${name}`
  return {
    key,
    isAsked,
    name,
    options: isAsked && desk !== null ? desk.options : NO_OPTIONS,
    choices: isAsked && desk !== null ? desk.choices : null,
  }
}

/** What was held about another question is forgotten. */
function useHeld(at: string): [Held, (change: Partial<Held>) => void] {
  const empty: Held = useMemo(() => ({ at, choosing: NOTHING_CHOSEN, n: NO_SPLIT, warned: null, refusal: null }), [at])
  const [stored, store] = useState(empty)
  const hold = useCallback(
    (change: Partial<Held>) => store((old) => ({ ...(old.at === at ? old : empty), ...change })),
    [at, empty],
  )
  return [stored.at === at ? stored : empty, hold]
}

/** Cards are asked for often, while options are the same. */
export function useCards({ saying }: AtTable) {
  return useMemo(() => {
    const cards = new Map<string, ReturnType<typeof saying.card>>()
    return (option: Option) => {
      const known = cards.get(option.notation) ?? saying.card(option.choice)
      cards.set(option.notation, known)
      return known
    }
  }, [saying])
}

type AllotmentChoices = Extract<NonNullable<TableModel['desk']>['choices'], { kind: 'allotment' }>

function useAllotting({ model, saying }: AtTable, choices: AllotmentChoices | null, n: Split): Allotting | null {
  const rows = useMemo(() => (choices === null ? [] : rowsOf(choices.allotment, saying.slot)), [choices, saying])
  const broken = useMemo(() => (choices === null ? null : boundBroken(choices.allotment, n)), [choices, n])
  const checked = useCheck(model, choices, n, broken === null)
  return useMemo(() => {
    if (choices === null) return null
    const { allotment, do: verb } = choices
    const rule = model.desk?.pending.kind === 'asked' ? model.desk.pending.rule : ''
    const refusal = broken === null ? (checked?.refusal ?? null) : { rule, ...broken }
    return {
      verb,
      rows,
      n,
      total: totalOf(allotment, n),
      least: allotment.least,
      most: allotment.most,
      counts: countsByPlace(rows, n),
      open: openPlaces(allotment, rows, n),
      refusal,
      isLegal: broken === null && checked !== null && checked.refusal === null,
    }
  }, [choices, rows, n, broken, checked, model.desk])
}

const CHECK_AFTER = 120
interface Checked {
  readonly choices: AllotmentChoices
  readonly n: Split
  readonly refusal: Refusal | null
}

/** What the rules say about a split within the bounds; null: not known yet. */
function useCheck(model: TableModel, choices: AllotmentChoices | null, n: Split, isWithin: boolean) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const latest = useRef(model)
  latest.current = model
  useEffect(() => {
    if (choices === null || !isWithin) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const refusal = await latest.current.explain(allotted(choices.do, n))
      if (!isDropped) setChecked({ choices, n, refusal })
    }, CHECK_AFTER)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [choices, n, isWithin])
  return isWithin && checked?.n === n && checked.choices === choices ? checked : null
}

function usePreview(model: TableModel, choice: Choice | null): Preview | null {
  const [known, setKnown] = useState<{ readonly choice: Choice; readonly preview: Preview | null } | null>(null)
  const latest = useRef(model)
  latest.current = model
  useEffect(() => {
    if (choice === null) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const preview = await latest.current.preview(choice)
      if (!isDropped) setKnown({ choice, preview })
    }, CHECK_AFTER)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [choice])
  return known !== null && known.choice === choice ? known.preview : null
}
