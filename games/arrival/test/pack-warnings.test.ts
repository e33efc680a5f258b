import { packWarningTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { chanceOfAtMost, packWarnings } from '../pack-warnings.ts'
import { changed, UNUSUAL } from './broken.ts'

describe('what is unusual about a pack', () => {
  const tests = packWarningTests({
    game,
    packWarnings,
    usual: { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack },
    unusual: UNUSUAL,
    refused: [changed({ cards: pack.cards.slice(1) }), 'cards: wrongNumber'],
  })
  for (const { name, run } of tests) it(name, run)
})

describe('the chance that swords suffice', () => {
  /** All draws of so many numbers, one by one. */
  const drawsOf = (numbers: readonly number[], drawn: number): number[] =>
    drawn === 0 ? [0] : numbers.flatMap((n, k) => drawsOf(numbers.slice(k + 1), drawn - 1).map((sum) => sum + n))

  it('is what counting all draws gives', () => {
    const numbers = [0, 3, 1, 1, 2, 0, 4]
    for (let drawn = 0; drawn <= numbers.length; drawn++)
      for (let most = 0; most <= 12; most++) {
        const draws = drawsOf(numbers, drawn)
        const share = draws.filter((sum) => sum <= most).length / draws.length
        expect(chanceOfAtMost(numbers, drawn, most)).toBeCloseTo(share, 12)
      }
  })
})
