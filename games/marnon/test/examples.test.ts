import { exampleTests, mutantTests } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { examples, pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

const exercise = { game, pack, stage, examples, ledger, words }

describe('examples of Marnon', () => {
  for (const test of exampleTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('what is switched off in Marnon is noticed', () => {
  for (const test of mutantTests(exercise, inject('width'))) it(test.name, test.run)
})
