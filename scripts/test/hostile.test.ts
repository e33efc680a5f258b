import { hashOf } from '@skerry/kernel'
import { describe, expect, inject, it } from 'vitest'
import { NOBODY } from '../hostile/house.ts'
import { Random } from '../hostile/random.ts'
import { Ears } from '../hostile/watch.ts'
import { hostile } from '../hostile.ts'

describe('the ears', () => {
  const anne = { name: 'Anne', cookie: 'skerry=x' }
  const ears = new Ears([{ what: 'a whisper', text: 'whisper0123456789', mayKnow: [anne] }])

  it.each([
    ['{"text":"whisper0123456789"}', ['a whisper']],
    ['whisper0123456789', ['a whisper']],
    ['AAAAwhisper0123456789ZZZZ', ['a whisper']],
    ['whisper0123456789 and whisper0123456789', ['a whisper', 'a whisper']],
    ['whisper012345678', []],
    ['nothing at all', []],
  ])('hear in %j: %j', (text, leaks) => {
    expect(ears.leaks(text, NOBODY)).toEqual(leaks)
    expect(ears.leaks(text, null)).toEqual(leaks)
    expect(ears.leaks(text, anne)).toEqual([])
  })
})

it('the same seed makes the same attacks', () => {
  const numbers = (seed: number) => {
    const random = new Random(seed)
    return [random.below(1e9), random.word(9), random.text(9), random.bytes(4).toString('hex')]
  }
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
})

/** Enough for memory to be judged, too. */
const DEEP_ATTACKS = 60_000
const isDeep = inject('width') === 'deep'

it('bad requests and frames change nothing, learn nothing and break nothing', { timeout: 1_800_000 }, async () => {
  const attacks = isDeep ? DEEP_ATTACKS : 2000
  const seed = isDeep ? Number.parseInt(hashOf(inject('seed')).slice(0, 7), 16) : 1
  const { count, violations, answers, secrets } = await hostile({ count: attacks, seed })
  expect(violations, `npm run hostile -- --count ${attacks} --seed ${seed}`).toEqual([])
  expect(count).toBe(attacks)
  expect(secrets).toBeGreaterThan(50)
  // All ways of refusing were seen: otherwise the attacks have missed what they were meant for.
  for (const answer of [
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '431',
    'bad',
    'no',
    'ok',
    'gone',
    'whole',
  ])
    expect(answers[answer], answer).toBeGreaterThan(0)
})
