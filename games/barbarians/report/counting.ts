/** Counts what happens in many games, event by event. */

import {
  type CountedGames,
  counterOfUses,
  countUp,
  type EventCounters,
  gameCounter,
  noGames,
  noUses,
  type Tally,
  type TimesByKey,
  type UsesOf,
} from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { FACTIONS, RINGS, TRACKS, TRIBES } from '../queries.ts'
import type { Barbarians, BarEvent, Content, Faction, MarkerId, RegionId, State, Tribe } from '../types.ts'

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

export interface Counted extends CountedGames {
  /** Whose marker is whose. */
  readonly factions: Record<MarkerId, Faction>
  readonly eras: Tally
  readonly endings: Record<'eras' | 'points' | 'markers', number>
  readonly dp: Record<'all' | 'winners', Tally>
  /** Campaigns, battles, heroes: how often in all games. */
  readonly counts: TimesByKey
  readonly uses: UsesOf<typeof COLUMNS>
  readonly tribes: Record<Tribe, TribeUse>
}

// —— counting ——

const use = counterOfUses(COLUMNS)

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

const LISTS = { god: 'gods', warlord: 'warlords', building: 'buildings' } as const
const ROWS = ['row1', 'row2', 'row3'] as const
const PLACES = ['later', 'first', 'second'] as const

const COUNTERS: EventCounters<BarEvent, Counted, Memory> = {
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
    countUp(counts, 'campaigns')
  },
  campaignFailed: (counted, { region }) => {
    use(counted, 'regions', region, 'failed')
    countUp(counted.counts, 'failed')
  },
  noAttack: ({ counts }) => countUp(counts, 'noAttack'),
  regionConquered: (counted, { region, rule, isFirst }) => {
    use(counted, 'regions', region, 'conquered')
    countUp(counted.counts, rule === 'BAR-CONQ-02' ? 'conquered' : 'claimed')
    if (isFirst) countUp(counted.counts, 'firstOnIsland')
  },
  battleWon: ({ counts }, { isOverkill }) => {
    countUp(counts, 'battlesWon')
    if (isOverkill) countUp(counts, 'overkills')
  },
  battleLost: (counted, _, { against }) => {
    countUp(counted.counts, 'battlesLost')
    use(counted, 'penalties', against, 'suffered')
  },
  penaltyAverted: (counted, { faction }) => {
    use(counted, 'penalties', faction, 'averted')
    use(counted, 'penalties', faction, 'suffered', -1)
  },
  battleSwapped: ({ counts }) => countUp(counts, 'swapped'),
  heroGained: ({ counts }) => countUp(counts, 'heroes'),
  heroVoid: ({ counts }) => countUp(counts, 'heroesVoid'),
  heroPlaced: ({ counts }, { ring }) => {
    if (ring === RINGS.length) countUp(counts, 'fourthPlaced')
  },
  placementSkipped: ({ counts }) => countUp(counts, 'skipped'),
  ringTurned: ({ counts }, { seat }) => {
    if (seat !== null) countUp(counts, 'turned')
  },
  twiceGained: ({ counts }) => countUp(counts, 'twice'),
  sacrificedAgain: ({ counts }) => countUp(counts, 'sacrificedAgain'),
  endCalled: (_, { reason }, memory) => {
    memory.ending = reason
  },
}

function countEnd(counted: Counted, state: State, winners: readonly Seat[], memory: Memory): void {
  counted.games += 1
  countUp(counted.eras, state.era)
  counted.endings[memory.ending] += 1
  for (const seat of winners) {
    countUp(counted.wins as never, seat)
    countUp(counted.winsInOrder as never, memory.order.indexOf(seat))
  }
  state.players.forEach(({ dp, tribe }, seat) => {
    countUp(counted.dp.all, dp)
    if (winners.includes(seat)) countUp(counted.dp.winners, dp)
    if (tribe === null) return
    const played = counted.tribes[tribe]
    played.seats += 1
    played.dp += dp
    if (winners.includes(seat)) played.wins += 1
  })
}

export function begin(content: Content, seats: number): Counted {
  const { cards, markers, volcanoes, maps, milestones, feasts, demons, fates } = content
  const kind = (name: string) => Object.values(cards).flatMap((card) => (card.kind === name ? [card.id] : []))
  const spaces = Object.values(volcanoes).flatMap(({ space }) => Object.keys(space))
  const regions = Object.values(maps).flatMap(({ region }) => Object.keys(region))
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
  return {
    ...noGames(seats),
    factions: Object.fromEntries(Object.values(markers).map(({ id, faction }) => [id, faction])),
    eras: {},
    endings: { eras: 0, points: 0, markers: 0 },
    dp: { all: {}, winners: {} },
    counts: {},
    uses: noUses(COLUMNS, {
      spaces,
      gods: kind('god'),
      warlords: kind('warlord'),
      buildings: kind('building'),
      milestones: ids(milestones),
      feasts: ids(feasts),
      demons: ids(demons),
      regions,
      tracks: TRACKS,
      penalties: FACTIONS,
      fates: seats === 1 ? Object.keys(fates) : [],
    }),
    tribes: Object.fromEntries(TRIBES.map((tribe) => [tribe, { seats: 0, wins: 0, dp: 0 }])) as Counted['tribes'],
  }
}

const remember = (): Memory => ({ factions: {}, against: 'nefriar', order: [0], ending: 'eras', timeline: '' })

export const countGame = gameCounter<Barbarians, Counted, Memory>(COUNTERS, remember, countEnd)
