import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { proveAll } from './leak/index.ts'
import { LEAKS, type Leak, leaking } from './leak/leaky.ts'
import { Proof, tasksFor, type Violation } from './leak/prove.ts'
import { HIDINGS, hidingOf } from './leak/secrets.ts'
import { type GameSummary, missedBy, summaryOf } from './leak/summary.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Twins per game in a deep run; a quick one makes one of every kind of secret. */
const DEEP_TWINS = 40

describe('two logs that a viewer cannot tell apart are told alike, byte for byte', () => {
  const width = inject('width')

  for (const hiding of HIDINGS)
    test(hiding.game, { timeout: 1_800_000 }, async () => {
      const kinds = hiding.secrets.filter(({ isToCome }) => !isToCome).length
      const count = width === 'deep' ? DEEP_TWINS : kinds
      const tasks = tasksFor(hiding, count, inject('seed'))
      const { proved, unfound, faults } = await proveAll(ROOT, tasks, availableParallelism())
      const summary = summaryOf(proved)
      expect(summary.violations).toEqual([])
      expect(faults).toEqual([])
      expect(unfound.length, JSON.stringify(unfound)).toBeLessThanOrEqual(count / 10)
      expect(missedBy(summary)).toEqual([])
      const { twins, viewers, requests, frames } = summary.games[hiding.game] as GameSummary
      expect(twins).toBeGreaterThanOrEqual(count - unfound.length)
      expect(viewers).toBeGreaterThanOrEqual(2 * twins)
      expect(requests).toBeGreaterThan(100 * twins)
      expect(frames).toBeGreaterThan(100 * twins)
    })
})

describe('a server that tells too much is noticed', () => {
  let leak: Leak | null = null
  let proof: Proof
  beforeAll(async () => {
    proof = await Proof.open(
      ROOT,
      leaking(() => leak),
    )
  })
  afterAll(() => proof.close())

  const prove = async (seed: string, how: Leak | null) => {
    leak = how
    return (await proof.prove({ game: 'marnon', secret: 'notYetLaid', seed })).violation
  }
  /** Not every pair of logs comes to what a server tells too much of. */
  const SEEDS = Array.from({ length: 8 }, (_, n) => `leaky/${n + 1}`)
  const ANYBODY = /^(\d|watcher)$/

  test('if it tells no more than it should, nothing is noticed', async () => {
    for (const seed of SEEDS.slice(0, 3)) expect(await prove(seed, null)).toBeNull()
  })

  test.each([
    { name: 'frames as long as the choices they tell of', who: /^watcher$/, after: '{"t":"choose"' },
    { name: 'views of another seat', who: ANYBODY, after: 'GET /api/tables/:t/view' },
    { name: 'rows with their hashes', who: /^watcher$/, after: 'GET /api/tables/:t/history' },
    { name: 'reasons that know the position', who: ANYBODY, after: 'POST /api/tables/:t/explain' },
    { name: 'whispers to anybody', who: /^watcher$/, after: 'GET /api/tables/:t/chat' },
    { name: 'choices in the log', who: /^log$/, after: 'everything' },
  ])('$name', async ({ name, who, after }) => {
    let violation: Violation | null = null
    for (const seed of SEEDS) violation ??= await prove(seed, LEAKS[name] as Leak)
    expect(violation).toMatchObject({ who: expect.stringMatching(who), after: expect.stringContaining(after) })
    expect(violation?.first).not.toBe(violation?.second)
  })

  test('games without secrets have nothing to prove', () => {
    expect(() => hidingOf('tic-tac-toe')).toThrow('hides nothing')
  })
})
