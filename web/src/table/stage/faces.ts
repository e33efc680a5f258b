/** What can be shown of things whose game has no drawing: read off their facts, whatever the game calls them. */

import type { Plain, Seat, Thing, ThingId } from '@skerry/kernel'

/** A thing reduced to what fits on a button. */
export interface Face {
  /** The last word of its id: `7` of `cell 7`. */
  readonly title: string
  /** It can belong to somebody or hold something: it is part of a board. */
  readonly isPlace: boolean
  readonly owner: Seat | null
  readonly count: number | null
  /** A pile, from the bottom; null: the thing is none. */
  readonly pile: readonly Seat[] | null
}

const OWNERS = ['owner', 'mark', 'party', 'holder']
const COUNTS = ['armies', 'units', 'men', 'bodies', 'count', 'stones', 'strength']
const PILES = ['stones', 'discs', 'pile']

export function faceOf({ id, facts }: Thing): Face {
  const first = (keys: readonly string[]): Plain | undefined =>
    keys.map((key) => facts[key]).find((f) => f !== undefined)
  const [owner, count, pile] = [first(OWNERS), first(COUNTS), first(PILES)]
  return {
    title: id.split(/[ /]/).at(-1) ?? id,
    isPlace: [owner, count, pile].some((fact) => fact !== undefined),
    owner: typeof owner === 'number' && owner >= 0 ? owner : null,
    count: typeof count === 'number' ? count : null,
    pile: Array.isArray(pile) ? pile.filter((seat): seat is number => typeof seat === 'number') : null,
  }
}

/** Things of one kind; single ones of their kind are put together under no kind. */
export interface ThingGroup {
  readonly kind: string | null
  readonly things: readonly Thing[]
}

export function groupsOf(things: readonly Thing[]): readonly ThingGroup[] {
  const kinds = [...new Set(things.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => ({ kind, things: things.filter((thing) => thing.kind === kind) }))
  const single = groups.filter((group) => group.things.length === 1).flatMap((group) => group.things)
  const several = groups.filter((group) => group.things.length > 1)
  return single.length === 0 ? several : [...several, { kind: null, things: single }]
}

/** Things that stand on another thing of the list are told with it. */
export function byPlace(things: readonly Thing[]): {
  roots: readonly Thing[]
  on: ReadonlyMap<ThingId, readonly Thing[]>
} {
  const ids = new Set(things.map(({ id }) => id))
  const isOn = ({ id, at }: Thing) => at !== undefined && at !== id && ids.has(at)
  return {
    roots: things.filter((thing) => !isOn(thing)),
    on: Map.groupBy(things.filter(isOn), ({ at }) => at as ThingId),
  }
}

/** How many columns a kind of things is laid out in; null: as many as fit. */
export function columnsFor(count: number, content: object): number | null {
  const { columns, side } = content as { readonly columns?: unknown; readonly side?: unknown }
  for (const known of [columns, side]) if (typeof known === 'number' && known > 1 && count % known === 0) return known
  const root = Math.sqrt(count)
  return Number.isInteger(root) && root > 1 ? root : null
}

/** The most columns that leave no row half empty, for wide screens; null: there is no such number. */
export function evenColumns(count: number): number | null {
  for (let columns = 12; columns >= 5; columns--) if (count % columns === 0) return columns
  return null
}

/** How high a pile can grow, if the game says so. */
export function rowsOf(content: object): number | null {
  const { rows } = content as { readonly rows?: unknown }
  return typeof rows === 'number' ? rows : null
}
