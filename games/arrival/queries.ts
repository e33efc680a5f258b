/** Small pure questions that several rules ask. */

import { type BackOf, countOf, part, type Seat, type Slot, type Sum, seatLetter, sum, type Table } from '@skerry/kernel'
import type {
  Arrival,
  BuildBasis,
  CardId,
  Content,
  EarningCard,
  Ending,
  FamePerFort,
  Holder,
  Location,
  LocationId,
  Piece,
  Province,
  RepelBasis,
  Section,
  Site,
  Species,
  StackId,
  State,
  TacticTile,
  Threat,
  TileId,
  Tribe,
  Yield,
} from './types.ts'

type T = Pick<Table<Arrival>, 'state' | 'content'>

export const STACKS: readonly StackId[] = [1, 2, 3]
export const SECTIONS: readonly Section[] = ['top', 'middle', 'bottom'] // ARR-BLOCK-01
export const SPECIES: readonly Species[] = ['sineach', 'athach', 'monghfinn']
export const PIECES: readonly Piece[] = ['discs', 'swords', 'shields']

// ARR-GEN-11 What is on the map against the tribes, how strong it is and what repelling it is worth.
export const STRENGTH: Readonly<Record<Threat, number>> = { sineach: 1, athach: 2, monghfinn: 3, castle: 4 }
export const FAME_OF: Readonly<Record<Threat, number>> = { sineach: 1, athach: 3, monghfinn: 6, castle: 10 }
export const FOMORI: Readonly<Record<Species, number>> = { sineach: 32, athach: 12, monghfinn: 6 } // ARR-SUPPLY-01
export const SWORDS = 20 // ARR-SUPPLY-01
export const SHIELDS = 12 // ARR-SUPPLY-01
export const DISCS = 15 // ARR-SUPPLY-02 and two more on the tracks
export const START_FAME = 4 // ARR-SETUP-11
export const CARDS_EACH = 4 // ARR-DRAW-02
export const DISPLAY = 6 // ARR-SETUP-02, ARR-EARN-16
export const HIGHEST_LEVEL = 3 // ARR-GEN-07
export const SHIELDS_PER_PROVINCE = 3 // ARR-SHIELD-02
export const OUTPOST_COST = 2 // ARR-BUILD-03
export const DISTANT_COST = 2 // ARR-REPEL-06
export const KEEP = 3 // ARR-PASS-02
export const TROPHY_RETURN = 3 // ARR-TROPHY-01
export const MASTER_CAPACITY = 3 // ARR-TILE-MASTER-02
export const ELEMENTS_PER_POINT = 3 // ARR-SCORE-03, -06
/** ARR-END-01 By number of players. */
const LIMITS: Readonly<Record<number, number>> = { 2: 25, 3: 21, 4: 17 }
const ROUNDS: Readonly<Record<number, number>> = { 2: 6, 3: 5, 4: 4 } // ARR-FLOW-02

export const limitOf = (state: State): number => LIMITS[state.tribes.length] as number
export const roundsOf = (state: State): number => ROUNDS[state.tribes.length] as number

// —— seats ——

export const tribeOf = (state: State, seat: Seat): Tribe => state.tribes[seat] as Tribe
/** ARR-GEN-13 Clockwise from the Starting Player. */
export const nthInTurn = (state: State, n: number): Seat => (state.startPlayer + n) % state.tribes.length
export const inTurnOrder = (state: State): Seat[] => state.tribes.map((_, n) => nthInTurn(state, n))

// —— the map ——

export const locationOf = (content: Content, id: LocationId): Location => content.location[id] as Location
export const provinceOf = (content: Content, at: Location): Province | undefined => content.provinces[at.province]
export const siteOf = ({ state, content }: T, id: LocationId): Site => siteAt(state, locationOf(content, id).index)
export const siteAt = (state: State, index: number): Site => state.sites[index] as Site
export const holderAt = (state: State, index: number): Holder => (state.sites[index] as Site).holder
export const isTribe = (holder: Holder): holder is Seat => typeof holder === 'number'
export const isThreat = (holder: Holder): holder is Threat => typeof holder === 'string'
export const isFomori = (holder: Holder): holder is Species => isThreat(holder) && holder !== 'castle'

/** Whether a location one connection away is held so: ARR-GEN-09, ARR-RULING-18; ARR-GEN-10, ARR-RULING-49 two ports are not connected. */
function isNextTo(state: State, at: Location, isMeant: (holder: Holder) => boolean): boolean {
  for (const link of at.links) if (isMeant(holderAt(state, link))) return true
  return false
}
function isNextToTribe(state: State, at: Location, seat: Seat): boolean {
  for (const link of at.links) if (holderAt(state, link) === seat) return true
  return false
}

export function fortCount(state: State, seat: Seat): number {
  let forts = 0
  for (const { holder } of state.sites) if (holder === seat) forts += 1
  return forts
}
/** Own fortifications of this level or higher (ARR-GEN-08). */
export function fortsFrom(state: State, seat: Seat, level: number): number {
  let forts = 0
  for (const site of state.sites) if (site.holder === seat && site.level >= level) forts += 1
  return forts
}
export function holdsPort({ state, content }: T, seat: Seat): boolean {
  for (const port of content.ports) if (holderAt(state, port) === seat) return true
  return false
}
export function isIn({ state }: T, seat: Seat, province: Province): boolean {
  for (const index of province.locations) if (holderAt(state, index) === seat) return true
  return false
}
function fortsIn({ state }: T, seat: Seat, province: Province): number {
  let forts = 0
  for (const index of province.locations) if (holderAt(state, index) === seat) forts += 1
  return forts
}

/** ARR-SHIELD-03 The shields of a location's province count for it, whoever holds it; ARR-RULING-58 a castle location has none. */
export const shieldsAt = (state: State, at: Location): number => state.shields[at.province] ?? 0

// —— building ——

/** ARR-BUILD-02, -03, -04, -05 Why this seat may build here; null: it may not. ARR-RULING-50 What costs nothing comes first. */
export function buildBasis(t: T, seat: Seat, at: Location): BuildBasis | null {
  const { state } = t
  const { holder, level } = siteAt(state, at.index)
  if (at.isCastle) return null // ARR-BUILD-08
  if (holder === seat) return level < HIGHEST_LEVEL ? 'extend' : null // ARR-BUILD-05, -06
  if (holder !== null) return null // ARR-BUILD-07
  if (isNextToTribe(state, at, seat)) return 'own'
  if (at.isPort && holdsPort(t, seat)) return 'port' // ARR-BUILD-04
  return isNextTo(state, at, isTribe) ? 'outpost' : null // ARR-RULING-51, -52 only over a connection; passed or not
}
/** ARR-BUILD-03 Fame to be paid. */
export const buildCost = (basis: BuildBasis | null): Sum =>
  basis === 'outpost' ? sum(part('ARR-BUILD-03', OUTPOST_COST, 'outpost')) : sum()

// —— spreading ——

/**
 * ARR-SPREAD-01 A Fomori or a standing castle one connection away; ARR-SPREAD-10, ARR-RULING-62 never from port to port,
 * ARR-RULING-63 but between a port and any other location.
 */
export function hasSource(state: State, content: Content, at: Location): boolean {
  for (const link of at.links)
    if (isThreat(holderAt(state, link)) && !(at.isPort && (content.locations[link] as Location).isPort)) return true
  return false
}
/** ARR-SPREAD-02, -12 How many Fomori it takes; ARR-RULING-64, -65 whoever placed the shields, and on empty locations too. */
export function spreadCost(state: State, at: Location): Sum {
  return sum(
    part('ARR-SPREAD-02', 1, 'occupy'),
    part('ARR-SPREAD-02', shieldsAt(state, at), 'shields'),
    part('ARR-SPREAD-02', siteAt(state, at.index).level, 'discs'),
  )
}
/** The same as a plain number, for listing. */
const plainSpreadCost = (state: State, at: Location): number => 1 + shieldsAt(state, at) + siteAt(state, at.index).level
/** ARR-SPREAD-08, ARR-RULING-67 The only fortification somebody has left, whoever attacks. */
export function isLastFort(state: State, at: Location): boolean {
  const { holder } = siteAt(state, at.index)
  return isTribe(holder) && fortCount(state, holder) === 1
}
/** ARR-RULING-60 Whether Fomori may spread to a location like this; that a standing castle bars it is another question. */
export const isOpenToFomori = (state: State, at: Location): boolean => !at.isCastle || state.options.spreadToEmptyCastle

/** All conditions of a spread at once, for listing. */
export function canSpread({ state, content }: T, seat: Seat, at: Location): boolean {
  const { holder } = siteAt(state, at.index)
  if (isThreat(holder) || !isOpenToFomori(state, at)) return false
  if (plainSpreadCost(state, at) > tribeOf(state, seat).fomori) return false
  return hasSource(state, content, at) && !isLastFort(state, at)
}
/** ARR-RULING-72 Some location is a legal target now; tiles, trophies and later turns do not matter. */
export function canSpreadAnywhere(t: T, seat: Seat): boolean {
  if (tribeOf(t.state, seat).fomori === 0) return false
  for (const at of t.content.locations) if (canSpread(t, seat, at)) return true
  return false
}

// —— repelling ——

/** ARR-REPEL-03, -04, -05, -06 Why this seat may repel here; null: it may not. ARR-RULING-50 What costs nothing comes first. */
export function repelBasis(t: T, seat: Seat, at: Location): RepelBasis | null {
  if (isNextToTribe(t.state, at, seat)) return 'connected'
  if (at.isPort && holdsPort(t, seat)) return 'port'
  const province = provinceOf(t.content, at)
  if (province === undefined) return null // ARR-RULING-59
  if (isIn(t, seat, province)) return 'province'
  for (const near of province.neighbours) if (isIn(t, seat, t.content.provinces[near] as Province)) return 'distant' // ARR-RULING-80
  return null
}
/** ARR-REPEL-06 Fame to be paid. */
export const reachCost = (basis: RepelBasis | null): Sum =>
  basis === 'distant' ? sum(part('ARR-REPEL-06', DISTANT_COST, 'distant')) : sum()
/** ARR-REPEL-02 Swords to be paid. */
export const swordCost = (threat: Threat): Sum => sum(part('ARR-REPEL-02', STRENGTH[threat], threat))

// —— earning cards ——

export const cardOf = (content: Content, card: CardId): EarningCard => content.cards[card] as EarningCard
export const backsIn =
  (content: Content): BackOf<CardId> =>
  (card) =>
    cardOf(content, card).back
export const isFaceUp = (card: Slot<CardId>): boolean => card.knownTo === 'all'
export const isBlocked = (state: State, seat: Seat, section: Section): boolean =>
  tribeOf(state, seat).blockers.includes(section)

/** ARR-BLOCK-07 The one section without blocker; undefined until both stand. */
export function openSection(state: State, seat: Seat): Section | undefined {
  const { blockers } = tribeOf(state, seat)
  return blockers.length < 2 ? undefined : SECTIONS.find((section) => !blockers.includes(section))
}

/** A card before a player, by its place in the row. */
export interface Lying {
  readonly seat: Seat
  readonly at: number
  readonly slot: Slot<CardId>
}
function findCard(state: State, isMeant: (slot: Slot<CardId>, at: number) => boolean): Lying | undefined {
  for (let n = 0; n < state.tribes.length; n++) {
    const seat = nthInTurn(state, n)
    const { cards } = tribeOf(state, seat)
    for (let at = 0; at < cards.length; at++) {
      const slot = cards[at] as Slot<CardId>
      if (isMeant(slot, at)) return { seat, at, slot }
    }
  }
  return undefined
}
/** The next of the first `upTo` cards of all rows to be turned, in turn order. */
export const nextFaceDown = (state: State, upTo: number): Lying | undefined =>
  findCard(state, (slot, at) => at < upTo && !isFaceUp(slot))
/** The next card before a player that could still be any card with its back. */
export const nextUndetermined = (state: State): Lying | undefined => findCard(state, ({ is }) => is === undefined)

/** A stack whose top card nobody has looked at. */
export const stackToLookAt = (state: State): StackId | undefined =>
  STACKS.find((id) => state.stacks[id].size > 0 && state.stacks[id].top === null)

/** All slots that have a claim on the bag: tops of stacks, and cards before players that could still be any with their back. */
export function claims(state: State): Slot<CardId>[] {
  const slots: Slot<CardId>[] = []
  for (const id of STACKS) {
    const { top } = state.stacks[id]
    if (top !== null) slots.push(top)
  }
  for (const { cards } of state.tribes) for (const card of cards) if (card.is === undefined) slots.push(card)
  return slots
}

/** ARR-RULING-21 Three sizes that differ by at most 1, larger ones first. */
export const threeSizes = (cards: number): number[] =>
  STACKS.map((id) => Math.floor((cards + STACKS.length - id) / STACKS.length))

/** The sections of a seat's face-up cards that its blockers leave open, each with its card. */
function openYields({ state, content }: T, seat: Seat, section: Section | undefined): [CardId, Yield][] {
  if (section === undefined) return []
  return tribeOf(state, seat).cards.flatMap((slot): [CardId, Yield][] =>
    isFaceUp(slot) && slot.is !== undefined ? [[slot.is, cardOf(content, slot.is).sections[section]]] : [],
  )
}

/** ARR-EARN-02 What a section shows of one symbol on the seat's four cards. */
export function shown(t: T, seat: Seat, symbol: Piece | 'tiles' | 'fomori', section: Section | undefined): Sum {
  return sum(...openYields(t, seat, section).map(([card, shows]) => part('ARR-EARN-02', shows[symbol], `card ${card}`)))
}
/** ARR-BLOCK-07, -09 What the open section brings; a blocked one yields nothing. */
export const earning = (t: T, seat: Seat, symbol: Piece | 'tiles' | 'fomori'): Sum =>
  shown(t, seat, symbol, openSection(t.state, seat))

/** The rule of a conditional Fame symbol: two are printed, the others follow the general form. */
function ruleOfFame({ fame, level }: FamePerFort): string {
  if (fame === 2 && level === 2) return 'ARR-EARN-05'
  return fame === 3 && level === 3 ? 'ARR-EARN-06' : 'ARR-EARN-22'
}
/** ARR-EARN-04, -05, -06, -07, -22 Plain and conditional Fame, each symbol for itself, with the map as it is (ARR-RULING-39). */
export function shownFame(t: T, seat: Seat, section: Section | undefined): Sum {
  return sum(
    ...openYields(t, seat, section).flatMap(([card, { fame, famePerFort }]) => [
      part('ARR-EARN-04', fame, `card ${card}`),
      ...famePerFort.map((symbol) =>
        part(ruleOfFame(symbol), symbol.fame * fortsFrom(t.state, seat, symbol.level), `card ${card}`),
      ),
    ]),
  )
}
export const earnedFame = (t: T, seat: Seat): Sum => shownFame(t, seat, openSection(t.state, seat))

/**
 * ARR-EARN-09, -13, ARR-RULING-32 What each gets, in turn order: all of it if there is enough; else one at a time to whoever has an
 * unmet claim, circling, until nothing is left.
 */
export function dealt(supply: number, wanted: readonly number[]): number[] {
  if (wanted.reduce((all, n) => all + n, 0) <= supply) return wanted.slice()
  const got = wanted.map(() => 0)
  for (let left = supply; left > 0; )
    for (let n = 0; n < wanted.length && left > 0; n++)
      if ((got[n] as number) < (wanted[n] as number)) {
        got[n] = (got[n] as number) + 1
        left -= 1
      }
  return got
}

/** Face-down Fomori in the General Supply: all that no tribe holds. */
export const fomoriInSupply = (state: State): number =>
  countOf(state.fomori) - state.tribes.reduce((all, { fomori }) => all + fomori, 0)

// —— tactic tiles ——

export const tileOf = (content: Content, tile: TileId): TacticTile => content.tiles[tile] as TacticTile
export const holdsTile = (state: State, seat: Seat, tile: TileId): boolean => tribeOf(state, seat).tiles.includes(tile)
export const RUSE = 'ruse' as TileId
export const MIGRATION = 'migration' as TileId
export const OGAM = 'ogam' as TileId

/** Fame of the tiles whose numbers are printed in the rules. */
const GEESE = 2 // ARR-TILE-GEESE-01 for each province
const SALMON = 2 // ARR-TILE-SALMON-01 for each port
const LIA_FAIL = 2 // ARR-TILE-LIA-01 for each place on the Fame Track
const EMER = 5 // ARR-TILE-EMER-01
const WALLS = 2 // ARR-TILE-WALLS-01 for each Broch or Caer
const STRONGHOLD = 3 // ARR-TILE-STRONG-01 for each Caer
const BARD = 3 // ARR-TILE-BARD-01 Corruption at the most
/** ARR-RULING-09, -92 Two players with the same Fame, whoever they are. */
export function isFameTied({ tribes }: State): boolean {
  return tribes.some(({ fame }, seat) => tribes.some((other, o) => o > seat && other.fame === fame))
}
/** ARR-TILE-EMER-01, ARR-RULING-93 Less Corruption than anybody else. */
export function isPurest(state: State, seat: Seat): boolean {
  const least = tribeOf(state, seat).corruption
  return state.tribes.every(({ corruption }, other) => other === seat || corruption > least)
}

/** ARR-TILE-05, ARR-RULING-08 What a scoring tile would bring now, by fortified locations; nothing for tiles that bring no Fame. */
export function tileFame(t: T, seat: Seat, tile: TileId): Sum {
  const { state, content } = t
  const { kind, value, province, colour } = tileOf(content, tile)
  switch (kind) {
    case 'cauldron': {
      const at = content.provinces[province] as Province
      return sum(part('ARR-TILE-CAULDRON-01', value * fortsIn(t, seat, at), `province ${at.id}`))
    }
    case 'silver':
      return sum(
        ...content.provinces
          .filter((at) => at.colour === colour)
          .map((at) => part('ARR-TILE-SILVER-01', value * fortsIn(t, seat, at), `province ${at.id}`)),
      )
    case 'wildGeese':
      return sum(
        ...content.provinces.map((at) => part('ARR-TILE-GEESE-01', isIn(t, seat, at) ? GEESE : 0, `province ${at.id}`)),
      )
    case 'salmon':
      return sum(
        ...content.ports.map((port) =>
          part(
            'ARR-TILE-SALMON-01',
            holderAt(state, port) === seat ? SALMON : 0,
            `port ${content.locations[port]?.id}`,
          ),
        ),
      )
    case 'liaFail': {
      if (isFameTied(state)) return sum() // ARR-TILE-LIA-02
      const { fame } = tribeOf(state, seat)
      const ahead = state.tribes.filter((other) => other.fame > fame).length
      return sum(part('ARR-TILE-LIA-01', LIA_FAIL * (ahead + 1), `rank ${ahead + 1}`))
    }
    case 'emer':
      return sum(part('ARR-TILE-EMER-01', isPurest(state, seat) ? EMER : 0, 'purest'))
    case 'highWalls':
      return sum(part('ARR-TILE-WALLS-01', WALLS * fortsFrom(state, seat, 2), 'brochs'))
    case 'stronghold':
      return sum(part('ARR-TILE-STRONG-01', STRONGHOLD * fortsFrom(state, seat, 3), 'caers'))
    default:
      return sum()
  }
}
/** ARR-TILE-BARD-01, ARR-RULING-94 By how much the bard lowers Corruption. */
export const bardEffect = (state: State, seat: Seat): number => Math.min(BARD, tribeOf(state, seat).corruption)

/** Whether these two may change places; ARR-RULING-89 only if that changes something. */
export const areSwappable = (tile: 'ruse' | 'migration', state: State, a: number, b: number): boolean =>
  tile === 'ruse' ? areTwoSpecies(state, a, b) : areTwoForts(state, a, b)
/** ARR-TILE-RUSE-01, ARR-RULING-100, -101 Any two face-up Fomori of different species; castles are none. */
function areTwoSpecies(state: State, a: number, b: number): boolean {
  const [one, other] = [holderAt(state, a), holderAt(state, b)]
  return isFomori(one) && isFomori(other) && one !== other
}
/** ARR-TILE-MIGRATION-01, ARR-RULING-68, -97, -98, -99 Any two Aits of different owners, be it somebody's last. */
function areTwoForts(state: State, a: number, b: number): boolean {
  if (!isMovable(state, a) || !isMovable(state, b)) return false
  const [one, other] = [siteAt(state, a), siteAt(state, b)]
  return one.holder !== other.holder || one.level !== other.level
}
/** ARR-RULING-96 An Ait, that is exactly one disc; with the option a fortification of any level. */
export function isMovable(state: State, index: number): boolean {
  const { holder, level } = siteAt(state, index)
  return isTribe(holder) && (level === 1 || state.options.migrationAnyLevel)
}
export function hasPartner(tile: 'ruse' | 'migration', state: State, index: number): boolean {
  for (let other = 0; other < state.sites.length; other++)
    if (other !== index && areSwappable(tile, state, index, other)) return true
  return false
}

// —— the end ——

/** ARR-SCORE-01, ARR-RULING-113 Locations with a Fomori, and standing castles. */
export function fomoriLocations({ sites }: State): Sum {
  let [fomori, castles] = [0, 0]
  for (const { holder } of sites) {
    if (isFomori(holder)) fomori += 1
    else if (holder === 'castle') castles += 1
  }
  return sum(part('ARR-SCORE-01', fomori, 'fomori'), part('ARR-SCORE-01', castles, 'castles'))
}
/** ARR-SCORE-01, ARR-RULING-11 Locations fortified on the map, by all players together. */
export const tribeLocations = (state: State): Sum =>
  sum(...state.tribes.map((_, seat) => part('ARR-SCORE-01', fortCount(state, seat), `tribe ${seatLetter(seat)}`)))
/** ARR-RULING-112 As many are enough for the Fomori. */
export const endingOf = (state: State): Ending =>
  fomoriLocations(state).total >= tribeLocations(state).total ? 'overrun' : 'repelled'

/**
 * ARR-SCORE-02, ARR-RULING-114 All kinds together, of the pieces no more than a pass leaves; ARR-SCORE-08, ARR-RULING-108 nothing else
 * is an element.
 */
export function elementsOf(state: State, seat: Seat): number {
  const { discs, swords, shields, tiles } = tribeOf(state, seat)
  return Math.min(KEEP, discs + swords + shields) + tiles.length
}
const pointsOf = (state: State, seat: Seat): number => Math.floor(elementsOf(state, seat) / ELEMENTS_PER_POINT)

/** ARR-SCORE-03, ARR-RULING-116 Corruption at the end of a game that is overrun; never below 0. */
export function finalCorruption(state: State, seat: Seat): Sum {
  const { corruption } = tribeOf(state, seat)
  return sum(
    part('ARR-GEN-02', corruption, 'corruption'),
    part('ARR-SCORE-03', -Math.min(corruption, pointsOf(state, seat)), 'elements'),
  )
}
/** ARR-SCORE-05, -06 Fame at the end of a game in which the Fomori are repelled. */
export function finalFame(t: T, seat: Seat): Sum {
  return sum(
    part('ARR-GEN-02', tribeOf(t.state, seat).fame, 'fame'),
    ...t.content.provinces.map((at) => part('ARR-SCORE-05', at.fame * fortsIn(t, seat, at), `province ${at.id}`)),
    part('ARR-SCORE-06', pointsOf(t.state, seat), 'elements'),
  )
}

/**
 * ARR-RULING-125 Places by the two values that count in this ending, the better one first: Corruption then Fame, or Fame then
 * Corruption (ARR-SCORE-04, -07, ARR-TIE-01, -02). Equal in both is the same place.
 */
export function placesOf(
  ending: Ending,
  standing: readonly { readonly fame: number; readonly corruption: number }[],
): number[] {
  const isBetter = (a: (typeof standing)[number], b: (typeof standing)[number]): boolean => {
    const [fame, corruption] = [a.fame - b.fame, b.corruption - a.corruption]
    const [first, second] = ending === 'overrun' ? [corruption, fame] : [fame, corruption]
    return first > 0 || (first === 0 && second > 0)
  }
  return standing.map((one) => 1 + standing.filter((other) => isBetter(other, one)).length)
}

/** How the game would end now, for everybody, in one of its two endings (ARR-RULING-117). */
export function standingIn(t: T, ending: Ending): { fame: number; corruption: number }[] {
  return t.state.tribes.map(({ fame, corruption }, seat) =>
    ending === 'overrun'
      ? { fame, corruption: finalCorruption(t.state, seat).total }
      : { fame: finalFame(t, seat).total, corruption },
  )
}
