/**
 * What moves while an event is shown. The view is still that from before: `stands` says which fields already look like
 * afterwards, `acts` what happens over them. Every act ends in the picture that follows.
 */

import { type EventOf, type EventTable, madeBy } from '@skerry/boards'
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
  return madeBy(MOTIONS, { content, scene, stack }, event) ?? STILL
}

interface Stage {
  readonly content: Content
  /** From before the event. */
  readonly scene: Scene
  readonly stack: readonly Frame[]
}

const regionRoused = ({ content }: Stage, { region }: { readonly region: RegionId }): Plan =>
  only({ do: 'flash', fields: areasOf(content, region), tone: 'foe' })
const arrow = (party: Party, from: FieldId, to: FieldId, isStopped = false): Plan =>
  only({ do: 'arrow', way: { party, from, to }, isStopped })

/** Null: tallies, turns and rounds, by which nothing on the board moves. */
const MOTIONS: EventTable<MarnonEvent, Stage, Plan> = {
  // setup
  startDieRolled: null,
  startPlayerChosen: null,
  fieldSettled: ({ scene }, { seat, field }) => placed(scene, seat, { [field]: 1 }),
  orcsPlaced: ({ scene }, { fields, orcs }) => placed(scene, 'orcs', each(fields, orcs)),
  doublesRolled: regionRoused,
  tileLaid: (_, { field, owner, kind }) =>
    only({ do: 'drop', field, stand: { ...EMPTY, tileOwner: owner, tileFace: kind ?? 'hidden' }, gain: 0 }),
  menPlaced: ({ scene }, { seat, n }) => placed(scene, seat, n),

  // the orcs
  roundBegan: null,
  regionNamed: regionRoused,
  regionNamedAgain: null,
  regionSpared: ({ content }, { region }) => only({ do: 'flash', fields: areasOf(content, region), tone: 'peace' }),
  allRegionsNamed: null,
  orcsGrew: ({ scene }, { n }) => placed(scene, 'orcs', n),
  orcsRoused: ({ scene }, { source }) => roused(scene, source),
  orcsAttacked: (_, { source, target }) => arrow('orcs', source, target),
  targetSpared: (_, { source, target }) => arrow('orcs', source, target, true),
  fieldsFilled: ({ scene }, { fields }) => placed(scene, 'orcs', each(fields, 1)),

  // dragon and Peacemaker
  dragonLanded: ({ scene }, { field }) => landed(scene, 'dragon', field),
  dragonBit: (_, { field, die }) => only({ do: 'roll', dice: [bite(field, die)] }),
  dragonStayed: null,
  peacemakerMoved: ({ scene }, { field }) => landed(scene, 'peacemaker', field),
  orcsGifted: ({ scene }, { field, orcs }) => placed(scene, 'orcs', { [field]: orcs }),

  // turns
  turnBegan: null,
  aidTaken: null,
  treasureMoved: ({ scene }, { from, field }) => tileMoved(scene, from, field),
  reinforcementsCounted: null,
  attackDeclared: (_, { seat, source, target }) => arrow(seat, source, target),
  unitsMustered: ({ scene }, { seat, n, field }) => moved(scene, seat, n, field),
  figureJumped: ({ scene }, { seat, figure, from, field }) => moved(scene, seat, { [`${from}/${figure}`]: 1 }, field),

  // fights
  diceRolled: ({ scene, stack }, event) => rolled(scene, stack, event),
  bothMissed: null,
  unitsLost: ({ scene }, { losses }) => lost(scene, losses),
  fightEnded: null,
  fieldOccupied: ({ scene }, { party, n, field }) => moved(scene, party, n, field),

  // treasures
  treasureFound: ({ scene }, { seat, field, kind }) => revealed(scene, seat, field, kind),
  ringTurned: null,
  ringUnused: null,
  eliminated: ({ scene }, { seat }) => eliminated(scene, seat),
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
function rolled(scene: Scene, stack: readonly Frame[], event: EventOf<MarnonEvent, 'diceRolled'>): Plan {
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
