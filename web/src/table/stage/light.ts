/** How the things on a board are lit while somebody is asked: from the answers of the desk and what is picked so far. */

import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { LegalInfo, Option } from '../../link/types.ts'

export interface LightSource {
  readonly desk: LegalInfo | null
  /** What the viewer has touched so far, in order. */
  readonly picked: readonly ThingId[]
  /** The options that agree with it. */
  readonly remaining: readonly Option[]
  /** Those that agree with all but the last touch: what could be touched in its stead. */
  readonly instead?: readonly Option[]
  readonly chips?: ReadonlyMap<ThingId, string>
  /** Under the pointer, or meant by the line or choice under it. */
  readonly hover?: Iterable<ThingId>
  readonly focus?: ThingId | null
  readonly refused?: Iterable<ThingId>
  readonly changed?: Iterable<ThingId>
  /** Whether the viewer must choose now. */
  readonly isAsked: boolean
  /** The places of an allotment where one more can go; absent: all of its slots. */
  readonly open?: ReadonlySet<ThingId>
}

const NOTHING: ReadonlySet<ThingId> = new Set()

export function lightFor(source: LightSource): Light {
  const { isAsked, hover = [], focus = null } = source
  const picked = new Set(isAsked ? source.picked : [])
  const legal = isAsked ? legalOf(source, picked) : NOTHING
  return {
    legal,
    picked,
    affected: new Set(focus === null ? hover : [...hover, focus]),
    focus,
    changed: new Set(source.changed),
    isDimmed: isAsked && legal.size + picked.size > 0,
    chips: source.chips ?? new Map(),
    refused: new Set(source.refused),
  }
}

function legalOf(source: LightSource, isPicked: ReadonlySet<ThingId>): Set<ThingId> {
  const { desk, picked, remaining, instead = [], open } = source
  const next = nextThings(remaining, picked)
  if (desk?.choices.kind !== 'allotment') {
    const others = next.length > 0 ? next : nextThings(instead, picked)
    return new Set(others.filter((thing) => !isPicked.has(thing)))
  }
  const slots = desk.choices.allotment.slots.filter(({ max }) => max > 0).map(({ id }) => id)
  return new Set([...next, ...(open ?? slots)])
}

/**
 * The things that come next: of every option the last that is not picked yet, for questions ask where to, not where from.
 * Only where everything may go everywhere is the beginning asked for first. A thing that all options name tells nothing
 * and is passed over, unless there is nothing else to touch.
 */
export function nextThings(remaining: readonly Option[], picked: readonly ThingId[]): readonly ThingId[] {
  const open = remaining.map(({ things }) => things.filter((thing) => !picked.includes(thing)))
  const isShared = (thing: ThingId) => open.length > 1 && open.every((things) => things.includes(thing))
  const telling = open.map((things) => things.filter((thing) => !isShared(thing)))
  const shown = telling.some(({ length }) => length > 0) ? telling : open
  const end = isFree(shown) ? 0 : -1
  return [...new Set(shown.flatMap((things) => things.at(end) ?? []))]
}

/** This few places may all lie within reach of each other by chance. */
const FEW = 4

/** Whether every beginning goes with every end (but for those that are the same): neither tells anything about the other. */
function isFree(named: readonly (readonly ThingId[])[]): boolean {
  const pairs = named.filter(({ length }) => length > 1)
  const [from, to] = [new Set(pairs.map((things) => things[0])), new Set(pairs.map((things) => things.at(-1)))]
  const known = new Set(pairs.map((things) => things.join(' ')))
  return Math.min(from.size, to.size) > 1 && to.size > FEW && known.size >= from.size * (to.size - 1)
}

/** The options that name everything picked. */
export const agreeing = (options: readonly Option[], picked: readonly ThingId[]): readonly Option[] =>
  options.filter(({ things }) => picked.every((thing) => things.includes(thing)))
