/** Questions that rules, things, boards and bots ask of content and state. */

import {
  type AllotmentSlot,
  countOf,
  type Pile,
  part,
  type RuleId,
  type Seat,
  type Slot,
  type Split,
  type Sum,
  type SumPart,
  sizeOf,
  slot,
  sum,
  type Table,
} from '@skerry/kernel'
import { FACTIONS, RESOURCES, TRACKS, TROOPS } from './pack.ts'
import type {
  Barbarians,
  BarEffect,
  Building,
  Card,
  CardId,
  Category,
  Content,
  Cost,
  Criterion,
  Dummy,
  Faction,
  GameMap,
  Held,
  Island,
  Kind,
  Marker,
  MarkerId,
  Player,
  Region,
  RegionCard,
  RegionCardId,
  RegionId,
  Resource,
  Ring,
  Space,
  SpaceId,
  State,
  Track,
  Tribe,
  Troop,
  Troops,
  TurningRing,
  Volcano,
  Warlord,
} from './types.ts'

type T = Pick<Table<Barbarians>, 'state' | 'content'>

export { FACTIONS, RESOURCES, TERRAINS, TRACKS, TRIBES, TROOPS } from './pack.ts'
export const KINDS: readonly Kind[] = ['god', 'warlord', 'building']
export const RINGS: readonly Ring[] = [1, 2, 3, 4]
export const TURNING_RINGS: readonly TurningRing[] = [1, 2, 3]
export const SECTORS = 6 // BAR-SETUP-01
export const DUMMY: Dummy = -1

export const ERAS = 6 // BAR-ERA-01
export const MOST_GOODS = 6 // BAR-GEN-03, -04
export const LAST_SPACE = 18 // BAR-RULING-03
export const LAST_LEVEL = 4 // BAR-KNOW-03
export const MOST_BANNERS = 8 // BAR-CAMPAIGN-06
export const BATTLES = 6 // BAR-CAMPAIGN-08
export const FIRST_CONQUEROR = 3 // BAR-CONQ-03
export const END_DP = 100 // BAR-GAMEEND-02
export const SKIPPED_DP = 2 // BAR-PLACE-05
export const DEMON_DP = 5 // BAR-DEMON-01
export const TACTICS_DP = 3 // BAR-KNOW-TAC-02
export const BUILDING_DP = 2 // BAR-SCORE-02 … -06
export const WARLORD_GOLD = 2 // BAR-INVOKE-04
/** BAR-GEN-05 At most so many cards of a kind. */
export const LIMITS: Readonly<Record<Kind, number>> = { god: 3, warlord: 3, building: 4 }
/** BAR-SETUP-06 What lies where in the display. */
export const DISPLAY: readonly Kind[] = [
  'building',
  'building',
  'building',
  'building',
  'god',
  'god',
  'warlord',
  'warlord',
]
/** BAR-SOLO-03 The common deck, and the length of its display. */
export const SOLO_DECK: Readonly<Record<Kind, number>> = { god: 10, warlord: 10, building: 14 }
export const SOLO_DISPLAY = 7
/** BAR-PLACE-10 The slot of P4, and where the arc lies at the start (BAR-RULING-17). */
export const FIXED_SLOT = 2
export const ARC_START = 4
export const ARC_LENGTH = 3
/** BAR-PLACE-10 P1, P2, P3 are sectors 0, 1, 2 of the periphery; this one is P4. */
export const FIXED_SECTOR = 3

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const cardOf = (content: Content, id: CardId): Card => content.cards[id] as Card
export const markerOf = (content: Content, id: MarkerId): Marker => content.markers[id] as Marker
export const total = (n: Split): number => {
  let all = 0
  for (const key in n) all += n[key] as number
  return all
}
export const isSolo = ({ players }: State): boolean => players.length === 1
/** BAR-ACT-01 Honour order, without the dummy of a solo game. */
export const seatsInOrder = ({ order }: State): Seat[] => order.filter((seat) => seat !== DUMMY)
/** BAR-TRIBE-01 Tribes have powers only where they are played with. */
export const isTribe = (state: State, seat: Seat, tribe: Tribe): boolean => playerOf(state, seat).tribe === tribe
/** BAR-RULING-70 No era follows. */
export const isFinalEra = (state: State): boolean => state.isEndCalled || state.era >= ERAS

// —— the volcano ——

export const volcanoOf = ({ state, content }: T): Volcano => content.volcanoes[state.volcano] as Volcano
export const spaceOf = (t: T, id: SpaceId): Space => volcanoOf(t).space[id] as Space
export const spacesOf = (t: T, ring: Ring): readonly Space[] => volcanoOf(t).rings[ring - 1] as readonly Space[]
export const modulo = (n: number, size: number): number => ((n % size) + size) % size

/** BAR-PLACE-09 Where a sector of rings 1 to 3 lies; BAR-PLACE-10 or in which slot of the periphery. */
export function positionOf(state: State, { ring, sector }: Pick<Space, 'ring' | 'sector'>): number {
  if (ring < 4) return modulo(sector + (state.turns[ring - 1] as number), SECTORS)
  return sector === FIXED_SECTOR ? FIXED_SLOT : modulo(state.arc + sector, SECTORS)
}

/** BAR-PLACE-10 The arc lies over P4. */
export const isFixedCovered = (state: State): boolean => modulo(FIXED_SLOT - state.arc, SECTORS) < ARC_LENGTH
/** BAR-RULING-15 A covered space cannot be entered. */
export const isCovered = (state: State, { ring, sector }: Space): boolean =>
  ring === 4 && sector === FIXED_SECTOR && isFixedCovered(state)

/** BAR-PLACE-09 By inner ring: how the second position it touches lies from the first, which is its own. */
const SECOND_TOUCH = [0, -1, 1, -1]

/** BAR-PLACE-02, -03, -04, -07 Whether the sectors touch as the rings lie now. */
export function isTouching(state: State, inner: Space, outer: Space): boolean {
  const at = positionOf(state, outer)
  const from = positionOf(state, inner)
  return at === from || at === modulo(from + (SECOND_TOUCH[inner.ring] as number), SECTORS)
}

/** BAR-ACT-04, BAR-SETUP2-04 By a hero, or a dummy. */
export function isOccupied({ players, dummies }: State, space: SpaceId): boolean {
  for (const { heroes } of players) if (heroes.includes(space)) return true
  return dummies.includes(space)
}

/** BAR-PLACE-01 … -04 Hero 1 anywhere in its ring, the others where their sector touches that of the hero before. */
export function isLinked(t: T, seat: Seat, space: Space): boolean {
  if (space.ring === 1) return true
  const before = playerOf(t.state, seat).heroes[space.ring - 2]
  return before !== null && before !== undefined && isTouching(t.state, spaceOf(t, before), space)
}

function canEnter(t: T, seat: Seat, space: Space): boolean {
  return isLinked(t, seat, space) && !isCovered(t.state, space) && !isOccupied(t.state, space.id)
}

export const openSpaces = (t: T, seat: Seat, ring: Ring): Space[] =>
  spacesOf(t, ring).filter((space) => canEnter(t, seat, space))
/** BAR-PLACE-05 Nowhere to place the hero; BAR-RULING-19 only ever in the periphery. */
export const isStuck = (t: T, seat: Seat, ring: Ring): boolean =>
  !spacesOf(t, ring).some((space) => canEnter(t, seat, space))

/** The spaces of the next ring whose sectors touch that of this space, free or not. */
export function nextSpaces(t: T, space: Space): Space[] {
  if (space.ring === 4) return []
  return spacesOf(t, (space.ring + 1) as Ring).filter((outer) => isTouching(t.state, space, outer))
}

/** BAR-RULING-13, -16 What a rotation turns: the ring of the hero; with hero 4 ring 3 and the arc. */
export const turnedRing = (ring: Ring): TurningRing => (ring === 4 ? 3 : ring)

/** BAR-SETUP2-03, BAR-RULING-81, BAR-SOLO-10 So many action spaces clockwise within its ring. */
export function spaceAlong(t: T, from: SpaceId, steps: number): Space {
  const { ring, index } = spaceOf(t, from)
  const spaces = spacesOf(t, ring)
  return spaces[modulo(index + steps, spaces.length)] as Space
}

/** BAR-RULING-80 Half a ring further; two spaces in the periphery, which has no exact opposite. */
export function oppositeOf(t: T, from: SpaceId): Space {
  const { ring } = spaceOf(t, from)
  return spaceAlong(t, from, ring === 4 ? 2 : spacesOf(t, ring).length / 2)
}

// —— the map ——

export const mapOf = ({ state, content }: T): GameMap => content.maps[state.map] as GameMap
export const regionOf = (t: T, id: RegionId): Region => mapOf(t).region[id] as Region
export const islandOf = (t: T, id: RegionId): Island => mapOf(t).island[regionOf(t, id).island] as Island

/** BAR-SOLO-16 By whoever it was: a seat, the dummy, or null. */
export function conquerorOf({ players, rival }: State, region: RegionId): Seat | null {
  for (let seat = 0; seat < players.length; seat++)
    for (const banner of (players[seat] as Player).banners) if (banner.region === region) return seat
  return rival?.banners.includes(region) ? DUMMY : null
}

/** BAR-CAMPAIGN-03, BAR-RULING-36, -37 Next to the start region or to any conquered region. */
export const isAdjacent = (t: T, region: Region): boolean =>
  region.isCoast || region.neighbours.some((id) => conquerorOf(t.state, id) !== null)

/** Regions on which a marker lies, in the order of the map. */
export const markedRegions = (t: T): RegionId[] =>
  mapOf(t).regions.flatMap(({ id }) => (hasMarker(t.state, id) ? [id] : []))
/** BAR-GAMEEND-03, -04 Whether anything is left to fight for. */
export function isAnyMarkerLeft({ markers }: State): boolean {
  for (const _region in markers) return true
  return false
}
export const hasMarker = ({ markers }: State, region: RegionId): boolean => markers[region] !== undefined
export const hasBannerLeft = (state: State, seat: Seat): boolean => playerOf(state, seat).banners.length < MOST_BANNERS

/** BAR-CAMPAIGN-03 … -06 Where this seat may attack, or put a banner without battles. */
export const targetsOf = (t: T, seat: Seat): Region[] => (hasBannerLeft(t.state, seat) ? regionsInReach(t, seat) : [])

/** BAR-CAMPAIGN-03 … -05 Where the seat could, if it has a banner. */
export function regionsInReach(t: T, seat: Seat): Region[] {
  const discovery = levelOf(t.state, seat, 'discovery')
  return mapOf(t).regions.filter(
    (region) => hasMarker(t.state, region.id) && islandOf(t, region.id).value <= discovery && isAdjacent(t, region),
  )
}

export const factionIn = ({ state, content }: T, region: RegionId): Faction =>
  markerOf(content, state.markers[region] as MarkerId).faction

/** BAR-CAMPAIGN-08, BAR-KNOW-TAC-01 How many battles an attack takes. */
export function battlesIn(t: T, seat: Seat, region: RegionId): Sum {
  return sum(
    part('BAR-CAMPAIGN-08', BATTLES, 'battles'),
    part('BAR-KNOW-TAC-01', -levelOf(t.state, seat, factionIn(t, region)), 'tactics'),
  )
}

/** BAR-CONQ-01, BAR-RULING-41 At least half. */
export const winsNeeded = (battles: number): number => Math.ceil(battles / 2)

/** BAR-CONQ-02, -03 What conquering a region is worth; BAR-TRADE-06, BAR-RULING-48 only the printed value is multiplied. */
export function conquestIn(t: T, region: RegionId, times: number): Sum {
  const { value } = markerOf(t.content, t.state.markers[region] as MarkerId)
  const island = islandOf(t, region)
  return sum(
    part('BAR-CONQ-02', value, 'marker'),
    part('BAR-TRADE-05', value * (times - 1), 'multiplied'),
    part('BAR-CONQ-02', island.value, 'island'),
    part('BAR-CONQ-03', t.state.tiles.includes(island.id) ? FIRST_CONQUEROR : 0, 'firstConqueror'),
  )
}

/** BAR-SCORE-07, -08 The sizes of all groups of adjacent regions with this seat's banners, the largest first. */
export function bannerGroups(t: T, seat: Seat): number[] {
  const left = new Set(playerOf(t.state, seat).banners.map(({ region }) => region))
  const sizes: number[] = []
  for (const region of left) sizes.push(takeGroup(t, left, region))
  return sizes.sort((a, b) => b - a)
}
function takeGroup(t: T, left: Set<RegionId>, region: RegionId): number {
  left.delete(region)
  let size = 1
  for (const next of regionOf(t, region).neighbours) if (left.has(next)) size += takeGroup(t, left, next)
  return size
}

// —— battles ——

/** BAR-RULING-11 Two readings of the forest and the mountain deck. */
export const regionCardOf = ({ state, content }: T, id: RegionCardId): RegionCard =>
  (state.options.deckTroops === 'pictured' ? content.picturedCards : content.regionCards)[id] as RegionCard

const NO_TROOPS: Troops = { archer: 0, berserker: 0, raider: 0 }
/** Grey troops alone, or with the red ones. */
export const demandOf = (card: RegionCard, isOverkill: boolean): Troops =>
  isOverkill ? (card.overkill?.troops ?? NO_TROOPS) : card.troops

/** BAR-BATTLE-02, -03 Upright warlords can be called; BAR-RULING-115 not the one set aside. */
export function callableWarlords({ state, content }: T, seat: Seat): Warlord[] {
  const found: Warlord[] = []
  for (const { card, isUpright } of playerOf(state, seat).warlords)
    if (isUpright) found.push(cardOf(content, card) as Warlord)
  return found
}

/** BAR-BATTLE-01, -02 Whether troops and callable warlords meet a demand; wild ones fill what is short. */
export function canMeet(t: T, seat: Seat, demand: Troops): boolean {
  const { troops } = playerOf(t.state, seat)
  const warlords = callableWarlords(t, seat)
  let short = 0
  let wild = 0
  for (const { troop } of warlords) if (troop === 'any') wild += 1
  for (const troop of TROOPS) {
    let has = troops[troop]
    for (const warlord of warlords) if (warlord.troop === troop) has += 1
    if (demand[troop] > has) short += demand[troop] - has
  }
  return short <= wild
}

/** What a demand may be paid with: troops of the board, and warlords that count as one of them. */
export function paymentsFor(t: T, seat: Seat, demand: Troops): AllotmentSlot[] {
  const { troops } = playerOf(t.state, seat)
  const warlords = callableWarlords(t, seat).filter(({ troop }) => troop === 'any' || demand[troop] > 0)
  const slots = [
    ...TROOPS.map((troop) => slot(troop, Math.min(troops[troop], demand[troop]))),
    ...warlords.map(({ id }) => slot(id, 1)),
  ]
  return slots.filter(({ max }) => max > 0)
}

/** Never more of a kind than the card shows; with the right total, wild warlords are the rest. */
export function fitsDemand(t: T, seat: Seat, demand: Troops, n: Split): boolean {
  const called = callableWarlords(t, seat).filter(({ id }) => n[id] !== undefined)
  return TROOPS.every((troop) => {
    const calls = called.filter((warlord) => warlord.troop === troop).length
    return (n[troop] ?? 0) + calls <= demand[troop]
  })
}

// —— cards in front of a player ——

/** Gods and warlords, or buildings, which are never turned. */
export function heldOf(state: State, seat: Seat, kind: Kind): readonly Held[] {
  const { gods, warlords, buildings } = playerOf(state, seat)
  if (kind === 'god') return gods
  return kind === 'warlord' ? warlords : buildings.map((card) => ({ card, isUpright: true }))
}
export const countHeld = (state: State, seat: Seat, kind: Kind): number => {
  const { gods, warlords, buildings } = playerOf(state, seat)
  return kind === 'god' ? gods.length : kind === 'warlord' ? warlords.length : buildings.length
}
export const holds = (state: State, seat: Seat, card: CardId): boolean => {
  const { gods, warlords, buildings } = playerOf(state, seat)
  return buildings.includes(card) || [...gods, ...warlords].some((held) => held.card === card)
}
export const isUpright = (state: State, seat: Seat, card: CardId): boolean => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].some((held) => held.card === card && held.isUpright)
}
export const isOverLimit = (state: State, seat: Seat, kind: Kind): boolean =>
  countHeld(state, seat, kind) > LIMITS[kind]

/** BAR-PEN-VARG-01 Gods and warlords that can still be turned. */
export const turnable = (state: State, seat: Seat): CardId[] => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].flatMap(({ card, isUpright }) => (isUpright ? [card] : []))
}

// —— decks and display ——

/** BAR-SOLO-20 With one player all kinds lie in one deck. */
export const deckOf = (state: State, kind: Kind): Pile<CardId> =>
  (state.decks.common ?? state.decks[kind]) as Pile<CardId>
/** How many cards a deck has; whoever sees it from outside does not know which ones left the game (BAR-SOLO-03). */
export function deckSize(state: State, kind: Kind): number {
  const { god, warlord, building } = state.removedCounts
  const hidden = god + warlord + building - countOf(state.removedCards)
  return sizeOf(deckOf(state, kind)) - hidden
}
/** How many cards of this kind are left to be drawn. */
export function cardsLeft({ state, content }: T, kind: Kind): number {
  if (state.decks.common === undefined) return sizeOf(deckOf(state, kind))
  const { top, bag, bottom } = state.decks.common
  const isKind = ({ is }: Slot<CardId>) => is !== undefined && cardOf(content, is).kind === kind
  let left = top.filter(isKind).length + bottom.filter(isKind).length
  for (const card in bag) if (cardOf(content, card as CardId).kind === kind) left += bag[card as CardId] as number
  const removed = Object.keys(state.removedCards).filter((card) => cardOf(content, card as CardId).kind === kind)
  return left - (state.removedCounts[kind] - removed.length)
}

export const isOnDisplay = ({ display }: State, card: CardId): boolean => display.includes(card)
export const displayed = ({ state, content }: T, kinds: readonly Kind[]): CardId[] => {
  const found: CardId[] = []
  for (const card of state.display) if (card !== null && kinds.includes(cardOf(content, card).kind)) found.push(card)
  return found
}

// —— costs ——

/** BAR-GEN-03 A cost needs the full amount in stock; BAR-RULING-67 points can always be lost. */
export function canPay(state: State, seat: Seat, costs: readonly Cost[]): boolean {
  const { resources, troops } = playerOf(state, seat)
  let anyResources = 0
  let anyTroops = 0
  for (const cost of costs) {
    if (cost.pay === 'any') anyResources += cost.n
    if (cost.pay === 'troops') anyTroops += cost.n
    if (cost.pay === 'resource') {
      if (resources[cost.resource] < cost.n) return false
      anyResources += cost.n
    }
    if (cost.pay === 'troop') {
      if (troops[cost.troop] < cost.n) return false
      anyTroops += cost.n
    }
    if (cost.pay === 'card' && countHeld(state, seat, cost.kind) === 0) return false
  }
  return total(resources) >= anyResources && total(troops) >= anyTroops
}

/** BAR-GEN-07, BAR-RULING-22 An effect that begins with a cost is possible if it can be paid. */
export function isPayable(state: State, seat: Seat, effects: readonly BarEffect[]): boolean {
  const [first] = effects
  return first?.do !== 'trade' || canPay(state, seat, first.costs)
}

const costsOf = (cost: Readonly<Record<Resource, number>>): Cost[] =>
  RESOURCES.flatMap((resource): Cost[] =>
    cost[resource] > 0 ? [{ pay: 'resource', resource, n: cost[resource] }] : [],
  )
/** BAR-BUILD-01, BAR-INVOKE-02, -04 What a card of the display costs. */
export function priceOf(card: Card): Cost[] {
  if (card.kind === 'building') return costsOf(card.cost)
  if (card.kind === 'god') return [{ pay: 'any', n: 1 }]
  return [{ pay: 'resource', resource: 'gold', n: WARLORD_GOLD }]
}

/** BAR-CAMPAIGN-01 How much of a resource these recruits cost. */
export function recruitCost({ recruits }: Content, n: Split, resource: Resource): number {
  let cost = 0
  for (const troop of TROOPS) cost += (n[troop] ?? 0) * recruits[troop][resource]
  return cost
}
/** How many of a troop could be recruited if nothing else were. */
export function mostRecruits({ state, content }: T, seat: Seat, troop: Troop): number {
  const { troops, resources } = playerOf(state, seat)
  let most = MOST_GOODS - troops[troop]
  for (const resource of RESOURCES) {
    const each = content.recruits[troop][resource]
    if (each > 0) most = Math.min(most, Math.floor(resources[resource] / each))
  }
  return most
}

// —— knowledge, honour ——

export const honourOf = ({ players, rival }: State, seat: Seat): number =>
  seat === DUMMY ? (rival?.honour ?? 0) : (players[seat] as Player).honour
/** Which kind of card lies at this place of the display; BAR-SOLO-03 in the solo row any, from the common deck. */
export const displayKind = (state: State, place: number): Kind => (isSolo(state) ? 'god' : (DISPLAY[place] as Kind))

export const levelOf = (state: State, seat: Seat, track: Track): number => playerOf(state, seat).knowledge[track]
export const isTactics = (track: Track): track is Faction => FACTIONS.includes(track as Faction)
/** BAR-KNOW-02 */
export const isInCategory = (track: Track, category: Category | 'either'): boolean =>
  category === 'either' || isTactics(track) === (category === 'tactics')
/** BAR-KNOW-ECO-01 … -04 From which level on a resource brings one more. */
export const ECONOMY: Readonly<Partial<Record<Resource, { readonly level: number; readonly rule: RuleId }>>> = {
  food: { level: 1, rule: 'BAR-KNOW-ECO-01' },
  wood: { level: 2, rule: 'BAR-KNOW-ECO-02' },
  iron: { level: 3, rule: 'BAR-KNOW-ECO-03' },
  stone: { level: 4, rule: 'BAR-KNOW-ECO-04' },
}
/** BAR-RULING-05 Ever passed, wherever the marker stands now. */
export const milestonesPassed = ({ state, content }: T, seat: Seat): number => {
  const { furthest } = playerOf(state, seat)
  return content.milestones.filter(({ space }) => space <= furthest).length
}
/** BAR-KNOW-ECO-05 Complete sets of food, wood and iron in stock. */
export const setsOf = (state: State, seat: Seat): number => {
  const { food, wood, iron } = playerOf(state, seat).resources
  return Math.min(food, wood, iron)
}
/** BAR-KNOW-04, BAR-RULING-52, -99 Which bonus this finish brings: 1 the first, 2 the second, 0 none. */
export function bonusPlace(state: State, seat: Seat, track: Track): number {
  const finishers = state.finishers[track] ?? []
  const place = finishers.indexOf(seat) + 1
  if (finishers[0] === DUMMY && state.options.dummyBlocks === 'both') return 0
  return place <= 2 ? place : 0
}

// —— scoring ——

/** BAR-GEN-11 A shield stands for the faction markers that a player has collected. */
const CRITERIA: Readonly<Record<Criterion, { rule: RuleId; count(t: T, seat: Seat, building: Building): number }>> = {
  markers: { rule: 'BAR-SCORE-02', count: ({ state }, seat) => playerOf(state, seat).banners.length },
  types: { rule: 'BAR-SCORE-03', count: (t, seat) => typesOf(t, seat).size },
  tracks: {
    rule: 'BAR-SCORE-04',
    count: ({ state }, seat) => TRACKS.filter((track) => levelOf(state, seat, track) === LAST_LEVEL).length,
  },
  gods: { rule: 'BAR-SCORE-05', count: ({ state }, seat) => playerOf(state, seat).gods.length },
  resource: {
    rule: 'BAR-SCORE-06',
    count: ({ state }, seat, { resource }) => playerOf(state, seat).resources[resource],
  },
}
/** BAR-RULING-72 Two of a kind are one type. */
export const typesOf = ({ state, content }: T, seat: Seat): ReadonlySet<string> =>
  new Set(playerOf(state, seat).buildings.map((card) => (cardOf(content, card) as Building).type))

/** BAR-SCORE-01, BAR-RULING-72 What one building would score now. */
export function buildingScore(t: T, seat: Seat, card: CardId): SumPart {
  const building = cardOf(t.content, card) as Building
  const { rule, count } = CRITERIA[building.scores]
  return part(rule, BUILDING_DP * count(t, seat, building), card)
}

/** BAR-SCORE-07 0, 1, 4, 9, 16, 25, 36, 49 for a group of 1 … 8. */
export const groupScore = (size: number): number => (size - 1) ** 2

/** BAR-SOLO-18 How far the dummy is ahead on the honour track. */
const behindDummy = (state: State, seat: Seat): number =>
  state.rival === null ? 0 : Math.max(0, state.rival.honour - playerOf(state, seat).honour)

/** BAR-RULING-73 What final scoring adds: buildings one by one, banner groups, the solo honour difference. */
export function finalSum(t: T, seat: Seat): Sum {
  return sum(
    ...playerOf(t.state, seat).buildings.map((card) => buildingScore(t, seat, card)),
    ...bannerGroups(t, seat).map((size) => part('BAR-SCORE-07', groupScore(size), `group ${size}`)),
    part('BAR-SOLO-18', -behindDummy(t.state, seat), 'dummyAhead'),
  )
}

/** Points so far and what final scoring would add now. */
export const scoreSum = (t: T, seat: Seat): Sum =>
  sum(part('BAR-GEN-02', playerOf(t.state, seat).dp, 'points'), ...finalSum(t, seat).parts)

/** BAR-TIE-01, BAR-RULING-74 Who is ahead on the honour track wins a tie, so nobody shares a place. */
export function placesOf(state: State): number[] {
  const ranking = seatsInOrder(state).sort((a, b) => playerOf(state, b).dp - playerOf(state, a).dp) // a stable sort
  return state.players.map((_, seat) => ranking.indexOf(seat) + 1)
}
