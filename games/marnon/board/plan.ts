/**
 * What moves while an event is shown. The view is still that from before: `stands` says which fields already look like
 * afterwards, `acts` what happens over them. Every act ends in the picture that follows.
 */

import type { Frame, Seat, Split } from '@skerry/kernel'
import { fieldOfSlot, figureOfSlot, ROLES } from '../queries.ts'
import type {
  AttackFrame,
  Content,
  FieldId,
  FightFrame,
  MarnonEvent,
  Party,
  RegionId,
  Role,
  Treasure,
} from '../types.ts'
import { EMPTY, type Scene, type Stand } from './scene.ts'

export type Act =
  /** Pieces are set down: what will stand there, and by how many it grows. */
  | { readonly do: 'drop'; readonly field: FieldId; readonly stand: Stand; readonly gain: number }
  /** Pieces sink and fade; what is lost floats up. */
  | { readonly do: 'sink'; readonly field: FieldId; readonly stand: Stand; readonly loss: number }
  | { readonly do: 'slide'; readonly from: FieldId; readonly field: FieldId; readonly stand: Stand }
  /** The shadow first, then the piece; null: it comes from beyond the island. */
  | {
      readonly do: 'land'
      readonly who: 'dragon' | 'peacemaker'
      readonly from: FieldId | null
      readonly field: FieldId
    }
  | { readonly do: 'reveal'; readonly field: FieldId; readonly owner: Seat; readonly kind: Treasure }
  | { readonly do: 'rouse'; readonly field: FieldId; readonly stand: Stand }
  | { readonly do: 'arrow'; readonly way: Way; readonly isStopped: boolean }
  | { readonly do: 'roll'; readonly dice: readonly RolledDie[] }
  | { readonly do: 'flash'; readonly fields: readonly FieldId[]; readonly tone: 'foe' | 'peace' }

/** From where to where an attack goes, and whose it is. */
export interface Way {
  readonly party: Party
  readonly from: FieldId
  readonly to: FieldId
}
export interface RolledDie {
  readonly party: Party
  readonly value: number
  readonly isHit: boolean
  /** What it must not exceed; null: it always counts. */
  readonly strength: number | null
  /** Over which field, on the side of which other. */
  readonly over: FieldId
  readonly towards: FieldId
}
export interface Plan {
  readonly stands: Readonly<Record<FieldId, Stand>>
  readonly acts: readonly Act[]
}

const STILL: Plan = { stands: {}, acts: [] }

/** The attack being fought or prepared, from the innermost frame that tells. */
export function wayOf(stack: readonly Frame[]): Way | null {
  const fight = fightIn(stack)
  if (fight !== undefined) return { party: fight.attacker.party, from: fight.attacker.field, to: fight.defender.field }
  const attack = stack.findLast((frame): frame is AttackFrame => frame.rule === 'attack')
  return attack === undefined ? null : { party: attack.seat, from: attack.source, to: attack.target }
}

const fightIn = (stack: readonly Frame[]): FightFrame | undefined =>
  stack.findLast((frame): frame is FightFrame => frame.rule === 'fight')

export function planOf(content: Content, scene: Scene, stack: readonly Frame[], event: MarnonEvent): Plan {
  switch (event.type) {
    case 'fieldSettled':
      return placed(scene, event.seat, { [event.field]: 1 })
    case 'menPlaced':
      return placed(scene, event.seat, event.n)
    case 'orcsGrew':
      return placed(scene, 'orcs', event.n)
    case 'orcsPlaced':
      return placed(scene, 'orcs', each(event.fields, event.orcs))
    case 'orcsGifted':
      return placed(scene, 'orcs', { [event.field]: event.orcs })
    case 'fieldsFilled':
      return placed(scene, 'orcs', each(event.fields, 1))
    case 'tileLaid':
      return only({
        do: 'drop',
        field: event.field,
        stand: { ...EMPTY, tileOwner: event.owner, tileFace: event.kind ?? 'hidden' },
        gain: 0,
      })
    case 'unitsLost':
      return lost(scene, event.losses)
    case 'fieldOccupied':
      return moved(scene, event.party, event.n, event.field)
    case 'unitsMustered':
      return moved(scene, event.seat, event.n, event.field)
    case 'figureJumped':
      return moved(scene, event.seat, { [`${event.from}/${event.figure}`]: 1 }, event.field)
    case 'dragonLanded':
      return landed(scene, 'dragon', event.field)
    case 'peacemakerMoved':
      return landed(scene, 'peacemaker', event.field)
    case 'treasureMoved':
      return tileMoved(scene, event.from, event.field)
    case 'treasureFound':
      return revealed(scene, event.seat, event.field, event.kind)
    case 'eliminated':
      return eliminated(scene, event.seat)
    case 'orcsRoused':
      return roused(scene, event.source)
    case 'orcsAttacked':
      return only({ do: 'arrow', way: { party: 'orcs', from: event.source, to: event.target }, isStopped: false })
    case 'attackDeclared':
      return only({ do: 'arrow', way: { party: event.seat, from: event.source, to: event.target }, isStopped: false })
    case 'targetSpared':
      return only({ do: 'arrow', way: { party: 'orcs', from: event.source, to: event.target }, isStopped: true })
    case 'regionNamed':
    case 'doublesRolled':
      return only({ do: 'flash', fields: areasOf(content, event.region), tone: 'foe' })
    case 'regionSpared':
      return only({ do: 'flash', fields: areasOf(content, event.region), tone: 'peace' })
    case 'diceRolled':
      return rolled(scene, stack, event)
    case 'dragonBit':
      return only({ do: 'roll', dice: [bite(event.field, event.die)] })
    default:
      return STILL // tallies, turns and rounds: nothing on the board moves
  }
}

const only = (act: Act): Plan => ({ stands: {}, acts: [act] })
const areasOf = ({ areasOf }: Content, region: RegionId): readonly FieldId[] => areasOf[region] ?? []
const each = (fields: readonly FieldId[], n: number): Split => Object.fromEntries(fields.map((id) => [id, n]))
const standOf = (scene: Scene, field: FieldId): Stand => scene[field] ?? EMPTY

// —— units ——

/** The units of a split by field: the men, and a figure among them. */
function byField(n: Split): ReadonlyMap<FieldId, Pick<Stand, 'bodies' | 'figure'>> {
  const units = new Map<FieldId, Pick<Stand, 'bodies' | 'figure'>>()
  for (const [slot, count] of Object.entries(n)) {
    const [field, figure] = [fieldOfSlot(slot), figureOfSlot(slot)]
    const { bodies, figure: other } = units.get(field) ?? { bodies: 0, figure: null }
    if (count > 0) units.set(field, { bodies: bodies + (figure === null ? count : 0), figure: figure ?? other })
  }
  return units
}
const countOf = ({ bodies, figure }: Pick<Stand, 'bodies' | 'figure'>): number => bodies + (figure === null ? 0 : 1)

function placed(scene: Scene, party: Party, n: Split): Plan {
  const acts = [...byField(n)].map(([field, units]): Act => {
    const bodies = units.bodies === 0 ? 0 : standOf(scene, field).bodies + units.bodies
    return { do: 'drop', field, stand: { ...EMPTY, party, bodies, figure: units.figure }, gain: countOf(units) }
  })
  return { stands: {}, acts }
}

function lost(scene: Scene, losses: readonly { readonly party: Party; readonly n: Split }[]): Plan {
  const stands: Record<FieldId, Stand> = {}
  const acts: Act[] = []
  for (const { party, n } of losses)
    for (const [field, units] of byField(n)) {
      const before = standOf(scene, field)
      stands[field] = without(before, units)
      const bodies = units.bodies === 0 ? 0 : before.bodies
      const stand = { ...EMPTY, party, bodies, figure: units.figure }
      acts.push({ do: 'sink', field, stand, loss: countOf(units) })
    }
  return { stands, acts }
}

function moved(scene: Scene, party: Party, n: Split, to: FieldId): Plan {
  const stands: Record<FieldId, Stand> = {}
  const acts = [...byField(n)].map(([from, units]): Act => {
    stands[from] = without(standOf(scene, from), units)
    return { do: 'slide', from, field: to, stand: { ...EMPTY, party, ...units } }
  })
  return { stands, acts }
}

function without(stand: Stand, { bodies, figure }: Pick<Stand, 'bodies' | 'figure'>): Stand {
  const left = { bodies: stand.bodies - bodies, figure: figure === null ? stand.figure : null }
  return { ...stand, ...left, party: countOf(left) === 0 ? null : stand.party }
}

function roused(scene: Scene, field: FieldId): Plan {
  const { party, bodies } = standOf(scene, field)
  return {
    stands: { [field]: { ...standOf(scene, field), party: null, bodies: 0 } },
    acts: [{ do: 'rouse', field, stand: { ...EMPTY, party, bodies } }],
  }
}

// —— neutral powers and treasures ——

function landed(scene: Scene, who: 'dragon' | 'peacemaker', field: FieldId): Plan {
  const mark = who === 'dragon' ? 'hasDragon' : 'hasPeacemaker'
  const from = fieldWhere(scene, (stand) => stand[mark])
  const stands = from === null ? {} : { [from]: { ...standOf(scene, from), [mark]: false } }
  return { stands, acts: [{ do: 'land', who, from, field }] }
}

function fieldWhere(scene: Scene, is: (stand: Stand) => boolean): FieldId | null {
  for (const field in scene) if (is(scene[field as FieldId] as Stand)) return field as FieldId
  return null
}

const withoutTile = (stand: Stand): Stand => ({ ...stand, tileOwner: null, tileFace: 'hidden' })
const tileOnly = ({ tileOwner, tileFace }: Stand): Stand => ({ ...EMPTY, tileOwner, tileFace })

function tileMoved(scene: Scene, from: FieldId, field: FieldId): Plan {
  const stand = standOf(scene, from)
  return { stands: { [from]: withoutTile(stand) }, acts: [{ do: 'slide', from, field, stand: tileOnly(stand) }] }
}

function revealed(scene: Scene, owner: Seat, field: FieldId, kind: Treasure): Plan {
  return { stands: { [field]: withoutTile(standOf(scene, field)) }, acts: [{ do: 'reveal', field, owner, kind }] }
}

function eliminated(scene: Scene, seat: Seat): Plan {
  const fields = Object.keys(scene).filter((id) => standOf(scene, id as FieldId).tileOwner === seat) as FieldId[]
  return {
    stands: Object.fromEntries(fields.map((field) => [field, withoutTile(standOf(scene, field))])),
    acts: fields.map((field) => ({ do: 'sink', field, stand: tileOnly(standOf(scene, field)), loss: 0 })),
  }
}

// —— dice ——

/** The parties of the fight; before its first exchange only the attack tells them. */
function rolled(scene: Scene, stack: readonly Frame[], event: MarnonEvent & { type: 'diceRolled' }): Plan {
  const way = wayOf(stack)
  const defender = way === null ? null : (fightIn(stack)?.defender.party ?? standOf(scene, way.to).party)
  if (way === null || defender === null) return STILL
  const parties: Readonly<Record<Role, Party>> = { attacker: way.party, defender }
  const die = (role: Role): RolledDie => ({
    party: parties[role],
    value: event.dice[role],
    strength: event.strengths[role],
    isHit: event.dice[role] <= event.strengths[role], // MAR-COMBAT-09
    over: way.to,
    towards: way.from,
  })
  return only({ do: 'roll', dice: ROLES.map(die) })
}

const bite = (field: FieldId, value: number): RolledDie => ({
  party: 'orcs',
  value,
  isHit: true,
  strength: null,
  over: field,
  towards: field,
})
