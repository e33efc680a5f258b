/** The island as bots count on it: fields as numbers, and the forces of a moment in flat lists. */

import type { Seat } from '@skerry/kernel'
import { defence, fieldOf, forceIn, isCastle, unitsOf } from '../queries.ts'
import type { Content, FieldId, Link, Marnon, State } from '../types.ts'

/** Number of a field in the order of the content. */
export type At = number

export interface Road {
  readonly to: At
  readonly by: Link
  /** What the field at its end adds for whoever defends it. */
  readonly bonus: number
}
export interface Island {
  readonly ids: readonly FieldId[]
  readonly at: Readonly<Record<FieldId, At>>
  readonly roads: readonly (readonly Road[])[]
  readonly boats: readonly (readonly Road[])[]
  readonly castle: readonly boolean[]
  /** What the ground adds for a defender attacked by land. */
  readonly ground: readonly number[]
  /** Number of the region; −1 for castles. */
  readonly region: readonly number[]
  /** Steps by land, bridge and tunnel. */
  readonly steps: readonly (readonly number[])[]
}

const islands = new WeakMap<Content, Island>()

export function islandOf(content: Content): Island {
  let island = islands.get(content)
  if (island === undefined) {
    island = makeIsland(content)
    islands.set(content, island)
  }
  return island
}

function makeIsland(content: Content): Island {
  const ids = content.fields
  const at = Object.fromEntries(ids.map((id, i) => [id, i])) as Record<FieldId, At>
  const bonusOf = (to: FieldId, by: Link) => defence(content, to, by).reduce((all, { amount }) => all + amount, 0)
  const road = ({ to, by }: { to: FieldId; by: Link }): Road => ({ to: at[to] as At, by, bonus: bonusOf(to, by) })
  const roads = ids.map((id) => fieldOf(content, id).ways.map(road))
  return {
    ids,
    at,
    roads,
    boats: ids.map((id) => fieldOf(content, id).boats.map(road)),
    castle: ids.map((id) => isCastle(content, id)),
    ground: ids.map((id) => bonusOf(id, 'land')),
    region: ids.map((id) => {
      const { region } = fieldOf(content, id)
      return region === null ? -1 : content.regions.indexOf(region)
    }),
    steps: ids.map((_, from) => stepsFrom(roads, from)),
  }
}

function stepsFrom(roads: readonly (readonly Road[])[], from: At): number[] {
  const steps = roads.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const reached = [from]
  for (const at of reached)
    for (const { to } of roads[at] as readonly Road[])
      if (steps[to] === Number.POSITIVE_INFINITY) {
        steps[to] = (steps[at] as number) + 1
        reached.push(to)
      }
  return steps
}

/** Who holds a field: a seat, the orcs, or nobody. */
export const ORCS = 6
export const NOBODY = -1

/** The forces of a moment. Bots change it to see what would be. */
export interface Board {
  readonly island: Island
  readonly holder: number[]
  readonly units: number[]
  /** What the figure of a field adds: 1 hero, 2 sorcerer, 0 none. */
  readonly figure: number[]
  /** Fields that no player may attack now (MAR-ATTACK-15, -16). */
  readonly closed: boolean[]
  /** Where the tiles of each seat lie. */
  readonly tiles: readonly At[][]
  readonly out: readonly boolean[]
  readonly seats: number
}

export function boardOf({ state, content }: { readonly state: State; readonly content: Marnon['content'] }): Board {
  const island = islandOf(content)
  const { ids } = island
  const holder: number[] = []
  const units: number[] = []
  const figure: number[] = []
  const closed: boolean[] = []
  const peace = state.peacemaker === null ? -2 : (island.region[island.at[state.peacemaker] as At] as number)
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as FieldId
    const f = forceIn(state, id)
    holder.push(f.party === null ? NOBODY : f.party === 'orcs' ? ORCS : f.party)
    units.push(unitsOf(f))
    figure.push(f.sorcerer ? 2 : f.hero ? 1 : 0)
    closed.push(island.region[i] === peace || state.dragon === id)
  }
  const tiles: At[][] = state.players.map(() => [])
  for (const tile of state.tiles) (tiles[tile.owner] as At[]).push(island.at[tile.field] as At)
  return {
    island,
    holder,
    units,
    figure,
    closed,
    tiles,
    out: state.players.map(({ out }) => out),
    seats: state.players.length,
  }
}

export function fieldsHeld({ holder }: Board, seat: Seat): At[] {
  const own: At[] = []
  for (let i = 0; i < holder.length; i++) if (holder[i] === seat) own.push(i)
  return own
}

/** MAR-REINF-02…04 What the kingdoms bring, as a plain number; a test ties it to the rules' sum. */
export function incomeOf({ island, holder }: Board, seat: Seat): number {
  const reached: boolean[] = []
  let men = 0
  for (let c = 0; c < holder.length; c++) {
    if (!island.castle[c] || holder[c] !== seat || reached[c]) continue
    const kingdom = [c]
    reached[c] = true
    for (let k = 0; k < kingdom.length; k++)
      for (const { to } of island.roads[kingdom[k] as At] as readonly Road[])
        if (holder[to] === seat && !reached[to]) {
          reached[to] = true
          kingdom.push(to)
        }
    men += kingdom.length
  }
  return Math.max(4, men)
}
