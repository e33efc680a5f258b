/** Small pure questions that several rules ask. */

import {
  type AllotmentSlot,
  type Seat,
  type Split,
  type Sum,
  slot,
  sum,
  sumsOf,
  type Table,
  type ThingId,
  type Viewer,
} from '@skerry/kernel'
import type {
  Content,
  Field,
  FieldId,
  FightFrame,
  Figure,
  Force,
  Holding,
  Link,
  Marnon,
  Party,
  Player,
  RegionId,
  Role,
  Side,
  State,
  Tile,
  Treasure,
  Way,
} from './types.ts'

const { part, atLeast } = sumsOf<Marnon>()

type T = Table<Marnon>

export const FIGURES: readonly Figure[] = ['hero', 'sorcerer']
export const ROLES: readonly Role[] = ['attacker', 'defender']
/** The letters of the seats: A is seat 0. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F']
/** MAR-GEN-02 What a player must recover to win. */
export const REAL_TREASURES: readonly Treasure[] = ['crown', 'chest', 'ring']
export const MOST_AIDS = 10 // MAR-AID-01
export const RING = 3 // MAR-TREASURE-04

// —— the map ——

export const fieldOf = (content: Content, id: FieldId): Field => content.inOrder[placeInOrder(id)] as Field
export const regionOf = (content: Content, id: FieldId): RegionId | null => fieldOf(content, id).region
export const isCastle = (content: Content, id: FieldId): boolean => fieldOf(content, id).terrain === 'castle'
/** MAR-GEN-05 Two dice address an area: first the region, then the number. */
export const areaAt = ({ regions, areasOf }: Content, [region, number]: readonly [number, number]): FieldId =>
  areasOf[regions[region - 1] as RegionId]?.[number - 1] as FieldId

/** MAR-GEN-06, -08 A common border by land, bridge or tunnel; or, for a boat, a common water (MAR-AID-12). */
export const isWay = (content: Content, from: FieldId, to: FieldId, by: Link): boolean =>
  hasWay(by === 'boat' ? fieldOf(content, from).boats : fieldOf(content, from).ways, to, by)
export const isAdjacent = (content: Content, from: FieldId, to: FieldId): boolean =>
  hasWayTo(fieldOf(content, from).ways, to)
function hasWayTo(ways: readonly Way[], to: FieldId): boolean {
  for (const way of ways) if (way.to === to) return true
  return false
}
function hasWay(ways: readonly Way[], to: FieldId, by: Link): boolean {
  for (const way of ways) if (way.to === to && way.by === by) return true
  return false
}

/**
 * MAR-ORC-10 Areas by region and number, then castles: where a field stands in `Content.fields`. Every rule asks this
 * all the time, so it is read off the letters of the id; a test ties it to the content.
 */
export function placeInOrder(id: FieldId): number {
  const number = id.charCodeAt(id.length - 1) - 49
  if (id.length === 2) {
    const letter = id[0]
    return number + (letter === 'I' ? 0 : letter === 'V' ? 24 : 36)
  }
  if (id.length === 4) return number + 12
  return number + (id[0] === 'V' ? 30 : id[1] === 'I' ? 6 : 18)
}

// —— forces ——

export const holdingIn = (state: State, field: FieldId): Holding => state.fields[placeInOrder(field)] as Holding
export const partyIn = (state: State, field: FieldId): Party | null => holdingIn(state, field).party
export function isFigureIn(state: State, field: FieldId, figure: Figure): boolean {
  const party = partyIn(state, field)
  return party !== null && party !== 'orcs' && playerOf(state, party)[figure] === field
}
export function forceIn(state: State, field: FieldId): Force {
  const { party, bodies } = holdingIn(state, field)
  const [hero, sorcerer] = [isFigureIn(state, field, 'hero'), isFigureIn(state, field, 'sorcerer')]
  return { party, bodies, hero, sorcerer }
}
/** MAR-GEN-12 Man, hero, sorcerer and orc count 1 each. */
export function unitsIn(state: State, field: FieldId): number {
  const { party, bodies } = holdingIn(state, field)
  if (party === null || party === 'orcs') return bodies
  const { hero, sorcerer } = playerOf(state, party)
  return bodies + (hero === field ? 1 : 0) + (sorcerer === field ? 1 : 0)
}
export const unitsOf = (f: Pick<Force, 'bodies' | Figure>): number => f.bodies + (f.hero ? 1 : 0) + (f.sorcerer ? 1 : 0)
/** MAR-GEN-09, -10 A tile, the dragon or Peacemaker alone do not occupy a field. */
export const isOccupied = (state: State, field: FieldId): boolean => partyIn(state, field) !== null

export function fieldsOf({ state, content }: Pick<T, 'state' | 'content'>, party: Party): FieldId[] {
  const own: FieldId[] = []
  for (let i = 0; i < state.fields.length; i++)
    if (state.fields[i]?.party === party) own.push(content.fields[i] as FieldId)
  return own
}

/** MAR-GEN-12 All units of a player on the board. */
export function unitCount({ state }: Pick<T, 'state'>, seat: Seat): number {
  const { hero, sorcerer } = playerOf(state, seat)
  let units = (hero === null ? 0 : 1) + (sorcerer === null ? 0 : 1)
  for (const { party, bodies } of state.fields) if (party === seat) units += bodies
  return units
}

/** Where a player's figure stands; null: in the supply (MAR-GEN-20). */
export const placeOf = ({ state }: Pick<T, 'state'>, seat: Seat, figure: Figure): FieldId | null =>
  playerOf(state, seat)[figure]
export const hasFigure = (state: State, field: FieldId): boolean =>
  isFigureIn(state, field, 'hero') || isFigureIn(state, field, 'sorcerer')
export const otherFigure = (figure: Figure): Figure => (figure === 'hero' ? 'sorcerer' : 'hero')

export const isPlayer = (party: Party | null): party is Seat => party !== null && party !== 'orcs'
export const seatOf = ({ party }: Side): Seat | null => (party === 'orcs' ? null : party)

/** MAR-PEACE-04 In Peacemaker's region; MAR-RULING-43 castles are in none. */
export const isAtPeace = ({ state, content }: Pick<T, 'state' | 'content'>, field: FieldId): boolean =>
  state.peacemaker !== null && regionOf(content, field) === regionOf(content, state.peacemaker)

// —— players ——

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const isOut = (state: State, seat: Seat): boolean => playerOf(state, seat).out
export const survivors = (state: State): Seat[] => state.players.flatMap(({ out }, seat) => (out ? [] : [seat]))
/** MAR-SETUP-03, MAR-TURN-01 Clockwise from the start player. */
export const seatFromStart = (state: State, i: number): Seat => ((state.startPlayer as Seat) + i) % state.players.length
/** MAR-SETUP-11, MAR-RULING-08 The left neighbour hides: the next seat clockwise. */
export const hiderOf = (state: State, owner: Seat): Seat => (owner + 1) % state.players.length
export const ownerFor = (state: State, hider: Seat): Seat => (hider + state.players.length - 1) % state.players.length

// —— treasures ——

/** MAR-VARIANT-01, -05 The blank tile takes part only in the variant. */
export const treasuresInPlay = ({ options }: State): readonly Treasure[] =>
  options.blankTreasure ? [...REAL_TREASURES, 'blank'] : REAL_TREASURES
export const tileIn = (state: State, field: FieldId): Tile | undefined =>
  state.tiles.find((tile) => tile.field === field)
/** MAR-RULING-09, -10 A face is its hider's secret: he may always look at what he hid, nobody else may. */
export const faceFor = (state: State, { owner, kind }: Tile, viewer: Viewer): Tile['kind'] =>
  viewer === 'open' || hiderOf(state, owner) === viewer ? kind : 'hidden'
/** The treasures of an owner that his hider still has in hand. */
export const unlaid = (state: State, owner: Seat): Treasure[] =>
  treasuresInPlay(state).filter(
    (kind) =>
      !state.tiles.some((tile) => tile.owner === owner && tile.kind === kind) &&
      !playerOf(state, owner).found.includes(kind),
  )

// —— slots of allotments: the men of a field are `IV5`, its figures `IV5/hero` and `IV5/sorcerer` ——

const figureSlots: Readonly<Record<Figure, Record<FieldId, ThingId>>> = { hero: {}, sorcerer: {} }
/** Always the same string for the same slot: splits look it up again and again. */
export function slotOf(field: FieldId, figure: Figure): ThingId {
  const slots = figureSlots[figure]
  slots[field] ??= `${field}/${figure}`
  return slots[field]
}
export const figureOfSlot = (id: ThingId): Figure | null =>
  id.endsWith('/hero') ? 'hero' : id.endsWith('/sorcerer') ? 'sorcerer' : null
export function fieldOfSlot(id: ThingId): FieldId {
  const figure = figureOfSlot(id)
  return (figure === null ? id : id.slice(0, -1 - figure.length)) as FieldId
}
export const countIn = (n: Split, id: ThingId): number => n[id] ?? 0

/** The units of a force as slots. */
export function unitSlots(state: State, field: FieldId): AllotmentSlot[] {
  const { bodies } = holdingIn(state, field)
  const slots: AllotmentSlot[] = []
  if (bodies > 0) slots.push(slot(field, bodies))
  for (const figure of FIGURES) if (isFigureIn(state, field, figure)) slots.push(slot(slotOf(field, figure), 1))
  return slots
}

/** MAR-GEN-18 Where granted men may go; a figure costs 2 of them. */
export function placeSlots(content: Content, fields: readonly FieldId[], men: number): AllotmentSlot[] {
  const slots: AllotmentSlot[] = []
  for (const id of fields) slots.push(slot(id, men), ...fieldOf(content, id).figureSlots)
  return slots
}

/** MAR-GEN-20 Each player has one hero and one sorcerer. */
export function oneOfEach(n: Split): boolean {
  let [heroes, sorcerers] = [0, 0]
  for (const id in n) {
    if (id.endsWith('/hero')) heroes += 1
    else if (id.endsWith('/sorcerer')) sorcerers += 1
  }
  return heroes < 2 && sorcerers < 2
}
/** MAR-GEN-15, -19 Hero and sorcerer come into two different fields. */
export function figuresApart(n: Split): boolean {
  for (const id in n) if (id.endsWith('/hero') && n[slotOf(fieldOfSlot(id), 'sorcerer')] !== undefined) return false
  return true
}

// —— numbers that explain themselves ——

/** MAR-REINF-02 Connected own fields with a castle among them; MAR-RULING-55 bridge and tunnel connect, boats do not. */
export function kingdoms({ state, content }: T, seat: Seat): { castle: FieldId; fields: FieldId[] }[] {
  const found: { castle: FieldId; fields: FieldId[] }[] = []
  const reached = new Set<FieldId>()
  for (const castle of content.castles) {
    if (reached.has(castle) || partyIn(state, castle) !== seat) continue
    const fields = [castle]
    reached.add(castle)
    for (const id of fields)
      for (const { to } of fieldOf(content, id).ways)
        if (partyIn(state, to) === seat && !reached.has(to)) {
          reached.add(to)
          fields.push(to)
        }
    found.push({ castle, fields })
  }
  return found
}

const LEAST_REINFORCEMENTS = 4 // MAR-REINF-04

/** MAR-REINF-03 The sizes of all own kingdoms together; MAR-RULING-56, -57 groups without a castle add nothing. */
export function reinforcements(t: T, seat: Seat): Sum {
  const parts = kingdoms(t, seat).map(({ castle, fields }) => part('MAR-REINF-03', fields.length, `kingdom ${castle}`))
  return atLeast(LEAST_REINFORCEMENTS, sum(...parts), 'MAR-REINF-04', 'least')
}

/** The strength of one side at this moment (MAR-COMBAT-15), with each part. */
export const strength = (t: Pick<T, 'state' | 'content'>, f: FightFrame, role: Role): Sum =>
  strengthIn(t, f[role].field, role, f.by)

/** What the force of a field is worth as attacker or defender; a figure alone has its own strength (MAR-RULING-74). */
export function strengthIn(
  { state, content }: Pick<T, 'state' | 'content'>,
  field: FieldId,
  role: Role,
  by: Link,
): Sum {
  const { party, bodies, hero, sorcerer } = forceIn(state, field)
  return sum(
    part('MAR-COMBAT-01', Math.min(bodies, 4), party === 'orcs' ? 'orcs' : 'men'),
    part('MAR-COMBAT-02', hero ? 1 : 0, 'hero'),
    part('MAR-COMBAT-03', sorcerer ? 2 : 0, 'sorcerer'),
    ...(role === 'defender' ? defence(content, field, by) : []),
  )
}

/** What the field itself adds for a defender; an attacker from there gets nothing. */
export function defence(content: Content, field: FieldId, by: Link) {
  const { terrain } = fieldOf(content, field)
  const isWild = terrain === 'forest' || terrain === 'mountain'
  return [
    part('MAR-COMBAT-04', isWild && by !== 'tunnel' ? 1 : 0, terrain), // MAR-COMBAT-04, but not by tunnel: MAR-COMBAT-07
    part('MAR-COMBAT-05', terrain === 'castle' ? 2 : 0, 'castle'),
    part('MAR-COMBAT-06', by === 'bridge' || by === 'tunnel' ? 2 : 0, by), // MAR-RULING-69 none against a boat; MAR-RULING-73 it adds up
  ]
}
