import { exampleTests, mutantTests } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

const exercise = { game, pack, stage, examples, ledger, words }

describe('examples of risk44', () => {
  for (const test of exampleTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('what is switched off in risk44 is noticed', () => {
  for (const test of mutantTests(exercise, inject('width'))) it(test.name, test.run)
})
