/** The options of a question by kind of action: how many each has, what stands in the way of those that have none. */

import type { ActionKind, Card } from '@skerry/contracts'
import type { Action, Refusal, ThingId } from '@skerry/kernel'
import type { Option } from '../../link/types.ts'
import { agreeing } from '../stage/light.ts'
import { type Choosing, NOTHING_CHOSEN, type Touched, touch } from './choosing.ts'

export interface KindOffer {
  readonly kind: ActionKind
  readonly options: readonly Option[]
  /** It is answered with a quantity, not with one of its options. */
  readonly isQuantity: boolean
  /** What stands in the way; null: it is possible, or nobody knows. */
  readonly refusal: Refusal | null
}

export const isPossible = ({ options, isQuantity }: KindOffer): boolean => isQuantity || options.length > 0

/** What belongs to no kind of the game; it has no name of its own. */
export const OTHER_KIND = 'other'
const OTHER: ActionKind = { id: OTHER_KIND, icon: '', name: '', verbs: [], isFree: true }

export interface Offered {
  readonly kinds: readonly ActionKind[]
  readonly options: readonly Option[]
  readonly actions: readonly Action[]
  /** The verb that is answered with a quantity; null: none is. */
  readonly quantity: string | null
  cardOf(option: Option): Card
}

/** Nothing where there is only one kind: then the question says it all. */
export function kindOffers({ kinds, options, actions, quantity, cardOf }: Offered): readonly KindOffer[] {
  if (kinds.length < 2) return []
  const known = new Set(kinds.map(({ id }) => id))
  const idOf = (option: Option): string => {
    const id = cardOf(option).kind ?? kinds.find(({ verbs }) => verbs.includes(option.choice.do))?.id
    return id !== undefined && known.has(id) ? id : OTHER_KIND
  }
  const sorted = new Map<string, Option[]>()
  for (const option of options) {
    const id = idOf(option)
    sorted.set(id, [...(sorted.get(id) ?? []), option])
  }
  const offerOf = (kind: ActionKind): KindOffer => {
    const refusals = actions.filter(({ do: verb }) => kind.verbs.includes(verb)).map(({ refusal }) => refusal)
    return {
      kind,
      options: sorted.get(kind.id) ?? [],
      isQuantity: quantity !== null && kind.verbs.includes(quantity),
      refusal: kind.refusal ?? refusals.find((refusal) => refusal !== null) ?? null,
    }
  }
  const others = sorted.has(OTHER_KIND) ? [OTHER] : []
  const offers = [...kinds, ...others].map(offerOf)
  return [...offers.filter(({ kind }) => !kind.isFree), ...offers.filter(({ kind }) => kind.isFree)]
}

/** So many stand in a row; the others are behind “More”. */
export const MOST_KINDS = 7

/** The last give way: what is free, and of that what is not possible first. */
export function inRow(offers: readonly KindOffer[], most: number) {
  if (offers.length <= most) return { row: offers, more: [] }
  const aside = new Set(
    [...offers]
      .reverse()
      .sort((a, b) => Number(isPossible(a)) - Number(isPossible(b)) || Number(!a.kind.isFree) - Number(!b.kind.isFree))
      .slice(0, offers.length - most + 1),
  )
  return { row: offers.filter((offer) => !aside.has(offer)), more: offers.filter((offer) => aside.has(offer)) }
}

/** The kind that an option belongs to. */
export const kindOf = (offers: readonly KindOffer[], option: Option): KindOffer | undefined =>
  offers.find(({ options }) => options.includes(option))

/** The only kind to which all of these belong; undefined: they are of several, or of none. */
export function commonKind(offers: readonly KindOffer[], options: readonly Option[]): KindOffer | undefined {
  const [first] = options
  const kind = first === undefined ? undefined : kindOf(offers, first)
  return kind !== undefined && options.every((option) => kind.options.includes(option)) ? kind : undefined
}

/** The kind that is meant where nobody has chosen one: the only one that answers the question. */
export function onlyKind(offers: readonly KindOffer[]): KindOffer | undefined {
  const answers = offers.filter((offer) => isPossible(offer) && !offer.kind.isFree)
  return answers.length === 1 ? answers[0] : undefined
}

/** What is meant so far, and the kind it is meant as. */
export interface TouchedKind {
  readonly touched: Touched
  /** Null: it is not clear yet. */
  readonly kind: string | null
}

/** A place of the kind that is looked at narrows it; a place of others leaves it for the one kind that allows this place. */
export function touchWithin(
  offers: readonly KindOffer[],
  options: readonly Option[],
  scope: { readonly kind: KindOffer | undefined; readonly options: readonly Option[] },
  choosing: Choosing,
  thing: ThingId,
): TouchedKind {
  const within = touch(scope.options, choosing, thing)
  if (within.kind !== 'why' || scope.kind === undefined)
    return { touched: within, kind: scope.kind?.kind.id ?? meantKind(offers, options, within) }
  const anew = touch(options, NOTHING_CHOSEN, thing)
  return { touched: anew, kind: meantKind(offers, options, anew) }
}

function meantKind(offers: readonly KindOffer[], options: readonly Option[], touched: Touched): string | null {
  if (touched.kind !== 'narrowed' || touched.choosing.picked.length === 0) return null
  return commonKind(offers, agreeing(options, touched.choosing.picked))?.kind.id ?? null
}
