import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

const count = (cells: readonly number[], mark: number) => cells.filter((cell) => cell === mark).length

describe('tic-tac-toe conforms', () => {
  const tests = conformance(
    {
      game,
      pack,
      longest: pack.side ** 2,
      conserved: (_, { state: { cells } }) => ({
        cells: cells.length,
        'X ahead by other than one or none': [0, 1].includes(count(cells, 0) - count(cells, 1)) ? 0 : 1,
      }),
      reach: Object.keys(ledger).filter((id) => id !== 'TTT-MARK-02'), // only a refusal shows it
      words,
    },
    { games: 60, moments: 60, seed: `${inject('seed')} tic-tac-toe`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
