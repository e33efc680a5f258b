import { game as connectFour, pack } from '@skerry/connect-four'
import { randomFrom } from '@skerry/kernel'
import { beginSession } from '@skerry/session'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BenchResult } from '../src/kernel.ts'
import { tableOf } from '../src/main.ts'
import { COLUMNS, columnAt } from '../src/server/columns.ts'
import { figuresOf, type Round } from '../src/server/figures.ts'
import type { Window } from '../src/server/load.ts'
import { quantile } from '../src/server/meter.ts'
import type { Kind } from '../src/server/orders.ts'
import { recordOf } from '../src/server/records.ts'
import { climb, type Sample } from '../src/server/samples.ts'
import type { Trial } from '../src/server/trial.ts'
import { benchServer } from '../src/server.ts'

const PEERS = [
  'connect-four/cpu/reference',
  'connect-four/cpu/boardgame.io',
  'connect-four/p99/reference',
  'connect-four/p99/boardgame.io',
  'connect-four/sustained/reference',
  'marnon/cpu/reference',
  'marnon/open-late/cold',
  'marnon/open-late/warm',
]
const LIMITS = [
  'connect-four/sustained',
  'connect-four/bytes',
  'connect-four/memory',
  'marnon/p99',
  'marnon/bytes',
  'marnon/memory',
  'start/listening',
]
const ofProcesses = (id: string) => id.includes('/cpu/') || id.endsWith('/memory')

describe('bench server, as small as it gets', () => {
  const lines: string[] = []
  let result: BenchResult
  beforeAll(async () => {
    const settings = { games: 4, rate: 40, seconds: 0.3, steps: [], warmUp: 3, openings: 1, pauseMs: 50, rounds: 1 }
    result = await benchServer(settings, (line) => lines.push(line))
  }, 120_000)

  it('has every figure that can be told here', () => {
    // A dozen moves take less processor time than the system's clock can tell, and four games no memory to speak of.
    const isTold = (id: string) => !/cpu|memory|sustained/.test(id)
    const ids = result.figures.map(({ id }) => id).filter(isTold)
    expect(ids.sort()).toEqual([...PEERS, ...LIMITS].filter(isTold).sort())
  })

  it('has the figures scripts rely on', () => {
    expect(result).toMatchObject({ name: 'server', peerMode: 'production' })
    for (const { id, value, unit, against, ratio, spread, goal, met } of result.figures) {
      expect(value, id).toBeGreaterThan(0)
      expect(`${unit} ${against}`, id).toMatch(/\S \S/)
      expect(spread[0], id).toBeLessThanOrEqual(ratio)
      expect(spread[1], id).toBeGreaterThanOrEqual(ratio)
      expect(met, id).toBe(goal === null || ratio >= goal)
    }
    expect(tableOf(result)).toContain('connect-four/p99/boardgame.io')
  })

  it.each(['reference', 'boardgame.io', 'connect-four', 'marnon'])('%s has every move that was made', (kind) => {
    const { made, stored } = result.played?.[kind] ?? { made: 0, stored: 1 }
    // To warm up 0 + 1 + 2 + 0, then 12 in a window; on a busy machine some are too late to be made.
    expect(made).toBeGreaterThanOrEqual(3 + 6)
    expect(stored).toBe(made)
  })

  it('says what it does', () => {
    expect(lines[0]).toBe('round 1 of 1')
    expect(lines.find((line) => line.startsWith('  boardgame.io: '))).toMatch(/moves\/s, p50 .* ms, p99 .* ms/)
  })
})

const window = (rate: number, reached: number, value: number): Window => ({
  rate,
  reached,
  moves: 5000,
  missed: 0,
  lost: 0,
  p50: value,
  p99: value,
  cpu: value,
  generatorCpu: 0.1,
  bytes: value,
  medianBytes: value,
})

describe('figures', () => {
  const sample = (value: number): Sample => ({
    startMs: value,
    memory: value,
    window: window(1000, 1000, value),
    sustained: value,
    count: { made: 5000, stored: 5000 },
  })
  const round = (ours: number, reference: number, peer: number): Round => ({
    reference: sample(reference),
    'boardgame.io': sample(peer),
    'connect-four': sample(ours),
    marnon: sample(ours),
  })
  const opening = (early: number, late: number) => ({ cold: { early, late }, warm: { early, late } })
  const rounds = [round(200, 100, 800), round(300, 100, 600), round(250, 200, 500)]
  const figures = new Map(figuresOf(rounds, [opening(10, 12), opening(10, 20), opening(10, 11)]).map((f) => [f.id, f]))

  it('are all there', () => {
    expect([...figures.keys()].sort()).toEqual([...PEERS, ...LIMITS].sort())
  })

  it('compare within a round and take the median of rounds', () => {
    expect(figures.get('connect-four/cpu/reference')).toEqual({
      id: 'connect-four/cpu/reference',
      value: 250,
      unit: 'µs CPU/move',
      against: 'reference',
      ratio: 0.5,
      spread: [0.333, 0.8],
      goal: 0.5,
      met: true,
      aim: 0.667,
      valueSpread: [200, 300],
      peerValue: 100,
    })
    expect(figures.get('connect-four/cpu/boardgame.io')).toMatchObject({ ratio: 2, spread: [2, 4], goal: 2, met: true })
    expect(figures.get('marnon/open-late/cold')).toMatchObject({ value: 12, peerValue: 10, ratio: 0.833, met: true })
  })

  it('against limits: little is good, but for moves', () => {
    expect(figures.get('connect-four/bytes')).toMatchObject({ value: 250, peerValue: 300, ratio: 1.2, met: true })
    expect(figures.get('connect-four/memory')).toMatchObject({ ratio: 0.2, goal: 1, met: false })
    expect(figures.get('connect-four/sustained')).toMatchObject({ value: 250, ratio: 0.125, goal: 1, met: false })
  })

  it('are left out where a machine does not tell', () => {
    const blind = (kind: Kind, { [kind]: known }: Round): Sample => ({
      ...known,
      memory: null,
      window: { ...known.window, cpu: null },
    })
    const kinds = Object.keys(rounds[0] as Round) as Kind[]
    const told = rounds.map((one) => Object.fromEntries(kinds.map((kind) => [kind, blind(kind, one)])) as Round)
    const ids = figuresOf(told, [opening(1, 1)]).map(({ id }) => id)
    expect(ids.sort()).toEqual([...PEERS, ...LIMITS].filter((id) => !ofProcesses(id)).sort())
  })
})

describe('what can be kept up', () => {
  /** A server that reaches what `reachedOf` says, at the first try and at the next. */
  const climbed = async (reachedOf: (rate: number, attempt: number) => number, p99 = 10) => {
    const tried: number[] = []
    const ask = (async (_: string, { rate }: { rate: number }) => {
      tried.push(rate)
      return window(rate, reachedOf(rate, tried.filter((one) => one === rate).length), p99)
    }) as Trial['ask']
    const best = await climb('reference', { ask }, { steps: [1000, 2000, 4000], seconds: 1 }, () => {})
    return { best, tried }
  }

  it('is the highest step that holds', async () => {
    expect(await climbed((rate) => rate * 0.98)).toEqual({ best: 4000, tried: [1000, 2000, 4000] })
    expect(await climbed((rate) => Math.min(rate, 1900))).toEqual({ best: 1000, tried: [1000, 2000, 2000] })
    expect(await climbed((rate) => rate, 250)).toEqual({ best: 0, tried: [1000, 1000] })
  })

  it('has a second chance at every step', async () => {
    const slowAtFirst = (rate: number, attempt: number) => (attempt === 1 ? 0.9 * rate : rate)
    expect(await climbed(slowAtFirst)).toEqual({ best: 4000, tried: [1000, 1000, 2000, 2000, 4000, 4000] })
  })
})

describe('what is played', () => {
  it('connect four: the columns fill the board, and nobody wins', () => {
    const match = beginSession(connectFour, connectFour.load(pack), 2)
    const random = randomFrom(1)
    for (const [i, column] of COLUMNS.entries()) {
      expect(match.pending(), `stone ${i + 1}`).toMatchObject({ kind: 'asked', seats: [i % 2] })
      expect(match.choose(i % 2, [`drop ${column}`], random), `stone ${i + 1}`).toHaveProperty('row')
    }
    expect(match.position.result).toMatchObject({ reason: 'full', winners: [] })
    expect([columnAt(0), columnAt(41), columnAt(42)]).toEqual([1, 5, 1])
  })

  it('Marnon: games of exactly so many rows that go on', () => {
    const record = recordOf('novice', 2, 30, 1)
    expect(record).toMatchObject({ game: 'marnon', seats: 2 })
    expect(record.rows).toHaveLength(30)
    expect(recordOf('random', 4, 900, 1).rows).toHaveLength(900)
    expect(recordOf('novice', 2, 30, 1)).toEqual(record)
  })
})

it('quantiles', () => {
  const values = Array.from({ length: 100 }, (_, i) => 99 - i)
  expect([quantile(values, 0.5), quantile(values, 0.99), quantile([7], 0.99)]).toEqual([50, 99, 7])
  expect(quantile([], 0.5)).toBeNaN()
})
