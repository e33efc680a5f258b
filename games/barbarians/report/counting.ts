/** Counts what happens in many games, event by event. */

import type { PositionOf, Seat, Tally } from '@skerry/kernel'
import { FACTIONS, RINGS, TRACKS, TRIBES } from '../queries.ts'
import type { Barbarians, BarEvent, Content, Faction, MarkerId, RegionId, State, Tribe } from '../types.ts'

/** What is counted of every id of a kind, column by column; ids that never came up are there with zeros. */
export type Uses = Record<string, number[]>

/** The columns of every list of uses. */
export const COLUMNS = {
  spaces: ['carriedOut', 'left'],
  gods: ['taken', 'prayed', 'putUnder'],
  warlords: ['taken', 'called', 'sacrificed', 'putUnder'],
  buildings: ['taken', 'produced', 'putUnder'],
  milestones: ['passed'],
  feasts: ['row1', 'row2', 'row3'],
  demons: ['gold', 'points', 'tribute', 'refused'],
  regions: ['conquered', 'failed', 'byDummy'],
  tracks: ['first', 'second', 'later'],
  penalties: ['suffered', 'averted'],
  fates: ['drawn'],
} as const
export type List = keyof typeof COLUMNS

/** Seats that played a tribe. */
export interface TribeUse {
  seats: number
  wins: number
  dp: number
}

export interface Counted {
  readonly seats: number
  /** Whose marker is whose. */
  readonly factions: Record<MarkerId, Faction>
  games: number
  readonly eras: Tally
  readonly endings: Record<'eras' | 'points' | 'markers', number>
  readonly dp: Record<'all' | 'winners', Tally>
  /** By seat, and by place in the first honour stack. */
  readonly wins: number[]
  readonly winsInOrder: number[]
  /** Campaigns, battles, heroes: how often in all games. */
  readonly counts: Record<string, number>
  readonly uses: Record<List, Uses>
  readonly tribes: Record<Tribe, TribeUse>
}

// —— counting ——

const add = (counts: Record<string | number, number>, key: string | number, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}
function use<L extends List>({ uses }: Counted, list: L, id: string, column: (typeof COLUMNS)[L][number]): void {
  const row = uses[list][id]
  const at = (COLUMNS[list] as readonly string[]).indexOf(column)
  if (row !== undefined) row[at] = (row[at] as number) + 1
}

/** What must be remembered from one event of a game to the next. */
interface Memory {
  readonly factions: Partial<Record<RegionId, Faction>>
  /** Whom the running campaign is fought against. */
  against: Faction
  order: readonly Seat[]
  ending: 'eras' | 'points' | 'markers'
  /** The feast or demon of the era. */
  timeline: string
}
type Counter<K extends BarEvent['type']> = (
  counted: Counted,
  event: Extract<BarEvent, { type: K }>,
  memory: Memory,
) => void

const LISTS = { god: 'gods', warlord: 'warlords', building: 'buildings' } as const
const ROWS = ['row1', 'row2', 'row3'] as const
const PLACES = ['later', 'first', 'second'] as const

const COUNTERS: { readonly [K in BarEvent['type']]?: Counter<K> } = {
  markerLaid: ({ factions }, { region, marker }, memory) => {
    memory.factions[region] = factions[marker] as Faction
  },
  honourStacked: (_, { order }, memory) => {
    memory.order = order.filter((seat) => seat >= 0)
  },
  spaceCarriedOut: (counted, { space }) => use(counted, 'spaces', space, 'carriedOut'),
  spaceLeft: (counted, { space }) => use(counted, 'spaces', space, 'left'),
  prayed: (counted, { card }) => use(counted, 'gods', card, 'prayed'),
  warlordSacrificed: (counted, { card }) => use(counted, 'warlords', card, 'sacrificed'),
  warlordsCalled: (counted, { cards }) => {
    for (const card of cards) use(counted, 'warlords', card, 'called')
  },
  produced: (counted, { card }) => use(counted, 'buildings', card, 'produced'),
  cardTaken: (counted, { card, kind }) => use(counted, LISTS[kind], card, 'taken'),
  cardPutUnder: (counted, { card, rule }) => {
    if (rule === 'BAR-WARL-01') return // sacrificed
    for (const list of ['gods', 'warlords', 'buildings'] as const) use(counted, list, card, 'putUnder')
  },
  milestonePassed: (counted, { milestone }) => use(counted, 'milestones', milestone, 'passed'),
  rowChosen: (counted, { card, row }) => use(counted, 'feasts', card, ROWS[row - 1] as (typeof ROWS)[number]),
  timelineReached: (_, { card }, memory) => {
    memory.timeline = card
  },
  demonAppeased: (counted, { with: means }, { timeline }) => use(counted, 'demons', timeline, means),
  tributePaid: (counted, { card }) => use(counted, 'demons', card, 'tribute'),
  tributeRefused: (counted, { card }) => use(counted, 'demons', card, 'refused'),
  dummyConquered: (counted, { region }) => use(counted, 'regions', region, 'byDummy'),
  fateDrawn: (counted, { fate }) => use(counted, 'fates', fate, 'drawn'),
  trackFinished: (counted, { track, place }) => use(counted, 'tracks', track, PLACES[place as 0] ?? 'later'),
  campaignBegun: ({ counts }, { region }, memory) => {
    memory.against = memory.factions[region] as Faction
    add(counts, 'campaigns')
  },
  campaignFailed: (counted, { region }) => {
    use(counted, 'regions', region, 'failed')
    add(counted.counts, 'failed')
  },
  noAttack: ({ counts }) => add(counts, 'noAttack'),
  regionConquered: (counted, { region, rule, isFirst }) => {
    use(counted, 'regions', region, 'conquered')
    add(counted.counts, rule === 'BAR-CONQ-02' ? 'conquered' : 'claimed')
    if (isFirst) add(counted.counts, 'firstOnIsland')
  },
  battleWon: ({ counts }, { isOverkill }) => {
    add(counts, 'battlesWon')
    if (isOverkill) add(counts, 'overkills')
  },
  battleLost: (counted, _, { against }) => {
    add(counted.counts, 'battlesLost')
    use(counted, 'penalties', against, 'suffered')
  },
  penaltyAverted: (counted, { faction }) => {
    use(counted, 'penalties', faction, 'averted')
    const row = counted.uses.penalties[faction] as number[]
    row[0] = (row[0] as number) - 1
  },
  battleSwapped: ({ counts }) => add(counts, 'swapped'),
  heroGained: ({ counts }) => add(counts, 'heroes'),
  heroVoid: ({ counts }) => add(counts, 'heroesVoid'),
  heroPlaced: ({ counts }, { ring }) => {
    if (ring === RINGS.length) add(counts, 'fourthPlaced')
  },
  placementSkipped: ({ counts }) => add(counts, 'skipped'),
  ringTurned: ({ counts }, { seat }) => {
    if (seat !== null) add(counts, 'turned')
  },
  twiceGained: ({ counts }) => add(counts, 'twice'),
  sacrificedAgain: ({ counts }) => add(counts, 'sacrificedAgain'),
  endCalled: (_, { reason }, memory) => {
    memory.ending = reason
  },
}

function countEnd(counted: Counted, state: State, winners: readonly Seat[], memory: Memory): void {
  counted.games += 1
  add(counted.eras, state.era)
  counted.endings[memory.ending] += 1
  for (const seat of winners) {
    add(counted.wins as never, seat)
    add(counted.winsInOrder as never, memory.order.indexOf(seat))
  }
  state.players.forEach(({ dp, tribe }, seat) => {
    add(counted.dp.all, dp)
    if (winners.includes(seat)) add(counted.dp.winners, dp)
    if (tribe === null) return
    const played = counted.tribes[tribe]
    played.seats += 1
    played.dp += dp
    if (winners.includes(seat)) played.wins += 1
  })
}

export function begin(content: Content, seats: number): Counted {
  const { cards, markers, volcanoes, maps, milestones, feasts, demons, fates } = content
  const of = (list: List, ids: readonly string[]): Uses =>
    Object.fromEntries(ids.map((id) => [id, COLUMNS[list].map(() => 0)]))
  const kind = (name: string) => Object.values(cards).flatMap((card) => (card.kind === name ? [card.id] : []))
  const spaces = Object.values(volcanoes).flatMap(({ space }) => Object.keys(space))
  const regions = Object.values(maps).flatMap(({ region }) => Object.keys(region))
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
  return {
    seats,
    factions: Object.fromEntries(Object.values(markers).map(({ id, faction }) => [id, faction])),
    games: 0,
    eras: {},
    endings: { eras: 0, points: 0, markers: 0 },
    dp: { all: {}, winners: {} },
    wins: Array<number>(seats).fill(0),
    winsInOrder: Array<number>(seats).fill(0),
    counts: {},
    uses: {
      spaces: of('spaces', spaces),
      gods: of('gods', kind('god')),
      warlords: of('warlords', kind('warlord')),
      buildings: of('buildings', kind('building')),
      milestones: of('milestones', ids(milestones)),
      feasts: of('feasts', ids(feasts)),
      demons: of('demons', ids(demons)),
      regions: of('regions', regions),
      tracks: of('tracks', TRACKS),
      penalties: of('penalties', FACTIONS),
      fates: of('fates', seats === 1 ? Object.keys(fates) : []),
    },
    tribes: Object.fromEntries(TRIBES.map((tribe) => [tribe, { seats: 0, wins: 0, dp: 0 }])) as Counted['tribes'],
  }
}

/** One game from its first event to its last. */
export function countGame(
  counted: Counted,
  events: readonly BarEvent[],
  { state, result }: PositionOf<Barbarians>,
): void {
  const memory: Memory = { factions: {}, against: 'nefriar', order: [0], ending: 'eras', timeline: '' }
  for (const event of events)
    (COUNTERS[event.type] as Counter<typeof event.type> | undefined)?.(counted, event as never, memory)
  countEnd(counted, state, result?.winners ?? [], memory)
}
