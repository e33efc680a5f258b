/** Everything on the table, named for screens, lists and logs. */

import type { Seat, Sum, Table, Thing, Viewer } from '@skerry/kernel'
import {
  faceFor,
  fieldOf,
  fieldsOf,
  forceIn,
  LETTERS,
  placeOf,
  playerOf,
  reinforcements,
  strength,
  unitCount,
} from './queries.ts'
import type { FieldId, Figure, Marnon } from './types.ts'

type T = Table<Marnon>

export function things(t: T, viewer: Viewer): Thing[] {
  const { state, content } = t
  return [
    ...content.fields.map((id) => fieldThing(t, id)),
    ...state.tiles.map((tile) => ({
      id: `tile/${tile.field}`,
      kind: 'tile',
      at: tile.field,
      label: 'tile',
      facts: { field: tile.field, owner: tile.owner, kind: faceFor(state, tile, viewer) },
    })),
    ...marker('dragon', state.dragon),
    ...marker('peacemaker', state.peacemaker),
    ...state.players.map((_, seat) => playerThing(t, seat)),
  ]
}

function fieldThing({ state, content }: T, id: FieldId): Thing {
  const { region, terrain } = fieldOf(content, id)
  return {
    id,
    kind: 'field',
    label: 'field',
    facts: { field: id, region: region ?? '', terrain, ...forceIn(state, id) },
  }
}

const marker = (name: 'dragon' | 'peacemaker', field: FieldId | null): Thing[] =>
  field === null ? [] : [{ id: name, kind: name, at: field, label: name, facts: { field } }]

/** MAR-AID-04 Tallies are open; and so are the treasures, units and figures of everybody (ledger 6.3). */
function playerThing(t: T, seat: Seat): Thing {
  const { out, found, aids } = playerOf(t.state, seat)
  const whereIs = (figure: Figure) => (placeOf(t, seat, figure) === null ? 'supply' : 'board')
  const facts = {
    seat,
    out,
    found: found.slice(),
    aids,
    hero: whereIs('hero'),
    sorcerer: whereIs('sorcerer'),
    fields: fieldsOf(t, seat).length,
    units: unitCount(t, seat),
  }
  return { id: LETTERS[seat] as string, kind: 'player', label: 'player', facts }
}

/** What everybody would receive now, and both strengths of the fight going on. */
export function sums(t: T): Record<string, Sum> {
  const all: Record<string, Sum> = {}
  t.state.players.forEach(({ out }, seat) => {
    if (!out && t.state.round > 0) all[`reinforcements ${seat}`] = reinforcements(t, seat)
  })
  const fight = t.within('fight')
  if (fight !== undefined) {
    all.attackStrength = strength(t, fight, 'attacker')
    all.defenceStrength = strength(t, fight, 'defender')
  }
  return all
}
