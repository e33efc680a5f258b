import { runExample, runExamples } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

const content = game.load(pack)

describe('examples of tic-tac-toe', () => {
  for (const example of examples)
    it(`${example.id} ${example.title.en}`, () => runExample(game, content, stage, example, 'thorough'))

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

  it('have ids of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
  })
})
