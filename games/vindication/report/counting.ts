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
import type { Seat, Sum } from '@skerry/kernel'
import { ATTRIBUTES, goalName, masteryName } from '../queries.ts'
import type { CardId, Content, Kind, State, Vindication, VinEvent } from '../types.ts'

/** The columns of every list of uses; the first says that it was reached at all. */
export const COLUMNS = {
  regions: ['visited', 'laid', 'controlled', 'evicted', 'keptControl'],
  companions: ['gained', 'dealt', 'activated', 'used', 'died', 'parted', 'endHonor'],
  traits: ['gained', 'used', 'endHonor'],
  relics: ['gained', 'used', 'endHonor'],
  monsters: ['gained', 'used', 'endHonor'],
  quests: ['kept', 'dealt', 'goalA', 'goalB'],
  triggers: ['revealed', 'ended'],
  attributes: ['converted', 'tilesBought', 'tilesReturned', 'mastery'],
  coins: ['taken'],
} as const
export type List = keyof typeof COLUMNS

/** Where honor comes from, during the game and at its end. */
export const SOURCES = [
  'start',
  'cards',
  'lost',
  'control',
  'visitors',
  'vindication',
  'abilities',
  'masteries',
  'bonuses',
  'quests',
  'regions',
] as const
export type Source = (typeof SOURCES)[number]

export interface Counted extends CountedGames {
  readonly kinds: Readonly<Record<CardId, Kind>>
  /** Turns of each player. */
  readonly turns: Tally
  readonly honor: Record<'all' | 'winners', Tally>
  /** How many games ended without a trigger. */
  safetyEnds: number
  /** Honor of all players together. */
  readonly sources: Record<Source, number>
  /** How often something happened, in all games. */
  readonly counts: TimesByKey
  readonly uses: UsesOf<typeof COLUMNS>
}

// —— counting ——

const use = counterOfUses(COLUMNS)
const LISTS = { companion: 'companions', trait: 'traits', relic: 'relics', monster: 'monsters' } as const
const listOf = ({ kinds }: Counted, card: CardId) => LISTS[kinds[card] as Kind]

/** What must be remembered from one event of a game to the next. */
interface Memory {
  first: Seat
  readonly turns: number[]
}

/** By which rule honor changes; whatever is not named here is an ability. */
const SOURCE_OF: Readonly<Record<string, Source>> = {
  'VIN-SETUP-19': 'start',
  'VIN-CARD-01': 'cards',
  'VIN-CARD-03': 'lost',
  'VIN-BONUS-CONTROL-04': 'control',
  'VIN-VISIT-07': 'visitors',
  'VIN-BONUS-VIND-03': 'vindication',
}

const COUNTERS: EventCounters<VinEvent, Counted, Memory> = {
  firstPlayer: (_, { seat }, memory) => {
    memory.first = seat
  },
  turnBegan: (_, { seat }, { turns }) => countUp(turns as never, seat),
  triggerRevealed: (counted, { trigger }) => use(counted, 'triggers', trigger, 'revealed'),
  endTriggered(counted, { triggers }) {
    if (triggers.length === 0) counted.safetyEnds += 1
    for (const trigger of triggers) use(counted, 'triggers', trigger, 'ended')
  },
  companionDealt: (counted, { card }) => use(counted, 'companions', card, 'dealt'),
  questDealt: (counted, { quest }) => use(counted, 'quests', quest ?? '', 'dealt'),
  questKept: (counted, { quest }) => use(counted, 'quests', quest ?? '', 'kept'),
  tileLaid: (counted, { tile }) => use(counted, 'regions', tile, 'laid'),
  discovered: ({ counts }, { n }) => countUp(counts, 'discovered', n),
  stepped: ({ counts }) => countUp(counts, 'steps'),
  teleported: ({ counts }) => countUp(counts, 'teleports'),
  hastened: ({ counts }) => countUp(counts, 'hastened'),
  moveWaived: ({ counts }) => countUp(counts, 'waived'),
  activated(counted, { who }) {
    if (who === 'character') countUp(counted.counts, 'characters')
    else use(counted, 'companions', who, 'activated')
    countUp(counted.counts, 'activations')
  },
  rested: ({ counts }) => countUp(counts, 'rests'),
  visitBegan(counted, { region }) {
    use(counted, 'regions', region, 'visited')
    countUp(counted.counts, 'visits')
  },
  controlTaken(counted, { region, evicted }) {
    use(counted, 'regions', region, evicted === null ? 'controlled' : 'evicted')
    countUp(counted.counts, 'controls')
  },
  controlGivenUp: ({ counts }) => countUp(counts, 'givenUp'),
  converted(counted, { attr }) {
    use(counted, 'attributes', attr, 'converted')
    countUp(counted.counts, 'conversions')
  },
  tileBought: (counted, { attr }) => use(counted, 'attributes', attr, 'tilesBought'),
  tileReturned: (counted, { attr }) => use(counted, 'attributes', attr, 'tilesReturned'),
  vindicated: ({ counts }) => countUp(counts, 'vindications'),
  speedRaised: ({ counts }) => countUp(counts, 'speed'),
  abilityUsed(counted, { card }) {
    use(counted, listOf(counted, card), card, 'used')
    countUp(counted.counts, 'abilities')
  },
  cardGained(counted, { card, source }) {
    use(counted, listOf(counted, card), card, 'gained')
    countUp(counted.counts, source)
  },
  diceRolled({ counts }, { dice }) {
    if (dice.MON !== null) countUp(counts, 'fights')
  },
  dieRerolled: ({ counts }) => countUp(counts, 'rerolls'),
  cubesMoved({ counts }, { rule, n }) {
    if (rule === 'VIN-MONSTER-08') countUp(counts, 'exhaustion', n)
    if (rule === 'VIN-BONUS-RECALL-01') countUp(counts, 'recalls', n)
  },
  championSpared: ({ counts }) => countUp(counts, 'spared'),
  championSaved: ({ counts }) => countUp(counts, 'saved'),
  cardLost(counted, { card, cause }) {
    use(counted, 'companions', card, cause === 'death' ? 'died' : 'parted')
    countUp(counted.counts, cause)
  },
  coinTaken(counted, { coin }) {
    use(counted, 'coins', String(coin), 'taken')
    countUp(counted.counts, 'coins')
  },
  honorChanged: ({ sources }, { rule, by }) => countUp(sources, SOURCE_OF[rule] ?? 'abilities', by),
  finalScored: (counted, { sum }) => countFinal(counted, sum),
}

const GOALS = ['goalA', 'goalB'] as const

/** What each part of final scoring is for, by its rule. */
const FINAL: Readonly<Record<string, (counted: Counted, of: string, amount: number) => void>> = {
  'VIN-MASTERY-05'(counted, of, amount) {
    for (const attr of ATTRIBUTES) if (of === masteryName(attr)) use(counted, 'attributes', attr, 'mastery')
    countUp(counted.sources, 'masteries', amount)
  },
  'VIN-FINAL-01'(counted, card, amount) {
    use(counted, listOf(counted, card as CardId), card, 'endHonor', amount)
    countUp(counted.sources, 'bonuses', amount)
  },
  'VIN-QUEST-02'(counted, of, amount) {
    for (const quest in counted.uses.quests)
      for (const [i, goal] of GOALS.entries()) if (of === goalName(quest, i)) use(counted, 'quests', quest, goal)
    countUp(counted.sources, 'quests', amount)
  },
  'VIN-BONUS-CONTROL-05': ({ sources }, _, amount) => countUp(sources, 'regions', amount),
}
function countFinal(counted: Counted, { parts }: Sum): void {
  for (const { rule, of, amount } of parts) if (amount !== 0) FINAL[rule]?.(counted, of, amount)
}

function countEnd(counted: Counted, state: State, winners: readonly Seat[], { first, turns }: Memory): void {
  counted.games += 1
  for (const n of turns) countUp(counted.turns, n)
  for (const seat of winners) {
    countUp(counted.wins as never, seat)
    countUp(counted.winsInOrder as never, (seat - first + counted.seats) % counted.seats)
  }
  state.players.forEach(({ honor }, seat) => {
    countUp(counted.honor.all, honor)
    if (winners.includes(seat)) countUp(counted.honor.winners, honor)
  })
  for (const hex in state.controllers) {
    const region = state.tiles[hex as never]
    if (region !== undefined) use(counted, 'regions', region, 'keptControl')
  }
}

export function begin(content: Content, seats: number): Counted {
  const { cards, regions, quests, triggers, coins } = content
  const kind = (name: Kind) => Object.values(cards).flatMap((card) => (card.kind === name ? [card.id] : []))
  return {
    ...noGames(seats),
    kinds: Object.fromEntries(Object.values(cards).map(({ id, kind: one }) => [id, one])),
    turns: {},
    honor: { all: {}, winners: {} },
    safetyEnds: 0,
    sources: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Counted['sources'],
    counts: {},
    uses: noUses(COLUMNS, {
      regions: Object.keys(regions),
      companions: kind('companion'),
      traits: kind('trait'),
      relics: kind('relic'),
      monsters: kind('monster'),
      quests: Object.keys(quests),
      triggers: Object.keys(triggers),
      attributes: ATTRIBUTES,
      coins: coins,
    }),
  }
}

const remember = ({ seats }: Counted): Memory => ({ first: 0, turns: Array<number>(seats).fill(0) })

export const countGame = gameCounter<Vindication, Counted, Memory>(COUNTERS, remember, countEnd)
