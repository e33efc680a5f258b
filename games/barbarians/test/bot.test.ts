import { type Choice, draw, type Options, type Play, randomFrom, type Seat } from '@skerry/kernel'
import { Club, guideTests, rememberedBy } from '@skerry/kit'
import { describe, expect, inject, test } from 'vitest'
import { bestCampaign } from '../bot/campaigns.ts'
import { oddsOf, type Stage } from '../bot/odds.ts'
import { outlookOf } from '../bot/outlook.ts'
import { sketchOf } from '../bot/sketch.ts'
import { promisedPoints } from '../bot/standing.ts'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import {
  DUMMY,
  mostRecruits,
  playerOf,
  RESOURCES,
  recruitCost,
  TERRAINS,
  TROOPS,
  targetsOf,
  winsNeeded,
} from '../queries.ts'
import type {
  Barbarians,
  BarEvent,
  CampaignFrame,
  CardId,
  ClosingFrame,
  MarkerId,
  RegionCardId,
  RegionId,
  Resource,
  SpaceId,
  State,
  TimelineId,
  Troop,
  TurnFrame,
} from '../types.ts'

const content = game.load(pack)
type P = Play<Barbarians>
const club = new Club(game, content, guide)
const width = inject('width')

/** Games of novices, played once for all that is said of them. */
const gamesOf = rememberedBy((seats: number) =>
  Array.from({ length: numberOf(seats) }, (_, g) => playedBy(seats, `course ${g}`)),
)
const numberOf = (seats: number): number => (width === 'deep' ? 16 : seats === 3 ? 4 : 2)
/** What happened in a game, and how everybody stood before the last era. */
function playedBy(seats: number, seed: string) {
  const play = game.play(content, game.setup(content, seats))
  const random = randomFrom(seed)
  const events: BarEvent['type'][] = []
  let standing: readonly number[] = []
  while (!play.over) {
    if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
    else {
      const { era, round } = play.state
      if (era === 5 && round === 3 && play.stack.at(-1)?.at === 'before') standing = guide.evaluate(play)
      play.take(play.next(), guide.answer(play, play.next(), random))
    }
    events.push(...play.events.map(({ type }) => type))
  }
  return { state: play.state, events, standing, winners: play.position.result?.winners ?? [] }
}

const VARIANTS: readonly Options[] = [
  {},
  { tribePowers: true },
  { tribePowers: true, tribes: 'random', deckTroops: 'pictured' },
]

describe('the novice', () => {
  const tests = guideTests(game, content, guide, {
    width,
    seed: inject('seed'),
    now: () => performance.now(),
    variants: VARIANTS,
    games: 1,
    beats: { seats: [2, 3, 4], games: 8, lost: 0 },
    // Only alone there are cards that nobody has seen (BAR-SOLO-03).
    blind: { seats: 1, games: 2, every: 3 },
  })
  for (const { name, run } of tests) test(name, run)

  test('alone its answers are legal with every solo option', () => {
    for (const options of [{ dummyBlocks: 'both' }, { fateDraw: 'eachOnce', soloEndAt100: false, soloTarget: 150 }])
      club.playOn('alone', club.table(1), options, (play, seat) => {
        expect(play.explain(seat, guide.answer(play, seat, randomFrom(1)))).toBeNull()
      })
  })

  test('scores as a sensible player does, with any number of players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const points = gamesOf(seats).flatMap(({ state }) => state.players.map(({ dp }) => dp))
      const mean = points.reduce((sum, dp) => sum + dp, 0) / points.length
      expect(mean, `${seats} players`).toBeGreaterThan(88)
    }
  })

  test('wins most of its campaigns and fights in every game', () => {
    const games = gamesOf(3)
    const count = (type: BarEvent['type']) => games.flatMap(({ events }) => events).filter((one) => one === type).length
    const begun = count('campaignBegun')
    expect(begun).toBeGreaterThan(games.length * 3)
    expect(count('campaignFailed') / begun).toBeLessThan(0.12)
    const banners = games.flatMap(({ state }) => state.players.map((player) => player.banners.length))
    expect(banners.reduce((sum, n) => sum + n, 0) / banners.length).toBeGreaterThan(1.5)
  })
})

// —— odds ——

/** A table in its first turn. */
const begun = (seats: number): P => game.play(content, game.clone(startOf(seats)))
const startOf = rememberedBy((seats: number): P['position'] => {
  const random = randomFrom('begun')
  const play = game.play(content, game.setup(content, seats))
  while (play.stack.at(-1)?.rule !== 'turn') {
    if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
    else play.take(play.next(), guide.answer(play, play.next(), random))
  }
  return play.position
})
const stage = (battles: number, shield = 0): Stage => ({ battles, wins: winsNeeded(battles), shield })

describe('the odds of a campaign', () => {
  const table = begun(2)
  const stakes = { prize: 8, penalty: 2, troop: 0.9 }

  test('more troops never do harm, and a battle less never does', () => {
    for (const terrain of TERRAINS) {
      const odds = oddsOf(table, terrain, stakes)
      for (let n = 0; n < 6; n++)
        for (let battles = 2; battles <= 6; battles++) {
          const now = odds.value(stage(battles), n, n, n, 8)
          for (const [a, b, r] of [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ] as const)
            expect(odds.value(stage(battles), n + a, n + b, n + r, 8)).toBeGreaterThanOrEqual(now - 1e-4)
          if (battles > 2 && n < 3) expect(odds.value(stage(battles - 1), n, n, n, 8)).toBeGreaterThan(now)
          expect(odds.value(stage(battles, 1), n, n, n, 8)).toBeGreaterThanOrEqual(now - 1e-4)
        }
    }
  })

  test('a chance is a chance: none without troops, nearly certain with the starting army against two battles', () => {
    for (const terrain of TERRAINS) {
      const odds = oddsOf(table, terrain, stakes)
      expect(odds.chanceOf(stage(6), [0, 0, 0])).toBe(0)
      expect(odds.chanceOf(stage(2), [2, 2, 2])).toBeGreaterThan(0.95)
      expect(odds.chanceOf(stage(6), [6, 6, 6])).toBeGreaterThan(0.95)
    }
  })

  test('are those of campaigns fought by a novice', () => {
    const target = 'FEN-F' as RegionId
    let [won, played] = [0, 0]
    const random = randomFrom('fights')
    let chance = 0
    for (let g = 0; g < 300; g++) {
      const play = fighting({ troops: [1, 3, 2], marker: 'varg-5' as MarkerId, region: target })
      const o = outlookOf(play, 0)
      const aim = o.targets.find(({ region }) => region === target) as (typeof o.targets)[number]
      const odds = oddsOf(play, aim.terrain, { prize: aim.prize, penalty: aim.penalty, troop: o.spare })
      chance = odds.chanceOf(stage(6), [1, 3, 2])
      play.take(0, { do: 'attack', region: target } as Choice)
      while (play.within('campaign') !== undefined) {
        if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
        else play.take(play.next(), guide.answer(play, play.next(), random))
      }
      played += 1
      if (playerOf(play.state, 0).banners.length > 0) won += 1
    }
    expect(Math.abs(won / played - chance)).toBeLessThan(0.12)
  })
})

// —— small tables ——

interface Laid {
  readonly troops?: readonly [number, number, number]
  readonly resources?: Partial<Record<Resource, number>>
  readonly era?: number
  readonly marker?: MarkerId
  readonly region?: RegionId
  /** Besides the two of the start island. */
  readonly levels?: Partial<State['players'][number]['knowledge']>
  readonly warlords?: readonly CardId[]
  readonly gods?: readonly CardId[]
}
const campaign = (at: CampaignFrame['at']): CampaignFrame => ({
  rule: 'campaign',
  at,
  seat: 0,
  times: 1,
  region: null,
  battles: 0,
  faced: [],
  swapped: [],
  isReplacement: false,
  won: [],
  isAverted: false,
})

/** Seat 0 of two in its turn, with these belongings and nothing else. */
function laid({ troops = [0, 0, 0], resources = {}, era = 2, levels = {}, ...more }: Laid): P {
  const { position } = begun(2)
  const { state, stack } = structuredClone(position)
  state.era = era
  state.players.forEach((player) => {
    Object.assign(player, { gods: [], warlords: [], heroes: [null, null, null, null] })
    for (const track in player.knowledge) player.knowledge[track as 'varg'] = 0
  })
  const player = playerOf(state, 0)
  TROOPS.forEach((troop, i) => {
    player.troops[troop] = troops[i as 0]
  })
  for (const resource of RESOURCES) player.resources[resource] = resources[resource] ?? 0
  Object.assign(player.knowledge, levels)
  player.gods = (more.gods ?? []).map((card) => ({ card, isUpright: true }))
  player.warlords = (more.warlords ?? []).map((card) => ({ card, isUpright: true }))
  if (more.region !== undefined && more.marker !== undefined) swapMarker(state, more.region, more.marker)
  const turn = stack.at(-1) as TurnFrame
  Object.assign(turn, { seat: 0, at: 'before', ring: 1, isExtraUsed: false, space: null })
  return game.play(content, { ...position, state, stack })
}
/** The marker lies there, and what lay there where it was. */
function swapMarker(state: State, region: RegionId, marker: MarkerId): void {
  const old = state.markers[region] as MarkerId
  for (const other in state.markers)
    if (state.markers[other as RegionId] === marker) state.markers[other as RegionId] = old
  state.removedMarkers = state.removedMarkers.map((one) => (one === marker ? old : one))
  state.markers[region] = marker
}
function on(play: P, ...frames: Barbarians['frame'][]): P {
  return game.play(content, { ...play.position, stack: [...play.stack, ...frames] })
}
/** Seat 0 chooses a target. */
const fighting = (given: Laid): P => on(laid(given), campaign('target'))
/** Seat 0 faces this battle. */
const facing = (given: Laid, card: string, battles: number, won: readonly string[] = []): P =>
  on(laid(given), {
    ...campaign('battle'),
    region: given.region as RegionId,
    battles,
    faced: [...won, card] as RegionCardId[],
    won: [...won] as RegionCardId[],
  })
const closing = (given: Laid, at: ClosingFrame['at'], card: string): P => {
  const play = laid(given)
  play.state.timeline[play.state.era - 1] = card as TimelineId
  play.state.round = 0
  play.stack.length = 1
  return on(play, { rule: 'closing', at, queue: [0] })
}
const asks = (play: P, seat: Seat = 0): Choice => guide.answer(play, seat, randomFrom(1))

describe('on small tables', () => {
  const FOREST = { region: 'FEN-F' as RegionId, marker: 'varg-6' as MarkerId }

  test('wins the battle that the conquest needs, and pays for overkill with troops to spare', () => {
    expect(asks(facing({ ...FOREST, troops: [0, 1, 1], levels: { varg: 4 } }, 'F05', 2))).toEqual({ do: 'yield' })
    expect(asks(facing({ ...FOREST, troops: [0, 2, 0], levels: { varg: 4 } }, 'F06', 2))).toEqual({ do: 'win' })
    expect(asks(facing({ ...FOREST, troops: [0, 6, 6], levels: { varg: 4 } }, 'F05', 2))).toEqual({ do: 'overkill' })
  })

  test('pays with warlords, who come back, before troops, who do not', () => {
    const play = facing({ ...FOREST, troops: [0, 3, 2], warlords: ['W02' as CardId] }, 'F05', 6)
    play.take(0, { do: 'win' })
    expect(asks(play)).toEqual({ do: 'pay', n: { W02: 1, berserker: 1 } })
  })

  test('attacks the marker of the greatest value when it can win it, and stays at home without troops', () => {
    const strong = fighting({ ...FOREST, troops: [6, 6, 6] })
    expect(asks(strong)).toEqual({ do: 'attack', region: 'FEN-F' })
    expect(asks(fighting({ ...FOREST, troops: [0, 0, 0] }))).toEqual({ do: 'stay' })
  })

  test('recruits what the terrain asks for, and only what it can pay', () => {
    const given = {
      ...FOREST,
      troops: [0, 1, 0],
      resources: { food: 3, wood: 4, iron: 5 },
      levels: { varg: 3 },
    } as const
    const play = on(laid(given), campaign('recruit'))
    const { n } = asks(play) as Choice & { n: Partial<Record<Troop, number>> }
    expect((n.berserker ?? 0) + (n.raider ?? 0)).toBeGreaterThan(0)
    for (const resource of RESOURCES)
      expect(recruitCost(content, n as Record<string, number>, resource)).toBeLessThanOrEqual(
        playerOf(play.state, 0).resources[resource],
      )
    expect(mostRecruits(play, 0, 'berserker')).toBeGreaterThanOrEqual(n.berserker ?? 0)
  })

  test('pays demons in gold, and Crom with idle troops', () => {
    const due = closing({ resources: { gold: 2 } }, 'demonPayment', 'D01')
    expect(asks(due)).toEqual({ do: 'appease', with: 'gold' })
    expect(asks(closing({ troops: [2, 2, 2] }, 'demonTribute', 'D01'))).toEqual({ do: 'tribute' })
  })

  test('keeps gold for Fhafnir if his banner is worth more than the points', () => {
    const due = closing({ ...FOREST, era: 6, resources: { gold: 3 } }, 'demonPayment', 'D04')
    expect(asks(due)).toEqual({ do: 'appease', with: 'points' })
    const rich = closing({ ...FOREST, era: 6, resources: { gold: 4 } }, 'demonPayment', 'D04')
    expect(asks(rich)).toEqual({ do: 'appease', with: 'gold' })
    expect(asks(closing({ ...FOREST, resources: { gold: 3 } }, 'demonTribute', 'D04'))).toEqual({ do: 'tribute' })
  })

  test('feasts for the most points that it can pay', () => {
    const feast = (resources: Laid['resources'], era: number) =>
      asks(closing({ era, ...(resources && { resources }) }, 'feastRow', 'FS01'))
    expect(feast({ gold: 1, wood: 3 }, 5)).toEqual({ do: 'row', row: 2 })
    expect(feast({ gold: 1, wood: 2 }, 5)).toEqual({ do: 'row', row: 1 })
  })

  test('averts the first penalty it can', () => {
    const play = facing({ ...FOREST, levels: { defence: 2 } }, 'F18', 6)
    play.take(0, { do: 'yield' })
    expect(play.stack.at(-1)?.at).toBe('avert')
    expect(asks(play)).toEqual({ do: 'avert' })
  })

  test('sends a hero for DP in the last round of the last era rather than for goods', () => {
    const play = laid({ era: 6, resources: { food: 6, wood: 6, iron: 6 } })
    const { state } = play
    state.round = 3
    Object.assign(play.stack.at(-1) as TurnFrame, { ring: 3 })
    // s4 of ring 3 gives points and knowledge, its neighbours 4 iron or 4 stone
    playerOf(state, 0).heroes = ['R1-s0', 'R2-s0a', null, null] as (SpaceId | null)[]
    state.turns = [0, 4, 0]
    const { space } = asks(play) as Choice & { space: string }
    expect(space).toMatch(/^R3-s4/)
  })

  test('a plan never attacks what the rules forbid', () => {
    club.playOn('plans', club.table(3), {}, (play, seat) => {
      if (play.stack.at(-1)?.rule !== 'turn') return
      const o = outlookOf(play, seat)
      const plan = bestCampaign(o, sketchOf(o), 1)
      if (plan !== null) expect(targetsOf(play, seat).map(({ id }) => id)).toContain(plan.target.region)
    })
  })
})

describe('standing', () => {
  test('tells winners from losers before the last era', () => {
    const games = gamesOf(3)
    const right = games.filter(({ standing, winners }) => winners.includes(standing.indexOf(Math.max(...standing))))
    expect(right.length).toBeGreaterThan(games.length / 2) // a third by luck
  })

  test('alone it is the chance to beat the target', () => {
    const play = begun(1)
    const chance = (dp: number): number => {
      playerOf(play.state, 0).dp = dp
      return guide.evaluate(play)[0] as number
    }
    expect(play.state.order).toContain(DUMMY)
    expect(chance(20)).toBeGreaterThan(chance(0))
    expect(chance(200)).toBeGreaterThan(0.9)
    expect(promisedPoints(play, 0)).toBeGreaterThan(200)
  })
})
