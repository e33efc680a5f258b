/** What stands in each field, as the drawing needs it. */

import type { Seat, ThingId } from '@skerry/kernel'
import { fieldOfSlot, forceIn, tileIn } from '../queries.ts'
import type { Content, FieldId, Figure, Party, State, Tile } from '../types.ts'

/** Everything drawn in one field: plain values only, so that a field whose stand is the same is not drawn again. */
export interface Stand {
  readonly party: Party | null
  /** Men or orcs. */
  readonly bodies: number
  /** MAR-GEN-15 Hero and sorcerer of one player are never together. */
  readonly figure: Figure | null
  readonly tileOwner: Seat | null
  readonly tileFace: Tile['kind']
  readonly hasDragon: boolean
  readonly hasPeacemaker: boolean
}
export type Scene = Readonly<Record<FieldId, Stand>>

export const EMPTY: Stand = {
  party: null,
  bodies: 0,
  figure: null,
  tileOwner: null,
  tileFace: 'hidden',
  hasDragon: false,
  hasPeacemaker: false,
}

export function sceneOf({ fields }: Content, state: State): Scene {
  return Object.fromEntries(fields.map((id) => [id, standIn(state, id)]))
}

function standIn(state: State, id: FieldId): Stand {
  const { party, bodies, hero, sorcerer } = forceIn(state, id)
  const tile = tileIn(state, id)
  return {
    party,
    bodies,
    figure: hero ? 'hero' : sorcerer ? 'sorcerer' : null,
    tileOwner: tile?.owner ?? null,
    tileFace: tile?.kind ?? 'hidden',
    hasDragon: state.dragon === id,
    hasPeacemaker: state.peacemaker === id,
  }
}

/** The field a thing lies in: tiles, figures and neutral powers belong to theirs; players have none. */
export function fieldOfThing(state: State, id: ThingId): string | null {
  if (id === 'dragon') return state.dragon
  if (id === 'peacemaker') return state.peacemaker
  return id.startsWith('tile/') ? id.slice('tile/'.length) : fieldOfSlot(id)
}

export function fieldsOfThings(state: State, ids: Iterable<ThingId>): ReadonlySet<string> {
  const fields = new Set<string>()
  for (const id of ids) {
    const field = fieldOfThing(state, id)
    if (field !== null) fields.add(field)
  }
  return fields
}
