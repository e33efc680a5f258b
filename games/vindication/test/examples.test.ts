import { contentsOf, exampleTests, follow, mutantTests } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { examples, pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'
import { shape } from './conserved.ts'

const exercise = { game, pack, stage, examples, ledger, words }

describe('examples of Vindication', () => {
  for (const test of exampleTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('what is switched off in Vindication is noticed', () => {
  for (const test of mutantTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('cubes, cards and tiles add up in every example, before and after', () => {
  const contentOf = contentsOf(game, pack)
  for (const example of examples)
    it(example.id, () => {
      const content = contentOf(example)
      const placed = stage.place(content, example)
      const line = example.line.filter((entry) => !entry.startsWith('now '))
      const { position } = follow(game, content, placed, line)
      const whole = shape(content, game.setup(content, example.seats ?? 4))
      for (const p of [placed, position]) expect(shape(content, p)).toEqual(whole)
    })
})
