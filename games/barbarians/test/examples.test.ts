import { contentsOf, exampleTests, follow, mutantTests } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { examples, pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'
import { conserved } from './conserved.ts'

const exercise = { game, pack, stage, examples, ledger, words }

describe('examples of Barbarians', () => {
  for (const test of exampleTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('what is switched off in Barbarians is noticed', () => {
  for (const test of mutantTests(exercise, inject('width'))) it(test.name, test.run)
})

/** What every table of so many seats adds up to. */
const sumsOf = new Map<number, Record<string, number>>()

describe('cards, markers and banners add up in every example, before and after', () => {
  const contentOf = contentsOf(game, pack)
  for (const example of examples)
    it(example.id, () => {
      const content = contentOf(example)
      const seats = example.seats ?? 4
      const placed = stage.place(content, example)
      const line = example.line.filter((entry) => !entry.startsWith('now '))
      const { position } = follow(game, content, placed, line)
      const sums = sumsOf.get(seats) ?? conserved(content, game.setup(content, seats))
      sumsOf.set(seats, sums)
      for (const p of [placed, position]) expect(conserved(content, p)).toEqual(sums)
    })
})
