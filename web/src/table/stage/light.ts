/** How the things on a board are lit while somebody is asked: from the answers of the desk and what is picked so far. */

import type { Light, ThingId } from '@skerry/kernel'
import type { Desk, Option } from '../../link/types.ts'

export interface LightSource {
  readonly desk: Desk | null
  /** What the viewer has touched so far, in order. */
  readonly picked: readonly ThingId[]
  /** The options that agree with it. */
  readonly remaining: readonly Option[]
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

function legalOf({ desk, picked, remaining, open }: LightSource, isPicked: ReadonlySet<ThingId>): Set<ThingId> {
  const next = nextThings(remaining, picked)
  if (desk?.choices.kind !== 'allotment') return new Set(next.filter((thing) => !isPicked.has(thing)))
  const slots = desk.choices.allotment.slots.filter(({ max }) => max > 0).map(({ id }) => id)
  return new Set([...next, ...(open ?? slots)])
}

/**
 * The things that come next: of every option the first word that is not picked yet. A thing that all options name tells
 * nothing and is passed over, unless there is nothing else to touch.
 */
export function nextThings(remaining: readonly Option[], picked: readonly ThingId[]): readonly ThingId[] {
  const open = remaining.map(({ things }) => things.filter((thing) => !picked.includes(thing)))
  const isShared = (thing: ThingId) => open.length > 1 && open.every((things) => things.includes(thing))
  const telling = open.flatMap((things) => things.filter((thing) => !isShared(thing)).slice(0, 1))
  return [...new Set(telling.length > 0 ? telling : open.flatMap((things) => things.slice(0, 1)))]
}

/** The options that name everything picked. */
export const agreeing = (options: readonly Option[], picked: readonly ThingId[]): readonly Option[] =>
  options.filter(({ things }) => picked.every((thing) => things.includes(thing)))
