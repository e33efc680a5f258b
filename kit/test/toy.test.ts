import { describe, expect, it } from 'vitest'
import { conformance, exampleTests, mutantsOf, mutantTests } from '../src/index.ts'
import { exercise } from './toy/examples.ts'
import { toy } from './toy/toy.ts'
import { de, en } from './toy/words.ts'

describe('the examples of the toy hold, at every step', () => {
  for (const test of exampleTests({ ...exercise, words: { en, de } }, 'deep')) it(test.name, test.run)
})

describe('whatever of the toy is switched off, an example notices', () => {
  for (const test of mutantTests(exercise, 'deep')) it(test.name, test.run)

  it('of every kind there is, and everything of that kind', () => {
    const counts: Record<string, number> = {}
    for (const { kind } of mutantsOf(exercise)) counts[kind] = (counts[kind] ?? 0) + 1
    expect(counts).toEqual({ condition: 13, ask: 1, freeActions: 2, blockedVerbs: 1, reaction: 7, part: 4 })
  })
})

describe('alone at the table the toy conforms, too', () => {
  const alone = toy((d) => ({ ...d, seats: { min: 1, max: 1 } }))
  const unreachable = ['answer.look', 'answer.ask', 'toll.pay', 'patrol.come']
  const subject = { ...alone, reach: ['TOY-WIND-03'], rare: unreachable }
  for (const test of conformance(subject, { games: 4, moments: 16, seed: 'alone' })) it(test.name, test.run)
})
