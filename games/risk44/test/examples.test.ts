import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runExample, runExamples } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

const content = game.load(pack)

describe('examples of risk44', () => {
  // Thorough means 5,900 choices for every seat at every position: once for each rule that comes first in an example.
  const isFirst = (rule: string | undefined, i: number) => examples.findIndex((e) => e.rules[0] === rule) === i
  examples.forEach((example, i) => {
    const how = isFirst(example.rules[0], i) ? 'thorough' : 'quick'
    it(`${example.id} ${example.title.en}`, () => runExample(game, content, stage, example, how))
  })

  it('each shows the rules it names', () => {
    const reports = runExamples({ game, pack, stage, examples })
    expect(reports.filter(({ failure, unseen }) => failure !== null || unseen.length > 0)).toEqual([])
  })

  it('together they name every rule of the ledger, and both languages say it', () => {
    const ids = Object.keys(ledger).sort()
    expect([...new Set(examples.flatMap(({ rules }) => rules))].sort()).toEqual(ids)
    expect(Object.keys(words.en.rules).sort()).toEqual(ids)
    expect(Object.keys(words.de.rules).sort()).toEqual(ids)
  })

  it('the rules cite exactly the ids of the ledger', () => {
    const files = ['rules.ts', 'queries.ts', 'game.ts'].map((file) => join(import.meta.dirname, '..', file))
    const cited = files.flatMap((file) => readFileSync(file, 'utf8').match(/R44-[A-Z]+-\d+/g) ?? [])
    expect([...new Set(cited)].sort()).toEqual(Object.keys(ledger).sort())
  })

  it('have ids of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
  })
})
