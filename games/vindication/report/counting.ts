/** Counts what happens in many games, event by event. */

import type { PositionOf, Seat, Sum, Tally } from '@skerry/kernel'
import { ATTRIBUTES } from '../queries.ts'
import type { CardId, Content, Kind, State, Vindication, VinEvent } from '../types.ts'

/** What is counted of every id of a kind, column by column; ids that never came up are there with zeros. */
export type Uses = Record<string, number[]>

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

export interface Counted {
  readonly seats: number
  readonly kinds: Readonly<Record<CardId, Kind>>
  games: number
  /** Turns of each player. */
  readonly turns: Tally
  readonly honor: Record<'all' | 'winners', Tally>
  /** How many games ended without a trigger. */
  safetyEnds: number
  /** By seat, and by place in turn order. */
  readonly wins: number[]
  readonly winsInOrder: number[]
  /** Honor of all players together. */
  readonly sources: Record<Source, number>
  /** How often something happened, in all games. */
  readonly counts: Record<string, number>
  readonly uses: Record<List, Uses>
}

// —— counting ——

const add = (counts: Record<string | number, number>, key: string | number, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}
function use<L extends List>({ uses }: Counted, list: L, id: string, column: (typeof COLUMNS)[L][number], n = 1): void {
  const row = uses[list][id]
  const at = (COLUMNS[list] as readonly string[]).indexOf(column)
  if (row !== undefined) row[at] = (row[at] as number) + n
}
const LISTS = { companion: 'companions', trait: 'traits', relic: 'relics', monster: 'monsters' } as const
const listOf = ({ kinds }: Counted, card: CardId) => LISTS[kinds[card] as Kind]

/** What must be remembered from one event of a game to the next. */
interface Memory {
  first: Seat
  readonly turns: number[]
}
type Counter<K extends VinEvent['type']> = (
  counted: Counted,
  event: Extract<VinEvent, { type: K }>,
  memory: Memory,
) => void

/** By which rule honor changes; whatever is not named here is an ability. */
const SOURCE_OF: Readonly<Record<string, Source>> = {
  'VIN-SETUP-19': 'start',
  'VIN-CARD-01': 'cards',
  'VIN-CARD-03': 'lost',
  'VIN-BONUS-CONTROL-04': 'control',
  'VIN-VISIT-07': 'visitors',
  'VIN-BONUS-VIND-03': 'vindication',
}

const COUNTERS: { readonly [K in VinEvent['type']]?: Counter<K> } = {
  firstPlayer: (_, { seat }, memory) => {
    memory.first = seat
  },
  turnBegan: (_, { seat }, { turns }) => add(turns as never, seat),
  triggerRevealed: (counted, { trigger }) => use(counted, 'triggers', trigger, 'revealed'),
  endTriggered(counted, { triggers }) {
    if (triggers.length === 0) counted.safetyEnds += 1
    for (const trigger of triggers) use(counted, 'triggers', trigger, 'ended')
  },
  companionDealt: (counted, { card }) => use(counted, 'companions', card, 'dealt'),
  questDealt: (counted, { quest }) => use(counted, 'quests', quest ?? '', 'dealt'),
  questKept: (counted, { quest }) => use(counted, 'quests', quest ?? '', 'kept'),
  tileLaid: (counted, { tile }) => use(counted, 'regions', tile, 'laid'),
  discovered: ({ counts }, { n }) => add(counts, 'discovered', n),
  stepped: ({ counts }) => add(counts, 'steps'),
  teleported: ({ counts }) => add(counts, 'teleports'),
  hastened: ({ counts }) => add(counts, 'hastened'),
  moveWaived: ({ counts }) => add(counts, 'waived'),
  activated(counted, { who }) {
    if (who === 'character') add(counted.counts, 'characters')
    else use(counted, 'companions', who, 'activated')
    add(counted.counts, 'activations')
  },
  rested: ({ counts }) => add(counts, 'rests'),
  visitBegan(counted, { region }) {
    use(counted, 'regions', region, 'visited')
    add(counted.counts, 'visits')
  },
  controlTaken(counted, { region, evicted }) {
    use(counted, 'regions', region, evicted === null ? 'controlled' : 'evicted')
    add(counted.counts, 'controls')
  },
  controlGivenUp: ({ counts }) => add(counts, 'givenUp'),
  converted(counted, { attr }) {
    use(counted, 'attributes', attr, 'converted')
    add(counted.counts, 'conversions')
  },
  tileBought: (counted, { attr }) => use(counted, 'attributes', attr, 'tilesBought'),
  tileReturned: (counted, { attr }) => use(counted, 'attributes', attr, 'tilesReturned'),
  vindicated: ({ counts }) => add(counts, 'vindications'),
  speedRaised: ({ counts }) => add(counts, 'speed'),
  abilityUsed(counted, { card }) {
    use(counted, listOf(counted, card), card, 'used')
    add(counted.counts, 'abilities')
  },
  cardGained(counted, { card, source }) {
    use(counted, listOf(counted, card), card, 'gained')
    add(counted.counts, source)
  },
  diceRolled({ counts }, { dice }) {
    if (dice.MON !== null) add(counts, 'fights')
  },
  dieRerolled: ({ counts }) => add(counts, 'rerolls'),
  cubesMoved({ counts }, { rule, n }) {
    if (rule === 'VIN-MONSTER-08') add(counts, 'exhaustion', n)
    if (rule === 'VIN-BONUS-RECALL-01') add(counts, 'recalls', n)
  },
  championSpared: ({ counts }) => add(counts, 'spared'),
  championSaved: ({ counts }) => add(counts, 'saved'),
  cardLost(counted, { card, cause }) {
    use(counted, 'companions', card, cause === 'death' ? 'died' : 'parted')
    add(counted.counts, cause)
  },
  coinTaken(counted, { coin }) {
    use(counted, 'coins', String(coin), 'taken')
    add(counted.counts, 'coins')
  },
  honorChanged: ({ sources }, { rule, by }) => add(sources, SOURCE_OF[rule] ?? 'abilities', by),
  finalScored: (counted, { sum }) => countFinal(counted, sum),
}

/** The parts of final scoring are named by what they are for: `mastery INS`, a card, `QST01 1`, `regions`. */
function countFinal(counted: Counted, { parts }: Sum): void {
  for (const { of, amount } of parts) {
    if (amount === 0) continue
    const [what = '', which = ''] = of.split(' ')
    if (what === 'mastery') {
      use(counted, 'attributes', which, 'mastery')
      add(counted.sources, 'masteries', amount)
    } else if (what === 'regions') add(counted.sources, 'regions', amount)
    else if (counted.kinds[what as CardId] !== undefined) {
      use(counted, listOf(counted, what as CardId), what, 'endHonor', amount)
      add(counted.sources, 'bonuses', amount)
    } else {
      use(counted, 'quests', what, which === '1' ? 'goalA' : 'goalB')
      add(counted.sources, 'quests', amount)
    }
  }
}

function countEnd(counted: Counted, state: State, winners: readonly Seat[], { first, turns }: Memory): void {
  counted.games += 1
  for (const n of turns) add(counted.turns, n)
  for (const seat of winners) {
    add(counted.wins as never, seat)
    add(counted.winsInOrder as never, (seat - first + counted.seats) % counted.seats)
  }
  state.players.forEach(({ honor }, seat) => {
    add(counted.honor.all, honor)
    if (winners.includes(seat)) add(counted.honor.winners, honor)
  })
  for (const hex in state.controllers) {
    const region = state.tiles[hex as never]
    if (region !== undefined) use(counted, 'regions', region, 'keptControl')
  }
}

export function begin(content: Content, seats: number): Counted {
  const { cards, regions, quests, triggers, coins } = content
  const of = (list: List, ids: readonly (string | number)[]): Uses =>
    Object.fromEntries(ids.map((id) => [String(id), COLUMNS[list].map(() => 0)]))
  const kind = (name: Kind) => Object.values(cards).flatMap((card) => (card.kind === name ? [card.id] : []))
  return {
    seats,
    kinds: Object.fromEntries(Object.values(cards).map(({ id, kind: one }) => [id, one])),
    games: 0,
    turns: {},
    honor: { all: {}, winners: {} },
    safetyEnds: 0,
    wins: Array<number>(seats).fill(0),
    winsInOrder: Array<number>(seats).fill(0),
    sources: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Counted['sources'],
    counts: {},
    uses: {
      regions: of('regions', Object.keys(regions)),
      companions: of('companions', kind('companion')),
      traits: of('traits', kind('trait')),
      relics: of('relics', kind('relic')),
      monsters: of('monsters', kind('monster')),
      quests: of('quests', Object.keys(quests)),
      triggers: of('triggers', Object.keys(triggers)),
      attributes: of('attributes', ATTRIBUTES),
      coins: of('coins', coins),
    },
  }
}

/** One game from its first event to its last. */
export function countGame(
  counted: Counted,
  events: readonly VinEvent[],
  { state, result }: PositionOf<Vindication>,
): void {
  const memory: Memory = { first: 0, turns: Array<number>(counted.seats).fill(0) }
  for (const event of events)
    (COUNTERS[event.type] as Counter<typeof event.type> | undefined)?.(counted, event as never, memory)
  countEnd(counted, state, result?.winners ?? [], memory)
}
