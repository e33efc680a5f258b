import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { words } from '../words/index.ts'

const { columns, rows } = pack
const count = (cells: readonly number[], stone: number) => cells.filter((cell) => cell === stone).length

describe('connect-four conforms', () => {
  const tests = conformance(
    {
      game,
      pack,
      longest: columns * rows,
      conserved: (_, { state: { cells, heights } }) => ({
        places: cells.length,
        'stones not counted by their columns':
          cells.filter((cell) => cell >= 0).length - heights.reduce((a, b) => a + b),
        'X ahead by other than one or none': [0, 1].includes(count(cells, 0) - count(cells, 1)) ? 0 : 1,
      }),
      reach: ['C4-TURN-01', 'C4-DROP-01', 'C4-END-01'],
      rare: ['game.full'], // one random game in some hundred fills the board
      words,
    },
    { games: 20, moments: 60, seed: `${inject('seed')} connect-four`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
