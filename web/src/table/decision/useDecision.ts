/** The question that is open for the viewer and how far it is answered. One choice leaves it, at the end. */

import type { Choice, ThingId } from '@skerry/kernel'
import type { Option, Split } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import { touchPlace } from '../allotment/allotting.ts'
import type { AtTable } from '../common/context.ts'
import { isSameChoice } from '../common/saying.ts'
import type { TableModel } from '../model.ts'
import { hasAdvice } from './advice.ts'
import { NOTHING_CHOSEN, readyOption, selectCard, type Touched } from './choosing.ts'
import { isPossible, type KindOffer, touchWithin } from './kinds.ts'
import { type Held, type Hold, NOTHING_HELD, useHeld } from './useHeld.ts'
import { allotmentOf, type Meant, type Question, useMeant, useQuestion } from './useMeant.ts'

interface Verbs {
  /** False: nothing can be done with it now. */
  touch(thing: ThingId, how: 'pick' | 'more' | 'fewer'): boolean
  select(notation: string): void
  /** A kind of action; one that is not possible tells why. The same again leaves it. */
  selectKind(id: string): void
  selectGroup(id: string): void
  /** The next option of the kind that is looked at, or the one before. */
  step(by: 1 | -1): void
  setSplit(n: Split): void
  /** False: nothing is meant yet. What is still being looked at may be confirmed: the table looks at it anyway. */
  confirm(): boolean
  /** Puts down what is picked, and then the kind. */
  clear(): void
  suggest(): void
}
export interface Decision extends Question, Meant, Verbs, Pick<Held, 'choosing' | 'group' | 'refusal' | 'busy'> {}

const NOTHING_TOUCHED = { choosing: NOTHING_CHOSEN, warned: null, refusal: null, refusedKind: null }

export function useDecision(at: AtTable, onChosen: () => void): Decision {
  const question = useQuestion(at.model)
  const [held, hold] = useHeld(question.at)
  const { choosing, group, refusal, busy } = held
  const meant = useMeant(at, question, held)
  const choose = useChoose(at, held, hold, onChosen)
  const take = useTake(question.options, hold, choose)
  const suggest = () => {
    if (hasAdvice(at.model)) void suggestion(at.model, question, held, hold)
  }
  return {
    ...question,
    ...meant,
    choosing,
    group,
    refusal,
    busy,
    touch: (thing, how) => touchWith({ question, meant, held, hold, take }, at.model, thing, how),
    select: (notation) => take(selectCard(question.options, choosing, notation)),
    selectKind: (id) => hold((now) => kindPicked(meant, now, id)),
    selectGroup: (id) => hold((now) => ({ ...NOTHING_TOUCHED, group: now.group === id ? null : id })),
    step: (by) => hold(stepped(meant, by)),
    setSplit: (n) => hold({ ...NOTHING_TOUCHED, n }),
    confirm: () => choose(meant.ready ?? meant.allotting?.looking ?? null),
    clear: () => hold(cleared),
    suggest,
  }
}

const cleared = ({ choosing, refusedKind, n }: Held): Partial<Held> => {
  const isPicked = choosing.picked.length > 0 || choosing.card !== null || refusedKind !== null || n !== NOTHING_HELD.n
  return { ...NOTHING_TOUCHED, n: NOTHING_HELD.n, ...(isPicked ? {} : { kind: null, group: null }) }
}

/** A kind with a single option that has no place needs no further touch. */
function kindPicked({ kinds, kind: before }: Meant, now: Held, id: string): Partial<Held> {
  const offer = kinds.find(({ kind }) => kind.id === id)
  if (offer === undefined) return {}
  if (!isPossible(offer))
    return { ...NOTHING_TOUCHED, refusedKind: now.refusedKind === id ? null : id, kind: null, group: null }
  const isSame = before?.kind.id === id && now.kind === id && now.choosing === NOTHING_CHOSEN
  return { ...NOTHING_TOUCHED, kind: isSame ? null : id, group: null, choosing: onlyOption(offer) }
}

function onlyOption({ options, isQuantity }: KindOffer) {
  const [only] = options
  if (only === undefined || options.length > 1 || isQuantity) return NOTHING_CHOSEN
  return { picked: [], card: only.notation }
}

const stepped =
  ({ scope }: Meant, by: 1 | -1) =>
  ({ choosing }: Held): Partial<Held> => {
    const now = scope.findIndex(({ notation }) => notation === readyOption(scope, choosing)?.notation)
    const next = scope[now < 0 ? (by > 0 ? 0 : scope.length - 1) : (now + by + scope.length) % scope.length]
    return next === undefined ? {} : { ...NOTHING_TOUCHED, choosing: { picked: [], card: next.notation } }
  }

/** What one would regret is asked for twice. */
function useChoose({ model, saying }: AtTable, { warned, busy }: Held, hold: Hold, onChosen: () => void) {
  const send = async (choice: Choice) => {
    hold({ busy: 'choosing' })
    onChosen()
    try {
      const refusal = await model.choose([choice])
      if (refusal !== null) hold({ refusal })
    } finally {
      hold({ busy: null })
    }
  }
  return (choice: Choice | null): boolean => {
    if (choice === null || busy === 'choosing') return false
    const isWarned = warned !== null && isSameChoice(choice, warned)
    if (saying.card(choice).warning !== undefined && !isWarned) hold({ warned: choice })
    else void send(choice)
    return true
  }
}

/** Whoever wants no confirmation chooses as soon as there is no doubt left. */
function useTake(options: readonly Option[], hold: Hold, choose: (choice: Choice) => boolean) {
  const { confirm } = useSettings()
  return (touched: Touched, more: Partial<Held> = {}): void => {
    if (touched.kind === 'confirmed') choose(touched.option.choice)
    if (touched.kind !== 'narrowed') return
    hold({ ...NOTHING_TOUCHED, choosing: touched.choosing, ...more })
    const single = readyOption(options, touched.choosing)
    if (!confirm && single !== null) choose(single.choice)
  }
}

interface Touching {
  readonly question: Question
  readonly meant: Meant
  readonly held: Held
  readonly hold: Hold
  readonly take: (touched: Touched, more?: Partial<Held>) => void
}

function touchWith(
  { question, meant, held, hold, take }: Touching,
  model: TableModel,
  thing: ThingId,
  how: 'pick' | 'more' | 'fewer',
): boolean {
  if (!question.isAsked) return false
  const asked = allotmentOf(model, question)
  const row = meant.allotting?.rows.find((other) => other.thing === thing)
  if (asked !== null && row !== undefined && (meant.kind === undefined || meant.kind.isQuantity)) {
    const before = meant.allotting?.n ?? held.n
    const n = touchPlace(asked.allotment, before, row, how === 'fewer' ? -1 : 1)
    hold({ ...NOTHING_TOUCHED, n })
    return n !== before || how === 'fewer'
  }
  if (how === 'fewer') {
    hold(NOTHING_TOUCHED)
    return true
  }
  const scope = { kind: meant.kind, options: meant.scope }
  const { touched, kind } = touchWithin(meant.kinds, question.options, scope, held.choosing, thing)
  take(touched, kind === held.kind ? {} : { kind, group: null })
  return touched.kind !== 'why'
}

/** What a bot would do, as if somebody had touched it; whoever has done something meanwhile needs it no more. */
async function suggestion(model: TableModel, { isAsked, options }: Question, before: Held, hold: Hold): Promise<void> {
  if (!isAsked || before.busy !== null) return
  hold({ busy: 'suggesting' })
  // Somebody may have chosen meanwhile: that is still on its way.
  const isThere = () => hold(({ busy }) => (busy === 'suggesting' ? { busy: null } : {}))
  const choice = await model.suggest().finally(isThere)
  if (choice === null) return
  const found = options.find((other) => isSameChoice(other.choice, choice))
  const meant =
    found === undefined
      ? { n: (choice as Choice & { readonly n: Split }).n, kind: null }
      : { choosing: { picked: [], card: found.notation } }
  hold((now) => (isUntouched(now, before) ? { ...NOTHING_TOUCHED, ...meant } : {}))
}

const isUntouched = (now: Held, before: Held): boolean =>
  now.busy === null && (['n', 'choosing', 'warned', 'refusal'] as const).every((key) => now[key] === before[key])
