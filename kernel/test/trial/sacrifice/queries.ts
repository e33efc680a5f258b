import {
  type AllotmentSlot,
  type Pile,
  part,
  type Seat,
  type Split,
  type Sum,
  slot,
  sum,
  type Table,
} from '../../../src/index.ts'
import {
  type Barbarians,
  type Card,
  type CardId,
  type Category,
  type Content,
  type Faction,
  type Held,
  type Kind,
  type Player,
  type Region,
  type RegionCard,
  type RegionCardId,
  type RegionId,
  type Resource,
  START,
  type State,
  type Terrain,
  type Track,
  type Troop,
  type Troops,
  type Warlord,
} from './types.ts'

type T = Table<Barbarians>
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'iron', 'stone', 'gold']
export const TROOPS: readonly Troop[] = ['archer', 'berserker', 'raider']
export const KINDS: readonly Kind[] = ['god', 'warlord', 'building']
export const TERRAINS: readonly Terrain[] = ['glacier', 'forest', 'mountain', 'swamp']
export const FACTIONS: readonly Faction[] = ['nefriar', 'shan', 'aspidian', 'varg']
export const TRACKS: readonly Track[] = ['discovery', 'defence', 'economy', 'production', ...FACTIONS]
export const MOST_GOODS = 6 // BAR-GEN-03, -04
export const LAST_SPACE = 18 // BAR-RULING-03
export const LAST_LEVEL = 4 // BAR-KNOW-03
export const MOST_BANNERS = 8 // BAR-CAMPAIGN-06
export const BATTLES = 6 // BAR-CAMPAIGN-08
export const FIRST_CONQUEROR = 3 // BAR-CONQ-03
export const END_DP = 100 // BAR-GAMEEND-02

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const cardOf = (content: Content, id: CardId): Card => content.cards[id] as Card
export const regionOf = (content: Content, id: RegionId): Region => content.regions[id] as Region
export const regionCardOf = (content: Content, id: RegionCardId): RegionCard => content.regionCards[id] as RegionCard
export const total = (n: Split): number => Object.values(n).reduce((a, b) => a + b, 0)

// —— cards in front of a player ——

/** BAR-RULING-115 A warlord set aside is not among them. */
export const heldBy = (state: State, seat: Seat, card: CardId): Held | undefined =>
  playerOf(state, seat).cards.find((held) => held.card === card)
export const heldOfKind = ({ state, content }: T, seat: Seat, kind: Kind): Held[] =>
  playerOf(state, seat).cards.filter(({ card }) => cardOf(content, card).kind === kind)
export const isOverLimit = (t: T, seat: Seat, kind: Kind): boolean =>
  heldOfKind(t, seat, kind).length > t.content.limits[kind]

/** BAR-BATTLE-02, -03 Upright warlords can be called. */
export const callable = ({ state, content }: T, seat: Seat): (Warlord & { readonly id: CardId })[] =>
  playerOf(state, seat).cards.flatMap(({ card: id, upright }) => {
    const card = cardOf(content, id)
    return upright && card.kind === 'warlord' ? [{ ...card, id }] : []
  })

/** BAR-PEN-VARG-01 Gods and warlords can be turned, buildings cannot. */
export const turnable = (t: T, seat: Seat): CardId[] =>
  [...heldOfKind(t, seat, 'god'), ...heldOfKind(t, seat, 'warlord')]
    .filter((held) => held.upright)
    .map((held) => held.card)

// —— decks ——

/** BAR-SOLO-20 With one player all kinds lie in one deck. */
export const deckOf = (state: State, kind: Kind): Pile<CardId> =>
  (state.decks.common ?? state.decks[kind]) as Pile<CardId>

// —— knowledge ——

const categoryOf = (track: Track): Category => (FACTIONS.some((faction) => faction === track) ? 'tactics' : 'barbarian')
export const isInCategory = (track: Track, category: Category | 'either'): boolean =>
  category === 'either' || categoryOf(track) === category
export const levelOf = (state: State, seat: Seat, track: Track): number => playerOf(state, seat).knowledge[track]

// —— campaigns ——

/** BAR-CAMPAIGN-03, BAR-RULING-36 Next to the start region or to any region with a banner. */
export const isAdjacent = ({ state, content }: T, region: RegionId): boolean =>
  (content.neighbours[region] ?? []).some((id) => id === START || state.players.some((p) => p.conquered.includes(id)))

/** BAR-KNOW-DISC-01 The discovery level that opens a region; it is also the DP of its island (BAR-RULING-49). */
export const islandValue = (content: Content, region: RegionId): number =>
  content.islands.indexOf(regionOf(content, region).island)

export const factionIn = (content: Content, region: RegionId): Faction =>
  regionOf(content, region).marker?.faction as Faction

export function battlesIn({ state, content }: T, seat: Seat, region: RegionId): Sum {
  return sum(
    part('BAR-CAMPAIGN-08', BATTLES, 'battles'),
    part('BAR-KNOW-TAC-01', -levelOf(state, seat, factionIn(content, region)), 'tactics'),
  )
}

/** BAR-CONQ-02, -03 What conquering a region is worth. */
export function conquestIn({ state, content }: T, region: RegionId, times: number): Sum {
  const { marker, island } = regionOf(content, region)
  const value = marker?.value ?? 0
  return sum(
    part('BAR-CONQ-02', value, 'marker'),
    part('BAR-RULING-48', value * (times - 1), 'multiplied'), // only the printed value
    part('BAR-CONQ-02', islandValue(content, region), 'island'),
    part('BAR-CONQ-03', state.tiles.includes(island) ? FIRST_CONQUEROR : 0, 'firstConqueror'),
  )
}

/** BAR-CAMPAIGN-01 How much of a resource these recruits cost. */
export const costOf = (content: Content, n: Split, resource: Resource): number =>
  total(
    Object.fromEntries(TROOPS.map((troop) => [troop, content.costs[troop].includes(resource) ? (n[troop] ?? 0) : 0])),
  )

/** BAR-BATTLE-01, -02 Whether troops and callable warlords meet a demand; wild ones fill what is short. */
export function canPay(t: T, seat: Seat, demand: Troops): boolean {
  const warlords = callable(t, seat)
  const has = (troop: Troop) => playerOf(t.state, seat).troops[troop] + warlords.filter((w) => w.troop === troop).length
  const short = TROOPS.reduce((all, troop) => all + Math.max(0, demand[troop] - has(troop)), 0)
  return short <= warlords.filter((w) => w.troop === 'any').length
}

/** What a demand may be paid with: troops of the board, and warlords that count as one of them. */
export function payments(t: T, seat: Seat, demand: Troops): AllotmentSlot[] {
  const { troops } = playerOf(t.state, seat)
  const warlords = callable(t, seat).filter(({ troop }) => troop === 'any' || demand[troop] > 0)
  const slots = [
    ...TROOPS.map((troop) => slot(troop, Math.min(troops[troop], demand[troop]))),
    ...warlords.map((w) => slot(w.id, 1)),
  ]
  return slots.filter(({ max }) => max > 0)
}

/** Never more of a kind than the card shows; with the right total, wild warlords are the rest. */
export const fitsDemand = (t: T, seat: Seat, demand: Troops, n: Split): boolean =>
  TROOPS.every((troop) => {
    const called = callable(t, seat).filter((w) => w.troop === troop && n[w.id] !== undefined).length
    return (n[troop] ?? 0) + called <= demand[troop]
  })
