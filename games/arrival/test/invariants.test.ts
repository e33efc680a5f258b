/** The invariants of what changes: how one position of a game may differ from the one before it. Ledger 8. */

import { type Actor, draw, randomFrom, type Seat } from '@skerry/kernel'
import { seedsOf, someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { canSpreadAnywhere, fomoriLocations, fortCount, PIECES, tribeLocations } from '../queries.ts'
import type { ArrivalEvent, State, Tribe } from '../types.ts'
import { conserved, type P } from './conserved.ts'

const content = game.load(pack)
type Told<T extends ArrivalEvent['type']> = Extract<ArrivalEvent, { type: T }>

/** One step of a random game: what was done, what happened, and the table before and after. */
interface Step {
  readonly before: P
  readonly after: P
  readonly events: readonly ArrivalEvent[]
}

function* stepsOf(seats: number, seed: string): Generator<Step> {
  const random = randomFrom(seed)
  let before = game.setup(content, seats)
  for (;;) {
    const pending = game.pending(content, before)
    if (pending.kind === 'over') return
    const actor = pending.kind === 'chance' ? { outcome: draw(pending.outcomes, random) } : answer(before, random)
    const applied = game.apply(content, before, actor)
    if ('refused' in applied) throw new Error(`offered but refused: ${JSON.stringify(applied.refused)}`) // ARR-INV-31
    yield { before, after: applied.position, events: applied.events }
    before = applied.position
  }
}

function answer(p: P, random: (n: number) => number): Actor {
  const pending = game.pending(content, p)
  if (pending.kind !== 'asked') throw new Error('nobody is asked')
  const seat = pending.seats.find((one) => !pending.answered.includes(one)) as Seat
  const choices = game.choices(content, p, seat)
  if (choices.kind === 'none') throw new Error('a seat without a legal choice') // ARR-INV-24
  if (choices.kind === 'list') return { seat, choice: choices.list[random(choices.list.length)] as never }
  const { slots, most } = choices.allotment
  const n: Record<string, number> = {}
  let left = random(most + 1)
  for (const { id, max } of slots) {
    const taken = Math.min(left, random(max + 1))
    if (taken > 0) n[id] = taken
    left -= taken
  }
  return { seat, choice: { do: choices.do, n } as never }
}

const isIn = ({ stack }: P, rule: string): boolean => stack.some((frame) => frame.rule === rule)
/** Nothing of the Earning Phase waits above the Action Phase. */
const isActing = (p: P): boolean => isIn(p, 'actions') && !['draw', 'blocking', 'exploit'].some((rule) => isIn(p, rule))
const hasEvent = ({ events }: Step, ...types: readonly ArrivalEvent['type'][]): boolean =>
  events.some(({ type }) => types.includes(type))
const told = <T extends ArrivalEvent['type']>({ events }: Step, type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)
const tribes = ({ state }: P): readonly Tribe[] => state.tribes
const held = (state: State): number => fomoriLocations(state).total + tribeLocations(state).total
const forts = ({ state }: P): number[] => state.tribes.map((_, seat) => fortCount(state, seat))

/** What must hold between two positions that follow one another, by its number in the ledger. */
const RULES: Readonly<Record<string, (step: Step) => boolean>> = {
  'ARR-INV-17 Corruption rises only in step c, and falls only by repel reward, bard and final scoring': (s) =>
    tribes(s.after).every(({ corruption }, seat) => {
      const was = (tribes(s.before)[seat] as Tribe).corruption
      if (corruption > was) return hasEvent(s, 'fomoriDrawn')
      return corruption === was || hasEvent(s, 'corruptionLowered', 'finalScored')
    }),
  'ARR-INV-18 in the Action Phase nothing but tiles and trophies comes into a Tribe Supply': (s) =>
    !(isActing(s.before) && isActing(s.after)) ||
    tribes(s.after).every((tribe, seat) =>
      [...PIECES, 'fomori' as const].every((piece) => tribe[piece] <= (tribes(s.before)[seat] as Tribe)[piece]),
    ),
  'ARR-INV-19 the number of held locations changes by at most 1 per action': (s) => {
    const change = held(s.after.state) - held(s.before.state)
    const spread = told(s, 'fomoriSpread')[0]
    if (spread !== undefined) return change === (spread.owner === null ? 1 : 0)
    if (hasEvent(s, 'repelled')) return change === -1
    const built = told(s, 'built')[0]
    if (built !== undefined) return change === (built.level === 1 ? 1 : 0)
    return change === (hasEvent(s, 'fomoriLanded', 'portSettled') ? 1 : 0)
  },
  'ARR-INV-20 exchanges change neither sides nor anybody’s number of fortifications': (s) =>
    !hasEvent(s, 'swapped') ||
    (held(s.after.state) === held(s.before.state) &&
      JSON.stringify(forts(s.after)) === JSON.stringify(forts(s.before))),
  'ARR-INV-21 the last round stays the last': (s) => !s.before.state.isLastRound || s.after.state.isLastRound,
  'ARR-INV-22 Fame rises by earning, repelling, tiles and final scoring, and falls by Outpost and Distant Attack': (
    s,
  ) =>
    tribes(s.after).every(({ fame }, seat) => {
      const change = fame - (tribes(s.before)[seat] as Tribe).fame
      if (change > 0) return hasEvent(s, 'fameEarned', 'fameGained', 'finalScored')
      return change === 0 || told(s, 'famePaid').some((paid) => paid.seat === seat && paid.n === 2)
    }),
  'ARR-INV-23 a spread takes its cost from the Tribe Supply, one of it to the map': (s) =>
    told(s, 'fomoriSpread').every(({ seat, cost }) => {
      const spent = (tribes(s.before)[seat] as Tribe).fomori - (tribes(s.after)[seat] as Tribe).fomori
      const hasPassed = told(s, 'passed').some((passed) => passed.seat === seat)
      return hasPassed ? spent >= cost : spent === cost
    }),
  'ARR-INV-24 pass is legal exactly if no spread is': (s) => {
    const frame = s.after.stack.at(-1)
    if (frame?.rule !== 'turn' || frame.at !== 'act') return true
    const choices = game.choices(content, s.after, frame.seat)
    const mayPass = choices.kind === 'list' && choices.list.some((choice) => choice.do === 'pass')
    return mayPass === !canSpreadAnywhere({ state: s.after.state, content }, frame.seat)
  },
  'ARR-INV-13 the display is full after a refill, unless no tile is left': ({ before, after }) =>
    !(isIn(before, 'refill') && !isIn(after, 'refill')) ||
    after.state.display.length === 6 ||
    Object.keys(after.state.tiles).length + Object.keys(after.state.usedTiles).length === 0 ||
    after.stack.at(-1)?.rule === 'exploit',
}

const width = inject('width')
const GAMES = Array.from({ length: 12 }, (_, n) => n)

describe.each([2, 3, 4])('in random games of %i players', (seats) => {
  const seeds = someOf(GAMES, 5, width).flatMap((n) => seedsOf(`invariants ${seats} ${n}`, width, inject('seed')))
  const games = seeds.map((seed) => [...stepsOf(seats, seed)])
  const steps = games.flat()

  it.each(Object.entries(RULES))('%s', (_, holds) => {
    expect(steps.find((step) => !holds(step))?.events).toBeUndefined()
  })

  it('ARR-INV-01 to -16 every position keeps its sums and its shape', () => {
    const first = JSON.stringify(conserved(content, games[0]?.[0]?.before as P))
    for (const { after } of steps) {
      const sums = JSON.stringify(conserved(content, after))
      if (sums !== first) expect(sums).toBe(first)
    }
  })

  it('ARR-INV-25 the actions of a phase are bounded by the pieces at its beginning', () => {
    for (const game of games) {
      let [actions, most] = [0, Number.POSITIVE_INFINITY]
      for (const step of game) {
        if (!isActing(step.before) && isActing(step.after)) {
          const pieces = tribes(step.after).flatMap((tribe) =>
            [...PIECES, 'fomori' as const].map((piece) => tribe[piece]),
          )
          most = pieces.reduce((all, n) => all + n, 0) + seats + step.events.length
          actions = 0
        }
        actions += step.events.filter(({ type }) =>
          ['built', 'shieldPlaced', 'fomoriSpread', 'repelled', 'passed'].includes(type),
        ).length
        expect(actions).toBeLessThanOrEqual(most)
      }
    }
  })

  it('ARR-INV-26, -27 no more rounds than scheduled; everybody passes once a round, one of them first', () => {
    const rounds = { 2: 6, 3: 5, 4: 4 }[seats] as number
    for (const game of games) {
      const events = game.flatMap((step) => step.events)
      const ended = events.filter(({ type }) => type === 'roundEnded')
      expect(ended.length).toBeLessThanOrEqual(rounds)
      const passed = events.filter((event): event is Told<'passed'> => event.type === 'passed')
      expect(passed).toHaveLength(ended.length * seats)
      for (let round = 0; round < ended.length; round++) {
        const lap = passed.slice(round * seats, (round + 1) * seats)
        expect(new Set(lap.map(({ seat }) => seat)).size).toBe(seats)
        expect(lap.map(({ isFirst }) => isFirst)).toEqual(lap.map((_, n) => n === 0))
      }
    }
  })

  it('ARR-INV-28 somebody wins, and all winners are equal in both values', () => {
    for (const game of games) {
      const { state, result } = (game.at(-1) as Step).after
      const winners = (result?.winners ?? []).map((seat) => state.tribes[seat] as Tribe)
      expect(winners.length).toBeGreaterThan(0)
      expect(new Set(winners.map(({ fame, corruption }) => `${fame} ${corruption}`)).size).toBe(1)
    }
  })

  it('ARR-INV-29 the same seed and the same decisions lead to the same table', () => {
    const again = [...stepsOf(seats, `invariants ${seats} 0`)]
    expect(again.at(-1)?.after).toEqual(games[0]?.at(-1)?.after)
  })
})
