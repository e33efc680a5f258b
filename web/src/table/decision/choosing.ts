/** Choosing from a list by touching things: what is touched narrows the list until one choice is left. */

import type { ThingId } from '@skerry/kernel'
import type { Option } from '../../link/types.ts'
import { agreeing } from '../stage/light.ts'

/** What somebody has touched and which card is selected; nothing has been chosen yet. */
export interface Choosing {
  /** In the order of the touches. */
  readonly picked: readonly ThingId[]
  /** The notation of the card that is selected; null: none. */
  readonly card: string | null
}
export const NOTHING_CHOSEN: Choosing = { picked: [], card: null }

/** What a touch comes to. `why`: nothing can be done with this thing now. */
export type Touched =
  | { readonly kind: 'narrowed'; readonly choosing: Choosing }
  | { readonly kind: 'confirmed'; readonly option: Option }
  | { readonly kind: 'why' }

/** The option that is meant, if there is no doubt left. */
export function readyOption(options: readonly Option[], { picked, card }: Choosing): Option | null {
  if (card !== null) return options.find(({ notation }) => notation === card) ?? null
  const left = agreeing(options, picked)
  return left.length === 1 ? (left[0] as Option) : null
}

export function touch(options: readonly Option[], choosing: Choosing, thing: ThingId): Touched {
  const ready = readyOption(options, choosing)
  const last = choosing.card === null ? choosing.picked.at(-1) : ready?.things.at(-1)
  if (ready !== null && last === thing) return { kind: 'confirmed', option: ready }
  const { picked } = choosing
  if (picked.includes(thing)) return narrowed(picked.filter((other) => other !== thing))
  const isNamed = (among: readonly Option[]) => among.some(({ things }) => things.includes(thing))
  if (isNamed(agreeing(options, picked))) return narrowed([...picked, thing])
  return isNamed(options) ? narrowed([thing]) : { kind: 'why' }
}
const narrowed = (picked: readonly ThingId[]): Touched => ({ kind: 'narrowed', choosing: { picked, card: null } })

/** A card or a line of the list is selected; the same again confirms it. */
export function selectCard(options: readonly Option[], choosing: Choosing, notation: string): Touched {
  const option = options.find((other) => other.notation === notation)
  if (option === undefined) return { kind: 'why' }
  if (readyOption(options, choosing)?.notation === notation) return { kind: 'confirmed', option }
  return { kind: 'narrowed', choosing: { ...choosing, card: notation } }
}

/** What is shown as picked: what was touched, and all that the choice which is meant names. */
export const pickedThings = (options: readonly Option[], choosing: Choosing): ReadonlySet<ThingId> =>
  new Set([...(choosing.card === null ? choosing.picked : []), ...(readyOption(options, choosing)?.things ?? [])])

/** So many options with a place are shown as buttons; more are touched on the board or found in the list. */
const MOST_PLACED = 5
/** So many that have no place are. */
const MOST_PLACELESS = 12

/** The options that stand as buttons where they are chosen. */
export interface Offer {
  /** The best first; those without a place last. */
  readonly shown: readonly Option[]
  /** Some are only on the board and in the list. */
  readonly isCut: boolean
}

/** Quiet options step back as long as anything else answers the question: another option, or a quantity. */
export function loudOf(
  options: readonly Option[],
  isQuiet: (option: Option) => boolean,
  isQuantity: boolean,
): readonly Option[] {
  const loud = options.filter((option) => !isQuiet(option))
  return loud.length === options.length || (loud.length === 0 && !isQuantity) ? options : loud
}

/** Of what is left, sorted by worth: all, or only what cannot be touched on the board if that is too much. */
export function offerOf(left: readonly Option[]): Offer {
  const placed = left.filter(({ things }) => things.length > 0)
  const placeless = left.filter(({ things }) => things.length === 0)
  const shown = [...(placed.length > MOST_PLACED ? [] : placed), ...placeless.slice(0, MOST_PLACELESS)]
  return { shown, isCut: shown.length < left.length }
}

/** Of these, quiet ones only once a place was touched, or if they are selected. */
export function shownOf(
  left: readonly Option[],
  loud: readonly Option[],
  { picked, card }: Choosing,
): readonly Option[] {
  const isShown = (option: Option) => picked.length > 0 || loud.includes(option) || option.notation === card
  return offerOf(left.filter(isShown)).shown
}

/** Options under the thing they begin with; where no thing begins two of them, headings would only repeat them. */
export interface OptionGroup {
  /** Null: no heading. */
  readonly thing: ThingId | null
  readonly options: readonly Option[]
}
export function groupsOf(options: readonly Option[]): readonly OptionGroup[] {
  const byFirst = new Map<ThingId | null, Option[]>()
  for (const option of options) {
    const first = option.things[0] ?? null
    byFirst.set(first, [...(byFirst.get(first) ?? []), option])
  }
  const isWorthIt = [...byFirst].some(([thing, group]) => thing !== null && group.length > 1)
  if (!isWorthIt) return options.length === 0 ? [] : [{ thing: null, options }]
  return [...byFirst].map(([thing, group]) => ({ thing, options: group }))
}

/** Whether a text holds every word searched for. */
export function isFound(text: string, search: string): boolean {
  const plain = (s: string) => s.toLocaleLowerCase().replace(/[/\s-]/g, '')
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.every((word) => plain(text).includes(plain(word)))
}
