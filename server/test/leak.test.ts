import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEAKS, type Leak, leaking } from './leak/leaky.ts'
import { Proof, type Proved, tasksFor } from './leak/prove.ts'
import { HIDINGS, hidingOf } from './leak/secrets.ts'
import { type GameSummary, missedBy, summaryOf } from './leak/summary.ts'

const ROOT = join(import.meta.dirname, '..', '..')

describe('two logs that a viewer cannot tell apart are told alike, byte for byte', () => {
  let proof: Proof
  beforeAll(async () => {
    proof = await Proof.open(ROOT)
  })
  afterAll(() => proof.close())

  for (const hiding of HIDINGS)
    test(hiding.game, { timeout: 180_000 }, async () => {
      const proved: Proved[] = []
      for (const task of tasksFor(hiding, 12, 'test')) proved.push(await proof.prove(task))
      const summary = summaryOf(proved)
      expect(summary.violations).toEqual([])
      const { twins, viewers, requests, frames } = summary.games[hiding.game] as GameSummary
      expect(twins).toBeGreaterThanOrEqual(12)
      expect(viewers).toBeGreaterThanOrEqual(2 * twins)
      expect(requests).toBeGreaterThan(1000)
      expect(frames).toBeGreaterThan(1000)
      expect(missedBy(summary)).toEqual([])
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

  test('if it tells no more than it should, nothing is noticed', async () => {
    for (const seed of ['leaky/1', 'leaky/3', 'leaky/5']) expect(await prove(seed, null)).toBeNull()
  })

  test.each([
    { name: 'frames as long as the choices they tell of', seed: 'leaky/1', who: 'watcher', after: '{"t":"choose"' },
    { name: 'views of another seat', seed: 'leaky/3', who: '4', after: 'GET /api/tables/:t/view' },
    { name: 'rows with their hashes', seed: 'leaky/1', who: 'watcher', after: 'GET /api/tables/:t/history' },
    { name: 'reasons that know the position', seed: 'leaky/5', who: '3', after: 'POST /api/tables/:t/explain' },
    { name: 'whispers to anybody', seed: 'leaky/1', who: 'watcher', after: 'GET /api/tables/:t/chat' },
    { name: 'choices in the log', seed: 'leaky/1', who: 'log', after: 'everything' },
  ])('$name', async ({ name, seed, who, after }) => {
    const violation = await prove(seed, LEAKS[name] as Leak)
    expect(violation).toMatchObject({ game: 'marnon', seed, who, after: expect.stringContaining(after) })
    expect(violation?.first).not.toBe(violation?.second)
  })

  test('games without secrets have nothing to prove', () => {
    expect(() => hidingOf('tic-tac-toe')).toThrow('hides nothing')
  })
})
