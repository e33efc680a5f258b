/** The invariants of what changes: how one position of a game may differ from the one before it. Ledger 8. */

import {
  type Actor,
  anyChoice,
  type Choice,
  countOf,
  draw,
  hashOf,
  type Options,
  randomFrom,
  type Seat,
} from '@skerry/kernel'
import { seedsOf, someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import {
  cardsLeft,
  DISPLAY,
  deckSize,
  isAdjacent,
  isFixedCovered,
  islandOf,
  isTouching,
  levelOf,
  mapOf,
  markerOf,
  openSpaces,
  positionOf,
  RINGS,
  regionOf,
  spaceOf,
  spacesOf,
  TRACKS,
} from '../queries.ts'
import type { BarEvent, Kind, Player, RegionId, Ring, Space, SpaceId, State, Track } from '../types.ts'
import { conserved, type P } from './conserved.ts'

const content = game.load(pack)
type Told<T extends BarEvent['type']> = Extract<BarEvent, { type: T }>

/** One step of a random game: what was done, what happened, and the table before and after. */
interface Step {
  readonly before: P
  readonly after: P
  readonly actor: Actor
  readonly events: readonly BarEvent[]
}

function* stepsOf(seats: number, options: Options, seed: string): Generator<Step> {
  const random = randomFrom(seed)
  let before = game.setup(content, seats, options)
  for (;;) {
    const pending = game.pending(content, before)
    if (pending.kind === 'over') return
    const actor = pending.kind === 'chance' ? { outcome: draw(pending.outcomes, random) } : answer(before, random)
    const applied = game.apply(content, before, actor)
    if ('refused' in applied) throw new Error(`offered but refused: ${JSON.stringify(applied.refused)}`)
    yield { before, after: applied.position, actor, events: applied.events }
    before = applied.position
  }
}

/** Preferred now and then, for plain random play hardly ever wins a campaign. */
const FIGHTING = ['carryOut', 'attack', 'win', 'overkill', 'campaign', 'sacrifice']

/** INV-20 Whoever is asked can choose something. */
function answer(p: P, random: (n: number) => number): Actor {
  const pending = game.pending(content, p)
  if (pending.kind !== 'asked') throw new Error('nobody is asked')
  const seat = pending.seats[0] as Seat
  const choices = game.choices(content, p, seat)
  const fights = choices.kind === 'list' ? choices.list.filter(({ do: verb }) => FIGHTING.includes(verb)) : []
  if (fights.length > 0 && random(2) === 0) return { seat, choice: fights[random(fights.length)] as Choice }
  const choice = anyChoice(game.play(content, p), seat, random)
  if (choice === null) throw new Error(`a seat without a legal choice at ${pending.decision}`)
  return { seat, choice }
}

const tableOf = ({ state }: P) => ({ state, content })
const isIn = ({ stack }: P, rule: string): boolean => stack.some((frame) => frame.rule === rule)
const told = <T extends BarEvent['type']>(events: readonly BarEvent[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)
const hasEvent = ({ events }: Step, ...types: readonly BarEvent['type'][]): boolean =>
  events.some(({ type }) => types.includes(type))
const playerIn = ({ state }: P, seat: Seat): Player => state.players[seat] as Player
const seatsOf = ({ state }: P): Seat[] => [...state.players.keys()]
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const uprightIn = (p: P, seat: Seat): string[] =>
  [...playerIn(p, seat).gods, ...playerIn(p, seat).warlords].flatMap(({ card, isUpright }) => (isUpright ? [card] : []))
const shownIn = ({ state }: P): number => state.display.filter((card) => card !== null).length

/** INV-16 Regions that can be walked to from the start region over conquered ones only. */
function reachedRegions(p: P): Set<RegionId> {
  const { regions } = mapOf(tableOf(p))
  const conquered = conqueredIn(p.state)
  const reached = new Set(regions.filter(({ id, isCoast }) => isCoast && conquered.has(id)).map(({ id }) => id))
  for (const id of reached)
    for (const next of regionOf(tableOf(p), id).neighbours) if (conquered.has(next)) reached.add(next)
  return reached
}
const conqueredIn = ({ players, rival }: State): Set<RegionId> =>
  new Set([...players.flatMap(({ banners }) => banners.map(({ region }) => region)), ...(rival?.banners ?? [])])

/** INV-06 The hero before stands where the new one touches it, as the rings lie at that moment. */
function isPlacedWell({ before, after, events }: Step, { seat, ring, space }: Told<'heroPlaced'>): boolean {
  if (ring === 1) return true
  const stays = playerIn(after, seat).heroes[ring - 1] === space
  if (!stays && events.some(({ type }) => type === 'ringTurned')) return true
  const p = stays ? after : before
  const inner = playerIn(p, seat).heroes[ring - 2]
  return inner !== null && inner !== undefined && isTouching(p.state, spaceAt(p, inner), spaceAt(p, space))
}
const spaceAt = (p: P, id: SpaceId): Space => spaceOf(tableOf(p), id)

/** INV-17 As many cards of each kind as belong there, unless the deck ran out. */
function isDisplayFull(p: P): boolean {
  const { state } = p
  if (state.players.length === 1) return shownIn(p) === 7 || deckSize(state, 'god') === 0
  const gaps = state.display.flatMap((card, place) => (card === null ? [DISPLAY[place] as Kind] : []))
  return gaps.every((kind) => cardsLeft(tableOf(p), kind) === 0)
}

/** What must hold between two positions that follow one another, by its number in the ledger. */
const RULES: Readonly<Record<string, (step: Step) => boolean>> = {
  'INV-06 a hero is placed next to the one before it': (s) =>
    told(s.events, 'heroPlaced').every((placed) => isPlacedWell(s, placed)),
  'INV-07 in rings 1 to 3 there is always a legal space': ({ after }) => {
    const turn = after.stack.at(-1)
    if (turn?.rule !== 'turn' || turn.at !== 'before' || turn.ring === 4) return true
    return openSpaces(tableOf(after), turn.seat, turn.ring).length > 0
  },
  'INV-10 knowledge never decreases': ({ before, after }) =>
    seatsOf(after).every((seat) =>
      TRACKS.every((track) => levelOf(after.state, seat, track) >= levelOf(before.state, seat, track)),
    ),
  'INV-13 turned cards are not used': ({ before, events }) =>
    [...told(events, 'prayed'), ...told(events, 'warlordSacrificed')].every(({ seat, card }) =>
      uprightIn(before, seat).includes(card),
    ) &&
    told(events, 'warlordsCalled').every(({ seat, cards }) =>
      cards.every((card) => uprightIn(before, seat).includes(card)),
    ),
  'INV-13 after preparation all cards are upright': (s) =>
    !hasEvent(s, 'cardsUpright') ||
    seatsOf(s.after).every((seat) => {
      const { gods, warlords } = playerIn(s.after, seat)
      return uprightIn(s.after, seat).length === gods.length + warlords.length
    }),
  'INV-14 a conquest is worth marker, island and tile, of which only the marker is multiplied': ({ before, events }) =>
    told(events, 'regionConquered').every(({ seat, region, marker, isFirst }) => {
      const { value } = markerOf(content, marker)
      const island = islandOf(tableOf(before), region).value
      const scored = told(events, 'dpChanged').find((dp) => dp.seat === seat && dp.rule === 'BAR-CONQ-02')
      const times = ((scored?.by ?? 0) - island - (isFirst ? 3 : 0)) / value
      return times === 1 || times === 2
    }),
  'INV-15 nobody attacks or conquers beyond the own discovery': ({ before, events }) =>
    [...told(events, 'campaignBegun'), ...told(events, 'regionConquered')].every(
      ({ seat, region }) => islandOf(tableOf(before), region).value <= levelOf(before.state, seat, 'discovery'),
    ),
  'INV-16 an attack goes next to the start region or a conquered one': ({ before, events }) =>
    told(events, 'campaignBegun').every(({ region }) => isAdjacent(tableOf(before), regionOf(tableOf(before), region))),
  'INV-16 conquered regions are connected with the start region': ({ after }) =>
    reachedRegions(after).size === conqueredIn(after.state).size,
  'INV-17 the display is full after a final event': ({ before, after }) =>
    !(isIn(before, 'refill') && !isIn(after, 'refill')) || isDisplayFull(after),
  'INV-17 between two refills the display never grows': (s) =>
    hasEvent(s, 'cardShown') || shownIn(s.after) <= shownIn(s.before),
  'INV-18 odd eras have feasts, even ones demons': ({ events }) =>
    told(events, 'timelineReached').every(
      ({ slot, card }) => content.timeline[card]?.kind === (slot % 2 === 1 ? 'feast' : 'demon'),
    ),
  'INV-21 the end that has been called is not taken back': ({ before, after }) =>
    !before.state.isEndCalled || after.state.isEndCalled,
  'INV-22 points change by what is told, and by nothing else': ({ before, after, events }) =>
    seatsOf(after).every(
      (seat) =>
        playerIn(after, seat).dp ===
        playerIn(before, seat).dp +
          total(
            told(events, 'dpChanged')
              .filter((dp) => dp.seat === seat)
              .map(({ by }) => by),
          ),
    ),
  'INV-28 two dummies in every ring with two players, one alone': ({ after: { state } }) => {
    const each = { 1: 1, 2: 2 }[state.players.length] ?? 0
    const inRing = (ring: Ring) => state.dummies.filter((id) => spaceOf({ state, content }, id).ring === ring).length
    return state.era === 0 || RINGS.every((ring) => inRing(ring) === each)
  },
  'INV-29 six fate cards between draws, or one fewer each era': ({ after }) => {
    const { state } = after
    if (state.rival === null) return true
    const isDrawing = after.stack.at(-1)?.rule === 'organise'
    const gone = state.options.fateDraw === 'eachOnce' ? state.era - Number(isDrawing) : 0
    return countOf(state.fates) === 6 - gone
  },
  'INV-29 of a solo game 10 gods and one more, 10 warlords and 14 buildings are in play': ({ after: { state } }) =>
    state.players.length > 1 ||
    state.era === 0 ||
    hashOf(state.removedCounts) === hashOf({ god: 5, warlord: 6, building: 11 }),
}

interface Campaign {
  readonly battles: number
  readonly expected: number
  readonly defence: number
  won: number
  lost: number
  at: number
  averted: number
}

/** INV-11, -12, -19 One campaign after the other, from the attack to its outcome. */
function checkCampaigns(steps: readonly Step[]): number {
  let campaign: Campaign | null = null
  let ended = 0
  const close = (isConquered: boolean) => {
    if (campaign === null) return
    expect(campaign.won + campaign.lost).toBe(campaign.battles)
    expect(campaign.battles).toBe(campaign.expected)
    expect(campaign.battles).toBeLessThanOrEqual(6)
    expect(isConquered).toBe(2 * campaign.won >= campaign.battles)
    expect(campaign.averted).toBeLessThanOrEqual(1)
    campaign = null
    ended += 1
  }
  for (const { before, events } of steps)
    for (const event of events) {
      if (event.type === 'campaignBegun') campaign = begun(before, event)
      if (event.type === 'regionConquered') close(true)
      if (event.type === 'campaignFailed') close(false)
      if (campaign === null) continue
      if (event.type === 'battleRevealed') campaign.at = event.battle
      if (event.type === 'battleWon') campaign.won += 1
      if (event.type === 'battleLost') campaign.lost += 1
      if (event.type !== 'penaltyAverted') continue
      campaign.averted += 1
      expect(campaign.at).toBeLessThanOrEqual(campaign.defence)
    }
  return ended
}
function begun(before: P, { seat, region, battles }: Told<'campaignBegun'>): Campaign {
  const marker = before.state.markers[region]
  if (marker === undefined) throw new Error(`no marker lies on ${region}`)
  const tactics = levelOf(before.state, seat, markerOf(content, marker).faction)
  const defence = levelOf(before.state, seat, 'defence')
  return { battles: battles.total, expected: Math.max(1, 6 - tactics), defence, won: 0, lost: 0, at: 0, averted: 0 }
}

/** The sizes of banner groups, found by melting sets of neighbours. */
function groupsOf(p: P, seat: Seat): number[] {
  let groups = playerIn(p, seat).banners.map(({ region }) => [region])
  for (const { region } of playerIn(p, seat).banners) {
    const near = new Set([region, ...regionOf(tableOf(p), region).neighbours])
    const joined = groups.filter((group) => group.some((id) => near.has(id)))
    groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()]
  }
  return groups.map((group) => group.length)
}

const TABLES: readonly (readonly [string, number, Options])[] = [
  ['one player', 1, {}],
  ['one player, each fate once, with tribes', 1, { fateDraw: 'eachOnce', tribePowers: true, soloEndAt100: false }],
  ['two players with tribes', 2, { tribePowers: true, deckTroops: 'pictured' }],
  ['three players', 3, {}],
  ['four players', 4, {}],
  ['four players with tribes by lot', 4, { tribePowers: true, tribes: 'random' }],
]
const width = inject('width')
const GAMES = Array.from({ length: 12 }, (_, n) => n)

describe.each(TABLES)('in random games of %s', (name, seats, options) => {
  const numbers = someOf(GAMES, seats === 1 ? GAMES.length : 4, width) // alone it is short, and seldom comes to campaigns
  const seeds = numbers.flatMap((n) => seedsOf(`invariants ${name} ${n}`, width, inject('seed')))
  const games = seeds.map((seed) => [...stepsOf(seats, options, seed)])
  const steps = games.flat()
  const logs = games.map((steps) => steps.flatMap(({ events }) => events))

  it.each(Object.entries(RULES))('%s', (_, holds) => {
    expect(steps.find((step) => !holds(step))?.events).toBeUndefined()
  })

  it('INV-01 to -06, -09, -10, -18, -19, -28, -29 every position keeps its sums and its shape', () => {
    const first = JSON.stringify(conserved(content, games[0]?.[0]?.before as P))
    for (const { after } of steps) {
      const sums = JSON.stringify(conserved(content, after))
      if (sums !== first) expect(sums).toBe(first)
    }
  })

  it('INV-09 each milestone is passed once by each player at most', () => {
    for (const log of logs) {
      const passed = told(log, 'milestonePassed').map(({ seat, milestone }) => `${seat} ${milestone}`)
      expect(new Set(passed).size).toBe(passed.length)
    }
  })

  it('INV-10 a track gives two bonuses at most, the first before the second', () => {
    for (const log of logs) {
      const finished = told(log, 'trackFinished')
      const placesOf = (track: Track) => finished.filter((event) => event.track === track && event.place > 0)
      for (const track of TRACKS) {
        const places = placesOf(track).map(({ place }) => place)
        expect(['', '1', '2', '12']).toContain(places.join(''))
        if (seats > 1) expect(places.join('')).not.toBe('2')
      }
    }
  })

  it('INV-11, -12, -19 battles are faced to the last, and half of them conquer', () => {
    expect(total(games.map(checkCampaigns))).toBeGreaterThan(numbers.length)
    expect(total(logs.map((log) => told(log, 'regionConquered').length))).toBeGreaterThan(0)
  })

  it('INV-13 at most one prayer or sacrifice in a turn', () => {
    for (const log of logs) {
      let used = 0
      for (const { type } of log) {
        if (type === 'turnBegan') used = 0
        if (type === 'prayed' || type === 'warlordSacrificed') used += 1
        expect(used).toBeLessThanOrEqual(1)
      }
    }
  })

  it('INV-14 every first-conqueror tile is granted once at most', () => {
    for (const log of logs) {
      const first = told(log, 'regionConquered').filter(({ isFirst }) => isFirst)
      const islands = first.map(({ region }) => region.slice(0, 3))
      expect(new Set(islands).size).toBe(islands.length)
    }
  })

  it('INV-18, -19 six eras at most, each with its own card, and four heroes for each player', () => {
    for (const log of logs) {
      const slots = told(log, 'timelineReached').map(({ slot }) => slot)
      expect(slots).toEqual(slots.map((_, i) => i + 1))
      expect(slots.length).toBeLessThanOrEqual(6)
      const placed = new Map<Seat, number>()
      for (const event of log) {
        if (event.type === 'eraBegan') placed.clear()
        if (event.type !== 'heroPlaced' && event.type !== 'placementSkipped') continue
        placed.set(event.seat, (placed.get(event.seat) ?? 0) + 1)
        expect(placed.get(event.seat)).toBeLessThanOrEqual(4)
      }
    }
  })

  it('INV-21 the end is called at most once, and every round is played in honour order', () => {
    for (const game of games) {
      const called = game.flatMap(({ events }) => events).filter(({ type }) => type === 'endCalled')
      expect(called.length).toBeLessThanOrEqual(1)
      const types = game.flatMap(({ events }) => events).map(({ type }) => type)
      if (called.length > 0) expect(types.indexOf('endCalled')).toBeLessThan(types.indexOf('lastCampaigns'))
      for (const { after, events } of game)
        for (const event of events)
          if (event.type === 'roundBegan')
            expect(event.order).toEqual(
              after.state.order.filter((seat) => seat >= 0 && (event.round < 4 || playerIn(after, seat).hasFourth)),
            )
    }
  })

  it('INV-23 banner groups share out the banners and score the square of their size less one', () => {
    for (const game of games) {
      const { after } = game.at(-1) as Step
      for (const seat of seatsOf(after)) {
        const sizes = groupsOf(after, seat)
        expect(total(sizes)).toBe(playerIn(after, seat).banners.length)
        const scored = (after.state.final?.[seat]?.parts ?? []).filter(({ rule }) => rule === 'BAR-SCORE-07')
        expect(total(scored.map(({ amount }) => amount))).toBe(total(sizes.map((size) => (size - 1) ** 2)))
      }
    }
  })

  it('INV-24 no view tells the order of a deck or what left the game', () => {
    for (const { after } of steps.filter((_, i) => i % 40 === 0)) {
      const { state } = game.view(content, after, 'spectator')
      const slots = Object.values(state.decks).flatMap(({ top, bottom }) => [...top, ...bottom])
      for (const { is, knownTo } of slots) expect(is === undefined || knownTo === 'all').toBe(true)
      // BAR-RULING-105 Whatever lies on top of a deck was passed over by a search: nobody has seen it.
      for (const { top } of Object.values(state.decks)) expect(top).toEqual([])
      expect(state.removedCards).toEqual({})
    }
  })

  it('INV-25 the same outcomes and decisions lead to the same table', () => {
    const first = games[0] as readonly Step[]
    let p = game.setup(content, seats, options)
    for (const { actor, events } of first) {
      const applied = game.apply(content, p, actor)
      if ('refused' in applied) throw new Error('refused')
      expect(hashOf(applied.events)).toBe(hashOf(events))
      p = applied.position
    }
    expect(p).toEqual(first.at(-1)?.after)
  })
})

describe('the volcano', () => {
  const start = game.setup(content, 4)
  const turned = Array.from({ length: 216 }, (_, i) => [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)])

  it('INV-08 every sector of rings 1 and 2 touches two of the next ring and is touched by two of it', () => {
    for (const turns of turned) {
      const state = { ...start.state, turns }
      for (const ring of [1, 2] as const) {
        const sectors = (of: Ring) => spacesOf({ state, content }, of).filter(({ id }) => !id.endsWith('b'))
        const [inner, outer] = [sectors(ring), sectors((ring + 1) as Ring)]
        const outward = inner.map((sector) => outer.filter((other) => isTouching(state, sector, other)).length)
        const inward = outer.map((sector) => inner.filter((other) => isTouching(state, other, sector)).length)
        expect(new Set([...outward, ...inward])).toEqual(new Set([2]))
      }
    }
  })

  it('the arc never shares a slot with P4 unless it covers it', () => {
    for (let arc = 0; arc < 6; arc++) {
      const state = { ...start.state, arc }
      const slots = spacesOf({ state, content }, 4).map((space) => [space.sector, positionOf(state, space)] as const)
      const shares = slots.some(([sector, slot]) => sector < 3 && slot === 2)
      expect(isFixedCovered(state)).toBe(shares)
    }
  })
})

// —— INV-30 ——

/** Everybody sits one seat further on. */
const moved = (seat: Seat): Seat => (seat < 0 ? seat : (seat + 1) % 4)
const SEAT_KEYS = ['seat', 'order']
const renamed = (value: unknown, key = ''): unknown => {
  if (typeof value === 'number' && SEAT_KEYS.includes(key)) return moved(value)
  if (Array.isArray(value)) return value.map((one) => renamed(one, key))
  if (typeof value !== 'object' || value === null) return value
  const inside = (k: string) => (SEAT_KEYS.includes(key) ? key : k)
  return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, renamed(one, inside(k))]))
}
/** Told seat by seat, in setup and at the end: in seating order whoever sits there. */
const BY_SEAT: readonly BarEvent['type'][] = ['godDealt', 'finalScored', 'dpChanged', 'ranked']

const isTold = ({ type }: BarEvent): boolean => !BY_SEAT.includes(type)
const stepAt = ({ stack }: P): string | undefined => stack.at(-1)?.at

/** Gods are dealt in seating order, so each goes to the one who has moved; seats of the stack are renamed. */
function movedActor({ before, actor }: Step, dealt: readonly Actor[]): Actor {
  if ('seat' in actor) return { ...actor, seat: moved(actor.seat) }
  if (stepAt(before) === 'stack') return { outcome: moved(actor.outcome as Seat) }
  if (stepAt(before) !== 'gods') return actor
  return dealt[(dealt.indexOf(actor) + 3) % 4] as Actor
}

describe('INV-30 no seat is preferred', () => {
  it.each([0, 1, 2])('the same game one seat further on is told the same way (%i)', (n) => {
    const steps = [...stepsOf(4, {}, `symmetry ${n}`)]
    const dealt = steps.filter(({ before }) => stepAt(before) === 'gods').map(({ actor }) => actor)
    expect(dealt).toHaveLength(4)
    let p = game.setup(content, 4)
    for (const step of steps) {
      const applied = game.apply(content, p, movedActor(step, dealt))
      if ('refused' in applied) throw new Error(`refused: ${JSON.stringify(applied.refused)}`)
      expect(applied.events.filter(isTold)).toEqual(renamed(step.events.filter(isTold)))
      p = applied.position
    }
    const { state } = (steps.at(-1) as Step).after
    for (const seat of state.players.keys()) expect(p.state.players[moved(seat)]).toEqual(state.players[seat])
    expect(p.state.order).toEqual(state.order.map(moved))
    expect(p.state.finishers).toEqual(renamed(state.finishers, 'order'))
  })
})
