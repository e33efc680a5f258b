/** The question that is open for the viewer and how far it is answered. One choice leaves it, at the end. */

import type { Choice, ThingId } from '@skerry/kernel'
import { useMemo } from 'react'
import type { Option, Preview, Split } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import { touchPlace } from '../allotment/allotting.ts'
import { type Allotting, useAllotting } from '../allotment/useAllotting.ts'
import type { AtTable } from '../common/context.ts'
import { isSameChoice } from '../common/saying.ts'
import type { TableModel } from '../model.ts'
import { hasAdvice } from './advice.ts'
import {
  type Choosing,
  loudOf,
  NOTHING_CHOSEN,
  type Offer,
  offerOf,
  readyOption,
  selectCard,
  type Touched,
  touch,
} from './choosing.ts'
import { useAnswer } from './useAnswer.ts'
import { useCards } from './useCards.ts'
import { type Held, type Hold, NOTHING_HELD, useHeld } from './useHeld.ts'

/** What is asked. */
interface Question {
  /** Differs from question to question. */
  readonly at: string
  readonly isAsked: boolean
  /** `fight.goOn`; empty: nobody is asked. */
  readonly name: string
  readonly options: readonly Option[]
}
/** What is meant by what was touched so far. */
interface Meant {
  readonly offer: Offer
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
interface Verbs {
  /** False: nothing can be done with it now. */
  touch(thing: ThingId, how: 'pick' | 'more' | 'fewer'): boolean
  select(notation: string): void
  setSplit(n: Split): void
  /** False: nothing is meant yet. What is still being looked at may be confirmed: the table looks at it anyway. */
  confirm(): boolean
  clear(): void
  suggest(): void
}
export interface Decision extends Question, Meant, Verbs, Pick<Held, 'choosing' | 'refusal' | 'busy'> {}

export function useDecision(at: AtTable, onChosen: () => void): Decision {
  const question = useQuestion(at.model)
  const [held, hold] = useHeld(question.at)
  const { choosing, refusal, busy } = held
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
    refusal,
    busy,
    touch: (thing, how) => touchWith({ question, meant, held, hold, take }, at.model, thing, how),
    select: (notation) => take(selectCard(question.options, choosing, notation)),
    setSplit: (n) => hold({ ...NOTHING_TOUCHED, n }),
    confirm: () => choose(meant.ready ?? meant.allotting?.looking ?? null),
    clear: () => hold({ ...NOTHING_TOUCHED, n: NOTHING_HELD.n }),
    suggest,
  }
}

const NO_OPTIONS: readonly Option[] = []
const NOTHING_TOUCHED = { choosing: NOTHING_CHOSEN, warned: null, refusal: null }

function useQuestion({ phase, desk, version, viewer }: TableModel): Question {
  const pending = desk?.pending
  const isAsked = phase === 'asked' && pending?.kind === 'asked' && desk?.choices.kind !== 'none'
  const name = pending?.kind === 'asked' ? pending.decision : ''
  const options = isAsked && desk !== null ? desk.options : NO_OPTIONS
  return { at: `${version} ${viewer} ${name}`, isAsked, name, options }
}

/** The places to fill, if a quantity is asked for. */
const allotmentOf = ({ desk }: TableModel, { isAsked }: Question) =>
  isAsked && desk?.choices.kind === 'allotment' ? desk.choices : null

function useMeant(at: AtTable, question: Question, { choosing, n, warned }: Held): Meant {
  const { model, saying } = at
  const { options } = question
  const cardOf = useCards(at)
  const asked = allotmentOf(model, question)
  const loud = useMemo(
    () => loudOf(options, (option) => cardOf(option).isQuiet === true, asked !== null),
    [options, asked, cardOf],
  )
  const offer = useMemo(
    () => offerOf(options, choosing, (option) => cardOf(option).rank ?? 0, loud),
    [options, choosing, cardOf, loud],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question begins once, whatever is said about it later
  const begun = useMemo(() => (asked === null ? NOTHING_HELD.n : saying.begin(asked.do, asked.allotment)), [asked])
  const allotting = useAllotting(at, asked, n === NOTHING_HELD.n ? begun : n)
  const option = isMeant(choosing, allotting, options) ? readyOption(options, choosing) : null
  const ready = option?.choice ?? allotting?.choice ?? null
  const preview = useAnswer(ready, model.preview)?.answer ?? null
  const isWarned = ready !== null && warned !== null && isSameChoice(ready, warned)
  const warning = isWarned ? (saying.card(ready).warning ?? null) : null
  return { offer, loud, option, allotting, ready, preview, warning }
}

/** Beside an allotment an option is meant only if it was selected. */
const isMeant = (choosing: Choosing, allotting: Allotting | null, options: readonly Option[]): boolean =>
  allotting === null || choosing.card !== null || (options.length > 0 && choosing.picked.length > 0)

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
  return (touched: Touched): void => {
    if (touched.kind === 'confirmed') choose(touched.option.choice)
    if (touched.kind !== 'narrowed') return
    hold({ choosing: touched.choosing, warned: null, refusal: null })
    const single = readyOption(options, touched.choosing)
    if (!confirm && single !== null) choose(single.choice)
  }
}

interface Touching {
  readonly question: Question
  readonly meant: Meant
  readonly held: Held
  readonly hold: Hold
  readonly take: (touched: Touched) => void
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
  if (asked !== null && row !== undefined) {
    const before = meant.allotting?.n ?? held.n
    const n = touchPlace(asked.allotment, before, row, how === 'fewer' ? -1 : 1)
    hold({ ...NOTHING_TOUCHED, n })
    return n !== before || how === 'fewer'
  }
  if (how === 'fewer') {
    hold(NOTHING_TOUCHED)
    return true
  }
  const touched = touch(question.options, held.choosing, thing)
  take(touched)
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
      ? { n: (choice as Choice & { readonly n: Split }).n }
      : { choosing: { picked: [], card: found.notation } }
  hold((now) => (isUntouched(now, before) ? { ...NOTHING_TOUCHED, ...meant } : {}))
}

const isUntouched = (now: Held, before: Held): boolean =>
  now.busy === null && (['n', 'choosing', 'warned', 'refusal'] as const).every((key) => now[key] === before[key])
