import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEAKS, type Leak, leaking } from './leak/leaky.ts'
import { Proof, type Proved, type Task, tasksFor } from './leak/prove.ts'
import { HIDINGS, hidingOf } from './leak/secrets.ts'
import { summaryOf } from './leak/summary.ts'

const ROOT = join(import.meta.dirname, '..', '..')

describe('two logs that a viewer cannot tell apart are told alike, byte for byte', () => {
  let proof: Proof
  beforeAll(async () => {
    proof = await Proof.open(ROOT)
  })
  afterAll(() => proof.close())

  for (const hiding of HIDINGS)
    test(hiding.game, async () => {
      const proved: Proved[] = []
      for (const task of tasksFor(hiding, 12, 'test')) proved.push(await proof.prove(task))
      const { games, violations } = summaryOf(proved)
      expect(violations).toEqual([])
      const { twins, viewers, requests, frames, kinds } = games[hiding.game] as NonNullable<(typeof games)[string]>
      expect(twins).toBeGreaterThanOrEqual(12)
      expect(viewers).toBeGreaterThanOrEqual(2 * twins)
      expect(requests).toBeGreaterThan(1000)
      expect(frames).toBeGreaterThan(1000)
      expect(Object.entries(kinds).filter(([, pairs]) => pairs === 0)).toEqual([])
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

  const task: Task = { game: 'marnon', secret: 'notYetLaid', seed: 'leaky/1' }

  test('it has no other leak', async () => {
    expect((await proof.prove(task)).violation).toBeNull()
  })
  for (const [name, one] of Object.entries(LEAKS))
    test(name, async () => {
      leak = one
      const { violation } = await proof.prove(task)
      leak = null
      expect(violation?.first).not.toBe(violation?.second)
      expect(violation).toMatchSnapshot()
    })

  test('games without secrets have nothing to prove', () => {
    expect(() => hidingOf('tic-tac-toe')).toThrow('hides nothing')
  })
})
