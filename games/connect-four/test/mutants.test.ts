import { isNoticed, mutantsOf } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'

const exercise = { game, pack, stage, examples }

describe('what is switched off in connect-four is noticed', () => {
  const mutants = mutantsOf(exercise)
  it('there is something to switch off', () => expect(mutants.length).toBeGreaterThan(0))
  for (const mutant of mutants) it(mutant.id, () => expect(isNoticed(exercise, mutant)).toBe(true))
})
